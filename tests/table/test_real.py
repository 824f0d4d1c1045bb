"""People with real figures: what they are asked to do, who waits for it, and what they have confirmed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import shem
from shem.bots.random import RandomBot
from shem.games.arcana.parts.actions import Move
from shem.table import real_messages as r
from shem.table.hosted import Hosted, Sent
from shem.table.real import Confirmed, Thing, changes


def thing(id: str, place: str, how: str = "", phase: int = 0, owner: int | None = None) -> Thing:
    return Thing(id, "golem", phase, owner, id.title(), place, place.upper(), how=how)


class Kept:
    """A table whose every confirmed state is written down."""

    def __init__(self, *seats: int) -> None:
        self.texts: list[str] = []
        self.confirmed = Confirmed(seats, None, lambda data, seats: self.texts.append(json.dumps(data)))

    def confirm(self, *things: Thing, ids: list[str] | None = None) -> None:
        now = self.confirmed.asked(things)
        named = [one.id for one in self.confirmed.changes(now)] if ids is None else ids
        self.confirmed.confirm(named, {"en": now, "de": now}, 7)

    def deeds(self, *things: Thing) -> list[tuple[str, str]]:
        return [(change.deed, change.id) for change in self.confirmed.changes(things)]


def test_the_changes_from_one_table_to_another() -> None:
    kept = Kept()
    old = [thing("a", "c4"), thing("b", "c5"), thing("c", "c6", "up"), thing("d", "c7")]
    assert kept.deeds(*old) == [("lay", "a"), ("lay", "b"), ("lay", "c"), ("lay", "d")]
    kept.confirm(*old)
    assert kept.deeds(*old) == []
    new = [thing("e", "c5"), thing("a", "c4"), thing("b", "d5"), thing("c", "c6", "down")]
    assert kept.deeds(*new) == [("take", "d"), ("move", "b"), ("turn", "c"), ("lay", "e")]
    kept.confirm(*new, ids=["d", "c"])
    assert kept.deeds(*new) == [("move", "b"), ("lay", "e")]
    assert kept.deeds(*old) == [("turn", "c"), ("lay", "d")]


def test_the_set_up_goes_by_phases() -> None:
    things = [thing("figure", "a1", phase=4), thing("tile", "a2"), thing("well", "a3", phase=1)]
    assert [change.id for change in changes({}, things)] == ["tile", "well", "figure"]


def test_only_figures_of_seats_that_have_them_are_asked_for() -> None:
    kept = Kept(1)
    assert kept.deeds(thing("mine", "a1", owner=1), thing("theirs", "a2", owner=0), thing("tile", "a3")) == [
        ("lay", "mine"),
        ("lay", "tile"),
    ]


def test_what_was_kept_is_the_same_table_again() -> None:
    kept = Kept()
    kept.confirm(thing("a", "c4"), thing("b", "c5"), ids=["a"])
    assert not kept.confirmed.laid and kept.confirmed.since == -1
    kept.confirm(thing("a", "c4"), thing("b", "c5"))
    again = Confirmed((), json.loads(kept.texts[-1]), lambda data, seats: None)
    assert again.laid and again.since == 7
    assert again.changes([thing("a", "c4"), thing("b", "c5")]) == []


def test_what_cannot_be_kept_is_not_confirmed() -> None:
    def full(data: dict[str, Any], seats: frozenset[int]) -> None:
        raise OSError("no room")

    confirmed = Confirmed((), None, full)
    with pytest.raises(OSError, match="no room"):
        confirmed.confirm(["a"], {"en": [thing("a", "c4")]}, 0)
    assert [change.deed for change in confirmed.changes([thing("a", "c4")])] == ["lay"]


# A battle.


def told(sent: Sent, whom: str = "me") -> Any:
    """What somebody was told last."""
    return [message for id, message in sent if id == whom][-1]


class Table:
    """The Three Cairns; seat 0 is a person's with real figures, seat 1 as said."""

    def __init__(
        self,
        real: tuple[int, ...] = (0, 1),
        bots: dict[int, str] | None = None,
        holds: tuple[int, ...] = (0, 1),
        data: dict[str, Any] | None = None,
        order: str = "position",
        dice: str = "app",
    ) -> None:
        bots = bots or {}
        labels = [bots.get(seat, "human") for seat in range(2)]
        self.kept: list[dict[str, Any]] = []
        self.real = frozenset(real)
        self.match = shem.new("arcana", seats=labels, scenario="three-cairns", order=order, dice=dice, seed=5)
        self.hosted = Hosted("match", self.match, bots, real=Confirmed(real, data, self._keep))
        self.sight = told(self.hosted.join("me", holds, "en"))["sight"]

    def _keep(self, data: dict[str, Any], seats: frozenset[int]) -> None:
        self.kept.append(data)
        self.real = seats

    @property
    def steps(self) -> list[r.RealStep]:
        return list(self.sight["real"]["steps"])

    @property
    def texts(self) -> list[str]:
        return [step["text"] for step in self.steps]

    def hear(self, sent: Sent) -> Any:
        found = told(sent)
        if found["kind"] == "sight":
            self.sight = found
        return found

    def wish(self, **wish: Any) -> Any:
        whole: Any = {"seq": self.hosted.seq, **wish}
        return self.hear(self.hosted.wish("me", whole))

    def placed(self, *ids: str, seat: int = 0) -> Any:
        return self.wish(kind="placed", seat=seat, steps=list(ids) or [step["id"] for step in self.steps])

    def act(self, kind: str, **fields: int) -> Any:
        """The first legal action of this kind with these numbers, of whom is asked."""
        seat = self.match.pending.seats[0]
        found = next(
            action
            for action in self.match.legal(seat)
            if type(action).__name__ == kind and all(getattr(action, name) == value for name, value in fields.items())
        )
        return self.wish(kind="act", seat=seat, key=list(found.key()))

    def deploy_all(self) -> None:
        self.placed()
        while self.match.pending.seats and type(self.match.legal(self.match.pending.seats[0])[0]).__name__ == "Deploy":
            self.act("Deploy")
            if self.steps:
                self.placed()


