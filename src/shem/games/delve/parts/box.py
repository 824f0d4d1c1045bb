"""A quest with its party, as the rules read a set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.core.contract import Setup
from shem.core.errors import OptionError
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import (
    Card,
    Effect,
    Foe,
    HeroCard,
    Item,
    Rule,
    card_from,
    effects_from,
    foe_from,
    hero_from,
    item_from,
    rule_from,
)
from shem.games.delve.parts.dungeon import Dungeon, dungeon_from

KEPT: Final = 8


@final
class Face:
    """What a face of a die shows."""

    def __init__(self, hits: int, lethal: int, shields: int, stars: int) -> None:
        self.hits: Final = hits
        self.lethal: Final = lethal
        self.shields: Final = shields
        self.stars: Final = stars


# of vocabulary.FACES: Hits, Lethal Hits, Shields, stars
_SHOWN: Final = (
    (0, 0, 0, 0),
    (1, 0, 0, 0),
    (1, 0, 0, 1),
    (2, 0, 0, 0),
    (0, 1, 0, 0),
    (0, 0, 1, 0),
    (0, 0, 2, 0),
    (0, 0, 0, 1),
)


@final
class Die:
    """faces: by the face rolled, from 1 (place 0 is unused). alike: the same, the word of each as a number. first: the
    first face that shows the same."""

    def __init__(self, words: Sequence[str]) -> None:
        kinds = [v.FACES.index(word) for word in words]
        self.faces: Final = [Face(*_SHOWN[0]), *[Face(*_SHOWN[kind]) for kind in kinds]]
        self.alike: Final = [-1, *kinds]
        self.first: Final = [0, *[kinds.index(kind) + 1 for kind in kinds]]
        self.sides: Final = len(kinds)


@final
class Choice:
    """A way to go on from a paragraph. nature: a Hero of this Soul Nature must be in the party, -1 any."""

    def __init__(self, nature: int, orders: list[Effect]) -> None:
        self.nature: Final = nature
        self.orders: Final = orders


@final
class Paragraph:
    """A numbered paragraph of the Book of Secrets (ruling 25). It is read once, unless `again`.

    trigger: of TRIGGERS. what: the area, door, card ... that the trigger names. least: the round, or the count. needs,
    bars: masks of flags that must be set, and that must not. Orders are carried out, then one choice is made.
    """

    def __init__(
        self,
        trigger: int,
        what: int,
        least: int,
        needs: int,
        bars: int,
        again: bool,
        orders: list[Effect],
        choices: list[Choice],
    ) -> None:
        self.trigger: Final = trigger
        self.what: Final = what
        self.least: Final = least
        self.needs: Final = needs
        self.bars: Final = bars
        self.again: Final = again
        self.orders: Final = orders
        self.choices: Final = choices


@final
class Door:
    """A door as the quest begins. lock: of LOCKS."""

    def __init__(self, areas: list[int], lock: int) -> None:
        self.areas: Final = areas
        self.lock: Final = lock


@final
class Chest:
    """lock: LOCKED, or MAGIC. effects: what it holds, for its opener."""

    def __init__(self, area: int, lock: int, effects: list[Effect]) -> None:
        self.area: Final = area
        self.lock: Final = lock
        self.effects: Final = effects


@final
class Quest:
    """act: the quest's ACT number. start: areas of the Heroes, by seat. searches, shrines: areas.

    overlays: kind of OVERLAYS, area, and for a barrier the area that it bars, else -1. flags: those of the party's story
    that are set. events: cards of the Event deck that are used, 0 all.
    """

    def __init__(
        self,
        act: int,
        start: list[int],
        doors: list[Door],
        chests: list[Chest],
        searches: list[int],
        shrines: list[int],
        overlays: list[list[int]],
        paragraphs: list[Paragraph],
        flags: int,
        events: int,
        souls: int,
    ) -> None:
        self.act: Final = act
        self.start: Final = start
        self.doors: Final = doors
        self.chests: Final = chests
        self.searches: Final = searches
        self.shrines: Final = shrines
        self.overlays: Final = overlays
        self.paragraphs: Final = paragraphs
        self.flags: Final = flags
        self.events: Final = events
        self.souls: Final = souls


@final
class Member:
    """A Hero as it comes to the quest. rank: 0..3. worn, pack: Items; crowns."""

    def __init__(self, rank: int, worn: list[int], pack: list[int], crowns: int) -> None:
        self.rank: Final = rank
        self.worn: Final = worn
        self.pack: Final = pack
        self.crowns: Final = crowns


@final
class Box:
    """Everything that never changes in a quest. heroes, party: by seat. rules: of each kind's behaviour card, the no-target
    rule last. decks: by deck of DECKS, its cards."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.heroes: Final = [hero_from(hero) for hero in setup["heroes"]]
        self.party: Final = [
            Member(member["rank"], list(member["worn"]), list(member["pack"]), member["crowns"])
            for member in setup["party"]
        ]
        self.seats: Final = len(self.heroes)
        self.items: Final[list[Item]] = [item_from(item) for item in setup["items"]]
        self.foes: Final[list[Foe]] = [foe_from(foe) for foe in setup["foes"]]
        self.rules: Final[list[list[Rule]]] = [[rule_from(rule) for rule in kind["rules"]] for kind in setup["kinds"]]
        self.decks: Final[list[list[Card]]] = [[card_from(card) for card in setup["decks"][deck]] for deck in v.DECKS]
        self.dice: Final = [Die(setup["dice"][colour]) for colour in v.COLOURS]
        self.dungeon: Final[Dungeon] = dungeon_from(setup["dungeon"])
        self.quest: Final = _quest(setup["quest"], setup["dungeon"])
        self.natures: Final = [hero.nature for hero in self.heroes]

    def hero(self, seat: int) -> HeroCard:
        return self.heroes[seat]

    def __reduce__(self) -> tuple[object, ...]:
        return box_from, (self.setup,)


