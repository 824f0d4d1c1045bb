"""All Golems of the core pack: those that the sources name, what is known of them and who says so, and the house's own."""

from __future__ import annotations

from typing import Any

import pytest

from shem.games.arcana.content import codex, listing, setup
from shem.games.arcana.content.models_pieces import GolemFile
from shem.games.arcana.parts import vocabulary as v

# The named Golems without a full stat block: Arcanum and class, and who says each; "house": nobody.
NAMED: dict[str, tuple[str, str, str, str]] = {
    "Carrion Raptor": ("urugal", "titan", "fan", "fan"),
    "Necrotic Fencer": ("urugal", "warsprite", "fan", "fan"),
    "Corpse Collector": ("urugal", "ogre", "fan", "fan"),
    "Bone Fiend": ("urugal", "titan", "fan", "fan"),
    "Crypt Tick": ("urugal", "warsprite", "fan", "fan"),
    "Marrow Witch": ("urugal", "ogre", "fan", "fan"),
    "Relentless Brute": ("urugal", "titan", "fan", "fan"),
    "Carapace Brute": ("urugal", "titan", "fan", "fan"),
    "Blood Channeler": ("gudanna", "titan", "rulebook", "rulebook"),
    "Storm Weaver": ("gudanna", "warsprite", "house", "fan"),
    "Burrow Claw": ("gudanna", "warsprite", "fan", "fan"),
    "Terra Naga": ("gudanna", "ogre", "fan", "fan"),
    "Valkali": ("gudanna", "ogre", "house", "house"),
    "Devil Djinn": ("gudanna", "titan", "house", "house"),
    "Winged Preserver": ("durani", "titan", "fan", "fan"),
    "Growling Phalanx": ("durani", "titan", "rulebook", "rulebook"),
    "Jagara": ("durani", "colossus", "fan", "fan"),
    "Wildwood Dryad": ("zikia", "titan", "fan", "house"),
    "Brambled Widow": ("zikia", "warsprite", "fan", "house"),
    "Fen Lord": ("zikia", "titan", "house", "house"),
}
OURS = {
    "Jade Sentinel": ("durani", "warsprite"),
    "Jade Ram": ("durani", "ogre"),
    "Crimson Mesa": ("gudanna", "colossus"),
    "Bone Cathedral": ("urugal", "colossus"),
    "Elderwood": ("zikia", "colossus"),
    "Charred Lion": ("gudanna", "warsprite"),
    "Charred Viper": ("gudanna", "ogre"),
    "Oath Bramble": ("zikia", "warsprite"),
    "Oath Warden": ("zikia", "ogre"),
    "Honor Sentinel": ("durani", "warsprite"),
    "Honor Ram": ("durani", "ogre"),
}
WITH_BLOCKS = 13

# Figures that a source states: (Golem, ability): {field: value}, and who says so.
KNOWN: dict[tuple[str, str], tuple[str, dict[str, Any]]] = {
    ("Blood Channeler", "Precision Slice"): ("rulebook", {"type": "melee", "accuracy": 85, "damage": 25, "range": 0}),
    ("Blood Channeler", "Closing Strike"): ("rulebook", {"type": "melee", "accuracy": 75, "range": 0}),
    ("Wildwood Dryad", "Grasping Vines"): ("rulebook", {"type": "ranged", "accuracy": 75, "damage": 25}),
    ("Winged Preserver", "Stumbling Quake"): ("rulebook", {"ap": 2}),
    ("Winged Preserver", "Walk"): ("fan", {"type": "walk", "ap": 2, "mp": 2, "nimble": True}),
    ("Winged Preserver", "Fly"): ("fan", {"type": "fly", "ap": 3, "mp": 2}),
    ("Corpse Collector", "Fly"): ("fan", {"type": "fly"}),
    ("Terra Naga", "Fly"): ("fan", {"type": "fly"}),
    ("Terra Naga", "Scattering Sirocco"): ("fan", {"type": "ranged"}),
    ("Bone Fiend", "Bone Storm"): ("fan", {"type": "ranged"}),
    ("Burrow Claw", "Tunneling Blast"): ("fan", {"type": "melee", "range": 0}),
}

