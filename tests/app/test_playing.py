"""A match over its socket: one device or two, what each may do and see, what is lost and what is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.app.table import Browser, Chair, Message, Server, mine


def first(choices: list[Message], kind: str) -> Message:
    return next(choice for choice in choices if choice["kind"] == kind or choice["group"].startswith(kind))


def deploy_all(chair: Chair) -> None:
    """Deploy the seat's Golems, each at its first place."""
    while chair.sight["pending"]["code"] == "deploy" and mine(chair.sight):
        chair.act(first(chair.choices(), "deploy"))


def play_to_turn(chair: Chair, seats: tuple[int, ...] = (0, 1)) -> None:
    """A device that holds all seats deploys both armies."""
    while chair.sight["pending"]["code"] == "deploy":
        seat = chair.sight["pending"]["seats"][0]
        if chair.sight["seat"] != seat:
            chair.wish(kind="look", seat=seat)
        chair.act(first(chair.choices(), "deploy"))


def test_a_match_begins_and_a_person_decides(browser: Browser) -> None:
    made = browser.make("here", "here", order="position")
    assert made["links"] == [None, None] and "/#/watch/" in made["watch"]["url"]
    with browser.sit(made["id"]) as chair:
        assert chair.welcome["head"]["game"] == "arcana" and chair.welcome["head"]["head"]["regions"]
        assert [seat["here"] for seat in chair.sight["seats"]] == [True, True]
        assert mine(chair.sight) and chair.sight["legal"] > 0
        before = chair.sight
        choice = first(chair.choices(), "deploy")
        after = chair.act(choice)
        assert after["kind"] == "sight" and after["seq"] > before["seq"]
        assert [told["kind"] for told in after["news"]] == ["deployed"]
        assert (
            after["undo"]
            == {
                "possible": True,
                "free": True,
                "what": after["undo"]["what"],
                "of": after["undo"]["by"],
                "count": 1,
                "by": chair.welcome["sight"]["seat"],
                "asking": None,
                "missing": [],
                "question": "",
                "why": "",
                "past": [0, 0],
                "redo": None,
            }
            or after["seat"] != after["undo"]["by"]
        )
    line = browser.get(f"/matches/{made['id']}")
    assert line["mine"] and line["state"] == "playing" and line["title"]
    assert next(found["id"] for found in browser.get("/home")["matches"]) == made["id"]


def test_a_repeated_wish_acts_once_and_a_late_one_not_at_all(browser: Browser) -> None:
    made = browser.make("here", "here", order="position")
    with browser.sit(made["id"]) as chair:
        seq, seat = chair.sight["seq"], chair.sight["seat"]
        options = chair.choices()
        wish = {"kind": "act", "seq": seq, "seat": seat, "key": options[0]["key"]}
        done = chair.wish(**wish)
        again = chair.wish(**wish)
        assert again["kind"] == "sight" and again["seq"] == done["seq"] and again["news"] == []
        late = chair.wish(**{**wish, "key": options[1]["key"]})
        assert (late["kind"], late["code"]) == ("refused", "stale") and "gone on" in late["text"]
        assert chair.hear()["seq"] == done["seq"]


def test_two_devices_see_each_others_moves_and_cannot_make_them(server: Server, browser: Browser) -> None:
    made = browser.make("here", "remote", order="position")
    guest = Browser(server, "de")
    assert guest.ask("GET", f"/matches/{made['id']}", 404).json()["code"] == "no-match"
    assert made["links"][0] is None
    joined = guest.join(made["links"][1])
    assert joined["id"] == made["id"] and joined["seat"] == 1
    with browser.sit(made["id"]) as host, guest.sit(made["id"]) as other:
        assert other.sight["seat"] == 1 and [seat["here"] for seat in other.sight["seats"]] == [False, True]
        host.wait(lambda sight: sight["seats"][1]["online"])
        asked = host.sight["pending"]["seats"][0]
        player, waiter = (host, other) if asked == 0 else (other, host)
        choice = first(player.choices(), "deploy")
        foreign = waiter.wish(kind="act", seq=waiter.sight["seq"], seat=asked, key=choice["key"])
        assert (foreign["kind"], foreign["code"]) == ("refused", "not-yours")
        own = waiter.wish(kind="act", seq=waiter.sight["seq"], seat=1 - asked, key=choice["key"])
        assert own["kind"] == "refused" and own["code"] not in ("malformed", "internal")
        assert waiter.wish(kind="look", seat=asked)["code"] == "not-yours"
        seen = player.act(choice)
        heard = waiter.until(lambda message: message["kind"] == "sight" and message["seq"] == seen["seq"])
        assert [told["kind"] for told in heard["news"]] == ["deployed"]
        assert heard["news"][0]["text"] != seen["news"][0]["text"]  # each in its own language
    assert guest.get(f"/matches/{made['id']}")["links"] == [None, None]
    assert guest.ask("DELETE", f"/matches/{made['id']}", 403).json()["code"] == "not-yours"
    assert guest.ask("GET", f"/matches/{made['id']}/file", 403).json()["code"] == "file-secret"


