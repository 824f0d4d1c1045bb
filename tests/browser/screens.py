"""Pictures of every screen: `python -m tests.browser.screens FOLDER [--only WORD ...]`, or `... FOLDER --readme`,
or `... FOLDER --manifest`.

Each screen in each of its states (empty, loading, error where it has them), on a tablet, a phone and a large screen,
dark and light, in English and German: FOLDER/tablet-dark-en/10-home.png and so on. --only: pictures or folders whose
name holds a WORD.
--readme: those of the README instead, FOLDER/battle.jpg and FOLDER/builder.jpg. --manifest: those that a browser shows
who installs the app, the same on a wide and on a narrow screen: FOLDER/battle-wide.jpg and so on.
"""

from __future__ import annotations

import argparse
import sys
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Literal
from zipfile import ZipFile

from playwright.sync_api import Error, FilePayload, ViewportSize, sync_playwright

import shem
from shem.core.contract import Over, Roll
from shem.core.dice import ENTER
from shem.core.match import Match
from shem.games.arcana.content.codex import core_pack
from shem.games.arcana.content.models_army import ArmyFile
from shem.games.arcana.parts.actions import Charge
from shem.games.archmage.parts.actions import Face, Move
from shem.games.archmage.parts.board import EAST
from shem.games.archmage.parts.table import BOW
from shem.games.wizards.parts.actions import Fight
from shem.games.wizards.parts.events import CARD
from tests.app.table import serving
from tests.browser.archmage import Archmage
from tests.browser.camera import Camera, Scene, laid
from tests.browser.cards_screens import CARDS
from tests.browser.chromium import launch
from tests.browser.cities import RESTS, WINS, City
from tests.browser.delve_screens import DELVE
from tests.browser.device import PHONE, TABLET, Device
from tests.browser.great import battle_before, golden, great_battle, named_charge, near_battle, put
from tests.browser.lesson_screens import LESSONS
from tests.browser.owner_screens import OWNER
from tests.browser.player import Player
from tests.browser.stylus_screens import STYLUS
from tests.browser.table_screens import TABLE_MODE
from tests.browser.tables import lay, sit
from tests.browser.wars import FRONT, HANDS, NEAR, War, fighting, marched, ported, spellbound
from tests.browser.wizards import Wizard
from tests.rules.archmage.scene import SPREAD
from tests.rules.wizards.scene import MAP, NORTH_WEST, PASS, SOUTH_EAST, cast

SCENES: list[Scene] = []


def scene(function: Scene) -> Scene:
    SCENES.append(function)
    return function


@scene
def home(camera: Camera) -> None:
    table = camera.device
    camera.states("10-home", "#/", "**/api/home*")
    table.open("#/")
    table.says("home-none")
    camera.shot("10-home-empty", whole=True)
    match, _ = near_battle()
    put(camera.server, table.context, match)
    table.page.reload()
    table.page.locator(".matches").wait_for()
    camera.shot("10-home", whole=True)
    table.open("#/nowhere/at/all")
    camera.shot("11-nowhere")


@scene
def new_battle(camera: Camera) -> None:
    table, page = camera.device, camera.page
    camera.states("20-scenarios", "#/new/arcana", "**/api/games/arcana/scenarios*")
    table.open("#/new/arcana")
    page.locator(".scenarios a").first.wait_for()
    if camera.wide:
        table.says("setup-victory")
    camera.shot("20-scenarios")
    search = page.locator("input[type=search]:visible").first
    search.fill("xyzzy")
    table.says("setup-nothing")
    camera.shot("20-scenarios-empty")
    search.fill("")
    table.open("#/new/arcana/caves-of-mahtis")
    table.says("setup-victory")
    camera.shot("21-scenario", whole=True)
    table.open("#/new/arcana/four-winds")
    page.locator("h2").filter(has_text=table.title("four-winds")).first.wait_for()
    camera.shot("21-scenario-measured", whole=True)
    table.open("#/new/arcana/thirst/seats")
    table.says("setup-start")
    camera.shot("22-seats", whole=True)
    table.press(table.named("setup-army-change", number=1))
    page.locator("dialog[open] .cards > li").first.wait_for()
    camera.shot("22-army-cards")
    page.keyboard.press("Escape")
    page.locator(".seats > li").nth(1).locator("select").first.select_option("remote")
    camera.shot("22-seats-guest", whole=True)
    table.press(table.button("setup-start"))
    table.says("lobby-alone")
    camera.shot("23-lobby", whole=True)
    link = page.locator(".invitation input").first.input_value()
    table.open(link)
    table.page.reload()
    page.locator(".welcome").wait_for()
    camera.shot("24-join")
    table.open("#/join/nobody")
    table.page.reload()
    page.locator(".trouble").first.wait_for()
    camera.shot("24-join-error")


