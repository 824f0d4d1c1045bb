"""The page at the end of a battle: who has won and by what, how lucky everybody was, and the battle again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import shem
from shem.core.contract import Over
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import golden, put

pytestmark = pytest.mark.long


@pytest.mark.parametrize("scenario", ["three-cairns", "tournament-of-the-hundred-skulls"])
def test_the_result_says_who_has_won_and_by_what(device: NewDevice, server: Server, tmp_path: Path, scenario: str) -> None:
    table = device()
    page = table.open().page
    table.says("motto")
    file = tmp_path / "battle.jsonl"
    file.write_bytes(golden(scenario))
    match = shem.load(file)
    assert isinstance(match.pending, Over)
    outcome = match.pending.outcome
    id = put(server, table.context, match)
    table.open(f"#/match/{id}")
    result = page.locator(".result")
    expect(result.locator(".sources")).to_have_count(len(match.seats))
    table.check(f"result, {len(match.seats)}")
    rows = result.locator("ol > li")
    expect(rows).to_have_count(len(match.seats))
    expect(result.locator("ol > .won")).to_have_count(len(outcome.winners))
    names = result.locator("ol > .won h3").all_inner_texts()
    for name in names:
        expect(result.locator(".winner")).to_contain_text(name)
    # The best first; what each has is the sum of its lines.
    scores = []
    for row in rows.all():
        score = int(re.findall(r"-?\d+", row.locator(".score").inner_text())[0])
        lines = [int(text) for text in row.locator(".sources b").all_inner_texts()]
        assert sum(lines) == score, row.inner_text()
        scores.append(score)
    assert scores == sorted(outcome.scores, reverse=True)
    assert result.get_by_text(re.compile("to be expected")).count() > 0
    # The board once more, the result again, and the battle from its beginning.
    table.press(table.button("result-look", page.locator("dialog[open]")))
    expect(page.locator("dialog[open]")).to_have_count(0)
    table.press(table.button("result", page.locator("aside")))
    result.wait_for()
    table.press(table.button("result-replay", page.locator("dialog[open]")))
    page.wait_for_url(f"**/#/replay/{id}")
    page.locator(".steps button").first.wait_for()
    page.locator("rect.region").first.wait_for()
