"""What occurs at all in a battle, so that what does not costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Catalogue
from shem.games.arcana.parts.pieces import GolemType


@final
class Occurring:
    """Masks: `auras`, the attributes that passive abilities modify for others, `far_auras` on the whole board; `reactions`,
    the triggers of passive abilities; `deeds`, and `presences`, those that are always there, `shared` for others than their
    bearer; `attributes`, all that are ever modified, `laid` by what lies on Regions. splashes: some effect reaches the
    others in a target's Region. bleeds: some ability is paid with Health. conditions: the kinds that effects have.
    """

    def __init__(self, types: Sequence[GolemType], catalogue: Catalogue) -> None:
        effects = catalogue.effects
        self.bleeds: Final = any(type.bleeds for type in types)
        self.auras: Final = _joined([type.auras for type in types])
        self.far_auras: Final = _joined([type.far_auras for type in types])
        self.reactions: Final = _joined([type.triggers for type in types])
        self.deeds: Final = _joined([1 << effect.deed for effect in effects])
        self.presences: Final = _joined([1 << effect.deed for effect in effects if effect.trigger == v.ALWAYS])
        self.shared: Final = _joined([type.shared for type in types])
        self.splashes: Final = any(effect.whom == v.OTHERS_THERE for effect in effects)
        self.conditions: Final = _joined([1 << one.kind for effect in effects for one in effect.conditions])
        self.laid: Final = _joined([layout.attributes for layout in catalogue.layouts])
        self.attributes: Final = _joined([1 << effect.attribute for effect in effects if effect.deed == v.MODIFY])


def _joined(masks: Sequence[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole
