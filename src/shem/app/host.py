"""What a game's own routes are given."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request

from shem.app.addresses import address_of
from shem.app.check import shape
from shem.app.context import Context, context_of
from shem.app.device import device_of
from shem.app.faults import language_of, words_of
from shem.app.links import base_of
from shem.app.room import check_packs
from shem.app.sessions import reading
from shem.app.shelf import DocumentShelf
from shem.app.tables import Device
from shem.core.content.packs import packs
from shem.core.content.zipped import zipped
from shem.locale.words import Words


class AppHost:
    """The app, for one game."""

    def __init__(self, app: FastAPI, game: str) -> None:
        self._app: Final = app
        self._game: Final = game

    def shelf(self, request: Request, kind: str) -> DocumentShelf:
        return context_of(request).shelves(device_of(request), self._game, address_of(request))(kind)

    def words(self, request: Request) -> Words:
        return words_of(request)

    def origin(self, request: Request) -> str:
        return base_of(request, context_of(request).configuration)

    def setting(self, request: Request, name: str) -> Any:
        with reading(context_of(request).store.engine) as session:
            row = session.get(Device, device_of(request))
            return None if row is None else row.settings.get(name)

    def shape(self, kind: Any) -> Any:
        return shape(kind)

    def packs(self) -> dict[str, Path]:
        context: Context = self._app.state.context
        return context.packs.own()

    async def keep_pack(self, request: Request, name: str, files: Mapping[str, bytes]) -> None:
        context = context_of(request)
        if not files:
            await context.packs.remove(name)
            return
        await asyncio.to_thread(check_packs, context, name)
        await context.packs.add({f"{name}.zip": zipped(files)}, language_of(request), context.quarantine)

    async def read(self, kind: str, text: str) -> dict[str, Any]:
        head = {"game": self._game, "kind": kind, "packs": list(map(str, packs()))}
        context: Context = self._app.state.context
        found: dict[str, Any] = (await context.quarantine.ask("document", head, text.encode(errors="replace")))["document"]
        return found
