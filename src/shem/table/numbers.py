"""A tally as a page shows it."""

from __future__ import annotations

from shem.core.tally import NO_SOURCE, Line, Tally
from shem.table.messages import Number, TallyLine
from shem.table.teller import Teller


def number_of(teller: Teller, name: str, tally: Tally) -> Number:
    """A number with its name and lines in words; name: as the rules or the Teller call it, such as `to_hit`."""
    return {
        "code": name.partition(":")[0].replace("-", "_"),
        "name": teller.number(name),
        "total": tally.total,
        "lines": [_line(teller, line) for line in tally.lines],
    }


def _line(teller: Teller, line: Line) -> TallyLine:
    reason = str(line.reason.value)
    return {
        "amount": line.amount,
        "text": teller.say(f"why-{reason}"),
        "source": teller.source(line) if line.source != NO_SOURCE else "",
        "chapter": teller.chapter(reason, False),
    }
