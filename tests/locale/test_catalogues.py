"""Every code that the program can say has a sentence in English and in German, with the same values."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource

import shem
from shem import games
from shem.bots.registry import names as bot_names
from shem.core.contract import Action
from shem.core.match import MatchCode
from shem.faces.arcana.telling.effects import effect_text
from shem.faces.archmage.telling import names as archmage_names
from shem.faces.delve.scenes.choices import DOES
from shem.faces.wizards.telling import names as wizards_names
from shem.faces.wizards.telling.figures import FIGURES
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.parts import events as arcana_events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.pieces import PASSIVE_SLOT, Pieces
from shem.games.archmage.parts import events as archmage_events
from shem.games.archmage.parts.table import POWERS
from shem.games.delve.parts import events as delve_events
from shem.games.delve.parts import vocabulary as delve_words
from shem.games.wizards.parts import events as wizards_events
from shem.games.wizards.parts import vocabulary as wizards_words
from shem.locale.words import LANGUAGES, Words, catalogues, entries, kebab, locale, plain, preferred
from shem.table.players import bot_name, is_bot
from tests.locale.reading import messages

SOURCE = Path(shem.__file__).parent
ERRORS = {
    "OptionError",
    "SaveError",
    "RollError",
    "UndoError",
    "ShemError",
    "Disagreement",
    "BookError",
    "_error",
    "wrong",
    "__init__",
}
FILLED = {
    "save-": ["legality", "draws", "events", "digest", "redo", "undo"],
    "bad-": ["seats", "goal", "round-limit", "connected"],
    "impossible-": ["wells", "encounters"],
    "unknown-": ["scenario", "army", "golem", "knight", "relic", "ancient", "tile", "edition", "order"],
}


def subclasses(module: ModuleType) -> list[str]:
    """The names of a module's own actions, without what they are built on."""
    return [
        name
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Action) and kind.__module__ == module.__name__ and not kind.__subclasses__()
    ]


