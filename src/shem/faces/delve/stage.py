"""Delve on the table: the dungeon, the scene, the answers to what a page asks, and the same line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.delve.lines import facts_of, look_of, menu_of, tap_of
from shem.faces.delve.scenes.activation import activation_of
from shem.faces.delve.scenes.advice import advice_of
from shem.faces.delve.scenes.answer_shapes import DelveChoices
from shem.faces.delve.scenes.asked import asked
from shem.faces.delve.scenes.cards import area_card, figure_card
from shem.faces.delve.scenes.chances import odds_of
from shem.faces.delve.scenes.choices import choices_of
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.head import head_of
from shem.faces.delve.scenes.meaning import meaning_of
from shem.faces.delve.scenes.numbers import numbers_of, of_action
from shem.faces.delve.scenes.scene import scene_of
from shem.faces.delve.scenes.shapes import DelveHead
from shem.faces.delve.scenes.things import things_of, ways_of
from shem.faces.delve.telling.position import board_lines, status_lines, table_lines
from shem.faces.delve.telling.teller import DelveTeller
from shem.games.delve.game import GAME
from shem.games.delve.parts import events as told
from shem.games.delve.parts.actions import Attack
from shem.games.delve.parts.vocabulary import FIRST_ENEMY
from shem.locale.words import Words
from shem.table.asking import action_of
from shem.table.menu import Menu
from shem.table.messages import About, Key, Number
from shem.table.real import Thing

WHOSE: Final = ("seat", "who", "target", "victim")  # the fields that say whose an event is, in this order


class DelveStage(DelveTeller):
    """Its answers, with what each is about: choices, numbers (who, fight, or an action's key), odds (way, target; or the
    attack that is made), figure (who), area (area, from), activation (number or who), advice; see `answer_shapes`."""

    answers = {  # noqa: RUF012
        "numbers": numbers_of,
        "odds": odds_of,
        "figure": lambda glance, about, key: figure_card(glance, about),
        "area": lambda glance, about, key: area_card(glance, about),
        "activation": lambda glance, about, key: activation_of(glance.teller, glance.sight.events(), about),
        "advice": lambda glance, about, key: advice_of(glance),
    }

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self._head: DelveHead | None = None
        self._last: Glance | None = None

    def head(self) -> dict[str, Any]:
        if self._head is None:
            self._head = head_of(self.names)
        return cast(dict[str, Any], self._head)

    def scene(self, sight: Sight) -> dict[str, Any]:
        return cast(dict[str, Any], scene_of(self.glance(sight)))

    def choices(self, sight: Sight, about: About) -> DelveChoices:
        return choices_of(self.glance(sight))

    def meaning(self, sight: Sight, about: About) -> Action:
        return meaning_of(self.glance(sight), about)

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return asked(self.glance(sight), prompt, seats)

    def begins(self, event: Event) -> int | None:
        return cast(int, event.values[0]) if event.kind is told.ROUND_BEGAN else None

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """What a Hero does or suffers is its seat's; what Enemies do to nobody is nobody's."""
        return [_whose(event) for event in events]

    def things(self, sight: Sight) -> list[Thing]:
        return things_of(Glance(self, sight))

    def ways(self, events: Sequence[Event]) -> dict[str, list[int]]:
        return ways_of(events)

    def row(self, row: int) -> str:
        """A tile; a dungeon without any is one."""
        return self.names.tile(row) if self.setup["dungeon"].get("tiles") else self.names.quest()

    def legal(self, sight: Sight) -> int:
        return len(self.glance(sight).legal)

    def glance(self, sight: Sight) -> Glance:
        if self._last is None or self._last.sight is not sight:
            self._last = Glance(self, sight)
        return self._last

    # Line by line.

    def afterwards(self, path: str) -> list[str]:
        return [self.names.say("camp-take-along", match=path)] if "kept" in self.setup else []

    def table(self, sight: Sight) -> list[str]:
        return table_lines(self.names, self.glance(sight).world)

    def status(self, sight: Sight) -> list[str]:
        return status_lines(self.names, self.glance(sight).world)

    def board(self, sight: Sight) -> list[str]:
        return board_lines(self.names, self.glance(sight).world)

    def greeting(self) -> list[str]:
        """The quest's own words."""
        text = self.names.called(self.setup["quest"], 0, "text")
        return [self.names.quest(), *([text] if text else [])]

    def menu(self, sight: Sight) -> Menu:
        return menu_of(self.glance(sight))

    def read(self, text: str, sight: Sight, at: About | None) -> About:
        return tap_of(self.glance(sight), text, at)

    def numbers(self, sight: Sight, key: Key) -> list[Number]:
        return of_action(self.glance(sight), action_of(GAME, key))

    def remarks(self, sight: Sight, key: Key) -> list[str]:
        """The odds of an attack, before it is declared."""
        action = action_of(GAME, key)
        if not isinstance(action, Attack) or sight.seat is None or sight.why_not(action) is not None:
            return []
        return [odds_of(self.glance(sight), {"way": action.way, "target": action.target}, [])["text"]]

    def look(self, words: Sequence[str], sight: Sight) -> list[str] | None:
        """An area, a Hero, an Enemy by its number, a card by its name; `odds` of attacks on an Enemy."""
        return look_of(self.glance(sight), words)

    def facts(self, words: Sequence[str], sight: Sight) -> list[Number] | None:
        """The figures of a Character."""
        return facts_of(self.glance(sight), words)


def _whose(event: Event) -> int | None:
    given = dict(zip(event.kind.fields, event.values))
    for name in WHOSE:
        seat = given.get(name)
        if isinstance(seat, int) and 0 <= seat < FIRST_ENEMY:
            return seat
    return None
