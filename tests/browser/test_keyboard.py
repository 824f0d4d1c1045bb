"""A battle by keyboard alone: no finger, no mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shem.games.arcana.parts.actions import Curse
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.great import crowded_battle, great_battle, put
from tests.browser.player import Player

pytestmark = pytest.mark.long
FOCUS = """() => {
  const here = document.activeElement;
  if (here === document.body) return "";
  return here.getAttribute("aria-label") ?? (here.labels?.length ? here.labels[0] : here).textContent.trim();
}"""
NO_FINGER = """() => {
  for (const kind of ["pointerdown", "touchstart", "wheel"]) addEventListener(kind, () => (window.touched = true), true);
}"""


def tab_to(table: Device, text: str) -> None:
    """Go on by Tab until what has the focus says this."""
    seen = []
    for _ in range(120):
        table.page.keyboard.press("Tab")
        seen.append(table.page.evaluate(FOCUS))
        if text.casefold() in seen[-1].casefold():
            return
    raise AssertionError(f"{text!r} cannot be reached by Tab: {seen}")


class Typist(Player):
    """Plays by keys: every touch is arrows and Enter, every button a shortcut or Tab."""

    def let_go(self) -> None:
        self.page.keyboard.press("Enter")

    def touch(self, kind: str, number: int) -> None:
        region = number
        if kind == "golem":
            at = next(one for one in self.figures() if one["golem"] == number)
            regions = self.page.evaluate("() => looking.regions()")
            region = next(one["region"] for one in regions if (one["x"], one["y"]) == (at["x"], at["y"]))
        keys = self.page.keyboard
        keys.press("b")
        for _ in range(80):
            way = self.page.evaluate("(region) => looking.way(region)", region)
            if not way:
                break
            keys.press(way)
        assert self.page.evaluate("() => document.activeElement.dataset.region") == str(region)
        keys.press("Enter")

    def pick(self, golem: int) -> None:
        """From Golem to Golem that can do something."""
        for _ in range(20):
            self.page.keyboard.press("n")
            self.device.wait("() => document.querySelector('article.card .abilities')")
            if self.page.locator(f".token.selected[data-golem='{golem}']").count():
                return
        raise AssertionError(f"Golem {golem} cannot be picked by keys")

    def choose(self, slot: int) -> None:
        """The number keys are the abilities that can be used."""
        self.device.wait("() => document.querySelector('.runes button')")
        place = [ability["slot"] for ability in self.abilities()].index(slot)
        self.page.keyboard.press(str(place + 1))
        self.lights()

    def roll(self, digits: str) -> None:
        self.rolled += 1
        with self.leaving(".keypad"):
            self.page.keyboard.type(digits)
            self.page.keyboard.press("Enter")

    def press(self, selector: str) -> None:
        """By the keys that the screen has for it."""
        keys = self.page.keyboard
        if ".foot .deed .gold" in selector or ".callout" in selector:
            keys.press("Enter")
        elif "dialog[open]" in selector:
            tab_to(self.device, self.page.locator(selector).first.inner_text().strip())
            keys.press("Enter")
        elif ".end button" in selector:
            keys.press("e")
        elif ".foot .deed button" in selector:
            keys.press("Escape")
        elif ".options button" in selector or ".faces button" in selector:
            keys.press("1")
        else:
            raise AssertionError(f"no key for {selector}")


def new_match(table: Device, game: str) -> None:
    """From the settings to the set-up of a game; from then on no finger does anything."""
    page = table.open("#/settings").page
    page.evaluate(NO_FINGER)
    table.says("settings-look")
    page.keyboard.press("h")
    table.says("home-none")
    tab_to(table, table.words("new"))
    page.keyboard.press("Enter")
    page.locator("main a").filter(has_text=game).wait_for()
    tab_to(table, game)
    page.keyboard.press("Enter")


def test_a_whole_battle_by_keys(device: NewDevice) -> None:
    table = device()
    page, keys = table.page, table.page.keyboard
    new_match(table, "Golem Arcana")
    page.locator(".scenarios a").first.wait_for()
    tab_to(table, table.title("thirst"))
    keys.press("Enter")
    page.get_by_role("heading", name=table.title("thirst")).wait_for()
    tab_to(table, table.words("setup-choose"))
    keys.press("Enter")
    table.says("setup-start")
    tab_to(table, table.words("dice-app"))
    for kind in ("either", "enter"):
        keys.press("ArrowRight")
        assert page.evaluate(FOCUS) == table.words(f"dice-{kind}")
    table.check("seats")
    tab_to(table, table.words("setup-start"))
    keys.press("Enter")

    player = Typist(table)
    player.play(player.end_turn, lambda now: now.startswith("prompt:"))
    # In which order they are deployed is free, too.
    chosen = page.locator("aside .body li button[aria-pressed=true]")
    first = chosen.inner_text()
    keys.press("n")
    expect(chosen).not_to_have_text(first)
    player.deploy()
    keys.press("?")
    expect(page.locator("dialog[open]")).to_contain_text(table.words("arcana-end"))
    table.check("keys")
    keys.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for key, code in (("a", "armies"), ("o", "ancients"), ("m", "map"), ("l", "log")):
        keys.press(key)
        open = table.words(code if key == "l" else f"arcana-{code}")
        expect(page.locator("nav button[aria-pressed=true]")).to_have_text(open)
        keys.press("Escape")
    keys.press("n")
    page.locator("article.card .abilities").wait_for()
    card = page.locator("article.card h2").inner_text()
    keys.press("n")
    expect(page.locator("article.card h2")).not_to_have_text(card)
    keys.press("Escape")

    assert player.play(player.strike_or_walk, lambda now: now == "result") == "result"
    table.check("result")
    assert page.locator(".result .won").count() == 1
    assert {"roll", "callout"} <= set(player.seen)
    # Who hears the page is told what happens.
    assert "".join(page.locator("[aria-live=polite]").all_text_contents()).strip()
    tab_to(table, table.words("home"))
    keys.press("Enter")
    table.says("motto")
    assert not page.evaluate("() => window.touched")


def test_figures_that_share_a_region_are_picked_by_keys(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.open().page
    table.says("motto")
    match, seat, region = crowded_battle()
    table.open(f"#/match/{put(server, table.context, match)}")
    page.evaluate(NO_FINGER)
    player = Typist(table, badge=seat)
    assert player.situation() == "turn"
    there = page.locator("aside .here button b")
    names = []
    for place in range(2):
        player.touch("region", region)
        there.first.wait_for()
        table.check("region card of two")
        names = there.all_inner_texts()
        page.keyboard.press(str(place + 1))
        expect(page.locator("article.card h2")).to_contain_text(names[place])
        page.keyboard.press("Escape")
    assert len(names) > 1
    # Or by Tab, as every list.
    player.touch("region", region)
    there.first.wait_for()
    tab_to(table, names[1])
    page.keyboard.press("Enter")
    expect(page.locator("article.card h2")).to_contain_text(names[1])
    assert not page.evaluate("() => window.touched")


def test_powers_of_ancient_ones_by_keys(device: NewDevice, server: Server) -> None:
    """A Miracle by its rune, a Curse by Tab."""
    table = device()
    page = table.open().page
    keys = page.keyboard
    table.says("motto")
    found = great_battle()
    id = put(server, table.context, found.match)
    table.open(f"#/match/{id}")
    page.evaluate(NO_FINGER)
    player = Typist(table, badge=found.seat)
    looker = Commander(table, id, found.seat, server)
    assert player.situation() == "turn"

    def power(role: str) -> str:
        """The name of this power of the Ancient One on the page."""
        use = page.locator(f".use[data-power={role}]:enabled")
        return page.locator(".powers li").filter(has=use).locator("h3").inner_text()

    def finish(told: str) -> None:
        """Commit and go on until the turn does; it has happened then."""
        before = looker.told(told)
        player.gold()
        while (now := player.situation()) != "turn":
            player.step(now, lambda: None)
        assert looker.told(told) == before + 1

    keys.press("o")
    runes = page.locator(".runes button")
    runes.first.wait_for()
    labels = runes.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    keys.press(str(next(place for place, label in enumerate(labels, 1) if power("miracle") in label)))
    page.locator("aside .foot .deed .gold:enabled").wait_for()
    table.check("miracle")
    finish("miracle")

    curses = page.locator(".use[data-power=curse]:enabled")
    for _ in range(5):  # through the cards of the Ancient Ones, to one with a Curse
        if curses.count():
            break
        tab_to(table, table.words("arcana-next-ancient"))
        keys.press("Enter")
    tab_to(table, f"{table.words('arcana-use')}: {power('curse')}")
    keys.press("Enter")
    page.locator("path.lit").first.wait_for(state="attached")
    region = player.lit()[0]["region"]
    assert region in [key[1] for key in looker.legal(Curse)]
    player.touch("region", region)
    player.arm()
    finish("cursed")
    assert page.locator("use[href='#ga-curse']").count() > 0
    assert not page.evaluate("() => window.touched")
