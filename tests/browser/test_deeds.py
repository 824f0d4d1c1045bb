"""What a deed brings with it, each step confirmed for the figures on the table: pushes, displacements, what is moved."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from shem.games.arcana.content.models_army import ArmyFile
from shem.games.arcana.parts.actions import AreaCharge, Attack, Charge, UseAt
from shem.games.arcana.parts.state import Battle
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.great import Before, battle_before, named_charge, put
from tests.ready import PILGRIMS

pytestmark = pytest.mark.long


def army(title: str, *golems: object) -> ArmyFile:
    """An army of the Durani for 500 points."""
    text = {"en": title, "de": title}
    return ArmyFile.model_validate(
        {"title": text, "description": text, "faction": "durani", "points": 500, "golems": list(golems)}
    )


def sit_down(device: NewDevice, server: Server, found: Before) -> Commander:
    table = device()
    table.open().says("motto")
    id = put(server, table.context, found.match)
    table.open(f"#/match/{id}")
    player = Commander(table, id, found.seat, server)
    assert player.situation() == "turn"
    return player


def at(player: Commander, golem: int) -> tuple[int, int]:
    """Where a figure stands on the page."""
    return next((one["x"], one["y"]) for one in player.figures() if one["golem"] == golem)


def place(player: Commander, region: int) -> tuple[int, int]:
    regions = player.page.evaluate("() => looking.regions()")
    return next((one["x"], one["y"]) for one in regions if one["region"] == region)


def test_the_pushes_of_a_charge_are_confirmed_one_by_one(device: NewDevice, server: Server) -> None:
    found = battle_before(
        lambda told, _: "charged" in told and told.count("displaced") == 2, "battle-of-two-rock", deed=AreaCharge
    )
    player = sit_down(device, server, found)
    table, page = player.device, player.page
    assert isinstance(found.action, AreaCharge)
    golem, slot, _, region, approach = found.action.key()[1:]
    player.ability(golem, slot)
    player.touch("region", region)
    if table.wait("() => looking.open()") == "list":
        table.check("charge, approaches")
        player.touch("region", approach)
    player.arm()
    gold = page.locator("aside .foot .deed .gold")
    expect(gold).to_contain_text("AP")  # of the move and the attack together
    before = {one["golem"]: (one["x"], one["y"]) for one in player.figures()}
    player.gold()

    assert player.situation() == "callout"
    strike = page.locator(".callout")
    expect(strike).to_have_attribute("aria-label", table.words("arcana-roll-result"))
    player.pass_page("callout")
    pushed = []
    for _ in range(2):
        assert player.situation() == "callout"
        expect(strike).to_have_attribute("aria-label", table.words("arcana-figure-moved"))
        expect(strike).to_contain_text(table.words("arcana-figure-there"))
        expect(page.locator("path.way")).not_to_have_count(0)
        table.check("push")
        pushed.append(strike.locator("li").inner_text())
        player.pass_page("callout")
    assert len(set(pushed)) == 2
    while (now := player.situation()) != "turn":
        player.step(now, lambda: None)
    assert page.locator(".callout").count() == 0
    moved = [one["golem"] for one in player.figures() if before[one["golem"]] != (one["x"], one["y"])]
    assert golem in moved and len(moved) == 3


def test_who_displaces_chooses_where_and_confirms_it(device: NewDevice, server: Server) -> None:
    armies = [army("Walls", "growling-phalanx", *["jade-sentinel"] * 3), "thorn-pilgrims"]
    found = battle_before(lambda _, asks: asks == "displace", armies=armies)
    player = sit_down(device, server, found)
    table = player.device
    assert isinstance(found.action, Attack)
    golem, slot, target = found.action.key()[1:]
    player.ability(golem, slot)
    player.touch("golem", target)
    player.arm()
    player.touch("golem", target)  # the second touch on the target confirms
    player.pass_page(player.situation())
    assert player.situation() == f"prompt:{table.words('arcana-ask-displace')}"
    table.check("displacement")
    origin = at(player, target)
    here = next(one for one in player.lit() if (one["x"], one["y"]) == origin)
    player.touch("region", here["region"])
    player.arm()
    expect(table.page.locator("aside .foot .deed .gold")).to_have_text("It stays")
    to = next(one for one in player.lit() if (one["x"], one["y"]) != origin)
    player.touch("region", to["region"])
    player.arm()
    assert at(player, target) == origin  # nothing irreversible happens on one touch
    player.gold()
    assert player.situation() == "turn"
    table.until(lambda: at(player, target) == (to["x"], to["y"]))


def test_the_way_of_a_charge_is_named_region_by_region(device: NewDevice, server: Server) -> None:
    """Rulings B27, B38: whoever charges may name the way, and strikes from where it ends."""
    found, way = named_charge()
    player = sit_down(device, server, found)
    table, page = player.device, player.page
    charge = found.action
    assert isinstance(charge, Charge)
    player.ability(charge.golem, charge.ability)
    table.press(page.locator("aside .options button").filter(has_text="Name the way yourself").first)
    player.arm()
    player.gold()
    for region in way:
        assert player.situation() == f"prompt:{table.words('arcana-ask-path')}"
        player.touch("region", region)
        player.arm()
        player.touch("region", region)  # the second touch on the Region confirms
        table.until(lambda: region not in [one["region"] for one in player.lit()])  # noqa: B023 - asked at once
    table.check("charge, its way named")
    player.touch("golem", charge.target)
    player.arm()
    player.gold()
    while (now := player.situation()) != "turn":
        player.step(now, lambda: None)
    assert player.told("charged") == 1
    deeds = [entry.action for entry in player.position().live if isinstance(entry.action, Charge)]
    assert deeds[-1].key() == charge.key()


@pytest.mark.parametrize("what", ["well", "shift"])
def test_what_lies_on_the_board_is_moved(device: NewDevice, server: Server, what: str) -> None:
    """A Mana Well, and a Blessing or a Curse."""
    water = army("Water", {"golem": "fen-lord", "knight": "sutara-nayini"}, "jade-ram", "vigilant-sentinel", "bramblehorn")
    armies = [water if what == "well" else PILGRIMS, PILGRIMS]
    code, told = {"well": ("move-well", "well-moved"), "shift": ("shift", "shifted")}[what]
    found = battle_before(lambda _, asks: asks == code, armies=armies)
    player = sit_down(device, server, found)
    table, page = player.device, player.page
    assert isinstance(found.action, UseAt)
    golem, slot, region = found.action.key()[1:]
    signs = page.locator(".sign.well, .sign.lying")
    before = [sign.get_attribute("transform") for sign in signs.all()]
    player.ability(golem, slot)
    player.touch("region", region)
    player.arm()
    player.gold()
    assert player.situation() == f"prompt:{table.words(f'arcana-ask-{what}')}"
    table.check(f"moving a {what}")
    to = next(one for one in player.lit() if one["region"] != region)
    player.touch("region", to["region"])
    player.arm()
    player.gold()
    assert player.situation() == "turn"
    assert player.told(told) == 1
    state = player.position().state
    assert isinstance(state, Battle)
    there = [well.region for well in state.wells] if what == "well" else [zone.region for zone in state.zones]
    assert to["region"] in there and place(player, to["region"]) == (to["x"], to["y"])
    table.until(lambda: [sign.get_attribute("transform") for sign in signs.all()] != before)
    drawn = [re.findall(r"[\d.]+", sign.get_attribute("transform") or "") for sign in signs.all()]
    assert (to["x"], to["y"]) in [(int(float(x)) // 100, int(float(y)) // 100) for x, y, *_ in drawn]
