"""Set-ups of which no battle can be made: all that is hidden must find its place on the map."""

from __future__ import annotations

from shem.core.errors import OptionError
from shem.games.arcana.parts.masks import places_of
from shem.games.arcana.parts.plan import Plan


def check_hidden(plan: Plan) -> None:
    """Raise OptionError where hidden Mana Wells, or hidden encounters, are too many for their candidates."""
    known = 0
    for well in plan.wells:
        if well.among == 0:
            known |= 1 << well.region
    wells = [well.among & ~known for well in plan.wells if well.among]
    _check("wells", "hidden Mana Wells", wells)
    _check("encounters", "hidden encounters", [one.trigger.among for one in plan.encounters if one.trigger.among])


def _check(code: str, what: str, masks: list[int]) -> None:
    if can_place(masks, 0):
        return
    room = 0
    for mask in masks:
        room |= mask
    have, most = len(masks), room.bit_count()
    message = f"{have} {what} cannot each have a Region of their own among {most}: give more candidates"
    raise OptionError(f"impossible-{code}", message, {"have": have, "most": most})


def can_place(masks: list[int], taken: int) -> bool:
    """Whether each of the masks can be given a Region of its own besides those taken."""
    scarce = False
    for mask in masks:
        scarce = scarce or (mask & ~taken).bit_count() < len(masks)
    if not scarce:
        return True
    owners: dict[int, int] = {}
    for number in range(len(masks)):  # noqa: SIM110 (a generator is slow when compiled)
        if not _give(masks, number, taken, owners, [0]):
            return False
    return True


def _give(masks: list[int], number: int, taken: int, owners: dict[int, int], asked: list[int]) -> bool:
    """Give a mask a Region, for which others go to another one of theirs; asked: a mask of those tried for it already.

    Every Region is tried once: trying all arrangements would take longer than the world lasts.
    """
    for region in places_of(masks[number] & ~taken):
        if (asked[0] >> region) & 1:
            continue
        asked[0] |= 1 << region
        if region not in owners or _give(masks, owners[region], taken, owners, asked):
            owners[region] = number
            return True
    return False
