"""Armies and packs of one's own at the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from unittest import mock

import pytest

from shem.games.arcana.content import codex
from tests.cli.terminal import in_order, shem

ARMY = """\
title: {en: A Company of Many Names, de: Kurz}
description: {en: They test., de: Sie testen.}
faction: durani
points: 100
golems:
  - sand-lion
  - {golem: fire-ram, knight: nobody}
"""
GOOD = ARMY.replace("A Company of Many Names", "Two Rams").replace("- sand-lion", "- fire-ram")
GOOD = GOOD.replace(", knight: nobody", "").replace("100", "500")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(ARMY, encoding="utf-8")
    return path


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with one Golem and an army of it."""
    folder = tmp_path / "pack"
    (folder / "golems").mkdir(parents=True)
    (folder / "armies").mkdir()
    moss = (codex.core_pack() / "golems" / "bramblehorn.yaml").read_text(encoding="utf-8")
    (folder / "golems" / "moss-horn.yaml").write_text(moss.replace("Bramblehorn", "Moss Horn"), encoding="utf-8")
    army = GOOD.replace("faction: durani", "faction: mercenary").replace("fire-ram", "moss-horn")
    (folder / "armies" / "moss-army.yaml").write_text(army, encoding="utf-8")
    return folder


def test_the_ready_armies() -> None:
    rows = json.loads(shem("army", "list", "--json").out)
    assert {"dune-hunters", "hired-wood"} <= {row["id"] for row in rows}
    assert all(row["apv"] <= row["points"] for row in rows)
    assert all(len(row["golems"]) == len(row["knights"]) == len(row["relics"]) for row in rows)
    assert "hired-wood: Hired Wood. Mercenaries, 460 of 500 APV." in shem("army", "list").out
    assert "Söldner, 460 von 500 APV." in shem("army", "list", lang="de").out


def test_an_army_piece_by_piece(file: Path) -> None:
    shown = shem("army", "show", "jagaras-march").out
    in_order(shown, "jagaras-march: Jagara's March. Durani, ", "  1  Jagara, Colossus of Durani, APV 410; Blood Knight ")
    in_order(
        shown, "; Relic Mirror Obelisk, APV ", "  2  Growling Phalanx, Titan of Durani", "Ancient One Vamza-Itra the Prince"
    )
    assert "Alt-Ehrwürdiger Vamza-Itra" in shem("army", "show", "Jagara's March", lang="de").out
    assert json.loads(shem("army", "show", str(file), "--json").out)["points"] > 0
    assert "There is no army" in shem("army", "show", "jagara").err


@pytest.mark.parametrize(
    ("known", "unknown", "said"),
    [
        ("fire-ram", "peat-walker", 'There is no Golem "peat-walker".'),
        ("vasayasti", "brother-klaas", 'There is no Knight "brother-klaas".'),
        ("ember-cairn", "ferry-lamp", 'There is no Relic "ferry-lamp".'),
        ("zrama-pari-the-hopeful", "mother-fog", 'There is no Ancient One "mother-fog".'),
    ],
)
def test_an_army_of_pieces_that_are_not_there_is_not_shown(file: Path, known: str, unknown: str, said: str) -> None:
    """Its pack was not named, perhaps."""
    whole = """\
title: {en: The Lost, de: Die Verlorenen}
description: {en: Nobody., de: Niemand.}
faction: durani
points: 500
golems: [{golem: fire-ram, knight: vasayasti, relic: ember-cairn}]
ancients: [zrama-pari-the-hopeful]
"""
    file.write_text(whole, encoding="utf-8")
    assert shem("army", "show", str(file)).code == 0
    file.write_text(whole.replace(known, unknown), encoding="utf-8")
    done = shem("army", "show", str(file))
    assert (done.code, done.err.splitlines()[0]) == (2, said)