def token_of(link: Any) -> str:
    return str(link["url"].rpartition("/")[2])


def test_a_seats_link_is_renewed(server: Server, browser: Browser) -> None:
    """Who came by the old one has to go, and is told so; the old one opens nothing; who opens the new one has the seat."""
    from websockets.exceptions import ConnectionClosed

    made = browser.make("here", "remote", order="position")
    path = f"/matches/{made['id']}/seats/1/link"
    lost, finder = Browser(server, "de"), Browser(server)
    lost.join(made["links"][1])
    with browser.sit(made["id"]) as host, lost.sit(made["id"]) as chair:
        host.wait(lambda sight: sight["seats"][1]["online"])
        new = browser.ask("POST", path).json()
        assert new["seat"] == 1 and token_of(new) != token_of(made["links"][1])
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                chair.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason.split(".")[0]) == (
            4404,
            "Der Link dieses Platzes wurde erneuert",
        )
        host.wait(lambda sight: not sight["seats"][1]["online"])
        assert browser.get(f"/matches/{made['id']}")["links"][1] == new
        assert lost.ask("GET", f"/matches/{made['id']}", 404).json()["code"] == "no-match"
        for who in (lost, finder):
            assert who.ask("POST", f"/join/{token_of(made['links'][1])}", 404).json()["code"] == "no-link"
        assert finder.join(new)["seat"] == 1
        with finder.sit(made["id"]) as chair:
            assert [seat["here"] for seat in chair.sight["seats"]] == [False, True]


def test_who_loses_a_seat_keeps_a_second_one(server: Server, browser: Browser) -> None:
    """A client that holds another seat comes back to that one; who only has the old token never comes in."""
    from websockets.exceptions import ConnectionClosed

    made = browser.make("remote", "remote", order="position")
    both = Browser(server)
    for link in made["links"]:
        both.join(link)
    old = token_of(made["links"][0])
    with both.sit(made["id"]) as chair:
        assert chair.sight["seats"][0]["here"]
        browser.ask("POST", f"/matches/{made['id']}/seats/0/link")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                chair.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    with pytest.raises(ConnectionClosed) as closed, Browser(server).sit(made["id"], old):
        pass
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    with both.sit(made["id"]) as chair:
        assert [seat["here"] for seat in chair.sight["seats"]] == [False, True]


def test_only_who_made_the_match_renews_links_and_only_of_seats_that_have_one(server: Server, browser: Browser) -> None:
    made = browser.make("here", "remote", order="position")
    guest, stranger = Browser(server), Browser(server)
    guest.join(made["links"][1])
    path = f"/matches/{made['id']}/seats"
    assert guest.ask("POST", f"{path}/1/link", 403).json()["code"] == "not-yours"
    assert stranger.ask("POST", f"{path}/1/link", 404).json()["code"] == "no-match"
    assert browser.ask("POST", f"{path}/0/link", 400).json()["code"] == "no-seat-link"
    assert browser.ask("POST", f"{path}/2/link", 404).json()["code"] == "no-seat"
    with guest.sit(made["id"]) as chair:
        assert chair.sight["seats"][1]["here"], "what may not be renewed stays as it was"


def test_who_watches_sees_and_does_nothing(server: Server, browser: Browser) -> None:
    made = browser.make("here", "here", order="position")
    watcher = Browser(server)
    token = made["watch"]["url"].rpartition("/")[2]
    with watcher.sit(made["id"], token) as seat, browser.sit(made["id"]) as chair:
        assert seat.sight["seat"] is None and seat.sight["legal"] == 0
        seat.say(kind="act", seq=seat.sight["seq"], seat=0, key=[1])
        assert seat.until(lambda message: message["kind"] == "refused")["code"] == "not-yours"
        assert seat.question("why", about={"golem": 0})["kind"] == "refused"
        chair.act(first(chair.choices(), "deploy"))
        assert (
            seat.wait(lambda sight: sight["seq"] == chair.sight["seq"])["scene"]["golems"] == chair.sight["scene"]["golems"]
        )
    assert watcher.join(made["watch"])["seat"] is None
    assert watcher.get("/home")["matches"][0]["mine"] is False


