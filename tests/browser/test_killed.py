"""A power cut in the middle of an attack: nothing is lost, and the page comes back by itself."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.player import Player
from tests.browser.tables import sit

pytestmark = pytest.mark.long


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_the_server_is_killed_in_mid_attack_and_goes_on(device: NewDevice, tmp_path: Path) -> None:
    server = Server(tmp_path, "--port", str(free_port())).start()
    try:
        table = device(server.address)
        sit(table, "here", "here", dice=("enter", "enter"))
        player = Player(table)
        player.deploy()
        player.play(player.strike_or_walk, lambda now: now == "roll")
        page = table.page
        asked = page.locator("aside .ask").inner_text()
        figures = player.figures()
        table.forgive("ERR_CONNECTION|WebSocket")
        server.kill()
        table.says("match-lost")
        table.check("connection lost")
        server.start()
        expect(page.get_by_text(table.words("match-lost"))).to_have_count(0)
        assert player.situation() == "roll"
        assert (page.locator("aside .ask").inner_text(), player.figures()) == (asked, figures)
        player.roll("11")
        assert player.situation() == "callout"
        expect(page.locator(".callout")).to_contain_text("11")
        player.pass_page("callout")
        # Another device, or this one opened anew, finds the same.
        page.reload()
        player.situation()
        assert len(player.figures()) == len(figures)
        page.goto("about:blank")
        assert server.errors() == ""
    finally:
        server.stop()
