"""Since your turn: what others did, told by attacker and grouped, from what the seat was told alone."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.contract import Setup
from shem.core.event import Event, EventKind
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.core.tally import Tally
from shem.faces.arcana.stage import ArcanaStage
from shem.faces.arcana.telling.digest import Digest, Heard, Line, digest
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events as ev
from shem.games.arcana.parts.actions import Move
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import golem_source
from shem.locale.words import Words
from shem.table.asking import heard
from shem.table.hosted import Hosted
from tests.ready import HUNTERS, WOOD
from tests.table.lively import Lively
from tests.table.test_log import played

# Three Cairns: army 0 has the Golems 0 to 6, army 1 the Golems 7 to 11; Region 6 is A2.
CAIRNS = {"scenario": "three-cairns", "armies": [HUNTERS, WOOD]}
MINE, THEIRS = 0, 1
WALK, THORNS, GREAT_THORN = 0, 1, 2


def voice(setup: Setup, language: str = "en") -> ArcanaStage:
    return ArcanaStage(Words(language), setup, ["human"] * GAME.seats(setup))


def tally(total: int) -> Tally:
    found = Tally()
    found.base(Why.BASE_DAMAGE, total)
    return found


def blow(target: int, result: int, damage: int, golem: int = 9, ability: int = THORNS) -> Event:
    values = (golem, ability, target, result, 20, 60, damage, 30 - damage)
    return Event(ev.STRUCK, values, [("to_hit", tally(60)), ("damage", tally(damage))])


def event(kind: EventKind, *values: int | tuple[int, ...]) -> Event:
    return Event(kind, values)


ATTACK = event(ev.ATTACKED, 9, THORNS, 6, 4, 20, 0)
MY_END = event(ev.TURN_ENDED, MINE, 2, 2, 5)
THEIR_TURN = event(ev.TURN, THEIRS, 2)
THEIR_END = event(ev.TURN_ENDED, THEIRS, 0, 0, 5)
MY_TURN = event(ev.TURN, MINE, 3)
BEFORE = [event(ev.ROUND, 1), event(ev.TURN, MINE, 1)]


def told(*told: Event, language: str = "en") -> Digest:
    """What the player of army 0 is told of one entry's events, which follow on their own first turn."""
    log = [Heard(1, place, one) for place, one in enumerate([*BEFORE, MY_END, THEIR_TURN, *told])]
    return digest(voice(GAME.resolve(CAIRNS), language), MINE, log)


def lines(found: Digest) -> list[Line]:
    [section] = found.sections
    assert section.army == THEIRS
    return section.lines


def test_an_attack_on_many_is_one_line_that_opens_to_each() -> None:
    stand = [event(ev.DEPLOYED, golem, 6) for golem in range(5)]
    blows = [blow(0, ev.HIT, 8), blow(1, ev.MISS, 0), blow(2, ev.HIT, 8), blow(3, ev.CRIT, 16), blow(4, ev.MISS, 0)]
    dead = event(ev.DESTROYED_GOLEM, 3, 4, THEIRS, 7)
    found = told(*stand, ATTACK, *blows, dead, THEIR_END, MY_TURN)
    line = lines(found)[-1]
    assert line.kind == "attack" and line.golem == 9 and line.head is None
    assert line.text == (
        "Thornbeast 10 attacks 5 Golems with Barbed Thorns: 3 of 5 hit, 32 damage; Sand Lion 4 is destroyed, 7 VP."
    )
    assert [one.event for one in line.parts] == [*blows, dead]
    assert {one.region for one in line.parts} == {6}
    assert found.lost == 32 and found.gone == [3] and found.sections[0].vp == 7


@pytest.mark.parametrize(
    ("language", "result", "text"),
    [
        ("en", ev.HIT, "Thornbeast 10 hits Dune Viper 1 with Barbed Thorns (To-Hit 60): 8 damage."),
        ("en", ev.MISS, "Thornbeast 10 misses Dune Viper 1 with Barbed Thorns (To-Hit 60)."),
        ("en", ev.SUPER_CRIT, "Thornbeast 10 hits Dune Viper 1 with Barbed Thorns (To-Hit 60): Super Crit, 8 damage."),
        ("de", ev.HIT, "Thornbeast 10 trifft Dune Viper 1 mit Dornensaat (Trefferwert 60): 8 Schaden."),
    ],
)
def test_an_attack_on_one_is_a_sentence_with_its_numbers(language: str, result: int, text: str) -> None:
    struck = blow(0, result, 0 if result == ev.MISS else 8)
    [line] = lines(told(ATTACK, struck, language=language))
    if language == "de":
        text = text.replace("Dornensaat", voice(GAME.resolve(CAIRNS), "de").names.ability(9, THORNS))
    assert line.text == text
    assert line.head is not None and line.head.event is struck and not line.parts
    assert (line.head.entry, line.head.place) == (1, 5)


