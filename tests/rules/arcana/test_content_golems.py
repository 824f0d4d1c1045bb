"""The 13 Golems with full stat blocks: every figure as the sources give it, its provenance, and the compiled form."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from shem.core.errors import OptionError
from shem.games.arcana.content import codex, listing, setup
from shem.games.arcana.content.models_words import Provenance
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.pieces import Pieces

WALK = ("Walk", "walk")

# name: (arcanum, class, health, armor, dodge, moves (name, type, AP, MP, nimble),
#        attacks (name, type, AP, Accuracy, damage, range, scope), passive ability)
PRINTED: dict[str, tuple[str, str, int, int, int, list[tuple[Any, ...]], list[tuple[Any, ...]], str]] = {
    "Sand Lion": (
        "gudanna", "warsprite", 50, 4, 16,
        [(*WALK, 1, 3, True)],
        [("Hamstring", "melee", 1, 95, 10, 0, "single"), ("Bite", "melee", 2, 75, 31, 0, "single")],
        "",
    ),
    "Sand Widow": (
        "gudanna", "warsprite", 55, 0, 20,
        [(*WALK, 1, 4, True)],
        [("Massive Strike", "melee", 2, 70, 40, 0, "single"), ("Gnaw", "melee", 2, 75, 35, 0, "single")],
        "Spider Stealth",
    ),
    "Dune Viper": (
        "gudanna", "ogre", 75, 8, 12,
        [(*WALK, 1, 3, True)],
        [("Spiked Volley", "ranged", 2, 75, 28, 2, "single"), ("Slippery Strike", "melee", 1, 75, 22, 0, "single")],
        "Evasion",
    ),
    "Charred Demon": (
        "gudanna", "warsprite", 45, 4, 19,
        [(*WALK, 1, 3, False), ("Second Walk", "walk", 1, 3, False)],
        [("Scarring Whip", "ranged", 2, 70, 25, 1, "single"), ("Scourge", "melee", 1, 65, 27, 0, "single")],
        "",
    ),
    "Vigilant Sentinel": (
        "durani", "warsprite", 45, 6, 16,
        [(*WALK, 1, 3, False)],
        [("Burning Beacon", "melee", 2, 90, 14, 0, "enemies"), ("Chomp", "melee", 1, 75, 25, 0, "single")],
        "",
    ),
    "Fire Ram": (
        "durani", "ogre", 60, 12, 6,
        [(*WALK, 2, 3, False)],
        [("Fiery Shrapnel", "ranged", 3, 75, 30, 3, "everyone"), ("Blast", "ranged", 2, 75, 28, 2, "single")],
        "King of the Hill",
    ),
    "Bramblehorn": (
        "zikia", "warsprite", 45, 3, 20,
        [(*WALK, 1, 3, True)],
        [("Scouting Flare", "ranged", 2, 85, 18, 2, "single"), ("Kick", "melee", 1, 75, 20, 0, "single")],
        "",
    ),
    "Woodguard": (
        "zikia", "ogre", 85, 10, 8,
        [(*WALK, 1, 3, False)],
        [("Protecting Pummel", "melee", 2, 85, 20, 0, "single"), ("Bash", "melee", 1, 75, 35, 0, "single")],
        "Protector",
    ),
    "Thornbeast": (
        "zikia", "ogre", 85, 8, 8,
        [("Fly", "fly", 1, 3, False)],
        [("Barbed Thorns", "melee", 2, 85, 22, 0, "single"), ("Great Thorn", "ranged", 2, 75, 32, 2, "single")],
        "Landing Zone",
    ),
    "Horned Blight": (
        "urugal", "warsprite", 60, 4, 10,
        [(*WALK, 1, 4, False)],
        [("Headbutt", "melee", 1, 75, 20, 0, "single"), ("Gore", "melee", 2, 65, 32, 0, "single")],
        "Relentless",
    ),
    "Gilded Blight": (
        "urugal", "warsprite", 55, 8, 8,
        [(*WALK, 1, 4, False)],
        [("Stunning Blow", "melee", 2, 80, 20, 0, "single"), ("Pierce", "melee", 1, 85, 27, 0, "single")],
        "Gilded Protection",
    ),
    "Plague Bringer": (
        "urugal", "ogre", 85, 10, 8,
        [(*WALK, 1, 2, True)],
        [("Necrotic Grasp", "melee", 2, 75, 22, 0, "single"), ("Rake", "melee", 1, 85, 30, 0, "single")],
        "Plague Cloud",
    ),
    "Gilded Plague": (
        "urugal", "ogre", 90, 12, 4,
        [(*WALK, 1, 2, True)],
        [("Contagion", "ranged", 2, 75, 20, 2, "single"), ("Rend", "melee", 1, 65, 33, 0, "single")],
        "Gilded Protection",
    ),
}  # fmt: skip

NOTHING: dict[str, Any] = {
    "on": "always",
    "if": [],
    "whom": "self",
    "deed": "modify",
    "attribute": "",
    "against": "any",
    "operation": "",
    "amount": 0,
    "rounds": 0,
    "distance": 0,
    "spares": [],
    "select": [],
}


def change(attribute: str, operation: str, amount: int, **others: Any) -> dict[str, Any]:
    """A compiled `modify`."""
    return {**NOTHING, "attribute": attribute, "operation": operation, "amount": amount, **others}


def deed(name: str, amount: int, **others: Any) -> dict[str, Any]:
    """A compiled deed that modifies nothing."""
    return {**NOTHING, "deed": name, "amount": amount, **others}


def when(kind: str, *words: str, who: str = "self") -> list[dict[str, Any]]:
    return [{"who": who, "is": kind, "of": list(words)}]


ON_TARGET: dict[str, Any] = {"on": "hit", "whom": "target"}
EFFECTS: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("Sand Lion", "Hamstring"): [change("dodge", "add", -15, rounds=2, **ON_TARGET)],
    ("Sand Widow", "Massive Strike"): [change("crit", "set", 300)],
    ("Sand Widow", "Spider Stealth"): [change("cover", "set", 100, **{"if": when("cover", "medium")})],
    ("Dune Viper", "Slippery Strike"): [deed("displace", 0, on="hit", distance=1)],
    ("Dune Viper", "Evasion"): [change("dodge", "add", 10, **{"if": when("cover", "none")})],
    ("Charred Demon", "Scarring Whip"): [deed("displace", 0, distance=2, spares=["colossus"], **ON_TARGET)],
    ("Vigilant Sentinel", "Burning Beacon"): [
        change("damage_taken", "add", 15, against="ranged", rounds=2, **ON_TARGET),
    ],
    ("Fire Ram", "Fiery Shrapnel"): [
        change("damage", "add", 10, **{"if": when("cover", "ground", "medium", who="other")}),
    ],
    ("Fire Ram", "King of the Hill"): [change("range", "add", 1, **{"if": when("terrain", "hills")})],
    ("Bramblehorn", "Scouting Flare"): [
        change("cover", "set", 0, rounds=2, **ON_TARGET),
        change("intervening", "set", 0, rounds=2, **ON_TARGET),
    ],
    ("Woodguard", "Protecting Pummel"): [change("armor", "add", 5, on="hit", whom="allies_here", rounds=2)],
    ("Woodguard", "Protector"): [change("armor", "add", 5, whom="allies_here")],
    ("Thornbeast", "Barbed Thorns"): [deed("cool", 1, on="hit", select=["moves"])],
    ("Thornbeast", "Landing Zone"): [deed("harm", 10, on="move", whom="enemies_here")],
    ("Horned Blight", "Relentless"): [change("armor", "add", 10, against="melee")],
    ("Gilded Blight", "Stunning Blow"): [change("damage", "set", 0, against="melee", rounds=1, **ON_TARGET)],
    ("Gilded Blight", "Gilded Protection"): [change("doubles", "set", 0, **{"if": when("cover", "none")})],
    ("Plague Bringer", "Necrotic Grasp"): [change("armor", "add", -10, rounds=2, **ON_TARGET)],
    ("Plague Bringer", "Plague Cloud"): [deed("harm", 5, on="upkeep", whom="enemies_here")],
    ("Gilded Plague", "Contagion"): [
        deed("harm_each_turn", 5, on="hit", whom="target_and_its_allies_there", rounds=4),
    ],
    ("Gilded Plague", "Gilded Protection"): [change("doubles", "set", 0, **{"if": when("cover", "none")})],
}


def compiled(name: str) -> dict[str, Any]:
    return setup.compile_golem(codex.default(), name)


def test_the_golems_with_a_full_stat_block_are_there() -> None:
    assert len(PRINTED) == 13
    assert set(PRINTED) <= {golem.name for golem in codex.default().golems.values()}


@pytest.mark.parametrize("name", PRINTED)
def test_figures(name: str) -> None:
    arcanum, size, health, armor, dodge, moves, attacks, passive = PRINTED[name]
    golem = compiled(name)
    figures = [golem[key] for key in ("arcanum", "class", "health", "armor", "dodge")]
    assert figures == [arcanum, size, health, armor, dodge]
    assert [(m["name"], m["type"], m["ap"], m["mp"], m["nimble"]) for m in golem["moves"]] == moves
    keys = ("name", "type", "cost", "accuracy", "damage", "range", "scope")
    assert [tuple(attack[key] for key in keys) for attack in golem["attacks"]] == attacks
    assert (golem["passive"]["name"] if golem["passive"] else "") == passive


@pytest.mark.parametrize("name", PRINTED)
def test_effects(name: str) -> None:
    golem = compiled(name)
    abilities = golem["attacks"] + ([golem["passive"]] if golem["passive"] else [])
    found = {(name, ability["name"]): ability["effects"] for ability in abilities if ability["effects"]}
    assert found == {key: effects for key, effects in EFFECTS.items() if key[0] == name}


def test_known_army_point_values() -> None:
    known = {"Horned Blight": 80, "Charred Demon": 80, "Bramblehorn": 55, "Thornbeast": 95, "Winged Preserver": 150}
    assert {name: compiled(name)["apv"] for name in known} == known
    sources = listing.golem_sources(codex.default())
    for id, golem in codex.default().golems.items():
        assert sources[id]["apv"] == ("fan" if golem.name in known else "house")


def test_every_figure_has_a_provenance() -> None:
    sources = listing.golem_sources(codex.default())
    assert set(sources) == set(codex.default().golems)
    for figures in sources.values():
        assert {"arcanum", "class", "apv", "health", "armor", "dodge"} <= set(figures)
        assert set(figures.values()) <= set(get_args(Provenance))
    # Stated by the rulebooks themselves.
    assert sources["horned-blight"]["armor"] == sources["horned-blight"]["dodge"] == "rulebook"
    assert sources["sand-lion"]["Hamstring.effects"] == "rulebook"
    assert sources["dune-viper"]["Slippery Strike.ap"] == "rulebook"
    assert sources["bramblehorn"]["Walk.ap"] == "rulebook"
    # No source says whether it is nimble, nor whom the area takes in.
    assert sources["thornbeast"]["Fly.nimble"] == sources["fire-ram"]["Fiery Shrapnel.scope"] == "house"
    assert sources["plague-bringer"]["Walk.nimble"] == "fan"


def test_the_rules_read_every_golem() -> None:
    everything = json.loads(json.dumps(setup.compile_all(codex.default())))
    pieces = Pieces(everything)
    assert {golem.name for golem in codex.default().golems.values()} <= {pieces.type(id).name for id in pieces.cards}
    viper = pieces.type("dune-viper")
    assert [ability.name for ability in viper.abilities] == ["Walk", "Spiked Volley", "Slippery Strike"]
    assert viper.abilities[1].range == 2 and viper.abilities[1].attack == v.RANGED
    assert viper.passives[0].attribute == v.DODGE and viper.passives[0].conditions[0].values == 1 << v.NO_COVER
    assert pieces.type("thornbeast").flies and not pieces.type("thornbeast").walks


def test_a_golem_is_found_by_id_and_by_name() -> None:
    assert compiled("Dune Viper") == compiled("dune-viper") == compiled("dune viper")
    with pytest.raises(OptionError, match="did you mean 'Dune Viper'") as error:
        compiled("Dune Vipper")
    assert error.value.code == "unknown-golem"
