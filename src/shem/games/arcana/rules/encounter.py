"""Encounters: what has been set off is carried out, one after the other; a player chooses where it leaves a choice."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import Choose
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.sources import encounter_source, objective_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.parts.story import (
    BY_VP,
    DUE_OBJECTIVE,
    HERE,
    TO_ACTOR,
    TO_ALL,
    TO_OTHERS,
    WILD,
    Due,
    Result,
)
from shem.games.arcana.rules import mana_wells, occupation, pools, victory
from shem.games.arcana.rules.cause import Cause
from shem.games.arcana.rules.damage import NOBODY
from shem.games.arcana.rules.effects import use_effects
from shem.games.arcana.rules.entering import enter, halt
from shem.games.arcana.rules.scenario_elements import Unfolding, complete, living, may_complete
from shem.games.arcana.rules.wild import wild_attacks

NO_CHOICE: Final = -1


@final
class Happening(Step[Battle]):
    """Carries out what is due in the story, until nothing is."""

    def run(self, state: Battle, entry: Entry) -> None:
        if not state.story.due:
            state.steps.pop()
            return
        due = state.story.due.pop(0)
        if due[0] == DUE_OBJECTIVE:
            reward(state, due[1], due[2], entry)
        else:
            _begin(state, due, entry)

    def data(self) -> list[Any]:
        return ["happening"]


HAPPENING: Final = Happening()


def reward(battle: Battle, number: int, army: int, entry: Entry) -> None:
    """VP for Objectives: what an army gets that has completed one, and the end, if that is the battle's."""
    objective = battle.plan.objectives[number]
    source = objective_source(number)
    if entry.telling:
        entry.tell(Event(events.COMPLETED, (army, number)))
    pools.change_vp(battle, army, objective.vp, source, entry)
    pools.change_mana(battle, army, objective.mana, source, entry)
    pools.change_ap(battle, army, objective.ap, source, entry)
    if objective.ends:
        victory.finish(battle, events.OBJECTIVE, entry)


def _begin(battle: Battle, due: Due, entry: Entry) -> None:
    """An encounter begins. What nobody did is of the scenario's own army, which wins nothing by it (ruling B17)."""
    _, number, actor, golem, region = due
    if entry.telling:
        entry.tell(Event(events.ENCOUNTERED, (number, actor, golem, region)))
    army = battle.plan.wild if actor < 0 else actor
    if battle.plan.encounters[number].choices:
        battle.steps.append(Choosing(number, army, golem, region))
    else:
        battle.steps.append(Unfold(number, NO_CHOICE, 0, army, golem, region))


@final
class Choosing(Unfolding):
    """An encounter offers a choice: to the army whose doing it is, else to the first living one in turn order."""

    def __init__(self, encounter: int, army: int, golem: int, region: int) -> None:
        self.encounter: Final = encounter
        self.army: Final = army
        self.golem: Final = golem
        self.region: Final = region

    def seats(self, state: Battle) -> list[int]:
        return living(state)[:1] if state.armies[self.army].out else [self.army]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_CHOOSE, (self.seats(state)[0], self.encounter, self.golem, self.region))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        return [Choose(option) for option in range(len(state.plan.encounters[self.encounter].choices))]

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return Refusal(Reject.NOT_NOW)
        count = len(state.plan.encounters[self.encounter].choices)
        return None if action.option < count else Refusal(Reject.NO_SUCH_OPTION, count, action.option + 1)

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Choose)
        state.steps.pop()
        if entry.telling:
            entry.tell(Event(events.CHOSEN, (seat, self.encounter, action.option)))
        state.steps.append(Unfold(self.encounter, action.option, 0, self.army, self.golem, self.region))

    def run(self, state: Battle, entry: Entry) -> None:
        """Nobody is left to choose."""
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["offer", self.encounter, self.army, self.golem, self.region]


