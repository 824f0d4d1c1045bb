"""Effects are carried out: what cards, powers, sentences and paragraphs do to figures, the party and the dungeon."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Effect
from shem.games.delve.parts.state import DelveState


def is_attack_deed(do: int) -> bool:
    """Whether a deed only means something in an attack or a defence, where it is added to it."""
    return do < v.ARMOR


def carry_out(
    state: DelveState,
    effects: list[Effect],
    moment: int,
    subject: int,
    target: int,
    area: int,
    source: int,
    entry: Entry,
) -> None:
    """Carry those of a moment out, in order. subject: whose they are; target: at whom they are aimed; both -1: nobody.
    area: of the target, or where it happens."""
    raise NotImplementedError


def carry_due(state: DelveState, entry: Entry) -> None:
    """Carry the first out of what is due."""
    raise NotImplementedError


def draw_and_resolve(state: DelveState, deck: int, who: int, entry: Entry) -> None:
    """Draw the next card of a deck for a Character, if there is one, and do what it says."""
    raise NotImplementedError


def resolve(state: DelveState, deck: int, card: int, who: int, entry: Entry) -> None:
    """Do what a drawn card says for a Character, and put it where it then belongs."""
    raise NotImplementedError
