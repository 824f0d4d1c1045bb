"""Camp: what a party does between quests, and what a finished quest leaves of it (rulings 12, 13, 26)."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shem.core.chance import Entry, Scripted, Seeded
from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.games.delve.content.camp import begin, carry_out, market, sells_for
from shem.games.delve.content.codex import contents, world_of
from shem.games.delve.content.homecoming import after, party_of
from shem.games.delve.content.models_party import MOST_CHAPTERS, MOST_CROWNS, Chapter, Member, Party, Wish
from shem.games.delve.content.party_file import party_of as read_text
from shem.games.delve.content.party_file import read_party, written
from shem.games.delve.game import GAME
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.end import finish

WORLD = world_of()
QUEST = WORLD.parts["quests"]["cold-stair"]
ENDINGS = list(QUEST.endings)
DOORWAY = next(number for number, one in enumerate(QUEST.endings.values()) if one.next)


def ours(**changes: Any) -> Party:
    """Tamm and Sill at the story's beginning."""
    return begin("deep-kiln", ["tamm", "sill"], "Ours").model_copy(update=changes, deep=True)


def rich(crowns: int = 20, souls: int = 20) -> Party:
    party = ours(souls=souls)
    party.heroes["tamm"].crowns = crowns
    return party


def do(party: Party, deed: str, hero: str = "tamm", **more: Any) -> Party:
    return carry_out(party, Wish(deed=deed, hero=hero, **more))


def refused(party: Party, deed: str, hero: str = "tamm", **more: Any) -> tuple[str, dict[str, str | int]]:
    before = party.model_dump()
    with pytest.raises(OptionError) as error:
        do(party, deed, hero, **more)
    assert party.model_dump() == before
    return error.value.code, error.value.details


def test_a_party_begins_with_its_heroes_own_items_before_the_first_quest() -> None:
    party = ours()
    tamm = party.heroes["tamm"]
    assert (tamm.worn, tamm.pack, tamm.rank, tamm.crowns) == (["stamping-hammer", "fired-apron"], ["clay-salve"], 1, 0)
    assert (party.quest, party.open, party.souls, party.history) == ("cold-stair", ["cold-stair"], 0, [])


@pytest.mark.parametrize(
    ("campaign", "heroes", "name", "code"),
    [
        ("nowhere", ["tamm"], "Ours", "camp-unknown"),
        ("deep-kiln", ["nobody"], "Ours", "camp-unknown"),
        ("deep-kiln", [], "Ours", "camp-heroes"),
        ("deep-kiln", ["tamm", "tamm"], "Ours", "camp-heroes"),
        ("deep-kiln", ["tamm"], "  ", "camp-name"),
    ],
)
def test_no_party_begins_without_campaign_heroes_and_name(campaign: str, heroes: list[str], name: str, code: str) -> None:
    with pytest.raises(OptionError) as error:
        begin(campaign, heroes, name)
    assert error.value.code == code


# Deeds.


def test_a_soul_rank_costs_soul_points_and_nobody_goes_on_while_another_is_lower() -> None:
    prices = [rank.price for rank in WORLD.parts["heroes"]["tamm"].ranks]
    party = do(rich(souls=prices[1] + 1), "enhance")
    assert (party.heroes["tamm"].rank, party.souls) == (2, 1)
    assert refused(party, "enhance") == ("camp-lower-ranked", {"hero": "tamm", "other": "sill"})
    assert refused(party, "enhance", "sill")[0] == "camp-souls"
    assert refused(ours(), "enhance") == ("camp-souls", {"need": prices[1], "have": 0})
    party.heroes["tamm"].rank = 4
    assert refused(party, "enhance") == ("camp-top-rank", {"hero": "tamm"})


@pytest.mark.parametrize("change", ["fallen", "away"])
def test_a_soul_and_one_that_stays_behind_hold_nobody_back(change: str) -> None:
    party = rich()
    party.heroes["tamm"].rank = 2
    setattr(party.heroes["sill"], change, True)
    assert do(party, "enhance").heroes["tamm"].rank == 3


def test_a_soul_comes_back_for_the_price_of_its_rank_or_with_a_rank_less() -> None:
    party = rich(souls=6)
    party.heroes["tamm"] = Member(rank=2, worn=[], pack=[], fallen=True)
    paid, less = do(party, "return"), do(party, "return", pay=False)
    assert (paid.heroes["tamm"].rank, paid.heroes["tamm"].fallen, paid.souls) == (2, False, 1)
    assert (less.heroes["tamm"].rank, less.heroes["tamm"].fallen, less.souls) == (1, False, 6)
    assert refused(party, "enhance")[0] == "camp-soul"
    assert refused(paid, "return")[0] == "camp-no-soul"


