"""The kernel of `benchmarks.limit` against the rules: within its slice it offers, does and counts what they do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from benchmarks.limit import act, battles, begin, list_actions, put, to_hit
from benchmarks.limit_board import (
    END_TURN,
    ENDED,
    GONE,
    HOLD_BACK,
    PLACE,
    ROUND,
    SEED,
    TARGETS,
    Board,
    Position,
    buffer,
    draw,
    position,
)
from benchmarks.limit_slice import board_of, opened
from shem import games
from shem.core.chance import Entry, Scripted, Seeded
from shem.core.contract import Action, Over
from shem.core.tally import Tally
from shem.games.arcana.parts.actions import Attack, Charge, Deploy, EndTurn, HoldBack, Move
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.attack import to_hit as to_hit_by_rule
from shem.games.arcana.rules.damage import damage

SETUP = games.game("arcana").resolve({"scenario": "three-cairns"})
BOARD = board_of(SETUP)
PRINTED = [Why.ACCURACY, Why.CONTESTED, Why.INTERVENING, Why.COVER, Why.DODGE]


def taken_over(battle: Battle, seed: int = 1) -> Position:
    """A position of the rules as the kernel has it."""
    now = position(BOARD, seed)
    begin(BOARD, now)
    now.clock[SEED] = seed
    now.order[:] = battle.order
    for golem in battle.golems:
        put(BOARD, now, golem.number, golem.at if golem.at >= GONE else GONE)
        now.health[golem.number] = golem.health
        first = golem.number * BOARD.slots
        now.pips[first : first + len(golem.pips)] = golem.pips
        now.uses[first : first + len(golem.uses)] = golem.uses
    for army in range(2):
        now.ap[army] = battle.armies[army].ap
        now.vp[army] = battle.armies[army].vp
    pending = battle.pending()
    now.clock[ROUND] = battle.round
    now.clock[ENDED] = int(isinstance(pending, Over))
    now.clock[PLACE] = battle.order.index(pending.seats[0]) if pending.seats else 0
    return now


def number_of(board: Board, action: Action) -> int:
    """An action as the kernel has it."""
    if isinstance(action, EndTurn):
        return END_TURN
    if isinstance(action, HoldBack):
        return HOLD_BACK
    if isinstance(action, Deploy):
        return action.golem * TARGETS + action.region
    assert isinstance(action, (Move, Attack))
    target = action.region if isinstance(action, Move) else action.target
    return (action.golem * board.slots + action.ability) * TARGETS + target


def decisions(seeds: range) -> Iterator[tuple[Battle, int, list[Action]]]:
    """Those of random battles, but where a Golem is displaced, with who decides and what there is."""
    for seed in seeds:
        random, entry = Random(seed), Entry(Seeded(seed))
        battle = opened(SETUP, seed)
        while battle.ended is None:
            seat = battle.pending().seats[0]
            legal = battle.legal(seat)
            if any(isinstance(action, (EndTurn, Deploy)) for action in legal):
                yield battle, seat, legal
            battle.apply(seat, random.choice(legal), entry)


def mover(action: Action) -> int:
    """The number of the Golem that acts, -1 for none."""
    return action.golem if isinstance(action, (Deploy, Move, Attack)) else -1


def test_it_offers_what_the_rules_offer() -> None:
    keys, moves = buffer(BOARD), 0
    for battle, _, legal in decisions(range(6)):
        affected = {golem.number for golem in battle.golems if golem.effects}
        count = list_actions(BOARD, taken_over(battle), keys)
        own = [key for key in keys.keys[:count] if key < 0 or battle.round == 0 or _golem(key) not in affected]
        theirs = [action for action in legal if mover(action) not in affected and not isinstance(action, Charge)]
        assert sorted(own) == sorted(number_of(BOARD, action) for action in theirs)
        moves += len(own)
    assert moves > 20_000


def _golem(key: int) -> int:
    return key // TARGETS // BOARD.slots


def test_it_does_what_the_rules_do() -> None:
    random, done = Random(7), 0
    for battle, seat, legal in decisions(range(6)):
        action = random.choice([action for action in legal if not isinstance(action, (Attack, Charge))])
        now, after = taken_over(battle), battle.copy()
        act(BOARD, now, number_of(BOARD, action))
        after.apply(seat, action, Entry(Scripted([])))
        _same(now, after)
        done += 1
    assert done > 400


def test_it_strikes_as_the_rules_do() -> None:
    random, struck, won = Random(7), 0, 0
    for battle, seat, legal in decisions(range(150)):
        for action in legal:
            if not isinstance(action, Attack) or not _is_plain(battle, action):
                continue
            seed = random.getrandbits(48)
            now, after = taken_over(battle, seed), battle.copy()
            face = draw(taken_over(battle, seed), 100) + 1
            act(BOARD, now, number_of(BOARD, action))
            after.apply(seat, action, Entry(Scripted([face])))
            _same(now, after)
            struck += 1
            won += now.vp[seat] > battle.armies[seat].vp
    assert struck > 300 and won > 5


def _is_plain(battle: Battle, action: Attack) -> bool:
    """Whether no effect has anything to do with it."""
    golem, target = battle.golems[action.golem], battle.golems[action.target]
    ability = golem.type.abilities[action.ability]
    if ability.effects or target.type.passives or golem.type.passives or golem.effects or target.effects:
        return False  # below: an ally may protect it
    return damage(battle, golem, ability, target, False, Tally(False)) == max(0, ability.damage - target.type.armor)


def test_it_aims_as_the_rules_do_without_effects() -> None:
    covered = 0
    for battle, _, legal in decisions(range(12)):
        now = taken_over(battle)
        for action in legal:
            if isinstance(action, Attack):
                golem, target = battle.golems[action.golem], battle.golems[action.target]
                tally = Tally()
                to_hit_by_rule(battle, golem, golem.type.abilities[action.ability], target, tally)
                lines = [line for line in tally.lines if line.reason in PRINTED]
                number = golem.number * BOARD.slots + action.ability
                assert to_hit(BOARD, now, golem.number, number, target.number) == sum(line.amount for line in lines)
                covered += any(line.reason in (Why.COVER, Why.INTERVENING) for line in lines)
    assert covered > 50


def _same(now: Position, battle: Battle) -> None:
    """The position that the kernel came to, and that the rules came to."""
    wanted = taken_over(battle)
    assert now.clock[ENDED] == wanted.clock[ENDED] and now.vp == wanted.vp and now.health == wanted.health
    if not now.clock[ENDED]:
        wanted.clock[SEED] = now.clock[SEED]
        assert now._replace(layers=[]) == wanted._replace(layers=[])


def test_its_battles_are_about_as_long() -> None:
    count = 40
    mean = battles(BOARD, position(BOARD, 1), buffer(BOARD), count) / count
    theirs = sum(1 for _ in decisions(range(count))) / count
    assert mean == pytest.approx(theirs, rel=0.15)


def test_what_is_not_in_its_slice_is_refused() -> None:
    with pytest.raises(ValueError, match="Ancient Ones"):
        board_of(games.game("arcana").resolve({"scenario": "last-man-standing"}))
