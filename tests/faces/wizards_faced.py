"""Wizards for the face suite: whoever can craft, cast or fight mostly does, so that everything comes up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over, Together, Turn
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.wizards.scenes import answer_shapes, shapes
from shem.games.wizards.game import GAME
from shem.games.wizards.parts import actions as a
from shem.games.wizards.parts.board import BESIDE, SPACES
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.fate import EXTRA
from shem.games.wizards.rules.spell import PRICE
from shem.table.messages import About, Number, Why
from shem.table.stage import Stage
from tests.faces.faced import Faced, Moment, Question

MATCHES = 60
ROUNDS = 25
MOST, LATE = 4, 40  # moments of a kind: the first ones, and one when the board is full
LIKED = (a.Craft, a.Cast, a.Play, a.Fight, a.Return)
# What a Spell names, by the place of its card in the rulebook's list.
NAMES = {
    "haste": ("space",),
    "ritual-mana": (),
    "elemental-storm": ("space",),
    "power": ("space",),
    "protection": ("space",),
    "portal": ("stack", "space"),
    "divination": ("seat",),
    "dispell": (),
    "repair": ("space",),
    "theft": ("seat", "deck"),
    "transformation": ("unit", "trait", "value"),
}
TAPS = {
    a.CRAFT: ("material", "size", "shape", "space"),
    a.DRAW: ("draw",),
    a.BUY: ("buy",),
    a.DISCARD: ("deck", "discard"),
    a.MOVE: ("unit", "space"),
    a.FIGHT: ("stack", "space"),
    a.STRIKE: ("slot", "target"),
    a.PLAY: ("play", "slot"),
    a.RETURN: ("lost", "space"),
}


class Duel:
    """A match played at random, but those who can craft, cast or fight mostly do."""

    def __init__(self, seats: int, seed: int) -> None:
        self.setup = GAME.resolve({"seats": seats, "round_limit": ROUNDS})
        self._random, self._dice = Random(seed), Seeded(seed)
        entry = Entry(self._dice, telling=True)
        state = GAME.new(self.setup, entry)
        assert isinstance(state, WizardsState)
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

    def step(self) -> None:
        (seat,) = self.state.pending().seats
        legal = self.state.legal(seat)
        liked = [action for action in legal if isinstance(action, LIKED) or self._joins(action)]
        action = self._random.choice(liked if liked and self._random.random() < 0.8 else legal)
        entry = Entry(self._dice, telling=True)
        self.state.apply(seat, action, entry)
        self.events += entry.events

    def _joins(self, action: Action) -> bool:
        """Whether a Golem moves to others of its side, or beside an enemy."""
        if not isinstance(action, a.Move):
            return False
        owners = [self.state.owner(space) for space in BESIDE[action.space]]
        return self.state.owner(action.space) >= 0 or any(owner not in (-1, self.state.active) for owner in owners)


def taps(seed: int) -> list[About]:
    """Something of each kind, mostly not legal."""
    rng = Random(seed)
    space, unit = rng.randrange(SPACES), rng.randrange(a.WHO)
    return [
        {"material": rng.randrange(16), "size": rng.randrange(4), "shape": rng.randrange(4), "space": space},
        {"draw": 0},
        {"buy": 1},
        {"deck": 1, "discard": rng.randrange(23)},
        {"unit": unit, "space": space},
        {"stack": space, "space": rng.randrange(SPACES)},
        {"slot": rng.randrange(4), "target": 7},
        {"play": rng.randrange(23), "slot": rng.randrange(4)},
        {"lost": 0, "space": space},
        {"cast": 12, "space": space},
        {"cast": 20},
        {"cast": rng.randrange(23), "space": space},
        {"cast": 17, "stack": space, "space": 0},
        {"cast": 21, "seat": 1, "deck": 1},
        {"done": 1},
        {"space": space},
        {"cast": 99},
    ]


class WizardsFaced(Faced):
    game = GAME
    head = shapes.WizardsHead
    scene = shapes.WizardsScene
    answers: ClassVar[dict[str, Any]] = {
        "choices": answer_shapes.WizardsChoices,
        "numbers": list[Number],
        "why": Why,
        "odds": answer_shapes.WizardsOdds,
        "unit": answer_shapes.UnitCard,
        "space": answer_shapes.SpaceCard,
        "card": answer_shapes.CardCard,
        "workshop": answer_shapes.Workshop,
        "forecast": answer_shapes.BattleForecast,
    }
    digest = answer_shapes.WizardsDigest
    costs = True
    secret = True
    rulebook = True

    def __init__(self, seats: int) -> None:
        super().__init__(f"wizards-{seats}", {"seats": seats, "round_limit": ROUNDS})

    def play(self) -> Iterator[Moment]:
        met: dict[str, int] = {}
        for seed in range(MATCHES):
            match = Duel(self.seats, seed)
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
        if kind == a.DONE:
            return {"done": 1}
        if kind == a.CAST:
            names = NAMES[self.setup["events"][numbers[0]]["id"]]
            return {"cast": numbers[0], **dict(zip(names, numbers[1:]))}
        return dict(zip(TAPS[kind], numbers))

    def cost(self, stage: Stage, sight: Sight, choice: dict[str, Any]) -> str:
        action = self.game.action(choice["key"])
        if isinstance(action, a.Cast | a.Buy):
            return str(PRICE if isinstance(action, a.Cast) else EXTRA)
        return super().cost(stage, sight, choice)

    def taps(self, moment: Moment) -> list[About]:
        return taps(len(moment.events))

    def places(self, stage: Stage) -> list[str]:
        return list(stage.head()["spaces"])

    def looked(self, stage: Stage) -> list[str]:
        return ["look H8", "look haste", "mana"]

    def questions(self, stage: Stage, sight: Sight) -> list[Question]:
        scene = stage.scene(sight)
        units = [unit["unit"] for unit in scene["units"]]
        found: list[Question] = [("choices", {}, []), ("numbers", {"seat": 1}, [])]
        found += [(what, {"unit": unit}, []) for what in ("unit", "numbers") for unit in units[:4]]
        found += [("odds", {"unit": units[0], "target": units[-1]}, [])]
        if scene["battle"] is not None and scene["battle"]["attack"] is not None:
            found.append(("odds", {}, []))
        battle = next((choice for choice in stage.choices(sight, {})["choices"] if choice["kind"] == "fight"), None)
        if battle is not None:
            found.append(("forecast", {"stack": battle["space"], "space": battle["to"]}, []))
        found += [("space", {"space": space}, []) for space in range(0, SPACES, 5)]
        found += [("card", {"deck": card["deck"], "card": card["card"]}, []) for card in scene["hand"][:4]]
        found += [("card", {"deck": 0, "card": 3}, []), ("card", {"deck": 1, "card": 19}, [])]
        if sight.seat is not None:
            found += [
                ("workshop", {"material": 3, "size": 1, "shape": 2}, []),
                ("numbers", {}, []),
                *[("why", tap, []) for tap in taps(len(units))],
            ]
            found += [("numbers", {}, list(action.key())) for action in sight.legal()[:2]]
        return found
