"""Knights, Ancient Ones and Relics: what the sources say of them, and that every army and word of the algebra is served."""

from __future__ import annotations

from typing import Any

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.content import codex
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.models_pieces import Ancient, Knight, Relic, Spell
from shem.games.arcana.content.provenance import sourced_ancient, sourced_golem, sourced_knight, sourced_relic
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts import vocabulary as v
from tests.rules.arcana.made import row

CORE = codex.default()
READ = compile_all(CORE)
Piece = Knight | Ancient | Relic
PIECES: list[tuple[str, Piece]] = [*CORE.knights.items(), *CORE.ancients.items(), *CORE.relics.items()]
FACTION_ARCANA = dict(zip(v.FACTIONS, v.FACTION_ARCANA, strict=True))

# Knights that the sources name: rank, faction, arcana they are known with, APV, figures that are not ours.
NAMED: dict[str, tuple[str, int | None, dict[str, str]]] = {
    "Zitala the Arcanist": ("gudanna", None, {"factions": "rulebook", "Reckless Wrath.effects": "rulebook"}),
    "Sir Ramaka": ("durani", None, {"factions": "rulebook", "Warning Shot.effects": "rulebook"}),
    "Lady Tavisa": (
        "durani",
        None,
        {
            "rank": "fan",
            "factions": "fan",
            "golems": "fan",
            "unit": "fan",
            "Bad Blood.effects": "fan",
            "Marred Devotion.health": "fan",
            "Marred Devotion.effects": "fan",
        },
    ),
    "Ditallu the Brave": ("durani", None, {"Unbowed.effects": "fan"}),
    "Vidhis": ("gudanna", 5, {"apv": "fan"}),
    "Makriya Vil": ("gudanna", 10, {"apv": "fan"}),
    "Sortha Bhima": ("gudanna", 5, {"apv": "fan"}),
    "Gunastara Yaffa": ("durani", 5, {"apv": "fan"}),
    "Vasayasti": ("durani", 20, {"apv": "fan"}),
    "Vitan Rahita": ("durani", 25, {"apv": "fan"}),
    "Raphsa Kanda": ("mercenary", 10, {"apv": "fan", "factions": "fan"}),
    "Koza Sedha": ("mercenary", 5, {"apv": "fan", "factions": "fan"}),
    "Saniyas the Inscrutable": ("durani", 20, {"apv": "fan", "factions": "fan"}),
    "Drengi ni Versas": ("mercenary", 15, {"apv": "fan", "factions": "fan"}),
    "Sasyamarin": ("mercenary", 10, {"apv": "fan", "factions": "fan"}),
    "Tamisra Suhsin": ("gudanna", 5, {"apv": "fan", "factions": "fan", "Path Through Thorns.effects": "fan"}),
    "Avakara": ("gudanna", None, {"rank": "fan", "factions": "fan"}),
    "Vanya": ("mercenary", None, {"rank": "fan", "arcana": "fan"}),
    "Vitta the Greedy": ("mercenary", None, {"rank": "fan", "arcana": "fan"}),
    "Garo Bataar": ("gudanna", None, {"factions": "fan"}),
    "Mardin of Chatzuk": ("mercenary", None, {}),
}

ANCIENTS = {
    "Er-Haka the Storm",
    "Eresh-Nak the Swarm",
    "Hala-Nam the Nectar",
    "Davati-Loka the Solitary",
    "Vaira-Atana the Avenger",
    "Vamza-Itra the Prince",
    "Dana-Arga the Defender",
    "Urugal Har-Ten the Warrior",
    "Sudha-Dyati the Water-Bringer",
    "Ropan-Dyati the Healer",
    "Zikia Kajit-Ura the Deceiver",
    "Zargin-Azva the Marksman",
    "Hanta-Kul the Assassin",
    "Kavya-Atana the Scholar",
    "Zrama-Pari the Hopeful",
    "Sudura-Valli the Trapper",
}

