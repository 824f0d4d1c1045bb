"""Every ruling has a test of its number."""

from __future__ import annotations

import re
from pathlib import Path

MERGED = {18}  # into B21
A = range(1, 23)
B = [number for number in range(1, 54) if number not in MERGED]
NAMES = re.compile(r"^def test_rulings?((?:_[AB][0-9]+)+)_", re.MULTILINE)


def test_every_ruling_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    tested = {
        number for file in files for found in NAMES.findall(file.read_text("utf-8")) for number in found.split("_")[1:]
    }
    assert [number for number in [*(f"A{n}" for n in A), *(f"B{n}" for n in B)] if number not in tested] == []