def test_a_person_plays_against_a_bot(browser: Browser) -> None:
    made = browser.make("here", "greedy")
    with browser.sit(made["id"]) as chair:
        chair.wait(mine)
        deploy_all(chair)
        chair.wait(mine)
        deploy_all(chair)
        chair.wait(lambda sight: mine(sight) and sight["pending"]["code"] == "turn")
        end = first(chair.choices(), "end")
        chair.act(end)
        chair.wait(lambda sight: mine(sight) and sight["scene"]["round"] == 2)
        undo = chair.sight["undo"]
        assert undo["possible"] and not undo["free"] and undo["count"] > 1
        back = chair.wish(kind="undo", seq=chair.sight["seq"], seat=0)
        assert mine(back) and back["scene"]["round"] == 1 and len(back["undone"]) == undo["count"]
        assert {told["kind"] for told in back["news"]} == {"undone"}


def test_what_is_left_of_a_deployment_may_be_left_to_a_bot(browser: Browser) -> None:
    """Each of its decisions is the seat's own in the log, and is taken back by itself; nothing else can be left."""
    made = browser.make("here", "here", order="position")
    with browser.sit(made["id"]) as chair:
        chair.act(first(chair.choices(), "deploy"))
        seat, begun = chair.sight["seat"], chair.sight["seq"]
        army = [golem["number"] for golem in chair.sight["scene"]["golems"] if golem["army"] == seat]
        chair.wish(kind="rest", seq=begun, seat=seat)
        done = chair.wait(lambda sight: sight["pending"]["seats"] != [seat])
        told = [one for one in chair.question("log") if one["kind"] == "deployed"]
        assert {one["data"]["golem"] for one in told} <= set(army) and {one["seat"] for one in told} == {seat}
        assert len(told) > 2 and len({one["entry"] for one in told}) == len(told)
        assert done["bot"] is None and done["undo"]["count"] == 1
        chair.wish(kind="look", seat=1 - seat)
        back = chair.wish(kind="undo", seq=chair.sight["seq"], seat=seat)
        assert back["kind"] == "sight" and back["pending"]["seats"] == [seat] and back["bot"] is None
        play_to_turn(chair)
        refused = chair.wish(kind="rest", seq=chair.sight["seq"], seat=chair.sight["pending"]["seats"][0])
        assert (refused["kind"], refused["code"]) == ("refused", "not-legal")


def test_bots_play_a_match_to_its_end_and_it_can_be_seen_again(browser: Browser) -> None:
    made = browser.make("random", "random")
    with browser.sit(made["id"]) as chair:
        over = chair.wait(lambda sight: sight["pending"]["kind"] == "over")
        assert over["pending"]["scores"] and over["pending"]["text"]
    line = browser.get(f"/matches/{made['id']}")
    assert line["state"] == "over" and line["winners"] == over["pending"]["winners"]
    steps = browser.get(f"/matches/{made['id']}/steps")["steps"]
    assert [step["seq"] for step in steps] == list(range(1, len(steps) + 1))
    last = browser.get(f"/matches/{made['id']}/at/{len(steps)}")
    assert last["sight"]["scene"] == {**over["scene"], "usable": last["sight"]["scene"]["usable"]}
    early = browser.get(f"/matches/{made['id']}/at/2", params={"seat": 1})
    assert early["sight"]["seat"] == 1 and early["told"]
    assert browser.ask("GET", f"/matches/{made['id']}/at/{len(steps) + 1}", 404).json()["code"] == "nothing-told"
    assert browser.ask("GET", f"/matches/{made['id']}/log").text.count("\n") > len(steps)