def by_fluent(catalogue: str) -> dict[str, str]:
    """What Fluent reads in those messages of a catalogue that have nothing to fill in."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue))
    patterns = {code: bundle.get_message(code).value for code, entry in entries(catalogue).items() if "{" not in entry}
    return {code: str(bundle.format_pattern(pattern)[0]) for code, pattern in patterns.items() if pattern is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_values_reads_as_fluent_reads_it(language: str) -> None:
    for game in ("", *games.names()):
        for file in catalogues(language, game).values():
            found = entries(file.read_text(encoding="utf-8"))
            assert set(found) == set(messages(language, [file]))
            plain_ones = {code: plain(entry) for code, entry in found.items() if "{" not in entry}
            assert plain_ones == by_fluent(file.read_text(encoding="utf-8"))


def test_a_plain_sentence_may_have_lines_and_paragraphs() -> None:
    text = "a =\n    One,\n      two.  \n\n    Three.\n# No\n\nb = Four \n  five\n   six\n\n## More\nc =\n  7\n    eight"
    assert {code: plain(entry) for code, entry in entries(text).items()} == by_fluent(text)
    assert by_fluent(text)["a"] == "One,\n  two.  \n\nThree."


def of_game(name: str) -> Iterator[str]:
    """Codes that both games have in the same places, besides those that the face suite asks of every game."""
    yield "outcome"
    yield from [f"action-{kebab(action)}" for action in subclasses(import_module(f"shem.games.{name}.parts.actions"))]


def of_arcana() -> Iterator[str]:
    """Prompts, rolls, endings, results and the whole vocabulary of Golem Arcana."""
    members = vars(arcana_events).items()
    yield from [f"table-{how}-{code}" for name, code in members if name.startswith("ASK_") for how in ("ask", "wait")]
    yield from [f"roll-{code}" for name, code in members if name.startswith("ROLL_")]
    yield from [f"ending-{code}" for code in arcana_events.ENDINGS]
    yield from [f"result-{code}" for code in arcana_events.RESULTS]
    tables = {
        "terrain": v.TERRAINS,
        "cover": v.COVERS,
        "class": v.CLASSES,
        "arcanum": v.ARCANA,
        "rank": v.RANKS,
        "faction": v.FACTIONS,
        "resource": v.RESOURCES,
        "aim": v.AIMS,
        "zone": v.ZONES,
        "selected": v.SELECTED,
        "until": v.ENDS,
        "attribute": v.ATTRIBUTES,
        "trigger": v.TRIGGERS,
        "whom": v.WHOM,
        "against": v.ATTACKS,
        "if": v.CONDITIONS,
        "deed": [*v.DEEDS[1:], *v.OPERATIONS[1:]],
    }
    for kind, words in tables.items():
        yield from [f"{kind}-{word.replace('_', '-')}" for word in words]


def of_archmage() -> Iterator[str]:
    prompts = ["face", "artifact", "allocate", "announce", "redistribute", "settle", "move", "aim", "destroy", "place"]
    yield from [f"ask-{code}" for code in prompts]
    rolls = [archmage_events.DEAL, archmage_events.FIRST_ARCHMAGE, archmage_events.IMAGINED]
    yield from [f"roll-{code}" for code in rolls]
    yield from [f"ending-{code}" for code in ("goal", "districts", "stranded")]
    yield from [f"power-{power}" for power in POWERS if power not in ("none", "hjem")]
    yield from [f"phase-{phase}" for phase in archmage_names.PHASES]
    yield from [f"facing-{facing}" for facing in archmage_names.FACINGS]
    yield from [f"artifact-{artifact}" for artifact in archmage_names.ARTIFACTS]


def of_wizards() -> Iterator[str]:
    prompts = ["craft", "draw", "buy", "discard", "cast", "answer", "move", "fight", "strike", "battle-cards", "return"]
    yield from [f"{kind}-{code}" for kind in ("ask", "table-wait") for code in prompts]
    rolls = [wizards_events.TILE, wizards_events.CORNER, wizards_events.FIRST, wizards_events.CARD, wizards_events.LOOK]
    rolls += [wizards_events.STOLEN, wizards_events.ATTACK_DIE, wizards_events.DEFENCE_DIE, wizards_events.IMAGINED]
    yield from [f"roll-{code}" for code in rolls]
    yield from [f"ending-{code}" for code in ("last-wizard", "round-limit")]
    yield from [f"phase-{phase}" for phase in wizards_names.PHASES]
    yield from [f"text-{kebab(deed)}" for deed in wizards_words.DEEDS]
    yield from [f"hardness-{hardness}" for hardness in wizards_words.HARDNESSES]
    yield from [f"table-tile-{terrain}" for terrain in wizards_words.TERRAINS]
    yield from [f"trait-{trait}" for trait in wizards_words.TRAITS]
    yield from [f"deck-{deck}" for deck in wizards_words.DECK_NAMES]
    yield from [f"number-{figure}" for figure in (*FIGURES, "cost", "income")]


def of_delve() -> Iterator[str]:
    prompts = ["next-hero", "hero-turn", "hit-stage", "def-stage", "push", "enhance", "return", "victim", "choose"]
    yield from [f"ask-{code}" for code in [*prompts, "exchange", "reorganize"]]
    rolls = [delve_events.HIT_RED, delve_events.HIT_BLUE, delve_events.DEFENCE, delve_events.SAVING]
    rolls += [delve_events.BLIND_DIE, delve_events.PRAYER, delve_events.SEARCH_DIE, delve_events.CARD]
    yield from [f"roll-{code}" for code in rolls]
    yield from [f"ending-{code}" for code in ("won", "lost")]
    tables = {
        "nature": delve_words.NATURES,
        "type": delve_words.TYPES,
        "face": delve_words.FACES,
        "deck": delve_words.DECKS,
        "slot": delve_words.SLOTS,
        "timing": delve_words.TIMINGS,
        "activity": delve_words.ACTIVITIES,
        "condition": delve_words.CONDITIONS,
        "overlay": delve_words.OVERLAYS,
        "lies": delve_words.OVERLAYS,
        "lock": delve_words.LOCKS,
        "opens": delve_words.LOCKS,
        "prefer": delve_words.PREFERENCES[1:],
        "whom": delve_words.WHOM,
        "when": delve_words.MOMENTS[2:],
        "menu": [*DOES.values(), "blessing"],
    }
    for kind, words in tables.items():
        yield from [f"{kind}-{word}" for word in words]
    figures = ("armor", "health", "moves", "blue", "save", "magic", "combats", "actions")
    kinds = {name for kind in delve_events.KINDS for name in kind.tallies}
    yield from [f"number-{figure}" for figure in (*figures, *sorted(kinds))]


def rule_codes() -> list[str]:
    """Every code of the rules, as the catalogues name it."""
    found = [f"reject-{code.value}" for code in MatchCode]
    found += [f"arcana-{code}" for code in [*of_game("arcana"), *of_arcana()]]
    found += [f"archmage-{code}" for code in [*of_game("archmage"), *of_archmage()]]
    found += [f"wizards-{code}" for code in [*of_game("wizards"), *of_wizards()]]
    return found + [f"delve-{code}" for code in [*of_game("delve"), *of_delve()]]


def calls(folder: Path) -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call in the sources, with the name of what is called."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield path, name, node


def error_codes() -> set[str]:
    """Every code with which the sources raise an error meant for a person."""
    found: set[str] = set()
    for _, name, call in calls(SOURCE):
        if name not in ERRORS or not call.args or len(call.args) < 2:
            continue
        first = call.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            found.add(first.value)
        elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            prefix = str(first.values[0].value)
            found |= {prefix + rest for rest in FILLED[prefix]}
    return found


def terminal_codes() -> set[tuple[str, ...]]:
    """Every code that the terminal says by name; in a game's folder it may be the game's own (any of a tuple will do)."""
    found: set[tuple[str, ...]] = set()
    for path, name, call in [*calls(SOURCE / "terminal"), *calls(SOURCE)]:
        if name not in ("say", "_say", "NoAnswer", "aliases") or (path.name != "cli.py" and "terminal" not in path.parts):
            continue
        literals = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        game = path.parent.name
        if name == "say" and "voice" in ast.unparse(call.func):
            continue
        for code in literals[:1]:
            if not code.endswith("-"):
                found.add((f"{game}-{code}", code) if game in games.names() else (code,))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    known = messages(language)
    codes = [*rule_codes(), *[f"error-{code}" for code in sorted(error_codes())]]
    assert len(codes) > 250
    missing = [code for code in codes if code not in known]
    missing += [str(codes) for codes in sorted(terminal_codes()) if not any(code in known for code in codes)]
    assert len(missing) == 0, missing


def test_languages_say_the_same_with_the_same_values() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_code_is_an_error(language: str) -> None:
    words = Words(language)
    assert not words.has("no-such-code")
    with pytest.raises(LookupError, match="no-such-code"):
        words.say("no-such-code")
    with pytest.raises(LookupError, match="arcana-event-round"):
        words.say("arcana-event-round")


def test_there_is_no_third_language() -> None:
    with pytest.raises(ValueError, match="fr"):
        Words("fr")


def test_plurals() -> None:
    assert Words("en").say("table-by-hand", count=1) == "One roll was entered by hand."
    assert Words("en").say("table-by-hand", count=3).startswith("3 rolls were")
    assert Words("de").say("table-by-hand", count=1).startswith("Ein Wurf wurde")
    assert Words("de").say("table-by-hand", count=3).startswith("3 Würfe wurden")


def test_lists() -> None:
    words = Words("de")
    assert [words.both(items) for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a und b", "a, b und c"]
    assert words.either(["a", "b"]) == "a oder b"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "de"}, "de"),
    ],
)
def test_the_environment_chooses(environ: dict[str, str], language: str) -> None:
    assert preferred(environ) == language


def test_effects_are_told_from_the_algebra() -> None:
    """Sand Lion, Hamstring: 15 less Dodge for two Rounds; Sand Widow, Spider Stealth; Horned Blight, Scarring Whip."""
    pieces = Pieces(compile_all(default()))
    golems = {id: pieces.type(id) for id in pieces.cards}
    hamstring = golems["sand-lion"].abilities[1].effects[0]
    assert effect_text(Words("en"), hamstring) == "On a hit, the target: Dodge -15 for 2 Rounds."
    assert effect_text(Words("de"), hamstring) == "Bei einem Treffer, das Ziel: Ausweichen -15 für 2 Runden."
    stealth = golems["sand-widow"].passives[0]
    assert stealth.slot == PASSIVE_SLOT
    text = "Always, if it stands in Medium Cover, this Golem: Region Cover set to 100."
    assert effect_text(Words("en"), stealth) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sentence(language: str) -> None:
    pieces = Pieces(compile_all(default()))
    sentences = [effect_text(Words(language), effect) for effect in pieces.catalogue.effects]
    assert len(sentences) >= 13
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


def test_values_stand_as_they_are() -> None:
    """No marks between thousands: a seed or an entry is typed again as it is read. What is far too long is cut."""
    assert "12345 battles, seed 67890" in Words("en").say("report-head", game="arcana", count=12345, seed=67890)
    assert "12345 Partien" in Words("de").say("report-head", game="arcana", count=12345, seed=1)
    assert "one battle" in Words("en").say("report-head", game="arcana", count=1, seed=1)
    assert "1" + "0" * 40 in Words("de").say("report-head", game="arcana", count=2, seed=10**40)
    cut = Words("en").say("no-such-entry", typed="7" * 9999)
    assert "777..." in cut and len(cut) < 2500


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_know_every_bot_by_a_word_of_their_own(language: str) -> None:
    words, page = Words(language), messages(language, [locale() / language / "page.ftl"])
    for name in {name for game in games.names() for name in bot_names(game)}:
        assert is_bot(words, name) and bot_name(words, name) != name
        bot, _, personality = name.partition("-")
        assert f"page-player-{bot}" in page
        assert f"page-personality-{personality or 'none'}" in page
    for game in games.names():
        assert len({bot_name(words, name) for name in bot_names(game)}) == len(bot_names(game))


ARMIES = r"\{ \$(army|armies|asker|names?|seat|victor|winners) \}"
AGREES = {
    "en": rf"{ARMIES} (has|is|was|does|[a-z]+s)\b",
    "de": rf"{ARMIES} (hat|ist|war|wird|muss|möchte|[a-zäöü]+t)\b",
}
OF_ONE = ("arcana-army-", "arcana-cover-", "arcana-legend-ground", "error-", "page-packs-")  # these name one thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_verb_has_to_agree_with_an_armys_name(language: str) -> None:
    """An army may be called Dune Hunters or The Ember Watch, in one sentence."""
    told = [catalogues(language)[name] for name in ("table", "shem", "cli")]
    told += [locale() / language / "page.ftl", locale("arcana") / language / "page-arcana.ftl"]
    told += [catalogues(language, "arcana")[name] for name in ("arcana", "arcana-pages", "arcana-story", "arcana-table")]
    bad = [
        line
        for file in told
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(AGREES[language], re.sub(r"\b(of|by|with|for|von|für|bei|an|durch) \{ \$\w+ \}", "", line, flags=re.I))
        and not line.startswith(OF_ONE)
    ]
    assert bad == []


def test_no_german_number_stands_before_a_hyphen_where_a_line_may_break() -> None:
    files = [one for one in SOURCE.rglob("locale/de/**/*") if one.suffix in (".ftl", ".md")]
    assert len(files) > 30
    assert [one.name for one in files if re.search(r"(\}|\b\d+|\bN)-mal\b", one.read_text(encoding="utf-8"))] == []
    assert Words("de").say("arcana-uses", uses=2) == "2\u00a0Mal je Runde"
    pages = [one for one in files if "arcana" in one.name]
    assert [one.name for one in pages if re.search(r"(\}|\d) %", one.read_text(encoding="utf-8"))] == []


def test_what_belongs_to_no_game_speaks_of_none() -> None:
    """Of its pieces and places; the page's own sentences apart."""
    said = {code: entry for file in catalogues("en").values() for code, entry in entries(file.read_text("utf-8")).items()}
    own = re.compile(r"\b(arm(y|ies)|scenarios?|regions?|districts?|mana|knights?|relics?|artifacts?|archmage)\b", re.I)
    levels = {"help-seat", "bot-name-archmage"}  # the highest level of play is called archmage in every game
    assert len(said) > 250 and {code for code, entry in said.items() if own.search(entry)} == levels
