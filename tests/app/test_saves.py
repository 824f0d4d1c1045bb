"""What was saved in every released format is opened by this version: matches, armies, packs, databases."""

from __future__ import annotations

import shutil
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

SAVES = sorted(path for path in (Path(__file__).parents[1] / "saves").iterdir() if path.is_dir() and path.name.isdigit())
pytestmark = pytest.mark.parametrize("save", SAVES, ids=lambda path: path.name)


def test_the_match_goes_on(save: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(save / "match.jsonl", tmp_path))
    match = shem.load(path)
    assert isinstance(match.pending, Roll)
    match.enter(1)
    assert shem.check(path) is None


def test_the_pack_is_sound(save: Path) -> None:
    assert problems(save / "pack") == []


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
    assert (matches[0].earlier is not None) == (save == SAVES[-1])


def test_the_database_opens_with_all_that_is_in_it(save: Path, tmp_path: Path) -> None:
    shutil.copy(save / "shem.db", tmp_path / "shem.db")
    server = Server(tmp_path).start()
    try:
        browser = Browser(server)
        browser.cookies.set("shem_device", (save / "cookie.txt").read_text().strip())
        assert browser.get("/games/arcana/collection")["collection"]["tiles"] == {"1": 1}
        (line,) = browser.get("/home")["matches"]
        assert line["mine"] and line["state"] == "playing"
        with browser.sit(line["id"]) as chair:
            assert chair.sight["pending"]["kind"] == "roll"
            assert chair.wish(kind="roll", seq=chair.sight["seq"], face=1)["pending"]["kind"] in ("roll", "turn")
        mine = next(row for row in browser.get("/games/arcana/armies")["armies"] if row["saved"])
        for name in ("army.yaml", "army.txt"):
            read = browser.ask("POST", "/games/arcana/armies/read", json={"text": (save / name).read_text()}).json()
            assert read["army"]["golems"] == mine["army"]["golems"]
        pack = (save / "pack/golems/reed-stalker.yaml").read_bytes()
        browser.ask("POST", "/packs", 201, files={"files": ("reed-stalker.yaml", pack)})
    finally:
        server.stop()
    assert server.errors() == ""
