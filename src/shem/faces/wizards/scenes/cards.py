"""Cards to look at: of a unit, of a space, of a card; and the workshop."""

from __future__ import annotations

from shem.faces.wizards.scenes.answer_shapes import CardCard, SpaceCard, UnitCard, Workshop
from shem.faces.wizards.scenes.glance import Glance, who_of
from shem.faces.wizards.scenes.hand import note_of, uses_of
from shem.faces.wizards.telling.cards import card_text
from shem.faces.wizards.telling.figures import figures_of, plan_of
from shem.faces.wizards.telling.position import held_by, unit_line
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import SPACES
from shem.games.wizards.parts.terrain import Ground
from shem.games.wizards.rules.control import controls_site
from shem.games.wizards.rules.craft import places
from shem.games.wizards.rules.stacking import refused
from shem.table.menu import NoAnswer
from shem.table.messages import About


def unit_card(glance: Glance, about: About) -> UnitCard:
    unit, names = glance.unit(about), glance.names
    lines = [
        names.say("aura-line", event=names.event(aura.event), seat=names.seat(aura.caster), left=aura.left)
        for aura in unit.auras
    ]
    if unit.hasted:
        lines.append(glance.say("hasted"))
    if unit.number == 0:
        lines.append(glance.say("wizard"))
    return {
        "unit": who_of(unit),
        "name": names.unit(unit),
        "seat": unit.seat,
        "text": unit_line(names, glance.world, unit),
        "numbers": [glance.number(name, tally) for name, tally in figures_of(glance.world, unit).items()],
        "lines": lines,
    }


def space_card(glance: Glance, about: About) -> SpaceCard:
    space = about.get("space", -1)
    if not 0 <= space < SPACES:
        raise NoAnswer("table-nothing-there")
    names, ground = glance.names, glance.world.ground
    kind = v.TERRAINS[ground.kinds[space]]
    if kind == "site":
        lines = [glance.say("tile-site", materials=_gives(glance, ground, space)), held_by(names, glance.world, space)]
    else:
        lines = [glance.say(f"tile-{kind}")]
    return {
        "space": space,
        "name": names.space(space),
        "tile": names.tile(ground.tiles[space]),
        "kind": kind,
        "lines": lines,
        "units": [who_of(unit) for unit in glance.world.units[space]],
    }


def _gives(glance: Glance, ground: Ground, space: int) -> str:
    """The materials that are recruited there."""
    found = [number for number, spaces in enumerate(ground.site_of) if space in spaces]
    return glance.names.words.both([glance.names.trait(v.MATERIAL, number) for number in found]) or "none"


def card_card(glance: Glance, about: About) -> CardCard:
    deck, card = about.get("deck", -1), about.get("card", -1)
    box, names = glance.names.box, glance.names
    if not 0 <= deck < v.DECKS or not 0 <= card < len(box.copies[deck]):
        raise NoAnswer("table-nothing-there")
    held = glance.seat is not None and glance.hand(deck)[card] > 0
    return {
        "deck": deck,
        "card": card,
        "name": names.card(deck, card),
        "text": card_text(names, deck, card),
        "when": glance.say("when", kind=_kind(glance, deck, card)),
        "note": note_of(glance, deck, card, uses_of(glance, deck, card)) if held else "",
        "chapter": "Event Deck Card List" if deck == v.EVENT_DECK else "Golem Deck Card List",
    }


def _kind(glance: Glance, deck: int, card: int) -> str:
    if deck == v.GOLEM_DECK:
        return "golem"
    event = glance.names.box.events[card]
    return "battle" if event.battle else "dispell" if event.deed == v.DISPELL else "spell"


def workshop(glance: Glance, about: About) -> Workshop:
    """The Golem that three cards would make for this seat, held or not."""
    if glance.seat is None:
        raise NoAnswer("table-watching")
    traits = about.get("material", -1), about.get("size", -1), about.get("shape", -1)
    box, world, names = glance.names.box, glance.world, glance.names
    if not all(0 <= value < box.values(trait) for trait, value in enumerate(traits)):
        raise NoAnswer("table-nothing-there")
    spaces = places(world, glance.seat)
    tallies = plan_of(world, glance.seat, traits, spaces[1])
    price = tallies["cost"].total
    against = {space: refused(world, glance.seat, *traits, space) for space in spaces}
    return {
        "name": names.made(*traits),
        "cost": price,
        "doubled": not controls_site(world, glance.seat, traits[v.MATERIAL]),
        "mana": world.mana[glance.seat],
        "affordable": price <= world.mana[glance.seat],
        "numbers": [glance.number(name, tally) for name, tally in tallies.items()],
        "places": [
            {"space": space, "why": "" if refusal is None else glance.teller.rule(refusal)}
            for space, refusal in against.items()
        ],
    }
