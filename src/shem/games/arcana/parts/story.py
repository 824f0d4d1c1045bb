"""Encounters and objectives of a scenario, and what has happened of them (Scenario Elements)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Catalogue, Effect, effects_from, mask_of

TO_ACTOR: Final = -1
TO_OTHERS: Final = -2
TO_ALL: Final = -3
BY_VP: Final = -4
WILD: Final = -5
HERE: Final = -1
ANYBODY: Final = -1
EVERY_CLASS: Final = -1
NEVER: Final = -1  # the kind of an objective that only an encounter's result completes
# Kinds of what is due in a Story: an encounter, an objective.
DUE_ENCOUNTER: Final = 0
DUE_OBJECTIVE: Final = 1
Due = tuple[int, int, int, int, int]


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
        self.classes: Final[int] = mask_of(v.CLASSES, data.get("classes", [])) or EVERY_CLASS
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
        self.kind: Final = v.RESULTS[v.RESULTS.index(data["kind"])]
        self.amount: Final[int] = data.get("amount", 0)
        self.to: Final = _receiver(data)
        self.effects: Final[list[Effect]] = effects_from(data.get("effects", []), v.FROM_STORY, 0, catalogue)
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


@final
class Watch:
    """Which encounters and objectives wait for which occasion, by their numbers, so that nothing else is asked.

    kinds: a mask of the occasions that occur. regions: a mask of where entering can matter, hidden Mana Wells included.
    secret: a mask of the objectives that are dealt in secret.
    """

    def __init__(self, encounters: list[Encounter], objectives: list[Objective], hidden: int, secret: int) -> None:
        kinds = range(len(v.OCCASIONS))
        self.encounters: Final = [
            [number for number in range(len(encounters)) if encounters[number].trigger.kind == kind] for kind in kinds
        ]
        self.objectives: Final = [
            [number for number in range(len(objectives)) if objectives[number].trigger.kind == kind] for kind in kinds
        ]
        mask = 0
        regions = hidden
        triggers = [one.trigger for one in encounters] + [one.trigger for one in objectives]
        for trigger in triggers:
            if trigger.kind == NEVER:
                continue
            mask |= 1 << trigger.kind
            if trigger.kind == v.ON_REGION_ENTERED:
                regions |= (trigger.regions | trigger.among) or -1
        self.kinds: Final = mask
        self.regions: Final = regions
        self.secret: Final = secret


@final
class Story:
    """What has happened of a scenario's encounters and objectives.

    fired: how often each encounter has. places: the Region of each hidden one, -1 for the others; among: a mask of where
    it can still be, 0 once it is known. counts: progress of each encounter, then of each objective and army. dealt: the
    secret objective of each army (-1: none); open: a mask of those it can still be, as everybody knows it. done: for each
    objective a mask of the armies that have completed it. due: what has been set off and waits to be carried out, the
    first to come first: (kind, number, army, Golem or -1, Region or -1).
    """

    def __init__(
        self,
        fired: list[int],
        places: list[int],
        among: list[int],
        counts: list[int],
        dealt: list[int],
        open: list[int],
        done: list[int],
        due: list[Due],
    ) -> None:
        self.fired: Final = fired
        self.places: Final = places
        self.among: Final = among
        self.counts: Final = counts
        self.dealt: Final = dealt
        self.open: Final = open
        self.done: Final = done
        self.due: Final = due

    def copy(self) -> Story:
        return Story(
            self.fired.copy(),
            self.places.copy(),
            self.among.copy(),
            self.counts.copy(),
            self.dealt.copy(),
            self.open.copy(),
            self.done.copy(),
            self.due.copy(),
        )

    def data(self) -> dict[str, Any]:
        return {
            "fired": list(self.fired),
            "places": list(self.places),
            "among": list(self.among),
            "counts": list(self.counts),
            "dealt": list(self.dealt),
            "open": list(self.open),
            "done": list(self.done),
            "due": [list(due) for due in self.due],
        }


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
