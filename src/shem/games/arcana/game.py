"""Golem Arcana's front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Outcome, Setup, State
from shem.core.event import Event, EventKind
from shem.games.arcana import actions, events
from shem.games.arcana.frames import step_from
from shem.games.arcana.plan import Plan
from shem.games.arcana.rules.deployment import deploy_next, turn_order
from shem.games.arcana.rules.turn import Turn
from shem.games.arcana.state import RESERVE, Active, Army, Battle, Golem
from shem.games.arcana.value import value

KEPT_PLANS: Final = 8


@final
class ArcanaGame(Game):
    """Seats are the scenario's positions; each plays the army of its number."""

    def __init__(self) -> None:
        self.name = "arcana"
        self.rules = 1
        self._plans: Final[list[tuple[Setup, Plan]]] = []

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        """Options: scenario, armies, order, edition (`content/setup.py`); the content is loaded only here."""
        codex = import_module("shem.games.arcana.content.codex").default()
        setup: Setup = import_module("shem.games.arcana.content.setup").compile_setup(codex, options)
        return setup

    def plan(self, setup: Setup) -> Plan:
        """The set-up as the rules read it; the last ones are kept, with all that was computed about their maps."""
        for known, plan in self._plans:
            if known is setup:
                return plan
        for known, plan in self._plans:
            if known == setup:
                return plan
        plan = Plan(setup)
        if len(self._plans) == KEPT_PLANS:
            self._plans.pop(0)
        self._plans.append((setup, plan))
        return plan

    def seats(self, setup: Setup) -> int:
        return len(setup["armies"])

    def new(self, setup: Setup, entry: Entry) -> State:
        plan = self.plan(setup)
        battle = new_battle(plan, turn_order(plan, entry))
        if entry.telling:
            entry.tell(Event(events.ORDER, (tuple(battle.order),)))
        deploy_next(battle, 0, entry)
        battle.settle(entry)
        return battle

    def state(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return battle_from(self.plan(setup), data)

    def action(self, key: Sequence[int]) -> Action:
        return actions.action_from(key)

    def bounds(self) -> tuple[int, ...]:
        return actions.BOUNDS

    def kinds(self) -> Sequence[EventKind]:
        return events.KINDS

    def length(self, state: State) -> int:
        """The Round; the deployment belongs to the first."""
        assert isinstance(state, Battle)
        return max(1, state.round)

    def idle(self, action: Action) -> bool:
        return isinstance(action, actions.EndTurn)

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Battle)
        return value(state, seat)


def new_battle(plan: Plan, order: list[int]) -> Battle:
    """A battle with every Golem in reserve and nobody asked yet."""
    golems: list[Golem] = []
    for type, army in zip(plan.types, plan.owners):
        slots = len(type.abilities)
        golems.append(Golem(len(golems), army, type, RESERVE, type.health, [0] * slots, [0] * slots, []))
    armies = [Army(number, plan.ap, 0, 0, False, False) for number in range(len(plan.musters))]
    return Battle(plan, 0, order, 0, golems, armies, [0] * len(plan.wells), 0, [Turn()], None)


def battle_from(plan: Plan, data: Mapping[str, Any]) -> Battle:
    """The battle that `Battle.data` wrote."""
    return Battle(
        plan,
        data["round"],
        list(data["order"]),
        data["turn"],
        [_golem(plan, number, entry) for number, entry in enumerate(data["golems"])],
        [
            Army(number, entry["ap"], entry["mana"], entry["vp"], entry["fielded"], entry["out"])
            for number, entry in enumerate(data["armies"])
        ],
        list(data["collected"]),
        data["clock"],
        [step_from(step) for step in data["steps"]],
        None if data["ended"] is None else _outcome(data["ended"]),
    )


def _golem(plan: Plan, number: int, data: Mapping[str, Any]) -> Golem:
    return Golem(
        number,
        plan.owners[number],
        plan.types[number],
        data["at"],
        data["health"],
        list(data["pips"]),
        list(data["uses"]),
        [
            Active(plan.pieces.effects[number], source, army, age, until, ticks)
            for number, source, army, age, until, ticks in data["effects"]
        ],
    )


def _outcome(data: Mapping[str, Any]) -> Outcome:
    return Outcome(list(data["winners"]), data["code"], list(data["scores"]))


GAME: Final = ArcanaGame()
