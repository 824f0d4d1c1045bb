"""Delve for the face suite: a careful party, then parties that mostly attack, use or open something where they can."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, Turn
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.delve.scenes import answer_shapes, scene_shapes, shapes
from shem.games.delve.careful import CarefulHero
from shem.games.delve.game import GAME
from shem.games.delve.parts import actions as a
from shem.games.delve.parts import events as told
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.state import DelveState
from shem.table.messages import About, Number, Why
from shem.table.stage import Stage
from tests.faces.faced import Faced, Moment, Question

HEROES = ["tamm", "sill", "reck", "mote", "cinder"]
MATCHES = 24
LONGEST = 400  # decisions of a match
MOST, LATE = 4, 60  # moments of a kind: the first ones, and one when much has happened
LIKED = (a.Attack, a.Open, a.Force, a.Search, a.Return, a.UsePower, a.UseItem, a.Reroll, a.Exchange)
DULL = (a.Done, a.Drop)
TAPS = {
    a.SIMPLE: ("simple",),
    a.NEXT: ("next",),
    a.MOVE: ("area",),
    a.ATTACK: ("way", "target"),
    a.POWER: ("power", "aim"),
    a.USE: ("item", "aim"),
    a.FORCE: ("force",),
    a.OPEN: ("door",),
    a.SEARCH: ("search",),
    a.EQUIP: ("equip",),
    a.PICK: ("pick",),
    a.DROP: ("drop",),
    a.EXCHANGE: ("exchange",),
    a.PASS: ("gives", "pass"),
    a.REROLL: ("die", "source"),
    a.STAR: ("star",),
    a.VICTIM: ("victim",),
    a.PUSH: ("push",),
    a.CHOOSE: ("choose",),
    a.RETURN: ("free", "return"),
}


class Descent:
    """A quest played at random, but those who can attack, use or open something mostly do; with seed 0 carefully."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.setup = GAME.resolve(options)
        self._careful = CarefulHero(seed) if seed == 0 else None
        self._random, self._dice = Random(seed), Seeded(seed)
        entry = Entry(self._dice, telling=True)
        state = GAME.new(self.setup, entry)
        assert isinstance(state, DelveState)
        self.state = state
        self.events: list[Event] = list(entry.events)
        self.steps = 0

    @property
    def over(self) -> bool:
        return isinstance(self.state.pending(), Over) or self.steps == LONGEST

    @property
    def asked(self) -> str:
        pending = self.state.pending()
        assert isinstance(pending, Turn)
        return pending.prompt.code

    def step(self) -> None:
        (seat,) = self.state.pending().seats
        legal = self.state.legal(seat)
        liked = [action for action in legal if isinstance(action, LIKED) or self._grows(action)]
        if not liked or self._random.random() > 0.8:
            liked = [action for action in legal if not isinstance(action, DULL)]
        action = self._random.choice(liked if liked and self._random.random() < 0.9 else legal)
        if self._careful is not None:
            action = self._careful.choose(Sight(GAME, self.setup, self.state, seat, self.events)).action
        entry = Entry(self._dice, telling=True)
        self.state.apply(seat, action, entry)
        self.events += entry.events
        self.steps += 1

    def _grows(self, action: Action) -> bool:
        return isinstance(action, a.Simple) and action.what in (a.ENHANCE, a.FOCUS)


def taps(seed: int) -> list[About]:
    """Something of each kind, mostly not legal."""
    rng = Random(seed)
    area, aim = rng.randrange(30), rng.choice([rng.randrange(v.MOST_FIGURES), a.NOWHERE])
    return [
        {"simple": rng.randrange(a.SIMPLES)},
        {"next": rng.randrange(5)},
        {"area": area},
        {"way": rng.randrange(40), "target": rng.randrange(8, 14)},
        {"way": a.BARE, "target": 8},
        {"way": a.BY_POWER + rng.randrange(8), "target": 9},
        {"power": rng.randrange(9), "aim": aim},
        {"item": rng.randrange(52), "aim": aim},
        {"force": rng.randrange(3)},
        {"force": a.MOST_DOORS},
        {"door": rng.randrange(3)},
        {"search": rng.randrange(4)},
        {"equip": rng.randrange(52)},
        {"pick": rng.randrange(52)},
        {"drop": rng.randrange(52)},
        {"exchange": rng.randrange(5)},
        {"gives": 1, "pass": rng.randrange(52)},
        {"die": 0, "source": rng.randrange(40)},
        {"star": 0},
        {"victim": rng.randrange(14)},
        {"push": area},
        {"choose": 0},
        {"free": 0, "return": area},
        {"done": 1},
        {"who": 8},
        {"area": 999},
    ]


