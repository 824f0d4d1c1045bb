"""Where the app keeps what it keeps, and what the environment says about that."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from shem.core.errors import ShemError
from shem.home import home

DATABASE: Final = "SHEM_DATABASE"
PACE: Final = "SHEM_BOT_PACE"
HOSTS: Final = "SHEM_HOSTS"
BOT_PROCESSES: Final = "SHEM_BOT_PROCESSES"
BOT_SHARE: Final = "SHEM_BOT_SHARE"
BOT_LONGEST: Final = "SHEM_BOT_LONGEST"
ALONE: Final = "SHEM_BOTS_ALONE"
PUT_AWAY: Final = "SHEM_PUT_AWAY"
DEFAULT_PACE: Final = 0.7
DEFAULT_PATIENCE: Final = 180.0
DEFAULT_LONGEST: Final = 120.0


class BadSetting(ShemError):
    """An environment variable that should be a number is none, or a folder's name cannot be used."""


class Limits(NamedTuple):
    """How much there may be at once. packs: imported ones. matches, documents (of each kind): of one device.
    sockets: open ones in all; device_sockets: of one device. address_...: of one address, whatever devices; those that are
    made within a day."""

    packs: int = 300
    matches: int = 2500
    documents: int = 500
    sockets: int = 4000
    device_sockets: int = 100
    address_matches: int = 1000
    address_documents: int = 1000
    address_sockets: int = 1000

    @classmethod
    def read(cls, environ: Mapping[str, str]) -> Limits:
        """As SHEM_MOST_PACKS and so on say. Raises BadSetting."""
        return cls(*(_whole(environ, f"SHEM_MOST_{name.upper()}", cls._field_defaults[name]) for name in cls._fields))


class Configuration:
    """home: the folder of all that is kept. database: its URL. pace: seconds that a bot's decision takes at least when
    somebody watches a match of bots alone. bot_processes: in which bots think, one fewer than the cores if nothing is
    said, and at least one; bot_share: how much of its time each may think; bot_longest: seconds of one decision, after
    which a process that has not decided is ended. alone: whether matches of bots alone go on while nobody watches.
    patience: seconds until a match that nobody touches is put away. hosts: further names under which this machine may
    be addressed. addresses: of the links. authority: the certificate that devices may trust, where https is our own."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        self.home: Final = _home(environ)
        self.database: Final = environ.get(DATABASE) or f"sqlite:///{self.home / 'shem.db'}"
        self.pace: Final = _number(environ, PACE, DEFAULT_PACE)
        self.bot_processes: Final = max(1, _whole(environ, BOT_PROCESSES, cores() - 1))
        self.bot_share: Final = min(1.0, max(0.01, _number(environ, BOT_SHARE, 1.0)))
        self.bot_longest: Final = max(1.0, _number(environ, BOT_LONGEST, DEFAULT_LONGEST))
        self.alone: Final = environ.get(ALONE, "").strip().lower() in ("1", "yes", "true", "on")
        self.patience: Final = max(0.1, _number(environ, PUT_AWAY, DEFAULT_PATIENCE))
        self.hosts: Final = [name.strip().lower() for name in environ.get(HOSTS, "").split(",") if name.strip()]
        self.addresses: list[str] = []
        self.authority: Path | None = None
        self.limits = Limits.read(environ)

    @property
    def packs(self) -> Path:
        """The folder of imported content packs, one folder each."""
        return self.home / "packs"


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _whole(environ: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environ.get(name, "")
    if text and not (text.isdecimal() and len(text) < 10):
        raise BadSetting("bad-setting", f"{name} is no whole number", {"name": name, "text": text[:100]})
    return int(text) if text else otherwise


def _number(environ: Mapping[str, str], name: str, otherwise: float) -> float:
    text = environ.get(name, "").strip()
    try:
        found = float(text or otherwise)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise BadSetting("bad-number", f"{name} is no number", {"name": name, "text": text[:100]})
    return found


def _home(environ: Mapping[str, str]) -> Path:
    """The folder of all that is kept. Imported packs lie in it, and are named to other processes by `SHEM_PACKS`."""
    folder = home(environ)
    if os.pathsep in str(folder):
        raise BadSetting("bad-home", f"{folder} holds {os.pathsep!r}", {"folder": str(folder), "mark": os.pathsep})
    return folder
