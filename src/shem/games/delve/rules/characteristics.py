"""The figures of a Character as they are now: its card with what it wears and carries, each source once (Golden Rules)."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Effect, Foe, SoulRank
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.reasons import Why
from shem.games.delve.parts.state import DelveState

DECK_STEP: Final = 100  # a card's number is its deck * 100 + its place in it


@final
class Holding:
    """Something that a Character has, and what it does. source: as SOURCE numbers it."""

    def __init__(self, source: int, effects: list[Effect]) -> None:
        self.source: Final = source
        self.effects: Final = effects


def card_source(deck: int, card: int) -> int:
    return v.OF_CARD + deck * DECK_STEP + card


def power_source(seat: int, power: int) -> int:
    return v.OF_POWER + seat * 16 + power


def holdings(state: DelveState, figure: Figure) -> list[Holding]:
    """What works for a Character: worn Items, powers that it has learned, Blessings, Red Criticals, its Enemy card.

    Of two with the same source only one does (ruling 22).
    """
    box = state.box
    found: list[Holding] = []
    if isinstance(figure, Hero):
        last = -1
        for item in figure.worn:
            if item != last and box.items[item].effects:
                found.append(Holding(v.OF_ITEM + item, box.items[item].effects))
            last = item
        for number, power in enumerate(box.heroes[figure.who].powers):
            if power.effects and power.rank <= figure.rank:
                found.append(Holding(power_source(figure.who, number), power.effects))
        for place, card in enumerate(figure.blessings):
            effects = box.decks[card // DECK_STEP][card % DECK_STEP].effects
            if effects and card not in figure.blessings[:place]:
                found.append(Holding(v.OF_CARD + card, effects))
    elif isinstance(figure, Enemy) and box.foes[figure.foe].effects:
        found.append(Holding(v.OF_FOE + figure.foe, box.foes[figure.foe].effects))
    for token in figure.criticals:
        found.append(Holding(card_source(v.CRITICAL, token), box.decks[v.CRITICAL][token].effects))
    return found


def soul_rank(state: DelveState, hero: Hero) -> SoulRank:
    return state.box.heroes[hero.who].ranks[hero.rank]


def foe_of(state: DelveState, enemy: Enemy) -> Foe:
    return state.box.foes[enemy.foe]


def source_of(figure: Figure) -> int:
    """The number of a Character's own card."""
    return v.OF_FOE + figure.foe if isinstance(figure, Enemy) else v.OF_HERO + figure.who


def add_always(state: DelveState, figure: Figure, deed: int, what: int, reason: Why, tally: Tally) -> None:
    """Add what a Character's holdings always give of a deed; what: of which kind, -1 any."""
    for holding in holdings(state, figure):
        for effect in holding.effects:
            if effect.when == v.ALWAYS and effect.do == deed and (what < 0 or effect.what == what):
                tally.add(reason, effect.amount, holding.source)


def more(state: DelveState, figure: Figure, deed: int) -> int:
    """The sum of what its holdings always give of a deed."""
    total = 0
    for holding in holdings(state, figure):
        for effect in holding.effects:
            if effect.when == v.ALWAYS and effect.do == deed:
                total += effect.amount
    return total


def has(state: DelveState, figure: Figure, deed: int, what: int) -> int:
    """The source of a holding that always does a deed about `what` (-1 of the effect: about all), or -1."""
    for holding in holdings(state, figure):
        for effect in holding.effects:
            if effect.when == v.ALWAYS and effect.do == deed and effect.what in (-1, what):
                return holding.source
    return -1


def most_health(state: DelveState, figure: Figure) -> int:
    """Full Health."""
    if isinstance(figure, Hero):
        return max(1, soul_rank(state, figure).health + more(state, figure, v.HEALTH))
    assert isinstance(figure, Enemy)
    return max(1, foe_of(state, figure).health + more(state, figure, v.HEALTH))


def wounds(state: DelveState, figure: Figure) -> int:
    """Health lost."""
    return most_health(state, figure) - figure.health


def armor(state: DelveState, figure: Figure, tally: Tally) -> None:
    """The Armor value; 0 of who lies knocked out."""
    worn_armor(state, figure, tally)
    if figure.ko:
        tally.become(Why.KNOCKED_OUT, 0)


def worn_armor(state: DelveState, figure: Figure, tally: Tally) -> None:
    """The Armor value of the card and what is worn, less what is broken; 0 at least."""
    if isinstance(figure, Hero):
        tally.base(Why.CARD, soul_rank(state, figure).armor, source_of(figure))
    elif isinstance(figure, Enemy):
        tally.base(Why.CARD, foe_of(state, figure).armor, source_of(figure))
    add_always(state, figure, v.ARMOR, -1, Why.ADDED, tally)
    if tally.total < 0:
        tally.become(Why.CARD, 0, source_of(figure))
    tally.add(Why.BROKEN, -min(figure.broken, tally.total))


def most_blue(state: DelveState, figure: Figure) -> int:
    """Blue Dice that it may roll in a DEF Stage."""
    if isinstance(figure, Hero):
        return max(0, soul_rank(state, figure).most_blue + more(state, figure, v.MOST_BLUE))
    assert isinstance(figure, Enemy)
    return max(0, foe_of(state, figure).most_blue + more(state, figure, v.MOST_BLUE))


def moves(state: DelveState, figure: Figure) -> int:
    """Movement points of a turn, or areas of an Enemy's Move."""
    if isinstance(figure, Hero):
        return max(0, soul_rank(state, figure).moves + more(state, figure, v.MOVES))
    assert isinstance(figure, Enemy)
    return max(0, foe_of(state, figure).moves + more(state, figure, v.MOVES))


def save_dice(state: DelveState, figure: Figure) -> int:
    """Blue Dice of a Save; an Enemy has none."""
    return max(0, soul_rank(state, figure).save + more(state, figure, v.SAVE)) if isinstance(figure, Hero) else 0


def magic_shields(state: DelveState, figure: Figure) -> int:
    """Magic Shields that are not spent."""
    total = more(state, figure, v.MAGIC_SHIELDS) - figure.spent
    if isinstance(figure, Enemy):
        total += foe_of(state, figure).shields
    return max(0, total)


def flies(state: DelveState, figure: Figure) -> bool:
    return has(state, figure, v.FLIES, -1) >= 0


def is_barred(state: DelveState, hero: Hero, activity: int) -> int:
    """The source of what bars an activity of ACTIVITIES to a Hero, or -1."""
    return has(state, hero, v.BARS, activity)