def test_the_set_up_guide_tells_which_tile_side_lies_where_and_what_to_place() -> None:
    table = Table()
    assert table.sight["real"]["laying"] and table.sight["real"]["mine"]
    assert table.texts == [
        "Lay tile side 4B with its upper left Region as A1, turned 180 degrees clockwise.",
        "Lay tile side 6B with its upper left Region as D1, turned 270 degrees clockwise.",
        "Lay tile side 2A with its upper left Region as A4, turned 90 degrees clockwise.",
        "Lay tile side 3A with its upper left Region as D4, turned 90 degrees clockwise.",
        "Lay tile side 5A with its upper left Region as A7, turned 90 degrees clockwise.",
        "Lay tile side 1B with its upper left Region as D7, turned 270 degrees clockwise.",
        "Lay a Mana Well token on B4, filled side up.",
        "Lay a Mana Well token on B6, filled side up.",
        "Mark A5 as a Capture Region.",
        "Mark D5 as a Capture Region.",
        "Mark F5 as a Capture Region.",
    ]
    assert table.steps[1]["way"] == [3, 4, 5, 9, 10, 11, 15, 16, 17]
    assert [step["group"] for step in table.steps[5:9:3]] == ["Map Tiles", "Capture Regions"]
    table.placed("tile-0", "tile-1")
    assert len(table.steps) == 9 and table.sight["real"]["laying"]
    table.placed()
    assert table.steps == [] and not table.sight["real"]["laying"]


def test_nobody_decides_before_the_table_is_as_it_should_be() -> None:
    table = Table()
    refused = table.act("Deploy")
    assert (refused["kind"], refused["code"]) == ("refused", "moving")
    table.placed()
    assert table.act("Deploy")["kind"] == "sight"
    [step] = table.steps
    assert step["text"].startswith("Place Dune Viper 1 on A1") and (step["deed"], step["of"]) == ("lay", 0)
    assert table.act("Deploy")["code"] == "moving"
    assert table.wish(kind="undo", seat=0)["kind"] == "sight"
    assert table.steps == []  # it never stood there


def test_a_move_is_asked_for_with_its_way_and_taking_it_back_with_the_way_back() -> None:
    table = Table()
    table.deploy_all()
    moves = [action for action in table.match.legal(0) if isinstance(action, Move)]
    far = max(moves, key=lambda action: action.region)
    table.wish(kind="act", seat=0, key=list(far.key()))
    [step] = table.steps
    region = table.match.setup["regions"][far.region]["at"]
    name = f"{'ABCDEF'[region[0]]}{region[1] + 1}"
    assert step["text"].startswith("Move ") and step["text"].endswith(f" to {name}.")
    assert step["way"][-1] == far.region and len(step["way"]) > 2
    table.placed()
    table.wish(kind="undo", seat=0)
    [back] = table.steps
    assert back["text"].endswith(step["text"].split(" from ")[1].split(" to ")[0] + ".")


