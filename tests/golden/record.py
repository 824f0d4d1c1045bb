"""Record the golden matches anew, all or those named: `python -m tests.golden.record`, from the checkout.

After the rules or events changed.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import shem
from shem.bots.random import RandomBot
from shem.bots.registry import bot
from shem.core.bot import Bot
from shem.games.arcana.content import codex
from shem.games.arcana.content.compile_scenario import scenario_points, seat_range
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.delve.parts.state import DelveState
from shem.games.wizards.parts.state import WizardsState
from tests.rules.delve import lively as busy
from tests.rules.wizards.lively import choice

FOLDER = Path(__file__).parent / "matches"
SCENARIOS = codex.default().scenarios
GREEDY = 500  # points up to which the greedy bot plays: with more it would take long
SEED = 27
LIVELY = 39  # of the Wizards, two and three of whom fight to the end within so many entries
MOST = {"archmage": 150, "wizards": 800}  # entries


def arcana() -> list[tuple[str, str, tuple[str, ...], dict[str, Any]]]:
    """A whole match of every scenario in each edition: in 2015 with the fewest seats, in 2014 with the most."""
    found: list[tuple[str, str, tuple[str, ...], dict[str, Any]]] = []
    for id, scenario in SCENARIOS.items():
        for edition, seats in zip(EDITIONS, seat_range(scenario)):
            bots = ("greedy", "random") if scenario_points(scenario) <= GREEDY else ("random",)
            labels = tuple(bots[seat % len(bots)] for seat in range(seats))
            found.append((f"arcana-{id}-{edition}", "arcana", labels, {"scenario": id, "edition": edition}))
    return found


MATCHES: list[tuple[str, str, tuple[str, ...], dict[str, Any]]] = [
    *arcana(),
    ("archmage-2", "archmage", ("random", "random"), {}),
    ("archmage-3", "archmage", ("greedy", "random", "random"), {}),
    ("delve-1", "delve", ("random",), {"quest": "nine-hundred-lamps", "heroes": ["sill"]}),
    ("delve-3", "delve", ("random",) * 3, {"quest": "tally-house", "heroes": ["tamm", "reck", "cinder"]}),
    ("delve-5", "delve", ("random",) * 5, {"quest": "long-draught", "heroes": ["cinder", "sill", "mote", "reck", "tamm"]}),
    ("delve-skirmish", "delve", ("greedy", "random"), {"quest": "skirmish:7:2", "heroes": ["reck", "tamm"]}),
    ("wizards-2", "wizards", ("random",) * 2, {}),
    ("wizards-3", "wizards", ("random",) * 3, {}),
    ("wizards-4", "wizards", ("random",) * 4, {"connected": False}),
]


def play(match: shem.Match, bots: list[Bot], most: int) -> None:
    """To the end, or for so many entries; Wizards and Heroes livelier than their random bots."""
    choose = Random(LIVELY)
    while not isinstance(match.pending, shem.Over) and len(match.log) < most:
        seat, state = match.pending.seats[0], match.state
        if isinstance(state, WizardsState):
            match.play(seat, choice(choose, state, match.legal(seat)))
        elif isinstance(state, DelveState) and isinstance(bots[seat], RandomBot):
            match.play(seat, busy.choice(choose, state, match.legal(seat)))
        else:
            match.play(seat, bots[seat].choose(match.sight(seat)).action)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game, seats, options in [match for match in MATCHES if not sys.argv[1:] or match[0] in sys.argv[1:]]:
        match = shem.new(game, seats=seats, seed=SEED, **options)
        bots = [bot(label, game, SEED + seat) for seat, label in enumerate(seats)]
        play(match, bots, MOST.get(game, 10_000))
        with TemporaryDirectory() as folder:
            plain = Path(folder) / "match.jsonl"
            match.save(plain)
            kept = gzip.compress(plain.read_bytes(), mtime=0)
        (FOLDER / f"{name}.jsonl.gz").write_bytes(kept)
        ended = isinstance(match.pending, shem.Over)
        sys.stdout.write(f"{name}: {len(match.log)} entries, {'ended' if ended else 'not ended'}, {len(kept)} bytes\n")


if __name__ == "__main__":
    main()
