"""Watches a battle and notes which entries of the core pack act in it: from its actions, its events and their tallies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from shem.core.chance import Entry as Chance
from shem.core.contract import Action
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaAttack, Attack, Move
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.events import CRIT, MISS
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import PASSIVE_SLOT, Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import MIRACLE, read_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.stacking import modify
from shem.games.arcana.rules.status import present
from shem.games.arcana.rules.targets import targets_in
from tests.coverage.entries import CORE, FIELDED, USED, Entry, named

OF_ATTACKER = (v.ACCURACY, v.DAMAGE, v.RANGE, v.CRIT, v.IGNORES_COVER, v.AS_MELEE, v.ROLL)
OF_USE = (v.COST, v.COOLDOWN, v.DOUBLING)
OF_TARGET = (v.DODGE, v.ARMOR, v.COVER, v.INTERVENING, v.DAMAGE_TAKEN, v.DOUBLES)
# Of these the line must stand in the numbers of the attack; the others make no line of their own.
IN_TALLIES = (v.ACCURACY, v.DAMAGE, v.DODGE, v.ARMOR, v.COVER, v.INTERVENING, v.DAMAGE_TAKEN)
BASE = 1000  # beside which every operation leaves a line
DEEDS = {
    "harmed": (v.HARM,),
    "healed": (v.HEAL,),
    "cooled": (v.COOL,),
    "displaced": (v.DISPLACE,),
    "mana-changed": (v.GIVE_MANA, v.STEAL_MANA),
    "ap-changed": (v.GIVE_AP, v.STEAL_AP),
    "vp-changed": (v.GIVE_VP,),
    "laid": (v.LAY,),
}
# Events that name no source: they follow from what was used last.
FOLLOWS = {
    "destroyed": v.DESTROY,
    "lifted": v.DISPEL,
    "shifted": v.SHIFT,
    "spawned": v.SPAWN,
    "ground-changed": v.TERRAIN,
    "well-created": v.WELL,
    "well-recharged": v.WELL,
    "well-filled": v.WELL,
    "well-drained": v.WELL,
    "well-removed": v.WELL,
    "well-moved": v.WELL,
}
Acting = tuple[int, int, int]  # source, attribute, target


class Watcher:
    """seen: each entry that acted, with `label`, what exercised it first."""

    def __init__(self, battle: Battle, label: str, seen: dict[Entry, str]) -> None:
        plan = battle.plan
        self.plan = plan
        self.label = label
        self.seen = seen
        self.scenario: str = plan.setup["scenario"]["id"]
        self.relics = [relic for army in plan.setup["armies"] for relic in army.get("relics") or [""] * len(army["golems"])]
        self.tiles = _tiles(plan.setup)
        self.entries: dict[int, Entry] = {}
        self.last: list[Effect] = []
        self.asked: list[Acting] = []
        for golem in battle.golems:
            self._know(golem)

    def see(self, *entry: str) -> None:
        kind, id, part, what = entry
        self.seen.setdefault((kind, id, part, what), self.label)

    # What the position says before an action.

    def before(self, battle: Battle, action: Action) -> None:
        """Note which modifiers bear on what the action is about to do."""
        self.asked = []
        if isinstance(action, Attack | AreaAttack):
            golem = battle.golems[action.golem]
            ability = golem.type.abilities[action.ability]
            if isinstance(action, Attack):
                targets = [battle.golems[action.target]]
            else:
                targets = targets_in(battle, golem, ability, action.region)
            for target in targets:
                for attribute in OF_ATTACKER:
                    self._ask(battle, golem, attribute, ability, target, target)
                for attribute in OF_TARGET:
                    self._ask(battle, target, attribute, ability, golem, target)
            for attribute in OF_USE:
                self._ask(battle, golem, attribute, ability, None, golem)
        elif isinstance(action, Move) and battle.golems[action.golem].at >= 0:
            self._before_move(battle, action)

    def _before_move(self, battle: Battle, action: Move) -> None:
        golem = battle.golems[action.golem]
        ability = golem.type.abilities[action.ability]
        for attribute in (v.MOVEMENT, *OF_USE):
            self._ask(battle, golem, attribute, ability, None, golem)
        for source, attribute, _ in self.asked:
            self._modified(battle, source, attribute)
        goal = battle.field.regions[action.region]
        ignoring = [*present(battle, golem, v.IGNORE), *(active.effect for active in golem.effects)]
        for effect in ignoring:
            spared = (effect.covers >> goal.cover) & 1 or (effect.terrains >> goal.kind) & 1
            if effect.deed == v.IGNORE and spared:
                self._see_effects([effect])

    def _ask(
        self, battle: Battle, golem: Golem, attribute: int, ability: Ability, other: Golem | None, target: Golem
    ) -> None:
        tally = Tally(True)
        tally.base(Why.PRINTED, BASE)
        modify(battle, golem, attribute, ability, other, tally)
        for line in tally.lines[1:]:
            if line.reason is Why.EFFECT:
                self.asked.append((line.source, attribute, target.number))

    # What happened.

    def after(self, battle: Battle, events: Iterable[Event]) -> None:
        """Note what acted, from the events of an entry; battle: the position after it."""
        for golem in battle.golems[len(self.relics) :]:
            self._know(golem)
        for event in events:
            data = event.data()
            kind = str(data["kind"])
            if kind in ("deployed", "entered-board", "spawned", "summoned"):
                self._stands(battle, kind, data)
            elif kind in ("moved", "charged", "attacked", "used", "used-on", "used-at"):
                self._used(battle, kind, data)
            elif kind == "struck":
                self._struck(battle, event, data)
            elif kind in ("miracle", "blessed", "cursed"):
                self._called(data, kind)
            elif kind == "placed" and data["effect"] in self.entries:
                self.see(*self.entries[int(str(data["effect"]))])
            elif kind == "rerolled":
                for attribute in (v.REROLL_MISSES, v.REROLL_HITS):
                    self._modified(battle, int(str(data["source"])), attribute)
            elif kind in DEEDS:
                self._did(battle, data["source"], DEEDS[kind])
            else:
                self._told(battle, kind, data)
            if kind in FOLLOWS:
                lying = battle.lying(int(str(data["region"]))) if FOLLOWS[kind] == v.WELL and "region" in data else []
                told = [*self.last, *(effect for zone in lying for effect in zone.layout.effects)]
                self._see_effects([effect for effect in told if effect.deed == FOLLOWS[kind]])

    def _told(self, battle: Battle, kind: str, data: Mapping[str, Any]) -> None:
        """What belongs to the scenario."""
        if kind == "captured":
            self.see("scenario", self.scenario, f"Capture Region {self._cell(data['region'])}", USED)
        elif kind == "well":
            for number, well in enumerate(battle.wells[: len(self.plan.wells)]):
                if well.region == data["region"]:
                    self.see("scenario", self.scenario, f"Mana Well {number + 1}", USED)
        elif kind == "completed":
            objective = self.plan.objectives[data["objective"]]
            self.see("scenario", self.scenario, f"objective {objective.id}", USED)
        elif kind == "encounter":
            self.see("scenario", self.scenario, f"encounter {self.plan.encounters[data['encounter']].id}", USED)
        elif kind == "chosen":
            encounter = self.plan.encounters[data["encounter"]]
            self.see("scenario", self.scenario, f"encounter {encounter.id}", f"choice {data['option'] + 1}")

    def _stands(self, battle: Battle, kind: str, data: Mapping[str, Any]) -> None:
        golem = battle.golems[data["construct"] if kind == "summoned" else data["golem"]]
        self.see("construct" if golem.type.construct else "golem", golem.type.id, "", FIELDED)
        for knight in self._knights(golem):
            self.see("knight", knight, "", FIELDED)
        if golem.number < len(self.relics):
            self.see("army", self.plan.setup["armies"][golem.army].get("id", ""), "", FIELDED)
        self._enter(data["region"])
        if kind == "summoned":
            self._used(battle, kind, data)

    def _used(self, battle: Battle, kind: str, data: Mapping[str, Any]) -> None:
        golem = battle.golems[data["golem"]]
        slot = data["move" if kind == "charged" else "ability"]
        for region in data.get("path", ()):
            self._enter(region)
        ability = golem.type.abilities[slot]
        if ability.grant >= 0:
            for number, effect in enumerate(self.plan.pieces.catalogue.effects):
                if effect.granted == ability.grant and number in self.entries:
                    self.see(*self.entries[number])
        else:
            self.see(*self._part(golem, slot), USED)
        if kind not in ("moved", "charged"):
            self.last = [*ability.effects, *(effect for effect in golem.type.passives if effect.trigger == v.ON_KILL)]

    def _struck(self, battle: Battle, event: Event, data: Mapping[str, Any]) -> None:
        lines = {line.source for _, tally in event.tallies for line in tally.lines}
        for source, attribute, target in self.asked:
            if target != data["target"] and attribute not in OF_USE:
                continue
            if attribute in IN_TALLIES and source not in lines:
                continue
            if attribute in (v.DAMAGE, v.ARMOR, v.DAMAGE_TAKEN) and data["result"] == MISS:
                continue
            if attribute == v.CRIT and data["result"] < CRIT:
                continue
            self._modified(battle, source, attribute)

    def _called(self, data: Mapping[str, Any], kind: str) -> None:
        ancient = self.plan.musters[data["army"]].ancients[data["ancient"]]
        if kind == "miracle":
            self.see("ancient", ancient.id, ancient.miracle, USED)
            self.last = list(ancient.miracle_effects)
            return
        placed = ancient.placed(v.BLESSING if kind == "blessed" else v.CURSE)
        assert placed is not None
        self.see("ancient", ancient.id, placed.name, USED)
        self._enter(data["region"])

    def _did(self, battle: Battle, source: Any, deeds: tuple[int, ...]) -> None:
        self._see_effects([effect for effect in self._of(battle, int(source)) if effect.deed in deeds])

    def _modified(self, battle: Battle, source: int, attribute: int) -> None:
        self._see_effects([effect for effect in self._of(battle, source) if effect.attribute == attribute])

    def _see_effects(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            if effect.number in self.entries:
                self.see(*self.entries[effect.number])

    def _enter(self, region: int) -> None:
        side = self.tiles.get(self._cell(region))
        if side is not None:
            self.see("tile", side, "", "entered")

    def _cell(self, region: int) -> tuple[int, int]:
        place = self.plan.field.regions[region]
        return place.column, place.row

    # Whose ability an effect is.

    def _know(self, golem: Golem) -> None:
        """Learn the entries of everything that a Golem has."""
        for ability in golem.type.abilities:
            if ability.grant < 0 and ability.effects:
                self._learn(*self._part(golem, ability.slot), ability.effects)
        for place in range(len(golem.type.passive_names)):
            effects = [effect for effect in golem.type.passives if effect.slot == PASSIVE_SLOT + place]
            if effects:
                self._learn(*self._part(golem, PASSIVE_SLOT + place), effects)

    def learn_the_rest(self) -> None:
        """Learn the entries of Ancient Ones and of the scenario."""
        for muster in self.plan.musters:
            for ancient in muster.ancients:
                self._learn("ancient", ancient.id, ancient.miracle, ancient.miracle_effects)
                for placed in ancient.places:
                    if placed is not None:
                        self._learn("ancient", ancient.id, placed.name, placed.layout.effects)
        for _, layout in self.plan.grounds:
            self._learn("scenario", self.scenario, layout.name, layout.effects)
        for encounter in self.plan.encounters:
            results = [*encounter.results, *(result for choice in encounter.choices for result in choice)]
            effects = [effect for result in results for effect in result.effects]
            self._learn("scenario", self.scenario, f"encounter {encounter.id}", effects)

    def _learn(self, kind: str, id: str, part: str, effects: Iterable[Effect]) -> None:
        for effect, entry in named(kind, id, part, effects):
            self.entries[effect.number] = entry

    def _knights(self, golem: Golem) -> list[str]:
        return [knight.id for knight in self.plan.knights[golem.number]] if golem.number < len(self.relics) else []

    def _part(self, golem: Golem, slot: int) -> tuple[str, str, str]:
        """The kind and id of the piece that has the ability or passive ability, and its name."""
        own = "construct" if golem.type.construct else "golem"
        if slot < PASSIVE_SLOT:
            ability = golem.type.abilities[slot]
            if ability.origin == v.FROM_KNIGHT:
                return "knight", self._knights(golem)[ability.knight], ability.name
            if ability.origin == v.FROM_RELIC:
                return "relic", self.relics[golem.number], ability.name
            return own, golem.type.id, ability.name
        name = golem.type.passive_names[slot - PASSIVE_SLOT]
        effect = next(effect for effect in golem.type.passives if effect.slot == slot)
        if effect.kind == v.FROM_KNIGHT:
            return "knight", self._knights(golem)[effect.knight], name
        return own, golem.type.id, name

    def _of(self, battle: Battle, source: int) -> list[Effect]:
        """The effects of what a source names, those of what it lays too."""
        kind, one, two, three = read_source(source)
        found: list[Effect] = []
        if kind == "ability":
            type = battle.golems[one].type
            found = [effect for effect in type.passives if effect.slot == two]
            if two < PASSIVE_SLOT:
                found = type.abilities[two].effects
        elif kind == "ancient":
            ancient = self.plan.musters[one].ancients[two]
            placed = ancient.placed(three) if three != MIRACLE else None
            found = ancient.miracle_effects if placed is None else placed.layout.effects
        elif kind == "ground":
            found = self.plan.grounds[one][1].effects
        elif kind == "encounter":
            encounter = self.plan.encounters[one]
            results = [*encounter.results, *(result for choice in encounter.choices for result in choice)]
            found = [effect for result in results for effect in result.effects]
        return [effect for effect, _ in named("", "", "", found)]


def _tiles(setup: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """The side of the tile on which each cell lies."""
    found: dict[tuple[int, int], str] = {}
    for tile in setup["tiles"]:
        for row in range(len(CORE.tiles[tile["side"]].rows)):
            for column in range(3):
                found[tile["at"][0] + column, tile["at"][1] + row] = tile["side"]
    return found


def start(game: Any, setup: Mapping[str, Any], dice: Any, label: str, seen: dict[Entry, str]) -> tuple[Battle, Watcher]:
    """A new battle with who watches it."""
    entry = Chance(dice, telling=True)
    battle = game.new(setup, entry)
    assert isinstance(battle, Battle)
    watcher = Watcher(battle, label, seen)
    watcher.learn_the_rest()
    watcher.after(battle, entry.events)
    return battle, watcher
