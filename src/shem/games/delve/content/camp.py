"""Camp: a campaign's party between its quests (ruling 26). Every function gives another party; the one it had stays."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pydantic import ValidationError

from shem.core.contract import Refusal
from shem.core.errors import OptionError
from shem.games.delve.content.codex import newcomer, world_of
from shem.games.delve.content.models_cards import Item
from shem.games.delve.content.models_party import LONGEST_NAME, Member, Party, Wish
from shem.games.delve.content.world import World
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.party import why_no_room, why_not_rise
from shem.games.delve.parts.reasons import Reject

LEAST_PRICE: Final = 4  # the market of ACT n sells what costs at most this and PRICE_STEP for each ACT
PRICE_STEP: Final = 4


def begin(campaign: str, heroes: Sequence[str], name: str, content: str = "") -> Party:
    """A new party of a campaign, before its first quest. Raises OptionError for what there is not."""
    world = world_of(content)
    found = _known(world, "campaigns", campaign)
    if not 1 <= len(heroes) <= v.MOST_HEROES or len(set(heroes)) < len(heroes):
        reason = f"a party has 1 to {v.MOST_HEROES} heroes, each once"
        raise OptionError("camp-heroes", reason, {"most": v.MOST_HEROES})
    for hero in heroes:
        _known(world, "heroes", hero)
    return Party(
        name=_named(name),
        content=content,
        campaign=campaign,
        quest=found.first,
        flags=[],
        history=[],
        open=[found.first],
        heroes={hero: newcomer(hero, 1, world) for hero in heroes},
    )


def carry_out(party: Party, wish: Wish) -> Party:
    """The party after something that it does in camp. Raises OptionError for what it cannot do."""
    after = party.model_copy(deep=True)
    _DEEDS[wish.deed](after, wish, world_of(party.content))
    try:
        return Party.model_validate(after.model_dump())
    except ValidationError as error:
        raise OptionError("camp-too-much", "a party cannot have that much") from error


def act_of(party: Party, world: World) -> int:
    """The ACT of the next quest, or of the last one where the story has ended."""
    named = [party.quest or "", *party.open, *[chapter.quest for chapter in reversed(party.history)]]
    quests: Mapping[str, Any] = world.parts["quests"]
    return next((int(quests[quest].act) for quest in named if quest in quests), 1)


def market(party: Party, world: World) -> list[str]:
    """What can be bought: anything but treasures, as dear as the ACT allows."""
    most = LEAST_PRICE + PRICE_STEP * act_of(party, world)
    items: Mapping[str, Item] = world.parts["items"]
    return [id for id, item in items.items() if item.kind != "treasure" and item.price <= most]


def sells_for(price: int) -> int:
    """Half, rounded up."""
    return (price + 1) // 2


def price_of(hero: str, rank: int, world: World) -> int:
    """Soul points to reach a Soul Rank, from 1, or to come back at it."""
    return int(world.parts["heroes"][hero].ranks[rank - 1].price)


# Deeds.


def _enhance(party: Party, wish: Wish, world: World) -> None:
    member = _there(party, wish.hero)
    if member.fallen:
        raise OptionError("camp-soul", f"{wish.hero} is a soul", {"hero": wish.hero})
    heroes = party.present()
    others = [[place, party.heroes[hero].rank - 1] for place, hero in enumerate(heroes)]
    prices = [rank.price for rank in world.parts["heroes"][wish.hero].ranks]
    refusal = why_not_rise(member.rank - 1, others, prices, party.souls)
    if refusal is not None:
        raise _refused(refusal, wish, heroes)
    party.souls -= prices[member.rank]
    member.rank += 1


def _refused(refusal: Refusal, wish: Wish, heroes: Sequence[str]) -> OptionError:
    if refusal.code is Reject.TOP_RANK:
        return OptionError("camp-top-rank", f"{wish.hero} has the highest soul rank", {"hero": wish.hero})
    if refusal.code is Reject.LOWER_RANKED:
        other = heroes[refusal.about]
        return OptionError("camp-lower-ranked", f"the soul rank of {other} is lower", {"hero": wish.hero, "other": other})
    return _no_souls(refusal.need, refusal.have)


def _no_souls(need: int, have: int) -> OptionError:
    return OptionError("camp-souls", f"it takes {need} soul points; there are {have}", {"need": need, "have": have})


def _return(party: Party, wish: Wish, world: World) -> None:
    """A soul comes back as in a quest: for the price of its rank, or with a rank less (ruling 12)."""
    member = _there(party, wish.hero)
    if not member.fallen:
        raise OptionError("camp-no-soul", f"{wish.hero} is no soul", {"hero": wish.hero})
    if wish.pay or member.rank == 1:
        need = price_of(wish.hero, member.rank, world)
        if party.souls < need:
            raise _no_souls(need, party.souls)
        party.souls -= need
    else:
        member.rank -= 1
    member.fallen = False


def _buy(party: Party, wish: Wish, world: World) -> None:
    member = _there(party, wish.hero)
    item: Item = _known(world, "items", wish.item)
    if wish.item not in market(party, world):
        raise OptionError("camp-not-sold", f"{wish.item} is not sold here", {"item": wish.item})
    _pay(member, wish.hero, item.price)
    _receive(member, wish.item, world)


def _sell(party: Party, wish: Wish, world: World) -> None:
    member = _there(party, wish.hero)
    _lose(member, wish)
    member.crowns += sells_for(world.parts["items"][wish.item].price)


def _wear(party: Party, wish: Wish, world: World) -> None:
    member = _there(party, wish.hero)
    _held(member.pack, wish)
    refusal = _why_no_room(member, wish.item, world)
    if refusal is not None:
        reason, details = f"{wish.hero} cannot wear {wish.item}", {"hero": wish.hero, "item": wish.item}
        if refusal.code is Reject.CANNOT_WEAR:
            raise OptionError("camp-unworn", reason, details)
        raise OptionError("camp-no-room", reason, details)
    member.pack.remove(wish.item)
    insort(member.worn, wish.item)


def _take_off(party: Party, wish: Wish, world: World) -> None:
    member = _there(party, wish.hero)
    _held(member.worn, wish)
    member.worn.remove(wish.item)
    insort(member.pack, wish.item)


def _give(party: Party, wish: Wish, world: World) -> None:
    giver, taker = _there(party, wish.hero), _taker(party, wish)
    _lose(giver, wish)
    _receive(taker, wish.item, world)


def _give_crowns(party: Party, wish: Wish, world: World) -> None:
    taker = _taker(party, wish)
    if not wish.crowns:
        raise OptionError("camp-no-crowns", "at least one crown is given")
    _pay(_there(party, wish.hero), wish.hero, wish.crowns)
    taker.crowns += wish.crowns


def _choose(party: Party, wish: Wish, world: World) -> None:
    if wish.quest not in party.open:
        known = ", ".join(party.open) or "-"
        raise OptionError("camp-quest", f"{wish.quest} is not open; open: {known}", {"quest": wish.quest, "known": known})
    party.quest = wish.quest


def _join(party: Party, wish: Wish, world: World) -> None:
    """A Hero comes along: one that stayed behind as it left, another as it begins."""
    _known(world, "heroes", wish.hero)
    member = party.heroes.get(wish.hero)
    if member is None:
        party.heroes[wish.hero] = newcomer(wish.hero, act_of(party, world), world).model_copy(deep=True)
    elif not member.away:
        raise OptionError("camp-joined", f"{wish.hero} is with the party", {"hero": wish.hero})
    else:
        member.away = False


def _leave(party: Party, wish: Wish, world: World) -> None:
    member = _there(party, wish.hero)
    if len([one for one in party.heroes.values() if not one.away]) == 1:
        raise OptionError("camp-last", f"{wish.hero} is alone", {"hero": wish.hero})
    member.away = True


def _rename(party: Party, wish: Wish, world: World) -> None:
    party.name = _named(wish.name)


_DEEDS: Final[Mapping[str, Callable[[Party, Wish, World], None]]] = {
    "enhance": _enhance,
    "return": _return,
    "buy": _buy,
    "sell": _sell,
    "wear": _wear,
    "take-off": _take_off,
    "give": _give,
    "give-crowns": _give_crowns,
    "choose": _choose,
    "join": _join,
    "leave": _leave,
    "rename": _rename,
}


# Of one Hero.


def _there(party: Party, hero: str) -> Member:
    member = party.heroes.get(hero)
    if member is None or member.away:
        known = ", ".join(id for id, one in party.heroes.items() if not one.away)
        raise OptionError("camp-nobody", f"{hero} is not with the party; it is {known}", {"hero": hero, "known": known})
    return member


def _taker(party: Party, wish: Wish) -> Member:
    taker = _there(party, wish.to)
    if wish.to == wish.hero:
        raise OptionError("camp-oneself", f"{wish.hero} cannot give to itself", {"hero": wish.hero})
    return taker


def _pay(member: Member, hero: str, need: int) -> None:
    if need > member.crowns:
        reason = f"{hero} has {member.crowns} crowns; it takes {need}"
        raise OptionError("camp-crowns", reason, {"hero": hero, "need": need, "have": member.crowns})
    member.crowns -= need


def _held(items: Sequence[str], wish: Wish) -> None:
    if wish.item not in items:
        raise OptionError("camp-not-held", f"{wish.hero} has no {wish.item}", {"hero": wish.hero, "item": wish.item})


def _lose(member: Member, wish: Wish) -> None:
    """An Item goes, out of the pack before one that is worn."""
    _held([*member.pack, *member.worn], wish)
    (member.pack if wish.item in member.pack else member.worn).remove(wish.item)


def _receive(member: Member, item: str, world: World) -> None:
    """An Item is worn directly if there is room in its slot, else it goes into the pack."""
    insort(member.worn if _why_no_room(member, item, world) is None else member.pack, item)


def _why_no_room(member: Member, item: str, world: World) -> Refusal | None:
    items: Mapping[str, Item] = world.parts["items"]
    slots = [v.SLOTS.index(items[one].slot) for one in [*member.worn, item]]
    return why_no_room(slots[:-1], slots[-1], 0)


def _named(name: str) -> str:
    """Without what no file can hold."""
    plain = "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]
    if not plain:
        raise OptionError("camp-name", "a party needs a name")
    return plain


def _known(world: World, part: str, id: str) -> Any:
    found = world.parts[part].get(id)
    if found is None:
        known = ", ".join(world.parts[part])
        raise OptionError("camp-unknown", f"there is no {id!r}; there are: {known}", {"name": id, "known": known})
    return found
