"""What a seat can choose: every legal action once, with its price, where it is on the board, and what it promises."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.arcana.scenes.answer_shapes import ArcanaChoice, Choices, EndOfTurn, Target
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.groups import ancient_group, golem_group, group_of
from shem.faces.arcana.scenes.promises import foreseen, target_of
from shem.faces.arcana.telling.abilities import charge_price, price_of
from shem.faces.arcana.telling.strikes import Strike, targets_of
from shem.faces.arcana.telling.ways import Way, told_toll, way_of
from shem.games.arcana.parts import actions as a
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.sources import MIRACLE
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.ancient import place_cost
from shem.games.arcana.rules.charge_criteria import charge_cost
from shem.games.arcana.rules.movement import movement_points
from shem.locale.words import kebab
from shem.table.menu import NoAnswer
from shem.table.messages import About

NO_WAY: Final = Way((), 0, 0, 0)


def choices_of(glance: Glance, about: About, foresee: bool = False) -> Choices:
    """The choices about a Golem's slot, an Ancient One's role, or nothing of the kind; foresee: attacks say what each
    target may expect, which takes a while."""
    wanted = [action for group, actions in glance.groups.items() if _is_about(group, about) for action in actions]
    if not about and glance.prompt is not None and glance.prompt.code == events.ASK_PATH:
        wanted = [action for actions in glance.groups.values() for action in actions]
    else:
        wanted += _routes(glance, wanted)
    teller = _Choices(glance, foresee)
    return {"choices": [teller.choice(action) for action in wanted], "notes": teller.notes(wanted)}


def choice_of(glance: Glance, action: Action) -> ArcanaChoice:
    """A legal action as it is offered. Raises NoAnswer for another."""
    if glance.seat is None or glance.sight.why_not(action) is not None:
        raise NoAnswer("table-not-legal")
    return _Choices(glance, False).choice(action)


def foretold(glance: Glance, action: Action) -> str:
    """What a legal action promises, in words, such as the chances to hit and to destroy; empty if nothing in particular."""
    return _Choices(glance, True).choice(action)["text"] if isinstance(action, Strike) else ""


def _routes(glance: Glance, wanted: list[Action]) -> list[Action]:
    """The ways to be named of the moves by which these Charges are made, where they are not among them."""
    moves = {golem_group(action.golem, action.move) for action in wanted if isinstance(action, a.Charge | a.AreaCharge)}
    found = [action for group in sorted(moves) for action in glance.groups.get(group, []) if isinstance(action, a.Route)]
    return [action for action in found if action not in wanted]


def _is_about(group: str, about: About) -> bool:
    if "golem" in about:
        golem = about["golem"]
        if "slot" in about:
            return group == golem_group(golem, about["slot"])
        return group.startswith(f"golem:{golem}/") or group == f"deploy:{golem}"
    if "ancient" in about:
        ancient, role = about["ancient"], about.get("role", -1)
        if "role" in about:
            return v.LAID <= role <= v.CURSE and group == ancient_group(ancient, role)
        return group.startswith(f"ancient:{ancient}/")
    return not group.startswith(("golem:", "ancient:"))


class _Choices:
    """Makes choices; what several of them share is worked out once."""

    def __init__(self, glance: Glance, foresee: bool) -> None:
        self._glance = glance
        self._foresee = foresee
        self._names = glance.names
        self._battle = glance.battle
        self._prices: dict[tuple[int, int], tuple[int, str]] = {}
        self._targets: dict[tuple[int, int, int], Target] = {}
        self._told: dict[tuple[int, int, int], str] = {}
        self._grounds: dict[int, str] = {}

    def choice(self, action: Action) -> ArcanaChoice:
        if isinstance(action, a.Move):
            return self._move(action)
        if isinstance(action, a.Attack | a.AreaAttack):
            return self._attack(action)
        if isinstance(action, a.Charge | a.AreaCharge):
            return self._charge(action)
        if isinstance(action, a.Use | a.UseOn | a.UseAt | a.Route):
            return self._use(action)
        if isinstance(action, a.Miracle | a.Bless | a.Curse):
            return self._ancient(action)
        return self._other(action)

    def _plain(self, action: Action, text: str, price: str = "") -> ArcanaChoice:
        return {
            "key": list(action.key()),
            "kind": kebab(type(action).__name__),
            "group": group_of(action),
            "text": text,
            "price": price,
        }

    def _who(self, number: int, slot: int) -> tuple[Golem, Ability]:
        golem = self._battle.golems[number]
        return golem, golem.type.abilities[slot]

    def _price(self, golem: Golem, ability: Ability) -> tuple[int, str]:
        """What an ability costs now, and the same in words."""
        found = self._prices.get((golem.number, ability.slot))
        if found is None:
            cost = cooldown.cost(self._battle, golem, ability, Tally(False))
            found = cost, price_of(self._names.words, ability, cost)
            self._prices[golem.number, ability.slot] = found
        return found

    def _ground(self, region: int) -> str:
        """A Region with its ground."""
        if region not in self._grounds:
            self._grounds[region] = self._glance.say(
                "place", region=self._names.region(region), ground=self._names.ground(region)
            )
        return self._grounds[region]

    # Golems.

    def _move(self, action: a.Move) -> ArcanaChoice:
        golem, ability = self._who(action.golem, action.ability)
        cost, price = self._price(golem, ability)
        points = movement_points(self._battle, golem, ability, Tally(False))
        way = way_of(self._battle, action) or NO_WAY
        text = self._glance.say("move", place=self._ground(action.region), mp=way.points, toll=told_toll(self._names, way))
        found: ArcanaChoice = {
            **self._plain(action, text, price),
            "golem": golem.number,
            "slot": ability.slot,
            "region": action.region,
            "path": list(way.path),
            "numbers": {"cost": cost, "points": points, "mp": way.points, "loss": way.loss, "gain": way.gain},
        }
        self._warn(found, way)
        return found

    def _attack(self, action: a.Attack | a.AreaAttack) -> ArcanaChoice:
        golem, ability = self._who(action.golem, action.ability)
        cost, price = self._price(golem, ability)
        targets = self._promised(action)
        found: ArcanaChoice = {
            **self._plain(action, self._aimed(action, targets), price),
            "golem": golem.number,
            "slot": ability.slot,
            "numbers": {"cost": cost},
            "targets": targets,
        }
        self._aim(found, action)
        return found

    def _charge(self, action: a.Charge | a.AreaCharge) -> ArcanaChoice:
        golem, ability = self._who(action.golem, action.ability)
        move = golem.type.abilities[action.move]
        cost = charge_cost(self._battle, golem, ability, move, Tally(False))
        way = way_of(self._battle, action) or NO_WAY
        routed = self._glance.prompt is not None and self._glance.prompt.code == events.ASK_PATH
        targets = self._promised(action)
        text = self._glance.say(
            "charge-on" if routed else "charge",
            ability=self._names.called(ability.name),
            move=self._names.called(move.name),
            approach=self._names.region(action.approach),
            mp=way.points,
            toll=told_toll(self._names, way),
            targets=self._aimed(action, targets),
        )
        found: ArcanaChoice = {
            **self._plain(action, text, charge_price(self._names.words, self._battle, golem, ability, move)),
            "golem": golem.number,
            "slot": ability.slot,
            "move": move.slot,
            "approach": action.approach,
            "path": list(way.path),
            "numbers": {
                "cost": cost,
                "points": movement_points(self._battle, golem, move, Tally(False)),
                "mp": way.points,
                "loss": way.loss,
                "gain": way.gain,
            },
            "targets": targets,
        }
        self._warn(found, way)
        self._aim(found, action)
        return found

    def _warn(self, choice: ArcanaChoice, way: Way) -> None:
        """What the way to it costs of the Golem's Health."""
        if way.loss:
            choice["warning"] = self._glance.say("way-harms", loss=way.loss)

    def _aim(self, choice: ArcanaChoice, action: Strike) -> None:
        """Whom and where it strikes; a warning where it strikes its own side, too."""
        own = [self._names.golem(target["golem"]) for target in choice["targets"] if target["own"]]
        if own:
            told = self._glance.say("own-side", golems=self._glance.words.both(own))
            choice["warning"] = " ".join([*([choice["warning"]] if "warning" in choice else []), told])
        if isinstance(action, a.Attack | a.Charge):
            choice["target"] = action.target
            choice["region"] = self._battle.golems[action.target].at
        else:
            choice["region"] = action.region

    def _aimed(self, action: Strike, targets: list[Target]) -> str:
        """Whom it strikes with what promise."""
        told = "; ".join(self._told_target(target, action) for target in targets)
        if isinstance(action, a.Attack | a.Charge):
            return told
        return self._glance.say("area", region=self._names.region(action.region), targets=told)

    def _promised(self, action: Strike) -> list[Target]:
        if self._foresee:
            return foreseen(self._glance, action)
        golem, ability = self._who(action.golem, action.ability)
        return [self._target(golem, ability, target) for target in targets_of(self._battle, action)]

    def _target(self, golem: Golem, ability: Ability, target: Golem) -> Target:
        key = golem.number, ability.slot, target.number
        if key not in self._targets:
            self._targets[key] = target_of(self._glance, golem, ability, target)
        return self._targets[key]

    def _told_target(self, target: Target, action: Strike) -> str:
        key = action.golem, action.ability, target["golem"]
        if self._foresee or key not in self._told:
            struck = self._battle.golems[target["golem"]]
            self._told[key] = self._glance.say(
                "target",
                target=self._names.golem(struck.number),
                region=self._names.region(struck.at) if isinstance(action, a.Attack | a.Charge) else "none",
                side="own" if target["own"] else "enemy",
                health=struck.health,
                hit=target["to_hit"],
                chance=target["chance"],
                damage=target["damage"],
                expected=f"{target['expected']:.1f}" if "expected" in target else "none",
                kill=f"{target.get('kill', 0):.0f}",
            )
        return self._told[key]

    def _use(self, action: a.Use | a.UseOn | a.UseAt | a.Route) -> ArcanaChoice:
        golem, ability = self._who(action.golem, action.ability)
        cost, price = self._price(golem, ability)
        text = self._names.called(ability.name)
        if isinstance(action, a.Route):
            text = self._names.say("option-charge-route", move=self._names.called(ability.name))
        elif isinstance(action, a.UseOn):
            target = self._battle.golems[action.target]
            text = self._glance.say(
                "on", target=self._names.golem(target.number), region=self._names.region(target.at), health=target.health
            )
        elif isinstance(action, a.UseAt):
            text = self._ground(action.region)
        found: ArcanaChoice = {
            **self._plain(action, text, price),
            "golem": golem.number,
            "slot": ability.slot,
            "numbers": {"cost": cost},
        }
        if isinstance(action, a.UseOn):
            found["target"] = action.target
            found["region"] = self._battle.golems[action.target].at
        elif isinstance(action, a.UseAt):
            found["region"] = action.region
        return found

    # Ancient Ones and prompts.

    def _ancient(self, action: a.Miracle | a.Bless | a.Curse) -> ArcanaChoice:
        seat = self._glance.seat
        assert seat is not None
        if isinstance(action, a.Miracle):
            cost = self._battle.plan.musters[seat].ancients[action.ancient].miracle_mana
            text = self._names.power(seat, action.ancient, MIRACLE)
        else:
            role = v.BLESSING if isinstance(action, a.Bless) else v.CURSE
            cost = place_cost(self._battle, seat, action.ancient, role, Tally(False))
            text = self._ground(action.region)
        found: ArcanaChoice = {
            **self._plain(action, text, self._names.say("resource-mana", cost=cost)),
            "ancient": action.ancient,
            "numbers": {"cost": cost},
        }
        if not isinstance(action, a.Miracle):
            found["region"] = action.region
        return found

    def _other(self, action: Action) -> ArcanaChoice:
        """What a prompt asks, and what no Golem does."""
        if isinstance(action, a.Deploy):
            golem = self._names.golem(action.golem)
            text = self._glance.say("deploy", golem=golem, place=self._ground(action.region))
            return {**self._plain(action, text), "golem": action.golem, "region": action.region}
        if isinstance(action, a.Go):
            return {**self._plain(action, self._go(action.region)), "region": action.region}
        if isinstance(action, a.Choose):
            return {**self._plain(action, self._choose(action)), "option": action.option}
        if isinstance(action, a.HoldBack):
            return self._plain(action, self._names.say("option-hold"))
        if isinstance(action, a.Arrive):
            return self._plain(action, self._names.say("option-arrive"))
        if isinstance(action, a.EndTurn):
            text = self._glance.say("end-turn")
        else:
            assert isinstance(action, a.Resign)
            text = self._glance.say("resign")
        found = self._plain(action, text)
        warning = warning_of(self._glance, action)
        if warning:
            found["warning"] = warning
        return found

    def _go(self, region: int) -> str:
        """Where a path, or what is displaced, goes; its own Region is to stay."""
        return self._names.say("option-stay") if region == self._glance.here else self._ground(region)

    def _choose(self, action: a.Choose) -> str:
        prompt = self._glance.prompt
        assert prompt is not None
        if prompt.code == events.ASK_SILENCE:
            return self._names.knight(prompt.args[0], action.option)
        return self._names.choice(prompt.args[1], action.option)

    # Notes.

    def notes(self, actions: list[Action]) -> list[str]:
        """What to know about these choices: Crits, displacement, push-outs."""
        found: list[str] = []
        if any(isinstance(action, Strike) for action in actions):
            found.append(self._glance.say("note-crits"))
        if any(isinstance(action, a.Charge | a.AreaCharge) for action in actions):
            found.append(self._glance.say("note-charge"))
        if any(self._displaces(action) for action in actions):
            found.append(self._glance.say("note-displacement"))
        return found

    def _displaces(self, action: Action) -> bool:
        """Whether the army chooses afterwards where somebody goes."""
        if isinstance(action, Strike | a.Use | a.UseOn | a.UseAt):
            effects = self._who(action.golem, action.ability)[1].effects
        elif isinstance(action, a.Miracle) and self._glance.seat is not None:
            effects = self._battle.plan.musters[self._glance.seat].ancients[action.ancient].miracle_effects
        else:
            return False
        return any(effect.deed == v.DISPLACE and effect.way == v.CHOSEN for effect in effects)


def warning_of(glance: Glance, action: Action) -> str:
    """What to say before the turn's end, or before giving up; empty if there is nothing."""
    if isinstance(action, a.Resign):
        return glance.names.say("resign-warning")
    if glance.seat is None:
        return ""
    ap = glance.battle.armies[glance.seat].ap
    spends = any(group.startswith("golem:") for group in glance.groups)
    return glance.names.say("end-warning", ap=ap) if ap and spends else ""


def end_of(glance: Glance) -> EndOfTurn:
    """What ending the turn does."""
    if glance.seat is None or "end" not in glance.groups:
        raise NoAnswer("table-not-legal")
    army = glance.battle.armies[glance.seat]
    able = {int(group[6:].partition("/")[0]) for group in glance.groups if group.startswith("golem:")}
    return {
        "ap": army.ap,
        "mana": army.mana + army.ap,
        "text": glance.say("end", ap=army.ap, mana=army.mana + army.ap),
        "warning": warning_of(glance, glance.groups["end"][0]),
        "able": sorted(able),
    }
