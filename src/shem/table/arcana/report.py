"""How a battle goes or went: each army's Victory Points by source, and its luck with the attack dice."""

from __future__ import annotations

from shem.core.contract import Over
from shem.core.event import Event
from shem.games.arcana import events
from shem.games.arcana.events import CRIT, MISS
from shem.games.arcana.rules.attack import chance_to_hit
from shem.table.arcana.glance import Glance
from shem.table.arcana.shapes import ArmyReport, Luck, Report


def report_of(glance: Glance) -> Report:
    """From what the seat was told."""
    pending = glance.sight.pending()
    told = glance.sight.events()
    return {
        "ending": glance.teller.outcome(pending.outcome)[0] if isinstance(pending, Over) else "",
        "armies": [_army(glance, army, told) for army in range(glance.battle.plan.wild)],
    }


def _army(glance: Glance, army: int, told: list[Event]) -> ArmyReport:
    sources: dict[str, int] = {}
    for event in told:
        found = _points(glance, army, event)
        if found is not None and found[1]:
            sources[found[0]] = sources.get(found[0], 0) + found[1]
    return {
        "number": army,
        "vp": glance.battle.armies[army].vp,
        "sources": [{"text": text, "vp": vp} for text, vp in sources.items()],
        "luck": _luck(glance, army, told),
    }


def _points(glance: Glance, army: int, event: Event) -> tuple[str, int] | None:
    """What an event gives the army Victory Points for, and how many; None for another event."""
    values = dict(zip(event.kind.fields, event.values))
    if event.kind is events.CAPTURED and values["army"] == army:
        return glance.say("vp-captured", region=glance.names.region(_int(values["region"]))), _int(values["vp"])
    if event.kind is events.DESTROYED_GOLEM and values["victor"] == army:
        return glance.say("vp-destroyed"), _int(values["vp"])
    if event.kind is events.VP_CHANGED and values["army"] == army:
        return glance.names.source(_int(values["source"])), _int(values["change"])
    return None


def _luck(glance: Glance, army: int, told: list[Event]) -> Luck:
    """Against the true chance of each To-Hit; an effect by which doubles miss is not counted in."""
    luck: Luck = {"attacks": 0, "hits": 0, "expected": 0.0, "crits": 0}
    for event in told:
        if event.kind is not events.STRUCK:
            continue
        golem, result, to_hit = (_int(event.values[place]) for place in (0, 3, 5))
        if glance.battle.golems[golem].army == army:
            luck["attacks"] += 1
            luck["hits"] += result != MISS
            luck["crits"] += result >= CRIT
            luck["expected"] += chance_to_hit(glance.battle.plan.rules, to_hit, True)
    luck["expected"] = round(luck["expected"], 2)
    return luck


def _int(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value
