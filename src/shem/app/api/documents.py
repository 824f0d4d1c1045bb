"""What people keep that is of no game: `/documents/KIND`, each kind by its own shape."""

from json import dumps
from typing import Any

from fastapi import APIRouter, HTTPException, Request

from shem.app.addresses import address_of
from shem.app.check import shape, strict
from shem.app.context import context_of
from shem.app.device import device_of
from shem.app.house import KINDS, Kind
from shem.app.shapes import KeptId, KeptList
from shem.app.shelf import DocumentShelf
from shem.table.fault import Fault

router = APIRouter(tags=["documents"])


def _shelf(request: Request, kind: str) -> DocumentShelf:
    return context_of(request).shelves(device_of(request), "", address_of(request))(kind)


def _checked(kind: Kind, data: Any) -> Any:
    if len(dumps(data)) > kind.most:
        raise Fault("document-size", 413, most=kind.most // 1024)
    kind.check(data)
    return data


# FastAPI reads annotations here and now: this file has none of the future.
def _keep(name: str, kind: Kind) -> None:
    form, path = strict(kind.form), f"/documents/{name}"

    @router.get(path, response_model=shape(KeptList), summary=f"This device's documents of the kind {name}")
    def kept(request: Request) -> Any:
        return {"documents": [{"id": id, "data": data} for id, data in _shelf(request, name).all()]}

    @router.get(path + "/{id}", response_model=form, summary=f"One {name}")
    def one(id: str, request: Request) -> Any:
        found = _shelf(request, name).get(id)
        if found is None:
            raise HTTPException(404)
        return found

    @router.post(path, status_code=201, response_model=shape(KeptId), summary=f"Keep a {name}")
    def add(data: form, request: Request) -> Any:  # type: ignore[valid-type]
        return {"id": _shelf(request, name).add(_checked(kind, data))}

    @router.put(path + "/{id}", response_model=shape(KeptId), summary=f"Change a {name}")
    def change(id: str, data: form, request: Request) -> Any:  # type: ignore[valid-type]
        if not _shelf(request, name).change(id, _checked(kind, data)):
            raise HTTPException(404)
        return {"id": id}

    @router.delete(path + "/{id}", status_code=204, summary=f"Delete a {name}")
    def remove(id: str, request: Request) -> None:
        if not _shelf(request, name).remove(id):
            raise HTTPException(404)


for name, kind in KINDS.items():
    _keep(name, kind)
