"""The app: routes, errors, the page, and what lives as long as the process."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from anyio import to_thread
from fastapi import APIRouter, FastAPI
from sqlalchemy import Engine

from shem.app import upkeep
from shem.app.api import cardboard, documents, help, home, matches, replays, stylus, thoughts
from shem.app.api import lessons as api_lessons
from shem.app.api import packs as api_packs
from shem.app.api import socket as matches_socket
from shem.app.check import shape
from shem.app.configuration import Configuration
from shem.app.context import Context
from shem.app.database import open_database
from shem.app.faults import tell_faults
from shem.app.gate import Gate
from shem.app.host import AppHost
from shem.app.hosting import Bots
from shem.app.lessons.reading import lessons
from shem.app.packs import Packs
from shem.app.page import serve_page
from shem.app.rooms import Rooms
from shem.app.sessions import MOST_WAITING
from shem.app.shapes import Problem
from shem.app.store import Store
from shem.app.thinking import Thinking
from shem.games import names
from shem.locale.words import LANGUAGES, Words
from shem.table.face import faces

ABOUT: Final = "The app on the table. A match itself is played over its WebSocket: docs/api.md."
PROBLEM: Final = {"model": shape(Problem), "description": "What is wrong, and what to do"}
PROBLEMS: Final[tuple[int | str, ...]] = (400, 403, 404, 409, 413, 422, 429, 503, 507)
THREADS: Final = MOST_WAITING + 50


def create_app(configuration: Configuration | None = None, engine: Engine | None = None) -> FastAPI:
    """The whole app. engine: its database, if it is open already; else it is opened when the app starts."""
    chosen = configuration if configuration is not None else Configuration()
    app = FastAPI(
        title="Shem",
        description=ABOUT,
        lifespan=partial(_lifespan, chosen, engine),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=dict.fromkeys(PROBLEMS, PROBLEM),
    )
    tell_faults(app, chosen.home)
    api = APIRouter(prefix="/api")
    for part in (
        home,
        documents,
        cardboard,
        stylus,
        matches,
        thoughts,
        api_lessons,
        replays,
        help,
        api_packs,
        matches_socket,
    ):
        api.include_router(part.router)
    for face in faces():
        for router in face.routes(AppHost(app, face.game)):
            api.include_router(router)
    app.include_router(api)
    app.add_middleware(Gate, hosts=chosen.hosts)
    serve_page(app)
    return app


@asynccontextmanager
async def _lifespan(chosen: Configuration, engine: Engine | None, app: FastAPI) -> AsyncIterator[None]:
    _make_threads()
    store = Store(engine if engine is not None else await asyncio.to_thread(open_database, chosen.database))
    thinking = Thinking(chosen.bot_processes, chosen.bot_share, chosen.bot_longest)
    rooms = Rooms(store, Bots(thinking, chosen.pace, chosen.alone), chosen.patience)
    packs = Packs(chosen.packs)
    upkeep.prepare()
    packs.start()
    app.state.context = Context(chosen, store, rooms, packs)
    rooms.start()
    warm = asyncio.create_task(asyncio.to_thread(_warm))
    keeping = asyncio.create_task(upkeep.collect(rooms.last_wish))
    yield
    keeping.cancel()
    await asyncio.gather(warm, return_exceptions=True)
    await app.state.context.analyses.stop_all()
    await rooms.stop()
    await app.state.context.quarantine.stop()
    store.engine.dispose()


def _make_threads() -> None:
    """More threads than can ever wait to write: some are left for what only reads, the page's own files too."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "shem"))
    to_thread.current_default_thread_limiter().total_tokens = THREADS


def _warm() -> None:
    """Read what the first who asks need not wait for: the content and the catalogues."""
    try:
        for face in faces():
            face.read_content()
            lessons(face.game)
        for language in LANGUAGES:
            for name in names():
                Words(language).say(f"{name}-title")
        gc.collect()
        gc.freeze()  # all this stays: looking through it for garbage would hold an action up by a sixth of a second
    finally:
        gc.enable()
