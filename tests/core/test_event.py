"""Events: what they say and who saw them."""

from __future__ import annotations

import pickle

from shem.core.event import EVERYBODY, Event, EventKind, only
from shem.core.tally import Reason, Tally

MOVED = EventKind("moved", ("golem", "path"))


class Why(Reason):
    BASE = "base"


def test_data_names_the_values() -> None:
    tally = Tally()
    tally.add(Why.BASE, 3)
    event = Event(MOVED, (4, (1, 2)), [("cost", tally)], only(1))
    assert event.data() == {"kind": "moved", "golem": 4, "path": [1, 2], "tally": {"cost": [["base", 3, -1]]}, "seers": 2}
    assert Event(MOVED, (4, (1, 2))).data() == {"kind": "moved", "golem": 4, "path": [1, 2]}


def test_seers_are_a_mask_of_seats() -> None:
    everybody, one, two = (Event(MOVED, (0, ()), seers=seers) for seers in (EVERYBODY, only(2), only(0) | only(1)))
    assert [everybody.seen_by(seat) for seat in (None, 0, 5)] == [True, True, True]
    assert [one.seen_by(seat) for seat in (None, 0, 1, 2)] == [False, False, False, True]
    assert [two.seen_by(seat) for seat in (None, 0, 1, 2)] == [False, True, True, False]


def test_events_compare_by_what_they_say() -> None:
    assert Event(MOVED, (4, (1, 2))) == Event(MOVED, (4, (1, 2)))
    assert hash(Event(MOVED, (4, (1, 2)))) == hash(Event(MOVED, (4, (1, 2))))
    assert Event(MOVED, (4, (1, 2))) != Event(MOVED, (4, (1, 3)))
    assert Event(MOVED, (4, (1, 2))) != Event(MOVED, (4, (1, 2)), seers=only(0))


def test_an_event_travels() -> None:
    event = Event(MOVED, (4, (1, 2)), [("cost", Tally())], only(3))
    assert pickle.loads(pickle.dumps(event)) == event
