"""Delve's cards: Hero sheets and powers, Items, the decks and tokens that are drawn, Enemies and how they behave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

from shem.faces.delve.scenes.shapes import (
    AttackHead,
    CardHead,
    DeckHead,
    DelveHead,
    FoeHead,
    HeroHead,
    ItemHead,
    KindHead,
    PowerHead,
    RankHead,
    RuleHead,
)
from shem.faces.delve.telling.names import ROMAN
from shem.games.delve.content.world import World
from shem.games.delve.parts import vocabulary as v
from shem.locale.words import Words
from shem.table.cardboard import PrintForm, PrintPart, PrintPiece, PrintSheet, part, piece, sheet

LARGE: Final = (98, 133)
BROAD: Final = (98, 88)
SMALL: Final = (63, 88)
SQUARE: Final = (63, 63)  # a power turns as it cools down, and always takes the same room
TOKEN: Final = (44, 44)
TOKENS: Final = ("search", "critical")  # decks of tokens
PARTS: Final = {
    "encounter": "encounters",
    "event": "events",
    "trap": "traps",
    "search": "searches",
    "critical": "criticals",
}


class Printing:
    """The cards of one world in one language. pack: which one is somebody's own; empty for the game's."""

    def __init__(self, words: Words, world: World, heads: Sequence[DelveHead], pack: str) -> None:
        self._words: Final = words
        self._head: Final = heads[0]
        self._heroes: Final[list[HeroHead]] = [hero for head in heads for hero in head["heroes"]]
        self._pack: Final = pack
        parts = (*PARTS.values(), "blessings", "heroes", "items", "enemies")
        self._own: Final = {part: set(world.own(part)) if pack else set() for part in parts}

    def sheets(self) -> Iterator[PrintSheet]:
        yield self._sheet("heroes", "card", (self._hero(hero) for hero in self._heroes))
        yield self._sheet("powers", "card", (self._power(hero, power) for hero in self._heroes for power in hero["powers"]))
        treasures = {card["id"]: card["copies"] for card in self._deck("treasure")["cards"]}
        items = [item for item in self._head["items"] if item["id"] not in treasures]
        yield self._sheet("items", "card", (self._item(item, 1, False) for item in items))
        found = [item for item in self._head["items"] if item["id"] in treasures]
        yield self._sheet("treasures", "card", (self._item(item, treasures[item["id"]], True) for item in found))
        for deck in self._head["decks"]:
            if deck["code"] != "treasure":
                size = TOKEN if deck["code"] in TOKENS else SMALL
                cards = [self._card(deck, card, size) for card in deck["cards"]]
                name = deck["name"][:1].upper() + deck["name"][1:]
                yield sheet(f"deck-{deck['code']}", name, "card", cards, self._say("deck-about"))
        yield self._sheet("enemies", "card", (self._foe(foe) for foe in self._head["foes"]))
        yield self._sheet("behaviour", "card", (self._kind(kind) for kind in self._head["kinds"]))

    def _sheet(self, code: str, form: PrintForm, pieces: Iterable[PrintPiece]) -> PrintSheet:
        return sheet(code, self._say(code), form, pieces, self._say(f"{code}-about"))

    def _deck(self, code: str) -> DeckHead:
        return next(deck for deck in self._head["decks"] if deck["code"] == code)

    def _mine(self, part: str, id: str) -> str:
        return self._pack if id in self._own[part] else ""

    # Heroes.

    def _hero(self, hero: HeroHead) -> PrintPiece:
        return piece(
            f"hero-{hero['id']}",
            hero["name"],
            LARGE,
            {"draw": "who", "of": hero["id"]},
            under=" · ".join(filter(None, (hero["epithet"], hero["nature_name"]))),
            parts=[self._rank(hero, number, rank) for number, rank in enumerate(hero["ranks"])],
            note=hero["text"],
            own=self._mine("heroes", hero["id"]),
        )

    def _rank(self, hero: HeroHead, number: int, rank: RankHead) -> PrintPart:
        """Its figures, and the powers that it brings."""
        figures = {self._say(f"figure-{code}"): str(value) for code, value in cast(dict[str, int], rank).items()}
        powers = [power["name"] for power in hero["powers"] if power["rank"] == number]
        lines = [self._say("brings", powers=self._words.both(powers))] if powers else []
        return part(self._say("rank", rank=ROMAN[number]), "", lines, figures, {"draw": "soul"})

    def _power(self, hero: HeroHead, power: PowerHead) -> PrintPiece:
        turns: dict[str, str | int] = {"draw": "power", "of": power["timing"], "turns": power["turns"]}
        return piece(
            f"power-{hero['id']}-{power['id']}",
            power["name"],
            SQUARE,
            turns,
            under=" · ".join((hero["name"], self._say("rank", rank=ROMAN[power["rank"]]), power["timing_name"])),
            lines=[power["text"]],
            parts=self._attack(power["attack"]),
            own=self._mine("heroes", hero["id"]),
        )

    # Items and decks.

    def _item(self, item: ItemHead, count: int, drawn: bool) -> PrintPiece:
        slot = item["slot_name"][:1].upper() + item["slot_name"][1:]
        return piece(
            f"item-{item['id']}",
            item["name"],
            SMALL,
            {"draw": "item", "of": item["item"]},
            under=" · ".join(filter(None, (slot, self._say("once") if item["once"] else ""))),
            corner=self._say("crowns", crowns=item["price"]) if item["price"] else "",
            lines=[item["text"]],
            parts=self._attack(item["attack"]),
            own=self._mine("items", item["id"]),
            count=count,
            back={"draw": "deck", "of": "treasure"} if drawn else None,
        )

    def _card(self, deck: DeckHead, card: CardHead, size: tuple[int, int]) -> PrintPiece:
        code = deck["code"]
        return piece(
            f"{code}-{card['id']}",
            card["name"],
            size,
            {"draw": "deck", "of": code},
            under=self._say("red") if card["red"] else "",
            lines=[card["text"]],
            own=self._mine(PARTS.get(code, "blessings"), card["id"]),
            count=card["copies"],
            back={"draw": "deck", "of": code},
        )

    # Enemies.

    def _foe(self, foe: FoeHead) -> PrintPiece:
        codes = ("health", "moves", "armor", "blue", "shields", "souls")
        values: Any = foe
        figures = {self._say(f"figure-{code}"): str(values[code]) for code in codes if values[code]}
        kind = self._head["kinds"][foe["kind"]]
        return piece(
            f"foe-{foe['id']}-{foe['rank']}",
            foe["name"],
            SMALL,
            {"draw": "who", "of": kind["id"]},
            under=self._say("master") if foe["master"] else self._say("enemy", rank=ROMAN[foe["rank"]]),
            figures=figures,
            lines=[foe["text"]],
            parts=self._attack(foe["attack"]),
            own=self._mine("enemies", kind["id"]),
        )

    def _kind(self, kind: KindHead) -> PrintPiece:
        return piece(
            f"kind-{kind['id']}",
            kind["name"],
            BROAD,
            {"draw": "who", "of": kind["id"]},
            under=self._say("behaviour"),
            parts=[self._rule(rule) for rule in kind["rules"]],
            note=kind["text"],
            own=self._mine("enemies", kind["id"]),
        )

    def _rule(self, rule: RuleHead) -> PrintPart:
        return part(
            rule["range"], rule["prefers"], rule["sentences"], picture={"draw": "idle" if rule["idle"] else "range"}
        )

    def _attack(self, attack: AttackHead | None) -> list[PrintPart]:
        if attack is None:
            return []
        near, far = attack["near"], attack["far"]
        figures = {
            self._say("red-dice"): str(attack["red"]) if attack["red"] else "",
            self._say("blue-dice"): str(attack["blue"]) if attack["blue"] else "",
            self._say("range"): str(near) if near == far else f"{near}-{far}",
        }
        told = {name: value for name, value in figures.items() if value}
        lines = [attack["text"], *attack["stars"]]
        return [part(self._say("attack"), attack["type_name"], lines, told, {"draw": "attack"})]

    def _say(self, code: str, **values: str | int) -> str:
        return self._words.say(f"delve-print-{code}", **values)


assert set(PARTS) < set(v.DECKS)
