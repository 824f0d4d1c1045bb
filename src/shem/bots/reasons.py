"""Why a bot decides as it does, and what it thinks of what somebody else did: as plain data that can be kept and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from shem.bots.guides import FUTURES, Hasty
from shem.bots.judging import prospect, win_chance, win_chances
from shem.bots.search import error, mean
from shem.core.bot import Bot, Choice, Considered, options
from shem.core.chance import Entry, Scripted, Seeded
from shem.core.contract import Action, State, Together
from shem.core.odds import futures
from shem.core.sight import Sight

TOLD: Final = 3  # actions: the one that it takes, and two others
AHEAD: Final = 4  # further actions of the line that it expects
WORLDS: Final = 24  # in which it is seen what another choice would have come to
FAR: Final = 30  # decisions for which that is looked on, at most
Player = Callable[[int], Bot]  # a bot from a seed


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
    afterwards in this turn. ahead: whether it chose by chances that it found further ahead, not by gains. settled: whether
    it went by a rule of thumb, whose gains are no parts of the position's value."""

    seat: int
    bot: str
    key: list[int]
    before: float
    of: int
    weighed: list[Weighed]
    line: list[list[int]]
    ahead: bool = False
    settled: bool = False


class Done(NamedTuple):
    """What a seat did, with its dice."""

    seat: int
    action: Action
    draws: Sequence[int]


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
        choice.settled,
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
    """What is likely to follow in the same turn, by one in a hurry, with the likeliest of the futures that it looks at."""
    game, seat = sight.game, sight.seat
    assert seat is not None
    guide = Hasty(game, game.seats(sight.setup), seat, seed)
    found: list[Action] = []
    while len(found) < AHEAD and not game.idle(action):
        world = max(futures(world, seat, action, seed, FUTURES, FUTURES).leaves, key=lambda leaf: leaf.weight).state
        if world.pending().seats != [seat]:
            break
        action = guide.decides(world, seat)
        found.append(action)
    return found


def judged(sight: Sight, state: State, done: Sequence[Done], player: Player, seed: int) -> Judgement:
    """What a bot thinks of the last of what was done in `state`: the Sight's seat did it, and its dice are known now.

    player: makes the bot. Before that stands what others chose at the same time, and the seat did not know. Where several
    choose at once nothing is up to dice: the chance that was expected of what the seat did is what it came to, and of what
    the bot would have done it is as much more as over many choices that the others might as well have made.
    """
    game, seat = sight.game, sight.seat
    assert seat is not None
    seats = game.seats(sight.setup)
    action = done[-1].action
    choice = player(seed).choose(sight)
    after = state.copy()
    for one in done:
        after.apply(one.seat, one.action, Entry(Scripted(one.draws)))
    chances = win_chances(game, after, seats)
    taken = best = chances[seat]
    spread = 0.0
    if not isinstance(state.pending(), Together):
        expected = prospect(game, state, seat, action, seed)
        taken, spread = expected.mean, expected.spread
        best = taken if choice.action == action else prospect(game, state, seat, choice.action, seed).mean
    elif choice.action != action:
        best += _missed(sight, action, choice.action, player, seed)
    return Judgement(seat, win_chances(game, state, seats), chances, taken, spread, list(choice.action.key()), best)


def _missed(sight: Sight, taken: Action, better: Action, player: Player, seed: int) -> float:
    """How much more of its win chance the seat would have had by another action, whatever those choose who decide at once
    with it: by its mean in worlds that the seat could imagine, less the error of that; at least 0."""
    more: list[float] = []
    for number in range(WORLDS):
        world = sight.world(Seeded(seed + number))
        came = [_came_to(sight, world, action, player(seed + number), seed + number) for action in (taken, better)]
        more.append(came[1] - came[0])
    return max(0.0, mean(more) - error(more))


def _came_to(sight: Sight, world: State, action: Action, player: Bot, seed: int) -> float:
    """The seat's win chance after its action, when a bot has decided for the others and then for all until the turn or the
    round is over (`Game.length`)."""
    game, seat = sight.game, sight.seat
    assert seat is not None
    state, entry, length = world.copy(), Entry(Seeded(seed)), game.length(world)
    state.apply(seat, action, entry)
    for _ in range(FAR):
        seats = state.pending().seats
        if not seats or game.length(state) != length:
            break
        state.apply(seats[0], player.choose(Sight(game, sight.setup, state, seats[0])).action, entry)
    return win_chance(game, state, seat)
