"""Loads the dungeon's content: reads the core's files and one pack's, checks them, and compiles a quest to a set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from shem.core.content.packs import packs
from shem.core.content.problems import ContentError, Message, Problem, field_name
from shem.core.errors import OptionError
from shem.games.delve.content.checks_cards import check_cards, fitted
from shem.games.delve.content.checks_effects import check_effects
from shem.games.delve.content.checks_party import check_party
from shem.games.delve.content.checks_quest import check_campaign, check_quest, check_tile
from shem.games.delve.content.compile_cards import decks_json, foes_json, hero_json, item_json, kind_json, titled
from shem.games.delve.content.compile_quest import quest_json
from shem.games.delve.content.layout import Plan
from shem.games.delve.content.models import Contents
from shem.games.delve.content.models_party import Member, Party
from shem.games.delve.content.models_quest import Quest
from shem.games.delve.content.party_file import read_party
from shem.games.delve.content.scope import Json, Scope, name_json
from shem.games.delve.content.skirmish import SKIRMISH, made
from shem.games.delve.content.world import Finding, World, told
from shem.games.delve.parts import vocabulary as v

FILE: Final = "delve.yaml"  # of a pack
CORE: Final = Path(__file__).with_name("packs") / "core"  # a folder of such files


def contents(
    quest: str | Mapping[str, Any],
    heroes: Sequence[str] | None = None,
    party: Mapping[str, Any] | str | None = None,
    pack: str = "",
    seats: int = 2,
) -> Json:
    """The set-up of a quest for Heroes by seat. quest: its id ("": the first campaign's first), skirmish:SEED or
    skirmish:SEED:ACT (ACT 1 where it is left out), or itself as a file would have it. heroes: their ids (None: the first
    ones, a seat each). party: as `Party` says, or its file; its next quest and its Heroes go where no other is named, and
    Heroes that it does not bring come as `newcomer` says.

    Raises OptionError for what there is not or does not fit, ContentError for a file that is wrong.
    """
    kept = _party(party)
    world = world_of(pack or kept.content)
    if not quest and kept.campaign is not None:
        quest = _next_quest(kept)
    id, found = _quest(quest, world)
    heroes = _going(kept, world, seats) if heroes is None else heroes
    _check_heroes(heroes, kept, world)
    plan = Plan(found, world.parts["tiles"])
    scope = Scope(world.known_in(found, plan.names), len(heroes))
    assert world.dice is not None
    return {
        "heroes": [hero_json(hero, world.parts["heroes"][hero], scope) for hero in heroes],
        "party": [_member(kept.heroes.get(hero) or newcomer(hero, found.act, world), scope) for hero in heroes],
        "items": [item_json(item, entry, scope) for item, entry in world.parts["items"].items()],
        "foes": foes_json(world.parts["enemies"], scope),
        "kinds": [kind_json(kind, entry, scope) for kind, entry in world.parts["enemies"].items()],
        "decks": decks_json(world.parts, world.dice, scope),
        "dice": world.dice.model_dump(),
        "dungeon": {**plan.json(), **_drawn(found, world)},
        "quest": _as_kept(id, found, len(heroes), kept, world, scope),
        **({} if kept.campaign is None else {"kept": kept.model_dump()}),
    }


def _as_kept(id: str, quest: Quest, seats: int, kept: Party, world: World, scope: Scope) -> Json:
    """The quest as it is for a party: with its story and its soul points."""
    campaign = world.parts["campaigns"].get(quest.campaign or "")
    story = [] if campaign is None else campaign.flags
    flags = [flag for flag in kept.flags if flag in story]
    return {**quest_json(id, quest, seats, flags, len(story), scope), "souls": quest.souls + kept.souls}


def listing(pack: str = "") -> Json:
    """What can be chosen from, as people read it: Heroes and campaigns, and the quests of the pack or else of the core."""
    world = world_of(pack)
    parts, own = world.parts, world.own("quests")
    return {
        "heroes": [
            {**titled(id, hero), "epithet": name_json(hero.epithet), "nature": hero.nature}
            for id, hero in parts["heroes"].items()
        ],
        "quests": [
            {**titled(id, quest), "act": quest.act, "campaign": quest.campaign}
            for id, quest in _in_order(parts)
            if id in own
        ],
        "campaigns": [
            {**titled(id, one), "first": one.first, "flags": one.flags} for id, one in parts["campaigns"].items()
        ],
    }


def _in_order(parts: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, Quest]]:
    """The quests as their campaigns tell them, from the first on, then those that stand alone."""
    quests = parts["quests"]
    found = [one.first for one in parts["campaigns"].values()]
    for id in found:
        endings = quests[id].endings.values()
        found.extend(next for next in dict.fromkeys(next for one in endings for next in one.next) if next not in found)
    return [(id, quests[id]) for id in dict.fromkeys([*found, *quests])]


def names() -> list[str]:
    """The packs that there are besides the core, as `world_of` finds them."""
    return list(dict.fromkeys([folder.stem for folder in _folders()]))


def _folders() -> list[Path]:
    """Folders named as packs that hold such a file."""
    return [folder for folder in packs() if (folder / FILE).is_file()]


def check(path: Path) -> list[Problem]:
    """Everything that is wrong with a pack's file, with the core below it, or with the core itself."""
    return sorted(_read(path if path != CORE else None).problems)


def schema() -> Json:
    """The file's JSON Schema."""
    return Contents.model_json_schema()


def newcomer(hero: str, act: int, world: World) -> Member:
    """A Hero that no party brings: in ACT 1 at rank I with its own Items, worn as far as there is room; later a veteran."""
    veterans: list[Member] = world.parts["heroes"][hero].veterans
    if act > 1 and veterans:
        return veterans[min(act - 2, len(veterans) - 1)]
    own: list[str] = world.parts["heroes"][hero].items
    fits = fitted(own, world.parts["items"])
    return Member(
        worn=[item for item, fit in zip(own, fits) if fit],
        pack=[item for item, fit in zip(own, fits) if not fit],
    )


def worlds() -> dict[str, World]:
    """The game's own content by an empty name, and that of every pack that is sound."""
    found = {"": world_of()}
    for pack in names():
        with suppress(OptionError, ContentError):
            found[pack] = world_of(pack)
    return found


def home_of(party: Party) -> World:
    """The content of a party's campaign. Raises OptionError where that, or a part of it, is gone."""
    try:
        world = world_of(party.content)
    except OptionError as error:
        reason = f"the pack {party.content!r} of the party's campaign is missing"
        raise OptionError("camp-pack-gone", reason, {"name": party.content}) from error
    _check_kept(party, world)
    return world


def world_of(pack: str = "") -> World:
    """All content, as the files are now. Raises OptionError for a pack that there is not, ContentError."""
    path = _path(pack) if pack else None
    files = [*_core(), *([path] if path is not None else [])]
    world = _kept(path, tuple([file.stat().st_mtime_ns for file in files]))
    if world.problems:
        raise ContentError(sorted(world.problems))
    return world


def findings(world: World) -> Iterator[Finding]:
    """What no single field can show."""
    yield from check_cards(world)
    for id, tile in world.parts["tiles"].items():
        yield from check_tile(("tiles", id), tile)
    for id, quest in world.parts["quests"].items():
        yield from check_quest(id, quest, world)
    for id, campaign in world.parts["campaigns"].items():
        yield from check_campaign(id, campaign, world.parts["quests"])
    for part, entries in world.parts.items():
        for id, entry in entries.items() if part != "quests" else ():
            yield from check_effects(part, id, entry, world.known())


def _path(pack: str) -> Path:
    """A pack that was brought in lies in a folder NAME.MARK, where only the name stays when it is brought in anew."""
    there = _folders()
    fits = [folder for folder in there if folder.name == pack] or [folder for folder in there if folder.stem == pack]
    if not fits:
        raise _unknown("unknown-delve-pack", "pack", pack, names())
    return fits[0] / FILE


def _core() -> list[Path]:
    return sorted(CORE.glob("*.yaml"))


@cache
def _kept(path: Path | None, _changed: tuple[int, ...]) -> World:
    return _read(path)


def _read(path: Path | None) -> World:
    world = World()
    for file in _core():
        world.read(file, replaces=False)
    if path is not None:
        world.read(path, replaces=True)
    world.finish()
    if not world.problems:
        world.problems.extend(world.problem(finding) for finding in findings(world))
    return world


def _quest(quest: str | Mapping[str, Any], world: World) -> tuple[str, Quest]:
    if isinstance(quest, str):
        if quest.startswith(SKIRMISH):
            return quest, made(quest, world)
        quest = quest or next(iter(world.parts["campaigns"].values())).first
        if quest not in world.parts["quests"]:
            raise _unknown("unknown-quest", "quest", quest, world.parts["quests"])
        return quest, world.parts["quests"][quest]
    try:
        found = Quest.model_validate(quest)
    except ValidationError as error:
        raise OptionError("bad-quest", told(error), {"reason": told(error)}) from error
    wrong: list[Message] = [message for _, message in check_quest("made", found, world)]
    if wrong:
        raise OptionError("bad-quest", "; ".join(wrong), {"reason": "; ".join(wrong)})
    return "made", found


def _going(kept: Party, world: World, seats: int) -> list[str]:
    if kept.heroes and not kept.present():
        raise _bad_party("all of its heroes are souls or stay behind")
    return kept.present() or list(world.parts["heroes"])[:seats]


def _check_heroes(heroes: Sequence[str], kept: Party, world: World) -> None:
    if not isinstance(heroes, list | tuple) or not all(isinstance(hero, str) for hero in heroes):
        raise _bad_party("heroes are a list of names")
    if not 1 <= len(heroes) <= v.MOST_HEROES or len(set(heroes)) < len(heroes):
        raise _bad_party(f"a party has 1 to {v.MOST_HEROES} heroes, each once, not {', '.join(heroes) or 'none'}")
    for hero in heroes:
        if hero not in world.parts["heroes"]:
            raise _unknown("unknown-hero", "hero", hero, world.parts["heroes"])
        if hero in kept.heroes and hero not in kept.present():
            raise _bad_party(f"{hero} is a soul, or stays behind")
    _check_kept(kept, world)


def _check_kept(kept: Party, world: World) -> None:
    for where, message in check_party(kept, world):
        raise _bad_party(f"{field_name(where)}: {message}")


def _next_quest(kept: Party) -> str:
    if kept.quest is None:
        raise _bad_party(f"choose its next quest: {', '.join(kept.open)}" if kept.open else "its story has ended")
    return kept.quest


def _party(party: Mapping[str, Any] | str | None) -> Party:
    """A party as it is given, or in a file."""
    if isinstance(party, str):
        return read_party(Path(party), world_of)
    try:
        return Party.model_validate(party or {})
    except ValidationError as error:
        raise _bad_party(told(error)) from error


def _bad_party(reason: str) -> OptionError:
    return OptionError("bad-party", reason, {"reason": reason})


def _member(member: Member, scope: Scope) -> Json:
    def numbers(items: Sequence[str]) -> list[int]:
        return sorted(scope.number("items", item) for item in items)

    return {
        "rank": member.rank - 1,
        "worn": numbers(member.worn),
        "pack": numbers(member.pack),
        "crowns": member.crowns,
    }


def _drawn(quest: Quest, world: World) -> Json:
    """What the dungeon is called and drawn from."""
    return {
        "districts": [{"id": id, "name": name_json(name)} for id, name in quest.districts.items()],
        "tiles": [
            {
                "id": id,
                "name": name_json(world.parts["tiles"][laid.tile].name),
                "size": len(world.parts["tiles"][laid.tile].a.rows),
                **laid.model_dump(),
            }
            for id, laid in quest.tiles.items()
        ],
    }


def _unknown(code: str, what: str, name: str, known: Sequence[str] | Mapping[str, Any]) -> OptionError:
    listed = ", ".join(known) or "none"
    return OptionError(code, f"there is no {what} {name!r}; there are: {listed}", {"name": name, "known": listed})
