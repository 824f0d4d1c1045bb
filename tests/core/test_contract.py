"""Refusals, prompts, outcomes, steps and their notation."""

from __future__ import annotations

import copy
import pickle

import pytest

from shem.core.chance import RollRequest
from shem.core.contract import Code, Outcome, Over, Pending, Prompt, Refusal, Roll, Together, Turn
from shem.core.event import only
from shem.core.notation import action_data, canonical, digest_of, pending_data
from shem.core.steps import Step, Stepping
from tests.specimen.rules.words import Act


class No(Code):
    RANGE = "out-of-range"
    MANA = "no-mana"


class Asking(Step["Asked"]):
    """Asks some seats."""

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked

    def seats(self, state: Asked) -> list[int]:
        return self.asked

    def prompt(self, state: Asked) -> Prompt:
        return Prompt("asking", (len(self.asked),))


class Asked(Stepping):
    def __init__(self, asked: list[int]) -> None:
        super().__init__([Asking(asked)], None)


def test_a_refusal_says_what_is_missing() -> None:
    refusal = Refusal(No.RANGE, need=4, have=3, about=7)
    assert refusal.data() == {"code": "out-of-range", "need": 4, "have": 3, "about": 7}
    assert repr(refusal) == "Refusal(out-of-range, need=4, have=3, about=7)"
    assert refusal == Refusal(No.RANGE, 4, 3, 7) and hash(refusal) == hash(Refusal(No.RANGE, 4, 3, 7))
    assert refusal != Refusal(No.MANA, 4, 3, 7)
    assert pickle.loads(pickle.dumps(refusal)) == refusal == copy.deepcopy(refusal)


def test_actions_are_their_keys() -> None:
    assert Act(3, 1) == Act(3, 1) and Act(3, 1) != Act(3, 0) and Act(3, 1) != "walk"
    assert sorted([Act(3, 1), Act(0, 2), Act(3, 0)]) == [Act(0, 2), Act(3, 0), Act(3, 1)]
    assert len({Act(3, 1), Act(3, 1), Act(6)}) == 2
    assert repr(Act(3, 1)) == "Act(3, 1)"
    assert action_data(Act(3, 1)) == [3, 1] and action_data(None) is None


@pytest.mark.parametrize(
    ("winners", "seats", "returns"),
    [
        ([0], 2, [1.0, -1.0]),
        ([], 2, [0.0, 0.0]),
        ([0, 1], 2, [0.0, 0.0]),
        ([1], 3, [-0.5, 1.0, -0.5]),
        ([0, 2], 3, [0.5, -1.0, 0.5]),
        ([3], 4, [-1 / 3, -1 / 3, -1 / 3, 1.0]),
    ],
)
def test_returns_sum_to_zero(winners: list[int], seats: int, returns: list[float]) -> None:
    outcome = Outcome(winners, "goal", [0] * seats)
    assert outcome.returns() == pytest.approx(returns)
    assert sum(outcome.returns()) == pytest.approx(0.0)


def test_one_seat_has_a_turn_and_several_decide_together() -> None:
    turn, together = Asked([1]).pending(), Asked([0, 2]).pending()
    assert isinstance(turn, Turn) and (turn.seat, turn.seats) == (1, [1])
    assert isinstance(together, Together) and together.seats == [0, 2]


PENDING: list[tuple[Pending, dict[str, object]]] = [
    (Turn(1, Prompt("move", (4,))), {"kind": "turn", "seats": [1], "prompt": ["move", 4]}),
    (Together([0, 2], Prompt("allocate")), {"kind": "together", "seats": [0, 2], "prompt": ["allocate"]}),
    (
        Roll(RollRequest(100, "to-hit", (3,), None, only(1)), 1),
        {"kind": "roll", "seats": [], "seat": 1, "request": {"sides": 100, "purpose": "to-hit", "args": [3], "seers": 2}},
    ),
    (
        Over(Outcome([1], "points", [3, 9])),
        {"kind": "over", "seats": [], "outcome": {"winners": [1], "code": "points", "scores": [3, 9]}},
    ),
]


@pytest.mark.parametrize(("pending", "data"), PENDING)
def test_what_is_pending_has_a_notation_and_travels(pending: Pending, data: dict[str, object]) -> None:
    assert pending_data(pending) == data
    for again in (pickle.loads(pickle.dumps(pending)), copy.deepcopy(pending)):
        assert type(again) is type(pending) and pending_data(again) == data


def test_canonical_json_has_one_form() -> None:
    assert canonical({"b": [1, (2, 3)], "a": None, "ä": True}) == '{"a":null,"b":[1,[2,3]],"ä":true}'
    assert canonical({"b": 1, "a": 2}) == canonical({"a": 2, "b": 1})


def test_a_digest_is_the_sha_256_of_the_canonical_json() -> None:
    assert digest_of({}) == "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    assert digest_of({"b": 1, "a": 2}) == digest_of({"a": 2, "b": 1}) != digest_of({"a": 1, "b": 2})
