"""How fair the program's scenarios were found to be: `fairness.json`, which `shem scenario fairness --record` writes."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final

from shem.games.arcana.content.models_scenario import ScenarioFile

FILE: Final = "fairness.json"


@dataclass(frozen=True)
class Measured:
    """Battles of a scenario between two equal bots, by every two ready armies that may meet there.

    version: the program's. decided: those that somebody won; position: of them, from position 1; first: by who went first.
    """

    version: str
    bot: str
    battles: int
    decided: int
    position: int
    first: int


def measured(id: str, scenario: ScenarioFile) -> Measured | None:
    """What was measured of the scenario as it is now; None if nothing was, or if it was another then."""
    found = dict(_recorded().get(id, {}))
    return Measured(**found) if found.pop("figures", "") == figures(scenario) else None


def entry(scenario: ScenarioFile, measured: Measured) -> dict[str, Any]:
    """What the file keeps of a scenario."""
    return {"figures": figures(scenario), **asdict(measured)}


def figures(scenario: ScenarioFile) -> str:
    """A mark of all that a scenario says but its title and description: another one for other figures."""
    said = scenario.model_dump(mode="json", exclude_defaults=True, exclude={"title", "description"})
    return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


@lru_cache(maxsize=1)
def _recorded() -> dict[str, dict[str, Any]]:
    text = (resources.files("shem.games.arcana.content") / FILE).read_text(encoding="utf-8")
    return dict(json.loads(text))
