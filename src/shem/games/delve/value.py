"""What a position is worth to the party, in Health of a Hero; the same for every seat, for all win or all lose."""

from __future__ import annotations

from math import exp
from typing import Final, final

from shem.games.delve.goals import Goal, goals, nearness, rounds_left, wins
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Attack, Effect
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.prospects import Guard, added, tables_of
from shem.games.delve.rules.characteristics import foe_of, most_health, moves

WIN: Final = 200.0
SOUL: Final = 18.0  # a Hero who has become a soul
BODY: Final = 16.0  # a Hero at Full Health
CURVE: Final = 2.2  # the first wounds count less than the last
RANK: Final = 9.0  # a Soul Rank
AILMENTS: Final = [0.0, 1.2, 2.5, 4.0]  # Slowed, Blinded, Stunned; mypyc loses a final tuple of floats
BLEEDING: Final = 1.2  # a rank of it
POISONED: Final = 1.6
BURNING: Final = 1.3  # a token, and as much again of rank II
LYING: Final = 1.5
CRITICAL: Final = 1.5
BROKEN: Final = 0.8
FOE: Final = 1.5  # an Enemy that is there at all
ARMED: Final = 1.1  # each die of its attack
MASTER: Final = 6.0
WANTED: Final = 10.0  # an Enemy whose death the quest is about
ALIVE: Final = 0.45  # how much of an Enemy's worth its last Health is
READ: Final = 5.0  # a paragraph of the Book that does not end it
DISTRICT: Final = 4.0  # a District that is discovered
THROUGH: Final = 2.0  # a door that is open
NEAR: Final = 0.8  # an area nearer to the goal
CROWN: Final = 0.12
SOUL_POINT: Final = 0.9
RETURN: Final = 14.0  # soul points for a soul that waits for them
ITEM: Final = 0.8
PRIZE: Final = 2.0
GEAR: Final = 0.6  # what is worn, by the worth of its words
READY: Final = 0.7  # a power that can be used
ROUND: Final = 0.6  # that has passed
THREAT: Final = 0.7  # of what the Enemies' attacks may cost before the Heroes' next turns
ACTS: Final = 1.5  # Enemies that an Encounter card lets activate
FOCUS: Final = 0.5
WORN: Final = {v.ARMOR: 2.5, v.MOST_BLUE: 1.0, v.HEALTH: 0.8, v.MOVES: 0.7, v.SAVE: 0.4, v.HITS: 2.0, v.MAGIC_SHIELDS: 1.5}


@final
class Danger:
    """An Enemy that may activate before the Heroes' next turns. reach: areas. share: how often. costs: by seat, what an
    attack on that Hero is expected to cost."""

    def __init__(self, enemy: Enemy, reach: int, share: float, costs: list[float]) -> None:
        self.who: Final = enemy.who
        self.area: Final = enemy.area
        self.reach: Final = reach
        self.share: Final = share
        self.costs: Final = costs


def value_of(state: DelveState, seat: int) -> list[tuple[str, float]]:
    """end, heroes, ranks, ailments, foes, threat, book, way, spoils, powers, time."""
    return [
        ("end", _end(state)),
        ("heroes", sum([body(state, hero) for hero in state.heroes])),
        ("ranks", RANK * sum([hero.rank for hero in state.heroes])),
        ("ailments", -sum([ails(hero) for hero in state.standing()])),
        ("foes", -sum([foe_worth(state, enemy) * (-1.0 if enemy.minion else 1.0) for enemy in state.enemies])),
        ("threat", threat(state, dangers(state))),
        ("book", _book(state)),
        ("way", way(state, goals(state))),
        ("spoils", _spoils(state)),
        ("powers", READY * sum([_ready(state, hero) for hero in state.heroes])),
        ("time", -ROUND * state.round),
    ]


def _end(state: DelveState) -> float:
    if state.ended is None:
        return 0.0
    return WIN if state.ended.winners else -WIN


