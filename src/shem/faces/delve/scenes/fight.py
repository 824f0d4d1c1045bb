"""The attack that is made: its dice, what was added, and its tallies."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.tally import Tally
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.scene_shapes import AddedNow, DieNow, FightNow
from shem.faces.delve.telling.position import fight_line, standing_hits, weapon_of
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.fight import Bonus, Fight, Rolled
from shem.games.delve.rules.hits import BY_DOMINATION, BY_FOCUS, BY_NIGHT, BY_SENTENCE, count
from shem.table.messages import Number

BY = {BY_FOCUS: "focus", BY_DOMINATION: "domination", BY_NIGHT: "night", BY_SENTENCE: "attack-more"}


def fight_of(glance: Glance) -> FightNow | None:
    """The innermost attack."""
    world, names = glance.world, glance.names
    if not world.fights:
        return None
    fight = world.fight()
    hits, lethal = standing_hits(world, fight)
    lines = range(len(names.attack(fight.source).stars))
    defends = fight.defender >= 0
    return {
        "attacker": fight.attacker,
        "target": fight.target,
        "weapon": weapon_of(names, fight.source),
        "stage": "defence" if defends else "hit",
        "dice": _dice(fight.dice),
        "stars": fight.stars,
        "lines": [line for line in lines if fight.lines >> line & 1],
        "hits": hits,
        "lethal": lethal,
        "added": _added(glance, fight.added, fight.attacker),
        "defender": fight.defender if defends else None,
        "blocks": _dice(fight.blocks),
        "guards": _added(glance, fight.guards, fight.defender),
        "others": list(fight.defenders),
        "text": fight_line(names, world, fight),
    }


def _dice(dice: Sequence[Rolled]) -> list[DieNow]:
    return [{"die": number, "colour": die.colour, "face": die.face, "again": die.again} for number, die in enumerate(dice)]


def _added(glance: Glance, bonuses: Sequence[Bonus], who: int) -> list[AddedNow]:
    return [{"text": _bonus(glance, bonus, who), "amount": bonus.amount} for bonus in bonuses]


def _bonus(glance: Glance, bonus: Bonus, who: int) -> str:
    """Where a bonus comes from and what it brings."""
    names, teller = glance.names, glance.teller
    source = names.say(f"why-{BY[bonus.source]}") if bonus.source in BY else names.source(bonus.source)
    if bonus.do == v.AFFLICT:
        return names.say("from", source=source, text=names.condition(bonus.what, bonus.rank))
    return names.say("from", source=source, text=teller.added(bonus.do, bonus.amount, who))


def fight_numbers(glance: Glance, fight: Fight) -> list[Number]:
    """The tallies of an attack as it stands: all Hits of the HIT Stage."""
    hits, lethal = Tally(), Tally()
    count(glance.world, fight, hits, lethal)
    return [glance.number("hits", hits), glance.number("lethal", lethal)]
