"""The dungeon's content: what there is, what is said of wrong files, tiles as they lie, and set-ups that the rules read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import BaseModel

from shem.core.content.packs import PACKS_VARIABLE
from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.games.delve.content import codex
from shem.games.delve.content.layout import Plan, beside, cells_of, letters
from shem.games.delve.content.models_quest import Quest, Side
from shem.games.delve.content.models_words import Name, Text
from shem.games.delve.content.scope import Scope
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Box
from shem.games.delve.parts.dungeon import FAR

HEAD = "name: {en: Ours}\nsource: house\n"
WORLD = codex.world_of()
HEROES = list(WORLD.parts["heroes"])
SIDES = [(id, side, getattr(tile, side)) for id, tile in WORLD.parts["tiles"].items() for side in "ab"]

# two tiles one beside the other, with a door where they touch
QUEST = """
  small:
    name: {en: Small}
    act: 1
    districts: {near: {en: Near}, far: {en: Far}}
    tiles:
      one: {tile: gallery, side: a, x: 0, y: 0, district: near}
      two: {tile: workshop, side: a, x: 4, y: 0, district: far}
    doors: {gate: {between: [one.b, two.a]}}
    chests: {box: {area: two.b, effects: [{do: crowns, amount: 1}]}}
    start: [one.a]
    objectives: {go: {en: Go.}}
    flags: [seen]
    book:
      begin: {trigger: start, orders: [{do: spawns, what: drudge, rank: 2, at: two.b, by_heroes: [0, 1, 2, 3, 4]}]}
      end: {trigger: kill, what: drudge, rank: 2, needs: [seen], orders: [{do: wins, what: done}]}
    endings: {done: {name: {en: Done}}}
