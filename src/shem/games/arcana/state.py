"""A battle's position: armies, Golems and what acts on them. The rules in `rules/` change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Outcome, Over, Pending, Refusal, State, View
from shem.core.steps import Step, pending_of
from shem.games.arcana.pieces import Effect, GolemType
from shem.games.arcana.plan import Plan
from shem.games.arcana.reasons import Reject

RESERVE: Final = -1
DESTROYED: Final = -2
LOST: Final = -3


@final
class Active:
    """An effect at work on a Golem. It never changes, so copies share it.

    source: what it comes from (`sources`). age: a serial number, 1 for the first placed. until: the round at whose start of
    `army`'s turn it ends (ruling B10), 0 where `ticks` counts. ticks: how often it still acts at its bearer's upkeep.
    """

    def __init__(self, effect: Effect, source: int, army: int, age: int, until: int, ticks: int) -> None:
        self.effect: Final = effect
        self.source: Final = source
        self.army: Final = army
        self.age: Final = age
        self.until: Final = until
        self.ticks: Final = ticks

    def data(self) -> list[int]:
        return [self.effect.number, self.source, self.army, self.age, self.until, self.ticks]


@final
class Golem:
    """A Golem on the table, in reserve or gone (`at`: a Region, or RESERVE, DESTROYED, LOST).

    pips: the Cooldown of each ability in rounds. uses: how often its cost has doubled since its Cooldown was last 0.
    """

    def __init__(
        self,
        number: int,
        army: int,
        type: GolemType,
        at: int,
        health: int,
        pips: list[int],
        uses: list[int],
        effects: list[Active],
    ) -> None:
        self.number: Final = number
        self.army: Final = army
        self.type: Final = type
        self.at = at
        self.health = health
        self.pips = pips
        self.uses = uses
        self.effects = effects

    def copy(self) -> Golem:
        return Golem(
            self.number,
            self.army,
            self.type,
            self.at,
            self.health,
            self.pips.copy(),
            self.uses.copy(),
            self.effects.copy(),
        )

    def data(self) -> dict[str, Any]:
        return {
            "at": self.at,
            "health": self.health,
            "pips": list(self.pips),
            "uses": list(self.uses),
            "effects": [active.data() for active in self.effects],
        }


@final
class Army:
    """An army's pools and points. fielded: it has stood on the board, or its first turn is over (ruling B19)."""

    def __init__(self, number: int, ap: int, mana: int, vp: int, fielded: bool, out: bool) -> None:
        self.number: Final = number
        self.ap = ap
        self.mana = mana
        self.vp = vp
        self.fielded = fielded
        self.out = out

    def copy(self) -> Army:
        return Army(self.number, self.ap, self.mana, self.vp, self.fielded, self.out)

    def data(self) -> dict[str, Any]:
        return {"ap": self.ap, "mana": self.mana, "vp": self.vp, "fielded": self.fielded, "out": self.out}


@final
class Battle(State):
    """A position of Golem Arcana.

    field: the map as it is now. round: from 1 (0: deployment). order: armies in turn order. turn: whose place in the order
    it is. collected: how often each Mana Well was collected from. clock: the age of the newest effect. ended: the outcome,
    once there is one.
    """

    def __init__(
        self,
        plan: Plan,
        round: int,
        order: list[int],
        turn: int,
        golems: list[Golem],
        armies: list[Army],
        collected: list[int],
        clock: int,
        steps: list[Step[Battle]],
        ended: Outcome | None,
    ) -> None:
        self.plan: Final = plan
        self.field: Final = plan.field
        self.round = round
        self.order = order
        self.turn = turn
        self.golems = golems
        self.armies = armies
        self.collected = collected
        self.clock = clock
        self.steps = steps
        self.ended = ended

    # The contract.

    def pending(self) -> Pending:
        if self.ended is not None:
            return Over(self.ended)
        return pending_of(self.steps[-1], self)

    def legal(self, seat: int) -> list[Action]:
        if self.ended is not None or seat not in self.steps[-1].seats(self):
            return []
        return self.steps[-1].legal(self, seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.ended is not None:
            return Refusal(Reject.OVER)
        if seat not in self.steps[-1].seats(self):
            return Refusal(Reject.NOT_YOUR_TURN, about=seat)
        return self.steps[-1].why_not(self, seat, action)

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        self.steps[-1].take(self, seat, action, entry)
        self.settle(entry)

    def settle(self, entry: Entry) -> None:
        """Run what nobody decides, up to the next decision or the end."""
        while self.ended is None and not self.steps[-1].seats(self):
            self.steps[-1].run(self, entry)

    def view(self, seat: int | None) -> View:
        return self.data()

    def determinize(self, seat: int | None, entry: Entry) -> Battle:
        return self.copy()

    def copy(self) -> Battle:
        return Battle(
            self.plan,
            self.round,
            self.order,
            self.turn,
            [golem.copy() for golem in self.golems],
            [army.copy() for army in self.armies],
            self.collected.copy(),
            self.clock,
            self.steps.copy(),
            self.ended,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Battle:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _battle, (self.plan.setup, self.data())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.round, self.turn, self.clock))

    def data(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "order": list(self.order),
            "turn": self.turn,
            "golems": [golem.data() for golem in self.golems],
            "armies": [army.data() for army in self.armies],
            "collected": list(self.collected),
            "clock": self.clock,
            "steps": [step.data() for step in self.steps],
            "ended": None if self.ended is None else self.ended.data(),
        }

    # What every chapter asks.

    def allied(self, a: int, b: int) -> bool:
        """Whether two armies are allies."""
        return a == b

    def stands(self, army: int) -> bool:
        """Whether any of the army's Golems is on the board."""
        for golem in self.golems:  # noqa: SIM110 (a generator is slow when compiled)
            if golem.army == army and golem.at >= 0:
                return True
        return False

    def on_board(self, army: int) -> list[Golem]:
        """The army's Golems on the board, in slot order."""
        return [golem for golem in self.golems if golem.army == army and golem.at >= 0]

    def in_region(self, region: int) -> list[Golem]:
        """The Golems in a Region in slot order (ruling B21)."""
        found = [golem for golem in self.golems if golem.at == region]
        if len(found) > 1:
            found.sort(key=self._slot)
        return found

    def _slot(self, golem: Golem) -> int:
        return self.order.index(golem.army) * len(self.golems) + golem.number

    def enemy_in(self, region: int, army: int) -> bool:
        """Whether an enemy Golem stands in the Region."""
        return any(golem.at == region and not self.allied(golem.army, army) for golem in self.golems)

    def free_room(self, region: int) -> int:
        """How many small bases still fit into a Region (Occupation Limit)."""
        room = self.field.limits[region]
        for golem in self.golems:
            if golem.at == region:
                room -= golem.type.base
        return room

    def tick(self) -> int:
        """The next age."""
        self.clock += 1
        return self.clock


def _battle(setup: Mapping[str, Any], data: Mapping[str, Any]) -> State:
    from shem.games.arcana.game import GAME  # the game is built on this module

    return GAME.state(setup, data)
