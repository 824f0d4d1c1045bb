"""What nobody does: encounters of a Round's start or end, and the deaths and choices that they bring (ruling B17)."""

from __future__ import annotations

import pytest

from shem.core.contract import Turn
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import Choose, Go
from shem.games.arcana.parts.figures import DESTROYED
from tests.rules.arcana.made import Data, effect, golem, kinds, melee, named, pass_turns, row
from tests.rules.arcana.staged import Place, staged
from tests.rules.arcana.test_encounters import encounter, gives

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2014"])
FRAIL = golem("Frail", health=5, attacks=[melee("Blow", 100, 20)])
STOUT = golem("Stout", attacks=[melee("Blow", 100, 20)])
PIECES: list[Place] = [("Stout", 0, (0, 0)), ("Frail", 0, (0, 0)), ("Stout", 1, (4, 0)), ("Frail", 1, (4, 0))]


def night(kind: str, *effects: Data, edition: str = "2015", pieces: list[Place] | None = None) -> Box:
    """An encounter at the first Round's end, or the second one's start, that does this."""
    number = 1 if kind == "round_end" else 2
    happens = encounter("night", kind, {"kind": "effects", "effects": list(effects)}, round=number)
    return staged(row(5), pieces or PIECES, [FRAIL, STOUT], encounters=[happens], edition=edition)


@EDITIONS
@pytest.mark.parametrize("kind", ["round_start", "round_end"])
def test_ruling_B17_what_nobody_did_gives_nobody_points(kind: str, edition: str) -> None:
    """Golem Destruction: whom a Round's encounter destroys gives Mana to his own army, and no Victory Points to any."""
    box = night(kind, effect("harm", "use", "everyone", amount=10), edition=edition)
    told = pass_turns(box, 2)
    assert [box.pieces[number].at == DESTROYED for number in range(4)] == [False, True, False, True]
    assert [event["victor"] for event in named(told, "destroyed")] == [-1, -1]
    assert [box.army(number).vp for number in range(2)] == [0, 0]
    assert [event["army"] for event in named(told, "encounter")] == [-1]


def test_ruling_B17_deaths_by_time_that_nobody_laid_give_nobody_points() -> None:
    """Damage over time that a Round's start has laid is nobody's, too, whose turn ever it ticks in."""
    box = night("round_start", effect("harm_each_turn", "use", "everyone", amount=5, rounds=2))
    told = pass_turns(box, 3)
    assert [event["victor"] for event in named(told, "destroyed")] == [-1, -1]
    assert [box.army(number).vp for number in range(2)] == [0, 0]


def test_ruling_B17_a_choice_is_made_by_the_army_of_the_golem_concerned() -> None:
    """A storm at the Round's end that blows each a Region away: each army says where its own go."""
    pieces: list[Place] = [("Stout", 0, (0, 0)), ("Stout", 1, (4, 0))]
    box = night("round_end", effect("displace", "use", "everyone", distance=1), pieces=pieces)
    pass_turns(box, 2)
    asked = []
    for cell in ((1, 0), (3, 0)):
        pending = box.state.pending()
        assert isinstance(pending, Turn)
        asked.append((pending.seat, pending.prompt.code))
        told = box.play(Go(box.region(cell)))
    assert asked == [(0, "displace"), (1, "displace")]
    assert kinds(told)[-1] == "turn"
    assert [box.cell(piece.at) for piece in box.pieces] == [(1, 0), (3, 0)]


@EDITIONS
def test_ruling_B17_who_loses_a_golem_to_nobody_is_not_paid_for_it(edition: str) -> None:
    """An encounter pays whoever destroys a Golem: nobody did."""
    storm = encounter(
        "storm", "round_end", {"kind": "effects", "effects": [effect("harm", "use", "everyone", amount=10)]}, round=1
    )
    dirge = encounter("dirge", "destroyed", gives("vp", 7))
    box = staged(row(5), PIECES[:3], [FRAIL, STOUT], encounters=[storm, dirge], edition=edition)
    told = pass_turns(box, 2)
    assert [event["army"] for event in named(told, "encounter")] == [-1, -1]
    assert [box.army(number).vp for number in range(2)] == [0, 0]


def test_ruling_B17_nobodys_theft_goes_to_nobody() -> None:
    box = night("round_end", effect("steal_mana", "use", "everyone", amount=3))
    for number in range(2):
        box.army(number).mana = 10
    told = pass_turns(box, 2)
    assert [event["change"] for event in named(told, "mana-changed") if event["army"] < 2] == [-3, -3]


def test_the_vote_of_a_round_falls_to_the_first_living_army() -> None:
    """What asks no Golem's army is the first one's in turn order to say; that makes it nobody's doing all the same."""
    vote = encounter("vote", "round_start", round=2, choices=[[gives("vp", 1, "all")], []])
    box = staged(row(5), PIECES, [FRAIL, STOUT], encounters=[vote])
    pass_turns(box, 2)
    pending = box.state.pending()
    assert isinstance(pending, Turn) and (pending.seat, pending.prompt.code) == (0, "choose")
    told = box.play(Choose(0))
    assert [event["army"] for event in named(told, "vp-changed")] == [0, 1]
    assert kinds(told)[-1] == "turn"
