"""Combat Activities: with what a Hero can attack whom (Combat System)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BARE, BLESSED, BY_POWER, MOST_ITEMS, Attack
from shem.games.delve.parts.cards import BARE_HANDS
from shem.games.delve.parts.cards import Attack as Profile
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.activities import spend_combat, why_no_combat
from shem.games.delve.rules.battlefield import distance, in_sight
from shem.games.delve.rules.characteristics import is_barred, power_source
from shem.games.delve.rules.hit_stage import attack as push_attack
from shem.games.delve.rules.powers import why_no_enemy
from shem.games.delve.rules.spending import spend_item, spend_power, unready


def is_armed(state: DelveState, hero: Hero) -> bool:
    """Whether a Hero wears a Weapon."""
    return len([item for item in hero.worn if state.box.items[item].attack is not None]) > 0


def add_attacks(state: DelveState, hero: Hero, engaged: bool, found: list[Action]) -> None:
    """The attacks of a Hero that can make a Combat Activity."""
    targets = _targets(state, hero, engaged)
    if not targets:
        return
    box = state.box
    last = -1
    armed = False
    for item in hero.worn:
        profile = box.items[item].attack
        if profile is not None and item != last:
            armed = True
            _add(item, profile, targets, found)
        last = item
    if not armed:
        _add(BARE, BARE_HANDS, targets, found)
    for number, power in enumerate(box.heroes[hero.who].powers):
        if power.attack is not None and unready(state, hero, number) is None:
            _add(BY_POWER + number, power.attack, targets, found)


def _targets(state: DelveState, hero: Hero, engaged: bool) -> list[tuple[int, int]]:
    """Enemies that a Hero can see and may attack, with how far each is."""
    enemies = [enemy for enemy in state.enemies if not enemy.minion and not enemy.hidden]
    found = [(enemy.who, 0) for enemy in enemies if enemy.area == hero.area]
    if engaged or len(found) == len(enemies) or is_barred(state, hero, v.RANGED) >= 0:
        return found
    far = state.ways().far[hero.area]
    return [(one.who, far[one.area]) for one in enemies if one.area == hero.area or in_sight(state, hero, one.area)]


def _add(way: int, profile: Profile, targets: list[tuple[int, int]], found: list[Action]) -> None:
    for who, away in targets:
        if profile.near <= away <= profile.far:
            found.append(Attack(way, who))


def why_not_attack(state: DelveState, hero: Hero, way: int, who: int) -> Refusal | None:
    refusal = why_no_combat(state, hero)
    if refusal is None:
        refusal = _why_no_way(state, hero, way)
    if refusal is not None:
        return refusal
    target = state.figure(who)
    if target is None:
        return Refusal(Reject.NO_TARGET, about=who)
    refusal = why_no_enemy(state, hero, target)
    if refusal is None and target.area != hero.area:
        source = is_barred(state, hero, v.RANGED)
        if source >= 0:
            return Refusal(Reject.BARRED, about=source)
    return refusal if refusal is not None else _why_unreached(state, hero, _profile(state, hero, way), target.area)


def _why_no_way(state: DelveState, hero: Hero, way: int) -> Refusal | None:
    """Why a Hero has nothing such to attack with."""
    if way < MOST_ITEMS:
        if way not in hero.worn:
            return Refusal(Reject.NOT_WORN if way in hero.pack else Reject.NOT_HELD, about=way)
        return Refusal(Reject.NO_WEAPON, about=way) if state.box.items[way].attack is None else None
    if way == BARE:
        return Refusal(Reject.ARMED) if is_armed(state, hero) else None
    if way >= BLESSED:
        return Refusal(Reject.NO_WEAPON, about=way)
    refusal = unready(state, hero, way - BY_POWER)
    if refusal is None and state.box.heroes[hero.who].powers[way - BY_POWER].attack is None:
        return Refusal(Reject.NO_WEAPON, about=way)
    return refusal


def _profile(state: DelveState, hero: Hero, way: int) -> Profile:
    found = None
    if way < MOST_ITEMS:
        found = state.box.items[way].attack
    elif way >= BY_POWER:
        found = state.box.heroes[hero.who].powers[way - BY_POWER].attack
    return BARE_HANDS if found is None else found


def _why_unreached(state: DelveState, hero: Hero, profile: Profile, area: int) -> Refusal | None:
    away = distance(state, hero.area, area)
    if away > profile.far:
        return Refusal(Reject.OUT_OF_RANGE, profile.far, away)
    if away < profile.near:
        return Refusal(Reject.TOO_NEAR, profile.near, away)
    return None if in_sight(state, hero, area) else Refusal(Reject.NO_SIGHT, about=area)


def source_of_way(hero: Hero, way: int) -> int:
    """The number of what an attack is made with."""
    if way < MOST_ITEMS:
        return v.OF_ITEM + way
    return power_source(hero.who, way - BY_POWER) if way >= BY_POWER else v.OF_HERO + hero.who


def make_attack(state: DelveState, hero: Hero, way: int, who: int, entry: Entry) -> None:
    """A Combat Activity; a wasted one costs a Weapon that is used once, or cools the power, too."""
    goes = spend_combat(state, hero, entry)
    if hero.soul:
        return
    if way < MOST_ITEMS:
        if state.box.items[way].once:
            spend_item(state, hero, way, who, entry)
    elif way >= BY_POWER:
        spend_power(state, hero, way - BY_POWER, who, entry)
    if goes:
        push_attack(state, hero.who, who, source_of_way(hero, way), 0, -1)
