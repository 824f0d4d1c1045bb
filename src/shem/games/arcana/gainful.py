"""What an army can gain in one turn without Action Points: a search for content that pays again and again.

Costs in AP end by themselves, and so does what adds Cooldown, is limited a turn or rises in price. What remains after that
is found here before players find it. Unspent AP become Mana, so an action that gives AP gains as much.
"""

from __future__ import annotations

from typing import Final, final

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over
from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Bless, Curse, Miracle
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import RESERVE
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.cooldown import ability_cost

PURSE: Final = 100  # the Mana to search with: about what a destroyed Colossus leaves
MOST: Final = 40  # steps of a sequence
PREPARING: Final = 24  # actions that gain nothing, but might prepare one that does
OF_GOLEMS: Final = (3, 5, 6, 9, 10, 11, 12, 13)  # kinds of actions that use an ability of a Golem
FIRST_ANCIENT: Final = 14  # the kind of a Miracle; those of a Blessing and a Curse follow
POINT: Final = 20  # a Victory Point, against a point of damage or of Mana


@final
class Gain:
    """One action of a sequence: its key, and what it changed for the army.

    vp: gained. damage: the enemies' Health that is gone. mana: gained, AP too, below 0 if it cost more. health: of the
    army's own, the same way. struck: the enemies that lost Health.
    """

    def __init__(
        self, key: tuple[int, ...], vp: int, damage: int, mana: int, health: int, struck: tuple[int, ...] = ()
    ) -> None:
        self.key: Final = key
        self.vp: Final = vp
        self.damage: Final = damage
        self.mana: Final = mana
        self.health: Final = health
        self.struck: Final = struck

    @property
    def means(self) -> tuple[int, ...]:
        """Whose which power it was, however and wherever it was aimed: as `of_golem` or as `of_ancient`."""
        if self.key[0] >= FIRST_ANCIENT:
            return of_ancient(self.key[0] - FIRST_ANCIENT, self.key[1])
        return of_golem(self.key[1], self.key[2])

    @property
    def gains(self) -> bool:
        return self.vp > 0 or self.damage > 0 or self.mana > 0

    @property
    def price(self) -> int:
        """Mana and own Health that it took."""
        return max(0, -self.mana) + max(0, -self.health)

    @property
    def worth(self) -> int:
        return POINT * self.vp + self.damage + self.mana


def of_golem(golem: int, slot: int) -> tuple[int, ...]:
    """What stands for an ability of a Golem."""
    return golem, slot


def of_ancient(power: int, ancient: int) -> tuple[int, ...]:
    """What stands for a Miracle (0), Blessing or Curse of the army's Ancient One."""
    return -1, power, ancient


@final
class _Found:
    def __init__(self, gain: Gain, battle: Battle) -> None:
        self.gain: Final = gain
        self.battle: Final = battle


