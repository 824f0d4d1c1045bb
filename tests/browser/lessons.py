"""A lesson as somebody takes it who reads what it says."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from shem.app.lessons.shapes import LessonStep
from shem.app.lessons.telling import lesson_in
from tests.browser import test_keyboard
from tests.browser.device import Device
from tests.browser.player import Player

HELD = "(node) => node === document.activeElement"
MOST = 160  # keys until something has the focus


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
        self.press(offer.locator("button").first)
        self.page.locator(".guide").wait_for()

    def press(self, thing: Locator) -> None:
        self.device.press(thing)

    def reload(self) -> None:
        self.page.reload()

    def step(self, id: str) -> LessonStep:
        return next(step for step in self.lesson["steps"] if step["id"] == id)

    def hears(self, text: str) -> None:
        """Wait until the guide says this."""
        expect(self.page.locator(".guide p")).to_contain_text(text)
        if self.device.language == "de":
            assert self.device.untranslated() == []

    def says(self, step: str, place: int = 0) -> None:
        self.hears(self.step(step)["prompts"][place]["say"])

    def aloud(self, step: str, place: int = 0) -> None:
        """Wait until it says this, also to whoever hears the page."""
        self.says(step, place)
        expect(self.page.locator("[aria-live=polite]")).to_contain_text(self.step(step)["prompts"][place]["say"])

    def instead(self, step: str, place: int = 0) -> None:
        self.hears(self.step(step)["otherwise"][place]["say"])

    def wrong(self, step: str, place: int = 0) -> None:
        """Wait until it says why what was done does not help yet."""
        self.hears(self.step(step)["wrong"][place]["say"])
        expect(self.page.locator(".guide.wrong")).to_be_visible()

    def read(self) -> None:
        """Say that what it says was read."""
        self.answers("lesson-read")

    def takes_back(self) -> None:
        self.answers("lesson-undo")

    def goes_on(self) -> None:
        self.answers("lesson-go-on")

    def answers(self, code: str) -> None:
        """Press a button of the guide."""
        self.press(self.device.button(code, self.page.locator(".guide")))

    def ends(self) -> None:
        """Its end is said, and marked in the list."""
        self.hears(self.lesson["on"])
        self.device.check(f"lesson, {self.lesson['id']}")
        self.answers("lessons")
        self.device.says("lesson-finished")

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


class Typist(Pupil):
    """Takes it without a finger."""

    def begin(self) -> None:
        self.page.evaluate(test_keyboard.NO_FINGER)
        super().begin()

    def reload(self) -> None:
        assert not self.page.evaluate("() => window.touched")
        super().reload()
        self.page.evaluate(test_keyboard.NO_FINGER)

    def press(self, thing: Locator) -> None:
        """Come to it by Tab, and press Enter."""
        thing.wait_for()
        for _ in range(MOST):
            if thing.evaluate(HELD):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{thing} cannot be reached by Tab")

    def answers(self, code: str) -> None:
        """What is pressed goes; the focus stays with the guide, or goes where the game wants it."""
        self.page.keyboard.press("g")
        expect(self.page.locator(".guide")).to_be_focused()
        super().answers(code)
        self.device.wait("() => document.activeElement !== document.body")

    def ends(self) -> None:
        super().ends()
        assert not self.page.evaluate("() => window.touched")


class Reader(test_keyboard.Typist):
    """Plays a lesson by keys: looks at enemies, too, and opens what it is told to open."""

    def __init__(self, pupil: Pupil) -> None:
        super().__init__(pupil.device)
        self.pupil = pupil

    def pick(self, golem: int) -> None:
        if golem in self.page.evaluate("() => looking.able()"):
            super().pick(golem)
            return
        self.touch("golem", golem)
        self.page.locator("article.card .abilities").wait_for()

    def press(self, selector: str) -> None:
        if selector.startswith(("nav [data-point", "aside article", "aside .use")):
            self.pupil.press(self.page.locator(selector).first)
        else:
            super().press(selector)


def begin(pupil: Pupil) -> Player:
    """Who plays a lesson of Golem Arcana, once it is their turn: the reports of the first upkeep are read."""
    player = Reader(pupil) if isinstance(pupil, Typist) else Player(pupil.device)
    my_turn(player)
    return player


def my_turn(player: Player) -> None:
    while (now := player.situation()) != "turn":
        player.pass_page(now)
