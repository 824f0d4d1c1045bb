"""`shem lab ladder`: the levels of play measured, each against the one below."""

from __future__ import annotations

from collections.abc import Sequence

from shem import build
from shem.core.errors import OptionError
from shem.lab.ladder import Rung, climb, pairs
from shem.lab.printing import as_json, progress_bar
from shem.locale.words import Words
from shem.table.face import face
from shem.table.players import bot_to_type


def run(words: Words, game: str, wanted: Sequence[str], n: int, seed: int, jobs: int, wants_json: bool) -> None:
    """Play the battles, with a progress bar on standard error, and print the tables on standard output: how often each
    won and, where the game has numbers for it, how it played.

    wanted: levels, of which only these are played, each against the one below; none: all. Raises OptionError for an
    unknown game or level.
    """
    shown = face(game)
    known = pairs(game, shown.together)
    unknown = [name for name in wanted if name not in {pair[0] for pair in known}]
    if unknown:
        names = ", ".join(dict.fromkeys(pair[0] for pair in known))
        raise OptionError(
            "no-rung", f"{unknown[0]!r} is not to be measured; there are {names}", {"name": unknown[0], "known": names}
        )
    meetings = [pair for pair in known if not wanted or pair[0] in wanted]
    with progress_bar(words.say("simulating", game=game), n * len(meetings)) as progress:
        found = climb(game, shown.ladder(), meetings, n, seed, jobs, progress, shown.style)
    if wants_json:
        as_json({"game": game, "build": build.which(), "seed": seed, "rungs": [rung.data() for rung in found]})
        return
    print(words.say("ladder-head", game=game, build=build.which(), seed=seed))
    print()
    print(words.say("ladder-columns-together" if shown.together else "ladder-columns"))
    print("| --- | --- | --- | --- |" if shown.together else "| --- | --- | --- | --- | --- | --- |")
    for rung in found:
        print(_row(words, rung))
    if not shown.together and found[0].styles[0]:
        _print_styles(words, game, found)


def _print_styles(words: Words, game: str, found: Sequence[Rung]) -> None:
    """Each number of one's own, a battle, and the other's beside it."""
    counted = list(found[0].styles[0])
    print()
    print(words.say("ladder-style"))
    print()
    heads = [words.say("ladder-style-who"), *[words.say(f"{game}-style-{name}") for name in counted]]
    print("| " + " | ".join(heads) + " |")
    print("| " + " | ".join("---" for _ in heads) + " |")
    for rung in found:
        own, others = rung.styles
        cells = [words.say("ladder-style-both", own=f"{own[name]:.1f}", other=f"{others[name]:.1f}") for name in counted]
        print("| " + " | ".join([bot_to_type(words, rung.bot), *cells]) + " |")


def _row(words: Words, rung: Rung) -> str:
    low, high = (f"{100 * share:.1f}" for share in rung.won.interval)
    won = words.say("ladder-won", count=rung.won.count, of=rung.won.of)
    cells = [bot_to_type(words, rung.bot)]
    cells += [bot_to_type(words, rung.other), won, str(rung.draws.count)] if rung.other else [won]
    return "| " + " | ".join([*cells, words.say("ladder-interval", low=low, high=high), f"{rung.seconds:.2f}"]) + " |"
