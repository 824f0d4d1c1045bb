"""The options of a battle, grouped: Golems, then their abilities with targets and odds, then Regions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shem.core.contract import Action, Prompt
from shem.core.tally import Tally
from shem.faces.arcana.telling.ancients import ancients_option, free_regions
from shem.faces.arcana.telling.cards import ability_line, charge_price, price_text
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.odds import Promise, golem_of, promises
from shem.faces.arcana.telling.position import golem_line
from shem.faces.arcana.telling.ways import told_toll, way_of
from shem.games.arcana import events
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import (
    AreaAttack,
    AreaCharge,
    Arrive,
    Attack,
    Charge,
    Choose,
    Deploy,
    EndTurn,
    Go,
    HoldBack,
    Move,
    Route,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.figures import RESERVE, Golem
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules import cooldown
from shem.games.arcana.state import Battle
from shem.table.menu import Menu, Option

TO_REGION = (Move, Deploy, Go, UseAt)
_IDLE: Final = ["idle-move", "idle-target", "idle-power"]
_IDLE_CODES: Final = {
    Reject.AP_SHORT.value: "idle-ap",
    Reject.MANA_SHORT.value: "idle-mana",
    Reject.HEALTH_SHORT.value: "idle-health",
    Reject.NOT_DEPLOYED.value: "idle-reserve",
}


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
        if prompt.code == events.ASK_SHIFT:
            return self._shift(prompt.args)
        if prompt.code == events.ASK_MOVE_WELL:
            return self._well(prompt.args)
        if prompt.code == events.ASK_CHOOSE:
            return self._choices(prompt.args)
        if prompt.code == events.ASK_SILENCE:
            return self._knights(prompt.args)
        return self._turn()

    def _knights(self, args: tuple[int, ...]) -> Menu:
        """Which Knight of a Golem is silenced."""
        golem, source = args
        names = self._names
        options = [
            Option(names.knight(golem, action.option), action) for action in self._legal if isinstance(action, Choose)
        ]
        return Menu(names.say("ask-silence", golem=names.golem(golem), source=names.source(source)), options)

    def _choices(self, args: tuple[int, ...]) -> Menu:
        """What an encounter offers, in its own words."""
        army, encounter = args[:2]
        names = self._names
        options = [
            Option(names.choice(encounter, action.option), action) for action in self._legal if isinstance(action, Choose)
        ]
        title = names.say("ask-choose", army=names.army(army), encounter=names.told("encounters", encounter))
        return Menu(title, options)

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
        others = self._others()
        if self._battle.plan.musters[self._seat].ancients and not others:
            notes.append(self._names.say("ancients-idle", mana=self._battle.armies[self._seat].mana))
        return Menu(self._names.say("ask-turn"), options + others, notes)

    def _others(self) -> list[Option]:
        """What no Golem does: the Ancient Ones' powers. Who gives up types so."""
        option = ancients_option(self._names, self._battle, self._seat, self._legal, self._last() + 1)
        return [] if option is None else [option]

    def _last(self) -> int:
        """The number of what is no Golem: the first after all Golems' own."""
        return len(self._battle.golems) + 1

    def _golem_label(self, golem: Golem, mine: list[Action]) -> str:
        line = golem_line(self._names, self._battle, golem)
        usable = {slot for action in mine if (slot := getattr(action, "ability", None)) is not None}
        abilities = [
            self._names.say("ability-cost", name=self._names.called(ability.name), price=self._price(golem, ability))
            for ability in golem.type.abilities
            if ability.slot in usable
        ]
        return f"{line} {', '.join(abilities)}."

    def _price(self, golem: Golem, ability: Ability) -> str:
        return price_text(self._names, ability, cooldown.cost(self._battle, golem, ability, Tally(False)))

    def _opener(self, golem: Golem, mine: list[Action]) -> Callable[[], Menu]:
        return lambda: self._golem_menu(golem, mine)

    def _golem_menu(self, golem: Golem, mine: list[Action]) -> Menu:
        options: list[Option] = []
        notes: list[str] = []
        for ability in golem.type.abilities:
            own = [action for action in mine if getattr(action, "ability", -1) == ability.slot]
            if not own and ability.grant >= 0:
                continue  # nothing grants this move
            line = ability_line(self._names, self._battle, golem, ability)
            if not own:
                notes.append(self._names.say("ability-idle", ability=line, reason=self._idle(golem, ability)))
            elif ability.is_move:
                options.append(self._move_option(golem, ability, line, own))
            elif ability.is_attack:
                options += self._attack_options(golem, ability, own)
            else:
                options += self._power_options(golem, ability, line, own)
        return Menu(golem_line(self._names, self._battle, golem), options, notes)

    def _idle(self, golem: Golem, ability: Ability) -> str:
        """In a word, why an ability offers nothing; `why not` says it exactly."""
        refusal = cooldown.usable(self._battle, golem, ability)
        if refusal is None:
            return self._names.say(_IDLE[ability.kind])
        code = str(refusal.code.value)
        values: dict[str, str | int] = {"need": refusal.need, "have": refusal.have}
        if code in _IDLE_CODES:
            return self._names.say(_IDLE_CODES[code], **values)
        return self._names.say(f"reject-{code}", about=self._names.golem(golem.number), **values)

    # Powers.

    def _power_options(self, golem: Golem, ability: Ability, line: str, own: list[Action]) -> list[Option]:
        price = self._price(golem, ability)
        options = []
        for action in own:
            if isinstance(action, Use):
                options.append(Option(line, action))
            elif isinstance(action, UseOn):
                target = self._battle.golems[action.target]
                label = self._names.say(
                    "option-use-on",
                    ability=self._names.called(ability.name),
                    price=price,
                    target=self._names.golem(target.number),
                    region=self._names.region(target.at),
                    health=target.health,
                )
                options.append(Option(label, action))
        places = [action for action in own if isinstance(action, UseAt)]
        if places:
            title = self._names.say(
                "ask-use-at", ability=self._names.called(ability.name), golem=self._names.golem(golem.number)
            )
            label = self._names.say("option-use-at", ability=line, count=len(places))
            options.append(Option(label, opens=self._places(title, places), about=places[0]))
        return options

    def _places(self, title: str, actions: Sequence[UseAt]) -> Callable[[], Menu]:
        def opened() -> Menu:
            return Menu(title, [], [free_regions(self._names, actions)], self._reader(actions))

        return opened

    def _move_option(self, golem: Golem, ability: Ability, line: str, own: list[Action]) -> Option:
        moves = [action for action in own if isinstance(action, Move)]
        routes = [action for action in own if isinstance(action, Route)]

        def opened() -> Menu:
            options = [Option(self._names.say("option-route"), action) for action in routes]
            return Menu(
                self._names.say(
                    "ask-region", ability=self._names.called(ability.name), golem=self._names.golem(golem.number)
                ),
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
            way = way_of(self._battle, action)
            told = self._names.region(action.region) + told_toll(self._names, way)
            by_points.setdefault(way.points if way is not None else 0, []).append(told)
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
            if isinstance(first, UseAt):
                return UseAt(first.golem, first.ability, region)
            return Go(region) if isinstance(first, Go) else None

        return read

    def _attack_options(self, golem: Golem, ability: Ability, own: list[Action]) -> list[Option]:
        """Its targets, then whom it can charge; the ways to the same target open a menu of their own."""
        options = [self._attack_option(ability, action) for action in own if isinstance(action, Attack | AreaAttack)]
        ways: dict[int, list[Charge | AreaCharge]] = {}
        for action in own:
            if isinstance(action, Charge | AreaCharge):
                ways.setdefault(action.target if isinstance(action, Charge) else action.region, []).append(action)
        for charges in ways.values():
            lines = [Option(self._charge_label(golem, ability, action), action) for action in charges]
            if len(lines) == 1:
                options += lines
            else:
                title = self._charge_title(ability, charges[0])
                options.append(Option(title, opens=self._ways(title, lines), about=charges[0]))
        by = {action.move for charges in ways.values() for action in charges}
        return options + [self._route_option(action) for action in self._legal if _is_route(action, golem, by)]

    def _route_option(self, action: Action) -> Option:
        """To name the way of a Charge, or of a move, Region by Region."""
        assert isinstance(action, Route)
        move = self._names.ability(action.golem, action.ability)
        return Option(self._names.say("option-charge-route", move=move), action)

    def _ways(self, title: str, options: list[Option]) -> Callable[[], Menu]:
        return lambda: Menu(title, options)

    def _charge_title(self, ability: Ability, action: Charge | AreaCharge) -> str:
        """A charge that can be made in several ways."""
        return self._names.say("option-charges", ability=self._names.called(ability.name), target=self._aim(action))

    def _aim(self, action: Charge | AreaCharge) -> str:
        if isinstance(action, Charge):
            return self._names.golem(action.target)
        return self._names.region(action.region)

    def _charge_label(self, golem: Golem, ability: Ability, action: Charge | AreaCharge) -> str:
        move = golem.type.abilities[action.move]
        way = way_of(self._battle, action)
        return self._names.say(
            "option-charge",
            ability=self._names.called(ability.name),
            move=self._names.called(move.name),
            region=self._names.region(action.approach),
            mp=way.points if way is not None else 0,
            toll=told_toll(self._names, way),
            price=charge_price(self._names, self._battle, golem, ability, move),
            targets="; ".join(self._promise(promise) for promise in promises(self._battle, self._seat, action)),
        )

    def _attack_option(self, ability: Ability, action: Attack | AreaAttack) -> Option:
        price = self._price(self._battle.golems[action.golem], ability)
        found = promises(self._battle, self._seat, action)
        if isinstance(action, Attack):
            label = self._names.say(
                "option-attack", ability=self._names.called(ability.name), price=price, target=self._promise(found[0])
            )
        else:
            targets = "; ".join(self._promise(promise) for promise in found)
            region = self._names.region(action.region)
            label = self._names.say(
                "option-area", ability=self._names.called(ability.name), price=price, region=region, targets=targets
            )
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
                size = self._names.say(f"class-{v.CLASSES[golem.type.size]}")
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
        for action in self._legal:
            if isinstance(action, Charge | AreaCharge):
                charger = self._battle.golems[action.golem]
                ability = charger.type.abilities[action.ability]
                options.append(Option(self._charge_label(charger, ability, action), action))
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
        return self._whither(title, at)

    def _shift(self, args: tuple[int, ...]) -> Menu:
        region, role, distance, source = args
        title = self._names.say(
            "ask-shift",
            role=v.ZONES[role],
            region=self._names.region(region),
            distance=distance,
            source=self._names.source(source),
        )
        return self._whither(title, region)

    def _well(self, args: tuple[int, ...]) -> Menu:
        region, distance, source = args
        title = self._names.say(
            "ask-move-well",
            region=self._names.region(region),
            distance=distance,
            source=self._names.source(source),
        )
        return self._whither(title, region)

    def _whither(self, title: str, at: int) -> Menu:
        """The Regions where it can go; its own is to stay."""
        steps = [action for action in self._legal if isinstance(action, Go)]
        options = [
            Option(self._names.say("option-stay") if step.region == at else self._where(step.region), step)
            for step in steps
        ]
        return Menu(title, options, [], self._reader(steps))


def _is_route(action: Action, golem: Golem, moves: set[int]) -> bool:
    """Whether it names the way of one of these moves of the Golem."""
    return isinstance(action, Route) and action.golem == golem.number and action.ability in moves
