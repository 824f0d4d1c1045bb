"""The built page, from the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from shem.app.faults import words_of
from shem.table.face import faces

FOLDER: Final = Path(__file__).parent / "page"
ASSETS: Final = "/assets/"
FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with their content
FRESH: Final = "no-cache"


def policy(host: str) -> str:
    """What the page may load, and where from: our own files, images that it draws itself, and its sockets.

    host: as the browser calls us; some browsers do not count a socket of our own to 'self'.
    """
    sockets = f" ws://{host} wss://{host}" if host and not host.startswith("[") else ""  # no policy can name [::1]
    return (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        f"connect-src 'self'{sockets}; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    )


class _Files(StaticFiles):
    async def get_response(self, path: str, scope: object) -> Response:
        found = await super().get_response(path, scope)  # type: ignore[arg-type]
        kept = path.replace("\\", "/").startswith(ASSETS.strip("/") + "/")
        found.headers["cache-control"] = FOREVER if kept else FRESH
        return found


def serve_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """The page at `/`, or in words why there is none."""
    for face in faces():
        if face.page is not None:
            app.mount(f"/games/{face.game}", _Files(directory=face.page), name=f"page of {face.game}")
    if (folder / "index.html").is_file():

        @app.get("/", include_in_schema=False)
        def index() -> FileResponse:
            return FileResponse(folder / "index.html", headers={"cache-control": FRESH})

        app.mount("/", _Files(directory=folder), name="page")
        return

    @app.get("/", include_in_schema=False)
    def missing(request: Request) -> HTMLResponse:
        words = words_of(request)
        text = words.say("app-no-page")
        return HTMLResponse(
            f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Shem</title><p>{text}</p></html>',
            503,
        )
