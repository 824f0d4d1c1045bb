"""What a scenario changes (Victory Points of its positions, figures of Terrain and Cover), and how fair it was found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shem.faces.arcana.telling.names import Names
from shem.games.arcana.content.measured import Measured
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.plan import Claims

KINDS: Final = {"terrains": "terrain", "covers": "cover"}
SIGNED: Final = ("range", "ranged_accuracy")


def destruction_values(names: Names, claims: Claims) -> dict[str, str | int]:
    """What destroyed Golems and Constructs are worth, as values of a sentence."""
    way = v.DESTRUCTION_VP[claims.destruction]
    return {
        "destruction": way,
        "classes": names.words.either([str(vp) for vp in claims.class_vp]),
        "share": claims.share,
        "constructs": "yes" if claims.constructs or way == "none" else "no",
    }


def usual_claims(names: Names) -> dict[str, str | int]:
    """What holds for every position that has nothing of its own; `own` where each has."""
    usual = destruction_values(names, Claims(names.setup["scenario"]))
    if all(destruction_values(names, own) != usual for own in names.plan.claims):
        return {**usual, "destruction": "own", "constructs": "yes"}
    return usual


def claims(names: Names) -> list[str]:
    """What destroyed Golems give armies otherwise than the scenario says for all."""
    usual = Claims(names.setup["scenario"])
    ordinary = destruction_values(names, usual)
    lines = []
    for army, own in enumerate(names.plan.claims):
        values = destruction_values(names, own)
        if values != ordinary:
            lines.append(names.say("legend-claims", position=army + 1, army=names.army(army), **values))
    return lines


def fairness(names: Names, found: Measured, order: str) -> str:
    """How often position 1 and who went first have won, where that was measured."""
    return names.say(
        "measured",
        version=found.version,
        bot=names.words.say(f"bot-name-{found.bot}"),
        battles=found.battles,
        order=order,
        position=round(100 * found.position / found.decided),
        first=round(100 * found.first / found.decided),
    )


def changes(names: Names) -> list[str]:
    """The figures of Terrain types and kinds of Cover that are not the usual ones."""
    return [_change(names, change) for change in names.setup.get("changed", [])]


def _change(names: Names, change: Mapping[str, Any]) -> str:
    figures = [_figure(names, field, figure) for field, figure in change["figures"].items()]
    ground = names.say(f"{KINDS[change['of']]}-{change['name']}")
    return names.say("legend-changed", ground=ground, figures=names.words.both(figures))


def _figure(names: Names, field: str, figure: Any) -> str:
    if field == "values":
        gains = [
            names.say("changed-value", size=names.say(f"class-{size}"), amount=amount)
            for size, amount in zip(v.CLASSES, figure)
        ]
        return names.say("changed-values", values=", ".join(gains))
    if isinstance(figure, bool):
        return names.say(f"changed-{field}", how="yes" if figure else "no")
    if isinstance(figure, str):
        return names.say(f"changed-{field}", how=figure)
    return names.say(f"changed-{field}", amount=f"{figure:+d}" if field in SIGNED else figure)
