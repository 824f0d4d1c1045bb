"""Battles played at random, but livelier than by chance: who can strike mostly does, who cannot goes to the enemy."""

from __future__ import annotations

from random import Random

from shem.core.chance import Chance, Entry, Seeded
from shem.core.contract import Action, Over
from shem.core.event import Event
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import (
    AreaAttack,
    AreaCharge,
    Attack,
    Bless,
    Charge,
    Curse,
    EndTurn,
    HoldBack,
    Miracle,
    Move,
    Resign,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.parts.state import Battle

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
        moves = [action for action in legal if isinstance(action, Move)]
        if moves and self._random.random() < 0.6:
            return min(self._random.sample(moves, min(8, len(moves))), key=self._far)
        return self._random.choice([action for action in legal if not isinstance(action, IDLE)] or legal[:1])

    def _far(self, move: Move) -> int:
        """How far from all enemies a move ends."""
        battle = self.battle
        enemies = [golem.at for golem in battle.golems if golem.at >= 0 and not battle.allied(golem.army, self.seat)]
        return min([battle.field.distance(move.region, at, False) for at in enemies], default=0)

    def step(self, action: Action | None = None) -> list[Event]:
        """Take an action, or one chosen at random; the events."""
        entry = Entry(self._dice, telling=True)
        self.battle.apply(self.seat, action or self.choose(), entry)
        self.newest = list(entry.events)
        self.events += entry.events
        return self.newest
