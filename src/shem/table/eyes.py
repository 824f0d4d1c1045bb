"""What each seat sees of a match now, found once until something changes."""

from __future__ import annotations

from typing import Final

from shem.core.contract import View
from shem.core.match import Match
from shem.core.sight import Sight


class Eyes:
    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._sights: Final[dict[int | None, Sight]] = {}
        self._views: Final[dict[int | None, View]] = {}
        self._of = -1

    def sight(self, viewer: int | None) -> Sight | None:
        """The position as a seat sees it, the same object until something changes; None while there is no position yet."""
        if not self._match.live:
            return None
        if self._of != self._match.line_count:
            self._sights.clear()
            self._views.clear()
            self._of = self._match.line_count
        if viewer not in self._sights:
            self._sights[viewer] = self._match.sight(viewer)
        return self._sights[viewer]

    def differs(self, seat: int) -> bool:
        """Whether a seat sees what a spectator does not."""
        sight, spectator = self.sight(seat), self.sight(None)
        return sight is not None and spectator is not None and self._view(sight) != self._view(spectator)

    def _view(self, sight: Sight) -> View:
        if sight.seat not in self._views:
            self._views[sight.seat] = sight.view()
        return self._views[sight.seat]
