"""Several files of content, one on the other, with the document that each entry is from."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from shem.core.content.document import Document
from shem.core.content.problems import Message, Problem, Where, field_name
from shem.games.delve.content.models import Contents
from shem.games.delve.content.models_cards import Dice
from shem.games.delve.content.models_quest import Quest
from shem.games.delve.content.scope import Known, cards_of, of_quest

PARTS: Final = (
    "heroes",
    "items",
    "enemies",
    "encounters",
    "events",
    "traps",
    "searches",
    "criticals",
    "blessings",
    "tiles",
    "campaigns",
    "quests",
)
Finding = tuple[Where, Message]


class World:
    """parts: by part, the entries by id; a card of which there are no copies is out."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, dict[str, Any]]] = {part: {} for part in PARTS}
        self.dice: Dice | None = None
        self.problems: Final[list[Problem]] = []
        self._documents: Final[dict[tuple[str, str], Document]] = {}
        self._last: Document | None = None

    def read(self, path: Path, replaces: bool) -> None:
        """Take a file in. replaces: what it names like another file may take its place."""
        document = self._last = Document(path)
        self.problems.extend(document.problems)
        if document.problems:
            return
        try:
            self._add(Contents.model_validate(document.data), document, replaces)
        except ValidationError as error:
            self.problems.extend(document.problem(tuple(one["loc"]), pydantic(one["msg"])) for one in error.errors())

    def _add(self, model: Contents, document: Document, replaces: bool) -> None:
        self.dice = model.dice or self.dice
        for part, entries in self.parts.items():
            for id, entry in getattr(model, part).items():
                before = self._documents.get((part, id))
                if before is not None and not replaces:
                    message = Message("there-already", "'{id}' is there already, in {path}", id=id, path=str(before.path))
                    self.problems.append(document.problem((part, id), message))
                entries[id] = entry
                self._documents[part, id] = document

    def finish(self) -> None:
        """Take out the cards of which there are no copies."""
        for part in ("encounters", "events", "traps", "searches", "criticals", "blessings"):
            entries = self.parts[part]
            for id in [id for id, entry in entries.items() if entry.copies == 0]:
                del entries[id]

    def own(self, part: str) -> dict[str, Any]:
        """The entries of the folder that was read last: the pack's, or where there is none the core's."""
        assert self._last is not None
        folder = self._last.path.parent
        return {id: entry for id, entry in self.parts[part].items() if self._documents[part, id].path.parent == folder}

    def problem(self, finding: Finding) -> Problem:
        where, message = finding
        document = self._documents.get((str(where[0]), str(where[1]))) if len(where) > 1 else self._last
        assert document is not None
        return document.problem(where, message)

    def known(self) -> Known:
        """What effects can name everywhere."""
        enemies = self.parts["enemies"]
        return {"items": list(self.parts["items"]), "enemies": list(enemies), "cards": cards_of(enemies)}

    def known_in(self, quest: Quest, areas: list[str]) -> Known:
        """What effects of a quest can name."""
        campaign = self.parts["campaigns"].get(quest.campaign or "")
        return {**self.known(), **of_quest(quest, areas, campaign)}


def pydantic(reason: str) -> Message:
    return Message("pydantic", "{reason}", reason=reason[:1].lower() + reason[1:])


def told(error: ValidationError) -> str:
    """What is wrong with plain data, by field."""
    found = [(field_name(tuple(one["loc"])), pydantic(one["msg"])) for one in error.errors()]
    return "; ".join(f"{field}: {message}" if field else message for field, message in found)
