"""A lesson as somebody takes it who reads what it says."""

from __future__ import annotations

from playwright.sync_api import expect

from shem.app.lessons.shapes import LessonStep
from shem.app.lessons.telling import lesson_in
from tests.browser.device import Device


class Pupil:
    """Begins a lesson from the list of its game's."""

    def __init__(self, device: Device, game: str, id: str) -> None:
        self.device, self.page = device, device.page
        self.game = game
        self.lesson = lesson_in(game, id, device.language)
        device.open(f"#/lessons/{game}")
        self.begin()

    def begin(self) -> None:
        """Press its button."""
        offer = self.page.locator(".offer", has=self.page.get_by_role("heading", name=self.lesson["title"], exact=True))
        offer.wait_for()
        self.device.check("lessons")
        self.device.press(offer.locator("button").first)
        self.page.locator(".guide").wait_for()

    def step(self, id: str) -> LessonStep:
        return next(step for step in self.lesson["steps"] if step["id"] == id)

    def hears(self, text: str) -> None:
        """Wait until the guide says this."""
        expect(self.page.locator(".guide p")).to_contain_text(text)

    def says(self, step: str, place: int = 0) -> None:
        self.hears(self.step(step)["prompts"][place]["say"])

    def instead(self, step: str, place: int = 0) -> None:
        self.hears(self.step(step)["otherwise"][place]["say"])

    def wrong(self, step: str, place: int = 0) -> None:
        """Wait until it says why what was done does not help yet."""
        self.hears(self.step(step)["wrong"][place]["say"])
        expect(self.page.locator(".guide.wrong")).to_be_visible()

    def read(self) -> None:
        """Say that what it says was read."""
        self.device.press(self.device.button("lesson-read", self.page.locator(".guide")))

    def takes_back(self) -> None:
        self.device.press(self.device.button("lesson-undo", self.page.locator(".guide")))

    def goes_on(self) -> None:
        self.device.press(self.device.button("lesson-go-on", self.page.locator(".guide")))

    def rings(self, selector: str) -> None:
        """Wait until the ring lies around this."""
        self.device.wait(
            """(selector) => {
              const ring = document.querySelector('div.ring')?.getBoundingClientRect();
              const box = document.querySelector(selector)?.getBoundingClientRect();
              if (!ring || !box) return false;
              const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
              return x > box.left && x < box.right && y > box.top && y < box.bottom;
            }""",
            selector,
        )
