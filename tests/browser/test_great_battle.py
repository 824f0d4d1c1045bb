"""The middle of a great battle, 3000 points: a Charge, a Construct, a Miracle, a Curse and an encounter in one turn."""

from __future__ import annotations

from pathlib import Path

import pytest

import shem
from shem.core.contract import Action
from shem.core.match import Match
from shem.games.arcana.actions import Attack, Charge, Curse, Miracle, UseOn
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import great_battle, put
from tests.browser.player import Player

pytestmark = pytest.mark.long


class Commander(Player):
    """Takes a certain action by touching what stands for it."""

    def ability(self, golem: int, slot: int) -> None:
        """Pick the Golem and choose the ability of this slot."""
        self.deselect()
        self.pick(golem)
        self.press(f"article.card .use[data-slot='{slot}']")
        self.device.wait("() => document.querySelector('path.lit, aside .options button, aside .foot .deed .gold')")

    def power(self, ancient: int, role: str) -> None:
        """Open the Ancient Ones and choose a power."""
        self.deselect()
        if not self.page.locator("nav button[aria-pressed=true]").count():
            self.device.press(self.device.button("arcana-ancients", self.page.locator("nav")))
        self.page.locator(".powers").wait_for()
        line = self.page.locator("aside header small")
        while (shown := int(line.inner_text().split("·")[-1].split("/")[0])) != ancient + 1:
            way = "next" if shown <= ancient else "previous"
            self.device.press(self.device.named(f"arcana-{way}-ancient"))
        self.device.check("ancient ones")
        self.press(f".powers .use[data-power='{role}']")
        self.device.wait("() => document.querySelector('path.lit, aside .options button, aside .foot .deed .gold')")

    def finish(self) -> None:
        """Commit, roll, go on, answer what is asked, until the turn goes on."""
        self.arm()
        self.gold()
        while (situation := self.situation()) != "turn":
            self.step(situation, lambda: None)


def test_everything_happens_in_one_turn(device: NewDevice, server: Server, tmp_path: Path) -> None:
    table = device()
    page = table.open().page
    table.says("home-none")
    found = great_battle()
    id = put(server, table.context, found.match)
    table.open(f"#/match/{id}")
    player = Commander(table, badge=found.seat)
    assert player.situation() == "turn"
    table.check("great battle")

    def position() -> Match:
        """The match as the server has it."""
        file = tmp_path / "great.jsonl"
        file.write_bytes(table.context.request.get(f"{server.address}/api/matches/{id}/file").body())
        return shem.load(file)

    def legal(kind: type[Action]) -> list[tuple[int, ...]]:
        """The keys of what can be done of a kind, without the kind's number."""
        return [action.key()[1:] for action in position().legal(found.seat) if isinstance(action, kind)]

    def told(kind: str) -> int:
        """How often something has happened so far."""
        return sum(event.kind.code == kind for entry in position().live for event in entry.events)

    # A Miracle, and a Curse on the board.
    before = told("miracle")
    player.power(legal(Miracle)[0][0], "miracle")
    player.finish()
    assert told("miracle") == before + 1
    before = told("cursed")
    ancient, region = legal(Curse)[0]
    player.power(ancient, "curse")
    player.touch("region", region)
    player.finish()
    assert told("cursed") == before + 1
    assert page.locator("use[href='#ga-curse']").count() > 0

    # Somebody lies under the skulls: a walk into the encounter.
    before = told("encounter")
    golem, slot, region = found.walk.key()[1:]
    player.ability(golem, slot)
    player.touch("region", region)
    player.finish()
    assert told("encounter") == before + 1 and "story" in player.seen

    # A Construct is raised.
    before = told("summoned")
    golem, slot, *where = found.summon.key()[1:]
    player.ability(golem, slot)
    if not page.locator("aside .foot .deed .gold").count():
        player.touch("golem" if isinstance(found.summon, UseOn) else "region", where[0])
    player.finish()
    assert told("summoned") == before + 1
    assert page.locator(".token [stroke-dasharray]").count() > 0

    # A Charge at somebody who can be reached only by one.
    before = told("charged")
    struck = {key[:3] for key in legal(Attack)}
    golem, slot, _, target, _ = next(key for key in legal(Charge) if (key[0], key[1], key[3]) not in struck)
    player.ability(golem, slot)
    player.touch("golem", target)
    player.arm()
    table.check("charge")
    player.finish()
    assert told("charged") == before + 1
