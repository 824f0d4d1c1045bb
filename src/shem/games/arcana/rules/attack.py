"""Combat: whom an attack can strike, its To-Hit value, and the roll of the attack dice."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import NO_SOURCE, Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import Edition
from shem.games.arcana.parts.events import CRIT, HIT, LUCKY, MISS, SUPER_CRIT
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ability_source, golem_source, region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.damage import damage, lose_health
from shem.games.arcana.rules.duration import end, spent_by_attack
from shem.games.arcana.rules.rerolls import rerolls_of
from shem.games.arcana.rules.stacking import attack_type, modify, no_less
from shem.games.arcana.rules.triggers import Blow, after_attack

CONTESTED: Final = -20
SPARES: Final = 100  # the face, 00, of a Super Crit
KEPT_CLASSES: Final = 4096


def to_hit(battle: Battle, golem: Golem, ability: Ability, target: Golem, tally: Tally) -> int:
    """Calculating the To-Hit Value: percent, may leave 0..100."""
    tally.base(Why.ACCURACY, ability.accuracy, ability_source(golem.number, ability.slot))
    modify(battle, golem, v.ACCURACY, ability, target, tally)
    if attack_type(battle, golem, ability) == v.RANGED:
        single = ability.scope == v.SINGLE
        if (single or battle.plan.rules.area_is_contested) and battle.enemy_in(golem.at, golem.army):  # ruling A7
            tally.add(Why.CONTESTED, CONTESTED, region_source(golem.at))  # ruling B15
        if single:  # ruling B42
            _intervening(battle, golem, ability, target, tally)
            _cover(battle, golem, ability, target, tally)
    elif battle.plan.rules.melee_has_cover and ability.scope == v.SINGLE:  # ruling A14
        _cover(battle, golem, ability, target, tally)
    evasion = Tally(tally.keep)
    dodge(battle, target, ability, golem, evasion)
    tally.less(evasion)
    if (battle.plan.occurs.attributes >> v.ROLL) & 1:
        # What is added to the roll is as much off the value that it must not exceed: the dice stay as they lie.
        rolled = Tally(tally.keep)
        modify(battle, golem, v.ROLL, ability, target, rolled)
        tally.less(rolled)
    return tally.total


def _intervening(battle: Battle, golem: Golem, ability: Ability, target: Golem, tally: Tally) -> None:
    """Intervening Cover, by the target's class."""
    field = battle.field
    size = target.type.size
    between = Tally(tally.keep)
    for region in field.line(golem.at, target.at).between:
        between.add(Why.INTERVENING, field.regions[region].intervening_values[size], region_source(region))
    modify(battle, target, v.INTERVENING, ability, golem, between)
    _ignore(battle, golem, ability, target, between)
    tally.less(between)


def _cover(battle: Battle, golem: Golem, ability: Ability, target: Golem, tally: Tally) -> None:
    """Region Cover, by the target's class."""
    own = Tally(tally.keep)
    values = battle.field.regions[target.at].cover_values
    own.add(Why.COVER, values[target.type.size], region_source(target.at))
    modify(battle, target, v.COVER, ability, golem, own)
    _ignore(battle, golem, ability, target, own)
    tally.less(own)


def _ignore(battle: Battle, golem: Golem, ability: Ability, target: Golem, cover: Tally) -> None:
    """An attack that ignores cover takes all of it away, as a line of what makes it so."""
    if not (battle.plan.occurs.attributes >> v.IGNORES_COVER) & 1:
        return
    ignoring = Tally(cover.keep)
    modify(battle, golem, v.IGNORES_COVER, ability, target, ignoring)
    if ignoring.total:
        cover.become(Why.EFFECT, 0, ignoring.lines[-1].source if cover.keep else NO_SOURCE)


def dodge(battle: Battle, golem: Golem, ability: Ability | None, other: Golem | None, tally: Tally) -> int:
    """Dodge, at least 0 (ruling B24)."""
    tally.base(Why.DODGE, golem.type.dodge, golem_source(golem.number))
    modify(battle, golem, v.DODGE, ability, other, tally)
    return no_less(tally)


