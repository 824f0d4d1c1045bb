"""What was made of a position, and what is different in another one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.blows import NO_BLOWS, Arms, Blow
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import LOST, Active, Golem
from shem.games.arcana.parts.ground import Well, Zone
from shem.games.arcana.parts.laid import changes
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.prospect import IF_HEALTH, UNSEEN, Common
from shem.games.arcana.whereabouts import FAR

NEVER: Final = LOST - 1  # nowhere a Golem can be
NO_EFFECTS: Final[list[Active]] = []
UNARMED: Final = Arms(0, None)


@final
@mypyc_attr(acyclic=True)
class Mark:
    """A Golem as it was, and what it was found to be worth."""

    def __init__(self, golem: Golem | None, strength: float) -> None:
        self.at: Final = NEVER if golem is None else golem.at
        self.health: Final = 0 if golem is None else golem.health
        self.moved: Final = False if golem is None else golem.moved
        self.struck: Final = 0 if golem is None else golem.struck
        self.effects: Final = NO_EFFECTS if golem is None else golem.effects
        self.down: Final[tuple[int, ...]] = () if golem is None else golem.down
        self.uses: Final[tuple[int, ...]] = () if golem is None else golem.uses
        self.pips: Final[tuple[int, ...]] = () if golem is None else golem.pips
        self.cooldown: Final = sum(self.pips) if self.at >= 0 else 0
        self.strength: Final = strength

    def looks_like(self, golem: Golem, asked: int) -> bool:
        """Whether all about the Golem is as it was that its attacks, and those on it, can hang on.

        asked: the kinds of conditions that there are.
        """
        if self.at != golem.at or self.effects is not golem.effects or self.down is not golem.down:
            return False
        if self.health != golem.health and asked & IF_HEALTH:
            return False
        if self.moved != golem.moved and (asked >> v.IF_MOVED) & 1:
            return False
        return self.struck == golem.struck or not (asked >> v.IF_FIRST_HIT) & 1


UNMARKED: Final = Mark(None, 0.0)


@final
@mypyc_attr(acyclic=True)
class Judged:
    """What was made of a position for one seat; it never changes, so positions share it.

    needs: a mask of the armies whose blows were asked for. arms: by Golem, UNARMED where nobody asked. ranks: by army, its
    blows, the best first; pools: what its whole AP can pay of them. strength, ground, nearness, effects: as in the value;
    nearest: how far off each of the own Golems is from the nearest enemy; cooldown: of them all. renewed: how many arms are
    not those of the position before.
    """

    def __init__(self, battle: Battle, common: Common, needs: int, before: Judged | None) -> None:
        count = len(battle.golems)
        self.round: Final = battle.round
        self.field: Final = battle.field
        self.zones: Final[list[Zone]] = battle.zones
        self.wells: Final[list[Well]] = battle.wells.copy()
        self.mana: Final = [army.mana for army in battle.armies]
        self.common: Final = common
        self.needs: Final = needs
        self.marks: Final[list[Mark]] = [UNMARKED] * count if before is None else before.marks.copy()
        self.looks: Final[list[int]] = [UNSEEN] * count if before is None else before.looks.copy()
        self.arms: Final[list[Arms]] = [UNARMED] * count if before is None else before.arms.copy()
        self.ranks: Final[list[list[Blow]]] = [NO_BLOWS] * len(battle.armies) if before is None else before.ranks.copy()
        self.pools: Final[list[float]] = [0.0] * len(battle.armies) if before is None else before.pools.copy()
        self.nearest: Final[list[int]] = [FAR] * count if before is None else before.nearest.copy()
        self.nearness: float = 0.0 if before is None else before.nearness
        self.ground: float = 0.0 if before is None else before.ground
        self.strength = 0.0
        self.effects = 0.0
        self.cooldown = 0
        self.renewed = 0

    def compares(self, battle: Battle, common: Common) -> bool:
        """Whether it is about a position of the same map with the same Golems, so that what differs can be told."""
        return (
            self.field is battle.field
            and len(self.marks) == len(battle.golems)
            and self.common == common
            and (self.round == battle.round or not (battle.plan.occurs.conditions >> v.IF_FIRST_HIT) & 1)
        )


@final
class Differences:
    """What is different in a position from what was judged.

    stale: by Golem, whether its mark is; spent: whether it used an ability, or cooled. regions: where a Golem is different,
    or was, or other things lie; causes: which Golem. seen: by Golem, whether it may look different: it is, or stands there.
    ours, theirs: these Golems of the seat's team, and of others; our_regions, their_regions: where they are or were. huge:
    a Colossus is among them. shifted: whether one of the team's, or of the others', is elsewhere. lasting: whether any
    effect lasts. any: whether anything is different.
    """

    def __init__(self, battle: Battle, allies: int, before: Judged) -> None:
        self.stale: Final = [False] * len(battle.golems)
        self.spent: Final = [False] * len(battle.golems)
        self.seen: Final = [False] * len(battle.golems)
        self.regions: Final[list[int]] = []
        self.causes: Final[list[Golem | None]] = []
        self.ours: Final[list[Golem]] = []
        self.theirs: Final[list[Golem]] = []
        self.our_regions: Final[list[int]] = []
        self.their_regions: Final[list[int]] = []
        self.huge = False
        self.ours_shifted = False
        self.theirs_shifted = False
        self.lasting = len(battle.zones) > 0
        self.any = before.zones is not battle.zones or before.round != battle.round
        self._plan: Final = battle.plan
        self._allies: Final = allies
        self._compare(battle, before)
        self._spread(battle, before)
        self.wells: Final = not _same(before.wells, battle.wells)

    def _compare(self, battle: Battle, before: Judged) -> None:
        """Note the Golems that are different."""
        asked = battle.plan.occurs.conditions
        for golem in battle.golems:
            mark = before.marks[golem.number]
            if golem.effects:
                self.lasting = True
            if mark.uses is not golem.uses or mark.pips is not golem.pips:
                self.spent[golem.number] = self.stale[golem.number] = self.any = True
            if not mark.looks_like(golem, asked):
                self.stale[golem.number] = self.any = True
                self._note(golem, mark.at)
            elif mark.health != golem.health:
                self.stale[golem.number] = self.any = True
                self._see(golem, mark.at, battle.plan.occurs.bleeds)
            elif mark.moved != golem.moved or mark.struck != golem.struck:
                self.stale[golem.number] = self.any = True  # an effect that lies there may ask for it

    def _spread(self, battle: Battle, before: Judged) -> None:
        """Note who stands with them, or with what lies elsewhere than before."""
        if before.zones is not battle.zones:
            gone, new = changes(before.zones, battle.zones)
            for zone in [*gone, *new]:
                self._add(zone.region, None)
        there = battle.standing().there
        for place in range(len(self.regions)):
            for golem in there[self.regions[place]]:
                if not self.seen[golem.number] and self._affects(self.causes[place], golem):
                    self._see(golem, golem.at, True)

    def _note(self, golem: Golem, origin: int) -> None:
        """Note one that is different, and stood there."""
        self._see(golem, origin, True)
        if origin >= 0:
            self._add(origin, golem)
        if origin != golem.at:
            if golem.at >= 0:
                self._add(golem.at, golem)
            if (self._allies >> golem.army) & 1:
                self.ours_shifted = True
            else:
                self.theirs_shifted = True

    def _add(self, region: int, cause: Golem | None) -> None:
        self.regions.append(region)
        self.causes.append(cause)

    def _affects(self, cause: Golem | None, golem: Golem) -> bool:
        """Whether who stands in a Region may look different for that cause: an enemy, an aura, or what lies there."""
        if cause is None or cause.type.auras or cause.type.shared:
            return True
        return not self._plan.allied(cause.army, golem.army)

    def _see(self, golem: Golem, origin: int, looks: bool) -> None:
        """Note one that an attack would do something else to; looks: it may look different, too."""
        self.seen[golem.number] = looks
        ours = (self._allies >> golem.army) & 1 == 1
        (self.ours if ours else self.theirs).append(golem)
        regions = self.our_regions if ours else self.their_regions
        if golem.at >= 0:
            regions.append(golem.at)
        if origin >= 0 and origin != golem.at:
            regions.append(origin)
        if golem.type.size == v.COLOSSUS:
            self.huge = True


def _same(wells: list[Well], others: list[Well]) -> bool:
    if len(wells) != len(others):
        return False
    for place in range(len(others)):  # noqa: SIM110 (a generator is slow when compiled)
        if wells[place] is not others[place]:
            return False
    return True
