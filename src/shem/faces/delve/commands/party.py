"""A party's file at the command line: made, shown, what it does in camp, and what it takes home from a quest."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from shem.core.errors import OptionError
from shem.core.save import load
from shem.faces.delve.camp.keeping import new_id
from shem.faces.delve.camp.sheet import hero_line, name_of, sheet
from shem.games import game
from shem.games.delve.content.camp import begin, carry_out, market
from shem.games.delve.content.codex import world_of
from shem.games.delve.content.homecoming import after, check_own, party_of
from shem.games.delve.content.models_party import Party, Wish
from shem.games.delve.content.party_file import read_party, written
from shem.games.delve.content.world import told
from shem.games.delve.parts.state import DelveState
from shem.lab.printing import as_json
from shem.locale.words import Words


def new(words: Words, file: Path, campaign: str, heroes: Sequence[str], name: str, content: str) -> None:
    """Begin a campaign; raises OptionError for a file that is there already."""
    if file.exists():
        raise OptionError("camp-file-there", f"{file} is there already", {"path": str(file)})
    world = world_of(content)
    campaign = campaign or next(iter(world.parts["campaigns"]))
    heroes = heroes or list(world.parts["heroes"])[:2]
    party = begin(campaign, heroes, name or file.stem, content).model_copy(update={"id": new_id()})
    _write(file, party)
    _tell(words, party)


def show(words: Words, file: Path, wants_json: bool) -> None:
    """A party with its market, its next quest and its history."""
    party = read_party(file, world_of)
    if wants_json:
        as_json(party.model_dump())
        return
    _tell(words, party)
    world = world_of(party.content)
    items = world.parts["items"]
    print(words.say("delve-camp-market"))
    for item in market(party, world):
        print("  " + words.say("delve-camp-ware", name=name_of(words, items[item], item), id=item, price=items[item].price))
    for chapter in sheet(words, "", party)["history"]:
        ending = chapter["ending"]["name"] if chapter["ending"] is not None else "none"
        won = "yes" if chapter["won"] else "no"
        print(words.say("delve-camp-chapter", quest=chapter["name"], won=won, ending=ending, told=chapter["told"]))


def do(words: Words, file: Path, **wish: Any) -> None:
    """Something that it does in camp; raises OptionError for what it cannot do."""
    try:
        wished = Wish(**wish)
    except ValidationError as error:
        raise OptionError("camp-deed", told(error), {"what": told(error)}) from error
    party = carry_out(read_party(file, world_of), wished)
    _write(file, party)
    _tell(words, party)


def take(words: Words, file: Path, match: Path) -> None:
    """What a saved match leaves of the party that it began with, in its file or in a new one."""
    played = load(match, game)
    state = played.state
    if played.game.name != "delve" or not isinstance(state, DelveState):
        raise OptionError("camp-other-quest", "this is no match of delve", {"quest": match.name})
    begun = party_of(played.setup)
    party = read_party(file, world_of) if file.exists() else begun
    if party is None:
        raise OptionError("camp-other-quest", "nothing is kept of this quest", {"quest": played.setup["quest"]["id"]})
    known = str(played.header()["digest"])
    if known not in [chapter.match for chapter in party.history]:
        check_own(party, begun, played.setup)
        party = begun or party
    home = after(party, played.setup, state, known)
    _write(file, home if home.id else home.model_copy(update={"id": new_id()}))
    _tell(words, home)


def _write(file: Path, party: Party) -> None:
    """Whole or not at all: a full disk costs no party."""
    draft = file.with_name(f"{file.name}.new")
    draft.write_text(written(party), encoding="utf-8")
    draft.replace(file)


def _tell(words: Words, party: Party) -> None:
    world = world_of(party.content)
    quests = world.parts["quests"]
    print(words.say("delve-camp-party", name=party.name, souls=party.souls))
    for hero, member in party.heroes.items():
        print("  " + hero_line(words, hero, member, world))
    if party.quest is not None:
        print(words.say("delve-camp-next", quest=name_of(words, quests[party.quest], party.quest), id=party.quest))
    elif party.open:
        listed = ", ".join(f"{name_of(words, quests[quest], quest)} ({quest})" for quest in party.open)
        print(words.say("delve-camp-open", quests=listed))
    else:
        print(words.say("delve-camp-story-over"))
