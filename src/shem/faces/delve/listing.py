"""The HTTP API of what a party can choose from: Heroes and quests."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from shem.faces.delve.scenes.listing_shapes import DelveListing, HeroLine, QuestLine
from shem.games.delve.content import codex
from shem.locale.words import Words
from shem.table.face import Host


def router(host: Host) -> APIRouter:
    """The routes below /games/delve."""
    made = APIRouter(prefix="/games/delve", tags=["delve"])

    # FastAPI reads annotations here and now: this file has none of the future.
    def speaking(request: Request) -> Words:
        return host.words(request)

    @made.get("/listing", response_model=host.shape(DelveListing), summary="Every hero and quest")
    def listing(words: Annotated[Words, Depends(speaking)]) -> Any:
        return lines(words)

    return made


def lines(words: Words) -> DelveListing:
    """In the words' language."""
    found = {pack: codex.listing(pack) for pack in codex.worlds()}
    return {
        "heroes": {pack: [_hero(words, hero) for hero in one["heroes"]] for pack, one in found.items()},
        "quests": [line for pack, one in found.items() for line in _quests(words, pack, one)],
    }


def _hero(words: Words, hero: Mapping[str, Any]) -> HeroLine:
    return {
        "id": hero["id"],
        "name": _said(words, hero["name"]),
        "epithet": _said(words, hero["epithet"]),
        "text": _said(words, hero["text"]),
        "nature": hero["nature"],
        "nature_name": words.say(f"delve-nature-{hero['nature']}"),
    }


def _quests(words: Words, pack: str, found: Mapping[str, Any]) -> list[QuestLine]:
    campaigns = {one["id"]: _said(words, one["name"]) for one in found["campaigns"]}
    return [
        {
            "id": quest["id"],
            "pack": pack,
            "name": _said(words, quest["name"]),
            "text": _said(words, quest["text"]),
            "act": quest["act"],
            "campaign": campaigns.get(quest["campaign"], ""),
        }
        for quest in found["quests"]
    ]


def _said(words: Words, text: Any) -> str:
    return "" if text is None else str(text.get(words.language) or text["en"])
