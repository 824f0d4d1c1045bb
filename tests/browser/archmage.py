"""A person who plays Archmage on the page: answers what is asked, pours what is to be poured."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.browser.device import Device

# What is asked of whoever holds the device, once the page is at rest; null while it is not, or somebody else decides.
ASKED = """() => {
  const one = (selector) => document.querySelector(selector);
  if (one("#hand-over")) return "hand-over";
  if (one("dialog[open]")) return "dialog";
  if (one("aside .covered")) return "covered";
  if (one("#bowl-0")) return one("aside .foot .gold:enabled") ? "bowls" : null;
  if (one("aside .foot .deed .gold")) return one("aside .foot .deed .gold:not([aria-disabled=true])") ? "armed" : null;
  if (one("aside .deal")) return one("aside .deal .options button:enabled") ? "deal" : null;
  return one("aside .options button") ? "choices" : one("button[data-place].lit") ? "places" : null;
}"""


class Archmage:
    """Plays the seats of a match on a device. split: what is poured, as far as it can be."""

    def __init__(self, device: Device, split: Sequence[int] = (3, 2, 5, 2)) -> None:
        self.device = device
        self.page = device.page
        self.split = split
        self.seen: list[str] = []

    def asked(self) -> str:
        """What is asked, as soon as anything is."""
        found: str = self.device.wait(ASKED)
        self.seen.append(found)
        return found

    def comes_to(self, asked: str) -> None:
        """Wait until this is asked: what somebody else did changes it when it arrives."""
        self.device.wait(f"(asked) => ({ASKED})() === asked", asked)
        self.seen.append(asked)

    def gold(self) -> None:
        """Do what is chosen, and wait until the page has gone on."""
        gold = self.page.locator("aside .foot .deed .gold")
        gold.evaluate("(node) => node.setAttribute('data-done', '')")
        self.device.press(gold)
        self.device.wait("() => !document.querySelector('[data-done]')")

    def pour(self, split: Sequence[int]) -> None:
        """What is too much is taken out of the bowls before the others are filled."""
        bowls = [self.page.locator(f"#bowl-{phase}") for phase in range(len(split))]
        more = [units - int(bowl.input_value()) for bowl, units in zip(bowls, split, strict=True)]
        for phase in sorted(range(len(split)), key=lambda one: more[one]):
            bowls[phase].fill(str(split[phase]))

    def step(self, asked: str) -> None:
        """Answer what is asked, in the first way that there is."""
        if asked == "hand-over":
            self.device.press(self.page.locator("dialog[open] .gold"))
            self.page.locator("#hand-over").wait_for(state="detached")
        elif asked == "covered":
            self.device.press(self.page.locator("aside .covered .gold"))
            self.page.locator("#bowl-0").wait_for()
        elif asked == "bowls":
            if self.page.locator("aside .bowl.announced").count() == 0:
                self.pour(self.split)
            self.gold()
        elif asked == "choices":
            self.device.press(self.page.locator("aside .options button").first)
        elif asked == "places":
            self.device.press(self.page.locator("button[data-place].lit").first)
        elif asked == "deal":
            self.device.press(self.page.locator("aside .deal .options button").first)
        else:
            assert asked == "armed", asked
            self.gold()

    def aim_golem(self) -> None:
        """Turn the golem, if that is asked here."""
        if self.page.locator("aside .options button").count():
            self.step("choices")
            self.step("armed")

    def play(self, until: Callable[[str], bool]) -> str:
        """Go on until it is so; answers what is asked then."""
        for _ in range(400):
            asked = self.asked()
            if until(asked):
                return asked
            self.device.check(f"archmage, {asked}")
            self.step(asked)
        raise AssertionError(f"no end: {self.seen[-20:]}")
