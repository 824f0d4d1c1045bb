"""Golem Arcana on the table: the board, the scene, the answers to what a page asks, and the same line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.arcana.lines.look import card_numbers, look
from shem.faces.arcana.lines.menus import menu_of
from shem.faces.arcana.lines.typed import Typed
from shem.faces.arcana.scenes.answer_shapes import (
    AncientCard,
    ArcanaNumber,
    ArmyPage,
    Card,
    Choices,
    Forecast,
    RegionCard,
)
from shem.faces.arcana.scenes.asked import asked
from shem.faces.arcana.scenes.card import army_of, card_of
from shem.faces.arcana.scenes.choices import choice_of, choices_of, end_of, foretold
from shem.faces.arcana.scenes.digest import digest_of
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.head import head_of
from shem.faces.arcana.scenes.meaning import meaning_of, of_touch
from shem.faces.arcana.scenes.numbers import numbers_of
from shem.faces.arcana.scenes.pages import ancients_of, region_card
from shem.faces.arcana.scenes.promises import foreseen
from shem.faces.arcana.scenes.report import pools_of, report_of, scored
from shem.faces.arcana.scenes.scene import scene_of
from shem.faces.arcana.scenes.shapes import ArcanaHead
from shem.faces.arcana.scenes.sights import goal_page, threat
from shem.faces.arcana.scenes.things import things_of, ways_of
from shem.faces.arcana.scenes.why import why_not
from shem.faces.arcana.telling.digest import Heard
from shem.faces.arcana.telling.strikes import Strike
from shem.faces.arcana.telling.teller import ArcanaTeller
from shem.faces.arcana.telling.ways import told_toll, way_of
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events as told
from shem.games.arcana.parts.actions import AreaCharge, Charge, Move
from shem.games.arcana.parts.figures import Golem
from shem.locale.words import Words
from shem.table.menu import Menu, NoAnswer
from shem.table.messages import About, Key, Number, Why
from shem.table.real import Thing

_OWN: Final = frozenset(("army", "golem"))  # the fields that say whose an event is


def _forecast(glance: Glance, about: About, key: Key) -> Forecast:
    action = _action(key)
    if glance.seat is None or not isinstance(action, Strike) or glance.sight.why_not(action) is not None:
        raise NoAnswer("table-not-legal")
    return {"targets": foreseen(glance, action)}


def _numbers(glance: Glance, about: About, key: Key) -> list[ArcanaNumber]:
    if glance.seat is None:
        raise NoAnswer("table-watching")
    return numbers_of(glance, glance.seat, _action(key))


def _card(glance: Glance, about: About, key: Key) -> Card:
    return card_of(glance, _golem(glance, about))


def _region(glance: Glance, about: About, key: Key) -> RegionCard:
    region = about.get("region", -1)
    if not 0 <= region < glance.battle.field.count:
        raise NoAnswer("table-nothing-there")
    return region_card(glance, region)


def _ancients(glance: Glance, about: About, key: Key) -> list[AncientCard]:
    return ancients_of(glance, _army_asked(glance, about, glance.battle.plan.wild - 1))


def _army(glance: Glance, about: About, key: Key) -> ArmyPage:
    return army_of(glance, _army_asked(glance, about, glance.battle.plan.wild))


def _pools(glance: Glance, about: About, key: Key) -> list[Number]:
    return pools_of(glance, _army_asked(glance, about, glance.battle.plan.wild - 1))


def _army_asked(glance: Glance, about: About, last: int) -> int:
    """The army that is asked about, the seat's own if none is named."""
    army = about.get("army", -1 if glance.seat is None else glance.seat)
    if not 0 <= army <= last:
        raise NoAnswer("table-nothing-there")
    return army


