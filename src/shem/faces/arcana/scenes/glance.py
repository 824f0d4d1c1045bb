"""One seat's look at one moment of a battle: what every answer starts from. Nothing here knows more than the Sight."""

from __future__ import annotations

from functools import cached_property

from shem.core.chance import Seeded
from shem.core.contract import Action
from shem.core.sight import Sight
from shem.faces.arcana.scenes.groups import group_of
from shem.faces.arcana.telling.teller import ArcanaTeller
from shem.games.arcana.parts import events
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.state import Battle
from shem.table.look import Look


class Glance(Look):
    """battle: a world that the seat can imagine; what it shows is what the seat knows."""

    def __init__(self, teller: ArcanaTeller, sight: Sight) -> None:
        super().__init__(teller, sight)
        self.teller = teller
        self.names = teller.names
        self.words = teller.words
        world = sight.world(Seeded(0))
        assert isinstance(world, Battle)
        self.battle = world
        self.names.see(world)

    @cached_property
    def groups(self) -> dict[str, list[Action]]:
        """The legal actions by what a page finds them at, in the order of the rules."""
        found: dict[str, list[Action]] = {}
        for action in self.legal:
            found.setdefault(group_of(action), []).append(action)
        return found

    @property
    def here(self) -> int:
        """The Region from which somebody or something is moved now; -1 for none."""
        prompt = self.prompt
        if prompt is None or prompt.code not in (events.ASK_DISPLACE, events.ASK_SHIFT, events.ASK_MOVE_WELL):
            return -1
        return self.battle.golems[prompt.args[0]].at if prompt.code == events.ASK_DISPLACE else prompt.args[0]

    def usable(self, golem: int) -> list[int]:
        """The slots of a Golem that the seat can use now, in order."""
        return self._usable.get(golem, [])

    @cached_property
    def _usable(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for group in self.groups:
            kind, _, rest = group.partition(":")
            if kind == "golem":
                golem, _, slot = rest.partition("/")
                found.setdefault(int(golem), []).append(int(slot))
        return {golem: sorted(slots) for golem, slots in found.items()}

    def golem(self, number: int) -> Golem | None:
        """The Golem of a number; None if there is none."""
        return self.battle.golems[number] if 0 <= number < len(self.battle.golems) else None
