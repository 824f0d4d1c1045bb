"""Archmage on the table: the shapes hold, every action can be tapped, numbers are the rules' own, nothing hidden leaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shem.core.contract import Setup, Together, Turn
from shem.core.sight import Sight
from shem.faces.archmage.scenes import shapes
from shem.faces.archmage.stage import ArchmageStage
from shem.games.archmage.game import GAME
from shem.games.archmage.parts import actions as a
from shem.games.archmage.parts.board import EAST, NORTH, PLACES, SOUTH
from shem.games.archmage.parts.table import BOOTS, BOW, HORN
from shem.games.archmage.rules.allocation import units
from shem.locale.words import LANGUAGES, Words
from shem.table.face import face
from shem.table.menu import NoAnswer
from shem.table.messages import About
from shem.table.stage import Stage
from shem.table.voice import unit_of
from tests.faces.archmage_faced import tap_of
from tests.faces.conforming import problem
from tests.rules.archmage.scene import CENTRE, HARVEST, ORIENT, Scene

KINDS = ["Face", "Allocate", "Announce", "Use", "Settle", "Move", "Aim", "Destroy", "Place", "Decline"]
FIRST, SECOND = a.Allocate(3, 4, 3, 1), a.Allocate(1, 1, 1, 9)


def staged(setup: Setup, language: str = "en") -> Stage:
    words, labels = Words(language), ["human"] * GAME.seats(setup)
    return ArchmageStage(words, setup, labels)


def at(prompt: str) -> Scene:
    """A match that asks seat 0 this; `artifact-horn` and so on for the artifacts."""
    return PROMPTS[prompt]()


def allocated(scene: Scene) -> Scene:
    scene.play(0, FIRST)
    scene.play(1, SECOND)
    return scene


def announced(scene: Scene) -> Scene:
    allocated(scene).play(0, a.Announce(1))
    scene.play(1, a.Announce(3))
    return scene


def split(scene: Scene) -> Scene:
    scene.split((3, 4, 3, 1), (1, 1, 1, 9))
    return scene


def owning(artifact: int) -> Scene:
    return Scene().edit(artifacts=[0 if number == artifact else -1 for number in range(a.ARTIFACTS)])


def turned(scene: Scene) -> Scene:
    split(scene).play(0, a.Face(NORTH))
    return scene


def harvested(scene: Scene) -> Scene:
    scene.to_harvest()
    return scene


def tied() -> Scene:
    scene = owning(0)
    scene.split((4, 4, 2, 2), (4, 4, 2, 2))
    return scene


def aiming() -> Scene:
    scene = harvested(owning(BOW))
    scene.play(0, a.Use(BOW))
    return scene


PROMPTS: dict[str, Callable[[], Scene]] = {
    "face": lambda: Scene(facing=None),
    "allocate": Scene,
    "announce": lambda: allocated(Scene()),
    "redistribute": lambda: announced(Scene()),
    "settle": tied,
    "artifact-boots": lambda: turned(owning(BOOTS)),
    "move": lambda: turned(Scene()),
    "artifact-bow": lambda: harvested(owning(BOW)),
    "aim": aiming,
    "destroy": lambda: harvested(Scene({17: "Hamre"})),
    "place": lambda: harvested(Scene({17: "Magibok"})),
    "artifact-horn": lambda: harvested(owning(HORN)),
}


def looks(scene: Scene, seat: int | None = 0, language: str = "en") -> tuple[Stage, Sight]:
    return staged(scene.setup, language), Sight(GAME, scene.setup, scene.state, seat, scene.events)


def scene_of(scene: Scene, seat: int | None = 0) -> Any:
    view, sight = looks(scene, seat)
    return view.scene(sight)


def asking(scene: Scene, what: str, about: About | None = None, key: list[int] | None = None) -> Any:
    view, sight = looks(scene)
    return view.ask(sight, what, about or {}, key or [])


def ask(view: Stage, sight: Sight, what: str, about: About, key: list[int]) -> Any:
    """The answer, or the code of why there is none."""
    try:
        return view.ask(sight, what, about, key)
    except NoAnswer as none:
        assert view.words.say(none.code, **none.values)
        return none.code


def test_its_face_gives_this_stage_so_that_the_app_offers_the_game() -> None:
    setup = Scene().setup
    shown = face("archmage")
    assert shown.paged
    assert isinstance(shown.stage(Words("en"), setup, ["human"] * 2), ArchmageStage)


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_prompt_offers_its_actions_with_what_they_do(prompt: str) -> None:
    scene = at(prompt)
    view, sight = looks(scene)
    offered = view.ask(sight, "choices", {}, [])
    assert offered["prompt"] == prompt.partition("-")[0]
    assert ("split" in offered) == (prompt in ("allocate", "redistribute"))
    for choice in offered["choices"]:
        action = GAME.action(choice["key"])
        assert choice["text"] and choice["does"]
        assert bool(choice["price"]) == isinstance(action, a.Use | a.Settle)
        if "place" in choice and "distance" not in choice:
            assert view.meaning(sight, {"place": choice["place"]}).key() == action.key()
        if "path" in choice and "place" in choice:
            assert choice["path"][-1] == choice["place"]
    for action in sight.legal():
        assert view.meaning(sight, tap_of(action)).key() == action.key()


def test_the_prompts_of_these_tests_have_every_kind_of_action() -> None:
    kinds = {type(action).__name__ for prompt in PROMPTS for action in at(prompt).state.legal(0)}
    assert kinds == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", PROMPTS)
def test_who_is_asked_and_who_waits_are_told_so(prompt: str, language: str) -> None:
    scene = at(prompt)
    pending = scene.state.pending()
    assert isinstance(pending, Turn | Together)
    told = set()
    for seat in (0, 1, None):
        view, sight = looks(scene, seat, language)
        told.add(view.asked(sight, pending.prompt, [0]))
        assert not problem(view.ask(sight, "choices", {}, []), shapes.ArchmageChoices)
    assert len(told) == 2
    assert any(face("archmage").stage(Words(language), scene.setup, ["human"] * 2).seat(0) in text for text in told)


def test_an_allocation_is_the_others_secret_until_its_phase_is_revealed() -> None:
    before, own = scene_of(announced(Scene()), 1), scene_of(announced(Scene()), 0)
    assert before["seats"][0]["units"] == [None] * 4 and before["seats"][0]["split"]
    assert own["seats"][0]["units"] == [3, 4, 3, 1] == own["own"]
    after = scene_of(split(Scene()), 1)
    assert after["seats"][0]["units"] == [3, None, None, None]
    assert after["seats"][1]["units"] == [1, 1, 1, 9]
    assert scene_of(split(Scene()), None)["seats"][1]["units"] == [1, None, None, None]


# The head, and the scene.


def test_the_head_names_the_grid_and_the_goal() -> None:
    head = staged(GAME.resolve({"seats": 3, "goal": 20})).head()
    assert (head["side"], head["wraps"], head["goal"], len(head["seats"])) == (7, True, 20, 3)
    assert (head["places"][0], head["places"][24], head["places"][48]) == ("A1", "D4", "G7")
    kinds = [district["kind"] for district in head["districts"]]
    assert (kinds.count("charm"), kinds.count("curse")) == (37, 12)
    powers = {district["power"]: district["text"] for district in head["districts"] if district["text"]}
    assert set(powers) == {"hamre", "konge", "magibok", "orm", "skole", "smerte"}
    assert [artifact["code"] for artifact in head["artifacts"]] == ["amulet", "boots", "horn", "bow"]


def test_the_golem_faces_no_way_before_it_is_turned() -> None:
    scene = scene_of(at("face"))
    assert scene["golem"]["place"] == CENTRE and scene["golem"]["facing"] is None
    assert scene["phase"] == "setup" and scene["ways"] == []
    assert scene_of(Scene(facing=EAST))["golem"]["facing"] == EAST


PHASES = {
    "face": "setup",
    "allocate": "allocation",
    "announce": "announcement",
    "redistribute": "redistribution",
    "settle": "orientation",
    "artifact-boots": "movement",
    "move": "movement",
    "artifact-bow": "harvesting",
    "aim": "harvesting",
    "destroy": "harvesting",
    "place": "harvesting",
    "artifact-horn": "horn",
}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_scene_says_where_in_the_turn_the_game_stands(prompt: str) -> None:
    assert scene_of(at(prompt))["phase"] == PHASES[prompt]


def test_the_way_wraps_round_the_edge() -> None:
    """Movement: off the right side it appears in the first district in the same row on the left side."""
    ways = scene_of(Scene(facing=EAST).edit(golem=26))["ways"]
    assert [way["path"] for way in ways] == [[27], [27, 21], [27, 21, 22]]
    assert [way["end"] for way in ways] == [27, 21, 22]


def test_the_way_passes_over_harvested_districts() -> None:
    """Movement: harvested districts do not count, the golem passes over them."""
    ways = scene_of(Scene(facing=EAST).edit(golem=26, held=[[27], []]))["ways"]
    assert [(way["end"], way["path"]) for way in ways] == [(21, [27, 21]), (22, [27, 21, 22]), (23, [27, 21, 22, 23])]


def test_the_only_district_of_a_line_is_where_every_way_ends() -> None:
    """Movement: if there is only one unharvested district in the row, the golem must be moved to that district."""
    ways = scene_of(Scene(facing=EAST).edit(golem=26).keep_only(21))["ways"]
    assert [way["end"] for way in ways] == [21, 21, 21]
    assert ways[0]["path"] == [27, 21]


def test_the_boots_lengthen_the_way() -> None:
    scene = at("artifact-boots")
    assert [way["distance"] for way in scene_of(scene)["ways"]] == [1, 2, 3]
    scene.play(0, a.Use(BOOTS))
    assert [way["distance"] for way in scene_of(scene)["ways"]] == [1, 2, 3, 4, 5, 6]
    assert scene_of(scene)["turned"]


def test_harvested_cards_lie_before_their_players_with_their_points() -> None:
    scene = Scene({3: "Sol", 4: "Avgrunn", 5: "Torg"}).edit(held=[[3, 4], [5]])
    seats = scene_of(scene)["seats"]
    assert [card["points"] for card in seats[0]["charms"]] == [10]
    assert [card["points"] for card in seats[0]["curses"]] == [-5]
    assert [seat["points"] for seat in seats] == [5, 4]
    assert [seat["charms"][0]["place"] for seat in seats] == [3, 5]
    districts = scene_of(scene)["districts"]
    assert [districts[place]["owner"] for place in (3, 4, 5, 6)] == [0, 0, 1, None]


def test_artifacts_are_shown_where_they_are() -> None:
    scene = Scene().edit(artifacts=[-1, 1, -2, -1])
    found = scene_of(scene)
    assert [one["where"] for one in found["artifacts"]] == ["grid", "seat", "gone", "grid"]
    assert (found["artifacts"][0]["place"], found["artifacts"][1]["owner"]) == (45, 1)
    assert found["districts"][45]["artifacts"] == [0] and found["districts"][47]["artifacts"] == []
    assert "owned by Player 2" in asking(scene, "card", {"artifact": BOOTS})["state"]
    assert "out of play" in asking(scene, "card", {"artifact": HORN})["state"]
    assert asking(scene, "district", {"place": 45})["lying"] == ["Amulet of Loki"]


@pytest.mark.parametrize(
    ("archmage", "splits", "tied_seats", "winner", "told"),
    [
        (0, (ORIENT, HARVEST, HARVEST), [], 0, "has the most units"),
        (0, (ORIENT, ORIENT, HARVEST), [0, 1], 0, "The Archmage, Player 1, wins ties"),
        (1, (ORIENT, HARVEST, ORIENT), [2, 0], 2, "Player 3 sits next to the left"),
    ],
)
def test_a_reveal_says_who_wins_and_by_which_rule(
    archmage: int, splits: Any, tied_seats: list[int], winner: int, told: str
) -> None:
    """Orientation: the Archmage wins the tie, else the player to the immediate left, and so on."""
    scene = Scene(seats=3, archmage=archmage)
    scene.split(*splits)
    (found,) = scene_of(scene)["revealed"]
    assert (found["tied"], found["winner"], found["settled"]) == (tied_seats, winner, True)
    assert told in found["text"]


def test_the_amulet_may_settle_a_tie_that_is_shown_open() -> None:
    scene = at("settle")
    (found,) = scene_of(scene)["revealed"]
    assert not found["settled"] and "The Amulet of Loki may settle it, else it goes to Player 1" in found["text"]
    scene.play(0, a.Settle(1))
    (found,) = scene_of(scene)["revealed"]
    assert found["settled"] and found["winner"] == 1 and "gave it to Player 2" in found["text"]


def test_what_the_next_turn_brings_is_known_when_it_is_earned() -> None:
    scene = Scene({17: "Skole"})
    assert scene_of(scene)["next"]["archmage"] == 1
    scene.to_harvest()
    found = scene_of(scene)
    assert found["turn"] == 2 and found["archmage"] == 0
    assert found["seats"][1]["bonus"] == 4 and "bonus 4" in found["seats"][1]["marks"]


# Numbers, and what is refused.


def test_units_are_a_tally() -> None:
    """Allocation: 12, the bonus, the Horn's three, one less by Orm."""
    scene = Scene().edit(now=[0, 3, 0, -1, -1], horn=0)
    energy, points, *_ = asking(scene, "numbers")
    assert [line["amount"] for line in energy["lines"]] == [12, 3, 3, -1]
    assert energy["total"] == 17 == units(scene.state, 0) == scene_of(scene)["seats"][0]["energy"]
    assert points["total"] == 0
    assert asking(scene, "choices")["split"]["units"] == 17