_made: Final[dict[int, tuple[Setup, Box]]] = {}  # by the identity of the set-up, the newest last


def box_from(setup: Setup) -> Box:
    """The box of a set-up, which is read once; raises OptionError if it does not fit this game."""
    found = _made.get(id(setup))
    if found is not None and found[0] is setup:
        return found[1]
    if not 1 <= len(setup["heroes"]) <= v.MOST_HEROES:
        raise OptionError(
            "bad-heroes",
            f"a party has 1 to {v.MOST_HEROES} heroes, not {len(setup['heroes'])}",
            {"most": v.MOST_HEROES, "have": len(setup["heroes"])},
        )
    box = Box(setup)
    _made[id(setup)] = (setup, box)
    if len(_made) > KEPT:
        del _made[next(iter(_made))]
    return box


def _quest(data: Mapping[str, Any], dungeon: Mapping[str, Any]) -> Quest:
    return Quest(
        data["act"],
        list(data["start"]),
        [Door(list(door["areas"]), v.LOCKS.index(door["lock"])) for door in dungeon["doors"]],
        [Chest(chest["area"], v.LOCKS.index(chest["lock"]), effects_from(chest["effects"])) for chest in data["chests"]],
        list(data["searches"]),
        list(data["shrines"]),
        [[v.OVERLAYS.index(one["kind"]), one["area"], one.get("to", -1)] for one in data["overlays"]],
        [_paragraph(one) for one in data["paragraphs"]],
        data["flags"],
        data["events"],
        data["souls"],
    )


def _paragraph(data: Mapping[str, Any]) -> Paragraph:
    return Paragraph(
        v.TRIGGERS.index(data["trigger"]),
        data.get("what", -1),
        data.get("least", 0),
        data.get("needs", 0),
        data.get("bars", 0),
        data.get("again", False),
        effects_from(data.get("orders", [])),
        [Choice(choice.get("nature", -1), effects_from(choice["orders"])) for choice in data.get("choices", [])],
    )
