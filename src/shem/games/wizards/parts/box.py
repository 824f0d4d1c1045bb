"""What is in the box, as the rules read a set-up: Golem cards, Event cards, Terrain Tiles, the Wizard's figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.core.contract import Setup
from shem.core.errors import OptionError
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import CORNERS, SPACES

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
LEAST_LIMIT: Final = 1
MOST_LIMIT: Final = 999
START_CARDS: Final = (6, 3)  # Golem cards, Event cards


@final
class Material:
    """A Material card: hardness of vocabulary.HARDNESSES; site: the number of the tile needed to recruit."""

    def __init__(self, hardness: int, force: int, armor: int, site: int, copies: int) -> None:
        self.hardness: Final = hardness
        self.force: Final = force
        self.armor: Final = armor
        self.site: Final = site
        self.copies: Final = copies

    def __reduce__(self) -> tuple[object, ...]:
        return _material, (self.hardness, self.force, self.armor, self.site, self.copies)


def _material(hardness: int, force: int, armor: int, site: int, copies: int) -> Material:
    return Material(hardness, force, armor, site, copies)


@final
class Size:
    """A Size card; smaller sizes come first and attack first."""

    def __init__(self, hits: int, force: int, armor: int, copies: int) -> None:
        self.hits: Final = hits
        self.force: Final = force
        self.armor: Final = armor
        self.copies: Final = copies

    def __reduce__(self) -> tuple[object, ...]:
        return _size, (self.hits, self.force, self.armor, self.copies)


def _size(hits: int, force: int, armor: int, copies: int) -> Size:
    return Size(hits, force, armor, copies)


@final
class Shape:
    """A Shape card; move: spaces; flies: over units and Water."""

    def __init__(self, move: int, force: int, armor: int, flies: bool, copies: int) -> None:
        self.move: Final = move
        self.force: Final = force
        self.armor: Final = armor
        self.flies: Final = flies
        self.copies: Final = copies

    def __reduce__(self) -> tuple[object, ...]:
        return _shape, (self.move, self.force, self.armor, self.flies, self.copies)


def _shape(move: int, force: int, armor: int, flies: bool, copies: int) -> Shape:
    return Shape(move, force, armor, flies, copies)


@final
class Event:
    """An Event card: what it does, how much, for how many turns, and which units it is about.

    sizes, shapes, hardnesses: masks of those it names, 0: any. golem: it says Golem, so it does not touch the Wizard.
    """

    def __init__(
        self, deed: int, amount: int, turns: int, sizes: int, shapes: int, hardnesses: int, golem: bool, copies: int
    ) -> None:
        self.deed: Final = deed
        self.amount: Final = amount
        self.turns: Final = turns
        self.sizes: Final = sizes
        self.shapes: Final = shapes
        self.hardnesses: Final = hardnesses
        self.golem: Final = golem
        self.copies: Final = copies
        self.battle: Final = deed in v.BATTLE_DEEDS

    def __reduce__(self) -> tuple[object, ...]:
        return _event, (
            self.deed,
            self.amount,
            self.turns,
            self.sizes,
            self.shapes,
            self.hardnesses,
            self.golem,
            self.copies,
        )


def _event(deed: int, amount: int, turns: int, sizes: int, shapes: int, hardnesses: int, golem: bool, copies: int) -> Event:
    return Event(deed, amount, turns, sizes, shapes, hardnesses, golem, copies)


@final
class Sorcerer:
    """The Wizard's figures, and the traits that it has for cards that name one."""

    def __init__(self, hits: int, force: int, armor: int, size: int, shape: int, hardness: int) -> None:
        self.hits: Final = hits
        self.force: Final = force
        self.armor: Final = armor
        self.size: Final = size
        self.shape: Final = shape
        self.hardness: Final = hardness

    def __reduce__(self) -> tuple[object, ...]:
        return _sorcerer, (self.hits, self.force, self.armor, self.size, self.shape, self.hardness)


