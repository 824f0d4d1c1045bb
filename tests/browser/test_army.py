"""An army from one device to another: built, shown as a QR code, photographed, saved, fielded."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.building import GOLEMS, build
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.browser.player import Player

pytestmark = pytest.mark.long


def test_an_army_is_built_photographed_and_fielded(device: NewDevice, tmp_path: Path) -> None:
    maker = device()
    page = maker.open("#/armies").page
    maker.says("armies-mine-none")
    maker.check("armies, empty")
    build(maker, "The Long Photograph")
    maker.check("builder, Golems")
    maker.says("armies-sound")
    maker.check("builder, army")
    maker.press(maker.named("armies-share"))
    code = page.locator("dialog[open] [role=img] svg")
    code.wait_for()
    maker.check("share")
    # The photo: what a camera sees of the screen, with something of the table around it.
    photo = tmp_path / "photo.png"
    box = code.bounding_box()
    assert box is not None
    clip = {"x": box["x"] - 30, "y": box["y"] - 40, "width": box["width"] + 60, "height": box["height"] + 60}
    page.screenshot(path=photo, clip=clip)  # type: ignore[arg-type]

    taker = device(language="de", screen=PHONE, touch=True)
    page = taker.open("#/armies").page
    taker.says("armies-mine-none")
    taker.press(taker.button("armies-in"))
    taker.check("bring in")
    # What is no photo of a code is said to be none.
    nothing = tmp_path / "nothing.png"
    maker.page.locator("h1").first.screenshot(path=nothing)
    picker = page.locator("dialog[open] input[type=file]").nth(1)
    picker.set_input_files(nothing)
    taker.says("armies-photo-none")
    picker.set_input_files(photo)
    taker.says("armies-came", title="The Long Photograph")
    taker.check("builder, phone")
    taker.press(taker.button("armies-save"))
    taker.says("armies-is-saved")

    # Saved again, it stays one army.
    page.locator("#army-title").fill("The Long Photograph Again")
    taker.press(taker.button("armies-save"))
    taker.button("armies-is-saved").wait_for()
    rows = taker.context.request.get(f"{taker.address}/api/games/arcana/armies").json()["armies"]
    assert [row["title"] for row in rows if row["saved"]] == ["The Long Photograph Again"]

    taker.open("#/new/arcana/thirst/seats")
    taker.says("setup-start")
    seat = page.locator(".seats > li").first
    taker.press(taker.named("setup-army-change", number=1))
    # Only armies that fit are offered, each with its Golems and its points.
    offered = page.locator("dialog[open] .cards > li")
    offered.first.wait_for()
    assert "jade-throne" not in [one.get_attribute("data-army") for one in offered.all()]
    taker.check("army cards")
    mine = offered.filter(has_text="Long Photograph")
    expect(mine.locator(".army li")).not_to_have_count(0)
    taker.press(mine.locator("button[aria-pressed]"))
    expect(seat.locator(".army h3")).to_have_text("The Long Photograph Again")
    expect(seat.locator(".fit .good")).to_be_visible()
    taker.press(taker.button("setup-start"))
    player = Player(taker)
    player.deploy()
    assert sum(one["own"] for one in player.figures()) == len(GOLEMS)
