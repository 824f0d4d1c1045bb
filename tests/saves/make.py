"""Writes saves of the present format: `python -m tests.saves.make FOLDER`; what a release wrote stays as it is."""

from __future__ import annotations

import shutil
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

from shem.app.keeping import BETWEEN
from tests.app.table import Browser, Chair, Message, serving
from tests.app.test_bringing import reed_stalker
from tests.app.test_playing import play_to_turn
from tests.app.test_positions import wait_for_position


def attack(chair: Chair) -> Message:
    """Walk and end turns until a Golem can strike; the choice to do so."""
    for _ in range(60):
        seat = chair.sight["pending"]["seats"][0]
        if chair.sight["seat"] != seat:
            chair.wish(kind="look", seat=seat)
        choices = chair.choices()
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


def write(folder: Path) -> None:
    """A database (match in mid-attack, late position, army, settings); the match, an army and a pack as files."""
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as server:
        browser = Browser(server)
        rows = browser.get("/games/arcana/armies")["armies"]
        army = next(row["army"] for row in rows if row["id"] == "dune-hunters")
        saved = browser.ask("POST", "/games/arcana/armies", json={"army": army}).json()["id"]
        browser.ask("PUT", "/settings", json={"language": "de", "tiles": {"1": 1}})
        made = browser.make(
            "here", "here", scenario="three-cairns", armies=[saved, "hired-wood"], order="position", dice="either"
        )
        with browser.sit(made["id"]) as chair:
            play_to_turn(chair)
            while chair.sight["seq"] < BETWEEN:
                chair.act(attack(chair))
            line = wait_for_position(server, made["id"])[0]
            chair.act(attack(chair), dice="enter")
            assert line < chair.sight["seq"]
        (folder / "match.jsonl").write_bytes(browser.ask("GET", f"/matches/{made['id']}/file").content)
        (folder / "cookie.txt").write_text(browser.cookies["shem_device"] + "\n")
        carried = browser.ask("POST", "/games/arcana/armies/qr", json={"army": army}).json()
        (folder / "army.yaml").write_text(carried["file"])
        (folder / "army.txt").write_text(carried["code"] + "\n")
        server.stop()
        with closing(connect(server.home / "shem.db")) as database:
            database.execute("PRAGMA journal_mode = DELETE")
        shutil.copy(server.home / "shem.db", folder / "shem.db")
    (folder / "pack/golems").mkdir(parents=True, exist_ok=True)
    (folder / "pack/golems/reed-stalker.yaml").write_bytes(reed_stalker())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
