"""Hints that bots think about for a room's seats: one a seat, which can be hurried and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from shem.app.thinking import Asked, Heard, NoDecision, Rank, Thinking
from shem.bots.reasons import Thought
from shem.table.fault import Fault


class Advising:
    """rank: whose questions come first; heard: of a seat, told in another thread how far its hint has come."""

    def __init__(self, thinking: Thinking, rank: Rank, heard: Callable[[int], Heard]) -> None:
        self._thinking: Final = thinking
        self._rank: Final = rank
        self._heard: Final = heard
        self._all: Final[dict[int, tuple[Asked, asyncio.Task[Thought]]]] = {}

    def __bool__(self) -> bool:
        return bool(self._all)

    async def take(self, asked: Asked) -> Thought:
        """What the bot would do; an earlier hint for the seat is stopped. Raises Fault if this one is."""
        self.stop(asked.seat)
        task = asyncio.create_task(self._think(asked))
        self._all[asked.seat] = asked, task
        try:
            return await asyncio.shield(task)
        except (asyncio.CancelledError, NoDecision):
            if not task.done():  # whoever asked is gone, as when the app ends
                self._stop(asked, task)
                raise
            raise Fault("hint-stopped", 409) from None
        finally:
            if self._is_wanted(asked):
                del self._all[asked.seat]

    async def _think(self, asked: Asked) -> Thought:
        told = self._heard(asked.seat)

        def heard(done: int, of: int) -> None:
            if self._is_wanted(asked):
                told(done, of)

        answer = await self._thinking.think(asked, self._rank, heard=heard)
        assert answer.thought is not None
        return answer.thought

    def hurry(self, seat: int) -> None:
        """Let the hint for a seat be given at once."""
        if seat in self._all:
            self._thinking.hurry(self._all[seat][0])

    def stop(self, seat: int) -> None:
        """Let nobody have the hint that a bot thinks about for a seat."""
        if seat in self._all:
            self._stop(*self._all.pop(seat))

    def _is_wanted(self, asked: Asked) -> bool:
        return self._all.get(asked.seat, (None,))[0] is asked

    def _stop(self, asked: Asked, task: asyncio.Task[Thought]) -> None:
        self._thinking.hurry(asked)  # the process is free the sooner
        task.cancel()
