"""Mistakes in the files of Golems, Knights, Ancient Ones, Relics and armies: named by line and field, with advice."""

from __future__ import annotations

from pathlib import Path

import pytest

from shem.games.arcana.content import codex
from tests.rules.arcana.faulty import broken, write


def test_the_unchanged_pack_is_clean(tmp_path: Path) -> None:
    write(tmp_path, {})
    assert codex.problems(tmp_path) == []


# Old text, new text, line, field, what the message says.
GOLEM_CASES = [
    ("apv: 300", "apv: 200", 5, "apv", "does not fit the class colossus, which costs 226 to 2000"),
    ("  - {name: Spit, type: ranged, health: 10, accuracy: 70, damage: 30, range: 3}\n", "", 12, "attacks",
     "has 4 attacks"),
    ("mana: 4, ", "", 14, "attacks[1]", "needs exactly one cost: ap, mana, health; it has none"),
    ("mana: 4, ", "mana: 4, ap: 1, ", 14, "attacks[1]", "it has ap and mana"),
    ("silence: true", "silence: false", 23, "attacks[3].effects[0].silence",
     "false is not known. It must be one of true, one"),
    ("silence: true, rounds: 1", "silence: true", 23, "attacks[3].effects[0]",
     "needs rounds: how long it lasts, or until: what ends it"),
    ("silence: true, rounds: 1", "destroy: true, rounds: 1", 23, "attacks[3].effects[0].rounds",
     "destroy happens at once"),
    ("silence: true, rounds: 1", "heal: 5, until: move", 23, "attacks[3].effects[0].until", "heal happens at once"),
    ("silence: true, rounds: 1", "mana: 0", 23, "attacks[3].effects[0].mana", "must not be 0"),
    ("silence: true", "modify: cost, add: 1, of: legs", 23, "attacks[3].effects[0].of",
     "It must be one of any, moves, walk, fly, attacks"),
    ("silence: true", "modify: armor, add: 1, of: walk", 23, "attacks[3].effects[0].of",
     "goes with modify: movement, cost, cooldown, doubling, not with armor"),
    ("silence: true", "modify: movement, add: 1, of: attacks", 23, "attacks[3].effects[0].of",
     "attacks have no Movement Points; say moves, walk or fly"),
    ("silence: true", "modify: doubling, add: 1", 23, "attacks[3].effects[0].modify",
     "say set: 0, for uses that do not double the cost"),
    ("silence: true, rounds: 1", "well: recharge, at: each", 23, "attacks[3].effects[0].whom",
     "at: each needs whom: several Golems, such as allies"),
    ("silence: true, rounds: 1", "well: fill", 23, "attacks[3].effects[0].well_mana",
     "goes with well: create, fill, which needs it"),
    ("whom: target, silence: true, rounds: 1", "dispel: curse, at: wells", 23, "attacks[3].effects[0].at",
     "wells goes with well: recharge or fill or drain or remove"),
    ("silence: true", "modify: as_melee, add: 1", 23, "attacks[3].effects[0].modify", "is a yes or no: give set: 1"),
    ("on: hit, whom: target, silence: true, rounds: 1", "on: always, silence: one", 23, "attacks[3].effects[0].silence",
     "one Knight is named at a moment"),
    ("silence: true", "modify: reroll_misses, add: 1", 23, "attacks[3].effects[0].modify", "is a yes or no: give set: 1"),
    ("silence: true", "modify: roll, set: 5", 23, "attacks[3].effects[0].modify", "only added to, or taken from: give add"),
    ("silence: true", "modify: doubles, set: 7", 23, "attacks[3].effects[0].modify", "give set: 0 for those that miss"),
    ("silence: true", "modify: movement, add: -1, against: melee", 23, "attacks[3].effects[0].against",
     "the same against every attack"),
    ("silence: true", "modify: armor, set: 0, step: 5", 23, "attacks[3].effects[0].step",
     "fades or grows what modify adds"),
    ("silence: true", "modify: armor, add: 4, step: 5", 23, "attacks[3].effects[0].step", "needs rounds of at least 2"),
    ("silence: true", "harm_each_turn: 4, step: 5", 23, "attacks[3].effects[0].step", "needs rounds of at least 2"),
    ("silence: true, rounds: 1", "harm_each_turn: 3, rounds: 2, until: turn_end", 23, "attacks[3].effects[0].until",
     "on 'hit' turn_end comes before any upkeep at which it acts; leave it out"),
    ("silence: true, rounds: 1", "modify: armor, add: -9, step: 3, rounds: 3, until: [move, turn_end]", 23,
     "attacks[3].effects[0].until", "turn_end comes before any upkeep"),
    ("on: enter, whom: enemies_here, harm: 5}]}, rounds: 2", "on: upkeep, whom: enemies_here, harm: 5}]}, until: turn_end",
     24, "attacks[3].effects[1].until", "on 'kill' turn_end comes before any upkeep"),
    ("powers:", "passive: {name: Calm, effects: [{on: upkeep, heal_each_turn: 3, rounds: 2, until: turn_end}]}\npowers:",
     25, "passive.effects[0].until", "on 'upkeep' turn_end comes before any upkeep"),
    ("silence: true", "silence: true, until: dawn", 23, "attacks[3].effects[0].until[0]",
     "It must be one of next_attack, move, leaves"),
    ("on: hit, whom: target, silence: true, rounds: 1", "on: miss, whom: target, harm: 50, measure: damage", 23,
     "attacks[3].effects[0].measure", "that needs on: hit, kill or damaged"),
    ("silence: true, rounds: 1", "silence: true, measure: damage, rounds: 1", 23, "attacks[3].effects[0].measure",
     "goes with harm or heal"),
    ("on: hit, whom: target, silence: true, rounds: 1", "on: hit, displace: each, within: 1", 23,
     "attacks[3].effects[0].whom", "needs a word for several, such as enemies_here"),
    ("whom: target, silence: true, rounds: 1", "displace: target", 23, "attacks[3].effects[0]",
     "needs within: the number of Regions, or anywhere"),
    ("whom: target, silence: true, rounds: 1", "displace: target, anywhere: true, way: push", 23,
     "attacks[3].effects[0].anywhere", "goes with way: chosen, not with push"),
    ("whom: target, silence: true, rounds: 1", "displace: target, within: 2, where: {}", 23,
     "attacks[3].effects[0].where", "needs cover or terrain"),
    ("whom: target, silence: true, rounds: 1", "dispel: curse, whom: enemies_here", 23, "attacks[3].effects[0].whom",
     "dispel is done to a Region; say at: here or there"),
    ("whom: target, silence: true, rounds: 1", "shift: curse", 23, "attacks[3].effects[0]", "shift needs within"),
    ("whom: target, silence: true, rounds: 1", "well: create", 23, "attacks[3].effects[0].well_mana",
     "goes with well: create, fill, which needs it"),
    ("whom: target, silence: true, rounds: 1", "well: move", 23, "attacks[3].effects[0].within",
     "goes with well: move, which needs it"),
    ("whom: target, silence: true, rounds: 1", "terrain: {terrain: swamp, cover: medium}", 23,
     "attacks[3].effects[0].terrain.cover", "only plains and hills take a Cover, not swamp"),
    ("whom: target, silence: true, rounds: 1", "terrain: {terrain: hills, cover: heavy}", 23,
     "attacks[3].effects[0].terrain.obstructions", "go with heavy Cover, which has 1 to 4"),
    ("whom: target, silence: true, rounds: 1", "terrain: {terrain: pit, cover: pit}", 23,
     "attacks[3].effects[0].terrain.cover", "is that of terrain: pit"),
    ("whom: target, silence: true, rounds: 1", "spawn: {golem: woodgard}", 23, "attacks[3].effects[0].spawn.golem",
     "there is no Golem 'woodgard'; did you mean 'woodguard'?"),
    ("silence: true, rounds: 1", "ignore: {}, rounds: 1", 23, "attacks[3].effects[0].ignore",
     "needs cover or terrain: what is ignored"),
    ("silence: true, rounds: 1", "silence: true, rounds: 1, if: {}", 23, "attacks[3].effects[0].if",
     "names no condition"),
    ("silence: true, rounds: 1", "silence: true, rounds: 1, if: {near: 1, beyond: 2}", 23,
     "attacks[3].effects[0].if.beyond", "never holds: at most 1 and at least 2"),
    ("silence: true, rounds: 1", "silence: true, rounds: 1, if: {health_at_least: 60, health_at_most: 50}", 23,
     "attacks[3].effects[0].if.health_at_least", "never holds: at most 50 and at least 60 percent"),
    ("on: hit, whom: target, silence: true", "on: miss, if: {critical: true}, silence: true", 23,
     "attacks[3].effects[0].if.critical", "there is no hit on 'miss'"),
    ("on: kill, lay", "on: kill, at: there, harm: 1, lay", 24, "attacks[3].effects[1]", "it has harm and lay"),
    ("harm: 5}]}, rounds: 2", "harm: 5}]}", 24, "attacks[3].effects[1]", "lay needs rounds: how long it lasts"),
    ("whom: enemies_here, harm: 5", "whom: target, harm: 5", 24, "attacks[3].effects[1].lay.effects[0].whom",
     "no meaning for what lies on a Region; it may be allies_here, enemies_here, everyone_here"),
    ("whom: enemies_here, harm: 5", "dispel: both", 24, "attacks[3].effects[1].lay.effects[0].dispel",
     "has no Region in what lies on a Region"),
    ("on: use, whom: target, heal", "on: hit, whom: target, heal", 26, "powers[0].effects[0].on",
     "'hit' has no meaning for a power that is aimed at a Golem; it may be use"),
    ("ap: 1, aim: ally", "aim: ally", 26, "powers[0]", "needs exactly one cost"),
    ("aim: ally, range: 2, effects: [{on: use, whom: target", "range: 2, effects: [{on: use", 26, "powers[0].range",
     "goes with an active power that is aimed"),
    ("aim: ally, range", "aim: region, range", 26, "powers[0].effects[0].whom", "there is no target on 'use'"),
    ("powers:", "lore: {en: Big.}\npowers:", 25, "lore.de", "is missing: German"),
]  # fmt: skip
KNIGHT_CASES = [
    ("  eva:", "  Eva the Bold:", 2, "knights.Eva the Bold",
     "must be an id: small letters and digits, with '-' between words"),
    ("  eva:", "  woodguard:", 2, "knights.woodguard", "is the id of the Golem Woodguard"),
    ("  eva:", "  golem-master:", 2, "knights.golem-master", "is the nameless Golem Master that every army has"),
    ("rank: blood-knight", "rank: baron", 4, "knights.eva.rank", "It must be one of golem-master, knight, blood-knight"),
    ("rank: blood-knight", "rank: knight", 11, "knights.eva.powers", "a knight has exactly one power, not 2"),
    ("rank: knight", "rank: blood-knight", 22, "knights.udo.powers", "a blood-knight has 2 powers or more, not 1"),
    ("apv: 10", "apv: 0", 20, "knights.udo.apv", "a knight costs at least 1, not 0"),
    ("    classes: [ogre]\n", "", 14, "knights.udo.classes", "is missing: a knight has at least one of its classes"),
    ("golems: [test-tower]", "golems: [test-towr]", 8, "knights.eva.golems[0]", "did you mean 'test-tower'?"),
    ("golems: [test-tower]", "golems: [horned-blight]", 8, "knights.eva.golems[0]",
     "Horned Blight is of urugal; Eva commands"),
    ("golems: [test-tower]", "golems: [bramblehorn]", 8, "knights.eva.golems[0]",
     "is a warsprite; Eva commands ogre, colossus"),
    ("    classes: [ogre]\n", "    classes: [ogre]\n    unit: Towre Guard\n", 20, "knights.udo.unit",
     "no Golem is of the unit 'Towre Guard'; did you mean 'Tower Guard'?"),
    ("    source: house\n    powers:\n      - {name: Watch",
     "    source: {powers: house}\n    powers:\n      - {name: Watch", 10, "knights.eva.source",
     "where these come from: apv, arcana, classes, factions, golems, rank"),
    ("name: Watch,", "name: Watch, source: {ap: card},", 12, "knights.eva.powers[0].source.ap",
     "The figures are default, effects"),
    ("name: Ask,", "name: Watch,", 13, "knights.eva.powers[1].name", "is the name of another ability of this Knight"),
    ("on: miss, modify", "on: enter, modify", 12, "knights.eva.powers[0].effects[0].on",
     "no meaning for a passive ability"),
    ("mana: 3, ", "", 13, "knights.eva.powers[1]", "needs exactly one cost: ap, mana, health; it has none"),
    ("aim: enemy, range: 2, ", "", 13, "knights.eva.powers[1].effects[0].displace", "there is no target on 'use'"),
    ("ap: 2, attack", "attack", 23, "knights.udo.powers[0]", "needs exactly one cost"),
    ("damage: 20, range: 2}", "damage: 20}", 23, "knights.udo.powers[0].attack.range", "needs a range of at least 1"),
    (", attack: {type: ranged, accuracy: 60, damage: 20, range: 2}", "", 23, "knights.udo.powers[0]",
     "needs effects, or an attack"),
    ("range: 2}}", "range: 2}, effects: [{on: use, heal: 1}]}", 23, "knights.udo.powers[0].effects",
     "belong into the attack"),
]  # fmt: skip
ANCIENT_CASES = [
    ("    apv: 40\n", "    apv: 40\n    faction: durani\n", 5, "ancients.rain.faction", "is no field here"),
    ("    apv: 40\n", "", 2, "ancients.rain.apv", "is missing: Army Point Value"),
    ("whom: allies, ", "", 6, "ancients.rain.miracle.effects[0].whom",
     "'self' has no meaning for a Miracle; it may be allies"),
    ("on: use, whom: allies", "whom: allies", 6, "ancients.rain.miracle.effects[0].on",
     "no meaning for a Miracle; it may be use"),
    ("modify: dodge, add: 10, rounds: 1", "well: remove", 6, "ancients.rain.miracle.effects[0].whom",
     "well is done to a Region"),
    ("modify: dodge, add: 10, rounds: 1", "modify: dodge, add: 10, rounds: 1, if: {near: 2}", 6,
     "ancients.rain.miracle.effects[0].if.near", "there is no other Golem on 'use' of a Miracle"),
    ("move: 2, ", "", 7, "ancients.rain.curse.move", "is missing: Mana of each later move"),
    ("whom: enemies_here", "whom: allies_here", 7, "ancients.rain.curse.effects[0].whom",
     "for a Curse; it may be enemies_here"),
    ("modify: movement, add: -1", "modify: movement, add: -1, rounds: 2", 7, "ancients.rain.curse.effects[0].rounds",
     "what always holds has no duration"),
    ("modify: movement, add: -1", "on: enter, displace: each, way: push, within: 1", 7,
     "ancients.rain.curse.effects[0].way", "a Curse has no place to push from"),
    ("    miracle: {name: Downpour, mana: 6, effects: [{on: use, whom: allies, modify: dodge, add: 10, rounds: 1}]}\n"
     "    curse: {name: Mire, mana: 5, move: 2, effects: [{whom: enemies_here, modify: movement, add: -1}]}\n", "", 2,
     "ancients.rain", "needs one or more of miracle, blessing, curse"),
    ("name: Mire", "name: Downpour", 7, "ancients.rain.curse.name", "another ability of this Ancient One"),
]  # fmt: skip
RELIC_CASES = [
    ("size: ogre", "size: huge", 11, "relics.totem.size", "It must be one of warsprite, ogre, titan, colossus"),
    ("    ap: 1\n", "", 2, "relics.flask", "needs exactly one cost"),
    ("    effects: [{on: use, heal: 20}]\n", "", 2, "relics.flask",
     "exactly one of effects, attack, construct; it has none"),
    ("    mana: 4\n", "    mana: 4\n    effects: [{on: use, heal: 2}]\n", 9, "relics.totem",
     "it has effects and construct"),
    ("    mana: 4\n", "    mana: 4\n    range: 2\n", 15, "relics.totem.range", "goes with an active power that is aimed"),
    ("on: use, heal: 20", "on: use, whom: allies_there, heal: 20", 8, "relics.flask.effects[0].whom",
     "there is no other Region on 'use' of a power that is aimed at nothing"),
    ("on: use, heal: 20", "on: use, lay: {effects: [{whom: allies_here, modify: armor, add: 2}]}, rounds: 2", 8,
     "relics.flask.effects[0].at", "say at: here"),
    ("uses: 1", "uses: 0", 21, "relics.totem.construct.attacks[0].uses", "must be at least 1, not 0"),
    ("uses: 1", "uses: 1, ap: 2", 21, "relics.totem.construct.attacks[0].ap", "is no field here"),
    ("      attacks:\n        - {name: Spark, type: ranged, uses: 1, accuracy: 60, damage: 15, range: 2}\n", "", 15,
     "relics.totem.construct", "needs attacks, powers or a passive ability"),
    ("  totem:", "  eva:", 9, "relics.eva", "is the id of the Knight Eva"),
]  # fmt: skip
ARMY_CASES = [
    ("[eva, golem-master, golem-master]", "[eva, golem-master]", 6, "golems[0].knights", "exactly 3 Knights, not 2"),
    ("[eva, golem-master, golem-master]", "[eva, eva, golem-master]", 6, "golems[0].knights[1]",
     "already, at golems[0].knights[0]"),
    ("[eva, golem-master, golem-master]", "[udo, golem-master, golem-master]", 6, "golems[0].knights[0]",
     "Udo commands ogre"),
    ("  - woodguard", "  - {golem: woodguard, knight: eva}", 7, "golems[1].knight", "is in this army already"),
    ("  - woodguard", "  - {golem: bramblehorn, relic: totem}", 7, "golems[1].relic", "already, at golems[0].relic"),
    ("  - woodguard", "  - {golem: woodguard, knigt: eva}", 7, "golems[1].knigt",
     "no field here; did you mean 'knight'?"),
    ("ancients: [rain]", "ancients: [rain, rain]", 8, "ancients[1]", "is in this army already, at ancients[0]"),
    ("ancients: [rain]", "ancients: [reign]", 8, "ancients[0]", "there is no Ancient One 'reign'; did you mean 'rain'?"),
    ("points: 600", "points: 500", 5, "golems", "costs 530 APV, more than its 500 points"),
]  # fmt: skip

