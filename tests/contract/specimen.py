"""The specimen: a small made-up game that has every awkward thing, so that the contract tests meet each of them.

Each seat has a pawn on a ring of places, hearts and a hand of cards. A round begins with a secret allocation by all seats
at once; then each seat in turn draws, looks at the top card, walks, strikes all pawns around it or casts a spell. For:

- a deck as a bag: counts of the cards that nobody has seen, and known cards on top with who knows them; a card is decided
  by a roll when somebody first sees it, and only that seat may see this roll;
- answers to answers: a spell may be dispelled, the dispel too, and so on; who is asked depends on hand sizes only;
- one roll for several targets with joint classes of faces that are alike, and a critical hit that triggers another roll;
- displacement that the attacker chooses in the middle of its action, and a loss that another seat chooses;
- rolls in the set-up (deal, first seat), so that a match with entered dice begins by asking for one.

It is interpreted, on bases that may be compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shem.core.chance import Entry
from shem.core.contract import (
    Action,
    Code,
    Game,
    Outcome,
    Over,
    Pending,
    Prompt,
    Refusal,
    Setup,
    State,
    View,
)
from shem.core.errors import OptionError
from shem.core.event import Event, EventKind, only
from shem.core.steps import Step, pending_of
from shem.core.tally import Reason, Tally

PLACES = 6
HEARTS = 5
SPELL, DISPEL, BLANK = 0, 1, 2
CARDS = (5, 6, 3)
POTS = ((0, 2), (1, 1), (2, 0))

ALLOCATE, DRAW, LOOK, WALK, STRIKE, CAST, PASS, PUSH, LOSE, ANSWER = range(10)
SIZES = (2, 1, 1, 2, 1, 2, 1, 2, 2, 2)

ALLOCATED = EventKind("allocated", ("seat",))
REVEALED = EventKind("revealed", ("powers",), reveals=True)
DREW = EventKind("drew", ("seat",))
LOOKED = EventKind("looked", ("seat",))
SAW = EventKind("saw", ("seat", "card"), reveals=True)
WALKED = EventKind("walked", ("seat", "place"))
STRUCK = EventKind("struck", ("seat", "face"))
HIT = EventKind("hit", ("seat", "target", "damage"))
PUSHED = EventKind("pushed", ("target", "place"))
LOST = EventKind("lost", ("seat", "hearts"))
DISCARDED = EventKind("discarded", ("seat", "card"), reveals=True)
CASTED = EventKind("cast", ("seat", "target"), reveals=True)
DISPELLED = EventKind("dispelled", ("seat",), reveals=True)
ROUND = EventKind("round", ("number",))
KINDS = (ALLOCATED, REVEALED, DREW, LOOKED, SAW, WALKED, STRUCK, HIT, PUSHED, LOST, DISCARDED, CASTED, DISPELLED, ROUND)


class No(Code):
    NOT_ASKED = "not-asked"
    OTHER_QUESTION = "other-question"
    NO_CARD = "no-card"
    NO_DECK = "no-deck"
    NO_TARGET = "no-target"


class Why(Reason):
    BASE = "base"
    POWER = "power"
    GUARD = "guard"


class Act(Action):
    """One kind of action and at most one number."""

    def __init__(self, kind: int, number: int = 0) -> None:
        self.kind = kind
        self.number = number

    def key(self) -> tuple[int, ...]:
        return (self.kind, self.number)[: SIZES[self.kind]]

    def __reduce__(self) -> tuple[object, ...]:
        return Act, (self.kind, self.number)


class Specimen(State):
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
        self.steps = steps

    # the contract
    def pending(self) -> Pending:
        if not self.steps:
            best = max(self.hearts)
            return Over(
                Outcome([s for s in range(len(self.hearts)) if self.hearts[s] == best], "hearts", list(self.hearts))
            )
        return pending_of(self.steps[-1], self)

    def legal(self, seat: int) -> list[Action]:
        if not self.steps or seat not in self.steps[-1].seats(self):
            return []
        return self.steps[-1].legal(self, seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if not self.steps or seat not in self.steps[-1].seats(self):
            return Refusal(No.NOT_ASKED)
        return self.steps[-1].why_not(self, seat, action)

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        self.steps[-1].take(self, seat, action, entry)
        self.run(entry)

    def run(self, entry: Entry) -> None:
        while self.steps and not self.steps[-1].seats(self):
            self.steps[-1].run(self, entry)
            if min(self.hearts) <= 0:
                self.steps = []

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
        return _state, (self.data(),)

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

    def ask(self, caster: int, level: int) -> None:
        """Ask everybody else for an answer, to the caster's left first."""
        seats = len(self.hearts)
        for away in range(seats - 1, 0, -1):
            self.steps.append(Answer((caster + away) % seats, level))


