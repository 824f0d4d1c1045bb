"""The table of Wizards in words, as far as a seat knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from shem.core.tally import Tally
from shem.faces.wizards.telling.figures import figures_of
from shem.faces.wizards.telling.names import COLUMNS, Names
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import SIDE, SPACES
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.control import controls, sites
from shem.games.wizards.rules.decks import spread
from shem.games.wizards.rules.figures import hits as full_hits
from shem.games.wizards.rules.figures import income
from shem.games.wizards.rules.move import may_move

MARKS: Final = {v.TOWER: "#", v.MONOLITH: "*", v.WATER: "~", v.WASTELAND: "."}
SHORTEST: Final = 3


def status_lines(names: Names, state: WizardsState, seat: int | None) -> list[str]:
    """The round, everybody's Mana and sites, and the seat's own hands."""
    lines = [names.say("round-line", round=state.round, limit=state.box.limit, seat=names.seat(state.active))]
    lines += [_seat_line(names, state, other) for other in range(state.box.seats)]
    return lines + ([] if seat is None else hand_lines(names, state, seat))


def _seat_line(names: Names, state: WizardsState, seat: int) -> str:
    return names.say(
        "seat-line",
        seat=names.seat(seat),
        alive="yes" if state.alive[seat] else "no",
        mana=state.mana[seat],
        income=income(state, seat, Tally(False)),
        sites=sites(state, seat),
        golem=state.hand_size(seat, v.GOLEM_DECK),
        event=state.hand_size(seat, v.EVENT_DECK),
    )


def hand_lines(names: Names, state: WizardsState, seat: int) -> list[str]:
    """The seat's own hands, which nobody else sees."""
    return [
        names.say(f"hand-{v.DECK_NAMES[deck]}", cards=names.cards(deck, spread(state.hands[seat][deck])[1:]))
        for deck in range(v.DECKS)
    ]


def table_lines(names: Names, state: WizardsState, seat: int | None) -> list[str]:
    """Everything that the seat can know."""
    lines = status_lines(names, state, seat)
    lines += [unit_line(names, state, unit) for here in state.units for unit in here]
    for deck, pile in enumerate(state.decks):
        discards = names.cards(deck, spread(pile.discards)[1:])
        lines.append(names.say("deck-line", deck=names.deck(deck), left=pile.left(), discards=discards))
    if seat is not None:
        lines += _known_lines(names, state, seat)
    for spell in state.spells:
        lines.append(names.say("spell-line", seat=names.seat(spell.seat), event=names.event(spell.event)))
    if state.fight is not None:
        here, there = (names.space(space) for space in state.fight.spaces)
        lines.append(names.say("battle-line", here=here, there=there, round=state.fight.round))
    return lines


def _known_lines(names: Names, state: WizardsState, seat: int) -> list[str]:
    """What the seat knows of the others' hands, and of the decks."""
    lines = []
    for other, hands in enumerate(state.known[seat]):
        for deck, cards in enumerate(hands):
            if sum(cards):
                held = names.cards(deck, spread(cards)[1:])
                lines.append(names.say("known-line", seat=names.seat(other), deck=names.deck(deck), cards=held))
    for deck, pile in enumerate(state.decks):
        tops = [names.card(deck, top.card) if top.seers >> seat & 1 else "?" for top in pile.top]
        if any(top != "?" for top in tops):
            lines.append(names.say("top-line", deck=names.deck(deck), cards=", ".join(tops)))
    return lines


def unit_line(names: Names, state: WizardsState, unit: Unit) -> str:
    """Where it stands, what it is, its figures."""
    figures = {name: tally.total for name, tally in figures_of(state, unit).items()}
    return names.say(
        "unit-line",
        space=names.space(unit.at),
        unit=names.unit(unit),
        seat=names.seat(unit.seat),
        wizard="no" if unit.number else "yes",
        full=full_hits(state, unit),
        may="yes" if can_move(state, unit) else "no",
        auras=names.cards(v.EVENT_DECK, [aura.event for aura in unit.auras]),
        **figures,
    )


def can_move(state: WizardsState, unit: Unit) -> bool:
    """Whether it is the active player's and has a full move left this turn."""
    return unit.seat == state.active and may_move(unit)


def space_lines(names: Names, state: WizardsState, space: int) -> list[str]:
    """A space: its tile, who controls it, who stands there."""
    line = names.say("space-line", space=names.space(space), tile=names.tile(state.ground.tiles[space]))
    if state.ground.kinds[space] == v.SITE:
        line += " " + held_by(names, state, space)
    return [line, *[unit_line(names, state, unit) for unit in state.units[space]]]


def held_by(names: Names, state: WizardsState, space: int) -> str:
    """Who controls a site, and why (ruling 6)."""
    holders = [seat for seat in range(state.box.seats) if controls(state, seat, space)]
    how = "none" if not holders else "on" if state.units[space] else "beside"
    return names.say("held-line", seats=names.seats(holders), how=how)


def board_lines(names: Names, state: WizardsState) -> list[str]:
    """The map: a mark or the beginning of a name in each space, then whose units stand there, by the numbers of chits."""
    short = shortened([names.tile(tile) for tile in range(len(names.box.terrains))])
    cells = [_cell(state, space, short) for space in range(SPACES)]
    width = max(len(cell) for cell in cells) + 1
    lines = ["   " + "".join(letter.ljust(width) for letter in COLUMNS).rstrip()]
    for row in range(SIDE):
        lines.append(f" {row + 1} " + "".join(cell.ljust(width) for cell in cells[row * SIDE : row * SIDE + SIDE]).rstrip())
    found = sorted({state.ground.tiles[space] for space in state.ground.sites})
    return [*lines, names.say("legend"), ", ".join(f"{short[tile]} = {_recruits(names, tile)}" for tile in found)]


def _recruits(names: Names, tile: int) -> str:
    """A site with the materials that are recruited there."""
    given = [names.trait(v.MATERIAL, one) for one, card in enumerate(names.box.materials) if card.site == tile]
    return f"{names.tile(tile)} ({', '.join(given)})"


def _cell(state: WizardsState, space: int, short: Sequence[str]) -> str:
    text = MARKS.get(state.ground.kinds[space]) or short[state.ground.tiles[space]]
    here = state.units[space]
    return f"{text}{here[0].seat + 1}:{_chits(here)}" if here else text


def _chits(units: Iterable[Unit]) -> str:
    return "".join(str(unit.number) if unit.number else "W" for unit in units)


def shortened(called: Sequence[str]) -> list[str]:
    """The beginnings of these names by which each can be told from the others."""
    found = []
    for name in called:
        size = SHORTEST
        while size < len(name) and any(other != name and other.startswith(name[:size]) for other in called):
            size += 1
        found.append(name[:size])
    return found
