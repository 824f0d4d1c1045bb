"""The Book of Secrets: what each trigger needs, what is read when, choices, and for whom orders are."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.chance import Entry, Scripted
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, Choose
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.position import ALL_FELL
from shem.games.delve.rules.end import finish
from shem.games.delve.rules.frames import FRAMES
from shem.games.delve.rules.harm import suffer
from shem.games.delve.rules.moving import enter
from shem.games.delve.rules.rounds import Rounds
from tests.rules.delve.skirmish import Skirmish, Waiting
from tests.rules.delve.tiny import BREW, BRUTE, DOOR, DRUDGE, SWORD, A, B, C, D, E, F, Json, effect

DICELESS = Scripted([])


def page(trigger: str, *orders: Json, **more: object) -> Json:
    return {"trigger": trigger, "orders": list(orders), **more}


def book(*pages: Json, heroes: tuple[int, ...] = (A, A)) -> Skirmish:
    scene = Skirmish(heroes, paragraphs=list(pages))
    scene.state.steps = [Waiting()]
    return scene


def settle(scene: Skirmish, *happened: list[int]) -> list[Any]:
    """The paragraphs that are read when these triggers have happened as well, up to the next decision."""
    scene.state.happened = scene.state.happened + list(happened)
    entry = Entry(DICELESS, telling=True)
    scene.state.settle(entry)
    scene.events += entry.events
    assert scene.state.happened == []
    return [event.values[0] for event in entry.events if event.kind.code == "read"]


@pytest.mark.parametrize("trigger", [word for word in v.TRIGGERS if word not in ("read", "count", "kill")])
def test_a_trigger_is_read_that_names_what_has_happened_or_anything(trigger: str) -> None:
    number = v.TRIGGERS.index(trigger)
    other = "open" if trigger == "chest" else "chest"
    scene = book(page(trigger, what=0), page(trigger, what=1), page(trigger), page(other, what=0))
    assert settle(scene, [number, 0]) == [0, 2]


def test_a_paragraph_is_read_once_unless_it_says_again() -> None:
    scene = book(page("enter", what=B), page("enter", what=B, again=True))
    assert settle(scene, [v.ON_ENTER, B]) == [0, 1]
    assert settle(scene, [v.ON_ENTER, B], [v.ON_ENTER, B]) == [1, 1]
    assert scene.state.read == [True, True]


def test_two_of_the_same_at_once_read_it_once() -> None:
    scene = book(page("enter", what=B))
    assert settle(scene, [v.ON_ENTER, B], [v.ON_ENTER, B]) == [0]


def test_flags_that_are_needed_and_flags_that_bar() -> None:
    scene = book(page("open", needs=0b101), page("open", bars=0b010), page("open", needs=0b001, bars=0b100))
    scene.state.flags = 0b001
    assert settle(scene, [v.ON_OPEN, DOOR]) == [1, 2]
    scene.state.flags = 0b111
    assert settle(scene, [v.ON_OPEN, DOOR]) == [0]


def test_of_one_trigger_the_flags_count_as_they_were_before_its_first_paragraph() -> None:
    first, second = page("enter", effect("flag", what=0), bars=1), page("enter", needs=1)
    scene = book(first, second)
    assert settle(scene, [v.ON_ENTER, B]) == [0]
    assert settle(scene, [v.ON_ENTER, B]) == [1]


def test_what_happened_first_decides_over_what_happened_next() -> None:
    scene = book(page("open", needs=1), page("chest", effect("flag", what=0)))
    assert settle(scene, [v.ON_CHEST, 0], [v.ON_OPEN, DOOR]) == [1, 0]


def test_a_round_or_later() -> None:
    scene = book(page("round", least=3))
    for number, read in ((1, []), (2, []), (4, [0]), (5, [])):
        scene.state.round = number
        assert settle(scene, [v.ON_ROUND, -1]) == read


def test_a_count_that_has_reached_its_number() -> None:
    scene = book(page("count", what=1, least=3), page("open", effect("count", 2, what=1), again=True))
    assert settle(scene, [v.ON_OPEN, DOOR]) == [1]
    assert settle(scene, [v.ON_OPEN, DOOR]) == [1, 0]


def test_a_number_of_enemies_killed_of_a_card_or_of_all() -> None:
    scene = book(page("kill", what=DRUDGE, least=2), page("kill", least=3))
    read = []
    for foe in (DRUDGE, BRUTE, DRUDGE):
        suffer(scene.state, scene.enemy(foe, A), 9, 0, 0, Entry(DICELESS))
        read.append(settle(scene))
    assert read == [[], [], [0, 1]]


def test_a_district_is_clear_when_its_last_enemy_has_gone_whatever_minions_are_left() -> None:
    scene = book(page("clear", what=1))
    one, two = scene.enemy(DRUDGE, C), scene.enemy(DRUDGE, D)
    scene.enemy(DRUDGE, A)
    scene.enemy(DRUDGE, F, obeys=0)
    suffer(scene.state, one, 3, 0, 0, Entry(DICELESS))
    assert settle(scene) == []
    suffer(scene.state, two, 3, 0, 0, Entry(DICELESS))
    assert settle(scene) == [0]


def test_an_enemy_counts_for_the_district_in_which_it_came_wherever_it_dies() -> None:
    scene = book(page("clear", what=1))
    lured, other = scene.enemy(DRUDGE, C), scene.enemy(DRUDGE, A)
    lured.area = A
    suffer(scene.state, other, 3, 0, 0, Entry(DICELESS))
    assert settle(scene) == []
    suffer(scene.state, lured, 3, 0, 0, Entry(DICELESS))
    assert settle(scene) == [0]


def test_a_death_that_brings_more_enemies_clears_nothing() -> None:
    scene = book(page("kill", effect("spawns", 1, what=BRUTE, at=D), what=DRUDGE), page("clear", what=1))
    suffer(scene.state, scene.enemy(DRUDGE, C), 3, 0, 0, Entry(DICELESS))
    assert settle(scene) == [0]


def test_an_undiscovered_district_is_not_clear() -> None:
    scene = book(page("clear", what=1))
    scene.state.revealed = 1
    assert settle(scene, [v.ON_CLEAR, 1]) == []


def test_all_heroes_that_are_no_souls_gather() -> None:
    scene = book(page("gather", what=B), page("enter", what=B), heroes=(A, A, A))
    entry = Entry(DICELESS)
    enter(scene.state, scene.hero(0), B, entry)
    assert settle(scene) == [1]
    scene.hero(1, soul=True)
    enter(scene.state, scene.hero(2), B, entry)
    assert settle(scene) == [0]


def test_a_paragraph_leads_to_another() -> None:
    scene = book(page("start", effect("reads", what=2), effect("reads", what=1)), page("read"), page("read"))
    assert settle(scene, [v.AT_START, -1]) == [0, 2, 1]


def test_a_paragraph_that_is_led_to_needs_its_flags_too_and_is_not_read_again() -> None:
    pages = page("open", effect("reads", what=1), again=True), page("read", needs=1)
    scene = book(*pages)
    assert settle(scene, [v.ON_OPEN, DOOR]) == [0]
    scene.state.flags = 1
    assert settle(scene, [v.ON_OPEN, DOOR]) == [0, 1]
    assert settle(scene, [v.ON_OPEN, DOOR]) == [0]


def test_what_another_has_led_to_is_not_read_again_in_its_turn() -> None:
    scene = book(page("open", effect("reads", what=1)), page("open"))
    assert settle(scene, [v.ON_OPEN, DOOR]) == [0, 1]


def test_orders_set_off_what_they_bring_about() -> None:
    scene = book(
        page("chest", effect("opens", at=DOOR)),
        page("reveal", effect("spawns", 2, what=DRUDGE, at=C), what=1),
        page("open", effect("objective", what=2), what=DOOR),
    )
    scene.state.doors[DOOR], scene.state.revealed = v.MAGIC, 1
    assert settle(scene, [v.ON_CHEST, 0]) == [0, 2, 1]
    assert [enemy.area for enemy in scene.state.enemies] == [C, C]
    assert scene.state.objective == 2


def test_the_end_of_the_quest_is_the_end_of_reading() -> None:
    scene = book(page("start", effect("wins", what=1)), page("start", effect("loses")))
    scene.state.souls = 4
    scene.state.happened = [[v.AT_START, -1]]
    scene.state.settle(Entry(DICELESS))
    assert scene.state.ended is not None
    assert scene.state.ended.data() == {"winners": [0, 1], "code": "won", "scores": [4, 4]}
    assert scene.state.read == [True, False]


def test_a_quest_ends_once() -> None:
    scene = book()
    entry = Entry(DICELESS, telling=True)
    finish(scene.state, False, 5, entry)
    finish(scene.state, True, 0, entry)
    assert [event.values for event in entry.events] == [(0, 5)]
    assert scene.state.ended is not None
    assert scene.state.ended.code == "lost"


def test_nothing_goes_on_when_the_whole_party_has_fallen() -> None:
    scene = book()
    scene.state.steps = [Rounds()]
    for hero in scene.state.heroes:
        hero.soul = True
    settle(scene)
    assert [(event.kind.code, event.values) for event in scene.events] == [("ended", (0, ALL_FELL))]


@pytest.mark.parametrize(("active", "souls", "reader"), [(1, [], 1), (-1, [], 0), (1, [1], 0), (-1, [0], 1)])
def test_orders_are_for_the_active_hero_or_the_first_that_stands(active: int, souls: list[int], reader: int) -> None:
    scene = book(page("open", effect("gains", what=SWORD)))
    scene.state.active = active
    for seat in souls:
        scene.hero(seat, soul=True)
    settle(scene, [v.ON_OPEN, DOOR])
    assert [hero.pack for hero in scene.state.heroes] == [[SWORD, BREW] if seat == reader else [BREW] for seat in range(2)]


def choices(*natures: str) -> list[Json]:
    """One choice a Soul Nature, each setting its own flag; any: nobody's."""
    numbers = [v.NATURES.index(nature) if nature in v.NATURES else -1 for nature in natures]
    return [{"nature": number, "orders": [effect("flag", what=at)]} for at, number in enumerate(numbers)]


