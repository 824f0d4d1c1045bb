"""Who sits at the keyboard, and the page between two people where one of them has something to hide."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.chance import RollRequest
from shem.core.contract import Pending, Together
from shem.core.match import Match
from shem.table.stage import Stage
from shem.table.voice import sees
from shem.terminal.voice import Voice

PAGE = 60


class Keyboard:
    """One keyboard for all the people of a match; `humans` are their seats."""

    def __init__(self, match: Match, stage: Stage, voice: Voice, humans: Sequence[int]) -> None:
        self._match = match
        self._stage = stage
        self._voice = voice
        self._humans = list(humans)
        self.seat: int | None = None
        self._hides = False
        self._seen: dict[int, int] = {}

    @property
    def viewer(self) -> int | None:
        """For whose eyes events are told as they happen: the only person's, or everybody's."""
        return self._humans[0] if len(self._humans) == 1 else None

    def private(self, seat: int) -> bool:
        """Whether this seat sees anything that a spectator does not."""
        return self._match.sight(seat).view() != self._match.sight(None).view()

    def sit(self, seat: int, pending: Pending) -> None:
        """Let this seat decide; hands the keyboard over if what the last or this person sees is not for all."""
        hides = isinstance(pending, Together) or self.private(seat)
        if self._secret_from(seat, hides):
            self._hand_over(seat)
        self._keep(seat, hides)

    def consult(self, seat: int) -> None:
        """Let this seat answer a question while another decides; the keyboard stays where nobody hides anything."""
        hides = self.private(seat)
        if self._secret_from(seat, hides):
            self._hand_over(seat)
            self._keep(seat, hides)

    def entrust(self, request: RollRequest) -> bool:
        """Let somebody give a roll who may see it; False if nobody here may."""
        if sees(request, None):
            return True
        seers = [seat for seat in self._humans if sees(request, seat)]
        if seers and self.seat not in seers:
            if len(self._humans) > 1:
                self._hand_over(seers[0])
            self._keep(seers[0], True)
        return bool(seers)

    def _secret_from(self, seat: int, hides: bool) -> bool:
        return len(self._humans) > 1 and self.seat != seat and (hides or self._hides)

    def _keep(self, seat: int, hides: bool) -> None:
        self.seat, self._hides = seat, hides
        self._seen[seat] = self._match.next_number()

    def _hand_over(self, seat: int) -> None:
        words = self._stage.words
        name = self._stage.seat(seat)
        secrets = self._stage.secrets(self._match.sight(seat)) if self._match.log else []
        self._voice.gap(PAGE)
        self._voice.ask(words.say("hand-over", name=name))
        self._voice.gap(PAGE)
        self._voice.say(words.say("hand-over-done", name=name))
        self._voice.tell(secrets)
        since = self._seen.get(seat, 0)
        for entry in self._match.live:
            for event in entry.events:
                if entry.number >= since and event.seen_by(None):
                    self._voice.say(self._stage.event(event))
