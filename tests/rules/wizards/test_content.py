"""Packs: the example of docs/wizards.md, and those that no game could be played to its end with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import shem
from shem.core.content.packs import PACKS_VARIABLE
from shem.games.wizards.content.codex import check
from shem.games.wizards.game import GAME
from tests.cli.terminal import shem as run

EXAMPLE = Path(__file__).parents[3] / "docs/examples/tide-of-glass"
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


def test_the_example_pack_is_sound_and_no_other_game_stumbles_over_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(EXAMPLE / "wizards.yaml") == []
    done = run("content", "check", str(EXAMPLE))
    assert done.code == 0, done.out
    monkeypatch.setenv(PACKS_VARIABLE, str(EXAMPLE))
    assert shem.new("arcana", scenario="four-winds", seed=1).legal(0) is not None


@pytest.mark.parametrize("laid", [None, "two-shores"])
def test_the_example_pack_is_played(monkeypatch: pytest.MonkeyPatch, laid: str | None) -> None:
    monkeypatch.setenv(PACKS_VARIABLE, str(EXAMPLE))
    setup = GAME.resolve({"pack": "tide-of-glass", "map": laid, "round_limit": 8})
    assert [card["id"] for card in setup["materials"]][-1] == "glass"
    copies = {card["id"]: card["copies"] for card in setup["events"]}
    assert (copies["swoop"], copies["splinter"], copies["great-ritual"]) == (1, 2, 1)
    assert sum(tile["count"] for tile in setup["terrain"]) == 64
    choose, decks = Random(3), [0, 0]
    for seed in range(6):
        match = shem.new("wizards", pack="tide-of-glass", map=laid, round_limit=8, seed=seed)
        while not isinstance(match.pending, shem.Over):
            seat = match.pending.seats[0]
            match.play(seat, choose.choice(match.legal(seat)))
        decks = [sum(deck["discards"]) for deck in match.sight(None).view()["decks"]]
        assert match.setup["map"] is None or len(match.setup["map"]) == 64
    assert min(decks) > 0
