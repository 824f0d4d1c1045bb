"""What no single field of Heroes, Items, Enemies and decks can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from shem.core.content.problems import Message, Where
from shem.games.delve.content.checks_effects import no_such
from shem.games.delve.content.compile_cards import treasure_copies
from shem.games.delve.content.models_cards import POWERS_A_RANK, Blessing, Encounter, Enemy, Hero, Item
from shem.games.delve.content.models_effects import Attack
from shem.games.delve.content.models_party import Member
from shem.games.delve.content.world import Finding, World
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import MOST_ITEMS
from shem.games.delve.parts.party import why_no_room

_NEEDED: Final = (
    "heroes",
    "items",
    "enemies",
    "encounters",
    "events",
    "traps",
    "searches",
    "criticals",
    "tiles",
    "campaigns",
    "quests",
)
_HANDS: Final = ("hand", "two-hands")


def check_cards(world: World) -> Iterator[Finding]:
    for id, hero in world.parts["heroes"].items():
        yield from _hero(("heroes", id), hero, world)
    for id, item in world.parts["items"].items():
        yield from _item(("items", id), item)
    for id, enemy in world.parts["enemies"].items():
        yield from _enemy(("enemies", id), enemy)
    for id, card in world.parts["encounters"].items():
        yield from _encounter(("encounters", id), card, world)
    for id, card in world.parts["blessings"].items():
        yield from _blessing(("blessings", id), card)
    yield from _whole(world)


def one_of(where: Where, entry: Any, fields: tuple[str, ...]) -> Iterator[Finding]:
    """Exactly one of these fields is given."""
    given = [field for field in fields if getattr(entry, field)]
    if len(given) != 1:
        have = ", ".join(given) or "-"
        yield where, Message("one-of", "needs exactly one of {known}; it has {given}", known=", ".join(fields), given=have)


def fitted(held: Sequence[str], items: Mapping[str, Item]) -> list[bool]:
    """Of each Item, whether there is room to wear it besides those before."""
    found, worn = list[bool](), list[int]()
    for slot in [v.SLOTS.index(items[item].slot) for item in held]:
        found.append(why_no_room(worn, slot, 0) is None)
        worn += [slot] if found[-1] else []
    return found


def _attack(where: Where, attack: Attack | None) -> Iterator[Finding]:
    if attack is None:
        return
    if attack.near > attack.far:
        yield (
            (*where, "near"),
            Message("near-far", "near is at most far, not {near} to {far}", near=attack.near, far=attack.far),
        )
    if attack.red + attack.blue == 0:
        yield where, Message("no-dice", "an attack rolls at least one die")


def _hero(where: Where, hero: Hero, world: World) -> Iterator[Finding]:
    for id, power in hero.powers.items():
        yield from one_of((*where, "powers", id), power, ("attack", "use", "effects"))
        yield from _attack((*where, "powers", id, "attack"), power.attack)
    ranks = Counter(power.rank for power in hero.powers.values())
    for rank in range(1, v.RANKS + 1):
        if ranks[rank] != POWERS_A_RANK:
            message = Message(
                "powers-rank",
                "each rank has {need} powers; rank {rank} has {have}",
                need=POWERS_A_RANK,
                rank=rank,
                have=ranks[rank],
            )
            yield (*where, "powers"), message
    items: Mapping[str, Item] = world.parts["items"]
    for place, item in enumerate(hero.items):
        if item not in items:
            yield (*where, "items", place), no_such("items", item, items)
    for number, veteran in enumerate(hero.veterans):
        yield from check_member((*where, "veterans", number), veteran, items)


def check_member(where: Where, member: Member, items: Mapping[str, Item]) -> Iterator[Finding]:
    """A Hero with what it has."""
    held = [("worn", place, item) for place, item in enumerate(member.worn)]
    held += [("pack", place, item) for place, item in enumerate(member.pack)]
    lost = [one for one in held if one[2] not in items]
    for field, place, item in lost:
        yield (*where, field, place), no_such("items", item, items)
    for place, fits in enumerate([] if lost else fitted(member.worn, items)):
        if not fits:
            message = Message("too-much-worn", "there is no room to wear {item}", item=member.worn[place])
            yield (*where, "worn", place), message


def _item(where: Where, item: Item) -> Iterator[Finding]:
    yield from _attack((*where, "attack"), item.attack)
    if item.attack is not None and item.slot not in _HANDS:
        yield (
            (*where, "slot"),
            Message("weapon-slot", "what attacks is held in a hand or in two, not worn at {slot}", slot=item.slot),
        )
    if item.kind == "weapon" and item.attack is None:
        yield where, Message("no-attack", "a weapon needs an attack")
    if item.slot == "none" and (item.use is None or item.effects):
        yield where, Message("unworn", "what is not worn has a use, and no effects of its own")
    if item.once and item.use is None:
        yield (*where, "once"), Message("once-use", "is discarded when it is used, so it needs a use")
    if item.attack is None and item.use is None and not item.effects:
        yield where, Message("does-nothing", "does nothing: it needs an attack, a use or effects")
    if item.copies is not None and item.kind != "treasure":
        yield (*where, "copies"), Message("copies-treasure", "only treasures are in a deck")


def _enemy(where: Where, enemy: Enemy) -> Iterator[Finding]:
    yield from one_of(where, enemy, ("ranks", "master"))
    for place, card in enumerate(enemy.ranks or []):
        yield from _attack((*where, "ranks", place, "attack"), card.attack)
    if enemy.master is not None:
        yield from _attack((*where, "master", "attack"), enemy.master.attack)
    for place, rule in enumerate(enemy.rules):
        if rule.near > rule.far:
            near = Message("near-far", "near is at most far, not {near} to {far}", near=rule.near, far=rule.far)
            yield (*where, "rules", place, "near"), near


def _encounter(where: Where, card: Encounter, world: World) -> Iterator[Finding]:
    enemies = world.parts["enemies"]
    if card.kind is not None and card.kind not in enemies:
        yield (*where, "kind"), no_such("enemies", card.kind, enemies)


def _blessing(where: Where, card: Blessing) -> Iterator[Finding]:
    yield from one_of(where, card, ("use", "effects"))


def _whole(world: World) -> Iterator[Finding]:
    """Dice, and at least one of everything that a quest needs."""
    if world.dice is None:
        yield ("dice",), Message("no-dice-given", "there are no dice")
    for part in _NEEDED:
        if not world.parts[part]:
            yield (part,), Message("part-empty", "there is none left")
    for nature in v.NATURES:
        if not any(card.nature == nature for card in world.parts["blessings"].values()):
            yield ("blessings",), Message("no-blessing", "there is none of {nature}", nature=nature)
    items = world.parts["items"]
    if not any(treasure_copies(item) for item in items.values()):
        yield ("items",), Message("no-treasure", "there is no treasure")
    if len(items) > MOST_ITEMS:
        yield (
            ("items",),
            Message("items-many", "there are at most {most} items, not {have}", most=MOST_ITEMS, have=len(items)),
        )
