"""Battle cards: free, before each attack, until both sides pass (ruling 11)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import PASS, Done, Play
from shem.games.wizards.parts.box import Event as Card
from shem.games.wizards.parts.events import PLAYED
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import Battle, WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.decks import held, spend


class NamedAttack(Step[WizardsState]):
    """An attack before its dice. force, armor: the Battle cards played on it. extra: a Battle card gave it."""

    def __init__(
        self, side: int, slot: int, target: int, extra: bool, force: tuple[int, ...] = (), armor: tuple[int, ...] = ()
    ) -> None:
        self.side: Final = side
        self.slot: Final = slot
        self.target: Final = target
        self.extra: Final = extra
        self.force: Final = force
        self.armor: Final = armor

    def with_force(self, event: int) -> NamedAttack:
        """The same attack with a Force card more."""
        raise NotImplementedError

    def with_armor(self, event: int) -> NamedAttack:
        """The same attack with an Armor card more."""
        raise NotImplementedError


@final
class Window(Step[WizardsState]):
    """A side may play a card on the attack below, or pass; it is over when both have passed in a row."""

    def __init__(self, side: int, passed: int) -> None:
        self.side: Final = side
        self.passed: Final = passed

    def seats(self, state: WizardsState) -> list[int]:
        """By what everybody sees: the size of the hand."""
        battle = state.fight
        assert battle is not None
        seat = battle.seats[self.side]
        return [seat] if self.passed < 2 and state.hand_size(seat, v.EVENT_DECK) > 0 else []

    def prompt(self, state: WizardsState) -> Prompt:
        attack = named(state)
        return Prompt("battle-cards", (attack.side, attack.slot, attack.target))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        battle = state.fight
        assert battle is not None
        units = state.units[battle.spaces[self.side]]
        found: list[Action] = []
        for event in held(state, seat, v.EVENT_DECK):
            if state.box.events[event].battle:
                for unit in units:
                    if self._refused(state, event, unit.slot()) is None:
                        found.append(Play(event, unit.slot()))
        found.append(PASS)
        return found

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Play):
            return Refusal(Reject.ANOTHER_DECISION)
        if action.event >= len(state.box.events):
            return Refusal(Reject.NO_SUCH_CARD, about=action.event)
        if not state.box.events[action.event].battle:
            return Refusal(Reject.NOT_A_BATTLE_CARD, about=action.event)
        if not state.hands[seat][v.EVENT_DECK][action.event]:
            return Refusal(Reject.NOT_IN_HAND, about=action.event)
        return self._refused(state, action.event, action.slot)

    def _refused(self, state: WizardsState, event: int, slot: int) -> Refusal | None:
        """Why a Battle card cannot be played for this side's unit in a slot."""
        battle, card, attack = state.fight, state.box.events[event], named(state)
        assert battle is not None
        unit = state.unit(battle.spaces[self.side], slot)
        if unit is None:
            return Refusal(Reject.NO_UNIT, about=battle.spaces[self.side])
        if card.deed == v.FORCE:
            if self.side != attack.side or slot != attack.slot:
                return Refusal(Reject.NOT_ITS_ATTACK, about=slot)
            enemy = state.unit(battle.spaces[1 - self.side], attack.target)
            return None if enemy is not None and touches(state, card, enemy) else Refusal(Reject.WRONG_TRAIT, about=event)
        if not touches(state, card, unit):
            return Refusal(Reject.WRONG_TRAIT, about=event)
        if card.deed == v.ARMOR:
            attacked = self.side != attack.side and slot == attack.target
            return None if attacked else Refusal(Reject.NO_TARGET, about=slot)
        return None if _attacks_still(battle, attack, self.side, unit) else Refusal(Reject.HAS_ATTACKED, about=slot)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        passed = self.passed + 1
        if isinstance(action, Play):
            passed = 0
            self._play(state, seat, action, entry)
        state.steps.append(Window(1 - self.side, passed))

    def _play(self, state: WizardsState, seat: int, action: Play, entry: Entry) -> None:
        battle, deed = state.fight, state.box.events[action.event].deed
        assert battle is not None
        spend(state, seat, v.EVENT_DECK, action.event)
        if deed == v.EXTRA_ATTACK:
            battle.extra[self.side][action.slot] += 1
        else:
            attack = state.steps.pop()
            assert isinstance(attack, NamedAttack)
            state.steps.append(attack.with_force(action.event) if deed == v.FORCE else attack.with_armor(action.event))
        if entry.telling:
            unit = state.unit(battle.spaces[self.side], action.slot)
            assert unit is not None
            entry.tell(Event(PLAYED, (seat, action.event, unit.seat, unit.number)))

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        if self.passed < 2:
            state.steps.append(Window(1 - self.side, self.passed + 1))

    def data(self) -> list[Any]:
        return ["window", self.side, self.passed]


def named(state: WizardsState) -> NamedAttack:
    """The attack that the window on top is about."""
    attack = state.steps[-2]
    assert isinstance(attack, NamedAttack)
    return attack


def touches(state: WizardsState, card: Card, unit: Unit) -> bool:
    """Whether a unit is one that a card names; the Wizard is Small, Soft and a Man, but no Golem (ruling 13)."""
    if card.golem and unit.number == 0:
        return False
    return state.fits(unit, card.sizes, card.shapes, card.hardnesses)


def _attacks_still(battle: Battle, attack: NamedAttack, side: int, unit: Unit) -> bool:
    """Whether the unit's attack of this round is being made, still to come, or the last one made."""
    slot = unit.slot()
    if (side, slot) in ((attack.side, attack.slot), (battle.last_side, battle.last_slot)):
        return True
    return not battle.struck[side] >> slot & 1
