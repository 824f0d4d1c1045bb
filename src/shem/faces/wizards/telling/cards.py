"""What a card does, from what the rules read of it: so a pack's own cards have words, too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shem.faces.wizards.telling.names import Names
from shem.games.wizards.parts import vocabulary as v

DEEDS: Final = [deed.replace("_", "-") for deed in v.DEEDS]


def card_text(names: Names, deck: int, card: int) -> str:
    """What a card gives or does, in a sentence."""
    return event_text(names, card) if deck == v.EVENT_DECK else trait_text(names, *names.trait_of(card))


def trait_text(names: Names, trait: int, value: int) -> str:
    box = names.box
    if trait == v.MATERIAL:
        material = box.materials[value]
        return names.say(
            "text-material",
            hardness=names.hardness(material.hardness),
            force=f"{material.force:+d}",
            armor=f"{material.armor:+d}",
            site=names.tile(material.site),
        )
    if trait == v.SIZE:
        size = box.sizes[value]
        return names.say("text-size", hits=size.hits, force=f"{size.force:+d}", armor=f"{size.armor:+d}")
    shape = box.shapes[value]
    return names.say(
        "text-shape",
        move=shape.move,
        force=f"{shape.force:+d}",
        armor=f"{shape.armor:+d}",
        flies="yes" if shape.flies else "no",
    )


def event_text(names: Names, event: int) -> str:
    card = names.box.events[event]
    return names.say(
        f"text-{DEEDS[card.deed]}",
        whom=names.words.either(list(_named(names, event))) or "any",
        amount=card.amount,
        turns=card.turns,
    )


def _named(names: Names, event: int) -> Iterator[str]:
    """The sizes, shapes and hardnesses that a card names."""
    card = names.box.events[event]
    yield from (names.trait(v.SIZE, size) for size in range(names.box.values(v.SIZE)) if card.sizes >> size & 1)
    yield from (names.trait(v.SHAPE, shape) for shape in range(names.box.values(v.SHAPE)) if card.shapes >> shape & 1)
    yield from (names.hardness(kind) for kind in range(len(v.HARDNESSES)) if card.hardnesses >> kind & 1)
