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
    if party.campaign is not None and party.campaign not in parts["campaigns"]:
        yield ("campaign",), no_such("campaigns", party.campaign, parts["campaigns"])
    for where, quest in [(("quest",), party.quest), *[(("open", place), one) for place, one in enumerate(party.open)]]:
        if quest is not None and quest not in parts["quests"]:
            yield where, no_such("quests", quest, parts["quests"])
    for hero, member in party.heroes.items():
        if hero not in parts["heroes"]:
            yield ("heroes", hero), no_such("heroes", hero, parts["heroes"])
        yield from check_member(("heroes", hero), member, parts["items"])
