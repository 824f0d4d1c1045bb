"""Refusals as a page shows them."""

from __future__ import annotations

from shem.core.contract import Refusal
from shem.table.messages import Why
from shem.table.teller import Teller


def why_of(teller: Teller, refusal: Refusal | None) -> Why:
    """The rule that stands against an action, with its chapter; legal if there is none."""
    if refusal is None:
        return {"legal": True, "text": "", "chapter": ""}
    return {"legal": False, "text": teller.rule(refusal), "chapter": teller.chapter(str(refusal.code.value), True)}
