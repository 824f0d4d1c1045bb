"""The suite itself ends, however it was started and whatever hangs."""

from __future__ import annotations

import ast
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.children import PATIENCE

TESTS = Path(__file__).parents[1]
WITHOUT_LIMIT = ("wait", "communicate", "join", "acquire")  # without an argument they wait for ever
PROCESSES = ("run", "call", "check_call", "check_output")
INTERRUPTED = "cli/test_play_archmage.py::test_ctrl_c_loses_nothing"


def test_every_test_has_a_time_limit(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) <= 600


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.Attribute]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node, node.func


def endless(tree: ast.AST) -> Iterator[int]:
    """The lines of calls that may wait for ever; what asyncio.wait_for waits for has a limit."""
    within = {id(call.args[0]) for call, named in calls(tree) if named.attr == "wait_for" and len(call.args) == 2}
    for call, named in calls(tree):
        limited = id(call) in within or any(word.arg in ("timeout", None) for word in call.keywords)
        if isinstance(named.value, ast.Name) and named.value.id == "subprocess" and named.attr in PROCESSES:
            if not limited:
                yield call.lineno
        elif named.attr in WITHOUT_LIMIT and not call.args and not limited:
            yield call.lineno


def test_no_test_waits_without_a_limit() -> None:
    found = {
        str(path.relative_to(TESTS)): lines
        for path in sorted(TESTS.rglob("*.py"))
        if (lines := list(endless(ast.parse(path.read_text(encoding="utf-8")))))
    }
    assert not found, "give these waits a limit"


def test_what_may_wait_for_ever_is_seen() -> None:
    """The look itself: what it must find, and what it must let pass."""
    lines = (
        "child.wait()\nchild.wait(5)\nsubprocess.run(x)\nsubprocess.run(x, timeout=1)\n','.join(y)\na.wait_for(x.wait(), 1)"
    )
    assert list(endless(ast.parse(lines))) == [1, 3]


@pytest.mark.skipif(sys.platform == "win32", reason="sends a Unix signal")
def test_ctrl_c_is_tested_where_the_shell_ignores_it() -> None:
    """Begun in the background by a shell without job control, as some CI does: its children ignore SIGINT, too."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    command = [sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", INTERRUPTED]
    try:
        done = subprocess.run(command, cwd=TESTS, capture_output=True, text=True, timeout=PATIENCE)
    finally:
        signal.signal(signal.SIGINT, before)
    assert done.returncode == 0, done.stdout
