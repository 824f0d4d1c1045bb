"""The effect algebra: one word says when, if, to whom, what, how much and for how long (Ability Special Effects)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana.parts import vocabulary as v


@final
class Condition:
    """Holds if the subject's `kind` is one of `values` (a mask of the vocabulary's ints), or keeps to `least`."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.subject: Final = v.SUBJECTS.index(data["who"])
        self.kind: Final = v.CONDITIONS.index(data["is"])
        self.values: Final = mask_of(_WORDS[self.kind], data.get("of", [])) if self.kind < len(_WORDS) else 0
        self.least: Final[int] = data.get("least", 1)


_WORDS: Final = [v.COVERS, v.TERRAINS, v.CLASSES, v.ARCANA, v.FACTIONS]


@final
class Effect:
    """One word of the algebra.

    number: its place among all effects of the battle's content. kind: the kind of its source, for stacking; slot: which
    ability or passive ability of its owner has it; knight: which of its owner's Knights (-1: none). against: the attacks
    it qualifies for (a mask, ANY: all). measure: what `amount` counts in; how many Knights it
    silences, 0 for all. rounds: the duration, 0: as long as its source
    is there or until one of `ends` (a mask) comes. step: what each later step of an effect over time adds to the amount.
    once: at most once a game for its owner. per_target: once for each target that sets it off. distance, way: of a
    displacement, to Regions of `covers` and `terrains` (masks, 0: any). spares: mask of classes that it does not touch.
    select: mask of abilities or of Blessings and Curses. here: done to its owner's Region, else to the target's. layout:
    what it lays there. granted: the number of the move that it grants, -1 for none. also: the rest of its figures. picks:
    those of its conditions that each Golem it is for must meet. over_time: it ticks at its bearer's upkeeps. fades: it
    modifies by steps. modifies: a mask of the attribute, 0 for other deeds.
    """

    def __init__(
        self,
        number: int,
        kind: int,
        slot: int,
        knight: int,
        data: Mapping[str, Any],
        layout: Layout | None,
        granted: int,
    ) -> None:
        where: Mapping[str, Any] = data.get("where") or {}
        self.number: Final = number
        self.kind: Final = kind
        self.slot: Final = slot
        self.knight: Final = knight
        self.trigger: Final = v.TRIGGERS.index(data.get("on", "always"))
        self.conditions: Final = [Condition(entry) for entry in data.get("if", [])]
        self.whom: Final = v.WHOM.index(data.get("whom", "self"))
        self.deed: Final = v.DEEDS.index(data["deed"])
        self.attribute: Final = v.ATTRIBUTES.index(data["attribute"]) if self.deed == v.MODIFY else -1
        self.modifies: Final = 1 << self.attribute if self.deed == v.MODIFY else 0
        self.against: Final = v.ATTACKS.index(data.get("against", "any"))
        self.operation: Final = v.OPERATIONS.index(data["operation"]) if self.deed == v.MODIFY else -1
        self.amount: Final[int] = data.get("amount", 0)
        self.measure: Final = v.MEASURES.index(data.get("measure", "fixed"))
        self.rounds: Final[int] = data.get("rounds", 0)
        self.ends: Final = mask_of(v.ENDS, data.get("until", []))
        self.step: Final[int] = data.get("step", 0)
        self.once: Final[bool] = data.get("once", False)
        self.per_target: Final[bool] = data.get("per_target", False)
        self.distance: Final[int] = data.get("distance", 0)
        self.way: Final = v.WAYS.index(data.get("way", "chosen"))
        self.covers: Final = mask_of(v.COVERS, where.get("cover", []))
        self.terrains: Final = mask_of(v.TERRAINS, where.get("terrain", []))
        self.spares: Final = mask_of(v.CLASSES, data.get("spares", []))
        self.select: Final = _selected(data.get("select", []))
        self.at: Final = v.PLACES.index(data.get("at", "there"))
        self.layout: Final = layout
        self.granted: Final = granted
        self.also: Final[Mapping[str, Any]] = data.get("also") or {}
        self.picks: Final = [condition for condition in self.conditions if condition.subject == v.EACH]
        self.over_time: Final = (v.OVER_TIME >> self.deed) & 1 == 1
        self.fades: Final[bool] = self.step != 0 and self.deed == v.MODIFY
        self.lasts: Final = (v.LASTING >> self.deed) & 1 == 1


def _selected(words: Sequence[str]) -> int:
    """A mask of SELECTED, or of ZONES for what is done to Blessings and Curses; nothing named: everything."""
    mask = 0
    for word in words:
        if word == "moves":
            mask |= 1 << v.SELECT_WALK | 1 << v.SELECT_FLY
        elif word in v.ZONES:
            mask |= 1 << v.ZONES.index(word)
        else:
            mask |= 1 << v.SELECTED.index(word)
    return mask if mask else -1


@final
class Layout:
    """What can lie on a Region: its name, the kind of its source, its role (LAID, BLESSING, CURSE) and its effects."""

    def __init__(self, number: int, name: str, kind: int, role: int, effects: list[Effect]) -> None:
        self.number: Final = number
        self.name: Final = name
        self.kind: Final = kind
        self.role: Final = role
        self.effects: Final = effects
        attributes = 0
        triggers = 0
        for effect in effects:
            triggers |= 1 << effect.trigger
            if effect.deed == v.MODIFY and effect.trigger == v.ALWAYS:
                attributes |= 1 << effect.attribute
        self.attributes: Final = attributes  # a mask of those that it modifies
        self.triggers: Final = triggers  # a mask of those that occur


@final
class Catalogue:
    """Every effect, layout and granted move of a battle's content by its number."""

    def __init__(self) -> None:
        self.effects: Final[list[Effect]] = []
        self.layouts: Final[list[Layout]] = []
        self.grants: Final[list[Mapping[str, Any]]] = []


def effects_from(
    entries: Sequence[Mapping[str, Any]], kind: int, slot: int, catalogue: Catalogue, knight: int = -1
) -> list[Effect]:
    """Read compiled effects; they are numbered in the order they come, what one lays before itself."""
    found: list[Effect] = []
    for entry in entries:
        layout = None
        granted = -1
        if entry["deed"] == "lay":
            layout = layout_from(entry["also"], v.FROM_REGION, v.LAID, catalogue)  # ruling B23
        elif entry["deed"] == "grant":
            granted = len(catalogue.grants)
            catalogue.grants.append(entry["also"])
        effect = Effect(len(catalogue.effects), kind, slot, knight, entry, layout, granted)
        catalogue.effects.append(effect)
        found.append(effect)
    return found


def layout_from(data: Mapping[str, Any], kind: int, role: int, catalogue: Catalogue) -> Layout:
    """Read what lies on a Region: a name and effects."""
    effects = effects_from(data["effects"], kind, 0, catalogue)
    layout = Layout(len(catalogue.layouts), data.get("name", ""), kind, role, effects)
    catalogue.layouts.append(layout)
    return layout


def mask_of(words: Sequence[str], chosen: Sequence[str]) -> int:
    """The mask of the chosen words' places; raises ValueError for an unknown word."""
    mask = 0
    for word in chosen:
        mask |= 1 << list(words).index(word)
    return mask