def test_attacks_of_one_ability_on_one_golem_are_told_together() -> None:
    other = event(ev.ATTACKED, 9, GREAT_THORN, 6, 3, 20, 0)
    blows = [blow(0, ev.HIT, 8), blow(0, ev.MISS, 0), blow(0, ev.HIT, 5, ability=GREAT_THORN)]
    found = lines(told(ATTACK, blows[0], ATTACK, blows[1], other, blows[2]))
    assert [line.text for line in found] == [
        "Thornbeast 10 attacks Dune Viper 1 with Barbed Thorns: 1 of 2 hit, 8 damage.",
        "Thornbeast 10 hits Dune Viper 1 with Great Thorn (To-Hit 60): 5 damage.",
    ]


def test_deeds_are_told_by_attacker_and_walks_at_the_end() -> None:
    walks = [event(ev.MOVED, golem, WALK, (12 + golem,), 1) for golem in (7, 8, 9)]
    again = event(ev.ATTACKED, 10, THORNS, 6, 3, 20, 0)
    deeds = [ATTACK, blow(0, ev.HIT, 8), again, blow(1, ev.HIT, 3, golem=10), ATTACK, blow(1, ev.MISS, 0)]
    found = lines(told(walks[0], *deeds[:4], walks[1], *deeds[4:], walks[2]))
    assert [(line.kind, line.golem) for line in found] == [("attack", 9), ("attack", 10), ("move", -1)]
    assert found[-1].text == "Woodguard 8, Thornbeast 10 and Woodguard 9 move."
    assert sorted(one.number("golem") for one in found[-1].parts) == [7, 8, 9]
    assert found[-1].region == 19  # where the first of them went


def test_one_golem_that_goes_twice_is_one_golem_and_leads_to_where_it_stands() -> None:
    walks = [event(ev.MOVED, 7, WALK, (region,), 1) for region in (18, 19)]
    [line] = lines(told(*walks))
    assert (line.text, line.region, line.golem) == ("Woodguard 8 moves.", 19, 7)


def test_a_charge_is_one_line_with_its_attack() -> None:
    charge = event(ev.CHARGED, 9, WALK, 6, 7, 2)
    [line] = lines(told(charge, ATTACK, blow(0, ev.HIT, 8)))
    assert line.kind == "attack" and line.parts[0].event is charge


def test_a_counterattack_is_its_attackers_own_line() -> None:
    back = event(ev.ATTACKED, 0, THORNS, 6, 0, 40, 0)
    found = lines(told(ATTACK, blow(0, ev.HIT, 8), back, blow(9, ev.HIT, 2, golem=0)))
    assert [(line.golem, line.parts) for line in found] == [(9, []), (0, [])]


def test_what_a_power_does_to_many_is_summed_up() -> None:
    used = event(ev.USED, 9, THORNS, 3)
    hurt = [event(ev.HARMED, golem, golem_source(9), 6, 24) for golem in (0, 1)]
    [line] = lines(told(used, *hurt))
    assert line.text.endswith(" 2 Golems of Dune Hunters take 12 damage.")
    assert [one.event for one in line.parts] == hurt


def test_only_what_came_after_ones_own_turn_is_told() -> None:
    """And nothing of what has been done in one's own next turn."""
    mine = [event(ev.CAPTURED, MINE, 6, 1, 4), event(ev.MOVED, 0, WALK, (9,), 1), event(ev.CAPTURED, MINE, 8, 1, 5)]
    walk = event(ev.MOVED, 7, WALK, (12,), 1)
    ended = told(walk, THEIR_END, MY_TURN, mine[0])
    assert ended.fresh and [line.kind for line in lines(ended)] == ["move"]
    assert [line.text for line in ended.upkeep] == ["Dune Hunters: 1 VP for A2, 4 in all."]
    begun = told(walk, THEIR_END, MY_TURN, *mine)
    assert not begun.fresh and len(begun.upkeep) == 1 and len(lines(begun)) == 1
    assert not told(walk).fresh  # they are at it still
    assert told(MY_END).sections == []


def test_the_upkeep_is_told_in_the_same_form_like_with_like() -> None:
    gains = [event(ev.CAPTURED, MINE, 6, 1, 4), event(ev.CAPTURED, MINE, 8, 2, 6)]
    wells = [event(ev.WELL, MINE, 6, 3, 8, 9), event(ev.GRANTED, MINE, 2, 10)]
    hurt = [event(ev.HARMED, golem, golem_source(9), 5, 20) for golem in (0, 1)]
    found = told(THEIR_END, MY_TURN, *gains, *wells, *hurt)
    assert [(line.kind, line.text, len(line.parts)) for line in found.upkeep] == [
        ("vp", "3 VP for Dune Hunters.", 2),
        ("mana", "5 Mana for Dune Hunters.", 2),
        ("harmed", "2 Golems of Dune Hunters take 10 damage.", 2),
    ]
    assert found.lost == 10 and not found.sections


