"""Objectives in words: what completes them, who may, what they give, and who has."""

from __future__ import annotations

from collections.abc import Callable

from shem.games.arcana import vocabulary as v
from shem.games.arcana.state import Battle
from shem.games.arcana.story import Objective, Trigger
from shem.terminal.arcana.names import Names


def objective_lines(names: Names, battle: Battle, seat: int | None) -> list[str]:
    """The open objectives, and the secret one of this seat; nobody else's is known."""
    secret = {number for muster in battle.plan.musters for number in muster.secrets}
    lines = [objective_line(names, battle, number) for number in range(len(battle.plan.objectives)) if number not in secret]
    if seat is None or seat >= len(battle.story.dealt):
        return lines
    own = battle.story.dealt[seat]
    return lines if own < 0 else [*lines, names.say("own-secret", objective=objective_line(names, battle, own))]


def objective_line(names: Names, battle: Battle, number: int) -> str:
    """One objective with all that counts."""
    objective = battle.plan.objectives[number]
    done = [names.army(army) for army in range(battle.plan.wild) if battle.story.done[number] >> army & 1]
    return names.say(
        "objective-line",
        title=names.told("objectives", number),
        trigger=trigger_text(names, objective.trigger),
        gift=_gift(names, objective),
        who=_armies(names, objective.armies),
        done=names.words.both(done) or "none",
    )


def _gift(names: Names, objective: Objective) -> str:
    gifts = [
        names.say(f"gift-{code}", amount=amount)
        for code, amount in (("vp", objective.vp), ("mana", objective.mana), ("ap", objective.ap))
        if amount
    ]
    if objective.ends:
        gifts.append(names.say("gift-end"))
    return names.words.both(gifts) or "none"


def trigger_text(names: Names, trigger: Trigger) -> str:
    """What must happen: a Titan enters B4, 2 Golems are destroyed ..."""
    return names.say(
        f"occasion-{v.OCCASIONS[trigger.kind].replace('_', '-')}",
        regions=_regions(names, trigger.regions),
        classes=_named(names, "class-a-", v.CLASSES, trigger.classes),
        army=_armies(names, trigger.armies),
        round=trigger.round,
        of=names.army(trigger.of) if trigger.of >= 0 else "any",
        by=names.army(trigger.by) if trigger.by >= 0 else "any",
        golem=str(names.plan.pieces.cards[trigger.golem]["name"]) if trigger.golem else "any",
        count=trigger.count,
        reaches=trigger.reaches,
    )


def _regions(names: Names, mask: int) -> str:
    count = names.plan.field.count
    return names.words.either([names.region(region) for region in range(count) if mask >> region & 1]) or "any"


def _named(names: Names, prefix: str, table: list[str], mask: int) -> str:
    return _chosen(names, mask, len(table), lambda at: names.say(prefix + table[at]))


def _armies(names: Names, mask: int) -> str:
    return _chosen(names, mask, len(names.plan.musters), names.army)


def _chosen(names: Names, mask: int, count: int, name: Callable[[int], str]) -> str:
    """Those in the mask; `any` for all."""
    found = [at for at in range(count) if mask >> at & 1]
    return "any" if len(found) == count else names.words.either([name(at) for at in found])
