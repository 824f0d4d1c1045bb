"""What an army can gain in one turn without Action Points: a search for content that pays again and again.

Costs in AP end by themselves, and so does what adds Cooldown, is limited a turn or rises in price. What remains after that
is found here before players find it.
"""

from __future__ import annotations

from typing import Final, final

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over
from shem.core.tally import Tally
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import Bless, Curse, Miracle
from shem.games.arcana.figures import RESERVE
from shem.games.arcana.rules.cooldown import ability_cost
from shem.games.arcana.state import Battle

PURSE: Final = 100  # the Mana to search with: about what a destroyed Colossus leaves
MOST: Final = 40  # steps of a sequence
PREPARING: Final = 12  # actions that gain nothing, but might prepare one that does
OF_GOLEMS: Final = (3, 5, 6, 9, 10, 11, 12, 13)  # kinds of actions that use an ability of a Golem
POINT: Final = 20  # a Victory Point, against a point of damage or of Mana


@final
class Gain:
    """One action of a sequence: its key, and what it changed for the army.

    vp: gained. damage: the enemies' Health that is gone. mana: gained, below 0 if it cost more. health: of the army's own,
    the same way.
    """

    def __init__(self, key: tuple[int, ...], vp: int, damage: int, mana: int, health: int) -> None:
        self.key: Final = key
        self.vp: Final = vp
        self.damage: Final = damage
        self.mana: Final = mana
        self.health: Final = health

    @property
    def means(self) -> tuple[int, ...]:
        """Whose which power it was, wherever it was aimed."""
        return self.key[: 2 if self.key[0] >= 14 else 3]

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


@final
class _Found:
    def __init__(self, gain: Gain, battle: Battle) -> None:
        self.gain: Final = gain
        self.battle: Final = battle


def longest(battle: Battle, seat: int, seed: int) -> list[Gain]:
    """The longest gainful sequence found from a turn with at least PURSE Mana, the best action first each time.

    An action that gains nothing is taken only where one that gains follows at once. `battle` does not change.
    """
    now = battle.copy()
    now.armies[seat].mana = max(PURSE, now.armies[seat].mana)
    taken: list[Gain] = []
    while len(taken) < MOST and now.ended is None:
        tried = _tried(now, seat, seed + len(taken))
        best = _best(tried)
        if best is None:
            for before in tried[:PREPARING]:
                best = _best(_tried(before.battle, seat, seed + len(taken)))
                if best is not None:
                    taken.append(before.gain)
                    break
        if best is None:
            return taken
        taken.append(best.gain)
        now = best.battle
    return taken


def repeated(taken: list[Gain], times: int) -> list[list[Gain]]:
    """The parts of a sequence that gained by the same power so often for no more than it took at first."""
    groups: dict[tuple[int, ...], list[Gain]] = {}
    for gain in taken:
        if gain.gains:
            group = groups.setdefault(gain.means, [])
            if not group or gain.price <= group[0].price:
                group.append(gain)
    return [group for group in groups.values() if len(group) >= times]


def _best(tried: list[_Found]) -> _Found | None:
    best: _Found | None = None
    for found in tried:
        if found.gain.gains and (best is None or found.gain.worth > best.gain.worth):
            best = found
    return best


def _tried(battle: Battle, seat: int, seed: int) -> list[_Found]:
    """Every action of the seat's turn that leaves its AP as they are, with what it changes."""
    if not at_turn(battle, seat):
        return []
    tried: list[_Found] = []
    aside = _empty(battle)
    for action in battle.legal(seat):
        if not _searched(battle, action, aside):
            continue
        after = battle.copy()
        entry = Entry(Seeded(seed))
        after.apply(seat, action, entry)
        _answer(after, seat, entry)
        if after.ended is None and after.armies[seat].ap >= battle.armies[seat].ap:
            tried.append(_Found(_change(battle, after, seat, action), after))
    return tried


def _empty(battle: Battle) -> int:
    """A Region where nobody stands."""
    there = battle.standing().there
    for region in range(battle.field.count):
        if (battle.field.blessable >> region) & 1 and region not in there:
            return region
    return -1


def _searched(battle: Battle, action: Action, aside: int) -> bool:
    """Whether an action may cost no AP; a Blessing or Curse where nobody stands is the same in every such Region."""
    if isinstance(action, (Bless, Curse)):
        return action.region == aside or action.region in battle.standing().there
    key = action.key()
    if key[0] not in OF_GOLEMS:
        return isinstance(action, Miracle)
    golem = battle.golems[key[1]]
    ability = golem.type.abilities[key[2]]
    return ability.resource != v.AP or ability_cost(battle, golem, ability, Tally(False)) == 0


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
    for golem in before.golems:
        if golem.at < RESERVE:
            continue
        now = after.golems[golem.number]
        lost = golem.health - (now.health if now.at >= RESERVE else 0)
        if before.allied(golem.army, seat):
            health -= lost
        else:
            damage += lost
    was, has = before.armies[seat], after.armies[seat]
    return Gain(action.key(), has.vp - was.vp, damage, has.mana - was.mana, health)
