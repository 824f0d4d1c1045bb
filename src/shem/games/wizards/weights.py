"""How a bot weighs what it sees: as set by hand, and as learned in battles against that (`benchmarks/weights.py`)."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """Those numbers of the value (`value.py`, `worth.py`) and of the greedy bot that were learned; all are ours.

    armor, space: a Golem's point of Armor, a space of its move, in Mana. events: of what an Event card is worth. site,
    held: control of a material's site, and of one in the hand, in Mana. march: a space nearer to an enemy Tower, by the
    stack's worth. press: an attack is dared more from round limit / press on. distant: of a threat, for each turn that it
    has to march. golems: cards of Golems that are wanted in the hand.
    """

    def __init__(
        self,
        armor: float = 0.8,
        space: float = 0.5,
        events: float = 1.0,
        site: float = 0.6,
        held: float = 2.0,
        march: float = 0.09,
        press: float = 3.0,
        distant: float = 0.6,
        golems: float = 6.0,
    ) -> None:
        self.armor: Final = armor
        self.space: Final = space
        self.events: Final = events
        self.site: Final = site
        self.held: Final = held
        self.march: Final = march
        self.press: Final = press
        self.distant: Final = distant
        self.golems: Final = golems


PLAIN: Final = Weights()
TRAINED: Final = Weights(
    armor=0.9, space=0.4, events=0.7, site=0.45, held=2.5, march=0.025, press=2.1, distant=0.4, golems=3.7
)
