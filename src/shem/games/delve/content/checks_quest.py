"""What no single field of tiles, quests and campaigns can show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shem.core.content.problems import Message, Where
from shem.games.delve.content.checks_effects import check_effects, effects_in, no_such
from shem.games.delve.content.deeds import CARDS, NAMED
from shem.games.delve.content.layout import Plan, areas_of, cells_of, is_one, letters, side_of
from shem.games.delve.content.models_quest import Campaign, Laid, Paragraph, Quest, Side, Tile
from shem.games.delve.content.scope import Known, card_id
from shem.games.delve.content.world import Finding, World
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import MOST_AREAS


def check_tile(where: Where, tile: Tile) -> Iterator[Finding]:
    sizes = [len(side.rows) for side in (tile.a, tile.b)]
    if sizes[0] != sizes[1]:
        yield where, Message("tile-sizes", "both sides have the same number of rows")
    for name, side in (("a", tile.a), ("b", tile.b)):
        yield from _side((*where, name), side)


def _side(where: Where, side: Side) -> Iterator[Finding]:
    size = len(side.rows)
    if any(len(row) != size for row in side.rows):
        yield (*where, "rows"), Message("side-square", "{size} rows have {size} cells each", size=size)
        return
    cells = cells_of(side)
    known = letters(side)
    if not known:
        yield (*where, "rows"), Message("side-rock", "is all rock")
    for letter in known:
        if not is_one({cell for cell, one in cells.items() if one == letter}):
            yield (*where, "rows"), Message("area-parted", "area {area} does not hang together", area=letter)
    for place, wall in enumerate(side.walls):
        for letter in wall:
            if letter not in known:
                yield (*where, "walls", place), no_such("rows", letter, known)
    for letter, (x, y) in side.marks.items():
        if cells.get((x, y)) != letter:
            yield (*where, "marks", letter), Message("mark-off", "the mark must lie in its area")


def check_quest(id: str, quest: Quest, world: World) -> Iterator[Finding]:
    """Everything about a quest; where its tiles are wrong, nothing else."""
    where = ("quests", id)
    tiles: Mapping[str, Tile] = world.parts["tiles"]
    found = list(_tiles(where, quest, tiles))
    if found:
        yield from found
        return
    areas = areas_of(quest, tiles)
    found = list(_areas(where, quest, areas))
    yield from found
    if not found:
        yield from _plan(where, quest, Plan(quest, tiles))
    known = world.known_in(quest, areas)
    yield from _flags(where, quest, known)
    for name, paragraph in quest.book.items():
        yield from _paragraph((*where, "book", name), paragraph, known)
        if name in _led_to({name}, quest.book):
            yield (*where, "book", name, "again"), Message("reads-itself", "leads back to itself, for ever")
    for name, ending in quest.endings.items():
        for place, next in enumerate(ending.next):
            if next not in world.parts["quests"]:
                yield (*where, "endings", name, "next", place), no_such("quests", next, world.parts["quests"])
    if quest.campaign is not None and quest.campaign not in world.parts["campaigns"]:
        yield (*where, "campaign"), no_such("campaigns", quest.campaign, world.parts["campaigns"])
    yield from check_effects("quests", id, quest, known)


def _tiles(where: Where, quest: Quest, tiles: Mapping[str, Tile]) -> Iterator[Finding]:
    used: list[Laid] = []
    for name, laid in quest.tiles.items():
        if laid.tile not in tiles:
            yield (*where, "tiles", name, "tile"), no_such("tiles", laid.tile, tiles)
        elif any(list(_side(where, side_of(laid, tiles)))):
            yield (*where, "tiles", name), Message("tile-wrong", "lies on a side that is wrong itself")
        if laid.district not in quest.districts:
            yield (*where, "tiles", name, "district"), no_such("districts", laid.district, quest.districts)
        if any(laid.tile == other.tile for other in used):
            yield (
                (*where, "tiles", name, "tile"),
                Message("tile-twice", "there is one {tile}, and it lies already", tile=laid.tile),
            )
        used.append(laid)
    for district in quest.districts:
        if not any(laid.district == district for laid in used):
            yield (*where, "districts", district), Message("district-empty", "no tile lies in it")


def _areas(where: Where, quest: Quest, areas: Sequence[str]) -> Iterator[Finding]:
    """Areas that are named and are none."""
    named: list[tuple[Where, str]] = []
    for field in ("start", "searches", "shrines"):
        named += [((field, place), area) for place, area in enumerate(getattr(quest, field))]
    named += [(("chests", name, "area"), chest.area) for name, chest in quest.chests.items()]
    named += [
        (("doors", name, "between", end), area)
        for name, door in quest.doors.items()
        for end, area in enumerate(door.between)
    ]
    named += [(("walls", place, end), area) for place, pair in enumerate(quest.walls) for end, area in enumerate(pair)]
    for place, one in enumerate(quest.overlays):
        named += [(("overlays", place, "area"), one.area)] + ([(("overlays", place, "to"), one.to)] if one.to else [])
        if (one.kind == v.OVERLAYS[v.BARRIER]) != (one.to is not None):
            yield (
                (*where, "overlays", place),
                Message("barrier-to", "a barrier, and nothing else, has to: the area that it bars"),
            )
    for way, area in named:
        if area not in areas:
            yield (*where, *way), no_such("areas", area, areas)
    for name, chest in quest.chests.items():
        if chest.lock not in ("locked", "magic"):
            yield (*where, "chests", name, "lock"), Message("chest-lock", "a chest is locked or magic")
    if len(areas) > MOST_AREAS:
        yield (
            (*where, "tiles"),
            Message("areas-many", "there are at most {most} areas, not {have}", most=MOST_AREAS, have=len(areas)),
        )


def _plan(where: Where, quest: Quest, plan: Plan) -> Iterator[Finding]:
    for name in plan.twice:
        yield (*where, "tiles", name), Message("tile-over", "lies over another tile")
    touching = plan.touching()
    for name, door in quest.doors.items():
        if tuple(sorted(door.between)) not in touching:
            yield (*where, "doors", name, "between"), Message("door-apart", "the two areas do not touch")
    for place, one in enumerate(quest.overlays):
        if one.to is not None and tuple(sorted((one.area, one.to))) not in touching:
            yield (*where, "overlays", place, "to"), Message("door-apart", "the two areas do not touch")
    lost = sorted(set(plan.names) - plan.reached())
    for district in quest.districts:
        shut = [area for area in lost if plan.district(area) == district]
        if shut:
            message = Message("cut-off", "there is no way from the start to {areas}", areas=", ".join(shut))
            yield (*where, "districts", district), message


def _flags(where: Where, quest: Quest, known: Known) -> Iterator[Finding]:
    for name, paragraph in quest.book.items():
        for field in ("needs", "bars"):
            for place, flag in enumerate(getattr(paragraph, field)):
                if flag not in known["flags"]:
                    yield (*where, "book", name, field, place), no_such("flags", flag, known["flags"])


def _paragraph(where: Where, one: Paragraph, known: Known) -> Iterator[Finding]:
    """A trigger names what it needs, and nothing else."""
    part = NAMED.get(one.trigger)
    if part is None and one.what is not None:
        yield (*where, "what"), Message("deed-has-no", "{deed} has no {field}", deed=one.trigger, field="what")
    if part not in (None, CARDS) and one.what is None:
        yield where, Message("deed-needs", "{deed} needs {field}", deed=one.trigger, field="what")
    if one.rank is not None and part != CARDS:
        yield (*where, "rank"), Message("deed-has-no", "{deed} has no {field}", deed=one.trigger, field="rank")
    if part is not None and one.what is not None:
        id = card_id(one.what, one.rank) if part == CARDS else one.what
        if id not in known[part]:
            yield (*where, "what"), no_such(part, id, known[part])


def _led_to(names: set[str], book: Mapping[str, Paragraph]) -> set[str]:
    """The paragraphs to be read again and again to which some of these lead by themselves, over others such."""
    found: set[str] = set()
    while names:
        orders = [effect for name in names for _, effect in effects_in(book[name], ())]
        read = {effect.what for effect in orders if effect.do == v.DEEDS[v.READS]}
        counted = {effect.what for effect in orders if effect.do == v.DEEDS[v.COUNTS]}
        names = {
            name
            for name, one in book.items()
            if one.again and name not in found and (name in read or (one.trigger == "count" and one.what in counted))
        }
        found |= names
    return found


def check_campaign(id: str, campaign: Campaign, quests: Mapping[str, Any]) -> Iterator[Finding]:
    if campaign.first not in quests:
        yield ("campaigns", id, "first"), no_such("quests", campaign.first, quests)
