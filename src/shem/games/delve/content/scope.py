"""What the words of content name: ids as numbers, of all parts and of a quest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shem.games.delve.content.deeds import CARDS, FIELDS, FIXED, RANKED
from shem.games.delve.content.models_cards import Enemy
from shem.games.delve.content.models_effects import Attack, Effect, Holding, Use
from shem.games.delve.content.models_quest import Campaign, Quest
from shem.games.delve.content.models_words import Name, Text
from shem.games.delve.parts import vocabulary as v

Json = dict[str, Any]
Known = dict[str, Sequence[str]]


def card_id(enemy: str, rank: int | None) -> str:
    """How the card of an enemy is called: a master's has no rank."""
    return f"{enemy}.{rank}" if rank else enemy


def cards_of(enemies: Mapping[str, Enemy]) -> list[str]:
    """The cards of all enemies, in the order of their numbers."""
    return [
        card_id(id, rank)
        for id, enemy in enemies.items()
        for rank in ([None] if enemy.master is not None else range(1, v.FOE_RANKS + 1))
    ]


def of_quest(quest: Quest, areas: Sequence[str], campaign: Campaign | None) -> Known:
    """What effects of a quest can name besides; the campaign's flags come first, so that they keep their numbers."""
    return {
        "areas": areas,
        "districts": list(quest.districts),
        "doors": list(quest.doors),
        "chests": list(quest.chests),
        "searches": quest.searches,
        "objectives": list(quest.objectives),
        "book": list(quest.book),
        "flags": [*(campaign.flags if campaign is not None else []), *quest.flags],
        "counts": quest.counts,
        "endings": list(quest.endings),
    }


def name_json(name: Name | Text | None) -> Json | None:
    return None if name is None else {"en": name.en, "de": name.de or name.en}


class Scope:
    """Words to numbers, for so many Heroes."""

    def __init__(self, known: Known, heroes: int) -> None:
        self._known: Final = {**FIXED, **known}
        self._heroes: Final = heroes

    def number(self, part: str, id: str) -> int:
        return self._known[part].index(id)

    def mask(self, part: str, ids: Sequence[str]) -> int:
        return sum(1 << self.number(part, id) for id in set(ids))

    def effects(self, effects: Sequence[Effect], moment: str = "use") -> list[Json]:
        """Effects as a set-up has them; moment: when those happen that do not say it."""
        return [found for effect in effects if (found := self._effect(effect, moment)) is not None]

    def _effect(self, effect: Effect, moment: str) -> Json | None:
        amount = effect.amount or 0
        if effect.by_heroes is not None:
            amount = effect.by_heroes[self._heroes - 1]
            if amount == 0:
                return None
        when = (effect.when if isinstance(effect, Holding) else None) or moment
        found: Json = {"do": effect.do, "amount": amount}
        if when != "use":
            found["when"] = when
        if effect.do == "brings":
            found["amount"] = self.number("skies", effect.what or "")
        elif effect.what is not None:
            found["what"] = self._what(effect)
        if effect.to is not None:
            found["amount"] = self.number("areas", effect.to)
        if (rank := self._rank(effect)) is not None:
            found["rank"] = rank
        if effect.at is not None:
            found["at"] = self.number(FIELDS[effect.do].at, effect.at)
        if effect.whom is not None:
            found["whom"] = effect.whom
        if effect.reach is not None:
            found["reach"] = effect.reach
        if effect.save:
            found["save"] = True
        return found

    def _what(self, effect: Effect) -> int:
        part, id = FIELDS[effect.do].what, effect.what or ""
        return self.number(part, card_id(id, effect.rank) if part == CARDS else id)

    def _rank(self, effect: Effect) -> int | None:
        """From 1 of a condition (a Health condition's is its own), from 0 of Enemies."""
        if effect.do == "activates":
            return None if effect.rank is None else effect.rank - 1
        if effect.do != "afflict":
            return None
        condition = self.number("conditions", effect.what or "")
        if condition in RANKED:
            return effect.rank or 1
        return condition + 1 if condition <= v.STUNNED else 1

    def attack(self, attack: Attack | None) -> Json | None:
        if attack is None:
            return None
        return {
            **attack.model_dump(include={"red", "blue", "near", "far", "type"}),
            "effects": self.effects(attack.effects),
            "stars": [self.effects(line) for line in attack.stars],
        }

    def use(self, use: Use | None) -> Json | None:
        if use is None:
            return None
        return {"timing": use.timing, "aim": use.aim, "reach": use.reach, "effects": self.effects(use.effects)}
