"""`shem lab reliability`: whether win chances are kept."""

from __future__ import annotations

from shem import build
from shem.lab.printing import as_json, progress_bar
from shem.lab.reliability import Bin, reliability
from shem.locale.words import Words
from shem.table.face import face

WIDE = 40  # letters of the plot's line


def run(words: Words, game: str, n: int, seed: int, jobs: int, wants_json: bool) -> None:
    """Play until there are enough positions, and print the table with its plot on standard output."""
    with progress_bar(words.say("simulating", game=game), n) as progress:
        found = reliability(game, face(game).ladder(), n, seed, jobs, progress)
    if wants_json:
        as_json({"game": game, "build": build.which(), "seed": seed, "bins": [one.data() for one in found]})
        return
    print(words.say("reliability-head", game=game, build=build.which(), seed=seed, count=sum(one.won.of for one in found)))
    print()
    print(words.say("reliability-columns"))
    print("| --- | --- | --- | --- | --- |")
    for one in found:
        print(_row(words, one))


def _row(words: Words, one: Bin) -> str:
    low, high = (f"{100 * share:.1f}" for share in one.won.interval)
    cells = [
        words.say("reliability-share", share=f"{100 * one.said:.1f}"),
        words.say("ladder-won", count=one.won.count, of=one.won.of),
        words.say("reliability-share", share=f"{100 * one.won.share:.1f}"),
        words.say("ladder-interval", low=low, high=high),
        f"`{_plot(one)}`",
    ]
    return "| " + " | ".join(cells) + " |"


def _plot(one: Bin) -> str:
    """From 0 to 100 %: `=` where the share may lie, `o` the share, `+` what was said; `*` where both fall together."""
    low, high = one.won.interval
    line = ["=" if low <= (place + 0.5) / WIDE <= high else "." for place in range(WIDE)]
    said, won = (min(WIDE - 1, int(WIDE * share)) for share in (one.said, one.won.share))
    line[won] = "o"
    line[said] = "*" if said == won else "+"
    return "".join(line)
