"""Power cuts in mid-battle: a card that was played stays played, dice that are due stay due, nothing counts twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from shem.games.wizards.parts.actions import PASS, Fight, Play
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.test_killed import free_port
from tests.browser.test_wizards_battle import declare, pass_cards, play_card, sit_down, stands
from tests.browser.wars import FRONT, NEAR
from tests.browser.wizards import Wizard
from tests.rules.wizards.scene import MEDIUM, MISS, card

pytestmark = pytest.mark.long


def test_the_server_is_killed_in_mid_battle_and_goes_on(device: NewDevice, tmp_path: Path) -> None:
    server = Server(tmp_path, "--port", str(free_port())).start()
    try:
        host, guest = (Wizard(device(server.address)) for _ in range(2))
        match = sit_down(server, host, guest)
        for player in (host, guest):
            player.device.forgive("ERR_CONNECTION|WebSocket")

        def cut() -> None:
            server.kill()
            for player in (host, guest):
                player.device.says("match-lost")

        def back() -> None:
            server.start()
            for player in (host, guest):
                expect(player.page.get_by_text(player.device.words("match-lost"))).to_have_count(0)

        declare(host)
        pass_cards(host)
        play_card(guest, "Dodge")
        stands("0%", host, guest)
        cut()
        host.device.check("wizards, connection lost")
        back()
        # The card lies, and whoever was asked is asked.
        stands("0%", host, guest)
        pass_cards(host)

        # What is given in the very moment of the cut counts once, whether it had arrived or not.
        guest.comes_to("choices")
        guest.device.press(guest.options.last)
        guest.device.press(guest.page.locator("aside .foot .deed .gold"))
        cut()
        back()
        guest.comes_to("roll")

        # One die lies, the other is due; who comes anew finds it so.
        guest.throws(MISS[0])
        guest.comes_to("roll")
        cut()
        back()
        guest.page.reload()
        guest.throws(MISS[1])
        guest.comes_to("choices")
        expect(guest.page.locator("main .fray [data-unit]")).to_have_count(3)
        given = Commander(host.device, match, 0, server).position().live
        actions = [(entry.seat, entry.action) for entry in given][-5:]
        assert actions == [
            (0, Fight(NEAR, FRONT)),
            (0, PASS),
            (1, Play(card("dodge"), MEDIUM)),
            (0, PASS),
            (1, PASS),
        ]
        for player in (host, guest):
            player.page.goto("about:blank")
        assert server.errors() == ""
    finally:
        server.stop()
