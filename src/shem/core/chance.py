"""Chance is an argument: a rule asks its `Entry` for a roll, and the entry's source says where faces come from."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.errors import RollError
from shem.core.event import EVERYBODY, NOBODY, Event


@final
class RollRequest:
    """A roll that a rule asks for.

    sides: the die's faces, 1..sides. purpose, args: what it is for, a code of the game and its numbers. alike: None,
    or a list of `sides + 1` classes (index 0 unused): faces of one class lead to the same future. seers: a mask.
    """

    def __init__(
        self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int = EVERYBODY
    ) -> None:
        self.sides: Final = sides
        self.purpose: Final = purpose
        self.args: Final = args
        self.alike: Final = alike
        self.seers: Final = seers

    def data(self) -> dict[str, object]:
        return {"sides": self.sides, "purpose": self.purpose, "args": list(self.args), "seers": self.seers}

    def check(self, face: int) -> None:
        """Raise RollError unless the face is on the die."""
        if not 1 <= face <= self.sides:
            raise RollError(
                "roll-off-die",
                f"{face} is not on this die: it has the faces 1 to {self.sides}",
                {"face": face, "sides": self.sides, "purpose": self.purpose},
            )

    def __reduce__(self) -> tuple[object, ...]:
        return _request, (self.sides, self.purpose, self.args, self.alike, self.seers)


def _request(sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> RollRequest:
    return RollRequest(sides, purpose, args, alike, seers)


class NeedRoll(Exception):
    """A roll that nobody has entered yet; the state that was being changed is half done and to be thrown away."""

    def __init__(self, request: RollRequest) -> None:
        super().__init__(request)
        self.request: Final = request


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Base of the sources of faces."""

    def face(self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> int:
        """A face, 1..sides; raises NeedRoll where the source has none."""
        raise NotImplementedError


@final
class Seeded(Chance):
    """A generator from a seed: for bots, playouts and the laboratory."""

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed
        self._random: Random | None = None  # most futures that a bot looks at roll nothing

    def face(self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> int:
        random = self._random
        if random is None:
            random = self._random = Random(self._seed)
        return int(random.random() * sides) + 1


@final
class Scripted(Chance):
    """Given faces in order; raises NeedRoll where they end, so it also serves rolls that are entered one by one."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces: Final = list(faces)
        self.at = 0

    def face(self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> int:
        if self.at == len(self.faces):
            raise NeedRoll(RollRequest(sides, purpose, args, alike, seers))
        face = self.faces[self.at]
        RollRequest(sides, purpose, args, alike, seers).check(face)
        self.at += 1
        return face


@final
class Every(Chance):
    """Each future once, depth first: run the same action on a fresh copy until `next` is False.

    Faces alike count as one face that carries their joint weight; `weight` is the probability of the current leaf.
    """

    def __init__(self, alike: bool = True) -> None:
        self.open: list[list[tuple[int, float]]] = []
        self.at = 0
        self.weight = 1.0
        self.by_class: Final = alike

    def face(self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> int:
        if self.at == len(self.open):
            self.open.append(face_classes(sides, alike if self.by_class else None))
        face, share = self.open[self.at][0]
        self.at += 1
        self.weight *= share
        return face

    def next(self) -> bool:
        """Go on to the next leaf; False when all were seen."""
        self.at = 0
        self.weight = 1.0
        while self.open:
            self.open[-1].pop(0)
            if self.open[-1]:
                return True
            self.open.pop()
        return False


def face_classes(sides: int, alike: Sequence[int] | None) -> list[tuple[int, float]]:
    """The first face of each class with the class's probability."""
    if alike is None:
        return [(face, 1 / sides) for face in range(1, sides + 1)]
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for face in range(1, sides + 1):
        kind = alike[face]
        if kind not in first:
            first[kind] = face
            count[kind] = 0
        count[kind] += 1
    return [(first[kind], count[kind] / sides) for kind in first]


def sealed_face(secret: bytes, entry: int, roll: int, sides: int) -> int:
    """The face that HMAC-SHA256(secret, entry:roll:try) gives, fair by drawing again above the last whole multiple."""
    return _face(hmac.new(secret, digestmod=hashlib.sha256), entry, roll, sides)


def _face(keyed: hmac.HMAC, entry: int, roll: int, sides: int) -> int:
    """The same of a secret that was taken in once for many rolls."""
    attempt = 0
    while True:
        found = keyed.copy()
        found.update(f"{entry}:{roll}:{attempt}".encode())
        number = int.from_bytes(found.digest()[:8], "big")
        if number < 2**64 - 2**64 % sides:
            return number % sides + 1
        attempt += 1


@final
class Sealed(Chance):
    """A match's dice for one entry: the faces known so far, then its own (`app`) or NeedRoll for those entered by hand.

    A roll that nobody may see is always its own: a face that somebody reads off a die is no secret.

    No copy, undo or preview can look ahead, for each entry number is used once.
    """

    def __init__(self, secret: bytes, entry: int, known: Sequence[int] = (), app: bool = True) -> None:
        self.secret: Final = secret
        self.entry: Final = entry
        self.known: Final = known
        self.app: Final = app
        self.count = 0
        self._keyed: hmac.HMAC | None = None

    def face(self, sides: int, purpose: str, args: tuple[int, ...], alike: Sequence[int] | None, seers: int) -> int:
        if self.count < len(self.known):
            face = self.known[self.count]
            RollRequest(sides, purpose, args, alike, seers).check(face)
        elif self.app or seers == NOBODY:
            if self._keyed is None:
                self._keyed = hmac.new(self.secret, digestmod=hashlib.sha256)
            face = _face(self._keyed, self.entry, self.count, sides)
        else:
            raise NeedRoll(RollRequest(sides, purpose, args, alike, seers))
        self.count += 1
        return face


@final
class Entry:
    """One application of one action: what it drew, what it told, whether it showed anything new, and whether any of that
    was hidden from somebody."""

    def __init__(self, chance: Chance, telling: bool = False) -> None:
        self.chance: Final = chance
        self.telling: Final = telling
        self.draws: list[int] = []
        self.rolls = 0
        self.events: list[Event] = []
        self.revealed = False
        self.hidden = False

    def roll(
        self,
        sides: int,
        purpose: str,
        args: tuple[int, ...] = (),
        alike: Sequence[int] | None = None,
        seers: int = EVERYBODY,
    ) -> int:
        """A face, 1..sides. See RollRequest for what the arguments mean."""
        self.hidden = self.hidden or seers != EVERYBODY
        face = self.chance.face(sides, purpose, args, alike, seers)
        self.rolls += 1
        if self.telling:
            self.draws.append(face)
        return face

    def tell(self, event: Event) -> None:
        """Record what happened; callers build the event only `if entry.telling`."""
        self.events.append(event)
        self.hidden = self.hidden or event.seers != EVERYBODY
        if event.kind.reveals:
            self.revealed = True