def _knows(mask: int, seat: int | None) -> bool:
    return seat is not None and (mask >> seat) & 1 == 1


def _seen(card: tuple[int, int], seat: int | None) -> list[int]:
    return [card[0] if _knows(card[1], seat) else -1, card[1]]


def _state(data: Mapping[str, Any]) -> Specimen:
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
        [STEPS[name](*fields) for name, *fields in data["steps"]],
    )


class Frame(Step[Specimen]):
    """A step with whole numbers for fields."""

    def __init__(self, *fields: int) -> None:
        self.fields = fields

    def data(self) -> list[Any]:
        return [type(self).__name__, *self.fields]

    def prompt(self, state: Specimen) -> Prompt:
        return Prompt(type(self).__name__.lower(), self.fields)

    def why_not(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return self.refusal(state, seat, action) or Refusal(No.OTHER_QUESTION)

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        return None


class Begin(Frame):
    """Rounds: what nobody decides."""

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        if state.number == state.rounds:
            return
        state.number += 1
        state.pots = [-1] * len(state.pots)
        state.shown = False
        seats, first = len(state.hearts), self.fields[0]
        state.steps.append(Begin((first + 1) % seats))
        for away in range(seats - 1, -1, -1):
            state.steps.append(Move((first + away) % seats))
        state.steps.append(Allocate())
        if entry.telling:
            entry.tell(Event(ROUND, (state.number,)))


class Allocate(Frame):
    """All seats, in secret, in any order."""

    def seats(self, state: Specimen) -> list[int]:
        return [seat for seat, pot in enumerate(state.pots) if pot < 0]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        return [Act(ALLOCATE, pot) for pot in range(len(POTS))]

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.pots[seat] = action.key()[1]
        if entry.telling:
            entry.tell(Event(ALLOCATED, (seat,)))

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        state.shown = True
        if entry.telling:
            entry.tell(Event(REVEALED, (tuple(POTS[pot][0] for pot in state.pots),)))


class Move(Frame):
    """One seat's turn: one action."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        actions = [Act(PASS), Act(WALK, 0), Act(WALK, 1)]
        if state.tops or sum(state.rest):
            actions += [Act(DRAW), Act(LOOK)]
        if state.around(seat):
            actions.append(Act(STRIKE))
        if state.has(seat, SPELL):
            actions += [Act(CAST, target) for target in range(len(state.hearts)) if target != seat]
        return [*actions]

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        kind = action.key()[0]
        if kind in (DRAW, LOOK):
            return Refusal(No.NO_DECK, 1, 0)
        if kind == STRIKE:
            return Refusal(No.NO_TARGET)
        if kind == CAST:
            return Refusal(No.NO_TARGET) if state.has(seat, SPELL) else Refusal(No.NO_CARD, 1, 0, SPELL)
        return None

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Act)
        state.steps.pop()
        if action.kind == DRAW:
            if entry.telling:
                entry.tell(Event(DREW, (seat,)))
            state.hands[seat].append(state.top(seat, entry))
        elif action.kind == LOOK:
            if entry.telling:
                entry.tell(Event(LOOKED, (seat,)))
            state.tops.append(state.top(seat, entry))
        elif action.kind == WALK:
            _move(state, seat, action.number)
            if entry.telling:
                entry.tell(Event(WALKED, (seat, state.places[seat])))
        elif action.kind == STRIKE:
            _strike(state, seat, entry)
        elif action.kind == CAST:
            state.drop(seat, SPELL)
            if entry.telling:
                entry.tell(Event(CASTED, (seat, action.number)))
            state.steps.append(Resolve(action.number))
            state.ask(seat, 1)


def _move(state: Specimen, seat: int, direction: int) -> None:
    state.places[seat] = (state.places[seat] + (1 if direction else PLACES - 1)) % PLACES


MISS, GOOD, CRITICAL = range(3)


def _quality(face: int, to_hit: int) -> int:
    if face > to_hit:
        return MISS
    return CRITICAL if face % 2 == 0 else GOOD


def _strike(state: Specimen, seat: int, entry: Entry) -> None:
    """One roll against all pawns around; each critical hit rolls again."""
    targets = state.around(seat)
    tallies = [Tally(entry.telling) for _ in targets]
    needed = [state.to_hit(seat, target, tally) for target, tally in zip(targets, tallies)]
    alike = [-1]
    for face in range(1, 11):
        kind = 0
        for to_hit in needed:
            kind = 3 * kind + _quality(face, to_hit)
        alike.append(kind)
    face = entry.roll(10, "strike", tuple(needed), alike)
    if entry.telling:
        entry.tell(Event(STRUCK, (seat, face), [(str(t), tally) for t, tally in zip(targets, tallies)]))
    for target, to_hit in zip(targets, needed):
        quality = _quality(face, to_hit)
        damage = 0 if quality == MISS else 1
        if quality == CRITICAL and entry.roll(6, "critical", (target,), [-1, 0, 0, 0, 1, 1, 1]) > 3:
            damage = 2
        if damage:
            if entry.telling:
                entry.tell(Event(HIT, (seat, target, damage)))
            state.steps += [Lose(target, damage), Push(seat, target)]


class Push(Frame):
    """The attacker chooses where to."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        return [Act(PUSH, 0), Act(PUSH, 1)]

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        target = self.fields[1]
        _move(state, target, action.key()[1])
        if entry.telling:
            entry.tell(Event(PUSHED, (target, state.places[target])))


class Lose(Frame):
    """The one who was hit chooses: hearts, or one card of its hand instead."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        cards = sorted({card for card, _mask in state.hands[seat]})
        return [Act(PASS), *(Act(LOSE, card) for card in cards)]

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        key = action.key()
        return Refusal(No.NO_CARD, 1, 0, key[1]) if key[0] == LOSE else None

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        key = action.key()
        if key[0] == PASS:
            state.hearts[seat] -= self.fields[1]
            if entry.telling:
                entry.tell(Event(LOST, (seat, self.fields[1])))
        else:
            state.drop(seat, key[1])
            if entry.telling:
                entry.tell(Event(DISCARDED, (seat, key[1])))
        if min(state.hearts) <= 0:
            state.steps = []


class Resolve(Frame):
    """A spell that nobody answers any more."""

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        target = self.fields[0]
        state.hearts[target] -= 2
        if entry.telling:
            entry.tell(Event(LOST, (target, 2)))


class Undo(Frame):
    """A dispel that nobody answers any more: it takes away what it answered."""

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        state.steps.pop()


class Answer(Frame):
    """A seat with cards may dispel what was cast or dispelled last; level counts how deep the answers are."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]] if state.hands[self.fields[0]] else []

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        return [Act(PASS), Act(ANSWER, DISPEL)] if state.has(seat, DISPEL) else [Act(PASS)]

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        return Refusal(No.NO_CARD, 1, 0, DISPEL) if action.key() == (ANSWER, DISPEL) else None

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if action.key() == (PASS,):
            return
        while isinstance(state.steps[-1], Answer) and state.steps[-1].fields[1] == self.fields[1]:
            state.steps.pop()
        state.drop(seat, DISPEL)
        if entry.telling:
            entry.tell(Event(DISPELLED, (seat,)))
        state.steps.append(Undo())
        state.ask(seat, self.fields[1] + 1)


STEPS: dict[str, type[Frame]] = {kind.__name__: kind for kind in (Begin, Allocate, Move, Push, Lose, Resolve, Undo, Answer)}


class SpecimenGame(Game):
    def __init__(self) -> None:
        self.name = "specimen"
        self.rules = 1

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        seats = options.get("seats", 2)
        if seats not in (2, 3):
            raise OptionError("seats", f"2 or 3 seats, not {seats}", {"seats": seats})
        return {"seats": seats, "rounds": options.get("rounds", 4)}

    def seats(self, setup: Setup) -> int:
        return int(setup["seats"])

    def new(self, setup: Setup, entry: Entry) -> Specimen:
        seats = self.seats(setup)
        state = Specimen(
            setup["rounds"],
            0,
            [HEARTS] * seats,
            [2 * seat for seat in range(seats)],
            [[] for _ in range(seats)],
            [],
            list(CARDS),
            [],
            [-1] * seats,
            False,
            [],
        )
        for seat in range(seats):
            state.hands[seat].append(state.top(seat, entry))
        state.steps.append(Begin(entry.roll(seats, "first") - 1))
        state.run(entry)
        return state

    def state(self, setup: Setup, data: Mapping[str, Any]) -> Specimen:
        return _state(data)

    def action(self, key: Sequence[int]) -> Action:
        if not key or not 0 <= key[0] < len(SIZES) or len(key) != SIZES[key[0]]:
            raise ValueError(f"no action {list(key)}")
        if any(not 0 <= value < bound for value, bound in zip(key, self.bounds())):
            raise ValueError(f"no action {list(key)}")
        return Act(*key)

    def bounds(self) -> tuple[int, ...]:
        return (len(SIZES), 3)

    def kinds(self) -> Sequence[EventKind]:
        return KINDS

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Specimen)
        return [("hearts", float(state.hearts[seat])), ("cards", 0.1 * len(state.hands[seat]))]

    def length(self, state: State) -> int:
        assert isinstance(state, Specimen)
        return max(1, state.number)


GAME = SpecimenGame()