@final
class Unfold(Unfolding):
    """An encounter unfolds, result after result; what one of them leads to is done before the next.

    option: what was chosen, NO_CHOICE where there was nothing to choose. place: the next result.
    """

    def __init__(self, encounter: int, option: int, place: int, army: int, golem: int, region: int) -> None:
        self.encounter: Final = encounter
        self.option: Final = option
        self.place: Final = place
        self.army: Final = army
        self.golem: Final = golem
        self.region: Final = region

    def run(self, state: Battle, entry: Entry) -> None:
        encounter = state.plan.encounters[self.encounter]
        results = encounter.results if self.option == NO_CHOICE else encounter.choices[self.option]
        state.steps.pop()
        if self.place < len(results):
            state.steps.append(Unfold(self.encounter, self.option, self.place + 1, self.army, self.golem, self.region))
            self._carry_out(state, results[self.place], entry)

    def data(self) -> list[Any]:
        return ["unfold", self.encounter, self.option, self.place, self.army, self.golem, self.region]

    def _carry_out(self, state: Battle, result: Result, entry: Entry) -> None:
        kind = result.kind
        if kind in ("vp", "mana", "ap"):
            self._pay(state, result, entry)
        elif kind in ("terrain", "well", "spawn"):
            self._alter(state, result, entry)
        elif kind in ("stop", "send"):
            self._turn_aside(state, result, entry)
        elif kind == "effects":
            self._affect(state, result, entry)
        elif kind == "message":
            if entry.telling:
                entry.tell(Event(events.MESSAGE, (self.encounter, self.option, self.place)))
        elif kind == "objective":
            if self.army < state.plan.wild and may_complete(state, result.objective, self.army):
                complete(state, result.objective, self.army, self.golem, self.region, entry)
        elif kind == "end":
            victory.finish(state, events.STORY, entry, NOBODY if result.to == BY_VP else self._army(result.to))
        elif kind == "wild_attacks":
            state.stack(wild_attacks(state))
        else:
            raise NotImplementedError(kind)

    def _army(self, to: int) -> int:
        return self.army if to == TO_ACTOR else to

    def _who(self, state: Battle) -> Golem | None:
        return state.golems[self.golem] if self.golem >= 0 else None

    def _where(self, result: Result) -> int:
        return self.region if result.region == HERE else result.region

    def _pay(self, state: Battle, result: Result, entry: Entry) -> None:
        source = encounter_source(self.encounter)
        for army in receivers(state, result.to, self.army):
            if result.kind == "vp":
                pools.change_vp(state, army, result.amount, source, entry)
            elif result.kind == "mana":
                pools.change_mana(state, army, result.amount, source, entry)
            else:
                pools.change_ap(state, army, result.amount, source, entry)

    def _alter(self, state: Battle, result: Result, entry: Entry) -> None:
        region = self._where(result)
        if region < 0:
            return
        if result.kind == "terrain":
            occupation.change_ground(state, region, result.also, entry)
        elif result.kind == "spawn":
            army = state.plan.wild if result.to == WILD else self._army(result.to)
            if army <= state.plan.wild:
                occupation.spawn(state, result.golem, army, region, entry)
        else:
            mana = tuple([int(mana) for mana in result.also["mana"]])
            mana_wells.alter_well(state, region, result.also["do"], mana, entry)

    def _turn_aside(self, state: Battle, result: Result, entry: Entry) -> None:
        """The Golem's move ends, here or where it is sent; being sent is a displacement (ruling B40)."""
        golem = self._who(state)
        if golem is None or golem.at < 0:
            return
        if result.kind == "stop":
            halt(state, golem)
            return
        region = occupation.nearest_room(state, golem.type, result.region)
        if region >= 0 and region != golem.at:
            if entry.telling:
                values = (golem.number, encounter_source(self.encounter), golem.at, region)
                entry.tell(Event(events.DISPLACED, values))
            enter(state, golem, region, NOBODY, entry)

    def _affect(self, state: Battle, result: Result, entry: Entry) -> None:
        """Effects as of the Golem that set the encounter off: what they destroy, its army has destroyed."""
        golem = self._who(state)
        later: list[Step[Battle]] = []
        cause = Cause(self.army, golem, encounter_source(self.encounter), self.region)
        use_effects(state, result.effects, cause, golem, self.region, entry, later)
        state.stack(later)


def receivers(battle: Battle, to: int, actor: int) -> list[int]:
    """Whom VP, Mana and AP go to: the actor, the armies of other teams, all still in the battle, or one of them."""
    alive = sorted(living(battle))
    if to == TO_ALL:
        return alive
    if to == TO_OTHERS:
        return [army for army in alive if not battle.allied(army, actor)]
    army = actor if to == TO_ACTOR else to
    return [army] if army < battle.plan.wild else []
