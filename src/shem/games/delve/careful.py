"""The careful party: each Hero plans its whole turn, weighs its attacks by exact tables and all else by a few futures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from shem.core.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Turn
from shem.core.sight import Sight
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import DASH, END, FOCUS, Attack, Done, Force, Move, Next, Open, Simple
from shem.games.delve.parts.figures import Enemy, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.prospects import attack_spread, expected_loss
from shem.games.delve.rules.attacking import source_of_way
from shem.games.delve.rules.battlefield import dominates, engaging
from shem.games.delve.rules.characteristics import flies, most_health, source_of
from shem.games.delve.rules.special import profile
from shem.games.delve.value import READ, SOUL_POINT, WIN, foe_worth, value_of

FUTURES: Final = 3  # of an action that rolls or draws
LEAST: Final = 0.05  # what gains less is not done
EVADING: Final = 2.5  # a wound that an Evade is expected to cost, the less the healthier the Hero is
CAUTION: Final = 4.0  # how much less a party without Health likes to wake Enemies
AGAIN: Final = 0.6  # of a second attack in the same turn
SPENT: Final = 0.15  # what an activity must gain
DEPTH: Final = 40  # decisions of a future until its attack is over


@final
class Plan:
    """The first action of a way to use the turn, and what it is expected to gain, term by term."""

    def __init__(self, action: Action, gain: float, terms: list[Term]) -> None:
        self.action: Final = action
        self.gain: Final = gain
        self.terms: Final = terms


class CarefulHero(Bot):
    """Plays a Hero of Delve for its party; the same seed and the same sights make the same choices."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        world = sight.world(Seeded(self._random.getrandbits(32)))
        assert isinstance(world, DelveState)
        found = weigh(world, sight.seat, legal, self._random.getrandbits(32))
        found.sort(key=lambda plan: -plan.gain)
        considered = tuple([Considered(plan.action, plan.gain, 0.0, FUTURES, False, tuple(plan.terms)) for plan in found])
        return Choice(found[0].action, considered)


def weigh(world: DelveState, seat: int, legal: Sequence[Action], seed: int) -> list[Plan]:
    """What each of the legal actions is worth trying for, in the order of `legal`."""
    pending = world.pending()
    prompt = pending.prompt.code if isinstance(pending, Turn) else ""
    if prompt == "hero-turn" and world.active >= 0 and not world.heroes[world.active].soul:
        return _turn(world, seat, legal, seed)
    if prompt == "next-hero":
        return [_order(world, seat, action, seed) for action in legal]
    return [_tried(world, seat, action, seed) for action in legal]


def _order(world: DelveState, seat: int, action: Action, seed: int) -> Plan:
    """Who goes next: whose best plan gains the most now."""
    assert isinstance(action, Next)
    after = world.copy()
    after.apply(seat, action, Entry(Seeded(seed)))
    pending = after.pending()
    if not isinstance(pending, Turn) or pending.prompt.code != "hero-turn" or after.heroes[action.seat].soul:
        return Plan(action, 0.0, [])
    best = max([plan.gain for plan in _turn(after, pending.seat, after.legal(pending.seat), seed)])
    return Plan(action, best, [])


def _terms(before: Sequence[tuple[str, float]], after: Sequence[tuple[str, float]]) -> list[Term]:
    found = [Term(one[0], other[1] - one[1]) for one, other in zip(before, after)]
    return [term for term in found if abs(term.gain) > 1e-9]


def _tried(world: DelveState, seat: int, action: Action, seed: int) -> Plan:
    """What an action gains over a few futures, each until the attack that it belongs to is over."""
    before = value_of(world, seat)
    sums = [0.0] * len(before)
    waking = 0.0
    for future in range(FUTURES):
        after = world.copy()
        chance = Entry(Seeded(seed + future))
        after.apply(seat, action, chance)
        finish_fight(after, chance)
        for place, (_, amount) in enumerate(value_of(after, seat)):
            sums[place] += amount / FUTURES
        waking += max(0, len(after.enemies) - len(world.enemies)) / FUTURES
    terms = _terms(before, [(code, sums[place]) for place, (code, _) in enumerate(before)])
    gain = sum([term.gain for term in terms])
    if waking > 0 and world.active >= 0:
        # who is behind a door is there before it is opened: only how fit the party is matters
        gain = sum([term.gain for term in terms if term.code not in ("foes", "threat")]) - CAUTION * (1 - _fitness(world))
    return Plan(action, gain, terms)


def finish_fight(state: DelveState, chance: Entry) -> None:
    """Pass every stage until no attack is being made."""
    for _ in range(DEPTH):
        pending = state.pending()
        if not state.fights or not isinstance(pending, Turn):
            return
        legal = state.legal(pending.seat)
        state.apply(pending.seat, END if END in legal else legal[0], chance)


def _fitness(world: DelveState) -> float:
    """The share of its Health that the party has; souls have none."""
    left = sum([hero.health for hero in world.standing()])
    return left / max(1, sum([most_health(world, hero) for hero in world.heroes]))


def _turn(world: DelveState, seat: int, legal: Sequence[Action], seed: int) -> list[Plan]:
    """A Hero Turn: where to go and whom to attack from there, together; everything else by itself."""
    hero = world.heroes[world.active]
    before = value_of(world, seat)
    best = _best_attack(world, seat, hero, legal, 0)
    found: list[Plan] = []
    for action in legal:
        if isinstance(action, Done):
            found.append(Plan(action, 0.0, []))
        elif isinstance(action, Attack):
            gain = attack_gain(world, hero, action, 0)
            found.append(Plan(action, gain - SPENT, [Term("foes", gain)]))
        elif isinstance(action, Move):
            continue
        elif isinstance(action, Simple) and action.what == FOCUS:
            found.append(Plan(action, _best_attack(world, seat, hero, legal, 1) - best - SPENT, []))
        elif isinstance(action, Simple) and action.what == DASH:
            found.append(_dash(world, seat, hero, legal, before, best, action))
        else:
            tried = _tried(world, seat, action, seed)
            less = 0.0 if isinstance(action, Open | Force) else SPENT
            found.append(Plan(action, tried.gain - less, tried.terms))
    found.extend(_walks(world, seat, hero, legal, before, best, world.turn.points))
    return found


