"""Typed words of a battle as actions: move 3 B4, attack 2 spiked 7, deploy 1 A1, path 3, go B4, arrive, hold, end."""

from __future__ import annotations

from shem.core.contract import Action
from shem.games.arcana.actions import ARRIVE, END_TURN, HOLD_BACK, AreaAttack, Attack, Deploy, Go, Move, Route
from shem.games.arcana.pieces import Ability
from shem.games.arcana.state import Battle
from shem.terminal.arcana.names import Names
from shem.terminal.menu import Misunderstood
from shem.terminal.teller import folded

PLAIN: dict[str, Action] = {"end": END_TURN, "hold": HOLD_BACK, "arrive": ARRIVE}
WITH_GOLEM = ("move", "attack", "deploy", "path")
MOST_NUMBER = 255


class Parser:
    """Reads lines against the battle as the seat sees it."""

    def __init__(self, names: Names, battle: Battle, seat: int) -> None:
        self._names = names
        self._battle = battle
        self._seat = seat

    def parse(self, text: str, displaced: int | None) -> Action:
        """The action that the words mean, legal or not; `displaced`: the Golem that `stay` is about."""
        first, *rest = text.split()
        code = self._command(first)
        if code in PLAIN:
            return PLAIN[code]
        if code == "go" and rest:
            return Go(self._region(rest[0]))
        if code == "stay" and displaced is not None:
            return Go(self._battle.golems[displaced].at)
        if code in WITH_GOLEM:
            return self._with_golem(code, rest)
        region = self._names.region_of(first)
        if region is not None and not rest and self._asks_region():
            return Go(self._region(first))
        raise Misunderstood("unknown-command", typed=first)

    def _asks_region(self) -> bool:
        """Whether a Region's name alone answers what is asked: a path's next step or a displacement."""
        return self._battle.steps[-1].data()[0] in ("routing", "displace")

    def _command(self, word: str) -> str:
        for code in (*PLAIN, "go", "stay", *WITH_GOLEM):
            if word.lower() in self._names.words.aliases(f"arcana-command-{code}"):
                return code
        return ""

    def _with_golem(self, code: str, rest: list[str]) -> Action:
        if not rest:
            raise Misunderstood(f"arcana-how-{code}")
        golem = self.golem(rest[0])
        regions = [word for word in rest[1:] if self._names.region_of(word) is not None]
        numbers = [word for word in rest[1:] if word.isdecimal()]
        name = [word for word in rest[1:] if word not in regions and word not in numbers]
        if code == "attack":
            return self._attack(golem, name, regions, numbers)
        if code == "path":
            return Route(golem, self._ability(golem, True, name).slot)
        if len(regions) != 1 or numbers:
            raise Misunderstood(f"arcana-how-{code}")
        region = self._region(regions[0])
        if code == "deploy":
            return Deploy(golem, region)
        return Move(golem, self._ability(golem, True, name).slot, region)

    def golem(self, text: str) -> int:
        """A Golem's index by its number."""
        if not text:
            raise Misunderstood("arcana-how-golem")
        if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= len(self._battle.golems):
            raise Misunderstood("arcana-no-golem", typed=text, most=len(self._battle.golems))
        return int(text) - 1

    def _region(self, text: str) -> int:
        region = self._names.region_of(text)
        if region is None or region < 0:
            raise Misunderstood("arcana-no-region", typed=text)
        return region

    def _ability(self, golem: int, move: bool, name: list[str]) -> Ability:
        """The move (or attack) whose name has words that begin like these; the only one if there are none."""
        abilities = [ability for ability in self._names.type(golem).abilities if ability.is_move == move]
        found = [ability for ability in abilities if _matches(ability.name, name)]
        if len(found) != 1:
            known = self._names.words.either([ability.name for ability in found or abilities])
            code = "arcana-which-ability" if found else "arcana-no-ability"
            raise Misunderstood(code, typed=" ".join(name), known=known, golem=self._names.golem(golem))
        return found[0]

    def _attack(self, golem: int, name: list[str], regions: list[str], numbers: list[str]) -> Action:
        if len(regions) + len(numbers) != 1:
            raise Misunderstood("arcana-how-attack")
        attacks = [ability for ability in self._names.type(golem).abilities if not ability.is_move]
        fitting = [ability for ability in attacks if _matches(ability.name, name)]
        actions = [self._aimed(golem, ability, regions, numbers) for ability in fitting]
        legal = [action for action in actions if self._battle.why_not(self._seat, action) is None]
        if len(legal) == 1:
            return legal[0]
        ability = self._ability(golem, False, name)
        return self._aimed(golem, ability, regions, numbers)

    def _aimed(self, golem: int, ability: Ability, regions: list[str], numbers: list[str]) -> Action:
        """At the named Golem or Region, as the ability wants it."""
        if self._names.is_area(ability):
            return AreaAttack(golem, ability.slot, self._region_of(regions, numbers))
        if numbers:
            return Attack(golem, ability.slot, self.golem(numbers[0]))
        region = self._region(regions[0])
        enemies = [other for other in self._battle.in_region(region) if other.army != self._seat]
        if len(enemies) != 1:
            raise Misunderstood("arcana-which-enemy", region=self._names.region(region), count=len(enemies))
        return Attack(golem, ability.slot, enemies[0].number)

    def _region_of(self, regions: list[str], numbers: list[str]) -> int:
        if regions:
            return self._region(regions[0])
        target = self._battle.golems[self.golem(numbers[0])]
        if target.at < 0:
            raise Misunderstood("arcana-not-on-board", golem=self._names.golem(target.number))
        return target.at


def _matches(name: str, words: list[str]) -> bool:
    """Whether each typed word begins a word of the name."""
    parts = folded(name).split()
    return all(any(part.startswith(folded(word)) for part in parts) for word in words)
