"""Odds of an attack in words and numbers: before it is declared, and in its stages, with all that could be spent on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.delve.scenes.answer_shapes import DelveOdds, Share, Spendable
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.odds import Odds, Spread
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BARE, BLESSED, BY_POWER, FOCUS, SIMPLE_ONES, Attack
from shem.games.delve.parts.fight import Fight
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.rules.hits import count
from shem.games.delve.rules.spending import usables
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key, Number

PERCENT: Final = 100
PLACES: Final = 1


def odds_of(glance: Glance, about: About, key: Key) -> DelveOdds:
    """Of a legal attack by its way and target; in an attack, about nothing, of that one."""
    if "way" in about or "target" in about or key:
        return _of_attack(glance, _named(about, key))
    if not glance.world.fights:
        raise NoAnswer("delve-table-no-attack")
    fight = glance.world.fight()
    target = glance.world.figure(fight.defender if fight.defender >= 0 else fight.target)
    if target is None:
        raise NoAnswer("delve-table-no-attack")
    spender = glance.world.figure(fight.defender if fight.defender >= 0 else fight.attacker)
    timing = v.IN_DEFENCE if fight.defender >= 0 else v.IN_HIT
    ways = _spendable(glance, spender, timing) if isinstance(spender, Hero) else []
    found = Odds(glance.world, target).run(glance.doer, [])
    spent = {way: Odds(glance.world, target, way).run(glance.doer, []) for way in ways}
    seat = spender.who if isinstance(spender, Hero) else -1
    names = {glance.names.way(seat, way): spread for way, spread in spent.items()}
    return _told(glance, _way_of(fight), target, found, names)


def _named(about: About, key: Key) -> Attack:
    if len(key) == 3:
        return Attack(key[1], key[2])
    return Attack(about.get("way", BARE), about.get("target", -1))


def _of_attack(glance: Glance, attack: Attack) -> DelveOdds:
    world, seat = glance.world, glance.doer
    target = world.figure(attack.target) if attack.target >= 0 else None
    if target is None or seat < 0 or world.why_not(seat, attack) is not None:
        raise NoAnswer("delve-table-no-attack")
    found = spread_of(glance, attack)
    spent: dict[str, Spread] = {}
    for way in _spendable(glance, glance.hero(seat), v.IN_HIT):
        spent[glance.names.way(seat, way)] = Odds(world, target, way).run(seat, [attack])
    focus: Action = SIMPLE_ONES[FOCUS]
    if world.why_not(seat, focus) is None:
        spent[glance.names.say("why-focus")] = Odds(world, target).run(seat, [focus, attack])
    return _told(glance, attack.way, target, found, spent)


def spread_of(glance: Glance, attack: Attack) -> Spread:
    """What comes of a legal attack with nothing spent on it: for figures that differ in their numbers alone the same."""
    target = glance.world.figure(attack.target)
    assert target is not None
    alike = (attack.way, target.foe if isinstance(target, Enemy) else -1, str(target.common()[1:]))
    if alike not in glance.spreads:
        glance.spreads[alike] = Odds(glance.world, target).run(glance.doer, [attack])
    return glance.spreads[alike]


def _spendable(glance: Glance, hero: Hero, timing: int) -> list[int]:
    """The ways of what a Hero could spend in a stage; those that were used in it are no longer open."""
    used = glance.world.fight().used if glance.world.fights else []
    return [one.way for one in usables(glance.world, hero, 1 << timing) if one.source not in used]


def _way_of(fight: Fight) -> int:
    """The way in which an attack is made, BARE for bare hands and for Enemies."""
    if v.OF_ITEM <= fight.source < v.OF_POWER:
        return fight.source - v.OF_ITEM
    powers = BLESSED - BY_POWER
    return BY_POWER + (fight.source - v.OF_POWER) % powers if v.OF_POWER <= fight.source < v.OF_FOE else BARE


def _told(glance: Glance, way: int, target: Figure, found: Spread, spent: Mapping[str, Spread]) -> DelveOdds:
    mean, kills = round(found.mean(), PLACES), percent(found.kills)
    return {
        "way": way,
        "target": target.who,
        "hits": _shares(found.hits),
        "wounds": _shares(found.wounds),
        "mean": mean,
        "kills": kills,
        "spend": [_spent(name, spread) for name, spread in spent.items()],
        "numbers": _before(glance, found.before),
        "text": glance.say(
            "odds",
            target=glance.names.figure(target.who),
            mean=glance.decimal(mean),
            kills=glance.decimal(kills),
            none=glance.decimal(percent(found.wounds.get(0, 0.0))),
        ),
    }


def percent(share: float) -> float:
    return round(PERCENT * share, PLACES)


def _shares(shares: Mapping[int, float]) -> list[Share]:
    return [{"amount": amount, "chance": percent(shares[amount])} for amount in sorted(shares)]


def _spent(name: str, spread: Spread) -> Spendable:
    return {"name": name, "wounds": round(spread.mean(), PLACES), "kills": percent(spread.kills)}


def _before(glance: Glance, fight: Fight | None) -> list[Number]:
    """What is added to the dice."""
    if fight is None:
        return []
    bare = fight.copy()
    bare.dice = []
    hits, lethal = Tally(), Tally()
    count(glance.world, bare, hits, lethal)
    return [glance.number("hits", hits), glance.number("lethal", lethal)]
