"""Ancient Ones: Miracles, and the placing and moving of Blessings and Curses, for Mana."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Bless, Curse, Miracle
from shem.games.arcana.parts.figures import Army
from shem.games.arcana.parts.pieces import Ancient
from shem.games.arcana.parts.reasons import Reject, Why
from shem.games.arcana.parts.sources import MIRACLE, ancient_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.cause import Cause
from shem.games.arcana.rules.effects import use_effects
from shem.games.arcana.rules.region_effects import lay_zone, move_zone, regions_with, zone_of


def list_ancients(battle: Battle, army: Army, actions: list[Action]) -> None:
    """Every Miracle, Blessing and Curse that the army's Mana pays for."""
    ancients = battle.plan.musters[army.number].ancients
    for number in range(len(ancients)):
        ancient = ancients[number]
        if ancient.cheapest > army.mana:
            continue
        if _miracle_refusal(army, ancient, number) is None:
            actions.append(Miracle(number))
        for role in range(v.BLESSING, v.CURSE + 1):
            if 0 <= _price(battle, army.number, number, role) <= army.mana:
                actions.extend(_placings(battle, number, role))


def _placings(battle: Battle, number: int, role: int) -> list[Action]:
    """Every Region where a Blessing or Curse may lie, but those where one of its kind lies (ruling A12)."""
    placings = battle.standing().placings[role]
    if placings.zones is not battle.zones:
        placings.take(regions_with(battle, role) & battle.field.blessable)
        placings.zones = battle.zones
    found = placings.lists.get(number)
    if found is None:
        found = placings.add(number, battle.plan.lists.placements(number, role, battle.field.blessable))
    return found


def ancient_refusal(battle: Battle, seat: int, action: Action) -> Refusal | None:
    """Why the army may not call its Ancient One so; for the actions Miracle, Bless and Curse."""
    assert isinstance(action, (Miracle, Bless, Curse))
    army = battle.armies[seat]
    ancients = battle.plan.musters[seat].ancients
    if not 0 <= action.ancient < len(ancients):
        return Refusal(Reject.NO_SUCH_ANCIENT)
    if isinstance(action, Miracle):
        return _miracle_refusal(army, ancients[action.ancient], action.ancient)
    role = v.BLESSING if isinstance(action, Bless) else v.CURSE
    price = _price(battle, seat, action.ancient, role)
    if price < 0:
        return Refusal(Reject.NO_SUCH_POWER)
    if price > army.mana:
        return Refusal(Reject.MANA_SHORT, price, army.mana)
    if action in _placings(battle, action.ancient, role):
        return None
    return _not_there(battle, seat, action.ancient, role, action.region)


def _miracle_refusal(army: Army, ancient: Ancient, number: int) -> Refusal | None:
    if ancient.miracle_mana < 0:
        return Refusal(Reject.NO_SUCH_POWER)
    if (army.miracles >> number) & 1:
        return Refusal(Reject.MIRACLE_WORKED)
    if ancient.miracle_mana > army.mana:
        return Refusal(Reject.MANA_SHORT, ancient.miracle_mana, army.mana)
    return None


def _not_there(battle: Battle, army: int, ancient: int, role: int, region: int) -> Refusal:
    """Why a Blessing or Curse cannot be laid on a Region."""
    if not 0 <= region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=region)
    if not (battle.field.blessable >> region) & 1:
        return Refusal(Reject.NOT_BLESSABLE, about=region)
    zone = zone_of(battle, army, ancient, role)
    if zone is not None and zone.region == region:
        return Refusal(Reject.LIES_THERE, about=region)
    return Refusal(Reject.ONE_OF_A_KIND, about=region)  # ruling A12


def place_cost(battle: Battle, army: int, number: int, role: int, tally: Tally) -> int:
    """Mana for a Blessing or Curse: the first placing, also after it was dispelled, or a move (ruling B13).

    -1 if the Ancient One has none.
    """
    price = _price(battle, army, number, role)
    if price >= 0:
        tally.base(Why.COST, price, ancient_source(army, number, role))
    return price


def _price(battle: Battle, army: int, number: int, role: int) -> int:
    placed = battle.plan.musters[army].ancients[number].placed(role)
    if placed is None:
        return -1
    return placed.mana if zone_of(battle, army, number, role) is None else placed.move


def call_ancient(battle: Battle, seat: int, action: Action, entry: Entry) -> list[Step[Battle]]:
    """Carry a Miracle, a Blessing or a Curse out. Returns what is still to be decided."""
    if isinstance(action, Miracle):
        return _miracle(battle, seat, action.ancient, entry)
    assert isinstance(action, (Bless, Curse))
    _place(battle, seat, action.ancient, v.BLESSING if isinstance(action, Bless) else v.CURSE, action.region, entry)
    return []


def _miracle(battle: Battle, seat: int, number: int, entry: Entry) -> list[Step[Battle]]:
    """Instantly, to all on the board whom it is for; undeployed Golems are not."""
    army = battle.armies[seat]
    ancient = battle.plan.musters[seat].ancients[number]
    source = ancient_source(seat, number, MIRACLE)
    army.mana -= ancient.miracle_mana
    army.miracles |= 1 << number
    if entry.telling:
        price = Tally()
        price.base(Why.COST, ancient.miracle_mana, source)
        entry.tell(Event(events.MIRACLE, (seat, number, price.total, army.mana), [("cost", price)]))
    later: list[Step[Battle]] = []
    use_effects(battle, ancient.miracle_effects, Cause(seat, None, source, -1), None, -1, entry, later)
    return later


def _place(battle: Battle, seat: int, number: int, role: int, region: int, entry: Entry) -> None:
    placed = battle.plan.musters[seat].ancients[number].placed(role)
    assert placed is not None
    price = Tally(entry.telling)
    army = battle.armies[seat]
    army.mana -= place_cost(battle, seat, number, role, price)
    zone = zone_of(battle, seat, number, role)
    if entry.telling:
        kind = events.BLESSED if role == v.BLESSING else events.CURSED
        origin = -1 if zone is None else zone.region
        entry.tell(Event(kind, (seat, number, origin, region, price.total, army.mana), [("cost", price)]))
    if zone is None:
        lay_zone(battle, placed.layout, region, ancient_source(seat, number, role), seat, number, 0, 0)
    else:
        move_zone(battle, zone, region)
