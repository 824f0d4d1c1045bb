"""What comes with Golem Arcana and costs no AP ends by itself: nothing gains again and again in a turn at the same price.

Prices double with every use (ruling B11), Relics are used once, a Construct so often a Round (ruling B12), a Miracle once a
turn, and what a Blessing or Curse does on entering, it does to a Golem once a turn (ruling B13). Here is what could undo
that. `shem army exploits` searches battles for what this does not think of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from shem.games.arcana.content import codex
from shem.games.arcana.content.models_effects import Effect as EffectFile
from shem.games.arcana.content.models_pieces import GolemFile, Knight
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.pieces import Ability, GolemType, Pieces

LIBRARY = codex.default()
GIFTS = (v.GIVE_MANA, v.STEAL_MANA, v.GIVE_AP, v.STEAL_AP, v.GIVE_VP)


@cache
def pieces() -> Pieces:
    return Pieces(compile_all(LIBRARY))


def fielded() -> Iterator[GolemType]:
    """Every Golem with every Knight and every Relic, one at a time, and every Construct."""
    for id, golem in LIBRARY.golems.items():
        yield pieces().type(id)
        for name, knight in LIBRARY.knights.items():
            if _commands(knight, id, golem):
                yield pieces().type(id, (name,))
        for relic in LIBRARY.relics:
            yield pieces().type(id, (), relic)
    for id, card in pieces().cards.items():
        if card.get("construct"):
            yield pieces().type(id)


def _commands(knight: Knight, id: str, golem: GolemFile) -> bool:
    if golem.arcanum not in knight.arcana or golem.size not in knight.classes:
        return False
    return id in knight.golems if knight.golems else knight.unit in (None, golem.unit)


def unpaid(type: GolemType) -> list[Ability]:
    """Its abilities that cost no AP, or that something of its own may make so cheap; only their price bounds them."""
    cheaper = [effect for effect in type.passives if effect.modifies == 1 << v.COST and effect.amount < 0]
    found = []
    for one in type.abilities:
        saved = sum(-effect.amount for effect in cheaper if effect.select & one.selected)
        if one.uses == 0 and (one.resource != v.AP or one.cost <= saved):
            found.append(one)
    return found


def lifts(effect: Effect) -> bool:
    """Whether it keeps a price from rising, or takes it down again, more often than once a turn or a game."""
    if effect.once or effect.trigger == v.ON_UPKEEP or (effect.ends >> v.NEXT_ATTACK) & 1:
        return False
    if effect.deed == v.COOL:
        return effect.amount > 0
    if effect.deed != v.MODIFY or effect.attribute not in (v.COOLDOWN, v.DOUBLING, v.COST):
        return False
    return effect.operation == v.SET or (effect.amount < 0 and effect.attribute != v.COST)


def lifted(type: GolemType, effects: Iterable[Effect]) -> list[str]:
    """Which unpaid abilities of this Golem such effects would let it use again and again."""
    masks = [effect.select for effect in effects if lifts(effect)]
    return [one.name for one in unpaid(type) if any(mask & one.selected for mask in masks)]


def free(type: GolemType) -> list[Effect]:
    """The effects of a Golem's that come as often as one likes, for all that AP can say."""
    return [*type.passives, *(effect for one in unpaid(type) for effect in one.effects)]


def test_ruling_B11_every_use_has_a_price_that_rises_or_is_counted() -> None:
    for type in fielded():
        for one in type.abilities:
            assert one.uses > 0 or (one.cost > 0 and one.resource != v.FREE), (type.name, one.name)


def test_ruling_B11_nothing_of_a_golem_s_keeps_the_price_of_what_costs_no_ap_down() -> None:
    assert not [(type.name, name) for type in fielded() for name in lifted(type, free(type))]


def test_ruling_B11_nothing_of_another_s_keeps_the_price_of_what_costs_no_ap_down() -> None:
    """But for Miracles, once a turn, and Relics, once a game."""
    shared = [effect for type in fielded() for effect in free(type) if effect.whom != v.SELF]
    assert not [(type.name, name) for type in fielded() for name in lifted(type, shared)]


def test_what_lies_on_regions_gives_nothing_to_those_who_enter() -> None:
    """It acts whenever somebody enters or is displaced there; a Blessing once a turn, but on each Golem (ruling B13)."""
    laid = [effect.layout for type in fielded() for effect in _every(type) if effect.layout is not None]
    laid += [placed.layout for one in pieces().ancients.values() for placed in one.places if placed is not None]
    assert not [one.name for one in laid for effect in one.effects if effect.trigger == v.ON_ENTER and effect.deed in GIFTS]
    for id, scenario in LIBRARY.scenarios.items():
        for region in scenario.regions:
            assert not [effect for effect in region.effects if effect.on == "enter" and _gives(effect)], id


def test_an_encounter_that_happens_again_gives_something_once_a_turn_at_most() -> None:
    """Where a Golem enters, or one is destroyed, it can happen many times in a turn."""
    seen = 0
    for id, scenario in LIBRARY.scenarios.items():
        for one in scenario.encounters:
            if one.again and (one.on.enter or one.on.destroyed):
                seen += 1
                results = [*one.results, *(result for choice in one.choices for result in choice.results)]
                assert all(result.send or result.stop or result.message for result in results), (id, one.id)
    assert seen


def _gives(effect: EffectFile) -> bool:
    return any(field is not None for field in (effect.mana, effect.steal_mana, effect.ap, effect.steal_ap, effect.vp))


def _every(type: GolemType) -> list[Effect]:
    return [*type.passives, *(effect for one in type.abilities for effect in one.effects)]


def test_what_joins_a_battle_joins_it_once() -> None:
    """Golem Destruction: each pays Mana when it is destroyed, so it must not come again."""
    for type in fielded():
        once = [effect for one in type.abilities if one.uses > 0 for effect in one.effects]
        for effect in _every(type):
            assert effect.deed != v.SPAWN or effect.once or effect in once, type.name