def test_a_sound_army(file: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    apv = 2 * codex.default().golems["fire-ram"].apv
    done = shem("army", "check", str(file))
    assert (done.code, done.out) == (0, f"Two Rams, {apv} APV: a sound army.\n")
    assert json.loads(shem("army", "check", str(file), "--json").out) == {"apv": apv, "problems": [], "warnings": []}


def test_every_problem_with_its_line_rule_and_figure(file: Path) -> None:
    done = shem("army", "check", str(file))
    assert done.code == 1
    in_order(
        done.out,
        f"{file}:6: golems[0]: Sand Lion is of Gudanna; an army of the faction Durani may use Durani, Urugal, Zikia",
        "[rulebook: Army Creation]",
        f'{file}:7: golems[1].knight: there is no Knight "nobody"',
        f"{file}:5: golems: costs ",
        "more than its 100 points [rulebook: Army Point Values; ruling B30]",
        f'warning: {file}:1: title: "A Company of Many Names" has 23 characters; up to 20',
        "3 problems.",
    )
    german = shem("army", "check", str(file), lang="de").out
    in_order(
        german, "gehört zu Gudanna", "einen Ritter „nobody“ gibt es nicht", "Regelung B30]", "Hinweis: ", "3 Probleme."
    )
    data = json.loads(shem("army", "check", str(file), "--json").out)
    assert [(row["code"], row["line"]) for row in data["problems"]] == [
        ("golem-arcanum", 6),
        ("unknown-knight", 7),
        ("too-dear", 5),
    ]
    assert [row["code"] for row in data["warnings"]] == ["long-name"]


def test_a_position_and_a_collection(file: Path, tmp_path: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    owned = tmp_path / "mine-at-home.yaml"
    owned.write_text("golems: {fire-ram: 1}\ntiles: {8: 1, 9: 1}\n", encoding="utf-8")
    asked = ["army", "check", str(file), "--scenario", "thirst", "--position", "2", "--collection", str(owned)]
    done = shem(*asked)
    assert done.code == 0
    in_order(
        done.out,
        "Fire Ram: 2 in the army, 1 in the collection",
        "map tile 12: 1 on the map, 0 in the collection",
        "map tile 10: 1 on the map, 0 in the collection",
        "a sound army.",
    )
    assert "there is no position" in shem("army", "check", str(file), "--scenario", "thirst", "--position", "3").err.lower()
    assert "There is no edition" in shem("army", "check", str(file), "--edition", "2016").err


def test_files_that_are_no_army(file: Path, tmp_path: Path) -> None:
    file.write_text("title: [\n", encoding="utf-8")
    done = shem("army", "check", str(file))
    assert done.code == 1 and f"{file}:" in done.out and "is not YAML" in done.out
    missing = json.loads(shem("army", "check", str(tmp_path / "nowhere.yaml"), "--json").out)
    assert "cannot be read" in missing["problems"][0]["message"]


def test_play_with_an_army_file(file: Path, tmp_path: Path) -> None:
    file.write_text(GOOD, encoding="utf-8")
    seats = ["--seat", "random", "--seat", "random", "--seed", "2", "--save", str(tmp_path / "match.jsonl")]
    done = shem("play", "arcana", "--army", str(file), "--army", "hired-wood", *seats)
    assert done.code == 0 and "Two Rams" in done.out
    file.write_text(ARMY, encoding="utf-8")
    refused = shem("simulate", "arcana", "-n", "1", "--army", str(file), "--army", "hired-wood")
    assert refused.code == 2
    assert len(refused.err.splitlines()) == 4
    in_order(refused.err, 'The army "mine" does not fit position 1:', "Sand Lion is of Gudanna", "nobody", "costs ")
    german = shem("simulate", "arcana", "-n", "1", "--army", str(file), "--army", "hired-wood", lang="de")
    assert "passt nicht auf Position 1" in german.err


def test_a_pack_joins_every_command_that_names_it(pack: Path) -> None:
    asked = ["simulate", "arcana", "-n", "1", "--seat", "random", "--seat", "random"]
    armies = ["--army", "moss-army", "--army", "hired-wood"]
    assert "There is no army" in shem(*asked, *armies).err
    assert "arcana, one battle" in shem(*asked, *armies, "--pack", str(pack)).out
    assert "moss-army: " in shem("army", "list", "--pack", str(pack)).out
    assert "moss-army: " not in shem("army", "list").out
    assert shem("content", "check", str(pack)).code == 0


def test_packs_named_by_the_environment(pack: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "armies").mkdir(parents=True)
    text = (pack / "armies" / "moss-army.yaml").read_text(encoding="utf-8")
    (other / "armies" / "second.yaml").write_text(text, encoding="utf-8")
    assert shem("content", "check", str(other)).code == 1
    assert shem("content", "check", str(other), "--pack", str(pack)).code == 0
    with mock.patch.dict(os.environ, {"SHEM_PACKS": f"{pack}{os.pathsep}{other}"}):
        listed = shem("army", "list").out
        assert "moss-army: " in listed and "second: " in listed
        assert "second: " in shem("army", "list", "--pack", str(other)).out
    with mock.patch.dict(os.environ, {"SHEM_PACKS": str(pack)}):
        assert "second: " in shem("army", "list", "--pack", str(other)).out


def test_a_pack_named_in_two_ways_is_one(pack: Path) -> None:
    detour = pack / ".." / pack.name
    with mock.patch.dict(os.environ, {"SHEM_PACKS": str(pack)}):
        assert "moss-army" in shem("army", "list", "--pack", str(detour)).out


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    done = shem("army", "list", "--pack", str(tmp_path / "nowhere"))
    assert done.code == 2 and "there is no such folder" in done.err


def test_simulations_on_several_cores_know_the_packs(pack: Path) -> None:
    asked = ["simulate", "arcana", "-n", "2", "--seat", "random", "--seat", "random", "--jobs", "2", "--json"]
    done = shem(*asked, "--army", "moss-army", "--army", "hired-wood", "--pack", str(pack))
    assert json.loads(done.out)["battles"] == 2


def test_a_search_for_exploits_in_words_and_as_json() -> None:
    asked = ["army", "exploits", "long-watch", "-n", "1", "--bot", "random"]
    done = shem(*asked)
    assert done.out.startswith("The Long Watch: at most ")
    found = json.loads(shem(*asked, "--json").out)
    searched = found["long-watch"]
    assert done.code == int(bool(searched["repeated"]))
    assert f"{searched['turns']} turns searched, {searched['actions']} actions tried." in done.out
    assert ("Never to be used" in done.out) == bool(searched["untried"])
    assert shem(*asked, lang="de").out.startswith("Die lange Wacht: höchstens ")
