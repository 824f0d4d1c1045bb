"""Why an Enemy did what it did: the rules that were tried, the victims that were possible, the sentences and their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from shem.core.event import Event
from shem.faces.delve.scenes.answer_shapes import ActivationCard, PossibleVictim, TriedRule
from shem.faces.delve.telling.teller import DelveTeller
from shem.games.delve.parts import events as told
from shem.table.menu import NoAnswer
from shem.table.messages import About

ASIDE: Final = (told.ACTIVATED, told.RULE_TRIED, told.VICTIM_POSSIBLE, told.VICTIM_CHOSEN)
BEGINS: Final = (told.ACTIVATED, told.ENCOUNTER, told.TURN_ENDED, told.ROUND_BEGAN, told.NEXT_HERO)


def activation_of(teller: DelveTeller, log: Sequence[Event], about: About) -> ActivationCard:
    """The activation of this number among all that were told, from 0; without one, the last, or the last of `who`."""
    starts = [place for place, event in enumerate(log) if event.kind is told.ACTIVATED]
    if "number" in about:
        starts = starts[about["number"] :][:1]
    elif "who" in about:
        starts = [place for place in starts if log[place].values[0] == about["who"]]
    if not starts:
        raise NoAnswer("delve-table-no-activation")
    teller.learn(log[: starts[-1]])
    own = _own(log[starts[-1] :])
    who = cast(int, own[0].values[0])
    by = next((event for event in own if event.kind is told.VICTIM_CHOSEN), None)
    return {
        "who": who,
        "name": teller.names.figure(who),
        "kind": teller.names.kind_of(who),
        "rules": [_tried(teller, event) for event in own if event.kind is told.RULE_TRIED],
        "victims": _victims(teller, own, None if by is None else cast(int, by.values[1])),
        "by": "" if by is None else teller.event(by),
        "done": [teller.event(event) for event in own if event.kind not in ASIDE],
    }


def _own(log: Sequence[Event]) -> Sequence[Event]:
    """From an activation's begin to the next one's, or to the end of the turn."""
    end = next((place for place, event in enumerate(log) if place and event.kind in BEGINS), len(log))
    return log[:end]


def _tried(teller: DelveTeller, event: Event) -> TriedRule:
    return {"rule": cast(int, event.values[1]), "matched": bool(event.values[2]), "why": teller.event(event)}


def _victims(teller: DelveTeller, own: Sequence[Event], chosen: int | None) -> list[PossibleVictim]:
    found: list[PossibleVictim] = []
    for event in own:
        if event.kind is told.VICTIM_POSSIBLE:
            _, victim, preferred, wounds, health, distance = cast(tuple[int, ...], event.values)
            found.append(
                {
                    "who": victim,
                    "name": teller.names.figure(victim),
                    "wounds": wounds,
                    "health": health,
                    "distance": distance,
                    "preferred": bool(preferred),
                    "chosen": victim == chosen,
                    "text": teller.event(event),
                }
            )
    return found
