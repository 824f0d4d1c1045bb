"""Encounters and objectives of a scenario as the rules read them (Scenario Elements)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana import vocabulary as v
from shem.games.arcana.effect import Catalogue, Effect, effects_from, mask_of

TO_ACTOR: Final = -1
TO_OTHERS: Final = -2
TO_ALL: Final = -3
BY_VP: Final = -4
WILD: Final = -5
HERE: Final = -1
ANYBODY: Final = -1
NEVER: Final = -1  # the kind of an objective that only an encounter's result completes


@final
class Trigger:
    """What fires an encounter or completes an objective: an occasion and what it is narrowed to.

    regions: a mask; among: a mask of where a hidden one can lie, else 0. armies, classes: masks, -1 for any. round: 0 for
    every one. of, by: armies, ANYBODY. count: how many destructions it takes. reaches: Victory Points.
    """

    def __init__(self, data: Mapping[str, Any], region: Callable[[Sequence[int]], int]) -> None:
        self.kind: Final = v.OCCASIONS.index(data["kind"]) if data["kind"] else NEVER
        self.regions: Final = _regions(data.get("at", []), region)
        self.among: Final = _regions(data.get("among", []), region)
        self.armies: Final = _numbers(data.get("positions", []))
        self.classes: Final = mask_of(v.CLASSES, data.get("classes", [])) or -1
        self.round: Final[int] = data.get("round", 0)
        self.of: Final[int] = data.get("of", ANYBODY)
        self.by: Final[int] = data.get("by", ANYBODY)
        self.golem: Final[str] = data.get("golem", "")
        self.count: Final[int] = data.get("count", 1)
        self.reaches: Final[int] = data.get("reaches", 0)


@final
class Result:
    """One thing that an encounter does; see `v.RESULTS`.

    to: an army, or TO_ACTOR, TO_OTHERS, TO_ALL; for a spawn WILD, for the end BY_VP. region: HERE for the actor's own.
    """

    def __init__(self, data: Mapping[str, Any], catalogue: Catalogue, region: Callable[[Sequence[int]], int]) -> None:
        self.kind: Final[str] = data["kind"]
        self.amount: Final[int] = data.get("amount", 0)
        self.to: Final = _receiver(data)
        self.effects: Final[list[Effect]] = effects_from(data.get("effects", []), v.FROM_REGION, 0, catalogue)
        self.golem: Final[str] = data.get("golem", "")
        at: Sequence[int] | None = data.get("at")
        self.region: Final[int] = HERE if at is None else region(at)
        self.also: Final[Mapping[str, Any]] = data.get("also") or {}
        self.objective: Final[int] = data.get("objective", -1)


_RECEIVERS: Final = {"actor": TO_ACTOR, "others": TO_OTHERS, "all": TO_ALL, "vp": BY_VP, "wild": WILD}


def _receiver(data: Mapping[str, Any]) -> int:
    word: str = data.get("to", "actor")
    return int(data["position"]) if word == "position" else _RECEIVERS[word]


@final
class Objective:
    """A special objective: who may complete it (a mask), by what, and what it gives; ends: the battle is over then."""

    def __init__(self, data: Mapping[str, Any], region: Callable[[Sequence[int]], int]) -> None:
        self.id: Final[str] = data["id"]
        self.trigger: Final = Trigger(data["trigger"], region)
        self.vp: Final[int] = data.get("vp", 0)
        self.mana: Final[int] = data.get("mana", 0)
        self.ap: Final[int] = data.get("ap", 0)
        self.ends: Final[bool] = data.get("ends", False)
        self.armies: Final = _numbers(data.get("positions", []))


@final
class Encounter:
    """An encounter: what fires it, whether it fires again, which others must or must not have fired, and what it does.

    choices: lists of results of which the actor's player picks one; empty where there is nothing to choose.
    """

    def __init__(self, data: Mapping[str, Any], catalogue: Catalogue, region: Callable[[Sequence[int]], int]) -> None:
        self.id: Final[str] = data["id"]
        self.trigger: Final = Trigger(data["trigger"], region)
        self.again: Final[bool] = data.get("again", False)
        self.after: Final[list[int]] = list(data.get("after", []))
        self.unless: Final[list[int]] = list(data.get("unless", []))
        self.results: Final = [Result(entry, catalogue, region) for entry in data.get("results", [])]
        self.choices: Final = [
            [Result(entry, catalogue, region) for entry in choice["results"]] for choice in data.get("choices", [])
        ]


def story_from(
    scenario: Mapping[str, Any], catalogue: Catalogue, region: Callable[[Sequence[int]], int]
) -> tuple[list[Objective], list[Encounter]]:
    """Read a scenario's objectives and encounters."""
    objectives = [Objective(entry, region) for entry in scenario.get("objectives", [])]
    encounters = [Encounter(entry, catalogue, region) for entry in scenario.get("encounters", [])]
    return objectives, encounters


def _regions(cells: Sequence[Sequence[int]], region: Callable[[Sequence[int]], int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << region(cell)
    return mask


def _numbers(numbers: Sequence[int]) -> int:
    """A mask of the numbers; -1 (all) where none is given."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask if mask else -1