@scene
def deployment(camera: Camera) -> None:
    table = camera.device
    sit(table, "here", "greedy")
    player = Player(table)
    player.situation()
    camera.shot("30-deployment")
    player.touch("region", player.lit()[0]["region"])
    player.arm()
    camera.shot("31-deployment-chosen")


@scene
def battle(camera: Camera) -> None:
    page = camera.page
    player = _take_up(camera, *near_battle())
    assert player.situation() == "turn"
    camera.shot("40-turn")
    struck = _to_target(player)
    camera.shot("42-targets")
    player.touch("golem", struck)
    player.arm()
    page.wait_for_timeout(300)
    camera.shot("43-tally")
    page.keyboard.press("k")
    page.wait_for_timeout(400)
    camera.shot("43-tally-kill")
    page.locator("aside .opens").last.click()
    page.locator("dialog[open]").wait_for()
    camera.shot("44-deep-dive")
    page.keyboard.press("Escape")
    page.locator("aside .foot .deed button[aria-pressed]").click()
    player.gold()
    player.situation()
    camera.shot("45-keypad")
    player.roll("00")
    while player.situation() == "roll":
        player.roll("00")
    camera.shot("46-callout")
    player.play(lambda: None, lambda now: now == "turn")
    camera.shot("47-after")
    player.deselect()
    _panels(camera, player)
    page.locator("nav .end button").click()
    page.locator("aside .foot .deed .gold:enabled").wait_for()
    camera.shot("57-end-turn")


def _to_target(player: Player) -> int:
    """Choose an ability that lights somebody; whom."""
    for golem in player.page.evaluate("() => looking.able()"):
        player.pick(golem)
        for ability in player.abilities():
            if ability["strikes"]:
                player.choose(ability["slot"])
                targets = [one for one in player.figures() if one["hit"] and not one["own"]]
                if targets:
                    return int(targets[0]["golem"])
                player.deselect()
                player.pick(golem)
        player.deselect()
    raise AssertionError("nobody can be struck")


