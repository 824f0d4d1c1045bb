"""Rules of a party that hold in a quest as in camp: the slots of what is worn, and Soul Ranks."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.contract import Refusal
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.reasons import Reject


def why_no_room(worn: Sequence[int], slot: int, item: int) -> Refusal | None:
    """Why an Item of a slot cannot be put on besides those that fill `worn`: it has no slot, or that is full."""
    if slot == v.NO_SLOT:
        return Refusal(Reject.CANNOT_WEAR, about=item)
    hands = slot in (v.HAND, v.TWO_HANDS)
    taken = 2 if slot == v.TWO_HANDS else 1
    for other in worn:
        if hands and other in (v.HAND, v.TWO_HANDS):
            taken += 2 if other == v.TWO_HANDS else 1
        elif other == slot:
            taken += 1
    room = v.SLOT_ROOM[v.HAND if hands else slot]
    return Refusal(Reject.SLOT_FULL, need=taken, have=room, about=slot) if taken > room else None


def why_not_rise(rank: int, others: Sequence[Sequence[int]], prices: Sequence[int], souls: int) -> Refusal | None:
    """Why a Hero cannot reach the next Soul Rank: nobody goes on while another's is lower.

    others: who and Soul Rank of each Hero that is no soul. prices: in soul points, by Soul Rank.
    """
    if rank + 1 == v.RANKS:
        return Refusal(Reject.TOP_RANK)
    for who, reached in others:
        if reached < rank:
            return Refusal(Reject.LOWER_RANKED, about=who)
    need = prices[rank + 1]
    return Refusal(Reject.SOULS, need, souls) if souls < need else None
