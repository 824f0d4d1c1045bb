"""What a battle is set up with and never changes: scenario, map, pieces and armies (Scenario Elements)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import Move
from shem.games.arcana.field import Field, field_from
from shem.games.arcana.pieces import GolemType, Knight, Pieces, knights_from, pieces_from
from shem.games.arcana.rules.edition import Edition, edition


@final
class Capture:
    """A Capture Region: worth `vp` at the turn start of an army in `armies` (a mask) that holds it."""

    def __init__(self, region: int, vp: int, armies: int) -> None:
        self.region: Final = region
        self.vp: Final = vp
        self.armies: Final = armies


@final
class Well:
    """A Mana Well: what its first, second ... collection gives."""

    def __init__(self, region: int, mana: list[int]) -> None:
        self.region: Final = region
        self.mana: Final = mana


@final
class Muster:
    """An army as it was brought: name, faction, its Golems' numbers, APV, and its deployment zone (a mask of Regions)."""

    def __init__(self, name: str, faction: str, golems: list[int], apv: int, zone: int) -> None:
        self.name: Final = name
        self.faction: Final = faction
        self.golems: Final = golems
        self.apv: Final = apv
        self.zone: Final = zone


@final
class Plan:
    """The set-up of a battle as the rules read it. Golems are numbered army by army in army-list order."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        scenario: Mapping[str, Any] = setup["scenario"]
        self.setup: Final = setup
        self.rules: Final[Edition] = edition(setup["edition"])
        self.field: Final[Field] = field_from(list(setup["regions"]), setup["terrain"])
        self.pieces: Final[Pieces] = pieces_from(list(setup["golems"]))
        self.ap: Final[int] = scenario["ap"]
        self.rounds: Final[int] = scenario["rounds"]
        self.vp_total: Final[int] = scenario["vp_total"]
        self.last_standing_wins: Final[bool] = scenario["last_standing_wins"]
        self.destruction: Final[int] = v.DESTRUCTION_VP.index(scenario["destruction"])
        self.mana_per_turn: Final[int] = scenario["mana_per_turn"]
        self.deploy_rounds: Final[int] = scenario["deploy_rounds"]
        self.by_steps: Final[bool] = v.RANGES.index(scenario["ranges"]) == 1
        self.order: Final[int] = v.ORDERS.index(setup["order"])
        self.captures: Final = [self._capture(entry) for entry in scenario["captures"]]
        self.wells: Final = [Well(self._region(entry["at"]), list(entry["mana"])) for entry in scenario["wells"]]
        self.types: Final[list[GolemType]] = []
        self.owners: Final[list[int]] = []
        self.knights: Final[list[Knight]] = []
        known = knights_from(list(setup["knights"]))
        self.musters: Final[list[Muster]] = []
        for army in range(len(setup["armies"])):
            self.musters.append(self._muster(army, setup["armies"][army], scenario["positions"][army], known))
        self.auras: Final = _auras(self.types)
        self.all_apv: Final = sum([type.apv for type in self.types])
        self._moves: Final[dict[int, list[Move]]] = {}

    def moves(self, golem: int, slot: int) -> list[Move]:
        """A Golem's move to each Region by one of its abilities: actions are shared by all positions of a battle."""
        key = golem * 16 + slot
        found = self._moves.get(key)
        if found is None:
            found = [Move(golem, slot, region) for region in range(self.field.count)]
            self._moves[key] = found
        return found

    def _region(self, at: Sequence[int]) -> int:
        return self.field.at(at[0], at[1])

    def _capture(self, entry: Mapping[str, Any]) -> Capture:
        armies = 0
        for position in entry["positions"]:
            armies |= 1 << int(position)
        return Capture(self._region(entry["at"]), entry["vp"], armies if armies else -1)

    def _muster(
        self, army: int, entry: Mapping[str, Any], position: Mapping[str, Any], known: Mapping[str, Knight]
    ) -> Muster:
        numbers: list[int] = []
        apv = 0
        for id, knight in zip(entry["golems"], entry["knights"]):
            type = self.pieces.golem(id)
            numbers.append(len(self.types))
            self.types.append(type)
            self.owners.append(army)
            self.knights.append(known[knight])
            apv += type.apv + known[knight].apv
        zone = 0
        for at in position["zones"]:
            zone |= 1 << self._region(at)
        return Muster(entry["name"], entry["faction"], numbers, apv, zone)


def _auras(types: list[GolemType]) -> int:
    """A mask of the attributes that any Golem's passive ability modifies for others."""
    mask = 0
    for type in types:
        for effect in type.passives:
            if effect.deed == v.MODIFY and effect.whom != v.SELF:
                mask |= 1 << effect.attribute
    return mask
