"""Battle Phase: stacks that are adjacent fight in rounds until one side is eliminated (rulings 9, 10, 14)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.wizards.parts.actions import PASS, Done, Fight, Strike
from shem.games.wizards.parts.board import BESIDE
from shem.games.wizards.parts.events import AIMED, BATTLE_BEGAN, BATTLE_ENDED, BATTLE_ROUND, STRUCK
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import Battle, Lost, WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.parts.vocabulary import SOFT
from shem.games.wizards.rules.attack import hits, roll
from shem.games.wizards.rules.battle_cards import NamedAttack, Window
from shem.games.wizards.rules.end import end_turn
from shem.games.wizards.rules.figures import attack_armor, attack_force
from shem.games.wizards.rules.spells import hurt
from shem.games.wizards.rules.victory import die


@final
class BattlePhase(Step[WizardsState]):
    """The sixth: the active player names two stacks, as often as it likes."""

    def seats(self, state: WizardsState) -> list[int]:
        return [state.active] if _battles(state, state.active) else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("fight")

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        return [*_battles(state, seat), PASS]

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Fight):
            return Refusal(Reject.ANOTHER_DECISION)
        if not state.units[action.here]:
            return Refusal(Reject.NO_UNIT, about=action.here)
        if state.owner(action.here) != seat:
            return Refusal(Reject.NOT_YOURS, about=action.here)
        if state.owner(action.there) in (-1, seat):
            return Refusal(Reject.NO_ENEMY, about=action.there)
        return None if action.there in BESIDE[action.here] else Refusal(Reject.NOT_ADJACENT, about=action.there)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        if not isinstance(action, Fight):
            state.steps.pop()
            return
        enemy = state.owner(action.there)
        state.fight = Battle((action.here, action.there), (seat, enemy))
        state.steps.append(Fighting())
        if entry.telling:
            entry.tell(Event(BATTLE_BEGAN, (seat, action.here, enemy, action.there)))

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["battle"]


def _battles(state: WizardsState, seat: int) -> list[Action]:
    """Every pair of an own stack and an enemy stack beside it."""
    found: list[Action] = []
    for space, here in enumerate(state.units):
        if here and here[0].seat == seat:
            found.extend([Fight(space, other) for other in BESIDE[space] if state.owner(other) not in (-1, seat)])
    return found


def battle_of(state: WizardsState) -> Battle:
    """The battle that is fought."""
    assert state.fight is not None
    return state.fight


def side_units(state: WizardsState, side: int) -> list[Unit]:
    """The units of a side that are left."""
    return state.units[battle_of(state).spaces[side]]


def due(state: WizardsState, side: int) -> list[Unit]:
    """The units of a side and of the size whose attacks are due that have not attacked in this round."""
    battle = battle_of(state)
    return [
        unit for unit in side_units(state, side) if unit.size == battle.size and not battle.struck[side] >> unit.slot() & 1
    ]


@final
class Fighting(Step[WizardsState]):
    """Between two attacks: whose is next, or how it ended."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        battle = battle_of(state)
        for side in range(2):
            if not side_units(state, side):
                _end(state, 1 - side, entry)
                return
        if not extra_attack(state):
            self._next(state, battle, entry)
            state.steps.append(Aiming(battle.side, -1))

    def _next(self, state: WizardsState, battle: Battle, entry: Entry) -> None:
        """Small, Medium, Large, then Giant; within a size the sides alternate, the active player first (ruling 10)."""
        while not due(state, battle.side):
            if due(state, 1 - battle.side):
                battle.side = 1 - battle.side
                return
            battle.side = 0
            battle.size += 1
            if battle.size == len(state.box.sizes):
                battle.size = 0
                battle.round += 1
                battle.struck = [0, 0]
                battle.last_side = battle.last_slot = -1  # an extra attack is one of the round in which its card is played
                if entry.telling:
                    entry.tell(Event(BATTLE_ROUND, (battle.round,)))

    def data(self) -> list[Any]:
        return ["fighting"]


def extra_attack(state: WizardsState) -> bool:
    """Whether the unit that attacked last has an extra attack, which comes right after (ruling 11): it is taken now."""
    battle = battle_of(state)
    side, slot = battle.last_side, battle.last_slot
    if side < 0 or not battle.extra[side][slot] or state.unit(battle.spaces[side], slot) is None:
        return False
    battle.extra[side][slot] -= 1
    state.steps.append(Aiming(side, slot))
    return True


