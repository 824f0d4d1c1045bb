"""A campaign of Delve, each of two people with a Hero at a device of their own: a quest to its end, camp, the next quest.

What is chosen in the one is remembered in the other.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from shem.games.delve.content.camp import begin
from shem.games.delve.content.codex import world_of
from shem.games.delve.content.homecoming import after
from shem.games.delve.content.models_party import Party
from shem.games.delve.parts.actions import Choose, Next
from shem.games.delve.parts.state import DelveState
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver, join
from tests.browser.device import Device
from tests.browser.great import put
from tests.browser.quests import SEEDS, Quest, found

pytestmark = pytest.mark.long

TRUTH, PAST = 0, 2  # the ways to go on from the keeper
STORE = "The oil store is open"
MOST = 20  # deeds to the end


def comers() -> Party:
    """Two Heroes with a Soul Rank, Crowns and an Item that nobody begins with."""
    party = begin("deep-kiln", ["tamm", "sill"], "The Two of Them")
    party.id = "the-two-of-them"
    for place, member in enumerate(party.heroes.values()):
        member.rank, member.crowns = 3, 7 + place
        member.pack.append("miners-helm")
    return party


def asks(quest: Quest) -> int | None:
    """Where the Book asks what becomes of the keeper."""
    return next((place for place, deed in enumerate(quest.deeds) if deed.asked == "choose"), None)


def near_the_end() -> tuple[Quest, int]:
    """A quest, and where one names who is next, both act, and then the Book asks; the guest comes there. Nobody falls."""
    for seed in SEEDS:
        alone = Quest("cold-stair", 2, seed, party=comers())
        last = range((asks(alone) or MOST) - MOST, len(alone.deeds))
        start = next((place for place in last if isinstance(alone.deeds[place].action, Next)), None)
        if start is not None:
            quest = Quest("cold-stair", 2, seed, party=comers(), guest=start)
            deeds = quest.deeds[start + 1 : asks(quest)]
            told = bool(asks(quest)) and len(deeds) <= MOST and {deed.seat for deed in deeds} == {0, 1}
            if told and not any(member.fallen for member in home(quest, TRUTH).heroes.values()):
                return quest, start
    raise AssertionError("no party ever comes to this: look at the search")


def home(quest: Quest, way: int) -> Party:
    """What the quest leaves of the party, if this becomes of the keeper."""
    end = asks(quest)
    assert end is not None
    match = quest.before(end)
    match.play(quest.deeds[end].seat, Choose(way))
    assert isinstance(match.state, DelveState)
    return after(Party.model_validate(match.setup["kept"]), match.setup, match.state, "")


def shows(device: Device, party: Party, faces: Locator, sheet: Locator) -> None:
    """Of each Hero, when its face is touched, its Soul Rank, its Crowns and its Items."""
    for place, (hero, member) in enumerate(party.heroes.items()):
        device.press(faces.nth(place))
        rank = device.words("delve-soul-rank", rank=device.words("delve-rank", rank=member.rank))
        crowns = device.words("delve-crowns", crowns=member.crowns)
        items = [world_of().parts["items"][item].name.en for item in (*member.worn, *member.pack)]
        for text in (world_of().parts["heroes"][hero].name.en, rank, crowns, *items):
            expect(sheet).to_contain_text(text)


def in_camp(device: Device, party: Party) -> None:
    """Home from the quest: the party stands in camp as it came out, and has one quest more behind it."""
    page = device.page
    device.press(device.button("delve-camp-home"))
    page.get_by_role("heading", name=party.name).wait_for()
    expect(page.locator(".souls")).to_have_text(device.words("delve-camp-souls", souls=party.souls))
    shows(device, party, page.locator(".circle button"), page.get_by_role("article").first)
    page.get_by_role("radio", name=device.words("delve-camp-chronicle")).press("Space")
    expect(page.get_by_role("article").get_by_role("heading", name="The Cold Stair")).to_have_count(1)
    page.get_by_role("radio", name=device.words("delve-camp-quest"), exact=True).press("Space")
    expect(page.locator("fieldset.quests")).to_contain_text("Nine Hundred Lamps")


def test_a_campaign_of_two_on_two_devices(server: Server, device: NewDevice) -> None:
    quest, start = near_the_end()
    deeds = [deed for deed in quest.deeds[start:] if not isinstance(deed.action, Choose)]
    party = home(quest, TRUTH)
    host, guest = Delver(device()), Delver(device(theme="light"))
    players = (host, guest)
    host.device.open().says("motto")
    match = put(server, host.device.context, quest.before(start), ["here", "remote"])
    join(server, host, match, guest)
    for player in players:
        assert player.asked() == "book"
        player.device.check("delve, Book")
        player.read_on()
    for deed in deeds:
        player = players[deed.seat]
        player.comes_to("choices")
        player.device.check(f"delve, {deed.asked}")
        if isinstance(deed.action, Next):
            # The first of the round names who is next; the other waits.
            expect(player.options).to_have_count(2)
            players[1 - deed.seat].device.says("waiting")
        player.does(deed.action)
    players[quest.deeds[-1].seat].does(Choose(TRUTH))
    for player in players:
        player.comes_to("dialog")
        player.device.says("delve-won", quest="The Cold Stair")
        player.device.check("delve, result")
        expect(player.page.locator("dialog[open] ol li.won")).to_have_count(2)
        # The party goes on in camp: as it came it goes on no quest any more.
        expect(player.device.button("rematch-again")).to_have_count(0)
    assert len(host.read) == len(guest.read) and host.read[:-1] == guest.read[:-1]
    assert len(Commander(host.device, match, 0, server).position().live) == len(deeds) + start + 2

    # Both take the party home; it goes on from the host's camp.
    for player in reversed(players):
        in_camp(player.device, party)
    host.page.locator(".seats select").last.select_option("remote")
    host.device.check("camp, next quest")
    host.device.press(host.device.button("setup-start"))
    host.page.wait_for_url("**/lobby/*")
    join(server, host, host.page.url.rsplit("/", 1)[1], guest)
    for player in players:
        assert player.asked() == "book"
        while player.page.locator("dialog[open] .book").count():
            player.read_on()
        assert any(STORE in text for text in player.read)
        player.page.keyboard.press("p")
        side = player.page.locator("aside")
        shows(player.device, party, side.locator(".party button"), side.locator("article.sheet"))
        player.device.check("delve, party")


def test_what_is_not_chosen_is_not_there_in_the_next_quest(server: Server, device: NewDevice) -> None:
    quest, place = found(asks, "cold-stair", 2)
    player = Delver(device())
    table = player.device
    table.open().says("motto")
    table.open(f"#/match/{put(server, table.context, quest.before(place))}")
    player.comes_to("way")
    table.check("delve, way")
    player.way(PAST)
    player.comes_to("dialog")
    table.press(table.button("delve-camp-home"))
    table.page.get_by_role("radio", name="Set out").press("Space")
    table.press(table.button("setup-start"))
    later = Delver(table)
    later.play(lambda asked: asked == "choices")
    assert later.read and not any(STORE in text for text in later.read)
