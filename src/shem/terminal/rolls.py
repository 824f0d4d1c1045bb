"""Entered dice: asks for an awaited roll by its purpose until it has been given."""

from __future__ import annotations

from collections.abc import Callable

from shem.core.chance import RollRequest
from shem.core.contract import Roll
from shem.core.match import Match
from shem.locale.words import Words
from shem.table.menu import NoAnswer, folded
from shem.table.stage import Stage
from shem.terminal.dice import Die, die_for, instructions, read
from shem.terminal.keyboard import Keyboard
from shem.terminal.voice import Voice


class Rolls:
    """The rolls of one match. `other` takes what is typed that is no roll (a command)."""

    def __init__(
        self, match: Match, stage: Stage, voice: Voice, keyboard: Keyboard, other: Callable[[str], object]
    ) -> None:
        self._match = match
        self._stage = stage
        self._words: Words = stage.words
        self._voice = voice
        self._keyboard = keyboard
        self._other = other
        self._app_until_done = False
        self._queue: list[str] = []
        self._explained: RollRequest | None = None

    def settle(self, pending: Roll) -> None:
        """Take one step towards the awaited roll: a face, the app's roll, or a command."""
        waiting = self._match.waiting
        if not waiting or not waiting.faces:
            self._app_until_done = False
        request, holder = pending.request, self._keyboard.seat
        if self._app_until_done or not self._keyboard.entrust(request):
            self._match.roll()
            return
        if self._keyboard.seat != holder:
            self._queue.clear()
        if self._explained is not request and not self._queue:
            self._explain(request)
        self._explained = request
        typed = self._queue.pop(0) if self._queue else self._voice.ask(self._words.say("ask-roll"))
        try:
            self._take(typed, request)
        except NoAnswer as error:
            self._queue.clear()
            self._voice.say(self._words.say(error.code, **error.values))

    def _explain(self, request: RollRequest) -> None:
        sight = self._match.sight(None) if self._match.log else None
        waiting = self._match.waiting
        self._voice.tell(self._stage.roll(request, waiting.action if waiting else None, sight))
        if self._stage.by_name(request):
            if self._explained is None or self._explained.purpose != request.purpose:
                self._voice.say(self._words.say("roll-by-name"))
        else:
            self._voice.tell(instructions(self._words, die_for(request.sides), self._stage.faces(request)))

    def _take(self, typed: str, request: RollRequest) -> None:
        words = typed.lower().split()
        if not words:
            self._explained = None
        elif words[0] in self._words.aliases("command-app"):
            self._app_until_done = len(words) > 1 and words[1] in self._words.aliases("command-all")
            self._match.roll()
            waiting = self._match.waiting
            if self._stage.by_name(request) and waiting and waiting.action is None and not self._app_until_done:
                self._voice.tell(self._stage.named(waiting.faces)[-1:])  # it is laid on the table now
        elif words[0] in {name for code in COMMANDS for name in self._words.aliases(f"command-{code}")}:
            self._other(typed)
        elif self._stage.by_name(request):
            first, *rest = typed.split(",")
            self._queue = [part.strip() for part in rest if part.strip()] + self._queue
            place = self._named(first.strip(), self._stage.faces(request))
            self._match.enter(self._stage.face(request, place))
        else:
            self._read(typed, die_for(request.sides))

    def _read(self, typed: str, die: Die) -> None:
        face = die.face(read(typed, die))
        if face is None:
            raise NoAnswer("roll-again", typed=typed)
        self._match.enter(face)

    def _named(self, typed: str, names: list[str]) -> int:
        """The one face whose name begins like this."""
        exact = [face for face, name in enumerate(names, 1) if folded(name) == folded(typed)]
        found = exact or [face for face, name in enumerate(names, 1) if folded(name).startswith(folded(typed))]
        if len(found) != 1:
            some = ", ".join(names[face - 1] for face in found) if found else ", ".join(names)
            raise NoAnswer("roll-which-name", typed=typed, count=len(found), names=some)
        return found[0]


COMMANDS = ("table", "map", "log", "help", "save", "quit", "undo", "why", "options", "order")
