"""Cards that somebody types in: kept in a pack's files, read from them, and tried with all else before they are kept."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from shem.core.content.document import Document
from shem.core.content.markup import written
from shem.core.content.problems import Problem, Where, field_name
from shem.games.arcana.content.codex import joined, pieces_of
from shem.games.arcana.content.models import FILES, KINDS, Codex
from shem.games.arcana.content.models_pieces import Ancient, GolemFile, Knight, Relic

FOLDER: Final = "golems"
MODELS: Final = {"golems": GolemFile, "knights": Knight, "relics": Relic, "ancients": Ancient}
assert tuple(MODELS) == KINDS
Data = dict[str, Any]


class Card(NamedTuple):
    """A card as its file says it, without what is the default anyway. kind: one of `KINDS`."""

    kind: str
    id: str
    data: Data


class Tried(NamedTuple):
    """All content with a card in it; what is wrong with the card by field (`attacks[1].range`), and with other files."""

    codex: Codex
    own: list[tuple[str, Problem]]
    others: list[Problem]


def data_of(piece: GolemFile | Knight | Relic | Ancient) -> Data:
    return piece.model_dump(mode="json", by_alias=True, exclude_defaults=True)


def cards(folder: Path) -> list[Card]:
    """The cards of a pack that are sound by themselves."""
    return [Card(piece.kind, piece.id, data_of(piece.model)) for piece in pieces_of(folder)]


def files(folder: Path | None) -> dict[str, bytes]:
    """The files of a pack by their place in it."""
    if folder is None:
        return {}
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.yaml"))}


def with_card(folder: Path | None, kind: str, id: str, data: Data | None) -> dict[str, bytes]:
    """The files of a pack with this card in it; None: without it."""
    found = files(folder)
    place, content = _place(kind, id), data
    if kind != FOLDER:
        known = dict((Document(folder / place).data or {})[kind]) if folder is not None and place in found else {}
        listed = {name: card for name, card in {**known, id: data}.items() if card is not None}
        content = {kind: listed} if listed else None
    if content is None:
        found.pop(place, None)
    else:
        found[place] = written(content).encode()
    return found


def tried(folder: Path | None, others: Sequence[Path], card: Card) -> Tried:
    """The real check of everything with this card in its pack. others: the other packs in use."""
    with tempfile.TemporaryDirectory(prefix="shem-card-") as name:
        draft = Path(name)
        for place, content in with_card(folder, card.kind, card.id, card.data).items():
            (draft / place).parent.mkdir(exist_ok=True)
            (draft / place).write_bytes(content)
        codex, problems = joined([*others, draft])
    own_file, inside = draft / _place(card.kind, card.id), _inside(card)
    own: list[tuple[str, Problem]] = []
    rest: list[Problem] = []
    for problem in sorted(problems):
        if problem.path == own_file and f"{problem.field}.".startswith(f"{inside}." if inside else ""):
            own.append((problem.field.removeprefix(inside).removeprefix("."), problem))
        else:
            rest.append(problem)
    return Tried(codex, own, rest)


def _place(kind: str, id: str) -> str:
    return f"{FOLDER}/{id}.yaml" if kind == FOLDER else f"{kind}.yaml"


def _inside(card: Card) -> str:
    """The field of its file in which a card is."""
    where: Where = () if card.kind == FOLDER else (card.kind, card.id)
    return field_name(where)


def schema() -> dict[str, Any]:
    """The JSON Schema of each kind of card by the name of its definition, with the definitions of all: `cards`, `$defs`."""
    found: dict[str, Any] = {}
    for name in ("golem", "knights", "relics", "ancients"):
        whole = FILES[name].model_json_schema(by_alias=True)
        found |= whole.pop("$defs")
        if name == "golem":
            found[GolemFile.__name__] = whole
    return {"cards": {kind: model.__name__ for kind, model in MODELS.items()}, "$defs": found}
