"""The specimen's position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Outcome, Refusal, View
from shem.core.event import Event, only
from shem.core.steps import Frames, Step, Stepping
from shem.core.tally import Tally
from tests.specimen.rules.words import CARDS, PLACES, POTS, SAW, No, Why

STEPS: dict[str, Callable[..., Step[Specimen]]] = {}  # filled by specimen_steps, which needs this module first


class Specimen(Stepping):
    """hands: (card, mask of the seats that know it). tops: the same, top last. rest: how many of each undecided card."""

    def __init__(
        self,
        rounds: int,
        number: int,
        hearts: list[int],
        places: list[int],
        hands: list[list[tuple[int, int]]],
        tops: list[tuple[int, int]],
        rest: list[int],
        discard: list[int],
        pots: list[int],
        shown: bool,
        steps: list[Step[Specimen]],
    ) -> None:
        super().__init__(steps, ended(hearts, steps))
        self.rounds = rounds
        self.number = number
        self.hearts = hearts
        self.places = places
        self.hands = hands
        self.tops = tops
        self.rest = rest
        self.discard = discard
        self.pots = pots
        self.shown = shown

    # the contract
    def not_asked(self, seat: int) -> Refusal:
        return Refusal(No.NOT_ASKED)

    def settle(self, entry: Entry) -> None:
        while self.steps and not self.steps[-1].seats(self):
            self.steps[-1].run(self, entry)
            if min(self.hearts) <= 0:
                self.steps = []
        self.ended = ended(self.hearts, self.steps)

    def view(self, seat: int | None) -> View:
        found = self.data()
        found["hands"] = [[_seen(card, seat) for card in hand] for hand in self.hands]
        found["tops"] = [_seen(card, seat) for card in self.tops]
        found["rest"] = sum(self.rest)
        if not self.shown:
            found["pots"] = [pot if who == seat else min(pot, 0) for who, pot in enumerate(self.pots)]
        return found

    def determinize(self, seat: int | None, entry: Entry) -> Specimen:
        world = self.copy()
        for cards in [*world.hands, world.tops]:
            for card, mask in cards:
                if not _knows(mask, seat):
                    world.rest[card] += 1
        for cards in [*world.hands, world.tops]:
            for at, (_card, mask) in enumerate(cards):
                if not _knows(mask, seat):
                    cards[at] = (world.decide(entry, -1), mask)
        if not self.shown:
            for who, pot in enumerate(self.pots):
                if pot >= 0 and who != seat:
                    world.pots[who] = entry.roll(len(POTS), "imagine") - 1
        return world

    def copy(self) -> Specimen:
        return Specimen(
            self.rounds,
            self.number,
            list(self.hearts),
            list(self.places),
            [list(hand) for hand in self.hands],
            list(self.tops),
            list(self.rest),
            list(self.discard),
            list(self.pots),
            self.shown,
            list(self.steps),
        )

    def data(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "number": self.number,
            "hearts": self.hearts,
            "places": self.places,
            "hands": [[list(card) for card in hand] for hand in self.hands],
            "tops": [list(card) for card in self.tops],
            "rest": self.rest,
            "discard": self.discard,
            "pots": self.pots,
            "shown": self.shown,
            "steps": [step.data() for step in self.steps],
        }

    def __reduce__(self) -> tuple[object, ...]:
        return state_from, (self.data(),)

    # the rules
    def decide(self, entry: Entry, seers: int) -> int:
        """Which card the next undecided one is."""
        cards = [card for card in range(len(CARDS)) for _ in range(self.rest[card])]
        card = cards[entry.roll(len(cards), "card", alike=[-1, *cards], seers=seers) - 1]
        self.rest[card] -= 1
        return card

    def top(self, seat: int, entry: Entry) -> tuple[int, int]:
        """The top card, off the deck, with this seat among those that know it."""
        if self.tops:
            card, mask = self.tops.pop()
        else:
            card, mask = self.decide(entry, only(seat)), 0
        if entry.telling:
            entry.tell(Event(SAW, (seat, card), seers=only(seat)))
        return card, mask | only(seat)

    def to_hit(self, seat: int, target: int, tally: Tally) -> int:
        tally.base(Why.BASE, 4)
        tally.add(Why.POWER, 2 * POTS[self.pots[seat]][0], seat)
        tally.add(Why.GUARD, -POTS[self.pots[target]][1], target)
        return tally.total

    def around(self, seat: int) -> list[int]:
        near = (0, 1, PLACES - 1)
        others = (other for other in range(len(self.places)) if other != seat)
        return [other for other in others if (self.places[other] - self.places[seat]) % PLACES in near]

    def has(self, seat: int, card: int) -> bool:
        return any(held == card for held, _mask in self.hands[seat])

    def drop(self, seat: int, card: int) -> None:
        at = [held for held, _mask in self.hands[seat]].index(card)
        del self.hands[seat][at]
        self.discard.append(card)


def ended(hearts: list[int], steps: list[Step[Specimen]]) -> Outcome | None:
    """It is over when there is nothing more to do."""
    best = max(hearts)
    return None if steps else Outcome([seat for seat in range(len(hearts)) if hearts[seat] == best], "hearts", list(hearts))


def _knows(mask: int, seat: int | None) -> bool:
    return seat is not None and (mask >> seat) & 1 == 1


def _seen(card: tuple[int, int], seat: int | None) -> list[int]:
    return [card[0] if _knows(card[1], seat) else -1, card[1]]


def state_from(data: Mapping[str, Any]) -> Specimen:
    return Specimen(
        data["rounds"],
        data["number"],
        list(data["hearts"]),
        list(data["places"]),
        [[(card, mask) for card, mask in hand] for hand in data["hands"]],
        [(card, mask) for card, mask in data["tops"]],
        list(data["rest"]),
        list(data["discard"]),
        list(data["pots"]),
        data["shown"],
        Frames(STEPS).read(data["steps"]),
    )
