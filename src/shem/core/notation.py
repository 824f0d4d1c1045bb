"""The notation: JSON of actions, events, pending decisions and whole states, and a state's digest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import JSONEncoder
from typing import Any, Final

from shem.core.contract import Action, Over, Pending, Roll, State, Together, Turn
from shem.core.event import Event

# Made once; what is written was read from JSON, or is a state's, and holds nothing that holds itself.
_ENCODER: Final = JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)


def canonical(data: object) -> str:
    """The one JSON text of this data: keys in order, no spaces, letters as they are."""
    return _ENCODER.encode(data)


def canonical_with(data: Mapping[str, Any], name: str, text: str) -> str:
    """The same of data with one field more, whose text is known."""
    before = canonical({key: value for key, value in data.items() if key < name})
    after = canonical({key: value for key, value in data.items() if key > name})
    return "{" + ",".join([part for part in (before[1:-1], f'"{name}":{text}', after[1:-1]) if part]) + "}"


def digest_of(data: object) -> str:
    """SHA-256 of the canonical JSON, in hex."""
    return text_digest(canonical(data))


def text_digest(text: str) -> str:
    """SHA-256 of a text, in hex."""
    return sha256(text.encode()).hexdigest()


def digest(state: State) -> str:
    """A state's digest, in hex: equal digests mean equal positions."""
    return digest_of(state.data())


def action_data(action: Action | None) -> list[int] | None:
    """JSON of an action (its key; `Game.action` reads it), null for the set-up."""
    return None if action is None else list(action.key())


def events_data(events: Sequence[Event]) -> list[dict[str, object]]:
    """JSON of events, in order."""
    return [event.data() for event in events]


def pending_data(pending: Pending) -> dict[str, Any]:
    """JSON of what is pending: its `kind` (turn, together, roll, over), the seats, and the question or the outcome."""
    found: dict[str, Any] = {"seats": list(pending.seats)}
    if isinstance(pending, Turn):
        return {"kind": "turn", **found, "prompt": pending.prompt.data()}
    if isinstance(pending, Together):
        return {"kind": "together", **found, "prompt": pending.prompt.data()}
    if isinstance(pending, Roll):
        return {"kind": "roll", **found, "seat": pending.seat, "request": pending.request.data()}
    assert isinstance(pending, Over)
    return {"kind": "over", **found, "outcome": pending.outcome.data()}
