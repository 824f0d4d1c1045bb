"""What a battle is set up with and never changes: scenario, map, pieces and armies (Scenario Elements)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import Edition, edition
from shem.games.arcana.parts.effect import Layout, layout_from
from shem.games.arcana.parts.field import Field
from shem.games.arcana.parts.lists import Lists
from shem.games.arcana.parts.maps import field_from
from shem.games.arcana.parts.occurring import Occurring
from shem.games.arcana.parts.pieces import Ancient, GolemType, Knight, Pieces
from shem.games.arcana.parts.story import Encounter, Objective, Watch, story_from

Change = tuple[int, str, str, int]
KEPT_FIELDS: Final = 64
IN_RESERVE: Final = -1
ANYWHERE: Final = -2


@final
class Capture:
    """A Capture Region: what it gives at the turn start of an army in `armies` (a mask) that holds it.

    once: to each army a single time. grows: VP more for each further turn in a row of the same holder.
    """

    def __init__(self, region: int, vp: int, mana: int, armies: int, once: bool, grows: int) -> None:
        self.region: Final = region
        self.vp: Final = vp
        self.mana: Final = mana
        self.armies: Final = armies
        self.once: Final = once
        self.grows: Final = grows


@final
class Well:
    """A Mana Well: what its first, second ... collection gives. among: a mask of where a hidden one can be, else 0."""

    def __init__(self, region: int, among: int, mana: list[int]) -> None:
        self.region: Final = region
        self.among: Final = among
        self.mana: Final = mana


@final
class Claims:
    """What an army earns: VP for destroyed Golems by `destruction` (by class, or a percentage of their APV), for Constructs
    if `constructs`, and with how many VP it ends the battle (0: with none)."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.destruction: Final = v.DESTRUCTION_VP.index(data["destruction"])
        self.class_vp: Final[list[int]] = list(data.get("class_vp", [1, 2, 3, 5]))
        self.share: Final[int] = data.get("destruction_vp", 20)
        self.constructs: Final[bool] = data.get("construct_vp", True)
        self.vp_total: Final[int] = data["vp_total"]


@final
class Zone:
    """A part of a deployment zone: a mask of Regions, usable from one Round (0: the start) until another (0: always)."""

    def __init__(self, regions: int, start: int, until: int) -> None:
        self.regions: Final = regions
        self.start: Final = start
        self.until: Final = until


@final
class Muster:
    """An army as it was brought: name, faction, team, its Golems' numbers, Ancient Ones, APV and deployment zone.

    zone: a mask of all the Regions of its zones; steady: they are open all the time. places: where each Golem must start
    (a Region, IN_RESERVE, ANYWHERE).
    secrets: numbers of the objectives of which one is dealt to it.
    """

    def __init__(
        self,
        name: str,
        faction: int,
        team: int,
        golems: list[int],
        ancients: list[Ancient],
        apv: int,
        zones: list[Zone],
        places: list[int],
        secrets: list[int],
    ) -> None:
        self.name: Final = name
        self.faction: Final = faction
        self.team: Final = team
        self.golems: Final = golems
        self.ancients: Final = ancients
        self.apv: Final = apv
        self.zones: Final = zones
        self.places: Final = places
        self.secrets: Final = secrets
        whole = 0
        for zone in zones:
            whole |= zone.regions
        self.zone: Final = whole
        self.steady: Final = all(zone.start == 0 and zone.until == 0 for zone in zones)


