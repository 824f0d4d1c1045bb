"""Every message between a table and a client, as plain JSON shapes. No game is known here: `scene`, `head` and the answers
to a game's own questions are the game's (`faces/GAME/scenes/*shapes.py`).

`seq` counts all that is kept of the match (each decision, each roll given by hand, each undo): a client's wish carries the
one that it answers, so that a repeated or late message never acts twice. All texts are whole sentences in the client's
language.
"""

from __future__ import annotations

import json
from typing import Any, Literal, NotRequired, TypedDict

from shem.table.real_messages import Figures, Placed, Real

Language = Literal["en", "de"]
Hand = Literal["app", "enter"]
Dice = Literal["app", "enter", "either"]
Key = list[int]
About = dict[str, int]

# What a client says.


class Look(TypedDict):
    """Show the match as this seat sees it (null: a spectator); only for seats that the client holds. A Welcome answers."""

    kind: Literal["look"]
    seat: int | None


class Speak(TypedDict):
    """Go on in this language. A Welcome answers."""

    kind: Literal["speak"]
    language: Language


class Act(TypedDict):
    """Take a legal action by its key. dice: who rolls for it, if not as set up for the seat: `app`, or
    `enter` where the match lets the seat enter its dice."""

    kind: Literal["act"]
    seq: int
    seat: int
    key: Key
    dice: NotRequired[Hand]


class Give(TypedDict):
    """Give the awaited roll its face, or one of `Pending.faces`, for a seat that enters dice; null: the app rolls it."""

    kind: Literal["roll"]
    seq: int
    face: int | None


class TakeBack(TypedDict):
    """Ask to undo the last action; it is done at once where it is free."""

    kind: Literal["undo"]
    seq: int
    seat: int


class Redo(TypedDict):
    """Do again what was taken back last, with the same rolls; for who took it back, while nothing else was done."""

    kind: Literal["redo"]
    seq: int
    seat: int


class Rest(TypedDict):
    """Let a bot decide for the seat until it is asked something else, where the game allows it, as for a deployment."""

    kind: Literal["rest"]
    seq: int
    seat: int


class Standing(TypedDict):
    """Give a standing order of the seat's own (`Sight.orders`), or take it back. Nobody else is told."""

    kind: Literal["order"]
    seq: int
    seat: int
    order: str
    on: bool


class Consent(TypedDict):
    """Answer another seat's wish to undo."""

    kind: Literal["consent"]
    seq: int
    seat: int
    agree: bool


class Ask(TypedDict):
    """A question; its answer carries the same id. `what` and what it is about: `table/QUESTIONS`, or the game's own.

    seq: of the Sight that is asked about, one of the last that the client was told; without it, the newest."""

    kind: Literal["ask"]
    id: int
    what: str
    about: NotRequired[About]
    key: NotRequired[Key]
    seq: NotRequired[int]


Deed = Act | Give | TakeBack | Redo | Consent | Rest | Standing | Placed | Figures  # it changes something
Wish = Look | Speak | Deed | Ask

# Numbers.


class TallyLine(TypedDict):
    """One line of a number. chapter: of the rulebook, empty if none."""

    amount: int
    text: str
    source: str
    chapter: str


class Number(TypedDict):
    """A number with all its lines; code names it for the page, such as `to_hit`."""

    code: str
    name: str
    total: int
    lines: list[TallyLine]


# What is told.


class Told(TypedDict):
    """An event: entry and place name it for the question `dive`. numbers: those that it carries, by name.

    An undo is told as kind `undone`, doing something again as `redone` (place -1, before what that told once more); their
    data say `of` which entry, and of an undo whether it went `beyond` what was rolled, shown or decided by others. That
    rolls of an entry were entered by hand is told after it as `by-hand` (place -2, `count`). Who came to a seat is told as
    `seated`: `how` is `taken`, `host` (by who made the match) or `freed` (its link was renewed).
    data: the event's own fields, for animation. seat: which it is about, null: nobody's. round: 0 before the first began.
    """

    entry: int
    place: int
    kind: str
    text: str
    seat: int | None
    round: int
    numbers: dict[str, int]
    data: dict[str, Any]


class Seat(TypedDict):
    """name: what the game calls it; who: the person's name, empty if they gave none. player: `person`, or the name of a
    bot. here: this client holds it. online: anybody who holds it is connected. dice: `app`: only the app rolls; `enter`:
    rolls are entered, or given to the app one by one; `either`: the app rolls, unless an action asks for the hand.
    real: its figures stand on a real table. banner: the code of the one that its person bears, empty: none."""

    number: int
    name: str
    who: str
    player: str
    here: bool
    online: bool
    dice: Dice
    real: bool
    banner: str


class Face(TypedDict):
    """What a face of the awaited die means, for dice that are not read as numbers; or what can be named instead."""

    face: int
    text: str


