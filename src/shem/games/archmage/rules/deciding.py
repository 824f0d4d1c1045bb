"""What is decided by one seat."""

from __future__ import annotations

from typing import Final

from shem.core.steps import Step
from shem.games.archmage.parts.state import ArchmageState


class Deciding(Step[ArchmageState]):
    """One thing still to be decided by one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: ArchmageState) -> list[int]:
        return [self.seat]
