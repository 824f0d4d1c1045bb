"""Why can't I? The rule that stands against what a tap means."""

from __future__ import annotations

from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.meaning import meaning_of
from shem.table.messages import About, Why
from shem.table.refusals import why_of
from shem.table.stage import NoAnswer


def why_not(glance: Glance, about: About) -> Why:
    if glance.seat is None:
        raise NoAnswer("table-watching")
    return why_of(glance.teller, glance.sight.why_not(meaning_of(glance, about)))
