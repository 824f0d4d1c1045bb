"""The guided first battle, by somebody who obeys, who does something else, and who has no pointer; to the battle's end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.player import Player

pytestmark = pytest.mark.long

VIPER, BLIGHT, FLAG, WALK, VOLLEY = 0, 2, 8, 0, 1


def says(device: Device, prompt: str) -> None:
    """Wait until the guide says this."""
    expect(device.page.locator(".guide p")).to_contain_text(device.words(f"lesson-first-{prompt}"))


def rings(device: Device, selector: str) -> None:
    """Wait until the ring lies around this."""
    device.wait(
        """(selector) => {
          const ring = document.querySelector('.ring')?.getBoundingClientRect();
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (!ring || !box) return false;
          const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
          return x > box.left && x < box.right && y > box.top && y < box.bottom;
        }""",
        selector,
    )


def begin(device: Device) -> Player:
    device.open()
    device.says("lesson-first")
    device.check("home with a lesson")
    device.press(device.button("lesson-begin"))
    device.page.locator(".guide").wait_for()
    player = Player(device)
    while player.situation() != "turn":  # the report of the first upkeep, if it is read
        player.pass_page(player.situation())
    return player


def test_the_guided_battle_to_its_end(device: NewDevice) -> None:
    table = device()
    player, page = begin(table), table.page
    says(table, "goal")
    rings(table, f"rect[data-region='{FLAG}']")
    table.check("lesson")
    player.touch("region", FLAG)
    says(table, "walk")
    rings(table, f".token[data-golem='{VIPER}'] .body")
    player.pick(VIPER)
    rings(table, f".use[data-slot='{WALK}']")
    player.choose(WALK)
    says(table, "go")
    player.touch("region", FLAG)
    player.arm()
    rings(table, "aside .foot .deed .gold")
    player.gold()
    says(table, "aim")
    table.press(table.button("undo", page.locator("nav")))  # taken back, it is asked for again
    says(table, "walk")
    player.pick(VIPER)
    player.choose(WALK)
    player.touch("region", FLAG)
    player.arm()
    player.gold()
    says(table, "aim")
    page.reload()
    says(table, "aim")
    player.pick(VIPER)
    rings(table, f".use[data-slot='{VOLLEY}']")
    player.choose(VOLLEY)
    rings(table, f".token[data-golem='{BLIGHT}'] .body")
    player.touch("golem", BLIGHT)
    player.arm()
    says(table, "preview")
    rings(table, "aside .tally")
    table.check("lesson, preview")
    table.press(table.button("lesson-read"))
    says(table, "strike")
    player.gold()
    says(table, "dice")
    assert player.situation() == "callout"
    player.pass_page("callout")
    table.press(table.button("lesson-read"))
    says(table, "cooldown")
    table.press(table.button("lesson-read"))
    says(table, "mana")
    rings(table, "nav [data-point=ancients]")
    table.press(page.locator("nav [data-point=ancients]"))
    rings(table, "aside .use[data-power]")
    table.press(page.locator("aside .use[data-power]"))
    player.touch("golem", BLIGHT)
    player.arm()
    player.gold()
    says(table, "end")
    rings(table, "nav .end button")
    player.end_turn()
    says(table, "on")
    assert player.play(player.strike_or_walk, lambda now: now == "result") == "result"
    ending = {table.words(f"lesson-first-{name}") for name in ("won", "lost", "drawn")}
    assert page.locator(".guide p").inner_text() in ending
    table.open()
    page.locator(".hero").wait_for()
    assert not table.button("lesson-begin").is_visible()


def test_what_is_left_out_or_put_off_is_remembered(device: NewDevice) -> None:
    phone = device(screen=PHONE, touch=True, language="de")
    player, page = begin(phone), phone.page
    player.end_turn()  # something else than what is asked for
    player.play(lambda: None, lambda now: now == "turn")
    says(phone, "goal")
    phone.check("lesson, phone")
    phone.press(page.locator(".guide .row button").first)
    says(phone, "walk")
    page.reload()
    says(phone, "walk")
    phone.press(phone.named("lesson-close"))
    assert page.locator(".guide").count() == 0
    page.reload()
    player.situation()
    assert page.locator(".guide, .ring").count() == 0
    other = device()
    other.open()
    other.press(other.button("lesson-later"))
    other.page.reload()
    other.says("home-none")
    assert not other.button("lesson-begin").is_visible()


def test_by_the_keyboard_alone(device: NewDevice) -> None:
    table = device()
    begin(table)
    keyboard = table.page.keyboard
    expect(table.page.locator("[aria-live=polite]")).to_contain_text(table.words("lesson-first-goal"))
    keyboard.press("g")
    expect(table.page.locator(".guide")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    says(table, "walk")
    keyboard.press("1")  # the Viper
    table.page.locator("article.card .abilities").wait_for()
    keyboard.press("1")  # Walk
    says(table, "go")
    expect(table.page.locator("[aria-live=polite]")).to_contain_text(table.words("lesson-first-go"))
    keyboard.press("g")
    keyboard.press("Tab")
    keyboard.press("Tab")
    expect(table.named("lesson-close")).to_be_focused()
    keyboard.press("Enter")
    expect(table.page.locator(".guide")).to_have_count(0)