def test_points_are_a_tally_of_cards() -> None:
    scene = Scene({3: "Sol", 4: "Avgrunn"}).edit(held=[[3, 4], []])
    points = asking(scene, "numbers")[1]
    assert points["total"] == 5
    assert [(line["amount"], line["source"]) for line in points["lines"]] == [(10, "Sol"), (-5, "Avgrunn")]


@pytest.mark.parametrize(("konge", "bonus"), [(-1, 2), (0, 5)])
def test_the_bonus_is_half_of_the_units_or_all_with_konge(konge: int, bonus: int) -> None:
    """Regeneration: half, rounded down. Konge: equal to the number allocated."""
    scene = Scene().edit(konge=konge)
    assert asking(scene, "numbers", key=[a.ALLOCATE, 3, 2, 2, 5])[-1]["total"] == bonus


def test_smerte_binds_movement_to_one_unit() -> None:
    scene = Scene().edit(now=[-1, 0, -1, 0, -1])
    limits = asking(scene, "choices")["split"]["limits"]
    assert [(limit["least"], limit["most"]) for limit in limits] == [(1, 9), (1, 1), (1, 9), (1, 9)]
    assert limits[1]["text"] and not limits[0]["text"]
    why = asking(scene, "why", {"phase1": 3, "phase2": 3, "phase3": 3, "phase4": 3})
    assert not why["legal"] and why["chapter"] == "Special Districts" and "exactly 1 unit" in why["text"]


