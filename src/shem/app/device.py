"""Which browser asks: a random cookie, kept for good."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated, Final

from fastapi import Depends, Request, Response

COOKIE: Final = "shem_device"
_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{32,64}")
_YEARS: Final = 10 * 366 * 24 * 3600


def device_id(cookie: str | None) -> str:
    """What the database calls a device; empty for a browser without our cookie."""
    return sha256(cookie.encode()).hexdigest() if cookie and _PATTERN.fullmatch(cookie) else ""


async def with_device(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Answer a device that is known by its cookie, or gets one now."""
    cookie = request.cookies.get(COOKIE)
    known = device_id(cookie)
    fresh = "" if known else token_urlsafe(32)
    request.state.device = known or device_id(fresh)
    response = await go_on(request)
    if fresh:
        response.set_cookie(COOKIE, fresh, max_age=_YEARS, httponly=True, samesite="lax", path="/")
    return response


def device_of(request: Request) -> str:
    """The device that asks."""
    found: str = request.state.device
    return found


Device = Annotated[str, Depends(device_of)]
