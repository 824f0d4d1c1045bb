"""A battle's position: armies, Golems and what acts on them. The rules in `rules/` change it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shem.core.chance import Entry
from shem.core.contract import Outcome, Refusal, State, View
from shem.core.steps import Step, Stepping
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE, Army, Golem
from shem.games.arcana.parts.ground import NOTHING_THERE, Held, Well, Zone
from shem.games.arcana.parts.laid import Laid
from shem.games.arcana.parts.masks import united
from shem.games.arcana.parts.pieces import GolemType
from shem.games.arcana.parts.plan import Change, Plan
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.standing import UNKNOWN, Standing
from shem.games.arcana.parts.story import Story

# What is noted while something is being done, and acts when that is done: `rules/triggers.py`.
ENTERED: Final = 0
FELL: Final = 1
NOT_JUDGED: Final[list[object]] = []
Met = tuple[int, int, int]


@final
@mypyc_attr(acyclic=True)
class Note:
    """A Golem ENTERED a Region where something lies that acts on it, or FELL there.

    other: the age of what has come to lie there, or whose attack destroyed it; -1: anything, nobody. muted: a mask of its
    Knights who were silenced.
    """

    def __init__(self, kind: int, golem: int, region: int, other: int, muted: int) -> None:
        self.kind: Final = kind
        self.golem: Final = golem
        self.region: Final = region
        self.other: Final = other
        self.muted: Final = muted


@final
class Battle(Stepping):
    """A position of Golem Arcana.

    changes: Regions that are no longer as they were; field: the map as it is now. round: from 1 (0: deployment). order:
    armies in turn order. turn: whose place in the order it is; after the last one's the wild army's, at the Round's end.
    golems: those of the set-up by their numbers, then those that came later, Constructs too. armies: the seats', then the
    wild one (ruling B52). held: each Capture Region. zones: what lies on Regions, the oldest first. clock: the age of the
    newest effect. ended: the outcome, once there is one. met: which effects of Blessings and Curses have acted this turn on
    which Golem that came upon them: (Golem, effect, army) (ruling B13).
    """

    def __init__(
        self,
        plan: Plan,
        changes: tuple[Change, ...],
        round: int,
        order: list[int],
        turn: int,
        golems: list[Golem],
        armies: list[Army],
        wells: list[Well],
        held: list[Held],
        zones: list[Zone],
        story: Story,
        clock: int,
        steps: list[Step[Battle]],
        ended: Outcome | None,
    ) -> None:
        super().__init__(steps, ended)
        self.plan: Final = plan
        self.changes = changes
        self.field = plan.field_of(changes)
        self.round = round
        self.order = order
        self.turn = turn
        self.golems = golems
        self.armies = armies
        self.wells = wells
        self.held = held
        self.zones = zones
        self.story = story
        self.clock = clock
        self.met: tuple[Met, ...] = ()
        self._standing: Standing | None = None
        self._laid: Laid | None = None
        self.judged: list[object] = NOT_JUDGED  # by seat: what bots made of it, or of one like it (`judged.py`)
        self.noted: list[Note] = []  # empty whenever anybody decides

    # The contract.

    def not_asked(self, seat: int) -> Refusal:
        return Refusal(Reject.NOT_YOUR_TURN, about=seat) if self.ended is None else Refusal(Reject.OVER)

    def follow(self, entry: Entry) -> None:
        if self.noted:
            REFEREE[0].follow(self, entry)

    def view(self, seat: int | None) -> View:
        return REFEREE[0].view(self, seat) if self.plan.secrets else self.data()

    def determinize(self, seat: int | None, entry: Entry) -> Battle:
        return REFEREE[0].imagine(self, seat, entry) if self.plan.secrets else self.copy()

    def copy(self) -> Battle:
        battle = Battle(
            self.plan,
            self.changes,
            self.round,
            self.order,
            self.turn,
            [golem.copy() for golem in self.golems],
            [army.copy() for army in self.armies],
            self.wells.copy(),
            self.held.copy(),
            self.zones,
            self.story.copy(),
            self.clock,
            self.steps.copy(),
            self.ended,
        )
        battle.met = self.met
        battle._laid = self._laid
        if self.judged is NOT_JUDGED:
            self.judged = [None] * self.plan.wild  # what is made of a copy holds for the original, too
        battle.judged = self.judged
        return battle

    def __deepcopy__(self, memo: dict[int, Any]) -> Battle:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return REFEREE[0].again, (self.plan.setup, self.data())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.round, self.turn, self.clock))

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "changes": [list(change) for change in self.changes],
            "round": self.round,
            "order": list(self.order),
            "turn": self.turn,
            "golems": [golem.data() for golem in self.golems],
            "armies": [army.data() for army in self.armies],
            "wells": [well.data() for well in self.wells],
            "held": [held.data() for held in self.held],
            "zones": [zone.data() for zone in self.zones],
            "story": self.story.data(),
            "clock": self.clock,
            "steps": [step.data() for step in self.steps],
            "ended": None if self.ended is None else self.ended.data(),
        }
        if self.met:
            found["met"] = [list(met) for met in self.met]
        return found

    # What every chapter asks.

    def allied(self, a: int, b: int) -> bool:
        """Whether two armies are allies: one army, or team-mates (ruling B31)."""
        return (self.plan.allies[a] >> b) & 1 == 1

    def stands(self, army: int) -> bool:
        """Whether any of the army's Golems is on the board; a Construct does not keep it alive (ruling B33)."""
        return self.standing().golems[army] != 0

    def on_board(self, army: int) -> list[Golem]:
        """The army's Golems and Constructs on the board, in slot order."""
        found = self._from(army, 0)
        constructs = [golem for golem in found if golem.type.construct]
        return [golem for golem in found if not golem.type.construct] + constructs if constructs else found

    def left(self, army: int) -> list[Golem]:
        """The army's Golems and Constructs on the board or in reserve, by their numbers."""
        return self._from(army, RESERVE)

    def _from(self, army: int, least: int) -> list[Golem]:
        """Those whose place is at least this."""
        plan = self.plan
        golems = self.golems
        found: list[Golem] = []
        if army < plan.wild:
            for number in plan.musters[army].golems:
                if golems[number].at >= least:
                    found.append(golems[number])
        for number in range(len(plan.types), len(golems)):
            if golems[number].army == army and golems[number].at >= least:
                found.append(golems[number])
        return found

    def in_region(self, region: int) -> list[Golem]:
        """The Golems and Constructs in a Region in slot order (ruling B21)."""
        there = self.standing().crowd(region)
        return sorted(there, key=self.slot) if len(there) > 1 else there.copy()

    def everyone(self) -> list[Golem]:
        """All Golems and Constructs on the board in slot order (ruling B21)."""
        found = [golem for golem in self.golems if golem.at >= 0]
        found.sort(key=self.slot)
        return found

    def slot(self, golem: Golem) -> int:
        """Its place in the slot order: armies in turn order, Golems by their numbers, then Constructs (ruling B21)."""
        count = len(self.golems)
        if golem.type.construct:
            return (len(self.armies) + 1) * count + golem.number
        place = len(self.order) if golem.army == self.plan.wild else self.order.index(golem.army)
        return place * count + golem.number

    def enemy_in(self, region: int, army: int) -> bool:
        """Whether an enemy Golem or Construct stands in the Region."""
        allies = self.plan.allies[army]
        for golem in self.standing().crowd(region):  # noqa: SIM110 (a generator is slow when compiled)
            if not (allies >> golem.army) & 1:
                return True
        return False

    def enemies_of(self, army: int, constructs: bool) -> int:
        """A mask of the Regions with enemy Golems, or with enemy Golems or Constructs."""
        standing = self.standing()
        key = army * 2 + (1 if constructs else 0)
        mask = standing.enemies[key]
        if mask == UNKNOWN:
            held = standing.pieces if constructs else standing.golems
            allies = self.plan.allies[army]
            mask = 0
            for other in range(len(held)):
                if not (allies >> other) & 1:
                    mask = united(mask, held[other])
            standing.enemies[key] = mask
        return mask

    def allies_of(self, army: int) -> int:
        """A mask of the Regions with Golems or Constructs of the army and its team-mates."""
        held = self.standing().pieces
        allies = self.plan.allies[army]
        mask = 0
        for other in range(len(held)):
            if (allies >> other) & 1:
                mask = united(mask, held[other])
        return mask

    def free_room(self, region: int) -> int:
        """How many small bases still fit into a Region (Occupation Limit)."""
        return self.standing().room[region]

    def standing(self) -> Standing:
        """Who stands where now."""
        found = self._standing
        if found is None:
            found = Standing(self.field, self.golems, len(self.armies))
            self._standing = found
        return found

    def laid(self) -> Laid:
        """What lies where now; `zones` is never changed in place, so copies share both."""
        found = self._laid
        if found is None or found.zones is not self.zones:
            found = Laid(self.zones, found)
            self._laid = found
        return found

    def lying(self, region: int) -> list[Zone]:
        """What lies on a Region, the oldest first."""
        return self.laid().there.get(region, NOTHING_THERE) if self.zones else NOTHING_THERE

    def place(self, golem: Golem, at: int) -> None:
        """Put a Golem into a Region, or take it off the board (DESTROYED, LOST)."""
        origin = golem.at
        golem.at = at
        if self._standing is not None:
            self._standing.move(golem, origin, at)

    def add(self, golem: Golem) -> None:
        """Bring in a Golem or Construct that the set-up did not have, under the next number."""
        self.golems.append(golem)
        if self._standing is not None:
            self._standing.move(golem, RESERVE, golem.at)

    def room_for(self, type: GolemType, region: int) -> int:
        """How many small bases still fit into a Region for such a Golem; obstructions take none from a Colossus (B29)."""
        return self.free_room(region) + self.gives_way(type, region)

    def gives_way(self, type: GolemType, region: int) -> int:
        """The places that obstructions take in a Region, but not from such a Golem: a Colossus crushes them."""
        return self.field.regions[region].obstructions if type.size == v.COLOSSUS else 0

    def whole_apv(self, golem: Golem) -> int:
        """The APV of a Golem with its Knights; a Construct's is its Relic's (ruling B17)."""
        known = self.plan.knights_apv
        return golem.type.apv + (known[golem.number] if golem.number < len(known) else 0)

    def change(self, region: int, terrain: str, cover: str, obstructions: int) -> None:
        """Make a Region another one, for good."""
        kept = [change for change in self.changes if change[0] != region]
        kept.append((region, terrain, cover, obstructions))
        kept.sort()  # the same map is one field, whatever changed first
        self.changes = tuple(kept)
        self.field = self.plan.field_of(self.changes)
        self._standing = None

    def tick(self) -> int:
        """The next age."""
        self.clock += 1
        return self.clock


@final
class Referee:
    """What a position asks of the rules, which are built on it: to do what follows from what was noted, what a seat can
    see, a world as it can imagine it, and the position that a set-up and its data give."""

    def __init__(
        self,
        follow: Callable[[Battle, Entry], None],
        view: Callable[[Battle, int | None], View],
        imagine: Callable[[Battle, int | None, Entry], Battle],
        again: Callable[[Mapping[str, Any], Mapping[str, Any]], State],
    ) -> None:
        self.follow: Final = follow
        self.view: Final = view
        self.imagine: Final = imagine
        self.again: Final = again


REFEREE: Final[list[Referee]] = []  # one, from `game.py`
