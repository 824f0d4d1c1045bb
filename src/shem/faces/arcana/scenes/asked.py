"""What a page says about a prompt: to those who are asked, and to those who wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.contract import Prompt
from shem.faces.arcana.scenes.glance import Glance
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v


def asked(glance: Glance, prompt: Prompt, seats: Sequence[int]) -> str:
    """What these seats are asked, as this seat is told: what to do, or whom it waits for."""
    values = _values(glance, prompt)
    if glance.seat in seats:
        return glance.say(f"ask-{prompt.code}", **values)
    names = glance.words.both([glance.names.army(seat) for seat in seats])
    return glance.say(f"wait-{prompt.code}", names=names, count=len(seats), **values)


def _values(glance: Glance, prompt: Prompt) -> dict[str, str | int]:
    """What the prompt is about, in words."""
    names, args = glance.names, prompt.args
    if prompt.code == events.ASK_PATH:
        golem, slot, *path = args
        at = path[-1] if path else glance.battle.golems[golem].at
        return {
            "golem": names.golem(golem),
            "ability": names.ability(golem, slot),
            "region": names.region(at),
            "path": ", ".join(names.region(region) for region in path) or "none",
        }
    if prompt.code == events.ASK_DISPLACE:
        golem, distance, source = args
        return {
            "golem": names.golem(golem),
            "region": names.region(glance.battle.golems[golem].at),
            "distance": distance,
            "source": names.source(source),
        }
    if prompt.code == events.ASK_SHIFT:
        region, role, distance, source = args
        return {
            "role": v.ZONES[role],
            "region": names.region(region),
            "distance": distance,
            "source": names.source(source),
        }
    if prompt.code == events.ASK_MOVE_WELL:
        region, distance, source = args
        return {"region": names.region(region), "distance": distance, "source": names.source(source)}
    if prompt.code == events.ASK_SILENCE:
        return {"golem": names.golem(args[0]), "source": names.source(args[1])}
    if prompt.code == events.ASK_CHOOSE:
        return {"encounter": names.told("encounters", args[1])}
    return {}
