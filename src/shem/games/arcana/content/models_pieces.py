"""The pieces of an army as files: Golems, Knights, Ancient Ones and Relics."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.models_words import (
    PROVENANCE_HELP,
    Aim,
    Arcana,
    Arcanum,
    AttackType,
    Class,
    Classes,
    Factions,
    Id,
    Model,
    Movement,
    Name,
    Rank,
    Scope,
    Source,
    Text,
    Titled,
)
from shem.games.arcana.parts import vocabulary as v

RESOURCES = v.RESOURCES[: v.FREE]
Apv = Annotated[int, Field(ge=1, le=2000, description="Army Point Value")]


class Replacing(Model):
    """A piece that may take the place of another pack's."""

    replaces: bool = Field(False, description="takes the place of the piece of its id that another pack has")


class Move(Titled):
    """A movement ability."""

    type: Movement = Field(description="walk or fly")
    ap: int = Field(ge=1, le=20, description="Action Points")
    mp: int = Field(ge=1, le=20, description="Movement Points")
    nimble: bool = Field(False, description="moves diagonally too")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Paid(Model):
    """What an activation is paid with: exactly one of the three."""

    ap: int | None = Field(None, ge=1, le=20, description="Action Points")
    mana: int | None = Field(None, ge=1, le=99, description="Mana")
    health: int | None = Field(None, ge=1, le=200, description="Health of the Golem")

    def payments(self) -> list[str]:
        """The resources that a cost is given in."""
        return [name for name in RESOURCES if getattr(self, name) is not None]

    def cost(self) -> tuple[str, int]:
        """The resource and the amount; only of what is paid with exactly one."""
        resource = self.payments()[0]
        return resource, int(getattr(self, resource))


class Strike(Model):
    """The figures of an attack; an area whose source does not say whom it hits has the scope `area` (ruling B41)."""

    type: AttackType = Field(description="melee or ranged")
    accuracy: int = Field(ge=0, le=200, description="percent")
    damage: int = Field(ge=0, le=500, description="Health")
    range: int = Field(0, ge=0, le=20, description="Regions; 0 for melee")
    scope: Scope = Field("single", description="whom it can strike")
    effects: list[Effect] = Field([], description="what else it does")


class Attack(Strike, Paid, Titled):
    """An attack of a Golem."""

    source: Source = Field({}, description=PROVENANCE_HELP)


class Passive(Titled):
    """A passive ability."""

    effects: list[Effect] = Field(min_length=1, description="what it does")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Aimed(Model):
    """At what an active power is aimed, and how far."""

    aim: Aim = Field("none", description="at what it is aimed: a Golem, a Region or nothing")
    range: int = Field(-1, ge=-1, le=20, description="Regions; -1: the whole board, 0: the own Region")
    sight: bool = Field(False, description="needs a line of sight")


class GolemPower(Paid, Aimed, Titled):
    """An active power of a Golem."""

    effects: list[Effect] = Field([], description="what it does")
    source: Source = Field({}, description=PROVENANCE_HELP)


class GolemFile(Replacing):
    """golems/<id>.yaml: a Golem."""

    name: Name = Field(description="its printed name")
    arcanum: Arcanum = Field(description="its Arcanum")
    factions: Factions = Field([], description="the only factions that may use it; none given: all with its Arcanum")
    unit: Name | None = Field(None, description="the elite unit that it belongs to")
    size: Class = Field(alias="class", description="its class")
    apv: Apv
    health: int = Field(ge=1, le=1000, description="Health at the start")
    armor: int = Field(ge=0, le=200, description="taken off the damage of attacks")
    dodge: int = Field(ge=0, le=200, description="taken off the attacker's To-Hit, in percent")
    source: Source = Field(description=PROVENANCE_HELP)
    lore: Text | None = Field(None, description="a few sentences about it")
    moves: list[Move] = Field(min_length=1, max_length=4, description="movement abilities")
    attacks: list[Attack] = Field(min_length=1, max_length=4, description="attacks")
    passive: Passive | None = Field(None, description="its passive ability")
    powers: list[GolemPower] = Field([], max_length=2, description="active powers that are no attacks")


