"""The choices of one decision, grouped: Golems, then their abilities with targets and odds, then Regions."""

from __future__ import annotations

from functools import partial
from typing import Final

from shem.faces.arcana.lines.look import card_line, spell_line
from shem.faces.arcana.scenes.answer_shapes import AbilityCard, ArcanaChoice
from shem.faces.arcana.scenes.card import card_of
from shem.faces.arcana.scenes.choices import choices_of, end_of
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.groups import ROLES
from shem.faces.arcana.scenes.meaning import WHITHER
from shem.faces.arcana.scenes.pages import ancients_of
from shem.faces.arcana.telling.abilities import price_now
from shem.faces.arcana.telling.position import golem_line
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.table.menu import Menu, Option
from shem.table.messages import About
from shem.table.stage import option_of

AT_REGIONS: Final = ("move", "use-at", "bless", "curse", "deploy")  # kinds of choices that are made by a Region's name


def menu_of(glance: Glance) -> Menu:
    """What the seat is asked."""
    return _Menus(glance).menu()


class _Menus:
    """A Golem is chosen by its own number; what is none comes after all of them."""

    def __init__(self, glance: Glance) -> None:
        self._glance = glance
        self._names = glance.names
        self._last = len(glance.battle.golems) + 1

    def menu(self) -> Menu:
        prompt, seat = self._glance.prompt, self._glance.seat
        assert prompt is not None and seat is not None
        title = self._glance.teller.question(self._glance.sight)
        if prompt.code == events.ASK_TURN:
            return self._turn(title, seat)
        if prompt.code == events.ASK_DEPLOY:
            return self._deployment(title, seat)
        return Menu(
            title, [self._option(choice) for choice in self._choices({})], at={} if prompt.code in WHITHER else None
        )

    def _choices(self, about: About) -> list[ArcanaChoice]:
        return choices_of(self._glance, about, foresee=True)["choices"]

    def _option(self, choice: ArcanaChoice) -> Option:
        """A choice with the ability that it takes, and its price."""
        if "slot" not in choice or not choice["price"]:
            return option_of(choice)
        ability = self._names.ability(choice["golem"], choice["slot"])
        text = "none" if choice["text"] == ability else choice["text"]
        return option_of(choice, self._names.say("option", ability=ability, price=choice["price"], text=text))

    # A turn.

    def _turn(self, title: str, seat: int) -> Menu:
        options, notes = [], []
        for golem in self._own(seat):
            line = golem_line(self._names, self._glance.battle, golem)
            if self._glance.usable(golem.number):
                key = list(self._first(f"golem:{golem.number}/"))
                options.append(Option(f"{line} {self._usable(golem)}.", key, partial(self._golem, golem), golem.number + 1))
            else:
                notes.append(self._names.say("golem-idle", golem=line))
        for choice in self._choices({}):
            if choice["kind"] == "end-turn":  # who gives up types so
                label = self._names.say("option-end", text=choice["text"], end=end_of(self._glance)["text"])
                options.append(option_of(choice, label, self._last))
        others = self._ancients_option(seat, notes)
        return Menu(title, options + others, [self._names.say("hint-turn"), *notes])

    def _own(self, seat: int) -> list[Golem]:
        return [golem for golem in self._glance.battle.golems if golem.army == seat and golem.at >= RESERVE]

    def _first(self, group: str) -> tuple[int, ...]:
        """The key of the first action in the groups that begin so."""
        return next(actions[0].key() for name, actions in self._glance.groups.items() if name.startswith(group))

    def _usable(self, golem: Golem) -> str:
        """What a Golem can use now, with prices."""
        abilities = [golem.type.abilities[slot] for slot in self._glance.usable(golem.number)]
        return ", ".join(
            self._names.say(
                "ability-cost",
                name=self._names.called(ability.name),
                price=price_now(self._names.words, self._glance.battle, golem, ability),
            )
            for ability in abilities
        )

    def _golem(self, golem: Golem) -> Menu:
        options: list[Option] = []
        notes: list[str] = []
        for ability in card_of(self._glance, golem)["abilities"]:
            line = card_line(self._glance, ability)
            if not ability["usable"]:
                notes.append(self._names.say("idle", what=line, why=ability["why"] or "none"))
                continue
            choices = self._choices({"golem": golem.number, "slot": ability["slot"]})
            if any(choice["kind"] in AT_REGIONS for choice in choices):
                what = self._names.ability_source(golem.number, ability["slot"])
                options.append(self._at_regions(line, what, choices, {"golem": golem.number, "slot": ability["slot"]}))
            else:
                options += self._strikes(ability, choices)
        return Menu(golem_line(self._names, self._glance.battle, golem), options, notes)

    def _strikes(self, ability: AbilityCard, choices: list[ArcanaChoice]) -> list[Option]:
        """Each by itself, but several Charges at the same target in a menu of their own."""
        options: list[Option] = []
        ways: dict[int, list[Option]] = {}
        for choice in choices:
            charge = choice["kind"] in ("charge", "area-charge")
            group = ways.setdefault(choice.get("target", -1 - choice["region"]), []) if charge else options
            group.append(self._option(choice))
        for aim, charges in ways.items():
            target = self._names.golem(aim) if aim >= 0 else self._names.region(-1 - aim)
            title = self._names.say("option-charges", ability=ability["name"], target=target)
            opener = Option(title, charges[0].key, partial(Menu, title, charges))
            options += charges if len(charges) == 1 else [opener]
        return options

    def _at_regions(self, line: str, what: str, choices: list[ArcanaChoice], about: About, number: int = 0) -> Option:
        """What is chosen by a Region's name, and beside it what is not."""
        places = [choice for choice in choices if choice["kind"] in AT_REGIONS]
        others = [option_of(choice) for choice in choices if choice["kind"] not in AT_REGIONS]
        label = self._names.say("option-regions", what=line, count=len(places))
        title = self._names.say("ask-region", what=what)
        return Option(label, choices[0]["key"], lambda: Menu(title, others, self._regions(places), about), number)

    def _regions(self, places: list[ArcanaChoice]) -> list[str]:
        """The Regions, of a move by the MP that they take."""
        if places[0]["kind"] != "move":
            mask = sum(1 << choice["region"] for choice in places)
            return [self._names.say("regions-free", regions=self._names.regions(mask))]
        by_points: dict[int, list[str]] = {}
        for choice in places:
            numbers = choice["numbers"]
            toll = self._names.say("toll", loss=numbers["loss"], gain=numbers["gain"])
            by_points.setdefault(numbers["mp"], []).append(self._names.region(choice["region"]) + toll)
        return [
            self._names.say("regions-for-mp", mp=points, regions=", ".join(by_points[points]))
            for points in sorted(by_points)
        ]

    def _deployment(self, title: str, seat: int) -> Menu:
        options = []
        for golem in self._own(seat):
            choices = [one for one in self._choices({"golem": golem.number}) if one["kind"] == "deploy"]
            if choices:
                size = self._names.say(f"class-{v.CLASSES[golem.type.size]}")
                name = self._names.golem(golem.number)
                line = self._names.say("option-deploy", golem=name, size=size, base=golem.type.base)
                options.append(self._at_regions(line, name, choices, {"golem": golem.number}, golem.number + 1))
        hold = [option_of(choice, number=self._last) for choice in self._choices({}) if choice["kind"] == "hold-back"]
        return Menu(title, options + hold, [self._names.say("hint-deploy")])

    # Ancient Ones.

    def _ancients_option(self, seat: int, notes: list[str]) -> list[Option]:
        """What opens the menu of the seat's Ancient Ones; a note where none of them can do anything now."""
        ancients, mana = self._glance.battle.plan.musters[seat].ancients, self._glance.battle.armies[seat].mana
        if any(group.startswith("ancient:") for group in self._glance.groups):
            label = self._names.say("option-ancients", names=", ".join(one.name for one in ancients), mana=mana)
            return [Option(label, list(self._first("ancient:")), partial(self._ancients, seat, mana), self._last + 1)]
        if ancients:
            notes.append(self._names.say("ancients-idle", mana=mana))
        return []

    def _ancients(self, seat: int, mana: int) -> Menu:
        options: list[Option] = []
        notes: list[str] = []
        for card in ancients_of(self._glance, seat):
            for power in card["powers"]:
                role = ROLES.index(power["role"])
                name = self._names.power(seat, card["number"], role)
                line = spell_line(self._glance, power, name)
                if power["usable"]:
                    options.append(self._power(line, name, {"ancient": card["number"], "role": role}))
                else:
                    notes.append(self._names.say("idle", what=line, why=power["why"] or "none"))
        return Menu(self._names.say("ask-ancients", mana=mana), options, notes)

    def _power(self, line: str, name: str, about: About) -> Option:
        choices = self._choices(about)
        if choices[0]["kind"] not in AT_REGIONS:
            return option_of(choices[0], line)
        return self._at_regions(line, name, choices, about)
