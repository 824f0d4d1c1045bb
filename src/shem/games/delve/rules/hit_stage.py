"""Combat System, the HIT Stage."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, Done, Star
from shem.games.delve.parts.events import ADDED, ATTACKED, HIT_BLUE, HIT_RED, HIT_ROLLED, HIT_TOTAL, STAR_SPENT
from shem.games.delve.parts.fight import Bonus, Fight, Rolled
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules import hits
from shem.games.delve.rules.battlefield import dominates
from shem.games.delve.rules.characteristics import holdings
from shem.games.delve.rules.def_stage import Defending
from shem.games.delve.rules.effects import seat_of
from shem.games.delve.rules.rolling import roll_die
from shem.games.delve.rules.special import enhance, in_attack, profile, show, targets
from shem.games.delve.rules.stages import can_use, cannot_use, use_in_stage


def attack(
    state: DelveState, attacker: int, target: int, source: int, more: int, reach: int, reaction: bool = False
) -> None:
    """An attack will be made. source: the card whose Attack it is, OF_HERO + seat for bare hands. more: Hits of an Enemy's
    sentence. reach: of its AoE, -1 none of its own."""
    state.steps.append(Attacking(attacker, target, source, more, reach, reaction))


@final
class Attacking(Step[DelveState]):
    """An attack that is about to be made; it is not if either Character is gone, or the attacker lies."""

    def __init__(self, attacker: int, target: int, source: int, more: int, reach: int, reaction: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.source: Final = source
        self.more: Final = more
        self.reach: Final = reach
        self.reaction: Final = reaction

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        attacker, target = state.figure(self.attacker), state.figure(self.target)
        if attacker is None or target is None or attacker.ko:
            return
        fight = Fight(self.attacker, self.target, self.source, attacker.area, target.area, self.more)
        fight.reach = self.reach
        state.fights.append(fight)
        state.steps.append(HitStage())
        if entry.telling:
            entry.tell(Event(ATTACKED, (self.attacker, self.target, self.source, 1 if self.reaction else 0)))
        show(attacker, entry)
        _roll(state, fight, entry)
        _begin(state, fight, attacker)

    def data(self) -> list[Any]:
        return ["attacking", self.attacker, self.target, self.source, self.more, self.reach, self.reaction]


@final
class HitStage(Step[DelveState]):
    """Step 2 on: the attacker's player enhances the attack while there is anything to do so with, then Hits are counted."""

    def seats(self, state: DelveState) -> list[int]:
        attacker = state.figure(state.fight().attacker)
        if attacker is None or not (_has_choice(state, attacker) or _uses(state, attacker)):
            return []
        return [seat_of(state, attacker.who)]

    def prompt(self, state: DelveState) -> Prompt:
        fight = state.fight()
        return Prompt("hit-stage", (fight.attacker, fight.target, fight.stars))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        attacker = state.figure(state.fight().attacker)
        assert attacker is not None
        found = _uses(state, attacker)
        if _has_choice(state, attacker):
            found.extend([Star(line) for line in _open_lines(state)])
        found.append(END)
        return found

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        attacker = state.figure(state.fight().attacker)
        if isinstance(action, Done):
            return None
        if isinstance(action, Star) and attacker is not None:
            if action.line not in _open_lines(state):
                return Refusal(Reject.NO_LINE, about=action.line)
            return None if _has_choice(state, attacker) else Refusal(Reject.NO_STAR, have=state.fight().stars)
        if isinstance(attacker, Hero):
            return cannot_use(state, attacker, v.IN_HIT, action)
        return Refusal(Reject.ANOTHER_DECISION)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        attacker = state.figure(state.fight().attacker)
        if isinstance(action, Star):
            _spend_star(state, action.line, entry)
        elif isinstance(action, Done):
            self.run(state, entry)
        else:
            assert isinstance(attacker, Hero)
            use_in_stage(state, attacker, v.IN_HIT, action, entry)

    def run(self, state: DelveState, entry: Entry) -> None:
        """Stars that are left trigger the next lines; step 3."""
        state.steps.pop()
        fight = state.fight()
        for line in _open_lines(state)[: fight.stars]:
            _spend_star(state, line, entry)
        fight.used = []
        if entry.telling:
            normal, lethal = Tally(), Tally()
            hits.count(state, fight, normal, lethal)
            tallies = [("hits", normal), ("lethal", lethal)]
            entry.tell(Event(HIT_TOTAL, (fight.attacker, fight.target, normal.total, lethal.total), tallies))
        fight.defenders = targets(state, fight)
        state.steps.append(Defending())

    def data(self) -> list[Any]:
        return ["hit-stage"]


