"""Documents of no game: kept, listed, changed, refused where they are none of their kind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.table import Browser, Server, serving

TOWER = {
    "name": "Red Tower",
    "shape": "swallowtail",
    "pattern": "pale",
    "field": "red",
    "second": "gold",
    "sigil": "tower",
    "tint": "bone",
}
SAMPLES = {"banner": TOWER}


def rows(browser: Browser, kind: str) -> list[Any]:
    found = browser.get(f"/documents/{kind}")["documents"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("kind", SAMPLES)
def test_a_document_is_kept_changed_and_let_go(server: Server, browser: Browser, kind: str) -> None:
    sample = SAMPLES[kind]
    id = browser.ask("POST", f"/documents/{kind}", 201, json=sample).json()["id"]
    assert rows(browser, kind)[0] == {"id": id, "data": sample}
    assert browser.get(f"/documents/{kind}/{id}") == sample
    changed = {**sample, "name": "Another"}
    browser.ask("PUT", f"/documents/{kind}/{id}", json=changed)
    assert browser.get(f"/documents/{kind}/{id}") == changed
    other = Browser(server)
    assert rows(other, kind) == []
    for method, body in (("GET", {}), ("PUT", {"json": sample}), ("DELETE", {})):
        other.ask(method, f"/documents/{kind}/{id}", 404, **body)
    browser.ask("DELETE", f"/documents/{kind}/{id}", 204)
    browser.ask("GET", f"/documents/{kind}/{id}", 404)


@pytest.mark.parametrize("kind", SAMPLES)
def test_what_is_too_long_or_has_another_field_is_refused(browser: Browser, kind: str) -> None:
    sample = SAMPLES[kind]
    told = browser.ask("POST", f"/documents/{kind}", 413, json={**sample, "name": "x" * 70_000}).json()
    assert told["code"] == "document-size" and "64 kB" in told["text"]
    assert browser.ask("POST", f"/documents/{kind}", 422, json={**sample, "more": 1}).json()["code"] == "malformed"
    assert browser.ask("POST", f"/documents/{kind}", 422, json={"name": "x"}).json()["code"] == "malformed"


@pytest.mark.parametrize(("name", "code"), [("", "banner-name"), (" ", "banner-name"), ("x" * 61, "banner-name")])
def test_a_banner_has_a_name(browser: Browser, name: str, code: str) -> None:
    browser.language = "de"
    told = browser.ask("POST", "/documents/banner", 422, json={**TOWER, "name": name}).json()
    assert told["code"] == code and "60 Buchstaben" in told["text"]


def test_a_banner_is_made_of_what_there_is(browser: Browser) -> None:
    told = browser.ask("POST", "/documents/banner", 422, json={**TOWER, "sigil": "dragon"}).json()
    assert "sigil" in told["text"]
    browser.ask("GET", "/documents/flags", 404)


def test_a_device_has_so_many_of_each() -> None:
    with serving(SHEM_MOST_DOCUMENTS="1") as server:
        browser = Browser(server)
        browser.ask("POST", "/documents/banner", 201, json=TOWER)
        assert browser.ask("POST", "/documents/banner", 409, json=TOWER).json()["code"] == "documents"
