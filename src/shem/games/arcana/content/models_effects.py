"""The effect algebra as it is written: conditions, one deed, a duration."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from shem.games.arcana.content.models_words import (
    Against,
    Arcana,
    Attribute,
    Classes,
    CoverWord,
    CoverWords,
    Ends,
    Factions,
    Measure,
    Model,
    Movement,
    Name,
    TerrainWord,
    TerrainWords,
    Titled,
    Trigger,
    Way,
    WellChange,
    Whom,
)


class Condition(Model):
    """What a Golem is, where it stands and what has happened to it; one word or a list of them."""

    cover: CoverWords = Field([], description="Cover of its Region")
    terrain: TerrainWords = Field([], description="Terrain of its Region")
    size: Classes = Field([], alias="class", description="its class")
    arcanum: Arcana = Field([], description="its Arcanum")
    faction: Factions = Field([], description="its army's faction")
    moved: bool | None = Field(None, description="it used a move ability in its army's current or last turn")
    contested: bool | None = Field(None, description="an enemy Golem is in its Region")
    first_hit: bool | None = Field(None, description="it was not hit yet this Round")
    critical: bool | None = Field(None, description="the hit was a Critical Hit")
    health_at_most: int | None = Field(None, ge=1, le=99, description="percent of its Health that it has at most")
    health_at_least: int | None = Field(None, ge=1, le=100, description="percent of its Health that it has at least")
    near: int | None = Field(None, ge=0, le=20, description="the other Golem's range from it is at most this")
    beyond: int | None = Field(None, ge=1, le=20, description="the other Golem's range from it is at least this")


class Conditions(Condition):
    """Conditions on the Golem that has the ability, under `other` on the opponent, under `each` on whom it is for."""

    other: Condition | None = Field(None, description="conditions on the other Golem: the attacker or the target")
    each: Condition | None = Field(None, description="conditions on each Golem of whom; it is for those that meet them")


class Places(Model):
    """Kinds of Regions."""

    cover: CoverWords = Field([], description="their Cover")
    terrain: TerrainWords = Field([], description="their Terrain")


class Grant(Titled):
    """A movement ability for a time."""

    type: Movement = Field(description="walk or fly")
    ap: int = Field(ge=1, le=20, description="Action Points")
    mp: int = Field(ge=1, le=20, description="Movement Points")
    nimble: bool = Field(False, description="moves diagonally too")


class Ground(Model):
    """What a Region becomes."""

    terrain: TerrainWord = Field(description="its Terrain")
    cover: CoverWord = Field("none", description="its Cover")
    obstructions: int = Field(0, ge=0, le=4, description="its obstructions, with heavy Cover")


class Spawn(Model):
    """A Golem that joins the battle."""

    golem: str = Field(description="id of the Golem")
    army: Literal["own", "wild"] = Field("own", description="the owner's army, or the wild ones")


class Zone(Model):
    """What lies on a Region and acts there."""

    name: Name | None = Field(None, description="its name; that of the ability if it has none")
    name_de: Name | None = Field(None, description="its name in German")
    effects: list[Effect] = Field(min_length=1, description="what it does there, on always, upkeep or enter")


class Effect(Model):
    """One effect: when, if, whom, exactly one deed, and for how long."""

    on: Trigger = Field("always", description="when it happens")
    when: Conditions | None = Field(None, alias="if", description="what must hold")
    whom: Whom = Field("self", description="whom it is for")

    modify: Attribute | None = Field(None, description="the attribute that it modifies")
    add: int | None = Field(None, ge=-1000, le=1000, description="added to the attribute")
    set: int | None = Field(None, ge=0, le=1000, description="the attribute's new value")
    multiply: int | None = Field(None, ge=0, le=1000, description="the attribute is multiplied by this, in percent")
    against: Against = Field("any", description="the attacks that it counts for")
    of: Literal["any", "moves", "walk", "fly", "attacks", "powers"] = Field(
        "any", description="whose cost, MP or Cooldown it modifies"
    )

    harm: int | None = Field(None, ge=1, le=1000, description="Health lost at once")
    heal: int | None = Field(None, ge=1, le=1000, description="Health gained at once")
    measure: Measure = Field("fixed", description="harm or heal: Health, or percent of Base Damage or of the damage dealt")
    harm_each_turn: int | None = Field(None, ge=1, le=1000, description="Health lost at each turn's start")
    heal_each_turn: int | None = Field(None, ge=1, le=1000, description="Health gained at each turn's start")

    mana: int | None = Field(None, ge=-999, le=999, description="Mana that the army gains, or loses below 0")
    steal_mana: int | None = Field(None, ge=1, le=999, description="Mana that goes to the owner's army")
    ap: int | None = Field(None, ge=-99, le=99, description="Action Points that the army gains, or loses below 0")
    steal_ap: int | None = Field(None, ge=1, le=99, description="Action Points that go to the owner's army")
    vp: int | None = Field(None, ge=-999, le=999, description="Victory Points that the army gains, or loses below 0")

    displace: Literal["self", "target", "each"] | None = Field(None, description="whom it moves; each: everybody of whom")
    way: Way = Field("chosen", description="the direction of a displacement")
    within: int | None = Field(None, ge=1, le=20, description="Regions of a displacement or a shift")
    anywhere: bool = Field(False, description="a displacement to any Region of the board, instead of within")
    where: Places | None = Field(None, description="the only Regions that a displacement may lead to")

    cool_moves: int | None = Field(None, ge=-20, le=20, description="cooldown taken off moves; added below 0")
    cool_attacks: int | None = Field(None, ge=-20, le=20, description="cooldown taken off attacks; added below 0")
    cool_powers: int | None = Field(None, ge=-20, le=20, description="cooldown taken off Knights' powers; added below 0")
    cool_all: int | None = Field(None, ge=-20, le=20, description="cooldown taken off every ability; added below 0")

    silence: Literal[True, "one"] | None = Field(None, description="Knights have no powers: all of a Golem's, or one")
    destroy: Literal[True] | None = Field(None, description="destroyed at once")
    grant: Grant | None = Field(None, description="a movement ability for the duration")
    ignore: Places | None = Field(None, description="Regions whose extra Movement Points are not paid")

    lay: Zone | None = Field(None, description="something that lies on a Region and acts there")
    dispel: Literal["blessing", "curse", "both"] | None = Field(None, description="what is taken off a Region")
    shift: Literal["blessing", "curse", "both"] | None = Field(None, description="what the owner moves to another Region")
    well: WellChange | None = Field(None, description="what happens to a Mana Well")
    well_mana: list[Annotated[int, Field(ge=1, le=100)]] = Field(
        [], description="Mana of each use of a new Mana Well, or that fill adds"
    )
    terrain: Ground | None = Field(None, description="what a Region becomes")
    spawn: Spawn | None = Field(None, description="a Golem that joins the battle on a Region")
    at: Literal["here", "there", "each", "wells"] = Field(
        "there", description="the Region: the bearer's, the target's or chosen one, each of whom, or those of Mana Wells"
    )

    rounds: int = Field(0, ge=0, le=99, description="how many Rounds it lasts")
    until: Ends = Field([], description="what ends it, with or without rounds")
    step: int = Field(0, ge=-1000, le=1000, description="added at each later step: it fades or grows")
    once: bool = Field(False, description="once a game for each bearer")
    per_target: bool = Field(False, description="once for each target that it fires for, not once for the attack")
    spares: Classes = Field([], description="classes that it does not touch")


Zone.model_rebuild()
