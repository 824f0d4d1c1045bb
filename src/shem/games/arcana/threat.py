"""What a Golem could do in its army's turn from where it stands: where one move takes it, and what it could strike then."""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.masks import places_of, united
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.charge_criteria import approaches, charges_by, crowded, strikes_by
from shem.games.arcana.rules.deployment import landing
from shem.games.arcana.rules.movement import enemy_regions, movement_points, reach
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.targets import in_reach


@final
class Threat:
    """Masks of Regions. moves: where it could stop after one move; strikes: what it could attack before or after it."""

    def __init__(self, moves: int, strikes: int) -> None:
        self.moves: Final = moves
        self.strikes: Final = strikes


def threat_of(battle: Battle, number: int) -> Threat:
    """With one move, one attack or Charge, or a move and an attack, as far as its army can pay for them as things stand.

    What others will do before is not foreseen, nor a second move at a doubled cost.
    """
    world = battle.copy()  # the Golem is put where it could go to see what it reaches from there
    golem = world.golems[number]
    if golem.at < RESERVE:
        return Threat(0, 0)
    home = golem.at
    strikes = _struck(world, golem, 0) if home >= 0 else 0
    moves = 0
    if golem.army == world.plan.wild:
        return Threat(moves, strikes)  # ruling B52: it only attacks
    for move in golem.type.abilities:
        if not move.is_move or not _affords(world, golem, move):
            continue
        price = _ap(world, golem, move)
        ends = stops(world, golem, move)
        moves = united(moves, ends)
        if home >= 0:
            strikes = united(strikes, _charged(world, golem, move))
        for region in places_of(ends):
            world.place(golem, region)
            strikes = united(strikes, _struck(world, golem, price))
        world.place(golem, home)
    return Threat(moves, strikes)


def ability_reach(battle: Battle, golem: Golem, ability: Ability) -> int:
    """A mask of the Regions that a move or an attack reaches from where the Golem stands, whatever it costs."""
    if ability.is_move:
        return stops(battle, golem, ability)
    return in_reach(battle, golem, ability) if ability.is_attack and golem.at >= 0 else 0


def stops(battle: Battle, golem: Golem, move: Ability) -> int:
    """A mask of the Regions where this move can end; of one in reserve, where it can arrive."""
    if golem.at == RESERVE:
        return landing(battle, golem)
    if golem.at < 0:
        return 0
    points = movement_points(battle, golem, move)
    if points == 0:
        return 0
    return (
        reach(battle, golem, move, points, enemy_regions(battle, golem.army)).mask & battle.standing().fits[golem.type.size]
    )


def _affords(battle: Battle, golem: Golem, ability: Ability) -> bool:
    if golem.army == battle.plan.wild:
        return cooldown.hindrance(battle, golem, ability) is None  # ruling B52: it pays nothing
    return cooldown.usable(battle, golem, ability) is None


def _ap(battle: Battle, golem: Golem, ability: Ability) -> int:
    """What using it takes of the army's AP."""
    return cooldown.cost(battle, golem, ability) if ability.resource == v.AP else 0


def _struck(battle: Battle, golem: Golem, spent: int) -> int:
    """What its attacks reach from where it stands, after so many AP."""
    mask = 0
    touches = touched(battle, golem)
    for ability in golem.type.abilities:
        if ability.is_attack and _affords(battle, golem, ability) and _left(battle, golem, ability, spent):
            mask = united(mask, in_reach(battle, golem, ability, touches))
    return mask


def _left(battle: Battle, golem: Golem, ability: Ability, spent: int) -> bool:
    """Whether the army has the AP for it after so many."""
    return golem.army == battle.plan.wild or spent + _ap(battle, golem, ability) <= battle.armies[golem.army].ap


def _charged(battle: Battle, golem: Golem, move: Ability) -> int:
    """The Regions full of others that it could charge into by this move."""
    enemies = enemy_regions(battle, golem.army)
    crowd = crowded(battle, golem, enemies)
    touches = touched(battle, golem)
    if not crowd or not strikes_by(battle, golem, move, touches) or not charges_by(battle, move):
        return 0
    mask = 0
    for way in approaches(battle, golem, move, crowd, enemies):
        mask |= 1 << way.region
    return mask
