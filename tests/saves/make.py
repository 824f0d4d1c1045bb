"""Writes saves of the present format: `python -m tests.saves.make FOLDER`; what a release wrote stays as it is."""

from __future__ import annotations

import json
import shutil
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from shem.app.keeping import BETWEEN
from tests.app.table import Browser, Chair, Message, serving
from tests.app.test_bringing import reed_stalker
from tests.app.test_cards import CARDS, sent, storm_weaver
from tests.app.test_documents import TOWER
from tests.app.test_positions import wait_for_position
from tests.app.test_stylus import BOOK

BORNE = "shield.rays.blue.bone.wolf.gold"


def asked(chair: Chair) -> list[Message]:
    """What lies on the table is as it should be; the choices of whoever is to decide."""
    seat = chair.sight["pending"]["seats"][0]
    if chair.sight["seat"] != seat:
        chair.wish(kind="look", seat=seat)
    if steps := [step["id"] for step in chair.sight["real"]["steps"]]:
        chair.wish(kind="placed", seq=chair.sight["seq"], seat=0, steps=steps)
    return chair.choices()


def attack(chair: Chair) -> Message:
    """Walk and end turns until a Golem can strike; the choice to do so."""
    for _ in range(60):
        choices = asked(chair)
        strikes = [choice for choice in choices if choice["kind"] == "attack"]
        if strikes:
            return strikes[0]
        moves = [choice for choice in choices if choice["kind"] == "move" and "region" in choice]
        rows = {region["number"]: region["at"][1] for region in chair.welcome["head"]["head"]["regions"]}
        middle = max(rows.values()) / 2
        if moves:
            chair.act(min(moves, key=lambda choice: abs(rows[choice["region"]] - middle)))
        else:
            ends = [choice for choice in choices if choice["kind"] == "end-turn"]
            chair.act((ends or choices)[0])  # else where one that was struck goes
    raise AssertionError("no Golem came to strike")


def play(browser: Browser, id: str) -> None:
    """To mid-attack, past a late position; the first seat's figures stand on a real table."""
    with browser.sit(id) as chair:
        while chair.sight["pending"]["code"] == "deploy":
            chair.act(next(choice for choice in asked(chair) if choice["kind"] == "deploy"))
        while chair.sight["seq"] < BETWEEN:
            chair.act(attack(chair))
        line = wait_for_position(browser.server, id)[0]
        chair.act(attack(chair), dice="enter")
        assert line < chair.sight["seq"]


def keep(browser: Browser, folder: Path, army: Message) -> str:
    """What people keep, on the server and as files: an army, a collection, a banner, a code book; the army's id."""
    saved = browser.ask("POST", "/games/arcana/armies", json={"army": army}).json()["id"]
    carried = browser.ask("POST", "/games/arcana/armies/qr", json={"army": army}).json()
    (folder / "army.yaml").write_text(carried["file"])
    (folder / "army.txt").write_text(carried["code"] + "\n")
    owned = {"boxes": {"base-game": 1}, "golems": {"sand-lion": 2}, "relics": ["tarmonuds-codex"], "tiles": {"1": 1}}
    browser.ask("PUT", "/games/arcana/collection", 204, json=owned)
    browser.ask("POST", "/documents/banner", 201, json=TOWER)
    browser.ask("POST", "/documents/book", 201, json=BOOK)
    (folder / "book.json").write_text(json.dumps(BOOK, indent=1) + "\n")
    return str(saved)


def write(folder: Path) -> None:
    """A database (match in mid-attack on a real table, late position, documents, settings); files of the match, an army,
    a code book, a card of one's own and a pack."""
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as server:
        browser = Browser(server)
        rows = browser.get("/games/arcana/armies")["armies"]
        saved = keep(browser, folder, next(row["army"] for row in rows if row["id"] == "dune-hunters"))
        browser.ask("PUT", "/settings", json={"language": "de"})
        seats = [
            {"player": "here", "dice": "either", "real": True, "banner": BORNE},
            {"player": "here", "dice": "either"},
        ]
        options = {"scenario": "three-cairns", "armies": [saved, "hired-wood"], "order": "position"}
        wanted = {"game": "arcana", "options": options, "seats": seats, "lenient": True}
        id = browser.ask("POST", "/matches", json=wanted).json()["id"]
        play(browser, id)
        browser.ask("PUT", f"{CARDS}/golems/storm-weaver", 200, json=sent(storm_weaver()))
        (folder / "my-cards.zip").write_bytes(browser.ask("GET", f"{CARDS}/packs/my-cards.zip", 200).content)
        (folder / "match.jsonl").write_bytes(browser.ask("GET", f"/matches/{id}/file").content)
        (folder / "cookie.txt").write_text(browser.cookies["shem_device"] + "\n")
        server.stop()
        with closing(connect(server.home / "shem.db")) as database:
            database.execute("PRAGMA journal_mode = DELETE")
        shutil.copy(server.home / "shem.db", folder / "shem.db")
    (folder / "pack/golems").mkdir(parents=True, exist_ok=True)
    (folder / "pack/golems/reed-stalker.yaml").write_bytes(reed_stalker())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
