"""Duration: when what lasts for Rounds is over, whoever laid it and in whose turn (ruling B10)."""

from __future__ import annotations

import json

import pytest

from shem.core.chance import Entry, Scripted
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import END_TURN
from shem.games.arcana.parts.figures import DESTROYED, Golem
from shem.games.arcana.parts.state import Battle
from tests.rules.arcana.made import change, effect, golem, melee, named, pass_turns, plain, ranged, row
from tests.rules.arcana.staged import Place, staged
from tests.rules.arcana.test_encounters import encounter

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2014"])
PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20)])
THREE: list[Place] = [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 2, (4, 0))]


def turns_under(box: Box, golem: Golem, turns: int) -> list[tuple[int, int]]:
    """The (round, army) of so many turns, this one first, that are played while the effect is on the Golem."""
    found = []
    for _ in range(turns):
        if golem.effects:
            found.append((box.state.round, box.state.order[box.state.turn]))
        box.end_turn()
    return found


# In whose turn it is laid.


@EDITIONS
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("rounds", [1, 2])
def test_ruling_B10_each_army_plays_n_turns_under_an_answer(turn: int, rounds: int, edition: str) -> None:
    """A thorn that answers in the attacker's turn: that turn counts as one of the N, whoever of the three has the thorn."""
    thorns = golem("Thorns", attacks=[melee("Blow")], passive=[change("armor", -3, "damaged", "target", rounds=rounds)])
    for answerer in {0, 1, 2} - {turn}:
        box = arcana.sandbox(row(3), [("Thorns", n, (1, 0)) for n in range(3)], golems=[thorns], turn=turn, edition=edition)
        attacker = box.pieces[turn]
        box.attack(attacker, "Blow", box.pieces[answerer], 42)
        assert [active.army for active in attacker.effects] == [answerer]
        under = turns_under(box, attacker, 9)
        assert under[0] == (1, turn)
        assert [sum(army == number for _, army in under) for number in range(3)] == [rounds] * 3


def test_ruling_B10_an_answer_is_kept_with_its_moment() -> None:
    """A position that is saved and read again forgets nothing of it."""
    thorns = golem("Thorns", passive=[change("armor", -3, "damaged", "target", rounds=1)])
    box = arcana.sandbox(row(2), [("Plain", 0, (0, 0)), ("Thorns", 1, (0, 0))], golems=[PLAIN, thorns])
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    again = GAME.state(box.setup, json.loads(json.dumps(box.state.data())))
    assert isinstance(again, Battle) and again == box.state and again.golems[0].effects[0].data()[-1] != -1
    for battle in (again, box.state):
        for seat in range(2):
            assert battle.golems[0].effects, "until its next turn"
            battle.apply(seat, END_TURN, Entry(Scripted([])))
        assert battle.golems[0].effects == []


def test_ruling_B10_what_is_laid_on_a_region_in_anothers_turn() -> None:
    """A zone has the same duration: mire that an answer lays lasts one turn of each."""
    mire = {"name": "Mire", "effects": [change("dodge", -5, "always", "everyone_here")]}
    trap = golem("Trap", passive=[effect("lay", "damaged", "self", rounds=1, at="here", also=mire)])
    box = arcana.sandbox(row(3), [("Plain", 0, (0, 0)), ("Trap", 1, (0, 0)), ("Plain", 2, (2, 0))], golems=[PLAIN, trap])
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    seen = []
    for _ in range(4):
        seen.append((box.state.order[box.state.turn], len(box.state.zones)))
        box.end_turn()
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 0)]


def test_ruling_B10_the_place_of_an_army_that_is_out_still_counts() -> None:
    """Laid in the turn of one that dies of it: over where its turn would start."""
    thorns = golem(
        "Thorns",
        passive=[
            change("armor", -3, "damaged", "enemies_here", rounds=1),
            effect("harm", "damaged", "target", amount=500),
        ],
    )
    box = arcana.sandbox(
        row(2), [("Plain", 0, (0, 0)), ("Thorns", 1, (0, 0)), ("Plain", 2, (0, 0))], golems=[PLAIN, thorns]
    )
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.army(0).out and box.state.turn == 1
    third = box.pieces[2]
    assert third.effects
    box.end_turn()
    assert third.effects and box.state.turn == 2
    box.end_turn()
    assert (box.state.round, box.state.turn, third.effects) == (2, 1, [])


# Between Rounds.


