"""A content pack is brought in on the page, its scenario played, and what is no sound pack refused in words."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

import pytest
from playwright.sync_api import FilePayload, expect

from shem.games.arcana.content.codex import core_pack
from tests.app.table import serving
from tests.browser.conftest import NewDevice
from tests.browser.player import Player

pytestmark = pytest.mark.long
TITLE = "The Borrowed Cairns"


def pack(scenario: bytes) -> FilePayload:
    """A ZIP file with one scenario, and a text that is nobody's business."""
    target = BytesIO()
    with ZipFile(target, "w") as file:
        file.writestr("borrowed/scenarios/borrowed-cairns.yaml", scenario)
        file.writestr("borrowed/README.txt", b"hello")
    return {"name": "borrowed.zip", "mimeType": "application/zip", "buffer": target.getvalue()}


def test_a_pack_comes_in_is_played_and_goes_again(device: NewDevice) -> None:
    known = (core_pack() / "scenarios" / "three-cairns.yaml").read_text(encoding="utf-8")
    own = known.replace("The Three Cairns", TITLE)
    assert own != known
    with serving() as server:  # packs are everybody's: a server of its own
        table = device(server.address)
        page = table.open("#/new/arcana").page
        page.locator(".scenarios a").first.wait_for()
        scenarios = page.locator(".scenarios a")
        before = scenarios.count()
        table.press(table.button("setup-import"))
        table.says("packs-none")
        table.check("packs, none")
        picker = page.locator("dialog[open] input[type=file]")
        trouble = page.locator("dialog[open] [role=alert]")

        table.forgive("status of 4(00|22).*/api/packs")
        picker.set_input_files(pack(own.replace("rounds: 8", "rounds: many").encode()))
        expect(trouble).to_contain_text("scenarios/borrowed-cairns.yaml")
        expect(trouble).to_contain_text("rounds")
        expect(trouble).not_to_contain_text("/tmp")
        table.check("packs, refused")
        picker.set_input_files({"name": "torn.zip", "mimeType": "application/zip", "buffer": b"PK no zip at all"})
        expect(trouble).not_to_contain_text("rounds")
        table.says("packs-none")

        picker.set_input_files(pack(own.encode()))
        table.says("packs-added")
        expect(trouble).to_have_count(0)
        expect(page.locator("dialog[open] li")).to_contain_text(table.words("packs-counts", scenarios=1, pieces=0))
        table.check("packs")
        page.keyboard.press("Escape")
        expect(scenarios).to_have_count(before + 1)

        table.press(scenarios.filter(has_text=TITLE))
        page.get_by_role("heading", name=TITLE).wait_for()
        table.press(table.button("setup-choose"))
        table.says("setup-start")
        table.press(page.get_by_text(table.words("setup-order-position")))
        table.press(table.button("setup-start"))
        player = Player(table)
        player.deploy()
        battle = page.url
        expect(page.locator("header")).to_contain_text(TITLE)
        deeds = 0
        while deeds < 3:
            now = player.situation()
            deeds += now == "turn"
            player.step(now, player.strike_or_walk)

        # Without the pack the scenario is gone; the battle that was begun with it goes on.
        table.open("#/new/arcana")
        page.locator(".scenarios a").first.wait_for()
        table.press(table.button("setup-import"))
        table.press(table.named("packs-remove", name="borrowed"))
        table.says("packs-remove-sure")
        table.press(table.button("packs-remove-do", page.locator("dialog[open]").last))
        table.says("packs-removed", name="borrowed")
        page.keyboard.press("Escape")
        expect(scenarios).to_have_count(before)
        page.goto(battle)
        player.play(player.strike_or_walk, lambda now: now == "turn")
        page.goto("about:blank")
