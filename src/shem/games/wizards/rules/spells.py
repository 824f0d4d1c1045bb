"""What the Spell cards do."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event, only
from shem.core.tally import Tally
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import SLOTS
from shem.games.wizards.parts.box import Event as Card
from shem.games.wizards.parts.events import (
    AURA,
    DECK_SEEN,
    DESTROYED,
    HAND_SEEN,
    HASTED,
    LIKES_DESTROYED,
    LOOKED,
    OWN_THEFT,
    PORTED,
    REPAIRED,
    RITUAL,
    STOLE,
    STORMED,
    TRANSFORMED,
)
from shem.games.wizards.parts.reasons import Why
from shem.games.wizards.parts.state import Spell, WizardsState
from shem.games.wizards.parts.units import Aura, Unit
from shem.games.wizards.rules.attack import hits, roll
from shem.games.wizards.rules.decks import look, spread, steal
from shem.games.wizards.rules.figures import armor, health
from shem.games.wizards.rules.figures import hits as full_hits


def resolve(state: WizardsState, spell: Spell, entry: Entry) -> None:
    """A Spell takes effect."""
    card = state.box.events[spell.event]
    deed = card.deed
    if deed == v.MANA:
        _ritual(state, spell, card, entry)
    elif deed == v.HASTE:
        _haste(state, spell, entry)
    elif deed == v.STORM:
        _storm(state, spell, card, entry)
    elif deed in (v.POWER, v.PROTECTION):
        _aura(state, spell, card, entry)
    elif deed == v.PORTAL:
        _portal(state, spell, entry)
    elif deed == v.REPAIR:
        _repair(state, spell, entry)
    elif deed == v.DIVINATION:
        _divine(state, spell, card, entry)
    elif deed == v.THEFT:
        _theft(state, spell, entry)
    else:
        _transform(state, spell, entry)


def _ritual(state: WizardsState, spell: Spell, card: Card, entry: Entry) -> None:
    """Ritual Mana."""
    state.mana[spell.seat] += card.amount
    if entry.telling:
        entry.tell(Event(RITUAL, (spell.seat, card.amount, state.mana[spell.seat])))


def _haste(state: WizardsState, spell: Spell, entry: Entry) -> None:
    """Each unit of the stack may make a second full move in this turn's Move Phase (ruling 23)."""
    for golem in state.golems(spell.target):
        golem.hasted = True
    if entry.telling:
        entry.tell(Event(HASTED, (spell.seat, spell.target)))


def _storm(state: WizardsState, spell: Spell, card: Card, entry: Entry) -> None:
    """Elemental Storm: an attack on each Golem of the stack, ties hit (ruling 18); none that falls returns."""
    for golem in state.golems(spell.target):
        force, defence = Tally(entry.telling), Tally(entry.telling)
        force.base(Why.STORM, card.amount, spell.event)
        armor(state, golem, defence)
        dice = roll(force.total, defence.total, (spell.seat, -1, golem.seat, golem.number), entry)
        hit = hits(dice[0], force.total, dice[1], defence.total)
        if entry.telling:
            told = (golem.seat, golem.number, dice[0], dice[1], 1 if hit else 0)
            entry.tell(Event(STORMED, told, [("force", force), ("armor", defence)]))
        if hit:
            hurt(state, golem, entry)


def hurt(state: WizardsState, unit: Unit, entry: Entry) -> bool:
    """The unit loses a Hit; True if it is destroyed by it."""
    unit.damage += 1
    if health(state, unit) > 0:
        return False
    state.take(unit)
    if entry.telling:
        entry.tell(Event(DESTROYED, (unit.seat, unit.number, unit.at)))
    return True


def _aura(state: WizardsState, spell: Spell, card: Card, entry: Entry) -> None:
    """Power and Protection stay on the Golems that were in the stack; copies add up (ruling 17)."""
    force = card.amount if card.deed == v.POWER else 0
    aura = Aura(spell.event, spell.seat, force, card.amount - force, card.turns)
    for golem in state.golems(spell.target):
        golem.auras = [*golem.auras, aura]
    if entry.telling:
        entry.tell(Event(AURA, (spell.seat, spell.target, spell.event, card.amount, card.turns)))


def _portal(state: WizardsState, spell: Spell, entry: Entry) -> None:
    """The Golems of the stack go; the Wizard stays behind (rulings 13, 19)."""
    for golem in state.golems(spell.target):
        state.take(golem)
        state.put(golem, spell.second)
    if entry.telling:
        entry.tell(Event(PORTED, (spell.seat, spell.target, spell.second)))


def _repair(state: WizardsState, spell: Spell, entry: Entry) -> None:
    for unit in state.units[spell.target]:
        unit.damage = 0
    if entry.telling:
        entry.tell(Event(REPAIRED, (spell.seat, spell.target)))


def _divine(state: WizardsState, spell: Spell, card: Card, entry: Entry) -> None:
    """Divination: an opponent's two hands, and the next cards of each deck (ruling 20)."""
    seat, victim = spell.seat, spell.target
    seers = only(seat)
    if entry.telling:
        entry.tell(Event(LOOKED, (seat, victim)))
    for deck in range(v.DECKS):
        hand = state.hands[victim][deck]
        state.known[seat][victim][deck] = hand[:]
        if entry.telling:
            entry.tell(Event(HAND_SEEN, (seat, victim, deck, tuple(spread(hand)[1:])), seers=seers))
    for deck in range(v.DECKS):
        seen = look(state, seat, deck, card.amount, entry)
        if entry.telling:
            entry.tell(Event(DECK_SEEN, (seat, deck, tuple(seen)), seers=seers))


def _theft(state: WizardsState, spell: Spell, entry: Entry) -> None:
    """A random card of the named hand; an empty one gives nothing (ruling 21)."""
    seat, victim, deck = spell.seat, spell.target, spell.second
    held = state.hand_size(victim, deck) > 0
    if entry.telling:
        entry.tell(Event(STOLE, (seat, victim, deck, 1 if held else 0)))
    if held:
        card = steal(state, seat, victim, deck, entry)
        if entry.telling:
            entry.tell(Event(OWN_THEFT, (seat, victim, deck, card), seers=only(seat) | only(victim)))


def _transform(state: WizardsState, spell: Spell, entry: Entry) -> None:
    """Transformation: a Golem gets another size, shape or material; of two likes both are destroyed (rulings 7, 22)."""
    golem = state.unit(spell.target // SLOTS, spell.target % SLOTS)
    assert golem is not None
    state.take(golem)
    trait = spell.second
    golem.change(trait, spell.third)
    golem.damage = min(golem.damage, full_hits(state, golem) - 1)
    if entry.telling:
        entry.tell(Event(TRANSFORMED, (golem.seat, golem.number, trait, spell.third, golem.at)))
    for other in state.golems(golem.at):
        if _alike(state, golem, other, trait):
            state.take(other)
            if entry.telling:
                units = (golem.seat, golem.number, other.seat, other.number)
                entry.tell(Event(LIKES_DESTROYED, (golem.at, trait, units)))
            return
    state.put(golem, golem.at)


def _alike(state: WizardsState, golem: Unit, other: Unit, trait: int) -> bool:
    """Whether two Golems are of the same size, shape or hardness."""
    if trait == v.MATERIAL:
        return state.hardness(golem) == state.hardness(other)
    return golem.trait(trait) == other.trait(trait)
