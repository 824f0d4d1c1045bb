"""What a page says about a prompt: to those who are asked, and to those who wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.contract import Prompt
from shem.core.tally import Tally
from shem.faces.delve.scenes.glance import Glance
from shem.faces.delve.telling.position import standing_hits
from shem.games.delve.rules.souls import price


def asked(glance: Glance, prompt: Prompt, seats: Sequence[int]) -> str:
    question = glance.names.say(f"ask-{prompt.code}", **_values(glance, prompt))
    names = glance.names.seats(seats)
    told = glance.seat in seats or question.startswith(f"{names}:")
    return question if told else glance.say("wait", names=names, question=question)


def _values(glance: Glance, prompt: Prompt) -> dict[str, str | int]:
    names, world, args = glance.names, glance.world, prompt.args
    if prompt.code == "hero-turn":
        turn = world.turn
        left = {"points": turn.points, "combats": turn.combats, "actions": turn.actions}
        return {"hero": names.hero(args[0]), **left}
    if prompt.code == "hit-stage":
        hits, lethal = standing_hits(world, world.fight())
        pair = {"attacker": names.figure(args[0]), "target": names.figure(args[1])}
        return {**pair, "stars": args[2], "hits": hits, "lethal": lethal}
    if prompt.code == "def-stage":
        return {"defender": names.figure(args[0]), "attacker": names.figure(args[1]), "wounds": args[2]}
    if prompt.code in ("push", "victim"):
        return {"who": names.figure(args[0])}
    if prompt.code in ("enhance", "return"):
        return _souls(glance, *args)
    if prompt.code == "choose":
        return {"text": names.paragraph(args[0]) or "none"}
    if prompt.code == "exchange":
        return {"hero": names.hero(args[0]), "other": names.hero(args[1])}
    return {"hero": names.hero(args[0])} if prompt.code == "reorganize" else {"round": args[0]}


def _souls(glance: Glance, seat: int, souls: int) -> dict[str, str | int]:
    hero = glance.hero(seat)
    rank = hero.rank if hero.soul else hero.rank + 1
    return {
        "hero": glance.names.hero(seat),
        "rank": glance.names.rank(rank),
        "price": price(glance.world, seat, rank, Tally(False)),
        "souls": souls,
    }
