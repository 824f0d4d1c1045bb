"""What sets effects off: attacks, moves, upkeeps, destruction, and entering where something lies."""

from __future__ import annotations

from typing import Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.events import CRIT, MISS
from shem.games.arcana.parts.figures import DESTROYED, Active, Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.sources import ability_source
from shem.games.arcana.parts.state import ENTERED, Battle, Note
from shem.games.arcana.rules.cause import Cause, cause_of
from shem.games.arcana.rules.colossus import knight_down
from shem.games.arcana.rules.conditions import fits, holds
from shem.games.arcana.rules.damage import harm, heal
from shem.games.arcana.rules.duration import tell_over
from shem.games.arcana.rules.effects import act, apply, apply_to, mark, ready
from shem.games.arcana.rules.fading import amount_of_tick, ticked
from shem.games.arcana.rules.region_effects import remove_zone
from shem.games.arcana.rules.status import acts, meant, reaches

OF_ATTACKS: Final = (1 << v.ON_HIT) | (1 << v.ON_MISS) | (1 << v.ON_ATTACK) | (1 << v.ON_KILL)
OF_STRUCK: Final = (1 << v.ON_ATTACKED) | (1 << v.ON_DAMAGED)


@final
class Blow:
    """An attack as it was made: by whom with what, as which type, from where into which Region, at whom.

    results, damages, plain: of each target, what the roll was, the Final Damage, and what it would be without a Crit.
    killed: whether the blow itself destroyed it.
    """

    def __init__(
        self,
        golem: Golem,
        ability: Ability,
        made: int,
        here: int,
        there: int,
        targets: list[Golem],
        results: list[int],
        damages: list[int],
        plain: list[int],
    ) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.made: Final = made
        self.here: Final = here
        self.there: Final = there
        self.targets: Final = targets
        self.results: Final = results
        self.damages: Final = damages
        self.plain: Final = plain
        self.killed: Final = [target.at == DESTROYED for target in targets]


def after_attack(battle: Battle, blow: Blow, entry: Entry, later: list[Step[Battle]]) -> None:
    """Golem Attacks With Special Effects: evaluated on the completion of the attack, hit or miss.

    First the attack's own, then those of the attacker's passive abilities, then those of whom it struck.
    """
    golem = blow.golem
    for effect in blow.ability.effects:
        if (OF_ATTACKS >> effect.trigger) & 1:
            _after_attack(battle, blow, effect, entry, later)
    if golem.type.triggers & OF_ATTACKS:
        for effect in golem.type.passives:
            qualifies = effect.against == v.ANY or effect.against & blow.made != 0
            if (OF_ATTACKS >> effect.trigger) & 1 and qualifies and golem.at >= 0 and acts(battle, golem, effect):
                _after_attack(battle, blow, effect, entry, later)
    if battle.plan.occurs.reactions & OF_STRUCK:
        for place in range(len(blow.targets)):
            _answer(battle, blow, place, entry, later)
    for target, result in zip(blow.targets, blow.results):
        if result != MISS:
            target.struck = battle.round


def _after_attack(battle: Battle, blow: Blow, effect: Effect, entry: Entry, later: list[Step[Battle]]) -> None:
    """One effect, on each target that sets it off, or once for all of them."""
    golem = blow.golem
    if not ready(effect, golem):
        return
    met: list[int] = []
    for place in range(len(blow.targets)):
        result = blow.results[place]
        target = blow.targets[place]
        if effect.whom == v.OTHERS_THERE and result == MISS:
            continue  # ruling B45
        if _triggered(effect.trigger, result, blow.killed[place]) and holds(
            battle, effect, golem, target, blow.here, blow.there, result >= CRIT
        ):
            met.append(place)
    if not met:
        return
    mark(effect, golem)
    source = ability_source(golem.number, effect.slot)
    base = blow.ability.damage
    dealt = blow.plain if effect.whom == v.OTHERS_THERE else blow.damages  # ruling B45
    of_army = (v.ON_ARMY >> effect.deed) & 1 == 1  # once an army, whomever of it the attack has struck
    if effect.per_target or (effect.whom == v.TARGET and not of_army):
        for place in met:
            crit = blow.results[place] >= CRIT
            cause = Cause(golem.army, golem, source, blow.here, base, dealt[place], crit, blow.made)
            apply(battle, effect, cause, [blow.targets[place]], blow.there, entry, later)
        return
    total = sum([dealt[place] for place in met])
    critical = max([blow.results[place] for place in met]) >= CRIT
    cause = Cause(golem.army, golem, source, blow.here, base, total, critical, blow.made)
    targets = blow.targets if effect.whom == v.OTHERS_THERE else [blow.targets[place] for place in met]
    apply(battle, effect, cause, targets, blow.there, entry, later)