def doubles_count(battle: Battle, target: Golem, ability: Ability, golem: Golem) -> bool:
    """Whether a double is good against this target (ruling B47)."""
    tally = Tally(False)
    tally.base(Why.PRINTED, 1)
    modify(battle, target, v.DOUBLES, ability, golem, tally)
    return tally.total != 0


def result_of(edition: Edition, face: int, to_hit: int, doubles: bool) -> int:
    """Rolling Doubles: MISS, HIT, LUCKY, CRIT or SUPER_CRIT for a d100 face (100 is 00; ruling B2)."""
    double = face % 11 == 0 or face == SPARES
    if double and not doubles:
        return MISS
    if face == SPARES:
        return SUPER_CRIT
    if edition.is_hit(face, to_hit):
        return CRIT if double else HIT
    return LUCKY if double else MISS


def chance_to_hit(edition: Edition, to_hit: int, doubles: bool) -> float:
    """The true chance of a hit of any kind, counted over the 100 faces (ruling A2)."""
    key = max(0, min(100, to_hit)) * 2 + (1 if doubles else 0)
    found = edition.chances.get(key)
    if found is None:
        hits = [face for face in range(1, 101) if result_of(edition, face, to_hit, doubles) != MISS]
        found = len(hits) / 100
        edition.chances[key] = found
    return found


def hit_chance(battle: Battle, golem: Golem, ability: Ability, target: Golem, targets: list[Golem]) -> float:
    """The true chance to hit one of an attack's targets: that of its To-Hit, with the re-rolls that there are."""
    edition = battle.plan.rules
    chance = _chance(battle, golem, ability, target)
    rerolls = rerolls_of(battle, golem, ability, targets)
    if rerolls is None:
        return chance
    to_hits = [to_hit(battle, golem, ability, other, Tally(False)) for other in targets]
    doubles = [doubles_count(battle, other, ability, golem) for other in targets]
    hits = 0.0
    for face in range(1, 101):
        results = [result_of(edition, face, value, good) for value, good in zip(to_hits, doubles)]
        if rerolls.asked_by(results) != NO_SOURCE:
            hits += chance
        elif results[targets.index(target)] != MISS:
            hits += 1
    return hits / 100


def _chance(battle: Battle, golem: Golem, ability: Ability, target: Golem) -> float:
    value = to_hit(battle, golem, ability, target, Tally(False))
    return chance_to_hit(battle.plan.rules, value, doubles_count(battle, target, ability, golem))


def faces_alike(edition: Edition, to_hits: list[int], doubles: list[bool]) -> list[int]:
    """The joint classes of the 100 faces for all targets, by the rule itself; index 0 is unused.

    The Super Crit stays a class of its own even where doubles miss, for it spares the cost (ruling B47).
    """
    key = tuple([-1 if good else -2 for good in doubles] + [max(0, min(100, value)) for value in to_hits])
    found = edition.classes.get(key)
    if found is None:
        if len(edition.classes) > KEPT_CLASSES:
            edition.classes.clear()
        found = [0]
        for face in range(1, 101):
            code = 1 if face == SPARES else 0
            for value, good in zip(to_hits, doubles):
                code = code * 5 + result_of(edition, face, value, good)
            found.append(code)
        edition.classes[key] = found
    return found


