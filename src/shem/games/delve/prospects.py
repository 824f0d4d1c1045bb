"""What an attack is expected to do, from exact tables: for bots, who weigh very many of them; the rules decide by dice."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Die
from shem.games.delve.parts.cards import Attack, Effect
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import dominates
from shem.games.delve.rules.characteristics import armor, holdings, magic_shields, more, most_blue

MOST: Final = 24  # Hits that a table tells apart
STARS: Final = 3  # stars that it tells apart

Spread = dict[tuple[int, int, int], float]  # Hits, Lethal Hits, stars: how likely
_rolls: Final[dict[tuple[int, int, int], Spread]] = {}
_blocks: Final[dict[tuple[int, int], list[float]]] = {}
_odds: Final[dict[tuple[int, ...], list[float]]] = {}


def _one(die: Die) -> Spread:
    found: Spread = {}
    for face in die.faces[1:]:
        key = (face.hits, face.lethal, face.stars)
        found[key] = found.get(key, 0.0) + 1 / die.sides
    return found


def rolled(dice: list[Die], red: int, blue: int) -> Spread:
    """How likely so many dice show so many Hits, Lethal Hits and stars."""
    key = (id(dice[v.RED]), red, blue)
    found = _rolls.get(key)
    if found is None:
        found = {(0, 0, 0): 1.0}
        for die, count in ((dice[v.RED], red), (dice[v.BLUE], blue)):
            for _ in range(count):
                found = _and(found, _one(die))
        _rolls[key] = found
    return found


def _and(found: Spread, die: Spread) -> Spread:
    after: Spread = {}
    for one, share in found.items():
        for other, chance in die.items():
            key = (one[0] + other[0], one[1] + other[1], min(STARS, one[2] + other[2]))
            after[key] = after.get(key, 0.0) + share * chance
    return after


def _blocked(dice: list[Die], count: int) -> list[float]:
    """How likely so many Blue Dice show so many Shields."""
    key = (id(dice[v.BLUE]), count)
    found = _blocks.get(key)
    if found is None:
        found = [1.0]
        for _ in range(count):
            after = [0.0] * (len(found) + 2)
            for shields, share in enumerate(found):
                for face in dice[v.BLUE].faces[1:]:
                    after[shields + face.shields] += share / dice[v.BLUE].sides
            found = after
        _blocks[key] = found
    return found


def wounds_spread(
    dice: list[Die], red: int, blue: int, hits: int, lethal: int, star: int, plate: int, most: int, shields: int
) -> list[float]:
    """How likely an attack wounds so often. hits, lethal: added; star: Hits that the first star adds. plate: Armor. most:
    Blue Dice of the defender. shields: its Magic Shields."""
    key = (id(dice), red, blue, hits, lethal, star, plate, most, shields)
    found = _odds.get(key)
    if found is None:
        found = [0.0] * (MOST + 1)
        for (swords, deadly, stars), share in rolled(dice, red, blue).items():
            normal = max(0, swords + hits + (star if stars else 0))
            sure = deadly + lethal
            spent = min(shields, sure)
            sure -= spent
            normal = max(0, normal - min(shields - spent, normal) - plate)
            for blocks, chance in enumerate(_blocked(dice, min(normal, most))):
                found[min(MOST, max(0, sure + normal - blocks))] += share * chance
        _odds[key] = found
    return found


def attack_spread(state: DelveState, attacker: Figure, target: Figure, attack: Attack, extra: int) -> list[float]:
    """The same of an attack on a target as both are now; extra: Hits that something else adds."""
    hits, lethal, pierce, star = extra + more(state, attacker, v.HITS), 0, 0, 0
    for effect in attack.effects:
        hits += effect.amount if effect.do == v.HITS else 0
        lethal += effect.amount if effect.do == v.LETHAL else 0
        pierce += effect.amount if effect.do == v.PIERCE else 0
    if attack.stars:
        star = sum([effect.amount for effect in attack.stars[0] if effect.do == v.HITS])
    heroes = state.of_heroes(attacker)
    if dominates(state, target.area, heroes):
        hits += 1
    if heroes and state.night:
        hits -= 1
    hits += typed(state, target, attack.type)
    plate = Tally(False)
    armor(state, target, plate)
    left = max(0, plate.total - pierce)
    shields = magic_shields(state, target)
    return wounds_spread(
        state.box.dice, attack.red, attack.blue, hits, lethal, star, left, most_blue(state, target), shields
    )


def typed(state: DelveState, target: Figure, type: int) -> int:
    """Hits more by weakness, fewer by resistance."""
    return _about(state, target, v.WEAK, type) - _about(state, target, v.RESIST, type)


def _about(state: DelveState, target: Figure, deed: int, type: int) -> int:
    effects: list[Effect] = []
    for holding in holdings(state, target):
        effects.extend(holding.effects)
    return sum(
        [effect.amount for effect in effects if effect.when == v.ALWAYS and effect.do == deed and effect.what == type]
    )


def mean(spread: list[float]) -> float:
    """Wounds on average."""
    return sum([wounds * share for wounds, share in enumerate(spread)])


def kills(spread: list[float], health: int) -> float:
    """How likely it takes so much Health."""
    return sum(spread[min(health, MOST) :])


def expected_loss(spread: list[float], health: int) -> float:
    """Health lost on average, no more than there is."""
    return sum([min(wounds, health) * share for wounds, share in enumerate(spread)])
