"""The tallies behind a Character's figures, an attack that is made, and what an action costs."""

from __future__ import annotations

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.delve.scenes.fight import fight_numbers
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.telling.figures import figures_of
from shem.games.delve.parts import actions as a
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.reasons import Why
from shem.games.delve.rules.movement import cost
from shem.games.delve.rules.souls import PAID, price
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key, Number


def numbers_of(glance: Glance, about: About, key: Key) -> list[Number]:
    """Of an action by its key; of a Character (who), of the attack that is made (fight), else of the own Hero."""
    if key:
        try:
            return of_action(glance, a.action_from(key))
        except ValueError:
            raise NoAnswer("table-nothing-there") from None
    if "fight" in about:
        if not glance.world.fights:
            raise NoAnswer("delve-table-no-attack")
        return fight_numbers(glance, glance.world.fight())
    if "who" not in about and glance.seat is None:
        raise NoAnswer("table-watching")
    return figure_numbers(glance, glance.figure(about if "who" in about else {"who": glance.seat or 0}))


def figure_numbers(glance: Glance, figure: Figure) -> list[Number]:
    return [glance.number(name, tally) for name, tally in figures_of(glance.world, figure).items()]


def of_action(glance: Glance, action: Action) -> list[Number]:
    """What an action costs, also where it is not legal; nothing if it costs nothing."""
    world, seat = glance.world, glance.seat
    if seat is None:
        return []
    hero, tally = world.heroes[seat], Tally()
    if isinstance(action, a.Move) and action.area < world.box.dungeon.areas:
        cost(world, hero, action.area, tally)
        return [glance.number("cost", tally)]
    if isinstance(action, a.Simple) and action.what == a.PRAY:
        tally.base(Why.ACT, world.box.quest.act)
    elif isinstance(action, a.Simple) and action.what == a.RISE:
        tally.base(Why.STEP, 1)
        return [glance.number("cost", tally)]
    elif isinstance(action, a.Simple) and action.what == a.ENHANCE and hero.rank + 1 < len(world.box.heroes[seat].ranks):
        price(world, seat, hero.rank + 1, tally)
    elif isinstance(action, a.Return) and action.free == PAID:
        price(world, seat, hero.rank, tally)
    return [glance.number("price", tally)] if tally.lines else []
