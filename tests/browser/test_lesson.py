"""The guided first battle, by somebody who obeys, who does something else, and who has no pointer; to the battle's end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.lessons import Pupil
from tests.browser.player import Player

pytestmark = pytest.mark.long

VIPER, BLIGHT, FLAG, WALK, VOLLEY = 0, 2, 8, 0, 1


def begin(device: Device) -> tuple[Pupil, Player]:
    pupil = Pupil(device, "arcana", "first-battle")
    player = Player(device)
    while player.situation() != "turn":  # the report of the first upkeep, if it is read
        player.pass_page(player.situation())
    return pupil, player


def test_the_guided_battle_to_its_end(device: NewDevice) -> None:
    table = device()
    pupil, player = begin(table)
    page = table.page
    pupil.says("goal")
    pupil.rings(f"rect[data-region='{FLAG}']")
    table.check("lesson")
    player.touch("region", FLAG)
    pupil.says("move")
    pupil.rings(f".token[data-golem='{VIPER}'] .body")
    player.pick(VIPER)
    pupil.rings(f".use[data-slot='{WALK}']")
    player.choose(WALK)
    pupil.says("move", 1)
    player.touch("region", FLAG)
    player.arm()
    pupil.rings("aside .foot .deed .gold")
    player.gold()
    pupil.says("attack")
    table.press(table.button("undo", page.locator("nav")))  # taken back, it is asked for again
    pupil.says("move")
    player.pick(VIPER)
    player.choose(WALK)
    player.touch("region", FLAG)
    player.arm()
    player.gold()
    pupil.says("attack")
    page.reload()
    pupil.says("attack")
    player.pick(VIPER)
    pupil.rings(f".use[data-slot='{VOLLEY}']")
    player.choose(VOLLEY)
    pupil.rings(f".token[data-golem='{BLIGHT}'] .body")
    player.touch("golem", BLIGHT)
    player.arm()
    pupil.says("attack", 1)
    pupil.rings("aside .tally")
    table.check("lesson, preview")
    pupil.read()
    pupil.says("attack", 2)
    player.gold()
    pupil.says("dice")
    assert player.situation() == "callout"
    player.pass_page("callout")
    pupil.read()
    pupil.says("cooldown")
    pupil.read()
    pupil.says("mana")
    pupil.rings("nav [data-point=ancients]")
    table.press(page.locator("nav [data-point=ancients]"))
    pupil.rings("aside .use[data-power]")
    table.press(page.locator("aside .use[data-power]"))
    player.touch("golem", BLIGHT)
    player.arm()
    player.gold()
    pupil.says("end")
    pupil.rings("nav .end button")
    player.end_turn()
    pupil.hears(pupil.lesson["on"])
    assert player.play(player.strike_or_walk, lambda now: now == "result") == "result"
    assert page.locator(".guide p").inner_text() in pupil.lesson["over"].values()
    table.open("#/lessons/arcana")
    table.says("lesson-finished")
    table.open()
    page.locator(".hero").wait_for()
    assert page.locator(".offer").count() == 0


def test_what_is_left_out_or_put_off_is_remembered(device: NewDevice) -> None:
    phone = device(screen=PHONE, touch=True, language="de")
    pupil, player = begin(phone)
    page = phone.page
    player.end_turn()  # something else than what is asked for
    player.play(lambda: None, lambda now: now == "turn")
    pupil.says("goal")
    phone.check("lesson, phone")
    phone.press(page.locator(".guide .row button").first)
    pupil.says("move")
    page.reload()
    pupil.says("move")
    phone.press(phone.named("lesson-close"))
    assert page.locator(".guide").count() == 0
    page.reload()
    player.situation()
    assert page.locator(".guide, div.ring").count() == 0
    other = device()
    other.open()
    other.press(other.button("lesson-later"))
    other.page.reload()
    other.says("home-none")
    assert other.page.locator(".offer").count() == 0


def test_by_the_keyboard_alone(device: NewDevice) -> None:
    table = device()
    pupil, _ = begin(table)
    keyboard = table.page.keyboard
    expect(table.page.locator("[aria-live=polite]")).to_contain_text(pupil.step("goal")["prompts"][0]["say"])
    keyboard.press("g")
    expect(table.page.locator(".guide")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    pupil.says("move")
    keyboard.press("1")  # the Viper
    table.page.locator("article.card .abilities").wait_for()
    keyboard.press("1")  # Walk
    pupil.says("move", 1)
    expect(table.page.locator("[aria-live=polite]")).to_contain_text(pupil.step("move")["prompts"][1]["say"])
    keyboard.press("g")
    keyboard.press("Tab")
    keyboard.press("Tab")
    expect(table.named("lesson-close")).to_be_focused()
    keyboard.press("Enter")
    expect(table.page.locator(".guide")).to_have_count(0)
