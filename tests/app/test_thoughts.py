"""What bots think, over HTTP: hints that the log names, reasons of their moves, the analysis of a match that is over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.app.table import Browser, Server, beginning_with, mine, serving

LIMIT = 120.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with serving() as found:
        yield found


def hint(browser: Browser, match: str, status: int = 200, level: str = "adept", seat: int = 0) -> Any:
    return browser.ask("POST", f"/matches/{match}/hint", status, json={"seat": seat, "level": level}).json()


def analysed(browser: Browser, match: str) -> Any:
    browser.ask("POST", f"/matches/{match}/analysis", 202)
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        found = browser.get(f"/matches/{match}/analysis")
        if not found["running"]:
            return found
        time.sleep(0.2)
    raise AssertionError("the analysis takes too long")


def pondering(told: dict[str, Any]) -> bool:
    return bool(told["kind"] == "pondering")


def finished(browser: Browser, game: str, *players: str, **options: Any) -> str:
    made = (
        browser.make(*players, game=game, **options)["id"] if game != "arcana" else browser.make(*players, **options)["id"]
    )
    with browser.sit(made) as chair:
        chair.wait(lambda sight: sight["pending"]["kind"] == "over")
    return str(made)


def test_a_hint_says_what_to_do_and_the_log_says_so(server: Server) -> None:
    browser = Browser(server)
    match = browser.make("here", "greedy", order="position", scenario="three-cairns")["id"]
    with browser.sit(match) as chair:
        chair.wait(mine)
        found = hint(browser, match)
        assert found["seat"] == 0 and found["reasons"][0]["key"] and found["text"]
        assert found["reasons"][0]["text"] == found["text"] and found["reasons"][0]["lost"] == 0
        assert 0 <= found["before"] <= 100 and len(found["reasons"]) <= 3 <= found["count"]
        gains = [one["gain"] for one in found["reasons"]]
        assert all(abs(sum(term["gain"] for term in one["terms"]) - one["gain"]) < 0.1 for one in found["reasons"])
        assert gains[0] == max(gains)
        sight = chair.until(lambda told: any(news["kind"] == "seated" for news in told.get("news", [])))
        assert [news["text"] for news in sight["news"]] == ["A hint for Dune Hunters."]
        assert chair.wish(kind="act", seq=sight["seq"], seat=0, key=found["reasons"][0]["key"])["kind"] == "sight"


def test_a_hint_that_is_stopped_is_not_given_and_does_not_count(server: Server) -> None:
    browser = Browser(server)
    match = browser.make("here", "greedy", order="position", scenario="realm-of-cinders-2")["id"]
    with browser.sit(match) as chair, ThreadPoolExecutor(2) as threads:
        chair.wait(mine)
        asked = threads.submit(lambda: hint(browser, match, 409, level="archmage"))
        assert chair.until(pondering)["seat"] == 0
        browser.ask("DELETE", f"/matches/{match}/hint/0", 204)
        assert asked.result()["code"] == "hint-stopped"
    with browser.sit(match) as chair, ThreadPoolExecutor(2) as threads:  # it has not heard of the hint that was stopped
        # Another one for the same seat takes the place of the first; this one can be hurried.
        first = threads.submit(lambda: hint(browser, match, 409, level="archmage"))
        assert chair.until(pondering)["seat"] == 0
        second = threads.submit(lambda: hint(browser, match, level="archmage"))
        assert first.result()["code"] == "hint-stopped"
        while not second.done():
            browser.ask("POST", f"/matches/{match}/hurry", 204)
            time.sleep(0.05)
        assert second.result()["reasons"]
        browser.ask("DELETE", f"/matches/{match}/hint/1", 403)
    steps = browser.get(f"/matches/{match}/steps")["steps"]
    assert [step["kind"] for step in steps].count("seated") == 1


def test_who_may_not_be_advised_is_not(server: Server) -> None:
    browser = Browser(server)
    match = browser.make("here", "greedy", order="position")["id"]
    with browser.sit(match) as chair:
        chair.wait(mine)
        assert hint(browser, match, 403, seat=1)["code"] == "not-yours"
        assert hint(browser, match, 400, level="oracle")["code"] == "no-player"
        assert hint(Browser(server), match, 404)["code"] == "no-match"


def test_a_match_may_forbid_hints(server: Server) -> None:
    browser = Browser(server)
    wanted = {
        "game": "arcana",
        "options": {"scenario": "three-cairns", "order": "position"},
        "seats": [{"player": "here", "dice": "app"}, {"player": "greedy", "dice": "app"}],
        "hints": False,
    }
    match = browser.ask("POST", "/matches", 201, json=wanted).json()["id"]
    with browser.sit(match) as chair:
        chair.wait(mine)
        assert hint(browser, match, 403)["text"] == "In this match nobody takes hints."


def test_a_bots_reasons_are_told_where_nothing_is_hidden(server: Server) -> None:
    browser = Browser(server)
    match = browser.make("greedy", "here", order="position", scenario="three-cairns")["id"]
    with browser.sit(match) as chair:
        sight = chair.wait(mine)
        assert sight["pending"]["kind"] == "turn"
    steps = browser.get(f"/matches/{match}/steps")["steps"]
    entry = next(step["entry"] for step in steps if step["seat"] == 0)
    found = browser.get(f"/matches/{match}/reasons/{entry}")
    assert found["bot"] == "skilled" and found["text"] == found["reasons"][0]["text"]
    assert found["text"] == next(step["text"] for step in steps if step["entry"] == entry)
    assert browser.ask("GET", f"/matches/{match}/reasons/0", 404).json()["code"] == "no-thought"
    assert browser.ask("POST", f"/matches/{match}/hurry", 204)


def test_a_bot_with_a_personality_sits_down_and_says_so(server: Server) -> None:
    browser = Browser(server)
    line = next(one for one in browser.get("/home")["games"] if one["name"] == "arcana")
    assert line["personalities"]["adept"] == ["aggressive", "careful", "flags"] and "archmage" not in line["personalities"]
    match = browser.make("adept-aggressive", "here", order="position", scenario="three-cairns")["id"]
    with browser.sit(match) as chair:
        sight = chair.wait(mine)
    assert sight["seats"][0]["player"] == "adept-aggressive"
    entry = next(step["entry"] for step in browser.get(f"/matches/{match}/steps")["steps"] if step["seat"] == 0)
    assert browser.get(f"/matches/{match}/reasons/{entry}")["bot"] == "level 4, adept, aggressive"
    copy = browser.ask("POST", "/replays", content=browser.ask("GET", f"/matches/{match}/file").content).json()["id"]
    assert [seat["player"] for seat in browser.get(f"/matches/{copy}")["seats"]] == ["adept-aggressive", "here"]


def test_a_match_that_is_over_is_analysed(server: Server) -> None:
    browser = Browser(server)
    match = finished(browser, "arcana", "greedy", "random", order="position", scenario="three-cairns")
    found = analysed(browser, match)
    steps = browser.get(f"/matches/{match}/steps")["steps"]
    assert found["done"] == found["of"] > 10
    assert len(found["chances"]) == len(steps) and all(found["chances"])
    assert [sorted(found["chances"][-1])] == [[0.0, 100.0]], "at the end it is known who has won"
    assert {moment["entry"] for moment in found["moments"]} <= {step["entry"] for step in steps}
    assert any(moment["better"] for moment in found["moments"] if moment["seat"] == 1), "the beginner errs"
    luck = found["luck"]
    assert [one["decisions"] for one in luck] == [sum(step["seat"] == seat for step in steps) for seat in (0, 1)]
    assert luck[1]["play"] < luck[0]["play"] <= 0
    assert all(0 <= one["rank"] <= 100 for one in luck)
    again = browser.ask("DELETE", f"/matches/{match}/analysis", 200).json()
    assert again["done"] == found["done"]


FAILING = """
from pathlib import Path
from shem.app import thinker

