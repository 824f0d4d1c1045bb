"""Battles played at random, but livelier than by chance: who can strike or work a Miracle mostly does."""

from __future__ import annotations

from random import Random

from shem.core.chance import Chance, Entry, Seeded
from shem.core.contract import Action, Over
from shem.core.event import Event
from shem.games.arcana.actions import (
    AreaAttack,
    AreaCharge,
    Attack,
    Bless,
    Charge,
    Curse,
    EndTurn,
    HoldBack,
    Miracle,
    Resign,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.game import GAME
from shem.games.arcana.state import Battle

BOLD = (Attack, AreaAttack, Charge, AreaCharge, Miracle, Bless, Curse, Use, UseOn, UseAt)
IDLE = (EndTurn, HoldBack, Resign)


class Lively:
    """A battle with what was told so far."""

    def __init__(self, options: dict[str, object], seed: int) -> None:
        self.setup = GAME.resolve(options)
        self._random = Random(seed)
        self._dice: Chance = Seeded(seed)
        entry = Entry(self._dice, telling=True)
        battle = GAME.new(self.setup, entry)
        assert isinstance(battle, Battle)
        self.battle = battle
        self.events: list[Event] = list(entry.events)
        self.newest: list[Event] = list(entry.events)

    @property
    def over(self) -> bool:
        return isinstance(self.battle.pending(), Over)

    @property
    def seat(self) -> int:
        return self.battle.pending().seats[0]

    def choose(self) -> Action:
        legal = self.battle.legal(self.seat)
        bold = [action for action in legal if isinstance(action, BOLD)]
        if bold and self._random.random() < 0.6:
            return self._random.choice(bold)
        return self._random.choice([action for action in legal if not isinstance(action, IDLE)] or legal[:1])

    def step(self, action: Action | None = None) -> list[Event]:
        """Take an action, or one chosen at random; the events."""
        entry = Entry(self._dice, telling=True)
        self.battle.apply(self.seat, action or self.choose(), entry)
        self.newest = list(entry.events)
        self.events += entry.events
        return self.newest