def test_a_soul_of_rank_one_comes_back_only_for_its_price() -> None:
    party = ours(souls=1)
    party.heroes["tamm"].fallen = True
    assert refused(party, "return", pay=False) == ("camp-souls", {"need": 2, "have": 1}) == refused(party, "return")
    assert do(party.model_copy(update={"souls": 2}), "return").souls == 0


def test_the_market_of_an_act_sells_what_its_prices_allow_and_no_treasure() -> None:
    party, items = ours(), WORLD.parts["items"]
    first = market(party, WORLD)
    assert {items[id].price for id in first} <= set(range(9)) and "clay-sickle" not in first
    assert all(items[id].kind != "treasure" for id in first) and "soot-bomb" in first


def test_what_is_bought_is_worn_if_there_is_room() -> None:
    party = do(do(rich(), "buy", item="miners-helm"), "buy", item="soot-coat")
    tamm = party.heroes["tamm"]
    assert (tamm.crowns, "miners-helm" in tamm.worn, "soot-coat" in tamm.pack) == (10, True, True)
    assert refused(party, "buy", item="iron-shell") == ("camp-not-sold", {"item": "iron-shell"})
    assert refused(ours(), "buy", item="miners-helm") == ("camp-crowns", {"hero": "tamm", "need": 5, "have": 0})
    assert refused(party, "buy", item="nothing")[0] == "camp-unknown"


def test_selling_gives_half_the_price_rounded_up_out_of_the_pack_first() -> None:
    assert [sells_for(price) for price in (0, 1, 2, 5)] == [0, 1, 1, 3]
    party = do(ours(), "sell", item="stamping-hammer")
    assert (party.heroes["tamm"].worn, party.heroes["tamm"].crowns) == (["fired-apron"], 3)
    party.heroes["tamm"].pack = ["fired-apron"]
    assert do(party, "sell", item="fired-apron").heroes["tamm"].worn == ["fired-apron"]
    assert refused(party, "sell", item="stamping-hammer")[0] == "camp-not-held"


def test_slots_hold_what_they_hold_in_a_quest() -> None:
    party = ours()
    party.heroes["tamm"].pack = ["clay-maul", "clay-salve", "shard-knife"]
    assert refused(party, "wear", item="clay-maul") == ("camp-no-room", {"hero": "tamm", "item": "clay-maul"})
    assert refused(party, "wear", item="clay-salve")[0] == "camp-unworn"
    assert refused(party, "wear", item="soot-coat")[0] == "camp-not-held"
    two = do(party, "wear", item="shard-knife")
    assert sorted(two.heroes["tamm"].worn) == ["fired-apron", "shard-knife", "stamping-hammer"]
    bare = do(do(two, "take-off", item="shard-knife"), "take-off", item="stamping-hammer")
    assert "clay-maul" in do(bare, "wear", item="clay-maul").heroes["tamm"].worn
    assert refused(bare, "take-off", item="shard-knife")[0] == "camp-not-held"


def test_items_and_crowns_are_given_to_another_of_the_party() -> None:
    party = do(rich(5), "give", to="sill", item="clay-salve")
    assert (party.heroes["tamm"].pack, party.heroes["sill"].pack.count("clay-salve")) == ([], 2)
    party = do(party, "give-crowns", to="sill", crowns=3)
    assert (party.heroes["tamm"].crowns, party.heroes["sill"].crowns) == (2, 3)
    assert refused(party, "give-crowns", to="sill", crowns=3)[0] == "camp-crowns"
    assert refused(party, "give-crowns", to="sill", crowns=0)[0] == "camp-no-crowns"
    assert refused(party, "give-crowns", to="tamm", crowns=1)[0] == "camp-oneself"
    assert refused(party, "give-crowns", to="nobody", crowns=1)[0] == "camp-nobody"


