"""Action Activities: Pray, Focus, Search, chests and locked doors, Exchange; and what bars them."""

from __future__ import annotations

from shem.core.contract import Refusal
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.rules.characteristics import DECK_STEP
from tests.rules.delve import tiny
from tests.rules.delve.tiny import A, B, D, E
from tests.rules.delve.turns import HIT, STAR, TRAP_HURTS, Turns, stack

PRAY, DASH, FOCUS = a.SIMPLE_ONES[a.PRAY], a.SIMPLE_ONES[a.DASH], a.SIMPLE_ONES[a.FOCUS]
BLANK = 1
SEARCH_CROWNS, SEARCH_TRAP = 0, 1


def test_a_prayer_with_a_star_brings_the_blessing_of_the_hero_s_nature() -> None:
    turns = Turns(A, act=2).begin()
    turns.play(PRAY, HIT, STAR, HIT, 1)
    prayed = turns.told("prayed")[0]
    assert prayed == {
        "kind": "prayed",
        "seat": 0,
        "crowns": 1,
        "faces": [HIT, STAR, HIT],
        "stars": 1,
        "tally": {"price": [["act", 2, -1]]},
    }
    assert turns.hero.blessings == [v.BLESSING_LAW * DECK_STEP] and turns.told("blessed")
    turns.state.turn.actions = 1
    assert turns.why_not(PRAY) == Refusal(Reject.HAS_PRAYED)


def test_a_prayer_without_a_star_brings_nothing() -> None:
    turns = Turns(A).begin()
    turns.play(PRAY, HIT, BLANK, HIT)
    assert (turns.hero.blessings, turns.hero.crowns, turns.hero.prayed) == ([], 2, True)


def test_what_a_prayer_needs() -> None:
    turns = Turns(B).begin()
    assert turns.why_not(PRAY) == Refusal(Reject.NO_SHRINE, about=B)
    turns = Turns(A, act=4).begin()
    assert turns.why_not(PRAY) == Refusal(Reject.CROWNS, need=4, have=3)
    turns = Turns(A)
    turns.foe(tiny.DRUDGE, A)
    assert turns.begin().why_not(PRAY) == Refusal(Reject.ENGAGED)
    turns = Turns(A, B)
    turns.hero.soul, turns.hero.health = True, 0
    turns.foe(tiny.DRUDGE, A)
    assert turns.begin().why_not(PRAY) == Refusal(Reject.NO_SHRINE, about=A)  # an Enemy shuts it for a soul


def test_focus_is_once_a_round() -> None:
    turns = Turns(A)
    turns.hero.rank = 1
    turns.begin().play(FOCUS)
    assert turns.hero.focus and turns.why_not(FOCUS) == Refusal(Reject.HAS_FOCUSED)


def test_a_critical_bars_activities() -> None:
    setup = tiny.setup(1, paragraphs=[], searches=[A])
    setup["decks"]["critical"][0]["effects"] = [tiny.effect("bars", what=what, when="always") for what in range(5)]
    turns = Turns(A, setup=setup)
    turns.hero.criticals = [0]
    turns.hero.worn = [tiny.BOW]
    turns.state.revealed = 3
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin()
    about = v.OF_CARD + v.CRITICAL * DECK_STEP
    for action in (PRAY, DASH, FOCUS, a.Search(0), a.Attack(tiny.BOW, foe.who)):
        assert turns.why_not(action) == Refusal(Reject.BARRED, about=about)


def test_a_search_that_matches_its_token_is_carried_out() -> None:
    turns = Turns(E)
    stack(turns.state, v.SEARCH, [SEARCH_CROWNS])
    turns.begin().play(a.Search(0), 1, HIT)
    assert turns.told("searched")[0] == {
        "kind": "searched",
        "seat": 0,
        "token": 0,
        "card": SEARCH_CROWNS,
        "face": HIT,
        "matched": 1,
    }
    assert (turns.hero.crowns, turns.state.searches) == (5, [False])
    assert turns.state.piles[v.SEARCH].discards == [1, 0]
    turns.state.turn.actions = 1
    assert turns.why_not(a.Search(0)) == Refusal(Reject.NO_SEARCH, about=0)


def test_a_search_that_does_not_match_finds_nothing_and_its_token_is_gone() -> None:
    turns = Turns(E)
    stack(turns.state, v.SEARCH, [SEARCH_CROWNS])
    turns.begin().play(a.Search(0), 1, BLANK)
    assert (turns.hero.crowns, turns.state.searches) == (3, [False])
    assert turns.state.piles[v.SEARCH].discards == [1, 0]


def test_a_blank_sets_the_other_token_off() -> None:
    turns = Turns(E)
    stack(turns.state, v.SEARCH, [SEARCH_TRAP])
    stack(turns.state, v.TRAP, [TRAP_HURTS])
    turns.begin().play(a.Search(0), 1, BLANK, 1)
    assert turns.hero.health == 7


def test_where_and_when_one_searches() -> None:
    turns = Turns(A).begin()
    assert turns.why_not(a.Search(0)) == Refusal(Reject.NOT_HERE, about=E)
    assert turns.why_not(a.Search(1)) == Refusal(Reject.NO_SEARCH, about=1)
    turns = Turns(E)
    turns.foe(tiny.DRUDGE, E)
    assert turns.begin().why_not(a.Search(0)) == Refusal(Reject.ENGAGED)


def chest(turns: Turns) -> Turns:
    turns.state.revealed = 3
    stack(turns.state, v.TRAP, [TRAP_HURTS])
    return turns


def test_a_chest_is_forced_open_by_an_action_and_draws_a_trap() -> None:
    turns = chest(Turns(D)).begin()
    turns.play(a.Force(a.MOST_DOORS), 1, 1)
    assert (turns.hero.health, turns.hero.crowns) == (7, 6)
    assert turns.hero.pack == [tiny.BREW, tiny.CROWN]
    assert [event.kind.code for event in turns.events[:2]] == ["drew", "wounded"]
    turns.state.turn.actions = 1
    assert turns.why_not(a.Force(a.MOST_DOORS)) == Refusal(Reject.NO_CHEST, about=0)


def test_who_falls_to_a_chest_s_trap_leaves_it_shut() -> None:
    turns = chest(Turns(D, A))
    turns.hero.health = 1
    turns.begin().play(a.Force(a.MOST_DOORS), 1)
    assert turns.hero.soul and turns.state.chests == [v.LOCKED] and turns.prompt() == "over"


def test_what_keeps_a_chest_shut() -> None:
    force = a.Force(a.MOST_DOORS)
    turns = chest(Turns(A)).begin()
    assert turns.why_not(force) == Refusal(Reject.NOT_HERE, about=D)
    turns = chest(Turns(D))
    turns.state.chests = [v.MAGIC]
    assert turns.begin().why_not(force) == Refusal(Reject.MAGIC_LOCK)
    turns = chest(Turns(D))
    turns.foe(tiny.DRUDGE, D)
    assert turns.begin().why_not(force) == Refusal(Reject.ENGAGED)
