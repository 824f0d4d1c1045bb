"""The guide to quests: its example is sound and is played to its end, and every word of the models and deeds is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

import shem
from shem.bots.registry import bot
from shem.core.content.packs import PACKS_VARIABLE
from shem.core.match import Match
from shem.games.delve.content import codex, deeds
from shem.games.delve.content import models_words as words
from shem.games.delve.content.models import Contents
from shem.games.delve.parts import vocabulary as v
from tests.cli.terminal import shem as run

TEXT = (Path(__file__).parents[3] / "docs" / "delve-quests.md").read_text(encoding="utf-8")
FENCES = re.findall(r"^```yaml\n# (\S+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
QUEST = "salt-cellar"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The guide's example as a pack that is named."""
    ((name, text),) = FENCES
    folder = tmp_path / "salt"
    folder.mkdir()
    (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setenv(PACKS_VARIABLE, str(folder))
    return folder


def rows(chapter: str) -> Iterator[list[str]]:
    """The cells of the tables of a chapter, without their heads."""
    part = TEXT[TEXT.index(f"\n{chapter}\n") + 1 :].split("\n## ")[0]
    for table in re.findall(r"^\| ---.*\n((?:\|.*\n)+)", part, re.MULTILINE):
        for line in table.splitlines():
            yield [cell.strip() for cell in line.split("|")[1:-1]]


def named(cell: str) -> list[str]:
    return re.findall(r"`([\w-]+)`", cell)


def test_the_example_is_sound(pack: Path) -> None:
    assert TEXT.count("```yaml") == 1
    assert codex.check(pack / codex.FILE) == []
    done = run("content", "check", str(pack))
    assert done.code == 0, done.out


def test_what_is_wrong_in_it_is_told_by_line(pack: Path) -> None:
    path = pack / codex.FILE
    text = path.read_text(encoding="utf-8").replace("what: cellar", "what: attic", 1)
    path.write_text(text, encoding="utf-8")
    line = text[: text.index("what: attic")].count("\n") + 1
    done = run("content", "check", str(pack))
    assert done.code != 0 and f"delve.yaml:{line}: quests.{QUEST}.book.the-cellar.what: districts has no attic" in done.out


def test_every_deed_stands_in_a_table_with_its_fields() -> None:
    found: dict[str, tuple[set[str], set[str]]] = {}
    for cells in rows("## Effects"):
        if cells[0].strip("`") in v.DEEDS and len(cells) > 2:
            needs, _, may = cells[1].partition(";")
            found[cells[0].strip("`")] = set(named(needs)), set(named(may))
    assert found == {name: (set(deed.needs), set(deed.may)) for name, deed in deeds.FIELDS.items()}
    assert set(found) == set(v.DEEDS)


def test_every_trigger_stands_in_the_table_with_what_it_names() -> None:
    found = {cells[0].strip("`"): cells[1] for cells in rows("## The Book of Secrets")}
    assert set(found) == set(v.TRIGGERS)
    assert {trigger for trigger, what in found.items() if what} == set(deeds.NAMED)


def models(kind: Any) -> Iterator[type[BaseModel]]:
    """A model and every model inside it."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for part in get_args(kind):
        yield from models(part)


def every_field() -> set[str]:
    found: set[type[BaseModel]] = set()
    waiting: list[type[BaseModel]] = [Contents]
    while waiting:
        model = waiting.pop()
        if model not in found:
            found.add(model)
            waiting += [inner for field in model.model_fields.values() for inner in models(field.annotation)]
    return {name for model in found for name in model.model_fields}


def test_every_field_and_word_is_in_the_guide() -> None:
    prose = re.sub(r"^```.*?^```$", "", TEXT, flags=re.DOTALL | re.MULTILINE)
    told = {word for code in re.findall(r"`([^`\n]*)`", prose) for word in re.findall(r"[\w-]+", code)}
    kinds = [part for value in vars(words).values() for part in get_args(value) if isinstance(part, words.Words)]
    lists = {word for name in ("COLOURS", "CONDITIONS", "DECKS", "ACTIVITIES") for word in getattr(v, name)}
    vocabulary = {word for kind in kinds for word in kind.words} | set(get_args(words.Provenance)) | lists
    member_only = {"fallen", "away"}  # of a kept party, never of a veteran
    assert sorted((every_field() | vocabulary) - told - member_only) == []


def play(match: Match, player: str, seed: int) -> str:
    """To its end; how it ended."""
    players = [bot(player, "delve", seed * 8 + seat) for seat in range(len(match.seats))]
    while not isinstance(match.pending, shem.Over):
        seat = match.pending.seats[0]
        match.play(seat, players[seat].choose(match.sight(seat)).action)
    return match.pending.outcome.code


@pytest.mark.parametrize("heroes", ["brack", "brack tamm", "brack tamm sill reck mote"])
def test_random_parties_play_the_example_to_its_end(pack: Path, heroes: str) -> None:
    for seed in range(4):
        match = shem.new("delve", pack="salt", quest=QUEST, heroes=heroes.split(), seed=seed)
        assert play(match, "random", seed) in ("won", "lost")


def test_a_careful_pair_wins_the_example(pack: Path) -> None:
    ended = set[str]()
    for seed in range(6):
        match = shem.new("delve", pack="salt", quest=QUEST, heroes=["brack", "tamm"], seed=seed)
        ended.add(play(match, "greedy", seed))
    assert "won" in ended