@final
class Plan:
    """The set-up of a battle as the rules read it. secrets: whether it hides anything from anybody.

    Golems are numbered army by army in army-list order; `types`, `owners`, `knights` and `knights_apv` go by these numbers.
    `wild` is the number of the neutral army (ruling B52), the one after the last seat's.

    alone: each seat as the only one that is asked, never changed. lists: the actions at Regions. bleeders: the numbers of
    the set-up's Golems with an ability that is paid with Health. memories: what bots keep, by class.
    """

    def __init__(self, setup: Mapping[str, Any]) -> None:
        scenario: Mapping[str, Any] = setup["scenario"]
        self.setup: Final = setup
        self.rules: Final[Edition] = edition(setup["edition"])
        self._regions: Final[list[Mapping[str, Any]]] = list(setup["regions"])
        self._terrain: Final[Mapping[str, Any]] = setup["terrain"]
        self._fields: Final[dict[tuple[Change, ...], Field]] = {}
        self._first: Field | None = None
        self.field: Final[Field] = self.field_of(())
        self.pieces: Final[Pieces] = Pieces(setup)
        self.resigning: Final[bool] = setup.get("resign", False)
        self.ap: Final[int] = scenario["ap"]
        self._first_turn_ap: Final[list[int]] = list(scenario.get("first_turn_ap", []))
        self.rounds: Final[int] = scenario["rounds"]
        self.last_standing_wins: Final[bool] = scenario["last_standing_wins"]
        self.claims: Final = [Claims({**scenario, **scenario["positions"][army]}) for army in range(len(setup["armies"]))]
        self.alone: Final = [[army] for army in range(len(setup["armies"]))]
        self.vp_totals: Final = any(claims.vp_total for claims in self.claims)
        self.destruction_mana: Final[int] = scenario.get("destruction_mana", 20)
        self.mana_per_turn: Final[int] = scenario["mana_per_turn"]
        self.deploy_rounds: Final[int] = scenario["deploy_rounds"]
        self.by_steps: Final[bool] = v.RANGES.index(scenario["ranges"]) == 1
        self.order: Final[int] = v.ORDERS.index(setup["order"])
        self.captures: Final = [self._capture(entry) for entry in scenario["captures"]]
        self.wells: Final = [
            Well(self._cell(entry.get("at")), self._mask(entry.get("among", [])), list(entry["mana"]))
            for entry in scenario["wells"]
        ]
        self.grounds: Final[list[tuple[int, Layout]]] = []
        for entry in scenario.get("regions", []):
            layout = layout_from(entry, v.FROM_REGION, v.LAID, self.pieces.catalogue)
            self.grounds.extend([(self._region(at), layout) for at in entry["at"]])
        objectives, encounters = story_from(scenario, self.pieces.catalogue, self._region)
        self.objectives: Final[list[Objective]] = objectives
        self.encounters: Final[list[Encounter]] = encounters
        self.types: Final[list[GolemType]] = []
        self.owners: Final[list[int]] = []
        self.knights: Final[list[list[Knight]]] = []
        self.knights_apv: Final[list[int]] = []
        self.musters: Final[list[Muster]] = []
        for army in range(len(setup["armies"])):
            self.musters.append(self._muster(army, setup["armies"][army], scenario["positions"][army]))
        self.watch: Final = Watch(encounters, objectives, self._hidden(), self._secret())
        self.secrets: Final[bool] = (
            any(well.among for well in self.wells)
            or any(encounter.trigger.among for encounter in encounters)
            or any(muster.secrets for muster in self.musters)
        )
        self.pieces.grant_moves()
        self.wild: Final = len(self.musters)
        self.teams: Final = [muster.team for muster in self.musters] + [-1]
        self.allies: Final = [self._allies(army) for army in range(self.wild + 1)]
        types = self.pieces.every_type()
        self.bleeders: Final = [number for number, type in enumerate(self.types) if type.bleeds]
        self.occurs: Final = Occurring(types, self.pieces.catalogue)
        self.all_apv: Final = sum([type.apv for type in self.types])
        self.memories: Final[dict[type, object]] = {}
        self.lists: Final = Lists(self.field.count, len(self.types))

    def first_ap(self, place: int) -> int:
        """The AP with which the army at this place in the turn order, from 0, plays its first turn."""
        return self._first_turn_ap[place] if place < len(self._first_turn_ap) else self.ap

    def field_of(self, changes: tuple[Change, ...]) -> Field:
        """The map with Regions changed: (Region, terrain, cover, obstructions) each, the later counts; kept once made."""
        found = self._fields.get(changes)
        if found is None:
            if len(self._fields) > KEPT_FIELDS:
                self._fields.clear()
            regions = list(self._regions)
            for region, terrain, cover, obstructions in changes:
                own: str = self._terrain["terrains"][terrain]["cover"]
                regions[region] = {
                    "at": regions[region]["at"],
                    "terrain": terrain,
                    "cover": own or cover,
                    "obstructions": obstructions,
                }
            found = field_from(regions, self._terrain, self.rules.pit_walk, self._first)
            if self._first is None:
                self._first = found
            self._fields[changes] = found
        return found

    def _region(self, at: Sequence[int]) -> int:
        return self.field.at(at[0], at[1])

    def _cell(self, at: Sequence[int] | None) -> int:
        return -1 if at is None else self._region(at)

    def _mask(self, cells: Sequence[Sequence[int]]) -> int:
        mask = 0
        for at in cells:
            mask |= 1 << self._region(at)
        return mask

    def _capture(self, entry: Mapping[str, Any]) -> Capture:
        armies = 0
        for position in entry["positions"]:
            armies |= 1 << int(position)
        return Capture(
            self._region(entry["at"]),
            entry["vp"],
            entry.get("mana", 0),
            armies if armies else -1,
            entry.get("once", False),
            entry.get("grows", 0),
        )

    def _muster(self, army: int, entry: Mapping[str, Any], position: Mapping[str, Any]) -> Muster:
        numbers: list[int] = []
        ancients = [self.pieces.ancients[id] for id in entry.get("ancients", [])]
        apv = sum([ancient.apv for ancient in ancients])
        relics: Sequence[str] = entry.get("relics") or [""] * len(entry["golems"])
        for id, knights, relic in zip(entry["golems"], entry["knights"], relics):
            type = self.pieces.type(id, knights, relic)
            who = [self.pieces.knights[knight] for knight in knights]
            knights_apv = sum([knight.apv for knight in who])
            numbers.append(len(self.types))
            self.types.append(type)
            self.owners.append(army)
            self.knights.append(who)
            self.knights_apv.append(knights_apv)
            apv += type.apv + knights_apv + (self.pieces.relics[relic].apv if relic else 0)
        zones = [Zone(self._mask(zone["cells"]), zone.get("from", 0), zone.get("until", 0)) for zone in position["zones"]]
        places: Sequence[Any] = position.get("places") or [None] * len(numbers)
        return Muster(
            entry["name"],
            v.FACTIONS.index(entry["faction"]),
            position.get("team", army),
            numbers,
            ancients,
            apv,
            zones,
            [self._place(place) for place in places],
            list(position.get("secrets", [])),
        )

    def _hidden(self) -> int:
        """A mask of the Regions where a hidden Mana Well can be."""
        mask = 0
        for well in self.wells:
            mask |= well.among
        return mask

    def _secret(self) -> int:
        """A mask of the objectives that are dealt in secret."""
        mask = 0
        for muster in self.musters:
            for number in muster.secrets:
                mask |= 1 << number
        return mask

    def _place(self, place: Any) -> int:
        if place is None:
            return ANYWHERE
        return IN_RESERVE if place == "reserve" else self._region(place)

    def allied(self, a: int, b: int) -> bool:
        """Whether two armies are allies: one army, or team-mates (ruling B31)."""
        return (self.allies[a] >> b) & 1 == 1

    def _allies(self, army: int) -> int:
        """A mask of the armies on the same team, itself too (ruling B31)."""
        mask = 0
        for other in range(len(self.teams)):
            if self.teams[other] == self.teams[army]:
                mask |= 1 << other
        return mask
