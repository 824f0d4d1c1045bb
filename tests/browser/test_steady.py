"""At a table for a whole evening: what is heard, a screen that stays lit, the page as an app, a network that fails."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.app.table import Server
from tests.browser.cable import cable
from tests.browser.conftest import NewDevice
from tests.browser.device import PATIENCE, PHONE, Device
from tests.browser.great import near_battle, put
from tests.browser.player import Player
from tests.browser.tables import lay, sit, steps

pytestmark = pytest.mark.long

# Notes each voice as it begins, and whether dice tumble then; how loud it all is, as it leaves the page; each shake.
LISTEN = """
  Object.assign(window, { voices: [], loudest: 0, shakes: [] });
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...given) {
      const voice = { pitch: this.frequency ? 1 : 0, tumbles: false };
      window.voices.push(voice);
      requestAnimationFrame(() => setTimeout(() => (voice.tumbles = document.querySelector(".dice.rolling") !== null)));
      return start.apply(this, given);
    };
  }
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode) {
      const meter = this.context.createAnalyser();
      const wave = new Float32Array(meter.fftSize);
      connect.call(this, meter);
      const look = () => {
        meter.getFloatTimeDomainData(wave);
        window.loudest = Math.max(window.loudest, ...wave.map(Math.abs));
      };
      setInterval(look, 20);
    }
    return connect.call(this, to, ...rest);
  };
  const shake = navigator.vibrate.bind(navigator);
  navigator.vibrate = (pattern) => (window.shakes.push(pattern), shake(pattern));
"""
# Says when somebody here is asked.
ASKED = """
  new MutationObserver(() => {
    if (document.querySelector("nav .end button:not([aria-disabled=true])")) console.log("asked");
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
# Notes every lock that is asked for.
LOCKS = """
  window.locks = [];
  if (navigator.wakeLock) {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (kind) => {
      const lock = await request(kind);
      window.locks.push(lock);
      return lock;
    };
  }
"""
LIT = "() => window.locks.filter((lock) => !lock.released).length"


def loudest(page: Page) -> float:
    """How loud it becomes, once anything is heard at all."""
    page.wait_for_function("() => window.loudest > 0.005", polling=50)
    page.wait_for_timeout(600)  # the sound's own length
    return float(page.evaluate("() => window.loudest"))


def fight(table: Device, server: Server, first: str, second: str) -> tuple[Player, str]:
    """A battle at the turn of its first player, who can strike somebody; its address."""
    table.open()
    table.says("motto")
    match, seat = near_battle()
    players = [first, second] if seat == 0 else [second, first]
    id = put(server, table.context, match, players)
    return Player(table, badge=players.index("here")), f"#/match/{id}"


def test_what_happens_is_heard_as_it_is_shown(device: NewDevice, server: Server) -> None:
    table = device(pace="1", motion=True)
    table.context.add_init_script(LISTEN)
    player, place = fight(table, server, "here", "here")
    table.open(place)
    player.play(player.strike_or_walk, lambda now: now == "callout")
    voices = table.wait("() => window.voices.length > 5 && window.voices")
    dice, rest = voices[:5], voices[5:]
    assert [(voice["pitch"], voice["tumbles"]) for voice in dice] == [(0, True)] * 5  # five knocks, while the dice tumble
    assert rest
    assert not any(voice["tumbles"] for voice in rest)  # what came of them is heard after


def test_before_the_first_touch_nothing_is_heard(device: NewDevice, server: Server) -> None:
    table = device(pace="4")
    table.context.add_init_script(LISTEN)
    table.context.add_init_script(ASKED)
    player, place = fight(table, server, "random", "here")
    page = player.page
    page.goto("about:blank")
    with page.expect_console_message(lambda message: message.text == "asked", timeout=PATIENCE):  # the bot has played
        table.open(place)
    # To evaluate anything counts as a touch: this is the first.
    assert page.evaluate("() => [window.voices, window.shakes]") == [[], []]
    player.end_turn()
    table.wait("() => window.voices.length")


def test_sounds_are_softer_or_off_and_the_screen_is_left_alone(device: NewDevice) -> None:
    table = device(language="de", screen=PHONE, touch=True)
    table.context.add_init_script(LISTEN)
    page = table.open("#/settings").page
    table.says("sound-about")
    table.check("settings, sounds")
    assert table.untranslated() == []
    assert page.evaluate("() => window.voices") == []

    def choose(what: str) -> None:
        page.evaluate("() => Object.assign(window, { voices: [], loudest: 0 })")
        table.press(page.get_by_text(table.words(what), exact=True))

    choose("sound-full")
    full = loudest(page)
    page.wait_for_timeout(700)
    choose("sound-soft")
    assert 0.2 * full < loudest(page) < 0.7 * full
    choose("sound-off")
    table.press(page.locator("label").filter(has_text=table.words("sound-shake")))  # off
    page.wait_for_timeout(300)
    assert page.evaluate("() => [window.voices, window.shakes]") == [[], []]
    table.press(page.locator("label").filter(has_text=table.words("sound-shake")))
    assert page.evaluate("() => window.shakes") == [[120, 60, 120]]
    kept = page.evaluate("() => JSON.parse(localStorage['shem-settings'])")
    assert (kept["sounds"], kept["buzz"]) == ("off", True)


def test_the_screen_stays_lit_during_a_battle(whole_browser: Browser, server: Server) -> None:
    """Chromium's headless shell has no screen to keep lit."""
    table = Device(whole_browser, server.address)
    table.context.add_init_script(LOCKS)
    sit(table, "here", "here")
    page = table.page
    Player(table).situation()
    table.until(lambda: page.evaluate(LIT) == 1)
    # A browser lets go of it when the page is hidden; when it is seen again it is asked for anew.
    page.evaluate("() => window.locks[0].release()")
    assert page.evaluate(LIT) == 0
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    table.until(lambda: page.evaluate(LIT) == 1)
    page.evaluate("() => location.assign('#/settings')")
    table.says("sound-awake-about")
    table.until(lambda: page.evaluate(LIT) == 0)
    assert page.evaluate("() => window.locks.length") == 2
    table.press(page.locator("label").filter(has_text=table.words("sound-awake")))  # off
    page.go_back()
    Player(table).situation()
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.locks.length") == 2
    table.close()


def test_where_the_screen_cannot_be_kept_lit_the_settings_say_so(device: NewDevice, server: Server) -> None:
    """By http from another machine, as guests come."""
    guest = device("http://table.test")
    guest.forgive("status of 403|ERR_")

    def pass_on(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace("http://table.test", server.address)))

    guest.context.route("http://table.test/**", pass_on)
    page = guest.open("#/settings").page
    guest.says("sound-awake-address")
    expect(page.get_by_role("checkbox", name=guest.words("sound-awake"))).to_be_disabled()
    guest.check("settings, from elsewhere")


def test_it_can_be_installed_with_its_pictures(whole_browser: Browser, server: Server) -> None:
    """Chromium's headless shell installs nothing, and says of no page that it cannot be."""
    table = Device(whole_browser, server.address)
    page = table.open("#/").page
    table.says("motto")
    chrome = table.context.new_cdp_session(page)
    found = chrome.send("Page.getAppManifest")
    assert found["errors"] == []
    hindrances = chrome.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in hindrances} == {"in-incognito"}  # these tests' windows are private
    manifest = json.loads(found["data"])
    pictures = manifest["screenshots"]
    assert (
        [one["form_factor"] for one in pictures].count("wide")
        >= 2
        <= [one["form_factor"] for one in pictures].count("narrow")
    )
    for picture in (*pictures, *(icon for icon in manifest["icons"] if icon["sizes"] != "any")):
        size = page.evaluate(
            "async (src) => createImageBitmap(await (await fetch(src)).blob()).then((it) => [it.width, it.height])",
            picture["src"],
        )
        assert "x".join(map(str, size)) == picture["sizes"], picture["src"]
    assert all(one.get("label") for one in pictures)
    for shortcut in manifest["shortcuts"]:
        table.open(shortcut["url"].removeprefix("./"))
        page.locator("h1").first.wait_for()
        expect(page.locator(".loading")).to_have_count(0)
        assert page.get_by_text(table.words("nowhere")).count() == 0, shortcut["url"]


