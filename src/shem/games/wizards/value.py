"""What a position is worth to a seat, in Mana; every term is the seat's lead over its living rivals' mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from shem.core.tally import Tally
from shem.games.wizards.duel import Fighter, margin
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import WIZARD
from shem.games.wizards.parts.board import SIDE
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.control import controls_site
from shem.games.wizards.rules.figures import health, income
from shem.games.wizards.weights import PLAIN, Weights
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
CLASH: Final = 0.15  # of a stack that a stronger one may attack
AURA: Final = 0.4  # a point of Force or Armor for a turn


@final
class Muster:
    """Where everybody stands, looked at once for all terms of a value: each seat's stacks, and what their units can do."""

    def __init__(self, state: WizardsState, weights: Weights) -> None:
        self.state: Final = state
        self.weights: Final = weights
        self.stacks: Final[list[list[int]]] = [[] for _ in range(state.box.seats)]
        self._fighters: Final[dict[int, list[Fighter]]] = {}
        for space, here in enumerate(state.units):
            if here and here[0].number > 0:  # a Wizard is the last of its stack, and its number is 0
                self.stacks[here[0].seat].append(space)

    def units(self, space: int) -> list[Fighter]:
        """All who stand in a space."""
        found = self._fighters.get(space)
        if found is None:
            found = [Fighter(self.state, unit, self.weights) for unit in self.state.units[space]]
            self._fighters[space] = found
        return found

    def golems(self, space: int) -> list[Fighter]:
        """The Golems of a space, without a Wizard."""
        return [fighter for fighter in self.units(space) if fighter.number > 0]

    def worth(self, space: int) -> float:
        """Of the Golems of a space."""
        return sum([fighter.worth for fighter in self.golems(space)])


Lead = Callable[[Muster, int], float]


def value_of(state: WizardsState, seat: int, weights: Weights = PLAIN) -> list[tuple[str, float]]:
    """end, wizards, golems, stacks, mana, income, sites, cards, march, threat, clash."""
    terms: list[tuple[str, Lead]] = [
        ("wizards", _wizard),
        ("golems", _golems),
        ("stacks", _stacks),
        ("mana", _mana),
        ("income", _income),
        ("sites", _sites),
        ("cards", _cards),
        ("march", _march),
        ("threat", _threat),
        ("clash", _clash),
    ]
    found = [("end", _end(state, seat))]
    rivals = [other for other in range(state.box.seats) if other != seat and state.alive[other]]
    muster = Muster(state, weights)
    for code, term in terms:
        if not state.alive[seat] or not rivals:
            found.append((code, 0.0))
        else:
            found.append((code, term(muster, seat) - sum([term(muster, other) for other in rivals]) / len(rivals)))
    return found


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
    for space in muster.stacks[seat]:
        for fighter in muster.golems(space):
            total += fighter.worth
            for aura in fighter.auras:
                total += AURA * (aura.force + aura.armor) * aura.left
    return total


def _stacks(muster: Muster, seat: int) -> float:
    """Golems fight better together."""
    total = 0.0
    for space in muster.stacks[seat]:
        total += TOGETHER * (len(muster.golems(space)) - 1) * muster.worth(space)
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
    for space in muster.stacks[seat]:
        near = min([state.ground.ways[goal][space] for goal in goals])
        total += muster.weights.march * _press(muster) * (FAR - min(near, FAR)) * muster.worth(space)
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
        for space in stacks if owner != seat else []:
            golems = muster.golems(space)
            turns = -(-(state.ground.ways[tower][space] - 1) // _reach(golems))
            share = THREAT * muster.weights.distant ** max(0, turns)
            if share > LEAST:
                wins = margin(golems, muster.units(tower))
                worst = max(worst, share * max(0.0, 0.5 + wins) * _wizard(muster, seat))
    return -worst


def _reach(golems: list[Fighter]) -> int:
    """How far a stack moves together."""
    return max(1, min([golem.move for golem in golems]))


def _clash(muster: Muster, seat: int) -> float:
    """Stacks that a stronger enemy stack may attack."""
    total = 0.0
    for space in muster.stacks[seat]:
        worst = 0.0
        for owner, stacks in enumerate(muster.stacks):
            for other in stacks if owner != seat else []:
                if distance(space, other) <= 4:
                    golems = muster.golems(other)
                    if distance(space, other) <= _reach(golems) + 1:
                        worst = max(worst, margin(golems, muster.units(space)))
        if worst > 0.0:
            total -= CLASH / _press(muster) * worst * muster.worth(space)
    return total
