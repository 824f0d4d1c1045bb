"""Parties as the app shows them: in a line, and in camp with all that can be done there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from shem.core.errors import OptionError, ShemError
from shem.faces.delve.camp.shapes import (
    CampaignLine,
    CampChapter,
    CampHeld,
    CampHero,
    CampHeroLine,
    CampQuest,
    CampRow,
    Camps,
    CampSheet,
)
from shem.faces.delve.scenes.head import head_of
from shem.faces.delve.scenes.shapes import DelveHead, DelveName, HeroHead
from shem.faces.delve.telling.names import Names
from shem.games.delve.content.camp import act_of, carry_out, market, price_of, sells_for
from shem.games.delve.content.codex import contents, home_of, worlds
from shem.games.delve.content.models_party import Chapter, Member, Party, Wish
from shem.games.delve.content.models_words import Titled
from shem.games.delve.content.party_file import written
from shem.games.delve.content.world import World
from shem.games.delve.parts import vocabulary as v
from shem.locale.words import Words
from shem.table.errors import error_text

PARTY: Final = "party"  # the kind of document
PARTS: Final = {"hero": "heroes", "other": "heroes", "item": "items", "quest": "quests"}  # what details of errors name


def name_of(words: Words, entry: Titled | None, id: str, field: str = "name") -> str:
    """What content says in this language; its id where it is gone."""
    said = getattr(entry, field, None)
    if said is None:
        return "" if field == "text" else id
    return str((said.de or said.en) if words.language == "de" else said.en)


def said(words: Words, error: OptionError, world: World) -> str:
    """What forbids a deed, with names instead of ids."""
    details = {
        key: name_of(words, world.parts[PARTS[key]].get(str(value)), str(value)) if key in PARTS else value
        for key, value in error.details.items()
    }
    return error_text(words, OptionError(error.code, error.message, details))


def camps(words: Words, kept: Sequence[tuple[str, Party]]) -> Camps:
    return {
        "parties": [_row(words, id, party) for id, party in kept],
        "campaigns": [line for content, world in worlds().items() for line in _campaigns(words, content, world)],
    }


def _campaigns(words: Words, content: str, world: World) -> list[CampaignLine]:
    heroes = [_line(words, hero, world) for hero in world.parts["heroes"]]
    own = world.own("campaigns")
    return [{**_titled(words, id, one), "content": content, "heroes": heroes} for id, one in own.items()]


def _titled(words: Words, id: str, entry: Titled | None) -> DelveName:
    return {"code": id, "name": name_of(words, entry, id), "text": name_of(words, entry, id, "text")}


def _line(words: Words, hero: str, world: World) -> CampHeroLine:
    heroes: Mapping[str, Any] = world.parts["heroes"]
    card = heroes[hero]
    return {
        "id": hero,
        "name": name_of(words, card, hero),
        "epithet": name_of(words, card, hero, "epithet"),
        "text": name_of(words, card, hero, "text"),
        "nature": card.nature,
        "nature_name": words.say(f"delve-nature-{card.nature}"),
        "badge": list(heroes).index(hero),
    }


def _row(words: Words, id: str, party: Party) -> CampRow:
    world, missing = World(), ""
    try:
        world = home_of(party)
    except ShemError as error:
        missing = error_text(words, error)
    quest = party.quest or ""
    return {
        "id": id,
        "name": party.name,
        "campaign": name_of(words, world.parts["campaigns"].get(party.campaign or ""), party.campaign or ""),
        "quest": name_of(words, world.parts["quests"].get(quest), quest),
        "heroes": [_line(words, hero, world) for hero, one in party.heroes.items() if not (missing or one.away)],
        "played": len(party.history),
        "missing": missing,
    }


def sheet(words: Words, id: str, party: Party) -> CampSheet:
    """All of a party in camp. Raises OptionError, ContentError for one whose content is gone."""
    world = home_of(party)
    head = _head(words, party, world)
    numbers = {item: number for number, item in enumerate(world.parts["items"])}
    return {
        "id": id,
        "name": party.name,
        "campaign": _titled(words, party.campaign or "", world.parts["campaigns"].get(party.campaign or "")),
        "act": act_of(party, world),
        "souls": party.souls,
        "heroes": [_hero(words, party, world, one, numbers) for one in head["heroes"]],
        "others": [_line(words, hero, world) for hero in world.parts["heroes"] if hero not in party.heroes],
        "items": head["items"],
        "sells": [sells_for(item.price) for item in world.parts["items"].values()],
        "market": [numbers[item] for item in market(party, world)],
        "quests": [_quest(words, quest, world) for quest in party.open],
        "quest": party.quest,
        "history": [_chapter(words, chapter, world) for chapter in party.history],
        "file": written(party),
        "file_name": f"{_file_name(party.name)}.json",
    }


def _head(words: Words, party: Party, world: World) -> DelveHead:
    """Its Heroes and all Items in words, as a match has them."""
    campaign = world.parts["campaigns"].get(party.campaign or "")
    first = campaign.first if campaign is not None else next(iter(world.parts["quests"]))
    setup = contents(first, list(party.heroes), None, party.content)
    return head_of(Names(words, setup, [""] * len(party.heroes)))


def _hero(words: Words, party: Party, world: World, head: HeroHead, numbers: Mapping[str, int]) -> CampHero:
    hero = head["id"]
    member = party.heroes[hero]
    prices = [rank["price"] for rank in head["ranks"]]
    return {
        **_line(words, hero, world),
        "rank": member.rank - 1,
        "ranks": head["ranks"],
        "powers": head["powers"],
        "fallen": member.fallen,
        "away": member.away,
        "crowns": member.crowns,
        "worn": [numbers[item] for item in member.worn],
        "pack": [_held(words, party, world, hero, item, numbers[item]) for item in member.pack],
        "price": prices[member.rank] if member.rank < v.RANKS else None,
        "why_not": _why_not(words, party, Wish(deed="enhance", hero=hero), world),
        "return_price": price_of(hero, member.rank, world),
        "return_why": _why_not(words, party, Wish(deed="return", hero=hero), world),
        "less": member.fallen and member.rank > 1,
    }


def _held(words: Words, party: Party, world: World, hero: str, item: str, number: int) -> CampHeld:
    return {"item": number, "why": _why_not(words, party, Wish(deed="wear", hero=hero, item=item), world)}


def _why_not(words: Words, party: Party, wish: Wish, world: World) -> str:
    try:
        carry_out(party, wish)
    except OptionError as error:
        return said(words, error, world)
    return ""


def _quest(words: Words, quest: str, world: World) -> CampQuest:
    entry = world.parts["quests"].get(quest)
    return {
        "id": quest,
        "name": name_of(words, entry, quest),
        "text": name_of(words, entry, quest, "text"),
        "act": 1 if entry is None else entry.act,
    }


def _chapter(words: Words, chapter: Chapter, world: World) -> CampChapter:
    quest = world.parts["quests"].get(chapter.quest)
    ending = None if quest is None else quest.endings.get(chapter.ending or "")
    souls, crowns = f"{chapter.souls:+d}", f"{chapter.crowns:+d}"
    return {
        "name": name_of(words, quest, chapter.quest),
        "act": 1 if quest is None else quest.act,
        "won": chapter.won,
        "ending": None if ending is None else _titled(words, str(chapter.ending), ending),
        "heroes": _names(words, chapter.heroes, world),
        "fallen": _names(words, chapter.fallen, world),
        "told": words.say("delve-camp-told", rounds=chapter.rounds, souls=souls, crowns=crowns),
    }


def _names(words: Words, heroes: Sequence[str], world: World) -> list[str]:
    return [name_of(words, world.parts["heroes"].get(hero), hero) for hero in heroes]


def _file_name(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "party"


def hero_line(words: Words, hero: str, member: Member, world: World) -> str:
    """A Hero with what it has, line by line."""
    items = world.parts["items"]

    def listed(held: Sequence[str]) -> str:
        return ", ".join(f"{name_of(words, items[item], item)} ({item})" for item in held) or "none"

    return words.say(
        "delve-camp-hero",
        name=name_of(words, world.parts["heroes"][hero], hero),
        id=hero,
        rank=member.rank,
        crowns=member.crowns,
        worn=listed(member.worn),
        pack=listed(member.pack),
        state="fallen" if member.fallen else "away" if member.away else "here",
    )
