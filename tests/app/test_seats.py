"""Whose seat it is and who rolls for it: links that are dead once somebody came, what an ending shows, dice by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.app.table import Browser, Chair, Message, Server, mine
from tests.app.test_bringing import golden
from tests.app.test_playing import deploy_all, first, play_to_turn, token_of
from tests.app.test_replays import SAVE

# Resign, read, take back.


def secrets(content: str) -> list[str]:
    """Everything in a file that dice were drawn from."""
    lines = [json.loads(line) for line in content.splitlines()]
    return [line["secret"] for line in lines if line.get("secret") is not None]


def give_up(chair: Chair) -> Message:
    """Whoever sits here gives up as soon as it is asked."""
    chair.wait(mine)
    deploy_all(chair)
    chair.wait(lambda sight: mine(sight) and sight["pending"]["code"] == "turn")
    return chair.act(first(chair.choices(), "resign"))


def look_as_asked(chair: Chair) -> int:
    """Through the eyes of the seat that is asked, which this device holds."""
    seat: int = chair.sight["pending"]["seats"][0]
    if chair.sight["seat"] != seat:
        chair.wish(kind="look", seat=seat)
    return seat


def given(chair: Chair) -> None:
    """Leave the rolls that are waited for to the app."""
    while chair.sight["pending"]["kind"] == "roll":
        chair.wish(kind="roll", seq=chair.sight["seq"], face=None)


def go_on(chair: Chair) -> None:
    """Let the app roll what a match that was taken up waits for, and sit where a person is asked."""
    given(chair)
    chair.wait(lambda sight: sight["bot"] is None)
    look_as_asked(chair)


def file_of(browser: Browser, match: str, status: int | None = None) -> str:
    return browser.ask("GET", f"/matches/{match}/file", status).text


def test_who_read_the_dice_of_an_ended_match_plays_on_with_others(server: Server, browser: Browser) -> None:
    """The host, the guest and who watches read everything; without the guest's consent nothing is reopened."""
    made = browser.make("here", "remote", order="position", scenario="three-cairns")
    guest, watcher = Browser(server), Browser(server)
    guest.join(made["links"][1])
    watcher.join(made["watch"])
    id = made["id"]
    with browser.sit(id) as host, guest.sit(id) as other:
        for chair, waiter in ((host, other), (other, host)):
            deploy_all(chair)
            waiter.wait(lambda sight, seq=chair.sight["seq"]: sight["seq"] >= seq)  # type: ignore[misc]
        give_up(host)
        read = {file_of(who, id) for who in (browser, guest, watcher)}
        assert len(read) == 1 and len(secrets(*read)) == 1
        assert browser.get(f"/matches/{id}/at/1")["eyes"] == [0, 1]

        offer = host.sight["undo"]
        assert offer["possible"] and not offer["free"] and offer["by"] is None and "new dice" in offer["why"]
        asked = host.wish(kind="undo", seq=host.sight["seq"], seat=0)
        assert asked["pending"]["kind"] == "over" and asked["undo"]["missing"] == [1]
        other.wait(lambda sight: sight["undo"]["asking"] == 0)
        other.wish(kind="consent", seq=other.sight["seq"], seat=1, agree=False)
        host.wait(lambda sight: sight["undo"]["asking"] is None)
        assert host.sight["pending"]["kind"] == "over"
        host.wish(kind="undo", seq=host.sight["seq"], seat=0)
        other.wait(lambda sight: sight["undo"]["asking"] == 0)
        back = other.wish(kind="consent", seq=other.sight["seq"], seat=1, agree=True)
        assert back["pending"]["kind"] == "turn" and back["undo"]["past"] == [1, 0]
        assert "the dice are drawn anew" in back["news"][0]["text"] and back["news"][0]["data"]["beyond"]

        for who in (browser, guest, watcher):
            assert json.loads(file_of(who, id, 403))["code"] == "file-secret"
        assert browser.get(f"/matches/{id}/at/1")["eyes"] == [0]
        for who, seat in ((browser, 1), (guest, 0)):
            assert who.ask("GET", f"/matches/{id}/at/1", 403, params={"seat": seat}).json()["code"] == "not-yours"
        give_up(host)
        again = file_of(browser, id)
        assert len(set(secrets(again))) == 2 and secrets(again)[0] == secrets(*read)[0]
        assert browser.ask("POST", "/replays", content=again.encode()).is_success