class DelveFaced(Faced):
    game = GAME
    head = shapes.DelveHead
    scene = scene_shapes.DelveScene
    answers: ClassVar[dict[str, Any]] = {
        "choices": answer_shapes.DelveChoices,
        "numbers": list[Number],
        "why": Why,
        "odds": answer_shapes.DelveOdds,
        "figure": answer_shapes.FigureCard,
        "area": answer_shapes.AreaCard,
        "activation": answer_shapes.ActivationCard,
        "advice": answer_shapes.DelveAdvice,
    }
    costs = True
    rulebook = True

    def __init__(self, heroes: int, quest: str = "cold-stair") -> None:
        self._options = {"quest": quest, "heroes": HEROES[:heroes]}
        super().__init__(f"delve-{quest}-{heroes}", self._options)

    def play(self) -> Iterator[Moment]:
        met: dict[str, int] = {}
        for seed in range(MATCHES):
            match = Descent(self._options, seed)
            while not match.over:
                met[match.asked] = met.get(match.asked, 0) + 1
                if met[match.asked] <= MOST or met[match.asked] == LATE:
                    yield Moment(match.state.copy(), list(match.events))
                match.step()

    def choices(self, stage: Stage, sight: Sight) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = stage.ask(sight, "choices", {}, [])["choices"]
        return found

    def tap(self, choice: dict[str, Any]) -> About:
        kind, *numbers = choice["key"]
        return {"done": 1} if kind == a.DONE else dict(zip(TAPS[kind], numbers))

    def cost(self, stage: Stage, sight: Sight, choice: dict[str, Any]) -> str:
        numbers = stage.numbers(sight, choice["key"])
        costs = [number["total"] for number in numbers if number["code"] in ("cost", "price")]
        return str(costs[0]) if any(costs) else ""

    def taps(self, moment: Moment) -> list[About]:
        return taps(len(moment.events))

    def looked(self, stage: Stage) -> list[str]:
        return [f"look {stage.head()['dungeon']['areas'][0]['name']}", "look tamm", "look clay salve", "look finishing"]

    def questions(self, stage: Stage, sight: Sight) -> list[Question]:
        scene = stage.scene(sight)
        found: list[Question] = [("choices", {}, [])]
        activated = next((event.values[0] for event in sight.events() if event.kind is told.ACTIVATED), None)
        if isinstance(activated, int):
            found += [("activation", {}, []), ("activation", {"number": 0}, []), ("activation", {"who": activated}, [])]
        figures = [figure["who"] for figure in [*scene["heroes"][:2], *scene["enemies"][:2]]]
        found += [(what, {"who": who}, []) for what in ("figure", "numbers") for who in figures]
        areas = [area["area"] for area in scene["areas"]]
        found += [("area", {"area": area, "from": areas[0]}, []) for area in areas[::3]]
        if scene["fight"] is not None:
            found += [("odds", {}, []), ("numbers", {"fight": 0}, [])]
        if sight.seat is None:
            return found
        for action in [action for action in sight.legal() if isinstance(action, a.Attack)][:2]:
            found.append(("odds", {"way": action.way, "target": action.target}, []))
        if sight.legal():
            found.append(("advice", {}, []))
        found += [("numbers", {}, []), *[("why", tap, []) for tap in taps(len(figures))]]
        return found + [("numbers", {}, list(action.key())) for action in sight.legal()[:2]]
