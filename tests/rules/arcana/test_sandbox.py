"""The sandbox: pieces, Knights, Relics and Ancient Ones named on the spot."""

from __future__ import annotations

import pytest

from shem.core.errors import OptionError, RollError
from shem.games import arcana
from shem.games.arcana.parts.actions import Use
from tests.rules.arcana.made import ancient, change, construct, golem, knight, melee, miracle_of, power, relic, row

IDOL = construct("Idol", apv=30)
CARRIED = relic("Idol Stone", power("Idol Stone", summons="idol"), apv=30)


def test_pieces_with_knights_and_relics() -> None:
    """By name, by id or compiled; a Golem without a Knight has a Golem Master, a Colossus three."""
    box = arcana.sandbox(
        row(3),
        [
            {"golem": "Dune Viper", "army": 0, "at": (0, 0), "knight": "Sir One", "relic": "idol-stone"},
            {"golem": golem("Vast", "colossus"), "army": 0, "at": (1, 0)},
            {"golem": "Dune Viper", "army": 1, "knights": [knight("Sir Two", apv=5)]},
            ("Dune Viper", 1, (2, 0)),
        ],
        golems=[IDOL],
        knights=[knight("Sir One", power("Shout"))],
        relics=[CARRIED],
        factions=["durani"],
    )
    plan = box.state.plan
    assert [[knight.id for knight in knights] for knights in plan.knights] == [
        ["sir-one"],
        ["golem-master"] * 3,
        ["sir-two"],
        ["golem-master"],
    ]
    viper, _, held, other = box.pieces
    assert [ability.name for ability in viper.type.abilities][-2:] == ["Shout", "Idol Stone"]
    assert len(other.type.abilities) == len(viper.type.abilities) - 2
    assert (held.at, box.cell(other.at)) == (-1, (2, 0))
    assert [muster.faction for muster in plan.musters] == [0, 2]
    idol = box.summon("Idol", 1, (0, 0))
    assert (idol.type.construct, idol.army, box.state.golems[-1]) == (True, 1, idol)


def test_ancient_ones_and_teams() -> None:
    box = arcana.sandbox(
        row(3),
        [("Dune Viper", army, (army, 0)) for army in range(3)],
        ancients=[(ancient("The Old"), 1), (ancient("The Older"), 1)],
        teams=[0, 1, 0],
    )
    assert [len(muster.ancients) for muster in box.state.plan.musters] == [0, 2, 0]
    assert box.ancient(1, "The Older") == 1
    assert box.state.allied(0, 2) and not box.state.allied(0, 1)


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        ({"golem": "Dune Viper", "army": 0, "knight": "Nobody"}, "unknown-knight"),
        ({"golem": "Dune Viper", "army": 0, "relic": "Nothing"}, "unknown-relic"),
        ({"golem": "Dune Viper", "army": 0, "cell": (0, 0)}, "unknown-option"),
        (("Nobody", 0, None), "unknown-golem"),
        (("Dune Viper",), "bad-piece"),
        ({"army": 0}, "bad-piece"),
        (("Dune Viper", -1, None), "bad-army"),
    ],
)
def test_what_a_sandbox_does_not_know(piece: object, code: str) -> None:
    with pytest.raises(OptionError) as found:
        arcana.sandbox(row(1), [piece])  # type: ignore[list-item]
    assert found.value.code == code


@pytest.mark.parametrize(
    ("rows", "code"), [(["P- X-"], "bad-map"), (["Sm"], "bad-map"), ([], "no-map"), ([".. .."], "no-map")]
)
def test_a_map_that_is_none(rows: list[str], code: str) -> None:
    with pytest.raises(OptionError) as found:
        arcana.sandbox(rows)
    assert found.value.code == code


def test_a_roll_that_is_missing_or_impossible_leaves_the_position_as_it_was() -> None:
    """Rolling the Attack Dice: 1 to 100."""
    box = arcana.sandbox(row(2), [("Dune Viper", 0, (0, 0)), ("Sand Lion", 1, (1, 0))])
    viper, lion = box.pieces
    before = box.state.data()
    with pytest.raises(OptionError) as found:
        box.attack(viper, "Spiked Volley", lion)
    assert (found.value.code, found.value.details["sides"]) == ("roll-missing", 100)
    for face in (0, 101):
        with pytest.raises(RollError):
            box.attack(viper, "Spiked Volley", lion, face)
    assert box.state.data() == before


def test_pieces_of_the_content_by_name() -> None:
    """A Relic brings the card of its Construct."""
    piece = {"golem": "Blood Channeler", "army": 0, "at": (0, 0), "knight": "Zitala the Arcanist", "relic": "Bone Ballista"}
    box = arcana.sandbox(row(2), [piece, ("Dune Viper", 1, (1, 0))], ancients=[("urugal-har-ten-the-warrior", 0)])
    box.army(0).mana = 99
    box.use(box.pieces[0], "Bone Ballista")
    ballista = box.state.golems[-1]
    assert (ballista.type.construct, ballista.at) == (True, 0)
    box.miracle("Urugal Har-Ten the Warrior")
    assert box.why_not(Use(0, box.ability(box.pieces[0], "Reckless Wrath").slot)) is None


def test_effects_by_the_name_of_what_has_them() -> None:
    """Of a Golem's attack, its Knight's power, its Relic, or a Miracle of an army."""
    fury = miracle_of("Fury", 1, change("damage", 15, "use", "allies"))
    card = golem("Striker", attacks=[melee("Blow", 75, 20, change("damage", 1))])
    first = {"golem": card, "army": 0, "at": (0, 0), "knight": knight("Sir", power("Roar", change("damage", 2, "use")))}
    first["relic"] = relic("Codex", power("Codex", change("damage", 4, "use")))
    box = arcana.sandbox(row(1), [first, ("Dune Viper", 1, (0, 0))], ancients=[(ancient("The Old", miracle=fury), 0)])
    piece, enemy = box.pieces
    for name in ("Blow", "Roar", "Codex"):
        box.affect(piece, piece, name)
    box.affect(piece, 0, "Fury")
    assert box.damage(piece, "Blow", enemy).lines[0].amount == 20
    assert sum(line.amount for line in box.damage(piece, "Blow", enemy).lines if line.amount > 0) == 20 + 1 + 2 + 4 + 15
