"""Whether bots play better than they did: `python -m benchmarks.bots [-n N] [--bot BOT] [--jobs J] [SCENARIO ...]`.

The greedy bot, or another, plays Golem Arcana against the yardstick, the greedy bot as it was at first
(`benchmarks/yardstick`), in every scenario for two, sides swapped every other battle, under the rules of today. The
checkout is built for it, compiled, with both side by side.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
COMPILED = "shem.games.arcana.yardstick"  # where the build has it


def built(folder: Path) -> Path:
    """A compiled build of the checkout with the yardstick inside."""
    project, wheels, place = folder / "project", folder / "wheels", folder / "site"
    left_out = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(ROOT / "src", project / "src", ignore=left_out)
    shutil.copytree(ROOT / "benchmarks/yardstick", project / "src" / COMPILED.replace(".", "/"), ignore=left_out)
    for name in NEEDED:
        shutil.copy(ROOT / name, project / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
    env = {**os.environ, "SHEM_PAGE": "0", "SHEM_COMPILE": "1"}
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", wheels, project], env=env, check=True)
    subprocess.run([*pip, "install", "--no-deps", "--target", place, *wheels.glob("*.whl")], check=True)
    return place


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("scenarios", nargs="*", metavar="SCENARIO", help="default: all that two can play")
    found.add_argument("-n", type=int, default=400, help="battles a scenario")
    found.add_argument("--bot", default="greedy", help="who plays against the yardstick")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--jobs", type=int, default=1, help="processes")
    return found


def main() -> None:
    parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="shem-bots-") as folder:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(built(Path(folder))), str(ROOT)])}
        play = [sys.executable, "-P", "-m", "benchmarks.bot_battles", *sys.argv[1:]]
        raise SystemExit(subprocess.run(play, env=env).returncode)


if __name__ == "__main__":
    main()
