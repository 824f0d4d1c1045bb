"""Delve on pictures, for `screens`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import shem
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over, Roll, Turn
from shem.core.dice import APP, ENTER
from shem.core.match import Match
from shem.games.delve.careful import CarefulHero
from shem.games.delve.content.camp import begin, market
from shem.games.delve.content.codex import world_of
from shem.games.delve.content.models_party import Chapter, Party
from shem.games.delve.parts.actions import END, Attack
from shem.games.delve.parts.events import HIT_RED
from tests.browser.camera import Camera, Scene, laid


def delve(camera: Camera) -> None:
    """A quest of Delve: set-up, the Book, a Hero Turn, an attack in its stages, and an Enemy's activation as it thinks."""
    table, page = camera.device, camera.page
    camera.states("d0-delve-set-up", "#/new/delve", "**/api/games/delve/listing*")
    table.open("#/new/delve")
    table.says("delve-quest")
    camera.shot("d0-delve-set-up", whole=True)
    options = page.locator("aside .options button")

    def lay_out(match: Match) -> None:
        laid(camera)(match, *["here"] * len(match.seats))

    def close() -> None:
        _close_book(camera)
        options.first.wait_for()

    def arm() -> None:
        while not page.locator("aside .foot .deed .gold:not([aria-disabled=true])").count():
            table.press(options.first)
            page.wait_for_timeout(300)

    lay_out(shem.new("delve", seats=2, seed=4))
    page.locator("dialog[open] .book").wait_for()
    camera.shot("d1-delve-book")
    close()
    camera.shot("d1-delve-begin")
    strikes = _delved("strikes")
    lay_out(strikes)
    close()
    camera.shot("d2-delve-turn")
    arm()
    page.wait_for_timeout(400)
    camera.shot("d2-delve-target")
    lay_out(_delved("hit-stage"))
    close()
    camera.shot("d3-delve-hit-stage")
    lay_out(_delved("def-stage"))
    close()
    camera.shot("d3-delve-def-stage")
    arm()
    camera.shot("d3-delve-def-armed")
    lay_out(_delved("rolls", dice=ENTER))
    _close_book(camera)
    camera.shot("d3-delve-dice-by-hand")


def delve_enemies(camera: Camera) -> None:
    """Enemies of Delve at their pace, each with why it did so."""
    table, page = camera.device, camera.page
    table.open("#/")
    page.evaluate("() => (localStorage['shem-settings'] = '{\"pace\": \"1\"}')")
    match = _delved("wakes")
    laid(camera)(match, "here", "here")
    page.reload()
    _close_book(camera)
    page.keyboard.press("e")
    table.press(page.locator("aside .foot .deed .gold"))
    page.locator("section.turn").wait_for()
    page.wait_for_timeout(700)
    camera.shot("d4-delve-enemy-rule")
    page.wait_for_timeout(2600)
    camera.shot("d4-delve-enemy-victim")
    page.evaluate("() => (localStorage['shem-settings'] = '{\"pace\": \"once\"}')")


def delve_pages(camera: Camera) -> None:
    """Pages, cards, choices, results and a replay of Delve."""
    table, page = camera.device, camera.page
    lay_out = laid(camera)
    lay_out(_delved("later", seats=4), *["here"] * 4)
    _close_book(camera)
    camera.shot("d5-delve-later")
    for key, name in (("p", "party"), ("s", "book"), ("d", "decks"), ("l", "log"), ("w", "why")):
        page.keyboard.press(key)
        page.wait_for_timeout(500)
        camera.shot(f"d5-delve-{name}")
        if name == "party" and page.locator("aside .body button").count():
            table.press(page.locator("aside .body button").first)
            page.wait_for_timeout(400)
            camera.shot("d5-delve-sheet")
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)
    page.keyboard.press("a")
    page.wait_for_timeout(700)
    camera.shot("d6-delve-advice")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator("dialog[open]").wait_for()
    camera.shot("d6-delve-help-here")
    page.keyboard.press("Escape")
    for kind in ("area", "who"):
        places = page.evaluate(PLACES, kind)
        if not places:
            continue  # the sheet is over them
        page.mouse.click(*places[-1])
        page.wait_for_timeout(600)
        camera.shot(f"d6-delve-{kind}")
        page.keyboard.press("Escape")
    for asked, seats in (("next-hero", 5), ("enhance", 4), ("reorganize", 3), ("push", 4), ("victim", 4)):
        lay_out(_delved(asked, seats), *["here"] * seats)
        _close_book(camera)
        camera.shot(f"d7-delve-{asked}")
    lay_out(_delved("later", 4), *["remote"] * 4)
    _close_book(camera)
    camera.shot("d7-delve-others")
    lay_out(_delved("choose"), "here", "here")
    page.locator("dialog[open] .book").wait_for()
    page.wait_for_timeout(400)
    camera.shot("d7-delve-choice")
    for code in ("won", "lost"):
        id = lay_out(_delved(code))
        _close_book(camera)
        page.wait_for_timeout(400)
        camera.shot(f"d8-delve-{code}")
    table.open(f"#/replay/{id}")
    page.locator("main svg").first.wait_for()
    page.locator(".steps li button").last.click()
    page.wait_for_timeout(600)
    camera.shot("d9-delve-replay")
    table.open("#/help/delve")
    page.locator("main h2, main h3").first.wait_for()
    camera.shot("d9-delve-help")


