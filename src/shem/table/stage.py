"""What a game must give to be told and shown. A game plugs in with one Stage; whoever shows it knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Prompt, Refusal, Setup, Together, Turn
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import NO_SOURCE, Line, Tally
from shem.locale.words import Words, kebab
from shem.table.menu import Menu, NoAnswer, Option
from shem.table.messages import About, Choice, Key, Number, TallyLine, Why
from shem.table.real import Thing


class Order(NamedTuple):
    """What a standing order says to what its seat is asked: an action, nothing (the seat is asked), or that it is over."""

    action: Action | None = None
    over: bool = False


class Stage(ABC):
    """A game's words and pictures for one match in one language; labels say who sits in each seat, such as human or greedy.

    All that it shows comes from a Sight; numbers come from the rules' own functions on `sight.world`. answers: those to
    questions of its own, by name, from what `glance` gives, what they are about, and a key.
    """

    game: str = ""
    answers: ClassVar[Mapping[str, Callable[[Any, About, Key], Any]]] = {}

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        self.words = words
        self.setup = setup
        self.labels = list(labels)

    def say(self, code: str, **values: str | int | float) -> str:
        """A sentence of the game's own catalogue."""
        return self.words.say(f"{self.game}-{code}", **values)

    # What happens and stands, in words.

    @abstractmethod
    def seat(self, seat: int) -> str:
        """A seat's name."""

    @abstractmethod
    def values(self, event: Event) -> dict[str, str | int]:
        """An event's values in words, for its sentence."""

    @abstractmethod
    def action(self, seat: int, action: Action) -> str:
        """A sentence: who decides what."""

    @abstractmethod
    def about(self, refusal: Refusal) -> str:
        """What a refusal is about, in words; an empty string if about nothing."""

    @abstractmethod
    def table(self, sight: Sight) -> list[str]:
        """The whole position in words."""

    @abstractmethod
    def status(self, sight: Sight) -> list[str]:
        """What to know before each decision, in a line or two."""

    @abstractmethod
    def board(self, sight: Sight) -> list[str]:
        """The map with coordinates, and its legend."""

    @abstractmethod
    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended."""

    def afterwards(self, path: str) -> list[str]:
        """What can be done at the command line with the file of a match that is over."""
        return []

    @abstractmethod
    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        """What a roll is for; there is no Sight while the game is being set up."""

    def faces(self, request: RollRequest) -> list[str]:
        """What each face means, for dice whose faces are not read as numbers; else empty. There may be others than those of
        the die: all that somebody could name (`face`)."""
        return []

    def face(self, request: RollRequest, place: int) -> int:
        """The die's face that is meant by a place in `faces`, from 1. Raises NoAnswer for what cannot come."""
        return place

    def by_name(self, request: RollRequest) -> bool:
        """Whether the faces are things that lie on the table, named instead of rolled, such as cards."""
        return False

    def named(self, faces: Sequence[int]) -> list[str]:
        """What lies open on the table since these faces of the set-up were given, in order."""
        return []

    def secrets(self, sight: Sight) -> list[str]:
        """What only this seat knows and is to be told when it takes the keyboard over."""
        return []

    def greeting(self) -> list[str]:
        """What to know before the first decision, such as the scenario."""
        return []

    def chapter(self, code: str, refused: bool) -> str:
        """The rulebook's chapter for a reason (or a refusal), empty if there is none."""
        return ""

    def source(self, line: Line) -> str:
        """What a tally's line comes from."""
        return ""

    def number(self, name: str) -> str:
        """The name of a tally."""
        return self.say(f"number-{kebab(name)}")

    # What is drawn and asked.

    @abstractmethod
    def head(self) -> dict[str, Any]:
        """What never changes, as plain JSON."""

    @abstractmethod
    def scene(self, sight: Sight) -> dict[str, Any]:
        """What the page draws now, as plain JSON; nothing that the Sight does not show."""

    @abstractmethod
    def glance(self, sight: Sight) -> Any:
        """What every answer about this Sight starts from; the last one is kept for the next question."""

    def ask(self, sight: Sight, what: str, about: About, key: Key) -> Any:
        """The answer to a question of the game's own, as plain JSON; raises NoAnswer."""
        if what == "why":
            return self.why(sight, about)
        if what == "choices":
            return self.choices(sight, about)
        answer = self.answers.get(what)
        if answer is None:
            raise NoAnswer("table-no-such-question", what=what)
        return answer(self.glance(sight), about, key)

    @abstractmethod
    def choices(self, sight: Sight, about: About) -> Any:
        """What the seat can choose there, as the page offers it, as plain JSON: `choices`, a list of Choice, and what else
        there is to say of them."""

    @abstractmethod
    def meaning(self, sight: Sight, about: About) -> Action:
        """The action that a tap means, legal or not; raises NoAnswer."""

    def why(self, sight: Sight, about: About) -> Why:
        """Whether a tap means something legal; else the rule against it."""
        if sight.seat is None:
            raise NoAnswer("table-watching")
        return self.verdict(sight.why_not(self.meaning(sight, about)))

    @abstractmethod
    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        """What these seats are asked, as the Sight's own seat is told: what to do, or whom it waits for."""

    @abstractmethod
    def begins(self, event: Event) -> int | None:
        """The round (`Game.length`) that begins with this event; None if none does."""

    def scored(self, event: Event) -> tuple[int, int] | None:
        """Whose points an event changes, and by how much; None if it changes none, or the game counts none as it goes."""
        return None

    @abstractmethod
    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """The seat that each event of an entry is about, None for nobody's; acted: whose entry it is."""

    def learn(self, events: Sequence[Event]) -> None:
        """Know what these events brought, as if they had been told: a match may have gone on before its Stage was made."""
        return

    def leaves(self, prompt: Prompt) -> bool:
        """Whether a person may leave this prompt to a bot until another is due."""
        return False

    def orders(self, sight: Sight) -> list[tuple[str, str]]:
        """The standing orders that the seat may give now, or take back: code and what it says, in words."""
        return []

    def ordered(self, order: str, sight: Sight) -> Order:
        """What a standing order says to what the seat is asked now."""
        return Order(over=True)

    def digest(self, sight: Sight, log: Sequence[tuple[int, int, Event]]) -> Any:
        """What others did since this seat's last turn, as plain JSON; log: all that it was told (`asking.heard`)."""
        raise NoAnswer("table-no-such-question", what="digest")

    def things(self, sight: Sight) -> list[Thing]:
        """All that lies on a real table; sight: a spectator's, so that nothing tells what is hidden."""
        return []

    def ways(self, events: Sequence[Event]) -> dict[str, list[int]]:
        """The places that things came to by these events, one after the other, as far as they say so."""
        return {}

    def row(self, row: int) -> str:
        """What a part of the table is called that is read back together (`Thing.row`)."""
        return self.say("real-row", row=row)

    def legal(self, sight: Sight) -> int:
        """How many actions the seat has."""
        return len(sight.legal())

    # The same line by line.

    def menu(self, sight: Sight) -> Menu:
        """What the seat is asked, with its choices."""
        return Menu(self.question(sight), [option_of(choice) for choice in self.choices(sight, {})["choices"]])

    def question(self, sight: Sight) -> str:
        """What is asked now, of whomever."""
        pending = sight.pending()
        assert isinstance(pending, Turn | Together)
        return self.asked(sight, pending.prompt, pending.seats)

    def read(self, text: str, sight: Sight, at: About | None) -> About:
        """The tap that typed words mean. at: `Menu.at` of the menu that was read out. Raises NoAnswer."""
        raise NoAnswer("unknown-command", typed=text.split()[0])

    def numbers(self, sight: Sight, key: Key) -> Sequence[Number]:
        """What the seat is shown about an action, also where it is not legal."""
        return []

    def look(self, words: Sequence[str], sight: Sight) -> list[str] | None:
        """The game's own look-ups, such as the card of a piece; None if these words are none."""
        return None

    def facts(self, words: Sequence[str], sight: Sight) -> Sequence[Number] | None:
        """The numbers behind a look-up; None if these words are none."""
        return None

    def foreseen(self, sight: Sight, key: Key) -> list[str]:
        """What is foretold of a legal action in a line each, such as its chance to hit."""
        return self.remarks(sight, key)

    def remarks(self, sight: Sight, key: Key) -> list[str]:
        """What else there is to say about an action's numbers, such as the way of a move."""
        return []

    # What all games share.

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind.code}", **self.values(event))

    def rule(self, refusal: Refusal) -> str:
        """The rule that an action breaks, with the missing amount."""
        code = str(refusal.code.value)
        values: dict[str, str | int] = {"need": refusal.need, "have": refusal.have, "about": self.about(refusal)}
        known = self.words.has(f"{self.game}-reject-{code}")
        return self.say(f"reject-{code}", **values) if known else self.words.say(f"reject-{code}", **values)

    def verdict(self, refusal: Refusal | None) -> Why:
        """The rule that stands against an action, with its chapter; legal if there is none."""
        if refusal is None:
            return {"legal": True, "text": "", "chapter": ""}
        return {"legal": False, "text": self.rule(refusal), "chapter": self.chapter(str(refusal.code.value), True)}

    def refusal(self, refusal: Refusal) -> str:
        """The rule that an action breaks, with its chapter in the same line."""
        return self.verdict_line(self.verdict(refusal))

    def verdict_line(self, why: Why) -> str:
        """A verdict with its chapter in the same line."""
        return self.words.say("allowed") if why["legal"] else why["text"] + self._note(why["chapter"])

    def tally(self, name: str, tally: Tally) -> Number:
        """A number with its name and lines in words; name: as the rules or the game call it, such as `to_hit`."""
        return {
            "code": name.partition(":")[0].replace("-", "_"),
            "name": self.number(name),
            "total": tally.total,
            "lines": [self._line(line) for line in tally.lines],
        }

    def _line(self, line: Line) -> TallyLine:
        reason = str(line.reason.value)
        return {
            "amount": line.amount,
            "text": self.say(f"why-{reason}"),
            "source": self.source(line) if line.source != NO_SOURCE else "",
            "chapter": self.chapter(reason, False),
        }

    def number_lines(self, number: Number) -> list[str]:
        """A number with every line that it is made of."""
        lines = [self.words.say("tally-total", name=number["name"], total=str(number["total"]))]
        for line in number["lines"]:
            text, source = line["text"], line["source"]
            text = self.words.say("tally-source", reason=text, source=source) if source else text
            lines.append(f"  {line['amount']:+d} {text}{self._note(line['chapter'])}")
        return lines

    def behind(self, event: Event) -> list[str]:
        """The numbers behind an event."""
        return [line for name, tally in event.tallies for line in self.number_lines(self.tally(name, tally))]

    def _note(self, chapter: str) -> str:
        return " " + self.words.say("rulebook", chapter=chapter) if chapter else ""


def option_of(choice: Choice, label: str = "", number: int = 0) -> Option:
    """The line of a choice."""
    return Option(label or choice["text"], choice["key"], warning=choice.get("warning", ""), number=number)
