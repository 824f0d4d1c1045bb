"""Special Game Effects: what an attack brings with it, and what it does besides wounds."""

from __future__ import annotations

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import BARE_HANDS, Attack
from shem.games.delve.parts.figures import Enemy, Figure
from shem.games.delve.parts.state import DelveState


def profile(state: DelveState, attacker: Figure, source: int) -> Attack:
    """The attack of a card: of an Item, a power or an Enemy card; a Hero's own number is bare hands."""
    kind, number = source // v.SOURCE * v.SOURCE, source % v.SOURCE
    found: Attack | None = None
    if kind == v.OF_ITEM:
        found = state.box.items[number].attack
    elif kind == v.OF_POWER:
        found = state.box.heroes[number // 16].powers[number % 16].attack
    elif kind == v.OF_FOE:
        found = state.box.foes[number].attack
    return BARE_HANDS if found is None else found


def player(figure: Figure) -> int:
    """The seat that decides for a Character: a Hero's own, of Enemies and Minions the card owner's."""
    return figure.owner if isinstance(figure, Enemy) else figure.who
