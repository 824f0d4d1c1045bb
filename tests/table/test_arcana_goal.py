"""How a battle is won, as it is told: every way in which the rules end it, with the numbers by which they do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Outcome, Over
from shem.core.sight import Sight
from shem.faces.arcana.telling.board import captures
from shem.faces.arcana.telling.ending import endings, ends
from shem.faces.arcana.telling.names import Names
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.compile_scenario import scenario_points
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import END_TURN, RESIGN
from shem.games.arcana.parts.figures import LOST
from shem.games.arcana.parts.masks import places_of
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.victory import team_points
from shem.locale.words import LANGUAGES, Words
from shem.table.face import face
from shem.table.stage import Stage
from tests.rules.arcana.made import golem, row
from tests.rules.arcana.staged import staged
from tests.rules.arcana.test_encounters import encounter, objective
from tests.table.lively import Lively

LARGE = 3000
MOST = 4000
SCENARIOS = [
    pytest.param(id, marks=[pytest.mark.long] if scenario_points(scenario) == LARGE else [])
    for id, scenario in default().scenarios.items()
]


def begun(scenario: str) -> Lively:
    """A battle in its first turn."""
    lively = Lively({"scenario": scenario}, 3)
    while lively.battle.round == 0 or END_TURN not in lively.battle.legal(lively.seat):
        lively.step()
    return lively


def after_turn(battle: Battle) -> Outcome | None:
    """How the battle has ended once this turn is over, if it has."""
    battle.apply(battle.pending().seats[0], END_TURN, Entry(Seeded(1), telling=False))
    return battle.ended


def ended_by(battle: Battle, army: int, vp: int) -> Outcome | None:
    """How the battle ends if an army, and nobody else, has so many VP."""
    trial = battle.copy()
    trial.armies[army].vp = vp
    return after_turn(trial)


def least(battle: Battle, army: int) -> int:
    """With how many VP an army ends the battle; 0: with none."""
    if ended_by(battle, army, MOST) is None:
        return 0
    low, high = 0, MOST
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if ended_by(battle, army, middle) is None else (low, middle)
    return high


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_vp_that_end_a_battle_are_told_and_who_wins_then(scenario: str) -> None:
    """VP Total, and stories that end with it: by each army's own number, found by playing (ruling B32)."""
    lively = begun(scenario)
    names, battle = Names(Words("en"), lively.setup), lively.battle
    told = [(code, text) for code, text in endings(names) if " VP" in text and code != events.LAST_STANDING]
    met = set()
    for army in range(battle.plan.wild):
        vp = least(battle, army)
        if not vp:
            continue
        outcome = ended_by(battle, army, vp)
        assert outcome is not None
        assert outcome.winners == places_of(battle.plan.allies[army])
        found = [
            text
            for code, text in told
            if code == outcome.code and re.search(rf"\b{vp} VP", text) and ("an army" in text or names.army(army) in text)
        ]
        assert len(found) == 1
        met.update(found)
    assert {text for _, text in told} == met


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_round_after_which_a_battle_ends_is_told(scenario: str) -> None:
    """Round Limits."""
    battle = begun(scenario).battle
    names = Names(Words("en"), battle.plan.setup)
    while battle.ended is None:
        last = battle.round
        after_turn(battle)
        while battle.ended is None and END_TURN not in battle.legal(battle.pending().seats[0]):
            seat = battle.pending().seats[0]
            battle.apply(seat, battle.legal(seat)[0], Entry(Seeded(1), telling=False))
    assert (battle.ended.code, last) == (events.ROUND_LIMIT, battle.plan.rounds)
    assert (events.ROUND_LIMIT, f"After {last} Rounds the battle is over.") in endings(names)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_that_the_last_side_ends_a_battle_is_told_and_whether_it_wins(scenario: str) -> None:
    """Last Man Standing, by sides where there are some (ruling B31), whatever the VP only if the scenario says so (B32)."""
    lively = begun(scenario)
    names, battle = Names(Words("en"), lively.setup), lively.battle
    seat = lively.seat
    side = places_of(battle.plan.allies[seat])
    rival = next(army for army in range(battle.plan.wild) if army not in side)
    battle.armies[rival].vp = 1
    for piece in battle.golems:
        if piece.army not in side and piece.at >= 0:
            battle.place(piece, LOST)
    outcome = after_turn(battle)
    assert outcome is not None
    assert outcome.code == events.LAST_STANDING
    text = dict(endings(names))[events.LAST_STANDING]
    assert (outcome.winners == side) == ("wins, whatever the VP" in text)
    assert ("one side" in text) == (len(side) > 1)


