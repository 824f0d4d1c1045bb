"""A battle's forecast before it is declared: who would be left, by playouts from what this seat can know."""

from __future__ import annotations

from shem.faces.wizards.scenes.answer_shapes import BattleForecast
from shem.faces.wizards.scenes.glance import Glance
from shem.games.wizards.forecast import Forecast, forecast
from shem.games.wizards.parts.actions import SLOTS, Fight
from shem.games.wizards.parts.board import SPACES
from shem.lab.interval import wilson
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key

PLAYOUTS = 150


def forecast_of(glance: Glance, about: About, key: Key) -> BattleForecast:
    """Of the battle of two stacks that this seat may declare now; raises NoAnswer."""
    here, there = about.get("stack", -1), about.get("space", -1)
    if not glance.asked or glance.code != "fight" or not (0 <= here < SPACES and 0 <= there < SPACES):
        raise NoAnswer("wizards-table-no-forecast")
    battle = Fight(here, there)
    if glance.sight.why_not(battle) is not None:
        raise NoAnswer("wizards-table-no-forecast")
    found = forecast(glance.sight, battle, PLAYOUTS)
    low, high = (round(100 * share) for share in wilson(found.won, found.playouts))
    won = round(100 * found.won / found.playouts)
    return {
        "playouts": found.playouts,
        "won": won,
        "low": low,
        "high": high,
        "units": [
            {"unit": space * SLOTS + unit.slot(), "stands": stands, "hits": hits}
            for space in (here, there)
            for unit in glance.world.units[space]
            for stands, hits in [_left(found, unit.seat, unit.number)]
        ],
        "text": glance.say("forecast", won=won, low=low, high=high, playouts=found.playouts),
    }


def _left(found: Forecast, seat: int, number: int) -> tuple[int, float]:
    """In how many of a hundred battles a unit is left, and with how many Hits on average."""
    count, hits = found.left[seat, number]
    return round(100 * count / found.playouts), round(hits, 1)
