"""Every frame of Delve by the name that its JSON begins with."""

from __future__ import annotations

from typing import Final

from shem.core.steps import Frames
from shem.games.delve.rules.behaviour import Activated, Activation, Behaving
from shem.games.delve.rules.book import Choosing, LookUp, Reading
from shem.games.delve.rules.def_stage import Blocking, Defending, DefStage
from shem.games.delve.rules.enemy_turn import EnemyTurn
from shem.games.delve.rules.event_phase import EventPhase
from shem.games.delve.rules.exchange import Exchanging
from shem.games.delve.rules.hero_turn import Acting, HeroTurn
from shem.games.delve.rules.hit_stage import Attacking, HitStage
from shem.games.delve.rules.items import Reorganizing
from shem.games.delve.rules.movement import Leaving
from shem.games.delve.rules.moving import Pushing
from shem.games.delve.rules.rounds import BattlePhase, Rounds
from shem.games.delve.rules.sentences import Sentences
from shem.games.delve.rules.souls import Souls
from shem.games.delve.rules.time_phase import TimePhase
from shem.games.delve.rules.victims import VictimTie

FRAMES: Final = Frames(
    {
        "rounds": Rounds,
        "time-phase": TimePhase,
        "souls": Souls,
        "battle-phase": BattlePhase,
        "event-phase": EventPhase,
        "hero-turn": HeroTurn,
        "acting": Acting,
        "leaving": Leaving,
        "reorganizing": Reorganizing,
        "exchanging": Exchanging,
        "pushing": Pushing,
        "attacking": Attacking,
        "hit-stage": HitStage,
        "defending": Defending,
        "blocking": Blocking,
        "def-stage": DefStage,
        "enemy-turn": EnemyTurn,
        "activation": Activation,
        "activated": Activated,
        "behaving": Behaving,
        "victim-tie": VictimTie,
        "sentences": Sentences,
        "look-up": LookUp,
        "reading": Reading,
        "choosing": Choosing,
    }
)
