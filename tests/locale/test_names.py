"""What abilities and places are called: English in the content, other languages in a catalogue or in the content itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shem
from shem.core.contract import Prompt, Turn
from shem.core.match import Match
from shem.faces.arcana.stage import ArcanaStage
from shem.faces.arcana.telling.own_names import naming
from shem.games.arcana.content.codex import core_pack, default, load
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts.actions import Move
from shem.locale.words import Words, catalogues, name_code
from tests.locale.reading import messages

GERMAN = Words("de")


def names_in(value: Any, top: bool = False) -> Iterator[str]:
    """The names in compiled content, without those of the pieces themselves."""
    if isinstance(value, dict):
        if not top and isinstance(value.get("name"), str):
            yield value["name"]
        for entry in value.values():
            yield from names_in(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from names_in(entry)


def core_names() -> set[str]:
    content = compile_all(default())
    found = {
        name for kind in ("golems", "knights", "ancients") for entry in content[kind] for name in names_in(entry, True)
    }
    found |= {name for relic in content["relics"] for name in names_in(relic["power"], True)}
    return found


def test_every_name_of_the_core_has_a_german_one_and_no_other_has() -> None:
    wanted = {name_code(name): name for name in core_names() - {relic.name for relic in default().relics.values()}}
    assert set(messages("de", [catalogues("de", "arcana")["names"]])) == set(wanted)


def test_two_names_of_the_core_share_no_code() -> None:
    names = core_names()
    assert len({name_code(name) for name in names}) == len(names)


def test_english_stays_as_the_content_has_it_and_an_unknown_name_too() -> None:
    assert Words("en").called("Spiked Volley") == "Spiked Volley"
    assert GERMAN.called("Spiked Volley") == "Stachelsalve"
    assert GERMAN.called("Reed Stab") == "Reed Stab"


def test_a_pack_names_its_abilities_and_what_they_lay_in_german(tmp_path: Path) -> None:
    golems = tmp_path / "golems"
    golems.mkdir()
    card = (core_pack() / "golems" / "dune-viper.yaml").read_text(encoding="utf-8")
    card = card.replace("name: Dune Viper", "name: Reed Viper").replace("name: Walk,", "name: Walk, name_de: Schlängeln,")
    lay = "{on: hit, lay: {name: Reeds, name_de: Schilf, effects: [{on: enter, whom: everyone_here, harm: 5}]}, rounds: 2}"
    card = card.replace("displace: self, within: 1}", f"displace: self, within: 1}}\n      - {lay}")
    (golems / "reed-viper.yaml").write_text(card, encoding="utf-8")
    words = naming(GERMAN, compile_all(load([tmp_path])))
    assert [words.called(name) for name in ("Walk", "Reeds", "Spiked Volley")] == ["Schlängeln", "Schilf", "Stachelsalve"]
    assert naming(Words("en"), compile_all(load([tmp_path]))).called("Walk") == "Walk"


def asked(match: Match) -> Prompt:
    assert isinstance(match.pending, Turn)
    return match.pending.prompt


@pytest.mark.parametrize(("language", "shown", "typed"), [("en", "Walk", ["walk"]), ("de", "Gehen", ["walk", "gehen"])])
def test_the_terminal_shows_one_name_and_takes_the_english_one_too(language: str, shown: str, typed: list[str]) -> None:
    match = shem.new("arcana", seed=3, armies=["dune-hunters", "hired-wood"], order="position")
    while asked(match).code == "deploy":
        match.play(match.pending.seats[0], match.legal(match.pending.seats[0])[0])
    seat = match.pending.seats[0]
    words = ArcanaStage(Words(language), match.setup, match.seats)
    sight = match.sight(seat)
    assert any(shown in line for line in words.look(["golem", "1"], sight) or [])
    action = next(action for action in match.legal(seat) if isinstance(action, Move))
    region = words.names.region(action.region)
    for name in typed:
        assert words.meaning(sight, words.read(f"move {action.golem + 1} {name} {region}", sight, None)) == action
