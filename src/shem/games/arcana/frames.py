"""Every frame of the steps, read back from JSON."""

from __future__ import annotations

from typing import Final

from shem.core.steps import Frames
from shem.games.arcana.rules.charging import Onward, PushOut
from shem.games.arcana.rules.deployment import Deployment
from shem.games.arcana.rules.displacement import Displace
from shem.games.arcana.rules.encounter import Choosing, Happening, Unfold
from shem.games.arcana.rules.mana_wells import MoveWell
from shem.games.arcana.rules.region_effects import Shift
from shem.games.arcana.rules.round import Turning, Upkeep
from shem.games.arcana.rules.routing import Routing
from shem.games.arcana.rules.silence import Silence
from shem.games.arcana.rules.turn import Turn
from shem.games.arcana.rules.walking import Resolved, Walking
from shem.games.arcana.rules.wild import WildAttack

FRAMES: Final = Frames(
    {
        "turn": Turn,
        "deployment": Deployment,
        "upkeep": Upkeep,
        "shift": Shift,
        "move-well": MoveWell,
        "turning": Turning,
        "resolved": Resolved,
        "walking": Walking,
        "happening": Happening,
        "offer": Choosing,
        "unfold": Unfold,
        "wild-attack": WildAttack,
        "displace": Displace,
        "silence": Silence,
        "push-out": PushOut,
        "onward": Onward,
        "routing": Routing,
    }
)
