"""Make the playthroughs anew: `python -m tests.playthroughs.make`, from the checkout, after rules, events or words changed.

Each plays its own actions again as long as they are legal, so that what it shows as changed is what changed; bots choose
what is missing. Who removes a file gets a new match.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import shem
from shem.bots.registry import bot
from tests.playthroughs.telling import Head, actions_of, again, told
from tests.rules.wizards.scene import MAP, Scene
from tests.specimen.installed import install

FOLDER = Path(__file__).parent
SEED = 14
HERE, THERE = 9, 10  # spaces side by side


BATTLE = Scene(
    {HERE: "0 clay small flyer, stone giant juggernaught, ice medium man", THERE: "1 sand small man, silver large beast"},
    {0: "splatter swoop crush shatter", 1: "fast-attack dodge great-bulk maul"},
    limit=1,
)


def _head(game: str, seats: int, told: tuple[int, int], **options: object) -> Head:
    """told: so many decisions are told fully, then one in so many."""
    return {"game": game, "options": options, "seats": seats, "seed": SEED, "told": list(told)}


PLAYS: dict[str, Head] = {
    "arcana-2015": _head("arcana", 2, (2, 6), scenario="three-cairns", edition="2015"),
    "arcana-2014": _head("arcana", 2, (2, 6), scenario="three-cairns", edition="2014"),
    "archmage-2": _head("archmage", 2, (20, 5)),
    "archmage-4": _head("archmage", 4, (15, 10), goal=10),
    "wizards-2": _head("wizards", 2, (20, 12), round_limit=6),
    "wizards-4": _head("wizards", 4, (12, 15), round_limit=3),
    "wizards-battle": {**_head("wizards", 2, (200, 1), round_limit=1, map=MAP), "state": BATTLE.state.data()},
    "delve-won": _head("delve", 2, (2, 20), heroes=["sill", "reck"]),
    "delve-lost": _head("delve", 1, (12, 8), heroes=["reck"]),
    "specimen-3": _head("specimen", 3, (40, 10)),
}
BOTS = {**dict.fromkeys(("arcana", "archmage", "wizards"), ("greedy", "random")), "delve-won": ("greedy",)}


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def text(name: str) -> str:
    """A playthrough, its own actions first."""
    head, kept = PLAYS[name], path(name)
    actions = iter(actions_of(kept.read_text(encoding="utf-8")) if kept.exists() else [])
    game = head["game"]
    kinds = BOTS.get(name) or BOTS.get(game, ("random",))
    bots = [bot(kinds[seat % len(kinds)], game, SEED + seat) for seat in range(head["seats"])]

    def choose(match: shem.Match) -> tuple[int, shem.Action]:
        nonlocal actions
        seat, key = next(actions, (0, None))
        if key is not None and any(list(action.key()) == key for action in match.legal(seat)):
            return seat, match.game.action(key)
        actions = iter(())
        seat = match.pending.seats[0]
        return seat, bots[seat].choose(match.sight(seat)).action

    return told(head, choose)


def main(arguments: list[str]) -> None:
    """`again NAME`: print that playthrough, played again. Without arguments: write all."""
    with TemporaryDirectory() as site:
        sys.path.append(install(Path(site)))
        if arguments:
            sys.stdout.write(again(path(arguments[1]).read_text(encoding="utf-8")))
            return
        for name in PLAYS:
            made = text(name)
            path(name).write_text(made, encoding="utf-8")
            sys.stdout.write(f"{name}: {len(actions_of(made))} decisions, {len(made.encode())} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