def resolve(
    battle: Battle,
    golem: Golem,
    ability: Ability,
    region: int,
    targets: list[Golem],
    entry: Entry,
    found: list[int] | None = None,
) -> list[Step[Battle]]:
    """Pay, roll once, strike every target, then the special effects. Returns the displacements still to be chosen.

    found: takes the result for each target.
    """
    here = golem.at
    edition = battle.plan.rules
    price = Tally(entry.telling)
    cooldown.pay(battle, golem, ability, price)
    tallies = [Tally(entry.telling) for _ in targets]
    to_hits = [to_hit(battle, golem, ability, target, tally) for target, tally in zip(targets, tallies)]
    doubles = [doubles_count(battle, target, ability, golem) for target in targets]
    face = _roll(battle, golem, ability, region, targets, to_hits, doubles, entry)
    cooldown.use(battle, golem, ability, face == SPARES)
    _tell(golem, ability, region, price, face, entry)
    results = [result_of(edition, face, value, good) for value, good in zip(to_hits, doubles)]
    if found is not None:
        found.extend(results)
    # Area-of-Effect attacks strike simultaneously: every number stands before anybody dies.
    hurts = [_hurt(battle, golem, ability, target, result, entry) for target, result in zip(targets, results)]
    plain = _without_crit(battle, golem, ability, targets, results, hurts)
    made = attack_type(battle, golem, ability)
    _use_up(golem, made, targets, entry)
    for target, result, chance, hurt in zip(targets, results, tallies, hurts):
        _strike(battle, golem, ability, target, result, face, chance, hurt, entry)
    damages = [hurt.total for hurt in hurts]
    blow = Blow(golem, ability, made, here, region, targets, results, damages, plain)
    later: list[Step[Battle]] = []
    after_attack(battle, blow, entry, later)
    return later


def _tell(golem: Golem, ability: Ability, region: int, price: Tally, face: int, entry: Entry) -> None:
    if entry.telling:
        values = (golem.number, ability.slot, region, price.total, face, 1 if face == SPARES else 0)
        entry.tell(Event(events.ATTACKED, values, [("cost", price)]))
        cooldown.tell_blood(golem, ability, price.total, entry)


def _roll(
    battle: Battle,
    golem: Golem,
    ability: Ability,
    region: int,
    targets: list[Golem],
    to_hits: list[int],
    doubles: list[bool],
    entry: Entry,
) -> int:
    """Rolling the Attack Dice: one roll for all targets; once again where an effect says so, and then that one counts."""
    edition = battle.plan.rules
    alike = faces_alike(edition, to_hits, doubles)
    what = (golem.number, ability.slot, region)
    face = entry.roll(100, events.ROLL_ATTACK, what, alike)
    rerolls = rerolls_of(battle, golem, ability, targets)
    if rerolls is None:
        return face
    source = rerolls.asked_by([result_of(edition, face, value, good) for value, good in zip(to_hits, doubles)])
    if source == NO_SOURCE:
        return face
    if entry.telling:
        entry.tell(Event(events.REROLLED, (golem.number, ability.slot, face, source)))
    return entry.roll(100, events.ROLL_AGAIN, (*what, face), alike)


def _without_crit(
    battle: Battle, golem: Golem, ability: Ability, targets: list[Golem], results: list[int], hurts: list[Tally]
) -> list[int]:
    """The damage that splash is measured by: a Crit does not multiply it (ruling B45)."""
    if battle.plan.occurs.splashes and max(results, default=MISS) >= CRIT:
        return [damage(battle, golem, ability, target, False, Tally(False)) for target in targets]
    return [hurt.total for hurt in hurts]


def _use_up(golem: Golem, made: int, targets: list[Golem], entry: Entry) -> None:
    """The effects that are for one attack only have done their work, hit or miss (ruling B44)."""
    if golem.effects:
        end(golem, spent_by_attack(golem, True, made), entry)
    for target in targets:
        if target.effects:
            end(target, spent_by_attack(target, False, made), entry)


def _hurt(battle: Battle, golem: Golem, ability: Ability, target: Golem, result: int, entry: Entry) -> Tally:
    hurt = Tally(entry.telling)
    if result != MISS:
        damage(battle, golem, ability, target, result >= CRIT, hurt)
    return hurt


def _strike(
    battle: Battle,
    golem: Golem,
    ability: Ability,
    target: Golem,
    result: int,
    face: int,
    chance: Tally,
    hurt: Tally,
    entry: Entry,
) -> None:
    if entry.telling:
        left = max(0, target.health - hurt.total)
        values = (golem.number, ability.slot, target.number, result, face, chance.total, hurt.total, left)
        tallies = [("to_hit", chance)] if result == MISS else [("to_hit", chance), ("damage", hurt)]
        entry.tell(Event(events.STRUCK, values, tallies))
    if result != MISS:
        lose_health(battle, target, hurt.total, golem.army, entry, golem)
