"""What a device says that it owns: kept as one document; before there was one, its settings said which tiles."""

from __future__ import annotations

from typing import Any, Final, cast

from shem.faces.arcana.armies.shapes import BoxLine, Collection
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import CollectionFile
from shem.locale.words import Words
from shem.table.face import Host, Shelf

COLLECTION: Final = "collection"  # the kind of document


def kept(host: Host, request: Any) -> Collection | None:
    """None: nobody has said."""
    for _, data in host.shelf(request, COLLECTION).all():
        return cast(Collection, data)
    tiles = host.setting(request, "tiles")
    return {"boxes": {}, "golems": {}, "relics": [], "tiles": tiles} if tiles else None


def keep(shelf: Shelf, collection: Collection) -> None:
    """In place of the one before."""
    for id, _ in shelf.all():
        shelf.change(id, collection)
        return
    shelf.add(collection)


def owned_tiles(host: Host, request: Any) -> dict[str, int] | None:
    found = kept(host, request)
    return None if found is None else found["tiles"]


def as_file(collection: Collection | None) -> CollectionFile | None:
    """As the rules of armies look at it; where no figure is named, only tiles were meant."""
    if collection is None or not collection["golems"]:
        return None
    return CollectionFile(golems=collection["golems"], relics=collection["relics"], tiles=collection["tiles"])


def boxes(codex: Codex, words: Words) -> list[BoxLine]:
    german = words.language == "de"
    return [
        {
            "id": id,
            "name": (german and box.name_de) or box.name,
            "golems": list(box.golems),
            "likely": list(box.likely),
            "tiles": list(box.tiles),
            "source": words.say(f"arcana-piece-source-{box.source}"),
        }
        for id, box in codex.boxes.items()
    ]


def tiles(codex: Codex) -> list[str]:
    """The numbers of all map tiles."""
    return sorted({side[:-1] for side in codex.tiles}, key=int)
