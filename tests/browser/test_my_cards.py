"""Cards typed in from their paper: kept as a pack, fielded, read by the command line, in the place of the program's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from tests.app.table import serving
from tests.browser.building import build
from tests.browser.cards import NAME, SENTENCE, Typist, golem
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.children import PATIENCE

pytestmark = pytest.mark.long
WEAVER = "#/cards/golems/storm-weaver"


def shem(*arguments: str) -> str:
    """The real command line, in a process of its own."""
    command = [sys.executable, "-m", "shem.cli", "--lang", "en", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def healths(table: Device) -> dict[str, int]:
    found = table.context.request.get(f"{table.address}/api/games/arcana/pieces").json()["golems"]
    return {golem["name"]: golem["health"] for golem in found}


def test_a_golem_typed_in_is_fielded_and_read_by_the_command_line(device: NewDevice, tmp_path: Path) -> None:
    with serving() as server:
        table = device(server.address)
        page = table.open("#/cards").page
        table.says("cards-none")
        table.check("cards, empty")
        table.press(page.locator("a[href='#/cards/golems']"))
        table.check("card, new")
        typist = Typist(table)
        golem(typist)
        expect(page.get_by_text(SENTENCE).first).to_be_visible()
        table.says("cards-sound")
        expect(page.locator("aside article")).to_contain_text(NAME)
        expect(page.locator("aside article")).to_contain_text(SENTENCE)
        table.check("card, sound")
        table.press(table.button("cards-keep"))
        table.says("cards-kept", name=NAME, pack="my-cards")
        expect(page.locator("[data-mine] a").first).to_have_text(NAME)
        table.check("cards")

        with page.expect_download() as saved:
            table.press(table.button("cards-share", pack="my-cards"))
        saved.value.save_as(tmp_path / "my-cards.zip")
        ZipFile(tmp_path / "my-cards.zip").extractall(tmp_path / "my-cards")
        pack = str(tmp_path / "my-cards")
        assert "sound" in shem("content", "check", pack)
        army = tmp_path / "herons.yaml"
        army.write_text(
            "title: {en: Herons, de: Reiher}\ndescription: {en: Tall., de: Lang.}\nfaction: durani\npoints: 500\n"
            "golems: [brass-heron, brass-heron, fire-ram]\n"
        )
        assert "sound" in shem("army", "check", str(army), "--pack", pack)
        battle = str(tmp_path / "battle.jsonl")
        fought = ["--seat", "random", "--seat", "random", "--seed", "2", "--pack", pack, "--save", battle]
        shem("play", "arcana", "--army", str(army), "--army", str(army), *fought)
        assert NAME in Path(battle).read_text().splitlines()[0]

        table.open("#/armies")
        build(table, "Herons", NAME, faction="Durani")
        table.says("armies-sound")
    with serving() as elsewhere:
        far = device(elsewhere.address)
        far.open("#/cards")
        far.says("cards-none")
        far.page.locator("input[type=file]").set_input_files(tmp_path / "my-cards.zip")
        far.says("cards-brought")
        expect(far.page.locator("[data-mine] a").first).to_have_text(NAME)
        assert healths(far)[NAME] == 55


def test_the_real_card_takes_the_place_of_ours_everywhere_and_says_so(device: NewDevice) -> None:
    with serving() as server:
        table = device(server.address)
        page = table.open("#/cards").page
        assert healths(table)["Storm Weaver"] == 45
        page.get_by_role("searchbox").fill("storm w")
        table.press(table.button("cards-real"))
        table.says("cards-will-replace")
        expect(page.locator("aside article")).to_contain_text("In place of another card of this name")
        table.check("card, real")
        Typist(table).fill("health", 71)
        expect(page.locator("aside article dd").first).to_have_text("71")
        table.press(table.button("cards-keep"))
        table.says("cards-replaces")
        assert healths(table)["Storm Weaver"] == 71
        page.get_by_role("searchbox").fill("storm w")
        table.says("cards-not-found")

        # It is there for whoever builds an army, and who deletes it has ours again.
        table.press(page.locator("[data-mine] a"))
        expect(Typist(table).field("health")).to_have_value("71")
        table.press(table.button("cancel"))
        table.press(table.named("cards-remove", name="Storm Weaver"))
        table.says("cards-remove-back")
        table.check("card, delete")
        table.press(table.button("cards-remove-do", page.locator("dialog[open]")))
        table.says("cards-none")
        assert healths(table)["Storm Weaver"] == 45


def test_a_wrong_value_is_answered_at_its_field_in_german(device: NewDevice) -> None:
    with serving() as server:
        table = device(server.address, language="de", screen=PHONE, touch=True)
        page = table.open("#/cards/golems").page
        typist = Typist(table)
        golem(typist, health=0, apv=140)
        typist.fill("attacks[1].range", 0)
        typist.field("attacks[1].accuracy").focus()
        expect(page.locator("[id='card-health-wrong']")).to_have_text("Muss mindestens 1 sein, nicht 0.")
        typist.fill("health", 55)
        table.press(table.button("cards-keep"))
        alert = page.locator("section[role=alert]")
        expect(alert).to_contain_text("Angriff 2, Reichweite")
        table.check("card, wrong")
        assert not table.untranslated()
        table.press(alert.get_by_role("button", name="Angriff 2, Reichweite"))
        expect(typist.field("attacks[1].range")).to_be_focused()
        expect(page.locator("[id='card-attacks[1].range-wrong']")).to_be_visible()
        expect(page.locator("[id='card-apv-wrong']")).to_contain_text("140")
        typist.fill("attacks[1].range", 2)
        typist.fill("apv", 88)
        table.says("cards-sound")
        table.press(table.button("cards-keep"))
        table.says("cards-kept", name=NAME, pack="my-cards")


def test_a_relic_is_typed_in_by_keyboard_alone(device: NewDevice) -> None:
    with serving() as server:
        table = device(server.address)
        page = table.open("#/cards").page
        table.says("cards-none")
        keys = page.keyboard

        def to(here: str) -> None:
            """Along with Tab until the focus is there."""
            for _ in range(200):
                if page.evaluate("(here) => document.activeElement?.matches(here)", here):
                    return
                keys.press("Tab")
            raise AssertionError(f"no way to {here}")

        def field(path: str) -> str:
            return f"[id='card-{path}']"

        def pick(path: str, label: str) -> None:
            """A word of a menu, by typing its beginning."""
            to(field(path))
            keys.type(label)
            assert page.locator(field(path)).evaluate("(menu) => menu.selectedOptions[0].label") == label

        def write(path: str, value: object) -> None:
            to(field(path))
            keys.type(str(value))

        to("a[href='#/cards/relics']")
        keys.press("Enter")
        page.locator("form").wait_for()
        write("name", "Brass Ear")
        pick(":0", "Mana")
        write("mana", 4)
        pick("aim", "an ally")
        write("range", 2)
        pick("size", "Ogre")
        write("apv", 15)
        to(f"{field('effects')} button")
        keys.press("Enter")
        pick("effects[0].on", "when it is used")
        pick("effects[0].whom", "the target")
        pick("effects[0]:0", "Heal")
        write("effects[0].heal", 12)
        expect(page.get_by_text("12 Health").first).to_be_visible()
        table.says("cards-sound")
        to("button[type=submit]")
        keys.press("Enter")
        table.says("cards-kept", name="Brass Ear", pack="my-cards")
        expect(page.locator("[data-mine] a")).to_have_text("Brass Ear")