"""


def entries(value: Any) -> Iterator[BaseModel]:
    """Every model in a value."""
    if isinstance(value, BaseModel):
        yield value
        value = [getattr(value, field) for field in type(value).model_fields]
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from entries(one)


def small(**changes: Any) -> dict[str, Any]:
    """The small quest as data."""
    return {**yaml.safe_load(QUEST)["small"], **changes}


def box(heroes: int = 2, **changes: Any) -> Box:
    return Box(codex.contents(small(**changes), HEROES[:heroes]))


def test_how_much_there_is() -> None:
    kinds = Counter(item.kind for item in WORLD.parts["items"].values())
    assert kinds["weapon"] + kinds["armour"] == 24
    assert kinds["item"] >= 16 and kinds["treasure"] == 12
    enemies = WORLD.parts["enemies"].values()
    assert (
        sum(enemy.ranks is not None for enemy in enemies) == 7 and sum(enemy.master is not None for enemy in enemies) == 2
    )
    assert {hero.nature for hero in WORLD.parts["heroes"].values()} == set(v.NATURES)
    counted = {part: len(WORLD.parts[part]) for part in ("heroes", "encounters", "events", "traps", "searches")}
    assert counted == {"heroes": 5, "encounters": 16, "events": 16, "traps": 10, "searches": 8}
    assert [len(WORLD.parts[part]) for part in ("criticals", "tiles")] == [10, 12]
    assert Counter(card.nature for card in WORLD.parts["blessings"].values()) == dict.fromkeys(v.NATURES, 3)
    assert Counter(card.red for card in WORLD.parts["criticals"].values()) == {True: 5, False: 5}


def test_no_two_kinds_of_enemy_obey_the_same_rules() -> None:
    cards = [repr((enemy.rules, enemy.idle)) for enemy in WORLD.parts["enemies"].values()]
    assert len(set(cards)) == len(cards)


def test_what_is_read_is_there_in_both_languages() -> None:
    read = [one for one in entries(WORLD.parts) if isinstance(one, Name | Text)]
    own_names = {"Tamm", "Sill", "Reck", "Mote"}
    assert len(read) > 300
    assert [one.en for one in read if one.de is None and one.en not in own_names] == []


def test_almost_every_deed_is_done_by_something() -> None:
    effects = Counter(one.do for one in entries(WORLD.parts) if hasattr(one, "do"))
    rare = {"combats", "actions", "opens", "reveals", "places", "removes", "unlocks", "reads", "count", "gains", "dies"}
    assert set(v.DEEDS) - set(effects) <= rare  # which quests to come need


@pytest.mark.parametrize(("id", "name", "side"), SIDES)
def test_every_area_of_a_tile_can_be_walked_to(id: str, name: str, side: Side) -> None:
    cells = cells_of(side)
    walls = [set(wall) for wall in side.walls]
    touching = {(cells[cell], cells[other]) for cell in cells for other in beside(cell) if other in cells}
    reached = {letters(side)[0]}
    while more := {b for a, b in touching if a in reached and {a, b} not in walls} - reached:
        reached |= more
    assert reached == set(letters(side)), (id, name)


def test_the_core_is_sound_and_its_schema_is_json() -> None:
    assert codex.check(codex.CORE) == []
    assert "quests" in json.loads(json.dumps(codex.schema()))["properties"]
    told = ["cold-stair", "nine-hundred-lamps", "tally-house", "last-door", "long-draught", "deep-kiln"]
    assert [quest["id"] for quest in codex.listing()["quests"]] == told


@pytest.mark.parametrize("quest", list(WORLD.parts["quests"]))
@pytest.mark.parametrize("heroes", range(1, 6))
def test_every_quest_builds_its_box_for_one_to_five(quest: str, heroes: int) -> None:
    for party in list(combinations(HEROES, heroes))[:3]:
        setup = codex.contents(quest, party)
        assert json.loads(json.dumps(setup)) == setup
        built = Box(setup)
        assert built.seats == heroes == len(built.quest.start)
        everything = (1 << len(setup["dungeon"]["districts"])) - 1
        far = built.dungeon.ways(0, everything, ()).far[built.quest.start[0]]
        assert max(far) < FAR
        assert [sum(card.copies for card in deck) > 0 for deck in built.decks] == [True] * len(v.DECKS)


def test_ids_become_numbers_and_what_is_for_several_heroes_their_number() -> None:
    for heroes, amounts in ((1, []), (2, [1]), (5, [4])):
        built = box(heroes)
        orders = built.quest.paragraphs[0].orders
        assert [order.amount for order in orders] == amounts
        for order in orders:
            foe = built.foes[order.what]
            assert (foe.kind, foe.rank) == (list(WORLD.parts["enemies"]).index("drudge"), 1)
            assert built.setup["dungeon"]["areas"][order.at]["id"] == "two.b"
    assert built.quest.paragraphs[1].needs == 1


def test_a_barrier_that_is_placed_bars_an_area_and_a_kill_may_be_any() -> None:
    orders = [{"do": "places", "what": "barrier", "at": "one.a", "to": "one.b"}]
    (page,) = box(book={"begin": {"trigger": "kill", "least": 3, "orders": orders}}).quest.paragraphs
    assert (page.what, page.least) == (-1, 3)
    assert [(one.what, one.at, one.amount) for one in page.orders] == [(v.BARRIER, 0, 1)]


def test_what_is_left_out_is_the_campaign_s_first_quest_with_the_first_two() -> None:
    setup = codex.contents("")
    assert setup["quest"]["id"] == "cold-stair" and [hero["id"] for hero in setup["heroes"]] == HEROES[:2]


def test_a_condition_s_rank_is_its_own_and_a_red_critical_s_effects_always_hold() -> None:
    setup = codex.contents("cold-stair", HEROES[:1])
    criticals = {card["id"]: card for card in setup["decks"]["critical"]}
    (stunned,) = criticals["rung-like-a-bell"]["effects"]
    assert (stunned["what"], stunned["rank"], stunned.get("when")) == (v.STUNNED, 3, None)
    assert criticals["cracked-leg"]["effects"][0]["when"] == "always"
    sky = {card["id"]: card["effects"] for card in setup["decks"]["event"]}
    assert [sky["lamps-out"][0]["amount"], sky["shaft-of-day"][0]["amount"]] == [1, 0]


def test_a_search_matches_by_the_faces_of_the_red_die() -> None:
    deck = codex.contents("cold-stair", HEROES[:1])["decks"]["search"]
    faces = {card["id"]: card["faces"] for card in deck}  # blank, hit, hit, hit-star, two-hits, lethal
    assert faces["sleeper"] == 0b000001 and faces["tool-roll"] == 0b001110


def test_tiles_are_open_to_each_other_inside_a_district_and_walled_off_at_its_edge() -> None:
    def areas(**changes: Any) -> list[list[str]]:
        dungeon = box(**changes).dungeon
        names = Plan(Quest.model_validate(small(**changes)), WORLD.parts["tiles"]).names
        return [[names[area] for area in beside] for beside in dungeon.beside]

    assert areas()[1] == ["one.a", "one.d", "two.a"]  # by the door; b and c touch, too
    assert areas()[3] == ["one.b", "one.c"]
    tiles = {name: {**tile, "district": "near"} for name, tile in small()["tiles"].items()}
    inside = {"tiles": tiles, "districts": {"near": {"en": "Near"}}}
    assert areas(**inside)[3] == ["one.b", "one.c", "two.c", "two.d"]
    assert areas(**inside, walls=[["one.d", "two.c"]])[3] == ["one.b", "one.c", "two.d"]


def test_a_tile_turns_clockwise() -> None:
    tiles = small()["tiles"]
    tiles["two"] = {**tiles["two"], "turn": 1}
    setup = codex.contents(small(tiles=tiles, doors={"gate": {"between": ["one.b", "two.d"]}}), HEROES[:1])
    names = [area["id"][-1] for area in setup["dungeon"]["areas"]]
    rows = [setup["dungeon"]["cells"][row * 8 + 4 : row * 8 + 8] for row in range(4)]
    assert ["".join("#" if cell < 0 else names[cell] for cell in row) for row in rows] == ["dcca", "dcaa", "d#aa", "dbbb"]


def test_a_mark_is_the_cell_nearest_to_an_area_s_middle_unless_it_is_given() -> None:
    tiles = {**small()["tiles"], "two": {"tile": "cistern", "side": "b", "x": 4, "y": 0, "district": "far"}}
    doors = {"gate": {"between": ["one.b", "two.a"]}}
    built = box(tiles=tiles, doors=doors, chests={}, book={"begin": {"trigger": "start"}})
    marks = [(mark % 8, mark // 8) for mark in built.dungeon.marks]
    assert marks[0] == (0, 0) and marks[4] == (5, 0)  # all four cells are as near; the second is given
    assert marks[5] == (7, 2)


def test_a_hero_begins_with_its_own_items_or_as_the_party_kept_it() -> None:
    items = list(WORLD.parts["items"])

    def member(party: dict[str, Any] | None) -> dict[str, Any]:
        found = codex.contents("cold-stair", ["tamm"], party)["party"][0]
        return {**found, **{field: [items[item] for item in found[field]] for field in ("worn", "pack")}}

    assert member(None) == {"rank": 0, "worn": ["stamping-hammer", "fired-apron"], "pack": ["clay-salve"], "crowns": 0}
    kept = {"rank": 3, "worn": ["clay-maul"], "pack": ["wedge"], "crowns": 7}
    assert member({"heroes": {"tamm": kept}}) == {**kept, "rank": 2}


def test_flags_of_the_story_are_set_as_the_party_brings_them() -> None:
    party = {"campaign": "deep-kiln", "flags": ["broke-the-keeper", "of-another-story"]}
    quest = codex.contents("cold-stair", HEROES[:1], party)["quest"]
    assert quest["flags"] == 1 << WORLD.parts["campaigns"]["deep-kiln"].flags.index("broke-the-keeper")
    assert Scope(WORLD.known(), 1).mask("items", []) == 0


@pytest.mark.parametrize(
    ("quest", "heroes", "party", "code"),
    [
        ("nowhere", ["tamm"], None, "unknown-quest"),
        ("cold-stair", ["nobody"], None, "unknown-hero"),
        ("cold-stair", ["tamm", "tamm"], None, "bad-party"),
        ("cold-stair", [], None, "bad-party"),
        ("cold-stair", 3, None, "bad-party"),
        ("cold-stair", ["tamm", ["mote"]], None, "bad-party"),
        ("cold-stair", ["tamm"], {"heroes": {"tamm": {"worn": ["no-such-thing"]}}}, "bad-party"),
        ("cold-stair", ["tamm"], {"heroes": {"tamm": {"worn": ["clay-maul", "fire-door"]}}}, "bad-party"),
        ("cold-stair", ["tamm"], {"heroes": {"tamm": {"rank": 5}}}, "bad-party"),
        (small(start=["one.z"]), ["tamm"], None, "bad-quest"),
        (small(act="one"), ["tamm"], None, "bad-quest"),
    ],
)
def test_what_there_is_not_or_does_not_fit(quest: Any, heroes: Any, party: Any, code: str) -> None:
    with pytest.raises(OptionError) as error:
        codex.contents(quest, heroes, party)
    assert error.value.code == code


def told(folder: Path, text: str) -> list[tuple[int, str, str]]:
    """Line, field and code of each problem of a pack's file."""
    path = folder / codex.FILE
    path.write_text(HEAD + text, encoding="utf-8")
    return [(problem.line, problem.field, problem.message.code) for problem in codex.check(path)]


