"""The server's answers for the tests of the page: `PYTHONPATH=src:. python -m tests.app.army_fixtures` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path

from shem.faces.arcana.armies import army_code
from shem.faces.arcana.armies.armies import army_of, ready
from shem.faces.arcana.armies.pieces import pieces
from shem.games.arcana.content.codex import default
from shem.locale.words import Words

FOLDER = Path(__file__).parents[2] / "web/tests/fixtures"


def fixtures() -> dict[str, str]:
    """Every file of the folder that comes from here, by its name."""
    link = army_code.link(army_code.short(army_of(default().armies["crimson-tide"])), "http://192.168.100.100:8765")
    return {
        "pieces.json": json.dumps(pieces(default(), "en"), ensure_ascii=False, separators=(",", ":")) + "\n",
        "armies.json": json.dumps(ready(default(), Words("en")), ensure_ascii=False, separators=(",", ":")) + "\n",
        "army-qr.svg": army_code.qr(link) + "\n",
        "army-qr.txt": link + "\n",
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in fixtures().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
