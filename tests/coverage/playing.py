"""The battles of the coverage list: made-up armies that field every piece on a small crowded map, and every scenario."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import Any

from shem.core.chance import Entry as Chance
from shem.core.chance import Seeded
from shem.core.contract import Action
from shem.games.arcana.content.army import ArmyError
from shem.games.arcana.content.compile_scenario import scenario_points, seat_range
from shem.games.arcana.content.sandbox import sandbox_setup
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaAttack, Attack, Move, Route
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.state import Battle
from tests.coverage.entries import CORE, FIELDED, Entry, entries
from tests.coverage.watching import start
from tests.properties.test_arcana import is_end

PIECES = ("golem", "construct", "knight", "relic", "ancient")
ROWS = [
    "P-  Pg  H-  Pm  P-",
    "Pm  T-  S-  P-  Hg",
    "Ph1 W-  P-  D-  Pm",
    "H-  P-  Pm  P-  P-",
]
LEFT = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 3), (2, 2)]
RIGHT = [(4, 0), (4, 1), (4, 2), (4, 3), (3, 0), (3, 3), (2, 0)]
WELLS = [{"at": [2, 2], "mana": [6, 6]}, {"at": [3, 1], "mana": [6, 6]}]
GOLEMS = 6  # an army
ROUNDS = 8
DECISIONS = 220  # of a made-up battle; of a scenario's, for each seat
FIRST = 30  # made-up battles before those whose pieces have still something to show come first
FAR = 99
CROWDS = 400  # at most
BATTLES = 60  # of a scenario, at most


def mustered(number: int, wanted: Collection[str]) -> dict[str, Any]:
    """The set-up of the made-up battle of this number: APV, factions and what else binds an army do not count here.

    One after the other, these battles go through every Golem, Knight, Relic and Ancient One, each time in other company;
    those wanted, by their ids, come first.
    """
    random = Random(number)
    pieces: list[dict[str, Any]] = []
    golems, ancients = _turned(CORE.golems, number, wanted), _turned(CORE.ancients, number, wanted)
    relics = _turned(CORE.relics, number, wanted)
    knights = _turned([*CORE.knights, *["golem-master"] * 4], number, wanted)
    for place, golem in enumerate(golems[: 2 * GOLEMS]):
        commanders = [knights.pop(0) for _ in range(3 if CORE.golems[golem].size == "colossus" else 1)]
        relic = relics.pop(0) if relics and random.random() < 0.7 else ""
        pieces.append({"golem": golem, "army": place % 2, "knights": commanders, "relic": relic})
    random.shuffle(pieces)
    return sandbox_setup(
        ROWS,
        pieces,
        None,
        [],
        {"ap": 12, "rounds": ROUNDS, "mana_per_turn": 12, "wells": WELLS},
        [LEFT, RIGHT],
        EDITIONS[number % len(EDITIONS)],
        ancients=[(ancient, place % 2) for place, ancient in enumerate(ancients[:10])],
        factions=[random.choice(["durani", "gudanna"]), random.choice(["durani", "gudanna", "mercenary"])],
    )


def _turned(pieces: Iterable[str], number: int, wanted: Collection[str]) -> list[str]:
    """Ids in another order for each number: in four numbers each fourth of them comes first; the wanted before all."""
    ids = sorted(pieces)
    Random(number // 4).shuffle(ids)
    first = number % 4 * len(ids) // 4
    return sorted(ids[first:] + ids[:first], key=lambda id: id not in wanted)


def choice(choose: Random, options: list[Action], striking: float) -> Action:
    """An attack in a share of the cases, else each kind of action as likely as another; the end of the turn seldom."""
    others = [option for option in options if not is_end(option)]
    if not others or choose.random() < 0.05:
        return options[0]
    attacks = [option for option in others if isinstance(option, Attack | AreaAttack)]
    if attacks and choose.random() < striking:
        return choose.choice(attacks)
    kind = choose.choice(sorted({option.key()[0] for option in others}))
    return choose.choice([option for option in others if option.key()[0] == kind])


class Scout:
    """Sends each Golem towards a Region where something waits: a Capture Region, a Mana Well, an encounter.

    hunting: towards the nearest enemy instead.
    """

    def __init__(self, battle: Battle, seed: int, hunting: bool) -> None:
        self.hunting = hunting
        self.goals = [_goals(battle.plan, army) for army in range(battle.plan.wild)]
        self.seed = seed

    def away(self, battle: Battle, golem: Golem, region: int) -> int:
        """How far this Region is from the Golem's goal, 0 if it has none."""
        goals = [other.at for other in battle.everyone() if not battle.allied(other.army, golem.army)]
        own = self.goals[golem.army]
        if not self.hunting:
            goals = [own[(golem.number + self.seed) % len(own)]] if own else []
        return min([battle.field.distance(region, goal, False) for goal in goals], default=0)

    def pick(self, battle: Battle, options: list[Action]) -> Action | None:
        """The move that brings a Golem nearest to its goal; None if none brings any nearer."""
        best, least = None, 0
        for option in options:
            if isinstance(option, Move):
                golem = battle.golems[option.golem]
                gain = self.away(battle, golem, option.region)
                gain -= FAR if golem.at < 0 else self.away(battle, golem, golem.at)
                if gain < least:
                    best, least = option, gain
        return best


