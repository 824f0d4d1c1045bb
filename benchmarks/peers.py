"""Ours and others' in one run: `python -m benchmarks.peers [--json] [--seconds S] [--repeat N] [GAME ...]`.

Random players, one core, one after the other in turns. Catanatron, OpenSpiel and Numba are installed from PyPI into an
environment of their own in the cache folder (XDG_CACHE_HOME, or ~/.cache), which `--fresh` makes anew. Beside Golem Arcana
its limit is measured: a kernel that plays a slice of the same set-up (`benchmarks.limit` says what it leaves out).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import venv
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any

from shem import build, games

PACKAGES = ["catanatron>=3.2,<4", "open_spiel>=1.6,<3", "numba>=0.61,<1"]
NAMES = ["catanatron", "open_spiel", "numba"]
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Program:
    """A program that plays random battles for some seconds; `command` lacks the seconds and the seed."""

    name: str
    command: list[str]


@dataclass(frozen=True)
class Row:
    """Decisions a second: median, least and most of the runs, and our speed over theirs for each of our games."""

    name: str
    median: float
    least: float
    most: float
    decisions_a_battle: float
    ratios: dict[str, float]


def environment(fresh: bool) -> Path:
    """The Python that has the others installed."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "shem-peers" / f"python{platform.python_version()}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "installed"
    if fresh or not stamp.is_file() or stamp.read_text(encoding="utf-8") != "\n".join(PACKAGES):
        shutil.rmtree(folder, ignore_errors=True)
        print(f"installing {', '.join(PACKAGES)} into {folder}", file=sys.stderr)
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", *PACKAGES], check=True)
        stamp.write_text("\n".join(PACKAGES), encoding="utf-8")
    return python


def versions(python: Path) -> dict[str, str]:
    code = f"import json; from importlib.metadata import version; print(json.dumps([version(name) for name in {NAMES}]))"
    done = subprocess.run([python, "-c", code], check=True, capture_output=True, text=True)
    return dict(zip(NAMES, json.loads(done.stdout)))


def programs(python: Path, names: list[str]) -> tuple[list[Program], list[Program]]:
    """Ours and theirs."""
    theirs = [Program("catanatron", [str(python), str(HERE / "peer_catanatron.py")])]
    for name in ("chess", "backgammon"):
        theirs.append(Program(f"open_spiel {name}", [str(python), str(HERE / "peer_open_spiel.py"), name]))
    if "arcana" in names:
        theirs.append(limit(python))
    ours = [Program(f"shem {name}", [sys.executable, "-m", "benchmarks.playouts", name]) for name in names]
    return ours, theirs


def limit(python: Path) -> Program:
    """The kernel, with the set-up that `benchmarks.playouts` plays, too."""
    file = python.parent.parent / "arcana.json"
    subprocess.run([sys.executable, "-m", "benchmarks.limit_slice", str(file)], check=True, cwd=HERE.parent)
    return Program("limit of arcana", [str(python), "-m", "benchmarks.limit", str(file)])


def one_run(program: Program, seconds: float, seed: int) -> dict[str, Any]:
    command = [*program.command, str(seconds), str(seed)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=HERE.parent)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(ours: list[Program], theirs: list[Program], seconds: float, repeat: int) -> list[Row]:
    """Every program once, then every program again, so that a slow spell of the machine falls on all."""
    runs: dict[str, list[dict[str, Any]]] = {program.name: [] for program in [*ours, *theirs]}
    for number in range(repeat):
        for program in [*ours, *theirs]:
            runs[program.name].append(one_run(program, seconds, number))
    speeds = {name: [run["decisions"] / run["seconds"] for run in found] for name, found in runs.items()}
    return [
        Row(
            name=name,
            median=median(speeds[name]),
            least=min(speeds[name]),
            most=max(speeds[name]),
            decisions_a_battle=median(run["decisions"] / run["battles"] for run in runs[name]),
            # the ratio of runs that were neighbours, not of medians from different minutes
            ratios={our.name: median(a / b for a, b in zip(speeds[our.name], speeds[name])) for our in ours},
        )
        for name in runs
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names(), metavar="GAME", help="of ours; default: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each run")
    parser.add_argument("--repeat", type=int, default=5, help="runs of each, of which the median counts")
    parser.add_argument("--fresh", action="store_true", help="install the others anew")
    wish = parser.parse_args()
    python = environment(wish.fresh)
    others = versions(python)
    rows = measure(*programs(python, wish.games), wish.seconds, wish.repeat)
    if wish.json:
        about = {"build": build.which(), "python": platform.python_version(), "peers": others}
        print(json.dumps({**about, "rows": [asdict(row) for row in rows]}, indent=2))
        return
    named = ", ".join(f"{name} {version}" for name, version in others.items())
    print(f"shem {build.which()}; {named}; Python {platform.python_version()}, one core, medians of {wish.repeat} runs")
    names = list(rows[0].ratios)
    print(f"{'random players':24}{'decisions/s':>12}{'a battle':>10}" + "".join(f"{name:>16}" for name in names))
    for row in rows:
        ratios = "".join(f"{row.ratios[name]:>15.2f}x" for name in names)
        print(f"{row.name:24}{row.median:>12,.0f}{row.decisions_a_battle:>10,.0f}{ratios}")


if __name__ == "__main__":
    main()
