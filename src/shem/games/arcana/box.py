"""The sandbox: any position, set at will, and any number asked of it. It plays on the State that a match plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shem.core.chance import Entry, NeedRoll, Scripted, Seeded
from shem.core.contract import Action, Refusal
from shem.core.errors import OptionError
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.game import new_battle
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import (
    END_TURN,
    AreaAttack,
    Attack,
    Bless,
    Charge,
    Curse,
    Go,
    Miracle,
    Move,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import RESERVE, Army, Golem
from shem.games.arcana.parts.pieces import PASSIVE_SLOT, Ability
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.parts.sources import MIRACLE, ancient_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import attack, cooldown, damage, duration, movement, sight
from shem.games.arcana.rules.ancient import place_cost
from shem.games.arcana.rules.cause import Cause, cause_of
from shem.games.arcana.rules.charge_criteria import charge_cost, charges, list_charges
from shem.games.arcana.rules.foreseen import toll_of
from shem.games.arcana.view import hide

Cell = tuple[int, int]


class Ram:
    """A Charge that a Golem can make: by which move, from where, into which Region, at whom (None: at all there), the MP
    that it takes, the AP of move and attack together, and the Health that the way there is known to take and to give."""

    def __init__(
        self,
        action: Action,
        move: str,
        approach: Cell,
        region: Cell,
        target: Golem | None,
        points: int,
        cost: Tally,
        loss: int,
        gain: int,
    ) -> None:
        self.action: Final = action
        self.move: Final = move
        self.approach: Final = approach
        self.region: Final = region
        self.target: Final = target
        self.points: Final = points
        self.cost: Final = cost
        self.loss: Final = loss
        self.gain: Final = gain


class Box:
    """A position in the sandbox.

    `pieces` are its Golems in the order they were given: their `health`, and the tuples `pips` (Cooldown) and `uses` of
    their abilities, may be set.
    `state` is the position itself; `army(n)` has `ap`, `mana` and `vp`, which may be set.
    """

    def __init__(self, setup: Mapping[str, Any], places: Sequence[tuple[int, Cell | None]], turn: int) -> None:
        """setup: compiled, its armies list the Golems of `places` (army, cell; None: in reserve) in the same order."""
        self.setup: Final = setup
        plan = Plan(setup)
        if not 0 <= turn < len(plan.musters):
            raise OptionError("bad-army", f"there is no army {turn}", {"found": turn})
        self.state: Final[Battle] = new_battle(plan, list(range(len(plan.musters))))
        if plan.secrets:
            hide(self.state, Entry(Seeded(0)))
        self.state.round = 1
        self.state.turn = turn
        self.pieces: Final[list[Golem]] = self._place(places)
        for army in self.state.armies:
            army.fielded = True

    def _place(self, places: Sequence[tuple[int, Cell | None]]) -> list[Golem]:
        left = [list(muster.golems) for muster in self.state.plan.musters]
        placed: list[Golem] = []
        for army, cell in places:
            golem = self.state.golems[left[army].pop(0)]
            self.state.place(golem, RESERVE if cell is None else self.region(cell))
            placed.append(golem)
        return placed

    # Setting.

    def army(self, number: int) -> Army:
        """An army's pools and points."""
        return self.state.armies[number]

    def put(self, piece: Golem, cell: Cell) -> None:
        """Stand a Golem elsewhere; nothing is triggered and room is not asked for."""
        self.state.place(piece, self.region(cell))

    def summon(self, name: str, army: int, cell: Cell) -> Golem:
        """Add a Construct, or a Golem, of the set-up to an army; nothing is paid, and nothing is triggered."""
        known = {data["name"]: data["id"] for data in self.setup["golems"]}
        if name not in known:
            raise OptionError("unknown-golem", f"the set-up has no {name!r}", {"name": name, "known": ", ".join(known)})
        type = self.state.plan.pieces.type(known[name])
        golem = Golem(len(self.state.golems), army, type, self.region(cell), type.health)
        golem.born = self.state.tick() if type.construct else 0
        self.state.add(golem)
        return golem

    def affect(self, piece: Golem, by: Golem | int, ability: str) -> None:
        """Put lasting effects on a Golem, placed now: of an ability of Golem `by`, or of a Miracle of army `by`."""
        for effect, cause in self._causes(by, ability):
            if effect.lasts and effect.trigger != v.ALWAYS:
                duration.place(self.state, effect, cause.army, cause.source, piece, Entry(Scripted([])))

    def _causes(self, by: Golem | int, name: str) -> list[tuple[Effect, Cause]]:
        if isinstance(by, Golem):
            return [(effect, cause_of(by, effect)) for effect in self._effects(by, name)]
        ancients = self.state.plan.musters[by].ancients
        names = [ancient.miracle for ancient in ancients]
        if name not in names:
            raise OptionError("no-ancient", f"army {by} has no {name!r}", {"name": name, "known": ", ".join(names)})
        cause = Cause(by, None, ancient_source(by, names.index(name), MIRACLE), -1)
        return [(effect, cause) for effect in ancients[names.index(name)].miracle_effects]

    def _effects(self, golem: Golem, name: str) -> list[Effect]:
        if name and name in golem.type.passive_names:
            slot = PASSIVE_SLOT + golem.type.passive_names.index(name)
            return [effect for effect in golem.type.passives if effect.slot == slot]
        return self.ability(golem, name).effects

    # Asking.

    def region(self, cell: Cell) -> int:
        """The number of the Region at (column, row); raises OptionError for a void or a place off the map."""
        number = self.state.field.at(cell[0], cell[1])
        if number < 0:
            raise OptionError("no-region", f"there is no Region at {cell}", {"column": cell[0], "row": cell[1]})
        return number

    def cell(self, region: int) -> Cell:
        """(column, row) of a Region."""
        found = self.state.field.regions[region]
        return found.column, found.row

    def ability(self, piece: Golem, name: str) -> Ability:
        """The Golem's ability of this name, the first of them; raises OptionError if it has none."""
        names = [ability.name for ability in piece.type.abilities]
        if name not in names:
            raise OptionError(
                "no-ability",
                f"{piece.type.name} has no ability {name!r}; it has {', '.join(names)}",
                {"golem": piece.type.name, "name": name, "known": ", ".join(names)},
            )
        return piece.type.abilities[names.index(name)]

    def ancient(self, army: int, name: str) -> int:
        """The number of an army's Ancient One; raises OptionError if it has none of this name."""
        names = [ancient.name for ancient in self.state.plan.musters[army].ancients]
        if name not in names:
            raise OptionError("no-ancient", f"army {army} has no {name!r}", {"name": name, "known": ", ".join(names)})
        return names.index(name)

    def to_hit(self, piece: Golem, ability: str, target: Golem) -> Tally:
        """The To-Hit of an attack from where the Golems stand, in percent."""
        tally = Tally()
        attack.to_hit(self.state, piece, self.ability(piece, ability), target, tally)
        return tally

    def damage(self, piece: Golem, ability: str, target: Golem, crit: bool = False) -> Tally:
        """The Final Damage of a hit, in Health."""
        tally = Tally()
        damage.damage(self.state, piece, self.ability(piece, ability), target, crit, tally)
        return tally

    def cost(self, piece: Golem, ability: str) -> Tally:
        """What an ability costs now, of its resource."""
        tally = Tally()
        cooldown.cost(self.state, piece, self.ability(piece, ability), tally)
        return tally

    def blessing_cost(self, ancient: str) -> Tally:
        """The Mana that its Blessing costs the army whose turn it is now: placed, or moved."""
        return self._place_cost(ancient, v.BLESSING)

    def curse_cost(self, ancient: str) -> Tally:
        """The Mana that its Curse costs the army whose turn it is now: placed, or moved."""
        return self._place_cost(ancient, v.CURSE)

    def _place_cost(self, name: str, role: int) -> Tally:
        tally = Tally()
        place_cost(self.state, self.state.order[self.state.turn], self._ancient(name), role, tally)
        return tally

    def armor(self, piece: Golem) -> Tally:
        """Armor as it stands."""
        tally = Tally()
        damage.armor(self.state, piece, None, None, tally)
        return tally

    def dodge(self, piece: Golem) -> Tally:
        """Dodge as it stands."""
        tally = Tally()
        attack.dodge(self.state, piece, None, None, tally)
        return tally

    def attack_range(self, piece: Golem, ability: str) -> Tally:
        """How far a ranged attack reaches, in Regions."""
        tally = Tally()
        sight.attack_range(self.state, piece, self.ability(piece, ability), tally)
        return tally

    def points(self, piece: Golem, move: str) -> Tally:
        """The MP of a move."""
        tally = Tally()
        movement.movement_points(self.state, piece, self.ability(piece, move), tally)
        return tally

    def reach(self, piece: Golem, move: str) -> dict[Cell, int]:
        """Every Region where the move may stop, with the least MP spent."""
        ability = self.ability(piece, move)
        enemies = movement.enemy_regions(self.state, piece.army)
        reached = movement.reach(self.state, piece, ability, self.points(piece, move).total, enemies)
        return {
            self.cell(region): spent
            for region, spent in zip(reached.regions, reached.points)
            if self.state.room_for(piece.type, region) >= piece.type.base
        }

    def path(self, piece: Golem, move: str, to: Cell) -> list[Cell]:
        """The path that is proposed for a move; raises OptionError if it cannot get there."""
        if to not in self.reach(piece, move):
            raise OptionError("out-of-reach", f"{move} does not reach {to}", {"column": to[0], "row": to[1]})
        found = movement.proposed_path(self.state, piece, self.ability(piece, move), self.region(to))
        return [self.cell(region) for region in found]

    def sees(self, a: Cell | Golem, b: Cell | Golem) -> bool:
        """Whether sight from a to b is clear: of a Golem, or of a Colossus in a cell, else of any other there."""
        tall = self._towers(a) or self._towers(b)
        return sight.sees(self.state, self._place_of(a), self._place_of(b), tall)

    def _place_of(self, where: Cell | Golem) -> int:
        return where.at if isinstance(where, Golem) else self.region(where)

    def _towers(self, where: Cell | Golem) -> bool:
        """Whether a Colossus is meant."""
        if isinstance(where, Golem):
            return where.type.size == v.COLOSSUS
        return (self.state.standing().giants >> self.region(where)) & 1 == 1

    def between(self, a: Cell, b: Cell) -> list[Cell]:
        """The Regions whose circle the line of sight enters on its way from a to b."""
        return [self.cell(region) for region in self.state.field.line(self.region(a), self.region(b)).between]

    def range(self, a: Cell, b: Cell) -> int:
        """The range from a to b in Regions."""
        return self.state.field.distance(self.region(a), self.region(b), self.state.plan.by_steps)

    def charges(self, piece: Golem, attack: str) -> list[Ram]:
        """Every Charge that the Golem can make now with a Melee attack."""
        state = self.state
        ability = self.ability(piece, attack)
        found: list[Ram] = []
        for one in charges(state, piece, ability):
            move = piece.type.abilities[one.move]
            price = Tally()
            charge_cost(state, piece, ability, move, price)
            actions: list[Action] = []
            list_charges(state, piece, ability, one, actions)
            toll = toll_of(state, piece, self._way(piece, move, one.approach))
            for action in actions:
                target = state.golems[action.target] if isinstance(action, Charge) else None
                cells = self.cell(one.approach), self.cell(one.region)
                found.append(Ram(action, move.name, *cells, target, one.points, price, toll.loss, toll.gain))
        return found

    def _way(self, piece: Golem, move: Ability, to: int) -> tuple[int, ...]:
        """The proposed path of a move; empty to where the Golem stands."""
        return () if to == piece.at else movement.proposed_path(self.state, piece, move, to)

    # Playing: each returns the events.

    def legal(self) -> list[Action]:
        """What the army whose decision it is may do."""
        seats = self.state.pending().seats
        return self.state.legal(seats[0]) if seats else []

    def why_not(self, action: Action) -> Refusal | None:
        """Why the army whose decision it is may not do this; None if it may."""
        seats = self.state.pending().seats
        return self.state.why_not(seats[0] if seats else 0, action)

    def play(self, action: Action, *faces: int) -> list[Event]:
        """Do this with these rolls; raises OptionError with the refusal's code if it is not legal, or if a roll is missing,
        and RollError for one that is not on its die. The position is then as it was."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise OptionError("refused", f"{action} is refused: {refusal}", {"reason": str(refusal.code.value)})
        seat = self.state.pending().seats[0]
        try:
            self.state.copy().apply(seat, action, Entry(Scripted(faces)))
        except NeedRoll as need:
            sides, purpose = need.request.sides, need.request.purpose
            message = f"{action} rolls a die of {sides} ({purpose}): say what it shows"
            raise OptionError("roll-missing", message, {"sides": sides, "purpose": purpose}) from need
        entry = Entry(Scripted(faces), telling=True)
        self.state.apply(seat, action, entry)
        return entry.events

    def move(self, piece: Golem, move: str, to: Cell) -> list[Event]:
        return self.play(Move(piece.number, self.ability(piece, move).slot, self.region(to)))

    def attack(self, piece: Golem, ability: str, target: Golem | Cell, *faces: int) -> list[Event]:
        """Attack a Golem, or with an area attack the Region of a Golem or cell."""
        found = self.ability(piece, ability)
        if isinstance(target, Golem) and found.scope == v.SINGLE:
            return self.play(Attack(piece.number, found.slot, target.number), *faces)
        region = target.at if isinstance(target, Golem) else self.region(target)
        return self.play(AreaAttack(piece.number, found.slot, region), *faces)

    def charge(
        self, piece: Golem, attack: str, target: Golem | Cell, *faces: int, approach: Cell | None = None, move: str = ""
    ) -> list[Event]:
        """Charge a Golem, or with an area attack a Region, by the first way that fits; raises OptionError if none does."""
        for ram in self.charges(piece, attack):
            if target not in (ram.target, ram.region) or approach not in (None, ram.approach):
                continue
            if move in ("", ram.move):
                return self.play(ram.action, *faces)
        raise OptionError("no-charge", f"{piece.type.name} cannot charge there with {attack}", {"golem": piece.type.name})

    def use(self, piece: Golem, power: str, at: Golem | Cell | None = None) -> list[Event]:
        """Use a power that is no attack: by itself, on a Golem, or on the Region of a cell."""
        slot = self.ability(piece, power).slot
        if at is None:
            return self.play(Use(piece.number, slot))
        if isinstance(at, Golem):
            return self.play(UseOn(piece.number, slot, at.number))
        return self.play(UseAt(piece.number, slot, self.region(at)))

    def miracle(self, ancient: str) -> list[Event]:
        """Ask an Ancient One of the army whose turn it is for its Miracle."""
        return self.play(Miracle(self._ancient(ancient)))

    def bless(self, ancient: str, cell: Cell) -> list[Event]:
        """Place its Blessing, or move it."""
        return self.play(Bless(self._ancient(ancient), self.region(cell)))

    def curse(self, ancient: str, cell: Cell) -> list[Event]:
        """Place its Curse, or move it."""
        return self.play(Curse(self._ancient(ancient), self.region(cell)))

    def _ancient(self, name: str) -> int:
        return self.ancient(self.state.order[self.state.turn], name)

    def displace(self, to: Cell) -> list[Event]:
        """Answer a chosen displacement."""
        return self.play(Go(self.region(to)))

    def end_turn(self) -> list[Event]:
        return self.play(END_TURN)
