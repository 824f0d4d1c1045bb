"""What every game's face keeps to. To add a game, add its set-ups to SOME, and to EVERY what is worth it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from importlib.resources.abc import Traversable
from inspect import getmembers, isclass
from itertools import cycle
from pkgutil import walk_packages

import pytest

from shem import games
from shem.app.help import help_of
from shem.bots.registry import names, offered
from shem.core.chance import Entry, Seeded
from shem.core.contract import Code, Over, Refusal, Together, Turn
from shem.core.errors import OptionError
from shem.core.notation import canonical
from shem.core.sight import Sight
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.compile_scenario import scenario_points
from shem.games.arcana.parts.edition import EDITIONS
from shem.lab.ladder import pairs
from shem.locale.words import LANGUAGES, SOURCE, catalogues, kebab
from shem.table.face import face
from shem.table.menu import Menu, NoAnswer
from shem.table.messages import About
from shem.table.stage import Stage
from tests.contract.walk import Decision, candidates, final
from tests.faces.arcana_faced import ArcanaFaced
from tests.faces.archmage_faced import ArchmageFaced
from tests.faces.conforming import problem
from tests.faces.delve_faced import DelveFaced
from tests.faces.faced import Faced, Moment, ask, digest, looked_up, texts
from tests.faces.specimen_faced import SpecimenFaced
from tests.faces.wizards_faced import WizardsFaced
from tests.locale.reading import messages
from tests.specimen.face.face import SpecimenFace

LARGE = 3000  # points
SPECIMENS = [SpecimenFaced(f"specimen-{seats}", {"seats": seats}) for seats in (2, 3)]
CITIES = [ArchmageFaced(seats) for seats in (2, 3, 4)]
DUNGEONS = [DelveFaced(2), DelveFaced(4, "deep-kiln")]
BOARDS = [WizardsFaced(seats) for seats in (2, 3, 4)]
SECRETIVE = ["as-the-embers-die", "last-man-standing", "lights-over-kesh", "caves-of-mahtis", "battle-of-montys-haul"]
SOME: list[Faced] = [
    *SPECIMENS,
    *CITIES,
    *BOARDS,
    *DUNGEONS,
    ArcanaFaced("four-winds"),
    ArcanaFaced("realm-of-cinders", "2014"),
    *map(ArcanaFaced, SECRETIVE),
]
EVERY = [
    *SPECIMENS,
    *CITIES,
    *BOARDS,
    *DUNGEONS,
    *[
        pytest.param(ArcanaFaced(id, edition), marks=[pytest.mark.long] if scenario_points(scenario) == LARGE else [])
        for (id, scenario), edition in zip(default().scenarios.items(), cycle(EDITIONS))
    ],
]
GAMES = sorted({table.game.name for table in SOME})
every_table = pytest.mark.parametrize("table", EVERY, ids=str)
some_tables = pytest.mark.parametrize("table", SOME, ids=str)


def test_every_game_with_a_page_is_here() -> None:
    assert {table.game.name for table in SOME} == {name for name in games.names() if face(name).paged}


def test_a_game_that_brings_no_page_is_not_offered_on_one() -> None:
    class WordsOnly(SpecimenFace):
        page = None

    assert SpecimenFace().paged and not WordsOnly().paged


def seats(table: Faced, moment: Moment) -> Iterator[int | None]:
    """Who decides, somebody else, and who only watches."""
    yield moment.seat
    yield next(seat for seat in range(table.seats) if seat != moment.seat)
    yield None


@every_table
def test_every_legal_action_is_offered_once_and_says_what_it_does(table: Faced) -> None:
    """To a seat that decides; who does not decide, and who only watches, is offered nothing else than that seat may do."""
    stage = table.stage()
    for moment in table.moments:
        for seat in seats(table, moment):
            sight = table.sight(moment, seat)
            choices = table.choices(stage, sight)
            assert sorted(tuple(choice["key"]) for choice in choices) == sorted(action.key() for action in sight.legal())
            assert all(choice["text"] and choice["group"] and choice["kind"] for choice in choices)
            assert all(choice.get("does", True) for choice in choices)
            assert len({(choice["group"], choice["text"]) for choice in choices}) == len(choices)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_that_the_game_answers_is_asked_and_answered(game: str) -> None:
    tables = [table for table in SOME if table.game.name == game]
    declared = {*tables[0].stage().answers, "choices", "why"}
    answered = set()
    for table in tables:
        stage = table.stage()
        for moment in table.moments:
            sight = table.sight(moment, moment.seat)
            asked = table.questions(stage, sight)
            answered |= {question[0] for question in asked if not isinstance(ask(stage, sight, question), str)}
            assert not problem(digest(stage, sight), table.digest)
    assert answered == set(tables[0].answers) == declared


@every_table
def test_head_scenes_and_answers_have_their_shapes_and_words_in_every_language(table: Faced) -> None:
    for language in LANGUAGES:
        stage = table.stage(language)
        assert not problem(stage.head(), table.head)
        for moment in table.moments:
            for seat in seats(table, moment):
                sight = table.sight(moment, seat)
                scene = stage.scene(sight)
                assert not problem(scene, table.scene)
                assert whole(scene)
                if seat is None:
                    continue
                for question in table.questions(stage, sight):
                    answer = ask(stage, sight, question)
                    assert whole(answer)
                    if isinstance(answer, str):
                        assert question[0] == "why"
                    else:
                        assert not problem(answer, table.answers[question[0]])


def whole(answer: object) -> bool:
    return all("{" not in text and "\ufffd" not in text for text in texts(answer))


def sentences(language: str, game: str) -> list[Traversable]:
    """The catalogues without that of what stands in the source in English (`tests/locale/test_content.py`)."""
    return [place for name, place in catalogues(language, game).items() if name != "content"]


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_sentence_with_the_same_values(game: str) -> None:
    """Of whatever the rules have a code for, and of all that the game's own catalogues say."""
    english, *others = [messages(language, sentences(language, game)) for language in LANGUAGES]
    shared = {code: values for code, values in english.items() if not code.startswith("name-")}
    for other in others:
        assert {code: values for code, values in other.items() if not code.startswith("name-")} == shared
    assert [code for code in sorted(codes(game)) if code not in english] == []


