"""What the HTTP API cannot do, in words."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError, NoResultFound
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from shem.app.foreign.outcome import NO_ROOM
from shem.app.sessions import DatabaseTrouble
from shem.app.shapes import Problem
from shem.core.errors import ShemError
from shem.locale.words import LANGUAGES, Words, preferred
from shem.table.errors import error_text
from shem.table.fault import Fault
from shem.table.menu import NoAnswer

PACKAGE: Final = Path(__file__).parents[1]
LOG: Final = logging.getLogger("shem.app")
TROUBLES: Final = {"busy": 503, "full": 507, "away": 503}
STATUS_CODES: Final = {404: "not-found", 405: "not-found", 413: "too-large"}


def language_of(request: HTTPConnection) -> str:
    """`?lang=`, else what the browser prefers."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    return preferred({"LANG": request.headers.get("accept-language", "").split(",")[0]})


def words_of(request: HTTPConnection) -> Words:
    return Words(language_of(request))


def told(request: HTTPConnection, fault: Fault) -> str:
    """A fault in the language of who asks."""
    return fault.said(words_of(request))


def without_folders(text: str, folders: Sequence[Path]) -> str:
    """A text without where on this machine something lies, which is nobody's business who only sees the page."""
    own = [str(path) + os.sep for folder in folders for path in (folder, folder.resolve())]
    for folder in sorted(own, key=len, reverse=True):
        text = text.replace(folder, "")
    return text


def answer(status: int, code: str, text: str) -> JSONResponse:
    body: Problem = {"code": code, "text": text.encode(errors="replace").decode()}  # a name may hold half a letter
    return JSONResponse(body, status)


def _asked(request: Request) -> str:
    """What was asked, for the log: a link's secret, or whatever else stands in an address, is none of its business."""
    return f"{request.method} {getattr(request.scope.get('route'), 'path', '/')}"


def tell_faults(app: FastAPI, home: Path) -> None:
    """Every error of the API as a Problem. home: the folder of all that is kept."""
    folders = [home, home / "packs", Path(tempfile.gettempdir()), PACKAGE]

    def answered(status: int, code: str, text: str) -> JSONResponse:
        return answer(status, code, without_folders(text, folders))

    @app.exception_handler(Fault)
    async def fault(request: Request, error: Fault) -> JSONResponse:
        return answered(error.status, error.code, told(request, error))

    @app.exception_handler(ShemError)
    async def shem_error(request: Request, error: ShemError) -> JSONResponse:
        return answered(400, error.code, error_text(words_of(request), error))

    @app.exception_handler(NoAnswer)
    async def no_answer(request: Request, error: NoAnswer) -> JSONResponse:
        return answered(404, error.code.removeprefix("table-"), words_of(request).say(error.code, **error.values))

    @app.exception_handler(DataError)
    async def not_to_be_kept(request: Request, error: DataError) -> JSONResponse:
        return answered(400, "malformed", words_of(request).say("app-malformed", where="request", why=str(error.orig)))

    @app.exception_handler(NoResultFound)
    async def deleted_meanwhile(request: Request, error: NoResultFound) -> JSONResponse:
        return answered(404, "no-match", words_of(request).say("app-no-match"))

    @app.exception_handler(OSError)
    async def not_kept(request: Request, error: OSError) -> JSONResponse:
        if isinstance(error, DatabaseTrouble):
            LOG.warning("%s: %s", _asked(request), error)
            return answer(TROUBLES[error.code], error.code, words_of(request).say(f"app-{error.code}"))
        if error.errno in NO_ROOM:
            return answer(TROUBLES["full"], "full", words_of(request).say("app-full"))
        return await internal(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answered(422, "malformed", words_of(request).say("app-malformed", where=where, why=str(first["msg"])))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        code = STATUS_CODES.get(error.status_code, "malformed")
        words = words_of(request)
        text = words.say(f"app-{code}", where="request", why=str(error.detail)) if code == "malformed" else ""
        found = answered(error.status_code, code, text or words.say(f"app-{code}"))
        found.headers.update(error.headers or {})
        return found

    @app.exception_handler(Exception)
    async def internal(request: Request, error: Exception) -> JSONResponse:
        LOG.exception("%s", _asked(request), exc_info=error)
        return answered(500, "internal", words_of(request).say("table-internal"))
