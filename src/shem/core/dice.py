"""Who rolls in a match: for each seat the app, a hand, or either; and the secret that the app's faces are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_bytes
from typing import Final, Literal, final

from shem.core.chance import Chance, RollRequest, Scripted, Sealed, sealed_face
from shem.core.errors import OptionError, ShemError
from shem.core.log import Opened

APP: Final = "app"
ENTER: Final = "enter"
EITHER: Final = "either"  # the app's, where a hand does not enter an action's


def kind_of(kind: str) -> Literal["app", "enter", "either"]:
    """A kind that was checked, as a type."""
    return "app" if kind == APP else "enter" if kind == ENTER else "either"


def fresh_secret() -> bytes:
    """One that nobody has seen."""
    return token_bytes(32)


def check_dice(kind: str) -> None:
    """Raise OptionError unless it is a kind of dice."""
    if kind not in (APP, ENTER, EITHER):
        raise OptionError("dice-kind", f"dice are {APP}, {ENTER} or {EITHER}, not {kind!r}", {"found": kind})


@final
class Dice:
    """The dice of a match. kinds: for each seat `app`, `enter` or `either`. secret: None if it was left out of the file,
    so that only what was drawn already can be played again."""

    def __init__(self, kinds: Sequence[str], secret: bytes | None) -> None:
        self.kinds: Final = list(kinds)
        self.secret = secret

    def check_may(self, seat: int, kind: str) -> None:
        """Raise OptionError unless the seat may have this action's dice rolled so."""
        if kind not in (APP, ENTER):
            raise OptionError("dice-kind", f"an action's dice are {APP} or {ENTER}, not {kind!r}", {"found": kind})
        if kind == ENTER and self.kinds[seat] == APP:
            raise OptionError("dice-app", f"the app rolls for seat {seat}: the match was set up so", {"seat": seat})

    def check_secret(self) -> None:
        """Raise ShemError where there is nothing to draw dice from."""
        if self.secret is None:
            raise ShemError("no-secret", "the file was taken along before the end, without the secret of its dice")

    def chance(self, opened: Opened) -> Chance:
        """What an action's faces come from: those known, then the app or, where it does not roll, none."""
        if self.secret is None:
            return Scripted(opened.faces)
        return Sealed(self.secret, opened.number, opened.faces, self.app_rolls(opened))

    def app_rolls(self, opened: Opened) -> bool:
        """Whether the app rolls for this action."""
        if opened.dice is not None:
            return opened.dice == APP
        return ENTER not in self.kinds if opened.seat is None else self.kinds[opened.seat] != ENTER

    def face(self, opened: Opened, request: RollRequest) -> int:
        """The face that the app rolls for the awaited roll; raises ShemError where it cannot."""
        self.check_secret()
        assert self.secret is not None
        return sealed_face(self.secret, opened.number, len(opened.faces), request.sides)
