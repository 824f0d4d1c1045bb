"""What the HTTP API cannot do, in words."""

from __future__ import annotations

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException

from shem.app.foreign.outcome import NO_ROOM
from shem.app.sessions import DatabaseTrouble
from shem.app.shapes import Problem
from shem.core.errors import ShemError
from shem.locale.words import LANGUAGES, Words, preferred
from shem.table.stage import NoAnswer
from shem.telling.errors import error_text

LOG: Final = logging.getLogger("shem.app")
TROUBLES: Final = {"busy": 503, "full": 507, "away": 503}
STATUS_CODES: Final = {404: "not-found", 405: "not-found", 413: "too-large"}


class Fault(Exception):
    """Something that was asked for and cannot be had; the sentence is `app-CODE`."""

    def __init__(self, code: str, status: int = 400, **values: str | int) -> None:
        super().__init__(code, status, values)
        self.code: Final = code
        self.status: Final = status
        self.values: Final = values


def language_of(request: Request) -> str:
    """`?lang=`, else what the browser prefers."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    return preferred({"LANG": request.headers.get("accept-language", "").split(",")[0]})


def words_of(request: Request) -> Words:
    return Words(language_of(request))


def answer(status: int, code: str, text: str) -> JSONResponse:
    body: Problem = {"code": code, "text": text}
    return JSONResponse(body, status)


def tell_faults(app: FastAPI) -> None:
    """Every error of the API as a Problem."""

    @app.exception_handler(Fault)
    async def fault(request: Request, error: Fault) -> JSONResponse:
        return answer(error.status, error.code, words_of(request).say(f"app-{error.code}", **error.values))

    @app.exception_handler(ShemError)
    async def shem_error(request: Request, error: ShemError) -> JSONResponse:
        return answer(400, error.code, error_text(words_of(request), error))

    @app.exception_handler(NoAnswer)
    async def no_answer(request: Request, error: NoAnswer) -> JSONResponse:
        return answer(404, error.code.removeprefix("table-"), words_of(request).say(error.code, **error.values))

    @app.exception_handler(DataError)
    async def not_to_be_kept(request: Request, error: DataError) -> JSONResponse:
        return answer(400, "malformed", words_of(request).say("app-malformed", where="request", why=str(error.orig)))

    @app.exception_handler(OSError)
    async def not_kept(request: Request, error: OSError) -> JSONResponse:
        if isinstance(error, DatabaseTrouble):
            LOG.warning("%s %s: %s", request.method, request.url.path, error)
            return answer(TROUBLES[error.code], error.code, words_of(request).say(f"app-{error.code}"))
        if error.errno in NO_ROOM:
            return answer(TROUBLES["full"], "full", words_of(request).say("app-full"))
        return await internal(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(422, "malformed", words_of(request).say("app-malformed", where=where, why=str(first["msg"])))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        code = STATUS_CODES.get(error.status_code, "malformed")
        words = words_of(request)
        text = words.say(f"app-{code}", where="request", why=str(error.detail)) if code == "malformed" else ""
        found = answer(error.status_code, code, text or words.say(f"app-{code}"))
        found.headers.update(error.headers or {})
        return found

    @app.exception_handler(Exception)
    async def internal(request: Request, error: Exception) -> JSONResponse:
        LOG.exception("%s %s", request.method, request.url.path, exc_info=error)
        return answer(500, "internal", words_of(request).say("table-internal"))
