"""Setup: the map, the Towers, the hands and who goes first."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import CORNERS, OPPOSITE, SPACES
from shem.games.wizards.parts.box import Box
from shem.games.wizards.parts.events import CORNER, DEALT, FIRST, FIRST_DRAWN, MAP_LAID, TILE
from shem.games.wizards.parts.piles import Deck
from shem.games.wizards.parts.state import WizardsState, no_cards, wizard
from shem.games.wizards.parts.terrain import Ground, connected
from shem.games.wizards.rules.decks import draw
from shem.games.wizards.rules.turn import Turns

START_MANA = 20


def lay(box: Box, entry: Entry) -> Ground:
    """The map, who has which Tower, and the seat that goes first."""
    towers = _towers(box, entry)
    tiles = box.laid or _drawn(box, entry)
    while not box.laid and box.connected and not connected([box.terrains[tile] for tile in tiles], towers):
        tiles = _drawn(box, entry)  # ruling 2
    return Ground(box, tiles, towers, entry.roll(box.seats, FIRST) - 1)


def _towers(box: Box, entry: Entry) -> list[int]:
    """Two seats have opposite corners, three random ones, four all (ruling 1)."""
    if box.seats == 2:
        pair = OPPOSITE[entry.roll(len(OPPOSITE), CORNER, tuple([CORNERS[one] for one, _ in OPPOSITE])) - 1]
        return [CORNERS[corner] for corner in pair]
    left = list(CORNERS)
    found: list[int] = []
    for _ in range(box.seats):
        found.append(left.pop(entry.roll(len(left), CORNER, tuple(left)) - 1) if len(left) > 1 else left.pop())
    return found


def _drawn(box: Box, entry: Entry) -> list[int]:
    """Towers in the corners; all other tiles at random, a roll a space, so that a real one can be laid by hand."""
    rest: list[int] = []
    tower = 0
    for tile, count in enumerate(box.tiles):
        if box.terrains[tile] == v.TOWER:
            tower = tile
        else:
            rest.extend([tile] * count)
    tiles: list[int] = []
    for space in range(SPACES):
        if space in CORNERS:
            tiles.append(tower)
        elif len(rest) == 1:
            tiles.append(rest.pop())
        else:
            tiles.append(rest.pop(entry.roll(len(rest), TILE, (space, *rest), [-1, *rest]) - 1))
    return tiles


def set_up(state: WizardsState, entry: Entry) -> None:
    """The map is laid: Wizards go to their Towers, Mana and hands are dealt."""
    box = state.box
    seats = range(box.seats)
    for seat in seats:
        state.put(wizard(box, seat, state.ground.towers[seat]), state.ground.towers[seat])
    state.mana = [START_MANA] * box.seats
    state.hands = [no_cards(box) for _ in seats]
    state.known = [[no_cards(box) for _ in seats] for _ in seats]
    state.decks = [_deck(copies) for copies in box.copies]
    if entry.telling:
        entry.tell(Event(MAP_LAID, (tuple(state.ground.tiles), tuple(state.ground.towers))))
    for seat in seats:
        for deck, count in enumerate(box.hands[seat]):
            for _ in range(count):
                draw(state, seat, deck, entry)
        if entry.telling:
            entry.tell(Event(DEALT, (seat, *box.hands[seat])))
    if entry.telling:
        entry.tell(Event(FIRST_DRAWN, (state.ground.first,)))
    state.steps.append(Turns())


def _deck(copies: Sequence[int]) -> Deck:
    return Deck([], list(copies), [0] * len(copies))
