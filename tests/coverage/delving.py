"""Every entry of Delve's core pack, and games of a sturdy party that seek what was not reached yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

from shem.core.chance import Entry as Chance
from shem.core.chance import Seeded
from shem.core.contract import Action, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.games.delve.careful import CarefulHero
from shem.games.delve.content.codex import listing
from shem.games.delve.game import GAME
from shem.games.delve.goals import goals
from shem.games.delve.parts import events as e
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, PRAY, SIMPLE_ONES, Choose, Move
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.state import DelveState
from tests.rules.delve.lively import choice

# An entry: a kind of thing, its id, and what is to happen to it.
Entry = tuple[str, str, str]
HEROES: Final = [hero["id"] for hero in listing()["heroes"]]
QUESTS: Final = [quest["id"] for quest in listing()["quests"]]
FILED: Final = ("encounter", "event", "trap", "search", "critical", "law", "neutral", "chaos")
STURDY = 6  # times a Hero's Health
PACKED = 9  # Items of a Hero
DOERS, SEEKERS, IDLERS, WINNERS = range(4)
STYLES: Final = (DOERS, SEEKERS, DOERS, IDLERS, DOERS, SEEKERS, WINNERS)  # in turn
HEADING = (0.7, 0.8, 0.0)  # share of steps towards a goal, by style
IDLING = (0.0, 0.0, 0.6)  # share of decisions to end the turn
SKIRMISHES = 5  # every so manieth game is one
DECISIONS = 1500  # of a game
GAMES = 600  # at most


@cache
def setup_of(quest: str) -> Setup:
    return GAME.resolve({"quest": quest, "heroes": HEROES})


def entries() -> list[Entry]:
    """All of them."""
    setup = setup_of(QUESTS[0])
    found = [("hero", hero["id"], f"acts at rank {rank}") for hero in setup["heroes"] for rank in range(1, v.RANKS + 1)]
    for kind, things in (("item", setup["items"]), *[(hero["id"], hero["powers"]) for hero in setup["heroes"]]):
        for thing in things:
            found += [(kind, thing["id"], what) for what in ("attack", "use") if thing[what]]
            found += [(kind, thing["id"], "held")] if thing["effects"] else []
    found += [("enemy", _foe(setup, foe), "spawned") for foe in range(len(setup["foes"]))]
    for kind in setup["kinds"]:
        for number, rule in enumerate(kind["rules"]):
            found += [("behaviour", kind["id"], f"{number}, {place}") for place in range(len(rule["sentences"]))]
    for deck in FILED:
        found += [(deck, card["id"], "drawn") for card in setup["decks"][deck]]
    found += [(deck, card["id"], "used") for deck in FILED for card in setup["decks"][deck] if card.get("use")]
    found += [("encounter", card["id"], "otherwise") for card in setup["decks"]["encounter"] if card["effects"]]
    found += [("treasure", setup["items"][card["item"]]["id"], "drawn") for card in setup["decks"]["treasure"]]
    found += [("condition", condition, "suffered") for condition in v.CONDITIONS]
    for quest in QUESTS:
        found += of_quest(quest)
    return list(dict.fromkeys(found))


def of_quest(id: str) -> list[Entry]:
    setup = setup_of(id)
    quest, dungeon = setup["quest"], setup["dungeon"]
    found = [(id, page["id"], "read") for page in quest["paragraphs"]]
    found += [(id, page["id"], f"choice {n + 1}") for page in quest["paragraphs"] for n in range(len(page["choices"]))]
    found += [(id, district["id"], "discovered") for district in dungeon["districts"][1:]]
    found += [(id, f"door {door}", "opened") for door in range(len(dungeon["doors"]))]
    found += [(id, f"chest {chest}", "opened") for chest in range(len(quest["chests"]))]
    found += [(id, f"token {token}", "searched") for token in range(len(quest["searches"]))]
    found += [(id, f"{one['kind']} {one['area']}", "met") for one in quest["overlays"]]
    found += [(id, ending["id"], "ended") for ending in quest["endings"]]
    return found


def _foe(setup: Setup, foe: int) -> str:
    return f"{setup['foes'][foe]['id']} {setup['foes'][foe]['rank'] + 1}"


class Watcher:
    """seen: each entry that happened, with the game that it happened in first."""

    def __init__(self, setup: Setup, label: str, seen: dict[Entry, str]) -> None:
        self.setup = setup
        self.quest: str = setup["quest"]["id"]
        self.label = label
        self.seen = seen

    def see(self, kind: str, id: str, what: str) -> None:
        self.seen.setdefault((kind, id, what), self.label)

    def watch(self, state: DelveState, events: Iterable[Event]) -> None:
        """Note what an entry has told; state: after it."""
        for event in events:
            told: Mapping[str, Any] = event.data()
            if event.kind in (e.ATTACKED, e.ADDED, e.WOUNDED, e.AFFLICTED):
                self._of_source(told["source"], "attack" if event.kind == e.ATTACKED else "")
            self._of_cards(event, told)
            self._of_quest(event, told)
            self._of_enemies(state, event, told)
            if event.kind == e.NEXT_HERO and not told["soul"]:
                self._acts(state.heroes[told["seat"]])
            if event.kind == e.AFFLICTED:
                self.see("condition", v.CONDITIONS[told["condition"]], "suffered")
            elif event.kind == e.CRITICAL and told["red"]:
                self.see("condition", "red-critical", "suffered")

    def _acts(self, hero: Hero) -> None:
        """A Hero acts with all that it has."""
        card = self.setup["heroes"][hero.who]
        self.see("hero", card["id"], f"acts at rank {hero.rank + 1}")
        for item in hero.worn:
            self.see("item", self.setup["items"][item]["id"], "held")
        for power in card["powers"]:
            if power["rank"] <= hero.rank:
                self.see(card["id"], power["id"], "held")

    def _of_source(self, source: int, what: str) -> None:
        kind, number = divmod(source, v.SOURCE)
        if what and kind == v.OF_ITEM // v.SOURCE:
            self.see("item", self.setup["items"][number]["id"], what)
        elif what and kind == v.OF_POWER // v.SOURCE:
            hero = self.setup["heroes"][number // 16]
            self.see(hero["id"], hero["powers"][number % 16]["id"], what)

    def _of_cards(self, event: Event, told: Mapping[str, Any]) -> None:
        decks = self.setup["decks"]
        if event.kind == e.USED_ITEM:
            self.see("item", self.setup["items"][told["item"]]["id"], "use")
        elif event.kind == e.USED_POWER:
            hero = self.setup["heroes"][told["seat"]]
            self.see(hero["id"], hero["powers"][told["power"]]["id"], "use")
        elif event.kind in (e.DREW, e.BLESSED, e.USED_BLESSING):
            deck = v.DECKS[told["deck"]]
            card = decks[deck][told["card"]]
            id = self.setup["items"][card["item"]]["id"] if deck == "treasure" else card["id"]
            self.see(deck, id, "used" if event.kind == e.USED_BLESSING else "drawn")
        elif event.kind in (e.ENCOUNTER, e.OTHERWISE, e.CRITICAL, e.SEARCHED):
            deck = {e.CRITICAL.code: "critical", e.SEARCHED.code: "search"}.get(event.kind.code, "encounter")
            if event.kind != e.SEARCHED or told["matched"]:
                self.see(deck, decks[deck][told["card"]]["id"], "otherwise" if event.kind == e.OTHERWISE else "drawn")

    def _of_quest(self, event: Event, told: Mapping[str, Any]) -> None:
        quest, see = self.setup["quest"], self.see
        if event.kind == e.READ:
            see(self.quest, quest["paragraphs"][told["paragraph"]]["id"], "read")
        elif event.kind == e.CHOSE:
            see(self.quest, quest["paragraphs"][told["paragraph"]]["id"], f"choice {told['choice'] + 1}")
        elif event.kind == e.REVEALED:
            see(self.quest, self.setup["dungeon"]["districts"][told["district"]]["id"], "discovered")
        elif event.kind == e.DOOR_OPENED:
            see(self.quest, f"door {told['door']}", "opened")
        elif event.kind == e.CHEST_OPENED:
            see(self.quest, f"chest {told['chest']}", "opened")
        elif event.kind == e.SEARCHED:
            see(self.quest, f"token {told['token']}", "searched")
        elif event.kind == e.ENDED and told["ending"] >= 0:
            see(self.quest, quest["endings"][told["ending"]]["id"], "ended")

    def _of_enemies(self, state: DelveState, event: Event, told: Mapping[str, Any]) -> None:
        if event.kind == e.SPAWNED:
            self.see("enemy", _foe(self.setup, told["foe"]), "spawned")
        elif event.kind == e.SENTENCE:
            enemy = state.enemy(told["who"])
            if enemy is not None:
                kind = self.setup["kinds"][self.setup["foes"][enemy.foe]["kind"]]
                self.see("behaviour", kind["id"], f"{told['rule']}, {told['sentence']}")
        elif event.kind == e.MOVED and told["who"] < v.FIRST_ENEMY:
            for one in self.setup["quest"]["overlays"]:
                if one["area"] == told["area"]:
                    self.see(self.quest, f"{one['kind']} {one['area']}", "met")


def outfitted(number: int, seen: Mapping[Entry, str], quests: Sequence[str]) -> Setup:
    """The set-up of a game: a sturdy party of other ranks, with Items and a story that others have not had."""
    random = Random(number)
    skirmish = number % SKIRMISHES == SKIRMISHES - 1
    setup = deepcopy(setup_of(f"skirmish:{number}:{number % 3 + 1}" if skirmish else random.choice(quests)))
    wanted = {id for kind, id, _ in entries() if kind == "item"} - {id for kind, id, _ in seen if kind == "item"}
    items = list(range(len(setup["items"])))
    items.sort(key=lambda item: (setup["items"][item]["id"] not in wanted, random.random()))
    for hero, member in zip(setup["heroes"], setup["party"]):
        member.update(rank=random.randrange(v.RANKS), worn=[], pack=items[:PACKED], crowns=9)
        items = items[PACKED:] + items[:PACKED]
        for rank in hero["ranks"]:
            rank["health"] *= STURDY
    setup["quest"]["flags"] = random.getrandbits(setup["quest"]["story"]) if setup["quest"]["story"] else 0
    return setup


def _sought(state: DelveState, seen: Mapping[Entry, str], quest: str) -> list[int]:
    """The discovered areas where something of the quest waits that was not reached yet."""
    of = state.box.quest
    found = [chest.area for number, chest in enumerate(of.chests) if (quest, f"chest {number}", "opened") not in seen]
    found += [area for token, area in enumerate(of.searches) if (quest, f"token {token}", "searched") not in seen]
    found += [area for kind, area, _ in of.overlays if (quest, f"{v.OVERLAYS[kind]} {area}", "met") not in seen]
    for number, page in enumerate(of.paragraphs):
        id = state.box.setup["quest"]["paragraphs"][number]["id"]
        if page.trigger in (v.ON_ENTER, v.ON_GATHER, v.ON_HOLD) and (quest, id, "read") not in seen:
            found.append(page.what)
    return [area for area in found if state.is_revealed(area)]


def pick(choose: Random, state: DelveState, seen: Mapping[Entry, str], quest: str, style: int) -> Action:
    """On to a goal of the quest, or anywhere, or idle, or as the careful bot would, as the style is; of choices one that
    was not made yet."""
    seat = state.pending().seats[0]
    legal = state.legal(seat)
    choices = [action for action in legal if isinstance(action, Choose)]
    if choices:
        page = state.box.setup["quest"]["paragraphs"][state.steps[-1].data()[1]]["id"]
        return min(choices, key=lambda one: ((quest, page, f"choice {one.choice + 1}") in seen, choose.random()))
    if style == WINNERS:
        return CarefulHero(choose.getrandbits(32)).choose(Sight(GAME, state.box.setup, state, seat)).action
    if legal[0] == END and choose.random() < IDLING[style]:
        return END
    prayers = [action for action in legal if action == SIMPLE_ONES[PRAY]]
    if prayers:
        return prayers[0]
    moves = [action for action in legal if isinstance(action, Move)]
    if moves and choose.random() < HEADING[style]:
        areas = _sought(state, seen, quest) if style == SEEKERS else []
        areas = areas or [area for goal in goals(state) for area in goal.areas]
        far = state.ways().far
        if areas:
            return min(moves, key=lambda move: min([far[move.area][area] for area in areas]))
    return choice(choose, state, legal)


def play(number: int, seen: dict[Entry, str], quests: Sequence[str]) -> None:
    """A game to its end or for so many decisions."""
    setup = outfitted(number, seen, quests)
    watcher = Watcher(setup, f"game {number}", seen)
    choose, dice = Random(number), Seeded(number)
    chance = Chance(dice, telling=True)
    state = GAME.new(setup, chance)
    assert isinstance(state, DelveState)
    watcher.watch(state, chance.events)
    for _ in range(DECISIONS):
        if state.ended is not None:
            return
        action = pick(choose, state, seen, watcher.quest, STYLES[number % len(STYLES)])
        chance = Chance(dice, telling=True)
        state.apply(state.pending().seats[0], action, chance)
        watcher.watch(state, chance.events)


def play_all(seen: dict[Entry, str]) -> list[Entry]:
    """Games until everything has been reached: of all quests, then of those alone that have still something; what is
    missing."""
    everything = entries()
    for number in range(GAMES):
        missing = [entry for entry in everything if entry not in seen]
        if not missing:
            break
        left = [quest for quest in QUESTS if [entry for entry in missing if entry[0] == quest]]
        play(number, seen, left if left and number % 3 else QUESTS)
    return [entry for entry in everything if entry not in seen]
