"""How likely a seat is to win, fitted to how battles of quick bots ended (`shem lab reliability wizards`)."""

from __future__ import annotations

from math import log
from typing import Final

from shem.core.tally import Tally
from shem.games.wizards.duel import Duels, Stack
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import WIZARD
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.figures import health, income
from shem.games.wizards.value import FAR, Muster, exposed, traits
from shem.games.wizards.weights import TRAINED

# What adds to the log odds.
HIT: Final = 0.376  # a Hit of the Wizard
GOLEM: Final = -0.25  # a Golem, whose figures count for themselves: few strong ones are better than many
FORCE: Final = 0.036
ARMOR: Final = 0.036
GOLEM_HIT: Final = 0.0514
BEST: Final = 0.0173  # what the best stack is worth
MANA: Final = 0.0122
INCOME: Final = 0.042
SIZE: Final = 0.084  # a Size card in the hand, of up to SIZES
SIZES: Final = 3
DISPELL: Final = 0.157  # a Dispell in the hand
NEAR: Final = 0.0217  # a space nearer to an enemy Tower than FAR
ATTACK: Final = 2.58  # the best attack on a Tower, by its margin above a lost one
DISTANT: Final = 0.65  # of an attack, for each turn that it has to march
CLASH: Final = -0.0077  # a stack that an enemy may attack, by what it is worth and the margin
DEAD: Final = -9.0


def logit(state: WizardsState, seat: int) -> float:
    """The log odds, for `Game.logit`: by what the seat has above the mean of its rivals."""
    rivals = [other for other in range(state.box.seats) if other != seat and state.alive[other]]
    if not state.alive[seat] or not rivals:
        return DEAD if rivals else -DEAD
    muster = Muster(state, Duels(TRAINED))
    theirs = 0.0
    for other in rivals:
        theirs += _side(muster, other)
    return _side(muster, seat) - theirs / len(rivals) - log(len(rivals))


def _side(muster: Muster, seat: int) -> float:
    return _tower(muster, seat) + _hands(muster, seat) + _golems(muster, seat) + _attack(muster, seat)


def _tower(muster: Muster, seat: int) -> float:
    state = muster.state
    wizard = state.unit(state.ground.towers[seat], WIZARD)
    assert wizard is not None
    return HIT * health(state, wizard) + MANA * state.mana[seat] + INCOME * income(state, seat, Tally(False))


def _hands(muster: Muster, seat: int) -> float:
    state = muster.state
    total = SIZE * min(SIZES, traits(state, seat)[v.SIZE])
    for event, count in enumerate(state.hands[seat][v.EVENT_DECK]):
        if count and state.box.events[event].deed == v.DISPELL:
            total += DISPELL * count
    return total


def _golems(muster: Muster, seat: int) -> float:
    total = best = 0.0
    for stack in muster.stacks[seat]:
        best = max(best, stack.worth)
        total += CLASH * exposed(muster, seat, stack) * stack.worth
        for golem in stack.golems:
            total += GOLEM + FORCE * golem.force + ARMOR * golem.armor + GOLEM_HIT * golem.whole
    return total + BEST * best


def _attack(muster: Muster, seat: int) -> float:
    """On the Tower of whoever lives, now or after a march."""
    state = muster.state
    near, best = FAR, 0.0
    for other in range(state.box.seats):
        if other == seat or not state.alive[other]:
            continue
        tower = state.ground.towers[other]
        for stack in muster.stacks[seat]:
            way = state.ground.ways[tower][stack.space]
            near = min(near, way)
            best = max(best, DISTANT ** _turns(stack, way) * (0.5 + muster.duels.margin(stack, muster.at[tower])))
    return NEAR * (FAR - near) + ATTACK * best


def _turns(stack: Stack, way: int) -> int:
    """That it marches before it stands beside what is so many spaces away."""
    return max(0, -(-(way - 1) // stack.reach))
