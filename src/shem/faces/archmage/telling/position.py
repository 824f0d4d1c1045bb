"""The table of Archmage in words, read from a seat's view."""

from __future__ import annotations

from typing import Any

from shem.faces.archmage.telling.names import Names
from shem.games.archmage.parts.board import SIDE

View = dict[str, Any]
ON_GRID = -1


def status_lines(names: Names, view: View, seat: int | None) -> list[str]:
    """The turn, the golem, points, and the seat's own secret allocation."""
    lines = [
        names.say("turn-line", turn=view["turn"], archmage=names.seat(view["archmage"]), goal=view["goal"]),
        names.golem(view),
        names.say(
            "points-line",
            points=", ".join(f"{names.seat(other)} {points}" for other, points in enumerate(view["points"])),
        ),
    ]
    if seat is not None and view["redistribution"] is not None:
        lines.append(names.say("own-line", plan=names.plan(view["redistribution"])))
    elif seat is not None and view["allocation"] is not None:
        lines.append(names.say("own-line", plan=names.plan(view["allocation"])))
    return lines


def table_lines(names: Names, view: View, seat: int | None) -> list[str]:
    """Everything that the seat can know."""
    lines = status_lines(names, view, seat)
    lines += [_seat_line(names, view, other) for other in range(len(view["points"]))]
    for artifact, owner in enumerate(view["artifacts"]):
        place = names.place(view["under"][artifact]) if owner == ON_GRID else ""
        where = "grid" if owner == ON_GRID else "gone" if owner < ON_GRID else "seat"
        owned = names.seat(owner) if owner >= 0 else "none"
        lines.append(names.say("artifact-line", artifact=names.artifact(artifact), where=where, place=place, seat=owned))
    for phase, units in enumerate(view["revealed"]):
        shown = ", ".join(f"{names.seat(other)} {count}" for other, count in enumerate(units))
        lines.append(names.say("revealed-line", phase=names.phase(phase), units=shown))
    return lines


def _seat_line(names: Names, view: View, seat: int) -> str:
    cards = [names.district(view["grid"][position]) for position in view["harvested"][seat]]
    announced = view["announced"][seat]
    return names.say(
        "seat-line",
        seat=names.seat(seat),
        units=view["budget"][seat],
        announced=names.phase(announced) if announced >= 0 else "none",
        cards="; ".join(cards) or "none",
    )


def board_lines(names: Names, view: View) -> list[str]:
    """The grid: a name and worth in each square, = where the golem stands, dots where harvested, ! for an artifact."""
    left = set(view["left"])
    artifacts = {position for position, owner in zip(view["under"], view["artifacts"]) if owner == ON_GRID}
    cells = [_cell(names, view, position, left, artifacts) for position in range(SIDE * SIDE)]
    width = max(len(cell) for cell in cells) + 1
    lines = ["   " + "".join(letter.ljust(width) for letter in "ABCDEFG").rstrip()]
    for row in range(SIDE):
        lines.append(f" {row + 1} " + "".join(cell.ljust(width) for cell in cells[row * SIDE : row * SIDE + SIDE]).rstrip())
    special = [
        names.say(f"power-{names.districts[card]['power']}", name=names.card(card))
        for card in range(len(names.districts))
        if names.districts[card]["power"] not in ("none", "hjem")
    ]
    return [*lines, names.say("legend"), *special]


def _cell(names: Names, view: View, position: int, left: set[int], artifacts: set[int]) -> str:
    card = view["grid"][position]
    text = f"{names.card(card)}{names.worth(card):+d}" if position in left else "."
    mark = "!" if position in artifacts else ""
    return ("=" if position == view["golem"] else "") + text + mark
