"""Every ruling has a test of its number; every figure and worked example of the rulebooks one that names its chapter."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

MERGED = {18}  # into B21
A = range(1, 23)
B = [number for number in range(1, 54) if number not in MERGED]
NAMES = re.compile(r"^def test_rulings?((?:_[AB][0-9]+)+)_", re.MULTILINE)


def test_every_ruling_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    tested = {
        number for file in files for found in NAMES.findall(file.read_text("utf-8")) for number in found.split("_")[1:]
    }
    assert [number for number in [*(f"A{n}" for n in A), *(f"B{n}" for n in B)] if number not in tested] == []


# Chapters (the older rulebook's in German) with the tests of the figures and worked examples that they state: those of the
# rulings' section C, and all others that say what a rule comes to.
EXAMPLES = [
    ("Cooldown Move Example", "test_turn", "test_cooldown_of_a_walk"),
    ("Cooldown Attack Example", "test_turn", "test_cooldown_of_stumbling_quake"),
    ("Cooldown Beispiel 1", "test_edition_2014", "test_ruling_A1_cooldowns_count_down_in_the_upkeep"),
    ("Cooldown Beispiel 2", "test_edition_2014", "test_ruling_A1_slippery_strike_doubles_from_turn_to_turn"),
    ("Golem Destruction", "test_turn", "test_the_mana_of_a_destroyed_golem"),
    ("Mana Wells", "test_turn", "test_ruling_A5_a_mana_well_gives_6_and_6"),
    ("VP for Golem Destruction", "test_victory", "test_points_for_a_destroyed_golem"),
    ("combat", "test_combat", "test_dryad_against_horned_blight_in_medium_cover"),
    ("Beispiel für eine Kampfauflösung", "test_edition_2014", "test_the_dryad_and_the_horned_blight"),
    ("Kampfauflösung", "test_edition_2014", "test_medium_cover_through_medium_cover_is_30_for_a_warsprite"),
    ("Net Cover", "test_combat", "test_medium_cover_behind_medium_cover_is_30_for_a_warsprite"),
    ("Sand Lion", "test_the_golems", "test_hamstring"),
    ("Relics", "test_content_armies", "test_a_relic_goes_by_class_in_2015"),
    ("Breakaway", "test_movement", "test_ruling_B14_breakaway"),
    ("Rolling Doubles", "test_combat", "test_rulings_A2_B2_results_of_the_dice"),
    ("Calculating Damage", "test_deeds", "test_a_heal_by_base_damage_gives_25_though_the_attack_was_raised_to_35"),
    ("Buff Effects", "test_effects", "test_a_buff_of_5_armor_for_3_rounds_on_5_armor_is_10_armor_for_3_rounds"),
    ("Debuff Effects", "test_effects", "test_a_debuff_of_10_accuracy_for_3_rounds_on_30_accuracy_is_20_for_3_rounds"),
    ("Effects Over Time", "test_effects", "test_five_damage_a_round_for_five_rounds_takes_25"),
    ("Effects Over Time", "test_durations", "test_ruling_B10_minus_20_fading_by_5_over_4_rounds"),
    ("Displacement, Chosen", "test_displacement", "test_ruling_B25_chosen_within_n_steps_of_eight_directions"),
    (
        "Special Displacement Rules",
        "test_displacement_ways",
        "test_special_displacement_rules_a_push_of_2_that_is_blocked_becomes_1_then_0",
    ),
    (
        "Passive Effects",
        "test_effects",
        "test_ruling_B22_passive_conditions_are_judged_when_a_number_is_computed",
    ),
    ("Golem Attacks With Special Effects", "test_effects", "test_a_condition_of_a_hit_is_judged_once_when_it_hits"),
    ("Stacking Examples", "test_stacking_examples", "test_stacking_examples_25_and_15_and_15_is_55"),
    ("Stacking Examples", "test_stacking_examples", "test_stacking_examples_25_and_15_and_15_and_25_and_20_is_100"),
    ("Stacking Examples", "test_stacking_examples", "test_stacking_examples_85_and_10_less_20_is_75"),
    ("Stacking Examples", "test_stacking_examples", "test_stacking_examples_85_less_15_is_70"),
    ("Stacking Examples", "test_stacking_examples", "test_stacking_examples_75_less_15_and_10_is_70"),
    ("Stacking Examples", "test_stacking_examples", "test_stacking_examples_75_and_10_less_10_is_75"),
    (
        "Resolving the Melee Attack",
        "test_charge",
        "test_resolving_the_melee_attack_with_a_blessing_where_it_starts_and_a_curse_where_it_strikes",
    ),
    ("Attack Displacement Special Effects", "test_charge", "test_ruling_B48_the_order_of_a_charge"),
    (
        "Charging Movement and Cooldown",
        "test_charge",
        "test_charging_movement_and_cooldown_from_further_away_the_move_cools",
    ),
    (
        "Charging Movement and Cooldown",
        "test_charge",
        "test_charging_movement_and_cooldown_adjacent_and_missing_the_move_does_not_cool",
    ),
    (
        "Charging Movement and Cooldown",
        "test_charge",
        "test_charging_movement_and_cooldown_adjacent_and_not_displacing_the_move_does_not_cool",
    ),
    ("Colossi Breakdown", "test_colossus", "test_colossi_breakdown_below_60_percent_shuts_down_an_attack"),
    ("Colossi Breakdowns", "test_colossus", "test_colossi_breakdowns_at_40_a_knight_and_at_20_a_knight_and_an_attack"),
]


@pytest.mark.parametrize(("chapter", "file", "name"), EXAMPLES, ids=[name for *_, name in EXAMPLES])
def test_every_worked_example_has_a_test_that_names_its_chapter(chapter: str, file: str, name: str) -> None:
    test = getattr(import_module(f"tests.rules.arcana.{file}"), name)
    named = f"{name.replace('_', ' ')} {test.__doc__ or ''}".lower()
    assert chapter.lower() in named