# What the pieces must have between them, as fields of the effects.
DEEDS = [
    *("silence", "dispel", "shift", "mana", "steal_mana", "ap", "steal_ap", "vp", "terrain", "spawn", "destroy"),
    *("heal", "heal_each_turn", "harm", "harm_each_turn", "grant", "ignore", "lay", "displace", "well"),
    *("cool_moves", "cool_attacks", "cool_powers"),
]
CONDITIONS = ["cover", "size", "arcanum", "faction", "moved", "contested", "health_at_most", "health_at_least"]
CONDITIONS += ["first_hit", "beyond", "critical"]
BOARD_AND_REGIONS = ["allies", "enemies", "everyone", "allies_here", "enemies_here", "everyone_here", "others_here"]
BOARD_AND_REGIONS += ["allies_there", "everyone_there", "target", "self"]


def knight(name: str) -> Knight:
    return next(found for found in CORE.knights.values() if found.name == name)


def ancient(name: str) -> Ancient:
    return next(found for found in CORE.ancients.values() if found.name == name)


def relic(name: str) -> Relic:
    return next(found for found in CORE.relics.values() if found.name == name)


def written(effect: Effect) -> dict[str, Any]:
    """An effect as its file says it: only the fields that are given."""
    return effect.model_dump(by_alias=True, exclude_unset=True)


def power(name: str, of: str) -> list[dict[str, Any]]:
    return [written(effect) for found in knight(of).powers if found.name == name for effect in found.effects]


def spells(kind: str) -> list[Any]:
    return [getattr(found, kind) for found in CORE.ancients.values() if getattr(found, kind) is not None]


def effects_of(piece: Piece) -> list[Effect]:
    """Every effect of a piece, those that others lay on a Region included."""
    found: list[Effect] = []
    if isinstance(piece, Knight):
        for ability in piece.powers:
            found += ability.effects + (ability.attack.effects if ability.attack is not None else [])
    elif isinstance(piece, Ancient):
        for spell in (piece.miracle, piece.blessing, piece.curse):
            found += spell.effects if spell is not None else []
    else:
        found += piece.effects + (piece.attack.effects if piece.attack is not None else [])
        if piece.summons is not None:
            for strike in piece.summons.attacks:
                found += strike.effects
            for spoken in piece.summons.powers:
                found += spoken.effects
            found += piece.summons.passive.effects if piece.summons.passive is not None else []
    return found + [laid for effect in found if effect.lay is not None for laid in effect.lay.effects]


ALL_EFFECTS = [effect for _, piece in PIECES for effect in effects_of(piece)]
KNIGHT_EFFECTS = [effect for piece in CORE.knights.values() for effect in effects_of(piece)]


# Knights.


def test_at_least_forty_Knights_of_whom_eight_are_Blood_Knights_with_a_passive_and_an_active_power() -> None:
    # Knights: a Knight has one power, a Blood Knight more, usually a passive and an active one.
    assert len(CORE.knights) >= 40
    blood = [found for found in CORE.knights.values() if found.rank == "blood-knight"]
    assert len(blood) >= 8
    for found in blood:
        assert [bool(ability.payments()) for ability in found.powers] == [False, True], found.name
    assert all(len(found.powers) == 1 for found in CORE.knights.values() if found.rank == "knight")


def test_every_Knight_serves_one_faction_and_commands_only_Arcana_that_it_may_use() -> None:
    # Knights: each is a member of a faction; Army Creation: the Arcana that each faction may use.
    for found in CORE.knights.values():
        assert len(found.factions) == 1, found.name
        assert set(found.arcana) <= set(FACTION_ARCANA[found.factions[0]]), found.name


@pytest.mark.parametrize("name", NAMED)
def test_known_Knights_keep_their_faction_and_APV_and_say_where_each_figure_is_from(name: str) -> None:
    faction, apv, sourced = NAMED[name]
    found = knight(name)
    assert found.factions == [faction]
    if apv is not None:
        assert found.apv == apv
    provenance = sourced_knight(found).provenance()
    assert {figure: provenance[figure] for figure in sourced} == sourced


def test_Knights_of_our_own_say_house_for_every_figure() -> None:
    ours = [found for found in CORE.knights.values() if found.name not in NAMED and found not in of_the_jagara()]
    assert len(ours) >= 25
    assert all(set(sourced_knight(found).provenance().values()) == {"house"} for found in ours)


