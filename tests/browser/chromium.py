"""A Chromium for the browser tests: the system's, else Playwright's own, else one that is installed now.

Where its headless shell is installed too, stories play in that one: it draws and says the same, with a third less work.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage")
PATIENCE = 900.0
NONE = """no Chromium was found, and none could be installed. Do one of these:
  apt install chromium                              on Debian or Ubuntu, as root
  {python} -m playwright install chromium           into your own folder
  put a chromium or google-chrome on the PATH
{tried}"""


class NoChromium(Exception):
    """Says what to install."""


def launch(engine: BrowserType, *flags: str, whole: bool = False) -> Browser:
    """Start it, with these flags too; `whole`: with what the headless shell has not. Raises NoChromium."""
    program = None if whole else shell(engine)
    return engine.launch(executable_path=program or chromium(engine), args=[*FLAGS, *flags])


def shell(engine: BrowserType) -> Path | None:
    """The headless shell: the system's, else the one that Playwright keeps beside its own Chromium."""
    folders = [one for one in Path(engine.executable_path).parents if one.name.startswith("chromium-")]
    beside = [one.with_name(one.name.replace("-", "_headless_shell-")) for one in folders]
    kept = [path for folder in beside for path in folder.glob("*/*") if path.stem in (*SHELLS, "headless_shell")]
    return on_path(SHELLS) or next(iter(kept), None)


def chromium(engine: BrowserType) -> Path:
    """The whole program; installs one if there is none. Raises NoChromium."""
    tried: list[str] = []
    for install in (None, *installs()):
        if install is not None:
            tried.append(_run(install))
        found = on_path(NAMES) or own(engine)
        if found is not None:
            return found
    raise NoChromium(NONE.format(python=sys.executable, tried="\n".join(tried)))


def on_path(names: Sequence[str]) -> Path | None:
    """The first of these programs that the system has."""
    found = next(filter(None, map(shutil.which, names)), None)
    return None if found is None else Path(found)


def own(engine: BrowserType) -> Path | None:
    """Playwright's own, if it was installed."""
    found = Path(engine.executable_path)
    return found if found.exists() else None


def installs() -> list[Sequence[str]]:
    """How one could be installed here, the gentlest way first."""
    ways: list[Sequence[str]] = [(sys.executable, "-m", "playwright", "install", "chromium")]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        wait = "DPkg::Lock::Timeout=300"  # another worker may be installing it
        apt = ("apt-get", "-o", wait, "install", "-y", "--no-install-recommends", "chromium")
        ways += [(*apt, "chromium-headless-shell"), apt]
    return ways


def _run(command: Sequence[str]) -> str:
    """Run it; what came of it, in a line."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{' '.join(command)}: {error}"
    last = (done.stderr or done.stdout).strip().splitlines()[-1:]
    return f"{' '.join(command)}: exit {done.returncode} {''.join(last)}"
