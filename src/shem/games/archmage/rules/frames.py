"""Every frame by the name in its JSON."""

from __future__ import annotations

from typing import Final

from shem.core.steps import Frames
from shem.games.archmage.rules.allocation import Allocation, Announcing, Energy, Redistribution
from shem.games.archmage.rules.artifacts import Aiming, Bending, Blowing, Booting, Tie
from shem.games.archmage.rules.districts import Hammering, Placing
from shem.games.archmage.rules.harvesting import Harvesting, Taking
from shem.games.archmage.rules.movement import Movement, Walking
from shem.games.archmage.rules.orientation import Facing, Orientation
from shem.games.archmage.rules.regeneration import Regeneration
from shem.games.archmage.rules.reveal import Reveal, Won
from shem.games.archmage.rules.turn import Turns

FRAMES: Final = Frames(
    {
        "turns": Turns,
        "energy": Energy,
        "allocation": Allocation,
        "announcing": Announcing,
        "redistribution": Redistribution,
        "reveal": Reveal,
        "tie": Tie,
        "won": Won,
        "orientation": Orientation,
        "facing": Facing,
        "movement": Movement,
        "walking": Walking,
        "harvesting": Harvesting,
        "taking": Taking,
        "regeneration": Regeneration,
        "horn": Blowing,
        "boots": Booting,
        "bow": Bending,
        "aim": Aiming,
        "hamre": Hammering,
        "magibok": Placing,
    }
)
