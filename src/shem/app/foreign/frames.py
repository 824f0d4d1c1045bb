"""What goes between the app and a process that checks: a head of JSON with a body of bytes, each after its length."""

from __future__ import annotations

import json
from struct import Struct
from typing import Any, BinaryIO, Final

LENGTHS: Final = Struct(">II")
MOST_HEAD: Final = 4 * 1024 * 1024


def frame(head: dict[str, Any], body: bytes = b"") -> bytes:
    text = json.dumps(head).encode()
    return LENGTHS.pack(len(text), len(body)) + text + body


def read(stream: BinaryIO) -> tuple[dict[str, Any], bytes] | None:
    """The next head and body; None where the stream ends."""
    start = stream.read(LENGTHS.size)
    if len(start) < LENGTHS.size:
        return None
    head, body = LENGTHS.unpack(start)
    text, content = stream.read(head), stream.read(body)
    return (json.loads(text), content) if len(text) == head and len(content) == body else None
