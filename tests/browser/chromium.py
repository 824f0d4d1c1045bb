"""A Chromium for the browser tests: the system's, else Playwright's own, else one that is installed now."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage")
PATIENCE = 900.0
NONE = """no Chromium was found, and none could be installed. Do one of these:
  apt install chromium                              on Debian or Ubuntu, as root
  {python} -m playwright install chromium           into your own folder
  put a chromium or google-chrome on the PATH
{tried}"""


class NoChromium(Exception):
    """Says what to install."""


def chromium(playwright: Playwright) -> Path:
    """The program; installs one if there is none. Raises NoChromium."""
    tried: list[str] = []
    for install in (None, *installs()):
        if install is not None:
            tried.append(_run(install))
        found = on_path() or own(playwright)
        if found is not None:
            return found
    raise NoChromium(NONE.format(python=sys.executable, tried="\n".join(tried)))


def on_path() -> Path | None:
    """A Chromium of the system."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return None if found is None else Path(found)


def own(playwright: Playwright) -> Path | None:
    """Playwright's own, if it was installed."""
    found = Path(playwright.chromium.executable_path)
    return found if found.exists() else None


def installs() -> list[Sequence[str]]:
    """How one could be installed here, the gentlest way first."""
    ways: list[Sequence[str]] = [(sys.executable, "-m", "playwright", "install", "chromium")]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        wait = "DPkg::Lock::Timeout=300"  # another worker may be installing it
        ways.append(("apt-get", "-o", wait, "install", "-y", "--no-install-recommends", "chromium"))
    return ways


def _run(command: Sequence[str]) -> str:
    """Run it; what came of it, in a line."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{' '.join(command)}: {error}"
    last = (done.stderr or done.stdout).strip().splitlines()[-1:]
    return f"{' '.join(command)}: exit {done.returncode} {''.join(last)}"
