"""Artifacts: each used once, by its owner, then out of play."""

from __future__ import annotations

import pytest

from shem.core.contract import Together
from shem.games.archmage.parts.actions import Aim, Allocate, Announce, Decline, Face, Move, Settle, Use
from shem.games.archmage.parts.board import EAST, NORTH, SOUTH, WEST
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import GONE
from shem.games.archmage.parts.table import AMULET, BOOTS, BOW, HORN
from tests.rules.archmage.scene import CENTRE, Scene, number, worth

BOX = 49  # the first artifact's card


def owning(artifact: int, owner: int, scene: Scene) -> Scene:
    artifacts = [-1] * 4
    artifacts[artifact] = owner
    return scene.edit(artifacts=artifacts)


def test_amulet_breaks_a_tie_for_its_owner() -> None:
    """Amulet of Loki: in its owner's favour, over the Archmage."""
    scene = owning(AMULET, 1, Scene(archmage=0))
    scene.split((3, 3, 3, 3), (3, 4, 1, 4))
    assert (scene.asked(), scene.prompt()) == (1, ["settle", 0, 0])
    scene.play(1, Settle(1))
    assert (scene.asked(), scene.prompt()) == (1, ["face", 1])
    assert scene.state.view(None)["artifacts"][AMULET] == GONE


def test_amulet_breaks_a_tie_for_an_opponent() -> None:
    """Amulet of Loki: or in an opponent's favour; the owner need not be in the tie."""
    scene = owning(AMULET, 0, Scene(seats=3, archmage=1))
    scene.split((1, 4, 4, 3), (5, 1, 1, 1), (5, 1, 1, 1))
    assert scene.asked() == 0
    refusal = scene.refused(0, Settle(0))
    assert (refusal.code, refusal.need, refusal.have, refusal.about) == (Reject.NOT_TIED, 5, 1, 0)
    assert scene.refused(0, Settle(3)).have == -1
    scene.play(0, Settle(2))
    assert scene.asked() == 2


@pytest.mark.parametrize("phase", [0, 1, 2, 3])
def test_amulet_in_any_phase(phase: int) -> None:
    """Amulet of Loki: after the reveal of any phase, before it is resolved; kept, it may be used later."""
    scene = owning(AMULET, 1, Scene(archmage=0))
    split = [2, 2, 2, 2]
    split[(phase + 1) % 4] = 4
    other = list(split)
    for at in range(4):
        if at != phase:
            other[at] = split[at] - 1
    scene.split((split[0], split[1], split[2], split[3]), (other[0], other[1], other[2], other[3]))
    for action in [Face(NORTH), Move(1)][:phase]:
        scene.play(0, action)
    assert (scene.asked(), scene.prompt()) == (1, ["settle", phase, 0])
    assert scene.told("revealed")[-1]["phase"] == phase
    scene.play(1, Decline())
    won = [event for event in scene.told("phase-won") if event["phase"] == phase]
    assert [(event["seat"], event["units"], event["tied"]) for event in won] == [(0, split[phase], [0, 1])]
    assert scene.state.view(None)["artifacts"][AMULET] == 1


def test_amulet_is_not_asked_without_a_tie() -> None:
    scene = owning(AMULET, 1, Scene())
    scene.split((4, 3, 3, 2), (3, 4, 2, 3))
    assert scene.prompt() == ["face", 1]


def test_boots_up_to_six() -> None:
    """Boots of Hermod: the winner of movement may move up to six; said after the reveal, before the move."""
    scene = owning(BOOTS, 1, Scene())
    scene.split((4, 1, 4, 3), (1, 9, 1, 1))
    scene.play(0, Face(EAST))
    assert (scene.asked(), scene.prompt()) == (1, ["artifact", BOOTS])
    assert scene.refused(1, Use(BOW)).code is Reject.NOT_THIS_ARTIFACT
    scene.play(1, Use(BOOTS))
    assert scene.state.legal(1) == [Move(distance) for distance in range(1, 7)]
    scene.play(1, Move(6))
    assert scene.state.view(None)["golem"] == CENTRE - 1
    assert scene.state.view(None)["artifacts"][BOOTS] == GONE
    assert scene.state.view(None)["stride"] == 3  # the next turn is ordinary again