@EDITIONS
@pytest.mark.parametrize(("kind", "number"), [("round_end", 1), ("round_start", 2)])
def test_ruling_B10_nobodys_round_laid_between_rounds_is_the_whole_coming_one(kind: str, number: int, edition: str) -> None:
    """Every army plays its turn of Round 2 under it, upkeeps included; Round 3 starts without it."""
    fog = {"kind": "effects", "effects": [change("range", -1, "use", "everyone", rounds=1)]}
    seep = encounter("fog", kind, fog, round=number)
    box = staged(plain(5, 2), THREE, [PLAIN], encounters=[seep], edition=edition)
    assert turns_under(box, box.pieces[0], 9) == [(2, 0), (2, 1), (2, 2)]


def test_ruling_B10_nobodys_effect_is_gone_before_the_upkeep() -> None:
    """A Round's start ends it; an army's own lasts until its upkeep's end, behind the damage of that upkeep."""
    ground = {"name": "Bog", "at": [[0, 0]], "effects": [effect("harm", "upkeep", "everyone_here", amount=5)]}
    seep = encounter(
        "salve", "round_start", {"kind": "effects", "effects": [change("dodge", 9, "use", "everyone")]}, round=2
    )
    box = staged(plain(5, 2), THREE[:2], [PLAIN], encounters=[seep], regions=[ground])
    pass_turns(box, 5)
    told = box.end_turn()
    kinds = [event["kind"] for event in (event.data() for event in told)]
    assert kinds.index("round") < kinds.index("expired") < kinds.index("turn") < kinds.index("harmed")


def test_ruling_B10_a_scenarios_region_lays_from_now_to_a_rounds_start() -> None:
    """What a Golem walks into in Round 1 for 2 Rounds is over at the start of Round 3."""
    ground = {"name": "Tar", "at": [[1, 0]], "effects": [change("movement", -1, "enter", "everyone_here", rounds=2)]}
    box = staged(plain(5, 2), THREE[:2], [PLAIN], regions=[ground], turn=1)
    box.move(box.pieces[1], "Walk", (1, 0))
    assert turns_under(box, box.pieces[1], 5) == [(1, 1), (2, 0), (2, 1)]


# Wild Golems.


def haunted(
    scenario: str, story: str, wild: str, cell: tuple[int, int], victim: str, at: tuple[int, int], edition: str
) -> Box:
    """A battle of the scenario whose story has brought a wild Golem; of its armies one Golem each is on the board."""
    setup = GAME.resolve({"scenario": scenario, "seats": 2, "edition": edition})
    places: list[tuple[int, tuple[int, int] | None]] = []
    for army, entry in enumerate(setup["armies"]):
        seen = False
        for id in entry["golems"]:
            stands = not seen and (army == 1 or id == victim)
            zone = setup["scenario"]["positions"][army]["zones"][0]["cells"][0]
            places.append((army, (at if army == 0 else (zone[0], zone[1])) if stands else None))
            seen = seen or stands
    box = Box(setup, places, 0)
    ids = [encounter.id for encounter in box.state.plan.encounters]
    box.state.story.fired[ids.index(story)] = 1
    box.summon(wild, box.state.plan.wild, cell)
    return box


@EDITIONS
def test_ruling_B10_the_fog_of_the_wild_fen_lord_lasts_a_round(edition: str) -> None:
    """Lights over Kesh: it strikes at the Round's end, and everybody's next turn is under its fog."""
    box = haunted("lights-over-kesh", "drowned", "Fen Lord", (6, 5), "carrion-raptor", (6, 4), edition)
    victim = next(golem for golem in box.pieces if golem.at >= 0)
    box.end_turn()
    told = box.play(END_TURN, 42)
    assert [event["ability"] for event in named(told, "attacked")] == [1]
    assert [active.army for active in victim.effects] == [box.state.plan.wild]
    box.state.golems[-1].health = 0
    box.state.place(box.state.golems[-1], DESTROYED)
    assert turns_under(box, victim, 6) == [(2, 0), (2, 1)]


@EDITIONS
def test_ruling_B10_the_snap_of_the_wild_carapace_brute_lasts_a_round(edition: str) -> None:
    """The Caves of Mahtis: whom it has snapped does not walk away in the next Round."""
    box = haunted("caves-of-mahtis", "sleeper", "Carapace Brute", (7, 10), "crypt-tick", (7, 10), edition)
    victim = next(golem for golem in box.pieces if golem.at >= 0)
    box.end_turn()
    victim.health = 1000
    box.play(END_TURN, 11)
    walk = next(ability.name for ability in victim.type.abilities if ability.is_move)
    assert box.points(victim, walk).total == 0
    box.state.place(box.state.golems[-1], DESTROYED)
    assert turns_under(box, victim, 6) == [(2, 0), (2, 1)]