def _roll(state: DelveState, fight: Fight, entry: Entry) -> None:
    """Step 1: the dice of the attack."""
    card = profile(state, fight.source)
    args = (fight.attacker, fight.target)
    red = [roll_die(state, v.RED, HIT_RED, args, entry) for _ in range(card.red)]
    blue = [roll_die(state, v.BLUE, HIT_BLUE, args, entry) for _ in range(card.blue)]
    fight.dice = [Rolled(v.RED, face, False) for face in red]
    fight.dice.extend([Rolled(v.BLUE, face, False) for face in blue])
    fight.stars = state.dice(v.RED, red)[3] + state.dice(v.BLUE, blue)[3]
    if entry.telling:
        entry.tell(Event(HIT_ROLLED, (fight.attacker, fight.target, tuple(red), tuple(blue), fight.stars)))


def _begin(state: DelveState, fight: Fight, attacker: Figure) -> None:
    """What an attack has without anybody's doing: what holdings always give, the card's own effects, Focus, Night, an
    Enemy's sentence, and the Domination bonus by the target's area."""
    for holding in holdings(state, attacker):
        enhance(fight, holding.effects, v.ALWAYS, holding.source)
    enhance(fight, profile(state, fight.source).effects, v.USE, fight.source)
    _add(fight, fight.more, hits.BY_SENTENCE)
    if isinstance(attacker, Hero):
        _add(fight, 1 if attacker.focus else 0, hits.BY_FOCUS)
        _add(fight, -1 if state.night else 0, hits.BY_NIGHT)
        attacker.focus = False
    if dominates(state, fight.where, state.of_heroes(attacker)):
        _add(fight, 1, hits.BY_DOMINATION)


def _add(fight: Fight, amount: int, source: int) -> None:
    if amount:
        fight.added.append(Bonus(v.HITS, amount, -1, -1, False, source))


def _uses(state: DelveState, attacker: Figure) -> list[Action]:
    return can_use(state, attacker, v.IN_HIT) if isinstance(attacker, Hero) else []


def _open_lines(state: DelveState) -> list[int]:
    """Star lines that were not triggered in this attack."""
    fight = state.fight()
    lines = range(len(profile(state, fight.source).stars))
    return [line for line in lines if not fight.lines >> line & 1]


def _has_choice(state: DelveState, attacker: Figure) -> bool:
    """Whether stars leave a choice of lines to Heroes and Minions; Enemies take them in order."""
    if state.fight().stars <= 0 or (isinstance(attacker, Enemy) and not attacker.minion):
        return False
    return state.fight().stars < len(_open_lines(state))


def _spend_star(state: DelveState, line: int, entry: Entry) -> None:
    fight = state.fight()
    fight.stars -= 1
    fight.lines |= 1 << line
    effects = profile(state, fight.source).stars[line]
    enhance(fight, effects, v.USE, fight.source)
    if entry.telling:
        entry.tell(Event(STAR_SPENT, (fight.attacker, fight.source, line)))
        for effect in effects:
            if in_attack(effect.do):
                entry.tell(Event(ADDED, (fight.attacker, fight.source, effect.do, effect.amount)))
