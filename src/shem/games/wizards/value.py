"""What a position is worth to a seat, in Mana; every term is the seat's lead over its living rivals' mean."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.wizards.duel import Duels, Stack
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import WIZARD
from shem.games.wizards.parts.board import SIDE
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.control import controls_site
from shem.games.wizards.rules.figures import health, income
from shem.games.wizards.weights import PLAIN
from shem.games.wizards.worth import GOLEM_CARD, WIZARD_HIT, event_worth

WIN: Final = 400.0
MANA: Final = 0.55  # a point of Mana that will be spent soon
PLENTY: Final = 25  # Mana; what is above it counts SPARE
SPARE: Final = 0.2
INCOME: Final = 3.0  # a point of Mana each turn
TOGETHER: Final = 0.06  # what each further Golem of a stack adds to the stack
FAR: Final = 14
THREAT: Final = 0.9  # of a Wizard, for a stack beside its Tower that would win
LEAST: Final = 0.05  # what is less than that share of a Wizard is no threat
CLOSE: Final = 4  # spaces, beyond which no stack is thought to attack
CLASH: Final = 0.15  # of a stack that a stronger one may attack
AURA: Final = 0.4  # a point of Force or Armor for a turn


@final
class Muster:
    """Where everybody stands, looked at once for all terms of a value: each seat's stacks that have a Golem."""

    def __init__(self, state: WizardsState, duels: Duels) -> None:
        self.state: Final = state
        self.weights: Final = duels.weights
        self.duels: Final = duels
        self.stacks: Final[list[list[Stack]]] = [[] for _ in range(state.box.seats)]
        self.at: Final[dict[int, Stack]] = {}
        for space, here in enumerate(state.units):
            if here:
                stack = Stack(state, space, duels)
                self.at[space] = stack
                if stack.golems:
                    self.stacks[here[0].seat].append(stack)


TERMS: Final = ("end", "wizards", "golems", "stacks", "mana", "income", "sites", "cards", "march", "threat", "clash")


def value_of(state: WizardsState, seat: int, duels: Duels | None = None) -> list[tuple[str, float]]:
    """The terms by their names, by the weights of the duels."""
    return list(zip(TERMS, amounts(state, seat, Duels(PLAIN) if duels is None else duels)))


def amounts(state: WizardsState, seat: int, duels: Duels) -> list[float]:
    """The terms without their names."""
    found = [_end(state, seat)]
    rivals = [other for other in range(state.box.seats) if other != seat and state.alive[other]]
    if not state.alive[seat] or not rivals:
        return found + [0.0] * (len(TERMS) - 1)
    muster = Muster(state, duels)
    theirs = [_side(muster, other) for other in rivals]
    for place, amount in enumerate(_side(muster, seat)):
        total = 0.0
        for side in theirs:
            total += side[place]
        found.append(amount - total / len(rivals))
    return found


def _side(muster: Muster, seat: int) -> list[float]:
    """What a seat has, term by term from its Wizard on."""
    return [
        _wizard(muster, seat),
        _golems(muster, seat),
        _stacks(muster, seat),
        _mana(muster, seat),
        _income(muster, seat),
        _sites(muster, seat),
        _cards(muster, seat),
        _march(muster, seat),
        _threat(muster, seat),
        _clash(muster, seat),
    ]


def _end(state: WizardsState, seat: int) -> float:
    """Who lives, and how it ended."""
    if state.ended is not None and state.ended.winners:
        return WIN if seat in state.ended.winners else -WIN
    if not state.alive[seat]:
        return -WIN
    return WIN / 2 * (state.box.seats - state.living()) / (state.box.seats - 1)


def _wizard(muster: Muster, seat: int) -> float:
    """The Wizard's Hits."""
    state = muster.state
    wizard = state.unit(state.ground.towers[seat], WIZARD)
    return WIZARD_HIT * health(state, wizard) if wizard is not None else 0.0


def _golems(muster: Muster, seat: int) -> float:
    total = 0.0
    for stack in muster.stacks[seat]:
        for golem in stack.golems:
            total += golem.worth
            for aura in golem.auras:
                total += AURA * (aura.force + aura.armor) * aura.left
    return total


