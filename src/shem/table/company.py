"""Who is at a table, and what was said there that no line of the match keeps: it outlasts a match that is put away."""

from __future__ import annotations

from typing import Final, NamedTuple

from shem.table.client import Client

REMEMBERED: Final = 500  # Sights, the last ones


class Person(NamedTuple):
    """Who plays at a seat. name: empty if they gave none. banner: the code of the one that they bear
    (`shem.table.banners`), empty if they bear none."""

    name: str = ""
    banner: str = ""


class Company:
    """clients: by their ids. asking: the seat that wishes to take something back, agreed: who agrees with it.
    left: whose prompt a bot answers until another is due."""

    def __init__(self) -> None:
        self.clients: Final[dict[str, Client]] = {}
        self.asking: int | None = None
        self.agreed: Final[set[int]] = set()
        self.left: tuple[int, str] | None = None
        self._told: Final[dict[int, int]] = {}

    def holders(self, seat: int) -> set[str]:
        """Who may act for a seat, by their ids."""
        return {client.id for client in self.clients.values() if seat in client.holds}

    def remember(self, seq: int, length: int) -> None:
        """What a Sight of now shows can be asked about for a while, when the match has gone on; length: of the log."""
        self._told.setdefault(seq, length)
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]

    def length(self, seq: int, now: int) -> int:
        """How long the log was at a Sight that was told; as it is now for another."""
        return self._told.get(seq, now)
