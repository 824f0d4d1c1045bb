"""What a game must give to be told, shown and kept. A game plugs in with one Face; whoever shows it knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from shem import games
from shem.core.content.problems import Problem
from shem.core.contract import Setup, State
from shem.core.errors import Detail
from shem.core.event import Event
from shem.locale.words import Words
from shem.stylus.field import StylusGroup
from shem.table.cardboard import Cardboard
from shem.table.stage import Stage


class Shelf(Protocol):
    """One person's documents of one kind; nobody else sees or changes them."""

    def all(self) -> list[tuple[str, dict[str, Any]]]:
        """The ids and documents, the newest first."""

    def get(self, id: str) -> dict[str, Any] | None: ...

    def add(self, data: Mapping[str, Any]) -> str:
        """The new document's id. Raises Fault if there is no room for it."""

    def change(self, id: str, data: Mapping[str, Any]) -> bool:
        """False: there is none of this id."""

    def remove(self, id: str) -> bool:
        """False: there is none of this id."""


Shelves = Callable[[str], Shelf]  # one person's, by the kinds that the game's Face keeps


class Option(NamedTuple):
    """An option of a set-up as the command line takes it; its help is `help-NAME`. several: may be given more than once."""

    name: str
    kind: type = str
    several: bool = False
    flag: str = ""