def of_the_jagara() -> list[Knight]:
    return [found for found in CORE.knights.values() if found.golems == ["jagara"]]


def test_the_Jagara_comes_with_three_Knights_of_its_own_and_others_can_command_it() -> None:
    # Colossi: three Knights are tied to it, a few others of the Empire can drive it.
    own = of_the_jagara()
    assert len(own) == 3 and all(found.factions == ["durani"] for found in own)
    assert {sourced_knight(found).provenance()["golems"] for found in own} == {"fan"}
    others = [found for found in CORE.knights.values() if "colossus" in found.classes and "durani" in found.arcana]
    assert len(others) > len(own)


UNITS = {
    "Gilded Band": "durani",
    "Jade Guardians": "durani",
    "Scions of Honor": "durani",
    "Black Widows": "gudanna",
    "Charred Reavers": "gudanna",
    "Rangers of the Oath": "mercenary",
}


@pytest.mark.parametrize("unit", UNITS)
def test_elite_units_have_Golems_and_Knights_of_their_own_faction(unit: str) -> None:
    # Elite and Special Units: the named ones.
    golems = [found for found in CORE.golems.values() if found.unit == unit]
    knights = [found for found in CORE.knights.values() if found.unit == unit]
    assert len(golems) >= 2 and knights
    factions = [faction for found in golems for faction in found.factions]
    assert {*factions, *(faction for found in knights for faction in found.factions)} == {UNITS[unit]}


def test_the_Carapace_Brute_is_of_an_elite_unit() -> None:
    # The roster calls it an elite Titan; its unit's name and Knight are ours.
    brute = CORE.golems["carapace-brute"]
    assert brute.unit is not None
    assert [found.name for found in CORE.knights.values() if found.unit == brute.unit] == ["Khapara Shellborn"]
    assert sourced_golem(brute).provenance()["unit"] == "house"


def test_every_Knight_descends_from_bloodlines_the_known_ones_as_told() -> None:
    # Knight, Arcanum: a member of one or more bloodlines.
    assert all(found.bloodlines for found in CORE.knights.values())
    known = {"Lady Tavisa": ["Bahtka-Bana"], "Avakara": ["Metr Gudanna-Ki"]}
    for name, lines in known.items():
        assert knight(name).bloodlines == lines
        assert sourced_knight(knight(name)).provenance()["bloodlines"] == "fan"


def test_what_a_Golem_belongs_to_has_a_provenance() -> None:
    # Elite and Special Units; Army Creation: factions and units are checked at load like any figure.
    widow, lion = CORE.golems["sand-widow"], CORE.golems["sand-lion"]
    provenance = sourced_golem(widow).provenance()
    assert (provenance["factions"], provenance["unit"]) == ("fan", "fan")
    assert {"factions", "unit"}.isdisjoint(sourced_golem(lion).provenance())
    told = dict.fromkeys([*sourced_golem(lion).figures, "moves", "attacks", "passive"], "fan")
    bare = widow.model_copy(update={"source": told})
    assert ["factions, unit" in message for _, message in sourced_golem(bare).check(())] == [True]


def test_Reckless_Wrath_costs_20_Accuracy_for_20_damage_of_the_next_attack() -> None:
    # Stacking Examples: Accuracy 85 + 10 - 20, damage 25 + 15 + 15 + 25 + 20.
    assert power("Reckless Wrath", "Zitala the Arcanist") == [
        {"on": "use", "modify": "accuracy", "add": -20, "until": ["next_attack"]},
        {"on": "use", "modify": "damage", "add": 20, "until": ["next_attack"]},
    ]


def test_Warning_Shot_adds_15_Accuracy_after_a_miss() -> None:
    # Stacking Examples: Stonefist misses, Warning Shot helps the next attack.
    assert power("Warning Shot", "Sir Ramaka") == [
        {"on": "miss", "modify": "accuracy", "add": 15, "until": ["next_attack"]}
    ]


