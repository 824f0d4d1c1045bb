"""Wizards in words: events, actions, rolls, numbers, refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Refusal, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import Line
from shem.faces.wizards.telling.chapters import CHAPTERS
from shem.faces.wizards.telling.names import Names
from shem.faces.wizards.telling.rolls import Rolls
from shem.games.wizards.parts import events as told
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import SLOTS, WIZARD, Cast, Craft, Fight, Move, Play, Return, Strike
from shem.games.wizards.parts.reasons import Reject, Why
from shem.locale.words import Words, kebab
from shem.table.stage import Stage

SEATS: Final = ("seat", "victim", "caster", "winner", "loser", "enemy")
SPACES: Final = ("space", "start", "to", "here", "there")
CHITS: Final = {"number": "seat", "target": "enemy"}  # whose chit a number is
CARDS: Final = (Why.MATERIAL, Why.SIZE, Why.SHAPE)
EVENTS: Final = (Why.AURA, Why.CARD, Why.STORM)
ABOUT_EVENT: Final = (Reject.NOT_A_SPELL, Reject.NOT_A_BATTLE_CARD, Reject.ONLY_DISPELL, Reject.WRONG_TRAIT)
ABOUT_SLOT: Final = (Reject.NOT_ITS_ATTACK, Reject.NO_TARGET, Reject.HAS_ATTACKED)
NUMBERED: Final = (Reject.NO_SUCH_CARD, Reject.NOT_IN_HAND, Reject.NOT_LOST)


class WizardsTeller(Stage):
    """Its words: spaces are called A1 to H8; seats Player 1, 2 and so on."""

    game = "wizards"

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self.names = Names(words, setup, labels)
        self._rolls = Rolls(self.names)

    def seat(self, seat: int) -> str:
        return self.names.seat(seat)

    def chapter(self, code: str, refused: bool) -> str:
        return CHAPTERS.get((code, refused), "")

    def number(self, name: str) -> str:
        code, _, seat = name.partition(":")
        return (
            self.say("number-of", number=super().number(code), seat=self.seat(int(seat))) if seat else super().number(code)
        )

    def source(self, line: Line) -> str:
        if line.reason in CARDS:
            return self.names.card(v.GOLEM_DECK, line.source)
        if line.reason in EVENTS:
            return self.names.event(line.source)
        return self.names.tile(line.source) if line.reason is Why.NO_SITE else self.names.space(line.source)

    def about(self, refusal: Refusal) -> str:
        number, names = refusal.about, self.names
        if number < 0:
            return "none"
        if refusal.code in ABOUT_EVENT:
            return names.event(number)
        if refusal.code in ABOUT_SLOT:
            return names.say("wizard", seat="none") if number == WIZARD else names.trait(v.SIZE, number)
        if refusal.code is Reject.NOT_AN_OPPONENT:
            return self.seat(number)
        if refusal.code is Reject.DECK_EMPTY:
            return names.deck(number)
        return str(number) if refusal.code in NUMBERED else names.space(number)

    def outcome(self, outcome: Outcome) -> list[str]:
        scores = ", ".join(f"{self.seat(seat)} {sites}" for seat, sites in enumerate(outcome.scores))
        winners = self.names.seats(outcome.winners)
        return [self.say(f"ending-{outcome.code}"), self.say("outcome", winners=winners, scores=scores)]

    # Actions.

    def action(self, seat: int, action: Action) -> str:
        return self.say(f"action-{kebab(type(action).__name__)}", seat=self.seat(seat), **self._action_values(action))

    def _action_values(self, action: Action) -> dict[str, str | int]:
        names = self.names
        if isinstance(action, Craft):
            return {"golem": names.made(action.material, action.size, action.shape), "space": names.space(action.space)}
        if isinstance(action, Cast):
            return {"event": names.event(action.event), "target": self.aimed(*action.key()[1:])}
        if isinstance(action, Move):
            start, slot = divmod(action.who, SLOTS)
            return {"unit": self._slot(slot), "start": names.space(start), "space": names.space(action.space)}
        if isinstance(action, Fight):
            return {"here": names.space(action.here), "there": names.space(action.there)}
        if isinstance(action, Strike):
            return {"unit": self._slot(action.slot), "target": self._slot(action.target)}
        if isinstance(action, Play):
            return {"event": names.event(action.event), "unit": self._slot(action.slot)}
        if isinstance(action, Return):
            return {"space": names.space(action.space)}
        return self._card_values(action.key())

    def _card_values(self, key: tuple[int, ...]) -> dict[str, str | int]:
        """Of drawing, buying, discarding; of passing nothing."""
        found: dict[str, str | int] = {"deck": self.names.deck(key[1])} if len(key) > 1 else {}
        return {**found, "card": self.names.card(key[1], key[2])} if len(key) > 2 else found

    def _slot(self, slot: int) -> str:
        """A unit by what names it in its stack."""
        return self.say("slot-wizard") if slot == WIZARD else self.say("slot-golem", size=self.names.trait(v.SIZE, slot))

    def aimed(self, event: int, target: int, second: int, third: int) -> str:
        """What a Spell names, in words; `none` where it names nothing."""
        names, events = self.names, self.names.box.events
        deed = events[event].deed if 0 <= event < len(events) else v.MANA
        if deed in (v.MANA, v.DISPELL):
            return "none"
        if deed == v.DIVINATION:
            return self.seat(target)
        if deed == v.THEFT:
            return self.say("aim-theft", seat=self.seat(target), deck=names.deck(second))
        if deed == v.PORTAL:
            return self.say("aim-portal", start=names.space(target), space=names.space(second))
        if deed == v.TRANSFORMATION:
            space, slot = divmod(target, SLOTS)
            value = names.trait(second, third)
            return self.say("aim-transformation", unit=self._slot(slot), space=names.space(space), value=value)
        return names.space(target)

    # Events.

    def event(self, event: Event) -> str:
        self.learn([event])
        return super().event(event)

    def learn(self, events: Sequence[Event]) -> None:
        """Know from now on of what a Golem is made."""
        for event in events:
            numbers = [value for value in event.values if isinstance(value, int)]
            if event.kind is told.CRAFTED:
                seat, number, material, size, shape, *_ = numbers
                self.names.learn(seat, number, (material, size, shape))
            elif event.kind is told.TRANSFORMED:
                self.names.changed(*numbers[:4])

    def values(self, event: Event) -> dict[str, str | int]:
        given = dict(zip(event.kind.fields, event.values))
        found = {name: self._value(name, value, given) for name, value in given.items()}
        if event.kind is told.CAST:
            key = [value for value in event.values[1:] if isinstance(value, int)]
            found["aim"] = self.aimed(*key)
        elif event.kind is told.TRANSFORMED:
            found["value"] = self.names.trait(_int(given["trait"]), _int(given["value"]))
        elif event.kind in (told.DISCARDED, told.OWN_CARD, told.OWN_THEFT):
            found["card"] = self.names.card(_int(given["deck"]), _int(given["card"]))
        return found

    def _value(self, name: str, value: int | tuple[int, ...], given: dict[str, int | tuple[int, ...]]) -> str | int:
        names = self.names
        if isinstance(value, tuple):
            return self._listed(name, list(value), given)
        if name in SEATS:
            return names.seat(value)
        if name in SPACES:
            return names.space(value)
        if name == "deck":
            return names.deck(value)
        if name == "event" and "golem" not in given:
            return names.event(value)
        if name in CHITS and (owner := given.get("unit", given.get(CHITS[name]))) is not None:
            return names.chit(_int(owner), value)
        return names.kind(value) if name == "trait" else value

    def _listed(self, name: str, values: list[int], given: dict[str, int | tuple[int, ...]]) -> str:
        names = self.names
        if name == "tiles":
            return ", ".join(f"{names.space(space)} {names.tile(tile)}" for space, tile in enumerate(values))
        if name in ("towers", "way"):
            return names.spaces(values)
        if name == "units":
            return names.words.both([names.chit(*pair) for pair in zip(values[::2], values[1::2])])
        if name == "cards":
            return names.cards(_int(given["deck"]), values)
        if name in v.DECK_NAMES:
            return names.cards(v.DECK_NAMES.index(name), values)
        if name == "winners":
            return names.seats(values)
        return ", ".join(f"{self.seat(seat)} {number}" for seat, number in enumerate(values))

    # Rolls.

    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        return self._rolls.purpose(request)

    def faces(self, request: RollRequest) -> list[str]:
        return self._rolls.faces(request)

    def face(self, request: RollRequest, place: int) -> int:
        return self._rolls.face(request, place)

    def by_name(self, request: RollRequest) -> bool:
        return self._rolls.by_name(request)

    def named(self, faces: Sequence[int]) -> list[str]:
        return self._rolls.laid(self.setup, faces)


def _int(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value
