"""People at their matches, for `benchmarks.load`: each on a socket of its own, as the page plays."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from time import monotonic
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
PATIENCE: Final = 60.0  # seconds; what takes longer is an error
QUIET: Final = ("end-turn", "resign", "withdraw")
RESTLESS: Final = 0.8  # of the time somebody acts where they could as well end their turn


class Measured:
    """What people waited for, in seconds, and what went wrong, counted by what it was. Nothing counts before `begin`."""

    def __init__(self) -> None:
        self.acts: list[float] = []
        self.questions: list[float] = []
        self.files: list[float] = []
        self.errors: Counter[str] = Counter()
        self._since = float("inf")

    def begin(self) -> None:
        self._since = monotonic()

    def add(self, to: list[float], began: float) -> None:
        if began >= self._since:
            to.append(monotonic() - began)


class Person:
    """Who holds every seat of a match that no bot plays, and decides now and then."""

    def __init__(self, url: str, headers: dict[str, str], pause: float, seed: int, measured: Measured) -> None:
        self._url: Final = url
        self._headers: Final = headers
        self._pause: Final = pause
        self._chance: Final = Random(seed)
        self._measured: Final = measured
        self._sight: Message = {}
        self._heard: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self._questions = 0
        self.came: Final = asyncio.Event()
        self.over = False

    async def play(self) -> None:
        """Until it is cancelled or the match is over; what goes wrong is counted."""
        try:
            async with connect(self._url, additional_headers=self._headers, proxy=None, max_size=None) as socket:
                listening = asyncio.create_task(self._listen(socket))
                try:
                    await self._next()
                    self.came.set()
                    await self._decide(socket)
                finally:
                    listening.cancel()
        except (OSError, TimeoutError, ConnectionClosed) as error:
            self._measured.errors[f"{type(error).__name__}: {error}"[:80]] += 1
        finally:
            self.came.set()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            self._heard.put_nowait(json.loads(text))
        self._heard.put_nowait({"kind": "gone"})

    async def _next(self) -> Message:
        message = await asyncio.wait_for(self._heard.get(), PATIENCE)
        if message["kind"] == "gone":
            raise ConnectionResetError("the server hung up")
        if message["kind"] in ("sight", "welcome"):
            self._sight = message if message["kind"] == "sight" else message["sight"]
        return message

    async def _decide(self, socket: ClientConnection) -> None:
        while self._sight["pending"]["kind"] != "over":
            await asyncio.sleep(self._pause * (0.5 + self._chance.random()))
            while not self._heard.empty():
                await self._next()
            if await self._look(socket):
                await self._act(socket)
        self.over = True

    async def _look(self, socket: ClientConnection) -> bool:
        """Whether somebody here is asked; looks through their eyes."""
        sight = self._sight
        asked = [seat for seat in sight["pending"]["seats"] if sight["seats"][seat]["here"]]
        if sight["pending"]["kind"] not in ("turn", "together") or not asked:
            return False
        if sight["seat"] not in asked:
            await self._say(socket, kind="look", seat=asked[0])
            while self._sight["seat"] not in asked:
                await self._next()
        return True

    async def _act(self, socket: ClientConnection) -> None:
        choices = await self._choices(socket)
        if not choices:
            return
        lively = [choice for choice in choices if choice["kind"] not in QUIET]
        rest = [choice for choice in choices if choice["kind"] != "resign"] or choices
        choice = self._chance.choice(lively if lively and self._chance.random() < RESTLESS else rest)
        began, seq = monotonic(), self._sight["seq"]
        await self._say(socket, kind="act", seq=seq, seat=self._sight["seat"], key=choice["key"])
        while self._sight["seq"] == seq:
            message = await self._next()
            if message["kind"] == "refused":
                if message["code"] != "stale":
                    self._measured.errors[f"refused: {message['code']}"] += 1
                return
        self._measured.add(self._measured.acts, began)

    async def _choices(self, socket: ClientConnection) -> list[Message]:
        """What the page would show: of the whole army, and of one Golem that can do something."""
        found = await self._asked(socket, {})
        golems = [group.partition(":")[2] for group in self._sight["scene"].get("usable", []) if group.startswith("golem:")]
        if golems:
            golem, _, slot = self._chance.choice(golems).partition("/")
            found += await self._asked(socket, {"golem": int(golem), "slot": int(slot)})
        return found

    async def _asked(self, socket: ClientConnection, about: dict[str, int]) -> list[Message]:
        began = monotonic()
        self._questions += 1
        await self._say(socket, kind="ask", id=self._questions, what="choices", about=about)
        while True:
            message = await self._next()
            if message.get("id") == self._questions:
                self._measured.add(self._measured.questions, began)
                choices: list[Message] = message["result"]["choices"] if message["kind"] == "answer" else []
                return choices

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))
