"""The table mode and the television on pictures, for `screens`."""

from __future__ import annotations

from tests.browser.camera import Camera, Scene
from tests.browser.owner import TABLE, Owner
from tests.browser.tables import sit


def at_the_table(camera: Camera) -> None:
    """Set up by its guide, read back, figures deployed and moved, the table laid out again, and the television."""
    table, page = camera.device, camera.page
    id = sit(table, "here", "greedy", real=(0, 1))
    page.locator(".guide").wait_for()
    camera.shot("t0-table-guide")
    for _ in range(3):
        before = page.locator(".guide [data-step]").get_attribute("data-step")
        table.press(page.locator(".guide .gold"))
        table.wait("(step) => document.querySelector('[data-step]').dataset.step !== step", before)
    camera.shot("t0-table-guide-tiles")
    table.press(table.named("table-fold"))
    camera.shot("t0-table-folded")
    table.press(page.locator(".strip button"))
    table.press(page.locator(".guide .groups li button").last)
    camera.shot("t0-table-guide-captures")
    owner = Owner(table)
    _read(camera, owner)
    owner.play(owner.answer, lambda now: now == TABLE)
    camera.shot("t2-table-place")
    owner.deploy()
    owner.play(owner.strike_or_walk, lambda now: now == TABLE)
    camera.shot("t2-table-move")
    owner.play(owner.end_turn, lambda now: now == TABLE and page.locator(".at li .bare").count() > 0)
    camera.shot("t2-table-several")
    table.open(f"#/tv/{id}")
    page.locator(".tv .steps li").first.wait_for()
    camera.shot("t3-television")
    camera.states("t4-table", f"#/table/{id}", "**/api/matches/*")
    table.open(f"#/table/{id}")
    table.says("table-again")
    page.locator(".link input").wait_for()
    camera.shot("t4-table")
    table.press(table.button("table-again-begin"))
    page.locator(".guide .groups li button").last.click()
    camera.shot("t4-table-again")


def _read(camera: Camera, owner: Owner) -> None:
    """To the read-back, and through it."""
    while not camera.page.locator(".read").count():
        together = camera.page.locator(".guide .go button:not(.bare):not(.gold):not([aria-disabled=true])")
        gold = camera.page.locator(".guide .gold:not([aria-disabled=true])")
        camera.device.press(together.first if together.count() else gold)
        camera.page.wait_for_timeout(300)
    camera.page.locator(".read li").first.wait_for()
    camera.shot("t1-table-read-back")
    for row in camera.page.locator(".read li input").all():
        row.check()
    camera.device.press(camera.page.locator(".read .gold"))
    camera.page.locator(".at").wait_for(state="detached")


TABLE_MODE: tuple[Scene, ...] = (at_the_table,)
