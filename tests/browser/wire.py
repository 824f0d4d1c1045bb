"""What comes to a device over the wire: every frame of its sockets and every answer by HTTP."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Response, WebSocket

from tests.browser.device import Device


class Wire:
    """Records from now on."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.frames: list[str] = []
        self._answers: list[Response] = []
        device.page.on("websocket", self._socket)
        device.page.on("response", lambda answer: self._answers.append(answer))

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode()))

    def messages(self) -> list[Any]:
        """The frames."""
        return [json.loads(frame) for frame in self.frames]

    def heard(self) -> list[Any]:
        """All that came."""
        answers = [one for one in self._answers if "json" in one.headers.get("content-type", "")]
        return [*self.messages(), *(one.json() for one in answers)]

    def scene(self) -> Any:
        """The last that came."""
        scenes = [message.get("sight", message).get("scene") for message in self.messages()]
        return [scene for scene in scenes if scene][-1]

    def wait(self, of: Callable[[Any], object], value: object) -> None:
        """Until the last scene has come to this."""
        self.device.until(lambda: of(self.scene()) == value)


def tells(heard: Any, numbers: Sequence[int]) -> bool:
    """Whether these stand in it one behind the other: in a list, as the values of an object, or in words."""
    long = len(numbers)
    return any(list(numbers) == run[at : at + long] for run in _runs(heard) for at in range(len(run) - long + 1))


def _runs(heard: Any) -> Iterator[list[object]]:
    if isinstance(heard, str):
        yield [int(found) for found in re.findall(r"\d+", heard)]
    elif isinstance(heard, list | dict):
        parts = list(heard.values() if isinstance(heard, dict) else heard)
        yield parts
        for part in parts:
            yield from _runs(part)