@pytest.mark.parametrize(
    ("prompt", "about", "told", "chapter"),
    [
        ("allocate", {"phase1": 4, "phase2": 4, "phase3": 4, "phase4": 4}, "These are 16 units; you have 12", "Allocation"),
        ("allocate", {"phase1": 4, "phase2": 4}, "at least 1 unit; for harvesting there are 0", "Allocation"),
        ("allocate", {"facing": 1}, "Something else is asked now", ""),
        ("redistribute", {"phase1": 4, "phase2": 4, "phase3": 3, "phase4": 1}, "the sum may not grow", "Allocation"),
        ("redistribute", {"phase1": 5, "phase2": 3, "phase3": 2, "phase4": 1}, "the most in one phase is 5", "Allocation"),
        ("announce", {"phase": 0}, "the most in one phase is 4", "Allocation"),
        ("move", {"distance": 4}, "moves at most 3", "Movement"),
        ("settle", {"artifact": 1}, "Something else is asked now", ""),
        ("artifact-boots", {"artifact": 3}, "The Bow of Uller is not offered now", "Artifacts"),
    ],
)
def test_a_refused_tap_says_why_with_its_rule(prompt: str, about: About, told: str, chapter: str) -> None:
    why = asking(at(prompt), "why", about)
    assert not why["legal"] and told in why["text"] and why["chapter"] == chapter


