"""What a page says about a prompt: to those who are asked, and to those who wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.contract import Prompt
from shem.faces.wizards.scenes.glance import Glance
from shem.faces.wizards.scenes.odds import named_attack, pair_of
from shem.games.wizards.rules.fate import CARDS


def asked(glance: Glance, prompt: Prompt, seats: Sequence[int]) -> str:
    values = _values(glance, prompt)
    if glance.seat in seats:
        return glance.names.say(f"ask-{prompt.code}", **values)
    return glance.say(f"wait-{prompt.code}", names=glance.names.seats(seats), **values)


def _values(glance: Glance, prompt: Prompt) -> dict[str, str | int]:
    names, args, state = glance.names, prompt.args, glance.world
    if prompt.code == "craft":
        return {"mana": state.mana[state.active]}
    if prompt.code == "draw":
        return {"number": CARDS + 1 - args[0], "most": CARDS}
    if prompt.code == "buy":
        return {"price": args[0], "mana": state.mana[state.active]}
    if prompt.code == "discard":
        return {"deck": names.deck(args[0]), "count": args[1]}
    if prompt.code == "cast":
        return {"price": args[0]}
    if prompt.code == "answer":
        spell = state.spells[-1]
        aim = glance.teller.aimed(spell.event, spell.target, spell.second, spell.third)
        return {"seat": names.seat(args[0]), "event": names.event(args[1]), "price": args[2], "aim": aim}
    if prompt.code == "strike":
        return {"round": args[0], "extra": "yes" if args[1] else "no"}
    return _of_attack(glance) if prompt.code == "battle-cards" else {}


def _of_attack(glance: Glance) -> dict[str, str | int]:
    """Who attacks whom, with everybody's odds."""
    attack = named_attack(glance.world)
    pair = pair_of(glance.world, attack) if attack is not None else None
    assert pair is not None
    return {"unit": glance.names.unit(pair[0]), "target": glance.names.unit(pair[1])}
