"""A number is a sum of named lines."""

from __future__ import annotations

import copy
import pickle

from hypothesis import given, settings
from hypothesis import strategies as st

from shem.core.tally import NO_SOURCE, Line, Reason, Tally

steady = settings(derandomize=True, deadline=None, database=None)


class Why(Reason):
    BASE = "base"
    COVER = "cover"
    FLOOR = "floor"


def test_lines_and_total() -> None:
    tally = Tally()
    tally.base(Why.BASE, 0, 4)
    tally.add(Why.COVER, 0)
    tally.add(Why.COVER, -20)
    tally.become(Why.FLOOR, 5)
    assert tally.total == 5
    assert tally.lines == [Line(Why.BASE, 0, 4), Line(Why.COVER, -20, NO_SOURCE), Line(Why.FLOOR, 25, NO_SOURCE)]
    assert tally.data() == [["base", 0, 4], ["cover", -20, -1], ["floor", 25, -1]]


def test_a_tally_takes_another_away_line_by_line() -> None:
    one, two = Tally(), Tally()
    one.add(Why.BASE, 50)
    two.add(Why.COVER, 20, 3)
    one.less(two)
    assert one.total == 30
    assert one.lines[-1] == Line(Why.COVER, -20, 3)


def test_a_tally_adds_another_line_by_line() -> None:
    one, two, bare = Tally(), Tally(), Tally(keep=False)
    one.add(Why.BASE, 50)
    two.add(Why.COVER, 20, 3)
    bare.more(two)
    one.more(two)
    assert (one.total, bare.total) == (70, 20)
    assert one.lines[-1] == Line(Why.COVER, 20, 3) and bare.lines == []


@steady
@given(st.lists(st.tuples(st.sampled_from(list(Why)), st.integers(-500, 500), st.sampled_from(["add", "base", "become"]))))
def test_the_total_is_the_sum_of_the_lines_and_the_same_without_them(steps: list[tuple[Why, int, str]]) -> None:
    kept, bare = Tally(), Tally(keep=False)
    for reason, amount, how in steps:
        for tally in (kept, bare):
            getattr(tally, how)(reason, amount)
    assert kept.total == bare.total == sum(line.amount for line in kept.lines)
    assert bare.lines == []


def test_lines_compare_by_what_they_say() -> None:
    assert Line(Why.BASE, 1, 2) == Line(Why.BASE, 1, 2)
    assert hash(Line(Why.BASE, 1, 2)) == hash(Line(Why.BASE, 1, 2))
    assert Line(Why.BASE, 1, 2) != Line(Why.COVER, 1, 2)
    assert Line(Why.BASE, 1, 2) != "base"
    assert repr(Line(Why.COVER, -20, 7)) == "Line(cover, -20, 7)"


def test_a_tally_travels_whole() -> None:
    tally = Tally()
    tally.add(Why.COVER, -20, 7)
    for again in (pickle.loads(pickle.dumps(tally)), copy.deepcopy(tally)):
        assert (again.total, again.lines, again.keep) == (tally.total, tally.lines, tally.keep)
    again = copy.deepcopy(tally)
    again.add(Why.BASE, 1)
    assert len(tally.lines) == 1
