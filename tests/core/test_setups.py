"""What was made of options once is known, and is one object; what may have changed is made again."""

from __future__ import annotations

from pathlib import Path

import pytest

import shem
from shem import games
from shem.core import setups
from shem.core.content import packs
from shem.core.errors import OptionError
from shem.core.notation import canonical
from shem.games.arcana.content.codex import core_pack

ARCANA = games.game("arcana")
TWO = {"armies": ["ember-watch", "thorn-pilgrims"]}


def test_known_options_give_the_set_up_that_they_resolve_to() -> None:
    first = setups.resolved(ARCANA, TWO)
    assert setups.resolved(ARCANA, dict(TWO)) is first
    assert canonical(first) == canonical(ARCANA.resolve(TWO)) == setups.text_of(first)
    other = setups.resolved(ARCANA, {**TWO, "resign": True})
    assert other is not first and other["resign"] is True
    assert setups.resolved(ARCANA, {**TWO, "armies": TWO["armies"][::-1]})["armies"] == first["armies"][::-1]


def test_matches_of_known_options_share_their_set_up_and_say_it_in_their_first_line() -> None:
    one, two = shem.new("arcana", seed=1), shem.new("arcana", seed=1)
    assert one.setup is two.setup and one.lines == two.lines
    assert one.lines[0] == canonical(one.header())


def test_an_army_in_a_file_is_read_again(tmp_path: Path) -> None:
    text = (core_pack() / "armies" / "ember-watch.yaml").read_text(encoding="utf-8")
    path = tmp_path / "mine.yaml"
    options = {**TWO, "armies": [str(path), "thorn-pilgrims"]}
    path.write_text(text, encoding="utf-8")
    assert setups.resolved(ARCANA, options)["armies"][0]["name"] == "The Ember Watch"
    path.write_text(text.replace("The Ember Watch", "Another Watch"), encoding="utf-8")
    assert setups.resolved(ARCANA, options)["armies"][0]["name"] == "Another Watch"


def test_what_is_refused_is_refused_again() -> None:
    for _ in range(2):
        with pytest.raises(OptionError):
            setups.resolved(ARCANA, {"scenario": "nowhere"})


def test_other_packs_are_other_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    army = tmp_path / "armies" / "ours.yaml"
    army.parent.mkdir()
    text = (core_pack() / "armies" / "ember-watch.yaml").read_text(encoding="utf-8")
    army.write_text(text.replace("The Ember Watch", "Ours"), encoding="utf-8")
    options = {**TWO, "armies": ["ours", "thorn-pilgrims"]}
    with pytest.raises(OptionError):
        setups.resolved(ARCANA, options)
    monkeypatch.setenv(packs.PACKS_VARIABLE, str(tmp_path))
    assert setups.resolved(ARCANA, options)["armies"][0]["name"] == "Ours"
    monkeypatch.delenv(packs.PACKS_VARIABLE)
    with pytest.raises(OptionError):
        setups.resolved(ARCANA, options)
