"""The options of a battle, grouped: Golems, then their abilities with targets and odds, then Regions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shem.core.contract import Action, Prompt
from shem.core.tally import Tally
from shem.games.arcana import events
from shem.games.arcana.actions import AreaAttack, Arrive, Attack, Deploy, EndTurn, Go, HoldBack, Move, Route
from shem.games.arcana.pieces import Ability
from shem.games.arcana.rules import cooldown
from shem.games.arcana.state import RESERVE, Battle, Golem
from shem.terminal.arcana.names import Names
from shem.terminal.arcana.odds import Promise, golem_of, path_of, promises
from shem.terminal.arcana.position import ability_line, golem_line
from shem.terminal.menu import Menu, Option

TO_REGION = (Move, Deploy, Go)


class Menus:
    """Menus for one decision of one seat: the battle as that seat sees it, and its legal actions."""

    def __init__(self, names: Names, battle: Battle, seat: int, legal: Sequence[Action]) -> None:
        self._names = names
        self._battle = battle
        self._seat = seat
        self._legal = legal

    def menu(self, prompt: Prompt) -> Menu:
        if prompt.code == events.ASK_DEPLOY:
            return self._deployment()
        if prompt.code == events.ASK_PATH:
            return self._path(prompt.args)
        if prompt.code == events.ASK_DISPLACE:
            return self._displacement(prompt.args)
        return self._turn()

    def _turn(self) -> Menu:
        options = []
        notes = []
        for golem in self._battle.golems:
            if golem.army == self._seat and golem.at >= RESERVE:
                mine = [action for action in self._legal if golem_of(action) == golem.number]
                if mine:
                    label = self._golem_label(golem, mine)
                    options.append(Option(label, opens=self._opener(golem, mine), number=golem.number + 1))
                else:
                    notes.append(self._names.say("golem-idle", golem=golem_line(self._names, self._battle, golem)))
        end = [action for action in self._legal if isinstance(action, EndTurn)]
        label = self._names.say("option-end", ap=self._battle.armies[self._seat].ap)
        options += [Option(label, action, number=self._last()) for action in end]
        return Menu(self._names.say("ask-turn"), options, notes)

    def _last(self) -> int:
        """The number of what is no Golem: the first after all Golems' own."""
        return len(self._battle.golems) + 1

    def _golem_label(self, golem: Golem, mine: list[Action]) -> str:
        line = golem_line(self._names, self._battle, golem)
        usable = {slot for action in mine if (slot := getattr(action, "ability", None)) is not None}
        abilities = [
            self._names.say("ability-cost", name=ability.name, ap=cooldown.cost(self._battle, golem, ability, Tally(False)))
            for ability in golem.type.abilities
            if ability.slot in usable
        ]
        return f"{line} {', '.join(abilities)}."

    def _opener(self, golem: Golem, mine: list[Action]) -> Callable[[], Menu]:
        return lambda: self._golem_menu(golem, mine)

    def _golem_menu(self, golem: Golem, mine: list[Action]) -> Menu:
        options: list[Option] = []
        notes: list[str] = []
        for ability in golem.type.abilities:
            own = [action for action in mine if getattr(action, "ability", -1) == ability.slot]
            line = ability_line(self._names, self._battle, golem, ability)
            if not own:
                notes.append(self._names.say("ability-idle", ability=line, reason=self._idle(golem, ability)))
            elif ability.is_move:
                options.append(self._move_option(golem, ability, line, own))
            else:
                options += [self._attack_option(ability, action) for action in own]
        return Menu(golem_line(self._names, self._battle, golem), options, notes)

    def _idle(self, golem: Golem, ability: Ability) -> str:
        """In a word, why an ability offers nothing; `why not` says it exactly."""
        price = cooldown.cost(self._battle, golem, ability, Tally(False))
        have = self._battle.armies[self._seat].ap
        if price > have:
            return self._names.say("idle-ap", need=price, have=have)
        if golem.at == RESERVE and not ability.is_move:
            return self._names.say("idle-reserve")
        return self._names.say("idle-move" if ability.is_move else "idle-target")

    def _move_option(self, golem: Golem, ability: Ability, line: str, own: list[Action]) -> Option:
        moves = [action for action in own if isinstance(action, Move)]
        routes = [action for action in own if isinstance(action, Route)]

        def opened() -> Menu:
            options = [Option(self._names.say("option-route"), action) for action in routes]
            return Menu(
                self._names.say("ask-region", ability=ability.name, golem=self._names.golem(golem.number)),
                options,
                self._region_notes(moves),
                self._reader(moves),
            )

        label = self._names.say("option-move", ability=line, count=len(moves))
        return Option(label, opens=opened, about=own[0])

    def _region_notes(self, moves: list[Move]) -> list[str]:
        """The Regions grouped by the MP that they take, a line for each number."""
        by_points: dict[int, list[str]] = {}
        for action in moves:
            found = path_of(self._battle, action)
            by_points.setdefault(found[1] if found is not None else 0, []).append(self._names.region(action.region))
        return [
            self._names.say("regions-for-mp", mp=points, regions=", ".join(by_points[points]))
            for points in sorted(by_points)
        ]

    def _reader(self, actions: Sequence[Action]) -> Callable[[str], Action | None]:
        """Reads a Region's name as the action that goes there, legal or not."""

        def read(text: str) -> Action | None:
            region = self._names.region_of(text)
            if region is None or region < 0:
                return None
            for action in actions:
                if isinstance(action, TO_REGION) and action.region == region:
                    return action
            first = actions[0] if actions else None
            if isinstance(first, Move):
                return Move(first.golem, first.ability, region)
            if isinstance(first, Deploy):
                return Deploy(first.golem, region)
            return Go(region) if isinstance(first, Go) else None

        return read

    def _attack_option(self, ability: Ability, action: Action) -> Option:
        assert isinstance(action, Attack | AreaAttack)
        price = cooldown.cost(self._battle, self._battle.golems[action.golem], ability, Tally(False))
        found = promises(self._battle, self._seat, action)
        if isinstance(action, Attack):
            label = self._names.say("option-attack", ability=ability.name, ap=price, target=self._promise(found[0]))
        else:
            targets = "; ".join(self._promise(promise) for promise in found)
            region = self._names.region(action.region)
            label = self._names.say("option-area", ability=ability.name, ap=price, region=region, targets=targets)
        return Option(label, action)

    def _promise(self, promise: Promise) -> str:
        golem = self._battle.golems[promise.golem]
        return self._names.say(
            "promise",
            target=self._names.golem(promise.golem),
            region=self._names.region(golem.at),
            side="own" if golem.army == self._seat else "enemy",
            health=golem.health,
            hit=promise.to_hit,
            damage=promise.damage,
            expected=f"{promise.expected:.1f}",
            kill=f"{100 * promise.kill:.0f}",
        )

    # Deployment, paths and displacement.

    def _deployment(self) -> Menu:
        options = []
        for golem in self._battle.golems:
            own = [action for action in self._legal if isinstance(action, Deploy) and action.golem == golem.number]
            if own:
                name = self._names.golem(golem.number)
                size = self._names.say(f"class-{('warsprite', 'ogre', 'titan', 'colossus')[golem.type.size]}")
                label = self._names.say("option-deploy", golem=name, size=size, base=golem.type.base)
                options.append(Option(label, opens=self._zone(golem, own), number=golem.number + 1))
        hold = [action for action in self._legal if isinstance(action, HoldBack)]
        options += [Option(self._names.say("option-hold"), action, number=self._last()) for action in hold]
        return Menu(self._names.say("ask-deploy"), options)

    def _zone(self, golem: Golem, own: Sequence[Deploy]) -> Callable[[], Menu]:
        def opened() -> Menu:
            regions = ", ".join(self._names.region(action.region) for action in own)
            title = self._names.say("ask-zone", golem=self._names.golem(golem.number))
            return Menu(title, [], [self._names.say("regions-free", regions=regions)], self._reader(own))

        return opened

    def _path(self, args: tuple[int, ...]) -> Menu:
        golem, slot, *path = args
        steps = [action for action in self._legal if isinstance(action, Go)]
        at = path[-1] if path else self._battle.golems[golem].at
        title = self._names.say(
            "ask-path",
            golem=self._names.golem(golem),
            ability=self._names.ability(golem, slot),
            region=self._names.region(at),
            path=", ".join(self._names.region(region) for region in path) or "none",
        )
        options = [Option(self._where(step.region), step) for step in steps]
        arrive = [action for action in self._legal if isinstance(action, Arrive)]
        options += [Option(self._names.say("option-arrive"), action) for action in arrive]
        return Menu(title, options, [], self._reader(steps))

    def _where(self, region: int) -> str:
        return f"{self._names.region(region)} ({self._names.ground(region)})"

    def _displacement(self, args: tuple[int, ...]) -> Menu:
        number, distance, source = args
        at = self._battle.golems[number].at
        title = self._names.say(
            "ask-displace",
            golem=self._names.golem(number),
            region=self._names.region(at),
            distance=distance,
            source=self._names.source(source),
        )
        steps = [action for action in self._legal if isinstance(action, Go)]
        options = [
            Option(self._names.say("option-stay") if step.region == at else self._where(step.region), step)
            for step in steps
        ]
        return Menu(title, options, [], self._reader(steps))