def test_two_at_one_device_both_agree_to_reopen(browser: Browser) -> None:
    made = browser.make("here", "here", order="position", scenario="three-cairns")
    with browser.sit(made["id"]) as chair:
        play_to_turn(chair)
        seat = look_as_asked(chair)
        give_up(chair)
        known = secrets(file_of(browser, made["id"]))
        assert chair.wish(kind="undo", seq=chair.sight["seq"], seat=seat)["pending"]["kind"] == "over"
        back = chair.wish(kind="consent", seq=chair.sight["seq"], seat=1 - seat, agree=True)
        assert back["pending"]["kind"] == "turn"
        assert known and secrets(file_of(browser, made["id"])) == []


@pytest.mark.parametrize("lenient", [True, False])
def test_bots_let_a_lost_battle_be_reopened_only_where_they_are_lenient_and_it_is_marked(
    browser: Browser, lenient: bool
) -> None:
    made = browser.make("here", "greedy", order="position", scenario="three-cairns", lenient=lenient)
    with browser.sit(made["id"]) as chair:
        give_up(chair)
        known = secrets(file_of(browser, made["id"]))
        assert len(known) == 1
        offer = chair.sight["undo"]
        told = chair.wish(kind="undo", seq=chair.sight["seq"], seat=0)
        if not lenient:
            assert not offer["possible"] and (told["kind"], told["code"]) == ("refused", "undo-stands")
            assert told["text"] == offer["why"] and "ended it" in offer["why"]
            return
        assert not offer["free"] and "marked" in offer["why"] and told["undo"]["past"] == [1, 0]
        content = file_of(browser, made["id"])
        assert json.loads(content.splitlines()[0])["unfinished"] and secrets(content) == []
        assert not any(secret in content for secret in known)
        give_up(chair)
        assert chair.sight["undo"]["past"] == [1, 0]


@pytest.mark.parametrize(
    "players",
    [("here", "greedy"), ("here", "here"), ("random", "random")],
    ids=lambda players: "-".join(players),
)
@pytest.mark.parametrize("dice", ["app", "enter", "either"])
def test_no_file_of_a_match_that_goes_on_tells_its_dice(browser: Browser, players: tuple[str, str], dice: str) -> None:
    """Whoever made it, too; and it can be looked at, taken up, and taken along once more."""
    made = browser.make(*players, dice=dice, order="position", scenario="three-cairns")
    content = file_of(browser, made["id"])
    head = json.loads(content.splitlines()[0])
    if head["secret"] is not None:  # bots were quicker
        assert players == ("random", "random") and browser.get(f"/matches/{made['id']}")["state"] == "over"
        return
    assert head["unfinished"] and secrets(content) == []
    looked = browser.ask("POST", "/replays", content=content.encode()).json()["id"]
    steps = browser.get(f"/matches/{looked}/steps")
    assert not steps["over"] and steps["ending"]
    assert file_of(browser, looked) == content
    taken = browser.ask("POST", f"/matches/{looked}/resume", 201).json()["id"]
    page = browser.get(f"/matches/{taken}")
    assert page["state"] in ("playing", "over") and page["mine"] and browser.get(f"/matches/{looked}")["state"] == "replay"
    if "here" in players:
        with browser.sit(taken) as chair:
            go_on(chair)
            chair.act(first(chair.choices(), "deploy"))
        once_more = file_of(browser, taken)
        assert secrets(once_more) == [] and len(once_more.splitlines()) > len(content.splitlines())
        assert browser.ask("POST", "/replays", content=once_more.encode()).is_success


def test_a_file_with_its_secret_is_taken_up_with_another(browser: Browser) -> None:
    """What the command line kept holds it; whoever brings that here plays on with dice that it does not tell."""
    content = SAVE.read_text()
    assert len(secrets(content)) == 1
    looked = browser.ask("POST", "/replays", content=content.encode()).json()["id"]
    assert secrets(file_of(browser, looked)) == []
    taken = browser.ask("POST", f"/matches/{looked}/resume", 201).json()["id"]
    with browser.sit(taken) as chair:
        go_on(chair)
        chair.act(first(chair.choices(), "resign"))
        if chair.sight["pending"]["kind"] != "over":
            return
    found = secrets(file_of(browser, taken))
    assert len(set(found)) == 2 and found[0] == secrets(content)[0]


