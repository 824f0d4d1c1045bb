"""What the page draws now: figures, discovered areas, decks, the attack that is made, the Book of Secrets."""

from __future__ import annotations

from typing import Final, cast

from shem.core.errors import ShemError
from shem.faces.delve.scenes.fight import fight_of
from shem.faces.delve.scenes.figures import enemy_of, hero_of
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.scenes.scene_shapes import AreaNow, ChoiceNow, DelveDeckNow, DelveScene, PageNow, TurnNow
from shem.faces.delve.scenes.shapes import LockName
from shem.faces.delve.telling.position import area_line, chest_at, crowns_at, search_at, shown_areas, shown_doors
from shem.games.delve.parts import events as told
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Choose
from shem.games.delve.parts.piles import spread
from shem.games.delve.rules.battlefield import controls, dominates, in_sight
from shem.games.delve.rules.book import Choosing
from shem.games.delve.rules.victims import VictimTie

ASIDE: Final = (v.BARRIER,)  # overlays that lie on an edge


def scene_of(glance: Glance) -> DelveScene:
    world = glance.world
    ended = world.ended
    return {
        "round": world.round,
        "act": world.box.quest.act,
        "first": world.first(),
        "turn": _turn(glance),
        "heroes": [hero_of(glance, hero) for hero in world.heroes],
        "enemies": [enemy_of(glance, enemy) for enemy in world.enemies],
        "areas": [_area(glance, area) for area in shown_areas(world)],
        "doors": [{"door": door, "lock": _lock(world.doors[door])} for door in shown_doors(world)],
        "decks": [_deck(glance, deck) for deck in range(len(world.piles))],
        "event": world.event if world.event >= 0 else None,
        "sky": world.sky if world.sky >= 0 else None,
        "night": world.night,
        "souls": world.souls,
        "objective": glance.names.objective(world.objective),
        "fight": fight_of(glance),
        "book": _book(glance),
        "choosing": _choosing(glance),
        "choosing_paragraph": None if (page := _asking(glance)) is None else page,
        "deciding": next((step.who for step in world.steps[-1:] if isinstance(step, VictimTie)), None),
        "won": None if ended is None else bool(ended.winners),
        "party": None if ended is None else _party(glance),
    }


def _party(glance: Glance) -> str | None:
    """What the quest leaves of the party, as its file; None where nothing is kept."""
    from shem.games.delve.content.homecoming import after, party_of  # only here: a match needs no content files
    from shem.games.delve.content.party_file import written

    try:
        party = party_of(glance.names.setup)
        return None if party is None else written(after(party, glance.names.setup, glance.world, ""))
    except ShemError:
        return None


def _lock(lock: int) -> LockName:
    return v.LOCKS[lock]


def _turn(glance: Glance) -> TurnNow | None:
    world = glance.world
    if world.active < 0:
        return None
    turn = world.turn
    return {
        "seat": world.active,
        "points": turn.points,
        "moving": turn.moving,
        "combats": turn.combats,
        "actions": turn.actions,
        "slips": turn.slips,
    }


def _area(glance: Glance, area: int) -> AreaNow:
    world = glance.world
    chest = chest_at(world, area)
    lying = [one for one in world.overlays if one[1] == area]
    return {
        "area": area,
        "controls": _side(controls(world, area, True), controls(world, area, False)),
        "dominates": _side(dominates(world, area, True), dominates(world, area, False)),
        "seen": [hero.who for hero in world.standing() if in_sight(world, hero, area)],
        "overlays": [v.OVERLAYS[kind] for kind, *_ in lying if kind not in ASIDE],
        "barriers": [to for kind, _, to in lying if kind in ASIDE],
        "shrine": area in world.box.quest.shrines,
        "search": search_at(world, area),
        "chest": chest,
        "chest_lock": None if chest is None else _lock(world.chests[chest]),
        "items": [item for where, item in world.floor if where == area],
        "crowns": crowns_at(world, area),
        "text": area_line(glance.names, world, area),
    }


def _side(heroes: bool, enemies: bool) -> int:
    return 1 if heroes else -1 if enemies else 0


def _deck(glance: Glance, deck: int) -> DelveDeckNow:
    pile = glance.world.piles[deck]
    return {"deck": deck, "left": pile.left(), "discards": spread(pile.discards)[1:]}


def _book(glance: Glance) -> list[PageNow]:
    """What was read and has words, in order, with what was chosen in it."""
    names, found = glance.names, list[PageNow]()
    for event in glance.sight.events():
        if event.kind is told.READ:
            paragraph = cast(int, event.values[0])
            text = names.paragraph(paragraph)
            if text:
                found.append({"paragraph": paragraph, "text": text, "chosen": None})
        elif event.kind is told.CHOSE:
            _, paragraph, choice = cast(tuple[int, int, int], event.values)
            for page in found[-1:]:
                if page["paragraph"] == paragraph:
                    page["chosen"] = names.choice(paragraph, choice)
    return found


def _asking(glance: Glance) -> int | None:
    """The paragraph whose choice is to be made."""
    step = glance.world.steps[-1]
    return step.paragraph if isinstance(step, Choosing) and glance.world.ended is None else None


def _choosing(glance: Glance) -> list[ChoiceNow]:
    paragraph = _asking(glance)
    if paragraph is None:
        return []
    world, found = glance.world, list[ChoiceNow]()
    for number, choice in enumerate(world.box.quest.paragraphs[paragraph].choices):
        refusal = world.why_not(glance.doer, Choose(number))
        found.append(
            {
                "choice": number,
                "text": glance.names.choice(paragraph, number),
                "nature": v.NATURES[choice.nature] if choice.nature >= 0 else None,
                "why": "" if refusal is None else glance.teller.rule(refusal),
            }
        )
    return found
