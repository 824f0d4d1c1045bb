"""Archmage for the face suite: artifacts and powers are used wherever they can be, so that every question comes up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, ClassVar

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, Together, Turn
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.archmage.scenes import shapes
from shem.faces.archmage.telling import names
from shem.games.archmage.game import GAME
from shem.games.archmage.parts import actions as a
from shem.games.archmage.parts.board import PLACES
from shem.games.archmage.parts.state import ArchmageState
from shem.table.messages import About, Number, Why
from shem.table.stage import Stage
from tests.faces.faced import Faced, Moment, Question

TAPS: dict[type[Action], str] = {
    a.Face: "facing",
    a.Aim: "facing",
    a.Announce: "phase",
    a.Use: "artifact",
    a.Destroy: "artifact",
    a.Settle: "seat",
    a.Move: "distance",
    a.Place: "place",
    a.Decline: "decline",
}
KINDS = {kind.__name__.lower(): name for kind, name in TAPS.items()}
MOST = 3  # moments of a kind


class Auction:
    """A match played at random, by the decisions that its seats may take."""

    def __init__(self, seats: int, seed: int, goal: int = 60) -> None:
        self.setup = GAME.resolve({"seats": seats, "goal": goal})
        self._random = Random(seed)
        entry = Entry(Seeded(seed), telling=True)
        state = GAME.new(self.setup, entry)
        assert isinstance(state, ArchmageState)
        self.state = state
        self.events: list[Event] = list(entry.events)

    @property
    def over(self) -> bool:
        return isinstance(self.state.pending(), Over)

    @property
    def asked(self) -> str:
        pending = self.state.pending()
        assert isinstance(pending, Turn | Together)
        return pending.prompt.code

    def sight(self, seat: int | None) -> Sight:
        return Sight(GAME, self.setup, self.state, seat, self.events)

    def step(self) -> None:
        seat = self._random.choice(self.state.pending().seats)
        legal = self.state.legal(seat)
        used = [action for action in legal if isinstance(action, a.Use | a.Settle | a.Destroy | a.Place)]
        entry = Entry(Seeded(0), telling=True)
        self.state.apply(seat, self._random.choice(used or legal), entry)
        self.events += entry.events


def tap_of(action: Action) -> About:
    """How a page names an action."""
    if isinstance(action, a.Allocate):
        return {f"phase{phase + 1}": action.units(phase) for phase in range(a.PHASES)}
    return {TAPS[type(action)]: 1 if isinstance(action, a.Decline) else action.key()[1]}


def splits(split: shapes.SplitOfUnits) -> Iterator[tuple[int, ...]]:
    """All that the bowls let be poured and the gold button then takes."""
    for units in product(*(range(limit["least"], limit["most"] + 1) for limit in split["limits"])):
        announced = split["announced"]
        if sum(units) <= split["units"] and (announced is None or units[announced] == max(units)):
            yield units


def questions(state: ArchmageState, sight: Sight, playing: bool) -> list[Question]:
    """Many questions that may be asked now; playing: forecasts, too."""
    found: list[Question] = [("choices", {}, []), ("numbers", {"seat": 1}, [])]
    found += [("card", {"artifact": number}, []) for number in range(a.ARTIFACTS)]
    found += [("district", {"place": place}, []) for place in range(0, PLACES, 8)]
    if sight.seat is not None:
        found += [("numbers", {}, []), *[("why", tap, []) for tap in taps(len(state.steps) + state.turn)]]
        for action in sight.legal()[-1:]:
            found += [("why", tap_of(action), []), ("numbers", {}, list(action.key()))]
    return [*found, ("forecast", {}, [])] if playing else found


def taps(seed: int) -> list[About]:
    """Something of each kind, and places of the city."""
    rng = Random(seed)
    found: list[About] = [{"place": rng.randrange(PLACES)} for _ in range(3)]
    found += [{"facing": rng.randrange(4)}, {"distance": 5}, {"phase": 2}, {"artifact": rng.randrange(4)}]
    return [
        *found,
        {"seat": 1},
        {"decline": 1},
        {"phase1": 9, "phase2": 9},
        {"phase1": 5, "phase2": 1, "phase3": 1, "phase4": 1},
    ]


class ArchmageFaced(Faced):
    game = GAME
    head = shapes.ArchmageHead
    scene = shapes.ArchmageScene
    answers: ClassVar[dict[str, Any]] = {
        "choices": shapes.ArchmageChoices,
        "numbers": list[Number],
        "why": Why,
        "forecast": shapes.CityForecast,
        "card": shapes.ArtifactCard,
        "district": shapes.DistrictCard,
    }
    costs = True
    secret = True
    rulebook = True

    def __init__(self, seats: int) -> None:
        super().__init__(f"archmage-{seats}", {"seats": seats, "goal": 60})

    def play(self) -> Iterator[Moment]:
        met: dict[str, int] = {}
        for seed in range(3):
            match = Auction(self.seats, seed)
            while not match.over:
                met[match.asked] = met.get(match.asked, 0) + 1
                if met[match.asked] <= MOST:
                    yield Moment(match.state.copy(), list(match.events))
                match.step()

    def choices(self, stage: Stage, sight: Sight) -> list[dict[str, Any]]:
        offered = stage.ask(sight, "choices", {}, [])
        if "split" not in offered:
            found: list[dict[str, Any]] = offered["choices"]
            return found
        poured, key = {"kind": "allocate", "group": "allocate", "price": ""}, offered["split"]["key"]
        return [{**poured, "key": [*key, *units], "text": str(units)} for units in splits(offered["split"])]

    def tap(self, choice: dict[str, Any]) -> About:
        kind, *numbers = choice["key"]
        if kind == a.ALLOCATE:
            return {f"phase{phase}": units for phase, units in enumerate(numbers, 1)}
        return {KINDS[choice["kind"]]: numbers[0] if numbers else 1}

    def cost(self, stage: Stage, sight: Sight, choice: dict[str, Any]) -> str:
        """The artifact that is used up."""
        world, seat = sight.world(Seeded(1)), sight.seat
        assert isinstance(world, ArchmageState) and seat is not None
        before = list(world.artifacts)
        world.apply(seat, self.game.action(choice["key"]), Entry(Seeded(1)))
        gone = [number for number in range(a.ARTIFACTS) if before[number] == seat != world.artifacts[number]]
        return stage.say(f"artifact-{names.ARTIFACTS[gone[0]]}") if gone else ""

    def taps(self, moment: Moment) -> list[About]:
        return taps(len(moment.events))

    def places(self, stage: Stage) -> list[str]:
        return list(stage.head()["places"])

    def looked(self, stage: Stage) -> list[str]:
        return ["units"]

    def typed(self, stage: Stage, sight: Sight) -> list[str]:
        return [
            " ".join(map(str, choice["key"][1:])) for choice in self.choices(stage, sight) if choice["kind"] == "allocate"
        ]

    def questions(self, stage: Stage, sight: Sight) -> list[Question]:
        world = sight.world(Seeded(1))
        assert isinstance(world, ArchmageState)
        return questions(world, sight, playing=world.turn > 0 and world.done < 2 and world.turn % 3 == 1)