def _dash(
    world: DelveState,
    seat: int,
    hero: Hero,
    legal: Sequence[Action],
    before: Sequence[tuple[str, float]],
    best: float,
    action: Action,
) -> Plan:
    """A movement point more, for what can be reached with it and cannot without."""
    points = world.turn.points
    now = max([0.0, *[plan.gain for plan in _walks(world, seat, hero, legal, before, best, points)]])
    then = max([0.0, *[plan.gain for plan in _walks(world, seat, hero, legal, before, best, points + 1)]])
    return Plan(action, then - now - SPENT, [])


def _walks(
    world: DelveState,
    seat: int,
    hero: Hero,
    legal: Sequence[Action],
    before: Sequence[tuple[str, float]],
    best: float,
    points: int,
) -> list[Plan]:
    """A plan for each first step: the best area that it leads to, with the best attack from there."""
    steps = [action for action in legal if isinstance(action, Move)]
    if not steps:
        return []
    found: dict[int, Plan] = {}
    risk = _evading(world, hero)
    combats = world.turn.combats
    for area, first in reachable(world, hero, [step.area for step in steps], points).items():
        there = world.copy()
        there.heroes[hero.who].area = area
        there.turn.points = 0
        after = value_of(there, seat)
        terms = _terms(before, after)
        gain = sum([term.gain for term in terms]) - risk
        if combats > 0:
            gain += _best_attack(there, seat, there.heroes[hero.who], there.legal(seat), 0) - best
        if first not in found or gain > found[first].gain:
            found[first] = Plan(steps[[step.area for step in steps].index(first)], gain, terms)
    return list(found.values())


def reachable(world: DelveState, hero: Hero, starts: Sequence[int], points: int) -> dict[int, int]:
    """The areas that a Hero can come to with so many points, each with the first step of the cheapest way."""
    ways = world.ways()
    fly = flies(world, hero)
    beside = ways.beside if fly else ways.steps
    cost = {hero.area: 0}
    first: dict[int, int] = {}
    queue = [hero.area]
    while queue:
        here = min(queue, key=lambda area: cost[area])
        queue.remove(here)
        for other in starts if here == hero.area else beside[here]:
            price = cost[here] + (2 if not fly and world.has_overlay(v.DIFFICULT, other) else 1)
            if price <= points and price < cost.get(other, points + 1):
                cost[other] = price
                first[other] = other if here == hero.area else first[here]
                queue.append(other)
    first.pop(hero.area, None)
    return first


def _evading(world: DelveState, hero: Hero) -> float:
    """What the attacks on who leaves are expected to cost."""
    foes = engaging(world, hero)
    if not foes or world.turn.slips or dominates(world, hero.area, True):
        return 0.0
    total = 0.0
    for foe in foes:
        attack = profile(world, source_of(foe))
        total += expected_loss(attack_spread(world, foe, hero, attack, 0), hero.health)
    share = hero.health / most_health(world, hero)
    return total * (EVADING - 1.5 * share)


def _best_attack(world: DelveState, seat: int, hero: Hero, legal: Sequence[Action], extra: int) -> float:
    """What the best attack that can be made gains; a second one of the same turn counts less."""
    gains = [attack_gain(world, hero, action, extra) for action in legal if isinstance(action, Attack)]
    if not gains or world.turn.combats <= 0:
        return 0.0
    return max(0.0, max(gains)) * (1.0 + AGAIN * (world.turn.combats - 1))


def attack_gain(world: DelveState, hero: Hero, action: Attack, extra: int) -> float:
    """What an attack is expected to gain: the Enemy's worth that it takes away, and what its death brings."""
    target = world.enemy(action.target)
    if target is None:
        return 0.0
    attack = profile(world, source_of_way(hero, action.way))
    more = extra + (1 if hero.focus else 0)
    spread = attack_spread(world, hero, target, attack, more)
    gain = _loss(world, target, spread)
    for effect in attack.effects:
        if effect.do == v.AOE:
            for other in world.in_area(target.area, False):
                if other.who != target.who and isinstance(other, Enemy):
                    gain += _loss(world, other, attack_spread(world, hero, other, attack, more))
        elif effect.do in (v.AFFLICT, v.BASH, v.BREAK, v.CRITICALS):
            gain += 0.6
    return gain


def _loss(world: DelveState, target: Enemy, spread: Sequence[float]) -> float:
    worth = foe_worth(world, target)
    health = target.health
    prize = _prize(world, target)
    gain = 0.0
    for wounds, share in enumerate(spread):
        if share > 0 and wounds > 0:
            gain += share * (worth + prize if wounds >= health else worth * 0.55 * wounds / most_health(world, target))
    return gain


def _prize(world: DelveState, target: Enemy) -> float:
    """Soul points, and what the Book says of its death."""
    prize = SOUL_POINT * world.box.foes[target.foe].souls
    for number, paragraph in enumerate(world.box.quest.paragraphs):
        if not world.read[number] and paragraph.trigger == v.ON_KILL and paragraph.what == target.foe:
            prize += WIN / 4 if v.WINS in [order.do for order in paragraph.orders] else READ
    return prize
