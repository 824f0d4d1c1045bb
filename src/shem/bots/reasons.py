"""Why a bot decides as it does, and what it thinks of what somebody else did: as plain data that can be kept and told."""

from __future__ import annotations

from typing import Final, NamedTuple

from shem.bots.judging import prospect, win_chance, win_chances
from shem.bots.planner import Effort, Playout
from shem.core.bot import Bot, Choice, Considered, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, State
from shem.core.sight import Sight

TOLD: Final = 3  # actions: the one that it takes, and two others
AHEAD: Final = 4  # further actions of the line that it expects
POLICY: Final = Effort(1, 1, 1)  # of that line


class Weighed(NamedTuple):
    """An action that a bot weighed. gain: in the unit of the game's value, error: its standard error, 0 if it is exact.
    terms: the parts of the gain. chance: the seat's win chance after it, 0 to 1."""

    key: list[int]
    gain: float
    error: float
    terms: list[tuple[str, float]]
    chance: float


class Thought(NamedTuple):
    """What a bot wants to do for a seat, and why. before: the seat's win chance. weighed: what it takes and what it liked
    next, `of` so many; none if it weighs nothing: then `of` are possible. line: the keys of what it expects to do
    afterwards in this turn. ahead: whether it chose by chances that it found further ahead, not by gains."""

    seat: int
    bot: str
    key: list[int]
    before: float
    of: int
    weighed: list[Weighed]
    line: list[list[int]]
    ahead: bool = False


class Judgement(NamedTuple):
    """What a bot thinks of a decision. before, after: every seat's win chance, 0 to 1. taken: the deciding seat's chance as
    expected of what it did, spread: how far the dice were to move it (standard deviation). key: what the bot would have
    done, best: what was to be expected of that."""

    seat: int
    before: list[float]
    after: list[float]
    taken: float
    spread: float
    key: list[int]
    best: float


def thought_of(sight: Sight, choice: Choice, bot: str, seed: int) -> Thought:
    """The choice of a bot for a seat that is asked, in a world that the seat could imagine."""
    seat = sight.seat
    assert seat is not None
    world = sight.world(Seeded(seed))
    game = sight.game
    weighed = [_weighed(sight, world, one, seed) for one in _told(choice)]
    return Thought(
        seat,
        bot,
        list(choice.action.key()),
        win_chance(game, world, seat),
        len(choice.considered) or len(options(sight)),
        weighed,
        [list(action.key()) for action in _line(sight, world, choice.action, seed)] if weighed else [],
        any(one.chance is not None for one in choice.considered),
    )


def _told(choice: Choice) -> list[Considered]:
    """What it takes, and what it liked next."""
    first = [one for one in choice.considered if one.action == choice.action]
    others = [one for one in choice.considered if one.action != choice.action]
    return (first + others)[:TOLD] if first else []


def _weighed(sight: Sight, world: State, one: Considered, seed: int) -> Weighed:
    assert sight.seat is not None
    terms = [(term.code, term.gain) for term in one.terms]
    chance = one.chance
    if chance is None:
        chance = prospect(sight.game, world, sight.seat, one.action, seed).mean
    return Weighed(list(one.action.key()), one.gain, one.error, terms, chance)


def _line(sight: Sight, world: State, action: Action, seed: int) -> list[Action]:
    """What is likely to follow in the same turn, by a cheap policy, with the likeliest of the futures that it looks at."""
    game, seat = sight.game, sight.seat
    assert seat is not None
    playout = Playout(game, seat, POLICY, seed)
    option = playout.option(world, seat, action, POLICY.futures)
    found: list[Action] = []
    while option.leaves and len(found) < AHEAD:
        state = option.leaves[option.weights.index(max(option.weights))]
        if state.pending().seats != [seat]:
            break
        option = playout.best(state, seat)
        found.append(option.action)
    return found


def judged(sight: Sight, state: State, action: Action, dice: Entry, bot: Bot, seed: int) -> Judgement:
    """What the bot thinks of an action that the Sight's seat took in `state`, whose dice are known now."""
    game, seat = sight.game, sight.seat
    assert seat is not None
    choice = bot.choose(sight)
    seats = game.seats(sight.setup)
    after = state.copy()
    after.apply(seat, action, dice)
    taken = prospect(game, state, seat, action, seed)
    best = taken if choice.action == action else prospect(game, state, seat, choice.action, seed)
    return Judgement(
        seat,
        win_chances(game, state, seats),
        win_chances(game, after, seats),
        taken.mean,
        taken.spread,
        list(choice.action.key()),
        best.mean,
    )
