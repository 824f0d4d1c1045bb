"""Taking back at the table: who asks, who has agreed, and what could be taken back or done again, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.errors import UndoError
from shem.core.log import LogEntry, Opened
from shem.core.match import Match
from shem.table import messages as m
from shem.table.company import Company
from shem.table.errors import error_text
from shem.table.history import UndoPlan, carry_out, no_undo, redo_plan, undo_plan
from shem.table.menu import NoAnswer
from shem.table.voice import Voice, knows


class Taking:
    """The wish to take the last decision of a person back, while it is open. people: the seats that are no bots'."""

    def __init__(self, match: Match, people: Sequence[int], company: Company) -> None:
        self._match: Final = match
        self._people: Final = people
        self._company: Final = company

    def ask(self, seat: int) -> None:
        """Take back at once if nobody needs to agree, else ask them; who asks while another does agrees with them."""
        if self._company.asking == seat:
            return
        if self._company.asking is not None:
            self.consent(seat, True)
            return
        plan = undo_plan(self._match, self._people, seat)
        if plan.consent:
            self._company.asking = seat
            self._company.agreed.clear()
        else:
            carry_out(self._match, plan)

    def consent(self, seat: int, agree: bool) -> bool:
        """An answer to the seat that asks; False if it says no."""
        if self._company.asking is None:
            raise NoAnswer("table-nobody-asks")
        if not agree:
            return False
        self._company.agreed.add(seat)
        plan = undo_plan(self._match, self._people, self._company.asking)
        if all(other in self._company.agreed for other in plan.consent):
            carry_out(self._match, plan)
            self._company.asking = None
        return True

    def drop(self) -> int | None:
        """Nobody is asked any more; who asked."""
        asker, self._company.asking = self._company.asking, None
        return asker

    def again(self, seat: int) -> None:
        """Do again what was taken back last."""
        plan = redo_plan(self._match, self._people)
        self._match.redo(seat, plan[1] if plan is not None else 1)

    def told(self, voice: Voice, viewer: int | None) -> m.Undo:
        """What can be taken back, as this seat would ask for it, and what can be done again."""
        found = no_undo(self._match)
        found["asking"] = self._company.asking
        again = redo_plan(self._match, self._people)
        if again is not None:
            by, count = again
            found["redo"] = {"by": by, "count": count, "what": _deed(self._match, voice, self._match.taken[-1][1], viewer)}
        try:
            plan = undo_plan(self._match, self._people, viewer if viewer in self._people else None)
            freely = undo_plan(self._match, self._people)
        except UndoError as error:
            found["why"] = error_text(voice.words, error).replace("\n", " ")
            return found
        found["possible"], found["free"], found["count"] = True, not plan.beyond, plan.total
        found["by"] = None if freely.beyond else freely.decided
        found["of"] = plan.decided
        found["what"] = what_of(self._match, voice, plan, viewer)
        if self._company.asking is not None:
            asked_for = undo_plan(self._match, self._people, self._company.asking)
            found["question"] = question_of(voice, self._company.asking)
            found["missing"] = [seat for seat in asked_for.consent if seat not in self._company.agreed]
        if plan.reopens:
            found["why"] = voice.say("undo-reopens")
        if plan.consent:
            found["why"] = " ".join(filter(None, (found["why"], self._consent(voice, plan))))
        elif plan.beyond and not plan.reopens:
            found["why"] = voice.say("undo-beyond")
        return found

    def _consent(self, voice: Voice, plan: UndoPlan) -> str:
        """Who has to agree, and why."""
        names = voice.words.both([voice.stage.seat(seat) for seat in plan.consent])
        if plan.decided == plan.seat:
            return voice.say("undo-consent", names=names)
        return voice.say("undo-theirs", names=names, name=voice.stage.seat(plan.decided))


def what_of(match: Match, voice: Voice, plan: UndoPlan, viewer: int | None) -> str:
    """The person's decision that is taken back, in words, as a seat may know it: the first of all that are."""
    waiting = match.waiting
    if waiting is None:
        return _deed(match, voice, match.live[-plan.total], viewer)
    return _deed(match, voice, waiting if plan.total == 1 else match.live[1 - plan.total], viewer)


def question_of(voice: Voice, asker: int) -> str:
    """What those are asked who have to agree."""
    return voice.say("undo-asks", name=voice.stage.seat(asker))


def _deed(match: Match, voice: Voice, entry: LogEntry | Opened, viewer: int | None) -> str:
    known = match.over or (knows(entry, viewer) if isinstance(entry, LogEntry) else entry.seat == viewer)
    return voice.deed(entry.seat, entry.action, known)
