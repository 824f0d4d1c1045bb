"""What is decided, in words: what an action names."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import actions as a

SIMPLES: Final = ("pray", "dash", "stand", "rise", "focus", "reorganize", "enhance")
Values = dict[str, str | int]


def action_values(names: Names, seat: int, action: Action) -> Values:
    """The values of an action's sentences, by its own names."""
    if isinstance(action, a.Attack):
        return {"way": names.way(seat, action.way), "target": names.figure(action.target)}
    if isinstance(action, a.UsePower):
        return {"power": names.power(seat, action.power), "aim": names.aim(action.aim)}
    if isinstance(action, a.UseItem):
        return {"item": names.way(seat, action.item), "aim": names.aim(action.aim)}
    if isinstance(action, a.Pick | a.Drop):
        crowns = action.item == a.MOST_ITEMS
        return {"item": "none" if crowns else names.item(action.item)}
    if isinstance(action, a.Pass):
        amount = action.what - a.MOST_ITEMS
        item = names.item(action.what) if amount < 0 else "none"
        return {"gives": "yes" if action.way == a.GIVE else "no", "item": item, "amount": max(0, amount)}
    if isinstance(action, a.Reroll):
        return {"number": action.die + 1, "source": names.way(seat, action.source)}
    if isinstance(action, a.Return):
        return {"area": names.area(action.area), "free": "yes" if action.free else "no"}
    return _of_one(names, action)


def _of_one(names: Names, action: Action) -> Values:
    """Of actions that name one thing."""
    if isinstance(action, a.Simple):
        return {"what": SIMPLES[action.what]}
    if isinstance(action, a.Next | a.Exchange):
        return {"hero": names.hero(action.seat)}
    if isinstance(action, a.Move | a.Push):
        return {"area": names.area(action.area)}
    if isinstance(action, a.Force):
        return {"thing": names.thing(action.thing)}
    if isinstance(action, a.Open):
        return {"door": names.door(action.door)}
    if isinstance(action, a.Search):
        return {"search": names.search(action.token)}
    if isinstance(action, a.Equip):
        return {"item": names.item(action.item)}
    if isinstance(action, a.Star):
        return {"number": action.line + 1}
    if isinstance(action, a.Victim):
        return {"target": names.figure(action.who)}
    return {"number": action.choice + 1} if isinstance(action, a.Choose) else {}
