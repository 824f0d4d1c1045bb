"""The legal actions as a page offers them: in words, with their price, what they lead to, and where they are shown."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.faces.delve.scenes.answer_shapes import DelveChoice, DelveChoices
from shem.faces.delve.scenes.chances import percent, spread_of
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.numbers import of_action
from shem.faces.delve.telling.cards import star_lines
from shem.faces.delve.telling.deeds import SIMPLES, action_values
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.rules.battlefield import dominates, engaging
from shem.games.delve.rules.hit_stage import HitStage
from shem.locale.words import kebab

DOES: Final[dict[type[Action], str]] = {
    a.Done: "done",
    a.Next: "next",
    a.Move: "move",
    a.Attack: "attack",
    a.UsePower: "power",
    a.UseItem: "item",
    a.Force: "force",
    a.Open: "open",
    a.Search: "search",
    a.Equip: "equip",
    a.Pick: "pick",
    a.Drop: "drop",
    a.Exchange: "exchange",
    a.Pass: "pass",
    a.Reroll: "reroll",
    a.Star: "star",
    a.Victim: "victim",
    a.Push: "push",
    a.Choose: "choose",
    a.Return: "return",
}
# what groups the choices of a kind: so many of the numbers of their keys
GROUPED: Final = {a.ATTACK: 1, a.POWER: 1, a.USE: 1, a.PASS: 1, a.REROLL: 1, a.RETURN: 1}


def choices_of(glance: Glance) -> DelveChoices:
    if glance.prompt is None or not glance.asked:
        return {"prompt": "", "text": "", "choices": []}
    return {
        "prompt": glance.code,
        "text": glance.teller.question(glance.sight),
        "choices": [choice_of(glance, action) for action in glance.legal],
    }


def choice_of(glance: Glance, action: Action) -> DelveChoice:
    kind, *numbers = action.key()
    does = does_of(action)
    found: DelveChoice = {
        "key": list(action.key()),
        "kind": does,
        "group": ":".join([does, *map(str, numbers[: GROUPED.get(kind, 0)])]),
        "text": text_of(glance, action),
        "price": _price(glance, action),
        "does": does,
    }
    _shown(glance, action, found)
    return found


def does_of(action: Action) -> str:
    """The code of what an action does."""
    if isinstance(action, a.Simple):
        return SIMPLES[action.what]
    if isinstance(action, a.UseItem) and action.item >= a.BLESSED:
        return "blessing"
    return DOES[type(action)]


def text_of(glance: Glance, action: Action) -> str:
    names, seat = glance.names, max(0, glance.doer)
    values = action_values(names, seat, action)
    if isinstance(action, a.Move):
        values["evades"] = "yes" if evades(glance, seat) else "no"
    elif isinstance(action, a.Search):
        values["area"] = names.area(glance.world.box.quest.searches[action.token])
    elif isinstance(action, a.Equip):
        values["worn"] = "yes" if action.item in glance.hero(seat).worn else "no"
    elif isinstance(action, a.Reroll):
        values["face"] = _face(glance, action)
    elif isinstance(action, a.Star):
        values["text"] = star_lines(names, names.attack(glance.world.fight().source), "hero")[action.line]
    elif isinstance(action, a.Choose):
        values["text"] = names.choice(glance.prompt.args[0] if glance.prompt else 0, action.choice)
    elif isinstance(action, a.Simple):
        values["rank"] = names.rank(glance.hero(seat).rank + 1)
    return names.say(f"option-{kebab(type(action).__name__)}", **values, prompt=glance.code)


def _face(glance: Glance, action: a.Reroll) -> str:
    """What a die of the open stage shows."""
    fight = glance.world.fight()
    die = (fight.dice if isinstance(glance.world.steps[-1], HitStage) else fight.blocks)[action.die]
    return glance.names.face(die.colour, die.face)


def evades(glance: Glance, seat: int) -> bool:
    """Whether a step would be an Evade with reaction attacks."""
    world, hero = glance.world, glance.hero(seat)
    if hero.soul or hero.hidden or world.turn.slips or dominates(world, hero.area, True):
        return False
    return len(engaging(world, hero)) > 0


def _price(glance: Glance, action: Action) -> str:
    for number in of_action(glance, action):
        if number["total"]:
            what = "points" if number["code"] == "cost" else "crowns" if isinstance(action, a.Simple) else "souls"
            what = "souls" if isinstance(action, a.Simple) and action.what == a.ENHANCE else what
            return glance.say(f"price-{what}", amount=number["total"])
    return ""


def _shown(glance: Glance, action: Action, found: DelveChoice) -> None:
    """Where the page shows a choice, and what it promises."""
    if isinstance(action, a.Attack):
        _attack(glance, action, found)
    elif isinstance(action, a.Move):
        found["area"] = action.area
        found["points"] = of_action(glance, action)[0]["total"]
        found["evades"] = evades(glance, glance.doer)
    elif isinstance(action, a.UsePower):
        found["power"] = action.power
        _aimed(action.aim, found)
    elif isinstance(action, a.UseItem):
        if action.item >= a.BLESSED:
            found["blessing"] = action.item - a.BLESSED
        else:
            found["item"] = action.item
        _aimed(action.aim, found)
    elif isinstance(action, a.Pass):
        found["gives"] = action.way == a.GIVE
        _goods(action.what, found)
    elif isinstance(action, a.Reroll):
        found["die"] = action.die
        _by(action.source, found)
    elif isinstance(action, a.Pick | a.Drop):
        _goods(action.item, found)
    else:
        _one(action, found)


def _attack(glance: Glance, action: a.Attack, found: DelveChoice) -> None:
    found["who"] = action.target
    _by(action.way, found)
    spread = spread_of(glance, action)
    found["chance"] = round(percent(spread.kills))
    found["wounds"] = round(spread.mean(), 1)


def _by(way: int, found: DelveChoice) -> None:
    """An Item, a power or a Blessing; bare hands are none."""
    if way < a.MOST_ITEMS:
        found["item"] = way
    elif a.BY_POWER <= way < a.BLESSED:
        found["power"] = way - a.BY_POWER
    elif way >= a.BLESSED:
        found["blessing"] = way - a.BLESSED


def _aimed(aim: int, found: DelveChoice) -> None:
    if aim < v.MOST_FIGURES:
        found["who"] = aim
    elif aim < a.NOWHERE:
        found["area"] = aim - v.MOST_FIGURES


def _goods(what: int, found: DelveChoice) -> None:
    """An Item, or Crowns: how many of them in an exchange, else 0."""
    if what < a.MOST_ITEMS:
        found["item"] = what
    else:
        found["crowns"] = what - a.MOST_ITEMS


def _one(action: Action, found: DelveChoice) -> None:
    """Actions that name one thing."""
    if isinstance(action, a.Next | a.Exchange):
        found["seat"] = action.seat
    elif isinstance(action, a.Force):
        if action.thing < a.MOST_DOORS:
            found["door"] = action.thing
        else:
            found["chest"] = action.thing - a.MOST_DOORS
    elif isinstance(action, a.Open):
        found["door"] = action.door
    elif isinstance(action, a.Search):
        found["search"] = action.token
    elif isinstance(action, a.Equip):
        found["item"] = action.item
    elif isinstance(action, a.Star):
        found["line"] = action.line
    elif isinstance(action, a.Victim):
        found["who"] = action.who
    elif isinstance(action, a.Push | a.Return):
        found["area"] = action.area
    elif isinstance(action, a.Choose):
        found["choice"] = action.choice
