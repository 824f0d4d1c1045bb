"""Typed words of a battle as actions: move 3 B4, attack 2 spiked 7, charge 2 7, use 2 rally 5, bless B4, end."""

from __future__ import annotations

from collections.abc import Callable

from shem.core.contract import Action
from shem.faces.arcana.telling.names import Names
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import (
    ARRIVE,
    END_TURN,
    HOLD_BACK,
    RESIGN,
    AreaAttack,
    AreaCharge,
    Attack,
    Bless,
    Charge,
    Choose,
    Curse,
    Deploy,
    Go,
    Miracle,
    Move,
    Route,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.pieces import Ability, Ancient
from shem.games.arcana.rules.charge import charge_moves
from shem.games.arcana.rules.status import granted
from shem.games.arcana.state import Battle
from shem.table.menu import Misunderstood
from shem.table.teller import folded

PLAIN: dict[str, Action] = {"end": END_TURN, "hold": HOLD_BACK, "arrive": ARRIVE, "resign": RESIGN}
WITH_GOLEM = ("move", "attack", "deploy", "path", "charge", "use")
OF_ANCIENTS = ("miracle", "bless", "curse")
MOST_NUMBER = 255


class Parser:
    """Reads lines against the battle as the seat sees it."""

    def __init__(self, names: Names, battle: Battle, seat: int) -> None:
        self._names = names
        self._battle = battle
        self._seat = seat

    def parse(self, text: str, here: int | None) -> Action:
        """The action that the words mean, legal or not; `here`: the Region that `stay` names."""
        first, *rest = text.split()
        code = self._command(first)
        if code in PLAIN:
            return PLAIN[code]
        if code == "go" and rest:
            return Go(self._region(rest[0]))
        if code == "stay" and here is not None:
            return Go(here)
        if code in WITH_GOLEM:
            return self._with_golem(code, rest)
        if code in OF_ANCIENTS:
            return self._of_ancients(code, rest)
        if code == "choose":
            return self._choice(rest)
        region = self._names.region_of(first)
        if region is not None and not rest and (region < 0 or self._asks_region()):
            return Go(self._region(first))
        raise Misunderstood("unknown-command", typed=first)

    def _asks_region(self) -> bool:
        """Whether a Region's name alone answers what is asked: a path's next step or a displacement."""
        return self._battle.steps[-1].data()[0] in ("routing", "displace", "shift", "move-well")

    def _command(self, word: str) -> str:
        for code in (*PLAIN, "go", "stay", *WITH_GOLEM, *OF_ANCIENTS, "choose"):
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
        if code == "charge":
            return self._charge(golem, name, regions, numbers)
        if code == "use":
            return self._use(golem, name, regions, numbers)
        if code == "path":
            return Route(golem, self._ability(golem, _is_move, name).slot)
        if len(regions) != 1 or numbers:
            raise Misunderstood(f"arcana-how-{code}")
        region = self._region(regions[0])
        if code == "deploy":
            return Deploy(golem, region)
        return Move(golem, self._ability(golem, _is_move, name).slot, region)

    def golem(self, text: str) -> int:
        """A Golem's index by its number."""
        if not text:
            raise Misunderstood("arcana-how-golem")
        if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= len(self._battle.golems):
            raise Misunderstood("arcana-no-golem", typed=text, most=len(self._battle.golems))
        return int(text) - 1

    def region(self, text: str) -> int:
        """A Region by its name."""
        if not text:
            raise Misunderstood("arcana-how-region")
        return self._region(text)

    def _region(self, text: str) -> int:
        region = self._names.region_of(text)
        if region is None or region < 0:
            raise Misunderstood("arcana-no-region", typed=text)
        return region

    def _ability(self, golem: int, kind: Callable[[Ability], bool], name: list[str]) -> Ability:
        """The ability of a kind whose name has words that begin like these; the only one if there are none."""
        abilities = self._abilities(golem, kind)
        found = [ability for ability in abilities if self._fits([ability.name], name)]
        if len(found) != 1:
            known = self._names.words.either([self._names.called(ability.name) for ability in found or abilities])
            code = "arcana-which-ability" if found else "arcana-no-ability" if known else "arcana-no-abilities"
            raise Misunderstood(code, typed=" ".join(name), known=known, golem=self._names.golem(golem))
        return found[0]

    def _fits(self, names: list[str], typed: list[str]) -> bool:
        """Whether the typed words begin words of these names, as the content or as the language has them."""
        return _matches(" ".join([*names, *(self._names.called(name) for name in names)]), typed)

    def _abilities(self, golem: int, kind: Callable[[Ability], bool]) -> list[Ability]:
        """What the Golem has of a kind, without moves that nothing grants it."""
        bearer = self._battle.golems[golem]
        return [
            ability
            for ability in bearer.type.abilities
            if kind(ability) and (ability.grant < 0 or granted(self._battle, bearer, ability.grant))
        ]

    def _attack(self, golem: int, name: list[str], regions: list[str], numbers: list[str]) -> Action:
        if len(regions) + len(numbers) != 1:
            raise Misunderstood("arcana-how-attack")
        fitting = [ability for ability in self._abilities(golem, _is_attack) if self._fits([ability.name], name)]
        actions = [self._aimed(golem, ability, regions, numbers) for ability in fitting]
        legal = [action for action in actions if self._battle.why_not(self._seat, action) is None]
        if len(legal) == 1:
            return legal[0]
        ability = self._ability(golem, _is_attack, name)
        return self._aimed(golem, ability, regions, numbers)

    def _use(self, golem: int, name: list[str], regions: list[str], numbers: list[str]) -> Action:
        ability = self._ability(golem, _is_power, name)
        if ability.is_attack:
            return self._attack(golem, name, regions, numbers)
        if ability.aim == v.AIM_NONE:
            return Use(golem, ability.slot)
        if len(regions) + len(numbers) != 1:
            raise Misunderstood("arcana-how-use")
        if ability.aim == v.AIM_REGION:
            return UseAt(golem, ability.slot, self._region_of(regions, numbers))
        if numbers:
            return UseOn(golem, ability.slot, self.golem(numbers[0]))
        region = self._region(regions[0])
        there = self._battle.in_region(region)
        if len(there) != 1:
            raise Misunderstood("arcana-which-golem", region=self._names.region(region), count=len(there))
        return UseOn(golem, ability.slot, there[0].number)

    def _charge(self, golem: int, name: list[str], regions: list[str], numbers: list[str]) -> Action:
        """The one legal Charge that the words fit; where there is none, one that the rules can refuse."""
        if len(numbers) > 1 or not 1 <= len(regions) + len(numbers) <= 2:
            raise Misunderstood("arcana-how-charge")
        target = self.golem(numbers[0]) if numbers else None
        named = [self._region(region) for region in regions]
        there = named[0] if target is None else self._battle.golems[target].at
        approach = named[-1] if len(regions) + len(numbers) == 2 else None
        found = [
            action
            for action in self._battle.legal(self._seat)
            if isinstance(action, Charge | AreaCharge)
            and action.golem == golem
            and (approach is None or action.approach == approach)
            and self._is_charge(action, name, target, there)
        ]
        if len(found) == 1:
            return found[0]
        if found:
            raise Misunderstood(
                "arcana-which-charge",
                golem=self._names.golem(golem),
                ways=self._names.words.either([self._way(action) for action in found]),
            )
        return self._wrong_charge(golem, name, target, there, approach)

    def _is_charge(self, action: Charge | AreaCharge, name: list[str], target: int | None, there: int) -> bool:
        abilities = self._battle.golems[action.golem].type.abilities
        if not self._fits([abilities[action.ability].name, abilities[action.move].name], name):
            return False
        if isinstance(action, AreaCharge):
            return action.region == there
        return action.target == target if target is not None else self._battle.golems[action.target].at == there

    def _way(self, action: Charge | AreaCharge) -> str:
        names = self._names
        return names.say(
            "charge-way",
            ability=names.ability(action.golem, action.ability),
            move=names.ability(action.golem, action.move),
            region=names.region(action.approach),
        )

    def _wrong_charge(self, golem: int, name: list[str], target: int | None, there: int, approach: int | None) -> Action:
        attacks = self._abilities(golem, _is_melee) or self._abilities(golem, _is_attack)
        moves = charge_moves(self._battle, self._battle.golems[golem])
        if not attacks or not moves:
            raise Misunderstood("arcana-no-abilities", golem=self._names.golem(golem))
        attack = next((ability for ability in attacks if name and self._fits([ability.name], name)), attacks[0])
        origin = self._battle.golems[golem].at if approach is None else approach
        if target is None:
            enemies = [other for other in self._battle.in_region(there) if not self._battle.allied(other.army, self._seat)]
            if self._names.is_area(attack) or len(enemies) != 1:
                return AreaCharge(golem, attack.slot, moves[0].slot, there, max(0, origin))
            target = enemies[0].number
        return Charge(golem, attack.slot, moves[0].slot, target, max(0, origin))

    # Ancient Ones and encounters.

    def _of_ancients(self, code: str, rest: list[str]) -> Action:
        regions = [word for word in rest if self._names.region_of(word) is not None]
        ancient = self._ancient([word for word in rest if word not in regions], code)
        if code == "miracle":
            return Miracle(ancient)
        if len(regions) != 1:
            raise Misunderstood(f"arcana-how-{code}")
        region = self._region(regions[0])
        return Bless(ancient, region) if code == "bless" else Curse(ancient, region)

    def _ancient(self, name: list[str], code: str) -> int:
        """The Ancient One whose name, or whose power's name, fits; the only one with such a power if none is named."""
        ancients = self._battle.plan.musters[self._seat].ancients
        if not ancients:
            raise Misunderstood("arcana-no-army-ancients")
        powers = [
            one.miracle if code == "miracle" else _placed_name(one, v.BLESSING if code == "bless" else v.CURSE)
            for one in ancients
        ]
        found = [
            number
            for number, one in enumerate(ancients)
            if (self._fits([one.name, powers[number]], name) if name else bool(powers[number]))
        ]
        if not name and not found:
            return 0
        if len(found) != 1:
            known = self._names.words.either([ancients[number].name for number in found or range(len(ancients))])
            raise Misunderstood("arcana-which-ancient" if found else "arcana-no-ancient", typed=" ".join(name), known=known)
        return found[0]

    def _choice(self, rest: list[str]) -> Action:
        if len(rest) != 1 or not rest[0].isdecimal() or not 1 <= int(rest[0][:3]) <= MOST_NUMBER:
            raise Misunderstood("arcana-how-choose")
        return Choose(int(rest[0][:3]) - 1)

    def _aimed(self, golem: int, ability: Ability, regions: list[str], numbers: list[str]) -> Action:
        """At the named Golem or Region, as the ability wants it."""
        if self._names.is_area(ability):
            return AreaAttack(golem, ability.slot, self._region_of(regions, numbers))
        if numbers:
            return Attack(golem, ability.slot, self.golem(numbers[0]))
        region = self._region(regions[0])
        enemies = [other for other in self._battle.in_region(region) if not self._battle.allied(other.army, self._seat)]
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


def _is_move(ability: Ability) -> bool:
    return ability.is_move


def _is_attack(ability: Ability) -> bool:
    return ability.is_attack


def _is_melee(ability: Ability) -> bool:
    return ability.is_attack and ability.attack == v.MELEE


def _is_power(ability: Ability) -> bool:
    """What Knights, Relics and Constructs add; some of it is an attack."""
    return ability.kind == v.POWER or (ability.is_attack and ability.origin != v.FROM_GOLEM)


def _placed_name(ancient: Ancient, role: int) -> str:
    placed = ancient.placed(role)
    return placed.name if placed is not None else ""


def _matches(name: str, words: list[str]) -> bool:
    """Whether each typed word begins a word of the name."""
    parts = folded(name).split()
    return all(any(part.startswith(folded(word)) for part in parts) for word in words)
