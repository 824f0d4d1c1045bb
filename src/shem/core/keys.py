"""A game's actions by their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, final

from shem.core.contract import Action


@final
class Keys:
    """shared: actions of which one object serves everybody. made: others by their kind, a key's first number: what makes
    one of the numbers after it, and the number above all values of each."""

    def __init__(
        self, shared: Iterable[Action], made: Iterable[tuple[int, Callable[..., Action], tuple[int, ...]]]
    ) -> None:
        self._shared: Final = {action.key(): action for action in shared}
        self._made: Final = {kind: (maker, bounds) for kind, maker, bounds in made}

    def action(self, key: Sequence[int]) -> Action:
        """The action with this key; raises ValueError if there is none."""
        found = self._shared.get(tuple(key))
        if found is not None:
            return found
        if key and key[0] in self._made:
            maker, bounds = self._made[key[0]]
            numbers = key[1:]
            if len(numbers) == len(bounds) and all(0 <= number < bound for number, bound in zip(numbers, bounds)):
                return maker(*numbers)
        raise ValueError(f"no action has the key {list(key)}")
