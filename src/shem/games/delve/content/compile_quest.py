"""A quest as a set-up has it."""

from __future__ import annotations

from collections.abc import Sequence

from shem.games.delve.content.compile_cards import titled
from shem.games.delve.content.deeds import CARDS, NAMED
from shem.games.delve.content.models_quest import Laying, Paragraph, Quest
from shem.games.delve.content.scope import Json, Scope, card_id, name_json
from shem.games.delve.parts import vocabulary as v


def quest_json(id: str, quest: Quest, seats: int, flags: Sequence[str], story: int, scope: Scope) -> Json:
    """flags: of the party's story, that are set. story: how many flags, from the first, are the campaign's."""

    def area(name: str) -> int:
        return scope.number("areas", name)

    return {
        **titled(id, quest),
        "act": quest.act,
        "campaign": quest.campaign,
        "start": [area(quest.start[seat % len(quest.start)]) for seat in range(seats)],
        "chests": [
            {"id": name, "area": area(chest.area), "lock": chest.lock, "effects": scope.effects(chest.effects)}
            for name, chest in quest.chests.items()
        ],
        "searches": [area(name) for name in quest.searches],
        "shrines": [area(name) for name in quest.shrines],
        "overlays": [_overlay(one, scope) for one in quest.overlays],
        "paragraphs": [_paragraph(name, one, scope) for name, one in quest.book.items()],
        "flags": scope.mask("flags", flags),
        "story": story,
        "events": quest.events,
        "souls": quest.souls,
        "objectives": [{"id": name, "text": name_json(text)} for name, text in quest.objectives.items()],
        "counts": quest.counts,
        "endings": [{**titled(name, one), "next": one.next} for name, one in quest.endings.items()],
        "lost": name_json(quest.lost),
    }


def _overlay(one: Laying, scope: Scope) -> Json:
    to = {} if one.to is None else {"to": scope.number("areas", one.to)}
    return {"kind": one.kind, "area": scope.number("areas", one.area), **to}


def _paragraph(id: str, one: Paragraph, scope: Scope) -> Json:
    found: Json = {
        "id": id,
        "text": name_json(one.text),
        "trigger": one.trigger,
        "least": one.least,
        "needs": scope.mask("flags", one.needs),
        "bars": scope.mask("flags", one.bars),
        "again": one.again,
        "orders": scope.effects(one.orders),
        "choices": [
            {
                "text": name_json(choice.text),
                "nature": -1 if choice.nature is None else v.NATURES.index(choice.nature),
                "orders": scope.effects(choice.orders),
            }
            for choice in one.choices
        ],
    }
    part = NAMED.get(one.trigger)
    if part is not None and one.what is not None:
        found["what"] = scope.number(part, card_id(one.what, one.rank) if part == CARDS else one.what)
    return found