CASES = [
    *[("golems/test-tower.yaml", *case) for case in GOLEM_CASES],
    *[("knights.yaml", *case) for case in KNIGHT_CASES],
    *[("ancients.yaml", *case) for case in ANCIENT_CASES],
    *[("relics.yaml", *case) for case in RELIC_CASES],
    *[("armies/testers.yaml", *case) for case in ARMY_CASES],
]


@pytest.mark.parametrize(("name", "old", "new", "line", "field", "says"), CASES)
def test_mistakes(tmp_path: Path, name: str, old: str, new: str, line: int, field: str, says: str) -> None:
    found = broken(tmp_path, name, old, new)
    assert (line, field) in [(problem.line, problem.field) for problem in found]
    assert [problem.field for problem in found if says in problem.message] == [field]


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("golems/test-tower.yaml", "powers:",
         "passive: {name: Calm, effects: [{on: attacked, heal_each_turn: 3, rounds: 2, until: turn_end}]}\npowers:"),
        ("golems/test-tower.yaml", "harm: 5}]}, rounds: 2", "harm: 5}]}, until: turn_end"),
        ("scenarios/test.yaml", "harm: 1}", "harm_each_turn: 1, rounds: 2, until: turn_end}"),
    ],
)  # fmt: skip
def test_what_a_turn_end_leaves_time_to_act_is_no_mistake(tmp_path: Path, name: str, old: str, new: str) -> None:
    """What answers an enemy, or comes between turns, still sees an upkeep; what is laid acts on who enters it."""
    assert broken(tmp_path, name, old, new) == []
