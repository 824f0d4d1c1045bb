"""How well the bot of Archmage plays auctions of two: `python -m benchmarks.auctions WHAT [-n N] [--jobs J]`.

plans: against fixed plans. bluff: against a seat that ignores what it announces, and one that takes it for all there is.
reply: against the best reply to its own mixes, worked out anew in every public situation over all splits, and against one
table of splits that is learned from N auctions by what can be seen. levels: each level against the one below.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from benchmarks.auction_players import PLANS, Heeding, Planner
from benchmarks.auction_table import Learner
from shem import build
from shem.core.bot import Bot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.archmage.bluffing import BluffingBot, Effort
from shem.games.archmage.game import GAME
from shem.games.archmage.levels import level
from shem.games.archmage.parts.actions import Allocate
from shem.games.archmage.parts.state import ArchmageState
from shem.lab.battle import derived
from shem.lab.interval import wilson

PART = 20
SETUP = GAME.resolve({"seats": 2})
BELIEFS = {"ignores": "ignores its announcements", "follows": "follows them", "replies": "best reply to its mixes"}
NAMES = {"plans": tuple(PLANS), "bluff": ("ignores", "follows")}


def auction(players: Sequence[Bot], seed: int) -> tuple[int, ...]:
    """Who wins; a player that watches is told both splits after each turn."""
    state = GAME.new(SETUP, Entry(Seeded(seed)))
    assert isinstance(state, ArchmageState)
    final: list[Allocate | None] = []
    turn = 0
    while not isinstance(pending := state.pending(), Over):
        seat = pending.seats[0]
        state.apply(seat, players[seat].choose(Sight(GAME, SETUP, state, seat)).action, Entry(Seeded(0)))
        if final and state.turn > turn:
            _tell(players, final)
            final = []
        if state.revealed > 0:
            final, turn = state.plans[:], state.turn
    return tuple(pending.outcome.winners)


def _tell(players: Sequence[Bot], final: Sequence[Allocate | None]) -> None:
    for at, player in enumerate(players):
        own, others = final[at], final[1 - at]
        if isinstance(player, Planner | Learner) and own is not None and others is not None:
            player.watch(own, others)


def other(name: str, seed: int) -> Bot:
    if name in PLANS:
        return Planner(seed, PLANS[name])
    if name in BELIEFS:
        return Heeding(seed, Effort(), name)
    return level(seed, int(name))


def part(own: str, name: str, first: int, end: int, seed: int) -> list[bool]:
    """Whether the bot won these auctions; neighbours have the same deal, sides swapped."""
    found: list[bool] = []
    for index in range(first, end):
        chair = index % 2
        bot = level(derived(seed, index, "bot"), int(own)) if own else BluffingBot(derived(seed, index, "bot"))
        rival = other(name, derived(seed, index, "other"))
        players = [bot, rival] if chair == 0 else [rival, bot]
        found.append(chair in auction(players, derived(seed, index // 2, "deal")))
    return found


def results(own: str, name: str, wish: argparse.Namespace) -> Iterator[bool]:
    starts = range(0, wish.n, PART)
    if wish.jobs == 1:
        yield from part(own, name, 0, wish.n, wish.seed)
        return
    with ProcessPoolExecutor(wish.jobs, get_context("spawn")) as pool:
        wishes = [(own, name, first, min(first + PART, wish.n), wish.seed) for first in starts]
        for found in pool.map(part, *zip(*wishes)):
            yield from found


def row(name: str, found: Sequence[bool]) -> str:
    low, high = wilson(sum(found), len(found))
    return f"| {name} | {sum(found)} of {len(found)} | {100 * low:.1f} to {100 * high:.1f} % |"


def plans(wish: argparse.Namespace) -> None:
    every: list[bool] = []
    for name in wish.only or PLANS:
        found = list(results("", name, wish))
        every += found
        print(row(name, found), flush=True)
    print(row("together", every))


def bluff(wish: argparse.Namespace) -> None:
    for name in wish.only or NAMES["bluff"]:
        print(row(BELIEFS[name], list(results("", name, wish))), flush=True)


def reply(wish: argparse.Namespace) -> None:
    print(row(BELIEFS["replies"], list(results("", "replies", wish))), flush=True)
    learner = Learner(wish.seed)
    for learning in (True, False):
        learner.learning = learning
        won: list[bool] = []
        for index in range(wish.n):
            chair = index % 2
            bot = BluffingBot(derived(wish.seed + learning, index, "bot"))
            players = [bot, learner] if chair == 0 else [learner, bot]
            won.append(chair in auction(players, derived(wish.seed + learning, index // 2, "deal")))
        if not learning:
            print(row(f"table of {len(learner.sums)} public situations", won))


def levels(wish: argparse.Namespace) -> None:
    for number in range(2, 7):
        print(row(f"level {number} against {number - 1}", list(results(str(number), str(number - 1), wish))), flush=True)


WHAT: dict[str, Callable[[argparse.Namespace], None]] = {"plans": plans, "bluff": bluff, "reply": reply, "levels": levels}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("only", nargs="*", metavar="NAME", help="a plan; or ignores, follows; default: all of them")
    parser.add_argument("-n", type=int, default=400, help="auctions a row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    wish = parser.parse_args()
    names = NAMES.get(wish.what, ())
    if not set(wish.only) <= set(names):
        parser.error(f"of {wish.what} there is only: {', '.join(names) or 'all of it'}")
    print(
        f"{build.which()}, seed {wish.seed}\n\n| against | the bot won | 95 % interval |\n| --- | --- | --- |", flush=True
    )
    WHAT[wish.what](wish)


if __name__ == "__main__":
    main()
