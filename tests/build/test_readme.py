"""The README's Python runs as it stands there, block after block."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from shem.games.arcana.content.codex import load, problems
from shem.games.arcana.content.setup import compile_golem

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


BLOCKS = blocks("python")


def test_the_readme_has_examples() -> None:
    assert len(BLOCKS) == 3


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_example_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "readme"}
    exec(compile(BLOCKS[number], f"{README.name}, example {number + 1}", "exec"), names)


def test_the_golem_of_the_readme_is_whole(tmp_path: Path) -> None:
    (golem,) = blocks("yaml")
    (tmp_path / "golems").mkdir()
    (tmp_path / "golems" / "reed-stalker.yaml").write_text(golem, encoding="utf-8")
    assert problems(tmp_path) == []
    assert compile_golem(load([tmp_path]), "Reed Stalker")["passive"]["name"] == "Reeds"


def test_the_readme_begins_with_pictures_that_are_there_and_light() -> None:
    shown = re.findall(r"^!\[[^\]]+\]\(([^)]+)\)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(shown) == 2
    for name in shown:
        assert 10_000 < (README.parent / name).stat().st_size < 200_000


def test_what_security_promises_has_its_tests() -> None:
    named = re.findall(r"`(?:([\w/]+)/)?(test_\w+\.py)`", (ROOT / "docs/security.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    assert [name for folder, name in named if not (ROOT / (folder or "tests/app") / name).is_file()] == []
