"""Addresses of this machine, and links to a match with their QR codes."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing, suppress
from urllib.parse import urlsplit

import segno
from fastapi import Request

from shem.app.configuration import Configuration
from shem.app.shapes import Link

_ANYWHERE = "192.0.2.1"  # kept for examples (RFC 5737): nothing is sent there, but the way there shows our own address


def lan_addresses() -> list[str]:
    """The IPv4 addresses under which other devices on the network reach this machine, the likeliest first."""
    found: list[str] = []
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect((_ANYWHERE, 9))
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not ipaddress.ip_address(address).is_loopback]


def base_of(request: Request, configuration: Configuration) -> str:
    """What links begin with: as the browser reached us, unless only this machine can."""
    if configuration.addresses and _local(request.url.hostname or ""):
        return configuration.addresses[0]
    return str(request.base_url).rstrip("/")


def _local(host: str) -> bool:
    return host == "localhost" or host.startswith("127.") or host == "::1"


def link(base: str, kind: str, token: str, seat: int | None) -> Link:
    url = f"{base}/#/{kind}/{token}"
    return {"seat": seat, "url": url, "qr": "" if _local(urlsplit(base).hostname or "") else qr(url)}


def qr(text: str) -> str:
    """An SVG, dark on white whatever is around it; raises segno.DataOverflowError for more than a QR code holds."""
    return str(segno.make(text, error="m", micro=False).svg_inline(scale=4, border=4, dark="#000", light="#fff"))
