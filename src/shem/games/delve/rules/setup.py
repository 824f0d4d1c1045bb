"""Setup: the party at the quest's start, its doors, chests, tokens and decks."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Box
from shem.games.delve.parts.events import QUEST_BEGAN
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.piles import Pile
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import most_health
from shem.games.delve.rules.rounds import Rounds


def set_up(state: DelveState, entry: Entry) -> None:
    """Everything lies as the quest says; District 0 is discovered, and the Book begins."""
    box = state.box
    quest = box.quest
    state.heroes = [_hero(box, seat) for seat in range(box.seats)]
    for hero in state.heroes:
        hero.health = most_health(state, hero)
    state.doors = [door.lock for door in quest.doors]
    state.chests = [chest.lock for chest in quest.chests]
    state.searches = [True] * len(quest.searches)
    state.overlays = [one[:] for one in quest.overlays]
    state.revealed = 1
    state.piles = [
        Pile([card.copies for card in box.decks[deck]], [0] * len(box.decks[deck])) for deck in range(len(v.DECKS))
    ]
    state.souls = quest.souls
    state.flags = quest.flags
    state.read = [False] * len(quest.paragraphs)
    state.killed = [0] * len(box.foes)
    state.happened = [[v.AT_START, -1], [v.ON_REVEAL, 0]]
    if entry.telling:
        entry.tell(Event(QUEST_BEGAN, (quest.act, box.seats)))
    state.steps.append(Rounds())


def _hero(box: Box, seat: int) -> Hero:
    member = box.party[seat]
    hero = Hero(seat, box.quest.start[seat], 0, member.rank, len(box.heroes[seat].powers))
    hero.worn = sorted(member.worn)
    hero.pack = sorted(member.pack)
    hero.crowns = member.crowns
    return hero
