"""Objectives in words: what completes them, who may, what they give, and who has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shem.faces.arcana.telling.names import Names
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.parts.story import NEVER, Objective, Trigger
from shem.locale.words import kebab


def has_teams(names: Names) -> bool:
    """Whether some armies are allies (ruling B31)."""
    plan = names.plan
    return len(set(plan.teams[: plan.wild])) < plan.wild


def objective_lines(names: Names, battle: Battle, seat: int | None) -> list[str]:
    """The open objectives, and the secret one of this seat; nobody else's is known."""
    return [*open_objectives(names, battle.story.done), *own_secret(names, battle, seat)]


def own_secret(names: Names, battle: Battle, seat: int | None) -> list[str]:
    """The secret objective of a seat, if it has one."""
    own = battle.story.dealt[seat] if seat is not None and seat < len(battle.story.dealt) else -1
    if own < 0:
        return []
    return [names.say("own-secret", objective=objective_line(names, own, battle.story.done[own]))]


def open_objectives(names: Names, done: Sequence[int] = ()) -> list[str]:
    """The objectives that everybody knows; done: for each a mask of the armies that have completed it."""
    secret = {number for muster in names.plan.musters for number in muster.secrets}
    return [
        objective_line(names, number, done[number] if done else 0)
        for number in range(len(names.plan.objectives))
        if number not in secret
    ]


def objective_line(names: Names, number: int, done: int) -> str:
    """One objective by its title with all that counts; done: a mask of the armies that have completed it."""
    return names.say("objective-line", title=names.told("objectives", number), text=objective_text(names, number, done))


def objective_text(names: Names, number: int, done: int) -> str:
    """What completes an objective, what it gives, to whom, and who has completed it."""
    objective = names.plan.objectives[number]
    completed = [names.army(army) for army in range(names.plan.wild) if done >> army & 1]
    return names.say(
        "objective-text",
        trigger=trigger_text(names, objective.trigger),
        gift=_gift(names, objective),
        who=names.armies(objective.armies),
        done=names.words.both(completed) or "none",
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
    code = kebab(v.OCCASIONS[trigger.kind]) if trigger.kind != NEVER else "told"
    return names.say(
        f"occasion-{code}",
        regions=names.words.either(_regions(names, trigger.regions)) or "any",
        among=names.words.either(_regions(names, trigger.among)) or "none",
        classes=_named(names, "class-a-", v.CLASSES, trigger.classes),
        army=names.armies(trigger.armies),
        round=trigger.round,
        of=names.army(trigger.of) if trigger.of >= 0 else "any",
        by=names.army(trigger.by) if trigger.by >= 0 else "any",
        golem=str(names.plan.pieces.cards[trigger.golem]["name"]) if trigger.golem else "any",
        count=trigger.count,
        reaches=trigger.reaches,
        teams="yes" if has_teams(names) else "no",
    )


def _regions(names: Names, mask: int) -> list[str]:
    return [names.region(region) for region in range(names.plan.field.count) if mask >> region & 1]


def _named(names: Names, prefix: str, table: list[str], mask: int) -> str:
    return _chosen(names, mask, len(table), lambda at: names.say(prefix + table[at]))


def _chosen(names: Names, mask: int, count: int, name: Callable[[int], str]) -> str:
    """Those in the mask; `any` for all."""
    found = [at for at in range(count) if mask >> at & 1]
    return "any" if len(found) == count else names.words.either([name(at) for at in found])
