"""Builds an army in the page's builder, for the stories that need one."""

from __future__ import annotations

from tests.browser.device import Device

GOLEMS = ("Woodguard", "Thornbeast", "Horned Blight", "Bramblehorn")


def build(device: Device, title: str, *golems: str, faction: str = "Mercenaries") -> None:
    """From the empty list of armies: a new one, with GOLEMS or others."""
    device.press(device.button("armies-new"))
    device.page.locator("#army-title").fill(title)
    menu = device.page.locator("select").filter(has_text="Mercenaries").first
    menu.select_option(label=faction)
    device.press(device.page.locator(".tabs").get_by_text(device.words("armies-tab-golems"), exact=True))
    for golem in golems or GOLEMS:
        device.press(device.named("armies-add", name=golem))
