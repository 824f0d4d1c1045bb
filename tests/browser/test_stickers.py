"""Stickers as they are printed: read back by a reader of another house, by one that types, and by the page's own camera."""

from __future__ import annotations

import base64
import io
import re
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserType, Locator, expect

from tests.app.table import Server
from tests.browser.chromium import launch
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.styluses import PenHand, burst
from tests.browser.test_stylus import battle

pytestmark = pytest.mark.long
FRAMES = 60
PRINTER = 3  # dots of a printed pixel: some 290 to the inch, as a poor printer has them
KINDS = {
    "qr": zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode),
    "bars": zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.Code128),
}


def choose(table: Device, *codes: str) -> None:
    for code in codes:
        table.press(table.page.get_by_text(table.words(f"stylus-stickers-{code}"), exact=True))


def sheet(table: Device, *codes: str) -> None:
    """Open the stickers' page, and choose what its options call so."""
    table.open("#/stylus/stickers")
    choose(table, *codes)
    table.page.locator(f".paper.{'bars' if 'bars' in codes else 'qr'} svg").first.wait_for()


def printed(table: Device, thing: Locator) -> Image.Image:
    """A part of the page as a printer would set it."""
    table.page.emulate_media(media="print")
    expect(table.page.locator("main .options")).to_be_hidden()
    box = thing.evaluate("(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
        " return { x: x + scrollX, y: y + scrollY, width, height } }")  # fmt: skip
    wire = table.context.new_cdp_session(table.page)
    shot = wire.send("Page.captureScreenshot", {"clip": {**box, "scale": PRINTER}, "captureBeyondViewport": True})
    table.page.emulate_media(media="screen")
    return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("L")


def read(picture: Image.Image, kind: str) -> list[str]:
    found: Any = zxingcpp.read_barcodes(picture, KINDS[kind])
    return [one.text for one in found]


def film_of(sticker: Image.Image) -> bytes:
    """What a camera sees that is held over it."""
    seen = Image.new("RGB", (640, 480), "#ddd")
    sticker.thumbnail((600, 440))
    seen.paste(sticker, ((640 - sticker.width) // 2, (480 - sticker.height) // 2))
    frame = io.BytesIO()
    seen.save(frame, "JPEG", quality=90, subsampling="4:2:0")
    return frame.getvalue() * FRAMES


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_sticker_of_the_control_card_is_read_as_it_is_printed(device: NewDevice, kind: str) -> None:
    table = device()
    sheet(table, kind, "small")
    table.check(f"stickers, {kind}")
    stickers = table.page.locator("[data-sticker]")
    wanted = [one.get_attribute("data-sticker") for one in stickers.all()]
    assert len(wanted) > 30
    assert [read(printed(table, one), kind) for one in stickers.all()] == [[code] for code in wanted]
    choose(table, "large")
    table.check(f"stickers, {kind}, large")
    assert read(printed(table, stickers.last), kind) == wanted[-1:]


def test_a_printed_strip_is_typed_by_a_reader(device: NewDevice, server: Server) -> None:
    table = device(language="de")
    code = PenHand(table).code(kind="control", of="map")
    sheet(table, "bars")
    [text] = read(printed(table, table.page.locator(f"[data-sticker='{code}']")), "bars")
    battle(table, server)
    burst(table, text)
    expect(table.page.locator("aside div.body")).to_contain_text(table.words("arcana-tiles"))


def test_a_book_is_printed_with_its_own_codes(device: NewDevice) -> None:
    """Also one that is too long for Code 128, which is said and printed as a QR code."""
    table = device()
    page = table.page
    long = "https://tags.example/" + "0123456789" * 4
    fields = {"4006381333931": {"kind": "control", "of": "map"}, long: {"kind": "figure", "of": "sand-lion", "nth": 2}}
    book = {"name": "Ours", "game": "arcana", "entries": fields}
    path = f"{table.address}/api/documents/book"
    assert page.request.post(path, data=book, headers={"origin": table.address}).ok
    table.open("#/stylus/books")
    table.press(page.locator("a.book"))
    table.press(table.button("stylus-book-print"))
    one = page.locator("[data-sticker]")
    expect(one).to_have_count(1)
    assert read(printed(table, one), "qr") == ["4006381333931"]
    choose(table, "bars")
    page.locator(".paper.bars").wait_for()
    assert read(printed(table, one), "bars") == ["4006381333931"]
    choose(table, "bases")
    expect(one).to_contain_text("Sand Lion 2")
    expect(one).to_contain_text(table.words("stylus-stickers-unfit"))
    choose(table, "qr")
    page.locator(".paper.qr svg").wait_for()
    assert read(printed(table, one), "qr") == [long]
    table.check("stickers of a book")


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_printed_sticker_is_read_by_a_camera(
    kind: str, engine: BrowserType, device: NewDevice, server: Server, tmp_path: Path
) -> None:
    film = tmp_path / "sticker.mjpeg"
    table = device()
    code = PenHand(table).code(kind="figure", of="sand-lion", nth=2)
    sheet(table, kind, "bases", "large")
    sticker = table.page.locator(f"[data-sticker='{code}'] svg")
    film.write_bytes(film_of(printed(table, sticker)))
    flags = ("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream")
    own = launch(engine, *flags, f"--use-file-for-fake-video-capture={film}")
    try:
        seeing = Device(own, server.address)
        seeing.open("#/stylus")
        seeing.press(seeing.button("stylus-camera-start"))
        seeing.page.locator("video").wait_for()
        seeing.page.get_by_text(re.compile("Sand Lion 2")).first.wait_for()
        seeing.check("camera")
        seeing.press(seeing.button("stylus-camera-stop"))
        seeing.close()
    finally:
        own.close()
