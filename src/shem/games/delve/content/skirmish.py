"""Skirmishes: quests that are made by seed, of tiles that fit together, enemies for a budget, and one of several goals.

The quest `skirmish:SEED:ACT` is always the same; its enemies are given for one to five Heroes, as in a quest's file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from shem.core.errors import OptionError
from shem.games.delve.content.layout import Cell, Plan, beside, cells_of, letters, side_of, turned
from shem.games.delve.content.models_quest import Laid, Quest, Tile
from shem.games.delve.content.world import World

SKIRMISH: Final = "skirmish:"
ACTS: Final = 3
SEED_DIGITS: Final = 9
Json = dict[str, Any]
Pair = tuple[str, str]

TILES: Final = (5, 6, 7)  # by ACT
DISTRICT: Final = 2  # tiles of a District at most
BUDGET: Final = ((3, 4, 6, 8, 10), (4, 6, 9, 12, 15), (5, 8, 12, 16, 20))  # for a District's Enemies, by ACT and Heroes
PRICE: Final = (2, 4, 6)  # of an Enemy of a rank
RANKS: Final = ((1, 1, 1, 2), (1, 2, 2), (2, 2, 3))  # that an ACT has, as often as they stand here
MASTERS: Final = (("ironback", 3), ("gatewright", None), ("kilnmother", None))  # by ACT: kind and rank
HOLD: Final = 3  # rounds
LOCKED: Final = 0.3  # of the doors
EVENTS: Final = (7, 7, 8)
MIDDLE: Final = 26  # where the first tile lies, so that there is room on all sides


class _Goal(NamedTuple):
    """What a skirmish is about: how it is called, what is to be done, and what is read when it is done."""

    name: tuple[str, str]
    aim: tuple[str, str]
    done: tuple[str, str]


_GOALS: Final = {
    "master": _Goal(
        ("The Overseer", "Der Aufseher"),
        ("Find the one who gives the orders, and break it.", "Findet den, der befiehlt, und zerbrecht ihn."),
        ("Nobody gives orders here any more. It takes a while until that is noticed.",
         "Hier befiehlt niemand mehr. Es dauert eine Weile, bis das auffällt."),
    ),
    "gather": _Goal(
        ("The Way Through", "Der Durchgang"),
        ("Gather at the far end: {place}.", "Versammelt euch am anderen Ende: {place}."),
        ("Behind you somebody still looks for you where you were.", "Hinter euch sucht man euch noch dort, wo ihr wart."),
    ),
    "hold": _Goal(
        ("The Watch", "Die Wache"),
        ("Hold the far end for {rounds} rounds: {place}.", "Haltet {rounds} Runden lang das andere Ende: {place}."),
        ("Nobody comes any more. The place is yours, for as long as you remember that.",
         "Es kommt niemand mehr. Der Ort gehört euch, solange ihr das nicht vergesst."),
    ),
    "find": _Goal(
        ("The Lost Thing", "Das Verlorene"),
        ("Search for what is hidden at the far end: {place}.", "Sucht, was am anderen Ende verborgen ist: {place}."),
        ("It is smaller than you thought, and it is still warm.", "Es ist kleiner, als ihr gedacht habt, und noch warm."),
    ),
    "clear": _Goal(
        ("The End of the Shift", "Schichtende"),
        ("Leave nobody at work in the last halls.", "Lasst in den letzten Hallen niemanden an der Arbeit."),
        ("The picks lie where they fell. It is so quiet that you hear the dust.",
         "Die Hauen liegen, wo sie hinfielen. Es ist so still, dass man den Staub hört."),
    ),
}  # fmt: skip
_BEGUN: Final = (
    (
        "A gallery that stands on no plan. Somebody is at work in it.",
        "Ein Stollen, der auf keinem Plan steht. Jemand ist darin am Werk.",
    ),
    ("The tracks in the dust lead in. None leads out.", "Die Spuren im Staub führen hinein. Hinaus führt keine."),
    ("The air is warm here, and it should not be.", "Hier ist die Luft warm, und das dürfte sie nicht sein."),
)
_OPENED: Final = (
    ("Behind the door it falls silent.", "Hinter der Tür verstummt es."),
    ("They turn round all at once.", "Sie drehen sich alle zugleich um."),
    ("A lamp is put down. Then come steps.", "Eine Lampe wird abgestellt. Dann kommen Schritte."),
    ("Nobody has knocked here for a long time.", "Hier hat lange niemand mehr angeklopft."),
)
_RELIEVED: Final = ("The next shift has come.", "Die nächste Schicht ist da.")
_LOST: Final = (
    "You have been here too long. Now you are part of the shift.",
    "Ihr seid zu lange hier. Nun gehört ihr zur Schicht.",
)


def made(id: str, world: World) -> Quest:
    """The quest of an id, skirmish:SEED or skirmish:SEED:ACT. Raises OptionError."""
    parts = id.removeprefix(SKIRMISH).split(":")
    act = parts[1] if len(parts) == 2 else "1"
    seeded = parts[0].isdecimal() and len(parts[0]) <= SEED_DIGITS
    if len(parts) > 2 or not seeded or act not in map(str, range(1, ACTS + 1)):
        reason = f"{SKIRMISH}SEED:ACT needs a seed of 1 to {SEED_DIGITS} digits, and an ACT from 1 to {ACTS}: {id[:40]!r}"
        raise OptionError("bad-quest", reason, {"reason": reason})
    return Quest.model_validate(skirmish(int(parts[0]), int(act), world.parts["tiles"], list(world.parts["enemies"])))


def skirmish(seed: int, act: int, tiles: Mapping[str, Tile], enemies: Sequence[str]) -> Json:
    """A quest as its file would have it. enemies: the kinds that there are."""
    return _Maker(seed, act, tiles, enemies).quest()


def _text(both: tuple[str, str], **values: Any) -> Json:
    return {"en": both[0].format(**values), "de": both[1].format(**values)}


class _Maker:
    """Lays tiles one beside the other, then furnishes them."""

    def __init__(self, seed: int, act: int, tiles: Mapping[str, Tile], enemies: Sequence[str]) -> None:
        self.random: Final = Random(f"{SKIRMISH}{seed}:{act}")
        self.seed: Final = seed
        self.act: Final = act
        self.tiles: Final = tiles
        self.enemies: Final = enemies
        self.laid: Final[dict[str, Laid]] = {}
        self.doors: Final[Json] = {}
        self.covered: Final[set[Cell]] = set()
        self.floor: Final[dict[Cell, str]] = {}
        self.goal: Final = self.random.choice(list(_GOALS))

    def quest(self) -> Json:
        self._lay_all()
        plan = self._plan()
        self.far = self._farthest(plan)
        self.areas: list[str] = [area for area in plan.names if area not in (self.far, self._start(plan))]
        self.random.shuffle(self.areas)
        goal = _GOALS[self.goal]
        place = self.tiles[self.laid[self.far.split(".")[0]].tile].name
        where = [{"rounds": HOLD, "place": word} for word in (place.en, place.de or place.en)]
        searches = [self.areas.pop(), self.areas.pop(), self.far]
        title = [f"{word} ({self.seed})" for word in goal.name]
        return {
            "name": {"en": title[0], "de": title[1]},
            "text": _text(self.random.choice(_BEGUN)),
            "act": self.act,
            "districts": self._districts(),
            "tiles": {name: laid.model_dump() for name, laid in self.laid.items()},
            "doors": self.doors,
            "chests": {f"chest-{number}": self._chest() for number in (1, 2)},
            "searches": searches,
            "shrines": [self.areas.pop()],
            "overlays": [{"kind": "difficult", "area": self.areas.pop()}],
            "start": [self._start(plan)],
            "objectives": {"aim": {"en": goal.aim[0].format(**where[0]), "de": goal.aim[1].format(**where[1])}},
            "counts": ["held"],
            "book": self._book(),
            "endings": {
                "done": {"name": _text(goal.name), "text": _text(goal.done)},
                "too-late": {"name": {"en": "Too late", "de": "Zu spät"}, "text": _text(_LOST)},
            },
            "events": EVENTS[self.act - 1],
            "souls": self.act - 1,
        }  # fmt: skip

    def _plan(self) -> Plan:
        """As far as it is laid."""
        text: Json = {"en": "-"}
        drawn: Json = {
            "name": text,
            "act": self.act,
            "districts": {laid.district: text for laid in self.laid.values()},
            "tiles": {name: laid.model_dump() for name, laid in self.laid.items()},
            "doors": self.doors,
            "start": [f"{next(iter(self.laid))}.a"],
            "objectives": {"aim": text},
            "book": {"begin": {"trigger": "start"}},
            "endings": {"done": {"name": text}},
        }
        return Plan(Quest.model_validate(drawn), self.tiles)

    def _start(self, plan: Plan) -> str:
        return plan.names[0]

    def _districts(self) -> Json:
        """Each is called as its first tile; the first is discovered from the start."""
        found: Json = {}
        for laid in self.laid.values():
            found.setdefault(laid.district, self.tiles[laid.tile].name.model_dump())
        return found

    # the dungeon

    def _lay_all(self) -> None:
        names = list(self.tiles)
        self.random.shuffle(names)
        for name in names[: TILES[self.act - 1]]:
            side, turn = self.random.choice("ab"), self.random.randrange(4)
            self._lay(Laid(tile=name, side=side, x=0, y=0, turn=turn, district="d0"))
        left, top = min(laid.x for laid in self.laid.values()), min(laid.y for laid in self.laid.values())
        for name, laid in self.laid.items():
            self.laid[name] = laid.model_copy(update={"x": laid.x - left, "y": laid.y - top})

    def _lay(self, laid: Laid) -> None:
        """Lay a tile so that its floor touches that of one that lies already: in its District, or behind a door."""
        size = len(self.tiles[laid.tile].a.rows)
        cells = self._cells(laid)
        spots = sorted(
            (x - cell[0], y - cell[1])
            for here in self.floor
            for x, y in beside(here)
            if (x, y) not in self.covered
            for cell in cells
        )
        free = [spot for spot in dict.fromkeys(spots) if not self._square(spot, size) & self.covered]
        x, y = self.random.choice(free) if free else (MIDDLE, MIDDLE)
        put = {(x + right, y + down): area for (right, down), area in cells.items()}
        pairs = sorted(
            {(self.floor[cell], area) for here, area in put.items() for cell in beside(here) if cell in self.floor}
        )
        district = f"d{len(self.laid)}"
        if pairs:
            pair = self.random.choice(pairs)
            before = self.laid[pair[0].split(".")[0]].district
            if before != "d0" and len([one for one in self.laid.values() if one.district == before]) < DISTRICT:
                district = before
            else:
                lock = "locked" if self.random.random() < LOCKED else "closed"
                self.doors[f"door-{len(self.doors) + 1}"] = {"between": list(pair), "lock": lock}
        self.laid[laid.tile] = laid.model_copy(update={"x": x, "y": y, "district": district})
        self.floor.update(put)
        self.covered.update(self._square((x, y), size))

    def _cells(self, laid: Laid) -> dict[Cell, str]:
        """The area of each floor cell of a tile, turned, from its left upper cell."""
        side = side_of(laid, self.tiles)
        return {turned(cell, len(side.rows), laid.turn): f"{laid.tile}.{letter}" for cell, letter in cells_of(side).items()}

    def _square(self, spot: Cell, size: int) -> set[Cell]:
        return {(spot[0] + x, spot[1] + y) for x in range(size) for y in range(size)}

    def _farthest(self, plan: Plan) -> str:
        """The area to which the way from the start is longest."""
        ways = [pair for pair in plan.touching() if plan.is_open(pair[0], pair[1])]
        far = {self._start(plan): 0}
        queue = list(far)
        for area in queue:
            for other in sorted(one for pair in ways if area in pair for one in pair if one not in far):
                far[other] = far[area] + 1
                queue.append(other)
        return queue[-1]

    # who and what is in it

    def _book(self) -> Json:
        last = self._district(self.far)
        book: Json = {}
        for number, district in enumerate(dict.fromkeys(laid.district for laid in self.laid.values())):
            text = self.random.choice(_BEGUN if number == 0 else _OPENED)
            trigger = {"trigger": "reveal", "what": district}
            orders = self._enemies(district, 0.5 if number == 0 else 1.4 if district == last else 1.0)
            if number == 0:
                trigger, orders = {"trigger": "start"}, [{"do": "objective", "what": "aim"}, *orders]
            if district == last and self.goal == "master":
                kind, rank = MASTERS[self.act - 1]
                orders = [{"do": "spawns", "at": self.far, "amount": 1, **_card(kind, rank)}, *orders]
            book[district] = {**trigger, "text": _text(text), "orders": orders}
        book["relief"] = {"trigger": "round", "least": 6, "text": _text(_RELIEVED), "orders": self._enemies("d0", 0.5)}
        book["too-late"] = {"trigger": "events-out", "text": _text(_LOST), "orders": [{"do": "loses", "what": "too-late"}]}
        return {**book, **self._end(last)}

    def _end(self, last: str) -> Json:
        """The paragraphs that win."""
        won = {
            "text": _text(_GOALS[self.goal].done),
            "orders": [{"do": "souls", "amount": 2}, {"do": "wins", "what": "done"}],
        }
        if self.goal == "hold":
            held = {
                "trigger": "hold",
                "what": self.far,
                "again": True,
                "orders": [{"do": "count", "what": "held", "amount": 1}],
            }
            return {"held": held, "done": {"trigger": "count", "what": "held", "least": HOLD, **won}}
        triggers: Json = {
            "master": {"trigger": "kill", **_card(*MASTERS[self.act - 1])},
            "gather": {"trigger": "gather", "what": self.far},
            "find": {"trigger": "search", "what": self.far},
            "clear": {"trigger": "clear", "what": last},
        }
        return {"done": {**triggers[self.goal], **won}}

    def _district(self, area: str) -> str:
        return self.laid[area.split(".")[0]].district

    def _enemies(self, district: str, share: float) -> list[Json]:
        """Two kinds in two areas, for a share of a District's budget."""
        areas = [
            f"{name}.{letter}"
            for name, laid in self.laid.items()
            for letter in letters(side_of(laid, self.tiles))
            if laid.district == district
        ]
        masters = [kind for kind, rank in MASTERS if rank is None]
        kinds = self.random.sample([kind for kind in self.enemies if kind not in masters], 2)
        found: list[Json] = []
        for part, kind in enumerate(kinds):
            rank = self.random.choice(RANKS[self.act - 1])
            halves = [share * budget / 2 / PRICE[rank - 1] for budget in BUDGET[self.act - 1]]
            amounts = [int(half + 0.5) if part else max(1, int(half + 0.5)) for half in halves]
            if any(amounts):
                at = self.random.choice(areas)
                found.append({"do": "spawns", "at": at, "by_heroes": amounts, **_card(kind, rank)})
        return found

    def _chest(self) -> Json:
        crowns = {"do": "crowns", "amount": 1 + self.act}
        return {"area": self.areas.pop(), "effects": [{"do": "treasures", "amount": 1}, crowns]}


def _card(kind: str, rank: int | None) -> Json:
    return {"what": kind} if rank is None else {"what": kind, "rank": rank}
