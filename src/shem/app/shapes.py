"""The shapes of the HTTP API that every game shares, as plain JSON. The socket's: `shem.table.messages`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from shem.table.messages import About, Dice, Key, Sight, Told

State = Literal["gathering", "playing", "over", "replay"]


class Problem(TypedDict):
    """The body of every error: a code for the page and a sentence, with what to do, in the language asked for."""

    code: str
    text: str


class SeatLine(TypedDict):
    """player: `here`, `remote`, or the name of a bot. name: what the game calls the seat; who: the person's, empty if
    they gave none. here: whether this device plays it. taken: somebody came to it by its link. banner: as `Seat` has it."""

    name: str
    player: str
    who: str
    here: bool
    taken: bool
    banner: str


class MatchLine(TypedDict):
    """winners, asked: seats; asked are those that are to decide. unit: what its length is counted in, in one
    word. round: being played, 1 or more. rounds, points: 0 if the game has none. updated: ISO 8601, UTC. mine: this device
    made it, and may delete it.
    """

    id: str
    title: str
    game: str
    points: int
    unit: str
    round: int
    rounds: int
    state: State
    seats: list[SeatLine]
    winners: list[int]
    asked: list[int]
    updated: str
    mine: bool


class GameLine(TypedDict):
    """A game that can be played, by which bots. personalities: which of them a bot may have, by its name; it sits down as
    `adept-careful`. board: whether the page can show it. real: whether it can be played with real figures. seats: the
    fewest, the most."""

    name: str
    title: str
    about: str
    bots: list[str]
    personalities: dict[str, list[str]]
    board: bool
    real: bool
    seats: list[int]


class Home(TypedDict):
    """build: compiled or interpreted. addresses: how other devices on the network reach this one; empty: they cannot."""

    version: str
    build: str
    matches: list[MatchLine]
    games: list[GameLine]
    addresses: list[str]


class NewSeat(TypedDict):
    """player: `here`, `remote` or a bot's name. name: the person's, as far as it is known. dice: `enter`: rolls of the
    seat are entered by hand, `either`: those that its person likes, `app`: none. A bot's are entered by the people who
    enter theirs, if any does. real: its figures stand on a real table. banner: the code of
    the one that its person bears; bots bear none."""

    player: str
    dice: Dice
    name: NotRequired[str]
    real: NotRequired[bool]
    banner: NotRequired[str]


class NewMatch(TypedDict):
    """options: the game's own; where guests are to bring something, the match waits for it (`Bringing`). lenient: bots let
    what was rolled, shown or answered be taken back; hints: bots may advise people; both are so if it is not said."""

    game: str
    options: dict[str, Any]
    seats: list[NewSeat]
    lenient: NotRequired[bool]
    hints: NotRequired[bool]


class Link(TypedDict):
    """Opens the match on another device. qr: an SVG of the address; empty where only this machine can open it."""

    seat: int | None
    url: str
    qr: str


class MatchLinks(TypedDict):
    """links: one a seat, null where nobody is to be invited, or somebody came."""

    id: str
    links: list[Link | None]
    watch: Link


class Gathering(TypedDict):
    """A match that waits for what guests bring. options: the game's own, without that. brings: the seats that do; awaited:
    those that have not yet. brought: by seat, in words, for the seats that this device holds; else empty."""

    options: dict[str, Any]
    brings: list[int]
    awaited: list[int]
    brought: list[str]


class MatchPage(MatchLine):
    """The same, and the links, which only who made the match gets. holds: the seats of this device."""

    links: list[Link | None]
    watch: Link | None
    holds: list[int]
    gathering: Gathering | None


class Called(TypedDict):
    """Who sits at a seat: a person's name, and the code of the banner that they bear, empty: none; missing: the same."""

    name: str
    banner: NotRequired[str]


class Brought(TypedDict):
    """What a guest brings, as the game has it: the id of something kept or ready, or the whole of it."""

    what: Any


class Once(TypedDict):
    """How a match is played once more. swap: everybody takes the next seat, with what is fielded there."""

    swap: bool


class Wanted(TypedDict):
    """A hint that is wanted: for which seat, at which level."""

    seat: int
    level: str


class MatchId(TypedDict):
    id: str


class Joined(TypedDict):
    """What a token opens. seat: null to watch."""

    id: str
    seat: int | None
    title: str
    name: str


class Step(TypedDict):
    """seq: how many lines its log had after it; `at/{seq}` shows that position. kind: `entry`, `undo`, or `seated` where
    somebody came to a seat or went.

    entry: its number, as what it told names it. round: in which it was decided, 0 before the first began. scores: of each
    seat after it.
    """

    seq: int
    entry: int
    kind: Literal["entry", "undo", "seated"]
    round: int
    seat: int | None
    text: str
    scores: list[int]


class Steps(TypedDict):
    """ending: what comes after the last one: how it ended, or what is waited for, such as a roll. over: it ended."""

    steps: list[Step]
    ending: str
    over: bool


class Position(TypedDict):
    """A past position. told: what the entry before it told. eyes: the seats that this device may look through."""

    head: dict[str, Any]
    sight: Sight
    told: list[Told]
    eyes: list[int]


class PastQuestion(TypedDict):
    """A question at a past position, as the socket's Ask has it; `log` and `dive` are answered there, too."""

    what: str
    about: NotRequired[About]
    key: NotRequired[Key]


class KeptId(TypedDict):
    id: str


class Kept(TypedDict):
    """A document that this device keeps. data: of its kind's shape."""

    id: str
    data: dict[str, Any]


class KeptList(TypedDict):
    """The newest first."""

    documents: list[Kept]


class Stickers(TypedDict):
    """The codes to be drawn as QR codes."""

    codes: list[str]


class Sticker(TypedDict):
    """path: of the dark squares, in an SVG of so many by so many."""

    code: str
    size: int
    path: str


class BookText(TypedDict):
    """A code book as somebody brings it."""

    text: str


class Settings(TypedDict):
    """A device's settings; any of them may be missing."""

    language: NotRequired[Literal["en", "de", ""]]
    theme: NotRequired[Literal["auto", "light", "dark"]]
    motion: NotRequired[Literal["auto", "less", "full"]]
    other: NotRequired[dict[str, Any]]


class PackLine(TypedDict):
    """A content pack. here: imported through the app, so that it can be removed. pieces: all else in it."""

    name: str
    here: bool
    scenarios: int
    pieces: int


class Packs(TypedDict):
    packs: list[PackLine]


# The rules help.


class Ruling(TypedDict):
    """code: such as B14."""

    code: str
    text: str


class HelpTopic(TypedDict):
    """chapter: of the rulebook. rulings, editions: what was decided, and how the editions differ, in words."""

    id: str
    title: str
    chapter: str
    paragraphs: list[str]
    rulings: list[Ruling]
    editions: list[str]


class Help(TypedDict):
    topics: list[HelpTopic]


class HelpPart(TypedDict):
    """hit: it is what was asked for."""

    text: str
    hit: bool


class HelpHit(TypedDict):
    """title: of the topic. ruling: its code; empty for the topic's own text. parts: the passage that fits best."""

    topic: str
    title: str
    ruling: str
    parts: list[HelpPart]


class HelpFound(TypedDict):
    """Topics and rulings, the best first. meant: the words that were searched for; empty for those typed."""

    meant: str
    chapters: list[HelpHit]
    rulings: list[HelpHit]
