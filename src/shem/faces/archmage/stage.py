"""Archmage on the table: the city, the scene, the answers to what a page asks, and the same line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.archmage.lines import menu_of, tap_of
from shem.faces.archmage.scenes.asked import asked
from shem.faces.archmage.scenes.cards import artifact_card, district_card
from shem.faces.archmage.scenes.choices import choices_of
from shem.faces.archmage.scenes.forecast import forecast_of
from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.head import head_of
from shem.faces.archmage.scenes.meaning import meaning_of
from shem.faces.archmage.scenes.numbers import numbers_of
from shem.faces.archmage.scenes.scene import scene_of
from shem.faces.archmage.scenes.shapes import ArchmageChoices, ArchmageHead
from shem.faces.archmage.scenes.things import seat_of, things_of
from shem.faces.archmage.telling.teller import ArchmageTeller
from shem.games.archmage.parts import events as told
from shem.games.archmage.parts.actions import ALLOCATE
from shem.locale.words import Words
from shem.table.menu import Menu
from shem.table.messages import About, Key, Number
from shem.table.real import Thing

_OWNER = {told.TIE_SETTLED: "owner"}  # whose an event is, where that is not its seat
_NOBODYS = (told.TURN_BEGAN, told.DEALT, told.REVEALED, told.STRANDED, told.ENDED)


class ArchmageStage(ArchmageTeller):
    """Its answers, with what each is about: choices, numbers (seat, or the key of an allocation), forecast (a split to be
    tried: phase1 to phase4), card (artifact), district (place); see `shapes`."""

    answers = {  # noqa: RUF012
        "numbers": numbers_of,
        "forecast": lambda glance, about, key: forecast_of(glance, about),
        "card": lambda glance, about, key: artifact_card(glance, about),
        "district": lambda glance, about, key: district_card(glance, about),
    }

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self._head: ArchmageHead | None = None
        self._last: Glance | None = None

    def head(self) -> dict[str, Any]:
        if self._head is None:
            self._head = head_of(self.names, self.setup)
        return cast(dict[str, Any], self._head)

    def scene(self, sight: Sight) -> dict[str, Any]:
        return cast(dict[str, Any], scene_of(self.glance(sight)))

    def choices(self, sight: Sight, about: About) -> ArchmageChoices:
        return choices_of(self.glance(sight))

    def meaning(self, sight: Sight, about: About) -> Action:
        return meaning_of(self.glance(sight), about)

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return asked(self.glance(sight), prompt, seats)

    def begins(self, event: Event) -> int | None:
        return cast(int, event.values[0]) if event.kind is told.TURN_BEGAN else None

    def scored(self, event: Event) -> tuple[int, int] | None:
        if event.kind is not told.HARVESTED:
            return None
        values = dict(zip(event.kind.fields, event.values))
        return cast(int, values["seat"]), cast(int, values["points"])

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """What somebody allocates, wins, harvests or uses is theirs; what a turn begins and reveals is nobody's."""
        return [_whose(acted, event) for event in events]

    def things(self, sight: Sight) -> list[Thing]:
        return things_of(Glance(self, sight))

    def row(self, row: int) -> str:
        """Of the city, or what lies before a player."""
        return super().row(row) if seat_of(row) < 0 else self.names.seat(seat_of(row))

    def legal(self, sight: Sight) -> int:
        return len(self.glance(sight).legal)

    def glance(self, sight: Sight) -> Glance:
        if self._last is None or self._last.sight is not sight:
            self._last = Glance(self, sight)
        return self._last

    # Line by line.

    def menu(self, sight: Sight) -> Menu:
        return menu_of(self.glance(sight))

    def read(self, text: str, sight: Sight, at: About | None) -> About:
        return tap_of(self.glance(sight), text, at)

    def numbers(self, sight: Sight, key: Key) -> list[Number]:
        """What is behind an allocation."""
        return numbers_of(self.glance(sight), {}, key) if key[0] == ALLOCATE else []

    def facts(self, words: Sequence[str], sight: Sight) -> list[Number] | None:
        """`units`: every seat's units of this turn, and its points."""
        if words[0] not in self.words.aliases("archmage-command-units"):
            return None
        glance = self.glance(sight)
        return [number for seat in range(len(self.labels)) for number in numbers_of(glance, {"seat": seat}, [])]


def _whose(acted: int | None, event: Event) -> int | None:
    if event.kind in _NOBODYS:
        return None
    seat = dict(zip(event.kind.fields, event.values)).get(_OWNER.get(event.kind, "seat"), acted)
    return cast(int | None, seat)
