"""A Hero Turn as a careful party plans it: where to go and whom to attack, before or after; what it is worth, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.bot import Term
from shem.core.contract import Action
from shem.games.delve.goals import Goal, goals
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BY_POWER, Attack, Move
from shem.games.delve.parts.figures import Enemy, Hero
from shem.games.delve.parts.state import MOVED, NOT_MOVED, DelveState
from shem.games.delve.prospects import Guard, added, tables_of
from shem.games.delve.rules.activities import why_idle
from shem.games.delve.rules.attacking import add_attacks, source_of_way
from shem.games.delve.rules.battlefield import around, dominates, engaging, is_engaged
from shem.games.delve.rules.characteristics import flies, save_dice
from shem.games.delve.rules.special import profile
from shem.games.delve.value import READ, READY, WIN, Danger, dangers, losses, threat, wanted, way, wound_worth

AGAIN: Final = 0.6  # of a second attack in the same turn
SPENT: Final = 0.15  # what an activity must gain
BROUGHT: Final = 0.6  # a condition, a Bash or a Break that an attack brings
GATHERED: Final = WIN / 4  # the last Hero comes to where all must be
COOLING: Final = 0.5  # of what a power that is ready is worth, when an attack is made with it


@final
class Plan:
    """The first action of a way to use the turn, and what it is expected to gain, term by term."""

    def __init__(self, action: Action, gain: float, terms: list[Term]) -> None:
        self.action: Final = action
        self.gain: Final = gain
        self.terms: Final = terms


@final
class Reached:
    """An area that the Hero can come to. first: the first step. price: movement points. hurts: Health that it costs."""

    def __init__(self, area: int, first: int, price: int, hurts: int) -> None:
        self.area: Final = area
        self.first: Final = first
        self.price: Final = price
        self.hurts: Final = hurts


@final
class Stand:
    """What an area is worth to stand in. attack: the best from there."""

    def __init__(self, threat: float, way: float, book: float, attack: float) -> None:
        self.threat: Final = threat
        self.way: Final = way
        self.book: Final = book
        self.attack: Final = attack


@final
class Outlook:
    """What the active Hero can still do in its turn. The world is the planner's own; it is left as it was."""

    def __init__(self, world: DelveState) -> None:
        self.world: Final = world
        self.hero: Final[Hero] = world.heroes[world.active]
        self._home: Final = self.hero.area
        self._goals: Final[list[Goal]] = goals(world)
        self._dangers: Final[list[Danger]] = dangers(world)
        self._losses: Final[list[float]] = losses(world, self.hero)
        self._guards: Final[dict[int, Guard]] = {}
        self._gains: Final[dict[tuple[int, int, int], float]] = {}
        self._added: Final = added(world, self.hero) + (1 if self.hero.focus else 0)
        self._slowed: Final = self.hero.ailment == v.SLOWED + 1
        self._effort: Final = self._lost(1) if self.hero.bleed else 0.0
        blinded = self.hero.ailment == v.BLINDED + 1
        self._goes: Final = tables_of(world.box).passes(save_dice(world, self.hero)) if blinded else 1.0
        self._evading: Final = self._evade()
        self._walks = world.turn.moving != MOVED and not self.hero.ko
        self._reached: Final = self._reach(world.turn.points + 1)
        self._here: Final = self._stand(self._home, 0)
        self._stands: Final[dict[int, Stand]] = {}

    def plans(self, legal: Sequence[Action]) -> list[Plan]:
        """For each attack and each first step the best way to use the turn."""
        found: list[Plan] = []
        for action in legal:
            if isinstance(action, Attack):
                found.append(self._attack(action, 0))
        steps = {action.area: action for action in legal if isinstance(action, Move)}
        best: dict[int, Plan] = {}
        for reached in self._reached:
            if reached.price <= self.world.turn.points and reached.first in steps:
                plan = self._walk(reached, steps[reached.first], 0)
                if reached.first not in best or plan.gain > best[reached.first].gain:
                    best[reached.first] = plan
        found.extend(best.values())
        return found

    def best(self, extra: int, points: int) -> float:
        """What the best way to use the turn gains, 0 at least. extra: Hits more in the next attack; points: movement."""
        gain = 0.0
        for action in self._attacks():
            gain = max(gain, self._attack(action, extra).gain)
        if self._walks and points > 0:
            for reached in self._reached:
                if reached.price <= points:
                    gain = max(gain, self._walk(reached, None, extra).gain)
        return gain

    def _lost(self, amount: int) -> float:
        """What it costs the Hero to lose Health."""
        return self._losses[min(amount, len(self._losses) - 1)]

    def _evade(self) -> float:
        """What the attacks on a Hero that leaves are expected to cost."""
        if self.world.turn.slips or self.hero.hidden:
            return 0.0
        foes = [foe.who for foe in engaging(self.world, self.hero)]
        if not foes or dominates(self.world, self._home, True):
            return 0.0
        return sum([danger.costs[self.hero.who] for danger in self._dangers if danger.who in foes])

    def _reach(self, points: int) -> list[Reached]:
        """The areas that the Hero can come to with so many points, each by the cheapest way; not its own."""
        ways, fly = self.world.ways(), flies(self.world, self.hero)
        beside = ways.beside if fly else ways.steps
        best = {self._home: Reached(self._home, -1, 0, 0)}
        queue = [self._home]
        for here in queue:
            start = best[here]
            for area in beside[here]:
                price, hurts = start.price + 1, start.hurts
                if not fly:
                    price += 1 if self.world.has_overlay(v.DIFFICULT, area) else 0
                    hurts += 1 if self.world.has_overlay(v.DEADLY, area) else 0
                known = best.get(area)
                if price <= points and (known is None or (hurts, price) < (known.hurts, known.price)):
                    best[area] = Reached(area, area if here == self._home else start.first, price, hurts)
                    queue.append(area)
        return [reached for reached in best.values() if reached.area != self._home]

    def _stand(self, area: int, extra: int) -> Stand:
        self.hero.area = area
        attacks = 0.0 if self._slowed and area != self._home else self._best_attack(extra)
        found = Stand(threat(self.world, self._dangers), way(self.world, self._goals), self._book(area), attacks)
        self.hero.area = self._home
        return found

    def _book(self, area: int) -> float:
        """What is read because the Hero comes to an area."""
        total = 0.0
        for goal in self._goals:
            if goal.step and area in goal.areas and area != self._home:
                if not goal.all:
                    total += READ / 2
                elif not [hero for hero in self.world.standing() if hero.area != area]:
                    total += GATHERED * goal.worth
        return total

    def _attacks(self) -> list[Attack]:
        """The attacks that could be made from where the Hero stands."""
        found: list[Action] = []
        turn = self.world.turn
        if turn.combats > 0 and why_idle(self.world, self.hero) is None:
            add_attacks(self.world, self.hero, is_engaged(self.world, self.hero), found)
        return [action for action in found if isinstance(action, Attack)]

    def _best_attack(self, extra: int) -> float:
        """What the best attack gains from where the Hero stands; a second one of the same turn counts less."""
        gain = max([0.0, *[self._goes * self.gain(action, extra) - self._effort for action in self._attacks()]])
        return gain * (1.0 + AGAIN * (self.world.turn.combats - 1))

    def _attack(self, action: Attack, extra: int) -> Plan:
        """An attack from here, then whatever is best: another one, or to go where less threatens."""
        gain = self._goes * self.gain(action, extra)
        again = 0.0
        if self.world.turn.combats > 1 and not self._slowed:
            again = AGAIN * max([0.0, *[self._goes * self.gain(one, 0) for one in self._attacks()]])
        leaving = 0.0
        if self.world.turn.moving == NOT_MOVED and self.world.turn.points > 0 and not self._slowed:
            killed = self._kills(action, extra)
            leaving = killed * self._leave(action.target) + (1 - killed) * self._leave(-1)
        terms = [Term("foes", gain + again)] + ([Term("threat", leaving)] if leaving else [])
        return Plan(action, gain + again + leaving - self._effort - SPENT, terms)

    def _leave(self, without: int) -> float:
        """What it is worth to go away after an attack. without: an Enemy that is dead then."""
        before = threat(self.world, self._dangers, without) + self._here.way
        cost = self._evading
        for danger in self._dangers:
            if danger.who == without and danger.area == self._home and cost > 0:
                cost -= danger.costs[self.hero.who]
        best = 0.0
        for reached in self._reached:
            if reached.price <= self.world.turn.points:
                self.hero.area = reached.area
                after = threat(self.world, self._dangers, without) + way(self.world, self._goals)
                best = max(best, after - before - cost - (self._lost(reached.hurts) if reached.hurts else 0.0))
        self.hero.area = self._home
        return best

    def _walk(self, reached: Reached, action: Action | None, extra: int) -> Plan:
        """To go somewhere, and to attack from there."""
        if extra:
            stand = self._stand(reached.area, extra)
        else:
            known = self._stands.get(reached.area)
            stand = self._stand(reached.area, 0) if known is None else known
            self._stands[reached.area] = stand
        cost = self._evading + (self._lost(reached.hurts) if reached.hurts else 0.0)
        if self.world.turn.moving == NOT_MOVED:
            cost += self._effort
        less, nearer = stand.threat - self._here.threat, stand.way - self._here.way
        gain = self._goes * (less + nearer + stand.book + stand.attack) - cost
        if action is None:
            action = Move(reached.first)
        terms = [Term("foes", stand.attack), Term("threat", less), Term("way", nearer), Term("book", stand.book)]
        terms.append(Term("heroes", -cost))
        return Plan(action, gain, [term for term in terms if abs(term.gain) > 1e-9])

    def gain(self, action: Attack, extra: int) -> float:
        """What an attack from where the Hero stands is expected to gain: the wounds, and what it brings besides."""
        target = self.world.enemy(action.target)
        if target is None:
            return 0.0
        if dominates(self.world, target.area, True):
            extra += 1
        key = (action.way, action.target, extra)
        found = self._gains.get(key)
        if found is None:
            found = self._reckon(action, target, extra)
            self._gains[key] = found
        return found

    def _reckon(self, action: Attack, target: Enemy, extra: int) -> float:
        attack = profile(self.world, source_of_way(self.hero, action.way))
        gain = self._wounding(action, target, extra)
        for effect in attack.effects:
            if effect.do == v.AOE:
                areas = around(self.world, target.area, effect.reach)
                for other in self.world.enemies:
                    if other.who != target.who and not other.minion and other.area in areas:
                        gain += self._wounding(action, other, extra)
            elif effect.do in (v.AFFLICT, v.BASH, v.BREAK, v.CRITICALS):
                gain += BROUGHT
        if action.way >= BY_POWER:
            power = self.world.box.heroes[self.hero.who].powers[action.way - BY_POWER]
            gain -= COOLING * READY * (1 + 0.25 * power.turns)
        return gain

    def _wounding(self, action: Attack, target: Enemy, extra: int) -> float:
        spread = self._spread(action, target, extra)
        gain = sum(
            [share * wound_worth(self.world, target, lost) for lost, share in enumerate(spread) if lost and share > 0]
        )
        if wanted(self.world, target.foe) > READ:
            gain += WIN / 4 * sum(spread[target.health :])
        return gain

    def _kills(self, action: Attack, extra: int) -> float:
        target = self.world.enemy(action.target)
        if target is None:
            return 0.0
        more = 1 if dominates(self.world, target.area, True) else 0
        return sum(self._spread(action, target, extra + more)[target.health :])

    def _spread(self, action: Attack, target: Enemy, extra: int) -> list[float]:
        guard = self._guards.get(target.who)
        if guard is None:
            guard = Guard(self.world, target)
            self._guards[target.who] = guard
        tables = tables_of(self.world.box)
        attack = profile(self.world, source_of_way(self.hero, action.way))
        return tables.wounds(tables.swing(attack), guard, extra + self._added)
