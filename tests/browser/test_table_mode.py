"""At a real table: set up by its guide, every figure moved as it is asked for, the table laid out again, the television."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.owner import TABLE, Owner, read_back
from tests.browser.player import Player
from tests.browser.tables import lay, open_seats, sit, steps
from tests.browser.test_keyboard import NO_FINGER, Typist
from tests.browser.test_killed import free_port

pytestmark = pytest.mark.long


def moves(told: list[str], word: str = "Move") -> list[str]:
    return [text for text in told if text.startswith(word)]


def test_a_battle_with_real_figures_and_dice_from_the_guide_to_the_result(device: NewDevice) -> None:
    table = device()
    page = table.page
    open_seats(table)
    seats = page.locator(".seats > li")
    for seat in seats.all():
        table.press(seat.get_by_text(table.words("setup-figures-real")))
    # Who has real figures has real dice, unless they say otherwise.
    dice = seats.first.get_by_label(table.words("dice-enter"))
    expect(dice).to_be_checked()
    table.press(seats.first.get_by_text(table.words("dice-either")))
    expect(dice).not_to_be_checked()
    table.press(seats.first.get_by_text(table.words("dice-enter")))
    table.check("set-up")
    table.press(page.get_by_text(table.words("setup-order-position")))
    table.press(table.button("setup-start"))
    page.locator(".guide").wait_for()

    # Step by step, and back to one that is done.
    step = page.locator(".guide .said [data-step]")
    first = step.inner_text()
    assert "4B" in first and "A1" in first and "180" in first
    gold = page.locator(".guide .gold")
    expect(gold).to_be_focused()
    table.press(gold)
    expect(step).not_to_have_text(first)
    table.press(table.named("table-previous"))
    expect(step).to_have_text(first)
    expect(gold).to_contain_text(table.words("table-next"))
    table.press(table.named("table-next"))
    expect(step).not_to_have_text(first)
    # It stays as it was confirmed when the page is opened anew, and the board can be looked at meanwhile.
    left = page.locator(".guide .list button")
    expect(left).to_have_count(6)
    page.reload()
    expect(left).to_have_count(5)
    table.press(table.named("table-fold"))
    page.locator("rect.region").first.wait_for()
    table.press(table.button("table-open", count=10))

    owner = Owner(table, dice=("11", "22", "05"))
    said = owner.lay_out()
    assert [sum(word in text for text in said) for word in ("tile side", "Mana Well", "Capture Region")] == [5, 2, 3]
    owner.deploy()
    assert len(moves(owner.told, "Place")) == 11  # both armies: the computer's stands here, too
    owner.play(owner.strike_or_walk, lambda now: "Round 3" in page.locator("header .title p").inner_text())
    assert moves(owner.told) and re.fullmatch(r"Move .+ from [A-F]\d to [A-F]\d\.", moves(owner.told)[0])
    owner.play(owner.end_turn, lambda now: now == "result")
    assert {"roll", TABLE} <= set(owner.seen)
    expect(page.locator(".result .winner")).to_be_visible()
    expect(page.locator(".at")).to_have_count(0)


class TypingOwner(Owner, Typist):
    """By keys alone."""

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")


def test_by_keyboard_alone_and_in_german(device: NewDevice) -> None:
    table = device(language="de")
    sit(table, "here", "greedy", dice=("enter", "app"), real=(0, 1))
    page, keys = table.page, table.page.keyboard
    page.evaluate(NO_FINGER)
    page.locator(".guide").wait_for()
    for number in range(2, 12):
        expect(page.locator(".guide .said .caps")).to_have_text(table.words("table-step", step=number - 1, count=11))
        assert table.untranslated() == []
        keys.press("Enter")
    expect(page.locator(".guide .said .caps")).to_have_text(table.words("table-step", step=11, count=11))
    keys.press("ArrowLeft")
    expect(page.locator(".guide .gold")).to_contain_text(table.words("table-next"))
    keys.press("ArrowRight")
    expect(page.locator(".guide .gold")).to_contain_text(table.words("table-done"))
    keys.press("Enter")
    rows = page.locator(".read li input")
    expect(rows.first).to_be_focused()
    assert table.untranslated() == []
    for _ in range(rows.count()):
        keys.press("Enter")
    keys.press("Enter")
    expect(page.locator(".at")).to_have_count(0)
    owner = TypingOwner(table)
    owner.deploy()
    owner.play(owner.strike_or_walk, lambda now: "Runde 2" in page.locator("header .title p").inner_text())
    assert moves(owner.told, "Setze") or moves(owner.told, "Stell"), owner.told
    keys.press("f")  # nothing is to be done: it does nothing
    assert table.untranslated() == []
    assert not page.evaluate("() => window.touched")


def test_figures_here_a_remote_device_there_and_a_computer(device: NewDevice) -> None:
    host, guest = device(), device(screen=PHONE, touch=True)
    made = lay(host, "here", "remote", "greedy", real=(0, 2), scenario="caves-of-mahtis")
    guest.open(made["links"][1]["url"])
    guest.press(guest.button("join-enter"))
    host.open(f"#/match/{made['id']}")
    host.page.locator(".guide").wait_for()
    # Who has no figures there waits, and is told for what.
    waits = guest.page.locator(".strip")
    expect(waits).to_contain_text(host.page.locator(".guide .said [data-step]").inner_text())
    expect(waits.locator("button")).to_have_count(0)
    guest.check("the table is set")
    owner = Owner(host)
    owner.lay_out()
    expect(waits).to_have_count(0)
    other = Player(guest, badge=1)
    for _ in range(400):
        if "Round 2" in host.page.locator("header .title p").inner_text():
            break
        if host.page.locator(".at .gold").count() or owner.is_asked():
            owner.step(owner.situation(), owner.strike_or_walk)
        elif other.is_asked() and not guest.page.locator(".strip").count():
            other.step(other.situation(), other.strike_or_walk)
        host.page.wait_for_timeout(20)
    else:
        raise AssertionError((owner.seen[-10:], other.seen[-10:]))
    # Only the figures that stand there were asked for.
    theirs = {one["golem"] + 1 for one in Player(host, badge=1).figures() if one["own"]}
    asked = {int(found[1]) for text in owner.told if (found := re.search(r" (\d+) (?:from|on|off) ", text))}
    assert theirs and not theirs & asked
    assert moves(owner.told, "Place") and moves(owner.told)
    expect(guest.page.locator(".at")).to_have_count(0)


def test_a_kill_in_the_midst_of_confirming(device: NewDevice, tmp_path: Path) -> None:
    server = Server(tmp_path, "--port", str(free_port())).start()
    try:
        table = device(server.address)
        sit(table, "here", "here", real=(0,))
        page = table.page
        gold, count = page.locator(".guide .gold"), page.locator(".guide .groups li").first
        table.press(gold)
        expect(count).to_contain_text(table.words("table-of", done=1, count=6))
        table.forgive("ERR_CONNECTION|WebSocket")
        server.kill()
        table.says("match-lost")
        table.press(gold)  # said to nobody: it is said again
        server.start()
        expect(count).to_contain_text(table.words("table-of", done=2, count=6))
        server.kill()
        server.start()
        page.reload()
        expect(page.locator(".guide .list button")).to_have_count(4)  # two of the six tiles lie there
        owner = Owner(table)
        owner.lay_out()
        owner.deploy()
        page.goto("about:blank")
        assert server.errors() == ""
    finally:
        server.stop()


def test_the_table_is_laid_out_again_after_an_accident(device: NewDevice) -> None:
    table = device()
    page = table.page
    id = sit(table, "here", "greedy", real=(0, 1))
    owner = Owner(table)
    owner.lay_out()
    owner.deploy()
    before = steps(table, id)
    table.press(table.button("menu", page.locator("nav")))
    table.press(table.button("menu-table", page.locator("dialog[open]")))
    table.check("table and television")
    table.press(table.button("table-again-begin"))
    groups = page.locator(".guide .groups li")
    expect(groups).to_have_count(4)
    table.check("laid out again")
    for _ in range(groups.count()):
        table.press(page.locator(".guide .go button:not(.bare):not(.gold)"))
    read_back(table)
    table.says("table-stands")
    table.check("the table stands")
    assert steps(table, id) == before
    table.press(table.button("table-to-match"))
    assert owner.situation() == "turn"


def _television(table: Device, game: str, real: bool) -> str:
    table.open()
    table.says("motto")
    seats = [{"player": "here", "dice": "app", "real": real}, {"player": "random", "dice": "app"}]
    options = {"scenario": "three-cairns", "order": "position"} if game == "arcana" else {}
    made = table.context.request.post(
        f"{table.address}/api/matches",
        data={"game": game, "options": options, "seats": seats},
        headers={"origin": table.address},
    ).json()
    return str(made["id"])


@pytest.mark.parametrize("game", ["arcana", "archmage", "wizards", "delve"])
def test_the_television_shows_what_goes_on_and_has_nothing_to_press(device: NewDevice, game: str) -> None:
    table, screen = device(), device(screen={"width": 1920, "height": 1080})
    id = _television(table, game, real=True)
    table.open(f"#/table/{id}")
    far = table.page.locator(".link input")
    far.wait_for()
    screen.open(far.input_value())
    page = screen.page
    page.locator(".tv .scores li").nth(1).wait_for()
    screen.check(f"television, {game}")
    # Everything else is a picture.
    pressed = page.locator(".tv :is(button, a, input):visible").evaluate_all(
        "(all) => all.filter((one) => !one.closest('[inert]')).map((one) => one.textContent)"
    )
    assert pressed == ["EN", "DE"]
    steps = page.locator(".tv .steps li")
    expect(steps.first).to_be_visible()
    first = steps.first.inner_text()
    table.open(f"#/match/{id}")
    book = table.page.locator("dialog[open] .gold")
    table.page.locator(".guide").wait_for(state="attached")
    while book.count():
        table.press(book.first)
        table.page.wait_for_timeout(200)
    assert table.page.locator(".guide .said [data-step]").inner_text().strip() == first
    table.press(table.page.locator(".guide .gold"))
    expect(steps.first).not_to_have_text(first)  # it follows
    screen.press(page.get_by_text("DE", exact=True))
    expect(page.locator(".tv .steps .caps")).to_have_text("Am Tisch")


def test_a_television_of_nothing(device: NewDevice) -> None:
    table = device()
    table.open("#/tv/nothing")
    table.says("match-closed")
    table.open("#/tv")
    table.says("nowhere")
    table.open(f"#/table/{lay(table, 'here', 'here')['id']}")
    table.says("table-none")