def _triggered(trigger: int, result: int, killed: bool) -> bool:
    if trigger == v.ON_HIT:
        return result != MISS
    if trigger == v.ON_MISS:
        return result == MISS
    if trigger == v.ON_KILL:
        return killed
    return True


def _answer(battle: Battle, blow: Blow, place: int, entry: Entry, later: list[Step[Battle]]) -> None:
    """Passive abilities of a Golem that was attacked, or that lost Health by it, and still stands."""
    golem = blow.targets[place]
    if golem.at < 0 or not golem.type.triggers & OF_STRUCK:
        return
    for effect in golem.type.passives:
        if effect.trigger != v.ON_ATTACKED and (effect.trigger != v.ON_DAMAGED or blow.damages[place] == 0):
            continue
        qualifies = effect.against == v.ANY or effect.against & blow.made != 0
        if not qualifies or golem.at < 0 or not acts(battle, golem, effect):
            continue
        source = ability_source(golem.number, effect.slot)
        critical = blow.results[place] >= CRIT
        cause = Cause(golem.army, golem, source, golem.at, blow.ability.damage, blow.damages[place], critical)
        act(battle, effect, cause, [blow.golem], blow.here, entry, later)


def after_move(battle: Battle, golem: Golem, entry: Entry, later: list[Step[Battle]]) -> None:
    """Passive abilities that act when their Golem's move ends; displacement triggers none (ruling B40)."""
    if not (golem.type.triggers >> v.ON_MOVE) & 1:
        return
    for effect in golem.type.passives:
        if effect.trigger == v.ON_MOVE and golem.at >= 0 and acts(battle, golem, effect):
            act(battle, effect, cause_of(golem, effect), [], golem.at, entry, later)


# What was noted while something was being done.


def follow(battle: Battle, entry: Entry) -> None:
    """Do what has been noted, in its order; what needs a decision comes on top of the steps."""
    later: list[Step[Battle]] = []
    while battle.noted:
        note = battle.noted.pop(0)
        if note.kind == ENTERED:
            _entered(battle, note, entry, later)
        else:
            _fell(battle, note, entry, later)
    battle.stack(later)


def _entered(battle: Battle, note: Note, entry: Entry, later: list[Step[Battle]]) -> None:
    """Region-Based Special Effects that act on who enters; those of one thing alone where only that has come."""
    golem = battle.golems[note.golem]
    for zone in battle.lying(note.region):
        if note.other >= 0 and zone.age != note.other:
            continue
        for effect in zone.layout.effects:
            if effect.trigger != v.ON_ENTER or golem.at != note.region:
                continue
            met = (golem.number, effect.number, zone.army)
            if met in battle.met:
                continue
            if _zone_acts(battle, zone, effect, golem, entry, later) and zone.layout.role != v.LAID:
                battle.met = (*battle.met, met)  # ruling B13


def _zone_acts(battle: Battle, zone: Zone, effect: Effect, golem: Golem, entry: Entry, later: list[Step[Battle]]) -> bool:
    """What lies there acts on this Golem, if it is one of whom it is for; what acts once is gone then. Whether it did."""
    if not meant(battle, zone, effect, golem) or golem.at != zone.region or zone not in battle.zones:
        return False
    if not (holds(battle, effect, None, None, zone.region, -1, False) and fits(battle, effect, None, golem, -1, False)):
        return False
    apply_to(battle, effect, Cause(zone.army, None, zone.source, zone.region), golem, entry, later)
    if effect.once:
        remove_zone(battle, zone, entry)
    return True


def _fell(battle: Battle, note: Note, entry: Entry, later: list[Step[Battle]]) -> None:
    """Passive abilities that act when their Golem is destroyed, where it stood."""
    golem = battle.golems[note.golem]
    targets = [battle.golems[note.other]] if note.other >= 0 else []
    there = targets[0].at if targets else -1
    for effect in golem.type.passives:
        if effect.trigger != v.ON_DESTROYED:
            continue
        if effect.kind == v.FROM_KNIGHT and ((note.muted >> effect.knight) & 1 or knight_down(golem, effect.knight)):
            continue
        cause = Cause(golem.army, golem, ability_source(golem.number, effect.slot), note.region)
        act(battle, effect, cause, targets, there, entry, later)


