"""The four artifacts of Archmage, each in the moment in which it is due: used once, or kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from shem.games.archmage.parts.actions import Face, Move
from shem.games.archmage.parts.board import EAST
from shem.games.archmage.parts.table import AMULET, BOOTS, BOW, HORN
from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import RESTS, WINS, City
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.rules.archmage.scene import SPREAD

pytestmark = pytest.mark.long
NAMES = {AMULET: "Amulet of Loki", BOOTS: "Boots of Hermod", HORN: "Horn of Heimdall", BOW: "Bow of Uller"}
NORTHWARD = 17  # the first district north of where the golem begins
STANDS, BESIDE = 19, 12  # two districts to the east of it, and the one to the north of that


def due(artifact: int) -> City:
    """Seat 0 has found this artifact in the first turn and is asked for it in the second."""
    city = City(under={**SPREAD, artifact: NORTHWARD}).turn()
    if artifact == AMULET:
        city.split((4, 4, 2, 2), (4, 4, 2, 2))
    elif artifact != HORN:
        city.split(WINS, RESTS).play(Face(EAST))
    if artifact == BOW:
        city.play(Move(2))
    return city


class Owner(Archmage):
    """Owns an artifact that is due, on a device of their own; the other seat is somebody's who is away."""

    def come(self, server: Server, artifact: int) -> None:
        match = put(server, self.device.context, due(artifact).match, ["here", "remote"])
        self.device.open(f"#/match/{match}")
        assert self.asked() == "choices"
        expect(self.page.locator("aside .ask")).to_contain_text(NAMES[artifact])

    def choose(self, *, use: bool, of: str = "") -> None:
        """To leave it is offered last; before it is used up, that is said. of: of the uses that there are."""
        options = self.page.locator("aside .options button")
        self.device.press(options.filter(has_text=of).first if use else options.last)
        spent = self.page.locator("aside .foot .gold").get_by_text("uses up")
        expect(spent).to_have_count(1 if use else 0)
        self.gold()

    def owns(self) -> list[str]:
        """The artifacts before the first player."""
        self.device.press(self.device.button("players", self.page.locator("nav")))
        mine = self.page.locator("aside ol > li").filter(has_text=self.device.words("seat-you"))
        expect(mine).to_have_count(1)
        found = mine.locator(".artifacts button").all_inner_texts()
        self.page.keyboard.press("Escape")
        return [name.strip() for name in found]


@pytest.mark.parametrize("use", [True, False], ids=["used", "kept"])
def test_each_artifact_in_its_moment(device: NewDevice, server: Server, use: bool) -> None:
    table = device()
    page = table.open().page
    table.says("motto")
    owner = Owner(table)

    owner.come(server, HORN)
    table.check("archmage, artifact")
    owner.choose(use=use)
    assert owner.asked() == "bowls"
    expect(page.locator("aside .ask")).to_contain_text(f"up to {15 if use else 12} units")
    assert owner.owns() == ([] if use else [NAMES[HORN]])

    owner.come(server, BOOTS)
    owner.choose(use=use)
    owner.device.until(lambda: page.locator("button[data-place].lit").count() == (6 if use else 3))
    assert owner.owns() == ([] if use else [NAMES[BOOTS]])

    # With the Bow a district beside the golem is harvested instead of its own; the golem stays.
    owner.come(server, BOW)
    owner.choose(use=use)
    if use:
        owner.device.until(lambda: page.locator("button[data-place].lit").count() == 4)
        table.press(page.locator(f"button[data-place='{BESIDE}'].lit"))
        owner.gold()
    for place, taken in ((BESIDE, use), (STANDS, not use)):
        said = re.compile("harvested by" if taken else "charm$|charm, the golem stands here$")
        expect(page.locator(f"button[data-place='{place}']")).to_have_attribute("aria-label", said)
    expect(page.locator(f"button[data-place='{STANDS}']")).to_have_attribute("aria-label", re.compile("the golem stands"))
    assert owner.owns() == ([] if use else [NAMES[BOW]])

    # The tie would go to the other, who is Archmage; what decided it stands at the reveal.
    owner.come(server, AMULET)
    owner.choose(use=use, of="Player 1")
    reveal = page.locator("aside ol > li").filter(has=page.locator(".scale")).first
    expect(reveal).to_contain_text("The Amulet of Loki gave it to" if use else "The Archmage, ")
    expect(reveal.locator(".scale li").nth(0 if use else 1)).to_have_class(re.compile("won"))
    assert owner.owns() == ([] if use else [NAMES[AMULET]])