ITEM = "items:\n  thing: {name: {en: Thing}, price: 1, %s}\n"
EFFECT = ITEM % "kind: item, slot: charm, effects: [%s]"
TILE = "tiles:\n  flat: {name: {en: Flat}, a: {rows: %s}, b: {rows: ['aaaa', 'aaaa', 'aaaa', 'aaaa']}}\n"


@pytest.mark.parametrize(
    ("text", "line", "field", "code"),
    [
        (EFFECT % "{do: armor}", 4, "items.thing.effects[0]", "deed-needs"),
        (EFFECT % "{do: armor, amount: 1, at: one.a}", 4, "items.thing.effects[0].at", "deed-has-no"),
        (EFFECT % "{do: immune, what: sleep}", 4, "items.thing.effects[0].what", "no-such"),
        (EFFECT % "{do: summons, what: drudge, amount: 1}", 4, "items.thing.effects[0].what", "no-such"),
        (EFFECT % "{do: afflict, what: bleed}", 4, "items.thing.effects[0]", "deed-needs"),
        (EFFECT % "{do: afflict, what: ko, rank: 1}", 4, "items.thing.effects[0].rank", "deed-has-no"),
        (EFFECT % "{do: armor, amount: 1, by_heroes: [1, 1, 1, 1, 1]}", 4, "items.thing.effects[0]", "amount-twice"),
        (EFFECT % "{do: wins, what: done}", 4, "items.thing.effects[0].what", "quest-only"),
        (EFFECT % "{do: dances}", 4, "items.thing.effects[0].do", "pydantic"),
        (ITEM % "kind: weapon, slot: hand, effects: [{do: flies}]", 4, "items.thing", "no-attack"),
        (ITEM % "kind: item, slot: charm", 4, "items.thing", "does-nothing"),
        (ITEM % "kind: item, slot: none, effects: [{do: flies}]", 4, "items.thing", "unworn"),
        (ITEM % "kind: item, slot: charm, once: true, effects: [{do: flies}]", 4, "items.thing.once", "once-use"),
        (ITEM % "kind: item, slot: charm, copies: 2, effects: [{do: flies}]", 4, "items.thing.copies", "copies-treasure"),
        (ITEM % "kind: weapon, slot: head, attack: {red: 1, type: blade}", 4, "items.thing.slot", "weapon-slot"),
        (ITEM % "kind: weapon, slot: hand, attack: {red: 1, near: 2, type: arc}", 4, "items.thing.attack.near", "near-far"),
        (ITEM % "kind: weapon, slot: hand, attack: {red: 0, type: arc}", 4, "items.thing.attack", "no-dice"),
        (TILE % "['aaba', 'aaaa', 'aaab', 'aaaa']", 4, "tiles.flat.a.rows", "area-parted"),
        (TILE % "['aaaa', 'aaa', 'aaaa', 'aaaa']", 4, "tiles.flat.a.rows[1]", "pydantic"),
        (TILE % "['aaaaa', 'aaaa', 'aaaa', 'aaaa']", 4, "tiles.flat.a.rows", "side-square"),
        (TILE % "['####', '####', '####', '####']", 4, "tiles.flat.a.rows", "side-rock"),
        (TILE % "['aaaa', 'aaaa', 'aaaa', 'aaaa'], walls: [ab]", 4, "tiles.flat.a.walls[0]", "no-such"),
        (TILE % "['aaaa', 'aaaa', 'aaaa', '###a'], marks: {a: [0, 3]}", 4, "tiles.flat.a.marks.a", "mark-off"),
    ],
)
def test_what_is_wrong_with_a_card_is_said_by_line_and_field(
    tmp_path: Path, text: str, line: int, field: str, code: str
) -> None:
    assert told(tmp_path, text) == [(line, field, code)]