@pytest.mark.parametrize(
    ("language", "gain", "text"),
    [
        ("en", 0, "Dune Viper 1 gets no Health back by Thornbeast 10: it still has 75."),
        ("en", 6, "Dune Viper 1 gets 6 Health back by Thornbeast 10: 75 now."),
        ("de", 0, "Dune Viper 1 erhält kein Leben durch Thornbeast 10 zurück: noch 75."),
        ("de", 6, "Dune Viper 1 erhält 6 Leben durch Thornbeast 10 zurück: jetzt 75."),
    ],
)
def test_who_has_nothing_to_heal_is_not_told_of_healing(language: str, gain: int, text: str) -> None:
    healed = event(ev.HEALED, 0, golem_source(9), gain, 75)
    assert voice(GAME.resolve(CAIRNS), language).event(healed) == text


def test_before_the_first_turn_the_deployment_is_not_told() -> None:
    setup = GAME.resolve(CAIRNS)
    log = [event(ev.DEPLOYED, 7, 6), event(ev.ROUND, 1), event(ev.TURN, THEIRS, 1), event(ev.MOVED, 7, WALK, (9,), 1)]
    found = digest(voice(setup), MINE, [Heard(1, place, one) for place, one in enumerate([*log, THEIR_END, MY_TURN])])
    assert [line.kind for line in lines(found)] == ["move"]


@pytest.mark.parametrize("scenario", ["three-cairns", "caves-of-mahtis", "tournament-of-the-hundred-skulls"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_blow_of_a_whole_round_is_told_once_and_its_damage_is_that_of_the_rules(scenario: str, language: str) -> None:
    lively = Lively({"scenario": scenario}, 5)
    log = [Heard(0, place, one) for place, one in enumerate(lively.events)]
    teller = voice(lively.setup, language)
    checked = 0
    for number in range(1, 400):
        if lively.over or checked > 5:
            break
        log += [Heard(number, place, one) for place, one in enumerate(lively.step())]
        if not any(one.kind is ev.TURN for one in lively.newest):
            continue
        seat = lively.seat
        found = digest(teller, seat, log)
        ends = [at for at, one in enumerate(log) if one.kind is ev.TURN_ENDED and one.number("army") == seat]
        first = ends[-1] + 1 if ends else next(at for at, one in enumerate(log) if one.kind is ev.ROUND)
        blows = [one for one in log[first:] if one.kind is ev.STRUCK]
        every = [one for section in found.sections for line in section.lines for one in line.heard]
        assert sorted(map(id, blows)) == sorted(id(one) for one in every if one.kind is ev.STRUCK)
        assert len({id(one) for one in every}) == len(every)
        names = teller.names
        whom = [(names.army_of(one.number("target" if one.has("target") else "golem")), one) for one in log[first:]]
        hurts = (ev.STRUCK, ev.HARMED, ev.BLED)
        assert found.lost == sum(one.number("damage") for army, one in whom if army == seat and one.kind in hurts)
        assert all(line.text for section in found.sections for line in section.lines)
        checked += bool(blows)
    assert checked


def test_what_others_alone_were_told_is_not_told() -> None:
    open, secret = event(ev.ROUND, 1), Event(ev.SECRET_DEALT, (1, 0), seers=0b10)
    entry = LogEntry(3, 1, None, [], [secret, open], False, played(1).state, "", 0)
    assert heard([entry], 0) == [(3, 0, open)]
    assert heard([entry], 1) == [(3, 0, secret), (3, 1, open)]


def ask(hosted: Hosted, what: str, **more: Any) -> Any:
    wish: Any = {"kind": "ask", "id": 1, "what": what, **more}
    [(_, answer)] = hosted.wish("me", wish)
    assert answer["kind"] == "answer", answer
    return answer["result"]


def test_a_page_gets_lines_that_lead_to_their_place_and_numbers() -> None:
    match: Match = played(4)
    hosted = Hosted("match", match, {})
    seat = match.pending.seats[0]
    hosted.join("me", [seat], "en")
    found = ask(hosted, "digest")
    told = [line for section in found["sections"] for line in section["lines"]] + found["upkeep"]
    assert told
    numbered = [part for line in told for part in (line, *line["parts"]) if part["numbers"]]
    assert numbered
    for part in numbered:
        numbers = ask(hosted, "dive", about={"entry": part["entry"], "place": part["place"]})
        assert {number["code"]: number["total"] for number in numbers} == part["numbers"]
    assert any(line["region"] is not None for line in told)


def test_a_question_can_be_about_an_earlier_sight() -> None:
    """While a page still shows what happened, it asks about what it shows."""
    match = played(2)
    hosted = Hosted("match", match, {})
    seat = match.pending.seats[0]
    hosted.join("me", [seat], "en")
    before, seq = ask(hosted, "army", about={"army": seat}), hosted.seq
    walk = next(action for action in match.sight(seat).legal() if isinstance(action, Move))
    hosted.wish("me", {"kind": "act", "seq": seq, "seat": seat, "key": list(walk.key())})
    assert hosted.seq > seq and ask(hosted, "army", about={"army": seat}) != before
    assert ask(hosted, "army", about={"army": seat}, seq=seq) == before
