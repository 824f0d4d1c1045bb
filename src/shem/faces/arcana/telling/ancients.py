"""The Ancient Ones' menu: Miracles, and where a Blessing or Curse may lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.arcana.telling.names import Names
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import Bless, Curse, Miracle, UseAt
from shem.games.arcana.rules.ancient import ancient_refusal, place_cost
from shem.games.arcana.rules.region import zone_of
from shem.games.arcana.sources import MIRACLE
from shem.games.arcana.state import Battle
from shem.table.menu import Menu, Option

Placing = Bless | Curse
ROLES: list[tuple[int, type[Bless] | type[Curse]]] = [(v.BLESSING, Bless), (v.CURSE, Curse)]


def ancients_option(names: Names, battle: Battle, seat: int, legal: Sequence[Action], number: int) -> Option | None:
    """What opens the menu of the seat's Ancient Ones; None if none of them can do anything now."""
    own = [action for action in legal if isinstance(action, Miracle | Bless | Curse)]
    if not own:
        return None
    ancients = battle.plan.musters[seat].ancients
    label = names.say(
        "option-ancients", names=", ".join(ancient.name for ancient in ancients), mana=battle.armies[seat].mana
    )
    return Option(label, opens=lambda: _menu(names, battle, seat, own), number=number)


def free_regions(names: Names, actions: Sequence[Placing | UseAt]) -> str:
    """The Regions that actions name, in words."""
    mask = 0
    for action in actions:
        mask |= 1 << action.region
    return names.say("regions-free", regions=names.regions(mask))


def _menu(names: Names, battle: Battle, seat: int, own: Sequence[Action]) -> Menu:
    options: list[Option] = []
    notes: list[str] = []
    for number, ancient in enumerate(battle.plan.musters[seat].ancients):
        if ancient.miracle_mana >= 0:
            power = names.power(seat, number, MIRACLE)
            work = [action for action in own if isinstance(action, Miracle) and action.ancient == number]
            label = names.say("option-miracle", name=power, mana=ancient.miracle_mana)
            options += [Option(label, action) for action in work]
            if not work:
                notes.append(_idle(names, battle, seat, Miracle(number), label))
        for role, kind in ROLES:
            if ancient.placed(role) is None:
                continue
            places = [action for action in own if isinstance(action, kind) and action.ancient == number]
            label = _label(names, battle, seat, number, role, len(places))
            if places:
                title = names.say("ask-place", name=names.power(seat, number, role))
                options.append(Option(label, opens=_places(names, title, places), about=places[0]))
            else:
                notes.append(_idle(names, battle, seat, kind(number, 0), label))
    return Menu(names.say("ask-ancients", mana=battle.armies[seat].mana), options, notes)


def _label(names: Names, battle: Battle, seat: int, number: int, role: int, count: int) -> str:
    zone = zone_of(battle, seat, number, role)
    return names.say(
        "option-place",
        kind=v.ZONES[role],
        name=names.power(seat, number, role),
        mana=place_cost(battle, seat, number, role, Tally(False)),
        region=names.region(zone.region) if zone is not None else "none",
        count=count,
    )


def _idle(names: Names, battle: Battle, seat: int, action: Action, label: str) -> str:
    """Why a power is not to be had; `why not` says it again."""
    refusal = ancient_refusal(battle, seat, action)
    assert refusal is not None
    about = names.region(refusal.about) if refusal.about >= 0 else "none"
    reason = names.say(f"reject-{refusal.code.value}", need=refusal.need, have=refusal.have, about=about)
    return names.say("ancient-idle", power=label, reason=reason)


def _places(names: Names, title: str, places: Sequence[Placing]) -> Callable[[], Menu]:
    def read(text: str) -> Action | None:
        region = names.region_of(text)
        return None if region is None or region < 0 else type(places[0])(places[0].ancient, region)

    return lambda: Menu(title, [], [free_regions(names, places)], read)
