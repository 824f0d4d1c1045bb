"""The words that content is written in are those of the rules, and every kind of file has its JSON Schema."""

from __future__ import annotations

import json

from shem.games.arcana.content import deeds, models
from shem.games.arcana.content.models_effects import Condition, Effect
from shem.games.arcana.content.models_pieces import Paid
from shem.games.arcana.content.models_story import Occasion, Result
from shem.games.arcana.parts import vocabulary as v


def test_fields_that_are_words_of_the_rules() -> None:
    """Deeds (with the four kinds of cooling for `cool`), operations, conditions, costs, occasions and results."""
    assert set(deeds.DEEDS) | set(v.OPERATIONS) <= set(Effect.model_fields)
    assert {"cool_moves", "cool_attacks", "cool_powers", "cool_all"} <= set(deeds.DEEDS)
    assert [field.alias or name for name, field in Condition.model_fields.items()] == v.CONDITIONS
    assert list(Paid.model_fields) == v.RESOURCES[:3]
    assert list(Occasion.model_fields) == v.OCCASIONS
    assert [name for name in Result.model_fields if name != "to"] == v.RESULTS


def test_schema_of_every_kind_of_file() -> None:
    schemas = models.schema()
    assert sorted(schemas) == [
        "ancients",
        "army",
        "boxes",
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
