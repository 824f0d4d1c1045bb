"""The campaign's quests: one story in six parts, whose choices change what comes later, and that a party can finish."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.delve.careful import CarefulHero
from shem.games.delve.content import codex
from shem.games.delve.content.checks_effects import effects_in
from shem.games.delve.content.models_effects import Effect
from shem.games.delve.content.models_quest import Paragraph, Quest
from shem.games.delve.content.scope import cards_of
from shem.games.delve.game import GAME
from shem.games.delve.goals import leading
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Choose
from shem.games.delve.parts.box import Box
from shem.games.delve.parts.state import DelveState

WORLD = codex.world_of()
HEROES = list(WORLD.parts["heroes"])
STORY = ["cold-stair", "nine-hundred-lamps", "tally-house", "last-door", "long-draught", "deep-kiln"]
QUESTS: dict[str, Quest] = {id: WORLD.parts["quests"][id] for id in STORY}
CAMPAIGN = WORLD.parts["campaigns"]["deep-kiln"]


def orders(page: Paragraph) -> list[Effect]:
    return [effect for _, effect in effects_in(page, ())]


def begun(quest: str, heroes: list[str], flags: list[str] | None = None) -> DelveState:
    """A quest as its Book's first paragraphs leave it."""
    party = {"campaign": "deep-kiln", "flags": flags or []}
    state = GAME.new(GAME.resolve({"quest": quest, "heroes": heroes, "party": party}), Entry(Seeded(1)))
    assert isinstance(state, DelveState)
    return state


CARDS = cards_of(WORLD.parts["enemies"])


def read(state: DelveState) -> set[str]:
    pages = state.box.setup["quest"]["paragraphs"]
    return {page["id"] for page, done in zip(pages, state.read, strict=True) if done}


def test_six_quests_lead_one_to_the_next() -> None:
    assert [QUESTS[id].act for id in STORY] == [1, 1, 2, 2, 3, 3] and CAMPAIGN.first == STORY[0]
    for id, after in zip(STORY, [*STORY[1:], None], strict=True):
        won = {order.what for page in QUESTS[id].book.values() for order in orders(page) if order.do == "wins"}
        lost = {order.what for page in QUESTS[id].book.values() for order in orders(page) if order.do == "loses"}
        assert won | lost == set(QUESTS[id].endings) and lost and not won & lost
        assert {tuple(QUESTS[id].endings[name].next) for name in won if name} == {(after,) if after else ()}
        assert {tuple(QUESTS[id].endings[name].next) for name in lost if name} == {(id,)}
    assert len([one for one in QUESTS["deep-kiln"].endings.values() if not one.next]) == 4


def test_what_was_chosen_is_needed_by_a_later_quest() -> None:
    for flag in CAMPAIGN.flags:
        sets = [
            STORY.index(id)
            for id, quest in QUESTS.items()
            for page in quest.book.values()
            if any((order.do, order.what) == ("flag", flag) for order in orders(page))
        ]
        needs = [STORY.index(id) for id, quest in QUESTS.items() for page in quest.book.values() if flag in page.needs]
        assert len(set(sets)) == 1 and max(needs) > sets[0], flag


def test_each_quest_gives_choices_treasures_and_a_way_to_lose_by_time() -> None:
    for id, quest in QUESTS.items():
        pages = quest.book.values()
        assert any(
            page.trigger in ("round", "events-out") and "loses" in [one.do for one in orders(page)] for page in pages
        )
        assert any(order.do == "treasures" for chest in quest.chests.values() for order in chest.effects)
        assert quest.lost is not None and quest.shrines and quest.searches, id
    natures = [{choice.nature for page in quest.book.values() for choice in page.choices} for quest in QUESTS.values()]
    assert all(None in found and "chaos" in found for found in natures)
    assert sum("law" in found for found in natures) == 5


@pytest.mark.parametrize("quest", STORY)
def test_more_heroes_meet_no_fewer_enemies_than_two_and_every_quest_can_be_won_from_its_book(quest: str) -> None:
    for page in QUESTS[quest].book.values():
        spawned = [(order.by_heroes, order.rank or 1) for order in orders(page) if order.by_heroes is not None]
        for force in (
            [sum(numbers[place] for numbers, _ in spawned) for place in range(1, 5)],
            [sum(numbers[place] * rank for numbers, rank in spawned) for place in range(1, 5)],
        ):
            assert force == sorted(force), (page.trigger, page.what)
    box = Box(codex.contents(quest, HEROES[:1]))
    leads = dict(zip([page["id"] for page in box.setup["quest"]["paragraphs"]], leading(box.quest), strict=True))
    winning = [id for id, page in QUESTS[quest].book.items() if any(order.do == "wins" for order in orders(page))]
    assert winning and all(leads[id] for id in winning)


