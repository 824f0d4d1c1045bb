"""Combat System, the DEF Stage: of the main target, then of every other that the attack reaches."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, Done
from shem.games.delve.parts.cards import Effect
from shem.games.delve.parts.events import BLOCK_ROLLED, DEFENCE, DEFENDED
from shem.games.delve.parts.fight import Bonus, Fight, Rolled
from shem.games.delve.parts.figures import Figure, Hero
from shem.games.delve.parts.reasons import Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules import hits
from shem.games.delve.rules.characteristics import armor, holdings, magic_shields, most_blue
from shem.games.delve.rules.effects import carry_out, draw_and_resolve
from shem.games.delve.rules.harm import suffer
from shem.games.delve.rules.rolling import roll_die
from shem.games.delve.rules.special import bash, break_armor, bring_conditions, drain, others, profile, show
from shem.games.delve.rules.stages import can_use, cannot_use, use_in_stage


@final
class Defending(Step[DelveState]):
    """The DEF Stages still to come, a defender at a time; when there is none left the attack is over.

    Critical tokens come before a defender's stage.
    """

    def run(self, state: DelveState, entry: Entry) -> None:
        fight = state.fight()
        if not fight.defenders:
            state.steps.pop()
            state.fights.pop()
            _end(state, fight, entry)
            return
        fight.defender = fight.defenders.pop(0)
        fight.blocks = []
        fight.guards = []
        fight.used = []
        state.steps.append(Blocking())
        for _ in range(fight.sum(v.CRITICALS)):
            if state.figure(fight.defender) is not None:
                draw_and_resolve(state, v.CRITICAL, fight.defender, entry)

    def data(self) -> list[Any]:
        return ["defending"]


@final
class Blocking(Step[DelveState]):
    """Steps 1 to 4 of a DEF Stage; nothing if the defender is gone."""

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        fight = state.fight()
        figure = state.figure(fight.defender)
        if figure is None:
            return
        for holding in holdings(state, figure):
            _guard(fight, holding.effects, holding.source)
        _block(state, fight, figure, entry)
        state.steps.append(DefStage())

    def data(self) -> list[Any]:
        return ["blocking"]


@final
class DefStage(Step[DelveState]):
    """Step 5: a Hero enhances its defence as long as it would be wounded and can; step 6, and what the attack does then."""

    def seats(self, state: DelveState) -> list[int]:
        fight = state.fight()
        figure = state.figure(fight.defender)
        if not isinstance(figure, Hero) or _wounds(state, fight, Tally(False), Tally(False)) == 0:
            return []
        return [figure.who] if can_use(state, figure, v.IN_DEFENCE) else []

    def prompt(self, state: DelveState) -> Prompt:
        fight = state.fight()
        return Prompt("def-stage", (fight.defender, fight.attacker, _wounds(state, fight, Tally(False), Tally(False))))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [*can_use(state, state.heroes[seat], v.IN_DEFENCE), END]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        return cannot_use(state, state.heroes[seat], v.IN_DEFENCE, action)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        if isinstance(action, Done):
            self.run(state, entry)
        else:
            use_in_stage(state, state.heroes[seat], v.IN_DEFENCE, action, entry)

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        fight = state.fight()
        figure = state.figure(fight.defender)
        if figure is not None:
            _be_hit(state, fight, figure, entry)

    def data(self) -> list[Any]:
        return ["def-stage"]


def _guard(fight: Fight, effects: list[Effect], source: int) -> None:
    """Shields that a defender always has."""
    for effect in effects:
        if effect.when == v.ALWAYS and effect.do == v.SHIELDS:
            fight.guards.append(Bonus(v.SHIELDS, effect.amount, -1, -1, False, source))


def _block(state: DelveState, fight: Fight, figure: Figure, entry: Entry) -> None:
    """Resistances and weaknesses, Magic Shields, Armor, and the Blue Dice."""
    keep = entry.telling
    normal, lethal, value, dice = Tally(keep), Tally(keep), Tally(keep), Tally(keep)
    hits.count(state, fight, Tally(False), lethal)
    _withstand(state, fight, figure, normal)
    if normal.total + lethal.total > 0:
        show(figure, entry)
    _spend_shields(state, figure, normal, lethal)
    _armor(state, fight, figure, value)
    normal.add(Why.ARMOR, -min(value.total, normal.total))
    dice.base(Why.LEFT, normal.total)
    dice.add(Why.MOST_DICE, -max(0, dice.total - most_blue(state, figure)))
    fight.hits, fight.lethal = normal.total, lethal.total
    args = (fight.defender, fight.attacker)
    faces = [roll_die(state, v.BLUE, DEFENCE, args, entry) for _ in range(dice.total)]
    fight.blocks = [Rolled(v.BLUE, face, False) for face in faces]
    if keep:
        tallies = [("hits", normal), ("lethal", lethal), ("armor", value), ("dice", dice)]
        entry.tell(Event(BLOCK_ROLLED, (fight.defender, fight.attacker, tuple(faces)), tallies))


def _withstand(state: DelveState, fight: Fight, figure: Figure, normal: Tally) -> None:
    """Step 1: Hits more or fewer by the attack's type of damage."""
    total = Tally(False)
    hits.count(state, fight, total, Tally(False))
    normal.base(Why.HITS, total.total)
    type = profile(state, fight.source).type
    for holding in holdings(state, figure):
        for effect in holding.effects:
            if effect.when == v.ALWAYS and effect.what in (-1, type):
                if effect.do == v.WEAK:
                    normal.add(Why.WEAKNESS, effect.amount, holding.source)
                elif effect.do == v.RESIST:
                    normal.add(Why.RESISTANCE, -effect.amount, holding.source)
    normal.add(Why.LEAST, max(0, -normal.total))