def test_only_a_replay_that_is_not_over_is_taken_up_and_only_by_who_brought_it(server: Server, browser: Browser) -> None:
    over = browser.ask("POST", "/replays", content=golden("arcana-three-cairns-2015")).json()["id"]
    assert browser.ask("POST", f"/matches/{over}/resume", 409).json()["code"] == "replay-over"
    made = browser.make("here", "here")
    assert browser.ask("POST", f"/matches/{made['id']}/resume", 409).json()["code"] == "not-replay"
    looked = browser.ask("POST", "/replays", content=file_of(browser, made["id"]).encode()).json()["id"]
    assert Browser(server).ask("POST", f"/matches/{looked}/resume", 404).json()["code"] == "no-match"


def test_nothing_that_is_hidden_is_taken_along(browser: Browser) -> None:
    made = browser.make("here", "greedy", order="position", scenario="as-the-embers-die")
    told = json.loads(file_of(browser, made["id"], 403))
    assert told["code"] == "file-secret" and "hidden" in told["text"]


# Links.


def closed_at_once(browser: Browser, match: str, token: str) -> int:
    with pytest.raises(ConnectionClosed) as closed, browser.sit(match, token):
        pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_once_somebody_came_a_seats_link_is_dead(server: Server, browser: Browser) -> None:
    made = browser.make("here", "remote", order="position")
    id, token = made["id"], token_of(made["links"][1])
    guest, other = Browser(server), Browser(server, "de")
    # Before, it only lets somebody sit down; it shows nothing by itself.
    assert closed_at_once(other, id, token) == 4404
    assert guest.join(made["links"][1])["seat"] == 1
    assert guest.join(made["links"][1])["seat"] == 1, "who sits there may open it again"
    for who in (browser, other):
        told = who.ask("POST", f"/join/{token}", 409).json()
        assert told["code"] == "seat-taken"
        assert ("jemand" if who is other else "Somebody") in told["text"]
    page = browser.get(f"/matches/{id}")
    assert page["links"] == [None, None] and page["holds"] == [0]
    assert [seat["taken"] for seat in page["seats"]] == [False, True]
    assert token not in browser.ask("GET", f"/matches/{id}").text
    assert closed_at_once(other, id, token) == 4404
    assert browser.ask("GET", f"/matches/{id}/at/1", 403, params={"seat": 1}).json()["code"] == "not-yours"
    with browser.sit(id, token) as chair:
        assert [seat["here"] for seat in chair.sight["seats"]] == [True, False]


def test_whoever_takes_a_seat_over_is_seen_by_everybody(server: Server, browser: Browser) -> None:
    """The host renews the guest's link and sits down there: at the table, in the log, in the steps and in the file."""
    made = browser.make("here", "remote", order="position", scenario="three-cairns")
    id, guest, watcher = made["id"], Browser(server), Browser(server, "de")
    watcher.join(made["watch"])
    with watcher.sit(id) as seeing:
        before = seeing.sight
        guest.join(made["links"][1])
        assert seeing.until(told_of("seated"))["news"][0]["data"] == {"how": "taken"}
        assert seeing.sight["seq"] == before["seq"] + 1
        assert seeing.sight["decided"] == before["decided"], "what somebody has in hand stays there"
        new = browser.ask("POST", f"/matches/{id}/seats/1/link").json()
        freed = seeing.until(told_of("seated"))["news"][0]
        assert freed["data"] == {"how": "freed"} and freed["seat"] == 1 and "erneuert" in freed["text"]
        assert browser.join(new)["seat"] == 1
        took = seeing.until(told_of("seated"))["news"][0]
        assert took["data"] == {"how": "host"} and "Wer die Partie angelegt hat" in took["text"]
        hows = [told["data"]["how"] for told in seeing.question("log") if told["kind"] == "seated"]
        assert hows == ["taken", "freed", "host"]
    steps = watcher.get(f"/matches/{id}/steps")["steps"]
    assert [step["kind"] for step in steps][-3:] == ["seated"] * 3 and took["text"] == steps[-1]["text"]
    assert took["text"] in watcher.ask("GET", f"/matches/{id}/log").text.splitlines()
    for seq in (1, len(steps)):
        assert watcher.get(f"/matches/{id}/at/{seq}")["sight"]["scene"]["golems"]
    assert watcher.get(f"/matches/{id}/at/{len(steps)}")["told"][0]["data"] == {"how": "host"}
    with browser.sit(id) as chair:
        play_to_turn(chair)
        look_as_asked(chair)
        give_up(chair)
    content = file_of(browser, id)
    assert [json.loads(line)["how"] for line in content.splitlines() if '"seated"' in line] == ["taken", "freed", "host"]
    brought = browser.ask("POST", "/replays", content=content.encode()).json()["id"]
    assert browser.get(f"/matches/{brought}/steps")["over"]


