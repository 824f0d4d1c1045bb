"""Many quests of Delve, each played by a party of bots: how often they are won, and who falls by what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations
from typing import Any, Final

from shem import games
from shem.bots.registry import bot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts.events import FELL, WOUNDED
from shem.games.delve.parts.vocabulary import FIRST_ENEMY
from shem.lab.battle import derived
from shem.lab.report import Share
from shem.lab.shared import shared
from shem.locale.words import Words

Progress = Callable[[int, int], None]
TOP: Final = 3  # killers that are named


@dataclass(frozen=True)
class Series:
    """Games of one quest. parties: which Heroes play it, in turn. language: of the killers' names."""

    quest: str
    parties: tuple[tuple[str, ...], ...]
    bot: str
    n: int
    seed: int
    language: str


@dataclass(frozen=True)
class Played:
    """A game. wounds: Health that the Heroes lost. killers: what each Hero that fell was wounded by last."""

    won: bool
    rounds: int
    wounds: int
    killers: tuple[str, ...]


@dataclass(frozen=True)
class Balance:
    """What games of a quest say together. Means are of a game."""

    won: Share
    rounds: float
    wounds: float
    fallen: float
    killers: Mapping[str, int]

    def data(self) -> dict[str, Any]:
        return {
            **self.won.data(),
            "rounds": round(self.rounds, 2),
            "wounds": round(self.wounds, 2),
            "fallen": round(self.fallen, 2),
            "killers": dict(self.killers),
        }


def parties(heroes: Sequence[str], count: int) -> tuple[tuple[str, ...], ...]:
    """Every party of so many Heroes."""
    return tuple(combinations(heroes, count))


def play(series: Series, jobs: int, progress: Progress) -> list[Played]:
    """Play the games, in order. Game i depends on (seed, i) alone, whatever `jobs` is."""
    played: dict[int, Played] = {}
    for index, one in shared(partial(_play, series), range(series.n), jobs):
        played[index] = one
        progress(len(played), series.n)
    return [played[index] for index in range(series.n)]


def sum_up(played: Sequence[Played]) -> Balance:
    count = len(played)
    killers = Counter(killer for one in played for killer in one.killers)
    return Balance(
        Share(sum(one.won for one in played), count),
        sum(one.rounds for one in played) / count,
        sum(one.wounds for one in played) / count,
        sum(len(one.killers) for one in played) / count,
        dict(sorted(killers.items(), key=lambda entry: (-entry[1], entry[0]))[:TOP]),
    )


def _play(series: Series, index: int) -> Played:
    heroes = series.parties[index % len(series.parties)]
    game, setup = games.game("delve"), _setup(series.quest, heroes)
    players = [bot(series.bot, "delve", derived(series.seed, index, f"bot {seat}")) for seat in range(len(heroes))]
    entry = Entry(Seeded(derived(series.seed, index, "dice")), telling=True)
    state = game.new(setup, entry)
    while True:
        pending = state.pending()
        if isinstance(pending, Over):
            wounds, killers = _wounds(entry.events, Names(Words(series.language), setup, heroes))
            return Played(len(pending.outcome.winners) > 0, game.length(state), wounds, killers)
        seat = pending.seats[0]
        state.apply(seat, players[seat].choose(Sight(game, setup, state, seat)).action, entry)


@lru_cache(maxsize=16)
def _setup(quest: str, heroes: tuple[str, ...]) -> Setup:
    return games.game("delve").resolve({"quest": quest, "heroes": list(heroes)})


def _wounds(events: Sequence[Event], names: Names) -> tuple[int, tuple[str, ...]]:
    """Health that Heroes lost, and what those that fell were wounded by last."""
    lost = 0
    last: dict[Any, Any] = {}
    killers: list[str] = []
    for event in events:
        if event.kind.code == WOUNDED.code:
            who, amount, _, source = event.values
            if isinstance(who, int) and isinstance(amount, int) and who < FIRST_ENEMY:
                lost += amount
                last[who] = source
        elif event.kind.code == FELL.code:
            killers.append(names.source(last[event.values[0]]))
    return lost, tuple(killers)
