"""What of a position's value hangs on the Golems: kept, and made anew only of those that a change since then concerns.

A position carries what was made of it, or of the one that it was copied from. A Golem's blows hang on itself and on what is
within its horizon, so all others' still hold when somebody far off does something.
"""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.at_work import effects_at_work, health_ahead, lying
from shem.games.arcana.blows import Arms, Blow, affordable, ranked, reranked
from shem.games.arcana.differences import UNARMED, Differences, Judged, Mark
from shem.games.arcana.parts.field import Field
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.state import NOT_JUDGED, Battle
from shem.games.arcana.prospect import EVERYWHERE, FLESH, PLACE, UNSEEN, Common, Outlook, common_of
from shem.games.arcana.whereabouts import ground, nearest_of, nearness

LOSS: Final = 0.5  # of the VP of one's own Golem, for its loss, whoever destroys it and whatever Mana that pays
AHEAD: Final = 0.7  # Health that effects over time will take or give, against Health now


def _within(field: Field, at: int, far: int, regions: list[int]) -> bool:
    for region in regions:  # noqa: SIM110 (a generator is slow when compiled)
        if field.distance(at, region, False) <= far:
            return True
    return False


def judged(battle: Battle, seat: int) -> Judged:
    """What of the position's value hangs on the Golems."""
    if battle.judged is NOT_JUDGED:
        battle.judged = [None] * battle.plan.wild
    common = common_of(battle)
    needs = _needs(battle, seat)
    before = battle.judged[seat]
    if not isinstance(before, Judged) or not before.compares(battle, common):
        before = Judged(battle, common, 0, None)
    found = _made(battle, seat, before, common, needs)
    if found is not before:
        if 2 * found.renewed < len(battle.golems):
            battle.judged = battle.judged.copy()
        battle.judged[seat] = found  # where most is new, also for those that it was copied from, and their copies to come
    return found


def _made(battle: Battle, seat: int, before: Judged, common: Common, needs: int) -> Judged:
    """What is made of a position, given what was made of another one; the same where nothing is different."""
    differences = Differences(battle, battle.plan.allies[seat], before)
    if before.needs == needs and not differences.any and not differences.wells and not _repriced(battle, before):
        return before
    return _Judge(battle, seat, before, differences, common, needs).judged()


def _repriced(battle: Battle, before: Judged) -> bool:
    """Whether any army has other Mana than it had."""
    for army in battle.armies:  # noqa: SIM110 (a generator is slow when compiled)
        if before.mana[army.number] != army.mana:
            return True
    return False


def _needs(battle: Battle, seat: int) -> int:
    """A mask of the armies whose blows count: the seat's own, and those of the enemies who have a turn yet."""
    needs = 1 << seat
    last = last_round(battle)
    for army in battle.armies:
        if army.out or battle.allied(army.number, seat):
            continue
        if not last or battle.order.index(army.number) > battle.turn:
            needs |= 1 << army.number
    return needs


def last_round(battle: Battle) -> bool:
    return battle.round >= battle.plan.rounds > 0


