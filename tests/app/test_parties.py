"""Parties of Delve in the app: kept, shown in camp, brought in and out as files, taken to a quest and home."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from shem.games.delve.content.codex import world_of
from tests.app.salt_road import salt
from tests.app.table import Browser, Server, serving

PARTIES = "/games/delve/parties"
SEATS = [{"player": "greedy", "dice": "app"}] * 2


@pytest.fixture
def ours(browser: Browser) -> str:
    """A new party of Tamm and Sill, by its id."""
    body = {"name": "Ours", "campaign": "deep-kiln", "heroes": ["tamm", "sill"]}
    return str(browser.ask("POST", PARTIES, 201, json=body).json()["id"])


def camp(browser: Browser, id: str, lang: str = "en") -> Any:
    return browser.get(f"{PARTIES}/{id}", params={"lang": lang})


def deed(browser: Browser, id: str, **wish: Any) -> Any:
    return browser.ask("POST", f"{PARTIES}/{id}/deeds", 200, json=wish).json()


def rich(browser: Browser, id: str) -> str:
    """The same party with 20 Crowns for Tamm and 20 soul points, as another; its id."""
    file = camp(browser, id)["file"].replace('"souls": 0', '"souls": 20', 1).replace('"crowns": 0', '"crowns": 20', 1)
    return str(browser.ask("POST", f"{PARTIES}/read", 200, json={"text": file}).json()["id"])


def test_parties_are_made_listed_and_let_go(browser: Browser, ours: str) -> None:
    found = browser.get(PARTIES)
    row = next(one for one in found["parties"] if one["id"] == ours)
    assert (row["name"], row["campaign"], row["quest"], row["played"]) == ("Ours", "The Deep Kiln", "The Cold Stair", 0)
    assert [hero["name"] for hero in row["heroes"]] == ["Tamm", "Sill"]
    campaigns = found["campaigns"]
    assert [(one["code"], one["content"]) for one in campaigns] == [(one, "") for one in world_of().parts["campaigns"]]
    assert [hero["id"] for hero in campaigns[0]["heroes"]] == list(world_of().parts["heroes"])
    browser.ask("DELETE", f"{PARTIES}/{ours}", 204)
    browser.ask("DELETE", f"{PARTIES}/{ours}", 404)
    assert ours not in [one["id"] for one in browser.get(PARTIES)["parties"]]
    browser.ask("GET", f"{PARTIES}/{ours}", 400)


def test_a_party_is_its_owner_s_alone(server: Server, browser: Browser, ours: str) -> None:
    other = Browser(server)
    assert other.get(PARTIES)["parties"] == []
    assert other.ask("GET", f"{PARTIES}/{ours}", 400).json()["code"] == "camp-gone"
    assert other.ask("POST", f"{PARTIES}/{ours}/deeds", 400, json={"deed": "enhance", "hero": "tamm"}).status_code == 400


def test_camp_tells_what_each_hero_has_and_why_it_cannot_go_on(browser: Browser, ours: str) -> None:
    english, german = camp(browser, ours), camp(browser, ours, "de")
    tamm = english["heroes"][0]
    items = english["items"]
    assert [items[item]["id"] for item in tamm["worn"]] == ["stamping-hammer", "fired-apron"]
    assert [items[held["item"]]["id"] for held in tamm["pack"]] == ["clay-salve"]
    assert tamm["pack"][0]["why"] == "Clay Salve is not worn: Tamm uses it out of the pack."
    assert (tamm["rank"], tamm["price"], tamm["fallen"], len(tamm["powers"])) == (0, 5, False, 8)
    assert tamm["why_not"] == "It takes 5 soul points; the party has 0."
    assert german["heroes"][0]["why_not"] == "Das kostet 5 Seelenpunkte; die Gruppe hat 0."
    assert items[english["market"][0]]["price"] <= 8 and english["sells"][english["market"][0]] >= 1
    assert (english["quest"], [one["id"] for one in english["quests"]]) == ("cold-stair", ["cold-stair"])
    assert "tamm" not in [one["id"] for one in english["others"]] and english["history"] == []


def test_what_is_done_in_camp_stays_done(browser: Browser, ours: str) -> None:
    id = rich(browser, ours)
    deed(browser, id, deed="enhance", hero="tamm")
    found = deed(browser, id, deed="buy", hero="tamm", item="miners-helm")
    assert found == camp(browser, id)
    assert (found["souls"], found["heroes"][0]["rank"], found["heroes"][0]["crowns"]) == (15, 1, 15)
    refused = browser.ask("POST", f"{PARTIES}/{id}/deeds", 400, json={"deed": "enhance", "hero": "tamm"}).json()
    assert (refused["code"], refused["text"]) == ("camp-refused", "Tamm cannot go on while the Soul Rank of Sill is lower.")
    assert camp(browser, id) == found


def test_devices_that_act_at_once_lose_nothing_of_each_other(browser: Browser, ours: str) -> None:
    id = rich(browser, ours)
    body = {"deed": "give-crowns", "hero": "tamm", "to": "sill", "crowns": 1}
    with ThreadPoolExecutor(4) as devices:
        asked = [devices.submit(browser.try_to, "POST", f"{PARTIES}/{id}/deeds", json=body) for _ in range(24)]
    told = [one.result().status_code for one in asked]
    assert (told.count(200), told.count(400)) == (20, 4)
    assert [hero["crowns"] for hero in camp(browser, id)["heroes"]] == [0, 20]


@pytest.mark.parametrize("body", [{}, {"deed": "fly"}, {"deed": "buy", "crowns": -1}, {"deed": "buy", "more": 1}])
def test_a_malformed_deed_is_refused(browser: Browser, ours: str, body: object) -> None:
    assert browser.ask("POST", f"{PARTIES}/{ours}/deeds", 422, json=body).status_code == 422


def test_a_file_with_something_wrong_is_told_by_line_and_field(browser: Browser, ours: str) -> None:
    file = camp(browser, ours)["file"].replace('"stamping-hammer"', '"nothing"', 1)
    told = browser.ask("POST", f"{PARTIES}/read", 400, json={"text": file}).json()["text"]
    assert "party.json:17: heroes.tamm.worn[0]: " in told
    browser.ask("POST", f"{PARTIES}/read", 400, json={"text": "no party"})


def test_a_party_brought_in_twice_is_two(browser: Browser, ours: str) -> None:
    file = camp(browser, ours)["file"]
    again = browser.ask("POST", f"{PARTIES}/read", 200, json={"text": file}).json()["id"]
    assert again != ours and camp(browser, again)["heroes"] == camp(browser, ours)["heroes"]
    deed(browser, again, deed="rename", name="Others")
    assert camp(browser, ours)["name"] == "Ours"


def test_a_party_goes_on_its_quest_and_takes_home_what_it_leaves_once(browser: Browser, ours: str) -> None:
    wanted = {"game": "delve", "seats": SEATS, "options": {"party": ours}}
    made = browser.ask("POST", "/matches", json=wanted).json()
    with browser.sit(made["id"]) as chair:
        sight = chair.wait(lambda sight: sight["pending"]["kind"] == "over")
    file = sight["scene"]["party"]
    body = {"text": file, "match": made["id"]}
    assert browser.ask("POST", f"{PARTIES}/read", 200, json=body).json() == {"id": ours}
    found = camp(browser, ours)
    chapter = found["history"][0]
    assert len(found["history"]) == 1 and chapter["name"] == "The Cold Stair" and chapter["won"] is sight["scene"]["won"]
    assert chapter["heroes"] == ["Tamm", "Sill"]
    assert browser.ask("POST", f"{PARTIES}/read", 200, json=body).json() == {"id": ours}
    assert camp(browser, ours) == found
    moved = browser.ask("POST", f"{PARTIES}/read", 400, json={**body, "match": "another"}).json()
    assert moved["code"] == "camp-moved-on"


def test_no_party_of_somebody_else_s_and_no_file_of_the_machine_goes_on_a_quest(browser: Browser) -> None:
    for party in ("nobody", "/etc/passwd"):
        body = {"game": "delve", "seats": SEATS, "options": {"party": party}}
        assert browser.ask("POST", "/matches", 400, json=body).json()["code"] == "camp-gone"


def bring(browser: Browser, more: str = "") -> None:
    browser.ask("POST", "/packs", 201, files={"files": ("salt.zip", salt(more))})


def test_a_party_of_a_pack_waits_for_it_and_goes_on_when_it_is_back() -> None:
    with serving() as server:  # packs are everybody's: a server of its own
        browser = Browser(server)
        bring(browser)
        listing = browser.get("/games/delve/listing")
        own = [quest["id"] for quest in listing["quests"] if quest["pack"] == "salt"]
        assert own == ["fork", "left-way", "right-way", "salt-cellar"]
        assert "brack" in [hero["id"] for hero in listing["heroes"]["salt"]]
        assert "brack" not in [hero["id"] for hero in listing["heroes"][""]]
        begun = [("deep-kiln", "", "tamm"), ("salt-road", "salt", "brack")]
        kiln, road = (
            browser.ask(
                "POST", PARTIES, 201, json={"name": "Ours", "campaign": code, "content": pack, "heroes": [hero]}
            ).json()["id"]
            for code, pack, hero in begun
        )

        def rows() -> dict[str, Any]:
            return {row["id"]: row for row in browser.get(PARTIES)["parties"]}

        whole, sheet = rows(), camp(browser, road)
        assert [whole[id]["missing"] for id in (kiln, road)] == ["", ""]
        assert (whole[road]["campaign"], whole[road]["heroes"][0]["name"]) == ("The Salt Road", "Brack")
        again = browser.ask("POST", f"{PARTIES}/read", 200, json={"text": sheet["file"]}).json()["id"]
        assert camp(browser, again)["quests"] == sheet["quests"]

        browser.ask("DELETE", "/packs/salt", 204)
        gone = rows()
        assert gone[kiln] == whole[kiln] and gone[road]["missing"].startswith('The pack "salt" that brings this party')
        assert (gone[road]["name"], gone[road]["heroes"]) == ("Ours", [])
        for path in (f"{PARTIES}/{road}", f"{PARTIES}/{road}/deeds"):
            method, body = ("POST", {"deed": "rename", "name": "X"}) if path.endswith("deeds") else ("GET", None)
            assert '"salt"' in browser.ask(method, path, 400, json=body).json()["text"]

        bring(browser, "# Another file of the same name: in the app it lies in another folder.\n")
        assert rows() == {**whole, again: rows()[again]} and camp(browser, road) == sheet
