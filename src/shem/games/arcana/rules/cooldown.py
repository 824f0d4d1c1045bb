"""Action Costs and Cooldown: whether an ability can be used, what it costs, how its cost doubles, and how it cools."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.contract import Refusal
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Reject, Why
from shem.games.arcana.parts.sources import ability_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.colossus import break_down, knight_down
from shem.games.arcana.rules.damage import NOBODY, destroy
from shem.games.arcana.rules.movement import breakaway, breaks_free, movement_points
from shem.games.arcana.rules.stacking import ANYTHING, modify, no_less
from shem.games.arcana.rules.status import granted, silenced

FIRST_MOVE: Final = 1
FIRST_OTHER: Final = 2
OF_COST: Final = 1 << v.COST
OF_USES: Final = (1 << v.COOLDOWN) | (1 << v.DOUBLING)
WRONG_KIND: Final = [Reject.NOT_A_MOVE, Reject.NOT_AN_ATTACK, Reject.NOT_A_POWER]
SHORT: Final = [Reject.AP_SHORT, Reject.MANA_SHORT, Reject.HEALTH_SHORT]


def golem_refusal(battle: Battle, army: int, number: int) -> Refusal | None:
    """None if the number is one of the army's Golems that is still in the battle."""
    if not 0 <= number < len(battle.golems):
        return Refusal(Reject.NO_SUCH_GOLEM, about=number)
    golem = battle.golems[number]
    if golem.army != army:
        return Refusal(Reject.NOT_YOUR_GOLEM, about=number)
    if golem.at < RESERVE:
        return Refusal(Reject.GONE, about=number)
    return None


def ability_refusal(battle: Battle, army: int, number: int, slot: int, kind: int) -> Refusal | None:
    """None if the army may use this ability of this Golem, as far as Golem, kind (MOVE, ATTACK, POWER) and cost go."""
    refusal = golem_refusal(battle, army, number)
    if refusal is not None:
        return refusal
    golem = battle.golems[number]
    if not 0 <= slot < len(golem.type.abilities):
        return Refusal(Reject.NO_SUCH_ABILITY, about=number)
    ability = golem.type.abilities[slot]
    if ability.kind != kind:
        return Refusal(WRONG_KIND[kind], about=number)
    return usable(battle, golem, ability)


def usable(battle: Battle, golem: Golem, ability: Ability, touches: int = ANYTHING) -> Refusal | None:
    """None if the Golem can use this ability of its own now, as far as the ability itself and its cost go.

    touches: `touched`, where that is known.
    """
    price = cost(battle, golem, ability, None, touches)
    code = refused(battle, golem, ability, price, touches)
    if code is None:
        return None
    if code in SHORT:
        return Refusal(code, price, funds(battle, golem, ability), golem.number)
    return Refusal(code, about=golem.number)


def refused(battle: Battle, golem: Golem, ability: Ability, price: int, touches: int) -> Reject | None:
    """What keeps the ability from use now, for its price; touches: `touched`."""
    code = hindrance(battle, golem, ability)
    if code is not None:
        return code
    if price > funds(battle, golem, ability):
        return SHORT[ability.resource]
    if ability.is_move and movement_points(battle, golem, ability, None, touches) == 0:
        return Reject.NO_MOVEMENT  # ruling B39
    return None


def hindrance(battle: Battle, golem: Golem, ability: Ability) -> Reject | None:
    """What keeps the ability from use whatever it costs."""
    if ability.grant >= 0 and not granted(battle, golem, ability.grant):
        return Reject.NOT_GRANTED
    if golem.at < 0 and not ability.is_move:
        return Reject.NOT_DEPLOYED  # ruling B20
    if ability.knight >= 0 and silenced(battle, golem, ability.knight):
        return Reject.KNIGHT_SILENCED
    if golem.down:
        if ability.knight >= 0 and knight_down(golem, ability.knight):
            return Reject.KNIGHT_DOWN
        if ability.slot in golem.down:
            return Reject.SHUT_DOWN
    if ability.uses > 0 and golem.uses[ability.slot] >= ability.uses:
        return Reject.NO_USES if golem.type.construct else Reject.RELIC_SPENT
    return None


def funds(battle: Battle, golem: Golem, ability: Ability) -> int:
    """What the ability could be paid with: the army's AP or Mana, or the Golem's Health down to exactly 0 (ruling B37)."""
    if ability.resource == v.AP:
        return battle.armies[golem.army].ap
    if ability.resource == v.MANA:
        return battle.armies[golem.army].mana
    return golem.health if ability.resource == v.HEALTH else 0


def ability_cost(battle: Battle, golem: Golem, ability: Ability, tally: Tally, touches: int = ANYTHING) -> int:
    """The printed cost, doubled, then what effects change: in the ability's own resource, at least 0 (rulings B24, B35).

    touches: `touched`, where that is known.
    """
    source = ability_source(golem.number, ability.slot)
    tally.base(Why.COST, ability.cost, source)
    if ability.resource != v.FREE:
        tally.add(Why.COOLDOWN, _doubled(golem, ability) - ability.cost, source)
        if (battle.plan.occurs.attributes & touches) & OF_COST:
            modify(battle, golem, v.COST, ability, None, tally)
            no_less(tally)
    return tally.total


def _doubled(golem: Golem, ability: Ability) -> int:
    """The printed cost, doubled for each use since the Cooldown was last 0 (ruling B11)."""
    return ability.cost << golem.uses[ability.slot] if ability.doubles else ability.cost