def test_a_choice_is_asked_for_after_the_orders_and_needs_its_nature_in_the_party() -> None:
    scene = book(page("open", effect("objective", what=3), choices=choices("chaos", "any", "neutral")))
    scene.state.active = 1
    settle(scene, [v.ON_OPEN, DOOR])
    assert scene.state.objective == 3
    assert scene.asked() == (1, "choose")
    assert [action.key() for action in scene.state.legal(1)] == [Choose(1).key(), Choose(2).key()]
    chaos = scene.refused(1, Choose(0))
    assert (chaos.code, chaos.need) == (Reject.WRONG_NATURE, v.CHAOS)
    fourth = scene.refused(1, Choose(3))
    assert (fourth.code, fourth.about) == (Reject.NO_CHOICE, 3)
    assert scene.refused(1, END).code is Reject.ANOTHER_DECISION
    assert scene.refused(0, Choose(1)).code is Reject.NOT_YOUR_DECISION
    scene.play(1, Choose(2))
    assert scene.state.flags == 0b100
    assert scene.told("chose") == [(1, 0, 2)]
    assert len(scene.state.steps) == 1


def test_the_rounds_first_seat_chooses_when_it_is_nobodys_turn() -> None:
    scene = book(page("round", choices=choices("any", "any")))
    scene.state.round = 2
    settle(scene, [v.ON_ROUND, -1])
    assert scene.asked() == (1, "choose")