@final
class _Judge:
    """Makes what is new and takes over the rest."""

    def __init__(
        self, battle: Battle, seat: int, before: Judged, differences: Differences, common: Common, needs: int
    ) -> None:
        self.battle: Final = battle
        self.seat: Final = seat
        self.allies: Final = battle.plan.allies[seat]
        self.before: Final = before
        self.differences: Final = differences
        self.found: Final = Judged(battle, common, needs, before)
        self.outlook: Final = Outlook(battle, seat, self.found.looks, common)
        self.others: Final = battle.enemies_of(seat, True)
        self.own: Final = battle.allies_of(seat)
        self.foes: Final = ~self.allies & ((1 << len(battle.armies)) - 1)
        self.rearmed: Final = [False] * len(battle.golems)
        self.reranked = 0  # a mask of the armies with one of them

    def judged(self) -> Judged:
        self._mark()
        self._arm()
        self._rank()
        self._sum()
        return self.found

    def _mark(self) -> None:
        """Mark the stale Golems anew, and forget how those look that may look different."""
        differences, found = self.differences, self.found
        for golem in self.battle.golems:
            if differences.stale[golem.number]:
                found.marks[golem.number] = Mark(golem, self._strength(golem))
            if differences.seen[golem.number]:
                found.looks[golem.number] = UNSEEN

    def _arm(self) -> None:
        """Find what the Golems could strike: anew, by what is different, or as it was."""
        found = self.found
        for golem in self.battle.golems:
            number = golem.number
            before = found.arms[number]
            if golem.at < 0 or not (found.needs >> golem.army) & 1:
                arms = UNARMED
            elif before is UNARMED or self._is_new(golem, before):
                arms = self._new(golem, golem.army == self.seat)
            else:
                arms = self._updated(golem, before, golem.army == self.seat)
            if arms is not before:
                found.arms[number] = arms
                self.rearmed[number] = True
                found.renewed += 1
                self.reranked |= 1 << golem.army

    def _new(self, golem: Golem, ours: bool) -> Arms:
        return self.outlook.arms(golem, self.others, self.allies) if ours else self.outlook.arms(golem, self.own, self.foes)

    def _is_new(self, golem: Golem, arms: Arms) -> bool:
        """Whether more is different for a Golem than whom it could strike."""
        battle, differences = self.battle, self.differences
        if differences.seen[golem.number]:
            return True
        if self.before.mana[golem.army] != self.found.mana[golem.army] and self.outlook.scale.pays_mana(golem):
            return True
        if arms.horizon == EVERYWHERE or differences.huge or not battle.plan.rules.full_regions_crossed:
            return _within(battle.field, golem.at, arms.horizon, differences.regions)
        return False

    def _updated(self, golem: Golem, arms: Arms, ours: bool) -> Arms:
        """The arms of one for whom nothing else is different than what it pays and whom it could strike."""
        battle, differences = self.battle, self.differences
        if differences.spent[golem.number]:
            repriced = self.outlook.repriced(golem, arms)
            if repriced is None:
                return self._new(golem, ours)
            arms = repriced
        if not _within(
            battle.field, golem.at, arms.horizon, differences.their_regions if ours else differences.our_regions
        ):
            return arms
        if arms.aims is None:
            return self._new(golem, ours)
        return self.outlook.updated(golem, arms, differences.theirs if ours else differences.ours)

    def _strength(self, golem: Golem) -> float:
        """A Golem by its Health, in which effects over time are counted already."""
        if golem.at < RESERVE:
            return 0.0
        scale = self.outlook.scale
        share = (golem.health + AHEAD * health_ahead(golem)) / golem.type.health
        amount = scale.worth(golem) * (PLACE + FLESH * max(0.0, share))
        return amount + LOSS * scale.points(golem) if (self.allies >> golem.army) & 1 else -amount

    def _rank(self) -> None:
        """Rank the blows of the armies of whom a Golem has other arms than before."""
        battle, before, found = self.battle, self.before, self.found
        count = len(battle.golems)
        for army in range(len(battle.armies)):
            if (self.reranked >> army) & 1:
                new: list[Blow] = []
                for golem in battle.golems:
                    if golem.army == army and self.rearmed[golem.number]:
                        new.extend(found.arms[golem.number].blows)
                rank = reranked(before.ranks[army], self.rearmed, ranked(new))
                found.ranks[army] = rank
                found.pools[army] = affordable(rank, battle.plan.ap, count)

    def _sum(self) -> None:
        battle, seat, differences, found = self.battle, self.seat, self.differences, self.found
        for mark in found.marks:
            found.strength += mark.strength
        for golem in battle.golems:
            if golem.army == seat:
                found.cooldown += found.marks[golem.number].cooldown
        shifted = differences.ours_shifted or differences.theirs_shifted
        if shifted or differences.wells or self.before.round != found.round:
            found.ground = ground(battle, seat, self.outlook.unit, 0.0 if last_round(battle) else 1.0)
        if shifted:
            self._near()
            found.nearness = nearness(battle, seat, found.nearest)
        if differences.lasting:
            found.effects = effects_at_work(battle, seat) + lying(self.outlook, seat)

    def _near(self) -> None:
        """Look for the nearest enemies of those who are elsewhere; of everybody where an enemy is."""
        battle, differences = self.battle, self.differences
        enemies = [golem.at for golem in battle.golems if golem.at >= 0 and not (self.allies >> golem.army) & 1]
        for golem in battle.golems:
            if golem.army != self.seat or golem.at < 0 or golem.type.construct:
                continue
            if differences.theirs_shifted or self.before.marks[golem.number].at != golem.at:
                self.found.nearest[golem.number] = nearest_of(battle, golem.at, enemies)
