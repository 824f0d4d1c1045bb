"""The guide to content: every example is sound and is played, and every word of the models is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from pydantic import BaseModel

from shem.bots.registry import bot
from shem.core.chance import Entry, Seeded
from shem.core.content.markup import Reader
from shem.games.arcana.content import codex, deeds, holders, setup
from shem.games.arcana.content import models_words as words
from shem.games.arcana.content.checks_effects import check_effect
from shem.games.arcana.content.holders import Holder
from shem.games.arcana.content.models import FILES
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.game import GAME
from shem.lab.battle import fight

GUIDE = Path(__file__).parents[3] / "docs" / "content.md"
TEXT = GUIDE.read_text(encoding="utf-8")
FENCES = re.findall(r"^```yaml\n# (\S+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
HOLDERS = [holder for holder in vars(holders).values() if isinstance(holder, Holder)]


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The guide's examples as a pack."""
    folder: Path = tmp_path_factory.mktemp("guide")
    for name, text in FENCES:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_every_yaml_fence_is_a_file_of_the_pack() -> None:
    assert TEXT.count("```yaml") == len(FENCES)
    assert [name for name, _ in FENCES] == [
        "golems/peat-walker.yaml",
        "knights.yaml",
        "relics.yaml",
        "ancients.yaml",
        "armies/ferry-guard.yaml",
        "scenarios/the-crossing.yaml",
        "scenarios/the-last-ferry.yaml",
        "tiles.yaml",
        "boxes.yaml",
    ]


def test_the_examples_are_sound(pack: Path) -> None:
    assert [str(problem) for problem in codex.problems(pack)] == []


@pytest.mark.parametrize("edition", ["2015", "2014"])
@pytest.mark.parametrize("scenario", ["the-crossing", "the-last-ferry"])
def test_the_examples_compile(pack: Path, scenario: str, edition: str) -> None:
    data = setup.compile_setup(codex.load([pack]), {"scenario": scenario, "edition": edition})
    assert data["armies"][0]["relics"] == ["fire-basket", "ferry-lamp", "", ""]
    assert "fire-basket-construct" in [golem["id"] for golem in data["golems"]]


def examples() -> list[str]:
    """The effects in the table of deeds."""
    table = TEXT[TEXT.index("### Deeds") : TEXT.index("- **Attributes**")]
    return re.findall(r"`(\{.*\})` \|$", table, re.MULTILINE)


def test_every_deed_has_an_example() -> None:
    found = {deeds.deed_of(effect_of(text)) for text in examples()}
    merged = {"ap", "vp", "steal_mana", "cool_attacks", "cool_powers", "cool_all"}
    assert found | merged == set(deeds.DEEDS)


def effect_of(text: str) -> Effect:
    return Effect.model_validate(yaml.load(text, Loader=Reader))


@pytest.mark.parametrize("text", examples())
def test_each_example_of_a_deed_would_do_somewhere(text: str) -> None:
    effect = effect_of(text)
    assert any(list(check_effect((), effect, holder)) == [] for holder in HOLDERS)


def models(kind: Any) -> Iterator[type[BaseModel]]:
    """A model and every model inside it."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for part in get_args(kind):
        yield from models(part)


def every_field() -> set[str]:
    found: set[type[BaseModel]] = set()
    waiting: list[type[BaseModel]] = list(FILES.values())
    while waiting:
        model = waiting.pop()
        if model not in found:
            found.add(model)
            waiting += [inner for field in model.model_fields.values() for inner in models(field.annotation)]
    return {field.alias or name for model in found for name, field in model.model_fields.items()}


def test_every_field_and_word_is_in_the_guide() -> None:
    named = {word for code in re.findall(r"`([^`]*)`", TEXT) for word in re.findall(r"[\w-]+", code)}
    named |= {word for _, text in FENCES for word in re.findall(r"[\w-]+", text)}
    kinds = [part for value in vars(words).values() for part in get_args(value) if isinstance(part, words.Words)]
    assert len(kinds) > 18
    vocabulary = {word for kind in kinds for word in kind.words} | set(get_args(words.Provenance))
    assert sorted((every_field() | vocabulary) - named) == []


@pytest.mark.parametrize("edition", ["2015", "2014"])
@pytest.mark.parametrize("scenario", ["the-crossing", "the-last-ferry"])
def test_the_examples_are_played(pack: Path, scenario: str, edition: str) -> None:
    """Random battles to their end, each by the scenario's last Round."""
    data = setup.compile_setup(codex.load([pack]), {"scenario": scenario, "edition": edition})
    for seed in range(6):
        entry = Entry(Seeded(seed))
        players = [bot("random", "arcana", seed * 8 + seat) for seat in range(2)]
        result = fight(GAME, data, players, (0, 1), entry)
        assert 1 <= result.length <= data["scenario"]["rounds"]
