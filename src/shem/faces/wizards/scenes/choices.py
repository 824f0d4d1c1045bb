"""The legal actions as a page offers them: in words, with their price, what they do, and where they are shown."""

from __future__ import annotations

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.wizards.scenes.answer_shapes import WizardsChoice, WizardsChoices
from shem.faces.wizards.scenes.glance import Glance
from shem.faces.wizards.scenes.hand import golem_cards
from shem.faces.wizards.scenes.odds import named_attack, share, sums, with_card
from shem.faces.wizards.scenes.taps import tap_of
from shem.faces.wizards.telling.cards import event_text
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import SLOTS, Buy, Cast, Craft, Discard, Draw, Fight, Move, Play, Return, Strike
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.battle import battle_of
from shem.games.wizards.rules.control import controls_site
from shem.games.wizards.rules.fate import EXTRA
from shem.games.wizards.rules.figures import cost
from shem.games.wizards.rules.move import way
from shem.games.wizards.rules.spell import PRICE


def choices_of(glance: Glance) -> WizardsChoices:
    if glance.prompt is None or not glance.asked:
        return {"prompt": "", "text": "", "choices": []}
    return {
        "prompt": glance.code,
        "text": glance.teller.question(glance.sight),
        "choices": [choice_of(glance, action) for action in glance.legal],
    }


def choice_of(glance: Glance, action: Action) -> WizardsChoice:
    kind = type(action).__name__.lower()
    found: WizardsChoice = {
        "key": list(action.key()),
        "kind": kind,
        "group": ":".join([kind, *map(str, group_of(action))]),
        "text": text_of(glance, action),
        "price": _price(glance, action),
        "does": does(glance, action),
    }
    _shown(glance, action, found)
    return found


def group_of(action: Action) -> tuple[int, ...]:
    """The unit, the stack or the card that an action is about."""
    _, *numbers = action.key()
    if isinstance(action, Craft):
        return tuple(numbers[:3])
    if isinstance(action, Cast | Move | Fight | Strike | Play | Return):
        return tuple(numbers[:1])
    return ()


def text_of(glance: Glance, action: Action) -> str:
    names = glance.names
    if isinstance(action, Craft):
        golem = names.made(action.material, action.size, action.shape)
        return names.say("option-craft", golem=golem, space=names.space(action.space))
    if isinstance(action, Draw | Buy):
        return names.say("option-draw", deck=names.deck(action.deck))
    if isinstance(action, Discard):
        return names.card(action.deck, action.card)
    if isinstance(action, Cast):
        aim = _aim(glance, action)
        return names.say("option-cast", event=names.event(action.event), aim=aim)
    if isinstance(action, Move):
        return names.say("option-move", unit=names.unit(_who(glance, action.who)), space=names.space(action.space))
    if isinstance(action, Fight):
        here, there = names.space(action.here), names.space(action.there)
        seat = names.seat(glance.world.owner(action.there))
        return names.say("option-fight", here=here, there=there, seat=seat)
    if isinstance(action, Strike):
        unit, enemy = _strike(glance, action)
        return names.say("option-strike", unit=names.unit(unit), target=names.unit(enemy))
    if isinstance(action, Play):
        unit = _own(glance, action.slot)
        return names.say("option-play", event=names.event(action.event), unit=names.unit(unit))
    if isinstance(action, Return):
        lost = glance.world.lost[action.lost]
        return names.say("option-return", unit=names.lost(lost), space=names.space(action.space))
    return names.say("option-done", prompt=glance.code)


