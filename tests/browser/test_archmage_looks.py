"""Archmage's screens, light and dark: nothing that axe calls serious."""

from __future__ import annotations

from typing import Literal

import pytest

from shem.games.archmage.parts.actions import Face
from shem.games.archmage.parts.board import EAST
from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import RESTS, WINS, City
from tests.browser.conftest import NewDevice
from tests.browser.great import put

pytestmark = pytest.mark.long


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_in_light_and_dark(device: NewDevice, server: Server, theme: Literal["light", "dark"]) -> None:
    table = device(theme=theme)
    page = table.open("#/new/archmage").page
    table.says("archmage-new-about")
    assert page.evaluate("() => document.documentElement.dataset.theme") == theme
    table.check("set-up")
    player = Archmage(table)
    # By what is asked: a turn at its beginning, one whose orientation is revealed and won, a match that is over.
    cities = {
        "bowls": City().turn(),
        "choices": City().turn().split(WINS, RESTS).play(Face(EAST)),
        "dialog": City({17: "Sol"}, goal=10).turn(),
    }
    for asked, city in cities.items():
        table.open(f"#/match/{put(server, table.context, city.match, ['here', 'remote'])}")
        assert player.asked() == asked
        table.check(asked)
        if asked == "bowls":
            player.pour(WINS)
            table.press(table.button("archmage-forecast"))
            table.says("archmage-forecast-phases")
            table.check("forecast")
        elif asked == "choices":
            assert page.locator("aside .scale").count() == 2
            table.press(page.locator("button[data-place].lit").first)
            assert player.asked() == "armed"
            table.check("armed")
            page.keyboard.press("p")
            table.check("players")
    table.says("result")