def played(quest: str, heroes: list[str], seed: int) -> DelveState:
    """A game of careful Heroes to its end."""
    setup = GAME.resolve({"quest": quest, "heroes": heroes})
    entry, bot = Entry(Seeded(seed)), CarefulHero(seed)
    state = GAME.new(setup, entry)
    assert isinstance(state, DelveState)
    while not isinstance(pending := state.pending(), Over):
        state.apply(pending.seats[0], bot.choose(Sight(GAME, setup, state, pending.seats[0])).action, entry)
    return state


@pytest.mark.parametrize("quest", STORY)
def test_a_careful_pair_comes_to_the_quest_s_end(quest: str) -> None:
    state = played(quest, ["tamm", "mote"], 3)
    assert state.ended is not None and state.round <= 20


def choosing(state: DelveState, trigger: int, what: int) -> None:
    """Let something have happened, until the Book asks or has nothing more to say."""
    state.happened.append([trigger, what])
    while state.happened and state.ended is None:
        state.settle(Entry(Seeded(1)))


@pytest.mark.parametrize(
    ("heroes", "choice", "flag", "found"),
    [
        (["tamm"], 0, "woke-the-keeper", "the-keeper-counts"),
        (["cinder"], 1, "broke-the-keeper", "the-keeper-is-missed"),
        (["mote"], 2, None, None),
    ],
)
def test_what_becomes_of_the_keeper_changes_the_next_quest(
    heroes: list[str], choice: int, flag: str | None, found: str | None
) -> None:
    party = [*heroes, "reck"]
    state = begun("cold-stair", party)
    keeper = CARDS.index("ironback.2")
    state.killed[keeper] += 1
    choosing(state, v.ON_KILL, keeper)
    pending = state.pending()
    if not isinstance(pending, Over):  # where only one choice is left, it is made by itself
        state.apply(pending.seats[0], Choose(choice), Entry(Seeded(1)))
        pending = state.pending()
    assert isinstance(pending, Over) and pending.outcome.winners == [0, 1]
    kept = [name for place, name in enumerate(CAMPAIGN.flags) if state.flags >> place & 1]
    assert kept == ([flag] if flag else [])
    after = begun("nine-hundred-lamps", party, kept)
    assert read(after) == {"the-landing", *([found] if found else [])}
    store = list(QUESTS["nine-hundred-lamps"].doors).index("store-door")
    assert (after.doors[store] == v.OPENED) == (flag == "woke-the-keeper")
    assert after.souls == (2 if flag == "woke-the-keeper" else 0)
    magpies = [enemy for enemy in after.enemies if enemy.foe == CARDS.index("magpie.1")]
    assert len(magpies) == (1 if flag == "broke-the-keeper" else 0)


@pytest.mark.parametrize(
    ("flags", "endings"), [(["lit-the-lamps"], {"hearth", "ash", "furnace"}), ([], {"ash", "furnace", "watch"})]
)
def test_who_stands_behind_the_party_decides_how_the_story_can_end(flags: list[str], endings: set[str]) -> None:
    seen: set[str] = set()
    for choice in range(3):
        state = begun("deep-kiln", HEROES, flags)
        mother = CARDS.index("kilnmother")
        state.killed[mother] += 1
        choosing(state, v.ON_KILL, mother)
        pending = state.pending()
        assert not isinstance(pending, Over)
        entry = Entry(Seeded(1), telling=True)
        state.apply(pending.seats[0], Choose(choice), entry)
        (ended,) = [event for event in entry.events if event.kind.code == "ended"]
        assert ended.values[0] == 1
        place = ended.values[1]
        assert isinstance(place, int)
        seen.add(list(QUESTS["deep-kiln"].endings)[place])
    assert seen == endings


def test_the_doors_shut_in_their_order_open_the_last() -> None:
    state = begun("last-door", HEROES[:2])
    areas = [area["id"] for area in state.box.setup["dungeon"]["areas"]]
    last = list(QUESTS["last-door"].doors).index("last-door")
    state.revealed |= 2  # where the doors are
    for place, page in (("south.d", "south-too-soon"), ("west.a", "west-is-shut"), ("east.c", "east-is-shut")):
        choosing(state, v.ON_HOLD, areas.index(place))
        assert page in read(state) and state.doors[last] == v.MAGIC
    choosing(state, v.ON_HOLD, areas.index("south.d"))
    assert state.doors[last] == v.OPENED and {"south-is-shut", "the-gatewright"} <= read(state)


def test_heroes_that_no_party_brings_come_as_veterans_of_the_act() -> None:
    def ranks(quest: str, party: dict[str, Any] | None = None) -> Iterator[int]:
        return (member["rank"] + 1 for member in codex.contents(quest, HEROES, party)["party"])

    assert [set(ranks(quest)) for quest in STORY] == [{1}, {1}, {2}, {2}, {3}, {3}]
    assert list(ranks("deep-kiln", {"heroes": {"sill": {"rank": 4}}})) == [3, 4, 3, 3, 3]
