"""What no single field of a party can show."""

from __future__ import annotations

from collections.abc import Iterator

from shem.games.delve.content.checks_cards import check_member
from shem.games.delve.content.checks_effects import no_such
from shem.games.delve.content.models_party import Party
from shem.games.delve.content.world import Finding, World


def check_party(party: Party, world: World) -> Iterator[Finding]:
    """What it names that there is not, and what nobody can wear."""
    parts = world.parts
    quests = [id for id, quest in parts["quests"].items() if quest.campaign == party.campaign]
    if party.campaign is not None and party.campaign not in parts["campaigns"]:
        yield ("campaign",), no_such("campaigns", party.campaign, parts["campaigns"])
        quests = list(parts["quests"])
    for place, quest in enumerate(party.open):
        if quest not in quests:
            yield ("open", place), no_such("quests", quest, quests)
    if party.quest is not None and party.quest not in party.open:
        yield ("quest",), no_such("open", party.quest, party.open)
    for hero, member in party.heroes.items():
        if hero not in parts["heroes"]:
            yield ("heroes", hero), no_such("heroes", hero, parts["heroes"])
        yield from check_member(("heroes", hero), member, parts["items"])
