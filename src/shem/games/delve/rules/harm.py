"""Health: suffering, healing, and what happens at none (ruling 12)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import FELL, GAINED_SOULS, HEALED, KILLED, MINION_GONE, WOUNDED
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import foe_of, most_health, source_of
from shem.games.delve.rules.decks import discard


def suffer(state: DelveState, figure: Figure, amount: int, source: int, by: int, entry: Entry) -> int:
    """Take Health from a Character, which cannot be avoided; how much it lost. by: the figure that did it, or -1."""
    lost = min(amount, figure.health)
    if lost <= 0:
        return 0
    figure.health -= lost
    if entry.telling:
        entry.tell(Event(WOUNDED, (figure.who, lost, figure.health, source)))
    if figure.health == 0:
        dies(state, figure, by, entry)
    return lost


def heal(state: DelveState, figure: Figure, amount: int, source: int, entry: Entry) -> int:
    """Give Health back, up to Full Health; how much."""
    gained = min(amount, most_health(state, figure) - figure.health)
    if gained <= 0:
        return 0
    figure.health += gained
    if entry.telling:
        entry.tell(Event(HEALED, (figure.who, gained, figure.health, source)))
    return gained


def dies(state: DelveState, figure: Figure, by: int, entry: Entry) -> None:
    """A Character without Health: a Hero becomes a soul, an Enemy leaves the dungeon and its soul points are won."""
    state.due.append([source_of(figure), v.DIES, figure.who, by, figure.area])
    for token in figure.criticals:
        discard(state, v.CRITICAL, token)
    if isinstance(figure, Hero):
        _falls(state, figure, entry)
    elif isinstance(figure, Enemy):
        _leaves(state, figure, by, entry)
    if by >= 0:
        state.due.append([-1, v.KILLS, by, figure.who, figure.area])


def _falls(state: DelveState, hero: Hero, entry: Entry) -> None:
    hero.soul = True
    hero.ailment = hero.bleed = hero.poison = 0
    hero.fire = [0, 0]
    hero.ko = hero.hidden = hero.focus = False
    hero.criticals = []
    state.happened.append([v.ON_FALL, hero.who])
    gather(state)
    if entry.telling:
        entry.tell(Event(FELL, (hero.who,)))


def gather(state: DelveState) -> None:
    """Note it if all Heroes that are no souls are in one area."""
    areas = {hero.area for hero in state.standing()}
    if len(areas) == 1:
        state.happened.append([v.ON_GATHER, min(areas)])


def _leaves(state: DelveState, enemy: Enemy, by: int, entry: Entry) -> None:
    state.enemies.remove(enemy)
    if enemy.minion:
        if entry.telling:
            entry.tell(Event(MINION_GONE, (enemy.who, enemy.foe)))
        return
    souls = foe_of(state, enemy).souls
    state.souls += souls
    state.killed[enemy.foe] += 1
    state.happened.append([v.ON_KILL, enemy.foe])
    state.happened.append([v.ON_CLEAR, enemy.home])
    if entry.telling:
        entry.tell(Event(KILLED, (enemy.who, enemy.foe, souls, by)))
        if souls:
            entry.tell(Event(GAINED_SOULS, (souls, state.souls)))
