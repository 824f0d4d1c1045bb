"""Every ruling on the chapters built so far has a test of its number."""

from __future__ import annotations

import re
from pathlib import Path

A = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 19, 22]
B = [1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 32, 34, 35, 36, 38, 39, 40, 41]
B += [42, 43, 46, 47]
NAMES = re.compile(r"^def test_rulings?((?:_[AB][0-9]+)+)_", re.MULTILINE)


def test_every_ruling_in_scope_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    tested = {
        number for file in files for found in NAMES.findall(file.read_text("utf-8")) for number in found.split("_")[1:]
    }
    assert [number for number in [*(f"A{n}" for n in A), *(f"B{n}" for n in B)] if number not in tested] == []