def test_no_facing_toward_a_line_without_districts() -> None:
    scene = Scene(facing=None)
    column = [place for place in range(PLACES) if place % 7 == CENTRE % 7]
    why = asking(scene.edit(held=[column, []], points=[0, 0]), "why", {"facing": NORTH})
    assert not why["legal"] and why["chapter"] == "Orientation"


def test_a_place_means_the_way_there() -> None:
    view, sight = looks(at("move"))
    assert view.meaning(sight, {"place": 10}).key() == (a.MOVE, 2)
    view, sight = looks(at("face"))
    assert view.meaning(sight, {"place": 3}).key() == (a.FACE, NORTH)
    assert view.meaning(sight, {"place": 45}).key() == (a.FACE, SOUTH)
    view, sight = looks(at("aim"))
    assert view.meaning(sight, {"place": 18}).key() == (a.AIM, EAST)


@pytest.mark.parametrize(
    ("prompt", "about", "code"),
    [
        ("move", {"place": 25}, "archmage-table-not-on-way"),
        ("aim", {"place": 0}, "archmage-table-not-beside"),
        ("face", {"place": 0}, "archmage-table-not-in-line"),
        ("allocate", {}, "archmage-table-tap-first"),
        ("allocate", {"phase1": 41}, "archmage-too-many-units"),
        ("allocate", {"phase1": -1}, "table-nothing-there"),
        ("face", {"facing": 4}, "table-nothing-there"),
        ("place", {"place": 49}, "table-nothing-there"),
    ],
)
def test_a_tap_that_means_nothing_is_answered_in_words(prompt: str, about: About, code: str) -> None:
    view, sight = looks(at(prompt))
    with pytest.raises(NoAnswer) as none:
        view.meaning(sight, about)
    assert none.value.code == code
    assert view.words.say(code, **none.value.values)


