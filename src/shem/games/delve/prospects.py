"""What an attack is expected to do, from exact tables: for bots, who weigh very many of them; the rules decide by dice."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.box import Box, Die
from shem.games.delve.parts.cards import Attack
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import armor, holdings, magic_shields, more, most_blue

MOST: Final = 24  # Hits that a table tells apart
STARS: Final = 1  # stars that it tells apart
KEPT: Final = 8

Spread = dict[tuple[int, int, int], float]  # Hits, Lethal Hits, stars: how likely


@final
class Swing:
    """An attack as a table needs it. hits, lethal: what its card adds; star: Hits that the first star adds."""

    def __init__(self, attack: Attack) -> None:
        self.red: Final = attack.red
        self.blue: Final = attack.blue
        self.type: Final = attack.type
        hits = lethal = pierce = star = 0
        for effect in attack.effects:
            hits += effect.amount if effect.do == v.HITS else 0
            lethal += effect.amount if effect.do == v.LETHAL else 0
            pierce += effect.amount if effect.do == v.PIERCE else 0
        if attack.stars:
            star = sum([effect.amount for effect in attack.stars[0] if effect.do == v.HITS])
        self.hits: Final = hits
        self.lethal: Final = lethal
        self.pierce: Final = pierce
        self.star: Final = star


@final
class Guard:
    """How a Character defends itself now. plate: Armor. most: Blue Dice. shields: Magic Shields. types: Hits more of each
    type of damage, by weakness, less by resistance."""

    def __init__(self, state: DelveState, figure: Figure) -> None:
        plate = Tally(False)
        armor(state, figure, plate)
        self.plate: Final = plate.total
        self.most: Final = most_blue(state, figure)
        self.shields: Final = magic_shields(state, figure)
        self.types: Final = [0] * len(v.TYPES)
        for holding in holdings(state, figure):
            for effect in holding.effects:
                if effect.when == v.ALWAYS and effect.do in (v.WEAK, v.RESIST):
                    for type in range(len(v.TYPES)):
                        if effect.what in (-1, type):
                            self.types[type] += effect.amount if effect.do == v.WEAK else -effect.amount


@final
class Tables:
    """Odds with the dice of a box, each reckoned once."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self._dice: Final[list[Die]] = box.dice
        self._rolls: Final[dict[int, Spread]] = {}
        self._blocks: Final[dict[int, list[float]]] = {}
        self._wounds: Final[dict[tuple[int, ...], list[float]]] = {}
        self._swings: Final[dict[int, Swing]] = {}

    def swing(self, attack: Attack) -> Swing:
        """Of an attack of the box."""
        found = self._swings.get(id(attack))
        if found is None:
            found = Swing(attack)
            self._swings[id(attack)] = found
        return found

    def wounds(self, swing: Swing, guard: Guard, extra: int) -> list[float]:
        """How likely an attack wounds so often. extra: Hits that something else adds."""
        hits = swing.hits + extra + guard.types[swing.type]
        plate = max(0, guard.plate - swing.pierce)
        key = (swing.red, swing.blue, hits, swing.lethal, swing.star, plate, guard.most, guard.shields)
        found = self._wounds.get(key)
        if found is None:
            found = self._reckon(swing, hits, plate, guard.most, guard.shields)
            self._wounds[key] = found
        return found

    def _reckon(self, swing: Swing, hits: int, plate: int, most: int, shields: int) -> list[float]:
        found = [0.0] * (MOST + 1)
        for (swords, deadly, stars), share in self._rolled(swing.red, swing.blue).items():
            normal = max(0, swords + hits + (swing.star if stars else 0))
            sure = deadly + swing.lethal
            spent = min(shields, sure)
            sure -= spent
            normal = max(0, normal - min(shields - spent, normal) - plate)
            for blocks, chance in enumerate(self._blocked(min(normal, most))):
                found[min(MOST, sure + max(0, normal - blocks))] += share * chance
        return found

    def _rolled(self, red: int, blue: int) -> Spread:
        """How likely so many dice show so many Hits, Lethal Hits and stars."""
        found = self._rolls.get(red * KEPT + blue)
        if found is None:
            found = {(0, 0, 0): 1.0}
            for colour, count in ((v.RED, red), (v.BLUE, blue)):
                for _ in range(count):
                    found = _and(found, self._dice[colour])
            self._rolls[red * KEPT + blue] = found
        return found

    def _blocked(self, count: int) -> list[float]:
        """How likely so many Blue Dice show so many Shields."""
        found = self._blocks.get(count)
        if found is None:
            die = self._dice[v.BLUE]
            found = [1.0]
            for _ in range(count):
                after = [0.0] * (len(found) + 2)
                for shields, share in enumerate(found):
                    for face in die.faces[1:]:
                        after[shields + face.shields] += share / die.sides
                found = after
            self._blocks[count] = found
        return found

    def passes(self, dice: int) -> float:
        """How likely a Save of so many Blue Dice succeeds."""
        faces = self._dice[v.BLUE].faces[1:]
        missed = sum([1 for face in faces if face.shields == 0]) / len(faces)
        return float(1.0 - missed**dice)


def _and(found: Spread, die: Die) -> Spread:
    after: Spread = {}
    for one, share in found.items():
        for face in die.faces[1:]:
            key = (one[0] + face.hits, one[1] + face.lethal, min(STARS, one[2] + face.stars))
            after[key] = after.get(key, 0.0) + share / die.sides
    return after


_made: Final[dict[int, Tables]] = {}  # by the identity of the box, the newest last


def tables_of(box: Box) -> Tables:
    """The tables of a box, which are made once."""
    found = _made.get(id(box))
    if found is None:
        found = Tables(box)
        _made[id(box)] = found
        if len(_made) > KEPT:
            del _made[next(iter(_made))]
    return found


def added(state: DelveState, attacker: Figure) -> int:
    """Hits that an attacker always adds: by what it has, and for Heroes one fewer by Night."""
    return more(state, attacker, v.HITS) - (1 if state.night and state.of_heroes(attacker) else 0)
