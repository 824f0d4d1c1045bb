"""Guests: they give their names, bring armies before a match begins, and sit down again for a rematch."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, get_args

import pytest
from sqlalchemy import String

from shem.app.tables import SeatRow
from shem.table.banners import PARTS, check_code
from tests.app.table import PATIENCE, Browser, Server, mine

RED, WOLF = "swallowtail.pale.red.gold.tower.bone", "gonfalon.quarters.ink.grey.wolf.orange"


def army_named(browser: Browser, id: str) -> Any:
    return next(row["army"] for row in browser.get("/games/arcana/armies")["armies"] if row["id"] == id)


def seats(*players: str) -> list[dict[str, str]]:
    return [{"player": player, "dice": "app", "name": "Ada" if player == "here" else ""} for player in players]


def lay(host: Browser, *players: str, armies: list[Any], status: int = 201, **options: Any) -> Any:
    wanted = {"scenario": "three-cairns", "order": "position", "armies": armies, **options}
    body = {"game": "arcana", "options": wanted, "seats": seats(*players)}
    return host.ask("POST", "/matches", status, json=body).json()


def bring(guest: Browser, id: str, seat: int, army: Any, status: int = 204) -> Any:
    return guest.ask("PUT", f"/matches/{id}/seats/{seat}/brings", status, json={"what": army})


def test_a_match_waits_for_the_army_that_a_guest_brings(server: Server, browser: Browser) -> None:
    made = lay(browser, "here", "remote", armies=["dune-hunters", None])
    id, guest, watcher = made["id"], Browser(server, "de"), Browser(server)
    page = browser.get(f"/matches/{id}")
    assert page["state"] == "gathering" and page["title"] and page["points"] == 500
    assert page["gathering"]["awaited"] == page["gathering"]["brings"] == [1]
    assert [seat["name"] for seat in browser.get("/home")["matches"][0]["seats"]] == ["Dune Hunters", "Position 2"]
    assert browser.ask("POST", f"/matches/{id}/begin", 409).json()["code"] == "awaited"
    assert browser.ask("GET", f"/matches/{id}/steps", 409).json()["code"] == "gathering"
    assert guest.join(made["links"][1])["seat"] == 1
    watcher.join(made["watch"])

    own = guest.get(f"/matches/{id}")
    assert own["holds"] == [1] and own["gathering"]["options"]["scenario"] == "three-cairns" and own["watch"] is None
    # Which of them fit is said for the position, not for the army alone.
    rows = {
        row["id"]: row
        for row in guest.get("/games/arcana/armies", params={"scenario": "three-cairns", "position": 2})["armies"]
    }
    assert rows["hired-wood"]["fit"] == "" and [line["name"] for line in rows["hired-wood"]["golems"]]
    assert rows["jade-throne"]["fit"] and rows["jade-throne"]["points"] > 500
    refused = bring(guest, id, 1, "jade-throne", 422).json()
    assert refused["code"] == "army-unfit" and rows["jade-throne"]["fit"] in refused["text"]
    # Only who sits there brings something there.
    assert bring(browser, id, 1, "hired-wood", 403).json()["code"] == "not-yours"
    assert bring(guest, id, 0, "hired-wood", 403).json()["code"] == "not-yours"
    assert bring(watcher, id, 1, "hired-wood", 403).json()["code"] == "not-yours"

    guest.ask("PUT", f"/matches/{id}/seats/1/name", json={"name": "", "banner": WOLF})
    bring(guest, id, 1, "thorn-pilgrims")
    bring(guest, id, 1, "hired-wood")  # until it begins it can be changed
    told = guest.get(f"/matches/{id}")["gathering"]
    assert told["awaited"] == [] and told["brought"] == ["", rows["hired-wood"]["title"]]
    # Nobody else is told what it is.
    for other in (browser, watcher):
        assert other.get(f"/matches/{id}")["gathering"]["brought"] == ["", ""]
        assert "hired-wood" not in other.ask("GET", f"/matches/{id}").text
    assert guest.ask("POST", f"/matches/{id}/begin", 403).json()["code"] == "not-yours"
    browser.ask("POST", f"/matches/{id}/begin", 204)
    assert browser.ask("POST", f"/matches/{id}/begin", 409).json()["code"] == "begun"
    assert bring(guest, id, 1, "hired-wood", 409).json()["code"] == "begun"
    line = guest.get(f"/matches/{id}")
    assert line["state"] == "playing" and line["gathering"] is None
    assert [seat["banner"] for seat in line["seats"]] == ["", WOLF]
    assert [seat["name"] for seat in line["seats"]] == ["Dünenjäger", rows["hired-wood"]["title"]]
    with browser.sit(id) as host, guest.sit(id) as chair:
        assert mine(host.sight) and chair.sight["seat"] == 1
        assert [army["name"] for army in host.welcome["head"]["head"]["armies"]] == ["Dune Hunters", "Hired Wood"]
        # Lists say who is to decide, and which of the seats are here.
        asked = host.sight["pending"]["seats"]
    assert asked and [device.get("/home")["matches"][0]["asked"] for device in (browser, guest)] == [asked, asked]
    here = [[seat["here"] for seat in device.get("/home")["matches"][0]["seats"]] for device in (browser, guest)]
    assert here == [[True, False], [False, True]]


def test_a_guest_brings_an_army_of_their_own(server: Server, browser: Browser) -> None:
    """By its id on their own device, or whole, as a file or a code is read; the host's own come along, too."""
    army = {**army_named(browser, "hired-wood"), "title": {"en": "Ash and Oak", "de": ""}}
    kept = browser.ask("POST", "/games/arcana/armies", 201, json={"army": army}).json()["id"]
    made = lay(browser, "here", "remote", armies=[kept, None])
    guest = Browser(server)
    guest.join(made["links"][1])
    own = guest.ask("POST", "/games/arcana/armies", 201, json={"army": {**army, "title": {"en": "Mine", "de": ""}}}).json()[
        "id"
    ]
    assert bring(browser, made["id"], 1, own, 403).json()["code"] == "not-yours"
    bring(guest, made["id"], 1, own)
    bring(guest, made["id"], 1, {**army, "title": {"en": "Borrowed", "de": ""}})
    guest.ask("DELETE", f"/games/arcana/armies/{own}", 204)
    browser.ask("DELETE", f"/games/arcana/armies/{kept}", 204)
    browser.ask("POST", f"/matches/{made['id']}/begin", 204)
    assert [seat["name"] for seat in browser.get(f"/matches/{made['id']}")["seats"]] == ["Ash and Oak", "Borrowed"]


