"""What one prints of Golem Arcana: everything, one's collection, one's own cards, what one army or one scenario needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple, cast

from shem.faces.arcana.armies.armies import army_of, said
from shem.faces.arcana.armies.collection import kept
from shem.faces.arcana.armies.fielding import ARMY
from shem.faces.arcana.armies.pieces import fits
from shem.faces.arcana.armies.shapes import Army
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.compile_pieces import construct_id
from shem.games.arcana.content.listing import scenarios
from shem.games.arcana.content.models import KINDS, Codex
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID
from shem.games.arcana.content.own import cards
from shem.table.cardboard import PrintPortion
from shem.table.face import Host
from shem.table.fault import Fault

COLLECTION: Final = "collection"
OWN: Final = "own"
OF_ARMY: Final = "army"
OF_SCENARIO: Final = "scenario"
SIGN: Final = ":"  # between what a portion is of, and its id
MOST: Final = 99  # of one piece

Counts = Mapping[str, int]


class Wanted(NamedTuple):
    """How many of which pieces, by their ids; None: one of each. stands: of figures. sides: of map tiles. tokens: by their
    code; those that are not named are not needed. control: whether the control card is."""

    golems: Counts | None = None
    knights: Counts | None = None
    relics: Counts | None = None
    ancients: Counts | None = None
    stands: Counts | None = None
    sides: Counts | None = None
    tokens: Counts | None = None
    control: bool = True


def own_cards(host: Host) -> dict[tuple[str, str], str]:
    """The pack of each card that somebody has brought in or typed in, by its kind and id."""
    return {(card.kind, card.id): pack for pack, folder in host.packs().items() for card in cards(folder)}


def portions(host: Host, request: Any, own: Mapping[tuple[str, str], str]) -> list[PrintPortion]:
    words, codex = host.words(request), default()
    found = [_portion(COLLECTION, words.say("arcana-print-collection"))] if kept(host, request) is not None else []
    if own:
        found.append(_portion(OWN, words.say("arcana-print-own")))
    armies = [
        *((id, cast(Army, army)) for id, army in host.shelf(request, ARMY).all()),
        *((id, army_of(file)) for id, file in codex.armies.items()),
    ]
    found += [
        _portion(f"{OF_ARMY}{SIGN}{id}", said(army["title"], words.language), words.say("arcana-print-armies"))
        for id, army in armies
    ]
    return found + [
        _portion(f"{OF_SCENARIO}{SIGN}{row['id']}", row["title"][words.language], words.say("arcana-print-scenarios"))
        for row in scenarios(codex)
    ]


def _portion(code: str, name: str, group: str = "") -> PrintPortion:
    return {"code": code, "name": name, "group": group}


def wanted(host: Host, request: Any, of: str, own: Mapping[tuple[str, str], str]) -> Wanted:
    """What a portion has; raises Fault if there is none of this code."""
    kind, _, id = of.partition(SIGN)
    if not of:
        return Wanted()
    if kind == OWN:
        return _of_own(own)
    if kind == COLLECTION:
        return _of_collection(host, request)
    if kind == OF_ARMY:
        return _of_army(host, request, id)
    if kind == OF_SCENARIO and id in default().scenarios:
        return _of_scenario(id)
    raise Fault("no-portion", 404)


def _of_own(own: Mapping[tuple[str, str], str]) -> Wanted:
    found: dict[str, Counts] = {kind: {id: 1 for of, id in own if of == kind} for kind in KINDS}
    return Wanted(**found, stands=found["golems"], sides={}, tokens={}, control=False)


def _of_collection(host: Host, request: Any) -> Wanted:
    """Cards, tiles and tokens; who has the figures needs none of paper. Of Knights nobody says which they own: those that
    may command what they do."""
    collection = kept(host, request)
    if collection is None:
        raise Fault("no-portion", 404)
    known = fits(default())
    golems = {id: count for id, count in collection["golems"].items() if id in known}
    knights = {id for golem in golems for some in known[golem].commanders.values() for id in some}
    return Wanted(
        golems=golems,
        knights=dict.fromkeys(knights, 1),
        relics=dict.fromkeys(collection["relics"], 1),
        stands={},
        sides={f"{number}{side}": count for number, count in collection["tiles"].items() for side in "AB"},
    )


def _of_army(host: Host, request: Any, id: str) -> Wanted:
    codex = default()
    saved = host.shelf(request, ARMY).get(id)
    if saved is None and id not in codex.armies:
        raise Fault("no-portion", 404)
    army = army_of(codex.armies[id]) if saved is None else cast(Army, saved)
    golems = Counter(entry["golem"] for entry in army["golems"])
    relics = [entry["relic"] for entry in army["golems"] if entry["relic"]]
    return Wanted(
        golems=golems,
        knights=Counter(knight for entry in army["golems"] for knight in entry["knights"] if knight != GOLEM_MASTER_ID),
        relics=Counter(relics),
        ancients=Counter(army["ancients"]),
        stands=golems + Counter(_summoned(codex, relics)),
        sides={},
    )


def _summoned(codex: Codex, relics: Iterable[str]) -> Iterator[str]:
    """The Constructs of these Relics."""
    for relic in relics:
        if relic in codex.relics and codex.relics[relic].summons is not None:
            yield construct_id(relic)


def _of_scenario(id: str) -> Wanted:
    scenario = default().scenarios[id]
    tokens = {
        "well": len(scenario.wells),
        "capture": len(scenario.captures),
        "objective": len(scenario.objectives) + len(scenario.encounters),
        "ground": len(scenario.regions),
    }
    return Wanted(
        golems={},
        knights={},
        relics={},
        ancients={},
        stands={},
        sides=Counter(tile.side for tile in scenario.tiles),
        tokens={code: min(MOST, count) for code, count in tokens.items()},
        control=False,
    )
