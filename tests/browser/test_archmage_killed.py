"""Power cuts while units are allocated: what is given stays given, what is poured stays poured, nothing counts twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from shem.games.archmage.parts.actions import Allocate
from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import WINS, City
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.test_killed import free_port

pytestmark = pytest.mark.long
OTHER = (2, 2, 1, 7)
ANEW = (2, 5, 2, 2)


def test_the_server_is_killed_in_mid_allocation_and_goes_on(device: NewDevice, tmp_path: Path) -> None:
    server = Server(tmp_path, "--port", str(free_port())).start()
    try:
        host, guest = (Archmage(device(server.address)) for _ in range(2))
        host.device.open().says("motto")
        match = put(server, host.device.context, City().match, ["here", "remote"])
        link = host.device.context.request.get(f"{server.address}/api/matches/{match}").json()["links"][1]
        host.device.open(f"#/match/{match}")
        guest.device.open(link["url"])
        guest.device.press(guest.device.button("join-enter"))
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

        # One has given, the other has poured and not given yet.
        assert host.asked() == guest.asked() == "bowls"
        host.pour(WINS)
        host.gold()
        guest.pour(OTHER)
        cut()
        host.device.check("archmage, connection lost")
        back()
        own = host.page.locator("aside .own b")
        expect(own).to_have_text([str(units) for units in WINS])
        assert host.page.locator("#bowl-0").count() == 0
        assert [int(guest.page.locator(f"#bowl-{phase}").input_value()) for phase in range(4)] == list(OTHER)

        # What is given while nobody is there arrives when somebody is.
        cut()
        guest.device.press(guest.page.locator("aside .foot .gold"))
        back()
        for player in (host, guest):
            for asked in ("choices", "armed"):
                assert player.asked() == asked
                player.step(asked)

        # What is given in the very moment of the cut counts once, whether it had arrived or not.
        assert host.asked() == guest.asked() == "bowls"
        host.pour(ANEW)
        host.device.press(host.page.locator("aside .foot .gold"))
        cut()
        back()
        expect(own).to_have_text([str(units) for units in ANEW])
        guest.gold()
        assert host.asked() == "choices"
        # Who comes anew finds it as it was.
        host.page.reload()
        while (asked := host.asked()) != "bowls":
            host.step(asked)
        position = Commander(host.device, match, 0, server).position()
        given = [(entry.seat, entry.action.key()[1:]) for entry in position.live if isinstance(entry.action, Allocate)]
        assert given == [(0, WINS), (1, OTHER), (0, ANEW), (1, OTHER)]
        expect(host.page.locator("header p")).to_contain_text(host.device.words("round", unit="Turn", round=2))
        for player in (host, guest):
            player.page.goto("about:blank")
        assert server.errors() == ""
    finally:
        server.stop()