def codes(game: str) -> set[str]:
    """What the shell says of a game, and a sentence of each event, reason and refusal that its rules know."""
    rules = games.game(game)
    state = rules.new(rules.resolve({}), Entry(Seeded(1)))
    found = ["title", "about", "play-help"]
    found += [f"event-{kind.code}" for kind in rules.kinds()]
    found += [f"why-{reason.value}" for reason in rules.reasons()]
    found += [f"reject-{code.value}" for kind in declared(game, Code) for code in kind]
    found += [f"term-{kebab(name)}" for name, _ in rules.value(state, 0)]
    found += [f"style-{name}" for name in face(game).style(state, [], 0)]
    return {f"{game}-{code}" for code in found}


def declared(game: str, base: type[Enum]) -> Iterator[type[Enum]]:
    """The subclasses of a class in a game's rules."""
    package = import_module(games.registered(game).rules)
    for info in walk_packages(package.__path__, f"{package.__name__}."):
        for _, kind in getmembers(import_module(info.name), isclass):
            if issubclass(kind, base) and kind.__module__ == info.name:
                yield kind


@some_tables
def test_how_it_ended_is_told_in_every_language(table: Faced) -> None:
    pending = final(table.table, 1).pending()
    assert isinstance(pending, Over)
    for language in LANGUAGES:
        stage = table.stage(language)
        told = [*stage.outcome(pending.outcome), stage.say(f"ending-{pending.outcome.code}")]
        assert all(told) and whole(told) and len(told) > 1


