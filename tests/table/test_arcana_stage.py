"""Golem Arcana on the table: the shapes hold, every action is offered once, what is shown is what decides, no leak."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Turn
from shem.core.event import Event
from shem.core.sight import Sight
from shem.faces.arcana.scenes import shapes
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.compile_scenario import scenario_points
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaAttack, AreaCharge, Attack, Bless, Charge
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.events import CRIT, MISS
from shem.games.arcana.parts.sources import region_source
from shem.games.arcana.rules.mana_wells import MoveWell
from shem.games.arcana.rules.region_effects import Shift
from shem.locale.words import LANGUAGES, Words
from shem.table.face import face
from shem.table.menu import NoAnswer
from shem.table.stage import Stage
from tests.faces.arcana_faced import ArcanaFaced, offered
from tests.faces.conforming import problem
from tests.faces.faced import ask
from tests.table.lively import Lively

LARGE = 3000
SCENARIOS = [
    pytest.param(id, marks=[pytest.mark.long] if scenario_points(scenario) == LARGE else [])
    for id, scenario in default().scenarios.items()
]
STEPS = 60
LOOKS = 3

STRIKES = (Attack, AreaAttack, Charge, AreaCharge)


def staged(setup: Any, language: str = "en") -> Stage:
    words = Words(language)
    labels = ["human"] * GAME.seats(setup)
    return face("arcana").stage(words, setup, labels)


def sight_of(lively: Lively, seat: int | None) -> Sight:
    return Sight(GAME, lively.setup, lively.battle, seat, lively.events)


def moments(options: dict[str, object], seed: int, steps: int = STEPS, looks: int = LOOKS) -> Iterator[Lively]:
    """A battle at some of its decisions, the first among them."""
    lively = Lively(options, seed)
    chosen = Random(seed).sample(range(1, steps), looks)
    for step in range(steps):
        if lively.over:
            return
        if step == 0 or step in chosen:
            yield lively
        lively.step()


def prompts(options: dict[str, object], seed: int, looks: int, steps: int = 300) -> Iterator[Lively]:
    """A battle at decisions of another kind than a turn's or the deployment's, as they come."""
    lively = Lively(options, seed)
    for _ in range(steps):
        pending = lively.battle.pending()
        if lively.over or not looks:
            return
        if isinstance(pending, Turn) and pending.prompt.code not in (events.ASK_TURN, events.ASK_DEPLOY):
            yield lively
            looks -= 1
        lively.step()


def fights(options: dict[str, object], seed: int, looks: int) -> Iterator[Lively]:
    """A battle at decisions at which an enemy can be struck."""
    lively = Lively(options, seed)
    while looks and not lively.over:
        if any(isinstance(action, Attack | Charge) for action in lively.battle.legal(lively.seat)):
            yield lively
            looks -= 1
        lively.step()


def played(lively: Lively, action: Action) -> list[Event]:
    """The events of an action on a copy of the battle."""
    entry = Entry(Seeded(lively.battle.clock), telling=True)
    lively.battle.copy().apply(lively.seat, action, entry)
    return list(entry.events)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", ["three-cairns", "four-winds", "as-the-embers-die", "thirst", "realm-of-cinders"])
def test_what_a_choice_shows_is_what_the_action_uses(scenario: str, edition: str) -> None:
    """Architecture 5: What is shown is what is used."""
    struck = paid = 0
    for lively in fights({"scenario": scenario, "edition": edition}, seed=8, looks=15):
        view, sight = staged(lively.setup), sight_of(lively, lively.seat)
        rng = Random(lively.battle.clock)
        choices = offered(view, sight)
        bold = [choice for choice in choices if "targets" in choice]
        for choice in rng.sample(choices, 3) + bold[:6]:
            told = played(lively, GAME.action(choice["key"]))
            tallies = [(event, dict(event.tallies)) for event in told]
            for event, found in tallies:
                if event.kind is events.STRUCK and "targets" in choice and event.values[0] == choice["golem"]:
                    target = next(entry for entry in choice["targets"] if entry["golem"] == event.values[2])
                    assert found["to_hit"].total == target["to_hit"] == event.values[5]
                    if event.values[3] != MISS:
                        kind = "crit" if _int(event.values[3]) >= CRIT else "damage"
                        assert found["damage"].total == target[kind] == event.values[6]
                    struck += 1
            costs = [found["cost"].total for event, found in tallies if "cost" in found]
            if "golem" in choice and "slot" in choice and choice["kind"] != "route":
                ap = sum(costs) if choice["kind"].endswith("charge") and _pays_ap(lively, choice) else costs[0]
                assert choice["numbers"]["cost"] == ap
                paid += 1
    assert struck >= 15 and paid > 50


def _pays_ap(lively: Lively, choice: dict[str, Any]) -> bool:
    return bool(lively.battle.golems[choice["golem"]].type.abilities[choice["slot"]].resource == v.AP)


def _int(value: Any) -> int:
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("scenario", ["four-winds", "as-the-embers-die"])
def test_the_numbers_of_an_action_are_the_ones_on_its_choice(scenario: str) -> None:
    compared = 0
    for lively in fights({"scenario": scenario}, seed=3, looks=10):
        view, sight = staged(lively.setup), sight_of(lively, lively.seat)
        for choice in offered(view, sight):
            if "targets" not in choice:
                continue
            numbers = view.ask(sight, "numbers", {}, choice["key"])
            for number in numbers:
                assert number["total"] == sum(line["amount"] for line in number["lines"])
            for target in choice["targets"]:
                mine = {number["code"]: number["total"] for number in numbers if number.get("golem") == target["golem"]}
                assert mine == {"to_hit": target["to_hit"], "damage": target["damage"], "crit_damage": target["crit"]}
                compared += 1
            assert [number["total"] for number in numbers if number["code"] == "cost"] == [choice["numbers"]["cost"]]
    assert compared > 10


def test_a_forecast_is_what_becomes_of_the_target() -> None:
    """A Warsprite of 45 Health and no Armor, hit for sure or missed: the chance is the true one."""
    met = {"killed by a hit": 0, "not even by a crit": 0}
    for lively in fights({"scenario": "three-cairns"}, seed=8, looks=20):
        view, sight = staged(lively.setup), sight_of(lively, lively.seat)
        for choice in offered(view, sight):
            if choice["kind"] != "attack":
                continue
            (shown,), (target,) = view.ask(sight, "forecast", {}, choice["key"])["targets"], choice["targets"]
            health = lively.battle.golems[target["golem"]].health
            assert {name: shown[name] for name in target} == target
            if target["damage"] >= health:
                met["killed by a hit"] += 1
                assert shown["kill"] == target["chance"]
                assert shown["expected"] == pytest.approx(target["chance"] * health / 100, abs=0.06)
            elif target["crit"] < health:
                met["not even by a crit"] += 1
                assert shown["kill"] == 0
            assert 0 <= shown["expected"] <= health
    assert all(met.values()), met


def test_hidden_wells_are_unknown() -> None:
    lively = Lively({"scenario": "lights-over-kesh"}, 1)
    hidden = [well for well in lively.battle.wells if well.among]
    scene = staged(lively.setup).scene(sight_of(lively, 0))
    unknown = [well for well in scene["wells"] if well["region"] is None]
    assert len(unknown) == len(hidden) == 2 and all(len(well["among"]) > 1 for well in unknown)


def test_a_secret_objective_is_its_seats_own() -> None:
    lively = Lively({"scenario": "as-the-embers-die"}, 1)
    view = staged(lively.setup)
    for seat in (0, 1, None):
        scene = view.scene(sight_of(lively, seat))
        assert [army["number"] for army in scene["armies"] if "secret" in army] == ([] if seat is None else [seat])
        assert sum(goal["secret"] for goal in scene["goals"]) == (0 if seat is None else 1)


@pytest.mark.parametrize("scenario", ["as-the-embers-die", "lights-over-kesh", "realm-of-cinders", "four-winds"])
def test_a_prompt_is_shown_with_all_that_it_asks(scenario: str) -> None:
    """Displacements, paths, encounters: what it is about, each choice in words, and a tap on a Region answers."""
    asked = set()
    for lively in prompts({"scenario": scenario}, seed=12, looks=12):
        sight = sight_of(lively, lively.seat)
        pending = sight.pending()
        assert isinstance(pending, Turn)
        asked.add(pending.prompt.code)
        for language in LANGUAGES:
            view = staged(lively.setup, language)
            scene = view.scene(sight)
            assert not problem(scene, shapes.ArcanaScene)
            assert scene["focus"] or pending.prompt.code == events.ASK_CHOOSE
            assert ("tale" in scene) == (pending.prompt.code == events.ASK_CHOOSE)
            told = view.asked(sight, pending.prompt, pending.seats)
            waits = view.asked(sight_of(lively, None), pending.prompt, pending.seats)
            assert view.seat(lively.seat) in waits and told != waits
            assert not any(sign in text for text in (told, waits) for sign in "{\ufffd")
            choices = view.ask(sight, "choices", {}, [])["choices"]
            assert len(choices) == len(sight.legal()) and all(choice["text"] for choice in choices)
            for choice in choices:
                if choice["kind"] == "go":
                    about = {"region": choice["region"], "golem": 0}
                    assert list(view.meaning(sight, about).key()) == choice["key"]
                    assert view.ask(sight, "why", about, [])["legal"]
    assert asked


def test_a_well_and_a_blessing_are_moved_by_a_tap_on_a_region() -> None:
    """Ruling B13, Mana Wells: the Region that is asked about stays a choice, "it stays"."""
    lively = Lively({"scenario": "blood-and-sands"}, 2)
    while not any(zone.layout.role == v.BLESSING for zone in lively.battle.zones):
        assert not lively.over, "nobody blessed"
        blessings = [action for action in lively.battle.legal(lively.seat) if isinstance(action, Bless)]
        lively.step(blessings[0] if blessings else None)
    battle, seat = lively.battle, lively.seat
    zone = next(zone for zone in battle.zones if zone.layout.role == v.BLESSING)
    well = next(well for well in battle.wells if not well.among)
    source = region_source(well.region)
    frames = [Shift(seat, zone.region, v.BLESSING, 2, source), MoveWell(seat, well.region, 2, source)]
    for frame, region in zip(frames, (zone.region, well.region)):
        battle.steps.append(frame)
        for language, stays in (("en", "It stays"), ("de", "Er bleibt")):
            view, sight = staged(lively.setup, language), sight_of(lively, seat)
            assert view.scene(sight)["focus"] == {"region": region}
            choices = view.ask(sight, "choices", {}, [])["choices"]
            assert len(choices) > 3 and {choice["group"] for choice in choices} == {"go"}
            assert [choice["region"] for choice in choices if choice["text"] == stays] == [region]
            assert all(list(view.meaning(sight, {"region": choice["region"]}).key()) == choice["key"] for choice in choices)
        battle.steps.pop()


def test_why_a_golem_cannot_reach_what_is_far() -> None:
    """Movement Rules; Melee Attacks: its own Region only, and a Charge needs a way; Ranged Attacks: Range."""
    lively = Lively({"scenario": "three-cairns", "order": "position"}, 2)
    while lively.battle.round == 0:
        lively.step()
    view, sight, battle = staged(lively.setup), sight_of(lively, 0), lively.battle
    golem = next(golem for golem in battle.golems if golem.army == 0 and golem.type.name == "Sand Lion" and golem.at >= 0)
    viper = next(golem for golem in battle.golems if golem.type.name == "Dune Viper" and golem.at >= 0)
    enemy = next(golem for golem in battle.golems if golem.army == 1 and golem.at >= 0)
    walk = view.ask(sight, "why", {"golem": golem.number, "slot": 0, "region": enemy.at}, [])
    assert not walk["legal"] and "is out of reach" in walk["text"] and walk["chapter"] == "Movement Rules"
    bite = view.ask(sight, "why", {"golem": golem.number, "slot": 1, "target": enemy.number}, [])
    assert "strikes its own Region only" in bite["text"] and "There is room in" in bite["text"]
    assert bite["chapter"] == "Charging"
    volley = view.ask(sight, "why", {"golem": viper.number, "slot": 1, "target": enemy.number}, [])
    assert "is out of range" in volley["text"] and volley["chapter"] == "Ranged Attacks: Range"
    stranger = view.ask(sight, "why", {"golem": enemy.number}, [])
    assert "belongs to another army" in stranger["text"]
    idle = view.ask(sight, "why", {"golem": golem.number, "slot": 1}, [])
    assert idle["text"] == "no target in reach and in sight"
    # What was touched is enough: the figure is aimed at; of a Charge that a touch before left open, the Region is whence.
    touched = {"golem": golem.number, "slot": 1, "region": enemy.at, "figure": enemy.number}
    assert view.ask(sight, "why", touched, []) == bite
    assert view.ask(sight, "why", {**touched, "slot": 0}, []) == walk
    left = {"golem": golem.number, "slot": 1, "target": enemy.number, "move": 0}
    whence = view.ask(sight, "why", {**left, "region": enemy.at}, [])
    assert whence == view.ask(sight, "why", {**left, "approach": enemy.at}, []) and whence != bite


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ({}, "table-golem-first"),
        ({"region": 3}, "table-golem-first"),
        ({"golem": 999}, "table-nothing-there"),
        ({"golem": -1}, "table-nothing-there"),
        ({"golem": 0, "slot": 99}, "table-nothing-there"),
        ({"golem": 0, "slot": 0, "region": 99999}, "table-nothing-there"),
        ({"option": -1}, "table-nothing-there"),
        ({"ancient": 0, "role": 7}, "table-nothing-there"),
    ],
)
def test_a_tap_that_means_nothing_is_told_so(about: dict[str, int], code: str) -> None:
    lively = Lively({"scenario": "three-cairns"}, 2)
    while lively.battle.round == 0:
        lively.step()
    view = staged(lively.setup)
    with pytest.raises(NoAnswer) as none:
        view.meaning(sight_of(lively, lively.seat), about)
    assert none.value.code == code


@pytest.mark.parametrize(
    ("what", "about", "key"),
    [
        ("nonsense", {}, []),
        ("card", {"golem": 999}, []),
        ("card", {}, []),
        ("region", {"region": -1}, []),
        ("army", {"army": 9}, []),
        ("ancients", {"army": 2}, []),
        ("forecast", {}, [5, 0, 0, 999]),
        ("forecast", {}, [0]),
        ("numbers", {}, [99]),
        ("numbers", {}, []),
    ],
)
def test_a_question_that_means_nothing_is_told_so(what: str, about: dict[str, int], key: list[int]) -> None:
    lively = Lively({"scenario": "three-cairns"}, 2)
    for language in LANGUAGES:
        view = staged(lively.setup, language)
        with pytest.raises(NoAnswer) as none:
            view.ask(sight_of(lively, 0), what, about, key)
        assert view.words.say(none.value.code, **none.value.values)


def test_any_key_and_any_about_is_answered_or_refused() -> None:
    """Malformed questions change nothing and break nothing."""
    rng = Random(1)
    answered = 0
    for lively in moments({"scenario": "as-the-embers-die"}, seed=9, steps=60, looks=5):
        view, sight = staged(lively.setup), sight_of(lively, lively.seat)
        names = ["golem", "slot", "region", "target", "approach", "move", "ancient", "role", "option", "army", "route"]
        for _ in range(200):
            about = {name: rng.choice([-2, 0, 1, 2, 5, 9, 40, 2000]) for name in rng.sample(names, rng.randrange(5))}
            bounds = [19, 30, 12, 90, 30, 90]
            key = [rng.randrange(bound) for bound in bounds[: rng.randrange(7)]]
            what = rng.choice(list(ArcanaFaced.answers))
            answer = ask(view, sight, (what, about, key))
            if not isinstance(answer, str):
                assert not problem(answer, ArcanaFaced.answers[what])
                answered += 1
    assert answered > 300


@pytest.mark.parametrize("scenario", ["three-cairns", "as-the-embers-die", "lights-over-kesh"])
def test_the_report_accounts_for_every_victory_point_and_attack(scenario: str) -> None:
    lively = Lively({"scenario": scenario}, 14)
    while not lively.over and len(lively.events) < 3000:
        lively.step()
    struck = [event for event in lively.events if event.kind is events.STRUCK]
    for language in LANGUAGES:
        report = staged(lively.setup, language).ask(sight_of(lively, None), "report", {}, [])
        assert lively.over and report["ending"]
        for army in report["armies"]:
            assert sum(source["vp"] for source in army["sources"]) == army["vp"] == lively.battle.armies[army["number"]].vp
        assert sum(army["vp"] for army in report["armies"]) > 0
        own = [event for event in struck if lively.battle.golems[_int(event.values[0])].army < lively.battle.plan.wild]
        assert sum(army["luck"]["attacks"] for army in report["armies"]) == len(own) > 10
        for army in report["armies"]:
            luck = army["luck"]
            assert luck["crits"] <= luck["hits"] <= luck["attacks"] and 0 <= luck["expected"] <= luck["attacks"]


def test_lore_is_told_in_both_languages() -> None:
    lively = Lively({"scenario": "as-the-embers-die"}, 1)
    told = [staged(lively.setup, language).ask(sight_of(lively, 0), "card", {"golem": 13}, []) for language in LANGUAGES]
    assert all(len(card["lore"]) > 30 and len(card["relic_lore"]) > 30 for card in told)
    assert told[0]["lore"] != told[1]["lore"]
    assert any(len(knight["lore"]) > 30 for knight in told[0]["knights"])
    assert all(len(staged(lively.setup, language).head()["about"]) > 30 for language in LANGUAGES)


def test_a_past_tally_can_be_dived_into() -> None:
    """Every tally of every event is a number with lines that add up, in both languages."""
    lively = Lively({"scenario": "as-the-embers-die"}, 3)
    for _ in range(250):
        if not lively.over:
            lively.step()
    seen = set()
    for language in LANGUAGES:
        words = Words(language)
        voice = face("arcana").stage(words, lively.setup, ["human"] * 2)
        for event in lively.events:
            voice.event(event)  # as it is told, so that later Golems are known
            for name, tally in event.tallies:
                number = voice.tally(name, tally)
                assert re.fullmatch(r"[a-z_]+", number["code"]) and number["name"]
                assert number["total"] == sum(line["amount"] for line in number["lines"])
                assert all(line["text"] and line["chapter"] for line in number["lines"])
                seen.add(number["code"])
    assert {"to_hit", "damage", "cost", "mana"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_sentences_of_the_page(language: str) -> None:
    codes = [code for name, code in vars(events).items() if name.startswith("ASK_")]
    assert len(codes) == 8
    words = Words(language)
    assert all(words.has(f"arcana-table-{way}-{code}") for code in codes for way in ("ask", "wait"))


@pytest.mark.parametrize("scenario", ["challenge-of-valor", "tournament-of-the-hundred-skulls"])
def test_every_code_of_the_stylus_is_short_and_means_one_thing(scenario: str) -> None:
    lively = Lively({"scenario": scenario}, 1)
    view = staged(lively.setup, "en")
    head, scene = view.head(), view.scene(sight_of(lively, None))
    codes = {**head["stylus"], **scene["stylus"]}
    assert len(codes) == len(head["stylus"]) + len(scene["stylus"]) == len(set(codes.values()))
    assert all(1 <= len(code) <= 3 for code in codes.values())
    assert {f"region:{region['number']}" for region in head["regions"]} < set(codes)
    assert {f"golem:{golem['number']}" for golem in scene["golems"]} < set(codes)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_an_army_has_is_the_sum_of_what_it_was_told(scenario: str, edition: str) -> None:
    """AP, Mana and VP, for every seat and for a spectator; what was spent is among the lines."""
    spent = 0
    for lively in moments({"scenario": scenario, "edition": edition}, 7, steps=160, looks=8):
        view = staged(lively.setup)
        for seat in (None, lively.seat):
            sight = sight_of(lively, seat)
            for army in range(lively.battle.plan.wild):
                pool = lively.battle.armies[army]
                numbers = view.ask(sight, "pools", {"army": army}, [])
                assert [number["total"] for number in numbers] == [pool.ap, pool.mana, pool.vp]
                for number in numbers:
                    assert number["total"] == sum(line["amount"] for line in number["lines"]), number
                    assert all(line["text"] for line in number["lines"])
                    spent += sum(line["amount"] < 0 for line in number["lines"])
    assert spent
