"""What an effect can do: one deed each, and how long the deeds of each kind last."""

from __future__ import annotations

from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.parts import vocabulary as v

_COOLING = ("cool_moves", "cool_attacks", "cool_powers", "cool_all")


def _words(deeds: int) -> tuple[str, ...]:
    """The words of a mask."""
    return tuple(word for number, word in enumerate(v.DEEDS) if (deeds >> number) & 1)


DEEDS = tuple(field for word in v.DEEDS for field in (_COOLING if word == "cool" else (word,)))
# What stays on a Golem for a time, what may always hold, and what is done to a Region.
LASTING = _words(v.LASTING)
EACH_TURN = _words(v.OVER_TIME)
STANDING = _words(v.LASTING & ~v.OVER_TIME)
ON_REGION = _words(v.ON_REGION)


def deed_of(effect: Effect) -> str:
    """What it does; only of an effect that does exactly one thing."""
    return next(deed for deed in DEEDS if getattr(effect, deed) is not None)
