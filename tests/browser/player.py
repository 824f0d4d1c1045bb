"""A person who plays Golem Arcana on the page: looks at what it shows, touches what it lights."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Error

from tests.browser.device import Device

THEIRS = "document.querySelector('.callout .go button')?.matches(':not(.gold)')"
PROMPTS = ("deploy", "path", "displace", "shift", "well", "choose", "silence", "other")


class Player:
    """Plays seats of a match on a device. dice: the rolls to enter, in order; then the last again."""

    def __init__(self, device: Device, badge: int = 0, dice: tuple[str, ...] = ("00",)) -> None:
        self.device = device
        self.page = device.page
        self.badge = badge
        self.dice = dice
        self.rolled = 0
        self.seen: list[str] = []
        self.said = {
            "over": device.words("over"),
            "prompts": [device.words(f"arcana-ask-{name}") for name in PROMPTS],
        }
        self._titles = {f"dialog:{device.words(name)}": name for name in ("story", "result", "undo-ask")}

    # What there is.

    def situation(self) -> str:
        """What is asked of whoever holds this device, as soon as anything is; what others did is let go."""
        while (found := self.device.wait(f"(words) => looking.situation(words) ?? {THEIRS}", self.said)) is True:
            self.let_go()
        name: str = self._titles.get(found, found)
        self.seen.append(name)
        return name

    def is_asked(self) -> bool:
        return bool(self.page.evaluate("(words) => looking.situation(words)", self.said))

    def figures(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("(badge) => looking.figures(badge)", self.badge)
        return found

    def lit(self) -> list[dict[str, Any]]:
        """The lit Regions."""
        found: list[dict[str, Any]] = self.page.evaluate("() => looking.lit()")
        return found

    # What one does.

    def touch(self, kind: str, number: int) -> None:
        """Touch a Region or a figure on the board."""
        spot = self.page.evaluate("(what) => looking.still(what)", [kind, number])
        if spot is None:
            self.overview()
            spot = self.device.wait("(what) => looking.still(what)", [kind, number])
        assert spot is not None, f"{kind} {number} is covered"
        if self.device.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def overview(self) -> None:
        """Bring the whole board into sight, by its button or, where there is no room for one, on the map's page."""
        near = self.device.named("arcana-overview")
        if near.count():
            self.device.press(near)
            return
        page = self.device.button("arcana-map", self.page.locator("nav"))
        self.device.press(page)
        self.device.press(self.device.button("arcana-overview", self.page.locator("aside")))
        self.device.press(page)

    def press(self, selector: str) -> None:
        self.device.press(self.page.locator(selector).first)

    def gold(self) -> None:
        """Commit what is armed."""
        self.press("aside .foot .deed .gold")
        self.device.wait(
            "() => !document.querySelector('aside .foot .deed .gold') || document.querySelector('dialog[open], .callout')"
        )

    def roll(self, digits: str) -> None:
        """Enter a roll of two ten-sided dice on the keypad."""
        self.rolled += 1
        with self.leaving(".keypad"):
            for digit in digits:
                self.device.press(self.page.locator(".keypad .pad button").get_by_text(digit, exact=True))
            self.press(".keypad .pad .gold")

    @contextmanager
    def leaving(self, selector: str) -> Iterator[None]:
        """Wait until what is there now has gone; the next of its kind may be there at once."""
        self.page.eval_on_selector(selector, "(node) => node.setAttribute('data-done', '')")
        yield
        self.device.wait("() => !document.querySelector('[data-done]')")

    def next_roll(self) -> str:
        return self.dice[min(self.rolled, len(self.dice) - 1)]

    def let_go(self) -> None:
        """Touch away what somebody else did, unless it goes by itself meanwhile."""
        with suppress(Error):
            self.page.locator(".callout .go button").first.click(timeout=500)

    def pass_page(self, situation: str) -> bool:
        """Go on where nothing is to be decided; False where something is."""
        if situation == "callout":
            with self.leaving(".callout"):
                self.press(".callout .go .gold")
        elif situation == "story":
            self.device.check(situation)
            with self.leaving("dialog[open] .inside"):
                self.press("dialog[open] .actions .gold")
        elif situation == "hand-over":
            self.device.check(situation)
            with self.leaving("dialog[open]"):
                self.press("dialog[open] .gold")
        elif situation == "roll":
            self.device.check("keypad")
            if self.page.locator(".keypad .faces button").count():
                with self.leaving(".keypad"):
                    self.press(".keypad .faces button")
            else:
                self.roll(self.next_roll())
        else:
            return False
        return True

    def answer(self) -> None:
        """Answer a prompt with its first choice: a lit Region, or a line of the list."""
        if lit := self.lit():
            self.touch("region", lit[0]["region"])
        else:
            self.press("aside .options button")
        if self.device.wait("() => looking.open()") == "list":
            self.press("aside .options button")
        self.page.locator("aside .foot .deed .gold:enabled").wait_for()
        self.gold()

    def deploy(self) -> None:
        """Put every Golem where it may stand, as near to the enemy as the first lit Region is."""
        while (situation := self.situation()) != "turn":
            if not self.pass_page(situation):
                self.device.check("deployment")
                self.answer()

    def step(self, situation: str, turn: Callable[[], None]) -> None:
        """One thing: a page, a prompt, or an action of a turn."""
        if self.pass_page(situation):
            return
        if situation == "turn":
            turn()
        elif situation == "armed":
            self.gold()
        else:
            assert situation.startswith("prompt:"), situation
            self.answer()

    def play(self, turn: Callable[[], None], until: Callable[[str], bool]) -> str:
        """Go on until it is so; answers the situation then."""
        for _ in range(600):
            situation = self.situation()
            if until(situation):
                return situation
            self.step(situation, turn)
        raise AssertionError(f"no end: {self.seen[-20:]}")

    # A turn.

    def deselect(self) -> None:
        while self.page.locator("aside .foot .deed button").count():
            self.press("aside .foot .deed button")

    def end_turn(self) -> None:
        self.press("nav .end button")
        self.page.locator("aside .foot .deed .gold:enabled").wait_for()
        self.gold()

    def pick(self, golem: int) -> None:
        """Pick a Golem and wait for its card."""
        self.touch("golem", golem)
        self.device.wait("() => document.querySelector('article.card .abilities')")

    def abilities(self) -> list[dict[str, Any]]:
        """The abilities of the open card that can be used."""
        found: list[dict[str, Any]] = self.page.evaluate("() => looking.abilities()")
        return found

    def choose(self, slot: int) -> None:
        """Choose an ability and wait for what it lights."""
        self.press(f"article.card .use[data-slot='{slot}']")
        self.lights()

    def lights(self) -> None:
        """Wait for what a choice lights, or for what stands against it."""
        self.device.wait(
            "() => document.querySelector('path.lit, aside .options button, aside .foot .deed .gold, .note.why')"
        )

    def arm(self) -> None:
        """After a touch: what is left open is answered by its first line."""
        if self.device.wait("() => looking.open()") == "list":
            self.press("aside .options button")
        self.page.locator("aside .foot .deed .gold:enabled").wait_for()

    def strike_or_walk(self) -> None:
        """One action as a simple commander takes it: the best blow, else a step toward the nearest enemy, else the end."""
        able = self.page.evaluate("() => looking.able()")
        for golem in able:
            self.pick(golem)
            for ability in self.abilities():
                if ability["strikes"]:
                    self.choose(ability["slot"])
                    targets = [one for one in self.figures() if one["hit"] and not one["own"]]
                    if targets:
                        best = min(targets, key=lambda one: int(one["left"]))
                        self.touch("golem", best["golem"])
                        self.arm()
                        self.device.check("attack")
                        self.gold()
                        return
                    self.deselect()
                    self.pick(golem)
            move = next((one for one in self.abilities() if one["moves"]), None)
            if move is not None:
                gain, region = self._nearer(golem, move["slot"])
                if gain > 0:
                    self.touch("region", region)
                    self.arm()
                    self.gold()
                    return
            self.deselect()
        self.end_turn()

    def _nearer(self, golem: int, slot: int) -> tuple[int, int]:
        """By how much a move can bring a Golem nearer to an enemy or a free capture Region, and to which Region; one that
        holds a capture Region stays."""
        figures = self.figures()
        own = next(one for one in figures if one["golem"] == golem)
        flags = self.page.evaluate("() => looking.flags()")
        taken = {(one["x"], one["y"]) for one in figures if one["own"]}
        if (own["x"], own["y"]) in {(flag["x"], flag["y"]) for flag in flags}:
            return 0, -1
        goals = [(one, 1) for one in figures if not one["own"]]
        goals += [(flag, 0) for flag in flags if (flag["x"], flag["y"]) not in taken]

        def far(at: dict[str, Any]) -> int:
            ways = [max(near, abs(at["x"] - goal["x"]), abs(at["y"] - goal["y"])) for goal, near in goals]
            return min(ways, default=0)

        self.choose(slot)
        best = min(self.lit(), key=far, default=None)
        return (0, -1) if best is None else (far(own) - far(best), best["region"])
