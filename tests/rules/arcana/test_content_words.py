"""The words that content is written in are those of the rules, and every kind of file has its JSON Schema."""

from __future__ import annotations

import json
from typing import get_args

from shem.games.arcana import vocabulary as v
from shem.games.arcana.content import deeds, models
from shem.games.arcana.content import models_words as words
from shem.games.arcana.content.models_effects import Condition, Effect
from shem.games.arcana.content.models_pieces import RESOURCES
from shem.games.arcana.content.models_story import OCCASIONS, RESULTS


def test_the_models_words_are_the_vocabulary() -> None:
    pairs = [
        (words.Class, v.CLASSES),
        (words.Rank, v.RANKS),
        (words.Arcanum, v.ARCANA),
        (words.Faction, v.FACTIONS),
        (words.TerrainWord, v.TERRAINS),
        (words.CoverWord, v.COVERS),
        (words.Movement, v.MOVEMENTS),
        (words.AttackType, v.ATTACKS[1:]),
        (words.Against, v.ATTACKS),
        (words.Aim, v.AIMS),
        (words.Trigger, v.TRIGGERS),
        (words.Whom, v.WHOM),
        (words.Attribute, v.ATTRIBUTES),
        (words.Measure, v.MEASURES),
        (words.End, v.ENDS),
        (words.Way, v.WAYS),
        (words.Destruction, v.DESTRUCTION_VP),
        (words.Order, v.ORDERS),
        (words.Ranges, v.RANGES),
    ]
    for literal, vocabulary in pairs:
        assert list(get_args(literal)) == vocabulary
    assert [word for word in get_args(words.Scope) if word != "area"] == v.SCOPES


def test_fields_that_are_words_of_the_rules() -> None:
    """Deeds (with the four kinds of cooling for `cool`), operations, conditions, costs, occasions and results."""
    cooling = [f"cool_{kind}" for kind in ("moves", "attacks", "powers", "all")]
    fields = [field for deed in v.DEEDS for field in (cooling if deed == "cool" else [deed])]
    assert list(deeds.DEEDS) == fields
    assert set(fields) <= set(Effect.model_fields)
    assert list(deeds.OPERATIONS) == v.OPERATIONS
    assert [field.alias or name for name, field in Condition.model_fields.items()] == v.CONDITIONS
    assert list(RESOURCES) == v.RESOURCES[:3]
    assert list(OCCASIONS) == v.OCCASIONS
    assert list(RESULTS) == v.RESULTS


def test_deeds_last_or_are_done_to_a_region_as_the_rules_have_it() -> None:
    lasting = [deed for at, deed in enumerate(v.DEEDS) if v.LASTING >> at & 1]
    assert sorted(deeds.LASTING) == sorted(lasting)
    on_region = [deed for at, deed in enumerate(v.DEEDS) if v.ON_REGION >> at & 1]
    assert sorted(deeds.ON_REGION) == sorted(on_region)


def test_schema_of_every_kind_of_file() -> None:
    schemas = models.schema()
    assert sorted(schemas) == [
        "ancients",
        "army",
        "collection",
        "golem",
        "knights",
        "relics",
        "scenario",
        "terrain",
        "tiles",
    ]
    golem = schemas["golem"]
    assert golem["additionalProperties"] is False
    assert {"name", "arcanum", "class", "apv", "health", "armor", "dodge", "source", "moves", "attacks"} == set(
        golem["required"]
    )
    assert golem["properties"]["class"]["enum"] == ["warsprite", "ogre", "titan", "colossus"]
    effect = golem["$defs"]["Effect"]["properties"]
    assert "if" in effect and effect["whom"]["enum"][0] == "self"
    json.dumps(schemas)


def test_the_schema_knows_every_way_to_write_a_thing() -> None:
    """An army's Golem as an id or with its Knight, a zone as an area or with its Rounds, one word or a list."""
    army = models.schema()["army"]["properties"]["golems"]["items"]
    assert [list(way) for way in army["anyOf"]] == [["type"], ["$ref"]]
    scenario = models.schema()["scenario"]
    zone = scenario["$defs"]["Position"]["properties"]["zones"]["items"]
    assert zone["anyOf"][0]["type"] == "array" and "$ref" in zone["anyOf"][1]
    condition = scenario["$defs"]["Condition"]["properties"]["cover"]
    assert condition["anyOf"][0]["enum"] == v.COVERS
    assert scenario["$defs"]["SpawnedGolem"]["properties"]["army"]["anyOf"][0]["enum"] == ["actor", "wild"]