class Pending(TypedDict):
    """kind: who must decide, or that a roll is awaited, or that it is over. code, args: the game's prompt.

    text: what is asked. notes: what to know, such as what a roll is for. sides: of the awaited die. named: what lies
    open since it was named or drawn for this, in order.
    winners, scores: of a match that is over.
    """

    kind: Literal["turn", "together", "roll", "over"]
    seats: list[int]
    code: str
    args: list[int]
    text: str
    notes: list[str]
    sides: NotRequired[int]
    faces: NotRequired[list[Face]]
    named: NotRequired[list[str]]
    winners: NotRequired[list[int]]
    scores: NotRequired[list[int]]


class DoAgain(TypedDict):
    """What was taken back and can be done again. by: the seat that may; what: in words; count: of decisions."""

    by: int
    what: str
    count: int


class Undo(TypedDict):
    """Whether the last action can be taken back, by whom freely (null: nobody), and who is being asked to agree.

    free: nothing was rolled, shown or decided by others since. what: the decision that it takes back, in words; of: whose;
    count: how many decisions, a bot's among them. asking: who wants it; missing: who has not answered yet; question: what
    they are asked. why: why it is not free or not possible, in words. past: for each seat, how many decisions it took back
    although that was not free, and that stayed so.
    """

    possible: bool
    free: bool
    what: str
    of: int | None
    count: int
    by: int | None
    asking: int | None
    missing: list[int]
    question: str
    why: str
    past: list[int]
    redo: DoAgain | None


class Head(TypedDict):
    """What never changes in a match. unit: what its length is counted in, in one word. lesson: the id of the one that it is
    the match of, empty if of none. hints: bots may advise people. board and the like: `head` is the game's own shape."""

    id: str
    game: str
    title: str
    unit: str
    lesson: str
    hints: bool
    seats: int
    head: dict[str, Any]


class Order(TypedDict):
    """A standing order that one may give: by which code, in words, and whether it stands."""

    code: str
    text: str
    on: bool


class Sight(TypedDict):
    """The match as one seat (null: a spectator) sees it now. news: what was told since the client's last Sight; undone: the
    entries taken back since then, whose news no longer hold. scene: empty while the set-up waits for a roll.

    legal: how many actions the seat has. secrets: the client holds several seats, and the one that it looks through,
    or one that is asked now, knows what others do not, or is to give a roll that others may not see, so that a hand-over
    is due. decided: as `seq`, but who comes to a seat does not count, nor do orders: while it stays the same, what was
    begun still holds. orders: standing ones of who looks.
    entered: for each seat, and last for the set-up, how many rolls were entered by hand.
    bot: a bot is thinking for this seat. rematch: the match in which this one is played once more, empty if there is none.
    real: null where nobody has real figures.
    """

    kind: Literal["sight"]
    seq: int
    decided: int
    seat: int | None
    seats: list[Seat]
    pending: Pending
    legal: int
    secrets: bool
    bot: int | None
    undo: Undo
    orders: list[Order]
    entered: list[int]
    rematch: str
    real: Real | None
    scene: dict[str, Any]
    news: list[Told]
    undone: list[int]


class Welcome(TypedDict):
    """The first message of a connection, and the answer to Look and Speak. log: everything told so far that still holds."""

    kind: Literal["welcome"]
    head: Head
    sight: Sight
    log: list[Told]


class Answer(TypedDict):
    """The answer to a question, in the question's own shape."""

    kind: Literal["answer"]
    id: int
    result: Any


class Refused(TypedDict):
    """A wish that was not carried out, in words. id: of the question. code: the refusal's, or `stale` for a wish that
    answers an older seq (a new Sight follows), `malformed`, `not-yours`."""

    kind: Literal["refused"]
    id: NotRequired[int]
    code: str
    text: str
    chapter: str


class Pondering(TypedDict):
    """A bot thinks at this seat: how much of it is done, of how much."""

    kind: Literal["pondering"]
    seat: int
    done: int
    of: int


class Beat(TypedDict):
    """Nothing happened for a while. Whoever hears not even these has lost the connection."""

    kind: Literal["beat"]


Message = Welcome | Sight | Answer | Refused | Pondering | Beat


# Questions that every game answers. Others are the game's: `faces/GAME/scenes`.


class Choice(TypedDict):
    """A legal action. group: what it belongs to, for the page. price: what it costs, in words. A game's own adds where the
    page shows it, and what it promises."""

    key: Key
    kind: str
    group: str
    text: str
    price: str
    warning: NotRequired[str]


class Why(TypedDict):
    """legal, or the rule that stands against it."""

    legal: bool
    text: str
    chapter: str


def text(message: Message) -> str:
    """As it goes to a client."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