def test_Lady_Tavisa_hates_the_Gudanna_Arcanum_and_pays_10_Health_to_cool_her_attacks() -> None:
    tavisa = knight("Lady Tavisa")
    assert power("Bad Blood", "Lady Tavisa") == [
        {"modify": "accuracy", "add": 20, "if": {"other": {"arcanum": ["gudanna"]}}}
    ]
    assert power("Marred Devotion", "Lady Tavisa") == [{"on": "use", "cool_attacks": 2}]
    assert tavisa.powers[1].cost() == ("health", 10)
    assert tavisa.golems == ["gilded-plague"]


def test_Ditallu_has_5_Armor_more_against_the_first_hit_of_a_Round() -> None:
    assert power("Unbowed", "Ditallu the Brave") == [{"modify": "armor", "add": 5, "if": {"first_hit": True}}]


def _fitting(faction: str, arcanum: str, size: str) -> list[str]:
    """Knights that may command any Golem of the Arcanum and class in an army of the faction."""
    return [
        id
        for id, found in CORE.knights.items()
        if faction in found.factions and arcanum in found.arcana and size in found.classes
        if not found.golems and found.unit is None
    ]


@pytest.mark.parametrize("faction", v.FACTIONS)
def test_every_faction_finds_Knights_for_every_Arcanum_and_class_that_it_may_field(faction: str) -> None:
    # Knights: faction, Arcanum and class must fit; Colossus Rules: a Colossus has three Knights.
    assert sum(faction in found.factions for found in CORE.knights.values()) >= 12
    for arcanum in FACTION_ARCANA[faction]:
        for size in v.CLASSES:
            least = 4 if size == "colossus" else 6
            assert len(_fitting(faction, arcanum, size)) >= least, (arcanum, size)


def test_Knights_of_a_unit_find_Golems_of_it() -> None:
    of_units = [found for found in CORE.knights.values() if found.unit is not None]
    assert len(of_units) > 2
    for found in of_units:
        unit = [golem for golem in CORE.golems.values() if golem.unit == found.unit]
        assert any(golem.arcanum in found.arcana and golem.size in found.classes for golem in unit), found.name


def test_active_powers_are_paid_in_AP_Mana_and_Health_and_one_is_an_attack() -> None:
    # Action Costs: AP, Mana or the Health of a Golem.
    active = [ability for found in CORE.knights.values() for ability in found.powers if ability.payments()]
    assert {ability.cost()[0] for ability in active} == {"ap", "mana", "health"}
    assert any(ability.attack is not None for ability in active)
    assert {ability.aim for ability in active} == {"none", "ally", "enemy", "region"}


def test_passive_powers_act_on_every_trigger_that_a_passive_ability_can_have() -> None:
    triggers = {effect.on for effect in KNIGHT_EFFECTS if effect.on not in ("use", "enter")}
    assert triggers == {"always", "hit", "miss", "attack", "move", "upkeep", "damaged", "destroyed", "kill"}


@pytest.mark.parametrize("deed", ["silence", "steal_mana", "steal_ap", "grant", "well", "dispel", "shift", "terrain"])
def test_some_Knight_can(deed: str) -> None:
    assert any(getattr(effect, deed) is not None for effect in KNIGHT_EFFECTS)


def test_Knights_cool_attacks_and_heat_those_of_enemies() -> None:
    # Modifying Cooldown: it goes both ways.
    cooled = {effect.cool_attacks for effect in KNIGHT_EFFECTS if effect.cool_attacks is not None}
    assert min(cooled) < 0 < max(cooled)


# Ancient Ones.


def test_all_sixteen_Ancient_Ones_are_there() -> None:
    assert {found.name for found in CORE.ancients.values()} == ANCIENTS


def test_Ancient_Ones_have_at_least_nine_Miracles_nine_Blessings_and_nine_Curses() -> None:
    assert all(len(spells(kind)) >= 9 for kind in ("miracle", "blessing", "curse"))


