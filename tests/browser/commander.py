"""A person who takes a certain action, by touching what stands for it."""

from __future__ import annotations

from pathlib import Path

import shem
from shem.core.contract import Action
from shem.core.match import Match
from tests.browser.device import Device
from tests.browser.player import Player


class Commander(Player):
    """Knows the match as the server has it, which action to take, and finds it on the page. folder: for its file."""

    def __init__(self, device: Device, id: str, seat: int, folder: Path) -> None:
        super().__init__(device, badge=seat)
        self.id = id
        self.seat = seat
        self._file = folder / f"{id}.jsonl"

    # What there is.

    def position(self) -> Match:
        """The match as the server has it."""
        answer = self.device.context.request.get(f"{self.device.address}/api/matches/{self.id}/file")
        self._file.write_bytes(answer.body())
        return shem.load(self._file)

    def legal(self, kind: type[Action]) -> list[tuple[int, ...]]:
        """The keys of what can be done of a kind, without the kind's number."""
        return [action.key()[1:] for action in self.position().legal(self.seat) if isinstance(action, kind)]

    def told(self, kind: str) -> int:
        """How often something has happened so far."""
        return sum(event.kind.code == kind for entry in self.position().live for event in entry.events)

    # What one does.

    def ability(self, golem: int, slot: int) -> None:
        """Pick the Golem and choose the ability of this slot."""
        self.deselect()
        self.pick(golem)
        self.press(f"article.card .use[data-slot='{slot}']")
        self.lights()

    def power(self, ancient: int, role: str) -> None:
        """Open the Ancient Ones and choose a power."""
        self.deselect()
        if not self.page.locator("nav button[aria-pressed=true]").count():
            self.device.press(self.device.button("arcana-ancients", self.page.locator("nav")))
        self.page.locator(".powers").wait_for()
        line = self.page.locator("aside header small")
        while (shown := int(line.inner_text().split("·")[-1].split("/")[0])) != ancient + 1:
            way = "next" if shown <= ancient else "previous"
            self.device.press(self.device.named(f"arcana-{way}-ancient"))
        self.device.check("ancient ones")
        self.press(f".powers .use[data-power='{role}']")
        self.lights()

    def finish(self) -> None:
        """Commit, roll, go on, answer what is asked, until the turn goes on."""
        self.arm()
        self.gold()
        while (situation := self.situation()) != "turn":
            self.step(situation, lambda: None)
