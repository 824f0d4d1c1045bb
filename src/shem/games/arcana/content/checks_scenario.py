"""What a scenario's positions and conditions mean to each other and to the pieces, and whether the battle can end."""

from __future__ import annotations

from collections.abc import Iterator

from shem.core.content.problems import Message, Where
from shem.games.arcana.content.army import AT_POSITION, problems
from shem.games.arcana.content.checks_map import check_map, check_tiling, lay
from shem.games.arcana.content.checks_story import check_story
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_scenario import Position, ScenarioFile
from shem.games.arcana.content.problems import Finding, goes_with, hint, no_objective, no_position, unreachable
from shem.games.arcana.parts.edition import EDITIONS, edition


def check_scenario(scenario: ScenarioFile, codex: Codex) -> Iterator[Finding]:
    """The map, what lies on it, the positions and their armies, the story, and that the battle can be won."""
    wrong = list(check_tiling(scenario, codex.tiles))
    yield from wrong
    if not wrong:
        laid = lay(scenario, codex.tiles)
        yield from check_map(scenario, laid, codex)
        yield from check_story(scenario, laid, codex)
    yield from _check_seats(scenario)
    yield from _check_first_turns(scenario)
    yield from _check_captures(scenario)
    yield from _check_terrain(scenario, codex)
    yield from _check_claims(scenario)
    for place, position in enumerate(scenario.positions):
        yield from _check_position(("positions", place), position, scenario, codex)
    yield from _check_victory(scenario)


# Positions.


def _check_seats(scenario: ScenarioFile) -> Iterator[Finding]:
    most = len(scenario.positions)
    least = scenario.seats.least if scenario.seats is not None else most
    if scenario.seats is not None:
        chosen = scenario.seats.most or most
        if chosen > most:
            message = Message("seats-most", "there are only {most} positions, not {have}", most=most, have=chosen)
            yield ("seats", "most"), message
        if least > chosen:
            yield ("seats", "least"), Message("seats-least", "is more than the most, {most}", most=chosen)
    teams = [position.team for position in scenario.positions[:least]]
    if None not in teams and len(set(teams)) == 1:
        yield (
            ("positions", 0, "team"),
            Message(
                "one-team",
                "the first {count} positions are all of team {team}: nobody is left to fight",
                count=least,
                team=str(teams[0]),
            ),
        )


def _check_position(where: Where, position: Position, scenario: ScenarioFile, codex: Codex) -> Iterator[Finding]:
    for field in ("required", "banned"):
        for place, id in enumerate(getattr(position, field)):
            known = [*codex.golems, *codex.knights, *codex.relics]
            if id not in known:
                near = hint(id, known)
                yield (
                    (*where, field, place),
                    Message("no-piece", "there is no Golem, Knight or Relic '{id}'{hint}", id=id, hint=near),
                )
            elif field == "banned" and id in position.required:
                yield (*where, field, place), Message("required", "'{id}' is required as well", id=id)
    yield from _check_secrets(where, position, scenario)
    army = codex.armies.get(position.army)
    if army is None:
        near = hint(position.army, codex.armies)
        yield (*where, "army"), Message("no-army", "there is no army '{id}'{hint}", id=position.army, hint=near)
        return
    for problem in problems(army, codex, edition(EDITIONS[0]), position, position.army):
        if problem.code in AT_POSITION:
            yield (
                (*where, "army"),
                Message("unfit", "'{army}' {problem}", army=position.army, problem=problem.told(with_rule=False)),
            )


def _check_secrets(where: Where, position: Position, scenario: ScenarioFile) -> Iterator[Finding]:
    known = [objective.id for objective in scenario.objectives]
    for place, id in enumerate(position.secrets):
        if id not in known:
            yield (*where, "secrets", place), no_objective(id, known)
        elif id in position.secrets[:place]:
            yield (*where, "secrets", place), Message("secret-twice", "'{id}' is listed already", id=id)
    if len(position.secrets) == 1:
        yield (*where, "secrets"), Message("one-secret", "is no secret with one objective: give at least 2")


def _check_first_turns(scenario: ScenarioFile) -> Iterator[Finding]:
    most = len(scenario.positions)
    for place in range(most, len(scenario.first_turn_ap)):
        yield (
            ("first_turn_ap", place),
            Message("first-turns", "there are only {most} places in the turn order", most=most),
        )


def _check_captures(scenario: ScenarioFile) -> Iterator[Finding]:
    most = len(scenario.positions)
    for number, capture in enumerate(scenario.captures):
        for place, position in enumerate(capture.positions):
            if not 1 <= position <= most:
                yield ("captures", number, "positions", place), no_position(position, most)
        if capture.vp == 0 and capture.mana == 0 and capture.grows == 0:
            yield ("captures", number), Message("capture-gives", "gives nothing: give vp or mana")
        if capture.once and capture.grows:
            yield ("captures", number, "grows"), Message("grows", "never grows: it pays each army only once")


def _check_terrain(scenario: ScenarioFile, codex: Codex) -> Iterator[Finding]:
    if codex.terrain is None:
        return
    for name, change in scenario.terrain.items():
        own = getattr(codex.terrain.terrains, name)
        stop, walk, fly = (
            getattr(own, field) if getattr(change, field) is None else getattr(change, field)
            for field in ("stop", "walk", "fly")
        )
        if stop and walk == 0 and fly == 0:
            yield ("terrain", name), unreachable()


# Victory.


def _check_claims(scenario: ScenarioFile) -> Iterator[Finding]:
    """Figures of VP for destroyed Golems that the way in which these are counted has no use for."""
    ways = [position.destruction or scenario.victory.destruction for position in scenario.positions]
    for field, way in (("class_vp", "class"), ("destruction_vp", "apv")):
        if field in scenario.model_fields_set and way not in ways:
            yield (field,), goes_with(f"destruction: {way}", scenario.victory.destruction)
        for place, position in enumerate(scenario.positions):
            if getattr(position, field) is not None and ways[place] != way:
                yield ("positions", place, field), goes_with(f"destruction: {way}", ways[place])


def _check_victory(scenario: ScenarioFile) -> Iterator[Finding]:
    victory = scenario.victory
    results = list(scenario.results())
    ends = any(objective.ends for objective in scenario.objectives) or any(result.end is not None for result in results)
    last = victory.last_standing_wins
    totals = [victory.vp_total if position.vp_total is None else position.vp_total for position in scenario.positions]
    if victory.rounds == 0 and not any(totals) and not last and not ends:
        yield (
            ("victory",),
            Message(
                "endless",
                "nothing ends the battle: give rounds, vp_total or last_standing_wins, "
                "or an objective or encounter that does",
            ),
        )
    ways = {position.destruction or victory.destruction for position in scenario.positions}
    earned = ways != {"none"} or any(capture.vp or capture.grows for capture in scenario.captures)
    earned = earned or any(objective.vp for objective in scenario.objectives) or any(result.vp for result in results)
    if not earned and not last and not ends:
        message = Message("no-vp", "nothing earns Victory Points: give captures, or VP by class or apv")
        yield ("victory", "destruction"), message
    elif not earned and victory.vp_total:
        yield ("victory", "vp_total"), Message("no-vp-total", "nothing earns Victory Points to reach it")