class Bringing(ABC):
    """How guests bring something to a match before it begins, such as an army."""

    @abstractmethod
    def awaited(self, options: Mapping[str, Any]) -> list[int]:
        """The seats whose guests still shall."""

    @abstractmethod
    def stand_in(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with something for each of these."""

    @abstractmethod
    def bring(self, shelves: Shelves, options: Mapping[str, Any], seat: int, wanted: Any, words: Words) -> Any:
        """What a seat's device brings, as it is kept. Raises Fault if it does not fit."""

    @abstractmethod
    def put(self, options: Mapping[str, Any], seat: int, kept: Any) -> dict[str, Any]:
        """The options with that."""

    @abstractmethod
    def title(self, options: Mapping[str, Any], seat: int, language: str) -> str:
        """What a seat has brought, in words; empty if nothing."""

    @abstractmethod
    def settle(self, shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
        """The options with what the match's maker has named for the other seats, as it is kept."""

    @abstractmethod
    def shown(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What everybody at the table may know of the options while guests are awaited."""


class Host(Protocol):
    """What the app gives to a game's own routes. request: as the web framework knows it."""

    def shelf(self, request: Any, kind: str) -> Shelf:
        """The documents of who asks."""

    def words(self, request: Any) -> Words:
        """The language of who asks."""

    def origin(self, request: Any) -> str:
        """The address by which other devices reach this one."""

    def setting(self, request: Any, name: str) -> Any:
        """A setting of the device that asks; None if it says nothing."""

    def shape(self, kind: Any) -> Any:
        """A TypedDict, or a type with some in it, as the web framework reads it."""

    def packs(self) -> dict[str, Path]:
        """The folders of the packs that the app has taken in, by the packs' names."""

    async def keep_pack(self, request: Any, name: str, files: Mapping[str, bytes]) -> None:
        """Take these files in as the pack of this name, in place of one; without files leave it out. Raises Fault."""

    async def read(self, kind: str, text: str) -> dict[str, Any]:
        """The document in a text that somebody brings, read by `Face.read` where it does no harm. Raises Fault."""


class Face(ABC):
    """A game's whole outside. One object a game, and light: it imports what it gives when that is asked for.

    seats: the fewest and the most. of_play: options of a match that people play. options: of the command line.
    commands: groups of commands of its own, by name: `module:function`, which makes them from Words. documents: the kinds
    of what people keep, each with its present version. page: the folder of `page.js`, which draws the board of a game that
    another package brings (`web/src/games/brought/module.ts`). pack_folders: of a pack, with a piece in each file;
    pack_files: of a pack, without their `.yaml`. real: its Stage says what lies on a real table. together: all seats play
    against the game. lesson_points: what its page alone can light for a lesson, lesson_facts: what it tells to be so, each
    with how many numbers it takes
    (`web/src/games/GAME/lessons/page.ts`).
    """

    game: str = ""
    seats: tuple[int, int] = (1, 1)
    of_play: Mapping[str, Any] = {}
    options: tuple[Option, ...] = ()
    commands: Mapping[str, str] = {}
    documents: Mapping[str, int] = {}
    page: Path | None = None
    real: bool = False
    together: bool = False
    pack_folders: tuple[str, ...] = ()
    pack_files: tuple[str, ...] = ()
    lesson_points: Mapping[str, int] = {}
    lesson_facts: Mapping[str, int] = {}

    @abstractmethod
    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        """The words and pictures of a match; labels say who sits in each seat."""

    @property
    def paged(self) -> bool:
        """Whether it can be played on a page: its own, or one that is built in."""
        return self.page is not None or games.is_own(self.game)

    def said(self, words: Words, code: str, details: Mapping[str, Detail]) -> str:
        """A message `GAME:CODE` of the game's content, in words."""
        return words.say(f"{self.game}-{code}", **details)

    def chosen(self, shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
        """The options of a new match as a browser names them, as the rules take them. Raises Fault, OptionError."""
        return {**options, **self.of_play}

    def bringing(self) -> Bringing | None:
        """How guests bring something to a match; None where they bring nothing."""
        return None

    def fields(self, words: Words) -> list[StylusGroup]:
        """All that a stylus can touch, with its names."""
        return []

    def cardboard(self, host: Host, request: Any, of: str) -> Cardboard:
        """What can be printed of the game, for who asks. of: the code of one of the portions, empty for everything.
        Raises Fault for a portion that there is not."""
        return {"portions": [], "sheets": [], "head": {}}

    # What a page, an API and the command line need besides matches.

    def shapes(self) -> list[ModuleType]:
        """The modules of the shapes that the page is sent, for its types."""
        return []

    def routes(self, host: Host) -> list[Any]:
        """Routers of its own for the HTTP API, below `/games/GAME`."""
        return []

    def read(self, kind: str, text: str) -> dict[str, Any]:
        """The document of a kind in a text such as a link, a code or a file. Raises OptionError, ContentError."""
        raise LookupError(kind)

    def upgraded(self, kind: str, version: int, data: dict[str, Any]) -> dict[str, Any]:
        """A document of an earlier version of its kind as the present one has it."""
        raise LookupError(f"{kind} {version}")

    def ladder(self) -> list[dict[str, Any]]:
        """The set-ups for two in which its levels of play are measured."""
        return [{}]

    def style(self, state: State, told: Sequence[Event], seat: int) -> dict[str, int]:
        """How a seat has played a match that is over, in numbers by what they count, which `GAME-style-NAME` says; none:
        the game has none. told: all that happened."""
        return {}

    # Content.

    def pack_folder(self, fields: set[str]) -> str:
        """Where a file with these fields at its left edge belongs; empty if it is none of the game's."""
        return ""

    def check_packs(self, packs: Sequence[Path]) -> None:
        """Raise ContentError if the game's content is not sound with these packs."""
        return

    def read_content(self) -> None:
        """Read and keep the content with the packs that the environment names. Raises ContentError."""
        return

    def problems(self, folder: Path | None) -> list[Problem]:
        """What is wrong with a pack, or with the game's own content; nothing if the folder holds none of the game."""
        return []

    def replacing(self, folder: Path) -> list[str]:
        """The names of a pack's pieces that take the place of others."""
        return []

    def schema(self) -> dict[str, Any]:
        """The JSON Schemas of content files, by kind."""
        return {}


def face(game: str) -> Face:
    """The face of the game of this name; raises OptionError if there is none."""
    found: Face = import_module(f"{games.registered(game).face}.face").FACE
    return found


def faces() -> list[Face]:
    return [face(name) for name in games.names()]


SEPARATOR: Final = ":"  # between a game and a code of its messages