def play(players: list[Player], met: Callable[[], bool]) -> None:
    """Whoever is asked goes on, and does nothing but end their turns, until it is so."""
    for _ in range(300):
        if met():
            return
        for player in players:
            if player.is_asked() and not met():
                player.step(player.situation(), player.end_turn)
        players[0].page.wait_for_timeout(20)
    raise AssertionError([player.seen[-10:] for player in players])


def places(player: Player) -> list[tuple[int, int, int]]:
    return sorted((one["golem"], one["x"], one["y"]) for one in player.figures())


def test_the_network_of_the_house_fails_and_the_host_plays_on(device: NewDevice, server: Server) -> None:
    """The device that hosts needs no network; guests come back by themselves, and see all that happened."""
    with cable(server.address) as network:
        host, guest = device(), device(network.address)
        loaded: list[str] = []
        host.page.on("request", lambda request: loaded.append(request.url))
        made = lay(host, "here", "remote")
        host.open(f"#/match/{made['id']}")
        guest.open(made["links"][1]["url"].replace(server.address, network.address))
        guest.press(guest.button("join-enter"))
        here, there = Player(host, badge=0), Player(guest, badge=1)
        play([here, there], lambda: here.is_asked() and here.situation() == "turn")
        stood = places(here)
        guest.forgive("ERR_|WebSocket")
        network.pull()
        guest.says("match-lost")
        host.page.reload()  # the page comes from this machine, too
        here.play(here.strike_or_walk, lambda now: now == "turn" and places(here) != stood)
        here.end_turn()
        assert guest.page.get_by_text(guest.words("match-lost")).is_visible()
        network.plug()
        expect(guest.page.get_by_text(guest.words("match-lost"))).to_have_count(0)
        assert there.situation() == "turn"
        assert places(there) == places(here) != stood
        played = steps(host, made["id"])
        there.end_turn()
        host.until(lambda: steps(host, made["id"]) > played)
        assert here.situation() == "turn"
        assert all(url.startswith((f"{server.address}/", "data:", "blob:")) for url in loaded)
