"""A battle of the command line is opened, seen again step by step, and shared as the same file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import shem
from shem.core.contract import Over
from tests.browser.conftest import NewDevice
from tests.browser.great import golden
from tests.browser.player import Player

pytestmark = pytest.mark.long


def test_a_saved_battle_is_seen_again(device: NewDevice, tmp_path: Path) -> None:
    table = device()
    page = table.open("#/replays").page
    table.says("replays-none")
    table.check("replays, empty")
    bad = tmp_path / "bad.jsonl"
    bad.write_text("this is no battle\n")
    picker = page.locator("input[type=file]")
    table.forgive("status of 400.*/api/replays")
    picker.set_input_files(bad)
    page.get_by_role("alert").filter(visible=True).first.wait_for()
    table.check("replays, error")
    battle = tmp_path / "battle.jsonl"
    battle.write_bytes(golden("three-cairns"))
    picker.set_input_files(battle)
    page.locator(".steps button").first.wait_for()
    page.locator("rect.region").first.wait_for()
    table.check("replay")
    steps = page.locator(".steps li[data-step]").count()
    assert steps > 50
    here = page.locator(".steps [aria-current=step]")
    expect(here).to_have_count(1)

    board = Player(table)
    table.press(page.locator(f".steps li[data-step='{steps // 2}'] button").first)
    table.until(lambda: len(board.figures()) > 5)
    first = here.inner_text()
    table.press(table.named("replay-key-next"))
    expect(here).not_to_have_text(first)
    table.press(table.named("replay-key-back"))
    expect(here).to_have_text(first)
    page.keyboard.press("ArrowDown")  # a Round on
    expect(page.locator("header")).to_contain_text("Round")
    # The score at this step, and a graph of it that a touch follows.
    page.locator(".controls input[type=range]").fill("1")
    score = page.locator("figure li b")
    expect(score).to_have_text(["0", "0"])
    expect(page.locator("figure .score")).to_have_count(2)
    box = page.locator("figure svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    expect(page.locator(f".steps li[data-step='{steps - 1}'] [aria-current=step]")).to_have_count(1)
    over = shem.load(battle).pending
    assert isinstance(over, Over)
    expect(score).to_have_text([str(points) for points in over.outcome.scores])
    # Played by itself it is played as in a battle, dice and all; whoever goes elsewhere is there at once.
    blow = page.locator(".steps li[data-step]").filter(has_text=" attacks ").first.get_attribute("data-step")
    page.locator(".controls input[type=range]").fill(str(int(blow or 0) - 1))
    table.press(table.named("replay-play"))
    expect(page.locator(".callout")).to_be_visible()
    expect(page.locator(f".steps li[data-step='{blow}'] .told")).to_be_visible()
    page.locator(".controls input[type=range]").fill(str(steps - 3))
    expect(page.locator(".callout")).to_have_count(0)
    table.press(page.locator(".controls label").last)
    table.press(table.named("replay-play"))
    expect(page.locator(f".steps li[data-step='{steps - 1}'] [aria-current=step]")).to_have_count(1)
    table.named("replay-play").wait_for()  # it has stopped by itself

    with page.expect_download() as saved:
        table.press(table.named("replay-save"))
    assert saved.value.path().read_bytes() == battle.read_bytes()
