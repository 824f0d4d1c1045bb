"""The stylus on pictures, for `screens`."""

from __future__ import annotations

from tests.browser.camera import Camera, Scene
from tests.browser.great import great_battle, put
from tests.browser.styluses import PenHand, burst


def stylus(camera: Camera) -> None:
    """The manager, code books, stickers, and the simulated pen over a battle with a Deep Dive."""
    table, page = camera.device, camera.page
    table.open("#/")
    page.evaluate("() => localStorage.removeItem('shem-pens')")
    camera.states("s0-stylus", "#/stylus", "**/api/stylus/fields*")
    table.open("#/stylus")
    page.locator("main h2").first.wait_for()
    camera.shot("s0-stylus-none", whole=True)
    pen = PenHand(table)
    pen.connect()
    camera.shot("s1-stylus-pens", whole=True)
    table.open("#/stylus/books")
    page.locator("main h2").first.wait_for()
    camera.shot("s2-stylus-books-none")
    table.press(table.button("stylus-books-new"))
    table.says("stylus-book-tap")
    burst(table, "4006381333931")
    camera.shot("s2-stylus-book-tapped")
    table.press(table.button("stylus-book-bind"))
    page.locator("ul.codes code").first.wait_for()
    camera.shot("s2-stylus-book", whole=True)
    for sheet in ("control", "bases", "cards", "tiles"):
        table.open("#/stylus/stickers")
        table.press(page.get_by_text(table.words(f"stylus-stickers-{sheet}"), exact=True))
        page.locator(".paper svg").first.wait_for()
        camera.shot(f"s3-stylus-{sheet}")
    table.press(page.get_by_text(table.words("stylus-stickers-bars"), exact=True))
    page.locator(".paper.bars svg").first.wait_for()
    camera.shot("s3-stylus-bars", whole=True)
    page.emulate_media(media="print")
    camera.shot("s3-stylus-printed")
    page.emulate_media(media="screen")
    found = great_battle()
    table.open(f"#/match/{put(camera.server, table.context, found.match)}")
    pen.unfold()
    page.wait_for_timeout(2500)
    camera.shot("s4-stylus-battle")
    pen.rune(1)
    page.locator("article.card .abilities").first.wait_for()
    camera.shot("s4-stylus-card")
    pen.dive()
    page.locator("dialog[open]").wait_for()
    camera.shot("s4-stylus-dive")


STYLUS: tuple[Scene, ...] = (stylus,)
