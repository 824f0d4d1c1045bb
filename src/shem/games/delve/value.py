"""What a position is worth to the party, in Health of a Hero; the same for every seat, for all win or all lose."""

from __future__ import annotations

from math import exp
from typing import Final

from shem.games.delve.goals import goals, nearness
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import foe_of, most_health, moves, soul_rank

WIN: Final = 200.0
SOUL: Final = 18.0  # a Hero who has become a soul
BODY: Final = 16.0  # a Hero at Full Health
CURVE: Final = 2.2  # the first wounds count less than the last
RANK: Final = 6.0  # a Soul Rank
AILMENTS: Final = (0.0, 1.2, 2.5, 4.0)  # Slowed, Blinded, Stunned
BLEEDING: Final = 1.2  # a rank of it
POISONED: Final = 1.6
BURNING: Final = 1.3  # a token, and as much again of rank II
LYING: Final = 1.5
CRITICAL: Final = 1.5
BROKEN: Final = 0.8
FOE: Final = 1.5  # an Enemy that is there at all
ARMED: Final = 1.1  # each die of its attack
MASTER: Final = 6.0
CRIPPLED: Final = 0.35  # of an Enemy that is Stunned, less for Blinded and Slowed
READ: Final = 5.0  # a paragraph of the Book that does not end it
DISTRICT: Final = 4.0  # a District that is discovered
NEAR: Final = 0.9  # an area nearer to the goal
CROWN: Final = 0.12
SOUL_POINT: Final = 0.9
ITEM: Final = 0.8
PRIZE: Final = 2.0
READY: Final = 0.7  # a power that can be used
ROUND: Final = 0.6  # that has passed
THREAT: Final = 0.5  # of the Health that the Enemies may be expected to take before the next turn
FOCUS: Final = 0.5


def value_of(state: DelveState, seat: int) -> list[tuple[str, float]]:
    """end, heroes, ranks, ailments, foes, threat, book, way, spoils, powers, time."""
    return [
        ("end", _end(state)),
        ("heroes", sum([body(state, hero) for hero in state.heroes])),
        ("ranks", RANK * sum([hero.rank for hero in state.heroes])),
        ("ailments", -sum([ails(hero) for hero in state.standing()])),
        ("foes", -sum([foe_worth(state, enemy) * (-1.0 if enemy.minion else 1.0) for enemy in state.enemies])),
        ("threat", -THREAT * _threat(state)),
        ("book", _book(state)),
        ("way", NEAR * nearness(state, goals(state))),
        ("spoils", _spoils(state)),
        ("powers", READY * sum([_ready(state, hero) for hero in state.heroes])),
        ("time", -ROUND * state.round),
    ]


def _end(state: DelveState) -> float:
    if state.ended is None:
        return 0.0
    return WIN if state.ended.winners else -WIN


def body(state: DelveState, hero: Hero) -> float:
    """What a Hero's Health is worth: the last of it the most."""
    if hero.soul:
        return -SOUL
    return BODY * (1 - exp(-CURVE * hero.health / most_health(state, hero)))


def ails(figure: Figure) -> float:
    """What a Character's conditions cost it."""
    cost = AILMENTS[figure.ailment] + BLEEDING * figure.bleed + POISONED * figure.poison
    cost += BURNING * (figure.fire[0] + 2 * figure.fire[1]) + CRITICAL * len(figure.criticals)
    return cost + (LYING if figure.ko else 0.0) + BROKEN * figure.broken - (FOCUS if _focus(figure) else 0.0)


def _focus(figure: Figure) -> bool:
    return isinstance(figure, Hero) and figure.focus


def foe_worth(state: DelveState, enemy: Enemy) -> float:
    """What it is worth to be rid of an Enemy: its arms, the more the healthier it is."""
    foe = foe_of(state, enemy)
    worth = FOE + ARMED * (foe.attack.red + 0.5 * foe.attack.blue) + (MASTER if foe.master else 0.0)
    worth *= 0.45 + 0.55 * enemy.health / most_health(state, enemy) * (1 + 0.05 * foe.health)
    if enemy.ailment:
        worth *= 1 - CRIPPLED * enemy.ailment / 3
    return worth - 0.3 * ails(enemy)


def _threat(state: DelveState) -> float:
    """Health that Enemies near enough may take, the more the weaker the Hero that they reach."""
    walk = state.ways().walk
    total = 0.0
    heroes = [hero for hero in state.standing() if not hero.hidden]
    for enemy in state.enemies:
        if enemy.minion or enemy.ailment == v.STUNNED + 1 or enemy.ko or not heroes:
            continue
        foe = foe_of(state, enemy)
        force = foe.attack.red + 0.4 * foe.attack.blue
        reach = moves(state, enemy) + foe.attack.far
        worst = 0.0
        for hero in heroes:
            if min(walk[enemy.area][hero.area], FAR) <= reach:
                worst = max(worst, force * _frailty(state, hero))
        total += worst
    return total


def _frailty(state: DelveState, hero: Hero) -> float:
    """How much a wound costs a Hero more than one at Full Health."""
    share = hero.health / most_health(state, hero)
    plate = soul_rank(state, hero).armor
    return (0.4 + 1.6 * (1 - share)) * (1.0 if plate == 0 else 0.8)


def _book(state: DelveState) -> float:
    read = 0
    for number, paragraph in enumerate(state.box.quest.paragraphs):
        if state.read[number] and paragraph.trigger not in (v.AT_START, v.ON_ROUND, v.ON_FALL, v.ON_EVENTS_OUT):
            read += 1
    districts = sum([1 for district in range(max(state.box.dungeon.districts) + 1) if state.revealed >> district & 1])
    return READ * read + DISTRICT * districts + 2.0 * sum(state.counts)


def _spoils(state: DelveState) -> float:
    total = SOUL_POINT * state.souls
    for hero in state.heroes:
        total += CROWN * hero.crowns + 0.5 * len(hero.blessings)
        for item in [*hero.worn, *hero.pack]:
            total += PRIZE if state.box.items[item].kind == v.PRIZE else ITEM
        total += 0.4 * len(hero.worn)
    return total


def _ready(state: DelveState, hero: Hero) -> float:
    """Powers that can be used, less the quarter turns of those that cannot."""
    total = 0.0
    for number, power in enumerate(state.box.heroes[hero.who].powers):
        if power.rank <= hero.rank:
            left = hero.cooling[number]
            total += 1.0 if left < 0 else -0.25 * left
    return total
