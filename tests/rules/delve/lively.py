"""Random Heroes that do something rather than nothing, and walk to where something is: doors, chests, tokens, Enemies."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shem.core.contract import Action
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Attack, Done, Drop, Force, Move, Open, Pass, Search
from shem.games.delve.parts.state import DelveState

BUSY = 0.85
KEEN = 0.6
DROPS = 0.05


def choice(choose: Random, state: DelveState, legal: Sequence[Action]) -> Action:
    """Seldom the end of the turn, each kind of action as likely as another, but attacks and discoveries more so."""
    some = [action for action in legal if not isinstance(action, Drop)] if choose.random() > DROPS else legal
    busy = [action for action in some if not isinstance(action, Done)]
    some = busy if busy and choose.random() < BUSY else some
    keen = [action for action in some if isinstance(action, (Attack, Force, Open, Search))]
    if keen and choose.random() < KEEN:
        return choose.choice(keen)
    kind = choose.choice(sorted({action.key()[0] for action in some}))
    some = [action for action in some if action.key()[0] == kind]
    moves = [action for action in some if isinstance(action, Move)]
    if moves and choose.random() < KEEN:
        return min(moves, key=lambda move: _away(state, move.area))
    return choose.choice([action for action in some if not isinstance(action, Pass)] or some)


def _away(state: DelveState, area: int) -> int:
    """How far an area is from the nearest where there is something to do."""
    quest, dungeon = state.box.quest, state.box.dungeon
    found = [end for door, ends in enumerate(dungeon.doors) if state.doors[door] in (v.CLOSED, v.LOCKED) for end in ends]
    found += [chest.area for number, chest in enumerate(quest.chests) if state.chests[number] == v.LOCKED]
    found += [where for token, where in enumerate(quest.searches) if state.searches[token]]
    found += [enemy.area for enemy in state.enemies if not enemy.minion]
    found += [page.what for number, page in enumerate(quest.paragraphs) if page.trigger in (v.ON_ENTER, v.ON_GATHER)]
    far = state.ways().far[area]
    return min([far[one] for one in found], default=0)