def test_a_redistribution_begins_with_what_was_allocated() -> None:
    found = asking(at("redistribute"), "choices")["split"]
    assert (found["units"], found["announced"], found["start"]) == (11, 1, [3, 4, 3, 1])
    assert any("The most must stay with movement" in rule for rule in found["rules"])


# The forecast.


def test_whoever_outbids_everybody_wins_the_phase_in_every_forecast() -> None:
    """Nine is the most that 12 units leave for a phase, and the Archmage wins ties."""
    forecast = asking(Scene(), "forecast", {"phase1": 9, "phase2": 1, "phase3": 1, "phase4": 1})
    assert forecast["phases"][0]["shares"] == [100.0, 0.0]
    beaten = asking(Scene(archmage=1), "forecast", {"phase1": 9, "phase2": 1, "phase3": 1, "phase4": 1})
    assert beaten["phases"][1]["shares"] == [0.0, 100.0]  # one unit never beats the Archmage's one or more


def test_the_forecast_of_a_move_is_over_its_ends() -> None:
    scene = at("move")
    forecast = asking(scene, "forecast")
    assert {one["place"] for one in forecast["places"]} == {17, 10, 3}
    assert all(25 <= one["share"] <= 42 for one in forecast["places"])
    assert sum(one["share"] for one in forecast["places"]) == pytest.approx(100, abs=0.2)
    assert [phase["shares"] for phase in forecast["phases"][:2]] == [[100.0, 0.0]] * 2


def test_where_one_district_is_left_the_golem_ends_there() -> None:
    forecast = asking(Scene(facing=EAST).edit(golem=26).keep_only(21), "forecast")
    assert [(one["place"], one["share"]) for one in forecast["places"]] == [(21, 100.0)]


def test_a_forecast_learns_from_an_announcement() -> None:
    """Player 2 has announced regeneration: Player 1's units for harvesting win more often than before."""
    before, after = asking(allocated(Scene()), "forecast"), asking(announced(Scene()), "forecast")
    assert after["phases"][3]["shares"][0] < before["phases"][3]["shares"][0]
    assert after["phases"][2]["shares"][0] > before["phases"][2]["shares"][0]


@pytest.mark.parametrize("prompt", ["face", "aim", "place"])
def test_there_is_no_forecast_where_the_golem_does_not_go(prompt: str) -> None:
    view, sight = looks(at(prompt))
    assert ask(view, sight, "forecast", {}, []) == "archmage-table-no-forecast"


def test_a_forecast_of_a_split_that_is_refused_is_none() -> None:
    view, sight = looks(Scene())
    assert ask(view, sight, "forecast", {"phase1": 9, "phase2": 9}, []) == "table-not-legal"


# What the log and the shell ask.


def test_events_belong_to_seats_and_turns() -> None:
    scene = Scene({17: "Sol"})
    view = staged(scene.setup)
    scene.to_harvest()
    told = dict(zip([event.kind.code for event in scene.events], view.seats(0, scene.events)))
    assert told["turn-began"] is None and told["revealed"] is None
    assert told["harvested"] == 0 and told["regenerated"] == 1
    assert [turn for event in scene.events if (turn := view.begins(event)) is not None] == [1, 2]
    assert [found for event in scene.events if (found := view.scored(event)) is not None] == [(0, 10)]


def test_the_owner_of_the_amulet_settles() -> None:
    scene = at("settle")
    events = scene.play(0, a.Settle(1))
    seats = staged(scene.setup).seats(0, events)
    kinds = [event.kind.code for event in events]
    assert seats[kinds.index("tie-settled")] == 0 and seats[kinds.index("phase-won")] == 1


def test_a_match_that_is_over_is_still_shown() -> None:
    scene = Scene({17: "Sol"}, goal=10)
    scene.to_harvest()
    found = scene_of(scene)
    assert not problem(found, shapes.ArchmageScene)
    assert found["phase"] == "over" and found["ways"] == []
    assert asking(scene, "choices") == {"prompt": "", "text": "", "choices": []}


def test_a_game_is_counted_in_its_own_rulebook_s_word() -> None:
    found = [[unit_of(Words(language), game) for language in LANGUAGES] for game in ("archmage", "arcana")]
    assert found == [["Turn", "Zug"], ["Round", "Runde"]]
