"""Write the positions of `perft/*.json` with their counts anew: `python -m tests.golden.make_perft`, from the checkout.

The positions are chosen from random games, some for every kind of decision, and kept whole, so that new content or other
bots change none of them; only new rules do.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from shem import games
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, Setup, State, Together, Turn
from shem.games.delve.parts.state import DelveState
from shem.games.wizards.parts.state import WizardsState
from tests.golden.counting import leaves
from tests.rules.delve import lively as busy
from tests.rules.wizards import lively

FOLDER = Path(__file__).parent / "perft"
EACH = 3
MOST = 8_000
MOST_LEGAL = 70
GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("arcana-three-cairns", "arcana", {"scenario": "three-cairns"}),
    ("arcana-thirst", "arcana", {"scenario": "thirst"}),
    ("arcana-four-winds", "arcana", {"scenario": "four-winds"}),
    ("archmage-2", "archmage", {"seats": 2}),
    ("archmage-3", "archmage", {"seats": 3}),
    ("delve-cold-stair", "delve", {"quest": "cold-stair", "heroes": ["reck", "sill"]}),
    ("delve-long-draught", "delve", {"quest": "long-draught", "heroes": ["reck", "sill", "mote"]}),
    ("wizards-2", "wizards", {"seats": 2}),
    ("wizards-3", "wizards", {"seats": 3}),
]
DEPTH = {"delve": 1, "wizards": 3}  # decisions counted, else 2
SEEDS = {"delve": 20, "wizards": 40}  # games in which positions are looked for, else EACH


def choice(choose: Random, _state: State, options: list[Action]) -> Action:
    """Mostly one that is not listed first (in a battle: the end of the turn), each kind of action as likely as another."""
    some = options[1:] if len(options) > 1 and choose.random() < 0.9 else options
    kind = choose.choice(sorted({option.key()[0] for option in some}))
    return choose.choice([option for option in some if option.key()[0] == kind])


def wizards(choose: Random, state: State, options: list[Action]) -> Action:
    assert isinstance(state, WizardsState)
    return lively.choice(choose, state, options)


def delve(choose: Random, state: State, options: list[Action]) -> Action:
    assert isinstance(state, DelveState)
    return busy.choice(choose, state, options)


CHOICES: dict[str, Callable[[Random, State, list[Action]], Action]] = {"delve": delve, "wizards": wizards}


def counts(state: State, depth: int) -> list[int]:
    """Of one decision, two ... as long as it is not too many."""
    found = [leaves(state, 1, MOST)]
    while len(found) < depth and found[-1] * found[0] <= MOST:
        found.append(leaves(state, len(found) + 1))
    return found


def prompt_of(state: State) -> str:
    pending = state.pending()
    assert isinstance(pending, Turn | Together)
    return pending.prompt.code


def positions(game: str, setup: Setup) -> list[dict[str, Any]]:
    """Up to EACH positions a kind of decision, from as many random games or more, spread over their length."""
    rules, depth = games.game(game), DEPTH.get(game, 2)
    found: list[dict[str, Any]] = []
    kinds: Counter[str] = Counter()
    for seed in range(SEEDS.get(game, EACH)):
        choose, dice = Random(seed), Seeded(seed)
        state = rules.new(setup, Entry(dice))
        met: Counter[str] = Counter()
        seen: dict[str, tuple[int, State]] = {}
        decision = 0
        while not isinstance(state.pending(), Over):
            kind = prompt_of(state)
            if 2 <= sum(len(state.legal(seat)) for seat in state.pending().seats) <= MOST_LEGAL:
                met[kind] += 1
                if choose.random() < 1 / met[kind]:  # each meeting has the same chance to be kept
                    seen[kind] = (decision, state.copy())
            seat = choose.choice(state.pending().seats)
            state.apply(seat, CHOICES.get(game, choice)(choose, state, state.legal(seat)), Entry(dice))
            decision += 1
        for kind, (number, kept) in sorted(seen.items()):
            counted = counts(kept, depth) if kinds[kind] < EACH else []
            if len(counted) == depth and counted[-1] <= MOST:
                kinds[kind] += 1
                found.append({"from": [seed, number], "asked": kind, "leaves": counted, "state": kept.data()})
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game, options in GAMES:
        setup = games.game(game).resolve(options)
        kept = positions(game, setup)
        lines = ",\n".join(json.dumps(position, separators=(",", ":"), sort_keys=True) for position in kept)
        head = f'{{"game":"{game}","setup":{json.dumps(setup, separators=(",", ":"), ensure_ascii=False)},\n"positions":[\n'
        (FOLDER / f"{name}.json").write_text(f"{head}{lines}\n]}}\n", encoding="utf-8")
        for position in kept:
            sys.stdout.write(f"{name} {position['from']} {position['asked']}: {position['leaves']}\n")


if __name__ == "__main__":
    main()
