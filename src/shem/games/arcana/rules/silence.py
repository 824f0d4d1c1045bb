"""One Knight of a Golem is silenced; of a Colossus with several it is said which (ruling B51)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Choose
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import duration
from shem.games.arcana.rules.colossus import knight_down


def knights_with_power(battle: Battle, golem: Golem) -> list[int]:
    """The places of a Golem's Knights who have a power to lose: no Golem Masters, nobody whom a breakdown has shut down."""
    if golem.at < 0 or golem.number >= len(battle.plan.knights):
        return []
    knights = battle.plan.knights[golem.number]
    return [
        place for place in range(len(knights)) if knights[place].rank != v.GOLEM_MASTER and not knight_down(golem, place)
    ]


@final
class Silence(Step[Battle]):
    """An effect silences one Knight of a Golem; `army`, whose it is, names him where there are several.

    For the scenario's own effects, and for an army that is out, the Golem's own army does.
    """

    def __init__(self, army: int, golem: int, effect: int, source: int) -> None:
        self.army: Final = army
        self.golem: Final = golem
        self.effect: Final = effect
        self.source: Final = source

    def seats(self, state: Battle) -> list[int]:
        golem = state.golems[self.golem]
        if len(knights_with_power(state, golem)) < 2:
            return []
        for army in (self.army, golem.army):
            if not state.armies[army].out:
                return [army]
        return []

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_SILENCE, (self.golem, self.source))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        return [Choose(place) for place in knights_with_power(state, state.golems[self.golem])]

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return Refusal(Reject.NOT_NOW)
        known = knights_with_power(state, state.golems[self.golem])
        return None if action.option in known else Refusal(Reject.NO_SUCH_OPTION, len(known), action.option + 1)

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Choose)
        state.steps.pop()
        self._silence(state, action.option, entry)

    def run(self, state: Battle, entry: Entry) -> None:
        """The only one there is; the first where nobody is left to name him."""
        state.steps.pop()
        known = knights_with_power(state, state.golems[self.golem])
        if known:
            self._silence(state, known[0], entry)

    def _silence(self, state: Battle, knight: int, entry: Entry) -> None:
        effect = state.plan.pieces.catalogue.effects[self.effect]
        duration.place(state, effect, self.army, self.source, state.golems[self.golem], entry, knight)

    def data(self) -> list[Any]:
        return ["silence", self.army, self.golem, self.effect, self.source]
