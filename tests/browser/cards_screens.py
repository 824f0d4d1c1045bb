"""Cards that people type in, on pictures, for `screens`."""

from __future__ import annotations

from tests.browser.camera import Camera, Scene
from tests.browser.cards import Typist, golem


def cards(camera: Camera) -> None:
    """The list, a card half typed in, one with something wrong, a sound one, and one that begins from the program's."""
    table, page = camera.device, camera.page
    camera.states("k0-cards", "#/cards", "**/api/games/arcana/cards?*")
    table.open("#/cards")
    table.says("cards-none")
    camera.shot("k0-cards", whole=True)
    page.get_by_role("searchbox").fill("weaver")
    camera.shot("k0-cards-found", whole=True)
    table.open("#/cards/golems")
    page.locator("form").wait_for()
    camera.shot("k1-card-new")
    golem(Typist(table), health=0)
    table.press(table.button("cards-keep"))
    page.locator("section[role=alert] li").first.wait_for()
    camera.shot("k1-card-wrong", whole=True)
    page.locator("[id='card-attacks[0].effects[0]']").scroll_into_view_if_needed()
    camera.shot("k2-card-effect")
    Typist(table).fill("health", 55)
    page.locator("aside article").wait_for()
    page.locator("aside").scroll_into_view_if_needed()
    camera.shot("k3-card-sound", whole=True)
    table.open("#/cards/golems/storm-weaver")
    page.locator("aside article").wait_for()
    camera.shot("k4-card-real", whole=True)


CARDS: tuple[Scene, ...] = (cards,)