class Power(GolemPower):
    """A Knight's power: passive (effects and no cost), active (a cost and effects on use), or an active attack."""

    attack: Strike | None = Field(None, description="the attack that it makes, instead of effects")


class Knight(Replacing):
    """Who commands a Golem."""

    name: Name = Field(description="their name")
    rank: Rank = Field(description="their rank")
    factions: Factions = Field([], description="the factions whose armies they join")
    arcana: Arcana = Field([], description="the Arcana whose Golems they command")
    classes: Classes = Field([], description="the classes that they command")
    bloodlines: list[Name] = Field([], description="the lines of Ancient Ones that they descend from")
    golems: list[str] = Field([], description="ids of the only Golems that they command; none given: any that fits")
    unit: Name | None = Field(None, description="their elite unit; without golems they command only its Golems")
    apv: int = Field(ge=0, le=500, description="Army Point Value")
    source: Source = Field(description=PROVENANCE_HELP)
    lore: Text | None = Field(None, description="a few sentences about them")
    powers: list[Power] = Field([], max_length=4, description="their powers: one for a Knight, more for a Blood Knight")


class KnightsFile(Model):
    """knights.yaml: Knights by id."""

    knights: dict[Id, Knight] = Field(description="the Knights")


class Miracle(Titled):
    """What an Ancient One does to the whole board."""

    mana: int = Field(ge=1, le=99, description="Mana")
    effects: list[Effect] = Field(min_length=1, description="what it does, on use")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Spell(Titled):
    """A Blessing or a Curse."""

    mana: int = Field(ge=1, le=99, description="Mana of the first placing")
    move: int = Field(ge=0, le=99, description="Mana of each later move")
    effects: list[Effect] = Field(min_length=1, description="what it does in its Region")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Ancient(Replacing):
    """An Ancient One: one or more of Miracle, Blessing and Curse."""

    name: Name = Field(description="its name")
    apv: Apv
    source: Source = Field(description=PROVENANCE_HELP)
    lore: Text | None = Field(None, description="a few sentences about it")
    miracle: Miracle | None = Field(None, description="its Miracle")
    blessing: Spell | None = Field(None, description="its Blessing, for allies in its Region")
    curse: Spell | None = Field(None, description="its Curse, for enemies or everybody in its Region")


class AncientsFile(Model):
    """ancients.yaml: Ancient Ones by id."""

    ancients: dict[Id, Ancient] = Field(description="the Ancient Ones")


class ConstructAttack(Strike, Titled):
    """An attack of a Construct, free but limited."""

    uses: int = Field(ge=1, le=9, description="uses a Round")
    source: Source = Field({}, description=PROVENANCE_HELP)


class ConstructPower(Aimed, Titled):
    """A power of a Construct, free but limited."""

    uses: int = Field(ge=1, le=9, description="uses a Round")
    effects: list[Effect] = Field(min_length=1, description="what it does, on use")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Construct(Model):
    """What a Relic summons: it never moves and counts as a Warsprite (ruling B33)."""

    name: Name = Field(description="its name")
    health: int = Field(ge=1, le=500, description="Health at the start")
    armor: int = Field(ge=0, le=200, description="taken off the damage of attacks")
    dodge: int = Field(ge=0, le=200, description="taken off the attacker's To-Hit, in percent")
    attacks: list[ConstructAttack] = Field([], max_length=4, description="attacks")
    powers: list[ConstructPower] = Field([], max_length=4, description="powers")
    passive: Passive | None = Field(None, description="its passive ability")
    source: Source = Field({}, description=PROVENANCE_HELP)


class Relic(Replacing, Paid, Aimed):
    """A Relic: once a game it does its effects, makes its attack or summons its Construct."""

    name: Name = Field(description="its name")
    size: Class = Field(description="the smallest class that may carry it")
    apv: Apv
    source: Source = Field(description=PROVENANCE_HELP)
    lore: Text | None = Field(None, description="a few sentences about it")
    effects: list[Effect] = Field([], description="what it does, on use")
    attack: Strike | None = Field(None, description="the attack that it makes")
    summons: Construct | None = Field(None, alias="construct", description="the Construct that it summons")


class RelicsFile(Model):
    """relics.yaml: Relics by id."""

    relics: dict[Id, Relic] = Field(description="the Relics")