Effects = list[dict[str, Any]]
UNSAID: dict[str, Any] = {"way": "chosen", "until": [], "rounds": 0, "whom": "self"}
ON_TARGET: dict[str, Any] = {"on": "hit", "whom": "target"}
# Special effects that a source states, by what sets them apart; and who says so.
EFFECTS: dict[tuple[str, str], tuple[str, Effects]] = {
    ("Blood Channeler", "Precision Slice"): (
        "rulebook",
        [
            {"on": "hit", "whom": "self", "attribute": "accuracy", "amount": 10, "until": ["next_attack"], "rounds": 0},
            {"on": "hit", "whom": "self", "attribute": "damage", "amount": 25, "until": ["next_attack"], "rounds": 0},
        ],
    ),
    ("Growling Phalanx", "Golem Toss"): (
        "rulebook",
        [{**ON_TARGET, "deed": "displace", "way": "chosen", "distance": 1}],
    ),
    ("Growling Phalanx", "Blinding Jewel"): (
        "rulebook",
        [{**ON_TARGET, "attribute": "accuracy", "operation": "add", "amount": -15, "rounds": 2}],
    ),
    ("Wildwood Dryad", "Grasping Vines"): (
        "rulebook",
        [{**ON_TARGET, "attribute": "accuracy", "operation": "add", "amount": -10}],
    ),
    ("Brambled Widow", "Root Wrap"): (
        "rulebook",
        [{**ON_TARGET, "attribute": "movement", "operation": "add", "amount": -2, "rounds": 2}],
    ),
    ("Valkali", "Mask of Burden"): (
        "rulebook",
        [
            {"on": "use", "whom": "target", "attribute": "accuracy", "amount": 10},
            {"on": "use", "whom": "target", "attribute": "damage", "amount": 10},
            {"on": "use", "whom": "target", "deed": "harm_each_turn", "amount": 15},
        ],
    ),
    ("Burrow Claw", "Tunneling Blast"): (
        "fan",
        [{"on": "hit", "whom": "self", "deed": "displace", "distance": 99, "where": {"cover": ["none"], "terrain": []}}],
    ),
    ("Terra Naga", "Scattering Sirocco"): (
        "fan",
        [
            {**ON_TARGET, "deed": "displace", "way": "random", "distance": 1},
            {"on": "hit", "whom": "self", "deed": "displace", "way": "chosen", "distance": 1, "per_target": True},
        ],
    ),
    ("Terra Naga", "Winged Withdrawal"): (
        "fan",
        [{"on": "always", "attribute": "cost", "operation": "add", "amount": -1, "select": ["fly"]}],
    ),
}


def named(name: str) -> tuple[str, GolemFile]:
    return next((id, golem) for id, golem in codex.default().golems.items() if golem.name == name)


def ability(name: str, title: str) -> Any:
    golem = named(name)[1]
    abilities: list[Any] = [*golem.moves, *golem.attacks, *golem.powers, *([golem.passive] if golem.passive else [])]
    return next(one for one in abilities if one.name == title)


def compiled_effects(name: str, title: str) -> Effects:
    golem = setup.compile_golem(codex.default(), name)
    abilities = [*golem["attacks"], *golem.get("powers", []), *([golem["passive"]] if golem["passive"] else [])]
    effects: Effects = next(one for one in abilities if one["name"] == title)["effects"]
    return effects


def test_every_golem_that_the_sources_name_is_there() -> None:
    golems = {golem.name: golem for golem in codex.default().golems.values()}
    sources = {golem.name: listing.golem_sources(codex.default())[id] for id, golem in codex.default().golems.items()}
    found = {
        name: (golems[name].arcanum, golems[name].size, sources[name]["arcanum"], sources[name]["class"]) for name in NAMED
    }
    assert found == NAMED
    assert {name: (golems[name].arcanum, golems[name].size) for name in OURS} == OURS
    assert len(golems) == WITH_BLOCKS + len(NAMED) + len(OURS) >= 32


def test_files_are_named_after_their_golems() -> None:
    for id, golem in codex.default().golems.items():
        assert id == golem.name.lower().replace(" ", "-")


def test_every_arcanum_has_all_classes() -> None:
    """Two or more Warsprites, Ogres and Titans and a Colossus each."""
    for arcanum in v.ARCANA:
        sizes: list[str] = [golem.size for golem in codex.default().golems.values() if golem.arcanum == arcanum]
        counts = {size: sizes.count(size) for size in v.CLASSES}
        assert min(counts["warsprite"], counts["ogre"], counts["titan"]) >= 2, arcanum
        assert counts["colossus"] == 1, arcanum


