"""Record the golden matches anew: `python -m tests.golden.record`, from the checkout, after the rules or events changed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import shem
from shem.bots.bot import Bot
from shem.bots.registry import bot

FOLDER = Path(__file__).parent / "matches"
MATCHES: list[tuple[str, str, tuple[str, ...], dict[str, Any]]] = [
    ("arcana-three-cairns", "arcana", ("greedy", "greedy"), {"scenario": "three-cairns"}),
    ("arcana-thirst", "arcana", ("greedy", "random"), {"scenario": "thirst"}),
    ("archmage-2", "archmage", ("random", "random"), {}),
    ("archmage-3", "archmage", ("greedy", "random", "random"), {}),
]
SEED = 7
MOST = 150


def play(match: shem.Match, bots: list[Bot]) -> None:
    """To the end, or for MOST entries."""
    while not isinstance(match.pending, shem.Over) and len(match.log) < MOST:
        seat = match.pending.seats[0]
        match.play(seat, bots[seat].choose(match.sight(seat)).action)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game, seats, options in MATCHES:
        path = FOLDER / f"{name}.jsonl"
        path.unlink(missing_ok=True)
        match = shem.new(game, seats=seats, seed=SEED, path=path, **options)
        play(match, [bot(label, game, SEED + seat) for seat, label in enumerate(seats)])
        ended = isinstance(match.pending, shem.Over)
        sys.stdout.write(
            f"{name}: {len(match.log)} entries, {'ended' if ended else 'not ended'}, {path.stat().st_size} bytes\n"
        )


if __name__ == "__main__":
    main()
