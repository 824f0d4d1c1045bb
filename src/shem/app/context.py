"""What every route needs: the configuration, the store, the rooms, the language that is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final

from fastapi import Depends, Query, Request

from shem.app.addresses import Made
from shem.app.analysing import Analyses
from shem.app.configuration import Configuration
from shem.app.connections import Sockets
from shem.app.faults import language_of
from shem.app.house import keeper
from shem.app.packs import Packs
from shem.app.quarantine import Quarantine
from shem.app.rooms import Rooms
from shem.app.shelf import DocumentShelf
from shem.app.store import Access, Store


class Context:
    """The app's own; one a process."""

    def __init__(self, configuration: Configuration, store: Store, rooms: Rooms, packs: Packs) -> None:
        self.configuration: Final = configuration
        self.store: Final = store
        self.rooms: Final = rooms
        self.packs: Final = packs
        self.analyses: Final = Analyses(store, rooms)
        self.quarantine: Final = Quarantine()
        self.rematching: Final = asyncio.Lock()
        self.sockets: Final = Sockets(configuration.limits)
        self.matches_made: Final = Made(configuration.limits.address_matches, "address-matches")
        self.documents_made: Final = Made(configuration.limits.address_documents, "address-documents")

    def shelves(self, device: str, game: str, address: str = "") -> Callable[[str], DocumentShelf]:
        """A device's documents of a game, or of none, by their kind. address: that wishes to add some."""
        most, place = self.configuration.limits.documents, partial(self.documents_made.place, address)
        return lambda kind: DocumentShelf(self.store.engine, device, keeper(game), kind, most, place)

    async def access(self, match: str, device: str, token: str = "") -> Access:
        """What a device may do with a match, asked in a thread; raises Fault `no-match`."""
        return await asyncio.to_thread(self.store.access, match, device, token)


def context_of(request: Request) -> Context:
    found: Context = request.app.state.context
    return found


def _language(
    request: Request, lang: Annotated[str, Query(description="en or de; else as the browser prefers")] = ""
) -> str:
    return language_of(request)


App = Annotated[Context, Depends(context_of)]
Language = Annotated[str, Depends(_language)]
