"""What belongs to figures, cards and tiles of one's own, on pictures, for `screens`."""

from __future__ import annotations

from tests.browser.camera import Camera, Scene

PRINTED = {
    "arcana": ("knights", "tokens", "control"),
    "archmage": ("screens", "golem"),
    "delve": ("heroes", "stands"),
    "wizards": ("tiles", "notes"),
}


def workshop(camera: Camera) -> None:
    camera.device.open("#/workshop")
    camera.page.locator("main nav a").first.wait_for()
    camera.shot("o0-workshop")


def banners(camera: Camera) -> None:
    """None yet, the designer, two of them, and their flags of paper."""
    table, page = camera.device, camera.page
    camera.states("o1-banners", "#/banners", "**/api/documents/banner*")
    table.open("#/banners")
    table.says("banners-none")
    camera.shot("o1-banners-none")
    table.press(table.button("banner-new"))
    camera.shot("o1-banner-designer", whole=True)
    for name, *choices in (
        ("Sun over Kesh", "banner-sigil-sun", "banner-pattern-rays", "banner-shape-gonfalon"),
        ("Old Viper", "banner-sigil-serpent", "banner-pattern-border", "banner-shape-shield"),
    ):
        table.open("#/banners/new")
        for choice in choices:
            table.press(page.locator(f'form label[title="{table.words(choice)}"]').first)
        page.locator("form input[maxlength]").fill(name)
        table.press(table.button("banner-keep"))
        page.get_by_role("heading", name=name).wait_for()
    page.wait_for_timeout(4500)  # until what is said in passing has gone
    camera.shot("o1-banners")
    table.open("#/print/banners")
    page.locator(".frame").first.wait_for()
    camera.shot("o3-print-banners", whole=True)


def collection(camera: Camera) -> None:
    table = camera.device
    camera.states("o2-collection", "#/collection", "**/api/games/arcana/collection*")
    table.open("#/collection")
    table.press(table.page.locator(".boxes button").nth(1))
    table.page.wait_for_timeout(600)
    camera.shot("o2-collection", whole=True)


def printing(camera: Camera) -> None:
    """What there is to print of each game, and some pages of each."""
    table, page = camera.device, camera.page
    camera.states("o3-print", "#/print", "**/api/cardboard/arcana*")
    for game, sheets in PRINTED.items():
        table.open(f"#/print/{game}")
        page.locator(".frame").first.wait_for()
        camera.shot(f"o3-print-{game}")
        table.press(page.get_by_text(table.words("print-many-one"), exact=True))
        for one in page.locator("[data-sheet]").all():
            one.locator("input[type=checkbox]").set_checked(one.get_attribute("data-sheet") in sheets)
        page.wait_for_timeout(600)
        page.locator(".frame").first.scroll_into_view_if_needed()
        camera.shot(f"o3-print-{game}-pages")


OWNER: list[Scene] = [workshop, banners, collection, printing]
