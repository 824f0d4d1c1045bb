"""Power cuts in the middle of an Enemy's activation that waits for somebody's choice: it waits for it again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from shem.core.match import Match
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.great import put
from tests.browser.quests import Quest, found
from tests.browser.test_killed import free_port

pytestmark = pytest.mark.long


def defended(quest: Quest) -> int | None:
    """An Enemy attacks after a turn was ended, and its defence is somebody's choice."""
    asked = [deed.asked for deed in quest.deeds]
    places = (turn.stop for turn in quest.turns() if turn.stop < len(asked))
    return next((place for place in places if asked[place] in ("def-stage", "victim")), None)


def test_the_server_is_killed_in_an_enemys_turn_and_goes_on(device: NewDevice, tmp_path: Path) -> None:
    quest, place = found(defended, "cold-stair", 2)
    server = Server(tmp_path, "--port", str(free_port())).start()
    try:
        player = Delver(device(server.address))
        table, page = player.device, player.page
        table.forgive("ERR_CONNECTION|WebSocket")
        table.open().says("motto")
        id = put(server, table.context, quest.before(place - 1))
        table.open(f"#/match/{id}")

        def position() -> Match:
            return Commander(table, id, 0, server).position()

        def cut() -> None:
            server.kill()
            table.says("match-lost")

        def back() -> None:
            server.start()
            expect(page.get_by_text(table.words("match-lost"))).to_have_count(0)

        # The Hero's turn ends, an Enemy acts, and its attack waits for the defence.
        player.does(quest.deeds[place - 1].action)
        player.comes_to("choices")
        question = page.locator("aside .ask").inner_text()
        expect(page.locator("aside .attack")).to_be_visible()
        before = position().state.data()
        table.check("delve, defence")
        cut()
        table.check("delve, connection lost")
        back()
        player.comes_to("choices")
        expect(page.locator("aside .ask")).to_have_text(question)
        assert position().state.data() == before
        # Who comes anew finds it so, and what was read in the Book is not read again.
        assert player.read
        page.reload()
        assert player.asked() == "choices"
        expect(page.locator("aside .ask")).to_have_text(question)
        expect(page.locator("aside .attack")).to_be_visible()

        # What is given in the very moment of the cut counts once, whether it had arrived or not.
        player.choose(quest.deeds[place].action)
        table.press(page.locator("aside .foot .deed .gold"))
        cut()
        back()
        page.reload()
        if len(position().live) == place + 1:
            player.does(quest.deeds[place].action)
        player.comes_to("choices")
        live = position().live
        assert len(live) == place + 2
        assert [(entry.seat, entry.action) for entry in live[1:]] == [
            (deed.seat, deed.action) for deed in quest.deeds[: place + 1]
        ]
        # The same dice have fallen as if nothing had happened.
        assert position().state.data() == quest.before(place + 1).state.data()
        page.goto("about:blank")
        assert server.errors() == ""
    finally:
        server.stop()
