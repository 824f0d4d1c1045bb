"""What things are called in the dungeon: areas such as Furnace Hall C, and equal Enemies told apart by their tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from shem.core.contract import Setup
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Box, box_from
from shem.games.delve.parts.cards import Attack, Rule
from shem.games.delve.parts.figures import Enemy
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import DECK_STEP
from shem.games.delve.rules.special import profile
from shem.locale.words import Words
from shem.table.players import called

ROMAN: Final = ("I", "II", "III", "IV")
POWERS: Final = 16  # numbers of sources for each Hero's powers
FIRST_LETTER: Final = ord("A")


class Names:
    """The names in one quest. What content brings has its own, in every language."""

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        self.words: Final = words
        self.setup: Final = setup
        self.box: Final[Box] = box_from(setup)
        self._labels: Final = labels
        self.blessings: Final[dict[int, list[int]]] = {}  # of each Hero, as far as anybody looked
        self._foes: Final[dict[int, int]] = {}  # the card of each Enemy that came into play, by `who`
        self._board: Final = DelveState(self.box)  # for functions of the rules that only look at cards
        self.areas: Final = self._area_names()

    def say(self, code: str, **values: str | int | float) -> str:
        return self.words.say(f"delve-{code}", **values)

    def called(self, entry: Mapping[str, Any], number: int, field: str = "name") -> str:
        """What content says in this language; a set-up without names has numbers."""
        found = entry.get(field)
        return str(found[self.words.language]) if found else "" if field == "text" else f"#{number + 1}"

    # Characters.

    def seat(self, seat: int) -> str:
        """A Hero with who plays it: Brannoc (computer: skilled); people have no addition."""
        return called(self.words, self.hero(seat), self._labels, seat)

    def seats(self, seats: Iterable[int]) -> str:
        return self.words.both([self.seat(seat) for seat in seats]) or "none"

    def hero(self, seat: int) -> str:
        heroes = self.setup["heroes"]
        return self.called(heroes[seat], seat) if 0 <= seat < len(heroes) else "none"

    def rank(self, rank: int) -> str:
        """A rank from 0, as it is printed."""
        return ROMAN[rank] if 0 <= rank < len(ROMAN) else str(rank + 1)

    def kind(self, kind: int) -> str:
        kinds = self.setup["kinds"]
        return self.called(kinds[kind], kind) if 0 <= kind < len(kinds) else "none"

    def foe(self, foe: int) -> str:
        """An Enemy card: with its rank, but for a master."""
        if not 0 <= foe < len(self.box.foes):
            return str(foe)
        card = self.box.foes[foe]
        name = self.kind(card.kind)
        return name if card.master else self.say("foe", name=name, rank=self.rank(card.rank))

    def learn(self, who: int, foe: int) -> None:
        """Know from now on of which card an Enemy is: its token is all that events name."""
        self._foes[who] = foe

    def figure(self, who: int) -> str:
        """A Hero, or an Enemy with the number of its token; `none` for nobody."""
        if who < v.FIRST_ENEMY:
            return self.hero(who)
        foe = self._foes.get(who, -1)
        name = self.foe(foe) if foe >= 0 else self.say("enemy")
        return self.say("numbered", name=name, number=number_of(who))

    def enemy(self, enemy: Enemy) -> str:
        self.learn(enemy.who, enemy.foe)
        return self.figure(enemy.who)

    def figures(self, figures: Iterable[int]) -> str:
        return self.words.both([self.figure(who) for who in figures]) or "none"

    def kind_of(self, who: int) -> int:
        """The kind of an Enemy that came into play, -1 if it never did."""
        foe = self._foes.get(who, -1)
        return foe if foe < 0 else self.box.foes[foe].kind

    def rule(self, who: int, rule: int) -> Rule | None:
        """A behaviour rule of an Enemy that came into play."""
        kind = self.kind_of(who)
        return None if kind < 0 else self.box.rules[kind][rule]

    # Cards.

    def attack(self, source: int) -> Attack:
        """The attack of a source."""
        return profile(self._board, source)

    def item(self, item: int) -> str:
        items = self.setup["items"]
        return self.called(items[item], item) if 0 <= item < len(items) else str(item)

    def items(self, items: Iterable[int]) -> str:
        return ", ".join(self.item(item) for item in items) or "none"

    def power(self, seat: int, power: int) -> str:
        powers = self.setup["heroes"][seat]["powers"]
        return self.called(powers[power], power) if 0 <= power < len(powers) else str(power)

    def card(self, deck: int, card: int) -> str:
        cards = self.setup["decks"][v.DECKS[deck]]
        return self.called(cards[card], card) if 0 <= card < len(cards) else str(card)

    def cards(self, deck: int, cards: Iterable[int]) -> str:
        return ", ".join(self.card(deck, card) for card in cards) or "none"

    def deck(self, deck: int) -> str:
        return self.say(f"deck-{v.DECKS[deck]}") if 0 <= deck < len(v.DECKS) else str(deck)

    def way(self, seat: int, way: int) -> str:
        """What a Hero attacks with, uses or rerolls by: an Item, bare hands, a power, a Blessing."""
        if way == a.BARE:
            return self.say("bare-hands")
        if way < a.BARE:
            return self.item(way)
        if way < a.BLESSED:
            return self.power(seat, way - a.BY_POWER)
        blessings = self.blessings.get(seat, [])
        place = way - a.BLESSED
        return self.card(*divmod(blessings[place], DECK_STEP)) if place < len(blessings) else self.say("blessing")

    def source(self, source: int) -> str:
        """What a bonus or a wound comes from, as `vocabulary.SOURCE` numbers it; `none` for nothing."""
        if source < 0:
            return "none"
        kind, number = source - source % v.SOURCE, source % v.SOURCE
        if kind == v.OF_HERO:
            return self.hero(number)
        if kind == v.OF_ITEM:
            return self.item(number)
        if kind == v.OF_POWER:
            return self.power(*divmod(number, POWERS))
        if kind == v.OF_FOE:
            return self.foe(number)
        if kind == v.OF_CARD:
            return self.card(*divmod(number, DECK_STEP))
        if kind == v.OF_AREA:
            return self.area(number)
        return self.say("source-book") if kind == v.OF_PARAGRAPH else self.condition(number)

    # Words of the vocabulary.

    def condition(self, condition: int, rank: int = 0) -> str:
        """A Body Condition; with its rank where it has one."""
        name = self.say(f"condition-{v.CONDITIONS[condition]}" if condition >= 0 else "condition-all")
        ranked = rank > 0 and condition in (v.BLEED, v.FIRE, v.POISON)
        return self.say("ranked", name=name, rank=self.rank(rank - 1)) if ranked else name

    def overlay(self, overlay: int) -> str:
        return self.say(f"overlay-{v.OVERLAYS[overlay]}")

    def type(self, type: int) -> str:
        return self.say(f"type-{v.TYPES[type]}") if type >= 0 else "none"

    def nature(self, nature: int) -> str:
        return self.say(f"nature-{v.NATURES[nature]}") if nature >= 0 else "none"

    def face(self, colour: int, face: int) -> str:
        """What a face of a die shows."""
        return self.say(f"face-{v.FACES[self.box.dice[colour].alike[face]]}")

    def faces(self, colour: int, faces: Iterable[int]) -> str:
        return ", ".join(self.face(colour, face) for face in faces) or "none"

    # The dungeon.

    def area(self, area: int) -> str:
        return self.areas[area] if 0 <= area < len(self.areas) else str(area)

    def area_list(self, areas: Iterable[int]) -> str:
        return ", ".join(self.area(area) for area in areas) or "none"

    def area_of(self, text: str) -> int | None:
        """The area of a name, however it is written; None if it is no such name."""
        plain = "".join(text.lower().split())
        return next((area for area, name in enumerate(self.areas) if "".join(name.lower().split()) == plain), None)

    def tile(self, tile: int) -> str:
        return self.called(self.setup["dungeon"].get("tiles", [])[tile], tile)

    def tile_of(self, area: int) -> int:
        """The laid tile that an area is on: areas are called after their tile and a letter."""
        tiles = [tile["id"] for tile in self.setup["dungeon"].get("tiles", [])]
        name = str(self.setup["dungeon"]["areas"][area].get("id", "")).partition(".")[0]
        return tiles.index(name) if name in tiles else 0

    def district(self, district: int) -> str:
        districts = self.setup["dungeon"].get("districts", [])
        return self.called(districts[district] if 0 <= district < len(districts) else {}, district)

    def door(self, door: int) -> str:
        """The door between its two areas."""
        doors = self.box.dungeon.doors
        if not 0 <= door < len(doors):
            return str(door)
        one, other = doors[door]
        return self.say("door", one=self.area(one), other=self.area(other))

    def chest(self, chest: int) -> str:
        chests = self.box.quest.chests
        return self.say("chest", area=self.area(chests[chest].area)) if 0 <= chest < len(chests) else str(chest)

    def search(self, token: int) -> str:
        searches = self.box.quest.searches
        return self.say("search", area=self.area(searches[token])) if 0 <= token < len(searches) else str(token)

    def thing(self, thing: int) -> str:
        """A door, or MOST_DOORS + a chest."""
        return self.door(thing) if thing < a.MOST_DOORS else self.chest(thing - a.MOST_DOORS)

    def aim(self, aim: int) -> str:
        """A figure, an area, or `none`."""
        if aim < v.MOST_FIGURES:
            return self.figure(aim)
        return self.area(aim - v.MOST_FIGURES) if aim < a.NOWHERE else "none"

    # The quest.

    def quest(self) -> str:
        found = self.setup["quest"].get("name")
        return str(found[self.words.language]) if found else self.say("title")

    def objective(self, objective: int) -> str:
        objectives = self.setup["quest"].get("objectives", [])
        return self.called(objectives[objective], objective, "text") if 0 <= objective < len(objectives) else ""

    def paragraph(self, paragraph: int) -> str:
        """What a paragraph of the Book of Secrets says; empty if it only has orders."""
        return self.called(self.setup["quest"]["paragraphs"][paragraph], paragraph, "text")

    def choice(self, paragraph: int, choice: int) -> str:
        choices = self.setup["quest"]["paragraphs"][paragraph].get("choices", [])
        text = self.called(choices[choice], choice, "text") if 0 <= choice < len(choices) else ""
        return text or self.say("way-on", number=choice + 1)

    def ending(self, ending: int) -> tuple[str, str]:
        """An ending's name and what is told of it."""
        endings = self.setup["quest"].get("endings", [])
        if not 0 <= ending < len(endings):
            return "", self.called(self.setup["quest"], 0, "lost") if self.setup["quest"].get("lost") else ""
        return self.called(endings[ending], ending), self.called(endings[ending], ending, "text")

    def _bare(self, name: str) -> str:
        article, _, rest = name.partition(" ")
        return rest if rest and article in self.say("articles").split(", ") else name

    def _area_names(self) -> list[str]:
        """By tile, without its article, and letter; tiles of one name are numbered."""
        tiles = [self._bare(self.tile(tile)) for tile in range(len(self.setup["dungeon"].get("tiles", [])))]
        found: list[str] = []
        for number, area in enumerate(self.setup["dungeon"]["areas"]):
            _, _, letter = str(area.get("id", "")).partition(".")
            if not letter or not tiles:
                found.append(chr(FIRST_LETTER + number))
                continue
            tile = self.tile_of(number)
            twins = [place for place, name in enumerate(tiles) if name == tiles[tile]]
            twin = f" {twins.index(tile) + 1}" if len(twins) > 1 else ""
            found.append(f"{tiles[tile]}{twin} {letter.upper()}")
        return found


def number_of(who: int) -> int:
    """The number on an Enemy's token: no two in play have the same."""
    return who - v.FIRST_ENEMY + 1
