"""Typed words as taps: move 3 B4, attack 2 spiked 7, charge 2 7, use 2 rally 5, bless B4, end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.meaning import meaning_of
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaCharge, Charge
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability, Ancient
from shem.games.arcana.parts.sources import MIRACLE
from shem.games.arcana.rules.charge_criteria import charge_moves
from shem.games.arcana.rules.status import granted
from shem.table.menu import NoAnswer, folded
from shem.table.messages import About

PLAIN: Final = ("end", "hold", "arrive", "resign")
WITH_GOLEM: Final = ("move", "attack", "deploy", "path", "charge", "use")
OF_ANCIENTS: Final = {"miracle": MIRACLE, "bless": v.BLESSING, "curse": v.CURSE}
MOST_NUMBER: Final = 255


class Typed:
    """Reads lines against what the seat sees; raises NoAnswer."""

    def __init__(self, glance: Glance) -> None:
        self._glance = glance
        self._names = glance.names
        self._battle = glance.battle

    def read(self, text: str, at: About | None) -> About:
        """at: to what a Region that is typed alone is added; None: it means nothing."""
        first, *rest = text.split()
        code = self._command(first)
        if code in PLAIN:
            return {code: 1}
        if code == "go" and rest:
            return {"region": self.region(rest[0])}
        if code == "stay" and self._glance.here >= 0:
            return {"region": self._glance.here}
        if code in WITH_GOLEM:
            return self._with_golem(code, rest)
        if code in OF_ANCIENTS:
            return self._of_ancients(code, rest)
        if code == "choose":
            return self._choice(rest)
        region = self._names.region_of(first)
        if region is not None and not rest and (region < 0 or at is not None):
            return {**(at or {}), "region": self.region(first)}
        raise NoAnswer("unknown-command", typed=first)

    def _command(self, word: str) -> str:
        for code in (*PLAIN, "go", "stay", *WITH_GOLEM, *OF_ANCIENTS, "choose"):
            if word.lower() in self._names.words.aliases(f"arcana-command-{code}"):
                return code
        return ""

    def golem(self, text: str) -> int:
        """A Golem by its number."""
        if not text:
            raise NoAnswer("arcana-how-golem")
        if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= len(self._battle.golems):
            raise NoAnswer("arcana-no-golem", typed=text, most=len(self._battle.golems))
        return int(text) - 1

    def region(self, text: str) -> int:
        """A Region by its name."""
        if not text:
            raise NoAnswer("arcana-how-region")
        region = self._names.region_of(text)
        if region is None or region < 0:
            raise NoAnswer("arcana-no-region", typed=text)
        return region

    def _with_golem(self, code: str, rest: list[str]) -> About:
        if not rest:
            raise NoAnswer(f"arcana-how-{code}")
        golem = self._battle.golems[self.golem(rest[0])]
        regions = [word for word in rest[1:] if self._names.region_of(word) is not None]
        numbers = [word for word in rest[1:] if word.isdecimal()]
        name = [word for word in rest[1:] if word not in regions and word not in numbers]
        if code == "attack":
            return self._attack(golem, name, regions, numbers)
        if code == "charge":
            return self._charge(golem, name, regions, numbers)
        if code == "use":
            return self._use(golem, name, regions, numbers)
        about = {"golem": golem.number}
        if code == "deploy":
            about["deploy"] = 1
        else:
            about["slot"] = self._ability(golem, _is_move, name).slot
        if code == "path":
            return {**about, "route": 1}
        if len(regions) != 1 or numbers:
            raise NoAnswer(f"arcana-how-{code}")
        return {**about, "region": self.region(regions[0])}

    def _ability(self, golem: Golem, kind: Callable[[Ability], bool], name: list[str]) -> Ability:
        """The ability of a kind whose name has words that begin like these; the only one if there are none."""
        abilities = self._abilities(golem, kind)
        found = [ability for ability in abilities if self._fits([ability.name], name)]
        if len(found) != 1:
            known = self._names.words.either([self._names.called(ability.name) for ability in found or abilities])
            code = "arcana-which-ability" if found else "arcana-no-ability" if known else "arcana-no-abilities"
            raise NoAnswer(code, typed=" ".join(name), known=known, golem=self._names.golem(golem.number))
        return found[0]

    def _fits(self, names: list[str], typed: list[str]) -> bool:
        """Whether each typed word begins a word of these names, as the content or as the language has them."""
        parts = folded(" ".join([*names, *(self._names.called(name) for name in names)])).split()
        return all(any(part.startswith(folded(word)) for part in parts) for word in typed)

    def _abilities(self, golem: Golem, kind: Callable[[Ability], bool]) -> list[Ability]:
        """What the Golem has of a kind, without moves that nothing grants it."""
        return [
            ability
            for ability in golem.type.abilities
            if kind(ability) and (ability.grant < 0 or granted(self._battle, golem, ability.grant))
        ]

    def _attack(self, golem: Golem, name: list[str], regions: list[str], numbers: list[str]) -> About:
        """With the attack that is named, or the only one that is legal there."""
        if len(regions) + len(numbers) != 1:
            raise NoAnswer("arcana-how-attack")
        fitting = [ability for ability in self._abilities(golem, _is_attack) if self._fits([ability.name], name)]
        taps = [self._aimed(golem, ability, regions, numbers) for ability in fitting]
        legal = [tap for tap in taps if self._glance.sight.why_not(meaning_of(self._glance, tap)) is None]
        if len(legal) == 1:
            return legal[0]
        return self._aimed(golem, self._ability(golem, _is_attack, name), regions, numbers)

    def _use(self, golem: Golem, name: list[str], regions: list[str], numbers: list[str]) -> About:
        ability = self._ability(golem, _is_power, name)
        if ability.is_attack:
            return self._attack(golem, name, regions, numbers)
        if ability.aim == v.AIM_NONE:
            return {"golem": golem.number, "slot": ability.slot}
        if len(regions) + len(numbers) != 1:
            raise NoAnswer("arcana-how-use")
        return self._aimed(golem, ability, regions, numbers)

    def _aimed(self, golem: Golem, ability: Ability, regions: list[str], numbers: list[str]) -> About:
        """At the named Golem or Region, as the ability wants it."""
        about = {"golem": golem.number, "slot": ability.slot}
        if ability.scope != v.SINGLE if ability.is_attack else ability.aim == v.AIM_REGION:
            return {**about, "region": self._place(regions, numbers)}
        if numbers:
            return {**about, "target": self.golem(numbers[0])}
        region = self.region(regions[0])
        there = [
            other
            for other in self._battle.in_region(region)
            if not ability.is_attack or not self._battle.allied(other.army, golem.army)
        ]
        if len(there) != 1:
            code = "arcana-which-enemy" if ability.is_attack else "arcana-which-golem"
            raise NoAnswer(code, region=self._names.region(region), count=len(there))
        return {**about, "target": there[0].number}

    def _place(self, regions: list[str], numbers: list[str]) -> int:
        """The named Region, or where the named Golem stands."""
        if regions:
            return self.region(regions[0])
        target = self._battle.golems[self.golem(numbers[0])]
        if target.at < 0:
            raise NoAnswer("arcana-not-on-board", golem=self._names.golem(target.number))
        return target.at

    def _charge(self, golem: Golem, name: list[str], regions: list[str], numbers: list[str]) -> About:
        """The one legal Charge that the words fit; where there is none, one that the rules can refuse."""
        if len(numbers) > 1 or not 1 <= len(regions) + len(numbers) <= 2:
            raise NoAnswer("arcana-how-charge")
        target = self.golem(numbers[0]) if numbers else None
        named = [self.region(region) for region in regions]
        there = named[0] if target is None else self._battle.golems[target].at
        approach = named[-1] if len(regions) + len(numbers) == 2 else None
        found = [
            action
            for action in self._glance.legal
            if isinstance(action, Charge | AreaCharge)
            and action.golem == golem.number
            and (approach is None or action.approach == approach)
            and self._is_charge(action, name, target, there)
        ]
        if len(found) > 1:
            ways = self._names.words.either([self._way(action) for action in found])
            raise NoAnswer("arcana-which-charge", golem=self._names.golem(golem.number), ways=ways)
        if not found:
            return self._wrong_charge(golem, name, target, there, approach)
        action = found[0]
        aim = {"target": action.target} if isinstance(action, Charge) else {"region": action.region}
        return {"golem": golem.number, "slot": action.ability, "move": action.move, "approach": action.approach, **aim}

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

    def _wrong_charge(self, golem: Golem, name: list[str], target: int | None, there: int, approach: int | None) -> About:
        attacks = self._abilities(golem, _is_melee) or self._abilities(golem, _is_attack)
        moves = charge_moves(self._battle, golem)
        if not attacks or not moves:
            raise NoAnswer("arcana-no-abilities", golem=self._names.golem(golem.number))
        attack = next((ability for ability in attacks if name and self._fits([ability.name], name)), attacks[0])
        aim = {"region": there} if target is None else {"target": target}
        origin = max(0, golem.at if approach is None else approach)
        return {"golem": golem.number, "slot": attack.slot, "move": moves[0].slot, "approach": origin, **aim}

    # Ancient Ones and encounters.

    def _of_ancients(self, code: str, rest: list[str]) -> About:
        regions = [word for word in rest if self._names.region_of(word) is not None]
        role = OF_ANCIENTS[code]
        about = {"ancient": self._ancient([word for word in rest if word not in regions], role), "role": role}
        if role == MIRACLE:
            return about
        if len(regions) != 1:
            raise NoAnswer(f"arcana-how-{code}")
        return {**about, "region": self.region(regions[0])}

    def _ancient(self, name: list[str], role: int) -> int:
        """The Ancient One whose name, or whose power's name, fits; the only one with such a power if none is named."""
        assert self._glance.seat is not None
        ancients = self._battle.plan.musters[self._glance.seat].ancients
        if not ancients:
            raise NoAnswer("arcana-no-army-ancients")
        powers = [_power(one, role) for one in ancients]
        found = [
            number
            for number, one in enumerate(ancients)
            if (self._fits([one.name, powers[number]], name) if name else bool(powers[number]))
        ]
        if not name and not found:
            return 0
        if len(found) != 1:
            known = self._names.words.either([ancients[number].name for number in found or range(len(ancients))])
            raise NoAnswer("arcana-which-ancient" if found else "arcana-no-ancient", typed=" ".join(name), known=known)
        return found[0]

    def _choice(self, rest: list[str]) -> About:
        if len(rest) != 1 or not rest[0].isdecimal() or not 1 <= int(rest[0][:3]) <= MOST_NUMBER:
            raise NoAnswer("arcana-how-choose")
        return {"option": int(rest[0][:3]) - 1}


def _is_move(ability: Ability) -> bool:
    return ability.is_move


def _is_attack(ability: Ability) -> bool:
    return ability.is_attack


def _is_melee(ability: Ability) -> bool:
    return ability.is_attack and ability.attack == v.MELEE


def _is_power(ability: Ability) -> bool:
    """What Knights, Relics and Constructs add; some of it is an attack."""
    return ability.kind == v.POWER or (ability.is_attack and ability.origin != v.FROM_GOLEM)


def _power(ancient: Ancient, role: int) -> str:
    """The name of a power; empty if the Ancient One has none of the kind."""
    placed = ancient.placed(role) if role != MIRACLE else None
    return ancient.miracle if role == MIRACLE else placed.name if placed is not None else ""
