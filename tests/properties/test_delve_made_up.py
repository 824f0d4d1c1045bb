"""Whatever is decided and rolled in the tiny quest, however it is changed, every invariant holds; Hypothesis decides."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.games.delve.game import GAME
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.state import DelveState
from tests.rules.delve import tiny
from tests.rules.delve.invariants import conserved, crowns, items, look, once_rerolled, same_elsewhere
from tests.rules.delve.tiny import effect

AREAS = st.integers(0, 5)
BARRIERS = [(tiny.A, tiny.B), (tiny.B, tiny.A), (tiny.C, tiny.D), (tiny.B, tiny.C)]
FIGURES = ("health", "hits", "armor", "moves", "blue", "save", "actions", "combats", "magic", "shields")
DEEDS: list[dict[str, Any]] = [
    *[
        effect("afflict", what=condition, rank=rank, whom="target")
        for condition in range(v.RED_CRITICAL)
        for rank in (1, 2)
    ],
    *[effect(do, amount) for do in ("critical", "bash", "break", "drain", "lethal", "pierce", "hits") for amount in (1, 2)],
    *[effect("aoe", reach=reach) for reach in (0, 1)],
]
HELD = [effect(do, amount, when="always") for do in FIGURES for amount in (-1, 1, 2)]
MOST = 60  # decisions


@st.composite
def setups(draw: st.DrawFn) -> tiny.Json:
    """Overlays, a lock, and weapons, Enemies and cards that do other things than usual."""
    barriers = [
        {"kind": "barrier", "area": one, "to": to} for one, to in draw(st.lists(st.sampled_from(BARRIERS), max_size=2))
    ]
    kinds = st.sampled_from(("difficult", "deadly"))
    others = [{"kind": kind, "area": area} for kind, area in draw(st.lists(st.tuples(kinds, AREAS), max_size=3))]
    lock = draw(st.sampled_from(("closed", "locked", "open")))
    setup = tiny.setup(draw(st.integers(1, 5)), lock=lock, overlays=[*barriers, *others])
    some = st.lists(st.sampled_from(DEEDS), max_size=2)
    for carrier in (*setup["items"], *setup["foes"]):
        if carrier["attack"]:
            carrier["attack"]["effects"] = draw(some)
            carrier["attack"]["stars"] = [draw(some) for _ in range(draw(st.integers(0, 2)))]
    for card in (setup["items"][tiny.PLATE], setup["items"][tiny.CROWN], setup["decks"]["critical"][0], setup["foes"][0]):
        card["effects"] = draw(st.lists(st.sampled_from(HELD), max_size=2))
    for deck in ("law", "chaos"):
        setup["decks"][deck] = [{"effects": draw(st.lists(st.sampled_from(HELD), max_size=2))}]
    return setup


@settings(max_examples=60, deadline=None)
@given(st.data(), setups(), st.integers(0, 2**32))
def test_every_invariant_holds_in_made_up_quests(data: st.DataObject, setup: tiny.Json, seed: int) -> None:
    dice = Seeded(seed)
    state = GAME.new(setup, Entry(dice))
    assert isinstance(state, DelveState)
    for number in range(MOST):
        pending = state.pending()
        if isinstance(pending, Over):
            return
        look(state)
        seat = pending.seats[0]
        legal = state.legal(seat)
        once_rerolled(state, legal)
        assert legal and len(set(legal)) == len(legal) and all(state.why_not(seat, action) is None for action in legal)
        action = legal[data.draw(st.integers(0, len(legal) - 1))]
        if number % 7 == 0:
            same_elsewhere(state, setup, seat, action, number)
        before, entry = (items(state), crowns(state)), Entry(dice, telling=True)
        state.apply(seat, action, entry)
        conserved(before, state, entry.events)