judged = thinker.judged

def failing(sight, *rest):
    if Path({file!r}).exists() and rest[-1] > 6:  # the number of an entry
        raise ValueError("a bot that fails")
    return judged(sight, *rest)

thinker.judged = failing
"""


def test_an_analysis_that_ends_early_says_so_keeps_what_it_has_and_goes_on(tmp_path: Path) -> None:
    home, fails = tmp_path / "home", tmp_path / "fails"
    home.mkdir()
    fails.touch()
    server = Server(home, PYTHONPATH=beginning_with(tmp_path, FAILING.format(file=str(fails)))).start()
    try:
        browser = Browser(server)
        match = finished(browser, "arcana", "random", "random", order="position", scenario="three-cairns")
        assert browser.get(f"/matches/{match}/analysis")["failed"] is False
        found = analysed(browser, match)
        assert found["failed"] and 0 < found["done"] < found["of"]
        assert "a bot that fails" in server.errors()
        fails.unlink()
        again = analysed(browser, match)
        assert again["done"] == again["of"] and not again["failed"]
    finally:
        server.stop()


def test_a_match_that_goes_on_is_not_analysed(server: Server) -> None:
    browser = Browser(server)
    match = browser.make("here", "greedy", order="position")["id"]
    assert browser.ask("POST", f"/matches/{match}/analysis", 409).json()["code"] == "not-over"
