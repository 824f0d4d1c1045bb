"""A person who takes a certain action, by touching what stands for it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from shem import games
from shem.app.database import open_database
from shem.app.journal import DatabaseJournal
from shem.core.contract import Action
from shem.core.journal import Journal
from shem.core.match import Match
from shem.core.save import take_up
from tests.app.table import Server
from tests.browser.device import Device
from tests.browser.player import Player


class Commander(Player):
    """Knows the match as the server has it in its database, which action to take, and finds it on the page."""

    def __init__(self, device: Device, id: str, seat: int, server: Server) -> None:
        super().__init__(device, badge=seat)
        self.id = id
        self.seat = seat
        self._database = f"sqlite:///{server.home / 'shem.db'}"

    # What there is.

    def position(self) -> Match:
        """The match as the server has it; no file that it gives away tells as much."""
        with ThreadPoolExecutor(1) as threads:  # Playwright's loop runs in ours, where the database is not to be asked
            return threads.submit(self._read).result(60)

    def _read(self) -> Match:
        engine = open_database(self._database)
        try:
            journal = DatabaseJournal(engine, self.id)
            journal.read()
        finally:
            engine.dispose()
        return take_up(Journal(journal.lines), games.game, self.id)

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
