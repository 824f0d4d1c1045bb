"""A pack with every kind of file, to be spoilt in one place."""

from __future__ import annotations

from pathlib import Path

from shem.core.content.problems import Problem
from shem.games.arcana.content import codex
from tests.locale.told import told_in_german

GOLEM = """\
name: Test Tower
arcanum: zikia
class: colossus
unit: Tower Guard
apv: 300
health: 200
armor: 10
dodge: 0
source: house
moves:
  - {name: Stride, type: walk, ap: 2, mp: 2}
attacks:
  - {name: Stamp, type: melee, ap: 2, accuracy: 70, damage: 30}
  - {name: Sweep, type: melee, mana: 4, accuracy: 70, damage: 30, scope: area}
  - {name: Spit, type: ranged, health: 10, accuracy: 70, damage: 30, range: 3}
  - name: Roar
    type: ranged
    ap: 1
    accuracy: 80
    damage: 5
    range: 2
    effects:
      - {on: hit, whom: target, silence: true, rounds: 1}
      - {on: kill, lay: {effects: [{on: enter, whom: enemies_here, harm: 5}]}, rounds: 2}
powers:
  - {name: Root, ap: 1, aim: ally, range: 2, effects: [{on: use, whom: target, heal: 10}]}
"""
KNIGHTS = """\
knights:
  eva:
    name: Eva
    rank: blood-knight
    factions: mercenary
    arcana: [zikia]
    classes: [ogre, colossus]
    golems: [test-tower]
    apv: 20
    source: house
    powers:
      - {name: Watch, effects: [{on: miss, modify: accuracy, add: 15, until: next_attack}]}
      - {name: Ask, mana: 3, aim: enemy, range: 2, effects: [{on: use, displace: target, way: pull, within: 1}]}
  udo:
    name: Udo
    rank: knight
    factions: mercenary
    arcana: [zikia]
    classes: [ogre]
    apv: 10
    source: house
    powers:
      - {name: Bolt, ap: 2, attack: {type: ranged, accuracy: 60, damage: 20, range: 2}}
"""
ANCIENTS = """\
ancients:
  rain:
    name: Rain
    apv: 40
    source: house
    miracle: {name: Downpour, mana: 6, effects: [{on: use, whom: allies, modify: dodge, add: 10, rounds: 1}]}
    curse: {name: Mire, mana: 5, move: 2, effects: [{whom: enemies_here, modify: movement, add: -1}]}
"""
RELICS = """\
relics:
  flask:
    name: Flask
    size: warsprite
    apv: 10
    source: house
    ap: 1
    effects: [{on: use, heal: 20}]
  totem:
    name: Totem
    size: ogre
    apv: 30
    source: house
    mana: 4
    construct:
      name: Totem Pole
      health: 40
      armor: 5
      dodge: 0
      attacks:
        - {name: Spark, type: ranged, uses: 1, accuracy: 60, damage: 15, range: 2}
"""
ARMY = """\
title: {en: Testers, de: Tester}
description: {en: They test., de: Sie testen.}
faction: mercenary
points: 600
golems:
  - {golem: test-tower, knights: [eva, golem-master, golem-master], relic: totem}
  - woodguard
ancients: [rain]
"""
SCENARIO = """\
title: {en: Test, de: Test}
description: {en: A test., de: Ein Test.}
tiles:
  - {side: 91A, at: [0, 0]}
  - {side: 92A, at: [3, 0]}
positions:
  - limit: 600
    army: testers
    fixed: true
    team: 1
    zones: [[0, 2], {at: [0, 0, 0, 1], until: 3}]
    places: [{golem: 1, at: [1, 0]}, {golem: 2, reserve: true}]
    secrets: [hunt, hold]
  - {limit: 500, army: hired-wood, required: [woodguard], banned: [totem], zones: [[5, 0, 5, 2]]}
captures:
  - {at: [3, 1], mana: 2, grows: 1}
wells:
  - {at: [2, 2]}
  - {among: [[4, 0], [4, 1]]}
terrain: {hills: {walk: 1}}
regions:
  - {name: Bog, at: [2, 0], effects: [{on: enter, whom: everyone_here, harm: 3}]}
objectives:
  - {id: hunt, title: {en: Hunt, de: Jagd}, on: {destroyed: {of: 2, golem: woodguard, count: 1}}, vp: 2}
  - {id: hold, title: {en: Hold, de: Halten}, on: {capture: {at: [3, 1], positions: [1]}}, mana: 4}
encounters:
  - id: scout
    title: {en: Scout, de: Späher}
    text: {en: Somebody., de: Jemand.}
    on: {enter: {among: [[3, 0], [3, 2]], positions: [1]}}
    choices:
      - {text: {en: Ask., de: Fragen.}, results: [{vp: 1}, {objective: hunt}]}
      - {text: {en: Chase., de: Jagen.}, results: [{spawn: {golem: woodguard, army: wild, at: here}}, {wild_attacks: true}]}
  - id: dusk
    title: {en: Dusk, de: Dämmerung}
    text: {en: It darkens., de: Es dunkelt.}
    on: {round_start: 5}
    after: [scout]
    results:
      - {mana: 2, to: all}
      - {well: {at: [2, 2], do: recharge}}
      - {effects: [{on: use, whom: everyone, harm: 1}]}
victory: {destruction: apv, rounds: 8}
"""
TILES = """\
source: house
tiles:
  91A: {set: 9, rows: [P- P- P-, P- M- P-, P- P- P-]}
  92A: {set: 9, rows: [P- P- P-, P- P- P-, P- P- Ph3]}
"""
PACK = {
    "golems/test-tower.yaml": GOLEM,
    "knights.yaml": KNIGHTS,
    "ancients.yaml": ANCIENTS,
    "relics.yaml": RELICS,
    "armies/testers.yaml": ARMY,
    "scenarios/test.yaml": SCENARIO,
    "tiles.yaml": TILES,
}


def write(folder: Path, changes: dict[str, str]) -> None:
    for name, text in {**PACK, **changes}.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


def broken(folder: Path, name: str, old: str, new: str) -> list[Problem]:
    """The problems of one file of the good pack with one thing changed in it."""
    assert PACK[name].count(old) == 1, PACK[name].count(old)
    write(folder, {name: PACK[name].replace(old, new)})
    return told_in_german([problem for problem in codex.problems(folder) if problem.path == folder / name])