@some_tables
def test_what_happened_what_is_asked_and_what_can_be_done_is_told_in_every_language(table: Faced) -> None:
    told: list[list[str]] = []
    for language in LANGUAGES:
        stage, moment = table.stage(language), table.moments[-1]
        sight = table.sight(moment, moment.seat)
        happened = [line for event in moment.events for line in (stage.event(event), *stage.behind(event))]
        chosen = [choice["text"] for choice in table.choices(stage, sight)]
        done = [stage.action(moment.seat, action) for action in sight.legal()]
        told.append([stage.question(sight), *happened, *chosen, *done])
        assert all(told[-1]) and whole(told[-1])
    one, other = told
    assert len(one) == len(other) > 20
    assert sum(left != right for left, right in zip(one, other)) > len(one) / 2


@some_tables
def test_a_tap_means_the_choice_that_is_shown_there(table: Faced) -> None:
    """And to ask why about it says that it is legal."""
    stage, met = table.stage(), 0
    for moment in table.moments:
        sight = table.sight(moment, moment.seat)
        for choice in table.choices(stage, sight):
            about = table.tap(choice)
            assert list(stage.meaning(sight, about).key()) == choice["key"]
            assert stage.ask(sight, "why", about, []) == stage.verdict(None)
            met += 1
    assert met > 50


@some_tables
def test_the_terminals_menus_lead_to_the_pages_choices_and_to_no_others(table: Faced) -> None:
    stage, met = table.stage(), set()
    for moment in some(table.moments):
        sight = table.sight(moment, moment.seat)
        offered = {tuple(choice["key"]): choice["kind"] for choice in table.choices(stage, sight)}
        menu = stage.menu(sight)
        found = reached(table, stage, sight, menu)
        found |= {key for line in table.typed(stage, sight) if (key := typed(stage, sight, line, menu.at)) in offered}
        assert found == set(offered)
        met |= set(offered.values())
    assert len(met) >= 5


