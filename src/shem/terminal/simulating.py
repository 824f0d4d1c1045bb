"""`shem simulate`: many battles between bots, and what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shem.lab.printing import as_json, progress_bar, share_line
from shem.lab.report import Report
from shem.lab.simulate import simulate
from shem.locale.words import Words
from shem.table.players import bot_to_type
from shem.terminal.playing import seat_count

DEFAULT_SEATS = ("random", "greedy")


def run(
    words: Words,
    game: str,
    chosen: Mapping[str, Any],
    seats: Sequence[str],
    n: int,
    seed: int,
    jobs: int,
    wants_json: bool,
) -> None:
    """Play the battles, with a progress bar on standard error, and report on standard output."""
    with progress_bar(words.say("simulating", game=game), n) as progress:
        report = simulate(game, chosen, list(seats) or _players(game, chosen), n, seed, jobs, progress)
    if wants_json:
        as_json(report.data())
        return
    for line in report_lines(words, report):
        print(line)


def _players(game: str, chosen: Mapping[str, Any]) -> list[str]:
    """Who plays where nobody is named: the random bot against greedy ones."""
    first, other = DEFAULT_SEATS
    return [first, *[other] * (seat_count(game, chosen) - 1)]


def _shares(words: Words, report: Report) -> list[str]:
    """Who won how often; together there is only one share."""
    if report.together is not None:
        return [share_line(words, words.say("report-together"), report.together)]
    bots = [
        words.say("report-bot", number=number, bot=bot_to_type(words, name)) for number, name in enumerate(report.bots, 1)
    ]
    chairs = [words.say("report-chair", number=number) for number in range(1, len(report.chairs) + 1)]
    names = [*bots, words.say("report-draws"), *chairs]
    return [share_line(words, name, share) for name, share in zip(names, [*report.wins, report.draws, *report.chairs])]


def report_lines(words: Words, report: Report) -> list[str]:
    """Win rates with their intervals, by bot and by seat; endings, lengths, speed."""
    lines = [words.say("report-head", game=report.game, count=report.battles, seed=report.seed)]
    lines.extend(_shares(words, report))
    for code, count in report.endings.items():
        lines.append(words.say("report-ending", ending=words.say(f"{report.game}-ending-{code}"), count=count))
    for name, spread in (("length", report.length), ("decisions", report.decisions)):
        mean = f"{spread.mean:.1f}"
        lines.append(words.say(f"report-{name}", least=spread.least, mean=mean, most=spread.most))
    lines.append(words.say("report-speed", seconds=f"{report.seconds:.2f}", speed=f"{report.decisions_per_second:.0f}"))
    return lines
