"""What others did since a seat's last turn, as the page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from shem.faces.arcana.scenes.digest_shapes import Digest, DigestLine, DigestPart, DigestSection
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.telling import digest as told
from shem.table.voice import numbers_of


def digest_of(glance: Glance, army: int, log: Sequence[told.Heard]) -> Digest:
    """From all that the army was told."""
    found = told.digest(glance.teller, army, log)
    names = glance.names
    gone = names.golems(found.gone) or "none"
    return {
        "fresh": found.fresh,
        "text": names.say("digest-own", damage=found.lost, lost=len(found.gone), gone=gone),
        "sections": [_section(glance, army, section) for section in found.sections],
        "upkeep": [_line(glance, army, line) for line in found.upkeep],
    }


def _section(glance: Glance, army: int, section: told.Section) -> DigestSection:
    whose = section.army
    return {
        "army": whose if whose >= 0 else None,
        "name": glance.names.army(whose) if whose >= 0 else glance.names.say("digest-between"),
        "vp": section.vp,
        "lines": [_line(glance, army, line) for line in section.lines],
    }


def _line(glance: Glance, army: int, line: told.Line) -> DigestLine:
    head = line.head
    return {
        "kind": line.kind,
        "text": line.text,
        "entry": -1 if head is None else head.entry,
        "place": -1 if head is None else head.place,
        "numbers": {} if head is None else numbers_of(head.event),
        "region": line.region if line.region >= 0 else None,
        "golem": line.golem if line.golem >= 0 else None,
        "mine": told.concerns(glance.teller, army, line),
        "parts": [_part(glance, one) for one in line.parts],
    }


def _part(glance: Glance, one: told.Heard) -> DigestPart:
    return {
        "kind": one.kind.code,
        "text": glance.teller.event(one.event),
        "entry": one.entry,
        "place": one.place,
        "numbers": numbers_of(one.event),
        "region": one.region if one.region >= 0 else None,
    }
