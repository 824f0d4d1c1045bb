"""A Hero Turn to test with, in the tiny dungeon: Heroes and Enemies that are placed, and dice that are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.chance import Entry, Scripted
from shem.core.contract import Action, Prompt, Refusal, Turn
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import box_from
from shem.games.delve.parts.figures import Enemy, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.position import Position
from shem.games.delve.rules.frames import FRAMES
from shem.games.delve.rules.hero_turn import HeroTurn
from shem.games.delve.rules.setup import set_up
from shem.games.delve.rules.spawning import spawn
from tests.rules.delve import tiny

AREAS: Final = [v.MOST_FIGURES + area for area in range(7)]
AIMS: Final = [*range(12), *AREAS, a.NOWHERE]
POWERS: Final = [a.BY_POWER + power for power in range(5)]
ATTACKS: Final[list[Action]] = [a.Attack(way, who) for way in (*range(8), a.BARE, *POWERS, a.BLESSED) for who in range(12)]
USES: Final[list[Action]] = [a.UseItem(way, aim) for way in (*range(9), a.BLESSED, a.BLESSED + 1) for aim in AIMS]
OTHERS: Final[list[Action]] = [
    a.END,
    *a.SIMPLE_ONES,
    *[a.Move(area) for area in range(7)],
    *[a.UsePower(power, aim) for power in range(5) for aim in AIMS],
    *[a.Force(thing) for thing in (0, 1, a.MOST_DOORS, a.MOST_DOORS + 1)],
    *[kind(one) for kind in (a.Open, a.Search, a.Exchange, a.Next, a.Choose, a.Push) for one in range(6)],
    *[kind(item) for kind in (a.Equip, a.Drop, a.Pick) for item in range(8)],
    a.Pick(a.MOST_ITEMS),
    a.Drop(a.MOST_ITEMS),
    *[a.Pass(way, what) for way in (a.GIVE, a.TAKE) for what in (*range(8), *range(a.MOST_ITEMS, a.MOST_ITEMS + 24))],
]


@final
class Over(Step[DelveState]):
    """Below the turn: what comes after it."""

    def seats(self, state: DelveState) -> list[int]:
        return [0]

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("over")


class Turns:
    """The turn of the Hero of seat 0. areas: of each Hero. changes: of the quest. `events`: of the last decision."""

    def __init__(self, *areas: int, setup: tiny.Json | None = None, **changes: Any) -> None:
        setup = setup or tiny.setup(len(areas), **{"paragraphs": [], **changes})
        self.state: DelveState = Position(box_from(setup))
        set_up(self.state, Entry(Scripted([])))
        self.state.happened = []
        self.events: list[Event] = []
        for hero, area in zip(self.state.heroes, areas):
            hero.area = area

    @property
    def hero(self) -> Hero:
        return self.state.heroes[0]

    def foe(self, foe: int, area: int, obeys: int = -1) -> Enemy:
        """Another Enemy, or a Minion."""
        before = {enemy.who for enemy in self.state.enemies}
        spawn(self.state, foe, area, obeys, Entry(Scripted([])))
        return next(enemy for enemy in self.state.enemies if enemy.who not in before)

    def begin(self, *faces: int) -> Turns:
        self.state.steps = [Over(), HeroTurn(0)]
        self._settled(Entry(Scripted(faces), True))
        return self

    def _settled(self, entry: Entry) -> None:
        self.state.settle(entry)
        assert isinstance(entry.chance, Scripted) and entry.chance.at == len(entry.chance.faces), "dice left over"
        self.events = entry.events

    def prompt(self) -> str:
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.prompt.code

    def legal(self) -> list[Action]:
        """What the seat can do, which is exactly what is not refused."""
        legal = self.state.legal(0)
        assert len(set(legal)) == len(legal)
        free = [action for action in (*ATTACKS, *USES, *OTHERS) if self.state.why_not(0, action) is None]
        assert sorted(free) == sorted(legal)
        return legal

    def why_not(self, action: Action) -> Refusal | None:
        assert (action in self.legal()) == (self.state.why_not(0, action) is None)
        return self.state.why_not(0, action)

    def play(self, action: Action, *faces: int) -> list[Event]:
        """Make a legal decision with these faces; what it told."""
        assert action in self.legal(), self.state.why_not(0, action)
        assert FRAMES.data(FRAMES.read(FRAMES.data(self.state.steps[1:]))) == FRAMES.data(self.state.steps[1:])
        entry = Entry(Scripted(faces), True)
        self.state.steps[-1].take(self.state, 0, action, entry)
        self._settled(entry)
        return self.events

    def told(self, kind: str) -> list[dict[str, object]]:
        """Events of a kind that the last decision told."""
        return [event.data() for event in self.events if event.kind.code == kind]

    def moves(self) -> list[int]:
        return [action.area for action in self.legal() if isinstance(action, a.Move)]

    def kinds(self) -> list[str]:
        return sorted({type(action).__name__ for action in self.legal()})


def drawn(state: DelveState, deck: int, card: int) -> int:
    """The face that draws a card of a deck."""
    return 1 + sum(state.piles[deck].rest[:card])


def stack(state: DelveState, deck: int, cards: Sequence[int]) -> None:
    """Leave only these cards in a deck."""
    state.piles[deck].rest = [1 if card in cards else 0 for card in range(len(state.piles[deck].rest))]


TRAP_HURTS, TRAP_SLOWS = 0, 1
HIT, STAR, LETHAL = 2, 4, 6  # faces of the Red Die
MISS, SHIELD = 1, 3  # of the Blue Die
