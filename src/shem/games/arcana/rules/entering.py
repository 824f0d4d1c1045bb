"""A Golem comes into a Region, by whatever way: what the Region does to it, and what waits there."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.sources import region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.colossus import crush
from shem.games.arcana.rules.damage import harm
from shem.games.arcana.rules.duration import end
from shem.games.arcana.rules.region_effects import note_entering
from shem.games.arcana.rules.scenario_elements import entered


def enter(battle: Battle, golem: Golem, region: int, army: int, entry: Entry) -> None:
    """Put a Golem into a Region; the Pit and the Swamp harm who enters. A death belongs to `army` (ruling B26).

    What lasts until it leaves its Region is over; what lies in the new one acts as soon as this is done. What else its
    coming sets off becomes due in `battle.story`: a walk carries it out in that Region, everything else
    when its action or step is done (rulings B38, B40).
    """
    if golem.effects and golem.at >= 0 and golem.at != region:
        end(golem, [active for active in golem.effects if (active.effect.ends >> v.LEAVES) & 1], entry)
    battle.place(golem, region)
    if golem.type.size == v.COLOSSUS:
        crush(battle, golem, region, entry)
    hurt = battle.field.regions[region].terrain.enter
    if hurt:
        harm(battle, golem, hurt, region_source(region), army, entry)
    if golem.at == region and battle.plan.watch.regions & battle.field.bits[region]:
        entered(battle, golem, entry)
    if battle.zones and golem.at == region:
        note_entering(battle, golem)


class Journey(Step[Battle]):
    """Base of the frame of a Golem on its way."""

    def __init__(self, golem: int) -> None:
        self.golem: Final = golem

    def halted(self) -> Step[Battle]:
        """The same, but the Golem is to stop where it stands now, or in the next Region of its path that has room."""
        raise NotImplementedError


def halt(battle: Battle, golem: Golem) -> None:
    """End a Golem's move, if it is on its way (ruling B38)."""
    for place in range(len(battle.steps)):
        step = battle.steps[place]
        if isinstance(step, Journey) and step.golem == golem.number:
            battle.steps[place] = step.halted()
