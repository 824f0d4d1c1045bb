"""The HTTP API of Golem Arcana's armies: pieces, ready and saved armies, what is wrong with one, what carries one."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request

from shem.core.errors import OptionError
from shem.faces.arcana.armies.armies import army_file, check, position_of, ready, row
from shem.faces.arcana.armies.army_code import army_yaml, encode, file_name, link, qr, short
from shem.faces.arcana.armies.collection import as_file, kept
from shem.faces.arcana.armies.fielding import ARMY
from shem.faces.arcana.armies.models import ArmyModel, BodyModel, CheckModel, ReadModel
from shem.faces.arcana.armies.pieces import pieces
from shem.faces.arcana.armies.shapes import Army
from shem.games.arcana.content.codex import default
from shem.locale.words import Words
from shem.table.face import Host


def router(host: Host) -> APIRouter:
    """The routes below /games/arcana."""
    made = APIRouter(prefix="/games/arcana", tags=["arcana armies"])
    _listing(made, host)
    _keeping(made, host)
    _checking(made, host)
    return made


# FastAPI reads annotations here and now: this file has none of the future.
def _listing(made: APIRouter, host: Host) -> None:
    @made.get("/pieces", summary="Every Golem, Knight, Relic and Ancient One in words")
    def all_pieces(request: Request) -> Any:
        found, owned = pieces(default(), host.words(request).language), as_file(kept(host, request))
        return found if owned is None else {**found, "owned": owned.golems}

    @made.get("/armies", summary="This device's saved armies and the ready ones")
    def armies(
        request: Request,
        scenario: Annotated[
            str, Query(max_length=80, description="whether they fit here; else whether they are sound")
        ] = "",
        position: Annotated[int, Query(ge=1, le=99, description="of the scenario, from 1")] = 1,
        edition: Annotated[str, Query(max_length=80)] = "",
    ) -> Any:
        words = host.words(request)
        place = position_of(default(), scenario, position) if scenario else None
        shelf: Any = host.shelf(request, ARMY)
        mine = [row(default(), words, id, army, True, place, edition) for id, army in shelf.all()]
        return {"armies": [*mine, *ready(default(), words, place, edition)]}


def _keeping(made: APIRouter, host: Host) -> None:
    @made.post("/armies", status_code=201, summary="Save an army; a draft may have problems")
    def save(body: BodyModel, request: Request) -> Any:
        return {"id": host.shelf(request, ARMY).add(body.army.data())}

    @made.put("/armies/{id}", summary="Change a saved army")
    def change(id: str, body: BodyModel, request: Request) -> Any:
        if not host.shelf(request, ARMY).change(id, body.army.data()):
            raise HTTPException(404)
        return {"id": id}

    @made.delete("/armies/{id}", status_code=204, summary="Delete a saved army")
    def remove(id: str, request: Request) -> None:
        if not host.shelf(request, ARMY).remove(id):
            raise HTTPException(404)


def _checking(made: APIRouter, host: Host) -> None:
    @made.post("/armies/check", summary="Everything that is wrong with an army, alone or at a scenario's position")
    def checked(body: CheckModel, request: Request) -> Any:
        position = position_of(default(), body.scenario, body.position) if body.scenario else None
        return check(
            default(), host.words(request), body.army.data(), position, body.edition, body.id, as_file(kept(host, request))
        )

    @made.post("/armies/read", summary="The army of a link, a code, a file of the command line, or JSON")
    async def read_army(body: ReadModel) -> Any:
        return {"army": await host.read(ARMY, body.text)}

    @made.post("/armies/qr", summary="An army as a link, a QR code and a file")
    def carry(body: BodyModel, request: Request) -> Any:
        return carried(body.army, host.words(request), host.origin(request))


def carried(model: ArmyModel, words: Words, origin: str) -> dict[str, str]:
    """All that carries an army elsewhere."""
    army = model.data()
    code = encode(army)
    return {
        "code": code,
        "link": link(code, origin),
        "svg": qr(link(short(army), origin)),
        "file": _file(army, words),
        "name": file_name(army["title"]),
    }


def _file(army: Army, words: Words) -> str:
    try:
        return army_yaml(army_file(army, words))
    except OptionError:
        return ""
