"""`python -m tests.fuzz [--count N] [--minutes M] [--seed S] [TARGET ...]`: reads spoilt files until it has read so many.

What raises something that no reader may raise, takes longer than `HANG` or too much memory is kept in tests/fuzz/cases,
where `test_fuzz.py` reads it again every time. Each batch is read in a process that is ended when it hangs.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import SystemRandom
from struct import Struct
from typing import Final

from shem.app.foreign.limits import MEGABYTE, Limit, limit_memory
from tests.fuzz.targets import TARGETS, mutant, use

CASES: Final = Path(__file__).parent / "cases"
HANG: Final = 15.0
BATCH: Final = 5000
LONGEST: Final = 1800.0  # seconds of a batch, on a machine that has much else to do
COMMAND: Final = [sys.executable, "-m", "tests.fuzz.batch"]
NUMBER: Final = Struct(">q")
# How many of each in a hundred: what is read quickly is read oftener.
SHARES: Final = {
    "book": 3,
    "banner": 2,
    "collection": 2,
    "card": 2,
    "message": 6,
    "army": 48,
    "zip": 22,
    "yaml": 10,
    "replay": 5,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("target", nargs="*", choices=[*TARGETS, []], help=f"{', '.join(TARGETS)}; default: all")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, default=0.0, help="again and again with other seeds, for so long")
    parser.add_argument("--seed", type=int, default=-1, help="default: another one every time")
    chosen = parser.parse_args()
    seed = SystemRandom().randrange(2**31) if chosen.seed < 0 else chosen.seed
    end = time.monotonic() + chosen.minutes * 60
    faults = 0
    while True:
        for target, count in shared(chosen.target or list(TARGETS), chosen.count).items():
            found = list(faults_of(target, seed, count))
            faults += len(found)
            print(f"{target}: {count} read with seed {seed}, {len(found)} faults", flush=True)
            for content, reason in found:
                print(f"  kept as {keep(target, content)}\n  " + reason.replace("\n", "\n  "), flush=True)
        seed += 1
        if time.monotonic() >= end:
            return 1 if faults else 0


def shared(targets: list[str], count: int) -> dict[str, int]:
    whole = sum(SHARES[target] for target in targets)
    return {target: -(-count * SHARES[target] // whole) for target in targets}


def keep(target: str, content: bytes) -> Path:
    CASES.mkdir(exist_ok=True)
    path = CASES / f"{target}-{sha256(content).hexdigest()[:12]}"
    path.write_bytes(content)
    return path


def faults_of(target: str, seed: int, count: int) -> Iterator[tuple[bytes, str]]:
    """The mutants that a reader cannot cope with, each with what happened; a reason once."""
    first = 0
    known: set[str] = set()
    while first < count:
        last = min(count, first + BATCH)
        ended, found = _batch(target, seed, first, last)
        for number, reason in found:
            if reason.splitlines()[-1] not in known:
                known.add(reason.splitlines()[-1])
                yield mutant(target, seed, number), reason
        first = ended + 1


def _batch(target: str, seed: int, first: int, last: int) -> tuple[int, list[tuple[int, str]]]:
    """How far a process came, and what it found; the one that ended it counts too."""
    with tempfile.NamedTemporaryFile() as place:
        command = [*COMMAND, target, str(seed), str(first), str(last), place.name]
        done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False, env=environment())
        found = [(int(number), str(reason)) for number, reason in map(json.loads, done.stdout.splitlines())]
        if done.returncode == 0:
            return last - 1, found
        (at,) = NUMBER.unpack(Path(place.name).read_bytes() or NUMBER.pack(first))
        return at, [*found, (at, f"{done.stderr[-2000:]}\nended with {done.returncode}")]


def environment() -> dict[str, str]:
    """That of this process, in which `tests` is found from everywhere."""
    paths = [str(Path(__file__).parents[2]), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def run(target: str, seed: int, first: int, last: int, place: str) -> None:
    """Read a batch here; each number is noted before its mutant is read."""
    _limit()
    noted = os.open(place, os.O_WRONLY)
    for number in range(first, last):
        os.lseek(noted, 0, os.SEEK_SET)
        os.write(noted, NUMBER.pack(number))
        content = mutant(target, seed, number)
        reason = fault_of(target, content)
        if reason:
            print(json.dumps([number, reason]), flush=True)


def run_case(target: str, path: str) -> None:
    """Read one file here."""
    _limit()
    print(fault_of(target, Path(path).read_bytes()), end="")


def _limit() -> None:
    limit_memory(Limit(0, 768 * MEGABYTE, file=MEGABYTE))


def fault_of(target: str, content: bytes) -> str:
    """What went wrong, with where; empty if nothing did. Ends the process where it takes too long."""
    faulthandler.dump_traceback_later(HANG, exit=True)
    try:
        use(target, content)
    except Exception:
        return traceback.format_exc()[-3000:].strip()
    finally:
        faulthandler.cancel_dump_traceback_later()
    return ""


if __name__ == "__main__":
    sys.exit(main())
