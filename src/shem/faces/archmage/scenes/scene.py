"""What the page draws now: golem, districts, seats, artifacts, what is revealed, and the way to come."""

from __future__ import annotations

from typing import Final

from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.shapes import (
    ArchmageScene,
    ArtifactNow,
    DistrictNow,
    GolemOfCity,
    HarvestedCard,
    NextTurn,
    Revealed,
    SeatNow,
    TurnPhase,
    Way,
)
from shem.games.archmage.parts.actions import ARTIFACTS, PHASES
from shem.games.archmage.parts.board import PLACES, beside, may_face, walk
from shem.games.archmage.parts.events import BY_MAGIBOK, BY_SETUP
from shem.games.archmage.parts.state import MOVEMENT, ON_GRID, ORIENTATION, positions
from shem.games.archmage.parts.table import BOW, HORN
from shem.games.archmage.rules.artifacts import tied

OF_TURN: Final[tuple[TurnPhase, ...]] = ("orientation", "movement", "harvesting", "regeneration")
OF_PROMPT: Final[dict[str, TurnPhase]] = {
    "allocate": "allocation",
    "announce": "announcement",
    "redistribute": "redistribution",
    "move": "movement",
    "aim": "harvesting",
    "destroy": "harvesting",
    "place": "harvesting",
}


def scene_of(glance: Glance) -> ArchmageScene:
    view, world = glance.view, glance.world
    return {
        "turn": view["turn"],
        "phase": phase_of(glance),
        "archmage": view["archmage"],
        "golem": _golem(glance),
        "districts": _districts(glance),
        "left": len(view["left"]),
        "seats": [_seat(glance, seat) for seat in range(world.table.seats)],
        "artifacts": [_artifact(glance, number) for number in range(ARTIFACTS)],
        "revealed": [_revealed(glance, phase) for phase in range(world.revealed)],
        "done": view["done"],
        "turned": world.done > ORIENTATION,
        "stride": view["stride"],
        "ways": ways_of(glance, world.facing) if _to_move(glance) else [],
        "target": _some(view["target"]),
        "own": glance.own,
        "next": _next(glance),
    }


def phase_of(glance: Glance) -> TurnPhase:
    """Where in the turn the game stands."""
    prompt = glance.prompt
    if prompt is None:
        return "over"
    if prompt.code == "face":
        return "setup" if prompt.args[0] == BY_SETUP else "harvesting" if prompt.args[0] == BY_MAGIBOK else "orientation"
    if prompt.code == "artifact":
        return "horn" if prompt.args[0] == HORN else "harvesting" if prompt.args[0] == BOW else "movement"
    if prompt.code == "settle":
        return OF_TURN[prompt.args[0]]
    return OF_PROMPT[prompt.code]


def _some(number: int) -> int | None:
    """A number of the rules, where below 0 means nothing."""
    return None if number < 0 else number


def _golem(glance: Glance) -> GolemOfCity:
    names, world = glance.names, glance.world
    return {
        "place": world.golem,
        "facing": _some(world.facing),
        "left": world.is_left(world.golem),
        "text": names.golem(glance.view),
    }


def _districts(glance: Glance) -> list[DistrictNow]:
    world = glance.world
    owners = {place: seat for seat, mask in enumerate(world.held) for place in positions(mask)}
    return [
        {
            "place": place,
            "card": world.table.grid[place],
            "owner": owners.get(place),
            "artifacts": [number for number in world.table.finds[place] if world.artifacts[number] == ON_GRID],
        }
        for place in range(PLACES)
    ]


