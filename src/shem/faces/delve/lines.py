"""Delve line by line: its menus, typed words as taps (move Gallery C, attack 3, done), and look-ups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from shem.core.contract import Action
from shem.faces.delve.scenes.cards import area_card, figure_card
from shem.faces.delve.scenes.chances import odds_of
from shem.faces.delve.scenes.choices import choice_of, does_of, text_of
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.numbers import figure_numbers
from shem.faces.delve.scenes.taps import tap_of as about_of
from shem.faces.delve.telling.cards import card_text, item_text, power_text
from shem.faces.delve.telling.names import number_of
from shem.faces.delve.telling.position import held_lines
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Attack
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.rules.battlefield import in_sight
from shem.table.menu import Menu, NoAnswer, Option, called, is_number
from shem.table.messages import About, Number
from shem.table.stage import option_of

TYPED: Final = ("done", "move", "attack")
FEW: Final = 2  # kinds of choices that are listed as they are


def menu_of(glance: Glance) -> Menu:
    """What the seat is asked, what is of a kind behind a line of its own."""
    kinds: dict[str, list[Action]] = {}
    for action in glance.legal:
        kinds.setdefault(does_of(action), []).append(action)
    if len(kinds) <= FEW:
        options = [_one(glance, action) for action in glance.legal]
    else:
        options = [_option(glance, kind, actions) for kind, actions in kinds.items()]
    return Menu(glance.teller.question(glance.sight), options)


def _option(glance: Glance, kind: str, actions: Sequence[Action]) -> Option:
    if len(actions) == 1:
        return _one(glance, actions[0])
    label = glance.names.say("option-more", what=glance.names.say(f"menu-{kind}"), count=len(actions))
    return Option(label, list(actions[0].key()), partial(_menu, glance, kind, actions))


def _menu(glance: Glance, kind: str, actions: Sequence[Action]) -> Menu:
    return Menu(glance.names.say(f"menu-{kind}"), [_one(glance, action) for action in actions])


def _one(glance: Glance, action: Action) -> Option:
    choice = choice_of(glance, action)
    return option_of(choice, f"{choice['text']} ({choice['price']})" if choice["price"] else choice["text"])


def tap_of(glance: Glance, text: str, at: About | None) -> About:
    """The tap that typed words mean; raises NoAnswer."""
    names, (first, *rest) = glance.names, text.split() or [""]
    code = next((code for code in TYPED if first.lower() in names.words.aliases(f"delve-command-{code}")), "")
    if code == "done":
        return {"done": 1}
    if code == "move":
        area = names.area_of(" ".join(rest))
        if area is None:
            raise NoAnswer("delve-how-move", area=names.area(0))
        return {"area": area}
    if code == "attack":
        return _attack(glance, rest)
    chosen = called(text, (text_of(glance, action) for action in glance.legal)) if glance.asked and first else None
    if chosen is None:
        raise NoAnswer("unknown-command", typed=first)
    return about_of(glance.legal[chosen])


def _attack(glance: Glance, words: Sequence[str]) -> About:
    """On an Enemy by its number, by the first way that there is."""
    if len(words) != 1 or not is_number(words[0]):
        raise NoAnswer("delve-how-attack")
    enemy = _enemy(glance, words[0])
    ways = [action for action in glance.legal if isinstance(action, Attack) and action.target == enemy.who]
    if not ways:
        raise NoAnswer("delve-table-no-attack")
    return about_of(ways[0])


def _enemy(glance: Glance, text: str) -> Enemy:
    """An Enemy by the number of its token; raises NoAnswer."""
    found = next((enemy for enemy in glance.world.enemies if text == str(number_of(enemy.who))), None)
    if found is None:
        raise NoAnswer("delve-no-enemy", typed=text)
    return found


def _looks(glance: Glance, words: Sequence[str]) -> str:
    """What is looked up, in small letters; empty for other words."""
    if not words or words[0].lower() not in glance.names.words.aliases("delve-command-look"):
        return ""
    return " ".join(words[1:])


def look_of(glance: Glance, words: Sequence[str]) -> list[str] | None:
    if len(words) == 2 and words[0].lower() in glance.names.words.aliases("delve-command-odds") and is_number(words[1]):
        return _odds(glance, _enemy(glance, words[1]))
    if words and not _looks(glance, words):
        return _usage(glance) if words[0].lower() in glance.names.words.aliases("delve-command-look") else None
    text = _looks(glance, words)
    if not text:
        return None
    area = glance.names.area_of(text)
    if area is not None and glance.world.is_revealed(area):
        return _area(glance, area)
    figure = _figure(glance, text)
    if figure is not None:
        return _shown(glance, figure)
    cards = list(_cards(glance))
    found = called(text, (name for name, _ in cards))
    if found is None:
        return _usage(glance)
    name, said = cards[found]
    return [f"{name}: {said}"]


def _usage(glance: Glance) -> list[str]:
    raise NoAnswer("delve-how-look", area=glance.names.area(0))


def _area(glance: Glance, area: int) -> list[str]:
    card = area_card(glance, {"area": area})
    names, world = glance.names, glance.world
    sees = names.area_list(other for other in card["sees"] if other != area)
    seers = [names.hero(hero.who) for hero in world.standing() if in_sight(world, hero, area)]
    return [
        names.say("area-line", area=card["name"], facts=", ".join(card["lines"]) or "none"),
        names.say("sees-line", areas=sees, heroes=names.words.both(seers) or "none"),
    ]


def _figure(glance: Glance, text: str) -> Figure | None:
    """An Enemy by its number, a Hero by its name; None for neither."""
    if is_number(text):
        return _enemy(glance, text)
    heroes = glance.world.heroes
    found = called(text, (glance.names.hero(hero.who) for hero in heroes))
    return None if found is None else heroes[found]


def _shown(glance: Glance, figure: Figure) -> list[str]:
    card = figure_card(glance, {"who": figure.who})
    if isinstance(figure, Hero):
        return [card["text"], *card["lines"], *held_lines(glance.names, glance.world, figure)]
    assert isinstance(figure, Enemy)
    rules = glance.names.box.rules[glance.names.box.foes[figure.foe].kind]
    said = [glance.teller.rule_line(number, rule) for number, rule in enumerate(rules)]
    return [card["text"], *card["lines"], *said]


def _odds(glance: Glance, enemy: Enemy) -> list[str]:
    """Of each attack that is legal now."""
    ways = [action for action in glance.legal if isinstance(action, Attack) and action.target == enemy.who]
    if not ways:
        raise NoAnswer("delve-table-no-attack")
    lines = []
    for attack in ways:
        odds = odds_of(glance, {"way": attack.way, "target": attack.target}, [])
        lines.append(f"{text_of(glance, attack)}: {odds['text']}")
        lines += [
            glance.say(
                "odds-with", name=one["name"], mean=glance.decimal(one["wounds"]), kills=glance.decimal(one["kills"])
            )
            for one in odds["spend"]
        ]
    return lines


def _cards(glance: Glance) -> Iterator[tuple[str, str]]:
    """Every Item, power and card with what it does."""
    names, box = glance.names, glance.names.box
    for item, thing in enumerate(box.items):
        yield names.item(item), item_text(names, thing)
    for seat, hero in enumerate(box.heroes):
        for number, power in enumerate(hero.powers):
            yield names.power(seat, number), power_text(names, power)
    for deck in range(len(v.DECKS)):
        if deck != v.TREASURE:
            for card in range(len(box.decks[deck])):
                yield names.card(deck, card), card_text(names, deck, card)


def facts_of(glance: Glance, words: Sequence[str]) -> list[Number] | None:
    """`look 3`, `look NAME`: the figures of a Character. None for other words."""
    text = _looks(glance, words)
    if not text or glance.names.area_of(text) is not None:
        return None
    figure = _figure(glance, text)
    return None if figure is None else figure_numbers(glance, figure)
