"""What holds in every position of Delve, and what an entry may change."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Setup
from shem.core.event import Event
from shem.core.notation import canonical, pending_data
from shem.games.delve.game import GAME
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Reroll
from shem.games.delve.parts.events import GAINED, GAINED_CROWNS, PRAYED, USED_ITEM
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import DECK_STEP, most_health

NATURES = (v.BLESSING_LAW, v.BLESSING_NEUTRAL, v.BLESSING_CHAOS)


def look(state: DelveState) -> None:
    """What holds in every position that is asked about."""
    _look_at_cards(state)
    for hero in state.heroes:
        assert hero.soul or _is_well(state, hero), hero.data()
        assert not hero.soul or (hero.health, hero.ailment, hero.criticals, hero.ko) == (0, 0, [], False)
        assert 0 <= hero.rank < v.RANKS and hero.crowns >= 0 and state.is_revealed(hero.area)
        assert hero.worn == sorted(hero.worn) and hero.pack == sorted(hero.pack)
        _look_at_slots(state, hero.worn)
        assert [-1 <= left <= power.turns for left, power in zip(hero.cooling, state.box.heroes[hero.who].powers)]
    numbers = [enemy.who for enemy in state.enemies]
    assert numbers == sorted(set(numbers)) and all(v.FIRST_ENEMY <= who < v.MOST_FIGURES for who in numbers)
    for enemy in state.enemies:
        assert _is_well(state, enemy), enemy.data()
        assert 0 <= enemy.area < state.box.dungeon.areas and 0 <= enemy.owner < state.box.seats
    owners = {enemy.foe: enemy.owner for enemy in state.enemies if not enemy.minion}
    assert all(owners[enemy.foe] == enemy.owner for enemy in state.enemies if not enemy.minion)
    assert state.souls >= 0 and min([0, *[coins for _, coins in state.coins]]) == 0
    assert state.sky >= 0 or not state.night or state.ended is None


def _is_well(state: DelveState, figure: Figure) -> bool:
    return (
        1 <= figure.health <= most_health(state, figure)
        and 0 <= figure.ailment <= 3
        and 0 <= figure.bleed <= 2
        and 0 <= figure.poison <= 2
        and min(*figure.fire, figure.broken, figure.spent) >= 0
        and len(set(figure.criticals)) == len(figure.criticals)
    )


def _look_at_slots(state: DelveState, worn: Sequence[int]) -> None:
    slots = Counter(state.box.items[item].slot for item in worn)
    slots[v.HAND] += 2 * slots.pop(v.TWO_HANDS, 0)
    assert v.NO_SLOT not in slots and all(count <= v.SLOT_ROOM[slot] for slot, count in slots.items())


def _look_at_cards(state: DelveState) -> None:
    """Every card is in its deck, in its discards or in play; a Treasure that was drawn is an Item."""
    for deck, pile in enumerate(state.piles):
        assert min([0, *pile.rest, *pile.discards]) == 0
        out = Counter(_in_play(state, deck))
        for card, copies in enumerate([card.copies for card in state.box.decks[deck]]):
            found = pile.rest[card] + pile.discards[card] + out[card]
            assert found == copies if deck != v.TREASURE else found <= copies, (v.DECKS[deck], card)


def _in_play(state: DelveState, deck: int) -> list[int]:
    if deck == v.EVENT:
        return [card for card in (state.event, state.sky) if card >= 0]
    if deck == v.CRITICAL:
        figures: list[Figure] = [*state.heroes, *state.enemies]
        return [token for figure in figures for token in figure.criticals]
    if deck in NATURES:
        return [card % DECK_STEP for hero in state.heroes for card in hero.blessings if card // DECK_STEP == deck]
    return []


def items(state: DelveState) -> Counter[int]:
    found = Counter(item for _, item in state.floor)
    for hero in state.heroes:
        found.update([*hero.worn, *hero.pack])
    return found


def crowns(state: DelveState) -> int:
    return sum(hero.crowns for hero in state.heroes) + sum(amount for _, amount in state.coins)


def conserved(before: tuple[Counter[int], int], state: DelveState, events: Iterable[Event]) -> None:
    """Items and Crowns are those of before, but for what was told to give and to take."""
    held, coins = before[0].copy(), before[1]
    for event in events:
        told = [value for value in event.values if isinstance(value, int)]
        if event.kind == GAINED:
            held[told[1]] += 1
        elif event.kind == USED_ITEM:
            held[told[1]] -= told[3]
        elif event.kind == GAINED_CROWNS:
            coins += told[1]
        elif event.kind == PRAYED:
            coins -= state.box.quest.act
    assert +held == items(state) and coins == crowns(state)


def once_rerolled(state: DelveState, legal: Sequence[Action]) -> None:
    """No die that was rerolled is offered again (Golden Rules)."""
    if state.fights:
        fight = state.fights[-1]
        dice = fight.blocks if state.steps[-1].data() == ["def-stage"] else fight.dice
        assert not [action for action in legal if isinstance(action, Reroll) and dice[action.die].again]


def same_elsewhere(state: DelveState, setup: Setup, seat: int, action: Action, seed: int) -> None:
    """What is read back from JSON, and a copy, go on as the position itself would, told or not, and leave it alone."""
    before = canonical(state.data())
    again = GAME.state(setup, json.loads(json.dumps(state.data())))
    assert canonical(again.data()) == before
    assert canonical(again.view(seat)) == canonical(state.view(seat))
    assert pending_data(again.pending()) == pending_data(state.pending())
    after = []
    for one, telling in ((again, True), (state.copy(), False)):
        one.apply(seat, action, Entry(Seeded(seed), telling))
        after.append(canonical(one.data()))
    assert after[0] == after[1] and canonical(state.data()) == before
