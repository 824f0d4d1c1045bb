"""A Golem's whole card as it stands: figures, abilities, passive abilities, Knights, Relic."""

from __future__ import annotations

from shem.core.tally import Tally
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.position import golem_line
from shem.games.arcana import vocabulary as v
from shem.games.arcana.figures import Golem
from shem.games.arcana.pieces import PASSIVE_SLOT, UNAIMED, Ability, Knight
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import dodge
from shem.games.arcana.rules.charge import charge_cost
from shem.games.arcana.rules.colossus import knight_down
from shem.games.arcana.rules.damage import armor
from shem.games.arcana.rules.movement import movement_points
from shem.games.arcana.rules.sight import attack_range
from shem.games.arcana.rules.status import granted, silenced
from shem.games.arcana.state import Battle


def card_lines(names: Names, battle: Battle, golem: Golem) -> list[str]:
    """One Golem or Construct with everything on its card."""
    lines = [golem_line(names, battle, golem), _figures(names, battle, golem)]
    own = [
        ability for ability in golem.type.abilities if ability.origin == v.FROM_GOLEM and is_there(battle, golem, ability)
    ]
    lines += _abilities(names, battle, golem, own)
    lines += _passives(names, golem, -1)
    for place, knight in enumerate(names.knights_of(golem.number)):
        if knight.rank != v.GOLEM_MASTER:
            lines.append("  " + _knight(names, knight, knight_state(battle, golem, place)))
            powers = [ability for ability in golem.type.abilities if ability.knight == place]
            lines += _deeper(_abilities(names, battle, golem, powers) + _passives(names, golem, place))
    relic = names.relic_of(golem.number)
    if relic is not None:
        lines.append("  " + names.say("relic-line", name=relic.name, apv=relic.apv))
        powers = [ability for ability in golem.type.abilities if ability.origin == v.FROM_RELIC]
        lines += _deeper(_abilities(names, battle, golem, powers))
    return lines