def body(state: DelveState, hero: Hero) -> float:
    """What a Hero's Health is worth: the last of it the most."""
    return -SOUL if hero.soul else _worth(hero.health, most_health(state, hero))


def _worth(health: int, most: int) -> float:
    return BODY * (1 - exp(-CURVE * health / most)) if health > 0 else -SOUL


def losses(state: DelveState, hero: Hero) -> list[float]:
    """What it costs that a Hero loses 0, 1, 2 ... of its Health."""
    most = most_health(state, hero)
    now = _worth(hero.health, most)
    return [now - _worth(hero.health - lost, most) for lost in range(hero.health + 1)]


def ails(figure: Figure) -> float:
    """What a Character's conditions cost it."""
    cost = AILMENTS[figure.ailment] + BLEEDING * figure.bleed + POISONED * figure.poison
    cost += BURNING * (figure.fire[0] + 2 * figure.fire[1]) + CRITICAL * len(figure.criticals)
    return cost + (LYING if figure.ko else 0.0) + BROKEN * figure.broken - (FOCUS if _focus(figure) else 0.0)


def _focus(figure: Figure) -> bool:
    return isinstance(figure, Hero) and figure.focus


def foe_worth(state: DelveState, enemy: Enemy) -> float:
    """What it is worth to be rid of an Enemy: its arms, the more the healthier it is, less what it suffers from."""
    return _arms(state, enemy) * (ALIVE + (1 - ALIVE) * enemy.health / most_health(state, enemy)) - 0.3 * ails(enemy)


def _arms(state: DelveState, enemy: Enemy) -> float:
    foe = foe_of(state, enemy)
    worth = FOE + ARMED * (foe.attack.red + 0.5 * foe.attack.blue) + (MASTER if foe.master else 0.0)
    return worth * (1 + 0.05 * foe.health) + (0.0 if enemy.minion else wanted(state, enemy.foe))


def wanted(state: DelveState, foe: int) -> float:
    """How much the quest is about the death of such Enemies."""
    for number, paragraph in enumerate(state.box.quest.paragraphs):
        if not state.read[number] and paragraph.trigger == v.ON_KILL and paragraph.what == foe:
            return WANTED if wins(paragraph) else 0.5 * READ
    return 0.0


def wound_worth(state: DelveState, enemy: Enemy, wounds: int) -> float:
    """What so many wounds of an Enemy are worth."""
    if wounds >= enemy.health:
        return foe_worth(state, enemy) + SOUL_POINT * foe_of(state, enemy).souls
    return _arms(state, enemy) * (1 - ALIVE) * wounds / most_health(state, enemy)


def dangers(state: DelveState) -> list[Danger]:
    """The Enemies that may attack before every Hero has had its next turn."""
    heroes = state.standing()
    tables = tables_of(state.box)
    guards = [Guard(state, hero) for hero in heroes]
    costs = [losses(state, hero) for hero in heroes]
    foes = [enemy for enemy in state.enemies if not enemy.minion]
    share = len(heroes) * min(1.0, ACTS / max(1, len(foes)))
    found: list[Danger] = []
    for enemy in foes:
        attack = foe_of(state, enemy).attack
        swing, more = tables.swing(attack), added(state, enemy)
        by_seat = [0.0] * len(state.heroes)
        for place, hero in enumerate(heroes):
            wounds, loss = tables.wounds(swing, guards[place], more), costs[place]
            last = len(loss) - 1
            by_seat[hero.who] = sum([chance * loss[min(lost, last)] for lost, chance in enumerate(wounds) if chance > 0.0])
        reach = attack.far + (0 if enemy.ailment == v.SLOWED + 1 else moves(state, enemy))
        found.append(Danger(enemy, reach, max(0.0, share - _idle(enemy)), by_seat))
    return found


def _idle(enemy: Enemy) -> float:
    """Activations that an Enemy is expected to waste."""
    if enemy.ko or enemy.ailment == v.STUNNED + 1:
        return 1.0
    return 0.5 if enemy.ailment == v.BLINDED + 1 else 0.0


