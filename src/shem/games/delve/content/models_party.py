"""A party as it is kept between quests."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from shem.games.delve.content.models_words import Id, SoulRankNumber, Strict, Words
from shem.games.delve.parts import vocabulary as v

VERSION: Final = 1
MOST_CROWNS: Final = 9999
MOST_ITEMS: Final = 200
LONGEST_NAME: Final = 60
MOST_CHAPTERS: Final = 500
DEEDS: Final = (
    "enhance",
    "return",
    "buy",
    "sell",
    "wear",
    "take-off",
    "give",
    "give-crowns",
    "choose",
    "join",
    "leave",
    "rename",
)
Count = Annotated[int, Field(ge=0, le=MOST_CROWNS)]
Change = Annotated[int, Field(ge=-MOST_CROWNS, le=MOST_CROWNS)]
Items = Annotated[list[Id], Field(max_length=MOST_ITEMS)]
PartyName = Annotated[str, Field(max_length=LONGEST_NAME)]
PartyId = Annotated[str, Field(max_length=40)]
MatchId = Annotated[str, Field(max_length=100)]
QuestName = Annotated[str, Field(max_length=80)]


class Member(Strict):
    """rank: Soul Rank, 1 to 4. worn, pack: Items by id. fallen: it is a soul still, and comes back in camp. away: it stays
    behind, with what it has."""

    rank: SoulRankNumber = 1
    worn: Items = Field([])
    pack: Items = Field([])
    crowns: Count = 0
    fallen: bool = False
    away: bool = False


class Chapter(Strict):
    """A quest that was played. souls, crowns: how many more the party had afterwards. heroes: that went; fallen: of those,
    who were souls at its end. match: by which it is known, so that nobody brings the same home twice."""

    quest: QuestName
    won: bool
    ending: Id | None = None
    rounds: Count = 0
    souls: Change = 0
    crowns: Change = 0
    heroes: Annotated[list[Id], Field(max_length=v.MOST_HEROES)] = Field([])
    fallen: Annotated[list[Id], Field(max_length=v.MOST_HEROES)] = Field([])
    match: MatchId = ""


class Party(Strict):
    """id: tells it from other parties wherever it is brought. content: the pack that its campaign is of, empty for the
    game's own. flags: those of the campaign's story that are set. heroes: those that were kept, in order; others begin
    anew. souls: soul points. quest: that is played next; open: those to choose from; both are empty when the story has
    ended. history: the latest quests, the oldest first."""

    version: Literal[1] = VERSION
    id: PartyId = ""
    name: PartyName = ""
    content: Annotated[str, Field(max_length=80)] = ""
    campaign: Id | None = None
    quest: Id | None = None
    open: Annotated[list[Id], Field(max_length=9)] = Field([])
    souls: Count = 0
    flags: Annotated[list[Id], Field(max_length=99)] = Field([])
    heroes: Annotated[dict[Id, Member], Field(max_length=v.MOST_HEROES)] = Field({})
    history: Annotated[list[Chapter], Field(max_length=MOST_CHAPTERS)] = Field([])

    def present(self) -> list[str]:
        """The Heroes that go on the next quest: neither away nor fallen."""
        return [id for id, member in self.heroes.items() if not member.away and not member.fallen]


class Wish(Strict):
    """What the party does in camp. hero: who. to: whom it is given. pay: with soul points, else by a Soul Rank less."""

    deed: Annotated[str, Words(*DEEDS)]
    hero: Annotated[str, Field(max_length=30)] = ""
    to: Annotated[str, Field(max_length=30)] = ""
    item: Annotated[str, Field(max_length=30)] = ""
    quest: Annotated[str, Field(max_length=30)] = ""
    crowns: Count = 0
    pay: bool = True
    name: PartyName = ""
