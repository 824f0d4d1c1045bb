"""A Character's figures, each a tally of what its card and its holdings give, and what holds for it, in words."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.reasons import Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import (
    add_always,
    armor,
    foe_of,
    magic_shields,
    most_blue,
    most_health,
    moves,
    save_dice,
    soul_rank,
    source_of,
)

AILMENTS: Final = ("", "slowed", "blinded", "stunned")


def figures_of(state: DelveState, figure: Figure) -> dict[str, Tally]:
    """Full Health, Move, Armor, Blue Dice, Magic Shields; of a Hero also its Save, Combat and Action Activities."""
    plate = Tally()
    armor(state, figure, plate)
    found = {"armor": plate}
    if isinstance(figure, Hero):
        rank = soul_rank(state, figure)
        found["health"] = _made(state, figure, rank.health, v.HEALTH, most_health(state, figure))
        found["moves"] = _made(state, figure, rank.moves, v.MOVES, moves(state, figure))
        found["blue"] = _made(state, figure, rank.most_blue, v.MOST_BLUE, most_blue(state, figure))
        found["save"] = _made(state, figure, rank.save, v.SAVE, save_dice(state, figure))
        found["magic"] = _made(state, figure, 0, v.MAGIC_SHIELDS, None)
        found["combats"] = _made(state, figure, rank.combats, v.COMBATS, None)
        found["actions"] = _made(state, figure, rank.actions, v.ACTIONS, None)
    elif isinstance(figure, Enemy):
        foe = foe_of(state, figure)
        found["health"] = _made(state, figure, foe.health, v.HEALTH, most_health(state, figure))
        found["moves"] = _made(state, figure, foe.moves, v.MOVES, moves(state, figure))
        found["blue"] = _made(state, figure, foe.most_blue, v.MOST_BLUE, most_blue(state, figure))
        found["magic"] = _made(state, figure, foe.shields, v.MAGIC_SHIELDS, None)
    found["magic"].become(Why.MAGIC_SHIELDS, magic_shields(state, figure))
    return found


def _made(state: DelveState, figure: Figure, base: int, deed: int, total: int | None) -> Tally:
    """What the card gives and what holdings add, no less than what the rules make of it."""
    tally = Tally()
    tally.base(Why.CARD, base, source_of(figure))
    add_always(state, figure, deed, -1, Why.ADDED, tally)
    tally.become(Why.LEAST, max(0, tally.total) if total is None else total)
    return tally


def conditions_of(figure: Figure) -> list[tuple[str, int, int]]:
    """What it suffers from: code, rank (0 where there are none) and how many tokens."""
    found = [(AILMENTS[figure.ailment], 0, 1)] if figure.ailment else []
    if figure.bleed:
        found.append(("bleed", figure.bleed, 1))
    found.extend(("fire", rank, count) for rank, count in enumerate(figure.fire, 1) if count)
    if figure.poison:
        found.append(("poison", figure.poison, 1))
    found.extend((code, 0, 1) for code, has in (("ko", figure.ko), ("hidden", figure.hidden)) if has)
    return found


def states_of(names: Names, figure: Figure) -> list[str]:
    """The same in words, with Breaks and Red Criticals."""
    found = [condition_name(names, *one) for one in conditions_of(figure)]
    if figure.broken:
        found.append(names.say("broken", count=figure.broken))
    return found + [names.card(v.CRITICAL, card) for card in figure.criticals]


def condition_name(names: Names, code: str, rank: int, count: int) -> str:
    name = names.say(f"condition-{code}")
    name = names.say("ranked", name=name, rank=names.rank(rank - 1)) if rank else name
    return f"{count} {name}" if count > 1 else name