def test_size_table() -> None:
    """Golems, Size: APV by class; Titans have three attacks, Colossi four and a rule of their own, the others two."""
    for golem in codex.default().golems.values():
        least, most = {"warsprite": (1, 89), "ogre": (90, 150), "titan": (150, 225), "colossus": (350, 500)}[golem.size]
        assert least <= golem.apv <= most, golem.name
        assert len(golem.attacks) == {"titan": 3, "colossus": 4}.get(golem.size, 2), golem.name
        assert golem.passive or golem.size != "colossus", golem.name


def test_house_figures_keep_to_the_pattern_of_the_known_ones() -> None:
    """The full stat blocks bound the Health, Armor and Dodge of the house's Warsprites and Ogres; Titans are heavier."""
    bounds = {
        "warsprite": ((45, 60), (0, 9), (8, 20)),
        "ogre": ((60, 90), (8, 14), (4, 12)),
        "titan": ((100, 140), (10, 18), (0, 10)),
        "colossus": ((200, 280), (12, 18), (0, 0)),
    }
    for golem in codex.default().golems.values():
        for figure, (least, most) in zip((golem.health, golem.armor, golem.dodge), bounds[golem.size]):
            assert least <= figure <= most, golem.name


@pytest.mark.parametrize(("name", "title"), KNOWN)
def test_known_figures_and_who_states_them(name: str, title: str) -> None:
    source, figures = KNOWN[name, title]
    assert {field: getattr(ability(name, title), field) for field in figures} == figures
    sources = listing.golem_sources(codex.default())[named(name)[0]]
    assert {sources[f"{title}.{field}"] for field in figures} == {source}


@pytest.mark.parametrize(("name", "title"), EFFECTS)
def test_known_effects_and_who_states_them(name: str, title: str) -> None:
    source, effects = EFFECTS[name, title]
    found = compiled_effects(name, title)
    assert len(found) == len(effects)
    for one, known in zip(found, effects):
        full = {**UNSAID, **one}
        assert {field: full[field] for field in known} == known
    assert listing.golem_sources(codex.default())[named(name)[0]][f"{title}.effects"] == source


def test_conditions_of_the_known_effects() -> None:
    """Root Wrap needs a target in Medium Cover, Winged Withdrawal an enemy in the Region."""
    (wrap,) = compiled_effects("Brambled Widow", "Root Wrap")
    assert [(condition["who"], condition["is"], condition["of"]) for condition in wrap["if"]] == [
        ("other", "cover", ["medium"])
    ]
    (withdrawal,) = compiled_effects("Terra Naga", "Winged Withdrawal")
    assert [(condition["who"], condition["is"], condition["least"]) for condition in withdrawal["if"]] == [
        ("self", "contested", 1)
    ]


def test_what_nobody_states_is_the_houses() -> None:
    sources = listing.golem_sources(codex.default())
    for name in [*NAMED, *OURS]:
        figures = sources[named(name)[0]]
        assert {figures[field] for field in ("health", "armor", "dodge")} == {"house"}, name
    assert sources["blood-channeler"]["Precision Slice.ap"] == sources["winged-preserver"]["Fly.nimble"] == "house"


def test_elite_units() -> None:
    """Golems of one elite unit share their passive ability and belong to one faction."""
    units: dict[str, list[GolemFile]] = {}
    for golem in codex.default().golems.values():
        if golem.unit:
            units.setdefault(golem.unit, []).append(golem)
    assert {unit: sorted(golem.name for golem in golems) for unit, golems in units.items()} == {
        "Gilded Band": ["Gilded Blight", "Gilded Plague"],
        "Black Widows": ["Brambled Widow", "Sand Widow"],
        "Jade Guardians": ["Jade Ram", "Jade Sentinel"],
        "Charred Reavers": ["Charred Lion", "Charred Viper"],
        "Rangers of the Oath": ["Oath Bramble", "Oath Warden"],
        "Scions of Honor": ["Honor Ram", "Honor Sentinel"],
        "Shellborn": ["Carapace Brute"],
    }
    for golems in units.values():
        first, *others = golems
        assert first.passive and (first.factions != [] or not others)
        for other in others:
            assert other.passive
            assert (first.passive.name, first.passive.effects) == (other.passive.name, other.passive.effects)
            assert first.factions == other.factions


def test_every_golem_has_its_lore() -> None:
    told: list[str] = []
    for golem in codex.default().golems.values():
        assert golem.lore is not None, golem.name
        assert golem.lore.en != golem.lore.de
        told += [golem.lore.en, golem.lore.de]
    assert len(set(told)) == len(told)
