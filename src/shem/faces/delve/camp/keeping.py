"""Parties on a person's shelf: made, brought in, brought home from a quest, and taken to one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import token_hex
from threading import Lock
from typing import Any, Final

from shem.core.errors import OptionError
from shem.faces.delve.camp.sheet import PARTY
from shem.games.delve.content.models_party import MOST_CHAPTERS, Party
from shem.table.face import Shelf, Shelves

_CHANGING: Final = Lock()  # two devices, or two pages of one, change the same party


def new_id() -> str:
    """By which a party is known wherever it is brought."""
    return token_hex(8)


def kept(shelf: Shelf, id: str) -> Party:
    """A party of this shelf; raises OptionError."""
    found = shelf.get(id)
    if found is None:
        raise OptionError("camp-gone", "there is no such party")
    return Party.model_validate(found)


def brought_in(shelf: Shelf, party: Party) -> str:
    """Keep a party of a file; a second one of the same is another from now on."""
    if not party.id or any(data["id"] == party.id for _, data in shelf.all()):
        party = party.model_copy(update={"id": new_id()})
    return shelf.add(party.model_dump())


def changed(shelf: Shelf, id: str, change: Callable[[Party], Party]) -> Party:
    """A party of this shelf after something that is done to it; raises OptionError."""
    with _CHANGING:
        after = change(kept(shelf, id))
        shelf.change(id, after.model_dump())
    return after


def brought_home(shelf: Shelf, party: Party, match: str) -> str:
    """Keep what a party has become by a match; the same match a second time changes nothing. Raises OptionError for one
    that has played something else since."""
    if not party.history:
        raise OptionError("camp-not-over", "the quest is not over")
    party = party.model_copy(deep=True)
    party.history[-1].match = match
    with _CHANGING:
        return _home(shelf, party, match)


def _home(shelf: Shelf, party: Party, match: str) -> str:
    mine = [(id, Party.model_validate(data)) for id, data in shelf.all()]
    for id, one in mine:
        if match in [chapter.match for chapter in one.history]:
            return id
    for id, one in mine:
        if party.id and one.id == party.id:
            if [*one.history, party.history[-1]][-MOST_CHAPTERS:] != party.history:
                raise OptionError("camp-moved-on", "the party has played another quest since")
            shelf.change(id, party.model_dump())
            return id
    return shelf.add((party if party.id else party.model_copy(update={"id": new_id()})).model_dump())


def chosen(shelves: Shelves, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match with one's own party: its quest, and those of its Heroes who go. Raises OptionError."""
    party = kept(shelves(PARTY), str(options["party"])[:64])
    named = options.get("heroes")
    heroes = [str(hero) for hero in named] if isinstance(named, list) else party.present()
    rest = {name: options[name] for name in options if name == "seats"}
    return {**rest, "quest": "", "heroes": heroes, "party": party.model_dump(), "pack": party.content}