@pytest.mark.parametrize(
    ("players", "armies", "status", "code"),
    [
        (("here", "here"), ["dune-hunters", None], 400, "bad-option"),
        (("here", "greedy"), ["dune-hunters", None], 400, "bad-option"),
        (("here", "remote"), ["jade-throne", None], 422, "army-unfit"),
        (("here", "remote"), ["no-such-army", None], 404, "no-army"),
        (("here", "remote", "remote"), ["dune-hunters", None, None], 400, "seats"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(
    browser: Browser, players: tuple[str, ...], armies: list[Any], status: int, code: str
) -> None:
    assert lay(browser, *players, armies=armies, status=status)["code"] == code


def test_who_sits_here_is_told_to_everybody(server: Server, browser: Browser) -> None:
    body = {"game": "arcana", "options": {"order": "position"}, "seats": seats("here", "remote")}
    made = browser.ask("POST", "/matches", json=body).json()
    id, guest = made["id"], Browser(server)
    guest.join(made["links"][1])
    with browser.sit(id) as host:
        assert [seat["who"] for seat in host.sight["seats"]] == ["Ada", ""]
        named = guest.ask(
            "PUT", f"/matches/{id}/seats/1/name", json={"name": "  Béla\n\x00 the  Second " + "x" * 60}
        ).json()
        assert named["name"] == "Béla the Second " + "x" * 24
        host.wait(lambda sight: sight["seats"][1]["who"] == named["name"])
    assert browser.ask("PUT", f"/matches/{id}/seats/1/name", 403, json={"name": "?"}).json()["code"] == "not-yours"
    assert [seat["who"] for seat in guest.get(f"/matches/{id}")["seats"]] == ["Ada", named["name"]]
    # Whoever gets a new link is somebody else.
    browser.ask("POST", f"/matches/{id}/seats/1/link")
    assert browser.get(f"/matches/{id}")["seats"][1]["who"] == ""


def test_a_person_bears_a_banner_and_everybody_sees_it(server: Server, browser: Browser) -> None:
    wanted = [{**seat, "banner": RED} for seat in seats("here", "remote")]
    body = {"game": "arcana", "options": {"order": "position"}, "seats": wanted}
    made = browser.ask("POST", "/matches", json=body).json()
    id, guest, watcher = made["id"], Browser(server), Browser(server)
    guest.join(made["links"][1])
    watcher.join(made["watch"])
    with browser.sit(id) as host:
        path = f"/matches/{id}/seats/1/name"
        assert guest.ask("PUT", path, json={"name": "Béla", "banner": WOLF}).json() == {"name": "Béla", "banner": WOLF}
        host.wait(lambda sight: [seat["banner"] for seat in sight["seats"]] == [RED, WOLF])
        host.act(host.choices()[0])
        assert guest.ask("PUT", path, json={"name": "Béla II"}).json()["banner"] == WOLF
    with watcher.sit(id) as chair:
        assert [seat["banner"] for seat in chair.sight["seats"]] == [RED, WOLF]
    assert [seat["banner"] for seat in guest.get("/home")["matches"][0]["seats"]] == [RED, WOLF]
    seq = browser.get(f"/matches/{id}/steps")["steps"][-1]["seq"]
    assert [seat["banner"] for seat in browser.get(f"/matches/{id}/at/{seq}")["sight"]["seats"]] == [RED, WOLF]
    # It outlasts a stop, and goes with who bears it.
    server.kill()
    server.start()
    with browser.sit(id) as host:
        assert [seat["banner"] for seat in host.sight["seats"]] == [RED, WOLF]
        browser.ask("POST", f"/matches/{id}/seats/1/link")
        host.wait(lambda sight: [seat["banner"] for seat in sight["seats"]] == [RED, ""])


def test_bots_bear_no_banner(browser: Browser) -> None:
    wanted = [{**seat, "banner": RED} for seat in seats("here", "greedy")]
    made = browser.ask("POST", "/matches", json={"game": "archmage", "options": {}, "seats": wanted}).json()
    assert [seat["banner"] for seat in browser.get(f"/matches/{made['id']}")["seats"]] == [RED, ""]


@pytest.mark.parametrize("code", ["x", RED + ".bone", RED.replace("tower", "toad"), RED.upper(), "....."])
def test_a_banner_that_there_is_not_is_refused(browser: Browser, code: str) -> None:
    wanted = {"game": "archmage", "options": {}, "seats": [{**seat, "banner": code} for seat in seats("here", "greedy")]}
    told = browser.ask("POST", "/matches", 422, json=wanted).json()
    assert told["code"] == "banner-code" and "banner" in told["text"]
    made = browser.ask("POST", "/matches", json={**wanted, "seats": seats("here", "greedy")}).json()
    path = f"/matches/{made['id']}/seats/0/name"
    assert browser.ask("PUT", path, 422, json={"name": "Eve", "banner": code}).json()["code"] == "banner-code"
    assert browser.get(f"/matches/{made['id']}")["seats"][0]["who"] == "Ada", "nothing of it was kept"


def test_every_banner_has_room_in_its_column() -> None:
    longest = ".".join(max(get_args(part), key=len) for part in PARTS)
    check_code(longest)
    assert isinstance(kind := SeatRow.__table__.c.banner.type, String) and len(longest) <= (kind.length or 0)


@pytest.mark.parametrize("swap", [False, True])
def test_a_match_is_played_once_more_by_the_same_people(server: Server, browser: Browser, swap: bool) -> None:
    wanted = [{**seat, "banner": banner} for seat, banner in zip(seats("here", "remote"), (RED, ""))]
    body = {"game": "arcana", "options": {"order": "position"}, "seats": wanted, "lenient": False}
    made = browser.ask("POST", "/matches", json=body).json()
    id, guest, stranger = made["id"], Browser(server), Browser(server)
    guest.join(made["links"][1])
    stranger.join(made["watch"])
    assert guest.ask("POST", f"/matches/{id}/rematch", 409, json={"swap": swap}).json()["code"] == "not-over"
    with browser.sit(id) as host, guest.sit(id) as other:
        while host.sight["pending"]["kind"] != "over":
            chair = host if mine(host.sight) else other
            chair.wait(lambda sight: mine(sight) or sight["pending"]["kind"] == "over")
            choices = chair.choices()
            chair.act(next((one for one in choices if one["kind"] == "resign"), choices[0]))
            host.wait(lambda sight, seq=chair.sight["seq"]: sight["seq"] >= seq)  # type: ignore[misc]
        assert stranger.ask("POST", f"/matches/{id}/rematch", 403, json={"swap": swap}).json()["code"] == "not-yours"
        with ThreadPoolExecutor(4) as threads:  # both press it, and press it again
            asks = [
                threads.submit(who.ask, "POST", f"/matches/{id}/rematch", 201, json={"swap": swap})
                for who in (guest, browser, guest, browser)
            ]
            (new,) = {ask.result(PATIENCE).json()["id"] for ask in asks}
        assert [line["id"] for line in guest.get("/home")["matches"]].count(new) == 1
        assert len(guest.get("/home")["matches"]) == 2
        host.wait(lambda sight: sight["rematch"] == new)
    # It is begun once, whoever asks, and belongs to who made the first.
    assert browser.ask("POST", f"/matches/{id}/rematch", 201, json={"swap": not swap}).json()["id"] == new != id
    page = browser.get(f"/matches/{new}")
    assert page["mine"] and page["state"] == "playing"
    assert [seat["who"] for seat in page["seats"]] == (["", "Ada"] if swap else ["Ada", ""])
    assert [seat["banner"] for seat in page["seats"]] == (["", RED] if swap else [RED, ""])
    assert page["holds"] == [1 if swap else 0] and guest.get(f"/matches/{new}")["holds"] == [0 if swap else 1]
    assert [seat["name"] for seat in page["seats"]] == [seat["name"] for seat in browser.get(f"/matches/{id}")["seats"]]
    with stranger.sit(new) as watching:
        assert watching.sight["seat"] is None
    with browser.sit(id) as again:
        assert again.sight["rematch"] == new
