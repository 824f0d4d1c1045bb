"""Golem Arcana's front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from importlib import import_module
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Game, Setup, State, outcome_from
from shem.core.event import Event, EventKind
from shem.games.arcana.frames import FRAMES
from shem.games.arcana.parts import actions, events
from shem.games.arcana.parts.figures import RESERVE, Active, Army, Golem
from shem.games.arcana.parts.ground import Held, Well, Zone
from shem.games.arcana.parts.masks import mask_of_places
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ground_source
from shem.games.arcana.parts.state import REFEREE, Battle, Referee
from shem.games.arcana.parts.story import Story
from shem.games.arcana.possible import check_hidden
from shem.games.arcana.rules.deployment import deploy_next, place_fixed, turn_order
from shem.games.arcana.rules.triggers import follow
from shem.games.arcana.rules.turn import Turn
from shem.games.arcana.shortlist import shortlist
from shem.games.arcana.value import FLEETING, value, worth
from shem.games.arcana.view import hide, imagine, view_of
from shem.games.arcana.winning import logit

KEPT_PLANS: Final = 8
DEPLOYS_ALIKE: Final = 0.04  # a Region nearer to the enemies or farther: nobody knows yet which is better


@final
class ArcanaGame(Game):
    """Seats are the scenario's positions; each plays the army of its number."""

    def __init__(self) -> None:
        self.name = "arcana"
        self.rules = 3
        self._plans: Final[list[tuple[Setup, Plan]]] = []

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        """Options: scenario or lesson, armies, order, edition (`content/setup.py`); the content is loaded only here."""
        setup: Setup = import_module("shem.games.arcana.content.setup").resolve(options)
        return setup

    def known_as(self, options: Mapping[str, Any]) -> str:
        name: str = import_module("shem.games.arcana.content.setup").known_as(options)
        return name

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
        check_hidden(plan)
        battle = new_battle(plan, turn_order(plan, entry))
        if entry.telling:
            entry.tell(Event(events.ORDER, (tuple(battle.order),)))
        if plan.secrets:
            hide(battle, entry)
        place_fixed(battle, entry)
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

    def reasons(self) -> Sequence[Enum]:
        return list(Why)

    def length(self, state: State) -> int:
        """The Round; the deployment belongs to the first."""
        assert isinstance(state, Battle)
        return max(1, state.round)

    def stretch(self, state: State) -> int:
        """The Round; the deployment is 0."""
        assert isinstance(state, Battle)
        return state.round

    def idle(self, action: Action) -> bool:
        return isinstance(action, actions.EndTurn)

    def passed(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Battle)
        return value(state, seat, True)

    def fleeting(self) -> tuple[str, ...]:
        return FLEETING

    def leeway(self, action: Action) -> float:
        return DEPLOYS_ALIKE if isinstance(action, actions.Deploy) else 0.0

    def shortlist(self, state: State, seat: int, legal: list[Action], most: int) -> list[Action]:
        assert isinstance(state, Battle)
        return shortlist(state, seat, legal, most)

    def concedes(self, action: Action) -> bool:
        return isinstance(action, actions.Resign)

    def logit(self, state: State, seat: int) -> float:
        assert isinstance(state, Battle)
        return logit(state, seat)

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Battle)
        return value(state, seat)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Battle)
        return worth(state, seat)


def new_battle(plan: Plan, order: list[int]) -> Battle:
    """A battle with every Golem in reserve, nothing hidden drawn yet and nobody asked yet."""
    golems: list[Golem] = []
    for type, army in zip(plan.types, plan.owners):
        golems.append(Golem(len(golems), army, type, RESERVE, type.health))
    armies = [Army(number, plan.first_ap(order.index(number)), 0, 0, False, False, 0) for number in range(plan.wild)]
    armies.append(Army(plan.wild, 0, 0, 0, False, True, 0))
    wells = [Well(well.region, tuple(well.mana), 0, well.among) for well in plan.wells]
    held = [Held(-1, 0, 0) for _ in plan.captures]
    zones = [
        Zone(plan.grounds[number][1], plan.grounds[number][0], ground_source(number), plan.wild, -1, 0, 0)
        for number in range(len(plan.grounds))
    ]
    return Battle(plan, (), 0, order, 0, golems, armies, wells, held, zones, new_story(plan), 0, [Turn()], None)


def new_story(plan: Plan) -> Story:
    """Nothing has happened yet."""
    encounters = len(plan.encounters)
    open = [mask_of_places(muster.secrets) for muster in plan.musters]
    return Story(
        [0] * encounters,
        [-1] * encounters,
        [encounter.trigger.among for encounter in plan.encounters],
        [0] * (encounters + len(plan.objectives) * plan.wild),
        [-1] * plan.wild,
        open,
        [0] * len(plan.objectives),
        [],
    )


def battle_from(plan: Plan, data: Mapping[str, Any]) -> Battle:
    """The battle that `Battle.data` wrote."""
    battle = Battle(
        plan,
        tuple([(region, terrain, cover, obstructions) for region, terrain, cover, obstructions in data["changes"]]),
        data["round"],
        list(data["order"]),
        data["turn"],
        [_golem(plan, number, entry) for number, entry in enumerate(data["golems"])],
        [
            Army(number, entry["ap"], entry["mana"], entry["vp"], entry["fielded"], entry["out"], entry["miracles"])
            for number, entry in enumerate(data["armies"])
        ],
        [Well(region, tuple(mana), done, among) for region, mana, done, among in data["wells"]],
        [Held(army, turns, paid) for army, turns, paid in data["held"]],
        [
            Zone(plan.pieces.catalogue.layouts[layout], region, source, army, ancient, age, *until)
            for layout, region, source, army, ancient, age, *until in data["zones"]
        ],
        _story(data["story"]),
        data["clock"],
        FRAMES.read(data["steps"]),
        outcome_from(data["ended"]),
    )
    battle.met = tuple([(golem, effect, army) for golem, effect, army in data.get("met", [])])
    return battle


def _golem(plan: Plan, number: int, data: Mapping[str, Any]) -> Golem:
    type = plan.types[number] if number < len(plan.types) else plan.pieces.type(data["type"])
    golem = Golem(number, data["army"], type, data["at"], data["health"])
    golem.pips = tuple(data["pips"])
    golem.uses = tuple(data["uses"])
    golem.effects = [
        Active(plan.pieces.catalogue.effects[number], source, army, age, until, *rest)
        for number, source, army, age, until, *rest in data["effects"]
    ]
    golem.moved = data["moved"]
    golem.struck = data["struck"]
    golem.acted = tuple(data["acted"])
    golem.down = tuple(data["down"])
    golem.paid = data["paid"]
    golem.born = data["born"]
    return golem


def _story(data: Mapping[str, Any]) -> Story:
    return Story(
        list(data["fired"]),
        list(data["places"]),
        list(data["among"]),
        list(data["counts"]),
        list(data["dealt"]),
        list(data["open"]),
        list(data["done"]),
        [(kind, number, army, golem, region) for kind, number, army, golem, region in data["due"]],
    )


GAME: Final = ArcanaGame()


def _again(setup: Mapping[str, Any], data: Mapping[str, Any]) -> State:
    return GAME.state(setup, data)


REFEREE.append(Referee(follow, view_of, imagine, _again))
