"""What others did since a seat's last turn, a section a turn, a line a deed with what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from shem.core.event import Event
from shem.faces.wizards.scenes.answer_shapes import DeedLine, DeedPart, TurnDeeds, WizardsDigest
from shem.faces.wizards.telling.teller import SPACES, WizardsTeller
from shem.games.wizards.parts import events as told
from shem.table.voice import numbers_of

Heard = tuple[int, int, Event]  # the entry's number, the place among what the seat saw, the event
DEEDS: Final = (told.CRAFTED, told.CAST, told.MOVED, told.BATTLE_BEGAN, told.RETURNED, told.LOST)
ENDS: Final = (told.BATTLE_ENDED, told.WIZARD_DIED, told.NEGATED, told.LIKES_DESTROYED)  # what a deed's line says with it
BEGINS: Final = (told.TURN_BEGAN, told.MANA_GAINED)
QUIET: Final = (*BEGINS, told.TURN_ENDED, told.PASSED, told.DREW, told.OWN_CARD)
SUFFERS: Final = ("enemy", "victim", "caster", "loser")  # the fields that name whom others' deeds are about
OWN: Final = (told.DESTROYED, told.STORMED, told.TRANSFORMED, told.WIZARD_DIED, told.LOST)  # `seat` suffers it


def digest_of(teller: WizardsTeller, seat: int, log: Sequence[Heard]) -> WizardsDigest:
    """From all that the seat was told."""
    start = _start(seat, log)
    teller.learn([event for *_, event in log[:start]])
    turns = _turns(log[start:])
    own = turns.pop()[1] if turns and turns[-1][0] == seat else None
    sections = [_section(teller, seat, whose, heard) for whose, heard in turns]
    suffered = [event for _, heard in turns for *_, event in heard]
    gone = [teller.names.chit(seat, _value(event, "number")) for event in suffered if _is(event, told.DESTROYED, seat)]
    return {
        "fresh": own is not None and all(event.kind in BEGINS for *_, event in own),
        "text": teller.say(
            "digest-own", hits=sum(_hit(event, seat) for event in suffered), gone=teller.words.both(gone) or "none"
        ),
        "sections": [section for section in sections if section["lines"]],
    }


def _value(event: Event, name: str) -> int:
    """A number of the event; -1 for one that it has not."""
    found = dict(zip(event.kind.fields, event.values)).get(name)
    return found if isinstance(found, int) else -1


def _is(event: Event, kind: object, seat: int) -> bool:
    return event.kind is kind and _value(event, "seat") == seat


def _hit(event: Event, seat: int) -> int:
    """Hits that the seat's units lost by this."""
    whose = "enemy" if event.kind is told.STRUCK else "seat"
    return _value(event, "hit") if event.kind in (told.STRUCK, told.STORMED) and _value(event, whose) == seat else 0


def _start(seat: int, log: Sequence[Heard]) -> int:
    """After the seat's last turn; before its first, where the first turn begins."""
    ends = [place for place, (*_, event) in enumerate(log) if _is(event, told.TURN_ENDED, seat)]
    first = next((place for place, (*_, event) in enumerate(log) if event.kind is told.TURN_BEGAN), len(log))
    return ends[-1] + 1 if ends else first


def _turns(heard: Iterable[Heard]) -> list[tuple[int, list[Heard]]]:
    """By whose turn it was."""
    found: list[tuple[int, list[Heard]]] = []
    for one in heard:
        if one[2].kind is told.TURN_BEGAN:
            found.append((_value(one[2], "seat"), []))
        if found:
            found[-1][1].append(one)
    return found


def _section(teller: WizardsTeller, seat: int, whose: int, heard: Iterable[Heard]) -> TurnDeeds:
    deeds: list[list[Heard]] = []
    for one in heard:
        if one[2].kind in DEEDS:
            deeds.append([one])
        elif deeds and one[2].kind not in QUIET:
            deeds[-1].append(one)
    return {"seat": whose, "name": teller.seat(whose), "lines": [_line(teller, seat, deed) for deed in deeds]}


def _line(teller: WizardsTeller, seat: int, deed: Sequence[Heard]) -> DeedLine:
    head, *parts = [_part(teller, one) for one in deed]
    ends = [part["text"] for part, (*_, event) in zip(parts, deed[1:]) if event.kind in ENDS]
    return {
        **head,
        "text": " ".join([head["text"], *ends]),
        "mine": any(_concerns(event, seat) for *_, event in deed),
        "parts": parts,
    }


def _part(teller: WizardsTeller, one: Heard) -> DeedPart:
    entry, place, event = one
    spaces = [_value(event, name) for name in SPACES if _value(event, name) >= 0]
    way = dict(zip(event.kind.fields, event.values)).get("way")
    return {
        "kind": event.kind.code,
        "text": teller.event(event),
        "entry": entry,
        "place": place,
        "numbers": numbers_of(event),
        "space": way[-1] if isinstance(way, tuple) else spaces[-1] if spaces else None,
    }


def _concerns(event: Event, seat: int) -> bool:
    """Whether something became of the seat's own."""
    return any(_value(event, name) == seat for name in SUFFERS) or (event.kind in OWN and _value(event, "seat") == seat)
