"""YAML: the core schema of 1.2, read and written; what is none is told by its line."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from shem.core.content.document import Document
from shem.core.content.markup import Malformed, compose, line_of, written


def read(folder: Path, text: str) -> Any:
    file = folder / "file.yaml"
    file.write_text(text, encoding="utf-8")
    document = Document(file)
    assert document.problems == []
    return document.data


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "a: 7\nb: -1.5\nc: true\nd: ~\ne:\nf: [1, word]",
            {"a": 7, "b": -1.5, "c": True, "d": None, "e": None, "f": [1, "word"]},
        ),
        ("[yes, No, on, 1:30, 010, 1_000, 2026-11-22]", ["yes", "No", "on", "1:30", "010", "1_000", "2026-11-22"]),
        ("['7', \"true\", '~']", ["7", "true", "~"]),
        ("0x1F", 31),
        ("0x" + "f" * 5000, "0x" + "f" * 5000),
    ],
)
def test_what_a_text_means(tmp_path: Path, text: str, means: Any) -> None:
    assert read(tmp_path, text) == means


@pytest.mark.parametrize(
    "data", [{"title": text} for text in ("yes", "7", "1e5", "0o17", "~", "", "a: b", "- é", "#x", "null")]
)
def test_what_is_written_is_read_again(tmp_path: Path, data: dict[str, str]) -> None:
    assert read(tmp_path, written(data)) == data


def test_order_and_long_lines_are_kept() -> None:
    assert written({"b": "long " * 50, "a": [1]}).splitlines() == [f"b: '{'long ' * 50}'", "a:", "- 1"]


def test_lines() -> None:
    root = compose("a: 1\nb:\n  - 2\n  - 3\n")
    assert root is not None
    assert [line_of(key) for key, _ in root.value] == [1, 2]
    assert [line_of(item) for item in root.value[1][1].value] == [3, 4]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("a: 1\nb: c: d\n", 2, "is not YAML: mapping values"),
        ("a: 1\n---\nb: 2\n", 2, "but found another document"),
        ("a:\n  \x07\n", 2, "holds a character"),
        ("ä: 1\n" * 3 + "ö" * 40 + ': "\x07"\n' + "b: 1\n" * 50, 4, "holds a character"),
        ("a: &x 1\nb: &x 2\n", 2, "duplicate anchor"),
        ("a: &x 1\nb: *x\n", 2, "uses an alias"),
        ("a:\n" + "- " * 500_000, 2, "is nested too deeply"),
    ],
)
def test_what_is_no_yaml(text: str, line: int, says: str) -> None:
    with pytest.raises(Malformed, match=says) as caught:
        compose(text)
    assert caught.value.line == line
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.line, again.message) == (line, caught.value.message)