def test_Ancient_Ones_cost_20_to_60_points_and_known_APVs_are_kept() -> None:
    assert all(20 <= found.apv <= 60 for found in CORE.ancients.values())
    for name, apv in (("Zikia Kajit-Ura the Deceiver", 50), ("Davati-Loka the Solitary", 30)):
        assert ancient(name).apv == apv
        assert sourced_ancient(ancient(name)).provenance()["apv"] == "fan"


def test_what_Ancient_Ones_do_costs_4_to_20_Mana_and_less_to_move() -> None:
    # The Mana Costs of Blessings and Curses.
    for spell in [*spells("miracle"), *spells("blessing"), *spells("curse")]:
        assert 4 <= spell.mana <= 20, spell.name
        if isinstance(spell, Spell):
            assert spell.move < spell.mana, spell.name


def test_Furys_Claws_give_every_ally_15_Melee_damage() -> None:
    # Stacking Examples: Fury's Claws (A) +15.
    found = ancient("Urugal Har-Ten the Warrior")
    assert found.miracle is not None and found.miracle.name == "Fury's Claws"
    assert [written(effect) for effect in found.miracle.effects] == [
        {"on": "use", "whom": "allies", "modify": "damage", "against": "melee", "add": 15, "rounds": 1}
    ]
    assert sourced_ancient(found).provenance()["Fury's Claws.effects"] == "rulebook"


def test_the_Deceiver_makes_allies_harder_to_hit_and_the_Solitary_holds_enemies() -> None:
    deceiver, solitary = ancient("Zikia Kajit-Ura the Deceiver"), ancient("Davati-Loka the Solitary")
    assert deceiver.blessing is not None and deceiver.curse is not None and deceiver.miracle is None
    assert [effect.modify for effect in deceiver.blessing.effects + deceiver.curse.effects] == ["dodge", "accuracy"]
    assert solitary.curse is not None
    assert [effect.modify for effect in solitary.curse.effects] == ["movement", "cost"]


def test_one_Curse_and_one_Miracle_spare_nobody() -> None:
    # Edition 2014, Mana & Ancient Ones: some Curses are for every Golem of a Region.
    assert any(effect.whom == "everyone_here" for curse in spells("curse") for effect in curse.effects)
    assert any(effect.whom == "everyone" for miracle in spells("miracle") for effect in miracle.effects)


def test_Blessings_and_Curses_hold_always_at_upkeep_and_on_entering() -> None:
    for kind in ("blessing", "curse"):
        assert {effect.on for spell in spells(kind) for effect in spell.effects} == {"always", "upkeep", "enter"}


# Relics.


def test_at_least_twelve_Relics_of_10_to_40_points_of_which_four_or_more_summon_Constructs() -> None:
    assert len(CORE.relics) >= 12
    assert all(10 <= found.apv <= 40 for found in CORE.relics.values())
    constructs = [found.summons for found in CORE.relics.values() if found.summons is not None]
    assert len(constructs) >= 4
    assert all(20 <= construct.health <= 60 for construct in constructs)
    assert {bool(construct.attacks) for construct in constructs} == {True, False}
    assert any(construct.powers for construct in constructs)
    assert any(construct.passive is not None for construct in constructs)
    assert {ability.uses for construct in constructs for ability in construct.attacks} == {1, 2}


def test_Relics_are_of_every_size_and_paid_in_AP_Mana_and_Health() -> None:
    # Relics: size and activation cost.
    assert {found.size for found in CORE.relics.values()} == set(v.CLASSES)
    assert {found.cost()[0] for found in CORE.relics.values()} == {"ap", "mana", "health"}
    assert any(found.attack is not None for found in CORE.relics.values())


def test_the_three_known_Relics_are_as_the_sources_tell() -> None:
    codex_, dagger, lens = relic("Tarmonud's Codex"), relic("Baylr's Dagger"), relic("Daku's Lens")
    assert [written(effect) for effect in codex_.effects] == [
        {"on": "use", "modify": "damage", "add": 15, "rounds": 1}
    ]  # Stacking Examples: Tarmonud's Codex (R) +15
    assert sourced_relic(codex_).provenance()["effects"] == "rulebook"
    assert (dagger.apv, dagger.aim, dagger.effects[0].silence) == (20, "enemy", True)
    assert (lens.apv, lens.effects[0].modify) == (10, "range")
    assert [sourced_relic(found).provenance()["apv"] for found in (dagger, lens)] == ["fan", "fan"]