def test_boots_kept_or_not_the_winners() -> None:
    scene = owning(BOOTS, 1, Scene())
    scene.split((4, 1, 4, 3), (1, 9, 1, 1))
    scene.play(0, Face(EAST))
    scene.play(1, Decline())
    assert scene.state.legal(1) == [Move(1), Move(2), Move(3)]
    assert scene.state.view(None)["artifacts"][BOOTS] == 1
    scene = owning(BOOTS, 0, Scene())
    scene.split((4, 1, 4, 3), (1, 9, 1, 1))
    scene.play(0, Face(EAST))
    assert scene.prompt() == ["move", 3]


def test_horn_gives_fifteen_units_for_one_turn() -> None:
    """Horn of Heimdall: 15 units in one turn, said at the beginning of the allocation, then discarded."""
    scene = Scene(under={AMULET: 45, BOOTS: 46, HORN: 17, BOW: 48})
    scene.to_harvest(winner=0)
    assert (scene.asked(), scene.prompt()) == (0, ["artifact", HORN])
    assert scene.refused(0, Allocate(1, 1, 1, 1)).code is Reject.ANOTHER_DECISION
    scene.play(0, Use(HORN))
    view = scene.state.view(1)
    assert (view["budget"], view["artifacts"][HORN]) == ([15, 16], GONE)
    assert scene.told("budget")[-2]["tally"] == {"budget": [["energy", 12, -1], ["horn", 3, BOX + HORN]]}
    scene.split((12, 1, 1, 1), (1, 3, 3, 9))
    scene.play(0, Face(NORTH))
    scene.play(1, Move(1))
    assert scene.state.view(None)["budget"] == [12, 16]


def test_horn_kept_is_offered_again() -> None:
    scene = Scene(under={AMULET: 45, BOOTS: 46, HORN: 17, BOW: 48})
    scene.to_harvest(winner=0)
    scene.play(0, Decline())
    assert scene.state.view(None)["budget"] == [12, 16]
    scene.to_harvest(winner=0)
    assert (scene.asked(), scene.prompt()) == (0, ["artifact", HORN])


def test_bow_takes_an_adjacent_district() -> None:
    """Bow of Uller: one of four districts round the golem instead; the golem's place and facing stay."""
    scene = owning(BOW, 1, Scene({16: "Drage", 17: "Avgrunn"}))
    scene.split((4, 4, 1, 3), (1, 1, 9, 1))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert (scene.asked(), scene.prompt()) == (1, ["artifact", BOW])
    scene.play(1, Use(BOW))
    assert scene.state.legal(1) == [Aim(NORTH), Aim(EAST), Aim(SOUTH), Aim(WEST)]
    scene.play(1, Aim(WEST))
    view = scene.state.view(None)
    assert view["harvested"] == [[], [16]]
    assert view["points"] == [0, worth("Drage")]
    assert (view["golem"], view["facing"]) == (17, NORTH)
    assert view["artifacts"][BOW] == GONE


def test_bow_kept() -> None:
    scene = owning(BOW, 1, Scene({17: "Avgrunn"}))
    scene.split((4, 4, 1, 3), (1, 1, 9, 1))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    scene.play(1, Decline())
    assert scene.state.view(None)["harvested"] == [[], [17]]
    assert scene.state.view(None)["artifacts"][BOW] == 1


def test_bow_is_not_asked_of_who_did_not_win_the_harvest() -> None:
    scene = owning(BOW, 0, Scene())
    scene.split((4, 4, 1, 3), (1, 1, 9, 1))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert isinstance(scene.state.pending(), Together)
    assert scene.state.view(None)["harvested"] == [[], [17]]
    assert number("Hjem") == scene.state.view(None)["grid"][CENTRE]


def test_announcing_knows_no_artifacts() -> None:
    scene = owning(AMULET, 0, Scene())
    scene.play(0, Allocate(3, 3, 3, 3))
    scene.play(1, Allocate(3, 3, 3, 3))
    assert scene.refused(0, Settle(0)).code is Reject.ANOTHER_DECISION
    assert scene.refused(1, Announce(0)).code is Reject.NOT_YOUR_DECISION
