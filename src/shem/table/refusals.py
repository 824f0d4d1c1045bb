"""Refusals as a page shows them."""

from __future__ import annotations

from shem.core.contract import Refusal
from shem.table.messages import Why
from shem.table.teller import Teller


def why_of(teller: Teller, refusal: Refusal | None) -> Why:
    """The rule that stands against an action, with its chapter; legal if there is none."""
    if refusal is None:
        return {"legal": True, "text": "", "chapter": ""}
    code = str(refusal.code.value)
    values: dict[str, str | int] = {"need": refusal.need, "have": refusal.have, "about": teller.about(refusal)}
    known = teller.words.has(f"{teller.game}-reject-{code}")
    text = teller.say(f"reject-{code}", **values) if known else teller.words.say(f"reject-{code}", **values)
    return {"legal": False, "text": text, "chapter": teller.chapter(code, True)}
