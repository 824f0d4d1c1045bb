"""Special Game Effects: what an attack brings with it, and what it does besides wounds."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import BARE_HANDS, Attack, Effect
from shem.games.delve.parts.events import ARMOR_BROKEN, SEEN
from shem.games.delve.parts.fight import Bonus, Fight
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import around
from shem.games.delve.rules.characteristics import worn_armor
from shem.games.delve.rules.conditions import afflict
from shem.games.delve.rules.effects import attack_of, is_attack_deed, seat_of
from shem.games.delve.rules.harm import heal, suffer
from shem.games.delve.rules.moving import push
from shem.games.delve.rules.rolling import saves


def profile(state: DelveState, source: int) -> Attack:
    """The attack of a card: of an Item, a power or an Enemy card; a Hero's own number is bare hands."""
    found = attack_of(state, source)
    return BARE_HANDS if found is None else found


def in_attack(do: int) -> bool:
    """Whether a deed of an attack's own effects, its star lines and what enhances it is done to each defender."""
    return do <= v.PIERCE or v.CRITICALS <= do <= v.DRAIN or do == v.AFFLICT


def enhance(fight: Fight, effects: list[Effect], moment: int, source: int) -> None:
    """Add what effects of a moment bring to an attack."""
    for effect in effects:
        if effect.when != moment or not in_attack(effect.do):
            continue
        if effect.do == v.AOE:
            fight.reach = max(fight.reach, effect.reach)
        else:
            fight.added.append(Bonus(effect.do, effect.amount, effect.what, effect.rank, effect.save, source))


def others(effects: list[Effect]) -> list[Effect]:
    """Effects of an attack that are no part of it: they are carried out as any others."""
    return [effect for effect in effects if not in_attack(effect.do) and not is_attack_deed(effect.do)]


def targets(state: DelveState, fight: Fight) -> list[int]:
    """The target, and with an AoE all others of its faction around it, whatever is seen, Hidden ones too (ruling 17)."""
    target = state.figure(fight.target)
    if target is None:
        return []
    found = [target.who]
    if fight.reach >= 0:
        areas = around(state, target.area, fight.reach)
        for figure in state.on_side(state.of_heroes(target)):
            if figure.area in areas and figure.who not in (fight.target, fight.attacker):
                found.append(figure.who)
    return found


def show(figure: Figure, entry: Entry) -> None:
    """A Hidden Character that attacks or is hit is Hidden no longer (ruling 19)."""
    if figure.hidden:
        figure.hidden = False
        if entry.telling:
            entry.tell(Event(SEEN, (figure.who,)))


def drain(state: DelveState, fight: Fight, lost: int, entry: Entry) -> None:
    """The attacker heals what a defender lost, over the whole attack up to the Drain value."""
    attacker = state.figure(fight.attacker)
    value = fight.sum(v.DRAIN)
    if attacker is not None and value:
        heal(state, attacker, min(value, fight.wounds) - min(value, fight.wounds - lost), fight.source, entry)


def break_armor(state: DelveState, fight: Fight, figure: Figure, entry: Entry) -> None:
    """Each Break lowers the Armor value for good; where there is none left it costs 1 Health (ruling 18)."""
    for _ in range(fight.sum(v.BREAK) if figure.health > 0 else 0):
        value = Tally(False)
        worn_armor(state, figure, value)
        if value.total == 0:
            suffer(state, figure, 1, fight.source, fight.attacker, entry)
            continue
        figure.broken += 1
        if entry.telling:
            entry.tell(Event(ARMOR_BROKEN, (figure.who, figure.broken)))


def bash(state: DelveState, fight: Fight, figure: Figure) -> None:
    """The defender moves back an area for each Bash, away from the attacker (ruling 16)."""
    attacker = state.figure(fight.attacker)
    area = fight.from_area if attacker is None else attacker.area
    push(state, figure.who, area, fight.sum(v.BASH), seat_of(state, fight.attacker))


def bring_conditions(state: DelveState, fight: Fight, figure: Figure, entry: Entry) -> None:
    """Conditions that the attack brings, whatever damage it did; a Save avoids those that are marked so."""
    for bonus in fight.added:
        if bonus.do == v.AFFLICT and figure.health > 0 and not (bonus.save and saves(state, figure, entry)):
            afflict(state, figure, bonus.what, bonus.rank, bonus.source, entry)
