"""Which browser asks: a random cookie, kept for good."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Annotated, Final

from fastapi import Depends, Request

COOKIE: Final = "shem_device"
_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")
_YEARS: Final = 10 * 366 * 24 * 3600


def device_id(cookie: str | None) -> str:
    """What the database calls a device; empty for a browser without our cookie."""
    return sha256(cookie.encode()).hexdigest() if cookie and _PATTERN.fullmatch(cookie) else ""


def cookie_text(value: str, safe: bool) -> str:
    """The header that gives a browser its cookie. safe: it came by https, and is to bring the cookie back only so."""
    return f"{COOKIE}={value}; HttpOnly; Max-Age={_YEARS}; Path=/; SameSite=lax{'; Secure' if safe else ''}"


def device_of(request: Request) -> str:
    """The device that asks."""
    found: str = request.state.device
    return found


Device = Annotated[str, Depends(device_of)]
