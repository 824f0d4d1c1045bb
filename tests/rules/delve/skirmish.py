"""Enemies and Heroes placed in the tiny dungeon, its door open and both Districts discovered; dice are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shem.core.chance import Entry, Scripted
from shem.core.contract import Action, Refusal, Turn
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts.box import box_from
from shem.games.delve.parts.figures import Enemy, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.position import Position
from shem.games.delve.rules.behaviour import Activation
from shem.games.delve.rules.frames import FRAMES
from shem.games.delve.rules.setup import set_up
from shem.games.delve.rules.spawning import spawn
from tests.rules.delve import tiny
from tests.rules.delve.tiny import Json

FIRST = 8  # the number of the first Enemy


def rule(near: int, far: int, *sentences: Json | list[Json], prefer: str = "nobody") -> Json:
    """A behaviour rule; a sentence of one deed can stand for itself."""
    lists = [sentence if isinstance(sentence, list) else [sentence] for sentence in sentences]
    return {"near": near, "far": far, "prefer": prefer, "sentences": lists}


class Skirmish:
    """heroes: the area of each. rules: the behaviour card of all kinds. `events`: all that was told since. The Book has no
    paragraphs."""

    def __init__(
        self,
        heroes: Sequence[int],
        rules: list[Json] | None = None,
        decks: dict[str, list[Json]] | None = None,
        foes: list[Json] | None = None,
        walls: list[list[int]] | None = None,
        **changes: Any,
    ) -> None:
        setup = tiny.setup(len(heroes), **{"paragraphs": [], **changes})
        if rules is not None:
            setup["kinds"] = [{"rules": rules}] * 3
        setup["decks"].update(decks or {})
        setup["foes"] = foes or setup["foes"]
        if walls is not None:
            setup["dungeon"]["walls"] = walls
        self.state: DelveState = Position(box_from(setup))
        self.events: list[Event] = []
        set_up(self.state, Entry(Scripted([])))
        self.state.happened = []
        self.state.revealed = 3
        self.state.doors[tiny.DOOR] = 0
        for hero, area in zip(self.state.heroes, heroes):
            hero.area = area

    def enemy(self, foe: int, area: int, obeys: int = -1) -> Enemy:
        """Another Enemy, or a Minion."""
        before = [one.who for one in self.state.enemies]
        spawn(self.state, foe, area, obeys, Entry(Scripted([])))
        return next(one for one in self.state.enemies if one.who not in before)

    def hero(self, seat: int, **changes: Any) -> Hero:
        hero = self.state.heroes[seat]
        for name, value in changes.items():
            setattr(hero, name, value)
        return hero

    def run(self, step: Step[Any], *faces: int) -> list[Event]:
        """Let a frame run to the next decision, with these dice, no more and no fewer, and what came below it wait."""
        self.state.steps = [Waiting(), step]
        return self._settle(faces)

    def activate(self, enemy: Enemy, *faces: int) -> list[Event]:
        return self.run(Activation(enemy.who), *faces)

    def _settle(self, faces: Sequence[int]) -> list[Event]:
        entry = Entry(Scripted(faces), telling=True)
        self.state.settle(entry)
        assert entry.rolls == len(faces)
        self.events += entry.events
        return entry.events

    def play(self, seat: int, action: Action, *faces: int) -> list[Event]:
        """Take a legal decision."""
        assert self.state.why_not(seat, action) is None
        assert action in self.state.legal(seat)
        entry = Entry(Scripted(faces), telling=True)
        self.state.apply(seat, action, entry)
        assert entry.rolls == len(faces)
        self.events += entry.events
        return entry.events

    def refused(self, seat: int, action: Action) -> Refusal:
        refusal = self.state.why_not(seat, action)
        assert refusal is not None
        assert action not in self.state.legal(seat)
        return refusal

    def asked(self) -> tuple[int, str]:
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.seat, pending.prompt.code

    def told(self, code: str) -> list[tuple[Any, ...]]:
        """The values of what was told of a kind."""
        return [event.values for event in self.events if event.kind.code == code]

    def copied(self) -> list[Step[Any]]:
        """The frames as they are read back from their JSON."""
        return FRAMES.read(FRAMES.data(self.state.steps[1:]))


class Waiting(Step[DelveState]):
    """What the test does next."""

    def seats(self, state: DelveState) -> list[int]:
        return [0]

    def prompt(self, state: DelveState) -> Any:
        raise NotImplementedError
