"""How an army fought, in numbers: what the laboratory sets beside what another one did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shem.core.event import Event, Value
from shem.games.arcana.parts import events
from shem.games.arcana.parts.state import Battle


def style_of(battle: Battle, told: Sequence[Event], army: int) -> dict[str, int]:
    """Of a battle that is over: its attacks (with those of charges), the damage of these and of the enemies' to it, its
    losses, and its VP for flags and for destroyed Golems."""
    found = dict.fromkeys(("attacks", "dealt", "taken", "lost", "flags", "kills"), 0)

    def add(what: str, army_of_it: Value, amount: Value = 1) -> None:
        if army_of_it == army and isinstance(amount, int):
            found[what] += amount

    for event in told:
        values: Mapping[str, Value] = dict(zip(event.kind.fields, event.values))
        if event.kind is events.ATTACKED:
            add("attacks", _army(battle, values["golem"]))
        elif event.kind is events.STRUCK:
            add("dealt", _army(battle, values["golem"]), values["damage"])
            add("taken", _army(battle, values["target"]), values["damage"])
        elif event.kind is events.CAPTURED:
            add("flags", values["army"], values["vp"])
        elif event.kind is events.DESTROYED_GOLEM:
            add("lost", _army(battle, values["golem"]))
            add("kills", values["victor"], values["vp"])
    return found


def _army(battle: Battle, golem: Value) -> int:
    assert isinstance(golem, int)
    return battle.golems[golem].army
