"""Wishes that come again, after a lost connection or a restart: each acts once."""

from __future__ import annotations

import json

from shem.core.match import Match
from shem.table import messages as m


def carried_out(match: Match, wish: m.Deed) -> bool:
    """Whether the match has already answered this very wish: what was kept next says so, after a restart too. Nothing
    does of what is kept beside it, such as a real table."""
    if wish["kind"] in ("rest", "placed", "figures") or not 0 <= wish["seq"] < match.line_count:
        return False
    line = json.loads(match.lines[wish["seq"]])
    if wish["kind"] == "act":
        kept = line.get("open"), line.get("seat"), line.get("action"), line.get("dice")
        return kept[0] is not None and kept[1:] == (wish["seat"], wish["key"], wish.get("dice"))
    if wish["kind"] == "roll":
        by_app = wish["face"] is None
        same = by_app or line.get("face") == wish["face"]
        return "roll" in line and line["by"] == ("app" if by_app else "hand") and same
    if wish["kind"] == "redo":
        return "redo" in line and line["seat"] == wish["seat"]
    if wish["kind"] == "order":
        return (line.get("order"), line.get("seat"), line.get("on")) == (wish["order"], wish["seat"], wish["on"])
    return "undo" in line and (wish["kind"] == "consent" or line["seat"] == wish["seat"])
