"""Delve in words: events, actions, rolls, numbers, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Refusal, Setup
from shem.core.event import Event, EventKind
from shem.core.sight import Sight
from shem.core.tally import Line
from shem.faces.delve.telling.cards import joined, rule_prefers, rule_range, rule_sentences, star_lines
from shem.faces.delve.telling.chapters import CHAPTERS
from shem.faces.delve.telling.deeds import action_values
from shem.faces.delve.telling.names import Names
from shem.faces.delve.telling.rolls import Rolls
from shem.games.delve.parts import events as told
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Rule
from shem.games.delve.parts.reasons import Reject, Why
from shem.locale.words import Words, kebab
from shem.table.stage import Stage

Given = Mapping[str, int | tuple[int, ...]]
BY: Final = ("only", "preference", "wounds", "health", "distance", "player", "order")
# what the numbers of events are called; counts and yes or no stay numbers
FIELDS: Final[Mapping[str, Callable[[Names, int], str]]] = {
    **dict.fromkeys(("who", "target", "victim", "attacker"), Names.figure),
    **dict.fromkeys(("seat", "other", "owner"), Names.hero),
    **dict.fromkeys(("area", "start"), Names.area),
    "source": Names.source,
    "item": Names.item,
    "foe": Names.foe,
    "condition": Names.condition,
    "overlay": Names.overlay,
    "district": Names.district,
    "door": lambda names, door: names.door(door) if door >= 0 else "none",
    "chest": lambda names, chest: names.chest(chest) if chest >= 0 else "none",
    "token": Names.search,
    "aim": Names.aim,
    "deck": Names.deck,
    "objective": Names.objective,
}
LISTS: Final[Mapping[str, Callable[[Names, Sequence[int]], str]]] = {
    **dict.fromkeys(("heroes", "unseen", "obey"), Names.figures),
    "red": lambda names, faces: names.faces(v.RED, faces),
    "blue": lambda names, faces: names.faces(v.BLUE, faces),
    "faces": lambda names, faces: names.faces(v.BLUE, faces),
}
DECK_OF: Final[Mapping[EventKind, int]] = {
    told.ENCOUNTER: v.ENCOUNTER,
    told.OTHERWISE: v.ENCOUNTER,
    told.EVENT_LEFT: v.EVENT,
    told.CRITICAL: v.CRITICAL,
    told.SEARCHED: v.SEARCH,
}
RANKED: Final = (told.ENHANCED, told.RESURRECTED)  # whose rank is a Soul Rank from 0
TEXTLESS: Final = (v.AOE, v.AFFLICT, v.REROLL)  # bonuses whose amount says nothing
ABOUT: Final[Mapping[Reject, Callable[[Names, int], str]]] = {
    **dict.fromkeys((Reject.HAS_ACTED, Reject.NO_SUCH_HERO, Reject.LOWER_RANKED), Names.hero),
    **dict.fromkeys(
        (Reject.NOT_ADJACENT, Reject.BARRIER, Reject.NO_SIGHT, Reject.NO_SHRINE, Reject.NOT_HERE, Reject.WRONG_AREA),
        Names.area,
    ),
    **dict.fromkeys((Reject.NO_POINTS,), Names.area),
    **dict.fromkeys((Reject.NOT_AN_ENEMY, Reject.HIDDEN, Reject.NOT_TIED), Names.figure),
    **dict.fromkeys((Reject.DOOR_SHUT, Reject.NO_DOOR), Names.door),
    **dict.fromkeys((Reject.NOT_WORN, Reject.NOT_HELD, Reject.NO_WEAPON, Reject.CANNOT_WEAR), Names.item),
    Reject.NO_TARGET: Names.aim,
    Reject.NO_CHEST: Names.chest,
    Reject.NO_SEARCH: Names.search,
    Reject.BARRED: Names.source,
    Reject.SLOT_FULL: lambda names, slot: names.say(f"slot-{v.SLOTS[slot]}"),
}


class DelveTeller(Stage):
    """Its words: Heroes by name, Enemies with the number of their token, areas by tile and letter."""

    game = "delve"

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self.names: Final = Names(words, setup, labels)
        self._rolls: Final = Rolls(self.names)

    def seat(self, seat: int) -> str:
        return self.names.seat(seat)

    def chapter(self, code: str, refused: bool) -> str:
        return CHAPTERS.get((code, refused), "")

    def number(self, name: str) -> str:
        code, _, who = name.partition(":")
        number = self.say(f"number-{kebab(code)}")
        return self.say("number-of", number=number, who=self.names.figure(int(who))) if who else number

    def source(self, line: Line) -> str:
        names = self.names
        if line.reason is Why.RED_DICE or line.reason is Why.BLUE_DICE:
            return names.face(v.RED if line.reason is Why.RED_DICE else v.BLUE, line.source)
        if line.reason in (Why.DOMINATION, Why.DIFFICULT):
            return names.area(line.source)
        return names.source(line.source)

    def about(self, refusal: Refusal) -> str:
        if refusal.code is Reject.WRONG_NATURE:
            return self.names.nature(refusal.need)
        if refusal.about < 0:
            return "none"
        found = ABOUT.get(refusal.code) if isinstance(refusal.code, Reject) else None
        return str(refusal.about) if found is None else found(self.names, refusal.about)

    def outcome(self, outcome: Outcome) -> list[str]:
        souls = outcome.scores[0] if outcome.scores else 0
        return [
            self.say(f"ending-{outcome.code}"),
            self.say("outcome", won="yes" if outcome.winners else "no", souls=souls),
        ]

    def action(self, seat: int, action: Action) -> str:
        return self.say(
            f"action-{kebab(type(action).__name__)}", who=self.names.hero(seat), **action_values(self.names, seat, action)
        )

    # Events.

    def event(self, event: Event) -> str:
        self.learn([event])
        return super().event(event)

    def learn(self, events: Sequence[Event]) -> None:
        """Know from now on of which card an Enemy is."""
        for event in events:
            if event.kind is told.SPAWNED:
                who, foe, *_ = event.values
                self.names.learn(_int(who), _int(foe))

    def values(self, event: Event) -> dict[str, str | int]:
        given: Given = dict(zip(event.kind.fields, event.values))
        found = {name: self._value(event.kind, name, value) for name, value in given.items()}
        return {**found, **self._more(event.kind, given)}

    def _value(self, kind: EventKind, name: str, value: int | tuple[int, ...]) -> str | int:
        names = self.names
        if isinstance(value, tuple):
            return names.faces(v.RED, value) if kind is told.PRAYED else LISTS[name](names, value)
        if name == "rank":
            return names.rank(value) if kind in RANKED else self._condition_rank(value)
        if name == "by":
            return names.figure(value) if kind is told.KILLED else BY[value]
        if name == "card" and kind in DECK_OF:
            return names.card(DECK_OF[kind], value)
        found = FIELDS.get(name)
        return value if found is None else found(names, value)

    def _condition_rank(self, rank: int) -> str:
        return self.names.rank(rank - 1) if rank > 0 else "none"

    def _more(self, kind: EventKind, given: Given) -> dict[str, str | int]:
        """What a sentence says besides, or by two numbers."""
        names, numbers = self.names, {name: value for name, value in given.items() if isinstance(value, int)}
        found: dict[str, str | int] = {}
        if "power" in numbers:
            found["power"] = names.power(numbers["seat"], numbers["power"])
        if "deck" in numbers and "card" in numbers:
            found["card"] = names.card(numbers["deck"], numbers["card"])
        if "condition" in numbers and numbers["condition"] not in (v.BLEED, v.FIRE, v.POISON) and "rank" in numbers:
            found["rank"] = "gone" if numbers["rank"] == 0 else "none"
        return {**found, **self._texts(kind, numbers)}

    def _texts(self, kind: EventKind, numbers: Mapping[str, int]) -> dict[str, str | int]:
        names = self.names
        if kind is told.REROLLED:
            colour = numbers["colour"]
            return {"was": names.face(colour, numbers["was"]), "face": names.face(colour, numbers["face"])}
        if kind is told.SEARCHED:
            return {"face": names.face(v.RED, numbers["face"])}
        if kind is told.STAR_SPENT:
            return {"text": star_lines(names, names.attack(numbers["source"]), "hero")[numbers["line"]]}
        if kind is told.ADDED:
            return {"text": self.added(numbers["deed"], numbers["amount"], numbers["who"])}
        if kind in (told.RULE_TRIED, told.SENTENCE):
            return self._behaviour(kind, numbers)
        if kind is told.READ:
            return {"text": names.paragraph(numbers["paragraph"]) or "none", "number": numbers["paragraph"] + 1}
        if kind is told.CHOSE:
            return {"text": names.choice(numbers["paragraph"], numbers["choice"])}
        if kind is told.ENDED:
            name, text = names.ending(numbers["ending"])
            return {"name": name or "none", "text": text or "none"}
        return {}

    def added(self, deed: int, amount: int, who: int) -> str:
        """What something brings to an attack, a defence, or a turn of a Character."""
        if deed in TEXTLESS:
            return self.say(f"added-{v.DEEDS[deed]}")
        sign = "less" if amount < 0 else "more"
        return self.say(f"deed-{v.DEEDS[deed]}", amount=abs(amount), sign=sign, always="no", whom=self.names.figure(who))

    def _behaviour(self, kind: EventKind, numbers: Mapping[str, int]) -> dict[str, str | int]:
        """The rule that is tried, or the sentence that is executed."""
        rule = self.names.rule(numbers["who"], numbers["rule"])
        if rule is None:
            return {"number": numbers["rule"] + 1, "text": "none"}
        if kind is told.SENTENCE:
            return {"text": rule_sentences(self.names, rule)[numbers["sentence"]]}
        return {"number": numbers["rule"] + 1, "text": rule_range(self.names, rule)}

    def rule_line(self, number: int, rule: Rule) -> str:
        """A behaviour rule: its range, whom it prefers, its sentences."""
        return self.say(
            "rule-line",
            number=number + 1,
            range=rule_range(self.names, rule),
            prefers=rule_prefers(self.names, rule) or "none",
            text=joined(rule_sentences(self.names, rule)),
        )

    # Rolls.

    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        return self._rolls.purpose(request)

    def faces(self, request: RollRequest) -> list[str]:
        return self._rolls.faces(request)

    def face(self, request: RollRequest, place: int) -> int:
        return self._rolls.face(request, place)

    def by_name(self, request: RollRequest) -> bool:
        return True


def _int(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value