def _sorcerer(hits: int, force: int, armor: int, size: int, shape: int, hardness: int) -> Sorcerer:
    return Sorcerer(hits, force, armor, size, shape, hardness)


@final
class Box:
    """Golem cards are numbered materials first, then sizes, then shapes; `copies` counts the cards of a deck by kind."""

    def __init__(
        self,
        seats: int,
        limit: int,
        connected: bool,
        terrains: list[int],
        tiles: list[int],
        materials: list[Material],
        sizes: list[Size],
        shapes: list[Shape],
        events: list[Event],
        wizard: Sorcerer,
        laid: list[int],
        hands: list[list[int]],
    ) -> None:
        self.seats: Final = seats
        self.limit: Final = limit
        self.connected: Final = connected
        self.terrains: Final = terrains  # the kind of each tile, of vocabulary.TERRAINS
        self.tiles: Final = tiles  # how many there are of each
        self.materials: Final = materials
        self.sizes: Final = sizes
        self.shapes: Final = shapes
        self.events: Final = events
        self.wizard: Final = wizard
        self.laid: Final = laid  # the tiles of a map that lies already, by space; empty: they are drawn
        self.hands: Final = hands  # how many cards each seat begins with, by deck
        golem = [card.copies for card in materials] + [card.copies for card in sizes] + [card.copies for card in shapes]
        self.copies: Final = [golem, [event.copies for event in events]]
        self.cheapest: Final = _cheapest(materials, sizes, shapes)

    def card(self, trait: int, value: int) -> int:
        """The number of the Golem card that gives this value of a trait."""
        if trait == v.MATERIAL:
            return value
        return len(self.materials) + value + (len(self.sizes) if trait == v.SHAPE else 0)

    def values(self, trait: int) -> int:
        """How many values a trait can have."""
        if trait == v.MATERIAL:
            return len(self.materials)
        return len(self.sizes) if trait == v.SIZE else len(self.shapes)

    def __reduce__(self) -> tuple[object, ...]:
        return _box, (
            self.seats,
            self.limit,
            self.connected,
            self.terrains,
            self.tiles,
            self.materials,
            self.sizes,
            self.shapes,
            self.events,
            self.wizard,
            self.laid,
            self.hands,
        )


def _box(
    seats: int,
    limit: int,
    connected: bool,
    terrains: list[int],
    tiles: list[int],
    materials: list[Material],
    sizes: list[Size],
    shapes: list[Shape],
    events: list[Event],
    wizard: Sorcerer,
    laid: list[int],
    hands: list[list[int]],
) -> Box:
    return Box(seats, limit, connected, terrains, tiles, materials, sizes, shapes, events, wizard, laid, hands)


def _cheapest(materials: list[Material], sizes: list[Size], shapes: list[Shape]) -> int:
    """What no Golem can cost less than: whoever has less Mana is not asked to craft."""
    force = min([card.force for card in materials]) + min([card.force for card in shapes])
    return max(0, force + min([card.force + card.hits for card in sizes]))


def box_from(setup: Setup) -> Box:
    """Read a set-up; raises OptionError if it does not fit this game."""
    terrains = [v.TERRAINS.index(tile["kind"]) for tile in setup["terrain"]]
    tiles = [int(tile["count"]) for tile in setup["terrain"]]
    seats = _figure(setup, "seats", FEWEST_SEATS, MOST_SEATS)
    return Box(
        seats,
        _figure(setup, "round_limit", LEAST_LIMIT, MOST_LIMIT),
        _whether(setup, "connected"),
        terrains,
        tiles,
        [
            Material(v.HARDNESSES.index(card["hardness"]), card["force"], card["armor"], card["site"], card["copies"])
            for card in setup["materials"]
        ],
        [Size(card["hits"], card["force"], card["armor"], card["copies"]) for card in setup["sizes"]],
        [Shape(card["move"], card["force"], card["armor"], card["flies"], card["copies"]) for card in setup["shapes"]],
        [_event_of(card) for card in setup["events"]],
        _wizard(setup["wizard"]),
        _laid(setup, terrains, tiles),
        _hands(setup, seats),
    )


