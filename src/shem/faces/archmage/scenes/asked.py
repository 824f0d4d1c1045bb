"""What a page says about a prompt: to those who are asked, and to those who wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.contract import Prompt
from shem.faces.archmage.scenes.choices import question
from shem.faces.archmage.scenes.glance import Glance


def asked(glance: Glance, prompt: Prompt, seats: Sequence[int]) -> str:
    if glance.seat in seats:
        return question(glance)
    names = glance.names
    text = names.artifact(prompt.args[0]) if prompt.code == "artifact" else ""
    return glance.say(f"wait-{prompt.code}", names=names.seats(seats), count=len(seats), artifact=text)
