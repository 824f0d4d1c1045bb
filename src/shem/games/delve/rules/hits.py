"""Combat System, HIT Stage, step 3: total Hits, and what the rules add to them."""

from __future__ import annotations

from typing import Final

from shem.core.tally import NO_SOURCE, Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.fight import Bonus, Fight
from shem.games.delve.parts.reasons import Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import card_source

# sources of what no card adds
BY_FOCUS: Final = -2
BY_DOMINATION: Final = -3
BY_NIGHT: Final = -4
BY_SENTENCE: Final = -5


def count(state: DelveState, fight: Fight, hits: Tally, lethal: Tally) -> None:
    """What the dice show, and what was added; neither is less than 0."""
    for die in fight.dice:
        shown = state.box.dice[die.colour].faces[die.face]
        reason = Why.RED_DICE if die.colour == v.RED else Why.BLUE_DICE
        hits.add(reason, shown.hits, die.face)
        lethal.add(reason, shown.lethal, die.face)
    for bonus in fight.added:
        if bonus.do == v.HITS:
            _add(state, fight, bonus, hits)
        elif bonus.do == v.LETHAL:
            lethal.add(Why.ADDED, bonus.amount, bonus.source)
    hits.add(Why.LEAST, max(0, -hits.total))
    lethal.add(Why.LEAST, max(0, -lethal.total))


def _add(state: DelveState, fight: Fight, bonus: Bonus, hits: Tally) -> None:
    if bonus.source == BY_FOCUS:
        hits.add(Why.FOCUS, bonus.amount, NO_SOURCE)
    elif bonus.source == BY_DOMINATION:
        hits.add(Why.DOMINATION, bonus.amount, fight.where)
    elif bonus.source == BY_NIGHT:
        hits.add(Why.NIGHT, bonus.amount, card_source(v.EVENT, state.sky) if state.sky >= 0 else NO_SOURCE)
    elif bonus.source == BY_SENTENCE:
        hits.add(Why.ATTACK_MORE, bonus.amount, NO_SOURCE)
    else:
        hits.add(Why.ADDED, bonus.amount, bonus.source)
