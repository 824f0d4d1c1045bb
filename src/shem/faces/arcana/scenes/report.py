"""How a battle goes or went: each army's AP, Mana and Victory Points by source, and its luck with the attack dice."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Outcome, Over
from shem.core.event import Event
from shem.faces.arcana.scenes.answer_shapes import ArmyReport, Luck, Report
from shem.faces.arcana.scenes.glance import Glance
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.events import CRIT, MISS
from shem.games.arcana.parts.sources import MIRACLE, ability_source, ancient_source
from shem.games.arcana.rules.attack import chance_to_hit
from shem.table.messages import Number, TallyLine

SPENDING: Final = {
    events.MOVED,
    events.ENTERED_BOARD,
    events.CHARGED,
    events.ATTACKED,
    events.USED,
    events.USED_ON,
    events.USED_AT,
}
ON_ANCIENT: Final = {events.MIRACLE: MIRACLE, events.BLESSED: v.BLESSING, events.CURSED: v.CURSE}
ON_MANA: Final = {
    events.WELL,
    events.GRANTED,
    events.BREAKDOWN,
    events.DESTROYED_GOLEM,
    events.TURN_ENDED,
    *ON_ANCIENT,
}


def report_of(glance: Glance) -> Report:
    """From what the seat was told."""
    pending = glance.sight.pending()
    told = glance.sight.events()
    return {
        "ending": _ending(glance, pending.outcome, told) if isinstance(pending, Over) else "",
        "armies": [_army(glance, army, told) for army in range(glance.battle.plan.wild)],
    }


def _ending(glance: Glance, outcome: Outcome, told: list[Event]) -> str:
    """Why it is over, and who has given up."""
    gone = [
        glance.names.army(army)
        for event in told
        if event.kind is events.RESIGNED and isinstance(army := event.values[0], int)
    ]
    why = glance.teller.outcome(outcome)[0]
    return f"{glance.say('gave-up', armies=glance.words.both(gone), count=len(gone))} {why}" if gone else why


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


def scored(event: Event) -> tuple[int, int] | None:
    """The army whose Victory Points an event changes, and by how much."""
    values = dict(zip(event.kind.fields, event.values))
    if event.kind is events.CAPTURED:
        return _int(values["army"]), _int(values["vp"])
    if event.kind is events.DESTROYED_GOLEM:
        return _int(values["victor"]), _int(values["vp"])
    if event.kind is events.VP_CHANGED:
        return _int(values["army"]), _int(values["change"])
    return None


def _points(glance: Glance, army: int, event: Event) -> tuple[str, int] | None:
    """What an event gives the army Victory Points for, and how many; None for another event."""
    found = scored(event)
    if found is None or found[0] != army:
        return None
    values = dict(zip(event.kind.fields, event.values))
    if event.kind is events.CAPTURED:
        return glance.say("vp-captured", region=glance.names.region(_int(values["region"]))), found[1]
    if event.kind is events.DESTROYED_GOLEM:
        return glance.say("vp-destroyed"), found[1]
    return glance.names.source(_int(values["source"])), found[1]


def pools_of(glance: Glance, army: int) -> list[Number]:
    """What an army's AP, Mana and VP are made of: AP since its last turn ended, the others since the battle began."""
    told = glance.sight.events()
    ends = [place for place, event in enumerate(told) if event.kind is events.TURN_ENDED and event.values[0] == army]
    pool = glance.battle.armies[army]
    ap = [_line(*_start(glance, army, not ends))]
    ap += [line for event in told[ends[-1] + 1 if ends else 0 :] for line in _changes(glance, army, event, v.AP)]
    mana = [line for event in told for line in _changes(glance, army, event, v.MANA)]
    vp = [_line(*found) for event in told if (found := _points(glance, army, event)) is not None]
    return [
        _pool(glance, "ap", pool.ap, ap),
        _pool(glance, "mana", pool.mana, mana),
        _pool(glance, "vp", pool.vp, vp),
    ]


def _start(glance: Glance, army: int, first: bool) -> tuple[str, int]:
    """The AP at the turn's start; first: it is the army's first one."""
    plan = glance.battle.plan
    own = plan.first_ap(glance.battle.order.index(army)) if first else plan.ap
    return glance.say("ap-first" if own != plan.ap else "ap-start"), own


def _pool(glance: Glance, code: str, total: int, lines: list[TallyLine]) -> Number:
    """Lines of one thing are one line."""
    whole: dict[tuple[str, str], TallyLine] = {}
    for line in lines:
        key = (line["text"], line["source"])
        amount = line["amount"] + (whole[key]["amount"] if key in whole else 0)
        whole[key] = {**line, "amount": amount}
    told = [line for line in whole.values() if line["amount"]]
    return {"code": code, "name": glance.teller.number(code), "total": total, "lines": told}


def _changes(glance: Glance, army: int, event: Event, resource: int) -> list[TallyLine]:
    """What an event adds to an army's AP or Mana, or takes of them."""
    values = dict(zip(event.kind.fields, event.values))
    if event.kind is (events.AP_CHANGED if resource == v.AP else events.MANA_CHANGED):
        return (
            [_line(glance.names.source(_int(values["source"])), _int(values["change"]))] if values["army"] == army else []
        )
    if event.kind in SPENDING:
        golem = glance.battle.golems[_int(values["golem"])]
        slot = _int(values["move"] if event.kind is events.CHARGED else values["ability"])
        price = _int(values["cost"] if "cost" in values else values["ap"])
        if golem.army != army or golem.type.abilities[slot].resource != resource:
            return []
        return [_line(glance.names.source(ability_source(golem.number, slot)), -price)]
    if resource == v.AP or event.kind not in ON_MANA:
        return []
    owner = values["army"] if "army" in values else glance.battle.golems[_int(values["golem"])].army
    if owner != army:
        return []
    if event.kind in ON_ANCIENT:
        source = ancient_source(army, _int(values["ancient"]), ON_ANCIENT[event.kind])
        return [_line(glance.names.source(source), -_int(values["mana"]))]
    tallies = [tally for name, tally in event.tallies if name == "mana"]
    return [line for tally in tallies for line in glance.number("mana", tally)["lines"]]


def _line(text: str, amount: int) -> TallyLine:
    return {"amount": amount, "text": text, "source": "", "chapter": ""}


def _luck(glance: Glance, army: int, told: list[Event]) -> Luck:
    """Against the true chance of each To-Hit; effects by which doubles miss or dice are rolled again are not counted in."""
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