def _deeper(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _figures(names: Names, battle: Battle, golem: Golem) -> str:
    type = golem.type
    figures = names.say(
        "card-figures",
        armor=armor(battle, golem, None, None, Tally(False)),
        dodge=dodge(battle, golem, None, None, Tally(False)),
        apv=type.apv,
    )
    if type.construct:
        return names.say("card-construct", figures=figures)
    knights = names.knights(golem.number) or "none"
    size = names.say(f"class-{v.CLASSES[type.size]}")
    return names.say("card-line", size=size, arcanum=names.say(f"arcanum-{type.arcanum}"), figures=figures, knights=knights)


def is_there(battle: Battle, golem: Golem, ability: Ability) -> bool:
    """Whether the Golem has this ability: its own, or a move that an effect grants it now."""
    return ability.grant < 0 or granted(battle, golem, ability.grant)


def _abilities(names: Names, battle: Battle, golem: Golem, abilities: list[Ability]) -> list[str]:
    lines = []
    for ability in abilities:
        lines.append("  " + ability_line(names, battle, golem, ability))
        lines += [f"    {names.effect(effect)}" for effect in ability.effects]
        if ability.summons:
            lines += [f"    {line}" for line in summoned_lines(names, ability)]
    return lines


def _passives(names: Names, golem: Golem, knight: int) -> list[str]:
    """The passive abilities of the Golem itself (-1) or of one of its Knights."""
    lines = []
    slots = dict.fromkeys(effect.slot for effect in golem.type.passives if effect.knight == knight)
    for slot in slots:
        lines.append("  " + names.say("passive-line", name=names.called(golem.type.passive_names[slot - PASSIVE_SLOT])))
        lines += [f"    {names.effect(effect)}" for effect in golem.type.passives if effect.slot == slot]
    return lines


def _knight(names: Names, knight: Knight, state: str) -> str:
    rank = names.say(f"rank-{v.RANKS[knight.rank]}")
    return names.say("knight-line", name=knight.name, rank=rank, apv=knight.apv, state=state)


def knight_state(battle: Battle, golem: Golem, knight: int) -> str:
    """What keeps a Knight from acting: a breakdown of his Colossus, or an effect that silences him."""
    if knight_down(golem, knight):
        return "down"
    return "silenced" if silenced(battle, golem, knight) else "free"


def summoned_lines(names: Names, ability: Ability) -> list[str]:
    """The Construct that a Relic makes."""
    type = names.plan.pieces.type(ability.summons)
    lines = [names.say("summons-line", name=type.name, health=type.health, armor=type.armor, dodge=type.dodge)]
    for own in type.abilities:
        if own.grant < 0:
            lines.append("  " + printed_line(names, own))
            lines += [f"    {names.effect(effect)}" for effect in own.effects]
    lines += [f"  {names.effect(effect)}" for effect in type.passives]
    return lines


def printed_line(names: Names, ability: Ability) -> str:
    """An attack or power with its printed figures."""
    if ability.is_attack:
        return _attack_line(names, ability, price_text(names, ability, ability.cost), ability.range, "")
    return _power_line(names, ability, price_text(names, ability, ability.cost), "")


def ability_line(names: Names, battle: Battle, golem: Golem, ability: Ability) -> str:
    """An ability with its cost and figures as they are now."""
    price = price_text(names, ability, cooldown.cost(battle, golem, ability, Tally(False)))
    state = _state(names, golem, ability)
    if ability.is_move:
        return names.say(
            "move-line",
            name=names.called(ability.name),
            kind=v.MOVEMENTS[ability.movement],
            nimble="yes" if ability.nimble else "no",
            price=price,
            mp=movement_points(battle, golem, ability, Tally(False)),
            state=state,
        )
    if ability.is_attack:
        far = attack_range(battle, golem, ability, Tally(False)) if ability.attack == v.RANGED and golem.at >= 0 else 0
        return _attack_line(names, ability, price, far or ability.range, state)
    return _power_line(names, ability, price, state)


def _attack_line(names: Names, ability: Ability, price: str, range: int, state: str) -> str:
    return names.say(
        "attack-line",
        name=names.called(ability.name),
        kind=v.ATTACKS[ability.attack],
        scope=v.SCOPES[ability.scope],
        price=price,
        accuracy=ability.accuracy,
        damage=ability.damage,
        range=range,
        state=state,
    )


def _power_line(names: Names, ability: Ability, price: str, state: str) -> str:
    aim = [names.say(f"aim-{v.AIMS[ability.aim]}")] if ability.aim != v.AIM_NONE else []
    if aim and ability.range != UNAIMED:
        aim.append(names.say("aim-range", range=ability.range))
    if aim and ability.sight:
        aim.append(names.say("aim-sight"))
    return names.say("power-line", name=names.called(ability.name), aim=", ".join(aim) or "none", price=price, state=state)


def price_text(names: Names, ability: Ability, cost: int) -> str:
    """What a use costs: 2 AP, 3 Mana, 10 Health; for a Construct its uses are all that it pays."""
    if ability.resource == v.FREE and ability.uses:
        return names.say("uses", uses=ability.uses)
    return names.say(f"resource-{v.RESOURCES[ability.resource]}", cost=cost)


def charge_price(names: Names, battle: Battle, golem: Golem, attack: Ability, move: Ability) -> str:
    """What a Charge costs: AP for both, and what the attack is paid with besides, if it is no AP."""
    price = names.say("resource-ap", cost=charge_cost(battle, golem, attack, move, Tally(False)))
    if attack.resource == v.AP:
        return price
    own = price_text(names, attack, cooldown.cost(battle, golem, attack, Tally(False)))
    return names.words.both([price, own])


def _state(names: Names, golem: Golem, ability: Ability) -> str:
    """What keeps it or limits it: Cooldown, uses that are over, a breakdown."""
    found = []
    if golem.pips[ability.slot]:
        found.append(names.say("state-cooling", rounds=golem.pips[ability.slot]))
    if ability.uses:
        left = max(0, ability.uses - golem.uses[ability.slot])
        found.append(names.say("state-uses", left=left, kind="construct" if golem.type.construct else "relic"))
    if ability.slot in golem.down:
        found.append(names.say("state-down"))
    return "".join(f", {part}" for part in found)