def _goals(plan: Plan, army: int) -> list[int]:
    """Where something waits for this army."""
    mask = max(0, plan.watch.regions)
    for capture in plan.captures:
        mask |= 1 << capture.region if (capture.armies >> army) & 1 else 0
    for well in plan.wells:
        mask |= 1 << well.region if well.region >= 0 else 0
    return [region for region in range(plan.field.count) if (mask >> region) & 1]


def playout(
    setup: Mapping[str, Any],
    seed: int,
    label: str,
    seen: dict[Entry, str],
    most: int = 10_000,
    scouting: float = 0.0,
    worn: int = -1,
    leading: bool = False,
) -> None:
    """A random battle, watched, to its end or for so many decisions.

    scouting: the share of decisions of a Scout. worn: an army whose Golems have only a tenth of their Health left; then
    all hunt each other. leading: its enemies lack one Victory Point of what an encounter waits for.
    """
    choose, dice = Random(seed), Seeded(seed)
    battle, watcher = start(GAME, setup, dice, label, seen)
    for golem in battle.golems:
        if golem.army == worn:
            golem.health = max(1, golem.health // 10)
    for encounter in battle.plan.encounters if leading else []:
        for army in battle.armies[: battle.plan.wild]:
            if encounter.trigger.kind == v.ON_VP and army.number != worn and (encounter.trigger.armies >> army.number) & 1:
                army.vp = encounter.trigger.reaches - 1
    scout = Scout(battle, seed, worn >= 0)
    striking = 0.8 if worn >= 0 else 0.4
    for _ in range(most):
        if battle.ended is not None:
            break
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        strikes = worn >= 0 and any(isinstance(option, Attack | AreaAttack) for option in options)
        action = scout.pick(battle, options) if choose.random() < scouting and not strikes else None
        if action is None and not strikes and is_end(options[0]) and choose.random() < scouting / 2:
            action = options[0]
        if action is None:
            # A path named at random leads nowhere.
            plain = [option for option in options if not isinstance(option, Route)] if scouting else options
            action = choice(choose, plain, striking)
        watcher.before(battle, action)
        entry = Chance(dice, telling=True)
        battle.apply(seat, action, entry)
        watcher.after(battle, entry.events)


def play_crowds(seen: dict[Entry, str]) -> None:
    """Made-up battles until every piece has shown all that it has."""
    pieces = [entry for entry in entries() if entry[0] in PIECES]
    for number in range(CROWDS):
        missing = {entry[1].removesuffix("-construct") for entry in pieces if entry not in seen}
        if not missing:
            return
        playout(mustered(number, missing if number >= FIRST else ()), number, f"made-up battle {number}", seen, DECISIONS)


def held(id: str) -> list[Entry]:
    """What a scenario holds: its captures, Mana Wells, Regions, objectives and encounters, its tiles and its armies."""
    scenario = CORE.scenarios[id]
    found = [entry for entry in entries() if entry[:2] == ("scenario", id) and entry[2]]
    found += [("tile", tile.side, "", "entered") for tile in scenario.tiles]
    return found + [("army", position.army, "", FIELDED) for position in scenario.positions]


def play_scenario(id: str, seen: dict[Entry, str]) -> None:
    """Battles of a scenario with its own armies until all that it holds has happened.

    With Scouts, with worn armies, at random; the first with the most seats, the others with the fewest.
    """
    wanted = held(id)
    least, most = seat_range(CORE.scenarios[id])
    for seed in range(BATTLES):
        if all(entry in seen for entry in wanted):
            return
        setup = GAME.resolve({"scenario": id, "seats": most if seed == 0 else least})
        worn = seed // 4 % least if seed % 4 == 3 else -1
        leading = worn >= 0 and seed // 4 % (2 * least) >= least
        label = f"{id}, battle {seed}"
        if worn >= 0:
            label += f", army {worn + 1} worn" + (", the others before their goal" if leading else "")
        playout(setup, seed, label, seen, DECISIONS * least, (0.9, 0.5, 0.0, 0.8)[seed % 4], worn, leading)


def play_armies(seen: dict[Entry, str]) -> None:
    """A battle of each ready army that is none of a scenario's own, where the first position takes it."""
    for id, army in CORE.armies.items():
        if ("army", id, "", FIELDED) in seen:
            continue
        for name, scenario in CORE.scenarios.items():
            own = [position.army for position in scenario.positions]
            if scenario_points(scenario) != army.points:
                continue
            try:
                setup = GAME.resolve({"scenario": name, "armies": [id, *own[1:]]})
            except ArmyError:
                continue
            playout(setup, 0, f"{name}, {id} at position 1", seen)
            break
