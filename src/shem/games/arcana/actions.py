"""What a player can decide in a battle. A key's first coordinate is the kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.contract import Action

BOUNDS: Final = (9, 256, 256, 256)


class Decision(Action):
    """Base of a battle's actions."""

    def __reduce__(self) -> tuple[object, ...]:
        return action_from, (self.key(),)


@final
class EndTurn(Decision):
    """End the turn."""

    def key(self) -> tuple[int, ...]:
        return (0,)


@final
class Deploy(Decision):
    """Place a Golem of the army into its deployment zone (Deployment & Turn Order)."""

    def __init__(self, golem: int, region: int) -> None:
        self.golem: Final = golem
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (1, self.golem, self.region)


@final
class HoldBack(Decision):
    """Keep the Golems that are not yet deployed in reserve."""

    def key(self) -> tuple[int, ...]:
        return (2,)


@final
class Move(Decision):
    """Use a move ability to go to a Region by the proposed path, or to enter the board there from the reserve."""

    def __init__(self, golem: int, ability: int, region: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (3, self.golem, self.ability, self.region)


@final
class Route(Decision):
    """Use a move ability along a path that is then named Region by Region (ruling B38)."""

    def __init__(self, golem: int, ability: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability

    def key(self) -> tuple[int, ...]:
        return (4, self.golem, self.ability)


@final
class Attack(Decision):
    """Attack one enemy Golem."""

    def __init__(self, golem: int, ability: int, target: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (5, self.golem, self.ability, self.target)


@final
class AreaAttack(Decision):
    """Attack everyone in a Region whom the ability's scope names."""

    def __init__(self, golem: int, ability: int, region: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (6, self.golem, self.ability, self.region)


@final
class Go(Decision):
    """Name a Region: the next one of a path, or where a displaced Golem goes (its own: it stays)."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (7, self.region)


@final
class Arrive(Decision):
    """The named path is complete: walk it."""

    def key(self) -> tuple[int, ...]:
        return (8,)


END_TURN: Final = EndTurn()
HOLD_BACK: Final = HoldBack()
ARRIVE: Final = Arrive()


LENGTHS: Final = [1, 3, 1, 4, 3, 4, 4, 2, 1]


def action_from(key: Sequence[int]) -> Action:
    """The action with this key; raises ValueError if there is none."""
    if not key or not 0 <= key[0] < len(LENGTHS) or len(key) != LENGTHS[key[0]]:
        raise ValueError(f"no action has the key {list(key)}")
    if any(not 0 <= value < bound for value, bound in zip(key, BOUNDS)):
        raise ValueError(f"no action has the key {list(key)}")
    kind = key[0]
    if kind == 1:
        return Deploy(key[1], key[2])
    if kind == 3:
        return Move(key[1], key[2], key[3])
    if kind == 4:
        return Route(key[1], key[2])
    if kind == 5:
        return Attack(key[1], key[2], key[3])
    if kind == 6:
        return AreaAttack(key[1], key[2], key[3])
    if kind == 7:
        return Go(key[1])
    if kind == 2:
        return HOLD_BACK
    return END_TURN if kind == 0 else ARRIVE
