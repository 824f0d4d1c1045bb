"""Cards to look at: of a Character, and of an area with what is seen from it."""

from __future__ import annotations

from shem.faces.delve.scenes.answer_shapes import AreaCard, FigureCard
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.numbers import figure_numbers
from shem.faces.delve.telling.cards import card_text
from shem.faces.delve.telling.figures import conditions_of
from shem.faces.delve.telling.position import area_facts, door_line, figure_line, shown_areas, shown_doors
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Hero
from shem.games.delve.rules.battlefield import in_sight
from shem.table.messages import About


def figure_card(glance: Glance, about: About) -> FigureCard:
    figure, names = glance.figure(about), glance.names
    lines = [names.say(f"holds-{code}") for code in dict.fromkeys(code for code, *_ in conditions_of(figure))]
    lines += [card_text(names, v.CRITICAL, card) for card in figure.criticals]
    return {
        "who": figure.who,
        "name": names.figure(figure.who),
        "text": figure_line(names, glance.world, figure),
        "numbers": figure_numbers(glance, figure),
        "lines": lines,
    }


def area_card(glance: Glance, about: About) -> AreaCard:
    """About area; `from` asks for the sight from another one."""
    area, world, names = glance.area(about), glance.world, glance.names
    eye = glance.area(about, "from") if "from" in about else area
    doors = [door for door in shown_doors(world) if area in world.box.dungeon.doors[door]]
    watcher = Hero(0, eye, 1, 0, 0)
    figures = [*world.standing(), *world.enemies]
    return {
        "area": area,
        "name": names.area(area),
        "lines": [*area_facts(names, world, area), *(door_line(names, world, door) for door in doors)],
        "sees": [other for other in shown_areas(world) if in_sight(world, watcher, other)],
        "who": [figure.who for figure in figures if figure.area == area],
    }
