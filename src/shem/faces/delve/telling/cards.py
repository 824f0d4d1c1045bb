"""What is printed on cards, in words: attacks with their star lines, uses, what works while one has it, behaviour rules."""

from __future__ import annotations

from collections.abc import Iterable

from shem.faces.delve.telling.effects import Bearer, effects_text
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Attack, Card, Item, Power, Rule, Use


def attack_line(names: Names, attack: Attack) -> str:
    """Dice, range and type of damage."""
    return names.say(
        "attack-line", red=attack.red, blue=attack.blue, near=attack.near, far=attack.far, type=names.type(attack.type)
    )


def star_lines(names: Names, attack: Attack, bearer: Bearer) -> list[str]:
    return [names.say("star-line", text=effects_text(names, line, bearer)) for line in attack.stars]


def attack_text(names: Names, attack: Attack, bearer: Bearer) -> str:
    """What an attack does besides its dice, its star lines among it."""
    return joined([effects_text(names, attack.effects, bearer), *star_lines(names, attack, bearer)])


def use_text(names: Names, use: Use, bearer: Bearer = "hero") -> str:
    """When it is used, on what, and what it does."""
    timing, aim = v.TIMINGS[use.timing], v.AIMS[use.aim]
    return names.say("use-line", timing=timing, aim=aim, reach=use.reach, text=effects_text(names, use.effects, bearer))


def item_text(names: Names, item: Item) -> str:
    return joined([_attack(names, item.attack), rules_text(names, item), names.say("once") if item.once else ""])


def power_text(names: Names, power: Power) -> str:
    return joined([_attack(names, power.attack), rules_text(names, power)])


def rules_text(names: Names, thing: Item | Power) -> str:
    """What it does besides its attack."""
    used = "" if thing.use is None else use_text(names, thing.use)
    return joined([used, effects_text(names, thing.effects, "hero")])


def _attack(names: Names, attack: Attack | None) -> str:
    return "" if attack is None else joined([attack_line(names, attack), attack_text(names, attack, "hero")])


def card_text(names: Names, deck: int, card: int) -> str:
    """What a card of a deck does."""
    found = names.box.decks[deck][card]
    if deck == v.ENCOUNTER:
        return encounter_text(names, found)
    if deck == v.TREASURE:
        return item_text(names, names.box.items[found.item])
    text = effects_text(names, found.effects, "token" if deck == v.CRITICAL else "hero")
    if deck == v.SEARCH:
        return names.say("search-line", faces=search_faces(names, found), text=text or names.say("nothing"))
    if deck == v.CRITICAL:
        return joined([text, names.say("stays") if found.red else ""])
    used = "" if found.use is None else use_text(names, found.use)
    return joined([used, text]) or names.say("nothing")


def encounter_text(names: Names, card: Card) -> str:
    """Who activates, and what happens where there is nobody."""
    kind = names.kind(card.kind) if card.kind >= 0 else "any"
    rank = names.rank(card.rank) if card.rank >= 0 else "any"
    return joined(
        [
            names.say("encounter-line", kind=kind, rank=rank),
            names.say("otherwise-line", text=effects_text(names, card.effects, "rule")) if card.effects else "",
        ]
    )


def search_faces(names: Names, card: Card) -> str:
    """The faces of the red die that a search token matches, each word once."""
    sides = names.box.dice[v.RED].sides
    shown = [names.face(v.RED, face) for face in range(1, sides + 1) if card.faces >> (face - 1) & 1]
    return names.words.either(list(dict.fromkeys(shown)))


def rule_range(names: Names, rule: Rule) -> str:
    """Which Heroes a behaviour rule looks for."""
    return names.say("rule-idle") if rule.near < 0 else names.say("rule-range", near=rule.near, far=rule.far)


def rule_prefers(names: Names, rule: Rule) -> str:
    """Whom it prefers; empty for nobody."""
    return names.say(f"prefer-{v.PREFERENCES[rule.preferred]}") if rule.preferred else ""


def rule_sentences(names: Names, rule: Rule) -> list[str]:
    return [effects_text(names, sentence, "rule") for sentence in rule.sentences]


def joined(parts: Iterable[str]) -> str:
    return " ".join(part for part in parts if part)