@pytest.mark.parametrize(
    ("was", "written", "line", "field", "code"),
    [
        ("tile: workshop", "tile: attic", 10, "tiles.two.tile", "no-such"),
        ("tile: workshop", "tile: gallery", 10, "tiles.two.tile", "tile-twice"),
        ("district: far", "district: beyond", 10, "tiles.two.district", "no-such"),
        ("district: far", "district: near", 7, "districts.far", "district-empty"),
        ("x: 4", "x: 3", 10, "tiles.two", "tile-over"),
        ("[one.b, two.a]", "[one.a, two.a]", 11, "doors.gate.between", "door-apart"),
        ("start: [one.a]", "start: [one.e]", 13, "start[0]", "no-such"),
        ("area: two.b,", "area: two.b, lock: closed,", 12, "chests.box.lock", "chest-lock"),
        ("at: two.b", "at: two.e", 17, "book.begin.orders[0].at", "no-such"),
        ("needs: [seen]", "needs: [heard]", 18, "book.end.needs[0]", "no-such"),
        ("kill, what: drudge, rank: 2", "kill, what: drudge", 18, "book.end.what", "no-such"),
        ("kill, what: drudge, rank: 2", "enter, what: one.a, rank: 2", 18, "book.end.rank", "deed-has-no"),
        ("kill, what: drudge, rank: 2", "reveal", 18, "book.end", "deed-needs"),
        ("{do: wins, what: done}", "{do: places, what: barrier, at: one.a}", 18, "book.end.orders[0]", "deed-needs"),
        (
            "{do: wins, what: done}",
            "{do: places, what: deadly, at: one.a, to: one.b}",
            18,
            "book.end.orders[0].to",
            "deed-has-no",
        ),
        (
            "needs: [seen], orders: [{do: wins, what: done}]",
            "again: true, orders: [{do: reads, what: end}]",
            18,
            "book.end.again",
            "reads-itself",
        ),
        ("what: done", "what: gone", 18, "book.end.orders[0].what", "no-such"),
        ("{name: {en: Done}}", "{name: {en: Done}, next: [large]}", 19, "endings.done.next[0]", "no-such"),
    ],
)
def test_what_is_wrong_with_a_quest_is_said_by_line_and_field(
    tmp_path: Path, was: str, written: str, line: int, field: str, code: str
) -> None:
    assert was in QUEST and told(tmp_path, "quests:" + QUEST) == []
    assert (line, f"quests.small.{field}", code) in told(tmp_path, "quests:" + QUEST.replace(was, written, 1))


