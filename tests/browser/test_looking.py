"""Asking the table: why something cannot be done, where a number comes from, what lies in a Region, what was told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shem.faces.arcana.scenes.codes import FIELDS
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import near_battle, put
from tests.browser.player import Player

pytestmark = pytest.mark.long
LABELS = "(regions) => regions.map((region) => region.getAttribute('aria-label'))"


def test_every_question_at_the_table_is_answered(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.open().page
    table.says("home-none")
    match, seat = near_battle()
    table.open(f"#/match/{put(server, table.context, match)}")
    player = Player(table, badge=seat)
    assert player.situation() == "turn"

    # A Region's card, by touching it.
    full = {(one["x"], one["y"]) for one in player.figures()}
    regions = page.evaluate("() => looking.regions()")
    empty = next(one["region"] for one in regions if (one["x"], one["y"]) not in full)
    player.touch("region", empty)
    card = page.locator("aside > div.body")
    expect(card).to_contain_text(table.words("arcana-cover-by-class"))
    table.check("region card")
    page.keyboard.press("Escape")

    # A Golem's ability lights whom it reaches; whoever it does not reach says why.
    for golem in page.evaluate("() => looking.able()"):
        player.pick(golem)
        for ability in player.abilities():
            if ability["strikes"]:
                player.choose(ability["slot"])
                aimed = [one for one in player.figures() if one["hit"]]
                others = [one for one in player.figures() if not one["hit"] and not one["own"]]
                if aimed and others:
                    break
                player.deselect()
                player.pick(golem)
        else:
            player.deselect()
            continue
        break
    player.touch("golem", others[0]["golem"])
    why = page.locator(".why")
    expect(why).to_contain_text(table.words("why"))
    table.check("why not")
    link = why.locator(".linked", has_text=table.words("chapter", chapter="").strip())
    chapter = link.inner_text().partition(": ")[2].partition(":")[0]
    table.press(link)  # to the topic of the help whose chapter it is
    expect(page.locator("dialog[open] p.dim").first).to_contain_text(chapter)
    page.keyboard.press("Escape")

    # The true chance on the target is said in its tally; the chance to destroy comes on demand.
    player.touch("golem", aimed[0]["golem"])
    player.arm()
    expect(page.locator("aside .tally tfoot")).to_contain_text(table.words("arcana-true-chance", chance=aimed[0]["hit"]))
    page.keyboard.press("k")
    page.locator(".token .pill.kill").wait_for()
    player.deselect()

    # A number opens its Deep Dive, now and in the log.
    player.pick(golem)
    table.press(page.locator("article.card .stats .opens").first)
    expect(page.locator("dialog[open] h2")).to_contain_text(table.words("dive"))
    table.check("deep dive")
    page.keyboard.press("Escape")
    player.deselect()

    # So do AP, Mana and Victory Points, above the board and on the army's page.
    for pool in ("ap", "mana", "vp"):
        points = page.locator(f"header .{pool} .opens")
        sums = [points.inner_text()]
        table.press(points)
        sums.append(page.locator("dialog[open] tfoot td").inner_text())
        amounts = page.locator("dialog[open] tbody td:last-child").all_inner_texts()
        assert sums[0] == sums[1] == str(sum(int(amount.replace("\u2212", "-") or "0") for amount in amounts))
        page.keyboard.press("Escape")
    table.press(table.button("log", page.locator("nav")))
    search = page.locator("aside input[type=search]")
    lines = page.locator("aside .log li")
    everything = lines.count()
    search.fill("Sand Lion")
    table.until(lambda: 0 < lines.count() < everything)
    table.check("log")
    search.fill("")
    with page.expect_download() as saved:
        table.press(table.named("log-export"))
    assert len(saved.value.path().read_text(encoding="utf-8").splitlines()) > 20

    # The map's page has the code of every field, figure and Region, for a stylus and for who writes down where all stand.
    page.keyboard.press("m")
    table.press(page.get_by_text(table.words("arcana-codes"), exact=True))
    codes = page.locator("dl.codes kbd").all_inner_texts()
    assert sorted(codes) == sorted(FIELDS.values())
    assert all(page.locator("dl.codes dd").all_inner_texts())
    standing = {str(one["golem"] + 1) for one in player.figures()}
    assert set(page.locator(".places kbd").all_inner_texts()) == standing
    names = [label.partition(".")[0] for label in page.eval_on_selector_all("rect.region", LABELS)]
    assert set(page.locator(".places li > b").all_inner_texts()) <= set(names) and len(set(names)) == len(regions)
    table.check("map with codes")
    page.keyboard.press("Escape")

    # Help about where one is, and the rules, searched.
    table.press(table.button("menu", page.locator("nav")))
    table.press(table.button("help", page.locator("dialog[open]")))
    expect(table.button("lessons")).to_be_visible()
    table.check("help")
    page.locator("main input[type=search]").fill("how do I win")
    first = page.locator(".hits a").first
    expect(first.locator("mark").first).to_be_visible()
    table.check("help, found")
    title = first.locator("strong").inner_text()
    first.click()
    expect(page.locator("article h2")).to_have_text(title)
    table.press(page.locator("article a"))
    expect(page.locator("#rulings-victory")).to_be_in_viewport()
    table.check("rulings")
