"""The page's types and logic: `python -m tests.page`. Node comes from PyPI where the system has none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hatch_build import CLEAN_INSTALL, NODE, run_npm, system_node

WEB = Path(__file__).parents[1] / "web"


def main() -> None:
    if system_node() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True, timeout=600)
    for step in (CLEAN_INSTALL, ["run", "check"], ["run", "test"]):
        done = run_npm(WEB, step)
        if done.returncode:
            sys.exit(f"npm {' '.join(step)} failed:\n{done.stdout}{done.stderr}")
    print("\n".join(line for line in done.stdout.splitlines() if "Test" in line))


if __name__ == "__main__":
    main()
