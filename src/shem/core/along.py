"""A match that can still go on, as a file to be taken along: what its dice are drawn from is left out.

Such a file says so in its first line (`"secret": null`, `"unfinished": true`). It can be looked at and played again up to
its end; whoever goes on with it draws a secret anew (`Match.renew`).
"""

from __future__ import annotations

import json
from typing import Any

from shem.core.errors import ShemError
from shem.core.match import Match
from shem.core.notation import canonical, digest_of


def taken_along(match: Match) -> list[str]:
    """The lines of a match as anybody at it may have them: all of one that is over, else without what is still secret.

    Raises ShemError while something is hidden from somebody: every position, and its digest, would tell it.
    """
    if match.over:
        return match.lines
    if match.hides:
        raise ShemError("along-hidden", "something in this match is hidden still: its file can be had when it is over")
    first, *rest = match.lines
    return [_head(json.loads(first)), *[_without_secret(text) for text in rest]]


def _head(line: dict[str, Any]) -> str:
    found = {name: value for name, value in line.items() if name != "digest"}
    found["secret"], found["unfinished"] = None, True
    found["digest"] = digest_of(found)
    return canonical(found)


def _without_secret(text: str) -> str:
    line = json.loads(text)
    return canonical({**line, "secret": None}) if "secret" in line else text
