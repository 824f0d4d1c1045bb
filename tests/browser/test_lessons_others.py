"""The first lessons of the other games, each to its end, each with a move that does not help yet, touched or by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shem.games.delve.parts.actions import DASH, FOCUS, Move, Open, Simple
from tests.browser import test_archmage_keyboard as archmage
from tests.browser import test_delve_keyboard as delve
from tests.browser.archmage import Archmage
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.lessons import Pupil, Typist
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long


def heard(pupil: Pupil, player: Archmage | Wizard | Delver, obey: Callable[[str], bool]) -> None:
    """Play on until the guide has said its last. obey: does what it says, if that is more than the first choice."""
    guide = pupil.page.locator(".guide")
    for _ in range(300):
        asked = player.asked()
        says = guide.inner_text()
        if pupil.lesson["on"] in says:
            return
        if asked == "dialog":
            pupil.press(pupil.page.locator("dialog[open] .gold").first)
        elif pupil.device.button("lesson-read", guide).count():
            pupil.read()
        elif pupil.device.button("lesson-go-on", guide).count():
            pupil.goes_on()
        elif not obey(says):
            player.step(asked)
    raise AssertionError(f"no end: {player.seen[-20:]}")


def test_archmage(device: NewDevice) -> None:
    pupil = Typist(device(language="de"), "archmage", "first-golem")
    player = archmage.Typist(pupil.device, (4, 4, 2, 2))
    pupil.says("golem")
    pupil.read()
    pupil.says("district")
    player.look(9)
    pupil.says("allocate")
    player.step("bowls")
    pupil.wrong("allocate")
    pupil.device.check("lesson, wrong, archmage")
    pupil.goes_on()
    player.split = (2, 4, 5, 1)
    heard(pupil, player, lambda says: False)
    pupil.ends()


def test_wizards(device: NewDevice) -> None:
    pupil = Pupil(device(language="de"), "wizards", "first-golem")
    player = Wizard(pupil.device)
    pupil.says("tower")
    pupil.read()
    pupil.says("craft")
    player.passes()
    player.comes_to("choices")
    player.first()
    player.step("armed")
    pupil.wrong("craft")
    pupil.device.check("lesson, wrong, wizards")
    crafting, moving = (pupil.step(id)["prompts"][0]["say"] for id in ("craft", "move"))
    # Who plays against the pupil does as it likes, and may have a Spell that destroys the first Golem.
    again = pupil.step("move")["otherwise"][0]["say"]

    def obey(says: str) -> bool:
        if crafting in says:
            assert player.craft()
        elif again in says:
            if not player.craft():
                player.passes()
                return True
        elif moving not in says:
            return False
        while player.asked() == "choices":
            player.first()
        player.step("armed")
        return True

    heard(pupil, player, obey)
    pupil.ends()


def test_delve(device: NewDevice) -> None:
    pupil = Typist(device(language="de"), "delve", "first-quest")
    player = delve.Typist(pupil.device)
    player.comes_to("choices")
    pupil.says("dash")
    player.does(Simple(FOCUS))
    pupil.wrong("dash")
    pupil.takes_back()
    pupil.says("dash")
    player.does(Simple(DASH))
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
    pupil.ends()
