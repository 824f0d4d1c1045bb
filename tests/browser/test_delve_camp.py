"""A party of Delve on the page: begun, equipped in camp, sent on its quest, and home again, in German on a phone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device

pytestmark = pytest.mark.long

SMALL: ViewportSize = {"width": 360, "height": 740}
QUEST = 180_000  # milliseconds: bots play a whole quest


def begun(device: Device, name: str) -> str:
    """A new party with 20 Crowns for Tamm and 20 soul points, in its camp; its id."""
    device.open("#/new/delve/camp")
    device.page.locator("form input").first.fill(name)
    device.press(device.button("delve-camp-begin"))
    device.page.get_by_role("heading", name=name).wait_for()
    id = device.page.url.rsplit("/", 1)[1]
    request, root = device.context.request, f"{device.address}/api/games/delve/parties"
    file = request.get(f"{root}/{id}").json()["file"]
    rich = file.replace('"souls": 0', '"souls": 20', 1).replace('"crowns": 0', '"crowns": 20', 1)
    found = request.post(f"{root}/read", data={"text": rich}, headers={"Origin": device.address}).json()["id"]
    device.open(f"#/new/delve/camp/{found}")
    device.says("delve-camp-souls", souls=20)
    return str(found)


def test_a_party_is_equipped_goes_on_its_quest_and_comes_home_once(device: NewDevice) -> None:
    maker = device()
    page = maker.page
    id = begun(maker, "The Last Ones")
    maker.check("camp, a Hero")
    maker.press(maker.button("delve-camp-enhance"))
    maker.says("delve-camp-souls", souls=15)
    page.get_by_role("radio", name="Market").press("Space")
    maker.check("camp, market")
    page.get_by_role("button", name="Miner's Helm").click()
    expect(page.get_by_text("15 Crowns")).to_be_visible()
    page.get_by_role("radio", name="Hero").press("Space")
    page.get_by_role("button", name="Miner's Helm").click()
    page.get_by_role("dialog").get_by_role("button", name="To Sill").click()
    page.get_by_role("button", name="Sill").first.click()
    expect(page.get_by_role("article").get_by_role("button", name="Miner's Helm")).to_be_visible()

    page.get_by_role("radio", name="Set out").press("Space")
    maker.check("camp, next quest")
    for chair in page.locator(".seats select").all():
        chair.select_option("archmage")
    maker.press(maker.button("setup-start"))
    page.get_by_role("button", name="To the camp").wait_for(timeout=QUEST)
    page.get_by_role("button", name="To the camp").click()
    page.get_by_role("radio", name="Chronicle").wait_for()
    assert page.url.endswith(f"/camp/{id}")
    page.get_by_role("radio", name="Chronicle").press("Space")
    expect(page.get_by_role("article").get_by_role("heading", name="The Cold Stair")).to_have_count(1)
    maker.check("camp, chronicle")

    page.go_back()
    page.get_by_role("button", name="To the camp").click()
    page.get_by_role("radio", name="Chronicle").press("Space")
    expect(page.get_by_role("article").get_by_role("heading", name="The Cold Stair")).to_have_count(1)


def test_camp_in_german_on_a_small_phone(device: NewDevice) -> None:
    phone = device(language="de", screen=SMALL, touch=True, theme="light")
    begun(phone, "Die Letzten")
    for number, screen in enumerate(("Held", "Markt", "Chronik", "Nächste Quest")):
        phone.page.locator("fieldset label").nth(number).click()
        phone.check(f"Lager, {screen}")