def delve_camp(camera: Camera) -> None:
    """Parties, and one of them in camp: at its beginning, and after two quests."""
    table, page = camera.device, camera.page
    camera.states("dc-camp", "#/new/delve/camp", "**/api/games/delve/parties*")
    table.open("#/new/delve/camp")
    table.says("delve-camp-new")
    camera.shot("dc-camp-none", whole=True)
    beginners = begin("deep-kiln", ["tamm", "sill"], "The Last Ones")
    for name, party, views in (("new", beginners, (0, 2, 3)), ("later", _come_home(beginners), range(4))):
        answer = page.request.post(
            f"{camera.server.address}/api/games/delve/parties/read",
            data={"text": party.model_dump_json()},
            headers={"Origin": camera.server.address},
        )
        table.open(f"#/new/delve/camp/{answer.json()['id']}")
        for view in views:
            page.locator("fieldset label").nth(view).click()
            page.wait_for_timeout(300)
            camera.shot(f"dc-camp-{name}-{('hero', 'market', 'chronicle', 'quest')[view]}", whole=True)
    _camp_cards(camera)
    table.open("#/new/delve/camp")
    page.locator(".parties").wait_for()
    camera.shot("dc-camp-parties", whole=True)


def _camp_cards(camera: Camera) -> None:
    """What opens over the camp: a soul, an Item, Crowns that are given, and the party that parts."""
    table, page = camera.device, camera.page
    page.locator(".circle button").nth(2).click()
    camera.shot("dc-camp-soul", whole=True)
    page.locator(".circle button").first.click()
    for name, opens in (
        ("item", page.locator("article .slots button").first),
        ("crowns", table.button("delve-camp-give-crowns")),
        ("remove", table.button("delve-camp-remove")),
    ):
        table.press(opens)
        page.locator("dialog[open]").wait_for()
        camera.shot(f"dc-camp-{name}")
        page.keyboard.press("Escape")


def _come_home(party: Party) -> Party:
    """A rich party after a lost and a won quest: a fifth Hero stays behind, one is a soul, and the way goes on twice."""
    wares = market(party, world_of(""))
    for hero in ("reck", "cinder", "mote"):
        party = party.model_copy(update={"heroes": {**party.heroes, **begin("deep-kiln", [hero], hero).heroes}})
    heroes = {id: member.model_copy(deep=True) for id, member in party.heroes.items()}
    heroes["tamm"].rank, heroes["tamm"].crowns, heroes["tamm"].pack = 2, 9, wares[:7]
    heroes["reck"].fallen, heroes["mote"].away = True, True
    gone = ["tamm", "sill", "reck", "cinder"]
    history = [
        Chapter(quest="cold-stair", won=False, ending="shut-in", rounds=6, heroes=gone, fallen=gone),
        Chapter(
            quest="cold-stair",
            won=True,
            ending="with-the-keeper",
            rounds=9,
            souls=7,
            crowns=31,
            heroes=gone,
            fallen=["reck"],
        ),
    ]
    ways = ["nine-hundred-lamps", "tally-house"]
    return party.model_copy(update={"heroes": heroes, "souls": 7, "history": history, "open": ways, "quest": ways[0]})


def _close_book(camera: Camera) -> None:
    """A match that is taken up for the first time may read what was read so far."""
    page = camera.page
    page.wait_for_timeout(500)
    book = page.locator("dialog[open]").filter(has=page.locator(".book"))
    book.or_(page.locator("aside")).first.wait_for()
    if book.count():
        camera.device.press(book.locator(".gold"))
        page.wait_for_timeout(500)


def _asked(match: Match) -> str:
    return match.pending.prompt.code if isinstance(match.pending, Turn) else ""


def _later(match: Match) -> bool:
    return _asked(match) == "hero-turn" and match.state.data()["round"] > 4


def _strikes(match: Match) -> bool:
    return _asked(match) == "hero-turn" and any(
        isinstance(action, Attack) for seat in match.pending.seats for action in match.legal(seat)
    )


def _wakes(match: Match) -> bool:
    """A Hero may end its turn, and Enemies activate then."""
    if _asked(match) != "hero-turn" or END not in match.legal(match.pending.seats[0]):
        return False
    entry = Entry(Seeded(1), telling=True)
    match.state.copy().apply(match.pending.seats[0], END, entry)
    return any(event.kind.code == "victim-chosen" for event in entry.events)


def _rolls(match: Match) -> bool:
    return isinstance(match.pending, Roll) and match.pending.request.purpose == HIT_RED


def _moment(name: str, match: Match) -> bool:
    """It stands at a moment of MOMENTS, at what is asked, or at the end."""
    if name in MOMENTS:
        return MOMENTS[name](match)
    return name == (match.pending.outcome.code if isinstance(match.pending, Over) else _asked(match))


@cache
def _delved(moment: str, seats: int = 2, dice: str = APP) -> Match:
    """A quest of careful Heroes, up to where it first fits."""
    for seed in range(1, 40):
        match = shem.new("delve", seats=seats, seed=seed, dice=dice)
        party = [CarefulHero(seed + seat) for seat in range(seats)]
        chance = Random(seed)
        while not _moment(moment, match):
            if isinstance(match.pending, Over):
                break
            if isinstance(match.pending, Roll):
                match.enter(chance.randint(1, match.pending.request.sides))
                continue
            (seat,) = match.pending.seats
            match.play(seat, party[seat].choose(match.sight(seat)).action)
        else:
            return match
    raise AssertionError(f"no party comes to {moment}")


MOMENTS: dict[str, Callable[[Match], bool]] = {"later": _later, "strikes": _strikes, "wakes": _wakes, "rolls": _rolls}
PLACES = """(kind) => [...document.querySelectorAll(`[data-${kind}]`)]
  .map((node) => looking.spot([kind, Number(node.dataset[kind])])).filter(Boolean)"""
DELVE: tuple[Scene, ...] = (delve, delve_enemies, delve_pages, delve_camp)
