"""What lies on a real table, as the people at it have confirmed it, and what has to be done so that it lies as it should.

Nothing of this is in the rules, and nothing stands in a match's log.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

Deed = Literal["take", "move", "turn", "lay"]
DEEDS: Final[Sequence[Deed]] = ("take", "move", "turn", "lay")  # in the order in which they are done: first make room
Keep = Callable[[dict[str, Any], frozenset[int]], None]
NOTHING: Final[Mapping[str, Any]] = {"laid": False, "since": -1, "things": {}}


class Thing(NamedTuple):
    """A piece that lies on the table. id: such as `golem-3`. kind: the game's own, `GAME-real-KIND` names it. owner: the
    seat whose figure it is, None: nobody's. phase: when it is laid out as the table is set up.

    place: a code of where it lies, how: of how it does, such as its side; where, lies: the same in words. at: the places on
    the board that it takes, for a picture. row: of the board, for reading the table back.
    """

    id: str
    kind: str
    phase: int
    owner: int | None
    name: str
    place: str
    where: str
    at: tuple[int, ...] = ()
    row: int = 0
    how: str = ""
    lies: str = ""


class Change(NamedTuple):
    """What has to be done with a thing. before: how it lies as was confirmed; now: how it should."""

    deed: Deed
    id: str
    before: Mapping[str, Any] | None
    now: Thing | None


class Confirmed:
    """What lies there as was confirmed. seats: whose figures are real; things of other seats are asked for nowhere.

    data: as `keep` was given it, beside the seats. laid: everything has lain as it should before. since: the newest entry
    of the log then.
    """

    def __init__(self, seats: Iterable[int], data: Mapping[str, Any] | None, keep: Keep) -> None:
        self._seats = frozenset(seats)
        self._keep: Final = keep
        self._data: Mapping[str, Any] = data or NOTHING

    @property
    def seats(self) -> frozenset[int]:
        return self._seats

    @property
    def laid(self) -> bool:
        return bool(self._data["laid"])

    @property
    def since(self) -> int:
        return int(self._data["since"])

    def asked(self, things: Iterable[Thing]) -> list[Thing]:
        """Those that are to lie on this table."""
        return [thing for thing in things if thing.owner is None or thing.owner in self._seats]

    def changes(self, now: Iterable[Thing]) -> list[Change]:
        """What has to be done so that these things lie there and nothing else does, in the order to do it in."""
        return changes(self._data["things"], self.asked(now))

    def confirm(self, ids: Collection[str], now: Mapping[str, Sequence[Thing]], entry: int) -> None:
        """What had to be done with these things is done. now: what should lie there, in each language; entry: the newest
        of the log. Raises OSError if it cannot be kept, and then nothing is confirmed."""
        first, *_ = now.values()
        known = {language: {thing.id: thing for thing in things} for language, things in now.items()}
        outstanding = self.changes(first)
        things = dict(self._data["things"])
        for change in outstanding:
            if change.id not in ids:
                continue
            things.pop(change.id, None)
            if change.now is not None:
                things[change.id] = _kept({language: found[change.id] for language, found in known.items()})
        whole = all(change.id in ids for change in outstanding)
        data = {"laid": self.laid or whole, "since": entry if whole else self.since, "things": things}
        self._change(data, self._seats)

    def seat(self, seat: int, real: bool) -> None:
        """A seat's figures are real from now on, or are no more. Where nobody has any left, nothing has to be put away: the
        table is forgotten. Raises OSError as `confirm` does."""
        seats = self._seats | {seat} if real else self._seats - {seat}
        self._change(dict(self._data if seats else NOTHING), seats)

    def _change(self, data: dict[str, Any], seats: frozenset[int]) -> None:
        self._keep(data, seats)
        self._data, self._seats = data, seats


def changes(before: Mapping[str, Mapping[str, Any]], now: Sequence[Thing]) -> list[Change]:
    """What makes the one table the other."""
    found = [Change("take", id, lay, None) for id, lay in before.items() if id not in {thing.id for thing in now}]
    for thing in now:
        lay = before.get(thing.id)
        if lay is None:
            found.append(Change("lay", thing.id, None, thing))
        elif lay["place"] != thing.place:
            found.append(Change("move", thing.id, lay, thing))
        elif lay["how"] != thing.how:
            found.append(Change("turn", thing.id, lay, thing))
    return sorted(found, key=lambda change: (DEEDS.index(change.deed), _phase(change)))


def _phase(change: Change) -> int:
    return change.now.phase if change.now is not None else int((change.before or {})["phase"])


def _kept(thing: Mapping[str, Thing]) -> dict[str, Any]:
    """A thing as it is kept; its words, too, for what is gone has none any more."""
    one, *_ = thing.values()
    return {
        "kind": one.kind,
        "phase": one.phase,
        "owner": one.owner,
        "place": one.place,
        "how": one.how,
        "at": list(one.at),
        "words": {language: [found.name, found.where, found.lies] for language, found in thing.items()},
    }
