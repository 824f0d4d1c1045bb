"""Event Phase: the top Event card (ruling 24), then the Book of Secrets reads what time has brought."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import DREW, EVENT_LEFT, EVENTS_OUT
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import controls
from shem.games.delve.rules.characteristics import card_source
from shem.games.delve.rules.decks import discard, draw
from shem.games.delve.rules.effects import carry_out


@final
class EventPhase(Step[DelveState]):
    """A card is revealed and stays on top for a round, in the next it is discarded."""

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        if state.event >= 0:
            if entry.telling:
                entry.tell(Event(EVENT_LEFT, (state.event,)))
            discard(state, v.EVENT, state.event)
            state.event = -1
        else:
            _reveal(state, entry)
        state.happened.append([v.ON_ROUND, -1])
        for area in range(state.box.dungeon.areas):
            if state.is_revealed(area) and controls(state, area, True):
                state.happened.append([v.ON_HOLD, area])

    def data(self) -> list[Any]:
        return ["event-phase"]


def _reveal(state: DelveState, entry: Entry) -> None:
    """Night and Day go beside the deck until the other comes; when no card is left there are no more events."""
    pile = state.piles[v.EVENT]
    used = sum([card.copies for card in state.box.decks[v.EVENT]]) - pile.left()
    limit = state.box.quest.events
    card = -1 if limit and used >= limit else draw(state, v.EVENT, state.first(), entry)
    if card < 0:
        if entry.telling:
            entry.tell(Event(EVENTS_OUT, ()))
        state.happened.append([v.ON_EVENTS_OUT, -1])
        return
    if entry.telling:
        entry.tell(Event(DREW, (state.first(), v.EVENT, card)))
    effects = state.box.decks[v.EVENT][card].effects
    brings = [effect for effect in effects if effect.do == v.BRINGS]
    if brings:
        if state.sky >= 0:
            discard(state, v.EVENT, state.sky)
        state.sky = card
    else:
        state.event = card
    carry_out(state, effects, v.USE, -1, -1, -1, card_source(v.EVENT, card), entry)