def _aim(glance: Glance, action: Cast) -> str:
    """What a Spell names, a Golem by its whole name."""
    names = glance.names
    if names.box.events[action.event].deed == v.TRANSFORMATION:
        unit = names.unit(_who(glance, action.target))
        return names.say(
            "option-transform",
            unit=unit,
            space=names.space(action.target // SLOTS),
            value=names.trait(action.second, action.third),
        )
    return glance.teller.aimed(action.event, action.target, action.second, action.third)


def _price(glance: Glance, action: Action) -> str:
    mana = 0
    if isinstance(action, Craft):
        mana = cost(glance.world, _seat(glance), action.material, action.size, action.shape, Tally(False))
    elif isinstance(action, Cast | Buy):
        mana = PRICE if isinstance(action, Cast) else EXTRA
    return glance.say("price", mana=mana) if mana else ""


def does(glance: Glance, action: Action) -> str:
    """What it leads to, in a sentence."""
    names = glance.names
    if isinstance(action, Craft):
        site = names.tile(names.box.materials[action.material].site)
        doubled = "no" if controls_site(glance.world, _seat(glance), action.material) else "yes"
        return glance.say("does-craft", space=names.space(action.space), doubled=doubled, site=site)
    if isinstance(action, Cast):
        return event_text(names, action.event)
    if isinstance(action, Move):
        unit = _who(glance, action.who)
        return glance.say("does-move", way=names.spaces(way(glance.world, unit, action.space)))
    if isinstance(action, Strike):
        return glance.say("does-strike", chance=share(sums(glance.world, *_strike(glance, action))))
    if isinstance(action, Play):
        chance = _with(glance, action)
        text = event_text(names, action.event)
        return text if chance is None else f"{text} {glance.say('does-strike', chance=chance)}"
    kind = type(action).__name__.lower()
    return glance.say(f"does-{kind}", prompt=glance.code) if kind == "done" else glance.say(f"does-{kind}")


def _shown(glance: Glance, action: Action, found: WizardsChoice) -> None:
    """Where the page shows a choice."""
    world = glance.world
    if isinstance(action, Craft):
        found["space"] = action.space
        found["deck"], found["cards"] = v.GOLEM_DECK, golem_cards(world.box, (action.material, action.size, action.shape))
    elif isinstance(action, Draw | Buy):
        found["deck"] = action.deck
    elif isinstance(action, Discard):
        found["deck"], found["card"] = action.deck, action.card
    elif isinstance(action, Cast):
        found["deck"], found["card"] = v.EVENT_DECK, action.event
        _aimed(glance, action, found)
    elif isinstance(action, Move):
        found["unit"], found["space"] = action.who, action.space
        found["path"] = way(world, _who(glance, action.who), action.space)
    elif isinstance(action, Fight):
        found["space"], found["to"] = action.here, action.there
    elif isinstance(action, Strike):
        unit, enemy = _strike(glance, action)
        found["unit"], found["target"] = unit.at * SLOTS + action.slot, enemy.at * SLOTS + action.target
        found["chance"] = share(sums(world, unit, enemy))
    elif isinstance(action, Play):
        found["deck"], found["card"] = v.EVENT_DECK, action.event
        found["unit"] = _own(glance, action.slot).at * SLOTS + action.slot
        chance = _with(glance, action)
        if chance is not None:
            found["chance"] = chance
    elif isinstance(action, Return):
        found["lost"], found["space"] = action.lost, action.space


def _aimed(glance: Glance, action: Cast, found: WizardsChoice) -> None:
    """What a Spell names."""
    about = tap_of(glance.names.box, action)
    if "stack" in about:
        found["space"], found["to"] = about["stack"], about["space"]
    elif "space" in about:
        found["space"] = about["space"]
    elif "unit" in about:
        found["unit"], found["trait"], found["value"] = about["unit"], about["trait"], about["value"]
    elif "seat" in about:
        found["seat"] = about["seat"]


def _seat(glance: Glance) -> int:
    assert glance.seat is not None
    return glance.seat


def _who(glance: Glance, who: int) -> Unit:
    unit = glance.world.who(who)
    assert unit is not None
    return unit


def _own(glance: Glance, slot: int) -> Unit:
    """A unit of the seat's own stack in the battle."""
    battle = battle_of(glance.world)
    return _who(glance, battle.spaces[battle.seats.index(_seat(glance))] * SLOTS + slot)


def _strike(glance: Glance, action: Strike) -> tuple[Unit, Unit]:
    battle = battle_of(glance.world)
    side = battle.seats.index(_seat(glance))
    return _own(glance, action.slot), _who(glance, battle.spaces[1 - side] * SLOTS + action.target)


def _with(glance: Glance, action: Play) -> int | None:
    """The chance of the named attack with this card; None for an extra attack."""
    attack = named_attack(glance.world)
    return None if attack is None else with_card(glance.world, attack, action.event)
