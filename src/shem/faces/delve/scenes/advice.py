"""What the careful party would do now, with its reasons in its own numbers."""

from __future__ import annotations

from typing import Final

from shem.core.bot import Considered
from shem.faces.delve.scenes.answer_shapes import AdviceLine, DelveAdvice
from shem.faces.delve.scenes.choices import text_of
from shem.faces.delve.scenes.glance import Glance
from shem.games.delve.careful import CarefulHero
from shem.table.menu import NoAnswer

MOST: Final = 5  # actions
LEAST: Final = 0.05  # of a term that is worth a word


def advice_of(glance: Glance) -> DelveAdvice:
    """For the seat that is asked, whose Sight it has to be."""
    if not glance.asked:
        raise NoAnswer("delve-table-no-advice")
    choice = CarefulHero(0).choose(glance.sight)
    return {
        "text": glance.say("advice", what=text_of(glance, choice.action)),
        "lines": [_line(glance, one) for one in choice.considered[:MOST]],
    }


def _line(glance: Glance, one: Considered) -> AdviceLine:
    terms = [
        glance.say("advice-term", term=glance.names.say(f"term-{term.code}"), gain=glance.decimal(round(term.gain, 1)))
        for term in one.terms
        if abs(term.gain) >= LEAST
    ]
    gain = round(float(one.gain), 1)
    return {"key": list(one.action.key()), "text": text_of(glance, one.action), "gain": gain, "terms": terms}