def told_of(kind: str) -> Any:
    return lambda message: message["kind"] == "sight" and any(told["kind"] == kind for told in message["news"])


def test_a_link_that_nobody_opened_is_renewed_without_a_word(browser: Browser) -> None:
    made = browser.make("here", "remote", order="position")
    browser.ask("POST", f"/matches/{made['id']}/seats/1/link")
    with browser.sit(made["id"]) as chair:
        assert not [told for told in chair.question("log") if told["kind"] == "seated"]


def test_who_sat_down_before_a_match_began_is_named_when_it_begins(server: Server, browser: Browser) -> None:
    wanted = {"scenario": "three-cairns", "order": "position", "armies": ["dune-hunters", None]}
    seats = [{"player": player, "dice": "app"} for player in ("here", "remote")]
    made = browser.ask("POST", "/matches", json={"game": "arcana", "options": wanted, "seats": seats}).json()
    id = made["id"]
    assert browser.join(made["links"][1])["seat"] == 1
    assert Browser(server).ask("POST", f"/join/{token_of(made['links'][1])}", 409).json()["code"] == "seat-taken"
    browser.ask("PUT", f"/matches/{id}/seats/1/brings", 204, json={"what": "hired-wood"})
    browser.ask("POST", f"/matches/{id}/begin", 204)
    with browser.sit(id) as chair:
        told = [told for told in chair.question("log") if told["kind"] == "seated"]
        assert [one["data"]["how"] for one in told] == ["host"] and told[0]["seat"] == 1


def test_two_who_open_a_link_at_once_are_not_both_let_in(server: Server, browser: Browser) -> None:
    for _ in range(4):
        made = browser.make("here", "remote", order="position")
        comers = [Browser(server) for _ in range(6)]
        address = f"/join/{token_of(made['links'][1])}"
        with ThreadPoolExecutor(len(comers)) as pool:
            codes = list(pool.map(_join, comers, [address] * len(comers)))
        assert sorted(codes) == [200, *[409] * 5]
        held = [who for who in comers if who.ask("GET", "/home").json()["matches"]]
        assert len(held) == 1
        steps = browser.get(f"/matches/{made['id']}/steps")["steps"]
        assert [step["kind"] for step in steps].count("seated") == 1


def _join(who: Browser, address: str) -> int:
    with httpx.Client(base_url=who.server.address, cookies=who.cookies, timeout=60, trust_env=False) as client:
        found = client.post("/api" + address, headers=who.server.own)
        who.cookies.update(client.cookies)
    return found.status_code


# Dice.


@contextmanager
def at_the_attack(browser: Browser, *dice: str) -> Iterator[tuple[str, Chair]]:
    """Two persons at one device, one of whom can attack."""
    made = browser.make("here", "here", dice=list(dice), order="position", scenario="three-cairns")
    with browser.sit(made["id"]) as chair:
        given(chair)
        play_to_turn(chair)
        yield made["id"], chair


