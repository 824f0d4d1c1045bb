"""Why can't I? The rule that stands against what a tap means."""

from __future__ import annotations

from shem.core.contract import Refusal
from shem.faces.arcana.scenes.card import IDLE
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.groups import golem_group
from shem.faces.arcana.scenes.meaning import meaning_of
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import AreaAttack, AreaCharge, Attack, Charge
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.charge_criteria import charge_moves
from shem.games.arcana.rules.cooldown import golem_refusal
from shem.table.menu import NoAnswer
from shem.table.messages import About, Why

AIMED = ("region", "target", "approach", "move", "route")


def why_not(glance: Glance, about: About) -> Why:
    """Whether the tap means something legal; else the rule against it, with its chapter."""
    seat = glance.seat
    if seat is None:
        raise NoAnswer("table-watching")
    if "golem" in about and not any(code in about for code in AIMED):
        return _ability(glance, seat, about)
    action = meaning_of(glance, about)
    refusal = glance.sight.why_not(action)
    if refusal is None or refusal.code is not Reject.OTHER_REGION or not isinstance(action, Attack | AreaAttack):
        return glance.teller.verdict(refusal)
    return _or_charge(glance, action, refusal)


def _or_charge(glance: Glance, action: Attack | AreaAttack, refusal: Refusal) -> Why:
    """A melee attack into another Region: what stands against a Charge there, if anything does."""
    group = glance.groups.get(golem_group(action.golem, action.ability), [])
    for other in group:
        if isinstance(other, Charge) and isinstance(action, Attack) and other.target == action.target:
            return glance.teller.verdict(None)
        if isinstance(other, AreaCharge) and isinstance(action, AreaAttack) and other.region == action.region:
            return glance.teller.verdict(None)
    found = glance.teller.verdict(refusal)
    golem = glance.battle.golems[action.golem]
    moves = charge_moves(glance.battle, golem)
    if not moves:
        return found
    move = moves[0].slot
    if isinstance(action, Attack):
        charge: Charge | AreaCharge = Charge(golem.number, action.ability, move, action.target, golem.at)
    else:
        charge = AreaCharge(golem.number, action.ability, move, action.region, golem.at)
    also = glance.teller.verdict(glance.sight.why_not(charge))
    return {"legal": False, "text": f"{found['text']} {also['text']}".strip(), "chapter": also["chapter"]}


def _ability(glance: Glance, seat: int, about: About) -> Why:
    """A Golem, or a slot of it, that was tapped by itself."""
    number = about["golem"]
    slots = glance.usable(number)
    if about["slot"] in slots if "slot" in about else slots or f"deploy:{number}" in glance.groups:
        return glance.teller.verdict(None)
    refusal = golem_refusal(glance.battle, seat, number)
    if refusal is not None:
        return glance.teller.verdict(refusal)
    prompt = glance.prompt
    if prompt is None or prompt.code != events.ASK_TURN or seat not in glance.sight.pending().seats:
        return glance.teller.verdict(glance.sight.why_not(meaning_of(glance, about)))
    golem = glance.battle.golems[number]
    abilities = golem.type.abilities
    if not 0 <= about.get("slot", 0) < len(abilities):
        raise NoAnswer("table-nothing-there")
    asked = [abilities[about["slot"]]] if "slot" in about else abilities
    for ability in asked:
        refusal = cooldown.usable(glance.battle, golem, ability)
        if refusal is None:
            return {"legal": False, "text": glance.names.say(IDLE[ability.kind]), "chapter": ""}
    return glance.teller.verdict(cooldown.usable(glance.battle, golem, asked[0]))