def test_a_paragraph_must_not_lead_back_to_itself_but_by_one_that_is_read_once(tmp_path: Path) -> None:
    round_about = """    counts: [steps]
    book:
      begin: {trigger: read, %sorders: [{do: count, what: steps, amount: 1}]}
      end: {trigger: count, what: steps, again: true, choices: [{text: {en: Go.}, orders: [{do: reads, what: begin}]}]}
"""
    before, after = QUEST[: QUEST.index("    book:")], QUEST[QUEST.index("    endings:") :]
    wrong = told(tmp_path, "quests:" + before + round_about % "again: true, " + after)
    assert {(field, code) for _, field, code in wrong} == {
        (f"quests.small.book.{name}.again", "reads-itself") for name in ("begin", "end")
    }
    assert told(tmp_path, "quests:" + before + round_about % "" + after) == []


def test_a_district_that_no_door_leads_to_is_cut_off(tmp_path: Path) -> None:
    quest = QUEST.replace("    doors: {gate: {between: [one.b, two.a]}}\n", "")
    assert told(tmp_path, "quests:" + quest) == [(7, "quests.small.districts.far", "cut-off")]


def test_a_pack_is_found_by_its_folder_and_without_what_follows_a_dot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "small.0a1b"
    folder.mkdir()
    assert told(folder, "quests:" + QUEST) == []
    monkeypatch.setenv(PACKS_VARIABLE, str(folder))
    assert codex.names() == ["small"] and list(codex.worlds()) == ["", "small"]
    for name in ("small", "small.0a1b"):
        assert list(codex.world_of(name).own("quests")) == ["small"]
    told(folder, "quests: [1]\n")
    assert list(codex.worlds()) == [""]


def test_a_pack_replaces_what_it_names_and_takes_out_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rain, none = "{name: {en: Rain}, effects: [], copies: 3}", "{name: {en: Gone}, effects: [], copies: 0}"
    text = f"events:\n  rockfall: {rain}\n  tremor: {none}\n"
    assert told(tmp_path, text + "quests:" + QUEST) == []
    monkeypatch.setenv(PACKS_VARIABLE, str(tmp_path))
    assert codex.names() == [tmp_path.name]
    setup = codex.contents("small", HEROES[:1], pack=tmp_path.name)
    events = {card["id"]: card["copies"] for card in setup["decks"]["event"]}
    assert events["rockfall"] == 3 and "tremor" not in events and len(events) == 15
    with pytest.raises(OptionError, match="no pack"):
        codex.contents("small", HEROES[:1], pack="elsewhere")
    told(tmp_path, "events: [1]\n")
    with pytest.raises(ContentError, match=r"delve\.yaml:3: events"):
        codex.contents("small", HEROES[:1], pack=tmp_path.name)
