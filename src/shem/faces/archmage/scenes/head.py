"""What never changes in a game: the grid's frame, districts, artifacts, seats and the goal."""

from __future__ import annotations

from shem.core.contract import Setup
from shem.faces.archmage.scenes.shapes import ArchmageHead, ArtifactHead, DistrictHead
from shem.faces.archmage.telling.names import ARTIFACTS, FACINGS, PHASES, Names
from shem.games.archmage.parts.board import PLACES, SIDE


def head_of(names: Names, setup: Setup) -> ArchmageHead:
    goal = setup["goal"]
    return {
        "title": names.say("table-title", goal=goal),
        "side": SIDE,
        "wraps": True,
        "goal": goal,
        "victory": [names.say("table-victory-goal", goal=goal), names.say("table-victory-points")],
        "seats": [{"number": seat, "name": names.seat(seat), "badge": seat} for seat in range(setup["seats"])],
        "places": [names.place(place) for place in range(PLACES)],
        "districts": [_district(names, card) for card in range(PLACES)],
        "artifacts": [_artifact(names, number) for number in range(len(ARTIFACTS))],
        "phases": [{"code": code, "name": names.phase(phase)} for phase, code in enumerate(PHASES)],
        "facings": [{"code": code, "name": names.facing(facing)} for facing, code in enumerate(FACINGS)],
    }


def _district(names: Names, card: int) -> DistrictHead:
    district = names.districts[card]
    return {
        "card": card,
        "name": names.card(card),
        "kind": district["kind"],
        "value": district["value"],
        "power": district["power"],
        "text": power_of(names, card),
    }


def power_of(names: Names, card: int) -> str:
    """What a district does beside its points; empty if nothing."""
    power = names.districts[card]["power"]
    return "" if power in ("none", "hjem") else names.say(f"power-{power}", name=names.card(card))


def _artifact(names: Names, number: int) -> ArtifactHead:
    code = ARTIFACTS[number]
    return {
        "number": number,
        "code": code,
        "name": names.artifact(number),
        "text": names.say(f"table-artifact-{code}"),
        "when": names.say(f"table-when-{code}"),
    }
