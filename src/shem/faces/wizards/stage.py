"""Wizards on the table: the board, the scene, the answers to what a page asks, and the same line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.wizards.lines import facts_of, look_of, menu_of, tap_of
from shem.faces.wizards.scenes.answer_shapes import WizardsChoices
from shem.faces.wizards.scenes.asked import asked
from shem.faces.wizards.scenes.cards import card_card, space_card, unit_card, workshop
from shem.faces.wizards.scenes.choices import choices_of
from shem.faces.wizards.scenes.digest import digest_of
from shem.faces.wizards.scenes.forecast import forecast_of
from shem.faces.wizards.scenes.glance import Glance
from shem.faces.wizards.scenes.head import head_of
from shem.faces.wizards.scenes.meaning import meaning_of
from shem.faces.wizards.scenes.numbers import numbers_of, of_action
from shem.faces.wizards.scenes.odds import odds_of
from shem.faces.wizards.scenes.orders import ordered, orders_of
from shem.faces.wizards.scenes.scene import scene_of
from shem.faces.wizards.scenes.shapes import WizardsHead
from shem.faces.wizards.scenes.things import things_of, ways_of
from shem.faces.wizards.telling.position import board_lines, hand_lines, status_lines, table_lines
from shem.faces.wizards.telling.teller import WizardsTeller
from shem.games.wizards.game import GAME
from shem.games.wizards.parts import events as told
from shem.games.wizards.parts.actions import Fight
from shem.locale.words import Words
from shem.table.asking import action_of
from shem.table.menu import Menu
from shem.table.messages import About, Key, Number
from shem.table.real import Thing
from shem.table.stage import Order

WHOSE: Final = {told.BATTLE_ENDED: "winner"}  # whose an event is, where that is not its seat


class WizardsStage(WizardsTeller):
    """Its answers, with what each is about: choices, numbers (unit, seat, or an action's key), unit, space, card (deck,
    card), workshop (material, size, shape), odds (unit, target), forecast (stack, space); see `answer_shapes`."""

    answers = {  # noqa: RUF012
        "numbers": numbers_of,
        "odds": odds_of,
        "forecast": forecast_of,
        "unit": lambda glance, about, key: unit_card(glance, about),
        "space": lambda glance, about, key: space_card(glance, about),
        "card": lambda glance, about, key: card_card(glance, about),
        "workshop": lambda glance, about, key: workshop(glance, about),
    }

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self._head: WizardsHead | None = None
        self._last: Glance | None = None

    def head(self) -> dict[str, Any]:
        if self._head is None:
            self._head = head_of(self.names, self.setup)
        return cast(dict[str, Any], self._head)

    def scene(self, sight: Sight) -> dict[str, Any]:
        return cast(dict[str, Any], scene_of(self.glance(sight)))

    def choices(self, sight: Sight, about: About) -> WizardsChoices:
        return choices_of(self.glance(sight))

    def meaning(self, sight: Sight, about: About) -> Action:
        return meaning_of(self.glance(sight), about)

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return asked(self.glance(sight), prompt, seats)

    def begins(self, event: Event) -> int | None:
        return cast(int, event.values[0]) if event.kind is told.TURN_BEGAN else None

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """What somebody does or suffers is theirs; what has no seat is nobody's."""
        return [_whose(event) for event in events]

    def orders(self, sight: Sight) -> list[tuple[str, str]]:
        return orders_of(self.glance(sight))

    def ordered(self, order: str, sight: Sight) -> Order:
        return ordered(self.glance(sight), order)

    def digest(self, sight: Sight, log: Sequence[tuple[int, int, Event]]) -> Any:
        return super().digest(sight, log) if sight.seat is None else digest_of(self, sight.seat, log)

    def things(self, sight: Sight) -> list[Thing]:
        return things_of(Glance(self, sight))

    def ways(self, events: Sequence[Event]) -> dict[str, list[int]]:
        return ways_of(events)

    def legal(self, sight: Sight) -> int:
        return len(self.glance(sight).legal)

    def glance(self, sight: Sight) -> Glance:
        if self._last is None or self._last.sight is not sight:
            self._last = Glance(self, sight)
        return self._last

    # Line by line.

    def table(self, sight: Sight) -> list[str]:
        return table_lines(self.names, self.glance(sight).world, sight.seat)

    def status(self, sight: Sight) -> list[str]:
        return status_lines(self.names, self.glance(sight).world, sight.seat)

    def board(self, sight: Sight) -> list[str]:
        return board_lines(self.names, self.glance(sight).world)

    def secrets(self, sight: Sight) -> list[str]:
        return [] if sight.seat is None else hand_lines(self.names, self.glance(sight).world, sight.seat)

    def menu(self, sight: Sight) -> Menu:
        return menu_of(self.glance(sight))

    def read(self, text: str, sight: Sight, at: About | None) -> About:
        return tap_of(self.glance(sight), text, at)

    def numbers(self, sight: Sight, key: Key) -> list[Number]:
        return of_action(self.glance(sight), action_of(GAME, key))

    def remarks(self, sight: Sight, key: Key) -> list[str]:
        """How a battle is likely to end, before it is declared."""
        action = action_of(GAME, key)
        if not isinstance(action, Fight) or sight.seat is None or sight.why_not(action) is not None:
            return []
        return [forecast_of(self.glance(sight), {"stack": action.here, "space": action.there}, [])["text"]]

    def look(self, words: Sequence[str], sight: Sight) -> list[str] | None:
        """A space such as C4, a card by its name, `known`."""
        return look_of(self.glance(sight), words)

    def facts(self, words: Sequence[str], sight: Sight) -> list[Number] | None:
        """The figures of who stands in a space; `mana`: everybody's next Power Phase."""
        return facts_of(self.glance(sight), words)


def _whose(event: Event) -> int | None:
    given = dict(zip(event.kind.fields, event.values))
    return cast(int | None, given.get(WHOSE.get(event.kind, "seat")))
