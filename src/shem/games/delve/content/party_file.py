"""A party as text: JSON that is read with the lines of its fields."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from shem.core.content.document import Document
from shem.core.content.problems import ContentError, Problem
from shem.games.delve.content.checks_party import check_party
from shem.games.delve.content.models_party import Party
from shem.games.delve.content.world import World, pydantic

NAME: Final = "party.json"  # of a text that comes without a file


def read_party(path: Path, find: Callable[[str], World]) -> Party:
    """The party of a file. find: the content of a pack. Raises ContentError with everything that is wrong with it."""
    document = Document(path)
    if document.problems:
        raise ContentError(document.problems)
    try:
        party = Party.model_validate(document.data)
    except ValidationError as error:
        raise ContentError([document.problem(tuple(one["loc"]), pydantic(one["msg"])) for one in error.errors()]) from error
    found = [document.problem(where, message) for where, message in check_party(party, find(party.content))]
    if found:
        raise ContentError(found)
    return party


def party_of(text: str, find: Callable[[str], World]) -> Party:
    """The party of a file's text; raises as `read_party` does."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / NAME
        path.write_text(text, encoding="utf-8")
        try:
            return read_party(path, find)
        except ContentError as error:
            named = [Problem(Path(NAME), one.line, one.field, one.message) for one in error.problems]
            raise ContentError(named) from None


def written(party: Party) -> str:
    """The party as a file has it."""
    return json.dumps(party.model_dump(), indent=2, ensure_ascii=False) + "\n"
