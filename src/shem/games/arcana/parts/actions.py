"""What a player can decide in a battle. A key's first coordinate is the kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action
from shem.core.keys import Keys

BOUNDS: Final = (19, 1024, 256, 1024, 1024, 256)


@mypyc_attr(acyclic=True)
class Decision(Action):
    """Base of a battle's actions."""

    def __reduce__(self) -> tuple[object, ...]:
        return action_from, (self.key(),)


@final
@mypyc_attr(acyclic=True)
class EndTurn(Decision):
    """End the turn."""

    def key(self) -> tuple[int, ...]:
        return (0,)


@final
@mypyc_attr(acyclic=True)
class Deploy(Decision):
    """Place a Golem of the army into its deployment zone (Deployment & Turn Order)."""

    def __init__(self, golem: int, region: int) -> None:
        self.golem: Final = golem
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (1, self.golem, self.region)


@final
@mypyc_attr(acyclic=True)
class HoldBack(Decision):
    """Keep the Golems that are not yet deployed in reserve."""

    def key(self) -> tuple[int, ...]:
        return (2,)


@final
@mypyc_attr(acyclic=True)
class Move(Decision):
    """Use a move ability to go to a Region by the proposed path, or to enter the board there from the reserve."""

    def __init__(self, golem: int, ability: int, region: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (3, self.golem, self.ability, self.region)


@final
@mypyc_attr(acyclic=True)
class Route(Decision):
    """Use a move ability along a path that is then named Region by Region (ruling B38)."""

    def __init__(self, golem: int, ability: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability

    def key(self) -> tuple[int, ...]:
        return (4, self.golem, self.ability)


@final
@mypyc_attr(acyclic=True)
class Attack(Decision):
    """Attack one enemy Golem."""

    def __init__(self, golem: int, ability: int, target: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (5, self.golem, self.ability, self.target)


@final
@mypyc_attr(acyclic=True)
class AreaAttack(Decision):
    """Attack everyone in a Region whom the ability's scope names."""

    def __init__(self, golem: int, ability: int, region: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (6, self.golem, self.ability, self.region)


@final
@mypyc_attr(acyclic=True)
class Go(Decision):
    """Name a Region: the next one of a path, or where a displaced Golem goes (its own: it stays)."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (7, self.region)


@final
@mypyc_attr(acyclic=True)
class Arrive(Decision):
    """The named path is complete: walk it."""

    def key(self) -> tuple[int, ...]:
        return (8,)


@final
@mypyc_attr(acyclic=True)
class Charge(Decision):
    """Charge one enemy Golem with a Melee attack, by a move ability, from the approach Region (Charging)."""

    def __init__(self, golem: int, ability: int, move: int, target: int, approach: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.move: Final = move
        self.target: Final = target
        self.approach: Final = approach

    def key(self) -> tuple[int, ...]:
        return (9, self.golem, self.ability, self.move, self.target, self.approach)


@final
@mypyc_attr(acyclic=True)
class AreaCharge(Decision):
    """Charge a Region with a Melee Area-of-Effect attack."""

    def __init__(self, golem: int, ability: int, move: int, region: int, approach: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.move: Final = move
        self.region: Final = region
        self.approach: Final = approach

    def key(self) -> tuple[int, ...]:
        return (10, self.golem, self.ability, self.move, self.region, self.approach)


@final
@mypyc_attr(acyclic=True)
class Use(Decision):
    """Use a power that needs no aim."""

    def __init__(self, golem: int, ability: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability

    def key(self) -> tuple[int, ...]:
        return (11, self.golem, self.ability)


@final
@mypyc_attr(acyclic=True)
class UseOn(Decision):
    """Use a power on a Golem or Construct."""

    def __init__(self, golem: int, ability: int, target: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (12, self.golem, self.ability, self.target)


@final
@mypyc_attr(acyclic=True)
class UseAt(Decision):
    """Use a power on a Region."""

    def __init__(self, golem: int, ability: int, region: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (13, self.golem, self.ability, self.region)


@final
@mypyc_attr(acyclic=True)
class Miracle(Decision):
    """Ask the army's Ancient One of this number for its Miracle."""

    def __init__(self, ancient: int) -> None:
        self.ancient: Final = ancient

    def key(self) -> tuple[int, ...]:
        return (14, self.ancient)


@final
@mypyc_attr(acyclic=True)
class Bless(Decision):
    """Place an Ancient One's Blessing in a Region, or move it there."""

    def __init__(self, ancient: int, region: int) -> None:
        self.ancient: Final = ancient
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (15, self.ancient, self.region)


@final
@mypyc_attr(acyclic=True)
class Curse(Decision):
    """Place an Ancient One's Curse in a Region, or move it there."""

    def __init__(self, ancient: int, region: int) -> None:
        self.ancient: Final = ancient
        self.region: Final = region

    def key(self) -> tuple[int, ...]:
        return (16, self.ancient, self.region)


@final
@mypyc_attr(acyclic=True)
class Choose(Decision):
    """Choose what an encounter offers, by its place from 0."""

    def __init__(self, option: int) -> None:
        self.option: Final = option

    def key(self) -> tuple[int, ...]:
        return (17, self.option)


@final
@mypyc_attr(acyclic=True)
class Resign(Decision):
    """Give the battle up; only where the set-up allows it (ruling B19)."""

    def key(self) -> tuple[int, ...]:
        return (18,)


END_TURN: Final = EndTurn()
HOLD_BACK: Final = HoldBack()
ARRIVE: Final = Arrive()
RESIGN: Final = Resign()
_MADE: Final = [
    (1, Deploy, 2),
    (3, Move, 3),
    (4, Route, 2),
    (5, Attack, 3),
    (6, AreaAttack, 3),
    (7, Go, 1),
    (9, Charge, 5),
    (10, AreaCharge, 5),
    (11, Use, 2),
    (12, UseOn, 3),
    (13, UseAt, 3),
    (14, Miracle, 1),
    (15, Bless, 2),
    (16, Curse, 2),
    (17, Choose, 1),
]
_KEYS: Final = Keys(
    [END_TURN, HOLD_BACK, ARRIVE, RESIGN], [(kind, made, BOUNDS[1 : 1 + numbers]) for kind, made, numbers in _MADE]
)


def action_from(key: Sequence[int]) -> Action:
    """The action with this key; raises ValueError if there is none."""
    return _KEYS.action(key)