def _spend_shields(state: DelveState, figure: Figure, normal: Tally, lethal: Tally) -> None:
    """Step 2: Magic Shields must be spent, on Lethal Hits first."""
    shields = magic_shields(state, figure)
    against = min(shields, lethal.total)
    lethal.add(Why.MAGIC_SHIELDS, -against)
    figure.spent += against
    against = min(shields - against, normal.total)
    normal.add(Why.MAGIC_SHIELDS, -against)
    figure.spent += against


def _armor(state: DelveState, fight: Fight, figure: Figure, value: Tally) -> None:
    """Step 3: the Armor value that the attack leaves."""
    armor(state, figure, value)
    for bonus in fight.added:
        if bonus.do == v.PIERCE:
            value.add(Why.PIERCED, -min(bonus.amount, value.total), bonus.source)


def _wounds(state: DelveState, fight: Fight, shields: Tally, wounds: Tally) -> int:
    """Step 6: Shields of the dice only stop Hits that are not Lethal; those of step 5 stop any, Lethal ones first."""
    rolled, given = 0, 0
    for die in fight.blocks:
        shown = state.box.dice[v.BLUE].faces[die.face].shields
        shields.add(Why.BLUE_DICE, shown, die.face)
        rolled += shown
    for bonus in fight.guards:
        if bonus.do == v.SHIELDS:
            shields.add(Why.ADDED, bonus.amount, bonus.source)
            given += bonus.amount
    stopped = min(max(0, given), fight.lethal)
    wounds.base(Why.LETHAL, fight.lethal)
    wounds.add(Why.LEFT, fight.hits)
    wounds.add(Why.SHIELDS, -stopped - min(fight.hits, max(0, rolled + given - stopped)))
    return wounds.total


def _be_hit(state: DelveState, fight: Fight, figure: Figure, entry: Entry) -> None:
    """The defender suffers; then Drain, Break, conditions and Bash, and what its wounds bring about."""
    area = figure.area
    shields, wounds = Tally(entry.telling), Tally(entry.telling)
    amount = _wounds(state, fight, shields, wounds)
    if entry.telling:
        tallies = [("shields", shields), ("wounds", wounds)]
        entry.tell(Event(DEFENDED, (fight.defender, fight.attacker, amount), tallies))
    lost = suffer(state, figure, amount, fight.source, fight.attacker, entry)
    fight.wounds += lost
    drain(state, fight, lost, entry)
    break_armor(state, fight, figure, entry)
    bring_conditions(state, fight, figure, entry)
    if figure.health > 0:
        bash(state, fight, figure)
    if lost:
        for source in (-1, fight.source):
            state.due.append([source, v.WOUNDS, fight.attacker, fight.defender, area])
        state.due.append([-1, v.HURT, fight.defender, fight.attacker, area])
    if figure.health == 0:
        state.due.append([fight.source, v.KILLS, fight.attacker, fight.defender, area])


def _end(state: DelveState, fight: Fight, entry: Entry) -> None:
    """The attack is over: its card's other effects are carried out, and those of the star lines that were triggered."""
    card = profile(state, fight.source)
    effects = others(card.effects)
    for line, more in enumerate(card.stars):
        if fight.lines >> line & 1:
            effects.extend(others(more))
    if effects:
        carry_out(state, effects, v.USE, fight.attacker, fight.target, fight.where, fight.source, entry)
