"""What a check found, as plain JSON from the process that checks to the app."""

from __future__ import annotations

from errno import EDQUOT, ENOSPC
from pathlib import Path
from typing import Any, Final

from shem.core.content.problems import ContentError, Message, Problem
from shem.core.errors import Detail, OptionError, SaveError, ShemError
from shem.table.fault import Fault

Data = dict[str, Any]
GOOD: Final = "good"
EXCEEDED: Final = "exceeded"
FAILED: Final = "failed"
FAULT: Final = "fault"
NO_ROOM: Final = (ENOSPC, EDQUOT)
_ERRORS: Final[dict[str, type[ShemError]]] = {"save": SaveError, "option": OptionError}


def good(found: Data) -> Data:
    return {"kind": GOOD, "found": found}


def bad(error: Exception) -> Data:
    """An error of a check; what nobody has foreseen only as a text for the app's log."""
    if isinstance(error, Fault):
        return {"kind": FAULT, "code": error.code, "status": error.status, "values": error.values}
    if isinstance(error, MemoryError):
        return {"kind": EXCEEDED}
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        return {"kind": FAULT, "code": "full", "status": 507, "values": {}}
    if isinstance(error, ContentError):
        return {"kind": "content", "problems": [_problem_data(problem) for problem in error.problems]}
    for kind, known in _ERRORS.items():
        if isinstance(error, known):
            return {"kind": kind, "code": error.code, "message": error.message, "details": error.details}
    return {"kind": FAILED, "reason": repr(error)[:1000]}


def found_of(data: Data) -> Data | None:
    """What a check found; None where it gave up. Raises the error that the check raised."""
    kind = data["kind"]
    if kind == GOOD:
        found: Data = data["found"]
        return found
    if kind == FAULT:
        raise Fault(data["code"], data["status"], **data["values"])
    if kind == "content":
        raise ContentError([_problem_of(problem) for problem in data["problems"]])
    if kind in _ERRORS:
        raise _ERRORS[kind](data["code"], data["message"], data["details"])
    return None


def _problem_data(problem: Problem) -> Data:
    place = {"path": str(problem.path), "line": problem.line, "field": problem.field}
    return {**place, "message": _message_data(problem.message)}


def _problem_of(data: Data) -> Problem:
    return Problem(Path(data["path"]), data["line"], data["field"], _message_of(data["message"]))


def _message_data(message: Message) -> Data:
    details = {
        name: _message_data(value) if isinstance(value, Message) else value for name, value in message.details.items()
    }
    return {"code": message.code, "english": message.english, "details": details}


def _message_of(data: Data) -> Message:
    details: dict[str, Detail] = {
        name: _message_of(value) if isinstance(value, dict) else value for name, value in data["details"].items()
    }
    return Message.__new__(Message, data["code"], data["english"], **details)