# All of them.


@pytest.mark.parametrize("id, piece", PIECES, ids=[id for id, _ in PIECES])
def test_every_piece_has_a_sentence_of_its_own_in_both_languages(id: str, piece: Piece) -> None:
    assert piece.lore is not None
    assert piece.lore.en != piece.lore.de
    assert [other for other, found in PIECES if found.lore is not None and found.lore.en == piece.lore.en] == [id]


@pytest.mark.parametrize("deed", DEEDS)
def test_the_pieces_use_every_deed_of_the_algebra(deed: str) -> None:
    assert any(getattr(effect, deed) is not None for effect in ALL_EFFECTS)


@pytest.mark.parametrize("attribute", sorted(set(v.ATTRIBUTES) - {"as_melee"}))
def test_the_pieces_modify_every_attribute(attribute: str) -> None:
    # as_melee is for attacks that are no longer ranged: a Golem has it.
    assert any(effect.modify == attribute for effect in ALL_EFFECTS)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_the_pieces_ask_for_every_condition(condition: str) -> None:
    asked = [side for effect in ALL_EFFECTS if effect.when is not None for side in (effect.when, effect.when.other)]
    assert any(side is not None and condition in side.model_fields_set for side in asked)


@pytest.mark.parametrize("whom", BOARD_AND_REGIONS)
def test_the_pieces_reach_everybody_that_the_algebra_can_name(whom: str) -> None:
    assert any(effect.whom == whom for effect in ALL_EFFECTS)


def test_wells_are_recharged_created_moved_and_removed() -> None:
    # Mana Wells: special effects recharge them and create new ones.
    assert {effect.well for effect in ALL_EFFECTS} - {None} == set(v.WELL_DEEDS)


def test_something_happens_once_a_game_something_fades_and_one_aim_is_at_anyone() -> None:
    assert any(effect.once for effect in ALL_EFFECTS)
    assert any(effect.step for effect in ALL_EFFECTS)
    assert any(found.aim == "anyone" for found in CORE.relics.values())


# As the rules read them.


def fielded(piece: dict[str, Any]) -> Box:
    """A sandbox with one Golem of the core content, its Knights and Relic by their ids."""
    return arcana.sandbox(
        row(3),
        [{"army": 0, "at": (0, 0), **piece}],
        golems=READ["golems"],
        knights=READ["knights"],
        relics=READ["relics"],
    )


@pytest.mark.parametrize("id", CORE.knights)
def test_the_rules_read_every_Knight_on_a_Golem_that_they_may_command(id: str) -> None:
    found = CORE.knights[id]
    size, arcanum = found.classes[0], found.arcana[0]
    fitting = [id for id, golem in CORE.golems.items() if golem.size == size and golem.arcanum == arcanum]
    golem = found.golems[0] if found.golems else fitting[0]
    box = fielded({"golem": golem, "knights": [id, *["golem-master"] * (2 if size == "colossus" else 0)]})
    read = box.state.plan.knights[0][0]
    active = [ability.name for ability in found.powers if ability.payments()]
    assert (read.id, read.apv) == (id, found.apv)
    assert [ability.name for ability in box.pieces[0].type.abilities if ability.knight == 0] == active


@pytest.mark.parametrize("id", CORE.relics)
def test_the_rules_read_every_Relic_as_an_ability_of_who_carries_it(id: str) -> None:
    size = CORE.relics[id].size
    golem = next(golem for golem, found in CORE.golems.items() if found.size == size)
    box = fielded({"golem": golem, "relic": id})
    assert CORE.relics[id].name in [ability.name for ability in box.pieces[0].type.abilities]


def test_the_rules_read_every_Ancient_One() -> None:
    box = arcana.sandbox(row(3), [("Dune Viper", 0, (0, 0))], ancients=[(found, 0) for found in READ["ancients"]])
    assert [box.ancient(0, found.name) for found in CORE.ancients.values()] == list(range(16))
