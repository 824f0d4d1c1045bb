"""What the page draws now: tiles, units, sites, seats, decks, the own hand, Spells, the battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.tally import Tally
from shem.faces.wizards.scenes.battle import battle_of, spells_of
from shem.faces.wizards.scenes.glance import Glance, who_of
from shem.faces.wizards.scenes.hand import hand_of
from shem.faces.wizards.scenes.shapes import (
    DeckNow,
    KnownCards,
    LostNow,
    SiteNow,
    UnitNow,
    WizardsPhase,
    WizardsScene,
    WizardsSeatNow,
)
from shem.faces.wizards.telling.figures import figures_of
from shem.faces.wizards.telling.position import can_move, held_by, unit_line
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.state import Lost
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.control import controls, sites
from shem.games.wizards.rules.end import places
from shem.games.wizards.rules.fate import Drawing
from shem.games.wizards.rules.figures import hits, income

OF_PROMPT: Final[dict[str, WizardsPhase]] = {
    "craft": "craft",
    "draw": "fate",
    "buy": "fate",
    "discard": "fate",
    "cast": "spell",
    "answer": "spell",
    "move": "move",
    "fight": "battle",
    "strike": "battle",
    "battle-cards": "battle",
    "return": "end",
}


def scene_of(glance: Glance) -> WizardsScene:
    world = glance.world
    return {
        "round": world.round,
        "phase": OF_PROMPT.get(glance.code, "over"),
        "active": world.active,
        "first": world.ground.first,
        "tiles": list(world.ground.tiles),
        "towers": list(world.ground.towers),
        "seats": [_seat(glance, seat) for seat in range(world.box.seats)],
        "units": [_unit(glance, unit) for here in world.units for unit in here],
        "sites": [_site(glance, space) for space in world.ground.sites],
        "decks": _decks(glance),
        "hand": hand_of(glance),
        "spells": spells_of(glance),
        "battle": battle_of(glance),
        "lost": [_lost(glance, number, lost) for number, lost in enumerate(world.lost)],
        "draws": sum(isinstance(step, Drawing) for step in world.steps),
    }


def _seat(glance: Glance, seat: int) -> WizardsSeatNow:
    world = glance.world
    known = [] if glance.seat is None else world.known[glance.seat][seat]
    return {
        "number": seat,
        "alive": world.alive[seat],
        "tower": world.ground.towers[seat],
        "mana": world.mana[seat],
        "income": income(world, seat, Tally(False)),
        "sites": sites(world, seat),
        "golems": sum(unit.seat == seat and unit.number > 0 for here in world.units for unit in here),
        "golem": world.hand_size(seat, v.GOLEM_DECK),
        "event": world.hand_size(seat, v.EVENT_DECK),
        "known": [card for deck, cards in enumerate(known) for card in _counted(deck, cards)],
    }


def _counted(deck: int, cards: Sequence[int]) -> list[KnownCards]:
    return [{"deck": deck, "card": card, "count": count} for card, count in enumerate(cards) if count]


def _unit(glance: Glance, unit: Unit) -> UnitNow:
    world = glance.world
    golem = unit.number > 0
    figures = {name: tally.total for name, tally in figures_of(world, unit).items()}
    return {
        "unit": who_of(unit),
        "space": unit.at,
        "slot": unit.slot(),
        "seat": unit.seat,
        "number": unit.number,
        "name": glance.names.unit(unit),
        "material": unit.material if golem else None,
        "size": unit.size,
        "shape": unit.shape,
        "hardness": v.HARDNESSES[world.hardness(unit)],
        "force": figures["force"],
        "armor": figures["armor"],
        "move": figures["move"],
        "hits": figures["hits"],
        "full": hits(world, unit),
        "flies": golem and world.box.shapes[unit.shape].flies,
        "can_move": can_move(world, unit),
        "hasted": unit.hasted,
        "auras": [
            {"event": one.event, "caster": one.caster, "force": one.force, "armor": one.armor, "left": one.left}
            for one in unit.auras
        ],
        "text": unit_line(glance.names, world, unit),
    }


def _site(glance: Glance, space: int) -> SiteNow:
    world = glance.world
    holders = [seat for seat in range(world.box.seats) if controls(world, seat, space)]
    return {"space": space, "seats": holders, "text": held_by(glance.names, world, space)}


def _decks(glance: Glance) -> list[DeckNow]:
    return [
        {
            "deck": deck,
            "left": pile["left"],
            "discards": _counted(deck, pile["discards"]),
            "top": [None if card < 0 else card for card in pile["top"]],
        }
        for deck, pile in enumerate(glance.sight.view()["decks"])
    ]


def _lost(glance: Glance, number: int, lost: Lost) -> LostNow:
    return {
        "lost": number,
        "seat": lost.seat,
        "number": lost.number,
        "name": glance.names.lost(lost),
        "material": lost.material,
        "size": lost.size,
        "shape": lost.shape,
        "places": places(glance.world, lost),
    }