def test_a_bot_waits_for_the_table_and_its_figures_are_asked_for_where_they_are_real() -> None:
    for real in ((0, 1), (0,)):
        table = Table(real, bots={1: "random"}, holds=(0,))
        bot, placed = RandomBot(1), 0
        table.placed()
        while table.sight["pending"]["code"] == "deploy":
            seat = table.hosted.bot_to_move()
            if seat is None:
                table.act("Deploy")
            else:
                sent = table.hosted.bot_plays(seat, table.hosted.seq, bot.choose(table.match.sight(seat)).action)
                assert sent is not None
                table.hear(sent)
            if table.steps:
                assert table.hosted.bot_to_move() is None
                placed += sum(step["of"] == 1 for step in table.steps)
                table.placed()
        assert (placed > 0) == (1 in real)


def test_only_who_stands_at_the_table_confirms() -> None:
    table = Table(real=(0,), holds=(1,))
    assert not table.sight["real"]["mine"]
    refused = table.placed(seat=1)
    assert (refused["code"], table.kept) == ("not-there", [])
    watcher = told(table.hosted.join("watcher", (), "en"), "watcher")["sight"]["real"]
    assert watcher["steps"] and not watcher["mine"]


def test_where_all_real_figures_are_bots_every_person_confirms() -> None:
    table = Table(real=(1,), bots={1: "random"}, holds=(0,))
    assert table.sight["real"]["mine"]
    table.placed()
    assert table.steps == [] and len(table.kept) == 1


def test_who_may_confirm_is_told_to_everybody() -> None:
    assert Table(real=(0,), holds=(1,)).sight["real"]["by"] == [0]
    assert Table(real=(0, 1)).sight["real"]["by"] == [0, 1]
    assert Table(real=(1,), bots={1: "random"}, holds=(0,)).sight["real"]["by"] == [0]


def test_what_is_said_twice_or_of_nothing_changes_nothing() -> None:
    table = Table()
    table.placed("golem-1", "tile-99", "", "tile-0")
    assert len(table.steps) == 10
    seq, kept = table.hosted.seq, len(table.kept)
    table.placed("tile-0")  # another device, or the same after a lost connection
    assert len(table.steps) == 10 and table.sight["real"]["laying"]
    table.placed()
    table.act("Deploy")
    late: Any = {"kind": "placed", "seat": 0, "seq": seq, "steps": [table.steps[0]["id"]]}
    [(_, refused), _] = table.hosted.wish("me", late)
    assert refused["kind"] == "refused" and refused["code"] == "stale"  # it may have been about another place
    late["steps"] = ["tile-0"]
    assert [message["kind"] for _, message in table.hosted.wish("me", late)] == ["sight"]
    assert len(table.kept) == kept + 2 and len(table.steps) == 1


def test_nothing_is_confirmed_before_there_is_a_position() -> None:
    table = Table(order="random", dice="enter")
    assert table.sight["real"] == {"steps": [], "by": [0, 1], "mine": True, "laying": True}
    assert table.placed("tile-0")["code"] == "no-position" and table.kept == []
    while table.sight["pending"]["kind"] == "roll":
        table.wish(kind="roll", face=None)
    assert len(table.steps) == 11 and table.sight["real"]["laying"]


# Figures come to the table, and go, in mid-battle.


def test_where_the_table_is_left_nothing_waits_for_it_any_more() -> None:
    table = Table(real=(0,), holds=(0, 1))
    table.deploy_all()
    table.act("Move")
    assert table.act("Move")["code"] == "moving"
    told = table.wish(kind="figures", seat=0, of=0, real=False)
    assert told["real"] is None and table.real == frozenset()
    assert not told["seats"][0]["real"]
    assert table.act("Move")["kind"] == "sight"
    # Whoever comes back to it begins with an empty table.
    table.wish(kind="figures", seat=0, of=0, real=True)
    assert table.sight["real"]["laying"] and table.real == {0}
    assert sum(step["kind"] == "golem" for step in table.steps) == 6
    assert {step["deed"] for step in table.steps} == {"lay"}
    table.placed()
    assert table.act("EndTurn")["kind"] == "sight"


