"""What it costs to judge a position: `python -m benchmarks.values [-n N] [--repeat R] [SCENARIO ...]`.

Greedy bots play Golem Arcana; N positions are taken from their battles, and of each what the shortlisted actions lead to.
It prints the time of one `Game.worth` of such a future, as bots ask for it: the position that it was copied from has been
judged before; of the same with nothing known of that position; and of the copy with its action.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

from shem import games
from shem.bots.greedy import GreedyBot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Game, State
from shem.core.sight import Sight
from shem.games.arcana.parts.state import NOT_JUDGED, Battle

SEED = 20150401
LISTED = 12  # actions of a position, about
ACTED, KNOWN, NOTHING = range(3)
APART = 5  # decisions from one position to the next
SETS: dict[str, dict[str, Any]] = {
    "default": {},
    "four-winds": {"scenario": "four-winds"},
    "3000, 8 seats": {"scenario": "tournament-of-the-hundred-skulls", "seats": 8},
}


def positions(game: Game, options: dict[str, Any], count: int) -> list[tuple[State, int]]:
    """Positions of greedy battles, with the seat that is asked."""
    setup = game.resolve(options)
    found: list[tuple[State, int]] = []
    seed = SEED
    while len(found) < count:
        seed += 1
        entry = Entry(Seeded(seed))
        bots = [GreedyBot(seed + seat) for seat in range(game.seats(setup))]
        state = game.new(setup, entry)
        decisions = 0
        while state.pending().seats and len(found) < count:
            seat = state.pending().seats[0]
            if decisions % APART == 0:
                found.append((state.copy(), seat))
            state.apply(seat, bots[seat].choose(Sight(game, setup, state, seat)).action, entry)
            decisions += 1
    return found


def listed(game: Game, state: State, seat: int) -> list[Action]:
    """The actions on its shortlist, but the end of the turn."""
    legal = [action for action in state.legal(seat) if not game.concedes(action) and not game.idle(action)]
    return game.shortlist(state, seat, legal, LISTED)


def acted(state: State, seat: int, action: Action, entry: Entry) -> State:
    leaf = state.copy()
    leaf.apply(seat, action, entry)
    return leaf


def timed(game: Game, samples: list[tuple[State, int]]) -> tuple[float, float, float]:
    """Microseconds of a copy with its action, of the `worth` of what that leads to, and of that with nothing known."""
    times = [0.0, 0.0, 0.0]
    count = 0
    for state, seat in samples:
        start = state.copy()
        game.worth(start, seat)
        actions = listed(game, start, seat)
        entry = Entry(Seeded(SEED))
        for case in (ACTED, KNOWN, NOTHING):
            begin = process_time()
            for action in actions:
                leaf = acted(start, seat, action, entry)
                if case == NOTHING:
                    assert isinstance(leaf, Battle)
                    leaf.judged = NOT_JUDGED
                if case != ACTED:
                    game.worth(leaf, seat)
            times[case] += process_time() - begin
        count += len(actions)
    act, known, fresh = (time / count * 1e6 for time in times)
    return act, known - act, fresh - act


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", metavar="SCENARIO", default=[*SETS])
    parser.add_argument("-n", type=int, default=150, help="positions of each")
    parser.add_argument("--repeat", type=int, default=5, help="the least time of so many runs")
    given = parser.parse_args()
    game = games.game("arcana")
    for name in given.sets:
        samples = positions(game, SETS.get(name, {"scenario": name}), given.n)
        runs = [timed(game, samples) for _ in range(given.repeat)]
        acted, known, fresh = (min(figures) for figures in zip(*runs))
        print(f"{name}: copy and apply {acted:.2f} µs, worth {known:.2f} µs, from nothing {fresh:.2f} µs")


if __name__ == "__main__":
    main()
