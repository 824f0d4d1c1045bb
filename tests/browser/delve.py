"""A person who plays Delve on the page: reads the Book, chooses from the list, in the dungeon, or on the sheet."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from shem.core.contract import Action
from shem.faces.delve.scenes.choices import GROUPED, does_of
from shem.games.delve.parts.actions import Attack, Choose, Move, Open, Victim
from tests.app.table import Server
from tests.browser.device import Device

# What is asked of whoever holds the device, once the page is at rest; null while it is not, or somebody else decides.
ASKED = """() => {
  const one = (selector) => document.querySelector(selector);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (dialog) return dialog.querySelector(".ways button") ? "way" : dialog.querySelector(".book") ? "book" : "dialog";
  if (one("aside .keypad")) return one("aside .keypad .faces button:enabled") ? "roll" : null;
  if (one("aside .foot .deed .gold")) return one("aside .foot .deed .gold:not([aria-disabled=true])") ? "armed" : null;
  return one("aside .options button") ? "choices" : null;
}"""
BOARD = {Move: "area", Attack: "who", Victim: "who", Open: "door"}


class Delver:
    """Plays the Heroes of a device."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        self.seen: list[str] = []
        self.read: list[str] = []

    @property
    def options(self) -> Locator:
        """What stands in the list; the last is what passes, where one may."""
        return self.page.locator("aside .options button")

    def asked(self) -> str:
        """What is asked, as soon as anything is."""
        found: str = self.device.wait(ASKED)
        self.seen.append(found)
        return found

    def comes_to(self, asked: str) -> None:
        """Wait until this is asked, reading the Book meanwhile."""
        while (now := self.asked()) != asked:
            assert now == "book", (now, asked, self.seen[-20:])
            self.read_on()

    def leaving(self, thing: Locator, pressed: Locator) -> None:
        """Press, and wait until this has gone; the next of its kind may be there at once."""
        thing.evaluate("(node) => node.setAttribute('data-done', '')")
        self.device.press(pressed)
        self.device.wait("() => !document.querySelector('[data-done]')")

    def read_on(self) -> None:
        """Read the page of the Book that is open, and close it."""
        dialog = self.page.locator("dialog[open]")
        self.read.append(dialog.locator(".book .text").inner_text())
        self.leaving(dialog.locator(".book"), dialog.locator(".gold"))

    def gold(self) -> None:
        """Do what is chosen, and wait until the page has gone on."""
        gold = self.page.locator("aside .foot .deed .gold")
        self.leaving(gold, gold)

    # Choosing.

    def line(self, key: str) -> Locator:
        return self.page.locator(f"aside .options [data-choice='{key}']")

    def choose(self, action: Action) -> None:
        """From the list, perhaps by what several begin with."""
        key, group = key_of(action), group_of(action)
        self.device.wait(
            "([key, group]) => [key, group].some((one) => document.querySelector(`aside .options [data-choice='${one}']`))",
            [key, group],
        )
        if not self.line(key).count():
            self.device.press(self.line(group))
        line = self.line(key)
        line.wait_for()
        if line.get_attribute("aria-pressed") == "false":
            self.device.press(line)

    def touch(self, action: Action) -> None:
        """In the dungeon; where that means several things, from the list that is left."""
        kind = BOARD[type(action)]
        self.spot(kind, action.key()[-1])
        line = self.line(key_of(action))
        line.or_(self.page.locator("aside .foot .deed .gold")).first.wait_for()
        if line.count() and line.get_attribute("aria-pressed") == "false":
            self.device.press(line)

    def spot(self, kind: str, number: int) -> None:
        """Touch an area, a door or a figure."""
        x, y = self.page.evaluate("(what) => looking.still(what)", [kind, number])
        if self.device.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def way(self, choice: int) -> None:
        """One of the ways that the Book offers."""
        dialog = self.page.locator("dialog[open]")
        self.read.append(dialog.locator(".book .text").inner_text())
        self.device.press(dialog.locator(".ways button").nth(choice))
        self.leaving(dialog.locator(".book"), dialog.locator(".actions .gold"))

    def does(self, action: Action) -> None:
        """Choose and do it, in the dungeon where it is about a place there."""
        self.comes_to("way" if isinstance(action, Choose) else "choices")
        if isinstance(action, Choose):
            self.way(action.choice)
            return
        if type(action) in BOARD:
            self.touch(action)
        else:
            self.choose(action)
        self.gold()

    def passes(self) -> None:
        self.device.press(self.options.last)
        self.gold()

    # Playing on.

    def advised(self) -> None:
        """What the party's bot would do is chosen."""
        self.device.press(self.device.button("delve-advise"))

    def step(self, asked: str) -> None:
        """Answer what is asked as the party's bot would."""
        if asked == "book":
            self.read_on()
        elif asked == "way":
            self.way(0)
        elif asked == "choices":
            self.advised()
            self.page.locator("aside .foot .deed .gold:not([aria-disabled=true])").wait_for()
            self.gold()
        else:
            assert asked == "armed", asked
            self.gold()

    def play(self, until: Callable[[str], bool]) -> str:
        """Go on until it is so; answers what is asked then."""
        for _ in range(300):
            asked = self.asked()
            if until(asked):
                return asked
            self.device.check(f"delve, {asked}")
            self.step(asked)
        raise AssertionError(f"no end: {self.seen[-20:]}")


def key_of(action: Action) -> str:
    return ".".join(map(str, action.key()))


def group_of(action: Action) -> str:
    kind, *numbers = action.key()
    return ":".join([does_of(action), *map(str, numbers[: GROUPED.get(kind, 0)])])


def join(server: Server, host: Delver, match: str, guest: Delver, seat: int = 1) -> None:
    """The host opens the match, the guest comes by the link of their seat."""
    links = host.device.context.request.get(f"{server.address}/api/matches/{match}").json()["links"]
    host.device.open(f"#/match/{match}")
    guest.device.open(links[seat]["url"])
    guest.device.press(guest.device.button("join-enter"))
