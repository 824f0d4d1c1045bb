"""What a Golem threatens: one move and one attack that its army can pay for, by the rules that offer them."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Seeded
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import AreaAttack, AreaCharge, Attack, Charge, Move
from shem.games.arcana.parts.masks import places_of
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.threat import ability_reach, threat_of
from tests.rules.arcana.made import golem, melee, move, ranged
from tests.table.lively import Lively

BLOW = melee("Blow", 50, 20, ap=2)
SHOT = ranged("Shot", 50, 20, range=2)
ROWS = ["P- P- P- P- P- P- P- P-"]
FIGHTER = golem("Fighter", attacks=[BLOW], moves=[move("Walk", mp=2)])
ARCHER = golem("Archer", attacks=[SHOT], moves=[move("Walk", mp=2)])
OTHER = golem("Other", attacks=[BLOW])


def line(*pieces: tuple[str, int, tuple[int, int]], edition: str = "2015") -> Box:
    return arcana.sandbox(ROWS, list(pieces), golems=[FIGHTER, ARCHER, OTHER], edition=edition)


def columns(box: Box, mask: int) -> list[int]:
    return [box.cell(region)[0] for region in places_of(mask)]


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_a_melee_attack_threatens_where_one_move_takes_it_and_a_ranged_one_its_range_beyond(edition: str) -> None:
    """Movement, Melee and Ranged Attacks: two MP on Plains, then the own Region, or two Regions farther."""
    box = line(("Other", 0, (0, 0)), ("Fighter", 1, (4, 0)), ("Archer", 1, (7, 0)), edition=edition)
    fighter, archer = (threat_of(box.state, box.pieces[place].number) for place in (1, 2))
    assert columns(box, fighter.moves) == [2, 3, 5, 6]
    assert columns(box, fighter.strikes) == [2, 3, 4, 5, 6]
    assert columns(box, archer.moves) == [5, 6]
    assert columns(box, archer.strikes) == [3, 4, 5, 6, 7]


def test_an_army_without_the_ap_for_both_threatens_with_one_of_them() -> None:
    """Action Costs: with 2 AP the Fighter walks (1) or strikes (2), not both."""
    box = line(("Other", 0, (0, 0)), ("Fighter", 1, (4, 0)))
    box.army(1).ap = 2
    found = threat_of(box.state, 1)
    assert columns(box, found.moves) == [2, 3, 5, 6] and columns(box, found.strikes) == [4]
    box.army(1).ap = 0
    assert threat_of(box.state, 1).moves == threat_of(box.state, 1).strikes == 0


def test_looking_leaves_the_battle_as_it_is() -> None:
    box = line(("Other", 0, (0, 0)), ("Fighter", 1, (4, 0)))
    before = box.state.data()
    threat_of(box.state, 1)
    assert box.state.data() == before


def test_an_ability_reaches_from_where_its_golem_stands() -> None:
    box = line(("Other", 0, (0, 0)), ("Archer", 1, (4, 0)))
    archer = box.pieces[1]
    walk, shot = (ability_reach(box.state, archer, box.ability(archer, name)) for name in ("Walk", "Shot"))
    assert columns(box, walk) == columns(box, shot) == [2, 3, 5, 6]


@pytest.mark.parametrize("edition", ["2015", "2014"])
@pytest.mark.parametrize("scenario", ["three-cairns", "thirst"])
def test_what_is_threatened_is_what_the_rules_then_allow(scenario: str, edition: str) -> None:
    """Every move, attack and Charge of a turn is foreseen, also the attacks after each move; and no other move is."""
    lively = Lively({"scenario": scenario, "edition": edition}, 4)
    looked = struck = 0
    for step in range(160):
        battle, seat = lively.battle, lively.seat
        if step % 9 == 0 and battle.steps[-1].data() == ["turn"]:
            looked += 1
            for piece in battle.on_board(seat):
                found = threat_of(battle, piece.number)
                moves = [one for one in battle.legal(seat) if isinstance(one, Move) and one.golem == piece.number]
                assert set(places_of(found.moves)) == {one.region for one in moves}
                aims = aimed(battle, seat, piece.number, (Attack, AreaAttack, Charge, AreaCharge))
                for one in moves[::3]:
                    after = battle.copy()
                    after.apply(seat, one, Entry(Seeded(1)))
                    aims |= (
                        aimed(after, seat, piece.number, (Attack, AreaAttack))
                        if after.steps[-1].data() == ["turn"]
                        else set()
                    )
                assert aims <= set(places_of(found.strikes)), (piece.type.id, aims)
                struck += len(aims)
        lively.step()
        if lively.over:
            break
    assert looked > 3 and struck > 3


def aimed(battle: Battle, seat: int, golem: int, kinds: tuple[type, ...]) -> set[int]:
    """The Regions at which the Golem can strike now in these ways."""
    regions = set()
    for action in battle.legal(seat):
        if not isinstance(action, kinds) or not isinstance(action, Attack | Charge | AreaAttack | AreaCharge):
            continue
        if action.golem == golem:
            regions.add(battle.golems[action.target].at if isinstance(action, Attack | Charge) else action.region)
    return regions
