"""`shem delve balance`: how often a careful party wins each quest, and whether that lies within the limits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from shem import build
from shem.core.errors import OptionError
from shem.faces.delve.commands.measuring import Balance, Series, parties, play, sum_up
from shem.games.delve.content.codex import listing
from shem.games.delve.parts.vocabulary import MOST_HEROES
from shem.lab.printing import as_json, progress_bar, share_line
from shem.locale.words import Words

LIMITS: Final = (35, 75)  # percent of games won


def run(
    words: Words,
    quests: Sequence[str],
    heroes: str,
    bot: str,
    n: int,
    seed: int,
    jobs: int,
    record: Path | None,
    wants_json: bool,
) -> bool:
    """Play, and report on standard output; True if every share of games won lies within its limits.

    heroes: numbers of them, separated by commas. record: a file of what was measured, to which this is added, each quest
    and number of Heroes as soon as it has been played. Raises OptionError for what there is not.
    """
    known = {entry["id"]: entry["name"][words.language] for entry in listing()["quests"]}
    chosen = [_known(quest, known) for quest in quests] or list(known)
    names = [entry["id"] for entry in listing()["heroes"]]
    outside = 0
    data: list[dict[str, Any]] = []
    if not wants_json:
        print(words.say("delve-balance-party", bot=bot, count=n))
    for quest in chosen:
        if not wants_json:
            print(known[quest])
        for count in _counts(heroes):
            series = Series(quest, parties(names, count), bot, n, seed, words.language)
            with progress_bar(known[quest], n) as progress:
                found = sum_up(play(series, jobs, progress))
            within = LIMITS[0] <= 100 * found.won.share <= LIMITS[1]
            outside += 0 if within else 1
            data.append({"quest": quest, "heroes": count, **found.data()})
            if record is not None:
                _record(record, quest, count, bot, found)
            if not wants_json:
                _say(words, count, found, within)
    _conclude(words, wants_json, {"outside": outside, "bot": bot, "found": data})
    return outside == 0


def _conclude(words: Words, wants_json: bool, data: dict[str, Any]) -> None:
    """All of it as JSON, or how much of it lies outside the limits."""
    if wants_json:
        as_json(data)
    elif data["outside"]:
        print(words.say("fairness-some-outside", count=data["outside"]))
    else:
        print(words.say("fairness-inside"))


def _known(quest: str, known: dict[str, str]) -> str:
    """A quest by its id or its name."""
    for id, name in known.items():
        if quest.casefold() in (id, name.casefold()):
            return id
    listed = ", ".join(known)
    raise OptionError(
        "unknown-quest", f"there is no quest {quest!r}; there are: {listed}", {"name": quest, "known": listed}
    )


def _counts(heroes: str) -> list[int]:
    counts = [int(part) for part in heroes.replace(",", " ").split() if part.isdigit()]
    if not counts or not all(1 <= count <= MOST_HEROES for count in counts):
        reason = f"numbers of heroes are 1 to {MOST_HEROES}, separated by commas, not {heroes!r}"
        raise OptionError("bad-party", reason, {"reason": reason})
    return counts


def _say(words: Words, count: int, found: Balance, within: bool) -> None:
    line = share_line(words, words.say("delve-balance-heroes", count=count), found.won)
    print("  " + (line if within else words.say("fairness-outside", line=line, low=LIMITS[0], high=LIMITS[1])))
    killers = ", ".join(f"{killer} {times}" for killer, times in found.killers.items())
    figures = {name: f"{number:.1f}" for name, number in found.data().items() if name in ("rounds", "wounds", "fallen")}
    print("    " + words.say("delve-balance-means", **figures, killers=killers or "none"))


def _record(path: Path, quest: str, count: int, bot: str, found: Balance) -> None:
    """Add what was measured to the file, or put it in place of what was there."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept.setdefault(quest, {})[str(count)] = {"version": build.version(), "bot": bot, **found.data()}
    path.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
