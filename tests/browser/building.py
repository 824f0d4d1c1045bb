"""Builds an army in the page's builder, for the stories that need one."""

from __future__ import annotations

from tests.browser.device import Device

GOLEMS = ("Woodguard", "Thornbeast", "Horned Blight", "Bramblehorn")


def build(device: Device, title: str) -> None:
    """From the empty list of armies: a new one of mercenaries, with GOLEMS."""
    device.press(device.button("armies-new"))
    device.page.locator("#army-title").fill(title)
    faction = device.page.locator("select").filter(has_text="Mercenaries").first
    faction.select_option(label="Mercenaries")
    device.press(device.page.locator(".tabs").get_by_text(device.words("armies-tab-golems"), exact=True))
    for golem in GOLEMS:
        device.press(device.named("armies-add", name=golem))
