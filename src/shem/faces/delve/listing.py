"""The HTTP API of what a party can choose from: Heroes and quests."""

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
    found, language = codex.listing(), words.language

    def said(text: Any) -> str:
        return "" if text is None else str(text.get(language) or text["en"])

    campaigns = {one["id"]: said(one["name"]) for one in found["campaigns"]}
    heroes: list[HeroLine] = [
        {
            "id": hero["id"],
            "name": said(hero["name"]),
            "epithet": said(hero["epithet"]),
            "text": said(hero["text"]),
            "nature": hero["nature"],
            "nature_name": words.say(f"delve-nature-{hero['nature']}"),
        }
        for hero in found["heroes"]
    ]
    quests: list[QuestLine] = [
        {
            "id": quest["id"],
            "name": said(quest["name"]),
            "text": said(quest["text"]),
            "act": quest["act"],
            "campaign": campaigns.get(quest["campaign"], ""),
        }
        for quest in found["quests"]
    ]
    return {"heroes": heroes, "quests": quests}
