"""Wizards line by line: its menus, typed words as taps (move 2 C4, fight A1 B1, cast haste A1, C4, done), and look-ups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from shem.core.contract import Action
from shem.faces.wizards.scenes.cards import card_card, unit_card
from shem.faces.wizards.scenes.choices import choice_of, text_of
from shem.faces.wizards.scenes.glance import Glance, who_of
from shem.faces.wizards.scenes.numbers import numbers_of, seat_income
from shem.faces.wizards.scenes.taps import aims
from shem.faces.wizards.scenes.taps import tap_of as about_of
from shem.faces.wizards.telling.position import space_lines, unit_line
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import Cast, Craft, Move
from shem.games.wizards.parts.units import Unit
from shem.table.menu import Menu, NoAnswer, Option, called, is_number
from shem.table.messages import About, Number
from shem.table.stage import option_of

TYPED: Final = ("done", "move", "fight", "cast")
Branch = tuple[str, list[Action]]


def menu_of(glance: Glance) -> Menu:
    """What the seat is asked: by material and Golem, by card and target, by unit; spaces are typed."""
    return _menu(glance, glance.teller.question(glance.sight), glance.legal, 0)


def _menu(glance: Glance, title: str, actions: Sequence[Action], depth: int) -> Menu:
    """The actions below some labels: those of one label more in a menu of their own, the last ones by their space."""
    at = _at(glance, actions[0], depth)
    if at is not None:
        spaces = [about_of(glance.names.box, action)["space"] for action in actions]
        return Menu(title, notes=[glance.names.say("spaces", spaces=glance.names.spaces(spaces))], at=at)
    branches: dict[str, list[Action]] = {}
    for number, action in enumerate(actions):
        labels = _labels(glance, action)
        branches.setdefault(labels[depth] if depth < len(labels) else f"\0{number}", []).append(action)
    return Menu(title, [_option(glance, label, below, depth + 1) for label, below in branches.items()])


def _option(glance: Glance, label: str, actions: Sequence[Action], depth: int) -> Option:
    if len(actions) == 1:
        choice = choice_of(glance, actions[0])
        text = f"{choice['text']} ({choice['price']})" if choice["price"] else choice["text"]
        return option_of(choice, text)
    opens: Callable[[], Menu] = partial(_menu, glance, label, actions, depth)
    return Option(glance.names.say("option-more", what=label, count=len(actions)), list(actions[0].key()), opens)


def _labels(glance: Glance, action: Action) -> list[str]:
    """The menus in which an action lies, from the outermost."""
    names = glance.names
    if isinstance(action, Craft):
        price = choice_of(glance, action)["price"]
        golem = names.made(action.material, action.size, action.shape)
        return [names.trait(v.MATERIAL, action.material), f"{golem} ({price})"]
    if isinstance(action, Move):
        unit = glance.world.who(action.who)
        assert unit is not None
        return [unit_line(names, glance.world, unit)]
    if not isinstance(action, Cast):
        return []
    about, labels = about_of(names.box, action), [names.event(action.event)]
    if "stack" in about:
        labels.append(names.space(about["stack"]))
    elif "unit" in about:
        labels.append(unit_line(names, glance.world, glance.unit(about)))
    return labels


def _at(glance: Glance, action: Action, depth: int) -> About | None:
    """What a typed space is added to, where nothing else is left to be named."""
    if not isinstance(action, Craft | Move | Cast) or depth < len(_labels(glance, action)):
        return None
    about = about_of(glance.names.box, action)
    if isinstance(action, Cast) and "stack" not in about:
        return None
    return {name: number for name, number in about.items() if name != "space"}


def tap_of(glance: Glance, text: str, at: About | None) -> About:
    """The tap that typed words mean. at: to what a space is added; None: it means nothing. Raises NoAnswer."""
    names, words = glance.names, text.replace(",", " ").split()
    space = names.space_of(words[0]) if len(words) == 1 else None
    if space is not None and at is not None:
        return {**at, "space": space}
    first, *rest = words or [""]
    code = next((code for code in TYPED if first.lower() in names.words.aliases(f"wizards-command-{code}")), "")
    if code == "done":
        return {"done": 1}
    if code == "move":
        return _move(glance, rest)
    if code == "fight":
        here, there = _spaces(glance, rest, 2, "fight")
        return {"stack": here, "space": there}
    if code == "cast":
        return _cast(glance, rest)
    chosen = called(text, (text_of(glance, action) for action in glance.legal)) if glance.asked and words else None
    if chosen is None:
        raise NoAnswer("unknown-command", typed=first)
    return about_of(names.box, glance.legal[chosen])


def _spaces(glance: Glance, words: Sequence[str], count: int, how: str) -> list[int]:
    """So many spaces by their names; raises NoAnswer, which says how it is typed."""
    found = [space for word in words if (space := glance.names.space_of(word)) is not None]
    if len(found) != count or len(words) != count:
        raise NoAnswer(f"wizards-how-{how}")
    return found


def _move(glance: Glance, words: Sequence[str]) -> About:
    if len(words) != 2:
        raise NoAnswer("wizards-how-move")
    return {"unit": who_of(_golem(glance, words[0])), "space": _spaces(glance, words[1:], 1, "move")[0]}


def _golem(glance: Glance, text: str) -> Unit:
    """An own Golem by the number of its chit."""
    for here in glance.world.units:
        for unit in here:
            if unit.seat == glance.seat and unit.number > 0 and text == str(unit.number):
                return unit
    raise NoAnswer("wizards-no-golem", typed=text)


def _cast(glance: Glance, words: Sequence[str]) -> About:
    """A Spell by the beginning of its name, with the spaces that it names."""
    names = glance.names
    spells = [event for event, card in enumerate(names.box.events) if not card.battle]
    title = [word for word in words if names.space_of(word) is None]
    found = called(" ".join(title), map(names.event, spells)) if title else None
    if found is None:
        raise NoAnswer("wizards-how-cast")
    wanted = [name for name in aims(names.box, spells[found]) if name in ("stack", "space")]
    return {"cast": spells[found], **dict(zip(wanted, _spaces(glance, words[len(title) :], len(wanted), "cast")))}


def look_of(glance: Glance, words: Sequence[str]) -> list[str] | None:
    """`look C4`: a space and who stands there; `look 2`: an own Golem; `look haste`: a card. None for other words."""
    names = glance.names
    if not words or words[0] not in names.words.aliases("wizards-command-look"):
        return None
    text = " ".join(words[1:])
    space = names.space_of(text)
    if space is not None:
        return space_lines(names, glance.world, space)
    if is_number(text):
        card = unit_card(glance, {"unit": who_of(_golem(glance, text))})
        return [card["text"], *card["lines"]]
    kinds = [(deck, number) for deck in range(v.DECKS) for number in range(len(names.box.copies[deck]))]
    found = called(text, (names.card(*kind) for kind in kinds)) if text else None
    if found is None:
        raise NoAnswer("wizards-how-look")
    shown = card_card(glance, dict(zip(("deck", "card"), kinds[found])))
    return [line for line in (f"{shown['name']}: {shown['text']}", shown["when"], shown["note"]) if line]


def facts_of(glance: Glance, words: Sequence[str]) -> list[Number] | None:
    """`mana`: everybody's next Power Phase; `look C4`, `look 2`: the figures of who stands there. None for other words."""
    names = glance.names
    if words and words[0] in names.words.aliases("wizards-command-mana"):
        return [seat_income(glance, seat) for seat in range(names.box.seats)]
    if len(words) != 2 or words[0] not in names.words.aliases("wizards-command-look"):
        return None
    space = names.space_of(words[1])
    units = glance.world.units[space] if space is not None else [_golem(glance, words[1])] if is_number(words[1]) else []
    return [
        {**number, "name": names.say("number-of", number=number["name"], seat=names.unit(unit))}
        for unit in units
        for number in numbers_of(glance, {"unit": who_of(unit)}, [])
    ]
