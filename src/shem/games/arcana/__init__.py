"""Golem Arcana (2014), edition 2015: `sandbox` sets up any position and answers any number of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shem.games.arcana.box import Box

__all__ = ["sandbox"]


def sandbox(
    rows: Sequence[str] | None = None,
    pieces: Sequence[tuple[str, int, tuple[int, int] | None] | Mapping[str, Any]] = (),
    *,
    tiles: Sequence[tuple[str, tuple[int, int], int]] | None = None,
    golems: Sequence[Mapping[str, Any]] = (),
    knights: Sequence[Mapping[str, Any]] = (),
    relics: Sequence[Mapping[str, Any]] = (),
    ancients: Sequence[tuple[str | Mapping[str, Any], int]] = (),
    scenario: Mapping[str, Any] | None = None,
    zones: Sequence[Sequence[tuple[int, int]]] = (),
    factions: Sequence[str] = (),
    teams: Sequence[int] = (),
    turn: int = 0,
    edition: str = "2015",
) -> Box:
    """A position to ask and to play; see `Box`.

    rows: Regions as on the tiles ("P-", "Hm", "Ph2", ".." for a void), or tiles: (side, (column, row), clockwise turn).
    pieces: (name, army, (column, row)), a place of None for a reserve; or {"golem", "army", "at", "knights", "relic"}, each
    by its name or compiled. golems, knights, relics: more pieces, compiled, to name; a Relic's Construct is one of the
    golems. ancients: (name or compiled, army). scenario: figures that differ from a plain battle (rounds, vp_total,
    captures, wells ...). zones, factions, teams: one an army. turn: the army whose turn it is. Raises OptionError for an
    unknown piece, a bad map or a place off it.
    """
    from shem.games.arcana.box import Box
    from shem.games.arcana.content.sandbox import place_of, sandbox_setup

    setup = sandbox_setup(
        rows, pieces, tiles, golems, scenario or {}, zones, edition, knights, relics, ancients, factions, teams
    )
    return Box(setup, [place_of(piece) for piece in pieces], turn)
