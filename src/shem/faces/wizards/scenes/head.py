"""What never changes in a game: the board's frame, tiles, cards, seats, prices."""

from __future__ import annotations

from shem.core.contract import Setup
from shem.faces.wizards.scenes.shapes import EventCard, GolemCard, TileHead, TraitName, WizardsHead, WizardsName
from shem.faces.wizards.telling.cards import DEEDS, card_text
from shem.faces.wizards.telling.names import PARTS, PHASES, Names
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import SIDE, SPACES
from shem.games.wizards.rules.fate import EXTRA
from shem.games.wizards.rules.fate import MOST as HAND
from shem.games.wizards.rules.spell import PRICE
from shem.games.wizards.rules.stacking import MOST

TRAITS: tuple[TraitName, ...] = ("material", "size", "shape")


def head_of(names: Names, setup: Setup) -> WizardsHead:
    box, limit = names.box, setup["round_limit"]
    return {
        "title": names.say("table-title"),
        "side": SIDE,
        "most": MOST,
        "hand": HAND,
        "limit": limit,
        "spell": PRICE,
        "extra": EXTRA,
        "hands": box.hands,
        "victory": [names.say("table-victory-last"), names.say("table-victory-limit", limit=limit)],
        "seats": [{"number": seat, "name": names.seat(seat), "badge": seat} for seat in range(box.seats)],
        "spaces": [names.space(space) for space in range(SPACES)],
        "tiles": [_tile(names, tile) for tile in range(len(box.terrains))],
        "golem": [_golem(names, trait, value) for trait in range(len(PARTS)) for value in range(box.values(trait))],
        "event": [_event(names, event) for event in range(len(box.events))],
        "wizard": {"force": box.wizard.force, "armor": box.wizard.armor, "hits": box.wizard.hits},
        "phases": [_name(code, names.say(f"phase-{code}")) for code in PHASES],
        "traits": [_name(code, names.kind(trait)) for trait, code in enumerate(v.TRAITS)],
        "hardnesses": [_name(code, names.hardness(number)) for number, code in enumerate(v.HARDNESSES)],
        "decks": [_name(code, names.deck(deck)) for deck, code in enumerate(v.DECK_NAMES)],
    }


def _name(code: str, name: str) -> WizardsName:
    return {"code": code, "name": name}


def _tile(names: Names, tile: int) -> TileHead:
    entry = names.setup["terrain"][tile]
    return {
        "number": tile,
        "id": entry["id"],
        "name": names.tile(tile),
        "kind": entry["kind"],
        "gives": [number for number, material in enumerate(names.box.materials) if material.site == tile],
    }


def _golem(names: Names, trait: int, value: int) -> GolemCard:
    entry, card = names.setup[PARTS[trait]][value], names.box.card(trait, value)
    return {
        "card": card,
        "id": entry["id"],
        "name": names.trait(trait, value),
        "trait": TRAITS[trait],
        "value": value,
        "hardness": entry.get("hardness", ""),
        "hits": entry.get("hits", 0),
        "move": entry.get("move", 0),
        "force": entry["force"],
        "armor": entry["armor"],
        "flies": entry.get("flies", False),
        "site": entry.get("site", -1),
        "copies": entry["copies"],
        "text": card_text(names, v.GOLEM_DECK, card),
    }


def _event(names: Names, event: int) -> EventCard:
    entry, card = names.setup["events"][event], names.box.events[event]
    return {
        "card": event,
        "id": entry["id"],
        "name": names.event(event),
        "deed": DEEDS[card.deed],
        "battle": card.battle,
        "amount": card.amount,
        "turns": card.turns,
        "copies": card.copies,
        "text": card_text(names, v.EVENT_DECK, event),
    }
