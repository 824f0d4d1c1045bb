"""What a tap means: an action, legal or not."""

from __future__ import annotations

from shem.core.contract import Action
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.taps import key_of
from shem.games.delve.parts.actions import BOUNDS, action_from
from shem.table.menu import NoAnswer
from shem.table.messages import About


def meaning_of(glance: Glance, about: About) -> Action:
    """The action that a tap means; raises NoAnswer where it means none."""
    key = key_of(about)
    if key is None:
        raise NoAnswer("delve-table-tap-first", prompt=glance.code or "none")
    if not all(0 <= number < bound for number, bound in zip(key, BOUNDS)):
        raise NoAnswer("table-nothing-there")
    try:
        return action_from(key)
    except ValueError:
        raise NoAnswer("table-nothing-there") from None
