"""When what lasts is over: a Round and a place in it (ruling B10)."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import USUAL
from shem.games.arcana.parts.sources import of_scenario
from shem.games.arcana.parts.state import Battle

# The places of a Round: its start, then the start and the end of each turn in the order, the wild army's last.
ROUND_START: Final = 0
Moment = tuple[int, int]


def turn_start(turn: int) -> int:
    """Where in a Round the turn at this place of the order starts; so many as there are armies: the wild one's."""
    return 2 * turn + 1


def turn_end(turn: int) -> int:
    """Where in a Round the turn at this place of the order ends."""
    return 2 * turn + 2


def by_round(until: int, place: int) -> bool:
    """Whether a Round ends it; not a turn that ends, or nothing by itself."""
    return until > 0 and not ends_turn(place)


def ends_turn(place: int) -> bool:
    """Whether it is over where a turn ends."""
    return place > ROUND_START and place % 2 == 0


def is_over(battle: Battle, army: int, until: int, place: int, now: int) -> bool:
    """Whether what an army has laid is over at the place `now` of this Round; until: 0 for what no Round ends."""
    if until == 0 or until > battle.round:
        return False
    return until < battle.round or (_usual(battle, army) if place == USUAL else place) <= now


def end_of(battle: Battle, rounds: int, ends: int, army: int, source: int) -> Moment:
    """The Round and the place at which what an army lays now is over; Round 0: never by itself."""
    found = _after_rounds(battle, rounds, army, source) if rounds else (0, USUAL)
    if (ends >> v.TURN_END) & 1:
        turn = _end_of_turn(battle, army)
        if found[0] == 0 or turn[0] < found[0] or (turn[0] == found[0] and turn[1] < _place(battle, army, found)):
            return turn
    return found


def _after_rounds(battle: Battle, rounds: int, army: int, source: int) -> Moment:
    """N turns of every army: the one that is played now counts, whosever it is. Nobody's ends at a Round's start."""
    over = battle.turn == len(battle.order)
    if army == battle.plan.wild and of_scenario(source):
        return battle.round + rounds + (1 if over else 0), USUAL
    place = turn_start(battle.turn)
    return battle.round + rounds, USUAL if place == _usual(battle, army) else place


def _end_of_turn(battle: Battle, army: int) -> Moment:
    """The end of the army's own turn: of the one that it plays now, else of its next."""
    turn = len(battle.order) if army == battle.plan.wild else battle.order.index(army)
    return battle.round + (1 if turn < battle.turn else 0), turn_end(turn)


def _usual(battle: Battle, army: int) -> int:
    """The start of the army's own turn; the wild one's number stands for the scenario, and for the Round's start."""
    return ROUND_START if army == battle.plan.wild else turn_start(battle.order.index(army))


def _place(battle: Battle, army: int, moment: Moment) -> int:
    return _usual(battle, army) if moment[1] == USUAL else moment[1]