def test_heroes_join_and_stay_behind_with_what_they_have() -> None:
    party = do(rich(), "leave", "tamm")
    assert (party.present(), party.heroes["tamm"].crowns) == (["sill"], 20)
    assert refused(party, "leave", "sill")[0] == "camp-last"
    assert refused(party, "buy", "tamm", item="miners-helm")[0] == "camp-nobody"
    assert do(party, "join", "tamm").heroes["tamm"].crowns == 20
    assert refused(party, "join", "sill")[0] == "camp-joined"
    other = next(hero for hero in WORLD.parts["heroes"] if hero not in party.heroes)
    assert do(party, "join", other).present() == ["sill", other]
    assert refused(party, "join", "nobody")[0] == "camp-unknown"


def test_the_next_quest_is_chosen_among_those_open() -> None:
    party = ours(quest=None, open=["cold-stair"])
    with pytest.raises(OptionError, match="choose its next quest"):
        contents("", None, party.model_dump())
    assert do(party, "choose", quest="cold-stair").quest == "cold-stair"
    assert refused(party, "choose", quest="elsewhere")[0] == "camp-quest"
    with pytest.raises(OptionError, match="its story has ended"):
        contents("", None, ours(quest=None, open=[]).model_dump())


def test_a_party_gets_another_name() -> None:
    assert do(ours(), "rename", name=" Others ").name == "Others"
    assert refused(ours(), "rename", name=" ")[0] == "camp-name"
    assert do(ours(), "rename", name="a\x1bb\x7fc\ufffe").name == "abc"
    assert begin("deep-kiln", ["tamm"], 61 * "x").name == 60 * "x"


def test_nobody_gets_more_than_a_file_can_hold() -> None:
    party = rich(crowns=MOST_CROWNS)
    assert refused(party, "sell", item="stamping-hammer")[0] == "camp-too-much"
    party.heroes["sill"].crowns = 1
    assert refused(party, "give-crowns", to="sill", crowns=MOST_CROWNS)[0] == "camp-too-much"
    setup, state = quest(party)
    state.heroes[0].crowns += 1
    state.souls = MOST_CROWNS + 1
    home = after(party, setup, over(state, True, DOORWAY), "m1")
    assert (home.heroes["tamm"].crowns, home.souls) == (MOST_CROWNS, MOST_CROWNS)


# A quest and back.


def quest(party: Party) -> tuple[Any, DelveState]:
    setup = GAME.resolve({"party": party.model_dump()})
    state = GAME.new(setup, Entry(Seeded(1)))
    assert isinstance(state, DelveState)
    return setup, state


def over(state: DelveState, won: bool, ending: int) -> DelveState:
    finish(state, won, ending, Entry(Scripted([])))
    return state


def test_a_quest_is_played_by_those_who_are_there_with_the_party_s_soul_points() -> None:
    party = rich(souls=7)
    party.heroes["sill"].rank = 2
    setup, state = quest(party)
    assert [hero["id"] for hero in setup["heroes"]] == ["tamm", "sill"]
    assert (state.souls, state.heroes[0].crowns, state.heroes[1].rank) == (QUEST.souls + 7, 20, 1)
    alone, _ = quest(do(party, "leave", "sill"))
    assert [hero["id"] for hero in alone["heroes"]] == ["tamm"]
    party.heroes["sill"].fallen = True
    with pytest.raises(OptionError, match="sill is a soul"):
        contents("", ["sill"], party.model_dump())
    party.heroes["tamm"].away = True
    with pytest.raises(OptionError, match="all of its heroes are souls or stay behind"):
        contents("", None, party.model_dump())


def test_a_won_quest_leaves_all_as_the_heroes_have_it() -> None:
    party = rich(souls=7)
    setup, state = quest(party)
    tamm, sill = state.heroes
    tamm.rank, tamm.crowns, tamm.pack = 1, 25, []
    sill.soul = True
    state.souls, state.round, state.flags = 11, 9, 0b10
    home = after(party, setup, over(state, True, DOORWAY), "m1")
    kept = home.heroes["tamm"]
    assert (kept.rank, kept.crowns, kept.pack, kept.fallen) == (2, 25, [], False)
    assert sorted(kept.worn) == ["fired-apron", "stamping-hammer"]
    assert home.heroes["sill"].fallen and home.souls == 11
    assert home.flags == WORLD.parts["campaigns"]["deep-kiln"].flags[1:2]
    assert (home.open, home.quest) == (QUEST.endings[ENDINGS[DOORWAY]].next, home.open[0] if len(home.open) == 1 else None)
    chapter = home.history[0]
    assert (chapter.quest, chapter.won, chapter.ending, chapter.rounds) == ("cold-stair", True, ENDINGS[DOORWAY], 9)
    assert (chapter.souls, chapter.crowns, chapter.heroes, chapter.fallen) == (4, 5, ["tamm", "sill"], ["sill"])
    # A set-up that was saved has them by their names: they stand in camp as they sat all the same.
    party.heroes = dict(sorted(party.heroes.items()))
    assert list(after(party, setup, over(state, True, DOORWAY), "m1").heroes) == ["tamm", "sill"]


