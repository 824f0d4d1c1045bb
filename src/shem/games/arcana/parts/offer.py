"""What a Golem can do, kept between decisions for as long as nothing that it hangs on is another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import NOBODY_THERE, Active, Army, Golem
from shem.games.arcana.parts.masks import united
from shem.games.arcana.parts.pieces import Ability

ENDLESS: Final = 1 << 40
UNKNOWN: Final = -1
NO_GRIPS: Final[list[list[Active]]] = []
NO_AREAS: Final[list[tuple[Ability, Part]]] = []


@final
@mypyc_attr(acyclic=True)
class Part:
    """Actions that an army can take for as long as it has this much AP and Mana."""

    def __init__(self, ap: int, mana: int, actions: Sequence[Action]) -> None:
        self.ap: Final = ap
        self.mana: Final = mana
        self.actions = actions


@final
@mypyc_attr(acyclic=True)
class Offer:
    """The actions of a Golem, with its own state and what else mattered when they were listed.

    moves: with the Charges by them; deeds: attacks and powers. dear_ap, dear_mana: the lowest price that could not be paid.
    near: a mask of the Regions whose room mattered for the moves, room: those of them that had room for it when
    `Standing.refits` was `refits`. company,
    others: masks of the Regions where it mattered which Golems of its own army, and of others, stand; `Offers` drops an
    offer when that changes, and when a Colossus moves. areas: the Area-of-Effect attacks on others than enemies alone, for
    which it matters where its own army stands; `fresh` until that changes in their reach (`aimed`, a mask).
    """

    def __init__(self, army: Army) -> None:
        self.army: Final = army
        self.moves: Final[list[Part]] = []
        self.deeds: Final[list[Part]] = []
        self.dear_ap = ENDLESS
        self.dear_mana = ENDLESS
        self.near = 0
        self.company = 0
        self.others = 0
        self.areas = NO_AREAS
        self.aimed = 0
        self.fresh = True
        self.holders = NOBODY_THERE
        self.grips = NO_GRIPS

    def add(self, ability: Ability, price: int, actions: Sequence[Action]) -> None:
        """Offer actions by an ability for its price."""
        ap = price if ability.resource == v.AP else 0
        mana = price if ability.resource == v.MANA else 0
        self._put(self.moves if ability.is_move else self.deeds, ap, mana, actions)

    def add_area(self, ability: Ability, price: int, reach: int, actions: Sequence[Action]) -> None:
        """Offer an attack of `areas` for its price; reach: a mask."""
        part = Part(price if ability.resource == v.AP else 0, price if ability.resource == v.MANA else 0, actions)
        self.deeds.append(part)
        self.areas = [*self.areas, (ability, part)]
        self.aimed = united(self.aimed, reach)

    def add_charges(self, ap: int, mana: int, actions: Sequence[Action]) -> None:
        """Offer Charges for both, AP and Mana."""
        self._put(self.moves, ap, mana, actions)

    def _put(self, parts: list[Part], ap: int, mana: int, actions: Sequence[Action]) -> None:
        if actions:
            parts.append(Part(ap, mana, actions))

    def passes(self, regions: int) -> None:
        """Note that it matters for the moves who stands in some Regions (a mask), and who fits in."""
        self.near = united(self.near, regions)
        self.others = united(self.others, regions)

    def looks_at(self, regions: int) -> None:
        """Note that it matters which Golems of other armies stand in some Regions (a mask)."""
        self.others = united(self.others, regions)

    def too_dear(self, resource: int, price: int) -> None:
        """Note a price, if it is one that the army cannot pay."""
        if resource == v.AP and price > self.army.ap:
            self.dear_ap = min(self.dear_ap, price)
        elif resource == v.MANA and price > self.army.mana:
            self.dear_mana = min(self.dear_mana, price)

    def remember(self, golem: Golem, fits: int, refits: int) -> None:
        """Remember what the Golem was like; fits: a mask of the Regions with room for it, refits: the state of that."""
        self.health = golem.health
        self.uses = golem.uses
        self.effects = golem.effects
        self.moved = golem.moved
        self.struck = golem.struck
        self.down = golem.down
        self.look_at_room(fits, refits)

    def heed(self, holders: list[Golem]) -> None:
        """Remember the effects on others, too, for what these may grant decides whether they hold the Golem."""
        if holders:
            self.holders = holders
            self.grips = [holder.effects for holder in holders]

    def _held_alike(self) -> bool:
        for place in range(len(self.holders)):  # noqa: SIM110 (a generator is slow when compiled)
            if self.holders[place].effects is not self.grips[place]:
                return False
        return True

    def look_at_room(self, fits: int, refits: int) -> None:
        """Remember which Regions that matter have room for the Golem."""
        self.room = fits & self.near if self.near else 0
        self.refits = refits

    def forget_moves(self) -> None:
        """Forget its moves and Charges, to list them anew."""
        self.moves.clear()
        self.near = 0

    def turn_back(self) -> None:
        """Have its moves and Charges listed anew: something on the way is another."""
        self.room = self.refits = UNKNOWN

    def stands(self, golem: Golem) -> bool:
        """Whether the Golem can do just this now, if it can be paid, as long as there is room for the same moves."""
        return (
            self.army.ap < self.dear_ap
            and self.army.mana < self.dear_mana
            and self.health == golem.health
            and self.effects is golem.effects
            and self.moved == golem.moved
            and self.struck == golem.struck
            and self.down is golem.down
            and self.uses is golem.uses
            and self._held_alike()
        )

    def list(self, actions: list[Action]) -> None:
        """Add what the army can pay now."""
        ap = self.army.ap
        mana = self.army.mana
        for part in self.moves:
            if part.ap <= ap and part.mana <= mana:
                actions.extend(part.actions)
        for part in self.deeds:
            if part.ap <= ap and part.mana <= mana:
                actions.extend(part.actions)
