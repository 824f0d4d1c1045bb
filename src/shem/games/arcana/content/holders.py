"""What can have an effect, and what an effect of it may mean there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.content.problems import Message

_BOARD = ("allies", "enemies", "everyone")


class Holder:
    """What has an effect: what it can fire on, and what there is then to act on.

    name: for sentences. triggers: those that have a meaning. opponents: triggers with another Golem (the target, or the
    attacker). region: whether a Region may be meant by `there` without one. whom: the only words of `whom`; none: all.
    bearer: whether there is a Golem that has the ability, so that `self` and `here` mean something.
    """

    def __init__(
        self,
        name: Message,
        triggers: tuple[str, ...],
        opponents: tuple[str, ...] = (),
        region: bool = False,
        whom: tuple[str, ...] = (),
        bearer: bool = True,
    ) -> None:
        self.name: Final = name
        self.triggers: Final = triggers
        self.opponents: Final = opponents
        self.region: Final = region
        self.whom: Final = whom
        self.bearer: Final = bearer

    def is_zone(self) -> bool:
        """It lies on a Region."""
        return not self.bearer and "enter" in self.triggers

    def has_there(self, trigger: str) -> bool:
        return self.region or trigger in self.opponents


# The occasions of an attack: for its attacker, for both, and those on which it dealt damage.
FIGHT = ("hit", "miss", "attack", "kill")
OF_ATTACKS = (*FIGHT, "damaged", "attacked")
DEALING = ("hit", "kill", "damaged")
_ON_REGION = ("always", "upkeep", "enter")
ATTACK: Final = Holder(Message("attack", "an attack"), ("always", *FIGHT), FIGHT)
PASSIVE: Final = Holder(
    Message("passive", "a passive ability"),
    ("always", "hit", "miss", "attack", "move", "upkeep", "damaged", "attacked", "destroyed", "kill"),
    OF_ATTACKS,
)
AIMED: Final = Holder(Message("aimed", "a power that is aimed at a Golem"), ("use",), ("use",))
AT_REGION: Final = Holder(Message("at-region", "a power that is aimed at a Region"), ("use",), region=True)
UNAIMED: Final = Holder(Message("unaimed", "a power that is aimed at nothing"), ("use",))
MIRACLE: Final = Holder(Message("miracle", "a Miracle"), ("use",), whom=_BOARD, bearer=False)
BLESSING: Final = Holder(Message("blessing", "a Blessing"), _ON_REGION, whom=("allies_here",), bearer=False)
# Edition 2014: some Curses are for everybody in their Region.
CURSE: Final = Holder(Message("curse", "a Curse"), _ON_REGION, whom=("enemies_here", "everyone_here"), bearer=False)
LAID: Final = Holder(
    Message("laid", "what lies on a Region"),
    _ON_REGION,
    whom=("allies_here", "enemies_here", "everyone_here"),
    bearer=False,
)
REGION: Final = Holder(Message("region", "a Region of the scenario"), _ON_REGION, whom=("everyone_here",), bearer=False)
ENTERED: Final = Holder(Message("encounter", "an encounter"), ("use",))
ACTED: Final = Holder(Message("acted", "an encounter that no Golem fires by entering"), ("use",), whom=_BOARD, bearer=False)
UNASKED: Final = Holder(Message("unasked", "an encounter of nobody's doing"), ("use",), whom=("everyone",), bearer=False)


def aimed(aim: str) -> Holder:
    """The holder of an active power's effects, by its aim."""
    return UNAIMED if aim == "none" else AT_REGION if aim == "region" else AIMED


def meaningless(word: str, holder: Holder, known: Sequence[str]) -> Message:
    return Message(
        "meaningless",
        "'{word}' has no meaning for {holder}; it may be {known}",
        word=word,
        holder=holder.name,
        known=", ".join(known),
    )