def _figure(setup: Setup, name: str, least: int, most: int) -> int:
    """A whole number of the set-up within its bounds."""
    value = setup.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionError(
            f"bad-{name.replace('_', '-')}",
            f"{name} must be a whole number from {least} to {most}, not {value!r}",
            {"name": name, "value": str(value), "least": least, "most": most},
        )
    return value


def _whether(setup: Setup, name: str) -> bool:
    value = setup.get(name)
    if not isinstance(value, bool):
        raise OptionError(
            f"bad-{name}", f"{name} must be true or false, not {value!r}", {"name": name, "value": str(value)}
        )
    return value


def _event_of(card: Mapping[str, Any]) -> Event:
    return Event(
        v.DEEDS.index(card["do"]),
        card["amount"],
        card["turns"],
        mask_of(card["sizes"]),
        mask_of(card["shapes"]),
        mask_of([v.HARDNESSES.index(word) for word in card["hardnesses"]]),
        card["golem"],
        card["copies"],
    )


def mask_of(numbers: Sequence[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _wizard(data: Mapping[str, Any]) -> Sorcerer:
    hardness = v.HARDNESSES.index(data["hardness"])
    return Sorcerer(data["hits"], data["force"], data["armor"], data["size"], data["shape"], hardness)


def _laid(setup: Setup, terrains: list[int], tiles: list[int]) -> list[int]:
    """A map that lies on the table: a tile a space, Towers in the corners alone, each as often as it is there."""
    names = [tile["id"] for tile in setup["terrain"]]
    laid = setup.get("map")
    if laid is None:
        return []
    if not isinstance(laid, Sequence) or isinstance(laid, str) or len(laid) != SPACES:
        raise OptionError("map-size", f"a map names {SPACES} tiles, row by row", {"need": SPACES})
    found: list[int] = []
    for space, name in enumerate(laid):
        if name not in names:
            known = ", ".join(names)
            raise OptionError(
                "no-such-tile",
                f"space {space} of the map: no tile is called {name!r}; the tiles are {known}",
                {"space": space, "name": str(name), "known": known},
            )
        tile = names.index(name)
        if (terrains[tile] == v.TOWER) != (space in CORNERS):
            raise OptionError(
                "tower-corner",
                f"space {space} of the map: Towers lie in the four corners and nowhere else",
                {"space": space},
            )
        found.append(tile)
    for tile, name in enumerate(names):
        if found.count(tile) != tiles[tile]:
            raise OptionError(
                "tile-count",
                f"the map has {found.count(tile)} tiles {name}, the box has {tiles[tile]}",
                {"name": name, "have": found.count(tile), "need": tiles[tile]},
            )
    return found


def _hands(setup: Setup, seats: int) -> list[list[int]]:
    """How many Golem and Event cards each seat begins with, no more together than their decks hold."""
    given = setup.get("hands")
    if given is None:
        return [list(START_CARDS) for _ in range(seats)]
    pairs = isinstance(given, Sequence) and len(given) == seats and all(_is_pair(hand) for hand in given)
    if isinstance(given, str) or not pairs:
        raise OptionError(
            "bad-hands",
            f"hands name the Golem and Event cards of each of {seats} seats, not {given!r}",
            {"need": seats},
        )
    kinds = [[*setup["materials"], *setup["sizes"], *setup["shapes"]], setup["events"]]
    for deck, cards in enumerate(kinds):
        need, have = sum([int(card["copies"]) for card in cards]), sum([int(hand[deck]) for hand in given])
        if have > need:
            name = v.DECK_NAMES[deck]
            raise OptionError(
                "hands-many",
                f"the hands hold {have} {name} cards, the deck has {need}",
                {"name": name, "have": have, "need": need},
            )
    return [list(hand) for hand in given]


def _is_pair(hand: Any) -> bool:
    """Whether these are a number of Golem cards and one of Event cards."""
    if not isinstance(hand, list) or len(hand) != len(START_CARDS):
        return False
    return all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in hand)
