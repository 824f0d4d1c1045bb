"""Wizards on the table: numbers are the rules' own, cards are named instead of drawn, what is open is said."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import shem
from shem.core.chance import RollRequest
from shem.core.contract import Roll
from shem.core.errors import OptionError
from shem.core.event import EVERYBODY, only
from shem.core.sight import Sight
from shem.faces.wizards.stage import WizardsStage
from shem.games.wizards.game import GAME
from shem.games.wizards.parts import actions as a
from shem.games.wizards.parts import events as e
from shem.games.wizards.parts.vocabulary import EVENT_DECK, GOLEM_DECK
from shem.locale.words import LANGUAGES, Words
from shem.table.errors import error_lines
from shem.table.hosted import Hosted
from shem.table.menu import NoAnswer
from tests.rules.wizards.scene import GIANT, MAP, SMALL, WATER, WIZARD, Scene, box, card, cast, site, traits, who

HERE, THERE = 9, 10
FIGHT = {HERE: "0 stone small man, iron giant beast", THERE: "1 clay medium flyer, bone large juggernaught"}


def staged(scene: Scene, language: str = "en") -> WizardsStage:
    return WizardsStage(Words(language), scene.setup, ["human"] * GAME.seats(scene.setup))


def sight(scene: Scene, seat: int | None) -> Sight:
    return Sight(GAME, scene.setup, scene.state, seat, scene.events)


def fighting(**hands: str) -> Scene:
    """The small Stone Man attacks the medium Clay Flyer; hands: of `own` and of `other`."""
    scene = Scene(FIGHT, {0: hands.get("own", ""), 1: hands.get("other", "")})
    scene.play(0, a.Fight(HERE, THERE))
    scene.play(0, a.Strike(SMALL, 1), *([] if hands else [5, 5]))
    return scene


def percent(force: int, armor: int) -> int:
    """Of all pairs of dice, counted by hand."""
    return sum(one + force >= two + armor for one, two in product(range(1, 11), repeat=2))


def test_the_chance_of_an_attack_is_exact_with_and_without_each_card() -> None:
    """Stone, small, man: Force 3 against clay, medium, flyer: Armor 1; Splatter adds 5 against what is soft."""
    scene = fighting(own="splatter crack club", other="dodge")
    stage = staged(scene)
    odds = stage.ask(sight(scene, 0), "odds", {}, [])
    assert odds["chance"] == percent(3, 1)
    assert odds["cards"] == [{"card": card("splatter"), "name": "Splatter", "chance": percent(8, 1)}]
    assert stage.scene(sight(scene, 1))["battle"]["attack"]["chance"] == percent(3, 1)
    scene.play(0, a.Play(card("splatter"), SMALL))
    now = stage.scene(sight(scene, 1))["battle"]["attack"]
    assert (now["force"], now["armor"], now["chance"], now["forces"]) == (8, 1, percent(8, 1), [card("splatter")])
    assert stage.ask(sight(scene, 1), "odds", {}, [])["cards"][0]["chance"] == percent(8, 8)
    played = next(one for one in stage.ask(sight(scene, 1), "choices", {}, [])["choices"] if one["kind"] == "play")
    assert played["chance"] == percent(8, 8) and played["does"].endswith(f"It hits in {percent(8, 8)} of 100 rolls.")


def test_what_is_promised_is_what_is_rolled() -> None:
    """The tallies told with the dice are those that were shown before."""
    scene = fighting(own="splatter", other="dodge")
    scene.play(0, a.Play(card("splatter"), SMALL))
    promised = {one["code"]: one for one in staged(scene).ask(sight(scene, 0), "odds", {}, [])["numbers"]}
    told = dict(next(event for event in scene.play(1, a.PASS, 1, 10) if event.kind is e.STRUCK).tallies)
    assert {name: tally.total for name, tally in told.items()} == {code: one["total"] for code, one in promised.items()}


def test_before_a_battle_any_two_can_be_compared_with_the_cards_in_hand() -> None:
    scene = Scene(FIGHT, {0: "splatter shatter", 1: "great-bulk"})
    stage, about = staged(scene), {"unit": who(HERE, GIANT), "target": who(THERE, 2)}
    own = stage.ask(sight(scene, 0), "odds", about, [])
    assert (own["chance"], own["cards"]) == (
        percent(8, 5),
        [{"card": card("shatter"), "name": "Shatter", "chance": percent(13, 5)}],
    )
    other = stage.ask(sight(scene, 1), "odds", about, [])
    assert [(one["name"], one["chance"]) for one in other["cards"]] == [("Great Bulk", percent(8, 10))]
    assert stage.ask(sight(scene, None), "odds", about, [])["cards"] == []


def test_the_workshop_says_figures_price_and_places_before_anything_is_paid() -> None:
    """Iron, giant, beast: Force 4 + 3 + 1, Hits 4; doubled without the Iron Mine, single beside it."""
    scene = Scene({9: "0 clay small flyer"}, phase="craft", hands={0: "iron giant beast"}, mana=[15, 20])
    stage, wanted = staged(scene), dict(zip(("material", "size", "shape"), traits("iron giant beast")))
    made = stage.ask(sight(scene, 0), "workshop", wanted, [])
    assert (made["name"], made["cost"], made["doubled"], made["affordable"]) == ("Giant Iron Beast", 24, True, False)
    totals = {number["code"]: number["total"] for number in made["numbers"]}
    assert totals == {"cost": 24, "force": 8, "armor": 7, "move": 3, "hits": 4}
    assert [place["space"] for place in made["places"]] == [0, 1, 8] and not any(place["why"] for place in made["places"])
    scene = Scene({site("iron-mine") + 8: "0 clay small flyer"}, phase="craft", hands={0: "iron giant beast"})
    assert staged(scene).ask(sight(scene, 0), "workshop", wanted, [])["cost"] == 12
    choice = staged(scene).ask(sight(scene, 0), "choices", {}, [])["choices"][0]
    assert choice["price"] == "12 Mana" and choice["does"].endswith("you control the Iron Mine.")


def test_who_has_answered_a_spell_and_who_may_still_is_open() -> None:
    hands = {0: "repair", 1: "haste", 2: "dispell", 3: "club"}
    scene = Scene({HERE: "0 stone small man"}, hands, phase="spell", seats=4)
    scene.play(0, cast("repair", HERE))
    (spell,) = staged(scene).scene(sight(scene, None))["spells"]
    assert (spell["answered"], spell["open"], spell["text"]) == ([], [1, 2, 3], "Repair of Player 1: B2")
    scene.passes(1)
    scene.play(2, cast("dispell"))
    below, above = staged(scene).scene(sight(scene, 1))["spells"]
    assert (below["answered"], below["open"]) == ([1, 2], [3])
    assert (above["answered"], above["open"]) == ([], [3, 1])


def drawn(known: str, deck: int = EVENT_DECK) -> RollRequest:
    """A card that the first seat draws from a deck in which there are these."""
    kinds = [-1, *sorted(card(name) for name in known.split())]
    return RollRequest(len(kinds) - 1, e.CARD, (0, deck), kinds, only(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_a_decks_cards_can_be_named_whoever_holds_them(language: str) -> None:
    """Else the list told what others hold. One that cannot come is refused in plain words."""
    stage = staged(Scene(), language)
    few, many = drawn("club haste haste"), drawn("club haste theft repair")
    assert stage.faces(few) == stage.faces(many) and len(stage.faces(few)) == len(box().events)
    assert stage.by_name(few)
    assert [stage.face(few, card(name) + 1) for name in ("club", "haste")] == [1, 2]
    assert stage.face(many, card("repair") + 1) == 3
    with pytest.raises(NoAnswer, match="wizards-cannot-come") as refused:
        stage.face(few, card("theft") + 1)
    assert refused.value.values["name"] == stage.names.event(card("theft"))
    assert len(stage.faces(drawn("iron giant", GOLEM_DECK))) == len(box().copies[GOLEM_DECK])


def test_tiles_are_named_by_their_kinds_and_what_lies_is_told() -> None:
    stage = staged(Scene())
    tiles = [tile["id"] for tile in stage.setup["terrain"]]
    water, village = tiles.index("water"), tiles.index("village")
    rest = (village, water, water)
    request = RollRequest(3, e.TILE, (1, *rest), [-1, *rest], EVERYBODY)
    assert sorted(stage.faces(request)) == ["Village", "Water"]
    assert stage.face(request, stage.faces(request).index("Water") + 1) == 2
    assert stage.roll(request, None, None) == ["Which tile lies on B1? 3 are left."]
    drawn_map = WizardsStage(Words("en"), GAME.resolve({"seats": 2}), ["human"] * 2)
    assert drawn_map.named([1]) == [] and drawn_map.named([1, 1, 1]) == ["Village", "Mud Flats"]


def test_a_guest_names_the_card_that_was_drawn_and_nobody_else_sees_it() -> None:
    match = shem.new("wizards", seats=["human", "human"], dice="enter", map=MAP, seed=3)
    hosted = Hosted("match", match, {})
    one, other = ("one", [0]), ("other", [1])
    for id, seats in (one, other):
        hosted.join(id, seats, "en")
    for _ in range(2):  # the corners, who goes first
        hosted.wish("one", {"kind": "roll", "seq": hosted.seq, "face": 1})
    pending = match.pending
    assert isinstance(pending, Roll) and pending.request.seers == only(0)
    refused = hosted.wish("other", {"kind": "roll", "seq": hosted.seq, "face": 5})
    assert [message["kind"] for _, message in refused] == ["refused"]
    sent: dict[str, Any] = dict(hosted.wish("one", {"kind": "roll", "seq": hosted.seq, "face": card("silver") + 1}))
    assert "faces" in sent["one"]["pending"] and "faces" not in sent["other"]["pending"]
    again = hosted.wish("one", {"kind": "roll", "seq": hosted.seq, "face": card("silver") + 1})
    assert [message["text"] for _, message in again if message["kind"] == "refused"] == [
        "Silver cannot come now: every copy is elsewhere."
    ]


def test_a_golem_is_called_as_it_stands_there_in_the_asked_language() -> None:
    scene = Scene({HERE: "0 clay small flyer"}, {0: "transformation"}, phase="spell")
    stages = [staged(scene, language) for language in LANGUAGES]
    name = {stage.words.language: stage.scene(sight(scene, 0))["units"][1]["name"] for stage in stages}
    assert name == {"en": "Small Clay Flyer (1)", "de": "Lehm-Flieger Klein (1)"}
    told = scene.play(0, cast("transformation", who(HERE, SMALL), 1, GIANT))
    changed = next(event for event in told if event.kind is e.TRANSFORMED)
    assert stages[0].event(changed) == "On B2 the size of a Golem changes to Giant: Giant Clay Flyer (1) of Player 1."


def test_lines_mean_what_is_tapped() -> None:
    scene = Scene({HERE: "0 clay small flyer"}, {0: "haste"}, phase="move")
    stage, seen = staged(scene), sight(scene, 0)
    assert stage.read("move 1 D2", seen, None) == {"unit": who(HERE, SMALL), "space": 11}
    assert stage.meaning(seen, stage.read("done", seen, None)) == a.PASS
    assert (
        stage.ask(seen, "why", {"unit": who(HERE, SMALL), "space": WATER}, [])["text"] == "D3 is Water; nobody stops there."
    )
    assert stage.ask(seen, "why", {"unit": who(0, WIZARD), "space": 1}, [])["text"] == "A Wizard does not move."
    for typed, code in (
        ("move 2 D2", "wizards-no-golem"),
        ("move 1", "wizards-how-move"),
        ("cast club", "wizards-how-cast"),
    ):
        with pytest.raises(NoAnswer, match=code):
            stage.read(typed, seen, None)
    assert stage.look(["look", "b2"], seen) == [
        "B2, Wasteland.",
        "B2 Small Clay Flyer (1) of Player 1: Force 1, Armor 0, Move 4, Hits 1 of 1, may move",
    ]
    assert stage.look(["look", "haste"], seen) == [
        "Haste: Each Golem of a stack may make a second full move this turn.",
        "Spell: in any Spell Phase.",
        "For a Spell Phase, yours or another player's.",
    ]
    numbers = stage.facts(["mana"], seen)
    assert numbers is not None and [number["total"] for number in numbers] == [5, 5]


def set_up(clients: dict[str, list[int]]) -> tuple[Hosted, dict[str, Any]]:
    """A match on a map that lies, up to the first card of the hands, and what each client is told then."""
    match = shem.new("wizards", seats=["human", "human"], dice="enter", map=MAP, hands=[[1, 2], [0, 1]], seed=3)
    hosted = Hosted("match", match, {})
    for id, holds in clients.items():
        hosted.join(id, holds, "en")
    for _ in range(2):  # the corners, who goes first
        sent = hosted.wish(next(iter(clients)), {"kind": "roll", "seq": hosted.seq, "face": 1})
    return hosted, dict(sent)


def name(hosted: Hosted, id: str, text: str) -> dict[str, Any]:
    return dict(hosted.wish(id, {"kind": "roll", "seq": hosted.seq, "face": card(text) + 1}))


def test_hands_of_any_size_are_named_by_their_owners_and_known_to_them_alone() -> None:
    hosted, sent = set_up({"one": [0], "other": [1], "watching": []})
    told: dict[str, list[str]] = {"one": [], "other": [], "watching": []}
    for id, text in (("one", "silver"), ("one", "haste"), ("one", "club"), ("other", "theft")):
        asked = {other: message["pending"] for other, message in sent.items()}
        assert [other for other, pending in asked.items() if "faces" in pending] == [id]
        assert {pending["code"] for other, pending in asked.items() if other != id} == {"roll"}
        sent = name(hosted, id, text)
        for other, message in sent.items():
            told[other] += [one["text"] for one in message["news"] if one["kind"] == "own-card"]
    own = {seat: [one["text"] for one in hosted.log("en", seat) if one["kind"] == "own-card"] for seat in (0, 1, None)}
    assert own[None] == [] and own[1] == ["Secret: Player 2 has Theft now (Event Deck)."] and len(own[0]) == 3
    assert told == {"one": own[0], "other": own[1], "watching": []}
    assert [hosted.match.sight(seat).view()["hand"] is None for seat in (0, 1, None)] == [False, False, True]
    assert hosted.match.sight(None).view()["sizes"] == [[1, 2], [0, 1]]


def test_on_one_device_a_hand_is_named_after_a_hand_over() -> None:
    """Whose it is to name a card is told; which, only to who looks through those eyes."""
    hosted, sent = set_up({"tablet": [0, 1]})
    for seat, texts in ((0, ["silver", "haste", "club"]), (1, ["theft"])):
        for text in texts:
            sight = sent["tablet"]
            assert sight["pending"]["seats"] == [seat] and sight["secrets"]
            assert ("faces" in sight["pending"]) == (sight["seat"] == seat)
            looked: dict[str, Any] = dict(hosted.wish("tablet", {"kind": "look", "seat": seat}))
            assert looked["tablet"]["sight"]["pending"]["text"].startswith(f"Player {seat + 1} draws a card")
            sent = name(hosted, "tablet", text)
    assert sent["tablet"]["scene"] and sent["tablet"]["secrets"]


@pytest.mark.parametrize("option", ["pack", "map"])
def test_where_there_are_no_packs_or_maps_none_is_offered(option: str) -> None:
    with pytest.raises(OptionError) as found:
        GAME.resolve({option: "nope"})
    (line,) = error_lines(Words("de"), found.value)
    assert "none" not in line and line.endswith(("Es gibt keine.", "Es gibt keines."))
