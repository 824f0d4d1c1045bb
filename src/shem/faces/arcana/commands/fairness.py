"""`shem scenario fairness`: positions, who goes first and ready armies, each measured apart and held against its limits."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from shem import build
from shem.core.errors import OptionError
from shem.games.arcana.content import codex, listing
from shem.games.arcana.content.compile_scenario import scenario_points
from shem.games.arcana.content.lookup import one_of
from shem.games.arcana.content.measured import Measured, entry
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.setup import find_scenario
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.lab.fairness import Fairness, Met, Series, play, sum_up
from shem.lab.printing import as_json, progress_bar, share_line
from shem.lab.report import Share
from shem.locale.words import Words

Limits = tuple[int, int]
Row = tuple[str, Fairness, bool]  # title, what was measured, whether of all scenarios of a size together
PLACES: Final = (43, 57)  # percent: a position, and who goes first
PAIR: Final = (25, 75)  # two armies in one scenario
PAIR_TOGETHER: Final = (35, 65)  # two armies in all scenarios of their size


def run(
    words: Words,
    names: Sequence[str],
    points: int | None,
    named_edition: str | None,
    bot: str,
    n: int,
    seed: int,
    jobs: int,
    record: Path | None,
    wants_json: bool,
) -> bool:
    """Play, and report on standard output; True if every share lies within its limits.

    record: a file of what was measured, to which this is added, each scenario as soon as it has been played.
    Raises OptionError for an unknown scenario, edition or bot, for a scenario that is not for two, and where there is none.
    """
    rules = edition(one_of("edition", named_edition, EDITIONS))
    ids = _chosen(names, points)
    by_size: dict[int, list[Met]] = {}
    rows: list[Row] = []
    for id in ids:
        scenario = codex.default().scenarios[id]
        meetings = tuple(listing.meetings(codex.default(), id, rules))
        series = Series("arcana", {"scenario": id, "edition": rules.name}, meetings, "armies", bot, n, seed)
        title = scenario.title.model_dump()[words.language]
        with progress_bar(title, n) as progress:
            met = play(series, jobs, progress)
        by_size.setdefault(scenario_points(scenario), []).extend(met)
        found = sum_up(met)
        rows.append((title, found, False))
        if record is not None and found.draws.count < found.battles:
            _record(record, id, scenario, found, bot)
    rows += [
        (words.say("fairness-together", points=size), sum_up(met), True)
        for size, met in by_size.items()
        if set(listing.duels(codex.default(), size)) <= set(ids)
    ]
    return _report(words, rows, wants_json) == 0


def _chosen(names: Sequence[str], points: int | None) -> list[str]:
    """The ids of the scenarios that are named, else of all for two of that size."""
    library = codex.default()
    duels = listing.duels(library, points)
    ids = [find_scenario(library, name)[0] for name in names] or duels
    if not ids:
        known = sorted({scenario_points(library.scenarios[id]) for id in listing.duels(library)})
        sizes = ", ".join(str(size) for size in known)
        raise OptionError("no-duels", f"no scenario for two has {points} points; there are {sizes}", {"sizes": sizes})
    for id in ids:
        if id not in duels:
            raise OptionError("not-for-two", f"'{id}' is no scenario for two of that size", {"name": id})
    return ids


def _report(words: Words, rows: Sequence[Row], wants_json: bool) -> int:
    """Say what was measured; returns how many shares lie outside their limits."""
    outside = sum(1 for _, found, whole in rows for share, limits in _limited(found, whole) if not _within(share, limits))
    if wants_json:
        as_json({"outside": outside, "found": [{"title": title, **found.data()} for title, found, _ in rows]})
        return outside
    for title, found, whole in rows:
        for line in lines(words, title, found, whole):
            print(line)
        print()
    print(words.say("fairness-some-outside", count=outside) if outside else words.say("fairness-inside"))
    return outside


def _record(path: Path, id: str, scenario: ScenarioFile, found: Fairness, bot: str) -> None:
    """Add what was measured of a scenario to the file, or put it in place of what was there."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    position = found.positions[0]
    now = Measured(build.version(), bot, found.battles, position.of, position.count, found.first.count)
    kept[id] = entry(scenario, now)
    path.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + "\n", encoding="utf-8")


def lines(words: Words, title: str, found: Fairness, whole: bool) -> Iterator[str]:
    """What was measured, a share a line; one outside its limits says so. whole: of all scenarios of a size together."""
    yield words.say("fairness-head", title=title, count=found.battles, draws=found.draws.count)
    titles = {id: army.title.model_dump()[words.language] for id, army in codex.default().armies.items()}
    named = [words.say("fairness-position", number=number + 1) for number in range(len(found.positions))]
    named.append(words.say("fairness-first"))
    named += [words.say("fairness-pair", one=titles[one], other=titles[other]) for one, other in found.pairs]
    for name, (share, limits) in zip(named, _limited(found, whole)):
        line = share_line(words, name, share)
        if _within(share, limits):
            yield "  " + line
        else:
            yield "  " + words.say("fairness-outside", line=line, low=limits[0], high=limits[1])


def _limited(found: Fairness, whole: bool) -> list[tuple[Share, Limits]]:
    """Every share with its limits. Positions and first turns are judged in each scenario, not over all of them."""
    places: Limits = (0, 100) if whole else PLACES
    pairs = PAIR_TOGETHER if whole else PAIR
    return [
        *((share, places) for share in (*found.positions, found.first)),
        *((share, pairs) for share in found.pairs.values()),
    ]


def _within(share: Share, limits: Limits) -> bool:
    return share.of == 0 or limits[0] <= 100 * share.share <= limits[1]
