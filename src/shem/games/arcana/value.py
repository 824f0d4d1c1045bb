"""What a position is worth to a seat, in readable terms: points first, then what will earn points."""

from __future__ import annotations

from shem.games.arcana.state import Battle


def value(battle: Battle, seat: int) -> list[tuple[str, float]]:
    return [("vp", float(battle.armies[seat].vp))]
