"""Knights and Knight Powers (Active Abilities): who may use which power on whom, where, and how far."""

from __future__ import annotations

import pytest

from shem.core.contract import Refusal
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import Attack, Use, UseAt, UseOn
from shem.games.arcana.parts.figures import KNIGHT_DOWN, RESERVE
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import Data, change, effect, golem, kinds, knight, lines, melee, named, power, ranged, row

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])
PLEDGE = change("armor", 5, "use", "target")


def field(*powers: Data, rows: list[str] | None = None) -> Box:
    """The bearer and an ally at (0, 0), an ally at (2, 0); enemies at (0, 0), (1, 0) and (3, 0), one in reserve."""
    bearer = {"golem": PLAIN, "army": 0, "at": (0, 0), "knight": knight("Sir Test", *powers)}
    others = [
        ("Plain", 0, (0, 0)),
        ("Plain", 0, (2, 0)),
        ("Plain", 1, (0, 0)),
        ("Plain", 1, (1, 0)),
        ("Plain", 1, (3, 0)),
        ("Plain", 1, None),
    ]
    return arcana.sandbox(rows or row(5), [bearer, *others], golems=[PLAIN])


def aims(box: Box, name: str) -> list[int]:
    """Whom or where the power may be aimed, by its listing, which the refusals confirm for everyone and everywhere."""
    slot = box.ability(box.pieces[0], name).slot
    listed = [action for action in box.legal() if isinstance(action, UseOn | UseAt) and action.ability == slot]
    tried: list[UseOn | UseAt] = [UseOn(0, slot, number) for number in range(8)] + [
        UseAt(0, slot, region) for region in range(7)
    ]
    assert set(listed) == {action for action in tried if box.why_not(action) is None}
    return sorted(action.target if isinstance(action, UseOn) else action.region for action in listed)


