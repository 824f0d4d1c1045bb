"""Effects Over Time, and those that fade or grow: what they do step by step at their bearer's upkeeps (ruling B10)."""

from __future__ import annotations

from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import Active


def upkeeps(effect: Effect) -> int:
    """For how many of its bearer's upkeeps an effect waits when it is placed; 0: something else ends it."""
    if effect.over_time:
        return effect.rounds
    return effect.rounds + 1 if effect.fades else 0  # it acts from the next upkeep


def is_ahead(active: Active) -> bool:
    """Whether an effect that fades or grows does not act yet."""
    return active.effect.fades and active.ticks > active.effect.rounds


def amount_at(effect: Effect, ticks: int) -> int:
    """The amount of an effect that waits for so many upkeeps: of one that fades or grows, that of its step."""
    return effect.amount + effect.step * max(0, effect.rounds - ticks) if effect.step else effect.amount


def amount_now(active: Active) -> int:
    """The amount of an effect that is at work."""
    return amount_at(active.effect, active.ticks)


def amount_of_tick(effect: Effect, ticks: int) -> int:
    """What an effect does at the first of so many upkeeps for which it waits, at least 0."""
    return max(0, amount_at(effect, ticks))


def amount_in_all(effect: Effect, ticks: int) -> int:
    """What it does at all the upkeeps for which it waits."""
    return sum([amount_of_tick(effect, left) for left in range(1, ticks + 1)])


def ticked(active: Active) -> Active:
    """The effect with one upkeep less to wait for."""
    if active.ticks == 0:
        return active
    return Active(
        active.effect, active.source, active.army, active.age, active.until, active.ticks - 1, active.place, active.knight
    )
