"""What a Golem can do, kept between decisions for as long as nothing that it hangs on is another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action
from shem.games.arcana import vocabulary as v
from shem.games.arcana.figures import Army, Golem

ENDLESS: Final = 1 << 40
ANY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Part:
    """Actions that an army can take for as long as it has this much AP and Mana."""

    def __init__(self, ap: int, mana: int, actions: Sequence[Action]) -> None:
        self.ap: Final = ap
        self.mana: Final = mana
        self.actions: Final = actions


@final
@mypyc_attr(acyclic=True)
class Offer:
    """The actions of a Golem, with its own state and what else mattered when they were listed.

    dear_ap, dear_mana: the lowest price that could not be paid. near: a mask of the Regions whose room mattered, room:
    those of them that had room for it. moves: `Standing.moves` where it mattered where its own army stands, else ANY.
    `Standing` drops an offer for every other change of places.
    """

    def __init__(self, army: Army, into: list[Action] | None) -> None:
        """into: where the actions are put at once, instead of being kept."""
        self.army: Final = army
        self.into: Final = into
        self.parts: Final[list[Part]] = []
        self.dear_ap = ENDLESS
        self.dear_mana = ENDLESS
        self.near = 0

    def add(self, resource: int, price: int, actions: Sequence[Action]) -> None:
        """Offer actions for a price in AP, in Mana, or in Health, which is the Golem's own."""
        self.add_for(price if resource == v.AP else 0, price if resource == v.MANA else 0, actions)

    def add_for(self, ap: int, mana: int, actions: Sequence[Action]) -> None:
        """Offer actions for both, AP and Mana."""
        if self.into is not None:
            self.into.extend(actions)
        elif actions:
            self.parts.append(Part(ap, mana, actions))

    def too_dear(self, resource: int, price: int) -> None:
        """Note a price, if it is one that the army cannot pay."""
        if resource == v.AP and price > self.army.ap:
            self.dear_ap = min(self.dear_ap, price)
        elif resource == v.MANA and price > self.army.mana:
            self.dear_mana = min(self.dear_mana, price)

    def remember(self, golem: Golem, fits: int, moves: int) -> None:
        """Remember what the Golem was like; fits: a mask of the Regions with room for it."""
        self.health = golem.health
        self.uses = golem.uses.copy()
        self.effects = golem.effects
        self.moved = golem.moved
        self.struck = golem.struck
        self.down = golem.down
        self.room = fits & self.near
        self.moves = moves

    def stands(self, golem: Golem, fits: int, moves: int) -> bool:
        """Whether the Golem can do just this now, if it can be paid."""
        return (
            self.army.ap < self.dear_ap
            and self.army.mana < self.dear_mana
            and self.health == golem.health
            and self.effects is golem.effects
            and self.moved == golem.moved
            and self.struck == golem.struck
            and self.down is golem.down
            and (self.moves == ANY or self.moves == moves)
            and fits & self.near == self.room
            and self.uses == golem.uses
        )

    def list(self, actions: list[Action]) -> None:
        """Add what the army can pay now."""
        ap = self.army.ap
        mana = self.army.mana
        for part in self.parts:
            if part.ap <= ap and part.mana <= mana:
                actions.extend(part.actions)
