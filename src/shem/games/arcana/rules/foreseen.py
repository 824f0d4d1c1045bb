"""What acts on who enters a Region, by what everybody knows: paths are proposed, and others offered, by it (B38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.masks import mask_of_places, places_of, shared, united
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.parts.story import Trigger
from shem.games.arcana.rules.conditions import suits
from shem.games.arcana.rules.fading import amount_in_all
from shem.games.arcana.rules.scenario_elements import may_complete, may_fire
from shem.games.arcana.rules.sparing import MOST_THINGS
from shem.games.arcana.rules.status import meant

NO_REGIONS: Final[list[int]] = []
ANYWHERE: Final = -1
NOTHING_WAITS: Final = [0] * len(v.CLASSES)


Meeting = tuple[int, int, int]


@final
@mypyc_attr(acyclic=True)
class Touch:
    """What one effect that lies on a Region does to the Health of a Golem that enters.

    meeting: shared with those that do nothing more on the way once this one has acted; None: it always acts.
    """

    def __init__(self, loss: int, gain: int, meeting: Meeting | None) -> None:
        self.loss: Final = loss
        self.gain: Final = gain
        self.meeting: Final = meeting


NO_TOUCHES: Final[list[Touch]] = []


@final
@mypyc_attr(acyclic=True)
class Toll:
    """Health that a Golem loses, and gets back, by entering; touches: of one Region, what each effect there does."""

    def __init__(self, loss: int, gain: int, touches: list[Touch] = NO_TOUCHES) -> None:
        self.loss: Final = loss
        self.gain: Final = gain
        self.touches: Final = touches


Tolls = dict[int, Toll]
NO_TOLLS: Final[Tolls] = {}


def waiting(battle: Battle, army: int) -> list[int]:
    """For each class a mask of the Regions where something may wait for a Golem of the army that enters.

    A hidden Mana Well or encounter waits wherever it can still be, for nobody knows more.
    """
    plan = battle.plan
    if plan.watch.regions == 0:
        return NOTHING_WAITS
    hidden = 0
    for well in battle.wells:
        if well.among:
            hidden = united(hidden, well.among)
    found = [hidden] * len(v.CLASSES)
    for number in plan.watch.encounters[v.ON_REGION_ENTERED]:
        trigger = plan.encounters[number].trigger
        if (trigger.armies >> army) & 1 and may_fire(battle, number):
            regions = battle.story.among[number]
            if regions == 0 and trigger.among:
                regions = 1 << battle.story.places[number]  # it has been found
            _add(battle, trigger, regions or trigger.regions, found)
    for number in plan.watch.objectives[v.ON_REGION_ENTERED]:
        trigger = plan.objectives[number].trigger
        if (trigger.armies >> army) & 1 and may_complete(battle, number, army):
            _add(battle, trigger, trigger.regions or trigger.among, found)
    return found


def _add(battle: Battle, trigger: Trigger, regions: int, found: list[int]) -> None:
    """Add the Regions of an occasion, all of them where it names none, for the classes that it is about.

    found: a mask for each class.
    """
    regions = regions or battle.field.everywhere
    for size in range(len(v.CLASSES)):
        if (trigger.classes >> size) & 1:
            found[size] = united(found[size], regions)


def tolls(battle: Battle, golem: Golem, regions: int) -> Tolls:
    """What lies on some Regions (a mask) and acts on this Golem when it enters: what that does to its Health."""
    found: Tolls = {}
    for region in places_of(regions):
        touches: list[Touch] = []
        for zone in battle.lying(region):
            _add_touches(battle, golem, zone, touches)
        if touches:
            found[region] = Toll(sum([touch.loss for touch in touches]), sum([touch.gain for touch in touches]), touches)
    return found


def common_touches(known: Tolls) -> list[Touch]:
    """One touch of each thing that lies in several Regions and acts once on who goes through them, MOST_THINGS at most."""
    found: list[Touch] = []
    once: list[Touch] = []
    for toll in known.values():
        for touch in toll.touches:
            if touch.meeting is None or _among(touch.meeting, found):
                continue
            if not _among(touch.meeting, once):
                once.append(touch)
            elif len(found) < MOST_THINGS:
                found.append(touch)
    return found


def _among(meeting: Meeting, touches: list[Touch]) -> bool:
    for touch in touches:  # noqa: SIM110 (a generator is slow when compiled)
        if touch.meeting == meeting:
            return True
    return False


def _add_touches(battle: Battle, golem: Golem, zone: Zone, touches: list[Touch]) -> None:
    """Add what one thing that lies there does; it is gone once an effect of it has acted that acts once."""
    acting = [
        effect for effect in zone.layout.effects if effect.trigger == v.ON_ENTER and _acts(battle, zone, effect, golem)
    ]
    goes = len([effect for effect in acting if effect.once]) > 0
    for effect in acting:
        touches.append(Touch(_loss(effect, golem), _gain(effect), _meeting(zone, effect, goes)))
        if effect.once:
            return


def _meeting(zone: Zone, effect: Effect, goes: bool) -> Meeting | None:
    """A Blessing and a Curse act once a turn (ruling B13), and an effect over time that acts again starts anew (B46)."""
    if zone.layout.role != v.LAID or effect.over_time:
        return effect.number, zone.army, ANYWHERE
    return (effect.number, zone.army, zone.region) if goes else None


def _acts(battle: Battle, zone: Zone, effect: Effect, golem: Golem) -> bool:
    """Whether what lies there would act on the Golem if a move brought it there now."""
    if battle.met and (golem.number, effect.number, zone.army) in battle.met:
        return False  # ruling B13
    return meant(battle, zone, effect, golem) and suits(battle, effect, golem, zone.region, True)


def _loss(effect: Effect, golem: Golem) -> int:
    if effect.deed == v.DESTROY:
        return golem.health
    if effect.deed == v.HARM:
        return _amount(effect)
    return _in_all(effect) if effect.deed == v.HARM_EACH_TURN else 0


def _gain(effect: Effect) -> int:
    if effect.deed == v.HEAL:
        return _amount(effect)
    return _in_all(effect) if effect.deed == v.HEAL_EACH_TURN else 0


def _amount(effect: Effect) -> int:
    """What lies on a Region has no Base Damage and deals no damage that it could be measured by."""
    return effect.amount if effect.measure == v.FIXED else 0


def _in_all(effect: Effect) -> int:
    """An effect over time, all its upkeeps together; nothing of one that ends where who passes through leaves."""
    if (effect.ends >> v.LEAVES) & 1:
        return 0
    return amount_in_all(effect, max(1, effect.rounds))


def entering_acts(battle: Battle, golem: Golem, regions: int, waits: list[int]) -> bool:
    """Whether something in one of some Regions (a mask), not its terrain, acts on the Golem when it enters.

    waits: what is `waiting` for its army.
    """
    if shared(regions, waits[golem.type.size]):
        return True
    laid = shared(regions, battle.laid().entered) if battle.zones else 0
    for region in places_of(laid) if laid else NO_REGIONS:
        for zone in battle.lying(region):
            for effect in zone.layout.effects:
                if effect.trigger == v.ON_ENTER and _acts(battle, zone, effect, golem):
                    return True
    return False


def toll_of(battle: Battle, golem: Golem, path: Sequence[int]) -> Toll:
    """What a path does to a Golem's Health, by what is known."""
    laid = battle.laid().entered & mask_of_places(sorted(path)) if battle.zones else 0
    return toll_by(battle, path, tolls(battle, golem, laid) if laid else NO_TOLLS)


def toll_by(battle: Battle, path: Sequence[int], known: Tolls) -> Toll:
    """The same where the `tolls` of what lies on its Regions are known."""
    loss = gain = 0
    met: list[Meeting] = []
    for region in path:
        loss += battle.field.regions[region].terrain.enter
        toll = known.get(region)
        for touch in toll.touches if toll is not None else NO_TOUCHES:
            if touch.meeting is not None:
                if touch.meeting in met:
                    continue
                met.append(touch.meeting)
            loss += touch.loss
            gain += touch.gain
    return Toll(loss, gain)