@final
class Aiming(Step[WizardsState]):
    """A side picks which of its units attacks, and its target. slot: whose extra attack it is; -1: a unit that is due."""

    def __init__(self, side: int, slot: int) -> None:
        self.side: Final = side
        self.slot: Final = slot

    def _attackers(self, state: WizardsState) -> list[Unit]:
        if self.slot < 0:
            return due(state, self.side)
        unit = state.unit(battle_of(state).spaces[self.side], self.slot)
        return [] if unit is None else [unit]

    def seats(self, state: WizardsState) -> list[int]:
        """Where there is only one unit and one target, nobody is asked."""
        choice = len(self._attackers(state)) * len(side_units(state, 1 - self.side))
        return [battle_of(state).seats[self.side]] if choice > 1 else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("strike", (battle_of(state).round, 0 if self.slot < 0 else 1))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        targets = [unit.slot() for unit in side_units(state, 1 - self.side)]
        return [Strike(unit.slot(), target) for unit in self._attackers(state) for target in targets]

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Strike):
            return Refusal(Reject.ANOTHER_DECISION)
        if action.slot not in [unit.slot() for unit in self._attackers(state)]:
            return Refusal(Reject.NOT_ITS_ATTACK, about=action.slot)
        enemy = state.unit(battle_of(state).spaces[1 - self.side], action.target)
        return Refusal(Reject.NO_ENEMY, about=action.target) if enemy is None else None

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Strike)
        self._aim(state, action.slot, action.target, entry)

    def run(self, state: WizardsState, entry: Entry) -> None:
        self._aim(state, self._attackers(state)[0].slot(), side_units(state, 1 - self.side)[0].slot(), entry)

    def _aim(self, state: WizardsState, slot: int, target: int, entry: Entry) -> None:
        """The attack is named; Battle cards come before its dice."""
        state.steps.pop()
        state.steps.append(Attack(self.side, slot, target, self.slot >= 0))
        state.steps.append(Window(0, 0))
        if entry.telling:
            unit, enemy = _pair(state, self.side, slot, target)
            if unit is not None and enemy is not None:
                told = (unit.seat, unit.number, enemy.seat, enemy.number, 1 if self.slot >= 0 else 0)
                entry.tell(Event(AIMED, told))

    def data(self) -> list[Any]:
        return ["aiming", self.side, self.slot]


def _pair(state: WizardsState, side: int, slot: int, target: int) -> tuple[Unit | None, Unit | None]:
    """Who attacks and who is attacked, as far as they are still there."""
    spaces = battle_of(state).spaces
    return state.unit(spaces[side], slot), state.unit(spaces[1 - side], target)


@final
class Attack(NamedAttack):
    """An attack whose cards are played: its dice."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        unit, enemy = _pair(state, self.side, self.slot, self.target)
        if unit is not None and enemy is not None and self._waits(state) and extra_attack(state):
            return  # the one who has just attacked was given an extra attack, which is made first
        state.steps.pop()
        if unit is not None and enemy is not None:  # else one has fallen to an extra attack: another is named
            self._roll(state, unit, enemy, entry)

    def _waits(self, state: WizardsState) -> bool:
        """Whether another unit than its own attacked last."""
        battle = battle_of(state)
        return (battle.last_side, battle.last_slot) != (self.side, self.slot)

    def _roll(self, state: WizardsState, unit: Unit, enemy: Unit, entry: Entry) -> None:
        battle = battle_of(state)
        strength, defence = Tally(entry.telling), Tally(entry.telling)
        attack_force(state, unit, self.force, strength)
        attack_armor(state, enemy, self.armor, defence)
        who = (unit.seat, unit.number, enemy.seat, enemy.number)
        dice = roll(strength.total, defence.total, who, entry)
        hit = hits(dice[0], strength.total, dice[1], defence.total)
        battle.last_side, battle.last_slot = self.side, self.slot
        if not self.extra:
            battle.struck[self.side] |= 1 << self.slot
            battle.side = 1 - self.side
        if entry.telling:
            entry.tell(Event(STRUCK, (*who, *dice, 1 if hit else 0), [("force", strength), ("armor", defence)]))
        if hit:
            _hit(state, battle, enemy, entry)

    def with_force(self, event: int) -> NamedAttack:
        return Attack(self.side, self.slot, self.target, self.extra, (*self.force, event), self.armor)

    def with_armor(self, event: int) -> NamedAttack:
        return Attack(self.side, self.slot, self.target, self.extra, self.force, (*self.armor, event))

    def data(self) -> list[Any]:
        return ["attack", self.side, self.slot, self.target, self.extra, list(self.force), list(self.armor)]


def _hit(state: WizardsState, battle: Battle, enemy: Unit, entry: Entry) -> None:
    """The target loses a Hit; a Soft Golem that falls may return, a Wizard that falls stops the battle (ruling 14)."""
    if not hurt(state, enemy, entry):
        return
    if enemy.number == 0:
        _wizard_falls(state, battle, enemy.seat, entry)
    elif state.hardness(enemy) == SOFT:
        lost = Lost(enemy.seat, enemy.number, enemy.at, enemy.material, enemy.size, enemy.shape)
        battle.lost.append(lost)


def _wizard_falls(state: WizardsState, battle: Battle, seat: int, entry: Entry) -> None:
    """The battle stops, and where it was the dead one's own turn, the turn ends."""
    _end(state, 1 - battle.seats.index(seat), entry)
    die(state, seat, entry)
    if state.ended is None and seat == state.active:
        end_turn(state, entry)


def _end(state: WizardsState, winner: int, entry: Entry) -> None:
    """One side is eliminated; Soft Golems of the other that fell may return in the End Phase (ruling 15)."""
    battle = battle_of(state)
    while not isinstance(state.steps.pop(), Fighting):
        pass  # attacks that were named and are not made any more
    state.fight = None
    state.lost.extend([lost for lost in battle.lost if lost.seat == battle.seats[winner]])
    if entry.telling:
        here, there = battle.spaces[winner], battle.spaces[1 - winner]
        entry.tell(Event(BATTLE_ENDED, (battle.seats[winner], battle.seats[1 - winner], here, there)))
