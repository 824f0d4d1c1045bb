"""What lessons are played with: sound, in no list of scenarios, and as the prompts of the page take it to be."""

from __future__ import annotations

import shem
from shem.games.arcana.content import codex
from shem.games.arcana.content.codex import lessons_pack
from shem.games.arcana.parts.actions import Attack, Curse, Move
from shem.games.arcana.parts.state import Battle

VIPER, BLIGHT, FLAG, WALK, VOLLEY = 0, 2, 8, 0, 1


def test_the_pack_of_lessons_is_sound_and_in_no_list() -> None:
    assert codex.problems(lessons_pack()) == []
    assert "first-battle" in codex.with_lessons().scenarios
    assert "first-battle" not in codex.default().scenarios
    assert "first-patrol" not in codex.default().armies


def test_the_first_battle_lets_its_learner_do_what_it_asks_for_in_one_turn() -> None:
    """Move to the Flag, shoot from there, pay 6 Mana for the Curse, all of it in Round 1, whatever the dice say."""
    match = shem.new("arcana", seed=1, lesson="first-battle")
    assert match.setup["lesson"] == "first-battle"
    match.play(0, Move(VIPER, WALK, FLAG))
    battle = match.state
    assert isinstance(battle, Battle)
    assert battle.golems[VIPER].at == battle.plan.captures[0].region == FLAG
    match.play(0, Attack(VIPER, VOLLEY, BLIGHT))
    match.play(0, Curse(0, 10))
