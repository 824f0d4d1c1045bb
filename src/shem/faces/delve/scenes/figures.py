"""Heroes and Enemies as the page draws them."""

from __future__ import annotations

from typing import cast

from shem.core.tally import Tally
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.scene_shapes import ConditionNow, EnemyNow, FigureNow, HeroNow
from shem.faces.delve.scenes.shapes import ConditionName
from shem.faces.delve.telling.figures import condition_name, conditions_of
from shem.faces.delve.telling.names import number_of
from shem.faces.delve.telling.position import figure_line
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.rules.characteristics import (
    DECK_STEP,
    armor,
    flies,
    foe_of,
    magic_shields,
    most_blue,
    most_health,
    moves,
    save_dice,
    soul_rank,
)
from shem.games.delve.rules.souls import price


def _figure(glance: Glance, figure: Figure) -> FigureNow:
    world, plate = glance.world, Tally(False)
    armor(world, figure, plate)
    return {
        "who": figure.who,
        "area": figure.area,
        "name": glance.names.figure(figure.who),
        "health": figure.health,
        "most": most_health(world, figure),
        "armor": plate.total,
        "blue": most_blue(world, figure),
        "moves": moves(world, figure),
        "shields": magic_shields(world, figure),
        "flies": flies(world, figure),
        "hidden": figure.hidden,
        "ko": figure.ko,
        "broken": figure.broken,
        "conditions": [_condition(glance, *one) for one in conditions_of(figure)],
        "criticals": list(figure.criticals),
        "text": figure_line(glance.names, world, figure),
    }


def _condition(glance: Glance, code: str, rank: int, count: int) -> ConditionNow:
    return {
        "code": cast(ConditionName, code),
        "name": condition_name(glance.names, code, rank, 1),
        "rank": rank,
        "count": count,
        "text": glance.names.say(f"holds-{code}"),
    }


def hero_of(glance: Glance, hero: Hero) -> HeroNow:
    world = glance.world
    rank, powers = soul_rank(world, hero), world.box.heroes[hero.who].powers
    return {
        **_figure(glance, hero),
        "seat": hero.who,
        "rank": hero.rank,
        "soul": hero.soul,
        "acted": world.acted >> hero.who & 1 == 1,
        "active": world.active == hero.who,
        "save": save_dice(world, hero),
        "combats": rank.combats,
        "actions": rank.actions,
        "worn": list(hero.worn),
        "pack": list(hero.pack),
        "crowns": hero.crowns,
        "powers": [
            {"power": number, "learned": power.rank <= hero.rank, "left": hero.cooling[number]}
            for number, power in enumerate(powers)
        ],
        "blessings": [list(divmod(blessing, DECK_STEP)) for blessing in hero.blessings],
        "dashed": hero.dashed,
        "focused": hero.focused,
        "focus": hero.focus,
        "prayed": hero.prayed,
        "price": _price(glance, hero),
    }


def _price(glance: Glance, hero: Hero) -> int | None:
    """Soul points to go on, or to come back; None at the highest Soul Rank."""
    rank = hero.rank if hero.soul else hero.rank + 1
    return price(glance.world, hero.who, rank, Tally(False)) if rank < v.RANKS else None


def enemy_of(glance: Glance, enemy: Enemy) -> EnemyNow:
    foe = foe_of(glance.world, enemy)
    return {
        **_figure(glance, enemy),
        "foe": enemy.foe,
        "kind": foe.kind,
        "rank": foe.rank,
        "master": foe.master,
        "number": number_of(enemy.who),
        "owner": enemy.owner,
        "minion": enemy.minion,
    }
