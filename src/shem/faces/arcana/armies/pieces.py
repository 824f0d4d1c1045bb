"""Every piece that an army can be made of, in words: figures, abilities, lore, sources, and what goes with what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, cast

from shem.faces.arcana.armies.shapes import (
    AncientPiece,
    ConstructPiece,
    GolemPiece,
    KnightPiece,
    Named,
    PieceAbility,
    PieceFigure,
    Pieces,
    PieceSource,
    RelicPiece,
)
from shem.faces.arcana.telling.abilities import about_of, kind_of, price_of, printed
from shem.faces.arcana.telling.effects import ON_CARD, ON_ZONE, effect_text
from shem.faces.arcana.telling.own_names import naming
from shem.games.arcana.content.army import commanders, legal_arcana, piece_name, problems
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_army import COLOSSUS_KNIGHTS, ArmyFile, Fielded
from shem.games.arcana.content.models_pieces import Knight
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID, Text
from shem.games.arcana.content.provenance import (
    Sourced,
    sourced_ancient,
    sourced_golem,
    sourced_knight,
    sourced_relic,
)
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.pieces import PASSIVE_SLOT, Ability, Ancient, GolemType
from shem.games.arcana.parts.pieces import Pieces as Cards
from shem.games.arcana.parts.sources import MIRACLE
from shem.locale.words import Words

# Army Creation: the sizes of armies that scenarios are made for, in points.
LIMITS: Final = (500, 1000, 2000, 3000)
MOST_POINTS: Final = 9999
SPELLS: Final = {v.BLESSING: "blessing", v.CURSE: "curse"}
PROVENANCES: Final = ("rulebook", "card", "fan", "house")


class Fit:
    """What goes with a Golem: the factions that may have it, its Knights by faction, the Relics that it can carry."""

    def __init__(self, codex: Codex, id: str, rules: str) -> None:
        self._codex: Final = codex
        self._id: Final = id
        self._rules: Final = edition(rules)
        self._colossus: Final = codex.golems[id].size == "colossus"
        self.factions: Final = [faction for faction in v.FACTIONS if self._fits(faction)]
        self.commanders: Final = {faction: self._knights(faction) for faction in self.factions}
        self.relics: Final = (
            [relic for relic in codex.relics if self._fits(self.factions[0], relic=relic)] if self.factions else []
        )

    def _knights(self, faction: str) -> list[str]:
        return [GOLEM_MASTER_ID, *(id for id in self._codex.knights if self._fits(faction, knight=id))]

    def _fits(self, faction: str, knight: str | None = None, relic: str | None = None) -> bool:
        """Whether an army of the Golem with these alone would have no problem: the rules themselves decide."""
        knights = [knight, *[GOLEM_MASTER_ID] * (COLOSSUS_KNIGHTS - 1)] if knight is not None and self._colossus else None
        single = None if knights is not None else knight
        fielded = Fielded(golem=self._id, knight=single, knights=knights, relic=relic)
        army = ArmyFile.model_construct(
            title=Text(en="-", de="-"), faction=faction, points=MOST_POINTS, fielded=[fielded], ancients=[]
        )
        return not problems(army, self._codex, self._rules)


@lru_cache(maxsize=8)
def fits(codex: Codex, rules: str = EDITIONS[0]) -> dict[str, Fit]:
    """What goes with each Golem, by its id, in an edition."""
    return {id: Fit(codex, id, rules) for id in codex.golems}


@lru_cache(maxsize=8)
def pieces(codex: Codex, language: str, rules: str = EDITIONS[0]) -> Pieces:
    """Every piece in the language (en or de), in the order of APV and name; not to be changed."""
    return Telling(codex, Words(language), rules).all()


class Telling:
    """The pieces of a codex in one language."""

    def __init__(self, codex: Codex, words: Words, rules: str) -> None:
        self.codex: Final = codex
        content = compile_all(codex)
        self.words: Final = naming(words, content)
        self.rules: Final = rules
        self.cards: Final = Cards(content)

    def all(self) -> Pieces:
        codex, known = self.codex, fits(self.codex, self.rules)
        golems = [self._golem(id, known[id]) for id in codex.golems]
        arcana = {faction: [self._named("arcanum", one) for one in legal_arcana(faction)] for faction in v.FACTIONS}
        return {
            "factions": [self._named("faction", faction) for faction in v.FACTIONS],
            "arcana": arcana,
            "sizes": [self._named("class", size) for size in v.CLASSES],
            "limits": list(LIMITS),
            "golems": sorted(golems, key=lambda one: (one["apv"], one["name"])),
            "knights": [
                self._golem_master(),
                *sorted((self._knight(id) for id in codex.knights), key=lambda one: (one["apv"], one["name"])),
            ],
            "relics": sorted((self._relic(id) for id in codex.relics), key=lambda one: (one["apv"], one["name"])),
            "ancients": sorted((self._ancient(id) for id in codex.ancients), key=lambda one: (one["apv"], one["name"])),
        }

    def one(self, kind: str, id: str) -> GolemPiece | KnightPiece | RelicPiece | AncientPiece:
        """The piece of one of `KINDS` with this id."""
        if kind == "golems":
            return self._golem(id, Fit(self.codex, id, self.rules))
        told = {"knights": self._knight, "relics": self._relic, "ancients": self._ancient}[kind](id)
        return cast("KnightPiece | RelicPiece | AncientPiece", told)

    # Pieces.

    def _golem(self, id: str, fit: Fit) -> GolemPiece:
        file, type = self.codex.golems[id], self.cards.type(id)
        return {
            "id": id,
            "name": file.name,
            "size": file.size,
            "size_name": self._say(f"class-{file.size}"),
            "arcanum": file.arcanum,
            "arcanum_name": self._say(f"arcanum-{file.arcanum}"),
            "factions": list(fit.factions),
            "apv": file.apv,
            "health": file.health,
            "armor": file.armor,
            "dodge": file.dodge,
            "knights": len(commanders(Fielded(golem=id, knight=None, knights=None, relic=None), file)),
            "commanders": {faction: list(ids) for faction, ids in fit.commanders.items()},
            "relics": list(fit.relics),
            "abilities": self._of_type(type, []),
            "lore": self._text(file.lore),
            "sources": self._sources("golems", id, sourced_golem(file)),
        }

    def _golem_master(self) -> KnightPiece:
        name = self._say("rank-golem-master")
        return {
            "id": GOLEM_MASTER_ID,
            "name": name,
            "rank": "golem-master",
            "rank_name": name,
            "apv": 0,
            "unique": False,
            "about": self._say("piece-master"),
            "abilities": [],
            "lore": "",
            "sources": [],
        }

    def _knight(self, id: str) -> KnightPiece:
        knight = self.codex.knights[id]
        # The Knight's abilities are what a Golem has more with this Knight than without.
        anyone = next(iter(self.codex.golems))
        return {
            "id": id,
            "name": knight.name,
            "rank": knight.rank,
            "rank_name": self._say(f"rank-{knight.rank}"),
            "apv": knight.apv,
            "unique": knight.rank != "golem-master",
            "about": self._commands(knight) + self._line(knight),
            "abilities": self._of_type(self.cards.type(anyone, [id]), [0]),
            "lore": self._text(knight.lore),
            "sources": self._sources("knights", id, sourced_knight(knight)),
        }

    def _line(self, knight: Knight) -> str:
        """Whom a Knight descends from, after a space; nothing if nobody says."""
        if not knight.bloodlines:
            return ""
        return " " + self._say("piece-bloodlines", lines=self.words.both(knight.bloodlines))

    def _commands(self, knight: Knight) -> str:
        """Whom a Knight may command, and in whose armies."""
        factions = self.words.either([self._say(f"faction-{faction}") for faction in knight.factions])
        if knight.golems:
            names = self.words.both([piece_name(self.codex, golem) for golem in knight.golems])
            return self._say("piece-commands-golems", golems=names, factions=factions)
        values = {
            "classes": self.words.either([self._say(f"class-{size}") for size in knight.classes]),
            "arcana": self.words.either([self._say(f"arcanum-{arcanum}") for arcanum in knight.arcana]),
            "factions": factions,
        }
        if knight.unit is not None:
            return self._say("piece-commands-unit", unit=knight.unit, **values)
        return self._say("piece-commands", **values)

    def _relic(self, id: str) -> RelicPiece:
        file = self.codex.relics[id]
        type = self.cards.type(next(iter(self.codex.golems)), relic=id)
        ability = next(one for one in type.abilities if one.origin == v.FROM_RELIC)
        summoned = self.cards.type(ability.summons) if ability.summons else None
        return {
            "id": id,
            "name": file.name,
            "apv": file.apv,
            "about": self._say("piece-carried", size=self._say(f"class-{file.size}")),
            "ability": self._ability(ability),
            "construct": None if summoned is None else self._construct(summoned),
            "lore": self._text(file.lore),
            "sources": self._sources("relics", id, sourced_relic(file)),
        }

    def _construct(self, type: GolemType) -> ConstructPiece:
        return {
            "name": type.name,
            "health": type.health,
            "armor": type.armor,
            "dodge": type.dodge,
            "abilities": self._of_type(type, []),
        }

    def _ancient(self, id: str) -> AncientPiece:
        file, ancient = self.codex.ancients[id], self.cards.ancients[id]
        found = [self._spell(ancient, role) for role in (MIRACLE, v.BLESSING, v.CURSE)]
        return {
            "id": id,
            "name": file.name,
            "apv": file.apv,
            "powers": [power for power in found if power is not None],
            "lore": self._text(file.lore),
            "sources": self._sources("ancients", id, sourced_ancient(file)),
        }

    def _spell(self, ancient: Ancient, role: int) -> PieceAbility | None:
        if role == MIRACLE:
            if ancient.miracle_mana < 0:
                return None
            price = self._say("resource-mana", cost=ancient.miracle_mana)
            return self._told(
                "miracle", self.words.called(ancient.miracle), "", price, self._sentences(ancient.miracle_effects, ON_CARD)
            )
        placed = ancient.placed(role)
        if placed is None:
            return None
        price = self._say("piece-spell", mana=placed.mana, move=placed.move)
        return self._told(
            SPELLS[role], self.words.called(placed.name), "", price, self._sentences(placed.layout.effects, ON_ZONE)
        )

    # Abilities.

    def _of_type(self, type: GolemType, knights: Sequence[int]) -> list[PieceAbility]:
        """The own abilities of a Golem or Construct; or those of its Knights by place."""
        wanted: Callable[[int], bool] = (lambda knight: knight in knights) if knights else (lambda knight: knight < 0)
        found = [
            self._ability(ability)
            for ability in type.abilities
            if ability.grant < 0 and ability.origin != v.FROM_RELIC and wanted(ability.knight)
        ]
        for slot in dict.fromkeys(effect.slot for effect in type.passives if wanted(effect.knight)):
            name = self.words.called(type.passive_names[slot - PASSIVE_SLOT])
            effects = [effect for effect in type.passives if effect.slot == slot]
            found.append(self._told("passive", name, "", "", self._sentences(effects, ON_CARD)))
        return found

    def _ability(self, ability: Ability) -> PieceAbility:
        name, about = self.words.called(ability.name), about_of(self.words, ability)
        told = self._told(kind_of(ability), name, about, self._price(ability), [])
        told["figures"] = [self._figure(code, value) for code, value in printed(ability).items()]
        told["words"] = self._sentences(ability.effects, ON_CARD)
        return told

    def _told(self, kind: str, name: str, about: str, price: str, sentences: list[str]) -> PieceAbility:
        return {
            "name": name,
            "kind": kind,
            "kind_name": self._say(f"piece-kind-{kind}"),
            "about": about,
            "price": price,
            "figures": [],
            "words": sentences,
        }

    def _price(self, ability: Ability) -> str:
        price = price_of(self.words, ability, ability.cost) if ability.uses or ability.resource != v.FREE else ""
        return self._say("piece-once", price=price) if ability.origin == v.FROM_RELIC else price

    def _figure(self, code: str, value: int) -> PieceFigure:
        text = self._say("piece-percent", value=value) if code == "accuracy" else str(value)
        return {"code": code, "name": self._say(f"number-{code}"), "value": text}

    def _sentences(self, effects: Sequence[Effect], place: str) -> list[str]:
        return [effect_text(self.words, effect, self.cards.cards, place) for effect in effects]

    # Where figures come from.

    def _sources(self, kind: str, id: str, sourced: Sourced) -> list[PieceSource]:
        """By source, the figures from there: the piece's own by name, an ability by its name if all of it is from there."""
        every = sourced.provenance()
        found: list[PieceSource] = []
        if self.codex.replaced(kind, id):
            found.append({"source": "replaces", "name": self._say("piece-replaces"), "figures": []})
        for source in PROVENANCES:
            mine = [figure for figure, origin in every.items() if origin == source]
            if mine:
                figures = [] if len(mine) == len(every) else self._figure_names(sourced, every, source)
                found.append({"source": source, "name": self._say(f"piece-source-{source}"), "figures": figures})
        return found

    def _figure_names(self, sourced: Sourced, every: dict[str, str], source: str) -> list[str]:
        names = [self._say(f"piece-figure-{figure}") for figure in sourced.figures if every[figure] == source]
        for part in sourced.parts:
            mine = [figure for figure in part.figures if every[f"{part.name}.{figure}"] == source]
            if len(mine) == len(part.figures):
                names.append(self.words.called(part.name))
            elif mine:
                figures = ", ".join(self._say(f"piece-figure-{figure}") for figure in mine)
                names.append(self._say("piece-part", name=self.words.called(part.name), figures=figures))
        return names

    # Words.

    def _named(self, kind: str, id: str) -> Named:
        return {"id": id, "name": self._say(f"{kind}-{id}")}

    def _text(self, text: Text | None) -> str:
        return "" if text is None else str(getattr(text, self.words.language))

    def _say(self, code: str, **values: str | int) -> str:
        return self.words.say(f"arcana-{code}", **values)
