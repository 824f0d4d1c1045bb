"""What the party gains: Crowns, soul points, Items, powers that are ready again."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts.events import GAINED, GAINED_CROWNS, GAINED_SOULS, REFRESHED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import most_health

READY = -1


def gain_item(hero: Hero, item: int, entry: Entry) -> None:
    """An Item for the pack."""
    hero.pack = sorted([*hero.pack, item])
    if entry.telling:
        entry.tell(Event(GAINED, (hero.who, item)))


def lose_item(state: DelveState, hero: Hero, item: int) -> None:
    """Take an Item from a Hero, out of the pack before one that is worn."""
    (hero.pack if item in hero.pack else hero.worn).remove(item)
    keep_health(state, hero)


def keep_health(state: DelveState, hero: Hero) -> None:
    """Where Full Health has become less, because of what a Hero has now or has no more, so does its Health."""
    hero.health = min(hero.health, most_health(state, hero))


def gain_crowns(hero: Hero, amount: int, entry: Entry) -> None:
    """Crowns; below 0 they are lost, as many as there are."""
    gained = max(amount, -hero.crowns)
    hero.crowns += gained
    if gained and entry.telling:
        entry.tell(Event(GAINED_CROWNS, (hero.who, gained, hero.crowns)))


def gain_souls(state: DelveState, amount: int, entry: Entry) -> None:
    """Soul points for the party's pool; below 0 they are lost, as many as there are."""
    gained = max(amount, -state.souls)
    state.souls += gained
    if gained and entry.telling:
        entry.tell(Event(GAINED_SOULS, (gained, state.souls)))


def ready(hero: Hero, amount: int, entry: Entry) -> None:
    """Used powers are refreshed, those first that would take longest; all of them if the amount is 0."""
    for _ in range(amount or len(hero.cooling)):
        power = hero.cooling.index(max(hero.cooling))
        if hero.cooling[power] == READY:
            return
        hero.cooling[power] = READY
        if entry.telling:
            entry.tell(Event(REFRESHED, (hero.who, power)))