def test_a_lost_quest_leaves_the_party_as_it_came_but_for_what_it_used_up() -> None:
    party = do(rich(souls=7), "give", to="sill", item="clay-salve")
    setup, state = quest(party)
    tamm, sill = state.heroes
    salve = next(number for number, item in enumerate(setup["items"]) if item["id"] == "clay-salve")
    sill.pack.remove(salve)
    tamm.crowns, tamm.rank, tamm.soul, sill.soul, state.souls = 0, 3, True, True, 0
    home = after(party, setup, over(state, False, -2), "m1")
    assert home.heroes["tamm"] == party.heroes["tamm"]
    assert home.heroes["sill"].pack.count("clay-salve") == 1
    assert (home.quest, home.souls, home.flags) == ("cold-stair", 7, [])
    chapter = home.history[0]
    assert (chapter.won, chapter.ending, chapter.fallen, chapter.crowns) == (False, None, ["tamm", "sill"], 0)


def test_an_item_that_lies_on_the_floor_of_a_lost_quest_was_not_used() -> None:
    party = ours()
    setup, state = quest(party)
    state.floor = [[0, item] for item in state.heroes[0].pack]
    state.heroes[0].pack = []
    assert after(party, setup, over(state, False, -2), "m1").heroes == party.heroes


def test_the_same_match_brings_nothing_home_twice() -> None:
    party = ours()
    setup, state = quest(party)
    home = after(party, setup, over(state, False, -2), "m1")
    assert after(home, setup, state, "m1") == home
    assert len(after(home, setup, state, "m2").history) == 2


def test_of_more_quests_than_a_file_can_hold_the_oldest_is_forgotten() -> None:
    party = ours(
        history=[Chapter(quest="cold-stair", won=False, heroes=[], fallen=[], match=f"m{n}") for n in range(MOST_CHAPTERS)]
    )
    setup, state = quest(party)
    home = after(party, setup, over(state, False, -2), "last")
    assert [home.history[0].match, home.history[-1].match, len(home.history)] == ["m1", "last", MOST_CHAPTERS]
    assert Party.model_validate(home.model_dump()) == home


def test_only_the_party_s_own_finished_quest_comes_home() -> None:
    party = ours()
    setup, state = quest(party)
    with pytest.raises(OptionError) as error:
        after(party, setup, state, "m1")
    assert error.value.code == "camp-not-over"
    with pytest.raises(OptionError) as error:
        after(ours(quest=None), setup, over(state, False, -2), "m1")
    assert error.value.code == "camp-other-quest"


def test_heroes_come_home_in_the_order_of_their_seats() -> None:
    party = ours()
    setup, state = quest(party)
    begun = party_of(json.loads(json.dumps(setup, sort_keys=True)))
    assert begun is not None
    assert list(after(begun, setup, over(state, False, -2), "m1").heroes) == ["tamm", "sill"]


def test_a_first_quest_that_was_played_without_a_party_makes_one() -> None:
    setup = GAME.resolve({"heroes": "sill,tamm"})
    found = party_of(setup)
    assert found is not None and list(found.heroes) == ["sill", "tamm"] and found.name == "The Cold Stair"
    assert party_of(GAME.resolve({"party": rich().model_dump()})) == rich()
    assert party_of({**setup, "quest": {**setup["quest"], "campaign": None}}) is None
    with pytest.raises(OptionError, match="souls: input should be"):
        party_of({**setup, "kept": {"souls": -1}})


# Text.


def test_a_party_goes_out_and_comes_in_as_a_file(tmp_path: Path) -> None:
    party = rich()
    setup, state = quest(party)
    home = after(party, setup, over(state, False, -2), "m1")
    path = tmp_path / "ours.json"
    path.write_text(written(home), encoding="utf-8")
    assert read_party(path, world_of) == home == read_text(written(home), world_of)
    assert GAME.resolve({"party": str(path)}) == GAME.resolve({"party": home.model_dump()})


