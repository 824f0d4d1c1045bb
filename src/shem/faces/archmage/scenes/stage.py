"""Archmage on the table: the city, the scene, and the answers to what a page asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.archmage.scenes.asked import asked
from shem.faces.archmage.scenes.cards import artifact_card, district_card
from shem.faces.archmage.scenes.choices import choices_of
from shem.faces.archmage.scenes.forecast import forecast_of
from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.head import head_of
from shem.faces.archmage.scenes.meaning import meaning_of
from shem.faces.archmage.scenes.numbers import numbers_of
from shem.faces.archmage.scenes.scene import scene_of
from shem.faces.archmage.scenes.shapes import (
    ArchmageChoices,
    ArchmageHead,
    ArtifactCard,
    CityForecast,
    DistrictCard,
)
from shem.faces.archmage.scenes.why import why_not
from shem.faces.archmage.telling.teller import ArchmageTeller
from shem.games.archmage import events as told
from shem.locale.words import Words
from shem.table.messages import About, Key, Number, Why
from shem.table.stage import NoAnswer, Stage
from shem.table.teller import Teller

_OWNER = {told.TIE_SETTLED: "owner"}  # whose an event is, where that is not its seat
_NOBODYS = (told.TURN_BEGAN, told.DEALT, told.REVEALED, told.STRANDED, told.ENDED)


class ArchmageStage(Stage):
    """Asks, with what each is about: choices, numbers (seat, or the key of an allocation), why (a tap, as `meaning` reads
    it), forecast (a split to be tried: phase1 to phase4), card (artifact), district (place). The answers are in `shapes`.
    """

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str], teller: Teller) -> None:
        super().__init__(words, setup, labels, teller)
        assert isinstance(teller, ArchmageTeller)
        self._teller = teller
        self._head: ArchmageHead | None = None
        self._last: Glance | None = None

    def head(self) -> dict[str, Any]:
        if self._head is None:
            self._head = head_of(self._teller.names, self.setup)
        return cast(dict[str, Any], self._head)

    def scene(self, sight: Sight) -> dict[str, Any]:
        return cast(dict[str, Any], scene_of(self._glance(sight)))

    def ask(self, sight: Sight, what: str, about: About, key: Key) -> Any:
        ask = self._ASKS.get(what)
        if ask is None:
            raise NoAnswer("table-no-such-question", what=what)
        return ask(self, self._glance(sight), about, key)

    def meaning(self, sight: Sight, about: About) -> Action:
        return meaning_of(self._glance(sight), about)

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return asked(self._glance(sight), prompt, seats)

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

    def learn(self, events: Sequence[Event]) -> None:
        """Nothing: every name is in the set-up."""

    def legal(self, sight: Sight) -> int:
        return len(self._glance(sight).legal)

    def _glance(self, sight: Sight) -> Glance:
        """What this Sight shows; the last one is kept for the next question."""
        if self._last is None or self._last.sight is not sight:
            self._last = Glance(self._teller, sight)
        return self._last

    # The answers.

    def _choices(self, glance: Glance, about: About, key: Key) -> ArchmageChoices:
        return choices_of(glance)

    def _numbers(self, glance: Glance, about: About, key: Key) -> list[Number]:
        return numbers_of(glance, about, key)

    def _why(self, glance: Glance, about: About, key: Key) -> Why:
        return why_not(glance, about)

    def _forecast(self, glance: Glance, about: About, key: Key) -> CityForecast:
        return forecast_of(glance, about)

    def _card(self, glance: Glance, about: About, key: Key) -> ArtifactCard:
        return artifact_card(glance, about)

    def _district(self, glance: Glance, about: About, key: Key) -> DistrictCard:
        return district_card(glance, about)

    _ASKS: ClassVar[dict[str, Callable[[ArchmageStage, Glance, About, Key], Any]]] = {
        "choices": _choices,
        "numbers": _numbers,
        "why": _why,
        "forecast": _forecast,
        "card": _card,
        "district": _district,
    }


def _whose(acted: int | None, event: Event) -> int | None:
    if event.kind in _NOBODYS:
        return None
    seat = dict(zip(event.kind.fields, event.values)).get(_OWNER.get(event.kind, "seat"), acted)
    return cast(int | None, seat)
