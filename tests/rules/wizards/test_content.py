"""Packs that no game could be played to its end with, and one that it can."""

from __future__ import annotations

from pathlib import Path

import pytest

from shem.games.wizards.content.codex import check

HEAD = "name: {en: Ours}\nsource: house\n"
MATERIAL = "materials: {mist: {name: {en: Mist}, hardness: soft, force: %d, armor: %d, site: ruins, copies: 1}}\n"
WATER = "water: {name: {en: Water}, kind: water, count: %d}"
TILES = "tiles: {" + WATER + ", wasteland: {name: {en: Sand}, kind: wasteland, count: %d}}\n"
SPELL = "events: {protection: {name: {en: Protection}, effect: {do: protection, amount: %d, turns: 2}, copies: 2}}\n"


def problems(folder: Path, text: str) -> list[str]:
    path = folder / "wizards.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    return [problem.message.code for problem in check(path)]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (TILES % (24, 12), []),
        (TILES % (25, 11), ["water-much"]),
        (MATERIAL % (-1, -1), []),
        (MATERIAL % (-2, -2), ["price-below"]),
        (MATERIAL % (0, 5), []),  # 5 more Armor than Force, 1 for its size, 2 spells, the Tower: 9
        (MATERIAL % (0, 6), ["armor-much"]),
        (SPELL % 4, []),  # upon 1 for a size and the Tower less 1 for every material: 9
        (SPELL % 5, ["armor-much"]),
        ("wizard: {hits: 5, force: 0, armor: 8, size: small, shape: man, hardness: soft}", []),
        ("wizard: {hits: 5, force: 0, armor: 9, size: small, shape: man, hardness: soft}", ["armor-much"]),
    ],
)
def test_what_a_battle_or_a_set_up_would_not_end_with(tmp_path: Path, text: str, codes: list[str]) -> None:
    assert problems(tmp_path, text) == codes
