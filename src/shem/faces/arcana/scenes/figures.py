"""A Golem's figures as they are now, printed, and line by line: by the rules' own functions."""

from __future__ import annotations

from shem.core.tally import Tally
from shem.faces.arcana.scenes.answer_shapes import Figure
from shem.faces.arcana.scenes.glance import Glance
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ability_source
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import dodge
from shem.games.arcana.rules.damage import armor
from shem.games.arcana.rules.movement import movement_points
from shem.games.arcana.rules.sight import attack_range
from shem.games.arcana.rules.stacking import modify
from shem.table.messages import TallyLine


def golem_figures(glance: Glance, golem: Golem) -> list[Figure]:
    """Health, Armor and Dodge."""
    plating, evasion = Tally(), Tally()
    armor(glance.battle, golem, None, None, plating)
    dodge(glance.battle, golem, None, None, evasion)
    return [
        _health(glance, golem),
        _figure(glance, "armor", golem.type.armor, plating),
        _figure(glance, "dodge", golem.type.dodge, evasion),
    ]


def ability_figures(glance: Glance, golem: Golem, ability: Ability) -> list[Figure]:
    """Those that an ability has of cost, Movement Points, Accuracy, damage and Range."""
    battle = glance.battle
    cost = Tally()
    cooldown.cost(battle, golem, ability, cost)
    found = [_figure(glance, "cost", ability.cost, cost)]
    if ability.is_move:
        points = Tally()
        movement_points(battle, golem, ability, points)
        found.append(_figure(glance, "points", ability.points, points))
    elif ability.is_attack:
        found.append(_figure(glance, "accuracy", ability.accuracy, _accuracy(glance, golem, ability)))
        found.append(_figure(glance, "damage", ability.damage, _damage(glance, golem, ability)))
        if ability.attack == v.RANGED:
            far = Tally()
            attack_range(battle, golem, ability, far)
            found.append(_figure(glance, "range", ability.range, far))
    return found


def _accuracy(glance: Glance, golem: Golem, ability: Ability) -> Tally:
    """The Accuracy of an attack against nobody in particular: what `to_hit` begins with."""
    tally = Tally()
    tally.base(Why.ACCURACY, ability.accuracy, ability_source(golem.number, ability.slot))
    modify(glance.battle, golem, v.ACCURACY, ability, None, tally)
    return tally


def _damage(glance: Glance, golem: Golem, ability: Ability) -> Tally:
    """The damage of an attack against nobody in particular: what `net_damage` begins with."""
    tally = Tally()
    tally.base(Why.BASE_DAMAGE, ability.damage, ability_source(golem.number, ability.slot))
    modify(glance.battle, golem, v.DAMAGE, ability, None, tally)
    return tally


def _figure(glance: Glance, code: str, printed: int, tally: Tally) -> Figure:
    number = glance.number(code, tally)
    return {"code": code, "name": number["name"], "value": tally.total, "printed": printed, "number": number}


def _health(glance: Glance, golem: Golem) -> Figure:
    tally = Tally()
    tally.base(Why.PRINTED, golem.type.health)
    number = glance.number("health", tally)
    lost = golem.health - golem.type.health
    if lost:
        line: TallyLine = {"amount": lost, "text": glance.say("lost"), "source": "", "chapter": ""}
        number["lines"].append(line)
        number["total"] = golem.health
    return {
        "code": "health",
        "name": number["name"],
        "value": golem.health,
        "printed": golem.type.health,
        "number": number,
    }
