"""Golem Arcana with stories made up at random: all that sets encounters off and follows, objectives, secrets, teams."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import shem
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.match import begin
from shem.core.notation import canonical
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaAttack, Attack
from shem.games.arcana.parts.state import Battle
from tests.properties.test_arcana import Books, look
from tests.properties.test_arcana_made_up import check_choices, made_effect, made_setup, zone_effects
from tests.rules.arcana.made import Data
from tests.rules.arcana.test_secrets import check_secrets


class Author:
    """Writes a story for a set-up that is there already."""

    def __init__(self, random: Random, setup: Data) -> None:
        self.random = random
        self.cells: list[list[int]] = [region["at"] for region in setup["regions"]]
        self.ground = [region["at"] for region in setup["regions"] if region["terrain"] != "mountain"]
        self.cards: list[str] = [card["id"] for card in setup["golems"] if not card.get("construct")]
        self.armies = len(setup["armies"])
        self.objectives = random.randint(3, 4)
        self.encounters = random.randint(3, 8)

    def one(self, *options: Any) -> Any:
        return self.random.choice(options)

    def some(self, most: int) -> list[list[int]]:
        return self.random.sample(self.cells, min(len(self.cells), self.random.randint(1, most)))

    def here(self) -> list[int] | None:
        return None if self.random.random() < 0.5 else self.random.choice(self.cells)

    def positions(self) -> list[int]:
        return [] if self.random.random() < 0.7 else [self.random.randrange(self.armies)]

    def army(self) -> int:
        return self.random.randint(-1, self.armies - 1)

    def to(self, *words: str) -> Data:
        word = self.one(*words, "position")
        return {"to": word, "position": self.random.randrange(self.armies)} if word == "position" else {"to": word}

    def trigger(self, hidden: bool) -> Data:
        kind = self.one("enter", "enter", *v.OCCASIONS)
        found: Data = {"kind": kind, "positions": self.positions(), "round": self.one(0, 1, 2)}
        if kind == "enter":
            found["among" if hidden and self.random.random() < 0.5 else "at"] = self.some(4)
            found["classes"] = self.one([], [], ["ogre"])
        elif kind == "capture":
            found["at"] = self.one([], self.some(3))
        elif kind == "destroyed":
            found |= {
                "of": self.army(),
                "by": self.army(),
                "count": self.one(1, 1, 2),
                "golem": self.one("", self.cards[0]),
            }
        elif kind == "vp":
            found["reaches"] = self.random.randint(1, 4)
        return found

    def result(self) -> Data:
        kind = self.one("vp", "mana", "ap", *v.RESULTS)
        found: Data = {"kind": kind, "at": self.here()}
        if kind in ("vp", "mana", "ap"):
            found |= {"amount": self.random.randint(-3, 5), **self.to("actor", "others", "all")}
        elif kind == "effects":
            found["effects"] = [made_effect(self.random, ["use"])]
        elif kind == "spawn":
            found |= {"golem": self.one(*self.cards), **self.to("actor", "wild", "wild")}
        elif kind == "terrain":
            terrain = self.one(*v.TERRAINS)
            found["also"] = {"terrain": terrain, "cover": self.one(*v.COVERS[:3]), "obstructions": 0}
        elif kind == "well":
            found["also"] = {"do": self.one(*v.WELL_DEEDS[:5]), "mana": [3, 2]}
        elif kind == "objective":
            found["objective"] = self.random.randrange(self.objectives)
        elif kind == "end":
            found |= self.to("actor", "vp") if self.random.random() < 0.2 else {"kind": "wild_attacks"}
        elif kind == "send":
            found["at"] = self.one(*self.ground)
        return found

    def results(self) -> list[Data]:
        return [self.result() for _ in range(self.random.randint(0, 3))]

    def encounter(self, number: int) -> Data:
        found: Data = {
            "id": f"e{number}",
            "title": {"en": ""},
            "trigger": self.trigger(True),
            "again": self.one(True, False),
        }
        others = [other for other in range(self.encounters) if other != number]
        found["after"] = self.one([], [], [self.one(*others)])
        found["unless"] = self.one([], [], [self.one(*others)])
        if self.random.random() < 0.4:
            return {**found, "choices": [{"text": {"en": ""}, "results": self.results()} for _ in range(3)]}
        return {**found, "results": self.results()}

    def objective(self, number: int) -> Data:
        gifts = {"vp": self.one(0, 2), "mana": self.one(0, 3), "ap": self.one(0, 1), "ends": self.random.random() < 0.05}
        own = {"id": f"o{number}", "title": {"en": ""}, "trigger": self.trigger(False), "positions": self.positions()}
        return {**own, **gifts}

    def place(self, position: Data, army: Data, team: int) -> Data:
        found = {**position, "team": team, "secrets": self.one([], sorted(self.random.sample(range(self.objectives), 2)))}
        if self.random.random() < 0.3:
            found["places"] = [self.one(None, None, "reserve", self.one(*self.ground)) for _ in army["golems"]]
        if self.random.random() < 0.3:
            found["zones"] = [*position["zones"], {"cells": self.some(4), "from": self.one(0, 2), "until": self.one(0, 3)}]
        return found

    def write(self, setup: Data) -> Data:
        scenario = dict(setup["scenario"])
        teams = self.one([0, 1, 2], [0, 1, 2], [0, 1, 0])
        scenario |= {
            "encounters": [self.encounter(number) for number in range(self.encounters)],
            "objectives": [self.objective(number) for number in range(self.objectives)],
            "wells": [{"at": None, "among": self.some(4), "mana": [4, 2]}, {"at": self.one(*self.cells), "mana": [6]}],
            "captures": [
                {
                    "at": self.one(*self.ground),
                    "vp": self.one(0, 1),
                    "mana": self.one(0, 2),
                    "once": self.one(True, False, False),
                    "grows": self.one(0, 1),
                    "positions": self.positions(),
                }
                for _ in range(2)
            ],
            "regions": [{"name": "Odd", "at": self.some(2), "effects": zone_effects(self.random)}],
            "destruction_mana": self.one(20, 50),
            "positions": [
                self.place(position, army, teams[number])
                for number, (position, army) in enumerate(zip(scenario["positions"], setup["armies"]))
            ],
        }
        if scenario["wells"][1]["at"] in scenario["wells"][0]["among"]:
            scenario["wells"][0]["among"] = [cell for cell in self.cells if cell != scenario["wells"][1]["at"]]
        return {**setup, "scenario": scenario, "order": self.one(*v.ORDERS)}


def story(seed: int) -> Data:
    random = Random(seed)
    setup = made_setup(random)
    return Author(random, setup).write(setup)


@pytest.mark.parametrize("seed", range(40))
def test_stories_keep_every_invariant(seed: int) -> None:
    """Conservation of Mana, VP and AP, occupation, choices, JSON, worlds; and telling changes nothing."""
    random = Random(seed + 1000)
    setup = story(seed)
    entry = Entry(Seeded(seed), telling=True)
    battle = GAME.new(setup, entry)
    assert isinstance(battle, Battle)
    books = Books()
    books.enter(battle, entry.events)
    decisions = 0
    while not isinstance(battle.pending(), Over) and decisions < 120:
        if not any(step.data()[0] == "walking" for step in battle.steps):
            look(battle, books)  # while an encounter asks, its Golem may be crossing a full Region
        check_secrets(battle)
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        strikes = [option for option in options if isinstance(option, Attack | AreaAttack)]
        action = random.choice(strikes if strikes and random.random() < 0.4 else options[1:] or options)
        if decisions % 20 == 0:
            check_choices(battle)
            assert GAME.state(setup, json.loads(json.dumps(battle.data()))) == battle
            for who in (None, *range(battle.plan.wild)):
                world = battle.determinize(who, Entry(Seeded(decisions)))
                assert canonical(world.view(who)) == canonical(battle.view(who))
                assert world.legal(seat) == options
        told, quiet = battle.copy(), battle.copy()
        entry = Entry(Seeded(decisions), telling=True)
        told.apply(seat, action, entry)
        quiet.apply(seat, action, Entry(Seeded(decisions)))
        assert told == quiet, "telling changes nothing"
        books.enter(told, entry.events)
        battle = told
        decisions += 1
    look(battle, books)


@pytest.mark.parametrize("seed", range(6))
def test_the_log_of_a_story_replays(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "story.jsonl"
    setup = story(seed)
    seats = len(setup["armies"])
    match = begin(GAME, setup, ["random"] * seats, ["app"] * seats, seed.to_bytes(32, "big"), path)
    random = Random(seed)
    for _ in range(60):
        pending = match.pending
        if isinstance(pending, Over):
            break
        seat = pending.seats[0]
        match.play(seat, random.choice(match.legal(seat)))
    assert shem.check(path) is None
