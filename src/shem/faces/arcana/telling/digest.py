"""What others did since an army's last turn, told by attacker and grouped, and what its own turn began with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from shem.core.event import Event
from shem.faces.arcana.telling.teller import ArcanaTeller
from shem.games.arcana.parts import events as ev

FEW: Final = 3  # Golems are named
MOVES: Final = (ev.MOVED, ev.ENTERED_BOARD)
DEEDS: Final = (
    *MOVES,
    ev.CHARGED,
    ev.ATTACKED,
    ev.USED,
    ev.USED_ON,
    ev.USED_AT,
    ev.MIRACLE,
    ev.BLESSED,
    ev.CURSED,
    ev.RESIGNED,
)
VP: Final = (ev.CAPTURED, ev.VP_CHANGED)
MANA: Final = (ev.WELL, ev.GRANTED, ev.MANA_CHANGED)
TURNS: Final = (ev.ROUND, ev.TURN, ev.TURN_ENDED)
# What an enemy's turn begins and ends with that is nobody else's concern.
QUIET: Final = (*MANA, ev.AP_CHANGED, ev.EXPIRED, ev.COOLED, ev.PLACED, ev.LIFTED, ev.STAYED)
# Where something is afterwards, by the name of the field.
PLACES: Final = {
    ev.DEPLOYED: "region",
    ev.MOVED: "path",
    ev.ENTERED_BOARD: "region",
    ev.CHARGED: "region",
    ev.DISPLACED: "region",
    ev.SPAWNED: "region",
}


class Heard:
    """An event as the seat was told it; entry and place name it."""

    def __init__(self, entry: int, place: int, event: Event) -> None:
        self.entry: Final = entry
        self.place: Final = place
        self.event: Final = event
        self.kind: Final = event.kind
        self._values: Final = dict(zip(event.kind.fields, event.values))
        self.region = -1  # where it happened, as far as that is known

    def has(self, name: str) -> bool:
        return name in self._values

    def number(self, name: str) -> int:
        """A value; -1 for one that the event has not."""
        found = self._values.get(name, -1)
        return found if isinstance(found, int) else found[-1] if found else -1


class Line:
    """One thing that happened. kind: `attack`, `move`, `vp`, `mana`, or the code of its one event.

    heard: what it tells of, of which `head` has its numbers, if one has; parts: the rest. golem: who did it, -1: nobody.
    last: what it leads to, if not to the first of what it tells of.
    """

    def __init__(
        self,
        kind: str,
        text: str,
        heard: Sequence[Heard],
        golem: int = -1,
        head: Heard | None = None,
        last: Heard | None = None,
    ) -> None:
        self.kind: Final = kind
        self.text: Final = text
        self.heard: Final = heard
        self.parts: Final = [one for one in heard if one is not head]
        self.golem: Final = golem
        self.head: Final = head
        self.region: Final = next((one.region for one in (last, head, *heard) if one is not None and one.region >= 0), -1)


class Section:
    """What was done in an army's turn (-1: in nobody's). vp: that the army got in it."""

    def __init__(self, army: int, lines: list[Line], vp: int) -> None:
        self.army: Final = army
        self.lines: Final = lines
        self.vp: Final = vp


class Digest:
    """fresh: its own turn has begun, and nothing was done in it yet. lost: Health of its own; gone: its own destroyed."""

    def __init__(self, fresh: bool, sections: list[Section], upkeep: list[Line], lost: int, gone: list[int]) -> None:
        self.fresh: Final = fresh
        self.sections: Final = sections
        self.upkeep: Final = upkeep
        self.lost: Final = lost
        self.gone: Final = gone


def digest(teller: ArcanaTeller, army: int, log: Sequence[Heard]) -> Digest:
    """From all that this army was told."""
    _locate(log)
    since = [one for one in log[_start(army, log) :] if not _empty(one)]
    turns = _turns(since)
    own = turns[-1][1] if turns and turns[-1][0] == army else []
    done = next((place for place, one in enumerate(own) if _starts(one, [])), len(own))
    others = [(whose, heard) for whose, heard in turns if whose != army]
    hurt = [one for _, heard in others for one in heard] + own[:done]
    return Digest(
        bool(turns) and turns[-1][0] == army and done == len(own),
        [section for whose, heard in others if (section := _section(teller, whose, heard)).lines],
        _begun(teller, [one for one in own[:done] if one.kind not in TURNS]),
        sum(one.number("damage") for one in hurt if _harms(one) and _whom(teller, one) == army),
        [one.number("golem") for one in hurt if one.kind is ev.DESTROYED_GOLEM and _whom(teller, one) == army],
    )


def concerns(teller: ArcanaTeller, army: int, line: Line) -> bool:
    """Whether something became of one of this army's own."""
    became = [one for one in line.heard if one.kind not in DEEDS and not one.has("army")]
    return any(_whom(teller, one) == army for one in became)