@final
class Search:
    """A search of one army's turns; tried: by power, how many actions were tried."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat: Final = seat
        self.seed: Final = seed
        self.turns = 0
        self.tried: Final[dict[tuple[int, ...], int]] = {}

    def longest(self, battle: Battle) -> list[Gain]:
        """The longest gainful sequence found from a turn with at least PURSE Mana, the best action first each time.

        An action that gains nothing is taken only where one that gains follows at once. `battle` does not change.
        """
        self.turns += 1
        now = battle.copy()
        now.armies[self.seat].mana = max(PURSE, now.armies[self.seat].mana)
        taken: list[Gain] = []
        while len(taken) < MOST and now.ended is None:
            tried = self._try(now, len(taken))
            best = _best(tried)
            if best is None:
                for before in _spread(tried):
                    best = _best(self._try(before.battle, len(taken)))
                    if best is not None:
                        taken.append(before.gain)
                        break
            if best is None:
                return taken
            taken.append(best.gain)
            now = best.battle
        return taken

    def _try(self, battle: Battle, step: int) -> list[_Found]:
        """Every action of the turn that leaves its AP at least as they are, with what it changes."""
        if not at_turn(battle, self.seat):
            return []
        tried: list[_Found] = []
        aside = _empty(battle)
        for action in battle.legal(self.seat):
            if not _may_be_free(battle, action, aside):
                continue
            after = battle.copy()
            entry = Entry(Seeded(self.seed + step))
            after.apply(self.seat, action, entry)
            _answer(after, self.seat, entry)
            gain = _change(battle, after, self.seat, action)
            self.tried[gain.means] = self.tried.get(gain.means, 0) + 1
            if after.ended is None and after.armies[self.seat].ap >= battle.armies[self.seat].ap:
                tried.append(_Found(gain, after))
        return tried


def repeated(taken: list[Gain], times: int) -> list[list[Gain]]:
    """The parts of a sequence that gained by the same power so often for no more than it took once before.

    What was taken to prepare a gain is part of its price. A gain by an enemy that the power had not struck yet does not
    count: what acts on each Golem once a turn ends by itself.
    """
    gains: dict[tuple[int, ...], list[Gain]] = {}
    prices: dict[tuple[int, ...], list[int]] = {}
    struck: dict[tuple[int, ...], list[int]] = {}
    price = 0
    for gain in taken:
        price += gain.price
        if not gain.gains:
            continue
        known = struck.setdefault(gain.means, [])
        new = [number for number in gain.struck if number not in known]
        known.extend(new)
        if not new or gain.means not in gains:
            gains.setdefault(gain.means, []).append(gain)
            prices.setdefault(gain.means, []).append(price)
        price = 0
    groups = [_no_dearer(gains[means], prices[means]) for means in gains]
    return [group for group in groups if len(group) >= times]


def _no_dearer(gains: list[Gain], prices: list[int]) -> list[Gain]:
    """The most of these that begin with one than which none of the others was dearer."""
    most: list[Gain] = []
    for first in range(len(gains)):
        group = [gains[later] for later in range(first, len(gains)) if prices[later] <= prices[first]]
        if len(group) > len(most):
            most = group
    return most


def _best(tried: list[_Found]) -> _Found | None:
    best: _Found | None = None
    for found in tried:
        if found.gain.gains and (best is None or found.gain.worth > best.gain.worth):
            best = found
    return best


def _spread(tried: list[_Found]) -> list[_Found]:
    """Some of the actions: of each power as many as of any other."""
    chosen: list[_Found] = []
    turns: dict[tuple[int, ...], int] = {}
    rank: list[list[_Found]] = []
    for found in tried:
        turn = turns.get(found.gain.means, 0)
        turns[found.gain.means] = turn + 1
        if turn == len(rank):
            rank.append([])
        rank[turn].append(found)
    for row in rank:
        chosen.extend(row)
    return chosen[:PREPARING]


def _empty(battle: Battle) -> int:
    """A Region where nobody stands."""
    there = battle.standing().there
    for region in range(battle.field.count):
        if (battle.field.blessable >> region) & 1 and not there[region]:
            return region
    return -1


def _may_be_free(battle: Battle, action: Action, aside: int) -> bool:
    """Whether an action may cost no AP; a Blessing or Curse where nobody stands is the same in every such Region."""
    if isinstance(action, (Bless, Curse)):
        return action.region == aside or len(battle.standing().there[action.region]) > 0
    key = action.key()
    if key[0] not in OF_GOLEMS:
        return isinstance(action, Miracle)
    golem = battle.golems[key[1]]
    ability = golem.type.abilities[key[2]]
    if ability.resource != v.AP or _pays_back(ability.effects) or _pays_back(golem.type.passives):
        return True
    return ability_cost(battle, golem, ability, Tally(False)) == 0


def _pays_back(effects: list[Effect]) -> bool:
    for effect in effects:  # noqa: SIM110 (a generator is slow when compiled)
        if effect.deed == v.STEAL_AP or (effect.deed == v.GIVE_AP and effect.amount > 0):
            return True
    return False


def at_turn(battle: Battle, seat: int) -> bool:
    """Whether the seat is asked for its turn, with nothing else to be decided before."""
    pending = battle.pending()
    return pending.seats == [seat] and len(battle.steps) == 1


def _answer(battle: Battle, seat: int, entry: Entry) -> None:
    """Decide at random what an action leaves to be decided."""
    while len(battle.steps) > 1:
        pending = battle.pending()
        if isinstance(pending, Over):
            return
        asked = pending.seats[0]
        legal = battle.legal(asked)
        battle.apply(asked, legal[entry.roll(len(legal), "answer") - 1], entry)


def _change(before: Battle, after: Battle, seat: int, action: Action) -> Gain:
    damage = 0
    health = 0
    struck: list[int] = []
    for golem in before.golems:
        if golem.at < RESERVE:
            continue
        now = after.golems[golem.number]
        lost = golem.health - (now.health if now.at >= RESERVE else 0)
        if before.allied(golem.army, seat):
            health -= lost
        else:
            damage += lost
            if lost > 0:
                struck.append(golem.number)
    was, has = before.armies[seat], after.armies[seat]
    mana = has.mana + has.ap - was.mana - was.ap
    return Gain(action.key(), has.vp - was.vp, damage, mana, health, tuple(struck))
