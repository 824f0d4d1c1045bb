"""Everything that a Wizard can decide. A key's first number is the kind; a kind's keys all have the same length.

A unit is named by where it stands and by its slot there: its size's number, for no two Golems of a stack have the same,
or WIZARD.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.contract import Action
from shem.core.keys import Keys
from shem.games.wizards.parts.board import SPACES
from shem.games.wizards.parts.vocabulary import DECKS

DONE: Final = 0
CRAFT: Final = 1
DRAW: Final = 2
BUY: Final = 3
DISCARD: Final = 4
CAST: Final = 5
MOVE: Final = 6
FIGHT: Final = 7
STRIKE: Final = 8
PLAY: Final = 9
RETURN: Final = 10

SLOTS: Final = 8
WIZARD: Final = 7  # the Wizard's slot; sizes are 0..6
WHO: Final = SPACES * SLOTS  # a unit's space * SLOTS + its slot
MOST_CARDS: Final = 64  # kinds of cards in a deck
MOST_LOST: Final = 64
BOUNDS: Final = (RETURN + 1, WHO, WHO, MOST_CARDS, MOST_CARDS)


class WizardsAction(Action):
    """Base of this game's actions: they travel as their keys."""

    def __reduce__(self) -> tuple[object, ...]:
        return action_from, (self.key(),)


@final
class Done(WizardsAction):
    """Do no more in this phase; in answer to others: pass."""

    def key(self) -> tuple[int, ...]:
        return (DONE,)


@final
class Craft(WizardsAction):
    """Make a Golem of a material, a size and a shape (numbers of the box) in a space at the Tower."""

    def __init__(self, material: int, size: int, shape: int, space: int) -> None:
        self.material: Final = material
        self.size: Final = size
        self.shape: Final = shape
        self.space: Final = space

    def key(self) -> tuple[int, ...]:
        return (CRAFT, self.material, self.size, self.shape, self.space)


@final
class Draw(WizardsAction):
    """Take the next of the three cards from this deck."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def key(self) -> tuple[int, ...]:
        return (DRAW, self.deck)


@final
class Buy(WizardsAction):
    """Pay 5 Mana for one more card from this deck."""

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def key(self) -> tuple[int, ...]:
        return (BUY, self.deck)


@final
class Discard(WizardsAction):
    """Put a card of a hand that is too large on its discards."""

    def __init__(self, deck: int, card: int) -> None:
        self.deck: Final = deck
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (DISCARD, self.deck, self.card)


@final
class Cast(WizardsAction):
    """Play a Spell card on a target.

    On a stack: its space, 0, 0. Portal: the stack's space, where to, 0. Divination: the opponent's seat, 0, 0. Theft: the
    opponent's seat, the hand, 0. Transformation: the Golem (space * SLOTS + slot), the trait, its new value. Others: 0s.
    """

    def __init__(self, event: int, target: int = 0, second: int = 0, third: int = 0) -> None:
        self.event: Final = event
        self.target: Final = target
        self.second: Final = second
        self.third: Final = third

    def key(self) -> tuple[int, ...]:
        return (CAST, self.event, self.target, self.second, self.third)


@final
class Move(WizardsAction):
    """Move a unit (space * SLOTS + slot) to a space."""

    def __init__(self, who: int, space: int) -> None:
        self.who: Final = who
        self.space: Final = space

    def key(self) -> tuple[int, ...]:
        return (MOVE, self.who, self.space)


@final
class Fight(WizardsAction):
    """Attack an adjacent enemy stack with one's own: their spaces."""

    def __init__(self, here: int, there: int) -> None:
        self.here: Final = here
        self.there: Final = there

    def key(self) -> tuple[int, ...]:
        return (FIGHT, self.here, self.there)


@final
class Strike(WizardsAction):
    """Attack with a unit of one's stack, by its slot, a unit of the other, by its slot."""

    def __init__(self, slot: int, target: int) -> None:
        self.slot: Final = slot
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (STRIKE, self.slot, self.target)


@final
class Play(WizardsAction):
    """Play a Battle card on a unit of one's own stack, by its slot."""

    def __init__(self, event: int, slot: int) -> None:
        self.event: Final = event
        self.slot: Final = slot

    def key(self) -> tuple[int, ...]:
        return (PLAY, self.event, self.slot)


@final
class Return(WizardsAction):
    """Put a Soft Golem that was lost back into play: which of those lost in this turn's battles, and where."""

    def __init__(self, lost: int, space: int) -> None:
        self.lost: Final = lost
        self.space: Final = space

    def key(self) -> tuple[int, ...]:
        return (RETURN, self.lost, self.space)


PASS: Final[Action] = Done()
DRAWS: Final[list[Action]] = [Draw(deck) for deck in range(DECKS)]
PURCHASES: Final[list[Action]] = [Buy(deck) for deck in range(DECKS)]
_KEYS: Final = Keys(
    [PASS, *DRAWS, *PURCHASES],
    [
        (CRAFT, Craft, (MOST_CARDS, MOST_CARDS, MOST_CARDS, SPACES)),
        (DISCARD, Discard, (DECKS, MOST_CARDS)),
        (CAST, Cast, (MOST_CARDS, WHO, SPACES, MOST_CARDS)),
        (MOVE, Move, (WHO, SPACES)),
        (FIGHT, Fight, (SPACES, SPACES)),
        (STRIKE, Strike, (SLOTS, SLOTS)),
        (PLAY, Play, (MOST_CARDS, SLOTS)),
        (RETURN, Return, (MOST_LOST, SPACES)),
    ],
)


def action_from(key: Sequence[int]) -> Action:
    """The action with this key; raises ValueError if there is none."""
    return _KEYS.action(key)
