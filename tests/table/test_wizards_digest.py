"""Since your turn, among Wizards: a section a turn, a line a deed with what came of it, from what the seat was told."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.sight import Sight
from shem.faces.wizards.stage import WizardsStage
from shem.games.wizards.game import GAME
from shem.games.wizards.parts import actions as a
from shem.locale.words import Words
from shem.table.menu import NoAnswer
from tests.rules.wizards.scene import HIT, PASS, SMALL, Scene, cast, who

HERE, THERE, BESIDE = 9, 12, 11  # B2, E2, D2


def digest(scene: Scene, seat: int | None, language: str = "en") -> Any:
    stage = WizardsStage(Words(language), scene.setup, ["human"] * GAME.seats(scene.setup))
    sight = Sight(GAME, scene.setup, scene.state, seat, scene.events)
    return stage.digest(sight, [(7, place, event) for place, event in enumerate(sight.events())])


def go_on(scene: Scene, seat: int, code: str) -> None:
    """All pass, or draw from the Event Deck, until the seat is asked that."""
    while scene.asked() != (seat, code):
        if scene.asked()[1] == "draw":
            scene.play(scene.asked()[0], a.Draw(1), 1)
        else:
            scene.play(scene.asked()[0], PASS)


@pytest.fixture
def scene() -> Scene:
    """Player 1's turn ends; in Player 2's a Storm hits, Power is dispelled, a Golem moves up and one falls in battle."""
    golems = {HERE: "1 stone small man", THERE: "0 clay medium flyer"}
    scene = Scene(golems, {0: "dispell", 1: "elemental-storm power"}, phase="end", mana=[20, 20])
    go_on(scene, 1, "cast")
    scene.play(1, cast("elemental-storm", THERE))
    scene.play(0, PASS, *HIT)
    go_on(scene, 1, "cast")
    scene.play(1, cast("power", HERE))
    scene.play(0, cast("dispell"))
    go_on(scene, 1, "move")
    scene.play(1, a.Move(who(HERE, SMALL), BESIDE))
    go_on(scene, 1, "fight")
    scene.play(1, a.Fight(BESIDE, THERE))
    return scene


def test_others_turns_are_told_deed_by_deed_with_what_came_of_it(scene: Scene) -> None:
    found = digest(scene, 0)
    assert (found["fresh"], found["text"]) == (False, "Your units lost 1 Hit.")
    (section,) = found["sections"]
    assert (section["seat"], section["name"]) == (1, "Player 2")
    assert [(line["kind"], line["mine"], line["text"]) for line in section["lines"]] == [
        ("cast", True, "Player 2 plays Elemental Storm: E2."),
        ("cast", False, "Player 2 plays Power: B2."),
        ("cast", False, "Player 1 plays Dispell. Player 1 dispels Power of Player 2."),
        ("moved", False, "Golem 1 of Player 2 moves from B2: C2, D2."),
        ("battle-began", True, "Player 2 attacks Player 1: D2 against E2."),
    ]
    (storm,) = section["lines"][0]["parts"]
    seen = [event for event in scene.events if event.seen_by(0)]
    assert storm["numbers"] == {"force": 3, "armor": 1} and seen[storm["place"]].kind.code == "stormed"
    assert section["lines"][3]["space"] == BESIDE


def test_what_fell_in_the_battle_is_named_when_ones_own_turn_begins(scene: Scene) -> None:
    scene.play(1, PASS, *HIT)
    go_on(scene, 0, "draw")
    found = digest(scene, 0)
    assert found["fresh"] and found["text"] == "Your units lost 2 Hits; destroyed: Golem 1 of Player 1."
    battle = found["sections"][0]["lines"][-1]
    assert battle["text"].endswith("D2 against E2. Player 2 wins the battle of D2 against E2.")
    assert [part["kind"] for part in battle["parts"]] == ["aimed", "struck", "destroyed", "battle-ended"]
    assert digest(scene, 0, "de")["text"].startswith("Deine Einheiten haben 2 Treffer verloren; zerstört: ")
    scene.play(0, a.Draw(1), 1)
    assert not digest(scene, 0)["fresh"]


def test_ones_own_turn_is_not_told_and_a_spectator_has_none(scene: Scene) -> None:
    found = digest(scene, 1)
    assert (found["fresh"], found["sections"]) == (False, [])
    with pytest.raises(NoAnswer, match="table-no-such-question"):
        digest(scene, None)
