"""What ends a battle and who wins then, in words, read from what the rules decide by (Victory Conditions and Game End)."""

from __future__ import annotations

from collections.abc import Iterator

from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.story import has_teams, trigger_text
from shem.games.arcana.parts import events
from shem.games.arcana.parts.story import BY_VP, NEVER, TO_ACTOR, Encounter, Objective, Result


def ends(names: Names) -> list[str]:
    """All that ends the battle, what also says who has won first; at last who wins where nothing else says it."""
    return [*(text for _, text in endings(names)), names.say("end-most", teams=_teams(names))]


def endings(names: Names) -> list[tuple[str, str]]:
    """Each way in which the battle can end: its code in `events.ENDINGS`, and its sentence."""
    plan = names.plan
    lines = [(events.VP_TOTAL, text) for text in _totals(names)]
    lines += [(events.STORY, text) for text in _stories(names)]
    lines += [(events.OBJECTIVE, text) for text in _objectives(names)]
    wins = "yes" if plan.last_standing_wins else "no"
    lines.append((events.LAST_STANDING, names.say("end-last", wins=wins, teams=_teams(names))))
    if plan.rounds:
        lines.append((events.ROUND_LIMIT, names.say("end-rounds", rounds=plan.rounds)))
    return lines


def _teams(names: Names) -> str:
    return "yes" if has_teams(names) else "no"


def _totals(names: Names) -> list[str]:
    """VP totals: one for all, or each army's own."""
    totals = [claims.vp_total for claims in names.plan.claims]
    if len(set(totals)) == 1:
        return [names.say("end-total", vp=totals[0], teams=_teams(names))] if totals[0] else []
    return [
        names.say("end-total-own", army=names.army(army), vp=vp, teams=_teams(names))
        for army, vp in enumerate(totals)
        if vp
    ]


def _stories(names: Names) -> Iterator[str]:
    """Encounters that end the battle."""
    for encounter in names.plan.encounters:
        for chosen, results in [(False, encounter.results), *((True, choice) for choice in encounter.choices)]:
            for result in results:
                if result.kind == "end":
                    yield _story(names, encounter, result, chosen)


def _story(names: Names, encounter: Encounter, result: Result, chosen: bool) -> str:
    return names.say(
        "end-story",
        trigger=trigger_text(names, encounter.trigger),
        chosen="yes" if chosen else "no",
        after=names.words.both([names.told("encounters", number) for number in encounter.after]) or "none",
        unless=names.words.either([names.told("encounters", number) for number in encounter.unless]) or "none",
        winner=_winner(names, encounter, result),
        teams=_teams(names),
    )


def _winner(names: Names, encounter: Encounter, result: Result) -> str:
    """`vp` for whoever has most VP, `actor` for the army whose doing it is, else an army."""
    if result.to == BY_VP:
        return "vp"
    if result.to != TO_ACTOR:
        return names.army(result.to)
    named = [army for army in range(names.plan.wild) if encounter.trigger.armies >> army & 1]
    return names.army(named[0]) if len(named) == 1 else "actor"


def _objectives(names: Names) -> Iterator[str]:
    """Objectives that end the battle; of secret ones only that there are some."""
    secret = {number for muster in names.plan.musters for number in muster.secrets}
    ending = [number for number, objective in enumerate(names.plan.objectives) if objective.ends]
    for number in ending:
        if number not in secret:
            yield _objective(names, number, names.plan.objectives[number])
    if secret.intersection(ending):
        yield names.say("end-secret")


def _objective(names: Names, number: int, objective: Objective) -> str:
    trigger = objective.trigger
    return names.say(
        "end-objective",
        title=names.told("objectives", number),
        trigger="none" if trigger.kind == NEVER else trigger_text(names, trigger),
        who="any" if objective.armies == trigger.armies else names.armies(objective.armies),
    )
