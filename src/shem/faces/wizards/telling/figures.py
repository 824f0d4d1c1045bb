"""A unit's figures and a Golem's before it is made, each a tally of the rules' own functions."""

from __future__ import annotations

from shem.core.tally import Tally
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.reasons import Why
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.figures import armor, cost, force, hits, move

FIGURES = ("force", "armor", "move", "hits")


def figures_of(state: WizardsState, unit: Unit) -> dict[str, Tally]:
    """Force, Armor, Move and the Hits that are left; a Wizard does not move."""
    found = {name: Tally() for name in FIGURES}
    force(state, unit, found["force"])
    armor(state, unit, found["armor"])
    if unit.number > 0:
        move(state, unit, found["move"])
        found["hits"].base(Why.SIZE, hits(state, unit), state.box.card(v.SIZE, unit.size))
    else:
        found["hits"].base(Why.WIZARD, hits(state, unit))
    found["hits"].add(Why.DAMAGE, -unit.damage)
    return found


def plan_of(state: WizardsState, seat: int, traits: tuple[int, int, int], space: int) -> dict[str, Tally]:
    """What a Golem of three cards would cost the seat, and its figures if it stood in a space."""
    price = Tally()
    cost(state, seat, *traits, price)
    return {"cost": price, **figures_of(state, Unit(seat, 1, space, *traits))}
