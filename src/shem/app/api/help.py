"""The rules help of every game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from shem import games
from shem.app.check import shape
from shem.app.context import Language
from shem.app.help import help_of
from shem.app.help_search import LONGEST_QUERY, finder
from shem.app.shapes import Help, HelpFound
from shem.table.fault import Fault

router = APIRouter(prefix="/games", tags=["help"])


@router.get("/{game}/help", response_model=shape(Help))
def rules_help(game: str, language: Language) -> Help:
    """The rules in our own words."""
    found = help_of(game, language) if game in games.names() else None
    if found is None:
        raise Fault("not-found", 404)
    return found


@router.get("/{game}/help/search", response_model=shape(HelpFound))
def search_help(
    game: str,
    language: Language,
    q: Annotated[str, Query(max_length=LONGEST_QUERY, description="a question, or words of it")],
) -> HelpFound:
    """Where the rules help says something about a question."""
    if game not in games.names() or help_of(game, language) is None:
        raise Fault("not-found", 404)
    return finder(game, language).find(q)
