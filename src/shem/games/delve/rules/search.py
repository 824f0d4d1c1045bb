"""Search: an action flips the Search Area token; a Red Die says whether it is found."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Search
from shem.games.delve.parts.events import SEARCH_DIE, SEARCHED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import is_barred
from shem.games.delve.rules.decks import discard, draw
from shem.games.delve.rules.effects import resolve
from shem.games.delve.rules.rolling import roll_die


def add_searches(state: DelveState, hero: Hero, found: list[Action]) -> None:
    """The token that a Hero can search by an action."""
    for token, area in enumerate(state.box.quest.searches):
        if area == hero.area and state.searches[token] and is_barred(state, hero, v.SEARCHING) < 0:
            found.append(Search(token))


def why_no_search(state: DelveState, hero: Hero, token: int) -> Refusal | None:
    """Why a Hero cannot search a token; beyond what an activity needs."""
    if token >= len(state.searches) or not state.searches[token]:
        return Refusal(Reject.NO_SEARCH, about=token)
    area = state.box.quest.searches[token]
    if hero.area != area:
        return Refusal(Reject.NOT_HERE, about=area)
    source = is_barred(state, hero, v.SEARCHING)
    return Refusal(Reject.BARRED, about=source) if source >= 0 else None


def search(state: DelveState, hero: Hero, token: int, entry: Entry) -> None:
    """Flip the token, roll, and remove it."""
    state.searches[token] = False
    state.happened.append([v.ON_SEARCH, token])
    card = draw(state, v.SEARCH, hero.who, entry)
    if card < 0:
        return
    face = roll_die(state, v.RED, SEARCH_DIE, (hero.who,), entry)
    matched = state.box.decks[v.SEARCH][card].faces >> face - 1 & 1
    if entry.telling:
        entry.tell(Event(SEARCHED, (hero.who, token, card, face, matched)))
    if matched:
        resolve(state, v.SEARCH, card, hero.who, entry)
    else:
        discard(state, v.SEARCH, card)
