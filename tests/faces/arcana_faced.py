"""Golem Arcana for the face suite: livelier than by chance, so that there are fights and prompts to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from shem.core.chance import Seeded
from shem.core.contract import Turn
from shem.core.sight import Sight
from shem.faces.arcana.scenes import answer_shapes, digest_shapes, shapes
from shem.faces.arcana.scenes.groups import ROLES, group_of
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import AreaAttack, Attack, EndTurn
from shem.games.arcana.parts.state import Battle
from shem.table.messages import About, Number, Why
from shem.table.stage import Stage
from tests.faces.faced import Faced, Moment, Question
from tests.table.lively import Lively

STEPS = 200
PLACED = ("golem", "slot", "region", "target", "approach", "move", "ancient", "option")
BUTTONS = ("end", "hold", "arrive", "resign")


class ArcanaFaced(Faced):
    game = GAME
    head = shapes.ArcanaHead
    scene = shapes.ArcanaScene
    answers: ClassVar[dict[str, Any]] = {
        "choices": answer_shapes.Choices,
        "card": answer_shapes.Card,
        "region": answer_shapes.RegionCard,
        "ancients": list[answer_shapes.AncientCard],
        "army": answer_shapes.ArmyPage,
        "numbers": list[answer_shapes.ArcanaNumber],
        "forecast": answer_shapes.Forecast,
        "choice": answer_shapes.ArcanaChoice,
        "end": answer_shapes.EndOfTurn,
        "why": Why,
        "report": answer_shapes.Report,
        "pools": list[Number],
        "threat": answer_shapes.Threat,
        "goal": answer_shapes.GoalPage,
    }
    costs = True
    rulebook = True
    digest = digest_shapes.Digest
    instead = (Attack, AreaAttack)  # a Charge gets there

    def __init__(self, scenario: str, edition: str = "2015") -> None:
        self._options: dict[str, Any] = {"scenario": scenario, "edition": edition, "resign": True}
        super().__init__(f"{scenario}-{edition}", self._options)
        self.secret = bool(GAME.plan(self.setup).secrets)

    def play(self) -> Iterator[Moment]:
        """The first decision; then some fights, some turns and some prompts in the middle of them, at most three a kind."""
        lively, met = Lively(self._options, 5), dict.fromkeys(("", "fight", "turn", "prompt"), 0)
        for _ in range(STEPS):
            if lively.over:
                return
            kind = _kind(lively)
            met[kind] += 1
            if met[kind] in (1, 4, 16)[: 1 if kind == "" else 3]:
                yield Moment(lively.battle.copy(), list(lively.events))
            lively.step()

    def choices(self, stage: Stage, sight: Sight) -> list[dict[str, Any]]:
        return offered(stage, sight)

    def tap(self, choice: dict[str, Any]) -> About:
        about = {name: choice[name] for name in PLACED if name in choice}
        if "ancient" in choice:
            about["role"] = ROLES.index(choice["group"].partition("/")[2])
        if choice["group"] in BUTTONS:
            about[choice["group"]] = 1
        if choice["kind"] == "route":
            about["route"] = 1
        return about

    def taps(self, moment: Moment) -> list[About]:
        assert isinstance(moment.state, Battle)
        return [about for about in taps(moment.state) if "region" in about or "target" in about]

    def questions(self, stage: Stage, sight: Sight) -> list[Question]:
        return questions(stage, sight)

    def places(self, stage: Stage) -> list[str]:
        return [region["name"] for region in stage.head()["regions"]]

    def looked(self, stage: Stage) -> list[str]:
        return ["golem 1", "golem 2", *(f"region {place}" for place in self.places(stage)[::9]), "ancients", "objectives"]

    def typed(self, stage: Stage, sight: Sight) -> list[str]:
        return ["resign"]


def _kind(lively: Lively) -> str:
    """What is decided now; empty for the deployment."""
    pending = lively.battle.pending()
    assert isinstance(pending, Turn)
    if pending.prompt.code == events.ASK_DEPLOY:
        return ""
    if pending.prompt.code != events.ASK_TURN:
        return "prompt"
    strikes = any(isinstance(action, Attack) for action in lively.battle.legal(lively.seat))
    return "fight" if strikes else "turn"


def abouts(stage: Stage, sight: Sight) -> list[About]:
    """What `choices` can be asked about now, nothing included."""
    found: list[About] = [{}]
    for group in stage.scene(sight)["usable"]:
        kind, _, rest = group.partition(":")
        number, _, slot = rest.partition("/")
        if kind == "golem":
            found.append({"golem": int(number), "slot": int(slot)})
        elif kind == "ancient":
            found.append({"ancient": int(number), "role": ROLES.index(slot)})
    return found


def offered(stage: Stage, sight: Sight) -> list[dict[str, Any]]:
    """All choices; the way of a move that can be named is shown with the Charges by it, too, and counts once."""
    found: list[dict[str, Any]] = []
    for about in abouts(stage, sight):
        for choice in stage.ask(sight, "choices", about, [])["choices"]:
            if choice["kind"] != "route" or choice not in found:
                found.append(choice)
    return found


def questions(stage: Stage, sight: Sight) -> list[Question]:
    """Of what can be asked now, enough."""
    battle = sight.world(Seeded(1))
    assert isinstance(battle, Battle)
    found: list[Question] = [("choices", about, []) for about in abouts(stage, sight)]
    found += [("report", {}, []), ("pools", {"army": 0}, []), ("goal", {}, [])]
    found += [("threat", about, []) for about in ({"army": 0}, {"golem": 0}, {"golem": 0, "slot": 1})]
    if sight.seat is not None:
        found.append(("threat", {}, []))
    found += [("card", {"golem": golem}, []) for golem in range(0, len(battle.golems), 5)]
    found += [("region", {"region": region}, []) for region in range(0, battle.field.count, 7)]
    for army in range(battle.plan.wild):
        found += [("army", {"army": army}, []), ("ancients", {"army": army}, [])]
    keys: dict[str, list[int]] = {}
    for action in sight.legal():
        keys.setdefault(f"{type(action).__name__}{group_of(action)}", list(action.key()))
    found += [(name, {}, key) for key in keys.values() for name in ("numbers", "choice")]
    found += [("forecast", {}, key) for name, key in keys.items() if name.startswith(("Attack", "Charge"))][:3]
    if any(isinstance(action, EndTurn) for action in sight.legal()):
        found.append(("end", {}, []))
    if sight.seat is not None:
        found += [("why", about, []) for about in taps(battle)]
    return found


def taps(battle: Battle) -> list[About]:
    """Some taps that mean something during a turn: every Golem by itself, some slots at some Regions and targets."""
    rng = Random(battle.clock)
    found: list[About] = [{"golem": golem.number} for golem in battle.golems]
    for _ in range(20):
        golem = rng.choice(battle.golems)
        about = {"golem": golem.number, "slot": rng.randrange(len(golem.type.abilities) or 1)}
        aim = {"region": rng.randrange(battle.field.count), "target": rng.choice(battle.golems).number}
        named = rng.choice(list(aim))
        found += [about, {**about, named: aim[named]}]
    return found