def threat(state: DelveState, found: list[Danger], without: int = -1) -> float:
    """What the Enemies' attacks may cost; any Hero near enough may be the victim. without: an Enemy that does not count."""
    walk = state.ways().walk
    heroes = [hero for hero in state.standing() if not hero.hidden]
    total = 0.0
    for danger in found:
        near = 0
        cost = 0.0
        for hero in heroes:
            if walk[danger.area][hero.area] <= danger.reach:
                near += 1
                cost += danger.costs[hero.who]
        if near and danger.who != without:
            total += danger.share * cost / near
    return -THREAT * total


def way(state: DelveState, found: list[Goal]) -> float:
    """How far it is to the goal; the less time is left the more it counts."""
    return NEAR * haste(state) * nearness(state, found)


def haste(state: DelveState) -> float:
    """1 where there is time enough, up to 4 where there is none."""
    return min(4.0, 1.0 + 5.0 / (1 + rounds_left(state)))


def _book(state: DelveState) -> float:
    read = 0
    for number, paragraph in enumerate(state.box.quest.paragraphs):
        if state.read[number] and paragraph.trigger not in (v.AT_START, v.ON_ROUND, v.ON_FALL, v.ON_EVENTS_OUT):
            read += 1
    districts = sum([1 for district in range(max(state.box.dungeon.districts) + 1) if state.revealed >> district & 1])
    opened = len([lock for lock in state.doors if lock == v.OPENED])
    return READ * read + DISTRICT * districts + THROUGH * opened + 2.0 * sum(state.counts)


def _spoils(state: DelveState) -> float:
    total = SOUL_POINT * state.souls
    for hero in state.heroes:
        total += CROWN * hero.crowns + 0.5 * len(hero.blessings)
        for item in [*hero.worn, *hero.pack]:
            total += PRIZE if state.box.items[item].kind == v.PRIZE else ITEM
        total += GEAR * gear(state, hero.worn)
        if hero.soul:
            price = state.box.heroes[hero.who].ranks[hero.rank].price
            total += RETURN * min(1.0, state.souls / max(1, price))
    return total


def gear(state: DelveState, items: list[int]) -> float:
    """What Items are worth while they are worn together; of several Weapons the best counts, of the others little."""
    best = total = 0.0
    for item in items:
        worth, effects = _weapon(state.box.items[item].attack), _words(state.box.items[item].effects)
        total += effects + 0.2 * min(best, worth) + (0.7 if state.box.items[item].use is not None else 0.0)
        best = max(best, worth)
    return total + best


def _weapon(attack: Attack | None) -> float:
    if attack is None:
        return 0.0
    return 1.2 * attack.red + 0.7 * attack.blue + 0.3 * attack.far + 0.4 * len(attack.effects) + 0.3 * len(attack.stars)


def _words(effects: list[Effect]) -> float:
    return sum([effect.amount * WORN[effect.do] if effect.do in WORN else 0.4 for effect in effects])


def outfit(state: DelveState, hero: Hero) -> list[int]:
    """What a Hero should wear of what it has: the best things first, as far as there is room."""
    room = list(v.SLOT_ROOM)
    chosen: list[int] = []
    for _, item in sorted([(-gear(state, [item]), item) for item in [*hero.worn, *hero.pack]]):
        slot = state.box.items[item].slot
        place, need = (v.HAND, v.SLOT_ROOM[v.HAND]) if slot == v.TWO_HANDS else (slot, 1)
        if slot != v.NO_SLOT and room[place] >= need and gear(state, [*chosen, item]) > gear(state, chosen):
            room[place] -= need
            chosen.append(item)
    return chosen


def _ready(state: DelveState, hero: Hero) -> float:
    """Powers that can be used, less the quarter turns of those that cannot."""
    total = 0.0
    for number, power in enumerate(state.box.heroes[hero.who].powers):
        if power.rank <= hero.rank:
            left = hero.cooling[number]
            total += 1.0 if left < 0 else -0.25 * left
    return total
