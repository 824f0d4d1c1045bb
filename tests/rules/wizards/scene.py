"""Positions to test with: a map that lies, Golems and hands by the names of their cards, and dice that are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from shem.core.chance import Entry, Scripted, Seeded
from shem.core.contract import Action, Over, Refusal, Setup, Turn
from shem.core.event import Event
from shem.games.wizards.game import GAME
from shem.games.wizards.parts.actions import SLOTS, Cast, Done
from shem.games.wizards.parts.box import Box, box_from
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.parts.vocabulary import EVENT_DECK, GOLEM_DECK

# a letter a tile: Tower, Monolith, Water, wasteland; sites by their number in SITES
ROWS: Final = ("T012345T", "M......M", "6..WW..7", "M.WWWW.M", "M......M", "8.WWWW.9", "M..WW..M", "TabcdefT")
SITES: Final = (
    *("village", "mud-flats", "quarry", "gem-mine", "iron-mine", "ice-cave", "gold-mine", "silver-mine"),
    *("ruins", "volcano", "desert", "forest", "hills", "mountain", "salt-flats", "workshops"),
)
KINDS: Final = {"T": "tower", "M": "monolith", "W": "water", ".": "wasteland"}
MAP: Final = [KINDS.get(letter) or SITES[int(letter, 16)] for row in ROWS for letter in row]
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = 0, 7, 56, 63
WATER: Final = 19
SMALL, MEDIUM, LARGE, GIANT, WIZARD = 0, 1, 2, 3, 7
PHASES: Final = ("end", "battle", "move", "spell", "fate", "craft", "power")
PASS: Final = Done()
HIT: Final = (10, 1)
MISS: Final = (1, 10)


@cache
def setup_for(seats: int = 2, limit: int = 60) -> Setup:
    return GAME.resolve({"seats": seats, "round_limit": limit, "map": MAP})


@cache
def box() -> Box:
    return box_from(setup_for())


@cache
def _numbers() -> tuple[dict[str, int], dict[str, int]]:
    """The cards of each deck by name."""
    setup = setup_for()
    golem = [card["id"] for part in ("materials", "sizes", "shapes") for card in setup[part]]
    return ({id: at for at, id in enumerate(golem)}, {card["id"]: at for at, card in enumerate(setup["events"])})


def card(name: str) -> int:
    """The number of a card in its deck."""
    golem, event = _numbers()
    return golem[name] if name in golem else event[name]


def traits(names: str) -> tuple[int, int, int]:
    """Material, size and shape as the box numbers them: 'stone small man'."""
    material, size, shape = names.split()
    first_size = len(box().materials)
    return card(material), card(size) - first_size, card(shape) - first_size - len(box().sizes)


def site(name: str) -> int:
    """Where a tile lies of which there is one."""
    return MAP.index(name)


def who(space: int, slot: int) -> int:
    """A unit as Move and Transformation name it."""
    return space * SLOTS + slot


def cast(name: str, target: int = 0, second: int = 0, third: int = 0) -> Cast:
    return Cast(card(name), target, second, third)


def counts(names: str, deck: int) -> list[int]:
    """How many of each card of a deck are among these names."""
    found = [0] * len(box().copies[deck])
    for name in names.split():
        if (name in _numbers()[EVENT_DECK]) == (deck == EVENT_DECK):
            found[card(name)] += 1
    return found


class Scene:
    """A position that takes legal decisions only; `events` is all that was told since.

    golems: by space, the seat and the cards of each, as in {9: "0 stone small man, iron giant beast"}; their chits are
    numbered from 1 in each colour. hands: by seat, the names of Golem and Event cards. phase: the one in which the active
    seat is. gone: seats whose Wizard is dead. damage: of a unit, by space and slot.
    """

    def __init__(
        self,
        golems: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        phase: str = "battle",
        seats: int = 2,
        mana: Sequence[int] | None = None,
        active: int = 0,
        round: int = 1,
        limit: int = 60,
        gone: Sequence[int] = (),
        damage: Mapping[tuple[int, int], int] | None = None,
        decks: Mapping[int, str] | None = None,
    ) -> None:
        self.setup = setup_for(seats, limit)
        self.events: list[Event] = []
        data: dict[str, Any] = {
            "tiles": [[tile["id"] for tile in self.setup["terrain"]].index(id) for id in MAP],
            "towers": [NORTH_WEST, SOUTH_EAST] if seats == 2 else [NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST][:seats],
            "first": 0,
            "round": round,
            "active": active,
            "mana": list(mana or [20] * seats),
            "alive": [seat not in gone for seat in range(seats)],
            "units": [],
            "hands": [[counts((hands or {}).get(seat, ""), deck) for deck in range(2)] for seat in range(seats)],
            "known": [[[counts("", deck) for deck in range(2)] for _ in range(seats)] for _ in range(seats)],
            "decks": [],
            "spells": [],
            "fight": None,
            "lost": [],
            "steps": [["turns"], *[[name] for name in PHASES[: PHASES.index(phase) + 1]]],
            "outcome": None,
        }
        for deck in range(2):
            rest = list(box().copies[deck])
            for hand in data["hands"]:
                rest = [count - held for count, held in zip(rest, hand[deck])]
            lie = counts(decks[deck], deck) if decks and deck in decks else rest
            away = [count - here for count, here in zip(rest, lie)]
            data["decks"].append({"top": [], "rest": lie, "discards": away})
        data["units"] = self._units(data, golems or {}, damage or {}, gone)
        self.read(data)
        self._settle()

    def _units(
        self, data: dict[str, Any], golems: Mapping[int, str], damage: Mapping[tuple[int, int], int], gone: Sequence[int]
    ) -> list[list[Any]]:
        found: list[list[Any]] = [[] for _ in MAP]
        given = [0] * len(data["towers"])
        for space, text in golems.items():
            seat = int(text[0])
            made = sorted([traits(names) for names in text[2:].split(",")], key=lambda one: one[1])
            for material, size, shape in made:
                given[seat] += 1
                hurt = damage.get((space, size), 0)
                found[space].append([seat, given[seat], space, material, size, shape, hurt, 0, False, []])
        wizard = box().wizard
        for seat, tower in enumerate(data["towers"]):
            if seat not in gone:
                hurt = damage.get((tower, WIZARD), 0)
                found[tower].append([seat, 0, tower, -1, wizard.size, wizard.shape, hurt, 0, False, []])
        return found

    def read(self, data: Mapping[str, Any]) -> None:
        """Take another position, by its JSON."""
        state = GAME.state(self.setup, data)
        assert isinstance(state, WizardsState)
        self.state = state

    def _settle(self) -> None:
        entry = Entry(Scripted([]), telling=True)
        self.state.settle(entry)
        self.events += entry.events

    def edit(self, **changes: Any) -> Scene:
        """Change the position by its JSON, and let it run on to the next decision."""
        self.read({**self.state.data(), **changes})
        self._settle()
        return self

    def idle(self, turns: int) -> None:
        """So many turns end in which all pass, draw from the first deck and discard their first cards."""
        entry = Entry(Seeded(0), telling=True)
        while turns > sum(event.kind.code == "turn-ended" for event in entry.events):
            seat, _ = self.asked()
            legal = self.state.legal(seat)
            self.state.apply(seat, PASS if PASS in legal else legal[0], entry)
        self.events += entry.events

    def play(self, seat: int, action: Action, *faces: int) -> list[Event]:
        """Take a legal decision with these dice, no more and no fewer; the events that it told."""
        refusal = self.state.why_not(seat, action)
        assert refusal is None, (seat, action, refusal)
        assert action in self.state.legal(seat)
        entry = Entry(Scripted(faces), telling=True)
        self.state.apply(seat, action, entry)
        assert entry.rolls == len(faces)
        self.events += entry.events
        return entry.events

    def passes(self, *seats: int) -> None:
        """These seats pass, one after the other; nothing is rolled for it."""
        for seat in seats:
            self.play(seat, PASS)

    def attack(self, *faces: int) -> list[Event]:
        """Whoever is asked for Battle cards passes, until the dice of the attack are rolled."""
        start = len(self.events)
        while self._answered():
            self.play(self.asked()[0], PASS)
        self.play(self.asked()[0], PASS, *faces)
        return self.events[start:]

    def _answered(self) -> bool:
        """Whether the other side is asked for Battle cards once this one has passed."""
        _, side, passed = self.state.steps[-1].data()
        assert self.state.fight is not None
        return passed == 0 and self.state.hand_size(self.state.fight.seats[1 - side], EVENT_DECK) > 0

    def refused(self, seat: int, action: Action) -> Refusal:
        refusal = self.state.why_not(seat, action)
        assert refusal is not None
        assert action not in self.state.legal(seat)
        return refusal

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.seat, pending.prompt.code

    def outcome(self) -> dict[str, object]:
        pending = self.state.pending()
        assert isinstance(pending, Over)
        return pending.outcome.data()

    def told(self, code: str) -> list[dict[str, Any]]:
        return [event.data() for event in self.events if event.kind.code == code]

    def unit(self, space: int, slot: int) -> Unit:
        """The unit in a slot of a space."""
        found = self.state.unit(space, slot)
        assert found is not None
        return found

    def slots(self, space: int) -> list[int]:
        """Who stands in a space, by slot."""
        return [unit.slot() for unit in self.state.units[space]]

    def hand(self, seat: int, deck: int = EVENT_DECK) -> list[str]:
        """The names of the cards in a hand."""
        names = list(_numbers()[deck])
        return [names[at] for at, count in enumerate(self.state.hands[seat][deck]) for _ in range(count)]

    def discards(self, deck: int = EVENT_DECK) -> list[str]:
        names = list(_numbers()[deck])
        return [names[at] for at, count in enumerate(self.state.decks[deck].discards) for _ in range(count)]

    def golem_hand(self, seat: int) -> list[str]:
        return self.hand(seat, GOLEM_DECK)