def cost(battle: Battle, golem: Golem, ability: Ability, tally: Tally | None = None, touches: int = ANYTHING) -> int:
    """What the ability costs now; Breakaway comes after doubling and never doubles (ruling B11).

    tally: takes its lines; touches: `touched`, where that is known.
    """
    breaks = ability.is_move and golem.at >= 0 and breaks_free(battle, golem)
    kept = tally is not None and tally.keep
    if not breaks and not kept and not (battle.plan.occurs.attributes & touches) & OF_COST:
        price = _doubled(golem, ability)
        if tally is not None:
            tally.add(Why.COST, price)
        return price
    lines = Tally(kept)
    ability_cost(battle, golem, ability, lines, touches)
    if breaks:
        breakaway(battle, golem, ability, lines)
    if tally is not None:
        tally.more(lines)
    return lines.total


def pay(battle: Battle, golem: Golem, ability: Ability, tally: Tally) -> None:
    """Pay the ability's cost; who pays its last Health dies when the ability has resolved (ruling B37, `bury`).

    Wild Golems pay nothing (ruling B52).
    """
    if golem.army == battle.plan.wild:
        return
    price = cost(battle, golem, ability, tally)
    if ability.resource == v.AP:
        battle.armies[golem.army].ap -= price
    elif ability.resource == v.MANA:
        battle.armies[golem.army].mana -= price
    elif ability.resource == v.HEALTH:
        golem.health -= price


def tell_blood(golem: Golem, ability: Ability, price: int, entry: Entry) -> None:
    """Tell what Health the ability was paid with, if it was."""
    if entry.telling and ability.resource == v.HEALTH and price > 0:
        entry.tell(Event(events.BLED, (golem.number, ability.slot, price, golem.health)))


def bury(battle: Battle, entry: Entry) -> None:
    """Unintentional Golem Destruction: who paid its last Health dies, for nobody's VP, unless it has been healed since.

    A Colossus that paid with Health may break down.
    """
    golems = battle.golems
    for number in battle.plan.bleeders:
        golem = golems[number]
        if golem.health == 0 or golem.type.size == v.COLOSSUS:
            _bury(battle, golem, entry)
    for number in range(len(battle.plan.types), len(golems)):
        _bury(battle, golems[number], entry)


def _bury(battle: Battle, golem: Golem, entry: Entry) -> None:
    if golem.at < 0:
        return
    if golem.health == 0:
        destroy(battle, golem, NOBODY, entry)
    elif golem.type.size == v.COLOSSUS:
        break_down(battle, golem, entry)


def use(battle: Battle, golem: Golem, ability: Ability, spared: bool = False) -> None:
    """The Cooldown and the doubling that one use adds, none where a Super Crit spares it.

    A Relic is spent and a Construct's use is over all the same (ruling B12).
    """
    slot = ability.slot
    more = 1
    if ability.uses == 0:
        if spared:
            return
        added = _usual_rounds(golem, ability)
        if battle.plan.occurs.attributes & OF_USES:
            added = cooldown_added(battle, golem, ability, Tally(False))
            if golem.pips[slot] + added == 0 or not doubles_cost(battle, golem, ability):
                more = 0  # a cost is doubled only as long as its Cooldown lasts (ruling B11)
        golem.pips = _with(golem.pips, slot, golem.pips[slot] + added)
    golem.uses = _with(golem.uses, slot, golem.uses[slot] + more)


def _usual_rounds(golem: Golem, ability: Ability) -> int:
    """Cooldown that a use adds: 1 Round for moves and 2 for others at first, then 1 (ruling B11)."""
    if golem.pips[ability.slot]:
        return 1
    return FIRST_MOVE if ability.is_move else FIRST_OTHER


def cooldown_added(battle: Battle, golem: Golem, ability: Ability, tally: Tally) -> int:
    """The Rounds that a use adds to an ability's Cooldown, at least 0."""
    tally.base(Why.PRINTED, _usual_rounds(golem, ability), ability_source(golem.number, ability.slot))
    modify(battle, golem, v.COOLDOWN, ability, None, tally)
    return no_less(tally)


def doubles_cost(battle: Battle, golem: Golem, ability: Ability) -> bool:
    """Whether a use doubles what the next one costs (ruling B11), unless effects say otherwise."""
    tally = Tally(False)
    tally.base(Why.PRINTED, 1)
    modify(battle, golem, v.DOUBLING, ability, None, tally)
    return tally.total > 0


def _with(counts: tuple[int, ...], slot: int, count: int) -> tuple[int, ...]:
    """The same counts, but this one in one place."""
    changed = list(counts)
    changed[slot] = count
    return tuple(changed)


def cool(golem: Golem, slot: int, rounds: int) -> None:
    """Take rounds off an ability's Cooldown, or add them (below 0); at 0 its cost is the printed one again.

    Relics and a Construct's abilities have none (ruling B12).
    """
    if golem.type.abilities[slot].uses > 0:
        return
    golem.pips = _with(golem.pips, slot, max(0, golem.pips[slot] - rounds))
    if golem.pips[slot] == 0 and golem.uses[slot] > 0:
        golem.uses = _with(golem.uses, slot, 0)


def refresh(battle: Battle, army: int) -> None:
    """Cooldown Refresh: every ability of the whole army, by 1."""
    for golem in battle.golems:
        if golem.army == army:
            for slot in range(len(golem.pips)):
                if golem.pips[slot] > 0:
                    cool(golem, slot, 1)


def refresh_uses(battle: Battle, army: int) -> None:
    """The uses of the army's Constructs, which count by the Round (ruling B8)."""
    for golem in battle.golems:
        if golem.army == army and golem.type.construct:
            golem.uses = (0,) * len(golem.uses)
