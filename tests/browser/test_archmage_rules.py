"""Archmage's rules on its page: what is taken back, what Smerte leaves, what is refused, and a match seen again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from shem.games.archmage.parts.state import ArchmageState
from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import RESTS, WINS, City
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.wire import Wire, tells

pytestmark = pytest.mark.long


def alone(player: Archmage, server: Server, city: City, *others: str) -> str:
    """Sit at the first seat of this match; its id."""
    player.device.open().says("motto")
    match = put(server, player.device.context, city.match, ["here", *(others or ["remote"])])
    player.device.open(f"#/match/{match}")
    return match


def sights(wire: Wire, steps: int) -> list[Any]:
    """What a replay was sent of so many steps."""

    def found() -> list[Any]:
        return [answer["sight"] for answer in wire.heard() if "sight" in answer]

    wire.device.until(lambda: len({sight["seq"] for sight in found()}) == steps)
    return found()


def test_an_allocation_is_taken_back_with_consent(device: NewDevice, server: Server) -> None:
    host, guest = Archmage(device()), Archmage(device())
    match = alone(host, server, City())
    link = host.device.context.request.get(f"{server.address}/api/matches/{match}").json()["links"][1]
    guest.device.open(link["url"])
    guest.device.press(guest.device.button("join-enter"))
    for player, split in ((guest, RESTS), (host, WINS)):
        assert player.asked() == "bowls"
        player.pour(split)
        if player is host:
            # As long as somebody pours, who has given last may move the units again; for another that is none of theirs.
            guest.device.press(guest.device.button("archmage-own-again"))
            assert guest.asked() == "bowls"
            assert [int(guest.page.locator(f"#bowl-{phase}").input_value()) for phase in range(4)] == list(RESTS)
            guest.gold()
            guest.device.button("archmage-own-again").wait_for()
            host.device.press(host.device.button("undo"))
            theirs = host.page.locator("dialog[open]")
            expect(theirs).to_contain_text(host.device.words("undo-title-theirs", name="Player 2"))
            assert not tells(host.page.locator("body").inner_text(), RESTS)
            host.device.check("archmage, undo of theirs")
            host.page.keyboard.press("Escape")
            expect(host.page.locator("#bowl-0")).to_have_value(str(split[0]))
        player.gold()
    host.comes_to("choices")
    expect(guest.device.button("archmage-own-again")).to_have_count(0)
    guest.page.keyboard.press("u")
    asks = guest.page.locator("dialog[open]")
    expect(asks).to_contain_text(guest.device.words("undo-title-theirs", name="Player 1"))
    guest.device.check("archmage, undo asked")
    assert not tells(guest.page.locator("body").inner_text(), WINS)
    guest.device.press(guest.device.button("undo-ask"))
    consent = host.page.locator("dialog[open]")
    expect(consent).to_contain_text(host.device.words("undo-yes"))
    host.device.check("archmage, consent")
    assert not tells(host.page.locator("body").inner_text(), RESTS)
    host.device.press(host.device.button("undo-no"))
    expect(consent).to_have_count(0)
    host.comes_to("choices")

    # The last decision is taken back; what the other has allocated stays.
    guest.page.keyboard.press("u")
    guest.device.press(guest.device.button("undo-ask"))
    host.device.press(host.device.button("undo-yes"))
    host.comes_to("bowls")
    expect(guest.page.locator("aside .own b")).to_have_text([str(units) for units in RESTS])
    host.pour((9, 1, 1, 1))
    host.gold()
    host.comes_to("choices")
    options = host.page.locator("aside .options b")
    expect(options).to_have_text([re.compile("orientation")])
    # As long as nobody has decided anything since, it is free to who decided.
    host.page.keyboard.press("u")
    host.comes_to("bowls")
    host.pour((1, 1, 9, 1))
    host.gold()
    host.comes_to("choices")
    expect(options).to_have_text([re.compile("harvesting")])


def test_smerte_leaves_one_unit_to_the_movement_first_and_anew(device: NewDevice, server: Server) -> None:
    player = Archmage(device())
    page = player.page
    alone(player, server, City({17: "Smerte"}).turn(), "greedy")
    movement = page.locator("[data-bowl='1']")
    for _ in range(2):
        while (asked := player.asked()) != "bowls":
            player.step(asked)
        expect(movement).to_contain_text("Smerte")
        movement.locator("input").fill("4")
        expect(movement.locator("input")).to_have_value("1")
        expect(movement.locator("button").last).to_have_attribute("aria-disabled", "true")
        expect(page.locator("aside .rules li").last).to_contain_text("exactly one unit")
        player.pour((6, 1, 3, 2) if page.locator(".announced").count() == 0 else (7, 1, 1, 3))
        player.gold()
    expect(page.locator("aside .scale").first).to_contain_text("7 units")


def test_what_is_refused_says_its_rule(device: NewDevice, server: Server) -> None:
    player = Archmage(device())
    table, page = player.device, player.page
    alone(player, server, City().announced(WINS, RESTS))
    assert player.asked() == "bowls"
    player.pour((3, 3, 4, 1))  # the movement was announced
    refusal = page.locator("aside .refusal")
    expect(refusal).to_contain_text("For movement there are 3, but the most in one phase is 4.")
    expect(refusal).to_contain_text(table.words("chapter", chapter="Allocation"))
    table.check("archmage, refused")
    gold = page.locator("aside .foot .gold")
    expect(gold).to_have_attribute("aria-disabled", "true")
    gold.click(force=True)
    note = page.locator(".note.why")
    expect(note).to_contain_text("the most in one phase is 4")
    expect(note).to_contain_text(table.words("why"))
    table.press(note.get_by_role("button", name=table.words("chapter", chapter="Allocation")))
    told = page.locator("dialog[open]")
    expect(told.locator("h2")).to_have_text("Allocation")
    table.check("archmage, refused, in the help")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    assert player.asked() == "bowls"
    player.pour((2, 4, 4, 1))
    expect(refusal).to_have_count(0)
    player.gold()
    table.says("waiting")


def test_a_saved_match_is_seen_again_step_by_step(device: NewDevice, server: Server, tmp_path: Path) -> None:
    player = Archmage(device())
    table, page = player.device, player.page
    city = City({17: "Port", 10: "Sol"}, goal=11).turn(winner=1).turn(winner=1)
    alone(player, server, city, "greedy")
    table.says("result")
    with page.expect_download() as saved:
        table.press(table.button("save-file", page.locator("dialog[open]")))
    kept = tmp_path / "kept.jsonl"
    saved.value.save_as(kept)
    assert kept.read_text(encoding="utf-8").splitlines() == city.match.lines

    table.open("#/replays")
    page.locator("input[type=file]").set_input_files(kept)
    page.locator("main .city").wait_for()
    expect(page.locator(".steps li[data-step]")).to_have_count(len(city.match.live))

    def shows(step: int) -> None:
        """Of this step: the golem, what is harvested, what is revealed."""
        state = city.match.live[step].state
        assert isinstance(state, ArchmageState)
        expect(page.locator(f".steps li[data-step='{step}'] [aria-current=step]")).to_have_count(1)
        golem = page.locator(f"button[data-place='{state.golem}']")
        expect(golem).to_have_attribute("aria-label", re.compile("the golem stands here"))
        expect(page.locator("button[data-place].taken")).to_have_count(sum(mask.bit_count() for mask in state.held))
        if state.revealed:
            expect(page.locator("main .board .scale")).to_have_count(state.revealed)

    for step in range(len(city.match.live)):
        shows(step)
        page.keyboard.press("ArrowRight")
    shows(len(city.match.live) - 1)
    page.keyboard.press("ArrowLeft")
    shows(len(city.match.live) - 2)

    # Through one seat's eyes nothing is sent of what the other holds secret.
    for eyes, (own, other) in enumerate(((RESTS, WINS), (WINS, RESTS))):
        wire = Wire(table)
        page.get_by_label(table.words("replay-eyes")).select_option(str(eyes))
        for step in reversed(range(len(city.match.live))):
            page.locator(".controls input[type=range]").fill(str(step))
            shows(step)
        sent = sights(wire, len(city.match.live))
        assert tells(sent, own) and not tells(sent, other)
    table.check("archmage, replay of one seat")
