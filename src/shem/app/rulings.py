"""A game's rulings as a document, from its English help: `python -m shem.app.rulings docs/rulings` writes one a game.

Each number has a heading of its own, and thereby an anchor that stays: B38 is `#b38`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from itertools import groupby
from pathlib import Path
from typing import Final

from shem import games
from shem.app.help import help_of
from shem.app.shapes import HelpTopic
from shem.locale.words import SOURCE, Words

HEAD: Final = """\
<!-- Written by `python -m shem.app.rulings docs/rulings` from the English help; a test compares. Do not edit. -->

# {title}: rulings

What the rulebook leaves open, and what its editions say differently, is settled here, to be read with it. A number stays
as it is: code and tests name it, and so does a link, as in `{game}.md#{anchor}`.

{index}
"""


def documents() -> dict[str, str]:
    """The text for each game that has rulings."""
    return {game: text for game in games.names() if (text := document(game))}


def document(game: str) -> str:
    """One game's rulings, chapter by chapter; empty if its help has none."""
    found = help_of(game, SOURCE)
    topics = [topic for topic in found["topics"] if topic["rulings"]] if found else []
    codes = sorted((ruling["code"] for topic in topics for ruling in topic["rulings"]), key=_place)
    if not codes:
        return ""
    title = Words(SOURCE).say(f"{game}-title")
    head = HEAD.format(title=title, game=game, anchor=_anchor(codes[0]), index=_index(codes))
    return "\n".join([head, *(_part(topic, codes) for topic in topics)])


def _index(codes: list[str]) -> str:
    """The numbers, a line for each letter."""
    lines = groupby(codes, key=lambda code: _place(code)[0])
    return "\n\n".join(" ".join(_link(code) for code in line) for _letter, line in lines)


def _part(topic: HelpTopic, codes: Collection[str]) -> str:
    lines = [f"## {topic['title']}", ""]
    if topic["chapter"]:
        lines += [f"Rulebook: {topic['chapter']}", ""]
    for ruling in topic["rulings"]:
        lines += [f"### {ruling['code']}", "", _linked(ruling["text"], codes), ""]
    return "\n".join(lines)


def _linked(text: str, codes: Collection[str]) -> str:
    """With each other ruling that it names as a link."""
    return re.sub(r"\b[A-Z]\d+\b", lambda found: _link(found[0]) if found[0] in codes else found[0], text)


def _link(code: str) -> str:
    return f"[{code}](#{_anchor(code)})"


def _anchor(code: str) -> str:
    return code.lower()


def _place(code: str) -> tuple[str, int]:
    letter = code.rstrip("0123456789")
    return letter, int(code.removeprefix(letter))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game, text in documents().items():
        (folder / f"{game}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
