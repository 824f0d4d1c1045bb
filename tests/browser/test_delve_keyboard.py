"""A turn of Delve by keyboard alone, from the set-up on: no finger, no mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from shem.core.contract import Action
from shem.core.match import Match
from shem.games.delve.parts.actions import Attack, Move, Open
from shem.games.delve.parts.state import DelveState
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver, group_of, key_of
from tests.browser.great import put
from tests.browser.quests import Quest, found
from tests.browser.test_keyboard import new_match, tab_to

pytestmark = pytest.mark.long
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
HERE = "() => Number(document.activeElement.dataset.area ?? -1)"
HELD = "(node) => node === document.activeElement"
MOST = 90  # keys until something has the focus


class Typist(Delver):
    """Plays by keys, and never loses the focus. target: the area of whom the next attack is for."""

    target = -1

    def to(self, thing: Locator) -> None:
        """Go on by Tab to this."""
        for _ in range(MOST):
            if thing.evaluate(HELD):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{thing} cannot be reached by Tab")

    def leaving(self, thing: Locator, pressed: Locator) -> None:
        self.to(pressed)
        self.typed("Enter", thing)

    def typed(self, key: str, thing: Locator) -> None:
        """A key, by which this goes."""
        thing.evaluate("(node) => node.setAttribute('data-done', '')")
        self.page.keyboard.press(key)
        self.device.wait("() => !document.querySelector('[data-done]')")
        self.device.wait("() => document.activeElement !== document.body")

    def number(self, line: Locator) -> None:
        """Choose from the list by its number; what has none by Tab."""
        place = self.options.evaluate_all("(all, one) => all.indexOf(one)", line.element_handle())
        if place < 9:
            self.page.keyboard.press(str(place + 1))
        else:
            self.to(line)
            self.page.keyboard.press("Enter")

    def passes(self) -> None:
        self.number(self.options.last)
        self.gold()

    def advised(self) -> None:
        self.to(self.device.button("delve-advise"))
        self.page.keyboard.press("Enter")

    def choose(self, action: Action) -> None:
        key, group = key_of(action), group_of(action)
        self.line(key).or_(self.line(group)).first.wait_for()
        if not self.line(key).count():
            self.number(self.line(group))
        gold = self.page.locator("aside .foot .deed .gold")
        self.line(key).wait_for()
        if self.line(key).get_attribute("aria-pressed") == "false":
            self.number(self.line(key))
        gold.wait_for()

    def touch(self, action: Action) -> None:
        """In the dungeon, by arrows; a door by Tab."""
        number = action.key()[-1]
        if isinstance(action, Open):
            self.page.keyboard.press("b")
            self.to(self.page.locator(f"[data-door='{number}']"))
        else:
            self.go(number if isinstance(action, Move) else self.target)
        self.page.keyboard.press("Enter")
        line = self.line(key_of(action))
        line.or_(self.page.locator("aside .foot .deed .gold")).first.wait_for()
        if line.count() and line.get_attribute("aria-pressed") == "false":
            self.number(line)

    def go(self, area: int) -> None:
        """By arrows to this area, trying each of them where it has not been tried."""
        keys, ways = self.page.keyboard, dict[int, dict[str, int]]()
        keys.press("b")
        for _ in range(MOST):
            here = self.page.evaluate(HERE)
            if here == area:
                return
            key = self.toward(area, here, ways)
            keys.press(key)
            ways.setdefault(here, {})[key] = self.page.evaluate(HERE)
        raise AssertionError(f"the arrows do not come to {area}: {ways}")

    @staticmethod
    def toward(area: int, here: int, ways: dict[int, dict[str, int]]) -> str:
        """The first key of the shortest way to an arrow that is new."""
        paths = [(here, "")]
        for at, first in paths:
            known = ways.get(at, {})
            for key in ARROWS:
                if key not in known:
                    return first or key
                if known[key] not in [one for one, _ in paths]:
                    paths.append((known[key], first or key))
        raise AssertionError(f"the arrows do not come to {area}: {ways}")


def area_of(match: Match, who: int) -> int:
    """Where a figure is."""
    assert isinstance(match.state, DelveState)
    figure = match.state.figure(who)
    assert figure is not None
    return figure.area


def turn(quest: Quest) -> range | None:
    """A Hero's whole turn with a move, an attack and a door."""
    for span in quest.turns():
        deeds = quest.deeds[span.start : span.stop]
        if {Move, Attack, Open} <= {type(deed.action) for deed in deeds} and len({deed.seat for deed in deeds}) == 1:
            return span
    return None


def test_a_turn_by_keys_from_the_set_up_on(server: Server, device: NewDevice) -> None:
    quest, deeds = found(turn, "cold-stair", 2)
    table = device()
    page, keys = table.page, table.page.keyboard
    new_match(table, "Delve")
    table.says("delve-new-about")
    table.check("delve, set-up")
    tab_to(table, table.words("setup-start"))
    keys.press("Enter")
    player = Typist(table)
    assert player.asked() == "book"
    table.check("delve, Book")
    player.read_on()

    # Another quest waits at home, in the middle.
    id = put(server, table.context, quest.before(deeds.start))
    tab_to(table, table.words("back"))
    keys.press("Enter")
    link = page.locator(f"a[href='#/match/{id}']").first
    link.wait_for()
    player.to(link)
    keys.press("Enter")
    for place in deeds:
        deed = quest.deeds[place]
        player.comes_to("choices")
        table.check(f"delve, {deed.asked}, {type(deed.action).__name__}")
        if isinstance(deed.action, Attack):
            player.target = area_of(quest.before(place), deed.action.target)
        player.does(deed.action)
    player.asked()

    # What is to be known is there by keys, too, and goes again.
    for key, says in (("p", "delve-party"), ("s", "delve-book-short"), ("d", "delve-decks"), ("l", "log")):
        keys.press(key)
        pressed = page.locator("nav button[aria-pressed=true]").filter(has_text=table.words(says))
        pressed.wait_for()
        table.check(f"delve, panel {key}")
        keys.press("Escape")
        pressed.wait_for(state="detached")
    keys.press("w")
    page.locator("aside .rules [aria-current=step]").wait_for()
    table.check("delve, why")
    keys.press("Escape")
    page.locator("aside .rules").wait_for(state="detached")
    assert not page.evaluate("() => window.touched")
