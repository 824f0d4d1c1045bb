"""What objectives and encounters mean to each other, to the map and to the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.board import Cell
from shem.games.arcana.content.checks_effects import check_effects, check_ground
from shem.games.arcana.content.checks_map import Laid, cells_of, written
from shem.games.arcana.content.holders import ACTED, ENTERED, UNASKED
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.models_story import Destroyed, Encounter, Objective, Occasion, Result
from shem.games.arcana.content.problems import (
    Finding,
    goes_with,
    hint,
    needed_by,
    never_comes,
    no_golem,
    no_objective,
    no_position,
    not_zero,
    one_of,
)
from shem.games.arcana.parts import vocabulary as v

_NOBODYS = ("round_start", "round_end")
_GIVEN = ("vp", "mana", "ap")


class _Story:
    """A scenario with what its story may name."""

    def __init__(self, scenario: ScenarioFile, laid: Laid, codex: Codex) -> None:
        self.scenario: Final = scenario
        self.laid: Final = laid
        self.codex: Final = codex
        self.objectives: Final = [objective.id for objective in scenario.objectives]
        self.encounters: Final = [encounter.id for encounter in scenario.encounters]
        self.sure: Final = scenario.seats.least if scenario.seats is not None else len(scenario.positions)
        results = scenario.results()
        self.completed: Final = {result.objective for result in results if result.objective is not None}
        self.wild: Final = any(result.spawn is not None and result.spawn.army == "wild" for result in results)
        wells = [(well.at[0], well.at[1]) for well in scenario.wells if well.at is not None]
        wells += [cell for well in scenario.wells for cell in cells_of(well.among)]
        self.wells: Final[list[Cell]] = wells + [
            (result.well.at[0], result.well.at[1])
            for result in results
            if result.well is not None and result.well.do == "create" and isinstance(result.well.at, list)
        ]

    def check_position(self, where: Where, number: int | None) -> Iterator[Finding]:
        """A position, if one is named, that is there in every battle."""
        most = len(self.scenario.positions)
        if number is None:
            return
        if not 1 <= number <= most:
            yield where, no_position(number, most)
        elif number > self.sure:
            yield (
                where,
                Message(
                    "unsure",
                    "position {number} may be empty, as {sure} seats are enough; name only 1 to {sure}",
                    number=number,
                    sure=self.sure,
                ),
            )

    def check_positions(self, where: Where, numbers: Sequence[int]) -> Iterator[Finding]:
        for place, number in enumerate(numbers):
            yield from self.check_position((*where, place), number)

    def check_round(self, where: Where, number: int) -> Iterator[Finding]:
        last = self.scenario.victory.rounds
        if last and number > last:
            yield where, never_comes(number, last)

    def check_golem(self, where: Where, id: str) -> Iterator[Finding]:
        if id not in self.codex.golems:
            yield where, no_golem(id, self.codex.golems)


def check_story(scenario: ScenarioFile, laid: Laid, codex: Codex) -> Iterator[Finding]:
    """Every objective and encounter of a scenario whose map is in order."""
    story = _Story(scenario, laid, codex)
    for number, objective in enumerate(scenario.objectives):
        where: Where = ("objectives", number)
        yield from _check_id(where, objective.id, story.objectives[:number])
        yield from _check_completion(where, objective, story)
        yield from story.check_positions((*where, "positions"), objective.positions)
        if not (objective.vp or objective.mana or objective.ap or objective.ends):
            yield where, Message("objective-gives", "gives nothing: give vp, mana, ap or ends: true")
    for number, encounter in enumerate(scenario.encounters):
        yield from _check_encounter(("encounters", number), number, encounter, story)


def _check_id(where: Where, id: str, before: Sequence[str]) -> Iterator[Finding]:
    if id in before:
        yield (*where, "id"), Message("taken-id", "'{id}' is the id of another one", id=id)


def _check_completion(where: Where, objective: Objective, story: _Story) -> Iterator[Finding]:
    """An occasion completes it, or a result of some encounter."""
    if objective.on is None:
        if objective.id not in story.completed:
            yield (
                (*where, "on"),
                Message(
                    "incomplete",
                    "is missing, and no encounter has a result 'objective: {id}' either",
                    id=objective.id,
                ),
            )
        return
    yield from _check_occasion((*where, "on"), objective.on, story)
    if any(kind in _NOBODYS for kind in objective.on.kinds()):
        message = Message("passing", "nobody completes the passing of a Round; let an encounter give the points")
        yield (*where, "on"), message


# What fires them.


def _check_occasion(where: Where, occasion: Occasion, story: _Story) -> Iterator[Finding]:
    kinds = occasion.kinds()
    if len(kinds) != 1:
        yield where, one_of(v.OCCASIONS, kinds)
    for kind in _NOBODYS:
        yield from story.check_round((*where, kind), getattr(occasion, kind) or 0)
    if occasion.enter is not None:
        enter = occasion.enter
        place: Where = (*where, "enter")
        if bool(enter.at) == bool(enter.among):
            yield place, Message("enter-place", "needs at, or among: the candidates of a hidden Region; one of them")
        yield from story.laid.check_areas((*place, "at"), enter.at)
        if enter.among:
            yield from story.laid.check_hidden((*place, "among"), enter.among)
        yield from story.check_positions((*place, "positions"), enter.positions)
    if occasion.turn_start is not None:
        yield from story.check_round((*where, "turn_start", "round"), occasion.turn_start.round)
        yield from story.check_position((*where, "turn_start", "position"), occasion.turn_start.position)
    if occasion.capture is not None:
        yield from _check_capture((*where, "capture"), occasion.capture.at, story)
        yield from story.check_positions((*where, "capture", "positions"), occasion.capture.positions)
    if occasion.destroyed is not None:
        yield from _check_destroyed((*where, "destroyed"), occasion.destroyed, story)
    if occasion.vp is not None:
        yield from story.check_position((*where, "vp", "position"), occasion.vp.position)


def _check_capture(where: Where, areas: Sequence[Sequence[int]], story: _Story) -> Iterator[Finding]:
    known = [tuple(capture.at) for capture in story.scenario.captures]
    if not known:
        yield where, Message("no-captures", "there are no capture Regions")
    for place, area in enumerate(areas):
        for cell in cells_of([area]):
            if known and cell not in known:
                yield (*where, "at", place), Message("no-capture", "{cell} is no capture Region", cell=written(cell))


def _check_destroyed(where: Where, destroyed: Destroyed, story: _Story) -> Iterator[Finding]:
    yield from story.check_position((*where, "of"), destroyed.of)
    yield from story.check_position((*where, "by"), destroyed.by)
    if destroyed.golem is not None:
        yield from story.check_golem((*where, "golem"), destroyed.golem)


# Encounters.


def _check_encounter(where: Where, number: int, encounter: Encounter, story: _Story) -> Iterator[Finding]:
    yield from _check_id(where, encounter.id, story.encounters[:number])
    yield from _check_occasion((*where, "on"), encounter.on, story)
    yield from _check_links(where, encounter, story)
    if bool(encounter.results) == bool(encounter.choices):
        yield where, Message("results-or-choices", "needs results, or choices; one of them")
    if len(encounter.choices) == 1:
        yield (*where, "choices"), Message("one-choice", "needs at least 2 to choose from; or give results")
    kinds = encounter.on.kinds()
    if encounter.choices and kinds[:1] and kinds[0] in _NOBODYS:
        message = Message("no-chooser", "nobody is there to choose on {on}; say turn_start", on=kinds[0])
        yield (*where, "choices"), message
    if len(kinds) != 1:
        return
    for place, result in enumerate(encounter.results):
        yield from _check_result((*where, "results", place), result, kinds[0], story)
    for at, choice in enumerate(encounter.choices):
        for place, result in enumerate(choice.results):
            yield from _check_result((*where, "choices", at, "results", place), result, kinds[0], story)


def _check_links(where: Where, encounter: Encounter, story: _Story) -> Iterator[Finding]:
    for field in ("after", "unless"):
        for place, id in enumerate(getattr(encounter, field)):
            if id not in story.encounters:
                near = hint(id, story.encounters)
                message = Message("no-encounter", "there is no encounter '{id}'{hint}", id=id, hint=near)
                yield (*where, field, place), message
            elif field == "unless" and id in encounter.after:
                yield (*where, field, place), Message("never-unless", "never fires: it must come after '{id}'", id=id)
    if encounter.id in _awaited(encounter, story):
        yield (*where, "after"), Message("never-after", "never fires: it waits for itself")


def _awaited(encounter: Encounter, story: _Story) -> set[str]:
    """Every encounter that must have fired before, and what they wait for."""
    by_id = {other.id: other for other in story.scenario.encounters}
    found: set[str] = set()
    waiting = list(encounter.after)
    while waiting:
        id = waiting.pop()
        if id in by_id and id not in found:
            found.add(id)
            waiting += by_id[id].after
    return found


# Results.


def _check_result(where: Where, result: Result, occasion: str, story: _Story) -> Iterator[Finding]:
    kinds = result.kinds()
    if len(kinds) != 1:
        yield where, one_of(v.RESULTS, kinds)
        return
    kind = kinds[0]
    if result.to is not None and kind not in _GIVEN:
        yield (*where, "to"), goes_with(", ".join(_GIVEN), kind)
    if kind in _GIVEN:
        if getattr(result, kind) == 0:
            yield (*where, kind), not_zero()
        yield from _check_party((*where, "to"), result.to or "actor", occasion, story)
    if kind in ("stop", "send") and occasion != "enter":
        message = Message("nobody-to", "there is no Golem to {deed} on {on}; that needs on: enter", deed=kind, on=occasion)
        yield (*where, kind), message
    if kind == "objective":
        yield from _check_objective((*where, kind), result, occasion, story)
    if kind == "wild_attacks" and not story.wild:
        yield (*where, kind), Message("no-wild", "there are no wild Golems: spawn some with army: wild")
    if result.effects is not None:
        holder = ENTERED if occasion == "enter" else UNASKED if occasion in _NOBODYS else ACTED
        yield from check_effects((*where, "effects"), result.effects, holder)
    if result.end is not None:
        yield from _check_party((*where, "end", "winner"), result.end.winner, occasion, story)
    yield from _check_place(where, result, occasion, story)


def _check_party(where: Where, party: str | int, occasion: str, story: _Story) -> Iterator[Finding]:
    if isinstance(party, int):
        yield from story.check_position(where, party)
    elif party in ("actor", "others") and occasion in _NOBODYS:
        yield where, Message("no-actor", "there is no actor on {on}; say all, or the number of a position", on=occasion)


def _check_objective(where: Where, result: Result, occasion: str, story: _Story) -> Iterator[Finding]:
    id = result.objective or ""
    if id not in story.objectives:
        yield where, no_objective(id, story.objectives)
    elif occasion in _NOBODYS:
        yield where, Message("no-completer", "there is no actor on {on} who could complete it", on=occasion)


def _check_place(where: Where, result: Result, occasion: str, story: _Story) -> Iterator[Finding]:
    """What is done to a Region."""
    if result.send is not None:
        yield from _check_cell((*where, "send"), result.send, story)
    for field, place in (("spawn", result.spawn), ("terrain", result.terrain), ("well", result.well)):
        if place is None:
            continue
        if place.at == "here" and occasion != "enter":
            message = Message("no-here", "there is no Region on {on}; name it: [column, row]", on=occasion)
            yield (*where, field, "at"), message
        elif isinstance(place.at, list):
            yield from _check_cell((*where, field, "at"), place.at, story, mountains=field == "terrain")
    if result.spawn is not None:
        yield from story.check_golem((*where, "spawn", "golem"), result.spawn.golem)
        if result.spawn.army != "wild":
            yield from _check_party((*where, "spawn", "army"), result.spawn.army, occasion, story)
    if result.terrain is not None:
        yield from check_ground((*where, "terrain"), result.terrain)
    if result.well is not None:
        well = result.well
        if (well.do in ("create", "fill")) != bool(well.mana):
            yield (*where, "well", "mana"), needed_by("do: create, fill")
        if well.do != "create" and isinstance(well.at, list) and (well.at[0], well.at[1]) not in story.wells:
            message = Message("no-well", "there is no Mana Well at {cell} to {deed}", cell=written(well.at), deed=well.do)
            yield (*where, "well", "at"), message


def _check_cell(where: Where, at: Sequence[int], story: _Story, mountains: bool = False) -> Iterator[Finding]:
    cell = (at[0], at[1])
    trouble = story.laid.misplaced(cell)
    if trouble and not (mountains and cell in story.laid.codes):
        yield where, trouble
