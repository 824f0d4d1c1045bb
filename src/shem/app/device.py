"""Which browser asks: a random cookie, kept for good."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Final

from fastapi import Depends, Request

COOKIE: Final = "shem_device"
# By https. A name of its own: a browser that has a cookie from there lets no page without https set one of the same name.
SAFE_COOKIE: Final = "__Host-shem_device"
_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")
_YEARS: Final = 10 * 366 * 24 * 3600


def device_id(cookie: str | None) -> str:
    """What the database calls a device; empty for a browser without our cookie."""
    return sha256(cookie.encode()).hexdigest() if cookie and _PATTERN.fullmatch(cookie) else ""


def secret_of(cookies: Mapping[str, str], safe: bool) -> tuple[str, bool]:
    """What a browser brings, empty if it is nothing of ours, and whether it is the cookie of this way. safe: by https,
    where the cookie from before https counts, too."""
    for name in (SAFE_COOKIE, COOKIE) if safe else (COOKIE,):
        value = cookies.get(name)
        if device_id(value):
            return value or "", name == SAFE_COOKIE or not safe
    return "", False


def cookie_text(value: str, safe: bool) -> str:
    """The header that gives a browser its cookie. safe: it came by https, and is to bring the cookie back only so."""
    name, more = (SAFE_COOKIE, "; Secure") if safe else (COOKIE, "")
    return f"{name}={value}; HttpOnly; Max-Age={_YEARS}; Path=/; SameSite=lax{more}"


def device_of(request: Request) -> str:
    """The device that asks."""
    found: str = request.state.device
    return found


Device = Annotated[str, Depends(device_of)]
