"""What effects do, a sentence a deed, from the closed vocabulary: so cards of own packs have their words, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Effect

# whose effects they are: a Hero's card, an Enemy's card, a behaviour rule with its victim, a token that anybody may have
Bearer = Literal["hero", "foe", "rule", "token"]

# what `what` names, by deed; where -1 means any or all the names say so
NAMED: Final[Mapping[int, Callable[[Names, int], str]]] = {
    v.REROLL: lambda names, what: names.say(f"colour-{v.COLOURS[what]}" if what >= 0 else "colour-any"),
    v.RESIST: Names.type,
    v.WEAK: Names.type,
    v.IMMUNE: Names.condition,
    v.AFFLICT: Names.condition,
    v.CURES: Names.condition,
    v.GAINS: Names.item,
    v.DRAWS: Names.deck,
    v.SPAWNS: Names.foe,
    v.SUMMONS: Names.foe,
    v.ACTIVATES: Names.kind,
    v.PLACES: Names.overlay,
    v.REMOVES: lambda names, what: names.overlay(what) if what >= 0 else "none",
    v.UNLOCKS: lambda names, what: names.chest(what) if what >= 0 else "none",
    v.AIMS_FOR: Names.objective,
    v.BARS: lambda names, what: names.say(f"activity-{v.ACTIVITIES[what]}"),
}
# what `at` names, where it is no area
PLACED: Final[Mapping[int, Callable[[Names, int], str]]] = {
    v.OPENS: Names.door,
    v.UNLOCKS: Names.door,
    v.REVEALS: Names.district,
}
SILENT: Final = (v.READS, v.FLAGS, v.COUNTS)  # orders that only the Book of Secrets gives


def effects_text(names: Names, effects: Sequence[Effect], bearer: Bearer) -> str:
    """All that they do, each in a sentence."""
    return " ".join(effect_text(names, effect, bearer) for effect in effects if effect.do not in SILENT)


def effect_text(names: Names, effect: Effect, bearer: Bearer) -> str:
    text = names.say(f"deed-{v.DEEDS[effect.do]}", **_values(names, effect, bearer))
    if effect.save:
        text = names.say("unless-save", text=text)
    if effect.when not in (v.ALWAYS, v.USE):
        text = names.say(f"when-{v.MOMENTS[effect.when]}", text=text)
    return names.say("sentence", text=text[:1].upper() + text[1:])


def _values(names: Names, effect: Effect, bearer: Bearer) -> dict[str, str | int]:
    what = NAMED.get(effect.do)
    place = PLACED.get(effect.do, Names.area)
    return {
        "amount": abs(effect.amount),
        "sign": "less" if effect.amount < 0 else "none" if effect.amount == 0 else "more",
        "always": "yes" if effect.when == v.ALWAYS else "no",
        "what": "none" if what is None else what(names, effect.what),
        "rank": _rank(names, effect),
        "whom": whom(names, effect, bearer),
        "reach": effect.reach,
        "at": place(names, effect.at) if effect.at >= 0 else "none",
        "bearer": bearer,
    }


def _rank(names: Names, effect: Effect) -> str:
    """The rank of a condition that comes in ranks, or of Enemies."""
    if effect.do == v.AFFLICT and effect.what in (v.BLEED, v.FIRE, v.POISON):
        return names.rank(effect.rank - 1)
    return names.rank(effect.rank) if effect.do == v.ACTIVATES and effect.rank >= 0 else "none"


def whom(names: Names, effect: Effect, bearer: Bearer) -> str:
    """Whom an effect is for, as the subject of a sentence."""
    return names.say(f"whom-{v.WHOM[effect.whom]}", bearer=bearer, reach=effect.reach)
