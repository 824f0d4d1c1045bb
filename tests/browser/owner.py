"""A person with real figures: lays the table out as the page says, and moves each figure that it asks for."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.player import THEIRS, Player

STEPS = "[...document.querySelectorAll('.at [data-step]')].map((step) => step.textContent).join()"
TABLE = "table"


def read_back(device: Device) -> None:
    """Tick off every row of the table, and say that it lies so."""
    rows = device.page.locator(".read li input")
    rows.first.wait_for()
    device.check("read back")
    for row in rows.all():
        row.check()
    device.press(device.page.locator(".read .gold"))


class Owner(Player):
    """told: what was asked for at the table, in its order."""

    def __init__(self, device: Device, badge: int = 0, dice: tuple[str, ...] = ("00",)) -> None:
        super().__init__(device, badge, dice)
        self.told: list[str] = []

    def situation(self) -> str:
        """As a Player's, or that something is to be done at the table."""
        asked = f"(words) => document.querySelector('.at .gold') ? '{TABLE}' : looking.situation(words) ?? {THEIRS}"
        while (found := self.device.wait(asked, self.said)) is True:
            self.let_go()
        name: str = self._titles.get(found, found)
        self.seen.append(name)
        return name

    def pass_page(self, situation: str) -> bool:
        if situation != TABLE:
            return super().pass_page(situation)
        self.device.check(f"at the table, {self.page.locator('.at ol > li').count() > 1}")
        before = self.page.evaluate(f"() => {STEPS}")
        self.told += self.page.locator(".at [data-step]").all_inner_texts()
        self.confirm()
        self.device.wait(f"(before) => {STEPS} !== before", before)
        return True

    def confirm(self) -> None:
        self.press(".at .gold")

    def lay_out(self) -> list[str]:
        """The whole table by its guide, kind by kind; what was said."""
        page = self.page
        page.locator(".guide").wait_for()
        said = []
        while not page.locator(".read").count():
            self.device.check("guide")
            before = page.evaluate(f"() => {STEPS}")
            said += page.locator(".guide .list button").all_inner_texts()
            together = page.locator(".guide .go button:not(.bare):not(.gold)")
            self.device.press(together if together.count() else page.locator(".guide .gold"))
            self.device.wait(f"(before) => document.querySelector('.read') || {STEPS} !== before", before)
        read_back(self.device)
        self.device.wait("() => !document.querySelector('.at.laying')")
        return said