def _empty(one: Heard) -> bool:
    """Whether it came to nothing."""
    return one.kind is ev.HEALED and one.number("gain") == 0


def _locate(log: Sequence[Heard]) -> None:
    """Find where each thing happened, from where everybody went."""
    at: dict[int, int] = {}
    for one in log:
        who = one.number("target" if one.has("target") else "golem")
        one.region = (
            one.number(PLACES.get(one.kind, "region")) if one.kind in PLACES or one.has("region") else at.get(who, -1)
        )
        if one.kind in PLACES:
            at[who] = one.region
        elif one.kind is ev.SUMMONED:
            at[one.number("construct")] = one.region


def _start(army: int, log: Sequence[Heard]) -> int:
    """After the army's last turn; before its first, where the first Round begins."""
    ends = [place for place, one in enumerate(log) if one.kind is ev.TURN_ENDED and one.number("army") == army]
    if ends:
        return ends[-1] + 1
    return next((place for place, one in enumerate(log) if one.kind is ev.ROUND), len(log))


def _turns(heard: Sequence[Heard]) -> list[tuple[int, list[Heard]]]:
    """By whose turn it was."""
    found: list[tuple[int, list[Heard]]] = []
    for one in heard:
        if one.kind is ev.TURN:
            found.append((one.number("army"), []))
        elif one.kind is ev.ROUND or not found:
            found.append((-1, []))
        found[-1][1].append(one)
    return found


def _section(teller: ArcanaTeller, army: int, heard: Sequence[Heard]) -> Section:
    before, *deeds = _deeds(heard)
    lines = _begun(teller, [one for one in before if one.kind not in QUIET + TURNS])
    for golem in _in_order(_who(deed[0]) for deed in deeds):
        lines += _done(teller, [deed for deed in deeds if _who(deed[0]) == golem])
    return Section(army, _walkers_last(teller, lines), sum(_vp(one, army) for one in heard))


def _deeds(heard: Iterable[Heard]) -> list[list[Heard]]:
    """What came before the first deed, then each deed with what came of it."""
    found: list[list[Heard]] = [[]]
    for one in heard:
        if one.kind in TURNS and one.kind is not ev.TURN:
            found.append([])
        elif _starts(one, found[-1]):
            found.append([one])
        else:
            found[-1].append(one)
    return [found[0], *(deed for deed in found[1:] if deed)]


def _starts(one: Heard, deed: Sequence[Heard]) -> bool:
    """Whether this begins another deed; the attack of a Charge is part of it."""
    charge = deed[0] if len(deed) == 1 and deed[0].kind is ev.CHARGED else None
    if one.kind is ev.ATTACKED and charge is not None and _who(charge) == _who(one):
        return False
    return one.kind in DEEDS


def _done(teller: ArcanaTeller, deeds: Sequence[list[Heard]]) -> list[Line]:
    """One Golem's deeds; its attacks with one ability together."""
    attacks: dict[int, list[Heard]] = {}
    for deed in deeds:
        blow = next((one for one in deed if one.kind is ev.STRUCK), None)
        if blow is not None:
            attacks.setdefault(_slot(blow), []).extend(deed)
    others = [_other(teller, deed) for deed in deeds if all(one.kind is not ev.STRUCK for one in deed)]
    return [_attack(teller, heard) for heard in attacks.values()] + others


def _attack(teller: ArcanaTeller, heard: list[Heard]) -> Line:
    """The attacks of one Golem with one ability: on whom, what they did, who is gone, the VP for that."""
    blows = [one for one in heard if one.kind is ev.STRUCK]
    golem, slot = _who(blows[0]), _slot(blows[0])
    targets = _in_order(one.number("target") for one in blows)
    gone = [one for one in heard if one.kind is ev.DESTROYED_GOLEM]
    names = teller.names
    text = teller.say(
        "digest-attack" if len(blows) == 1 else "digest-attacks",
        golem=names.golem(golem),
        ability=names.ability(golem, slot),
        target=names.golem(targets[0]) if len(targets) == 1 else "many",
        targets=len(targets),
        blows=len(blows),
        hits=sum(one.number("result") != ev.MISS for one in blows),
        result=ev.RESULTS[blows[0].number("result")],
        to_hit=blows[0].number("to_hit"),
        damage=sum(one.number("damage") for one in blows),
        gone=names.golems([one.number("golem") for one in gone]) or "none",
        lost=len(gone),
        vp=sum(one.number("vp") for one in gone if one.number("victor") >= 0),
    )
    told = [one for one in heard if one.kind is not ev.ATTACKED]
    return Line("attack", text, told, golem, blows[0] if len(blows) == 1 else None)


