"""A pack of Delve is brought in on the page, its campaign begun, and in camp one of two open quests chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.app.salt_road import salt
from tests.app.table import serving
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver

pytestmark = pytest.mark.long


def test_a_campaign_of_a_pack_goes_on_as_its_party_chooses(device: NewDevice) -> None:
    with serving() as server:  # packs are everybody's: a server of its own
        table = device(server.address)
        page = table.open("#/settings").page
        file = {"name": "salt.zip", "mimeType": "application/zip", "buffer": salt()}
        page.locator("[aria-labelledby=packs] input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        table.says("packs-added")

        table.open("#/new/delve/camp")
        page.get_by_label(table.words("delve-camp-campaign")).select_option(label="The Salt Road")
        page.get_by_text("It begins with a fork.").wait_for()
        page.locator("form input").first.fill("Salters")
        page.locator("form .hero.chosen").last.click()
        page.locator("form .hero", has_text="Brack").click()
        table.check("camp, campaign of a pack")
        table.press(table.button("delve-camp-begin"))
        page.get_by_role("heading", name="Salters").wait_for()

        def next_quest() -> None:
            page.get_by_role("radio", name=table.words("delve-camp-quest"), exact=True).press("Space")

        next_quest()
        for chair in page.locator(".seats select").all():
            chair.select_option("here")
        table.press(table.button("setup-start"))
        player = Delver(table)
        player.comes_to("way")
        player.way(0)
        player.comes_to("dialog")
        table.says("delve-won", quest="The Fork")
        table.press(table.button("delve-camp-home"))
        page.get_by_role("heading", name="Salters").wait_for()

        # Two quests are open, and none is chosen yet.
        next_quest()
        ways = page.locator("fieldset.quests input")
        expect(ways).to_have_count(2)
        expect(page.locator("fieldset.quests input:checked")).to_have_count(0)
        expect(table.button("setup-start")).to_have_count(0)
        ways.nth(1).press("Space")
        expect(ways.nth(1)).to_be_checked()
        table.check("camp, two quests")
        table.press(table.button("setup-start"))
        later = Delver(table)
        later.comes_to("way")
        expect(page.locator("dialog[open] .book")).to_contain_text("This is The Right Way.")
        page.goto("about:blank")