def test_an_undo_that_needs_consent_asks_for_it(server: Server, browser: Browser) -> None:
    made = browser.make("here", "remote", order="position")
    guest = Browser(server)
    guest.join(made["links"][1])
    with browser.sit(made["id"]) as host, guest.sit(made["id"]) as other:
        start = host.sight["pending"]["seats"][0]
        player, waiter = (host, other) if start == 0 else (other, host)
        asker, agrees = player.sight["seat"], waiter.sight["seat"]
        while player.sight["pending"]["seats"] == [asker]:
            player.act(first(player.choices(), "deploy"))
        waiter.wait(lambda sight: sight["seq"] == player.sight["seq"])
        waiter.act(first(waiter.choices(), "deploy"))
        player.wait(lambda sight: sight["seq"] == waiter.sight["seq"])
        asked = player.wish(kind="undo", seq=player.sight["seq"], seat=asker)
        assert asked["undo"]["asking"] == asker and asked["undo"]["missing"] == [agrees]
        waiter.wait(lambda sight: sight["undo"]["asking"] == asker)
        no = waiter.wish(kind="consent", seq=waiter.sight["seq"], seat=agrees, agree=False)
        assert no["undo"]["asking"] is None
        told = player.until(lambda message: message["kind"] == "refused")
        assert told["code"] == "undo-declined"
        player.wait(lambda sight: sight["undo"]["asking"] is None)
        player.wish(kind="undo", seq=player.sight["seq"], seat=asker)
        waiter.wait(lambda sight: sight["undo"]["asking"] == asker)
        seq = waiter.sight["seq"]
        yes = waiter.wish(kind="consent", seq=seq, seat=agrees, agree=True)
        assert yes["seq"] > seq and len(yes["undone"]) == 1 and yes["pending"]["seats"] == [agrees]
        assert waiter.wish(kind="consent", seq=seq, seat=agrees, agree=True)["seq"] == yes["seq"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"kind":"act"}',
        '{"kind":"dance","seq":1}',
        '{"kind":"act","seq":"3","seat":0,"key":[1]}',
        '{"kind":"act","seq":3,"seat":0,"key":[1],"secret":true}',
        '{"kind":"ask","id":1,"what":"dive","about":{"entry":"1"}}',
        "[" * 20_000,
        '{"kind":"ask","id":' + "9" * 5000 + ',"what":"log"}',
    ],
)
def test_what_is_no_wish_is_refused_in_words(text: str, browser: Browser, shared: str) -> None:
    with browser_of(browser, shared).sit(shared_match(shared)) as chair:
        chair.socket.send(text)
        told = chair.hear()
        assert (told["kind"], told["code"]) == ("refused", "malformed") and told["text"]
        assert chair.question("log") == chair.welcome["log"]


@pytest.fixture(scope="module")
def shared(server: Server) -> str:
    """A match and the cookies of who made it, for tests that change nothing."""
    maker = Browser(server)
    made = maker.make("here", "here", order="position")
    return json.dumps({"id": made["id"], "cookies": dict(maker.cookies)})


def browser_of(browser: Browser, shared: str) -> Browser:
    found = Browser(browser.server)
    found.cookies.update(json.loads(shared)["cookies"])
    return found


def shared_match(shared: str) -> str:
    found: Any = json.loads(shared)["id"]
    return str(found)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kind": "act", "seat": 0, "key": [999_999_999]}, "no-action"),
        ({"kind": "act", "seat": 0, "key": []}, "no-action"),
        ({"kind": "act", "seat": 0, "key": [-1]}, "no-action"),
        ({"kind": "act", "seat": 7, "key": [1]}, "not-yours"),
        ({"kind": "act", "seat": -1, "key": [1]}, "not-yours"),
        ({"kind": "roll", "face": 3}, "not-yours"),
        ({"kind": "undo", "seat": 0}, "undo-nothing"),
        ({"kind": "redo", "seat": 0}, "redo-nothing"),
        ({"kind": "consent", "seat": 0, "agree": True}, "nobody-asks"),
    ],
)
def test_what_may_not_be_is_refused_in_words(wish: Message, code: str, browser: Browser, shared: str) -> None:
    with browser_of(browser, shared).sit(shared_match(shared)) as chair:
        told = chair.wish(seq=chair.sight["seq"], **wish)
        assert (told["kind"], told["code"]) == ("refused", code) and told["text"]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"what": "nothing"}, "no-such-question"),
        ({"what": "dive", "about": {"entry": 99, "place": 0}}, "nothing-told"),
        ({"what": "card", "about": {"golem": 999}}, "nothing-there"),
        ({"what": "region", "about": {"region": -5}}, "nothing-there"),
        ({"what": "why", "key": [0, 10**15]}, "no-action"),
        ({"what": "why", "key": [0, 10**30]}, "malformed"),
    ],
)
def test_a_question_that_means_nothing_is_refused_in_words(
    question: Message, code: str, browser: Browser, shared: str
) -> None:
    with browser_of(browser, shared).sit(shared_match(shared)) as chair:
        told = chair.question(**question)
        assert (told["kind"], told["code"]) == ("refused", code) and told["text"]


def test_a_stranger_is_sent_away_for_good(server: Server, shared: str) -> None:
    from websockets.exceptions import ConnectionClosed

    with pytest.raises(ConnectionClosed) as closed, Browser(server).sit(shared_match(shared)):
        pass
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404 and "no such match" in closed.value.rcvd.reason
