"""What the HTTP API cannot do, in words."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

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
Told = tuple[int, str, str]  # status, code, text
STATUS_CODES: Final = {404: "not-found", 405: "not-found", 413: "too-large"}


def language_of(request: HTTPConnection) -> str:
    """`?lang=`, else what the browser prefers."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    return preferred({"LANG": request.headers.get("accept-language", "").split(",")[0]})


def words_of(request: HTTPConnection) -> Words:
    return Words(language_of(request))


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


def _malformed(words: Words, error: RequestValidationError) -> Told:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return 422, "malformed", words.say("app-malformed", where=where, why=str(first["msg"]))


def _http(words: Words, error: HTTPException) -> Told:
    code = STATUS_CODES.get(error.status_code, "malformed")
    text = words.say(f"app-{code}", where="request", why=str(error.detail))
    return error.status_code, code, text


TOLD: Final[Mapping[type[Exception], Callable[[Words, Any], Told]]] = {
    Fault: lambda words, error: (error.status, error.code, error.said(words)),
    ShemError: lambda words, error: (400, error.code, error_text(words, error)),
    NoAnswer: lambda words, error: (404, error.code.removeprefix("table-"), words.say(error.code, **error.values)),
    DataError: lambda words, error: (400, "malformed", words.say("app-malformed", where="request", why=str(error.orig))),
    NoResultFound: lambda words, error: (404, "no-match", words.say("app-no-match")),  # deleted meanwhile
    RequestValidationError: _malformed,
    HTTPException: _http,
}


def tell_faults(app: FastAPI, home: Path) -> None:
    """Every error of the API as a Problem. home: the folder of all that is kept."""
    folders = [home, home / "packs", Path(tempfile.gettempdir()), PACKAGE]

    def answering(told: Callable[[Words, Any], Told]) -> Callable[[Request, Exception], Awaitable[JSONResponse]]:
        async def answered(request: Request, error: Exception) -> JSONResponse:
            status, code, text = told(words_of(request), error)
            found = answer(status, code, without_folders(text, folders))
            found.headers.update(getattr(error, "headers", None) or {})
            return found

        return answered

    for kind, told in TOLD.items():
        app.add_exception_handler(kind, answering(told))

    @app.exception_handler(OSError)
    async def not_kept(request: Request, error: OSError) -> JSONResponse:
        if isinstance(error, DatabaseTrouble):
            LOG.warning("%s: %s", _asked(request), error)
            return answer(TROUBLES[error.code], error.code, words_of(request).say(f"app-{error.code}"))
        if error.errno in NO_ROOM:
            return answer(TROUBLES["full"], "full", words_of(request).say("app-full"))
        return await internal(request, error)

    @app.exception_handler(Exception)
    async def internal(request: Request, error: Exception) -> JSONResponse:
        LOG.exception("%s", _asked(request), exc_info=error)
        return answer(500, "internal", words_of(request).say("table-internal"))
