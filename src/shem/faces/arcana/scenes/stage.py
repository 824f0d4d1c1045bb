"""Golem Arcana on the table: the board, the scene, and the answers to what a page asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import Tally
from shem.faces.arcana.scenes.answer_shapes import (
    AncientCard,
    ArcanaNumber,
    ArmyPage,
    Card,
    Choices,
    EndOfTurn,
    Forecast,
    GoalPage,
    RegionCard,
    Report,
    Threat,
)
from shem.faces.arcana.scenes.asked import asked
from shem.faces.arcana.scenes.card import army_of, card_of
from shem.faces.arcana.scenes.choices import choices_of, target_of, warning_of
from shem.faces.arcana.scenes.digest import digest_of
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.head import head_of
from shem.faces.arcana.scenes.meaning import meaning_of
from shem.faces.arcana.scenes.pages import ancients_of, region_card
from shem.faces.arcana.scenes.report import pools_of, report_of, scored
from shem.faces.arcana.scenes.scene import scene_of
from shem.faces.arcana.scenes.shapes import ArcanaHead
from shem.faces.arcana.scenes.sights import goal_page, threat
from shem.faces.arcana.scenes.why import why_not
from shem.faces.arcana.telling.digest import Heard
from shem.faces.arcana.telling.odds import Strike, numbers, promises, targets_of
from shem.faces.arcana.telling.teller import ArcanaTeller
from shem.games.arcana import events as told
from shem.games.arcana.actions import EndTurn
from shem.games.arcana.figures import Golem
from shem.games.arcana.game import GAME
from shem.games.arcana.reasons import Why
from shem.locale.words import Words
from shem.table.messages import About, Key, Number
from shem.table.messages import Why as Reason
from shem.table.stage import NoAnswer, Stage
from shem.table.teller import Teller

_OWN = frozenset(("army", "golem"))  # the fields that say whose an event is


class ArcanaStage(Stage):
    """Asks: choices, forecast, numbers, card, region, ancients, army, why, end, report, pools, threat, goal.

    The answers are in `shapes`.
    """

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str], teller: Teller) -> None:
        super().__init__(words, setup, labels, teller)
        assert isinstance(teller, ArcanaTeller)
        self._teller = teller
        self._head: ArcanaHead | None = None
        self._last: Glance | None = None

    def head(self) -> dict[str, Any]:
        if self._head is None:
            self._head = head_of(self._teller.names)
        return cast(dict[str, Any], self._head)

    def scene(self, sight: Sight) -> dict[str, Any]:
        return cast(dict[str, Any], scene_of(self._glance(sight)))

    def ask(self, sight: Sight, what: str, about: About, key: Key) -> Any:
        ask = self._ASKS.get(what)
        if ask is None:
            raise NoAnswer("table-no-such-question", what=what)
        return ask(self, self._glance(sight), about, key)

    def digest(self, sight: Sight, log: Sequence[tuple[int, int, Event]]) -> Any:
        if sight.seat is None:
            raise NoAnswer("table-watching")
        return digest_of(self._glance(sight), sight.seat, [Heard(*one) for one in log])

    def meaning(self, sight: Sight, about: About) -> Action:
        return meaning_of(self._glance(sight), about)

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return asked(self._glance(sight), prompt, seats)

    def learn(self, events: Sequence[Event]) -> None:
        for event in events:
            self._teller.learn(event)

    def leaves(self, prompt: Prompt) -> bool:
        return prompt.code == told.ASK_DEPLOY

    def begins(self, event: Event) -> int | None:
        round = event.values[0] if event.kind is told.ROUND else None
        return round if isinstance(round, int) else None

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """What an army or one of its Golems has or does is its own; what a turn begins with is whose turn it is."""
        found = []
        for event in events:
            self._teller.learn(event)
            if event.kind in (told.ROUND, told.ENDED):
                acted = None
            elif event.kind is told.TURN:
                acted = self._seat(event)
            found.append(self._seat(event) if _OWN.intersection(event.kind.fields) else acted)
        return found

    def _seat(self, event: Event) -> int | None:
        """The seat whose army, or whose Golem, an event names; the wild army has none."""
        names, values = self._teller.names, dict(zip(event.kind.fields, event.values))
        army = values["army"] if "army" in values else names.army_of(cast(int, values["golem"]))
        return army if isinstance(army, int) and 0 <= army < names.plan.wild else None

    def legal(self, sight: Sight) -> int:
        return len(self._glance(sight).legal)

    def _glance(self, sight: Sight) -> Glance:
        """What this Sight shows; the last one is kept for the next question."""
        if self._last is None or self._last.sight is not sight:
            self._last = Glance(self._teller, sight)
        else:
            self._teller.names.see(self._last.battle)
        return self._last

    # The answers.

    def _choices(self, glance: Glance, about: About, key: Key) -> Choices:
        return choices_of(glance, about)

    def _forecast(self, glance: Glance, about: About, key: Key) -> Forecast:
        action = _action(key)
        if glance.seat is None or not isinstance(action, Strike) or glance.sight.why_not(action) is not None:
            raise NoAnswer("table-not-legal")
        battle = glance.battle
        golem = battle.golems[action.golem]
        found: Forecast = {"targets": []}
        for promise in promises(battle, glance.seat, action):
            target = target_of(glance, golem, golem.type.abilities[action.ability], battle.golems[promise.golem])
            target["kill"] = round(100.0 * promise.kill, 1)
            target["expected"] = round(float(promise.expected), 1)
            found["targets"].append(target)
        return found

    def _numbers(self, glance: Glance, about: About, key: Key) -> list[ArcanaNumber]:
        """Every tally behind an action, also where it is not legal now."""
        action = _action(key)
        if glance.seat is None:
            raise NoAnswer("table-watching")
        if isinstance(action, EndTurn):
            left = Tally()
            left.base(Why.AP_LEFT, glance.battle.armies[glance.seat].ap)
            return [cast(ArcanaNumber, glance.number("mana", left))]
        tallies = numbers(glance.names, glance.battle, glance.seat, action)
        against: dict[str, int] = {}
        if any(":" in name for name, _ in tallies):
            assert isinstance(action, Strike)
            against = {glance.names.golem(target.number): target.number for target in targets_of(glance.battle, action)}
        found = []
        for name, tally in tallies:
            number = cast(ArcanaNumber, glance.number(name, tally))
            whom = name.partition(":")[2]
            if whom in against:
                number["golem"] = against[whom]
            found.append(number)
        return found

    def _card(self, glance: Glance, about: About, key: Key) -> Card:
        return card_of(glance, _golem(glance, about))

    def _region(self, glance: Glance, about: About, key: Key) -> RegionCard:
        region = about.get("region", -1)
        if not 0 <= region < glance.battle.field.count:
            raise NoAnswer("table-nothing-there")
        return region_card(glance, region)

    def _ancients(self, glance: Glance, about: About, key: Key) -> list[AncientCard]:
        army = about.get("army", -1 if glance.seat is None else glance.seat)
        if not 0 <= army < glance.battle.plan.wild:
            raise NoAnswer("table-nothing-there")
        return ancients_of(glance, army)

    def _army(self, glance: Glance, about: About, key: Key) -> ArmyPage:
        army = about.get("army", -1 if glance.seat is None else glance.seat)
        if not 0 <= army <= glance.battle.plan.wild:
            raise NoAnswer("table-nothing-there")
        return army_of(glance, army)

    def scored(self, event: Event) -> tuple[int, int] | None:
        return scored(event)

    def _report(self, glance: Glance, about: About, key: Key) -> Report:
        return report_of(glance)

    def _pools(self, glance: Glance, about: About, key: Key) -> list[Number]:
        army = about.get("army", -1 if glance.seat is None else glance.seat)
        if not 0 <= army < glance.battle.plan.wild:
            raise NoAnswer("table-nothing-there")
        return pools_of(glance, army)

    def _threat(self, glance: Glance, about: About, key: Key) -> Threat:
        return threat(glance, about)

    def _goal(self, glance: Glance, about: About, key: Key) -> GoalPage:
        return goal_page(glance)

    def _why(self, glance: Glance, about: About, key: Key) -> Reason:
        return why_not(glance, about)

    def _end(self, glance: Glance, about: About, key: Key) -> EndOfTurn:
        if glance.seat is None or "end" not in glance.groups:
            raise NoAnswer("table-not-legal")
        army = glance.battle.armies[glance.seat]
        able = {int(group[6:].partition("/")[0]) for group in glance.groups if group.startswith("golem:")}
        return {
            "ap": army.ap,
            "mana": army.mana + army.ap,
            "text": glance.say("end", ap=army.ap, mana=army.mana + army.ap),
            "warning": warning_of(glance, glance.groups["end"][0]),
            "able": sorted(able),
        }

    _ASKS: ClassVar[dict[str, Callable[[ArcanaStage, Glance, About, Key], Any]]] = {
        "choices": _choices,
        "forecast": _forecast,
        "numbers": _numbers,
        "card": _card,
        "region": _region,
        "ancients": _ancients,
        "army": _army,
        "why": _why,
        "end": _end,
        "report": _report,
        "pools": _pools,
        "threat": _threat,
        "goal": _goal,
    }


def _golem(glance: Glance, about: About) -> Golem:
    golem = glance.golem(about.get("golem", -1))
    if golem is None:
        raise NoAnswer("table-nothing-there")
    return golem


def _action(key: Key) -> Action:
    try:
        return GAME.action(key)
    except ValueError:
        raise NoAnswer("table-nothing-there") from None
