"""The exact chance of an attack: 1D10 and Force against 1D10 and Armor, with the cards that are played or could be."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.tally import Tally
from shem.faces.wizards.scenes.answer_shapes import CardChance, WizardsOdds
from shem.faces.wizards.scenes.glance import Glance, who_of
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import Play
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.attack import chance
from shem.games.wizards.rules.battle_cards import NamedAttack, Window, touches
from shem.games.wizards.rules.figures import attack_armor, attack_force
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key, Number


def sums(
    state: WizardsState, unit: Unit, enemy: Unit, forces: Sequence[int] = (), armors: Sequence[int] = ()
) -> dict[str, Tally]:
    """Force and Armor of an attack, with Battle cards."""
    found = {"force": Tally(), "armor": Tally()}
    attack_force(state, unit, forces, found["force"])
    attack_armor(state, enemy, armors, found["armor"])
    return found


def share(tallies: dict[str, Tally]) -> int:
    """In percent; there are 100 pairs of dice."""
    return chance(tallies["force"].total, tallies["armor"].total)


def named_attack(state: WizardsState) -> NamedAttack | None:
    """The attack that is named, while cards may be played on it."""
    if len(state.steps) < 2 or not isinstance(state.steps[-1], Window):
        return None
    attack = state.steps[-2]
    return attack if isinstance(attack, NamedAttack) else None


def pair_of(state: WizardsState, attack: NamedAttack) -> tuple[Unit, Unit] | None:
    """Who attacks and who is attacked, if both are still there."""
    if state.fight is None:
        return None
    spaces = state.fight.spaces
    unit, enemy = state.unit(spaces[attack.side], attack.slot), state.unit(spaces[1 - attack.side], attack.target)
    return None if unit is None or enemy is None else (unit, enemy)


def sums_of(state: WizardsState, attack: NamedAttack) -> dict[str, Tally] | None:
    """Force and Armor of a named attack."""
    pair = pair_of(state, attack)
    return None if pair is None else sums(state, *pair, attack.force, attack.armor)


def with_card(state: WizardsState, attack: NamedAttack, event: int) -> int | None:
    """The chance of a named attack with a card more; None for a card that does not change it."""
    deed = state.box.events[event].deed
    if deed not in (v.FORCE, v.ARMOR):
        return None
    more = sums_of(state, attack.with_force(event) if deed == v.FORCE else attack.with_armor(event))
    return None if more is None else share(more)


def odds_of(glance: Glance, about: About, key: Key) -> WizardsOdds:
    """Of the units that are named, else of the attack that is."""
    state, attack = glance.world, named_attack(glance.world)
    pair = pair_of(state, attack) if attack is not None else None
    if about:
        asked = glance.unit(about), glance.unit(about, "target")
        if asked != pair:
            pair, attack = asked, None
    if pair is None:
        raise NoAnswer("wizards-table-no-attack")
    unit, enemy = pair
    tallies = sums(state, unit, enemy) if attack is None else sums(state, unit, enemy, attack.force, attack.armor)
    return {
        "unit": who_of(unit),
        "target": who_of(enemy),
        "chance": share(tallies),
        "numbers": numbers(glance, tallies),
        "cards": _in_hand(glance, unit, enemy, tallies) if attack is None else _playable(glance, attack),
        "text": glance.say("odds", chance=share(tallies), unit=glance.names.unit(unit), target=glance.names.unit(enemy)),
    }


def numbers(glance: Glance, tallies: dict[str, Tally]) -> list[Number]:
    return [glance.number(name, tally) for name, tally in tallies.items()]


def _playable(glance: Glance, attack: NamedAttack) -> list[CardChance]:
    """The cards that this seat may play on it now."""
    plays = {action.event for action in glance.legal if isinstance(action, Play)} if glance.asked else set()
    return [
        {"card": event, "name": glance.names.event(event), "chance": found}
        for event in sorted(plays)
        if (found := with_card(glance.world, attack, event)) is not None
    ]


def _in_hand(glance: Glance, unit: Unit, enemy: Unit, tallies: dict[str, Tally]) -> list[CardChance]:
    """The cards of the own hand that would change an attack between these two."""
    state, found = glance.world, list[CardChance]()
    for event, count in enumerate(glance.hand(v.EVENT_DECK)):
        card = state.box.events[event]
        mine = unit.seat if card.deed == v.FORCE else enemy.seat
        if not count or card.deed not in (v.FORCE, v.ARMOR) or mine != glance.seat or not touches(state, card, enemy):
            continue
        forces, armors = ([event], []) if card.deed == v.FORCE else ([], [event])
        more = share(sums(state, unit, enemy, forces, armors))
        found.append({"card": event, "name": glance.names.event(event), "chance": more})
    return found