def _seat(glance: Glance, seat: int) -> SeatNow:
    view, world = glance.view, glance.world
    taken: list[HarvestedCard] = [
        {"card": world.table.grid[place], "place": place, "points": world.table.worth[place]}
        for place in positions(world.held[seat])
    ]
    return {
        "number": seat,
        "order": world.order(seat),
        "points": world.points[seat],
        "charms": [card for card in taken if card["points"] > 0],
        "curses": [card for card in taken if card["points"] < 0],
        "artifacts": [number for number in range(ARTIFACTS) if world.artifacts[number] == seat],
        "energy": view["budget"][seat],
        "bonus": world.now.bonus if seat == world.now.bonus_seat else 0,
        "orm": seat == world.now.orm,
        "smerte": seat == world.now.smerte,
        "horn": seat == world.horn,
        "konge": seat == world.konge,
        "split": view["allocated"][seat],
        "again": view["redistributed"][seat],
        "announced": _some(view["announced"][seat]),
        "units": [glance.known(seat, phase) for phase in range(PHASES)],
        "marks": _marks(glance, seat),
    }


def _marks(glance: Glance, seat: int) -> list[str]:
    world = glance.world
    found = []
    if seat == world.archmage:
        found.append(glance.say("mark-archmage"))
    if seat == world.now.bonus_seat and world.now.bonus:
        found.append(glance.say("mark-bonus", units=world.now.bonus))
    for code, marked in (
        ("horn", world.horn),
        ("orm", world.now.orm),
        ("smerte", world.now.smerte),
        ("konge", world.konge),
    ):
        if seat == marked:
            found.append(glance.say(f"mark-{code}"))
    return found


def _artifact(glance: Glance, number: int) -> ArtifactNow:
    owner = glance.world.artifacts[number]
    if owner == ON_GRID:
        return {"number": number, "where": "grid", "place": glance.world.table.under[number], "owner": None}
    return {"number": number, "where": "gone" if owner < 0 else "seat", "place": None, "owner": _some(owner)}


def _revealed(glance: Glance, phase: int) -> Revealed:
    world, prompt = glance.world, glance.prompt
    best = tied(world, phase)
    settled = prompt is None or prompt.code != "settle" or prompt.args[0] != phase
    return {
        "phase": phase,
        "units": list(glance.view["revealed"][phase]),
        "tied": best if len(best) > 1 else [],
        "winner": world.winner[phase],
        "settled": settled,
        "text": _won(glance, phase, best, settled),
    }


def _won(glance: Glance, phase: int, best: list[int], settled: bool) -> str:
    """Who wins a phase, and by which rule where there is a tie."""
    names, winner = glance.names, glance.world.winner[phase]
    rule = "alone"
    if len(best) > 1:
        rule = "left" if winner != glance.world.archmage else "archmage"
        if winner != best[0]:
            rule = "amulet"
        if not settled:
            rule = "open"
    return glance.say(f"won-{rule}", phase=names.phase(phase), seat=names.seat(winner), tied=names.seats(best))


def _to_move(glance: Glance) -> bool:
    """Whether the golem faces a line and is still to be moved this turn."""
    world = glance.world
    if glance.prompt is None or world.turn == 0 or world.facing < 0 or world.done > MOVEMENT:
        return False
    return may_face(world.left, world.golem, world.facing)


def ways_of(glance: Glance, facing: int) -> list[Way]:
    """Where the golem would stop at each distance, that way; the line must not be empty."""
    world = glance.world
    return [way_of(glance, facing, distance) for distance in range(1, world.stride + 1)]


def way_of(glance: Glance, facing: int, distance: int) -> Way:
    world = glance.world
    path: list[int] = []
    at = world.golem
    for stop in range(1, distance + 1):
        end = walk(world.left, world.golem, facing, stop)
        while True:
            at = beside(at, facing)
            path.append(at)
            if at == end:
                break
    return {"facing": facing, "distance": distance, "path": path, "end": at}


def _next(glance: Glance) -> NextTurn:
    world, after = glance.world, glance.world.next
    return {
        "archmage": after.skole if after.skole >= 0 else world.left_of(world.archmage),
        "bonus_seat": _some(after.bonus_seat),
        "bonus": after.bonus,
        "orm": _some(after.orm),
        "smerte": _some(after.smerte),
        "skole": _some(after.skole),
    }
