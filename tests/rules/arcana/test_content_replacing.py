"""A pack's piece in the place of another's: everywhere, once, and without a word in matches that there were before."""

from __future__ import annotations

from pathlib import Path

import pytest

import shem
from shem.core.content.packs import PACKS_VARIABLE
from shem.core.content.problems import Problem
from shem.core.match import Match
from shem.games.arcana.content import codex
from shem.games.arcana.content.army import problems
from shem.games.arcana.content.codex import core_pack
from shem.games.arcana.content.provenance import sourced_golem
from shem.games.arcana.content.setup import compile_golem
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.games.arcana.parts.state import Battle
from tests.locale.told import told_in_german

WEAVER = (core_pack() / "golems" / "storm-weaver.yaml").read_text()
KNIGHT = """\
knights:
  makriya-vil:
    replaces: true
    name: Makriya Vil
    rank: knight
    factions: durani
    arcana: durani
    classes: titan
    apv: 45
    source: card
    powers:
      - {name: Long Stride, effects: [{modify: movement, add: 2, if: {cover: none}}]}
"""


def card(**changed: object) -> str:
    """The Storm Weaver as somebody types it in from the card."""
    lines = [line for line in WEAVER.splitlines() if not line.startswith(("health", "apv", "replaces"))]
    figures = {"replaces": "true", "health": 71, "apv": 60, **changed}
    return "\n".join([*lines, *(f"{name}: {value}" for name, value in figures.items()), ""])


def pack(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/').replace('_', '-')}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def one(found: list[Problem]) -> Problem:
    (problem,) = told_in_german(found)
    return problem


def test_a_piece_takes_the_place_of_the_programs_own_everywhere(tmp_path: Path) -> None:
    mine = pack(tmp_path / "mine", golems__storm_weaver=card())
    library = codex.load([mine])
    assert library.golems["storm-weaver"].health == 71
    assert list(library.golems) == list(codex.load().golems)
    assert library.replaced("golems", "storm-weaver")
    assert not library.replaced("golems", "sand-lion")
    assert compile_golem(library, "Storm Weaver")["health"] == 71
    before = library.before
    assert before is not None
    assert before.golems["storm-weaver"].health != 71
    assert (
        sourced_golem(library.golems["storm-weaver"]).provenance()
        == sourced_golem(before.golems["storm-weaver"]).provenance()
    )
    assert codex.problems(mine) == []


def test_without_the_word_it_is_there_already(tmp_path: Path) -> None:
    mine = pack(tmp_path, golems__storm_weaver=card(replaces="false"))
    assert "'storm-weaver' is there already" in one(codex.problems(mine)).message


def test_there_must_be_something_to_replace(tmp_path: Path) -> None:
    problem = one(codex.problems(pack(tmp_path, golems__storm_weever=card())))
    assert problem.field == "replaces"
    assert problem.message == "there is no 'storm-weever' to be replaced; did you mean 'storm-weaver'?"


def test_no_two_packs_replace_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = pack(tmp_path / "first", golems__storm_weaver=card())
    second = pack(tmp_path / "second", golems__storm_weaver=card(health=72))
    monkeypatch.setenv(PACKS_VARIABLE, str(first))
    problem = one(codex.problems(second))
    assert problem.path == second / "golems" / "storm-weaver.yaml"
    assert problem.message == f"'storm-weaver' is replaced already, in {first / 'golems' / 'storm-weaver.yaml'}"


def test_another_packs_piece_is_replaced_too_whichever_comes_first(tmp_path: Path) -> None:
    other = pack(tmp_path / "other", golems__rain_weaver=card(replaces="false"))
    mine = pack(tmp_path / "mine", golems__rain_weaver=card(health=33))
    for packs in ([other, mine], [mine, other]):
        assert codex.load(packs).golems["rain-weaver"].health == 33


def test_a_ready_army_that_fitted_still_does_though_the_real_cards_cost_more_or_serve_others(tmp_path: Path) -> None:
    """The Blood Caravan has a Storm Weaver with Makriya Vil: nobody who types in their cards loses its scenarios."""
    mine = pack(tmp_path, golems__storm_weaver=card(apv=89), knights=KNIGHT)
    library = codex.load([mine])
    army, rules = library.armies["blood-caravan"], edition(EDITIONS[0])
    assert problems(army, library, rules, id="blood-caravan") == []
    assert {problem.code for problem in problems(army, library, rules)} >= {"knight-arcanum", "knight-class"}


def healths(match: Match) -> set[int]:
    """Those of the Storm Weavers of a match."""
    battle = match.state
    assert isinstance(battle, Battle)
    return {golem.health for golem in battle.golems if golem.type.id == "storm-weaver"}


def test_a_saved_match_keeps_the_cards_that_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PACKS_VARIABLE, raising=False)
    match = shem.new("arcana", seed=3, scenario="blood-and-sands")
    assert healths(match) == {45}
    match.save(tmp_path / "before.jsonl")
    monkeypatch.setenv(PACKS_VARIABLE, str(pack(tmp_path / "mine", golems__storm_weaver=card())))
    assert healths(shem.load(tmp_path / "before.jsonl")) == {45}
    assert shem.check(tmp_path / "before.jsonl") is None
    assert healths(shem.new("arcana", seed=3, scenario="blood-and-sands")) == {71}