def some(moments: list[Moment], most: int = 12) -> list[Moment]:
    """From the first to the last, at even steps."""
    return moments[:: -(-len(moments) // most)]


def reached(table: Faced, stage: Stage, sight: Sight, menu: Menu) -> set[tuple[int, ...]]:
    """The keys of what a menu takes, with all that it opens, and with each place that can be typed there."""
    found: set[tuple[int, ...]] = set()
    for option in menu.options:
        found |= {tuple(option.key)} if option.opens is None else reached(table, stage, sight, option.opens())
    if menu.at is not None:
        keys = {typed(stage, sight, place, menu.at) for place in table.places(stage)}
        found |= {key for key in keys if key and sight.why_not(table.game.action(key)) is None}
    return found


def typed(stage: Stage, sight: Sight, line: str, at: About | None) -> tuple[int, ...]:
    """The key of the action that a line means; empty if it means none."""
    try:
        return stage.meaning(sight, stage.read(line, sight, at)).key()
    except NoAnswer as none:
        assert stage.words.say(none.code, **none.values)
        return ()


@some_tables
def test_a_choice_says_its_cost_and_only_what_costs_has_a_price(table: Faced) -> None:
    for language in LANGUAGES:
        stage, met = table.stage(language), 0
        for moment in table.moments:
            sight = table.sight(moment, moment.seat)
            for choice in table.choices(stage, sight):
                cost = table.cost(stage, sight, choice)
                assert re.search(rf"\b{cost}\b", choice["price"]) if cost else not choice["price"], choice
                met += bool(cost)
        assert met > 2 if table.costs else met == 0


@some_tables
def test_a_refused_tap_says_the_rule_that_the_terminal_says(table: Faced) -> None:
    """Only where something else that is legal was meant is there none."""
    for language in LANGUAGES:
        stage, met, chapters = table.stage(language), 0, 0
        for moment in table.moments:
            sight = table.sight(moment, moment.seat)
            for about in table.taps(moment):
                try:
                    action = stage.meaning(sight, about)
                except NoAnswer as none:
                    assert stage.words.say(none.code, **none.values)
                    continue
                refusal, why = sight.why_not(action), stage.ask(sight, "why", about, [])
                if refusal is None or why["legal"]:
                    assert why["legal"] and (refusal is None or isinstance(action, table.instead))
                    continue
                met += 1
                chapters += bool(why["chapter"])
                assert not problem(why, table.answers["why"])
                assert stage.rule(refusal) in why["text"]
                assert stage.verdict_line(why).startswith(why["text"]) and why["chapter"] in stage.verdict_line(why)
        assert met > 50 and (chapters > 5) == table.rulebook


@pytest.mark.parametrize("game", GAMES)
def test_whatever_chapter_is_named_is_one_of_a_topic_of_the_help(game: str) -> None:
    """So a refusal and a number lead to what the help says, rulings included; the page finds the topic like this."""
    table = next(table for table in SOME if table.game.name == game)
    stage, told = table.stage(), help_of(game, SOURCE)
    named = {stage.chapter(str(code.value), True) for kind in declared(game, Code) for code in kind}
    named |= {stage.chapter(str(reason.value), False) for reason in table.game.reasons()}
    named.discard("")
    known = [chapter for topic in told["topics"] for chapter in topic["chapter"].split("; ")] if told else []
    assert bool(named) == table.rulebook
    assert [name for name in named if not any(name == chapter or name.startswith(f"{chapter}:") for chapter in known)] == []


@some_tables
def test_whatever_is_refused_has_its_rule_at_the_page_and_at_the_terminal(table: Faced) -> None:
    """Any action within the bounds, by any seat; where the rulebook has a chapter for it, both name it."""
    codes = set()
    for language in LANGUAGES:
        stage = table.stage(language)
        for moment in table.moments:
            for action in candidates(table.table, decision(moment), 3):
                for seat in range(table.seats):
                    refusal = moment.state.why_not(seat, action)
                    if refusal is not None:
                        codes.add(refusal.code)
                        assert told_alike(stage, refusal)
    assert len(codes) >= 3


def decision(moment: Moment) -> Decision:
    return Decision(moment.state, moment.seat, moment.state.legal(moment.seat)[0])


def told_alike(stage: Stage, refusal: Refusal) -> bool:
    page, terminal = stage.verdict(refusal), stage.refusal(refusal)
    rest = terminal.removeprefix(page["text"])
    return bool(page["text"]) and rest != terminal and (page["chapter"] in rest if page["chapter"] else not rest)


@some_tables
def test_every_answer_is_the_same_in_every_world_that_a_seat_can_imagine(table: Faced) -> None:
    """Architecture 7. The page's and the terminal's."""
    stage, seen = table.stage(), 0
    for moment in table.moments:
        for seat in seats(table, moment):
            world = table.imagined(moment, seat)
            if canonical(world.state.data()) == canonical(moment.state.data()):
                continue
            one, two = table.sight(moment, seat), table.sight(world, seat)
            assert stage.scene(one) == stage.scene(two)
            assert at_the_terminal(stage, one) == at_the_terminal(stage, two)
            assert stage.question(one) == stage.question(two)
            assert digest(stage, one) == digest(stage, two)
            for line in table.looked(stage):
                found = looked_up(stage, one, line)
                assert found == looked_up(stage, two, line) != (None, None)
            for question in table.questions(stage, one):
                assert ask(stage, one, question) == ask(stage, two, question)
                seen += 1
    assert seen > 100 if table.secret else seen == 0, "whether anything is hidden is not as the table says"


def at_the_terminal(stage: Stage, sight: Sight) -> list[object]:
    """All that is printed before a decision, and what can be looked up."""
    found: list[object] = [stage.table(sight), stage.status(sight), stage.board(sight), stage.secrets(sight)]
    pending = sight.pending()
    if isinstance(pending, Turn | Together) and sight.seat in pending.seats:
        found.append(lines(stage.menu(sight)))
        for action in sight.legal()[:20]:
            found += [stage.numbers(sight, list(action.key())), stage.remarks(sight, list(action.key()))]
    return found


def lines(menu: Menu) -> list[object]:
    """A menu with what it opens."""
    inner = [(option.label, option.opens is not None and lines(option.opens())) for option in menu.options]
    return [menu.title, menu.notes, inner]


def test_a_game_that_another_package_brings_need_not_have_levels() -> None:
    assert offered("specimen") == names("specimen")
    with pytest.raises(OptionError, match="has no levels"):
        pairs("specimen")
