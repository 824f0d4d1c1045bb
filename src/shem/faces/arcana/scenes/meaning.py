"""What a tap means: the action of a Golem, a slot, a Region or a target, legal or not."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.faces.arcana.scenes.glance import Glance
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import actions as a
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.sources import MIRACLE
from shem.table.menu import NoAnswer
from shem.table.messages import About

# Prompts that a Region answers, whoever else was touched.
WHITHER: Final = (events.ASK_PATH, events.ASK_DISPLACE, events.ASK_SHIFT, events.ASK_MOVE_WELL)


def meaning_of(glance: Glance, about: About) -> Action:
    """The action that a tap means; raises NoAnswer where it means none."""
    action = _meaning(glance, about)
    try:
        return GAME.action(action.key())
    except ValueError:
        raise NoAnswer("table-nothing-there") from None


def of_touch(about: About) -> About:
    """What a touch of a Region, or of a `figure` in it, is about. An ability that is chosen is aimed at the figure; where a
    touch before it left a Charge open (`target`, `move`), the Region is whence it strikes."""
    found = {code: number for code, number in about.items() if code != "figure"}
    if "region" in about and "target" in about and "move" in about:
        found.setdefault("approach", about["region"])
    elif "slot" in about and "figure" in about:
        found["target"] = about["figure"]
        found.pop("region", None)
    return found


def _meaning(glance: Glance, about: About) -> Action:
    if "end" in about:
        return a.END_TURN
    if "resign" in about:
        return a.RESIGN
    if "hold" in about:
        return a.HOLD_BACK
    if "arrive" in about:
        return a.ARRIVE
    if "option" in about:
        return a.Choose(about["option"])
    if "ancient" in about:
        return _ancient(about)
    region = _region(glance, about)
    if region is not None and "slot" not in about and glance.prompt is not None and glance.prompt.code in WHITHER:
        return a.Go(region)
    if "golem" not in about:
        raise NoAnswer("table-golem-first")
    golem = glance.golem(about["golem"])
    if golem is None:
        raise NoAnswer("table-nothing-there")
    return _golem(glance, golem, about)


def _ancient(about: About) -> Action:
    role, region = about.get("role", MIRACLE), about.get("region", 0)
    if role == MIRACLE:
        return a.Miracle(about["ancient"])
    if role == v.BLESSING:
        return a.Bless(about["ancient"], region)
    if role == v.CURSE:
        return a.Curse(about["ancient"], region)
    raise NoAnswer("table-nothing-there")


def _region(glance: Glance, about: About) -> int | None:
    """The Region that was tapped, or that of the Golem that was."""
    if "region" in about:
        return about["region"]
    target = glance.golem(about.get("target", -1))
    return None if target is None else max(0, target.at)


def _golem(glance: Glance, golem: Golem, about: About) -> Action:
    region = _region(glance, about)
    deploying = glance.prompt is not None and glance.prompt.code == events.ASK_DEPLOY
    if "deploy" in about or (deploying and "slot" not in about):
        return a.Deploy(golem.number, 0 if region is None else region)
    slot = about.get("slot", 0)
    if not 0 <= slot < len(golem.type.abilities):
        raise NoAnswer("table-nothing-there")
    ability = golem.type.abilities[slot]
    if "route" in about:
        return a.Route(golem.number, slot)
    if ability.is_move:
        return a.Move(golem.number, slot, max(0, golem.at) if region is None else region)
    if ability.is_attack:
        return _attack(glance, golem, ability, about)
    return _power(golem, ability, about, region)


def _attack(glance: Glance, golem: Golem, ability: Ability, about: About) -> Action:
    """An attack or, where an approach or a move is named, a a.Charge; a tapped Region means an enemy in it, if it may."""
    number, slot = golem.number, ability.slot
    region = _region(glance, about)
    charges = "approach" in about or "move" in about
    move, approach = about.get("move", 0), about.get("approach", max(0, golem.at))
    if ability.scope != v.SINGLE:
        there = max(0, golem.at) if region is None else region
        return a.AreaCharge(number, slot, move, there, approach) if charges else a.AreaAttack(number, slot, there)
    target = about.get("target", _enemy_in(glance, golem, region))
    return a.Charge(number, slot, move, target, approach) if charges else a.Attack(number, slot, target)


def _enemy_in(glance: Glance, golem: Golem, region: int | None) -> int:
    """An enemy in the Region, else anybody there, else the Golem itself."""
    if region is None or not 0 <= region < glance.battle.field.count:
        return golem.number
    there = glance.battle.in_region(region)
    enemies = [other for other in there if not glance.battle.allied(other.army, golem.army)]
    if not enemies and not there:
        raise NoAnswer("arcana-reject-no-enemy-there", about=glance.names.region(region))
    return (enemies or there)[0].number


def _power(golem: Golem, ability: Ability, about: About, region: int | None) -> Action:
    if ability.aim == v.AIM_NONE:
        return a.Use(golem.number, ability.slot)
    if ability.aim == v.AIM_REGION:
        return a.UseAt(golem.number, ability.slot, max(0, golem.at) if region is None else region)
    if "target" not in about and region is not None:
        return a.UseAt(golem.number, ability.slot, region)
    return a.UseOn(golem.number, ability.slot, about.get("target", golem.number))
