"""What is looked up, line by line: cards, Regions and Ancient Ones as the page is given them, objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.faces.arcana.lines.typed import Typed
from shem.faces.arcana.scenes.answer_shapes import AbilityCard, AncientPower, Card
from shem.faces.arcana.scenes.card import card_of
from shem.faces.arcana.scenes.figures import golem_figures
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.scenes.groups import ROLES
from shem.faces.arcana.scenes.pages import ancients_of, region_card
from shem.faces.arcana.telling.abilities import ability_line
from shem.faces.arcana.telling.position import golem_line
from shem.faces.arcana.telling.story import objective_lines
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.sources import MIRACLE
from shem.table.messages import Number

LOOKS: Final = ("golem", "region", "ancients", "objectives")


def look(glance: Glance, words: Sequence[str]) -> list[str] | None:
    """`golem 3`: its whole card as it stands; `region B4`; `ancients`; `objectives`. None for other words."""
    code = next((code for code in LOOKS if words[0] in glance.words.aliases(f"arcana-command-{code}")), "")
    if code == "golem":
        return _card(glance, _golem(glance, words))
    if code == "region":
        return _region(glance, Typed(glance).region(" ".join(words[1:])))
    if code == "ancients":
        every = [line for army in range(glance.battle.plan.wild) for line in _ancients(glance, army)]
        return every or [glance.names.say("no-ancients")]
    if code == "objectives":
        return objective_lines(glance.names, glance.battle, glance.seat) or [glance.names.say("no-objectives")]
    return None


def card_numbers(glance: Glance, words: Sequence[str]) -> list[Number] | None:
    """`golem 3`: its Health, Armor and Dodge. None for other words."""
    if words[0] not in glance.words.aliases("arcana-command-golem"):
        return None
    return [figure["number"] for figure in golem_figures(glance, _golem(glance, words))]


def _golem(glance: Glance, words: Sequence[str]) -> Golem:
    return glance.battle.golems[Typed(glance).golem(words[1] if len(words) > 1 else "")]


def _card(glance: Glance, golem: Golem) -> list[str]:
    names, card = glance.names, card_of(glance, golem)
    figures = ", ".join(f"{figure['name']} {figure['value']}" for figure in card["figures"])
    lines = [
        golem_line(names, glance.battle, golem),
        names.say("card-line", line=card["line"], figures=figures, apv=card["apv"]),
        *_owned(glance, card, ""),
    ]
    for knight in card["knights"]:
        if knight["name"] != knight["rank"]:
            rank, name, state = knight["rank"], knight["name"], knight["state"]
            lines.append("  " + names.say("knight-line", rank=rank, name=name, apv=knight["apv"], state=state))
            lines += [f"  {line}" for line in _owned(glance, card, knight["name"])]
    relic = names.relic_of(golem.number)
    if relic is not None:
        lines.append("  " + names.say("relic-line", name=relic.name, apv=relic.apv))
        lines += [f"  {line}" for line in _owned(glance, card, relic.name)]
    return lines


def _owned(glance: Glance, card: Card, owner: str) -> list[str]:
    """Abilities and passive abilities of the Golem itself (empty), of one of its Knights or of its Relic."""
    lines = []
    for ability in card["abilities"]:
        if ability["owner"] == owner:
            lines += ["  " + card_line(glance, ability), *(f"    {text}" for text in ability["words"])]
    for passive in card["passives"]:
        if passive["owner"] == owner:
            lines.append("  " + glance.names.say("passive-line", name=passive["name"]))
            lines += [f"    {text}" for text in passive["words"]]
    return lines


def card_line(glance: Glance, ability: AbilityCard) -> str:
    """An ability as it is now, with what keeps or limits it."""
    names = glance.names
    figures = [(figure["name"], figure["value"]) for figure in ability["figures"] if figure["code"] != "cost"]
    state = [names.say("state-cooling", rounds=ability["pips"])] if ability["pips"] else []
    if ability["uses"] >= 0:
        kind = "relic" if ability["origin"] == "relic" else "construct"
        state.append(names.say("state-uses", left=ability["uses"], kind=kind))
    if ability["down"]:
        state.append(names.say("state-down"))
    return ability_line(names.words, ability["name"], ability["about"], ability["price"], figures, *state)


def _region(glance: Glance, number: int) -> list[str]:
    names, card = glance.names, region_card(glance, number)
    line = names.say("region-line", region=card["name"], ground=names.ground(number), room=card["most"], free=card["room"])
    effects = [
        names.say("region-effect", source=effect["source"], text=effect["text"], until=effect["until"] or "none")
        for effect in card["effects"]
    ]
    golems = [golem_line(names, glance.battle, glance.battle.golems[golem]) for golem in card["golems"]]
    return [line, *(f"  {text}" for text in [*card["words"], *effects, *card["features"], *golems])]


def _ancients(glance: Glance, army: int) -> list[str]:
    """An army's Ancient Ones: powers, costs, where their Blessings and Curses lie."""
    lines = []
    for card in ancients_of(glance, army):
        lines.append(glance.names.say("ancient-line", name=card["name"], army=glance.names.army(army)))
        for power in card["powers"]:
            lines += ["  " + spell_line(glance, power, power["name"]), *(f"    {text}" for text in power["words"])]
            role, ancient = ROLES.index(power["role"]), glance.battle.plan.musters[army].ancients[card["number"]]
            placed = ancient.placed(role) if role != MIRACLE else None
            if placed is not None and not power["lies"]:
                lines.append("    " + glance.names.say("spell-move", mana=placed.move))
    return lines


def spell_line(glance: Glance, power: AncientPower, name: str) -> str:
    """A power with its cost and where it lies."""
    return glance.names.say("spell-line", kind=power["role"], name=name, mana=power["cost"], region=power["lies"] or "none")
