"""Golem Arcana in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from shem.core.chance import RollRequest, Seeded
from shem.core.contract import Action, Outcome, Refusal, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import Line, Tally
from shem.faces.arcana.telling.board import battle_board, frame, places
from shem.faces.arcana.telling.names import Names, title_of
from shem.faces.arcana.telling.position import army_line, round_line, table_lines
from shem.faces.arcana.telling.story import objective_lines, open_objectives, own_secret
from shem.faces.arcana.telling.strikes import Strike, targets_of
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Choose
from shem.games.arcana.parts.events import SPAWNED, SUMMONED
from shem.games.arcana.parts.reasons import CHAPTERS, Reject
from shem.games.arcana.parts.sources import MIRACLE
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.attack import to_hit
from shem.locale.words import Words, kebab
from shem.table.stage import Stage

REASON_CHAPTERS: Final = {str(reason.value): chapter for reason, chapter in CHAPTERS.items()}
REFUSAL_CHAPTERS: Final = {
    Reject.AP_SHORT.value: "Action Costs",
    Reject.MANA_SHORT.value: "Action Costs",
    Reject.HEALTH_SHORT.value: "Unintentional Golem Destruction",
    Reject.KNIGHT_SILENCED.value: "Knights",
    Reject.KNIGHT_DOWN.value: "Colossus",
    Reject.SHUT_DOWN.value: "Colossus",
    Reject.RELIC_SPENT.value: "Relics",
    Reject.NO_USES.value: "Relics",
    Reject.CONSTRUCT_THERE.value: "Relics",
    Reject.MIRACLE_WORKED.value: "Ancient Ones",
    Reject.NOT_BLESSABLE.value: "Blessing and Curse Limitations",
    Reject.ONE_OF_A_KIND.value: "Blessing and Curse Limitations",
    Reject.NO_MOVEMENT.value: "Movement Abilities",
    Reject.OUT_OF_REACH.value: "Movement Rules",
    Reject.STAYS.value: "Movement Rules",
    Reject.DEAD_END.value: "Movement Rules",
    Reject.NOT_ADJACENT.value: "Movement Rules",
    Reject.CANNOT_STOP.value: "Occupation Limit",
    Reject.NO_ROOM.value: "Occupation Limit",
    Reject.NOT_IN_ZONE.value: "Deployment & Turn Order",
    Reject.ZONE_CLOSED.value: "Scenario Elements",
    Reject.STARTS_OFF_BOARD.value: "Rules For Off-Board Golems",
    Reject.MUST_DEPLOY.value: "Deployment & Turn Order",
    Reject.NOT_DEPLOYED.value: "Rules For Off-Board Golems",
    Reject.OTHER_REGION.value: "Melee Attacks",
    Reject.NOT_MELEE.value: "Charge Criteria",
    Reject.NOT_PRIMARY.value: "Charge Criteria",
    Reject.THERE_ALREADY.value: "Charging",
    Reject.HAS_ROOM.value: "Charging",
    Reject.NOT_FILLED_BY_ENEMIES.value: "Charging",
    Reject.NO_WAY_IN.value: "Charge Criteria",
    Reject.HELD_THERE.value: "Movement Rules",
    Reject.WRONG_GROUND.value: "Special Displacement Rules",
    Reject.SAME_REGION.value: "Ranged Attacks",
    Reject.OUT_OF_RANGE.value: "Ranged Attacks: Range",
    Reject.NO_SIGHT.value: "Line of Sight (LOS)",
    Reject.NO_ENEMY_THERE.value: "Area-of-Effect Attacks",
    Reject.NOBODY_MEANT.value: "Area-of-Effect Attacks",
    Reject.NEEDS_REGION.value: "Area-of-Effect Attacks",
}
GOLEM_REFUSALS: Final = (
    Reject.STARTS_OFF_BOARD,
    Reject.NOT_YOUR_GOLEM,
    Reject.GONE,
    Reject.NOT_DEPLOYED,
    Reject.DEPLOYED_ALREADY,
    Reject.NO_SUCH_ABILITY,
    Reject.NOT_A_MOVE,
    Reject.NOT_AN_ATTACK,
    Reject.NOT_A_POWER,
    Reject.AP_SHORT,
    Reject.MANA_SHORT,
    Reject.HEALTH_SHORT,
    Reject.NOT_GRANTED,
    Reject.KNIGHT_SILENCED,
    Reject.KNIGHT_DOWN,
    Reject.SHUT_DOWN,
    Reject.RELIC_SPENT,
    Reject.NO_USES,
    Reject.NO_MOVEMENT,
    Reject.ALL_PATHS_ALIKE,
    Reject.CANNOT_STOP,
    Reject.NOT_AN_ENEMY,
    Reject.NOT_MELEE,
    Reject.NOT_PRIMARY,
    Reject.NOT_AN_ALLY,
    Reject.NEEDS_TARGET,
    Reject.NEEDS_REGION,
    Reject.NEEDS_NO_AIM,
    Reject.NO_SUCH_GOLEM,
)


TALES: Final = (events.ENCOUNTERED.code, events.CHOSEN.code, events.MESSAGE.code)


class ArcanaTeller(Stage):
    """Its words: Golems have numbers, Regions names such as B3; seats are called by their armies."""

    game = "arcana"

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self.names = Names(words, setup)

    def seat(self, seat: int) -> str:
        return self.names.army(seat)

    def secrets(self, sight: Sight) -> list[str]:
        return own_secret(self.names, self._battle(sight), sight.seat)

    def greeting(self) -> list[str]:
        title = title_of(self.setup["scenario"], self.words.language)
        return [
            self.say("greeting", title=title, edition=self.setup["edition"]),
            frame(self.names),
            *places(self.names),
            *open_objectives(self.names),
        ]

    def table(self, sight: Sight) -> list[str]:
        battle = self._battle(sight)
        return [*table_lines(self.names, battle), *objective_lines(self.names, battle, sight.seat)]

    def status(self, sight: Sight) -> list[str]:
        battle = self._battle(sight)
        lines = [round_line(self.names, battle)]
        if battle.round == 0:
            return lines
        return lines + [army_line(self.names, battle.armies[number]) for number in battle.order]

    def _battle(self, sight: Sight) -> Battle:
        """The battle as the seat can know it."""
        battle = _battle(sight)
        self.names.see(battle)
        return battle

    def board(self, sight: Sight) -> list[str]:
        return battle_board(self.names, self._battle(sight))

    def chapter(self, code: str, refused: bool) -> str:
        return (REFUSAL_CHAPTERS if refused else REASON_CHAPTERS).get(code, "")

    def source(self, line: Line) -> str:
        return self.names.source(line.source)

    def about(self, refusal: Refusal) -> str:
        if refusal.about < 0:
            return "none"
        if refusal.code is Reject.NOT_YOUR_TURN:
            return self.seat(refusal.about)
        return (self.names.golem if refusal.code in GOLEM_REFUSALS else self.names.region)(refusal.about)

    def outcome(self, outcome: Outcome) -> list[str]:
        scores = ", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
        winners = self.words.both([self.seat(seat) for seat in outcome.winners]) or "none"
        return [
            self.say(f"ending-{outcome.code}"),
            self.say("outcome", winners=winners, count=len(outcome.winners), scores=scores),
        ]

    def action(self, seat: int, action: Action) -> str:
        return self.say(f"action-{kebab(type(action).__name__)}", army=self.seat(seat), **self._decided(seat, action))

    def _decided(self, seat: int, action: Action) -> dict[str, str | int]:
        """What an action names, in words."""
        names = self.names
        values: dict[str, str | int] = {}
        golem = getattr(action, "golem", None)
        if golem is not None:
            values["golem"] = names.golem(golem)
            for name in ("ability", "move"):
                if hasattr(action, name):
                    values[name] = names.ability(golem, getattr(action, name))
        for name in ("region", "approach"):
            if hasattr(action, name):
                values[name] = names.region(getattr(action, name))
        if hasattr(action, "target"):
            values["target"] = names.golem(action.target)
        if hasattr(action, "ancient"):
            values["ancient"] = names.ancient(seat, action.ancient)
        if isinstance(action, Choose):
            values["option"] = action.option + 1
        return values

    def event(self, event: Event) -> str:
        self.learn([event])
        return super().event(event)

    def learn(self, events: Sequence[Event]) -> None:
        """Know from now on who came with these events."""
        for event in events:
            if event.kind is SUMMONED:
                golem, slot, construct = (_int(value) for value in event.values[:3])
                self.names.summoned(golem, slot, construct)
            elif event.kind is SPAWNED:
                golem, card, army = (_int(value) for value in event.values[:3])
                self.names.came(golem, list(self.names.plan.pieces.cards)[card], army)

    def values(self, event: Event) -> dict[str, str | int]:
        found = {name: self._value(name, value, event) for name, value in zip(event.kind.fields, event.values)}
        if event.kind.code in TALES:
            found["text"] = self._tale(event)
        return found

    def _tale(self, event: Event) -> str:
        """The scenario's own words in an encounter."""
        first, second, third = [_int(value) for value in event.values[:3]]
        if event.kind is events.ENCOUNTERED:
            return self.names.tale(first)
        return self.names.choice(second, third) if event.kind is events.CHOSEN else self.names.message(first, second, third)

    def _value(self, name: str, value: int | tuple[int, ...], event: Event) -> str | int:
        names = self.names
        if isinstance(value, tuple):
            return self._listed(name, list(value))
        if name in ("golem", "target", "construct"):
            return names.golem(value) if value >= 0 else "none"
        if name in ("encounter", "objective"):
            return names.told(f"{name}s", value)
        if event.kind is events.GROUND_CHANGED and name in ("terrain", "cover"):
            return names.say(f"{name}-{(v.TERRAINS if name == 'terrain' else v.COVERS)[value]}")
        if name in ("army", "victor"):
            return self.seat(value) if value >= 0 else "none"
        if name in ("region", "origin", "approach"):
            return names.region(value) if value >= 0 else "none"
        if name == "cost":
            return names.price(_int(event.values[0]), _int(event.values[1]), value)
        if name == "ancient":
            return names.power(_int(event.values[0]), value, _ROLES[event.kind.code])
        if name in ("ability", "move"):
            return names.ability(_int(event.values[0]), value)
        if name == "part":
            return names.part(_int(event.values[0]), value)
        if name in ("source", "by"):
            return names.source(value)
        if name == "effect":
            return names.deed(value)
        if name == "change":
            return f"{value:+d}"
        if name == "result":
            return events.RESULTS[value]
        if name == "ending":
            return self.say(f"ending-{events.ENDINGS[value]}")
        return value

    def _listed(self, name: str, values: list[int]) -> str:
        if name == "armies":
            return reduce(lambda first, next: self.say("then", first=first, next=next), map(self.seat, values))
        if name == "winners":
            return self.words.both([self.seat(army) for army in values]) or "none"
        if name == "path":
            return ", ".join(self.names.region(region) for region in values)
        if name == "mana":
            return ", ".join(str(value) for value in values)
        if name in ("golems", "lost"):
            return self.names.golems(values) or "none"
        return ", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(values))

    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        """Purpose, and for an attack the To-Hit of each target."""
        if request.purpose == events.ROLL_ORDER:
            return [self.say("roll-order", place=request.args[0])]
        if request.purpose == events.ROLL_DIRECTION:
            golem, source = request.args[:2]
            return [self.say("roll-direction", golem=self.names.golem(golem), source=self.names.source(source))]
        if request.purpose == events.ROLL_PUSH:
            golem, charger = request.args[:2]
            return [self.say("roll-push-out", golem=self.names.golem(golem), source=self.names.golem(charger))]
        if request.purpose == events.ROLL_BREAKDOWN:
            golem, percent = request.args[:2]
            return [self.say("roll-breakdown", golem=self.names.golem(golem), percent=percent)]
        golem, slot, region = request.args[:3]
        text = self.say(
            f"roll-{request.purpose}",
            golem=self.names.golem(golem),
            ability=self.names.ability(golem, slot),
            region=self.names.region(region),
            first=request.args[-1],
        )
        return [text, *self._to_hits(action, sight)]

    def _to_hits(self, action: Action | None, sight: Sight | None) -> list[str]:
        if sight is None or not isinstance(action, Strike):
            return []
        battle = self._battle(sight)
        golem = battle.golems[action.golem]
        lines = []
        equal = "yes" if battle.plan.rules.equal_hits else "no"  # ruling A2
        for target in targets_of(battle, action):
            chance = to_hit(battle, golem, golem.type.abilities[action.ability], target, Tally(False))
            named = self.names.golem(target.number)
            lines.append("  " + self.say("roll-to-hit", target=named, hit=chance, equal=equal))
        return lines

    def faces(self, request: RollRequest) -> list[str]:
        if request.purpose == events.ROLL_ORDER:
            return [self.seat(army) for army in request.args[1:]]
        if request.purpose == events.ROLL_BREAKDOWN:
            return [self.names.part(request.args[0], part) for part in request.args[2:]]
        if request.purpose in (events.ROLL_DIRECTION, events.ROLL_PUSH):
            return [self.names.region(region) for region in request.args[2:]]
        return []


_ROLES: Final = {events.MIRACLE.code: MIRACLE, events.BLESSED.code: v.BLESSING, events.CURSED.code: v.CURSE}


def _battle(sight: Sight) -> Battle:
    """The battle as the seat can know it."""
    world = sight.world(Seeded(0))
    assert isinstance(world, Battle)
    return world


def _int(value: int | tuple[int, ...]) -> int:
    assert isinstance(value, int)
    return value