def _stacks(muster: Muster, seat: int) -> float:
    """Golems fight better together."""
    total = 0.0
    for stack in muster.stacks[seat]:
        total += TOGETHER * (len(stack.golems) - 1) * stack.worth
    return total


def _mana(muster: Muster, seat: int) -> float:
    mana = muster.state.mana[seat]
    return MANA * min(mana, PLENTY) + SPARE * max(0, mana - PLENTY)


def _income(muster: Muster, seat: int) -> float:
    state = muster.state
    return _scarce(state, seat) * INCOME * income(state, seat, Tally(False))


def _scarce(state: WizardsState, seat: int) -> float:
    """How much more Mana is wanted: 1.0 to 0.0 the more there is."""
    return max(0.0, 1.0 - state.mana[seat] / (2 * PLENTY))


def _sites(muster: Muster, seat: int) -> float:
    """Control of the materials' sites, above all of those in the hand."""
    state, weights = muster.state, muster.weights
    total = 0.0
    for material in range(len(state.box.materials)):
        if controls_site(state, seat, material):
            total += weights.held if state.hands[seat][v.GOLEM_DECK][material] else weights.site
    return _scarce(state, seat) * total


def _cards(muster: Muster, seat: int) -> float:
    """Cards in hand: three traits that make a Golem are worth more than three of one."""
    state = muster.state
    total = GOLEM_CARD * sum([min(count, 2) + 0.25 * max(0, count - 2) for count in traits(state, seat)])
    for event, count in enumerate(state.hands[seat][v.EVENT_DECK]):
        if count:
            total += count * event_worth(state, event, muster.weights)
    return total


def traits(state: WizardsState, seat: int) -> list[int]:
    """How many Material, Size and Shape cards the seat holds."""
    box, hand = state.box, state.hands[seat][v.GOLEM_DECK]
    first_size, first_shape = box.card(v.SIZE, 0), box.card(v.SHAPE, 0)
    return [sum(hand[:first_size]), sum(hand[first_size:first_shape]), sum(hand[first_shape:])]


def distance(one: int, other: int) -> int:
    """Spaces between two spaces as a Flyer flies."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


def _march(muster: Muster, seat: int) -> float:
    """Stacks near to an enemy Tower, the strong ones above all."""
    state = muster.state
    goals = [state.ground.towers[other] for other in range(state.box.seats) if other != seat and state.alive[other]]
    total = 0.0
    for stack in muster.stacks[seat]:
        near = min([state.ground.ways[goal][stack.space] for goal in goals])
        total += muster.weights.march * _press(muster) * (FAR - min(near, FAR)) * stack.worth
    return total


def _press(muster: Muster) -> float:
    """How much more an attack is dared than at first: 1.0 up to round limit / press, then up to press at the limit."""
    return 1.0 + max(0.0, muster.weights.press * muster.state.round / muster.state.box.limit - 1.0)


def _threat(muster: Muster, seat: int) -> float:
    """What the strongest stack on its way to the seat's Tower threatens: less than 0."""
    state = muster.state
    tower = state.ground.towers[seat]
    worst = 0.0
    for owner, stacks in enumerate(muster.stacks):
        for stack in stacks if owner != seat else []:
            turns = -(-(state.ground.ways[tower][stack.space] - 1) // stack.reach)
            share = THREAT * muster.weights.distant ** max(0, turns)
            if share > LEAST:
                wins = muster.duels.margin(stack, muster.at[tower])  # where the Wizard of a living seat always is
                worst = max(worst, share * max(0.0, 0.5 + wins) * _wizard(muster, seat))
    return -worst


def _clash(muster: Muster, seat: int) -> float:
    """Stacks that a stronger enemy stack may attack."""
    total = 0.0
    for stack in muster.stacks[seat]:
        worst = exposed(muster, seat, stack)
        if worst > 0.0:
            total -= CLASH / _press(muster) * worst * stack.worth
    return total


def exposed(muster: Muster, seat: int, stack: Stack) -> float:
    """The margin of the strongest enemy stack that may attack one of the seat's, 0.0 to 1.0."""
    worst = 0.0
    for owner, stacks in enumerate(muster.stacks):
        for other in stacks if owner != seat else []:
            if distance(stack.space, other.space) <= min(CLOSE, other.reach + 1):
                worst = max(worst, muster.duels.margin(other, stack))
    return worst
