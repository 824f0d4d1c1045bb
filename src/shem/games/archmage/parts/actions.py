"""Everything that a seat can decide. A key's first number is the kind; a kind's keys all have the same length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.contract import Action
from shem.core.keys import Keys
from shem.games.archmage.parts.board import FACINGS, PLACES

FACE: Final = 0
ALLOCATE: Final = 1
ANNOUNCE: Final = 2
USE: Final = 3
SETTLE: Final = 4
MOVE: Final = 5
AIM: Final = 6
DESTROY: Final = 7
PLACE: Final = 8
DECLINE: Final = 9

MOST_UNITS: Final = 40  # above every budget: at most 12, the bonus of a turn with Konge and the Horn
FARTHEST: Final = 6
PHASES: Final = 4
ARTIFACTS: Final = 4
MOST_SEATS: Final = 4
BOUNDS: Final = (DECLINE + 1, PLACES, MOST_UNITS + 1, MOST_UNITS + 1, MOST_UNITS + 1)


class ArchmageAction(Action):
    """Base of this game's actions: they travel as their keys."""

    def __reduce__(self) -> tuple[object, ...]:
        return action_from, (self.key(),)


@final
class Face(ArchmageAction):
    """Turn the golem: facing 0..3 is north, east, south, west."""

    def __init__(self, facing: int) -> None:
        self.facing: Final = facing

    def key(self) -> tuple[int, ...]:
        return (FACE, self.facing)


@final
class Allocate(ArchmageAction):
    """Units for orientation, movement, harvesting and regeneration; `total` is their sum, `most` the largest."""

    def __init__(self, orientation: int, movement: int, harvesting: int, regeneration: int) -> None:
        self.orientation: Final = orientation
        self.movement: Final = movement
        self.harvesting: Final = harvesting
        self.regeneration: Final = regeneration
        self.total: Final = orientation + movement + harvesting + regeneration
        self.most: Final = max(max(orientation, movement), max(harvesting, regeneration))

    def key(self) -> tuple[int, ...]:
        return (ALLOCATE, self.orientation, self.movement, self.harvesting, self.regeneration)

    def units(self, phase: int) -> int:
        if phase == 0:
            return self.orientation
        if phase == 1:
            return self.movement
        if phase == 2:
            return self.harvesting
        return self.regeneration

    def data(self) -> list[int]:
        return [self.orientation, self.movement, self.harvesting, self.regeneration]


@final
class Announce(ArchmageAction):
    """Name the phase that holds the most units: 0..3 in the order of the turn."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def key(self) -> tuple[int, ...]:
        return (ANNOUNCE, self.phase)


@final
class Use(ArchmageAction):
    """Use up an own artifact: Boots, Horn or Bow (the Amulet is used by settling a tie)."""

    def __init__(self, artifact: int) -> None:
        self.artifact: Final = artifact

    def key(self) -> tuple[int, ...]:
        return (USE, self.artifact)


@final
class Settle(ArchmageAction):
    """Use up the Amulet: this tied seat wins the phase."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def key(self) -> tuple[int, ...]:
        return (SETTLE, self.seat)


@final
class Move(ArchmageAction):
    """Move the golem 1..6 remaining districts ahead."""

    def __init__(self, distance: int) -> None:
        self.distance: Final = distance

    def key(self) -> tuple[int, ...]:
        return (MOVE, self.distance)


@final
class Aim(ArchmageAction):
    """Harvest with the Bow from the adjacent district that way."""

    def __init__(self, facing: int) -> None:
        self.facing: Final = facing

    def key(self) -> tuple[int, ...]:
        return (AIM, self.facing)


@final
class Destroy(ArchmageAction):
    """Hamre: remove this artifact from play."""

    def __init__(self, artifact: int) -> None:
        self.artifact: Final = artifact

    def key(self) -> tuple[int, ...]:
        return (DESTROY, self.artifact)


@final
class Place(ArchmageAction):
    """Magibok: set the golem on this position, 0..48."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def key(self) -> tuple[int, ...]:
        return (PLACE, self.position)


@final
class Decline(ArchmageAction):
    """Do not use what was offered: an artifact or a district's power."""

    def key(self) -> tuple[int, ...]:
        return (DECLINE,)


FACES: Final[list[Action]] = [Face(facing) for facing in range(FACINGS)]
ANNOUNCEMENTS: Final[list[Action]] = [Announce(phase) for phase in range(PHASES)]
USES: Final[list[Action]] = [Use(artifact) for artifact in range(ARTIFACTS)]
SETTLEMENTS: Final[list[Action]] = [Settle(seat) for seat in range(MOST_SEATS)]
MOVES: Final[list[Action]] = [Move(distance) for distance in range(1, FARTHEST + 1)]
AIMS: Final[list[Action]] = [Aim(facing) for facing in range(FACINGS)]
DESTRUCTIONS: Final[list[Action]] = [Destroy(artifact) for artifact in range(ARTIFACTS)]
PLACEMENTS: Final[list[Action]] = [Place(position) for position in range(PLACES)]
DECLINING: Final[Action] = Decline()
_KEYS: Final = Keys(
    [*FACES, *ANNOUNCEMENTS, *USES, *SETTLEMENTS, *MOVES, *AIMS, *DESTRUCTIONS, *PLACEMENTS, DECLINING],
    [(ALLOCATE, Allocate, (MOST_UNITS + 1,) * PHASES)],
)


def action_from(key: Sequence[int]) -> Action:
    """The action with this key; raises ValueError if there is none."""
    return _KEYS.action(key)
