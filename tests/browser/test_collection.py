"""What one owns: by box and by figure; scenarios and armies say what is missing, and are narrowed to it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device

pytestmark = pytest.mark.long
BASE = {"en": "Golem Arcana Base Game", "de": "Golem Arcana Grundspiel"}


def kept(table: Device) -> object:
    found = table.context.request.get(f"{table.address}/api/games/arcana/collection").json()["collection"]
    return found["boxes"], sum(found["golems"].values()), len(found["relics"]), sum(found["tiles"].values())


def test_a_box_brings_figures_and_tiles_and_lists_are_narrowed_to_them(device: NewDevice) -> None:
    table = device()
    page = table.open("#/collection").page
    table.says("collection-empty")
    table.check("collection, nothing")
    table.press(table.named("collection-more", name=BASE["en"]))
    table.says("collection-sum", golems=6, relics=0, tiles=6)
    table.press(table.named("collection-more", name="Jagara"))
    table.press(page.get_by_role("checkbox", name="Tarmonud's Codex"))
    table.press(table.named("collection-less", name=table.words("collection-tile", tile=6)))
    table.until(lambda: kept(table) == ({"base-game": 1, "jagara": 1}, 7, 1, 5))
    table.check("collection")
    with page.expect_download() as download:
        table.press(table.button("collection-file"))
    file = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert file["golems"]["jagara"] == 1 and file["relics"] == ["tarmonuds-codex"] and "6" not in file["tiles"]

    table.open("#/new/arcana")
    rows = page.locator(".scenarios a")
    rows.first.wait_for()
    every = rows.count()
    assert page.locator(".scenarios .chip.bad").count() > 0
    table.press(page.get_by_role("checkbox", name=table.words("mine")))
    expect(page.locator(".scenarios .chip.bad")).to_have_count(0)
    assert rows.count() < every

    table.open("#/armies/new")
    table.press(page.locator(".tabs button").nth(1))
    golems = page.locator("ul.golems > li")
    golems.first.wait_for()
    table.press(page.locator(".ticks input").first)
    every = golems.count()
    table.press(page.get_by_role("checkbox", name=table.words("mine")))
    expect(golems).to_have_count(7)
    assert every > 7
    add = page.locator("ul.golems .counter button").first
    table.press(add)
    table.press(page.locator("ul.golems .counter button:last-child").first)
    expect(page.locator(".verdict")).to_contain_text("2 in the army, 1 in the collection")


def test_a_collection_is_kept_by_keyboard_in_german(device: NewDevice) -> None:
    table = device(language="de")
    page = table.open("#/collection").page
    more = table.named("collection-more", name=BASE["de"])
    more.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    table.says("collection-sum", golems=12, relics=0, tiles=12)
    assert table.untranslated() == []
    page.get_by_role("searchbox").fill("Löwe Wüste")
    table.says("collection-nothing")
    page.get_by_role("searchbox").fill("Lion")
    expect(table.named("collection-more", name="Sand Lion")).to_be_visible()
    table.open("#/workshop")
    assert table.untranslated() == []
    table.check("workshop")
    expect(page.locator("main nav a")).not_to_have_count(0)
    table.open("#/collection")
    table.says("collection-sum", golems=12, relics=0, tiles=12)


def test_a_collection_on_a_phone(device: NewDevice) -> None:
    table = device(screen=PHONE, touch=True)
    table.open("#/collection")
    table.press(table.button("collection-all"))
    table.check("collection, phone")
    table.press(table.named("collection-more", name="Jagara"))
    table.until(lambda: kept(table)[1] == 1)  # type: ignore[index]
