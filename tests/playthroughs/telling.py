"""A playthrough: a match as plain text, that can be read, compared line by line and played again.

Its head says how the match began. Each decision has a part of its own: who decided what and the action's key, the faces
drawn, what was told with every number, what changed in the state, who is asked what, and digests of what each seat sees and
may do. Some parts, told fully, add the position in words and the legal actions; where several decide at once, the first's.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

import shem
from shem.core.event import Event
from shem.core.log import LogEntry
from shem.core.match import begin
from shem.core.notation import canonical, digest_of, pending_data
from shem.locale.words import SOURCE, Words
from shem.table.face import face
from shem.table.stage import Stage
from tests.playthroughs.begun import Begun

MOST: Final = 40  # legal actions that are listed
SHORT: Final = 12  # letters of a digest that only has to differ

# game, options, seats, seed; told: so many decisions fully, then one in so many; state: if it does not begin anew
Head = dict[str, Any]
Choose = Callable[[shem.Match], tuple[int, shem.Action] | None]  # a seat and its action; None: the playthrough ends here


def told(head: Head, choose: Choose) -> str:
    """The match with this head, with the actions chosen."""
    match = shem.new(head["game"], seats=head["seats"], seed=head["seed"], **head["options"])
    if "state" in head:
        game, secret = Begun(match.game, head["state"]), sha256(f"shem:{head['seed']}".encode()).digest()
        match = begin(game, match.setup, match.seats, match.dice, secret)
    return "\n".join([*_lines(head, match, choose), ""])


def head_of(text: str) -> Head:
    found: Head = json.loads(text.splitlines()[1])
    return found


def actions_of(text: str) -> list[tuple[int, list[int]]]:
    """The seat and the action's key of each decision in a playthrough."""
    lines = (line.split(" ") for line in text.splitlines() if line.startswith("action: "))
    return [(int(line[1]), [int(number) for number in line[2:]]) for line in lines]


def again(text: str) -> str:
    """The same actions once more, by the rules as they are now; it ends where one of them is refused."""
    actions = iter(actions_of(text))

    def choose(match: shem.Match) -> tuple[int, shem.Action] | None:
        seat, key = next(actions, (0, None))
        return None if key is None else (seat, match.game.action(key))

    return told(head_of(text), choose)


def difference(kept: str, now: str) -> str:
    """The first line that differs, as it was and as it is; empty if none does."""
    before, after = kept.splitlines(), now.splitlines()
    longest = max(len(before), len(after))
    for at in range(longest):
        was, is_ = (lines[at] if at < len(lines) else "(the end)" for lines in (before, after))
        if was != is_:
            return f"line {at + 1}\n  was: {was}\n  is:  {is_}"
    return ""


def _lines(head: Head, match: shem.Match, choose: Choose) -> Iterator[str]:
    voice = face(match.game.name).stage(Words(SOURCE), match.setup, match.seats)
    fully, then = head["told"]
    yield f"# {voice.say('title')}, told by `python -m tests.playthroughs.make`"
    yield json.dumps(head)
    yield f"rules: {match.game.rules}, set-up: {_short(match.setup)}"
    yield from _part(voice, match, {}, True)
    while not isinstance(match.pending, shem.Over):
        chosen = choose(match)
        if chosen is None:
            return
        before = match.state.data()
        try:
            match.play(*chosen)
        except shem.Refused as refused:
            yield f"refused: {chosen[0]} {_key(chosen[1])}: {voice.refusal(refused.refusal)}"
            return
        number = match.log[-1].number
        yield from _part(voice, match, before, number <= fully or number % then == 0)
    yield from ["", "## The end", *voice.outcome(match.pending.outcome)]


def _part(voice: Stage, match: shem.Match, before: dict[str, Any], fully: bool) -> Iterator[str]:
    entry = match.log[-1]
    assert isinstance(entry, LogEntry)
    yield ""
    if entry.seat is None or entry.action is None:
        yield "## 0 The set-up"
    else:
        yield f"## {entry.number} {voice.action(entry.seat, entry.action)}"
        yield f"action: {entry.seat} {_key(entry.action)}"
    if entry.draws:
        yield "draws: " + " ".join(map(str, entry.draws))
    yield from _events(voice, match, entry.events)
    yield from _changes(before, match.state.data())
    yield f"digest: {entry.digest}"
    yield from _position(voice, match, fully)


def _events(voice: Stage, match: shem.Match, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        seers = ", ".join(str(seat) for seat in range(len(match.seats)) if event.seen_by(seat))
        yield f"- {voice.event(event)}" + ("" if event.seen_by(None) else f" (seen by {seers or 'nobody'})")
        yield from (f"    {line}" for line in voice.behind(event))


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """Each place of the state that the decision changed, as it was and as it is."""
    was, is_ = dict(_places((), before)), dict(_places((), after))
    for place in sorted({*was, *is_}, key=lambda place: [(isinstance(name, str), name) for name in place]):
        if was.get(place) != is_.get(place):
            change = f"{was[place]} -> " if place in was else ""
            yield f"  {'.'.join(map(str, place))}: {change}{is_.get(place, '(gone)')}"


def _places(place: tuple[str | int, ...], data: object) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The places of JSON data with their values; a list of numbers is one."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _places((*place, name), value)
    elif isinstance(data, list | tuple) and any(isinstance(value, dict | list | tuple) for value in data):
        for at, value in enumerate(data):
            yield from _places((*place, at), value)
    else:
        yield place, canonical(data)


def _position(voice: Stage, match: shem.Match, fully: bool) -> Iterator[str]:
    """What is asked, what a spectator and each seat see, what is legal; in words as the first who decides sees it."""
    pending = match.pending
    yield f"pending: {canonical(pending_data(pending))}"
    views = [match.sight(seat).view() for seat in [None, *range(len(match.seats))]]
    yield "views: " + " ".join(map(_short, views))
    if fully:
        sight = match.sight(pending.seats[0] if pending.seats else None)
        yield from (f"| {line}" for line in voice.table(sight))
    for at, seat in enumerate(pending.seats):
        legal = match.legal(seat)
        yield f"legal for {seat}: {len(legal)}, {_short([list(action.key()) for action in legal])}"
        if fully and at == 0:
            yield from (f"  [{_key(action)}] {voice.action(seat, action)}" for action in _some(legal))


def _some(legal: Sequence[shem.Action]) -> Sequence[shem.Action]:
    """All, or some from the first to the last, at even steps."""
    return legal[:: -(-len(legal) // MOST)]


def _short(data: object) -> str:
    return digest_of(data)[:SHORT]


def _key(action: shem.Action) -> str:
    return " ".join(map(str, action.key()))
