"""What a finished quest leaves of the party that went (rulings 12, 26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pydantic import ValidationError

from shem.core.contract import Setup
from shem.core.errors import OptionError
from shem.games.delve.content.camp import begin
from shem.games.delve.content.codex import world_of
from shem.games.delve.content.models_party import MOST_CHAPTERS, MOST_CROWNS, MOST_ITEMS, Chapter, Member, Party
from shem.games.delve.content.world import told
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.state import DelveState


def party_of(setup: Setup) -> Party | None:
    """The party that a quest was set up with; where it came without one, a new one for its campaign's first quest. None:
    nothing can be kept. Raises OptionError where it is none, or the content has changed so that there is none."""
    if "kept" in setup:
        try:
            return Party.model_validate(setup["kept"])
        except ValidationError as error:
            raise OptionError("bad-party", told(error), {"reason": told(error)}) from error
    campaign = setup["quest"].get("campaign")
    found = None if campaign is None else world_of().parts["campaigns"].get(campaign)
    if found is None or found.first != setup["quest"]["id"]:
        return None
    heroes = [hero["id"] for hero in setup["heroes"]]
    return begin(campaign, heroes, setup["quest"]["name"]["en"])


def after(party: Party, setup: Setup, state: DelveState, match: str) -> Party:
    """The party after its quest. match: by which it is known; the same a second time changes nothing.

    Won: everything as the Heroes have it, the pool, the story and where it goes on; who was a soul is one still. Lost: the
    party as it came, but for what it has used up; it may try again. Raises OptionError for another party's quest.
    """
    if match and any(chapter.match == match for chapter in party.history):
        return party
    quest = setup["quest"]
    if state.ended is None:
        raise OptionError("camp-not-over", "the quest is not over")
    if quest["campaign"] != party.campaign or quest["id"] != party.quest:
        raise OptionError("camp-other-quest", f"the party's quest is {party.quest}", {"quest": str(quest["id"])})
    home = party.model_copy(deep=True)
    ids = [hero["id"] for hero in setup["heroes"]]
    if state.ended.winners:
        _won(home, setup, state, ids)
    else:
        _use_up(home, setup, state, ids)
    home.heroes = {hero: home.heroes[hero] for hero in dict.fromkeys([*ids, *home.heroes]) if hero in home.heroes}
    home.history = [*home.history, _chapter(party, home, setup, state, ids, match)][-MOST_CHAPTERS:]
    return home


def check_own(party: Party, begun: Party | None, setup: Setup) -> None:
    """Whether this party set out on a quest that began with `begun`, and has played nothing since. Raises OptionError."""
    if begun is None or begun.id != party.id:
        raise OptionError("camp-other-party", "another party played this quest", {"quest": str(setup["quest"]["id"])})
    if begun.history != party.history:
        raise OptionError("camp-moved-on", "the party has played another quest since")


def _won(home: Party, setup: Setup, state: DelveState, ids: Sequence[str]) -> None:
    for hero, figure in zip(ids, state.heroes):
        home.heroes[hero] = _member(setup, figure)
    home.souls = min(state.souls, MOST_CROWNS)
    story = world_of(home.content).parts["campaigns"][str(home.campaign)].flags[: setup["quest"]["story"]]
    home.flags = [flag for number, flag in enumerate(story) if state.flags >> number & 1]
    home.open = list(setup["quest"]["endings"][state.ending]["next"]) if state.ending >= 0 else []
    home.quest = home.open[0] if len(home.open) == 1 else None


def _member(setup: Setup, figure: Hero) -> Member:
    return Member(
        rank=figure.rank + 1,
        worn=_items(setup, figure.worn),
        pack=_items(setup, figure.pack),
        crowns=min(figure.crowns, MOST_CROWNS),
        fallen=figure.soul,
    )


def _items(setup: Setup, numbers: Sequence[int]) -> list[str]:
    return sorted(str(setup["items"][number]["id"]) for number in numbers)[:MOST_ITEMS]


def _use_up(home: Party, setup: Setup, state: DelveState, ids: Sequence[str]) -> None:
    """What is discarded when it is used, and that the Heroes had and have no more, is gone."""
    left = Counter(item for _, item in state.floor)
    for figure in state.heroes:
        left.update([*figure.worn, *figure.pack])
    for number, item in enumerate(setup["items"]):
        if item["once"]:
            packs = [home.heroes[hero].pack for hero in ids if hero in home.heroes]
            used = sum(pack.count(item["id"]) for pack in packs) - left[number]
            held = [pack for pack in packs for _ in range(pack.count(item["id"]))]
            for pack in held[: max(used, 0)]:
                pack.remove(item["id"])


def _chapter(party: Party, home: Party, setup: Setup, state: DelveState, ids: Sequence[str], match: str) -> Chapter:
    crowns = sum(member.crowns for member in home.heroes.values()) - sum(one.crowns for one in party.heroes.values())
    endings = setup["quest"]["endings"]
    return Chapter(
        quest=setup["quest"]["id"],
        won=bool(state.ended and state.ended.winners),
        ending=endings[state.ending]["id"] if state.ending >= 0 else None,
        rounds=state.round,
        souls=home.souls - party.souls,
        crowns=crowns,
        heroes=list(ids),
        fallen=[hero for hero, figure in zip(ids, state.heroes) if figure.soul],
        match=match,
    )
