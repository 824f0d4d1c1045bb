"""The first lessons of the other games, each to its end, each with a move that does not help yet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from shem.games.delve.parts.actions import Move, Open
from tests.browser.archmage import Archmage
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.device import Device
from tests.browser.lessons import Pupil
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long

DASH, FOCUS = "1.1", "1.4"


def ends(pupil: Pupil) -> None:
    """Its end is said and marked in the list."""
    pupil.hears(pupil.lesson["on"])
    pupil.device.check(f"lesson, {pupil.game}")
    pupil.device.press(pupil.device.button("lessons", pupil.page.locator(".guide")))
    pupil.device.says("lesson-finished")


def heard(pupil: Pupil, player: Archmage | Wizard | Delver, obey: Callable[[str], bool]) -> None:
    """Play on until the guide has said its last. obey: does what it says, if that is more than the first choice."""
    guide = pupil.page.locator(".guide")
    for _ in range(60):
        asked = player.asked()
        says = guide.inner_text()
        if pupil.lesson["on"] in says:
            return
        if asked == "dialog":
            pupil.device.press(pupil.page.locator("dialog[open] .gold").first)
        elif pupil.device.button("lesson-read", guide).count():
            pupil.read()
        elif pupil.device.button("lesson-go-on", guide).count():
            pupil.goes_on()
        elif not obey(says):
            player.step(asked)
    raise AssertionError(f"no end: {player.seen[-20:]}")


def split_energy(device: Device) -> None:
    pupil, player = Pupil(device, "archmage", "first-golem"), Archmage(device, (2, 4, 5, 1))
    pupil.says("golem")
    pupil.read()
    pupil.says("district")
    device.press(pupil.page.locator("button[data-place='9']"))
    pupil.says("allocate")
    player.pour((4, 4, 2, 2))
    player.gold()
    pupil.wrong("allocate")
    device.check("lesson, wrong, archmage")
    pupil.goes_on()
    heard(pupil, player, lambda says: False)
    ends(pupil)


def test_archmage(device: NewDevice) -> None:
    split_energy(device())


def test_wizards(device: NewDevice) -> None:
    table = device()
    pupil, player = Pupil(table, "wizards", "first-golem"), Wizard(table)
    pupil.says("tower")
    pupil.read()
    pupil.says("craft")
    player.passes()
    player.comes_to("choices")
    table.press(player.options.first)
    player.gold()
    pupil.wrong("craft")
    table.check("lesson, wrong, wizards")
    crafting, moving = (pupil.step(id)["prompts"][0]["say"] for id in ("craft", "move"))

    def obey(says: str) -> bool:
        if crafting in says:
            assert player.craft()
        elif moving not in says:
            return False
        while player.asked() == "choices":
            table.press(player.options.first)
        player.gold()
        return True

    heard(pupil, player, obey)
    ends(pupil)


def test_delve(device: NewDevice) -> None:
    table = device()
    pupil, player = Pupil(table, "delve", "first-quest"), Delver(table)
    player.comes_to("choices")
    pupil.says("dash")
    table.press(player.line(FOCUS))
    player.gold()
    pupil.wrong("dash")
    pupil.takes_back()
    pupil.says("dash")
    table.press(player.line(DASH))
    player.gold()
    for area in (1, 4, 3, 5):
        pupil.says("walk")
        player.does(Move(area))
    pupil.says("open")
    player.does(Open(0))
    player.comes_to("choices")
    pupil.says("end")
    player.passes()
    player.comes_to("choices")
    pupil.says("attack")
    heard(pupil, player, lambda says: False)
    ends(pupil)


@pytest.mark.parametrize(
    "game, lesson", [("archmage", "first-golem"), ("wizards", "first-golem"), ("delve", "first-quest")]
)
def test_by_keys(game: str, lesson: str, device: NewDevice) -> None:
    table = device(language="de")
    pupil, keyboard = Pupil(table, game, lesson), table.page.keyboard
    if game == "delve":
        table.page.locator("dialog[open] .gold").wait_for()
        keyboard.press("Enter")
        table.page.locator("dialog[open]").wait_for(state="detached")
    first, second = pupil.lesson["steps"][:2]
    pupil.says(first["id"])
    assert table.untranslated() == []
    keyboard.press("g")
    expect(table.page.locator(".guide")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    pupil.says(second["id"])
