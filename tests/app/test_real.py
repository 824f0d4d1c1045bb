"""Real figures over the app: what was confirmed outlasts a kill, and only who stands there confirms."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.table import Browser, Server, serving


def seats(*players: str, real: tuple[int, ...] = (0,)) -> list[dict[str, Any]]:
    return [{"player": player, "dice": "app", "real": number in real} for number, player in enumerate(players)]


def make(browser: Browser, game: str, *players: str, **options: Any) -> str:
    wanted = {"game": game, "options": options, "seats": seats(*players)}
    return str(browser.ask("POST", "/matches", json=wanted).json()["id"])


def test_what_was_confirmed_outlasts_a_kill() -> None:
    with serving() as server:
        browser = Browser(server)
        id = make(browser, "arcana", "here", "greedy", order="position")
        with browser.sit(id) as chair:
            assert [seat["real"] for seat in chair.sight["seats"]] == [True, False]
            steps = [step["id"] for step in chair.sight["real"]["steps"]]
            seq = chair.sight["seq"]
            first = chair.wish(kind="placed", seq=seq, seat=0, steps=steps[:2])
            assert [step["id"] for step in first["real"]["steps"]] == steps[2:]
        server.kill()
        server.start()
        with browser.sit(id) as chair:
            assert [step["id"] for step in chair.sight["real"]["steps"]] == steps[2:] and chair.sight["real"]["laying"]
            told = chair.wish(kind="placed", seq=chair.sight["seq"], seat=0, steps=steps)
            assert told["real"] == {"steps": [], "by": [0], "mine": True, "laying": False}


def test_a_device_far_away_sees_what_is_asked_for_and_cannot_confirm_it(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    wanted = {"game": "arcana", "options": {}, "seats": seats("here", "remote")}
    made = host.ask("POST", "/matches", json=wanted).json()
    guest.join(made["links"][1])
    with guest.sit(made["id"]) as chair:
        real = chair.sight["real"]
        assert real["steps"] and not real["mine"]
        refused = chair.wish(kind="placed", seq=chair.sight["seq"], seat=1, steps=[real["steps"][0]["id"]])
        assert (refused["kind"], refused["code"]) == ("refused", "not-there")


def test_which_games_have_a_table_mode(browser: Browser) -> None:
    real = {game["name"]: game["real"] for game in browser.get("/home")["games"]}
    assert real["arcana"] and real["archmage"] and real["wizards"] and real["delve"]


@pytest.mark.parametrize("swap", [False, True])
def test_who_has_real_figures_has_them_once_more(browser: Browser, swap: bool) -> None:
    id = make(browser, "arcana", "here", "here", order="position")
    with browser.sit(id) as chair:
        while chair.sight["pending"]["kind"] != "over":
            if chair.sight["real"]["steps"]:
                steps = [step["id"] for step in chair.sight["real"]["steps"]]
                chair.wish(kind="placed", seq=chair.sight["seq"], seat=0, steps=steps)
            choices = chair.choices()
            chair.act(next((one for one in choices if one["kind"] == "resign"), choices[0]))
            if (seat := [*chair.sight["pending"]["seats"], 0][0]) != chair.sight["seat"]:
                chair.wish(kind="look", seat=seat)
    new = browser.ask("POST", f"/matches/{id}/rematch", 201, json={"swap": swap}).json()["id"]
    with browser.sit(new) as chair:
        assert [seat["real"] for seat in chair.sight["seats"]] == [not swap, swap]
        assert chair.sight["real"]["laying"]


def test_a_match_that_waits_for_an_army_has_real_figures_then(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    options = {"scenario": "three-cairns", "armies": ["dune-hunters", None]}
    wanted = {"game": "arcana", "options": options, "seats": seats("here", "remote", real=(1,))}
    made = host.ask("POST", "/matches", json=wanted).json()
    guest.join(made["links"][1])
    guest.ask("PUT", f"/matches/{made['id']}/seats/1/brings", json={"what": "hired-wood"})
    host.ask("POST", f"/matches/{made['id']}/begin")
    with guest.sit(made["id"]) as chair:
        assert [seat["real"] for seat in chair.sight["seats"]] == [False, True] and chair.sight["real"]["mine"]


def test_where_figures_stand_is_said_anew_in_mid_match_and_kept() -> None:
    with serving() as server:
        browser = Browser(server)
        id = make(browser, "arcana", "here", "here", order="position")
        with browser.sit(id) as chair:
            told = chair.wish(kind="figures", seq=chair.sight["seq"], seat=0, of=0, real=False)
            assert told["real"] is None and not any(seat["real"] for seat in told["seats"])
            told = chair.wish(kind="figures", seq=chair.sight["seq"], seat=0, of=1, real=True)
            assert told["real"]["laying"] and [seat["real"] for seat in told["seats"]] == [False, True]
        server.kill()
        server.start()
        with browser.sit(id) as chair:
            assert [seat["real"] for seat in chair.sight["seats"]] == [False, True]
            assert chair.sight["real"]["by"] == [1]
            told = chair.wish(kind="figures", seq=chair.sight["seq"], seat=0, of=1, real=False)
            chair.act(chair.choices()[0])
            assert chair.sight["real"] is None


def test_where_only_bots_play_nobody_could_move_real_figures(browser: Browser) -> None:
    id = make(browser, "arcana", "random", "random", order="position")
    with browser.sit(id) as chair:
        assert chair.sight["real"] is None