def _panels(camera: Camera, player: Player) -> None:
    table, page = camera.device, camera.page
    own = [one["golem"] for one in player.figures() if one["own"]]
    golem = next(one for one in own if page.evaluate("(what) => looking.spot(what)", ["golem", one]))
    player.pick(golem)
    camera.shot("41-card")
    page.locator("article.card .more[aria-expanded]").click()
    camera.shot("41-card-all")
    off = page.locator("article.card .use[aria-disabled=true]").first
    if off.count():
        off.click(force=True)  # it looks switched off, and says why
        page.wait_for_timeout(400)
        camera.shot("48-why-not")
    player.deselect()
    full = {(one["x"], one["y"]) for one in player.figures()}
    regions = page.evaluate("() => looking.regions().filter(({ region }) => looking.spot(['region', region]))")
    empty = next(one["region"] for one in regions if (one["x"], one["y"]) not in full and one["y"] > 1)
    player.touch("region", empty)
    page.wait_for_timeout(500)
    camera.shot("49-region-card")
    page.keyboard.press("Escape")
    for number, name in ((50, "armies"), (51, "ancients"), (52, "map")):
        table.press(table.button(f"arcana-{name}", page.locator("nav")))
        page.wait_for_timeout(400)
        camera.shot(f"{number}-{name}")
        table.press(table.button(f"arcana-{name}", page.locator("nav")))
    table.press(table.button("log", page.locator("nav")))
    page.wait_for_timeout(300)
    camera.shot("53-log")
    page.locator("aside .log li .opens").last.click()
    page.locator("dialog[open] table").first.wait_for()
    camera.shot("53-log-dive")
    page.keyboard.press("Escape")
    table.press(table.button("log", page.locator("nav")))
    table.press(table.button("menu", page.locator("nav")))
    camera.shot("54-menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    camera.shot("55-keys")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator("dialog[open] p").first.wait_for()
    camera.shot("56-help-here")
    page.keyboard.press("Escape")


@scene
def great(camera: Camera) -> None:
    table, page = camera.device, camera.page
    found = great_battle()
    player = _take_up(camera, found.match, found.seat)
    player.situation()
    camera.shot("60-great-battle")
    table.press(table.button("arcana-armies", page.locator("nav")))
    page.locator("aside .body h2").first.wait_for()
    camera.shot("63-great-armies")
    table.press(table.button("arcana-ancients", page.locator("nav")))
    page.locator("aside .body h2").first.wait_for()
    page.wait_for_timeout(400)
    camera.shot("63-great-ancients")
    page.keyboard.press("Escape")
    golem, slot, region = found.walk.key()[1:]
    player.pick(golem)
    page.locator(f"article.card .use[data-slot='{slot}']").click()
    page.locator("path.lit").first.wait_for(state="attached")
    camera.shot("61-great-moves")
    player.touch("region", region)
    player.arm()
    player.gold()
    while (now := player.situation()) not in ("story", "turn"):
        player.step(now, lambda: None)
    camera.shot("62-story")


@scene
def over(camera: Camera) -> None:
    table, page = camera.device, camera.page
    camera.states("72-replays", "#/replays", "**/api/home*")
    table.open("#/replays")
    table.says("replays-none")
    camera.shot("72-replays-empty")
    file = camera.server.home / "golden.jsonl"
    file.write_bytes(golden("three-cairns"))
    id = put(camera.server, table.context, shem.load(file))
    table.open(f"#/match/{id}")
    page.reload()
    page.locator(".result").wait_for()
    page.wait_for_timeout(300)
    camera.shot("70-result")
    table.open("#/replays")
    page.locator("main li").first.wait_for()
    camera.shot("72-replays")
    table.open(f"#/replay/{id}")
    page.locator(".steps li[data-step='60'] button").first.click()
    page.locator("rect.region").first.wait_for()
    page.wait_for_timeout(500)
    camera.shot("71-replay")
    page.locator("aside").get_by_text(table.words("log"), exact=True).click()
    page.locator("aside .log li").first.wait_for()
    camera.shot("71-replay-log")
    camera.states("71-replay", f"#/replay/{id}", "**/steps*")


@scene
def secrets(camera: Camera) -> None:
    table, page = camera.device, camera.page
    sit(table, "here", "here", scenario="as-the-embers-die")
    player = Player(table)
    for _ in range(40):
        now = player.situation()
        if now == "hand-over":
            break
        player.step(now, lambda: player.end_turn())
    camera.shot("33-hand-over")
    page.locator("dialog[open] .gold").click()
    player.situation()
    table.press(table.button("arcana-map", page.locator("nav")))
    page.locator("aside .tiles").wait_for()
    page.locator("aside .tiles").scroll_into_view_if_needed()
    camera.shot("34-secrets")


@scene
def taking_back(camera: Camera) -> None:
    """Past a bot's answer; what was taken back can be done again, and the result says what was."""
    table, page = camera.device, camera.page
    table.open()
    table.says("motto")
    match, seat = near_battle()
    players = ["here" if number == seat else "greedy" for number in range(2)]
    table.open(f"#/match/{put(camera.server, table.context, match, players)}")
    player = Player(table, badge=seat)
    player.play(player.end_turn, lambda now: now == "turn")
    table.press(table.button("undo", page.locator("nav")))
    page.locator("dialog[open] .what").wait_for()
    camera.shot("5a-undo")
    table.press(table.button("undo-do", page.locator("dialog[open]")))
    table.button("redo", page.locator("nav")).wait_for()
    camera.shot("5a-redo")
    file = camera.server.home / "golden.jsonl"
    file.write_bytes(golden("three-cairns", "human", "greedy"))
    over = shem.load(file)
    last = over.live[-1]
    assert last.seat is not None and last.action is not None
    over.undo(consent=[0, 1], seat=1 - last.seat)
    over.play(last.seat, last.action)
    table.open(f"#/match/{put(camera.server, table.context, over, ['here', 'greedy'])}")
    page.reload()
    page.locator(".result .again").wait_for()
    page.wait_for_timeout(300)
    camera.shot("70-result-mine")


@scene
def guests(camera: Camera) -> None:
    """A match that waits for an army, as its host and as the guest see it; then who plays, and an undo that asks."""
    table = camera.device
    made = lay(table, "here", "remote", armies=["dune-hunters", None])
    guest = camera.another()
    table.open(f"#/lobby/{made['id']}")
    table.says("lobby-awaited")
    camera.shot("26-gathering", whole=True)
    guest.device.open(made["links"][1]["url"])
    guest.page.locator(".welcome input").fill("Grete")
    guest.shot("26-join")
    guest.device.press(guest.device.button("join-enter"))
    guest.page.locator(".cards > li").first.wait_for()
    guest.shot("26-bring", whole=True)
    guest.device.press(guest.page.locator("[data-army=thorn-pilgrims] button[aria-pressed]"))
    guest.device.says("lobby-host")
    guest.shot("26-brought", whole=True)
    table.says("lobby-ready")
    camera.shot("26-ready", whole=True)
    table.press(table.button("setup-start"))
    player = Player(table)
    other = Player(guest.device, badge=1)
    while not other.is_asked():
        if player.is_asked():
            player.step(player.situation(), player.end_turn)
    other.situation()
    camera.shot("27-others-turn")
    guest.shot("27-my-turn")
    other.answer()
    table.press(table.button("undo", camera.page.locator("nav")))
    table.press(table.button("undo-ask", camera.page.locator("dialog[open]")))
    table.says("undo-waits")
    camera.shot("27-undo-waits")
    guest.device.says("undo-yes")
    guest.shot("27-consent")
    guest.device.close()


@scene
def others(camera: Camera) -> None:
    """Others' turns: a walk, a roll, and what they did, told since one's own turn."""
    table, page = camera.device, camera.page
    match, seat = near_battle("realm-of-cinders", 4)
    players = ["greedy"] * 4
    players[seat] = "here"
    table.open("#/")
    page.evaluate("() => (localStorage['shem-settings'] = '{\"pace\": \"1\"}')")
    table.open(f"#/match/{put(camera.server, table.context, match, players)}")
    page.reload()
    player = Player(table, badge=seat)
    player.situation()
    player.end_turn()
    page.locator(".pace").wait_for()
    camera.shot("58-others-turns")
    page.locator(".callout .go").wait_for()
    camera.shot("58-others-roll")
    page.keyboard.press("s")
    digest = page.locator("aside .digest")
    digest.wait_for()
    camera.shot("58-since-your-turn")
    if digest.locator(".more").count():
        table.press(digest.locator(".more").first)
    table.press(digest.locator(".place").first)
    camera.shot("58-since-your-turn-opened")
    page.evaluate("() => (localStorage['shem-settings'] = '{\"pace\": \"once\"}')")


@scene
def question(camera: Camera) -> None:
    text = {"en": "Walls", "de": "Mauern"}
    golems = ["growling-phalanx", *["jade-sentinel"] * 3]
    walls = {"title": text, "description": text, "faction": "durani", "points": 500, "golems": golems}
    armies = [ArmyFile.model_validate(walls), "thorn-pilgrims"]
    found = battle_before(lambda _, asks: asks == "displace", armies=armies)
    found.match.play(found.seat, found.action)
    player = _take_up(camera, found.match, found.seat)
    player.play(lambda: None, lambda now: now.startswith("prompt:"))
    camera.shot("59-question")


@scene
def way(camera: Camera) -> None:
    """The way of a Charge, named Region by Region."""
    table, page = camera.device, camera.page
    found, regions = named_charge()
    player = _take_up(camera, found.match, found.seat)
    player.situation()
    assert isinstance(found.action, Charge)
    player.pick(found.action.golem)
    player.press(f"article.card .use[data-slot='{found.action.ability}']")
    player.lights()
    camera.shot("5b-charge")
    table.press(page.locator("aside .options button").filter(has_text=NAME_THE_WAY[table.language]).first)
    player.arm()
    camera.shot("5b-charge-way")
    player.gold()
    player.situation()
    camera.shot("5b-charge-way-asked")
    player.touch("region", regions[0])
    player.arm()
    camera.shot("5b-charge-way-step")


@scene
def sights(camera: Camera) -> None:
    """What is only looked at: reaches, the head of a card, the goal, the legend; on screens of other sizes, too."""
    table, page = camera.device, camera.page
    table.open("#/new/arcana/three-cairns/seats")
    page.locator(".seats .army li button").first.click()
    page.locator("dialog[open] article").wait_for()
    camera.shot("26-card-at-set-up")
    player = _take_up(camera, *near_battle())
    player.situation()
    page.keyboard.press("r")
    page.locator("path.struck").wait_for(state="attached")
    camera.shot("35-reach-of-all")
    page.keyboard.press("r")
    enemy = next(one for one in player.figures() if not one["own"])
    if camera.wide:
        page.mouse.move(*page.evaluate("(what) => looking.spot(what)", ["golem", enemy["golem"]]))
        page.locator(".glimpse").wait_for()
        camera.shot("35-head-of-card")
    player.pick(enemy["golem"])
    page.locator("article.card .reach").click()
    page.locator("path.struck").wait_for(state="attached")
    camera.shot("36-enemy-reach")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.locator("dialog[open] .places").wait_for()
    camera.shot("37-goal")
    page.locator("dialog[open] .actions button").first.click()
    page.locator("dialog[open] .legend").wait_for()
    camera.shot("38-legend")
    page.keyboard.press("Escape")
    sizes = {"large": (1920, 1080), "wall": (3840, 2160)} if camera.wide else {"narrow": (320, 640), "small": (360, 740)}
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        player.situation()
        camera.shot(f"39-{name}")
        player.pick(page.evaluate("() => looking.able()")[0])
        camera.shot(f"39-{name}-card")


def _take_up(camera: Camera, match: Match, seat: int) -> Player:
    table = camera.device
    table.open()
    table.says("motto")
    table.open(f"#/match/{put(camera.server, table.context, match)}")
    return Player(table, badge=seat)


@scene
def packs(camera: Camera) -> None:
    table, page = camera.device, camera.page
    known = (core_pack() / "scenarios" / "three-cairns.yaml").read_text(encoding="utf-8")
    table.open("#/new/arcana")
    page.locator(".scenarios a").first.wait_for()
    table.press(table.button("setup-import"))
    table.says("packs-none")
    camera.shot("25-packs-empty")
    picker = page.locator("dialog[open] input[type=file]")
    picker.set_input_files(_pack(known.replace("rounds: 8", "rounds: many")))
    page.locator("dialog[open] [role=alert]").wait_for()
    camera.shot("25-packs-error")
    picker.set_input_files(_pack(known))
    page.locator("dialog[open] li").first.wait_for()
    camera.shot("25-packs")
    table.press(table.named("packs-remove", name="borrowed"))
    table.says("packs-remove-sure")
    camera.shot("25-packs-remove")
    table.press(table.button("packs-remove-do", page.locator("dialog[open]").last))
    table.says("packs-none")


def _pack(scenario: str) -> FilePayload:
    target = BytesIO()
    with ZipFile(target, "w") as file:
        file.writestr("borrowed/scenarios/borrowed.yaml", scenario)
    return {"name": "borrowed.zip", "mimeType": "application/zip", "buffer": target.getvalue()}


@scene
def armies(camera: Camera) -> None:
    table, page = camera.device, camera.page
    camera.states("80-armies", "#/armies", "**/api/games/arcana/armies*")
    table.open("#/armies")
    table.says("armies-mine-none")
    camera.shot("80-armies")
    table.press(table.button("armies-in"))
    camera.shot("81-bring-in")
    page.keyboard.press("Escape")
    table.press(table.button("armies-new"))
    page.locator("#army-title").wait_for()
    camera.shot("82-builder-empty")
    page.locator("#army-title").fill("Pictures")
    page.locator(".tabs button").nth(1).click()
    for place in (0, 3, 5):
        page.locator("ul.golems li .counter button:last-child").nth(place).click()
    camera.shot("83-builder-golems")
    page.locator(".tabs button").nth(2).click()
    camera.shot("83-builder-ancients")
    tab = page.locator(".tabs button").nth(0)
    if tab.is_visible():  # a wide screen shows the army beside the rest
        tab.click()
    page.wait_for_timeout(700)
    camera.shot("84-builder")
    table.press(table.named("armies-share"))
    page.locator("dialog[open] svg").first.wait_for()
    page.wait_for_timeout(500)
    camera.shot("85-share")
    page.keyboard.press("Escape")
    table.open("#/armies/sheet/jade-throne")
    page.wait_for_timeout(1000)
    camera.shot("86-sheet")
    page.emulate_media(media="print")
    camera.shot("86-sheet-print", whole=True)
    page.emulate_media(media="screen")


@scene
def rules(camera: Camera) -> None:
    table, page = camera.device, camera.page
    camera.states("90-help", "#/help", "**/api/games/arcana/help*")
    table.open("#/help")
    page.locator("main h2, main h3").first.wait_for()
    camera.shot("90-help")
    table.open("#/help/arcana/movement")
    page.locator("main h2").filter(visible=True).first.wait_for()
    camera.shot("90-help-chapter")
    table.open("#/help/arcana/rulings")
    page.locator("main h2").first.wait_for()
    camera.shot("90-help-rulings")
    page.locator("input[type=search]").fill("line of sight" if table.language == "en" else "wie gewinne ich")
    page.locator(".hits mark").first.wait_for()
    camera.shot("91-help-found")
    page.locator("input[type=search]").fill("xyzzy")
    page.wait_for_timeout(400)
    camera.shot("91-help-nothing")
    table.open("#/settings")
    page.locator("main h2").first.wait_for()
    camera.shot("92-settings", whole=True)


@scene
def archmage(camera: Camera) -> None:
    """Archmage from its set-up to its result."""
    table, page = camera.device, camera.page
    table.open("#/new/archmage")
    table.says("archmage-new-about")
    camera.shot("a0-archmage-set-up", whole=True)
    player = Archmage(table)

    def lay_out(city: City, other: str = "remote") -> str:
        id = put(camera.server, table.context, city.match, ["here", other])
        table.open(f"#/match/{id}")
        return id

    lay_out(City().turn())
    player.asked()
    camera.shot("a1-archmage-allocation")
    player.pour(WINS)
    camera.shot("a1-archmage-poured")
    table.press(table.button("archmage-forecast"))
    table.says("archmage-forecast-phases")
    camera.shot("a1-archmage-forecast")
    for key, name in (("p", "players"), ("l", "log")):
        page.keyboard.press(key)
        page.wait_for_timeout(400)
        camera.shot(f"a2-archmage-{name}")
        page.keyboard.press(key)
    lay_out(City().turn(), "here")
    while (asked := player.asked()) != "bowls":
        camera.shot(f"a3-archmage-{asked}")
        player.step(asked)
    camera.shot("a3-archmage-uncovered")
    lay_out(City().announced(WINS, RESTS))
    player.asked()
    camera.shot("a4-archmage-redistribution")
    lay_out(City().turn().split(WINS, RESTS))
    player.asked()
    camera.shot("a5-archmage-orientation")
    lay_out(City().turn().split(WINS, RESTS).play(Face(EAST)))
    player.asked()
    table.press(page.locator("button[data-place].lit").first)
    player.asked()
    camera.shot("a5-archmage-movement")
    lay_out(City(under={**SPREAD, BOW: 17}).turn().split(WINS, RESTS).play(Face(EAST), Move(2)))
    player.asked()
    camera.shot("a6-archmage-artifact")
    id = lay_out(City({17: "Sol"}, goal=10).turn())
    table.says("result")
    camera.shot("a7-archmage-result")
    table.open(f"#/replay/{id}")
    page.locator("main .city").first.wait_for()
    page.locator(".steps li button").last.click()
    page.wait_for_timeout(400)
    camera.shot("a8-archmage-replay")
    table.open("#/help/archmage")
    page.locator("main h2, main h3").first.wait_for()
    camera.shot("a9-archmage-help")


@scene
def wizards(camera: Camera) -> None:
    """Wizards before the battle: set-up, tiles, and a turn's phases."""
    table, page = camera.device, camera.page
    table.open("#/new/wizards")
    table.says("wizards-new-about")
    camera.shot("w0-wizards-set-up", whole=True)
    table.press(page.locator("label").filter(has_text=table.words("wizards-from-table")))
    table.says("wizards-start-golem")
    camera.shot("w0-wizards-set-up-table", whole=True)
    player, lay_out = Wizard(table), laid(camera)

    lay_out(shem.new("wizards", seats=2, seed=4, dice=ENTER))
    player.asked()
    camera.shot("w1-wizards-tiles")
    for _ in range(9):
        player.step(player.asked())
    page.wait_for_timeout(300)
    camera.shot("w1-wizards-tiles-named")
    dealing = shem.new("wizards", seats=2, map=MAP, seed=4, dice=ENTER)
    while isinstance(dealing.pending, Roll) and dealing.pending.request.purpose != CARD:
        dealing.enter(1)
    lay_out(dealing)
    for _ in range(3):
        player.step(player.asked())
    camera.shot("w1-wizards-hand-named")

    lay_out(War(HANDS).idle(0, "craft").match)
    player.asked()
    camera.shot("w2-wizards-craft")
    player.craft()
    page.wait_for_timeout(300)
    camera.shot("w2-wizards-bench")
    table.press(player.options.first)
    player.asked()
    camera.shot("w2-wizards-craft-armed")
    for code in ("draw", "buy", "discard", "move"):
        lay_out(War(HANDS).craft(0, "flesh small man", NORTH_WEST + 1).idle(0, code).match)
        player.asked()
        camera.shot(f"w3-wizards-{code}")
        table.press(player.options.first)
        if code == "move":
            table.press(page.locator("[data-space].lit").first)
            player.asked()
        page.wait_for_timeout(300)
        camera.shot(f"w3-wizards-{code}-chosen")

    lay_out(marched().match)
    player.asked()
    camera.shot("w4-wizards-cast")
    table.press(page.locator(".held.usable").first)
    page.wait_for_timeout(300)
    camera.shot("w4-wizards-cast-begun")
    lay_out(spellbound().play(cast("ritual-mana")).match, "remote", "here", "remote")
    player.asked()
    camera.shot("w4-wizards-answer")
    lay_out(spellbound().play(cast("ritual-mana"), cast("dispell", 0)).match, "remote", "remote", "here")
    page.wait_for_timeout(600)
    camera.shot("w4-wizards-answers")
    lay_out(spellbound().match, "here", "here", "here")
    player.comes_to("hand-over")
    camera.shot("w5-wizards-hand-over")


@scene
def wizards_battle(camera: Camera) -> None:
    """Wizards from the battle on: its looks, pages, result and replay."""
    table, page = camera.device, camera.page
    player, lay_out = Wizard(table), laid(camera)
    lay_out(ported().match)
    player.asked()
    camera.shot("w6-wizards-fight")
    table.press(player.options.first)
    player.asked()
    page.locator("aside table").wait_for()
    page.wait_for_timeout(500)
    camera.shot("w6-wizards-forecast")
    lay_out(ported().play(Fight(NEAR, FRONT)).match)
    player.asked()
    camera.shot("w6-wizards-strike")
    lay_out(fighting().match)
    player.asked()
    camera.shot("w6-wizards-battle")
    lay_out(ported().play(Fight(NEAR, FRONT)).match, "here", "remote")
    player.step(player.asked())
    page.wait_for_timeout(500)
    camera.shot("w6-wizards-attack-cards")
    war = ported().play(Fight(NEAR, FRONT))
    while not isinstance(war.match.pending, Roll):
        (seat,) = war.match.pending.seats
        war.match.play(seat, war.match.legal(seat)[-1])
    lay_out(war.match)
    page.wait_for_timeout(500)
    camera.shot("w6-wizards-dice")

    lay_out(spellbound().play(cast("divination", 1), PASS, PASS).match)
    page.wait_for_timeout(500)
    camera.shot("w7-wizards-divination")

    lay_out(fighting().match)
    player.asked()
    for key, name in (("o", "orders"), ("p", "players"), ("l", "log")):
        page.keyboard.press(key)
        page.wait_for_timeout(400)
        camera.shot(f"w8-wizards-{name}")
        page.keyboard.press(key)
    page.keyboard.press("h")
    page.locator("dialog[open]").wait_for()
    camera.shot("w8-wizards-help-here")
    lay_out(marched().match)
    player.asked()
    for name, space in (("space", SOUTH_EAST), ("unit", NORTH_WEST + 1)):
        table.press(page.locator(f"[data-space='{space}']"))
        page.wait_for_timeout(400)
        if name == "unit":
            table.press(page.locator("article ul .choice").last)
            page.wait_for_timeout(400)
        camera.shot(f"w8-wizards-{name}")
        table.press(table.button("close", page.locator("aside article")))
    table.press(page.locator(".look").first)
    page.wait_for_timeout(400)
    camera.shot("w8-wizards-card")

    over = shem.new("wizards", seats=2, map=MAP, seed=4, round_limit=1)
    while not isinstance(over.pending, Over):
        (seat,) = over.pending.seats
        over.play(seat, over.legal(seat)[-1])
    id = lay_out(over)
    table.says("result")
    camera.shot("w9-wizards-result")
    table.open(f"#/replay/{id}")
    page.locator("main .ground").first.wait_for()
    page.locator(".steps li button").last.click()
    page.wait_for_timeout(400)
    camera.shot("w9-wizards-replay")
    table.open("#/help/wizards")
    page.locator("main h2, main h3").first.wait_for()
    camera.shot("w9-wizards-help")


def _advertise(camera: Camera, suffix: str = "") -> None:
    """A battle with the preview of an attack, and an army being built."""
    table, page = camera.device, camera.page
    player = _take_up(camera, *near_battle())
    assert player.situation() == "turn"
    player.touch("golem", _to_target(player))
    player.arm()
    page.wait_for_timeout(600)
    camera.keep(f"battle{suffix}")
    table.open("#/armies/new")
    page.locator("#army-title").fill("Dawn Patrol")
    page.locator(".tabs button").nth(1).click()
    for place in (0, 2, 3, 5, 6, 8):
        page.locator("ul.golems li .counter button:last-child").nth(place).click()
    page.wait_for_timeout(900)
    page.evaluate("() => scrollTo(0, 340)")
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    camera.keep(f"builder{suffix}")


def _kept(folder: Path, screens: dict[str, ViewportSize]) -> None:
    """The pictures that are kept with the sources, for each of these screens."""
    with sync_playwright() as playwright, serving() as server:
        browser = launch(playwright.chromium, whole=True)
        for suffix, screen in screens.items():
            device = Device(browser, server.address, screen=screen, touch=screen == PHONE)
            _advertise(Camera(browser, server, folder, [], device), suffix)
            device.close()


NAME_THE_WAY = {"en": "Name the way yourself", "de": "Den Weg selbst nennen"}
SCREENS: dict[str, ViewportSize] = {"tablet": TABLET, "phone": PHONE, "large": {"width": 1920, "height": 1080}}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--manifest", action="store_true")
    given = parser.parse_args()
    if given.readme or given.manifest:
        _kept(given.folder, {"": TABLET} if given.readme else {"-wide": TABLET, "-narrow": PHONE})
        return 0
    failed = count = 0
    themes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    languages: tuple[Literal["en", "de"], ...] = ("en", "de")
    with sync_playwright() as playwright, serving() as server:
        browser = launch(playwright.chromium, whole=True)
        for screen, theme, language in product(SCREENS, themes, languages):
            name = f"{screen}-{theme}-{language}"
            if given.only and not any(word in name or "-" not in word or word[1:2].isdigit() for word in given.only):
                continue
            for taken in (*SCENES, *TABLE_MODE, *DELVE, *LESSONS, *OWNER, *STYLUS, *CARDS):
                device = Device(
                    browser, server.address, screen=SCREENS[screen], touch=screen == "phone", theme=theme, language=language
                )
                device.open()
                camera = Camera(browser, server, given.folder / name, given.only, device)
                try:
                    taken(camera)
                except (AssertionError, Error) as error:
                    failed += 1
                    print(f"{name}, {taken.__name__}: {str(error)[:600]}", file=sys.stderr, flush=True)
                    device.page.screenshot(path=given.folder / f"failed-{name}-{taken.__name__}.png")
                count += camera.count
                device.context.close()
        browser.close()
    print(f"{count} pictures in {given.folder}, {failed} scenes not finished")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
