"""Something else writes to the database for some seconds: the page says that it waits, and what was done is done then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.app.table import Server, serving
from tests.app.test_locked import held
from tests.browser.conftest import NewDevice
from tests.browser.player import Player
from tests.browser.tables import open_seats, sit, steps

pytestmark = pytest.mark.long

GOLD = "aside .foot .deed .gold:enabled"


@pytest.fixture
def own() -> Iterator[Server]:
    with serving() as found:
        yield found


def test_whoever_waits_for_an_answer_reads_so_until_it_comes(own: Server, device: NewDevice) -> None:
    table = device(own.address, language="de")
    page, player = table.page, Player(table)
    late = page.locator(".late")
    # At the table.
    id = sit(table, "here", "here")
    assert player.situation().startswith("prompt")
    before = steps(table, id)
    player.touch("region", player.lit()[0]["region"])
    player.arm()
    expect(late).to_have_count(0)
    with held(own):
        player.press(GOLD)
        late.wait_for(timeout=4000)  # a write is given up after five seconds
        told = late.inner_text()
    assert told == table.words("late")
    expect(late).to_have_count(0)
    player.situation()
    assert steps(table, id) == before + 1
    # Where there is none yet.
    open_seats(table)
    with held(own):
        table.press(table.button("setup-start"))
        late.wait_for(timeout=4000)
    page.wait_for_url("**/#/match/*")
    expect(late).to_have_count(0)