class ArcanaStage(ArcanaTeller):
    """What the answers are: `answer_shapes`."""

    answers = {  # noqa: RUF012
        "forecast": _forecast,
        "choice": lambda glance, about, key: choice_of(glance, _action(key)),
        "numbers": _numbers,
        "card": _card,
        "region": _region,
        "ancients": _ancients,
        "army": _army,
        "end": lambda glance, about, key: end_of(glance),
        "report": lambda glance, about, key: report_of(glance),
        "pools": _pools,
        "threat": lambda glance, about, key: threat(glance, about),
        "goal": lambda glance, about, key: goal_page(glance),
    }

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self._head: ArcanaHead | None = None
        self._last: Glance | None = None

    def head(self) -> dict[str, Any]:
        if self._head is None:
            self._head = head_of(self.names)
        return cast(dict[str, Any], self._head)

    def scene(self, sight: Sight) -> dict[str, Any]:
        return cast(dict[str, Any], scene_of(self.glance(sight)))

    def choices(self, sight: Sight, about: About) -> Choices:
        return choices_of(self.glance(sight), about)

    def why(self, sight: Sight, about: About) -> Why:
        return why_not(self.glance(sight), of_touch(about))

    def digest(self, sight: Sight, log: Sequence[tuple[int, int, Event]]) -> Any:
        if sight.seat is None:
            raise NoAnswer("table-watching")
        return digest_of(self.glance(sight), sight.seat, [Heard(*one) for one in log])

    def meaning(self, sight: Sight, about: About) -> Action:
        return meaning_of(self.glance(sight), about)

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return asked(self.glance(sight), prompt, seats)

    def things(self, sight: Sight) -> list[Thing]:
        return things_of(Glance(self, sight))

    def ways(self, events: Sequence[Event]) -> dict[str, list[int]]:
        return ways_of(events)

    def leaves(self, prompt: Prompt) -> bool:
        return prompt.code == told.ASK_DEPLOY

    def begins(self, event: Event) -> int | None:
        round = event.values[0] if event.kind is told.ROUND else None
        return round if isinstance(round, int) else None

    def scored(self, event: Event) -> tuple[int, int] | None:
        return scored(event)

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """What an army or one of its Golems has or does is its own; what a turn begins with is whose turn it is."""
        found = []
        for event in events:
            self.learn([event])
            if event.kind in (told.ROUND, told.ENDED):
                acted = None
            elif event.kind is told.TURN:
                acted = self._seat(event)
            found.append(self._seat(event) if _OWN.intersection(event.kind.fields) else acted)
        return found

    def _seat(self, event: Event) -> int | None:
        """The seat whose army, or whose Golem, an event names; the wild army has none."""
        values = dict(zip(event.kind.fields, event.values))
        army = values["army"] if "army" in values else self.names.army_of(cast(int, values["golem"]))
        return army if isinstance(army, int) and 0 <= army < self.names.plan.wild else None

    def legal(self, sight: Sight) -> int:
        return len(self.glance(sight).legal)

    def glance(self, sight: Sight) -> Glance:
        if self._last is None or self._last.sight is not sight:
            self._last = Glance(self, sight)
        else:
            self.names.see(self._last.battle)
        return self._last

    # Line by line.

    def menu(self, sight: Sight) -> Menu:
        return menu_of(self.glance(sight))

    def read(self, text: str, sight: Sight, at: About | None) -> About:
        return Typed(self.glance(sight)).read(text, at)

    def numbers(self, sight: Sight, key: Key) -> list[ArcanaNumber]:
        return _numbers(self.glance(sight), {}, key)

    def remarks(self, sight: Sight, key: Key) -> list[str]:
        """The way that a move, or a charger, takes."""
        action = _action(key)
        found = way_of(self.glance(sight).battle, action) if isinstance(action, Move | Charge | AreaCharge) else None
        if found is None or not found.path:
            return []
        steps = ", ".join(f"{self.names.region(region)} ({self.names.ground(region)})" for region in found.path)
        return [self.say("path-line", path=steps, mp=found.points, toll=told_toll(self.names, found))]

    def foreseen(self, sight: Sight, key: Key) -> list[str]:
        return list(filter(None, [foretold(self.glance(sight), _action(key)), *self.remarks(sight, key)]))

    def look(self, words: Sequence[str], sight: Sight) -> list[str] | None:
        """`golem 3`: its whole card as it stands; `region B4`; `ancients`; `objectives`."""
        return look(self.glance(sight), words)

    def facts(self, words: Sequence[str], sight: Sight) -> list[Number] | None:
        """`golem 3`: its Armor and Dodge."""
        return card_numbers(self.glance(sight), words)


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
