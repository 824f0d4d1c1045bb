"""What anybody can know of a quest: everything but the order of cards."""

from __future__ import annotations

from typing import Any

from shem.core.contract import View
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import controls, dominates, in_sight
from shem.games.delve.rules.characteristics import (
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


def view_of(state: DelveState) -> View:
    """JSON, the same for every seat and for spectators; what lies in undiscovered Districts is left out.

    heroes, enemies: each with its figures as they are now. areas: of those discovered, who controls (1 Heroes, -1 Enemies,
    0 nobody) and dominates, and which Heroes see it (mask of seats). piles: cards left and discards by card.
    """
    box = state.box
    shown = [area for area in range(box.dungeon.areas) if state.is_revealed(area)]
    return {
        "round": state.round,
        "act": box.quest.act,
        "first": state.first(),
        "active": state.active,
        "acted": state.acted,
        "turn": state.turn.data(),
        "heroes": [_hero(state, hero) for hero in state.heroes],
        "enemies": [_enemy(state, enemy) for enemy in state.enemies],
        "revealed": state.revealed,
        "areas": [_area(state, area) for area in shown],
        "doors": [[door, lock] for door, lock in enumerate(state.doors) if _shown_door(state, door)],
        "chests": _chests(state, shown),
        "searches": [
            [token, area] for token, area in enumerate(box.quest.searches) if state.searches[token] and area in shown
        ],
        "overlays": [one[:] for one in state.overlays if one[1] in shown],
        "shrines": [area for area in box.quest.shrines if area in shown],
        "floor": [one[:] for one in state.floor],
        "coins": [one[:] for one in state.coins],
        "piles": [[pile.left(), list(pile.discards)] for pile in state.piles],
        "event": state.event,
        "sky": state.sky,
        "night": state.night,
        "souls": state.souls,
        "objective": state.objective,
        "counts": list(state.counts),
        "flags": state.flags,
        "read": [number for number, read in enumerate(state.read) if read],
        "killed": list(state.killed),
        "ending": state.ending,
        "fights": [fight.data() for fight in state.fights],
        "steps": [step.data() for step in state.steps],
        "outcome": None if state.ended is None else state.ended.data(),
    }


def _chests(state: DelveState, shown: list[int]) -> list[list[int]]:
    """Those that are there: number, area, lock."""
    areas = [chest.area for chest in state.box.quest.chests]
    return [
        [chest, areas[chest], lock] for chest, lock in enumerate(state.chests) if lock != v.OPENED and areas[chest] in shown
    ]


def _shown_door(state: DelveState, door: int) -> bool:
    return any(state.is_revealed(area) for area in state.box.quest.doors[door].areas)


def _area(state: DelveState, area: int) -> dict[str, Any]:
    heroes = [seat for seat, hero in enumerate(state.heroes) if not hero.soul and in_sight(state, hero, area)]
    return {
        "area": area,
        "controls": 1 if controls(state, area, True) else -1 if controls(state, area, False) else 0,
        "dominates": 1 if dominates(state, area, True) else -1 if dominates(state, area, False) else 0,
        "seen": sum([1 << seat for seat in heroes]),
    }


def _figure(state: DelveState, figure: Figure) -> dict[str, Any]:
    plate = Tally(True)
    armor(state, figure, plate)
    return {
        "who": figure.who,
        "area": figure.area,
        "health": figure.health,
        "most": most_health(state, figure),
        "armor": plate.total,
        "armorTally": plate.data(),
        "blue": most_blue(state, figure),
        "moves": moves(state, figure),
        "shields": magic_shields(state, figure),
        "flies": flies(state, figure),
        "ailment": figure.ailment,
        "bleed": figure.bleed,
        "poison": figure.poison,
        "fire": list(figure.fire),
        "ko": figure.ko,
        "hidden": figure.hidden,
        "broken": figure.broken,
        "criticals": list(figure.criticals),
    }


def _hero(state: DelveState, hero: Hero) -> dict[str, Any]:
    rank = soul_rank(state, hero)
    return {
        **_figure(state, hero),
        "rank": hero.rank,
        "soul": hero.soul,
        "save": save_dice(state, hero),
        "combats": rank.combats,
        "actions": rank.actions,
        "worn": list(hero.worn),
        "pack": list(hero.pack),
        "crowns": hero.crowns,
        "cooling": list(hero.cooling),
        "blessings": list(hero.blessings),
        "prayed": hero.prayed,
        "dashed": hero.dashed,
        "focused": hero.focused,
        "focus": hero.focus,
    }


def _enemy(state: DelveState, enemy: Enemy) -> dict[str, Any]:
    foe = foe_of(state, enemy)
    return {**_figure(state, enemy), "foe": enemy.foe, "kind": foe.kind, "owner": enemy.owner, "minion": enemy.minion}
