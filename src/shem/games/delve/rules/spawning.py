"""Enemies come into play: their cards are dealt round evenly (Enemy Assignment, ruling 7)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts.events import SPAWNED
from shem.games.delve.parts.figures import Enemy
from shem.games.delve.parts.state import DelveState
from shem.games.delve.parts.vocabulary import MOST_FIGURES
from shem.games.delve.rules.characteristics import most_health


def spawn(state: DelveState, foe: int, area: int, obeys: int, entry: Entry) -> None:
    """Put an Enemy of a card into an area. obeys: the seat whose Minion it is, -1: it is an Enemy."""
    who = state.free_number()
    if who >= MOST_FIGURES:
        return
    state.numbered = who
    owner = obeys if obeys >= 0 else _owner(state, foe)
    home = state.box.dungeon.districts[area]
    enemy = Enemy(who, area, 0, foe, owner, obeys >= 0, home)
    enemy.health = most_health(state, enemy)
    at = 0
    while at < len(state.enemies) and state.enemies[at].who < who:
        at += 1
    state.enemies.insert(at, enemy)
    if entry.telling:
        entry.tell(Event(SPAWNED, (who, foe, area, owner, 1 if enemy.minion else 0)))


def _owner(state: DelveState, foe: int) -> int:
    """A card that a seat has stays there; another goes to the seat with the fewest, clockwise from the active player."""
    seats = state.box.seats
    held = [0] * seats
    counted: list[int] = []
    for enemy in state.enemies:
        if enemy.minion:
            continue
        if enemy.foe == foe:
            return enemy.owner
        if enemy.foe not in counted:
            counted.append(enemy.foe)
            held[enemy.owner] += 1
    start = state.active if state.active >= 0 else state.first()
    best = start
    for step in range(1, seats):
        seat = (start + step) % seats
        if held[seat] < held[best]:
            best = seat
    return best
