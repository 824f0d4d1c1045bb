"""The guided first battle, by somebody who obeys, who does something else, and who has no pointer; to the battle's end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.browser.lessons import Pupil, Typist, begin
from tests.browser.player import Player

pytestmark = pytest.mark.long

VIPER, BLIGHT, FLAG, WALK, VOLLEY = 0, 2, 8, 0, 1
LESSON = ("arcana", "first-battle")


def curse(player: Player) -> None:
    """Where the Blight stands, once the Ancient Ones are open."""
    player.press("aside .use[data-power]")
    player.lights()
    player.touch("golem", BLIGHT)
    player.arm()
    player.gold()


@pytest.mark.parametrize("keys", [False, True], ids=["touched", "keys-de"])
def test_the_guided_battle_to_its_end(keys: bool, device: NewDevice) -> None:
    pupil = Typist(device(language="de"), *LESSON) if keys else Pupil(device(), *LESSON)
    player = begin(pupil)
    table, page = pupil.device, pupil.page
    pupil.aloud("goal")
    pupil.rings(f"rect[data-region='{FLAG}']")
    table.check("lesson")
    player.touch("region", FLAG)
    pupil.says("move")
    player.press("nav [data-point=ancients]")
    curse(player)
    pupil.wrong("move", 1)
    table.check("lesson, wrong")
    pupil.takes_back()
    pupil.says("move")
    pupil.rings(f".token[data-golem='{VIPER}'] .body")
    player.pick(VIPER)
    pupil.rings(f".use[data-slot='{WALK}']")
    player.choose(WALK)
    pupil.aloud("move", 1)
    player.touch("region", FLAG)
    player.arm()
    pupil.rings("aside .foot .deed .gold")
    player.gold()
    pupil.says("attack")
    pupil.press(table.button("undo", page.locator("nav")))  # taken back, it is asked for again
    pupil.says("move")
    player.pick(VIPER)
    player.choose(WALK)
    player.touch("region", FLAG)
    player.arm()
    player.gold()
    pupil.says("attack")
    pupil.reload()
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
    player.press("nav [data-point=ancients]")
    pupil.rings("aside .use[data-power]")
    curse(player)
    pupil.says("end")
    pupil.rings("nav .end button")
    player.end_turn()
    if keys:
        pupil.ends()
        return
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
    pupil, page = Pupil(phone, *LESSON), phone.page
    player = begin(pupil)
    player.end_turn()  # something else than what is asked for
    player.play(lambda: None, lambda now: now == "turn")
    pupil.says("goal")
    phone.check("lesson, phone")
    phone.press(page.locator(".guide .row button").first)
    pupil.wrong("move")
    pupil.goes_on()
    pupil.says("move")
    page.reload()
    pupil.says("move")
    phone.named("lesson-close").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()
    page.reload()
    player.situation()
    assert page.locator(".guide, div.ring").count() == 0
    other = device()
    other.open()
    other.press(other.button("lesson-later"))
    other.page.reload()
    other.says("home-none")
    assert other.page.locator(".offer").count() == 0
