"""Replays answer questions as of any step, to those only who may know; files of unfinished matches can be looked at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.app.table import Browser, Server
from tests.app.test_bringing import golden

SAVE = Path(__file__).parents[1] / "saves/1/match.jsonl"


def question(browser: Browser, match: str, seq: int, what: str, status: int = 200, **more: Any) -> Any:
    params = {} if "seat" not in more else {"seat": more.pop("seat")}
    body = {"what": what, **more}
    return browser.ask("POST", f"/matches/{match}/at/{seq}/ask", status, params=params, json=body).json()


def brought(browser: Browser, content: bytes) -> str:
    return str(browser.ask("POST", "/replays", content=content).json()["id"])


def test_every_number_of_a_replay_opens_to_the_lines_that_decided(browser: Browser) -> None:
    id = brought(browser, golden("arcana-three-cairns-2015"))
    found = browser.get(f"/matches/{id}/steps")
    assert found["ending"]
    last = len(found["steps"])
    log = question(browser, id, last, "log")
    lines = browser.ask("GET", f"/matches/{id}/log").text.splitlines()
    assert "\n".join(told["text"] for told in log).splitlines() == lines
    numbered = [told for told in log if told["numbers"]]
    assert len(numbered) > 10
    for told in numbered[::7]:
        numbers = question(browser, id, last, "dive", about={"entry": told["entry"], "place": told["place"]})
        assert {number["code"]: number["total"] for number in numbers} == told["numbers"]
        for number in numbers:
            assert number["total"] == sum(line["amount"] for line in number["lines"])


def test_a_card_is_as_it_was_at_that_step(browser: Browser) -> None:
    id = brought(browser, golden("arcana-three-cairns-2015"))
    last = len(browser.get(f"/matches/{id}/steps")["steps"])
    for seq in (last // 3, last // 2):
        scene = browser.get(f"/matches/{id}/at/{seq}")["sight"]["scene"]
        for golem in [one for one in scene["golems"] if one["at"] >= 0][:2]:
            card = question(browser, id, seq, "card", about={"golem": golem["number"]})
            (health,) = [figure for figure in card["figures"] if figure["code"] == "health"]
            assert golem["most"] in (health["value"], health["printed"])
            region = question(browser, id, seq, "region", about={"region": golem["at"]})
            assert region["region"] == golem["at"]
    assert question(browser, id, last, "dive", 404, about={"entry": 9999, "place": 0})["code"] == "nothing-told"
    assert question(browser, id, last + 1, "card", 404, about={"golem": 0})["code"] == "nothing-told"
    assert question(browser, id, 1, "fortune", 404)["code"] == "no-such-question"
    assert question(browser, id, 1, "why", 404, key=[1])["code"] == "watching"
    assert question(browser, id, 1, "numbers", 404, key=[10**6] * 80)["code"] == "no-action"


def test_a_finished_match_is_open_to_all_eyes_a_running_one_to_its_own(server: Server, browser: Browser) -> None:
    id = brought(browser, golden("arcana-three-cairns-2015"))
    assert browser.get(f"/matches/{id}/at/2")["eyes"] == [0, 1]
    assert question(browser, id, 2, "army", seat=1, about={"army": 1})
    made = browser.make("here", "remote", scenario="three-cairns", order="position")
    guest, stranger = Browser(server), Browser(server)
    guest.join(made["links"][1])
    path = made["id"]
    assert browser.get(f"/matches/{path}/at/1")["eyes"] == [0]
    assert guest.get(f"/matches/{path}/at/1")["eyes"] == [1]
    for asker, own, other in ((browser, 0, 1), (guest, 1, 0)):
        assert question(asker, path, 1, "army", seat=own, about={"army": own})
        assert question(asker, path, 1, "army", 403, seat=other, about={"army": other})["code"] == "not-yours"
        assert question(asker, path, 1, "log", 403, seat=other)["code"] == "not-yours"
        assert question(asker, path, 1, "log") is not None
    assert question(stranger, path, 1, "log", 404)["code"] == "no-match"
    assert question(browser, id, 1, "army", 404, seat=7)["code"] == "no-seat"


def test_secrets_of_a_running_match_are_not_asked_out_of_its_past(server: Server, browser: Browser) -> None:
    """Hidden wells and orders: what a seat is answered of the past is what it is told at the table."""
    made = browser.make("here", "remote", scenario="as-the-embers-die", order="position")
    guest = Browser(server)
    guest.join(made["links"][1])
    for who, seat in ((browser, 0), (guest, 1)):
        steps = who.get(f"/matches/{made['id']}/steps", params={"seat": seat})["steps"]
        with who.sit(made["id"]) as chair:
            assert question(who, made["id"], len(steps), "log", seat=seat) == chair.question("log")


def test_a_match_in_mid_roll_is_looked_at(browser: Browser) -> None:
    """The file of the command line ends where a real die is waited for."""
    content = SAVE.read_bytes()
    id = brought(browser, content)
    found = browser.get(f"/matches/{id}/steps")
    assert found["steps"] and "roll" in found["ending"].lower()
    assert browser.get(f"/matches/{id}")["state"] == "replay"
    assert browser.get(f"/matches/{id}/at/{len(found['steps'])}")["sight"]["scene"]["golems"]
    kept = browser.ask("GET", f"/matches/{id}/file").text.splitlines()
    assert kept[1:] == content.decode().splitlines()[1:]
    assert json.loads(kept[0])["secret"] is None
    with browser.sit(id) as chair:
        refused = chair.wish(kind="roll", seq=chair.sight["seq"], face=1)
        assert (refused["kind"], refused["code"]) == ("refused", "not-yours")


@pytest.mark.parametrize("kept", [1, 2, 3, 20])
def test_an_unfinished_match_is_looked_at(kept: int, browser: Browser) -> None:
    """A file that ends anywhere, in the midst of a line too."""
    lines = golden("arcana-three-cairns-2015").split(b"\n")
    id = brought(browser, b"\n".join(lines[:kept]) + b"\n" + lines[kept][:40])
    found = browser.get(f"/matches/{id}/steps")
    assert found["steps"] and found["ending"]
    assert browser.get(f"/matches/{id}/at/{len(found['steps'])}")["sight"]["seq"] == len(found["steps"])


def test_a_broken_file_says_which_line_is_wrong(browser: Browser) -> None:
    lines = golden("arcana-three-cairns-2015").split(b"\n")
    told = browser.ask("POST", "/replays", 400, content=b"\n".join([*lines[:6], lines[6][:50], *lines[7:]])).json()
    assert told["code"] == "replay-line" and "7" in told["text"]
    at = next(place for place, line in enumerate(lines) if place > 9 and b'"done"' in line)
    entry = json.loads(lines[at])
    changed = json.dumps({**entry, "digest": "0" * len(entry["digest"])}).encode()
    told = browser.ask("POST", "/replays", 400, content=b"\n".join([*lines[:at], changed, *lines[at + 1 :]])).json()
    assert told["code"].startswith("save-") and str(entry["done"]) in told["text"]


def test_what_is_wrong_with_a_file_is_said_in_the_readers_language_alone(server: Server) -> None:
    german = Browser(server, "de")
    told = german.ask("POST", "/replays", 400, content=b"[]\n").json()
    assert told["code"] == "save-not-json" and "Zeile 1" in told["text"]
    assert "not a JSON object" not in told["text"] and "\n" not in told["text"]
