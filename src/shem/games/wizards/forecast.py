"""A battle's forecast before it is declared: playouts of the rules themselves, from what a seat can know."""

from __future__ import annotations

from typing import Final, final

from shem.core.chance import Chance, Entry, Seeded
from shem.core.contract import Action
from shem.core.sight import Sight
from shem.games.wizards.parts.actions import Fight
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.policy import decide
from shem.games.wizards.rules.figures import health
from shem.games.wizards.weights import PLAIN, Weights

PLAYOUTS: Final = 200


@final
class Forecast:
    """Of so many playouts: in how many the attacking stack won; and for each unit of both stacks (its seat, number) in how
    many it was left, and the mean Hits that it then had."""

    def __init__(self, playouts: int, won: int, left: dict[tuple[int, int], tuple[int, float]]) -> None:
        self.playouts: Final = playouts
        self.won: Final = won
        self.left: Final = left


def forecast(sight: Sight, battle: Fight, playouts: int = PLAYOUTS, seed: int = 0) -> Forecast:
    """The battle of two stacks, both sides playing what is in their hands by `policy`; the battle must be legal now."""
    assert sight.seat is not None
    won = 0
    left: dict[tuple[int, int], tuple[int, float]] = {}
    for at in range(playouts):
        world = sight.world(Seeded(seed * 1_000_003 + 2 * at))
        assert isinstance(world, WizardsState)
        stacks = [world.units[battle.here][:], world.units[battle.there][:]]
        fought(world, sight.seat, battle, PLAIN, Seeded(seed * 1_000_003 + 2 * at + 1))
        for side, units in enumerate(stacks):
            for unit in units:
                stands = unit in world.units[unit.at]
                count, hits = left.get((unit.seat, unit.number), (0, 0.0))
                left[unit.seat, unit.number] = (count + stands, hits + (health(world, unit) if stands else 0))
                if side == 0 and stands and unit is world.units[battle.here][0]:
                    won += 1
    means = {who: (count, hits / count if count else 0.0) for who, (count, hits) in left.items()}
    return Forecast(playouts, won, means)


def fought(world: WizardsState, seat: int, battle: Action, weights: Weights, chance: Chance) -> None:
    """Play a battle to its end in a world of one's own."""
    world.apply(seat, battle, Entry(chance))
    while world.fight is not None:
        asked = world.pending().seats[0]
        world.apply(asked, decide(world, asked, weights), Entry(chance))