@pytest.mark.parametrize(
    ("old", "new", "line", "field"),
    [
        ('"rank": 1', '"rank": 9', 15, "heroes.tamm.rank"),
        ('"stamping-hammer"', '"nothing"', 17, "heroes.tamm.worn[0]"),
        ('"fired-apron"', '"clay-maul"', 18, "heroes.tamm.worn[1]"),
        ('"deep-kiln"', '"elsewhere"', 6, "campaign"),
        ('"quest": "cold-stair"', '"quest": "elsewhere"', 7, "quest"),
        ('"quest": "cold-stair"', '"quest": "last-door"', 7, "quest"),
        ('    "cold-stair"', '    "cold-stair", "elsewhere"', 9, "open[1]"),
        ('"souls": 0', '"souls": -1', 11, "souls"),
        ('"version": 1', '"version": 2', 2, "version"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_by_line_and_field(old: str, new: str, line: int, field: str) -> None:
    with pytest.raises(ContentError) as error:
        read_text(written(ours()).replace(old, new, 1), world_of)
    assert [(one.line, one.field) for one in error.value.problems] == [(line, field)]


# A whole campaign at random.


def items_of(party: Party) -> Counter[str]:
    return Counter(item for one in party.heroes.values() for item in [*one.worn, *one.pack])


def crowns_of(party: Party) -> int:
    return sum(one.crowns for one in party.heroes.values())


def worth(party: Party) -> int:
    return crowns_of(party) + sum(sells_for(WORLD.parts["items"][item].price) for item in items_of(party).elements())


def random_wish(chance: random.Random, party: Party) -> Wish:
    heroes = [*WORLD.parts["heroes"]]
    return Wish(
        deed=chance.choice(
            ["enhance", "return", "buy", "sell", "wear", "take-off", "give", "give-crowns", "join", "leave"]
        ),
        hero=chance.choice(heroes),
        to=chance.choice(heroes),
        item=chance.choice([*WORLD.parts["items"], *items_of(party).elements()]),
        crowns=chance.randint(0, 5),
        pay=chance.random() < 0.5,
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_party_stays_sound_through_six_random_quests(seed: int) -> None:
    """Crowns and Items are conserved: nothing comes or goes but by buying and selling, by joining, and by the quest."""
    chance, party, done = random.Random(seed), ours(souls=9), Counter[str]()
    for number in range(6):
        for _ in range(150):
            wish = random_wish(chance, party)
            try:
                found = carry_out(party, wish)
            except OptionError:
                continue
            done[wish.deed] += 1
            if wish.deed == "buy":
                assert items_of(found) - items_of(party) == Counter([wish.item]) and worth(found) <= worth(party)
            elif wish.deed == "sell":
                assert items_of(party) - items_of(found) == Counter([wish.item]) and worth(found) == worth(party)
            elif wish.deed != "join" or wish.hero in party.heroes:
                assert (items_of(found), crowns_of(found)) == (items_of(party), crowns_of(party))
            party = read_text(written(found), world_of)
        party = _played(chance, party, f"m{number}")
    assert len(party.history) == 6 and len(done) >= 8, done


def _played(chance: random.Random, party: Party, match: str) -> Party:
    """A quest of which only the end is played: the Heroes find and lose things, and it is won or lost."""
    if not party.present():
        party.heroes[next(iter(party.heroes))] = Member(worn=[], pack=[])
    party = party.model_copy(update={"quest": "cold-stair", "open": ["cold-stair"]})
    setup, state = quest(party)
    for hero in state.heroes:
        hero.crowns += chance.randint(0, 6)
        hero.pack = sorted([*hero.pack[: chance.randint(0, 9)], chance.randrange(len(setup["items"]))])
        hero.soul = chance.random() < 0.3
    state.souls += chance.randint(0, 9)
    won = chance.random() < 0.6
    home = after(party, setup, over(state, won, chance.randrange(len(ENDINGS)) if won else -2), match)
    if won:
        stayed = [one for id, one in party.heroes.items() if id not in home.history[-1].heroes]
        assert crowns_of(home) == sum(hero.crowns for hero in state.heroes) + sum(one.crowns for one in stayed)
        assert home.souls == state.souls
    else:
        assert crowns_of(home) == crowns_of(party) and not items_of(home) - items_of(party)
        gone = items_of(party) - items_of(home)
        assert all(WORLD.parts["items"][item].once for item in gone)
    return read_text(written(home), world_of)
