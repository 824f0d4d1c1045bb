"""The careful party: each Hero plans its whole turn, weighs its attacks by exact tables and all else by a few futures."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from shem.core.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Turn
from shem.core.sight import Sight
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import (
    BY_POWER,
    DASH,
    END,
    FOCUS,
    REORGANIZE,
    Attack,
    Done,
    Drop,
    Equip,
    Exchange,
    Force,
    Move,
    Next,
    Open,
    Pass,
    Pick,
    Simple,
    UseItem,
    UsePower,
)
from shem.games.delve.parts.cards import Effect
from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import most_health
from shem.games.delve.rules.spending import usable_by
from shem.games.delve.turns import SPENT, Outlook, Plan
from shem.games.delve.value import GEAR, WIN, gear, haste, outfit, value_of

FUTURES: Final = 3  # of an action that rolls or draws
STAGED: Final = 8  # of one in an attack that is being made
CAUTION: Final = 8.0  # how much less a party without Health likes to wake Enemies
BUSY: Final = 1.5  # and one that has Enemies about it, for each
ACTION: Final = 1.0  # an Action Activity more in this turn
DEPTH: Final = 40  # decisions of a future until its attack is over
FRESH: Final = (v.POINTS, v.MORE_COMBATS, v.SLIPS)  # what lets a Hero do more in its turn
NEVER: Final = -1.0  # what is not worth a thought


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
        found.sort(key=_gain, reverse=True)
        considered = tuple([Considered(plan.action, plan.gain, 0.0, FUTURES, False, tuple(plan.terms)) for plan in found])
        return Choice(found[0].action, considered)


def _gain(plan: Plan) -> float:
    return plan.gain


def weigh(world: DelveState, seat: int, legal: Sequence[Action], seed: int) -> list[Plan]:
    """What each of the legal actions is worth trying for, in the order of `legal`."""
    pending = world.pending()
    prompt = pending.prompt.code if isinstance(pending, Turn) else ""
    if prompt == "hero-turn":
        hero = world.heroes[world.active]
        if hero.soul or hero.ko:
            return _tried_all(world, seat, legal, seed, FUTURES)
        return _turn(world, seat, legal, seed)
    if prompt == "next-hero":
        return [_order(world, seat, action, seed) for action in legal]
    if prompt == "reorganize":
        return [_equip(world, seat, action) for action in legal]
    return _tried_all(world, seat, legal, seed, STAGED if world.fights else FUTURES)


def _order(world: DelveState, seat: int, action: Action, seed: int) -> Plan:
    """Who goes next: whose best plan gains the most now."""
    assert isinstance(action, Next)
    after = world.copy()
    after.apply(seat, action, Entry(Seeded(seed)))
    pending = after.pending()
    if not isinstance(pending, Turn) or pending.prompt.code != "hero-turn" or after.heroes[action.seat].soul:
        return Plan(action, 0.0, [])
    return Plan(action, Outlook(after).best(0, after.turn.points), [])


def _equip(world: DelveState, seat: int, action: Action) -> Plan:
    """Put on and take off until the Hero wears the best of what it has."""
    hero = world.heroes[seat]
    if not isinstance(action, Equip):
        return Plan(action, 0.0, [])
    wears = outfit(world, hero)
    changes = (action.item in hero.worn) != (action.item in wears)
    # what is to be worn comes first, for it may take the place of nothing
    gain = (2.0 if action.item in wears else 1.0) if changes else NEVER
    return Plan(action, gain, [])


def _terms(before: Sequence[tuple[str, float]], after: Sequence[float]) -> list[Term]:
    found = [Term(code, after[place] - amount) for place, (code, amount) in enumerate(before)]
    return [term for term in found if abs(term.gain) > 1e-9]


def _tried_all(world: DelveState, seat: int, legal: Sequence[Action], seed: int, futures: int) -> list[Plan]:
    before = value_of(world, seat)
    found: list[Plan] = []
    for action in legal:
        # to take up and lay down for ever would put off whatever is bad at the turn's end
        aimless = isinstance(action, Exchange | Drop | Pass)
        found.append(Plan(action, -4 * WIN, []) if aimless else _tried(world, seat, before, action, seed, futures))
    return found


def _tried(
    world: DelveState, seat: int, before: Sequence[tuple[str, float]], action: Action, seed: int, futures: int
) -> Plan:
    """What an action gains over a few futures, each until the attack that it belongs to is over."""
    sums = [0.0] * len(before)
    for future in range(futures):
        after = _after(world, seat, action, seed + future)
        for place, (_, amount) in enumerate(value_of(after, seat)):
            sums[place] += amount / futures
    terms = _terms(before, sums)
    return Plan(action, sum([term.gain for term in terms]), terms)


def _after(world: DelveState, seat: int, action: Action, seed: int) -> DelveState:
    """A future in which an action was done. The Hero whose turn it is keeps an action, so that its turn goes on: what comes
    after the turn would come after any action."""
    after = world.copy()
    chance = Entry(Seeded(seed))
    if world.active >= 0 and not world.heroes[world.active].soul:
        after.turn.actions += 1
        after.heroes[world.active].focused = False
    after.apply(seat, action, chance)
    finish_fight(after, chance)
    return after


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
    """A Hero Turn: where to go and whom to attack, together; what else is worth its activity comes before."""
    outlook = Outlook(world)
    points = world.turn.points
    then = outlook.best(0, points)
    before = value_of(world, seat)
    found = outlook.plans(legal)
    for action in legal:
        if isinstance(action, Attack | Move):
            continue
        if isinstance(action, Done):
            found.append(Plan(action, 0.0, []))
        elif isinstance(action, Exchange | Drop | Pass):
            found.append(Plan(action, NEVER, []))
        elif isinstance(action, Simple) and action.what == FOCUS:
            found.append(Plan(action, outlook.best(1, points) - SPENT, []))
        elif isinstance(action, Simple) and action.what == DASH:
            found.append(Plan(action, outlook.best(0, points + 1) - SPENT, []))
        else:
            tried = _other(world, seat, before, action, seed, then)
            found.append(Plan(action, tried.gain + then, tried.terms) if tried.gain > 0 else tried)
    return found


def _other(
    world: DelveState, seat: int, before: Sequence[tuple[str, float]], action: Action, seed: int, then: float
) -> Plan:
    """What anything else gains above what the turn gains without it."""
    if isinstance(action, Simple) and action.what == REORGANIZE:
        hero = world.heroes[world.active]
        gain = GEAR * (gear(world, outfit(world, hero)) - gear(world, hero.worn))
        return Plan(action, gain - SPENT, [Term("spoils", gain)])
    if isinstance(action, UsePower | UseItem):
        return _use(world, seat, before, action, seed, then)
    tried = _tried(world, seat, before, action, seed, 1 if isinstance(action, Pick) else FUTURES)
    if isinstance(action, Open | Force) and not _between(world, action):
        # who is behind a door is there before it is opened, and so is the next goal: only how fit the party is matters
        gain = sum([term.gain for term in tried.terms if term.code not in ("foes", "threat", "way")])
        gain += max([0.0, *[term.gain for term in tried.terms if term.code == "way"]])
        return Plan(action, gain - (CAUTION * (1 - _fitness(world)) + BUSY * _busy(world)) / haste(world), tried.terms)
    return Plan(action, tried.gain - SPENT, tried.terms)


def _busy(world: DelveState) -> int:
    """How many Enemies can come to the Heroes as the doors are now."""
    far = world.ways().far
    heroes = world.standing()
    enemies = [enemy for enemy in world.enemies if not enemy.minion]
    return len([enemy for enemy in enemies if min([far[enemy.area][hero.area] for hero in heroes]) < FAR])


def _between(world: DelveState, action: Open | Force) -> bool:
    """Whether a door parts areas that are discovered: nobody is woken, and the way is what it is opened for."""
    doors = world.box.dungeon.doors
    door = action.door if isinstance(action, Open) else action.thing
    return door < len(doors) and not [area for area in doors[door] if not world.is_revealed(area)]


def _use(
    world: DelveState, seat: int, before: Sequence[tuple[str, float]], action: UsePower | UseItem, seed: int, then: float
) -> Plan:
    """A power or an Item; one that lets the Hero do more is worth what can be done more."""
    hero = world.heroes[world.active]
    usable = usable_by(world, hero, _way(action))
    effects = [] if usable is None else usable.use.effects
    if usable is not None and usable.use.aim == v.AIM_AREA and not _reaches_any(world, effects, action.aim):
        return Plan(action, NEVER, [])
    tried = _tried(world, seat, before, action, seed, 1)
    gain = tried.gain - SPENT
    does = [effect.do for effect in effects]
    if v.MORE_ACTIONS in does:
        gain += ACTION
    if [do for do in does if do in FRESH]:
        after = world.copy()
        after.apply(seat, action, Entry(Seeded(seed)))
        if after.active == hero.who and not hero.soul:
            gain += Outlook(after).best(0, after.turn.points) - then
    return Plan(action, gain, tried.terms)


def _way(action: UsePower | UseItem) -> int:
    return BY_POWER + action.power if isinstance(action, UsePower) else action.item


def _reaches_any(world: DelveState, effects: Sequence[Effect], aim: int) -> bool:
    """Whether an Enemy is in or about an area that something is aimed at."""
    far = world.ways().far[aim - v.MOST_FIGURES]
    reach = max([0, *[effect.reach for effect in effects]])
    return len([enemy for enemy in world.enemies if not enemy.minion and far[enemy.area] <= reach]) > 0