def test_another_seats_figures_come_and_go_at_the_same_table() -> None:
    table = Table(real=(0,), bots={1: "random"}, holds=(0,))
    table.placed()
    bot = RandomBot(1)
    while table.sight["pending"]["code"] == "deploy":
        seat = table.hosted.bot_to_move()
        if seat is None:
            table.act("Deploy")
            table.placed()
        else:
            table.hear(table.hosted.bot_plays(seat, table.hosted.seq, bot.choose(table.match.sight(seat)).action) or [])
    table.wish(kind="figures", seat=0, of=1, real=True)
    assert {step["of"] for step in table.steps} == {1} and {step["deed"] for step in table.steps} == {"lay"}
    assert not table.sight["real"]["laying"]
    table.placed()
    table.wish(kind="figures", seat=0, of=1, real=False)
    assert {(step["of"], step["deed"]) for step in table.steps} == {(1, "take")}
    table.placed()
    table.wish(kind="figures", seat=0, of=0, real=False)
    assert table.sight["real"] is None


def test_only_who_holds_a_seat_says_where_its_figures_stand() -> None:
    table = Table(real=(0,), holds=(1,))
    assert table.wish(kind="figures", seat=1, of=0, real=False)["code"] == "not-yours"
    for seat in (-1, 2):
        assert table.wish(kind="figures", seat=1, of=seat, real=True)["code"] == "not-legal"
    assert table.wish(kind="figures", seat=0, of=1, real=True)["code"] == "not-yours"
    assert table.real == {0} and table.kept == []
    table.wish(kind="figures", seat=1, of=1, real=True)
    assert table.real == {0, 1} and table.sight["real"]["mine"]
    # A bot has no hands: who stands at the table speaks for it.
    far = Table(real=(0,), bots={1: "random"}, holds=())
    assert far.wish(kind="figures", seat=1, of=1, real=True)["code"] == "not-yours"


def test_a_match_without_real_figures_asks_for_nothing() -> None:
    table = Table(real=())
    assert table.sight["real"] is None and not any(seat["real"] for seat in table.sight["seats"])
    assert table.placed("tile-0")["code"] == "not-legal"
    assert table.act("Deploy")["kind"] == "sight"


def test_the_whole_table_is_read_back_row_by_row() -> None:
    table = Table()
    table.deploy_all()
    answer = table.wish(kind="ask", id=1, what="table")["result"]
    rows = {row["name"]: row["texts"] for row in answer["rows"]}
    assert list(rows) == ["Row 1", "Row 4", "Row 5", "Row 6", "Row 7", "Row 8"]
    assert rows["Row 5"] == ["A5: Capture Region marker", "D5: Capture Region marker", "F5: Capture Region marker"]
    assert "A4: tile side 2A (turned 90 degrees clockwise)" in rows["Row 4"]
    assert "B4: Mana Well token (filled side up)" in rows["Row 4"]
    figures = [step for step in answer["steps"] if step["kind"] == "golem"]
    assert len(figures) == 11 and answer["steps"][-11:] == figures
    assert all(step["deed"] == "lay" for step in answer["steps"])


def test_the_steps_are_told_in_the_language_of_who_looks() -> None:
    table = Table()
    table.deploy_all()
    move = next(action for action in table.match.legal(0) if type(action).__name__ == "Move")
    table.wish(kind="act", seat=0, key=list(move.key()))
    german = table.wish(kind="speak", language="de")["sight"]["real"]["steps"]
    assert german[0]["text"].startswith("Bewege ") and " von " in german[0]["text"] and " nach " in german[0]["text"]


def test_what_the_first_version_kept_is_still_read() -> None:
    kept = (Path(__file__).parents[1] / "saves/real/real-1.json").read_text(encoding="utf-8")
    table = Table(data=json.loads(kept))
    assert not table.sight["real"]["laying"]
    assert table.texts == [  # nothing was deployed here, and one well is as it is
        "Take Sand Lion 3 off B1.",
        "Turn the Mana Well token on B4 over: filled side up.",
        "Lay a Mana Well token on B6, filled side up.",
    ]
