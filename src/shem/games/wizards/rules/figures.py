"""A Golem's Hits, Move, Force and Armor by their sources, and what it costs to build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.tally import Tally
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.reasons import Why
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.control import controls_site

TOWER_ARMOR: Final = 1
POWER_PHASE: Final = 4  # Mana


def hits(state: WizardsState, unit: Unit) -> int:
    """Hits of a unit without damage."""
    return state.box.wizard.hits if unit.number == 0 else state.box.sizes[unit.size].hits


def health(state: WizardsState, unit: Unit) -> int:
    """Hits that a unit has left."""
    return hits(state, unit) - unit.damage


def move(state: WizardsState, unit: Unit, tally: Tally) -> int:
    """Spaces of a full move."""
    tally.base(Why.SHAPE, state.box.shapes[unit.shape].move, state.box.card(v.SHAPE, unit.shape))
    return tally.total


def force(state: WizardsState, unit: Unit, tally: Tally) -> int:
    """The Force that the unit adds to its attacks, without Battle cards."""
    box = state.box
    if unit.number == 0:
        tally.base(Why.WIZARD, box.wizard.force)
        return tally.total
    golem_force(state, unit.material, unit.size, unit.shape, tally)
    for aura in unit.auras:
        tally.add(Why.AURA, aura.force, aura.event)
    return tally.total


def golem_force(state: WizardsState, material: int, size: int, shape: int, tally: Tally) -> int:
    """The Force of a Golem made of three cards."""
    box = state.box
    tally.base(Why.MATERIAL, box.materials[material].force, material)
    tally.add(Why.SIZE, box.sizes[size].force, box.card(v.SIZE, size))
    tally.add(Why.SHAPE, box.shapes[shape].force, box.card(v.SHAPE, shape))
    return tally.total


def armor(state: WizardsState, unit: Unit, tally: Tally) -> int:
    """The Armor of the unit where it stands, without Battle cards; more in any Tower (ruling 12)."""
    box = state.box
    if unit.number == 0:
        tally.base(Why.WIZARD, box.wizard.armor)
    else:
        golem_armor(state, unit.material, unit.size, unit.shape, tally)
        for aura in unit.auras:
            tally.add(Why.AURA, aura.armor, aura.event)
    if state.ground.kinds[unit.at] == v.TOWER:
        tally.add(Why.TOWER_ARMOR, TOWER_ARMOR, unit.at)
    return tally.total


def attack_force(state: WizardsState, unit: Unit, cards: Sequence[int], tally: Tally) -> int:
    """The Force of a unit's attack, with Battle cards."""
    force(state, unit, tally)
    return _with_cards(state, cards, tally)


def attack_armor(state: WizardsState, enemy: Unit, cards: Sequence[int], tally: Tally) -> int:
    """The Armor of a unit that is attacked, with Battle cards."""
    armor(state, enemy, tally)
    return _with_cards(state, cards, tally)


def _with_cards(state: WizardsState, cards: Sequence[int], tally: Tally) -> int:
    """Battle cards hold for one attack and add up (ruling 11)."""
    for event in cards:
        tally.add(Why.CARD, state.box.events[event].amount, event)
    return tally.total


def golem_armor(state: WizardsState, material: int, size: int, shape: int, tally: Tally) -> int:
    """The Armor of a Golem made of three cards."""
    box = state.box
    tally.base(Why.MATERIAL, box.materials[material].armor, material)
    tally.add(Why.SIZE, box.sizes[size].armor, box.card(v.SIZE, size))
    tally.add(Why.SHAPE, box.shapes[shape].armor, box.card(v.SHAPE, shape))
    return tally.total


def cost(state: WizardsState, seat: int, material: int, size: int, shape: int, tally: Tally) -> int:
    """The Mana for a Golem: its Force and its Hits, doubled without control of the material's site (ruling 5)."""
    tally.base(Why.FORCE, golem_force(state, material, size, shape, Tally(False)))
    tally.add(Why.HITS, state.box.sizes[size].hits)
    if not controls_site(state, seat, material):
        tally.add(Why.NO_SITE, tally.total, state.box.materials[material].site)
    return tally.total


def income(state: WizardsState, seat: int, tally: Tally) -> int:
    """The Mana of the seat's next Power Phase: 4, and 1 for each Monolith and Tower that it occupies (rulings 1, 3, 4)."""
    tally.base(Why.POWER_PHASE, POWER_PHASE)
    for space in state.ground.gives_mana:
        if state.owner(space) == seat:
            if state.ground.kinds[space] == v.MONOLITH:
                tally.add(Why.MONOLITH, 1, space)
            elif space == state.ground.towers[seat]:
                tally.add(Why.OWN_TOWER, 1, space)
            else:
                tally.add(Why.TOWER_HELD, 1, space)
    return tally.total
