"""The tallies behind a seat's units and points, and behind what an allocation promises."""

from __future__ import annotations

from shem.core.tally import Tally
from shem.faces.archmage.scenes.glance import Glance
from shem.games.archmage.parts.actions import ALLOCATE, Allocate, action_from
from shem.games.archmage.parts.state import REGENERATION
from shem.games.archmage.rules.allocation import budget
from shem.games.archmage.rules.regeneration import bonus
from shem.games.archmage.rules.victory import points
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key, Number


def numbers_of(glance: Glance, about: About, key: Key) -> list[Number]:
    """A seat's units of this turn, its points, and the bonus of its units for regeneration, if it won that.

    key: an own allocation that is thought of, whose units count then.
    """
    seat = about.get("seat", -1 if glance.seat is None else glance.seat)
    if not 0 <= seat < glance.world.table.seats:
        raise NoAnswer("table-watching" if "seat" not in about else "table-nothing-there")
    energy = Tally()
    budget(glance.world, seat, energy)
    found = [glance.number(f"budget:{seat}", energy), glance.number(f"points:{seat}", points(glance.world, seat))]
    units = _regeneration(glance, seat, key)
    if units is not None:
        gained = Tally()
        bonus(glance.world, seat, units, gained)
        found.append(glance.number(f"bonus:{seat}", gained))
    return found


def _regeneration(glance: Glance, seat: int, key: Key) -> int | None:
    """The seat's units for regeneration, as far as they may be known."""
    if key and key[0] == ALLOCATE:
        try:
            plan = action_from(key)
        except ValueError:
            raise NoAnswer("table-nothing-there") from None
        assert isinstance(plan, Allocate)
        return plan.regeneration
    return glance.known(seat, REGENERATION)
