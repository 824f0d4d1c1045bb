"""Files that were spoilt at random: whatever reads what strangers bring refuses them in words, soon, in little room."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.__main__ import CASES, COMMAND, environment, faults_of, shared
from tests.fuzz.targets import TARGETS, mutant

MOST = 5_000
SEED = 13


@pytest.mark.long
@pytest.mark.parametrize("target", TARGETS)
def test_no_spoilt_file_is_too_much(target: str) -> None:
    """Five thousand in all; more, and others every time: `python -m tests.fuzz --minutes 60`."""
    count = shared(list(TARGETS), MOST)[target]
    found = list(faults_of(target, SEED, count))
    assert not found, found[0][1]


@pytest.mark.parametrize("path", sorted(CASES.iterdir()), ids=lambda path: path.name)
def test_what_was_too_much_once_is_not_any_more(path: Path) -> None:
    assert not fault_in_process(path.name.partition("-")[0], path)


def fault_in_process(target: str, path: Path) -> str:
    """What goes wrong with a file; in a process of its own, which it may end."""
    command = [*COMMAND, target, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment())
    return done.stdout + (done.stderr if done.returncode else "")


def test_all_are_tried_and_hardly_two_are_alike() -> None:
    shares = shared(list(TARGETS), MOST)
    assert sum(shares.values()) >= MOST
    for target in TARGETS:
        assert len({mutant(target, SEED, number) for number in range(200)}) > 180
        assert mutant(target, SEED, 7) == mutant(target, SEED, 7)


@pytest.mark.parametrize(
    ("work", "says"),
    [
        ("raise KeyError('x')", "KeyError"),
        ("while True: pass", "Timeout"),
        ("bytearray(10**10)", "MemoryError"),
        ("import os; os.abort()", "ended with"),
    ],
)
def test_a_fault_is_found_whatever_it_is(work: str, says: str, tmp_path: Path) -> None:
    """A reader that fails at one mutant of ten: that one is named, and the others are read."""
    script = tmp_path / "faulty.py"
    script.write_text(FAULTY.format(work=work))
    command = [sys.executable, str(script)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment())
    assert done.returncode == 0, done.stderr
    ((number, reason),) = json.loads(done.stdout)
    assert number == 4 and says in reason


FAULTY = """
import json, sys
from tests.fuzz import __main__ as fuzz
from tests.fuzz import targets
fuzz.HANG = 1.0
def use(content):
    if content == targets.mutant("army", 1, 4):
        {work}
targets.TARGETS["army"] = (targets.TARGETS["army"][0], use)
if len(sys.argv) > 1:
    fuzz.run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
else:
    fuzz.COMMAND = [sys.executable, __file__]
    found = [(content, reason) for content, reason in fuzz.faults_of("army", 1, 10)]
    numbers = {{targets.mutant("army", 1, number): number for number in range(10)}}
    print(json.dumps([[numbers[content], reason] for content, reason in found]))
"""
