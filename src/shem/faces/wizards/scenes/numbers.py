"""The tallies behind a seat's Mana, a unit's figures, a Golem to be made and an attack."""

from __future__ import annotations

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.wizards.scenes.glance import Glance
from shem.faces.wizards.scenes.odds import named_attack, numbers, sums, sums_of
from shem.faces.wizards.telling.figures import figures_of, plan_of
from shem.games.wizards.parts.actions import Craft, Move, Play, Strike, action_from
from shem.games.wizards.parts.vocabulary import FORCE
from shem.games.wizards.rules.figures import income
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key, Number


def numbers_of(glance: Glance, about: About, key: Key) -> list[Number]:
    """Of an action by its key; of a unit, or of a seat, the own one if none is named."""
    if key:
        try:
            return of_action(glance, action_from(key))
        except ValueError:
            raise NoAnswer("table-nothing-there") from None
    if "unit" in about:
        return [glance.number(name, tally) for name, tally in figures_of(glance.world, glance.unit(about)).items()]
    seat = about.get("seat", -1 if glance.seat is None else glance.seat)
    if not 0 <= seat < glance.world.box.seats:
        raise NoAnswer("table-watching" if "seat" not in about else "table-nothing-there")
    return [seat_income(glance, seat)]


def seat_income(glance: Glance, seat: int) -> Number:
    """The Mana of its next Power Phase."""
    tally = Tally()
    income(glance.world, seat, tally)
    return glance.number(f"income:{seat}", tally)


def of_action(glance: Glance, action: Action) -> list[Number]:
    """What an action costs and what its dice are added to, also where it is not legal."""
    world, seat = glance.world, glance.seat
    if isinstance(action, Craft) and seat is not None:
        traits = (action.material, action.size, action.shape)
        if all(value < world.box.values(trait) for trait, value in enumerate(traits)):
            return [glance.number(name, tally) for name, tally in plan_of(world, seat, traits, action.space).items()]
    if isinstance(action, Move):
        unit = world.who(action.who)
        return [] if unit is None else [glance.number("move", figures_of(world, unit)["move"])]
    if isinstance(action, Strike):
        return _of_strike(glance, action)
    return _of_card(glance, action) if isinstance(action, Play) else []


def _of_strike(glance: Glance, action: Strike) -> list[Number]:
    battle = glance.world.fight
    if battle is None or glance.seat not in battle.seats:
        return []
    side = battle.seats.index(glance.seat)
    unit = glance.world.unit(battle.spaces[side], action.slot)
    enemy = glance.world.unit(battle.spaces[1 - side], action.target)
    return [] if unit is None or enemy is None else numbers(glance, sums(glance.world, unit, enemy))


def _of_card(glance: Glance, action: Play) -> list[Number]:
    """Force and Armor of the named attack with a card more."""
    attack, events = named_attack(glance.world), glance.world.box.events
    if attack is None or action.event >= len(events):
        return []
    deed = events[action.event].deed
    if events[action.event].amount:
        attack = attack.with_force(action.event) if deed == FORCE else attack.with_armor(action.event)
    tallies = sums_of(glance.world, attack)
    return [] if tallies is None else numbers(glance, tallies)
