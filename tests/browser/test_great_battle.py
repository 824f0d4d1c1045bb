"""The middle of a great battle, 3000 points: a Charge, a Construct, a Miracle, a Curse and an encounter in one turn."""

from __future__ import annotations

import pytest

from shem.games.arcana.parts.actions import Attack, Charge, Curse, Miracle, UseOn
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.great import great_battle, put

pytestmark = pytest.mark.long


def test_everything_happens_in_one_turn(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.open().page
    table.says("home-none")
    found = great_battle()
    id = put(server, table.context, found.match)
    table.open(f"#/match/{id}")
    player = Commander(table, id, found.seat, server)
    assert player.situation() == "turn"
    table.check("great battle")

    # A Miracle, and a Curse on the board.
    before = player.told("miracle")
    player.power(player.legal(Miracle)[0][0], "miracle")
    player.finish()
    assert player.told("miracle") == before + 1
    before = player.told("cursed")
    ancient, region = player.legal(Curse)[0]
    player.power(ancient, "curse")
    player.touch("region", region)
    player.finish()
    assert player.told("cursed") == before + 1
    assert page.locator("use[href='#ga-curse']").count() > 0

    # Somebody lies under the skulls: a walk into the encounter.
    before = player.told("encounter")
    golem, slot, region = found.walk.key()[1:]
    player.ability(golem, slot)
    player.touch("region", region)
    player.finish()
    assert player.told("encounter") == before + 1 and "story" in player.seen

    # A Construct is raised.
    before = player.told("summoned")
    golem, slot, *where = found.summon.key()[1:]
    player.ability(golem, slot)
    if not page.locator("aside .foot .deed .gold").count():
        player.touch("golem" if isinstance(found.summon, UseOn) else "region", where[0])
    player.finish()
    assert player.told("summoned") == before + 1
    assert page.locator(".token [stroke-dasharray]").count() > 0

    # A Charge at somebody who can be reached only by one.
    before = player.told("charged")
    struck = {key[:3] for key in player.legal(Attack)}
    golem, slot, _, target, _ = next(key for key in player.legal(Charge) if (key[0], key[1], key[3]) not in struck)
    player.ability(golem, slot)
    player.touch("golem", target)
    player.arm()
    table.check("charge")
    player.finish()
    assert player.told("charged") == before + 1
