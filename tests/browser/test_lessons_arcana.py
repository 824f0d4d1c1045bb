"""The five lessons of Golem Arcana, each to its end, each with a move that does not help yet, touched or by keys."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.browser.lessons import Pupil, Typist, begin, my_turn
from tests.browser.player import Player

pytestmark = pytest.mark.long

VIPER, LION, BLIGHT, BRAMBLEHORN, MESA = 0, 1, 2, 3, 1
BETWEEN = 9
WALK, VOLLEY, STRIKE, EYES, CODEX, FIST = 0, 1, 2, 3, 4, 2


def move(player: Player, golem: int, region: int, slot: int = WALK) -> None:
    player.pick(golem)
    player.choose(slot)
    player.touch("region", region)
    player.arm()
    player.gold()


def attack(player: Player, golem: int, slot: int, target: int) -> None:
    player.pick(golem)
    player.choose(slot)
    player.touch("golem", target)
    player.arm()
    player.gold()


def next_turn(player: Player) -> None:
    player.end_turn()
    my_turn(player)


def test_the_pen_and_the_table(device: NewDevice) -> None:
    pupil = Typist(device(language="de"), "arcana", "pen-and-table")
    player = begin(pupil)
    pupil.says("region")
    pupil.rings("rect[data-region='11']")
    player.touch("region", 11)
    pupil.says("terrain")
    pupil.read()
    pupil.says("figure")
    player.pick(VIPER)
    pupil.says("enemy")
    player.pick(BLIGHT)
    pupil.says("dive")
    player.press("aside article .opens")
    player.page.keyboard.press("Escape")
    pupil.says("try")
    player.pick(VIPER)
    player.choose(WALK)
    pupil.says("arm")
    player.touch("region", 11)
    pupil.says("undo")
    pupil.rings("aside .foot .deed .gold")
    player.deselect()
    player.end_turn()
    my_turn(player)
    pupil.wrong("undo")
    pupil.goes_on()
    pupil.says("undo")
    move(player, VIPER, 11)
    pupil.says("armies")
    pupil.rings("nav [data-point=armies]")
    player.press("nav [data-point=armies]")
    pupil.says("map")
    player.press("nav [data-point=map]")
    pupil.says("end")
    pupil.rings("nav .end button")
    next_turn(player)
    pupil.ends()


def test_move_and_capture(device: NewDevice) -> None:
    pupil = Pupil(device(language="de"), "arcana", "move-and-capture")
    player = begin(pupil)
    player.touch("region", 11)
    pupil.says("move")
    move(player, VIPER, 10)
    pupil.wrong("move", 0)
    pupil.takes_back()
    pupil.says("move")
    player.pick(VIPER)
    player.choose(WALK)
    pupil.says("move", 1)
    player.touch("region", 11)
    player.arm()
    player.gold()
    pupil.says("end")
    next_turn(player)
    pupil.says("point")
    pupil.read()
    pupil.says("again")
    player.end_turn()
    assert player.play(player.end_turn, lambda now: now == "result") == "result"
    pupil.hears(pupil.lesson["over"]["won"])


def test_attack_cooldown_and_dice(device: NewDevice) -> None:
    pupil = Pupil(device(language="de"), "arcana", "attack-and-dice")
    player = begin(pupil)
    pupil.says("attack")
    move(player, LION, 9)
    pupil.wrong("attack", 2)
    pupil.takes_back()
    pupil.says("attack")
    player.pick(VIPER)
    player.choose(VOLLEY)
    pupil.rings(f".token[data-golem='{BLIGHT}'] .body")
    player.touch("golem", BLIGHT)
    player.arm()
    pupil.says("attack", 1)
    pupil.read()
    pupil.says("attack", 2)
    player.gold()
    my_turn(player)
    pupil.says("dice")
    pupil.read()
    pupil.says("hot")
    pupil.read()
    pupil.says("other")
    move(player, LION, 9)
    pupil.says("end")
    next_turn(player)
    pupil.says("cooled")
    pupil.read()
    pupil.ends()


def test_mana_ancient_ones_knights_and_relics(device: NewDevice) -> None:
    pupil = Typist(device(language="de"), "arcana", "mana-and-knights")
    player = begin(pupil)
    pupil.says("well")
    player.pick(LION)
    pupil.says("curse")
    player.deselect()
    move(player, LION, 6)
    pupil.wrong("curse", 0)
    pupil.takes_back()
    pupil.says("curse")
    pupil.rings("nav [data-point=ancients]")
    player.press("nav [data-point=ancients]")
    player.press("aside .use[data-power]")
    pupil.says("curse", 1)
    player.lights()
    player.touch("golem", BLIGHT)
    player.arm()
    player.gold()
    pupil.says("knight")
    player.pick(VIPER)
    player.choose(EYES)
    player.touch("golem", BLIGHT)
    player.arm()
    player.gold()
    pupil.says("relic")
    player.pick(VIPER)
    pupil.rings(f".use[data-slot='{CODEX}']")
    player.choose(CODEX)
    player.arm()
    player.gold()
    pupil.says("strike")
    attack(player, VIPER, VOLLEY, BLIGHT)
    my_turn(player)
    pupil.says("end")
    next_turn(player)
    pupil.ends()


def test_charge_displacement_and_colossi(device: NewDevice) -> None:
    pupil = Pupil(device(screen=PHONE, touch=True, language="de"), "arcana", "charge-and-colossus")
    player = begin(pupil)
    pupil.says("colossus")
    player.pick(MESA)
    pupil.says("near")
    player.deselect()
    move(player, VIPER, 15)
    pupil.wrong("near", 0)
    pupil.device.check("lesson, wrong")
    pupil.takes_back()
    pupil.says("near")
    move(player, VIPER, 16)
    pupil.says("slip")
    attack(player, VIPER, STRIKE, BRAMBLEHORN)
    while (now := player.situation()) == "callout":
        player.pass_page(now)
    pupil.says("displaced")
    player.touch("region", next(one["region"] for one in player.lit() if one["region"] != BETWEEN))
    player.arm()
    player.gold()
    pupil.says("charge")
    my_turn(player)
    player.pick(MESA)
    player.choose(FIST)
    player.touch("golem", BLIGHT)
    player.arm()
    pupil.says("charge", 1)
    player.gold()
    my_turn(player)
    pupil.says("pushed")
    pupil.read()
    pupil.says("breaking")
    pupil.read()
    pupil.says("end")
    next_turn(player)
    pupil.ends()
