"""What was saved in every released format is opened by this version: matches, armies, packs, documents, databases."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select
from sqlalchemy.orm import Session

import shem
from shem.app.database import open_database
from shem.app.journal import DatabaseJournal
from shem.app.store import Store
from shem.app.tables import Base, MatchRow
from shem.core.contract import Roll
from shem.core.save import take_up
from shem.games import game
from shem.games.arcana.content.codex import problems
from tests.app.table import Browser, Server
from tests.app.test_cards import CARDS, storm_weaver
from tests.app.test_documents import TOWER
from tests.app.test_stylus import BOOK
from tests.saves.make import BORNE

SAVES = sorted(path for path in (Path(__file__).parents[1] / "saves").iterdir() if path.is_dir() and path.name.isdigit())
KEPT = [save for save in SAVES if int(save.name) >= 4]  # with banners, code books, own cards and a real table
every = pytest.mark.parametrize("save", SAVES, ids=lambda path: path.name)
with_documents = pytest.mark.parametrize("save", KEPT, ids=lambda path: path.name)


@pytest.fixture
def home(save: Path, tmp_path: Path) -> Iterator[Browser]:
    """The browser that made a save, at a server of today with that save's database."""
    shutil.copy(save / "shem.db", tmp_path / "shem.db")
    server = Server(tmp_path).start()
    try:
        browser = Browser(server)
        browser.cookies.set("shem_device", (save / "cookie.txt").read_text().strip())
        yield browser
    finally:
        server.stop()
    assert server.errors() == ""


@every
def test_the_match_goes_on(save: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(save / "match.jsonl", tmp_path))
    match = shem.load(path)
    assert isinstance(match.pending, Roll)
    match.enter(1)
    assert shem.check(path) is None


@every
def test_the_pack_is_sound(save: Path) -> None:
    assert problems(save / "pack") == []


@every
def test_the_database_is_brought_up_to_date(save: Path, tmp_path: Path) -> None:
    """Its tables are those of today; a late position in it, as formats from 2 on have, stands for its lines, if it was
    written by the rules of today."""
    shutil.copy(save / "shem.db", tmp_path / "shem.db")
    engine = open_database(f"sqlite:///{tmp_path}/shem.db")
    with engine.connect() as connection:
        assert list(compare_metadata(MigrationContext.configure(connection), Base.metadata)) == []
    with Session(engine) as session:
        (id,) = session.scalars(select(MatchRow.id))
    matches = []
    late = Store(engine).position(id)
    for text in (late, ""):
        journal = DatabaseJournal(engine, id)
        journal.read()
        matches.append(take_up(journal, game, id, text))
    engine.dispose()
    assert matches[0].state.data() == matches[1].state.data()
    assert bool(late) == (int(save.name) >= 2)
    of_today = bool(late) and json.loads(late)["rules"] == game("arcana").rules
    assert (matches[0].earlier is not None) == of_today and (of_today or save != SAVES[-1])


@every
def test_the_database_opens_with_all_that_is_in_it(save: Path, home: Browser) -> None:
    assert home.get("/games/arcana/collection")["collection"]["tiles"] == {"1": 1}
    (line,) = home.get("/home")["matches"]
    assert line["mine"] and line["state"] == "playing"
    with home.sit(line["id"]) as chair:
        assert chair.sight["pending"]["kind"] == "roll"
        assert chair.wish(kind="roll", seq=chair.sight["seq"], face=1)["pending"]["kind"] in ("roll", "turn")
    mine = next(row for row in home.get("/games/arcana/armies")["armies"] if row["saved"])
    for name in ("army.yaml", "army.txt"):
        read = home.ask("POST", "/games/arcana/armies/read", json={"text": (save / name).read_text()}).json()
        assert read["army"]["golems"] == mine["army"]["golems"]
    pack = (save / "pack/golems/reed-stalker.yaml").read_bytes()
    home.ask("POST", "/packs", 201, files={"files": ("reed-stalker.yaml", pack)})


@with_documents
def test_what_people_keep_is_there(save: Path, home: Browser) -> None:
    assert home.get("/games/arcana/collection")["collection"] == {
        "boxes": {"base-game": 1},
        "golems": {"sand-lion": 2},
        "relics": ["tarmonuds-codex"],
        "tiles": {"1": 1},
    }
    assert [document["data"] for document in home.get("/documents/banner")["documents"]] == [TOWER]
    books = [document["data"] for document in home.get("/documents/book")["documents"]]
    assert books == [BOOK] == [home.ask("POST", "/stylus/read", json={"text": (save / "book.json").read_text()}).json()]


@with_documents
def test_the_real_table_lies_as_it_did(save: Path, home: Browser) -> None:
    (line,) = home.get("/home")["matches"]
    assert [seat["banner"] for seat in line["seats"]] == [BORNE, ""]
    with home.sit(line["id"]) as chair:
        assert [(seat["real"], seat["banner"]) for seat in chair.sight["seats"]] == [(True, BORNE), (False, "")]
        assert chair.sight["real"] == {"steps": [], "by": [0], "mine": True, "laying": False}


@with_documents
def test_a_card_of_ones_own_is_read(save: Path, home: Browser, tmp_path: Path) -> None:
    shared = save / "my-cards.zip"
    with zipfile.ZipFile(shared) as files:
        files.extractall(tmp_path / "my-cards")
    assert problems(tmp_path / "my-cards") == []
    home.ask("POST", "/packs", 201, files={"files": ("my-cards.zip", shared.read_bytes(), "application/zip")})
    assert [(card["id"], card["replaces"]) for card in home.get(CARDS)["mine"]] == [("storm-weaver", True)]
    assert home.get(f"{CARDS}/golems/storm-weaver")["data"]["health"] == storm_weaver()["health"]