def test_a_single_choice_is_made_by_itself_and_none_is_no_question() -> None:
    scene = book(page("open", choices=choices("chaos", "law")), page("open", choices=choices("chaos")))
    assert settle(scene, [v.ON_OPEN, DOOR]) == [0, 1]
    assert scene.state.flags == 0b10
    assert scene.told("chose") == [(0, 0, 1)]


def test_what_else_has_happened_waits_for_the_choice() -> None:
    scene = book(page("open", choices=choices("any", "any")), page("chest", needs=0b10))
    assert settle(scene, [v.ON_OPEN, DOOR], [v.ON_CHEST, 0]) == [0]
    scene.play(0, Choose(1))
    assert scene.told("read") == [(0,), (1,)]


def test_a_book_that_lies_open_is_written_and_read_back() -> None:
    scene = book(page("open", choices=choices("any", "any")), page("chest"))
    settle(scene, [v.ON_OPEN, DOOR], [v.ON_CHEST, 0])
    written = FRAMES.data(scene.state.steps[1:])
    assert written == [["look-up", v.ON_CHEST, 0], ["choosing", 0]]
    read: list[Step[DelveState]] = FRAMES.read([*written, ["reading", 1]])
    assert FRAMES.data(read) == [*written, ["reading", 1]]


def test_nothing_is_looked_up_that_no_paragraph_names() -> None:
    scene = book(page("enter", what=E))
    assert settle(scene, [v.ON_ENTER, B], [v.ON_FALL, 0], [v.ON_EVENTS_OUT, -1]) == []
    assert scene.events == []
