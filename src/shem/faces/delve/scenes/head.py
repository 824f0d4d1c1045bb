"""What never changes in a quest: the dungeon, Heroes, Items, Enemies, decks, dice, and what words mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shem.faces.delve.scenes.shapes import (
    AreaHead,
    AttackHead,
    CardHead,
    DeckHead,
    DelveHead,
    DelveName,
    DungeonHead,
    FaceName,
    FoeHead,
    HeroHead,
    ItemHead,
    KindHead,
    LaidTile,
    PowerHead,
    QuestHead,
    RankHead,
    RuleHead,
)
from shem.faces.delve.telling.cards import (
    card_text,
    joined,
    rule_prefers,
    rule_range,
    rule_sentences,
    rules_text,
    star_lines,
)
from shem.faces.delve.telling.effects import Bearer, effects_text
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Attack, Power, Rule

SHOWN_CONDITIONS = ("slowed", "blinded", "stunned", "bleed", "fire", "ko", "poison", "hidden")


def head_of(names: Names) -> DelveHead:
    box = names.box
    return {
        "title": names.quest(),
        "quest": _quest(names),
        "dungeon": _dungeon(names),
        "heroes": [_hero(names, seat) for seat in range(box.seats)],
        "items": [_item(names, item) for item in range(len(box.items))],
        "foes": [_foe(names, foe) for foe in range(len(box.foes))],
        "kinds": [_kind(names, kind) for kind in range(len(box.rules))],
        "decks": [_deck(names, deck) for deck in range(len(v.DECKS))],
        "red": _faces(names, v.RED),
        "blue": _faces(names, v.BLUE),
        "conditions": [_word(names, "condition", "holds", code) for code in SHOWN_CONDITIONS],
        "overlays": [_word(names, "overlay", "lies", code) for code in v.OVERLAYS],
        "locks": [_word(names, "lock", "opens", code) for code in v.LOCKS],
    }


def _word(names: Names, kind: str, means: str, code: str) -> DelveName:
    return {"code": code, "name": names.say(f"{kind}-{code}"), "text": names.say(f"{means}-{code}")}


def _faces(names: Names, colour: int) -> list[FaceName]:
    return [v.FACES[kind] for kind in names.box.dice[colour].alike[1:]]


def _id(entry: Mapping[str, Any], number: int) -> str:
    return str(entry.get("id", number))


def _lore(names: Names, entry: Mapping[str, Any]) -> str:
    """What content says of it besides its rules."""
    return names.called(entry, 0, "text")


def _quest(names: Names) -> QuestHead:
    entry = names.setup["quest"]
    return {
        "id": _id(entry, 0),
        "name": names.quest(),
        "act": names.box.quest.act,
        "text": _lore(names, entry),
        "objectives": [names.objective(number) for number in range(len(entry.get("objectives", [])))],
        "camp": "kept" in names.setup,
    }


def _dungeon(names: Names) -> DungeonHead:
    entry, dungeon = names.setup["dungeon"], names.box.dungeon
    return {
        "width": dungeon.width,
        "height": len(dungeon.cells) // dungeon.width,
        "cells": dungeon.cells,
        "walls": [list(wall) for wall in entry["walls"]],
        "areas": [_area(names, area) for area in range(dungeon.areas)],
        "tiles": [_tile(names, number, tile) for number, tile in enumerate(entry.get("tiles", []))],
        "districts": [names.district(district) for district in range(max(dungeon.districts) + 1)],
        "doors": [{"door": door, "areas": areas, "name": names.door(door)} for door, areas in enumerate(dungeon.doors)],
    }


def _area(names: Names, area: int) -> AreaHead:
    dungeon = names.box.dungeon
    return {
        "area": area,
        "tile": names.tile_of(area),
        "district": dungeon.districts[area],
        "mark": dungeon.marks[area],
        "name": names.area(area),
    }


def _tile(names: Names, number: int, tile: Mapping[str, Any]) -> LaidTile:
    return {"tile": number, "id": tile["id"], "name": names.tile(number), "look": f"{tile['tile']}-{tile['side']}"}


def _hero(names: Names, seat: int) -> HeroHead:
    entry, card = names.setup["heroes"][seat], names.box.heroes[seat]
    return {
        "number": seat,
        "badge": seat,
        "id": _id(entry, seat),
        "name": names.hero(seat),
        "epithet": names.called(entry, seat, "epithet") if "epithet" in entry else "",
        "text": _lore(names, entry),
        "nature": v.NATURES[card.nature],
        "nature_name": names.nature(card.nature),
        "ranks": [_rank(entry) for entry in entry["ranks"]],
        "powers": [_power(names, seat, number, power) for number, power in enumerate(card.powers)],
    }


def _rank(entry: Mapping[str, int]) -> RankHead:
    return {
        "health": entry["health"],
        "moves": entry["moves"],
        "combats": entry["combats"],
        "actions": entry["actions"],
        "save": entry["save"],
        "armor": entry["armor"],
        "blue": entry["most_blue"],
        "price": entry["price"],
    }


def _power(names: Names, seat: int, number: int, power: Power) -> PowerHead:
    entry = names.setup["heroes"][seat]["powers"][number]
    timing = v.TIMINGS[power.use.timing] if power.use is not None else "combat" if power.attack is not None else ""
    return {
        "power": number,
        "id": _id(entry, number),
        "name": names.power(seat, number),
        "rank": power.rank,
        "turns": power.turns,
        "timing": timing,
        "timing_name": names.say(f"timing-{timing or 'always'}"),
        "attack": attack_head(names, power.attack, "hero"),
        "text": joined([rules_text(names, power), _lore(names, entry)]),
    }


def attack_head(names: Names, attack: Attack | None, bearer: Bearer) -> AttackHead | None:
    if attack is None:
        return None
    return {
        "red": attack.red,
        "blue": attack.blue,
        "near": attack.near,
        "far": attack.far,
        "type": v.TYPES[attack.type],
        "type_name": names.type(attack.type),
        "stars": star_lines(names, attack, bearer),
        "text": effects_text(names, attack.effects, bearer),
    }


def _item(names: Names, item: int) -> ItemHead:
    entry, card = names.setup["items"][item], names.box.items[item]
    return {
        "item": item,
        "id": _id(entry, item),
        "name": names.item(item),
        "kind": v.ITEM_KINDS[card.kind],
        "slot": v.SLOTS[card.slot],
        "slot_name": names.say(f"slot-{v.SLOTS[card.slot]}"),
        "price": card.price,
        "once": card.once,
        "attack": attack_head(names, card.attack, "hero"),
        "text": joined([rules_text(names, card), _lore(names, entry)]),
    }


def _foe(names: Names, foe: int) -> FoeHead:
    entry, card = names.setup["foes"][foe], names.box.foes[foe]
    attack = attack_head(names, card.attack, "foe")
    assert attack is not None
    return {
        "foe": foe,
        "id": _id(entry, foe),
        "kind": card.kind,
        "name": names.foe(foe),
        "rank": card.rank,
        "master": card.master,
        "health": card.health,
        "moves": card.moves,
        "armor": card.armor,
        "blue": card.most_blue,
        "shields": card.shields,
        "souls": card.souls,
        "attack": attack,
        "text": effects_text(names, card.effects, "foe"),
    }


def _kind(names: Names, kind: int) -> KindHead:
    entry = names.setup["kinds"][kind]
    return {
        "kind": kind,
        "id": _id(entry, kind),
        "name": names.kind(kind),
        "text": _lore(names, entry),
        "rules": [_rule(names, number, rule) for number, rule in enumerate(names.box.rules[kind])],
    }


def _rule(names: Names, number: int, rule: Rule) -> RuleHead:
    return {
        "rule": number,
        "near": rule.near,
        "far": rule.far,
        "idle": rule.near < 0,
        "range": rule_range(names, rule),
        "prefers": rule_prefers(names, rule),
        "sentences": rule_sentences(names, rule),
    }


def _deck(names: Names, deck: int) -> DeckHead:
    entries: Sequence[Mapping[str, Any]] = names.setup["decks"][v.DECKS[deck]]
    return {
        "deck": deck,
        "code": v.DECKS[deck],
        "name": names.deck(deck),
        "cards": [_card(names, deck, card, entry) for card, entry in enumerate(entries)],
    }


def _card(names: Names, deck: int, card: int, entry: Mapping[str, Any]) -> CardHead:
    found = names.box.decks[deck][card]
    sides = names.box.dice[v.RED].sides
    return {
        "card": card,
        "id": _id(entry, card),
        "name": names.card(deck, card),
        "text": joined([card_text(names, deck, card), _lore(names, entry)]),
        "copies": found.copies,
        "faces": [face for face in range(1, sides + 1) if found.faces >> (face - 1) & 1],
        "red": found.red,
    }