def rolled_for(chair: Chair) -> Message:
    """Play until the seat that is asked can strike; its choice."""
    for _ in range(60):
        given(chair)
        look_as_asked(chair)
        choices = chair.choices()
        strikes = [choice for choice in choices if choice["kind"] == "attack"]
        if strikes:
            return strikes[0]
        moves = [choice for choice in choices if choice["kind"] == "move"]
        chair.act(moves[-1] if moves and chair.sight["seq"] % 3 else first(choices, "end"))
    raise AssertionError("nobody comes to an attack")


@pytest.mark.parametrize("dice", ["app", "either", "enter"])
def test_only_a_seat_set_up_so_enters_its_dice_and_each_entered_roll_is_marked(browser: Browser, dice: str) -> None:
    with at_the_attack(browser, dice, dice) as (id, chair):
        strike = rolled_for(chair)
        seat, before = chair.sight["seat"], chair.sight
        assert chair.sight["seats"][seat]["dice"] == dice
        told = chair.act(strike, dice="enter")
        if dice == "app":
            assert (told["kind"], told["code"]) == ("refused", "dice-app") and "set up so" in told["text"]
            assert chair.act(strike)["pending"]["kind"] != "roll"
            assert chair.sight["entered"] == [0, 0, 0]
            return
        assert told["pending"]["kind"] == "roll" and told["pending"]["seats"] == [seat]
        asked = before["entered"][seat]
        count = 0
        while told["pending"]["kind"] == "roll":
            told = chair.wish(kind="roll", seq=chair.sight["seq"], face=1)
            count += 1
        mark = [one for one in told["news"] if one["kind"] == "by-hand"]
        assert [one["data"]["count"] for one in mark] == [count] and "entered by hand" in mark[0]["text"]
        assert told["entered"][seat] == asked + count
        steps = [step for step in browser.get(f"/matches/{id}/steps")["steps"] if step["kind"] == "entry"]
        assert mark[0]["text"] in steps[-1]["text"]
        assert mark[0]["text"] in browser.ask("GET", f"/matches/{id}/log").text
        last = browser.get(f"/matches/{id}/at/{len(browser.get(f'/matches/{id}/steps')['steps'])}")
        assert [one["kind"] for one in last["told"]][-1] == "by-hand" and last["sight"]["entered"] == told["entered"]


def test_a_guest_does_not_choose_its_faces(server: Server, browser: Browser) -> None:
    """Not in its own actions, nor in what is rolled while the match is set up by those who enter their dice."""
    made = browser.make("here", "remote", dice=["enter", "app"], order="random", scenario="three-cairns")
    guest = Browser(server)
    guest.join(made["links"][1])
    with ExitStack() as stack:
        host, other = stack.enter_context(browser.sit(made["id"])), stack.enter_context(guest.sit(made["id"]))
        while host.sight["pending"]["kind"] == "roll":
            assert host.sight["pending"]["seats"] == [0]
            for face in (1, None):
                other.say(kind="roll", seq=other.sight["seq"], face=face)
                assert other.until(lambda message: message["kind"] == "refused")["code"] == "not-yours"
            before = host.sight["seq"]
            host.say(kind="roll", seq=before, face=1)
            for chair in (host, other):
                chair.wait(lambda sight, before=before: sight["seq"] > before)  # type: ignore[misc]
        assert host.sight["entered"][2] > 0, "the set-up's rolls"
        assert [one["kind"] for one in host.question("log")].count("by-hand") == 1


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_bots_alone_do_not_wait_for_dice(browser: Browser, player: str) -> None:
    made = browser.make(player, player, dice="enter", order="random", scenario="three-cairns")
    with browser.sit(made["id"]) as chair:
        assert {seat["dice"] for seat in chair.sight["seats"]} == {"app"}
        begun = chair.sight["seq"]
        chair.wait(lambda sight: sight["seq"] > begun + 6 or sight["pending"]["kind"] == "over")
        assert chair.sight["entered"] == [0, 0, 0]


def test_a_persons_dice_are_rolled_for_a_bot_too_where_they_are_entered(browser: Browser) -> None:
    made = browser.make("here", "random", dice="enter", order="random", scenario="three-cairns")
    with browser.sit(made["id"]) as chair:
        assert chair.sight["pending"]["kind"] == "roll" and chair.sight["pending"]["seats"] == [0]
        assert {seat["dice"] for seat in chair.sight["seats"]} == {"enter"}
