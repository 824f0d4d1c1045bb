"""Packs on the command line: listed with the cards that they replace, and those of the app taken by their name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shem.games.arcana.content.codex import core_pack
from tests.cli.terminal import shem


def test_a_pack_of_the_app_is_listed_and_taken_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEM_HOME", str(tmp_path))
    assert "the app has taken in none" in shem("content", "packs").out
    golems = tmp_path / "packs" / "my-cards.0123" / "golems"
    golems.mkdir(parents=True)
    text = (core_pack() / "golems" / "storm-weaver.yaml").read_text().replace("health: 45", "health: 71\nreplaces: true")
    (golems / "storm-weaver.yaml").write_text(text)

    assert f"my-cards: {golems.parent}\n  replaces Storm Weaver\n1 pack." in shem("content", "packs").out
    assert "ersetzt Storm Weaver" in shem("content", "packs", lang="de").out
    (row,) = json.loads(shem("content", "packs", "--json").out)
    assert row == {"name": "my-cards", "folder": str(golems.parent), "imported": True, "replaces": ["Storm Weaver"]}
    fought = ["play", "arcana", "--scenario", "blood-and-sands", "--seat", "random", "--seat", "random", "--seed", "1"]
    with_mine, without = tmp_path / "mine.jsonl", tmp_path / "plain.jsonl"
    assert shem(*fought, "--pack", "my-cards", "--save", str(with_mine)).code == 0
    assert shem(*fought, "--save", str(without)).code == 0
    assert '"health":71' in with_mine.read_text().splitlines()[0]
    assert '"health":71' not in without.read_text().splitlines()[0]
