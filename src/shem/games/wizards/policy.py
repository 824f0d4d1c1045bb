"""Quick decisions within a battle, for bots and for forecasts: whom to attack, and which Battle cards are worth playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.games.wizards.duel import hit_chance
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import PASS, Play, Strike
from shem.games.wizards.parts.state import Battle, WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.battle_cards import NamedAttack, Window, named
from shem.games.wizards.rules.figures import armor, attack_armor, attack_force, force, health
from shem.games.wizards.weights import Weights
from shem.games.wizards.worth import event_worth, worth

FALL: Final = 1.5  # a Hit that destroys, against one that does not


def decide(state: WizardsState, seat: int, weights: Weights) -> Action:
    """What a seat does that is asked in a battle: the most that is expected to be gained, for cards above what they are
    worth."""
    legal = state.legal(seat)
    return most_gainful(state, legal, [gains_of(state, seat, action, weights) for action in legal])


def gains_of(state: WizardsState, seat: int, action: Action, weights: Weights) -> tuple[float, float]:
    """What an action in a battle is expected to gain by Hits, and by the card that it takes: 0 or less."""
    step = state.steps[-1]
    if isinstance(action, Strike):
        return _strike(state, seat, action, weights), 0.0
    if isinstance(action, Play) and isinstance(step, Window):
        return _card(state, step.side, action, weights), -event_worth(state, action.event, weights)
    return 0.0, 0.0


def most_gainful(state: WizardsState, legal: Sequence[Action], gains: Sequence[tuple[float, float]]) -> Action:
    """The best of them; cards that gain nothing stay in the hand."""
    best, most = legal[-1], -1.0
    for action, (hits, card) in zip(legal, gains):
        if hits + card > most:
            best, most = action, hits + card
    return best if most > 0.0 or not isinstance(state.steps[-1], Window) else PASS


def _fight(state: WizardsState) -> Battle:
    assert state.fight is not None
    return state.fight


def _strike(state: WizardsState, seat: int, action: Strike, weights: Weights) -> float:
    """What an attack is expected to cost the enemy."""
    battle = _fight(state)
    side = battle.seats.index(seat)
    unit = state.unit(battle.spaces[side], action.slot)
    enemy = state.unit(battle.spaces[1 - side], action.target)
    assert unit is not None and enemy is not None
    return hit_chance(force(state, unit, Tally(False)), armor(state, enemy, Tally(False))) * stake(state, enemy, weights)


def stake(state: WizardsState, unit: Unit, weights: Weights) -> float:
    """What a Hit costs a unit's side."""
    left = health(state, unit)
    return worth(state, unit, weights) / left * (FALL if left == 1 else 1.0)


def _card(state: WizardsState, side: int, action: Play, weights: Weights) -> float:
    """What a Battle card is expected to gain its side now."""
    battle, card, attack = _fight(state), state.box.events[action.event], named(state)
    if card.deed == v.EXTRA_ATTACK:
        unit = state.unit(battle.spaces[side], action.slot)
        assert unit is not None
        strength = force(state, unit, Tally(False))
        enemies = state.units[battle.spaces[1 - side]]
        return max(
            [hit_chance(strength, armor(state, enemy, Tally(False))) * stake(state, enemy, weights) for enemy in enemies]
        )
    strength, defence = sums(state, attack)
    enemy = state.unit(battle.spaces[1 - attack.side], attack.target)
    assert enemy is not None
    more = card.amount if card.deed == v.FORCE else -card.amount
    change = hit_chance(strength + more, defence) - hit_chance(strength, defence)
    return abs(change) * stake(state, enemy, weights)


def sums(state: WizardsState, attack: NamedAttack) -> tuple[int, int]:
    """Force and Armor of a named attack with the cards that are played on it."""
    battle = _fight(state)
    unit = state.unit(battle.spaces[attack.side], attack.slot)
    enemy = state.unit(battle.spaces[1 - attack.side], attack.target)
    assert unit is not None and enemy is not None
    return (
        attack_force(state, unit, attack.force, Tally(False)),
        attack_armor(state, enemy, attack.armor, Tally(False)),
    )
