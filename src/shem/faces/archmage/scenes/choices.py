"""The legal actions as a page offers them; an allocation by what its four numbers may be."""

from __future__ import annotations

from shem.core.contract import Action
from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.scene import way_of
from shem.faces.archmage.scenes.shapes import ArchmageChoice, ArchmageChoices, PhaseLimit, SplitOfUnits
from shem.faces.archmage.telling.names import CAUSES
from shem.games.archmage.parts.actions import (
    ALLOCATE,
    PHASES,
    Aim,
    Allocate,
    Announce,
    Decline,
    Destroy,
    Face,
    Move,
    Place,
    Settle,
    Use,
)
from shem.games.archmage.parts.board import LINE, beside
from shem.games.archmage.parts.state import MOVEMENT
from shem.games.archmage.parts.table import AMULET


def choices_of(glance: Glance) -> ArchmageChoices:
    prompt = glance.prompt
    if prompt is None or not glance.asked:
        return {"prompt": "", "text": "", "choices": []}
    text = question(glance)
    if prompt.code in ("allocate", "redistribute"):
        return {"prompt": prompt.code, "text": text, "choices": [], "split": split_now(glance)}
    return {"prompt": prompt.code, "text": text, "choices": [_choice(glance, action) for action in glance.legal]}


def question(glance: Glance) -> str:
    """What this seat is asked, in a sentence."""
    prompt, names = glance.prompt, glance.names
    assert prompt is not None and glance.seat is not None
    values: dict[str, str | int] = {}
    if prompt.code == "artifact":
        values = {"artifact": names.artifact(prompt.args[0])}
    elif prompt.code == "allocate":
        values = {"units": glance.view["budget"][glance.seat]}
    elif prompt.code == "redistribute":
        values = {"units": sum(glance.view["allocation"]), "phase": names.phase(glance.view["announced"][glance.seat])}
    elif prompt.code == "settle":
        values = {"phase": names.phase(prompt.args[0]), "seat": names.seat(prompt.args[1])}
    elif prompt.code == "move":
        values = {"limit": prompt.args[0]}
    elif prompt.code == "face":
        values = {"cause": CAUSES[prompt.args[0]]}
    return names.say(f"ask-{prompt.code}", **values)


def _choice(glance: Glance, action: Action) -> ArchmageChoice:
    kind = type(action).__name__.lower()
    found: ArchmageChoice = {
        "key": list(action.key()),
        "kind": kind,
        "group": kind,
        "text": _text(glance, action),
        "price": _price(glance, action),
        "does": _does(glance, action),
    }
    _shown(glance, action, found)
    return found


def _text(glance: Glance, action: Action) -> str:
    names, view, world = glance.names, glance.view, glance.world
    if isinstance(action, Place):
        return names.district_at(view, action.position)
    if isinstance(action, Face):
        left = (LINE[action.facing][world.golem] & world.left).bit_count()
        return names.say("option-face", facing=names.facing(action.facing), count=left)
    if isinstance(action, Announce):
        return names.phase(action.phase)
    if isinstance(action, Use):
        return names.say("option-use", artifact=names.artifact(action.artifact))
    if isinstance(action, Settle):
        return names.say("option-settle", seat=names.seat(action.seat))
    if isinstance(action, Move):
        end = way_of(glance, world.facing, action.distance)["end"]
        return names.say("option-move", distance=action.distance, district=names.district_at(view, end))
    if isinstance(action, Aim):
        return f"{names.facing(action.facing)}: {names.district_at(view, beside(world.golem, action.facing))}"
    return names.artifact(action.artifact) if isinstance(action, Destroy) else names.say("option-decline")


def _price(glance: Glance, action: Action) -> str:
    """What is used up."""
    if isinstance(action, Use):
        return glance.say("price-artifact", artifact=glance.names.artifact(action.artifact))
    return glance.say("price-artifact", artifact=glance.names.artifact(AMULET)) if isinstance(action, Settle) else ""


def _does(glance: Glance, action: Action) -> str:
    names = glance.names
    if isinstance(action, Use):
        return glance.say(f"does-use-{action.artifact}")
    if isinstance(action, Decline):
        assert glance.prompt is not None
        return glance.say("does-decline", prompt=glance.prompt.code)
    if isinstance(action, Face):
        return glance.say("does-face", facing=names.facing(action.facing))
    if isinstance(action, Announce):
        return glance.say("does-announce", phase=names.phase(action.phase))
    if isinstance(action, Settle):
        return glance.say("does-settle", seat=names.seat(action.seat))
    if isinstance(action, Move):
        return glance.say("does-move", place=names.place(way_of(glance, glance.world.facing, action.distance)["end"]))
    if isinstance(action, Aim):
        return glance.say("does-aim", place=names.place(beside(glance.world.golem, action.facing)))
    if isinstance(action, Destroy):
        return glance.say("does-destroy", artifact=names.artifact(action.artifact))
    assert isinstance(action, Place)
    return glance.say("does-place", place=names.place(action.position))


def _shown(glance: Glance, action: Action, found: ArchmageChoice) -> None:
    """Where the page shows a choice."""
    world = glance.world
    if isinstance(action, Face):
        found["facing"] = action.facing
        found["path"] = way_of(glance, action.facing, world.stride)["path"]
    elif isinstance(action, Announce):
        found["phase"] = action.phase
    elif isinstance(action, Use):
        found["artifact"] = action.artifact
    elif isinstance(action, Settle):
        found["seat"] = action.seat
    elif isinstance(action, Move):
        way = way_of(glance, world.facing, action.distance)
        found["distance"], found["place"], found["path"] = action.distance, way["end"], way["path"]
    elif isinstance(action, Aim):
        found["facing"], found["place"] = action.facing, beside(world.golem, action.facing)
    elif isinstance(action, Destroy):
        found["artifact"] = action.artifact
    elif isinstance(action, Place):
        found["place"] = action.position


def split_now(glance: Glance) -> SplitOfUnits:
    """What the four numbers may be, read from the legal allocations themselves."""
    assert glance.seat is not None and glance.prompt is not None
    plans = [action for action in glance.legal if isinstance(action, Allocate)]
    announced = glance.view["announced"][glance.seat]
    again = glance.prompt.code == "redistribute"
    return {
        "key": [ALLOCATE],
        "units": max(plan.total for plan in plans),
        "announced": announced if announced >= 0 else None,
        "start": list(glance.view["allocation"]) if again else [1] * PHASES,
        "limits": [_limit(glance, plans, phase) for phase in range(PHASES)],
        "legal": len(plans),
        "rules": _rules(glance, announced, again),
    }


def _limit(glance: Glance, plans: list[Allocate], phase: int) -> PhaseLimit:
    bound = phase == MOVEMENT and glance.seat == glance.world.now.smerte
    units = [plan.units(phase) for plan in plans]
    return {"phase": phase, "least": min(units), "most": max(units), "text": glance.say("limit-smerte") if bound else ""}


def _rules(glance: Glance, announced: int, again: bool) -> list[str]:
    found = [glance.say("rule-least"), glance.say("rule-lost")]
    if again:
        found += [glance.say("rule-sum"), glance.say("rule-most", phase=glance.names.phase(announced))]
    if glance.seat == glance.world.now.smerte:
        found.append(glance.say("limit-smerte"))
    return found