def test_a_golem_master_has_no_power() -> None:
    box = arcana.sandbox(row(2), [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[PLAIN])
    assert not [action for action in box.legal() if isinstance(action, Use | UseOn | UseAt)]
    assert [ability.name for ability in box.pieces[0].type.abilities] == ["Walk", "Blow"]


def test_ruling_B30_a_colossus_has_the_powers_of_its_three_knights() -> None:
    """Each by itself: what one costs and how it cools is no matter to the others; their APV count (ruling B17)."""
    vast = golem("Vast", "colossus", apv=300)
    knights = [knight(f"Sir {name}", power(name, ap=cost), apv=10 * cost) for name, cost in (("A", 1), ("B", 2), ("C", 3))]
    box = arcana.sandbox(
        row(2), [{"golem": vast, "army": 0, "at": (0, 0), "knights": knights}, ("Plain", 1, (1, 0))], golems=[PLAIN]
    )
    piece = box.pieces[0]
    assert box.state.whole_apv(piece) == 360
    box.use(piece, "B")
    assert [box.cost(piece, name).total for name in ("A", "B", "C")] == [1, 4, 3]
    assert [piece.pips[box.ability(piece, name).slot] for name in ("A", "B", "C")] == [0, 2, 0]


def test_a_power_that_needs_no_aim_acts_at_once() -> None:
    """Knight Powers: those for the commanded Golem only need to be confirmed."""
    box = field(power("Resolve", change("armor", 10, "use", "self")))
    told = box.use(box.pieces[0], "Resolve")
    assert kinds(told) == ["used", "placed"]
    assert lines(box.armor(box.pieces[0])) == [("armor", 0), ("effect", 10)]


@pytest.mark.parametrize(
    ("aim", "whom"),
    [("ally", [0, 1, 2]), ("enemy", [3, 4, 5]), ("anyone", [0, 1, 2, 3, 4, 5]), ("region", [0, 1, 2, 3, 4])],
)
def test_whom_a_power_is_aimed_at(aim: str, whom: list[int]) -> None:
    """Allies with the bearer itself, enemies, anyone, or a Region; by default over the whole board, reserves never."""
    assert aims(field(power("Aid", PLEDGE, aim=aim)), "Aid") == whom


@pytest.mark.parametrize(
    ("aim", "range", "whom"),
    [("ally", 0, [0, 1]), ("enemy", 1, [3, 4]), ("anyone", 2, [0, 1, 2, 3, 4]), ("region", 1, [0, 1]), ("region", 0, [0])],
)
def test_a_powers_range_is_counted_from_its_bearers_region(aim: str, range: int, whom: list[int]) -> None:
    assert aims(field(power("Aid", PLEDGE, aim=aim, range=range)), "Aid") == whom


def test_a_power_may_need_sight() -> None:
    """Own Region always; past a Mountain never."""
    box = field(
        power("Gaze", PLEDGE, aim="enemy", sight=True), power("Reach", PLEDGE, aim="enemy"), rows=["P- P- M- P- P-"]
    )
    box.put(box.pieces[2], (4, 0))
    assert aims(box, "Gaze") == [3, 4]
    assert aims(box, "Reach") == [3, 4, 5]
    assert box.why_not(UseOn(0, 2, 5)) == Refusal(Reject.NO_SIGHT, about=2)


def test_refusals_of_powers_name_what_is_wrong() -> None:
    box = field(
        power("Self", PLEDGE),
        power("Aid", PLEDGE, aim="ally", range=1),
        power("Curse", PLEDGE, aim="enemy"),
        power("Ground", aim="region", range=1),
    )
    assert box.why_not(UseOn(0, 2, 0)) == Refusal(Reject.NEEDS_NO_AIM, about=0)
    assert box.why_not(Use(0, 3)) == Refusal(Reject.NEEDS_TARGET, about=0)
    assert box.why_not(UseAt(0, 3, 0)) == Refusal(Reject.NEEDS_TARGET, about=0)
    assert box.why_not(UseOn(0, 3, 3)) == Refusal(Reject.NOT_AN_ALLY, about=3)
    assert box.why_not(UseOn(0, 3, 2)) == Refusal(Reject.OUT_OF_RANGE, 2, 1, 2)
    assert box.why_not(UseOn(0, 4, 0)) == Refusal(Reject.NOT_AN_ENEMY, about=0)
    assert box.why_not(UseOn(0, 4, 6)) == Refusal(Reject.NOT_DEPLOYED, about=6)
    assert box.why_not(UseOn(0, 4, 7)) == Refusal(Reject.NO_SUCH_GOLEM, about=7)
    assert box.why_not(UseOn(0, 5, 0)) == Refusal(Reject.NEEDS_REGION, about=0)
    assert box.why_not(UseAt(0, 5, 3)) == Refusal(Reject.OUT_OF_RANGE, 3, 1, 3)
    assert box.why_not(UseAt(0, 5, 5)) == Refusal(Reject.NO_SUCH_REGION, about=5)
    assert box.why_not(Use(0, 1)) == Refusal(Reject.NOT_A_POWER, about=0)
    assert box.why_not(Use(3, 2)) == Refusal(Reject.NOT_YOUR_GOLEM, about=3)
    assert box.why_not(Attack(0, 2, 3)) == Refusal(Reject.NOT_AN_ATTACK, about=0)


def test_a_power_acts_on_whom_it_was_aimed_at() -> None:
    box = field(power("Spite", effect("harm", "use", "target", amount=9), mana=2, aim="enemy"))
    box.army(0).mana = 3
    told = box.use(box.pieces[0], "Spite", box.pieces[5])
    assert kinds(told) == ["used-on", "harmed"]
    assert named(told, "used-on")[0] == {
        "kind": "used-on",
        "golem": 0,
        "ability": 2,
        "target": 5,
        "cost": 2,
        "tally": {"cost": [["cost", 2, 2]]},
    }
    assert ([piece.health for piece in box.pieces].count(91), box.pieces[5].health, box.army(0).mana) == (1, 91, 1)


def test_a_kill_by_a_power_counts_for_its_army() -> None:
    """Ruling B17: VP to the army whose effect killed it."""
    box = field(power("Spite", effect("harm", "use", "target", amount=100), aim="enemy"))
    told = box.use(box.pieces[0], "Spite", box.pieces[3])
    assert [(event["victor"], event["vp"]) for event in named(told, "destroyed")] == [(0, 2)]
    assert box.army(1).mana == 20


def test_ruling_B15_a_knights_ranged_attack_is_contested_like_any_other() -> None:
    """A power that is an attack follows all the rules of one, with To-Hit, Range and dice."""
    shot = {k: v for k, v in ranged("Shot", 75, 10, range=2).items() if k not in ("ap", "name")}
    box = field(power("Shot", mana=2, attack=shot))
    piece, enemy = box.pieces[0], box.pieces[4]
    assert lines(box.to_hit(piece, "Shot", enemy)) == [("accuracy", 75), ("contested", -20), ("dodge", 0)]
    assert box.why_not(Attack(0, 2, 4)) == Refusal(Reject.MANA_SHORT, 2, 0, 0)
    box.army(0).mana = 7
    assert box.why_not(Attack(0, 2, 5)) == Refusal(Reject.OUT_OF_RANGE, 3, 2, 3)
    told = box.attack(piece, "Shot", enemy, 42)
    assert (enemy.health, box.army(0).mana, piece.pips[2], box.cost(piece, "Shot").total) == (90, 5, 2, 4)
    assert kinds(told) == ["attacked", "struck"]
    box.attack(piece, "Shot", enemy, 100)
    assert (piece.pips[2], box.cost(piece, "Shot").total) == (2, 4), "a Super Crit spares it"


def test_ruling_B20_reserves_have_no_powers() -> None:
    box = field(power("Resolve", PLEDGE))
    box.state.place(box.pieces[0], RESERVE)
    assert box.why_not(Use(0, 2)) == Refusal(Reject.NOT_DEPLOYED, about=0)
    assert not [action for action in box.legal() if isinstance(action, Use)]


def test_ruling_B28_what_a_breakdown_has_shut_down_cannot_be_used() -> None:
    vast = golem("Vast", "colossus", attacks=[melee("One"), melee("Two")])
    knights = [knight(f"Sir {name}", power(name, PLEDGE)) for name in ("A", "B", "C")]
    piece = {"golem": vast, "army": 0, "at": (0, 0), "knights": knights}
    box = arcana.sandbox(row(2), [piece, ("Plain", 1, (0, 0))], golems=[PLAIN])
    box.pieces[0].down = (1, KNIGHT_DOWN + 1)
    assert box.why_not(Attack(0, 1, 1)) == Refusal(Reject.SHUT_DOWN, about=0)
    assert box.why_not(Attack(0, 2, 1)) is None
    assert [box.why_not(Use(0, slot)) for slot in (3, 4, 5)] == [None, Refusal(Reject.KNIGHT_DOWN, about=0), None]


def test_ruling_B31_team_mates_are_allies_of_powers() -> None:
    piece = {"golem": PLAIN, "army": 0, "at": (0, 0), "knight": knight("Sir Test", power("Aid", PLEDGE, aim="ally"))}
    others = [("Plain", 1, (1, 0)), ("Plain", 2, (1, 0))]
    box = arcana.sandbox(row(2), [piece, *others], golems=[PLAIN], teams=[0, 1, 0])
    assert aims(box, "Aid") == [0, 2]


def test_ruling_B51_a_silenced_knight_uses_no_power() -> None:
    """Neither passive nor active; the Golem's own attacks go on."""
    mute = golem("Mute", attacks=[melee("Hush", 75, 0, effect("silence", rounds=1))])
    victim = {"golem": PLAIN, "army": 1, "at": (0, 0), "knight": knight("Sir Test", power("Resolve", PLEDGE))}
    box = arcana.sandbox(row(2), [("Mute", 0, (0, 0)), victim], golems=[mute])
    box.affect(box.pieces[1], box.pieces[0], "Hush")
    box.end_turn()
    assert box.why_not(Use(1, 2)) == Refusal(Reject.KNIGHT_SILENCED, about=1)
    assert box.why_not(Attack(1, 1, 0)) is None
    assert not [action for action in box.legal() if isinstance(action, Use)]
    box.end_turn()
    box.end_turn()
    assert box.why_not(Use(1, 2)) is None
