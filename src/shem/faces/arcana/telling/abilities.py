"""An ability in words: its kind, whom it meets, what it costs, its figures."""

from __future__ import annotations

from collections.abc import Iterable

from shem.core.tally import Tally
from shem.faces.arcana.telling.effects import effect_text
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import UNAIMED, Ability, Pieces
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.charge_criteria import charge_cost
from shem.locale.words import Words


def kind_of(ability: Ability) -> str:
    """move, melee, ranged or power."""
    return "move" if ability.is_move else v.ATTACKS[ability.attack] if ability.is_attack else "power"


def about_of(words: Words, ability: Ability) -> str:
    """How it moves, whom it strikes, or at what it is aimed."""
    if ability.is_move:
        nimble = "yes" if ability.nimble else "no"
        return words.say("arcana-table-move-kind", kind=v.MOVEMENTS[ability.movement], nimble=nimble)
    if ability.is_attack:
        return words.say("arcana-table-strikes", kind=v.ATTACKS[ability.attack], scope=v.SCOPES[ability.scope])
    aim = [words.say(f"arcana-aim-{v.AIMS[ability.aim]}")] if ability.aim != v.AIM_NONE else []
    if aim and ability.range != UNAIMED:
        aim.append(words.say("arcana-aim-range", range=ability.range))
    if aim and ability.sight:
        aim.append(words.say("arcana-aim-sight"))
    return ", ".join(aim)


def price_of(words: Words, ability: Ability, cost: int) -> str:
    """What a use costs: 2 AP, 3 Mana, 10 Health; for a Construct its uses are all that it pays."""
    if ability.resource == v.FREE and ability.uses:
        return words.say("arcana-uses", uses=ability.uses)
    return words.say(f"arcana-resource-{v.RESOURCES[ability.resource]}", cost=cost)


def price_now(words: Words, battle: Battle, golem: Golem, ability: Ability) -> str:
    return price_of(words, ability, cooldown.cost(battle, golem, ability, Tally(False)))


def charge_price(words: Words, battle: Battle, golem: Golem, attack: Ability, move: Ability) -> str:
    """What a Charge costs: AP for both, and what the attack is paid with besides, if it is no AP."""
    price = words.say("arcana-resource-ap", cost=charge_cost(battle, golem, attack, move, Tally(False)))
    return price if attack.resource == v.AP else words.both([price, price_now(words, battle, golem, attack)])


def printed(ability: Ability) -> dict[str, int]:
    """Its printed figures by their codes."""
    if ability.is_move:
        return {"points": ability.points}
    if not ability.is_attack:
        return {}
    figures = {"accuracy": ability.accuracy, "damage": ability.damage}
    return {**figures, "range": ability.range} if ability.attack == v.RANGED else figures


def ability_line(words: Words, name: str, about: str, price: str, figures: Iterable[tuple[str, int]], *state: str) -> str:
    """An ability in a line; figures: names and values. state: what keeps or limits it."""
    told = [price, *(f"{figure} {value}" for figure, value in figures), *state]
    return words.say("arcana-ability-line", name=name, about=about or "none", told=", ".join(filter(None, told)))


def summoned_lines(words: Words, pieces: Pieces, ability: Ability) -> list[str]:
    """The Construct that a Relic makes."""
    type = pieces.type(ability.summons)
    lines = [words.say("arcana-summons-line", name=type.name, health=type.health, armor=type.armor, dodge=type.dodge)]
    for own in type.abilities:
        if own.grant < 0:
            figures = [(words.say(f"arcana-number-{code}"), value) for code, value in printed(own).items()]
            price = price_of(words, own, own.cost)
            lines.append("  " + ability_line(words, words.called(own.name), about_of(words, own), price, figures))
            lines += [f"    {effect_text(words, effect, pieces.cards)}" for effect in own.effects]
    return lines + [f"  {effect_text(words, effect, pieces.cards)}" for effect in type.passives]