def _other(teller: ArcanaTeller, deed: list[Heard]) -> Line:
    head = deed[0]
    kind = "move" if head.kind in MOVES else head.kind.code
    harmed = [one for one in deed if one.kind is ev.HARMED]
    cost = [_said(teller, "harmed", "damage", same) for same in _by_army(teller, harmed)]
    return Line(kind, " ".join([teller.event(head.event), *cost]), deed, _who(head), head)


def _walkers_last(teller: ArcanaTeller, lines: list[Line]) -> list[Line]:
    """Those that only went somewhere are one line, after all the rest."""
    walks = [line for line in lines if line.kind == "move" and len(line.heard) == 1]
    if len(walks) < 2:
        return lines
    golems = _in_order(line.golem for line in walks)
    few = "yes" if len(golems) <= FEW else "no"
    text = teller.say("digest-moves", golems=teller.names.golems(golems), count=len(golems), few=few)
    heard = [line.heard[0] for line in walks]
    arrived = [line.heard[0] for line in walks if line.golem == golems[0]][-1]
    alone = golems[0] if len(golems) == 1 else -1
    return [line for line in lines if line not in walks] + [Line("move", text, heard, alone, last=arrived)]


def _begun(teller: ArcanaTeller, heard: Sequence[Heard]) -> list[Line]:
    """What happened by itself, like with like."""
    sums: list[tuple[str, Callable[[Heard], bool], str]] = [
        ("vp", lambda one: one.kind in VP, "vp"),
        ("mana", lambda one: one.kind in MANA, "mana"),
        ("harmed", lambda one: one.kind is ev.HARMED, "damage"),
        ("healed", lambda one: one.kind is ev.HEALED, "gain"),
        ("expired", lambda one: one.kind is ev.EXPIRED, ""),
    ]
    lines: list[Line] = []
    grouped: set[int] = set()
    for kind, fits, field in sums:
        alike = [one for one in heard if fits(one)]
        for same in _by_army(teller, alike):
            lines.append(_sum(teller, kind, field, same))
        grouped |= {id(one) for one in alike}
    return lines + [_alone(teller, one) for one in heard if id(one) not in grouped]


def _by_army(teller: ArcanaTeller, heard: Sequence[Heard]) -> list[list[Heard]]:
    return [[one for one in heard if _whom(teller, one) == army] for army in _in_order(_whom(teller, one) for one in heard)]


def _sum(teller: ArcanaTeller, kind: str, field: str, heard: Sequence[Heard]) -> Line:
    return _alone(teller, heard[0], kind) if len(heard) == 1 else Line(kind, _said(teller, kind, field, heard), heard)


def _said(teller: ArcanaTeller, kind: str, field: str, heard: Sequence[Heard]) -> str:
    """Like things of one army in one sentence; field: what is added up, empty: how many they are."""
    amount = sum(one.number("change" if one.has("change") else field) for one in heard) if field else len(heard)
    golems = _in_order(one.number("golem") for one in heard)
    whom = _whom(teller, heard[0])
    army = teller.seat(whom) if whom >= 0 else "none"
    return teller.say(f"digest-{kind}", army=army, amount=amount, count=len(golems), golems=teller.names.golems(golems))


def _alone(teller: ArcanaTeller, one: Heard, kind: str = "") -> Line:
    return Line(kind or one.kind.code, teller.event(one.event), [one], head=one)


def _harms(one: Heard) -> bool:
    return one.kind in (ev.STRUCK, ev.HARMED, ev.BLED)


def _whom(teller: ArcanaTeller, one: Heard) -> int:
    """The army that it became something of; -1 for none."""
    if one.has("army"):
        return one.number("army")
    return teller.names.army_of(one.number("target" if one.has("target") else "golem"))


def _who(one: Heard) -> int:
    return one.number("golem")


def _slot(one: Heard) -> int:
    return one.number("ability")


def _vp(one: Heard, army: int) -> int:
    """What an event gives an army."""
    if one.kind is ev.DESTROYED_GOLEM:
        return one.number("vp") if one.number("victor") == army else 0
    if one.kind in VP and one.number("army") == army:
        return one.number("vp") if one.kind is ev.CAPTURED else one.number("change")
    return 0


def _in_order(numbers: Iterable[int]) -> list[int]:
    """Each once, in the order in which they came."""
    return list(dict.fromkeys(numbers))