def test_ruling_B10_the_wild_armys_turn_is_the_last_of_the_order() -> None:
    """What a wild Golem lays on itself is over when it comes to strike again, before the Round's end."""
    brute = golem("Brute", attacks=[melee("Snap", 100, 0, change("accuracy", -30, whom="self", rounds=1))])
    seep = encounter("hunger", "round_end", {"kind": "wild_attacks"}, round=0, again=True)
    box = staged(plain(5, 2), THREE, [PLAIN, brute], encounters=[seep])
    wild = box.summon("Brute", box.state.plan.wild, (2, 0))
    for _ in range(2):
        pass_turns(box, 2)
        told = box.play(END_TURN, 42)
        assert [event["to_hit"] for event in named(told, "struck")] == [100], "not 70"
    assert turns_under(box, wild, 2) == [(3, 0), (3, 1)]


# To the end of one's own turn.


def test_to_the_end_of_ones_own_turn_is_gone_with_it() -> None:
    """A buff of this turn; a Round's would protect through the enemies' turns, too."""
    rush = golem("Rush", attacks=[melee("Rush", 100, 0, change("dodge", 9, whom="self", rounds=0, until=["turn_end"]))])
    box = arcana.sandbox(row(2), [("Rush", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[rush, PLAIN])
    box.attack(box.pieces[0], "Rush", box.pieces[1], 42)
    assert box.dodge(box.pieces[0]).total == 9
    told = box.end_turn()
    assert [event["golem"] for event in named(told, "expired")] == [0]
    assert box.dodge(box.pieces[0]).total == 0


@pytest.mark.parametrize(("turn", "under"), [(0, [(1, 0), (1, 1)]), (2, [(1, 2), (2, 0), (2, 1)])])
def test_laid_in_anothers_turn_it_lasts_to_the_end_of_ones_own_next(turn: int, under: list[tuple[int, int]]) -> None:
    grudge = golem("Grudge", passive=[change("damage", 9, "damaged", "self", rounds=0, until=["turn_end"])])
    pieces = [("Plain", 0, (0, 0)), ("Grudge", 1, (0, 0)), ("Plain", 2, (0, 0))]
    box = arcana.sandbox(row(2), pieces, golems=[PLAIN, grudge], turn=turn)
    box.attack(box.pieces[turn], "Blow", box.pieces[1], 42)
    assert turns_under(box, box.pieces[1], 7) == under


def test_whichever_of_rounds_and_the_turns_end_comes_first() -> None:
    both = golem("Both", attacks=[melee("Both", 100, 0, change("dodge", 9, whom="self", rounds=1, until=["turn_end"]))])
    box = arcana.sandbox(row(2), [("Both", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[both, PLAIN])
    box.attack(box.pieces[0], "Both", box.pieces[1], 42)
    assert turns_under(box, box.pieces[0], 4) == [(1, 0)]


def test_what_lies_on_a_region_to_the_end_of_the_turn() -> None:
    smoke = {"name": "Smoke", "effects": [change("dodge", 5, "always", "everyone_here")]}
    censer = golem("Censer", attacks=[melee("Fume", 100, 0, effect("lay", until=["turn_end"], at="here", also=smoke))])
    box = arcana.sandbox(row(2), [("Censer", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[censer, PLAIN])
    box.attack(box.pieces[0], "Fume", box.pieces[1], 42)
    assert len(box.state.zones) == 1
    again = GAME.state(box.setup, json.loads(json.dumps(box.state.data())))
    assert isinstance(again, Battle) and again == box.state
    assert [event["region"] for event in named(box.end_turn(), "lifted")] == [0]
    assert box.state.zones == []


def test_nobodys_and_the_wild_ones_turn_end_with_the_round() -> None:
    gust = {"kind": "effects", "effects": [change("dodge", 5, "use", "everyone", rounds=0, until=["turn_end"])]}
    box = staged(plain(5, 2), THREE, [PLAIN], encounters=[encounter("gust", "round_start", gust, round=2)])
    assert turns_under(box, box.pieces[0], 9) == [(2, 0), (2, 1), (2, 2)]