def test_a_gate_that_ends_the_battle_is_told_and_for_whom() -> None:
    """Challenge of Valor: each army is paid for the other's gate only, and to take it ends the battle."""
    lively = begun("challenge-of-valor")
    names, battle = Names(Words("en"), lively.setup), lively.battle
    for army, gate in ((0, "C9"), (1, "D1")):
        objectives = [text for code, text in endings(names) if code == events.OBJECTIVE]
        assert sum(f"at the capture of {gate} by {names.army(army)}" in text for text in objectives) == 1
        assert any(f"Region {gate}" in text and f"for {names.army(army)}." in text for text in captures(names))
        place = next(text for text in goal(lively, "en")["places"] if f"Region {gate}" in text)
        assert f", only for {names.army(army)}: " in place
        for other in range(2):
            trial = battle.copy()
            for piece in trial.golems:
                if piece.at >= 0 and piece.army != other:
                    trial.place(piece, trial.field.at(1, 4))
            runner = next(piece for piece in trial.golems if piece.army == other and piece.at >= 0)
            trial.place(runner, trial.field.at(*((2, 8) if gate == "C9" else (3, 0))))
            for _ in range(3):
                if trial.ended is None:
                    after_turn(trial)
            code = None if trial.ended is None else trial.ended.code
            assert code == (events.OBJECTIVE if other == army else None)


def view(lively: Lively, language: str) -> Stage:
    words, setup = Words(language), lively.setup
    labels = ["human"] * GAME.seats(setup)
    return face("arcana").stage(words, setup, labels)


def goal(lively: Lively, language: str) -> dict[str, list[str]]:
    sight = Sight(GAME, lively.setup, lively.battle, 0, [])
    page: dict[str, Any] = dict(view(lively, language).ask(sight, "goal", {}, []))
    return {**page, "places": [place["text"] for place in page["places"]]}


def test_sides_are_shown_with_what_they_have_together() -> None:
    """Ruling B31: what allies have together decides."""
    lively = begun("realm-of-cinders")
    for army, vp in enumerate((5, 1, 2, 4)):
        lively.battle.armies[army].vp = vp
    assert [team_points(lively.battle, army) for army in range(4)] == [7, 5, 7, 5]
    names = Names(Words("en"), lively.setup)
    sides = goal(lively, "en")["sides"]
    assert [re.search(r"(\d+) VP", side)[1] for side in sides] == ["7", "5"]  # type: ignore[index]
    assert names.army(0) in sides[0]
    assert names.army(2) in sides[0]
    assert goal(begun("thirst"), "en")["sides"] == []
    assert "the side whose armies have the most VP together wins" in ends(names)[-1]
    assert not isinstance(lively.battle.pending(), Over)


def test_a_full_well_is_not_called_empty() -> None:
    """What nobody stands at is not for that empty."""
    lively = begun("thirst")
    for language, absent in (("en", "nobody is there"), ("de", "niemand ist da")):
        wells = [text for text in goal(lively, language)["places"] if "Mana" in text]
        assert wells
        assert all(text.endswith(f": {absent}.") for text in wells)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Given up by {}. One side"), ("de", "Aufgegeben von {}. Nur eine Seite")]
)
def test_the_result_names_who_gave_up(language: str, said: str) -> None:
    lively = Lively({"scenario": "thirst", "resign": True}, 3)
    while lively.battle.round == 0 or RESIGN not in lively.battle.legal(lively.seat):
        lively.step()
    gone = Names(Words(language), lively.setup).army(lively.seat)
    lively.step(RESIGN)
    report = view(lively, language).ask(Sight(GAME, lively.setup, lively.battle, None, lively.events), "report", {}, [])
    assert report["ending"].startswith(said.format(gone))


PLAIN = golem("Plain")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_end_a_battle_that_a_pack_can_name_is_told(language: str) -> None:
    """Encounters that wait for others, choices that end it, objectives of the story's own, secret ones, own totals."""
    over = {"kind": "end", "to": "actor"}
    box = staged(
        row(3),
        [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0))],
        [PLAIN],
        [{"vp_total": 9, "secrets": [1]}, {}],
        encounters=[
            encounter("spy", "enter", at=[[0, 0]]),
            encounter("gate", "enter", over, at=[[1, 0]], positions=[1], after=[0]),
            encounter("offer", "turn_start", choices=[[{"kind": "end", "to": "vp"}], []], round=2, unless=[1]),
        ],
        objectives=[
            {**objective("told", "vp", ends=True), "trigger": {"kind": ""}},
            objective("hidden", "vp", ends=True, reaches=3),
        ],
    )
    said = [
        "With 9 VP, victory goes to army 0.",
        "The battle is over when a Golem of army 1 enters B1, once this has happened: spy. Victory goes to army 1.",
        "The battle can be over at the start of a turn in Round 2, unless this has happened: gate.",
        "The battle is over when this objective is completed: told.",
        "A secret objective can end the battle, too.",
        "The battle is over when only one army is left on the board.",
    ]
    found = [text for _, text in endings(Names(Words(language), box.setup))]
    if language == "en":
        assert found[: len(said)] == said
    assert len(found) == len(endings(Names(Words("en"), box.setup)))
