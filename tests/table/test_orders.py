"""Standing orders: carried out as the seat's own actions, kept with the match, told to nobody else."""

from __future__ import annotations

import json
from pathlib import Path

from shem.core.contract import Turn
from shem.core.match import Match, begin
from shem.core.save import load
from shem.games.wizards.game import GAME
from shem.games.wizards.parts.actions import PASS
from shem.table import messages as m
from shem.table.hosted import Hosted, Sent

SEATS = 3
ORDER = "pass-spells"


def hosted(path: Path) -> Hosted:
    setup = GAME.resolve({"seats": SEATS})
    match = begin(GAME, setup, ["human"] * SEATS, ["app"] * SEATS, bytes(32), path)
    table = Hosted("m", match, {})
    for seat in range(SEATS):
        table.join(str(seat), [seat], "en")
    return table


def asked(match: Match) -> Turn:
    pending = match.pending
    assert isinstance(pending, Turn)
    return pending


def go_on(table: Hosted) -> Sent:
    """Whoever is asked passes, or does the first thing that is legal."""
    seat = asked(table.match).seat
    legal = table.match.legal(seat)
    action = PASS if PASS in legal else legal[0]
    return table.wish(str(seat), {"kind": "act", "seq": table.seq, "seat": seat, "key": list(action.key())})


def until(table: Hosted, code: str, seat: int) -> None:
    """Go on until the seat is asked that."""
    for _ in range(200):
        if (asked(table.match).prompt.code, asked(table.match).seat) == (code, seat):
            return
        go_on(table)
    raise AssertionError(f"seat {seat} is never asked {code}")


def give(table: Hosted, seat: int, on: bool = True) -> Sent:
    wish: m.Standing = {"kind": "order", "seq": table.seq, "seat": seat, "order": ORDER, "on": on}
    return table.wish(str(seat), wish)


def test_an_order_passes_for_its_seat_and_nobody_else_is_told(tmp_path: Path) -> None:
    table = hosted(tmp_path / "m.shem")
    first = asked(table.match).seat
    seat = (first + 1) % SEATS
    until(table, "cast", seat)
    before = len(table.match.log)
    sent = give(table, seat)
    passed = table.match.log[before]
    assert getattr(passed, "seat", None) == seat and getattr(passed, "action", None) == PASS
    assert asked(table.match).seat != seat
    own = [json.dumps(message) for to, message in sent if to == str(seat)]
    others = [json.dumps(message) for to, message in sent if to != str(seat)]
    assert any(f'"code": "{ORDER}", "text"' in text and '"on": true' in text for text in own)
    assert others and not any('"on": true' in text for text in others)


def test_it_is_asked_in_its_own_turn_and_may_take_the_order_back(tmp_path: Path) -> None:
    table = hosted(tmp_path / "m.shem")
    seat = (asked(table.match).seat + 1) % SEATS
    until(table, "cast", seat)
    give(table, seat)
    while asked(table.match).prompt.code != "cast" or asked(table.match).seat != seat:
        assert (asked(table.match).seat, asked(table.match).prompt.code) != (seat, "answer")
        go_on(table)
    assert table.match.sight(seat).view()["active"] == seat
    give(table, seat, on=False)
    assert table.match.course.orders[seat] == []
    table.wish(str(seat), {"kind": "act", "seq": table.seq, "seat": seat, "key": list(PASS.key())})
    until(table, "cast", seat)  # asked again in the turn of the next


def test_it_stands_when_the_match_is_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "m.shem"
    table = hosted(path)
    seat = (asked(table.match).seat + 1) % SEATS
    until(table, "cast", seat)
    give(table, seat)
    again = load(path, lambda name: GAME)
    assert again.course.orders == table.match.course.orders and again.course.orders[seat] == [ORDER]
    assert again.state.data() == table.match.state.data()


def test_another_seats_order_and_one_that_there_is_not_are_refused(tmp_path: Path) -> None:
    table = hosted(tmp_path / "m.shem")
    seat = asked(table.match).seat
    other = (seat + 1) % SEATS
    wish: m.Standing = {"kind": "order", "seq": table.seq, "seat": other, "order": ORDER, "on": True}
    assert [message["kind"] for _, message in table.wish(str(seat), wish)] == ["refused"]
    wish = {"kind": "order", "seq": table.seq, "seat": seat, "order": "dance", "on": True}
    assert [message["kind"] for _, message in table.wish(str(seat), wish)] == ["refused"]
    assert table.match.course.ordered == 0


def test_what_is_taken_back_is_asked_again(tmp_path: Path) -> None:
    """The order that passed, and would pass once more, is taken back with the pass."""
    table = hosted(tmp_path / "m.shem")
    seat = (asked(table.match).seat + 1) % SEATS
    until(table, "cast", seat)
    give(table, seat)
    table.wish(str(seat), {"kind": "undo", "seq": table.seq, "seat": seat})
    assert (asked(table.match).seat, asked(table.match).prompt.code) == (seat, "cast")
    assert table.match.course.orders[seat] == []