# The upkeep of an army.


def over_time(battle: Battle, army: int, entry: Entry) -> None:
    """Effects Over Time of the army's Golems act at their bearer's upkeep: first all damage, then the rest (ruling B8)."""
    for golem in battle.on_board(army):
        for active in golem.effects:
            if active.effect.deed == v.HARM_EACH_TURN and golem.at >= 0:
                harm(battle, golem, amount_of_tick(active.effect, active.ticks), active.source, active.army, entry)
    for golem in battle.on_board(army):
        if golem.effects:
            _step(battle, golem, entry)


def _step(battle: Battle, golem: Golem, entry: Entry) -> None:
    kept: list[Active] = []
    for active in golem.effects:
        if active.effect.deed == v.HEAL_EACH_TURN:
            heal(battle, golem, amount_of_tick(active.effect, active.ticks), active.source, entry)
        if active.ticks == 1:
            tell_over(golem, active, entry)
        else:
            kept.append(ticked(active))
    golem.effects = kept


def each_round(battle: Battle, army: int, entry: Entry) -> list[Step[Battle]]:
    """Passive abilities and zones that act each round on whom they reach, at that Golem's upkeep.

    One ability acts on a Golem once, whoever of an army has it; each army's own is another (ruling B46). Returns the
    displacements still to be chosen.
    """
    later: list[Step[Battle]] = []
    bearers: list[Golem] = []
    if (battle.plan.occurs.reactions >> v.ON_UPKEEP) & 1:
        bearers = [golem for golem in battle.golems if golem.at >= 0 and (golem.type.triggers >> v.ON_UPKEEP) & 1]
        bearers.sort(key=battle.slot)
    if not bearers and not battle.zones:
        return later
    paid: list[tuple[int, int]] = []
    for golem in battle.on_board(army):
        acted: list[tuple[int, int]] = []
        for bearer in bearers:
            if golem.at >= 0 and (bearer.at == golem.at or (bearer.at >= 0 and bearer.type.far_upkeep)):
                _bearer_acts(battle, bearer, golem, acted, paid, entry, later)
        for zone in battle.laid().upkeeps:
            if zone.region == golem.at:
                _each_round_there(battle, zone, golem, paid, entry, later)
    return later


def _each_round_there(
    battle: Battle, zone: Zone, golem: Golem, paid: list[tuple[int, int]], entry: Entry, later: list[Step[Battle]]
) -> None:
    """What lies there acts on this Golem; on its army once, however many stand there."""
    for effect in zone.layout.effects:
        key = (effect.number, zone.army)
        if effect.trigger != v.ON_UPKEEP or golem.at < 0 or key in paid:
            continue
        if _zone_acts(battle, zone, effect, golem, entry, later) and (v.ON_ARMY >> effect.deed) & 1:
            paid.append(key)


def _bearer_acts(
    battle: Battle,
    bearer: Golem,
    golem: Golem,
    acted: list[tuple[int, int]],
    paid: list[tuple[int, int]],
    entry: Entry,
    later: list[Step[Battle]],
) -> None:
    for effect in bearer.type.passives:
        if effect.trigger != v.ON_UPKEEP or golem.at < 0 or bearer.at < 0:
            continue
        # What is done to a Region has no Golem to reach: it is done at its bearer's own upkeep.
        local = (v.ON_REGION >> effect.deed) & 1 == 1 and effect.at != v.AT_EACH
        if not (golem is bearer if local else reaches(battle, effect, bearer.army, bearer, bearer.at, golem)):
            continue
        key = (effect.number, bearer.army)
        done = paid if effect.whom != v.SELF and (v.ON_ARMY >> effect.deed) & 1 else acted
        if key in done or not ready(effect, bearer) or not acts(battle, bearer, effect):
            continue
        if not fits(battle, effect, bearer, golem, bearer.at, False):
            continue
        if holds(battle, effect, bearer, None, bearer.at, -1, False):
            done.append(key)
            mark(effect, bearer)
            apply_to(battle, effect, cause_of(bearer, effect), golem, entry, later)
