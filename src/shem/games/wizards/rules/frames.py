"""Every frame by the name in its JSON."""

from __future__ import annotations

from typing import Final

from shem.core.steps import Frames
from shem.games.wizards.rules.battle import Aiming, Attack, BattlePhase, Fighting
from shem.games.wizards.rules.battle_cards import Window
from shem.games.wizards.rules.craft import CraftPhase
from shem.games.wizards.rules.end import Ending, EndPhase, Returning
from shem.games.wizards.rules.fate import Buying, Drawing, FatePhase, Limit
from shem.games.wizards.rules.move import MovePhase
from shem.games.wizards.rules.power import PowerPhase
from shem.games.wizards.rules.spell import Answering, Casting, Resolving, SpellPhase
from shem.games.wizards.rules.turn import Turns

FRAMES: Final = Frames(
    {
        "turns": Turns,
        "power": PowerPhase,
        "craft": CraftPhase,
        "fate": FatePhase,
        "drawing": Drawing,
        "buying": Buying,
        "limit": Limit,
        "spell": SpellPhase,
        "casting": Casting,
        "answering": Answering,
        "resolving": Resolving,
        "move": MovePhase,
        "battle": BattlePhase,
        "fighting": Fighting,
        "aiming": Aiming,
        "attack": Attack,
        "window": Window,
        "end": EndPhase,
        "returning": Returning,
        "ending": Ending,
    }
)
