"""Asking the rules help: the chapter that a question is about comes first, in both languages; no hit is inside a word."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from shem.app.help import asked_of, help_of
from shem.app.help_search import finder
from shem.locale.words import LANGUAGES
from tests.app.table import Browser

ENGLISH = [
    ("line of sight", "sight"),
    ("LOS", "sight"),
    ("can I see through hills?", "sight"),
    ("how far can I shoot", "sight"),
    ("breakaway", "movement"),
    ("breaking away", "movement"),
    ("disengage", "movement"),
    ("flying", "movement"),
    ("diagonally", "movement"),
    ("how do I win", "victory"),
    ("winning", "victory"),
    ("victory points", "victory"),
    ("what happens with a tie", "victory"),
    ("who goes first", "deployment"),
    ("setup", "deployment"),
    ("cover", "terrain"),
    ("swamps", "terrain"),
    ("to-hit", "attack"),
    ("hit chance", "attack"),
    ("area attacks", "attack"),
    ("armor", "golems"),
    ("splash damage", "damage"),
    ("doubles", "basics"),
    ("super crit", "basics"),
    ("why does it cost more", "cooldown"),
    ("cool down", "cooldown"),
    ("mana wells", "mana"),
    ("how many actions", "turn"),
    ("action points", "turn"),
    ("capture region", "scenarios"),
    ("secret objectives", "scenarios"),
    ("curses", "ancients"),
    ("miracle", "ancients"),
    ("constructs", "relics"),
    ("blood knights", "knights"),
    ("charging", "charge"),
    ("breakdowns", "colossus"),
    ("pushed", "effects"),
    ("damage over time", "effects"),
    ("do bonuses stack", "stacking"),
    ("army points", "armies"),
    ("how to play", "play"),
    ("undo", "app"),
    ("real dice", "app"),
    ("Sichtlinie", "sight"),
    ("die", "victory"),
    ("death", "victory"),
    ("surrender", "victory"),
    ("miss", "attack"),
    ("unit", "armies"),
    ("units", "armies"),
    ("bloodline", "knights"),
    ("teleport", "effects"),
    ("healing", "effects"),
    ("wild golem", "scenarios"),
    ("replay", "app"),
    ("phone", "app"),
    ("guest", "app"),
    ("shortcuts", "app"),
    ("bot", "app"),
    ("is there an AI", "app"),
    ("los rules", "sight"),
    ("what are the rules for cover", "terrain"),
    ("occupation limit", "terrain"),
    ("can two golems share a region", "terrain"),
    ("elevation", "terrain"),
    ("cost of a charge", "charge"),
    ("my attack costs more", "cooldown"),
    ("how many dice", "basics"),
    ("reroll", "attack"),
    ("refill a well", "mana"),
    ("free move", "effects"),
    ("spawned golem", "scenarios"),
    ("overwatch", "turn"),
    ("language", "app"),
    ("contested", "attack"),
    ("modifiers", "stacking"),
    ("brekaway", "movement"),
    ("cooldwn", "cooldown"),
    ("line of sihgt", "sight"),
]
GERMAN = [
    ("Sichtlinie", "sight"),
    ("Sichtlinien", "sight"),
    ("Reichweite", "sight"),
    ("LOS", "sight"),
    ("line of sight", "sight"),
    ("Loslösen", "movement"),
    ("losgelöst", "movement"),
    ("Durchbruchskosten", "movement"),
    ("Durchbruch", "movement"),
    ("losreißen", "movement"),
    ("Landschaftsfelder", "terrain"),
    ("Spielvorbereitung", "deployment"),
    ("Aktionsphase", "turn"),
    ("breakaway", "movement"),
    ("fliegen", "movement"),
    ("wie gewinne ich", "victory"),
    ("Sieg", "victory"),
    ("Siegpunkte", "victory"),
    ("how do I win", "victory"),
    ("wer fängt an", "deployment"),
    ("Aufstellung", "deployment"),
    ("Deckung", "terrain"),
    ("Sümpfe", "terrain"),
    ("Trefferwert", "attack"),
    ("Fernkampf", "attack"),
    ("Flächenangriffe", "attack"),
    ("Streuschaden", "damage"),
    ("Päsche", "basics"),
    ("Volltreffer", "basics"),
    ("warum kostet es mehr", "cooldown"),
    ("Abklingzeit", "cooldown"),
    ("Manabrunnen", "mana"),
    ("Aktionspunkte", "turn"),
    ("Unterhalt", "turn"),
    ("Flaggen", "scenarios"),
    ("Flüche", "ancients"),
    ("Wunder", "ancients"),
    ("Konstrukte", "relics"),
    ("Ritter", "knights"),
    ("Anstürme", "charge"),
    ("Kolosse", "colossus"),
    ("verschoben", "effects"),
    ("Gift", "effects"),
    ("stapeln", "stacking"),
    ("Armeepunkte", "armies"),
    ("wie spielt man", "play"),
    ("zurücknehmen", "app"),
    ("Manaquelle", "mana"),
    ("Manaquellen", "mana"),
    ("Mana Quelle", "mana"),
    ("Uralte", "ancients"),
    ("Einheit", "armies"),
    ("Einheiten", "armies"),
    ("Fernkampfangriff", "attack"),
    ("Fernangriffe", "attack"),
    ("Nahkampfangriff", "attack"),
    ("Heilung", "effects"),
    ("Flächenschaden", "attack"),
    ("Sturmangriff", "charge"),
    ("schieben", "effects"),
    ("wegstoßen", "effects"),
    ("Verdrängung", "effects"),
    ("Gebirge", "terrain"),
    ("Tarnungsbonus", "terrain"),
    ("Erhaltungsphase", "turn"),
    ("Abklingzeichen", "cooldown"),
    ("Grundeinheiten", "golems"),
    ("Trefferwahrscheinlichkeit", "attack"),
    ("sterben", "victory"),
    ("Tod", "victory"),
    ("Siegespunkte", "victory"),
    ("daneben", "attack"),
    ("Fehlschlag", "attack"),
    ("HP", "damage"),
    ("Rückgängig", "app"),
    ("Reliquie", "relics"),
    ("Gegner", "app"),
    ("Computer", "app"),
    ("Bot", "app"),
    ("Handy", "app"),
    ("Zuschauer", "app"),
    ("Regeln", "play"),
    ("Höhe", "terrain"),
    ("wie viele Golems in einer Region", "terrain"),
    ("Kartenteile", "terrain"),
    ("Golemmeister", "knights"),
    ("Siegbedingungen", "victory"),
    ("Ausschalten", "victory"),
    ("neu würfeln", "attack"),
    ("Brunnen leeren", "mana"),
    ("wie lange hält ein Effekt", "effects"),
    ("warum ist mein Angriff teurer", "cooldown"),
    ("Sprache", "app"),
    ("Sichtlinei", "sight"),
    ("wie kann ich gewinen", "victory"),
]


@pytest.mark.parametrize(("question", "chapter"), ENGLISH)
def test_an_english_question_leads_to_its_chapter_first(question: str, chapter: str) -> None:
    assert [hit["topic"] for hit in finder("arcana", "en").find(question)["chapters"]][:1] == [chapter]


@pytest.mark.parametrize(("question", "chapter"), GERMAN)
def test_a_german_question_leads_to_its_chapter_first(question: str, chapter: str) -> None:
    assert [hit["topic"] for hit in finder("arcana", "de").find(question)["chapters"]][:1] == [chapter]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_chapter_is_asked_for_by_finds_it(language: str) -> None:
    found = help_of("arcana", language)
    assert found is not None
    for topic in found["topics"]:
        for phrase in [topic["title"], *asked_of("arcana", language, topic["id"])]:
            assert topic["id"] in [hit["topic"] for hit in finder("arcana", language).find(phrase)["chapters"]], phrase


@pytest.mark.parametrize(
    ("language", "question", "inside"), [("en", "amage", "damage"), ("en", "ight", "sight"), ("de", "eckung", "Deckung")]
)
def test_nothing_is_found_inside_words(language: str, question: str, inside: str) -> None:
    found = finder("arcana", language).find(question)
    texts = [part["text"] for hit in [*found["chapters"], *found["rulings"]] for part in hit["parts"] if part["hit"]]
    assert inside not in texts
    assert not texts


@pytest.mark.parametrize(
    ("language", "question", "topic"),
    [
        ("en", "how do I make a golem", "craft"),
        ("en", "what does a golem cost", "craft"),
        ("en", "who controls a site", "craft"),
        ("en", "dispel a spell", "spells"),
        ("en", "transformation", "events"),
        ("en", "how many golems in a stack", "move"),
        ("en", "order of attacks", "battle"),
        ("en", "regeneration", "end"),
        ("en", "how do I win", "victory"),
        ("en", "hand limit", "fate"),
        ("de", "wie baue ich einen Golem", "craft"),
        ("de", "Zauber bannen", "spells"),
        ("de", "Verwandlung", "events"),
        ("de", "Reihenfolge der Angriffe", "battle"),
        ("de", "Karten kaufen", "fate"),
        ("de", "wie viel Mana", "power"),
    ],
)
def test_a_question_about_wizards_leads_to_its_chapter(language: str, question: str, topic: str) -> None:
    assert finder("wizards", language).find(question)["chapters"][0]["topic"] == topic


@pytest.mark.parametrize(
    ("language", "question", "topic"),
    [
        ("en", "how do I win", "play"),
        ("en", "line of sight", "battlefield"),
        ("en", "which victim does it choose", "enemies"),
        ("en", "how do I reroll a die", "golden"),
        ("en", "a hero died", "time"),
        ("en", "poison", "conditions"),
        ("en", "open a chest", "elements"),
        ("en", "who is dominating", "battlefield"),
        ("en", "pray at a shrine", "hero"),
        ("en", "lethal hits", "special"),
        ("en", "magic shield", "combat"),
        ("en", "barrier", "overlays"),
        ("de", "Sichtlinie", "battlefield"),
        ("de", "wie gewinne ich", "play"),
        ("de", "Seelenrang", "time"),
        ("de", "Blutung", "conditions"),
        ("de", "Würfel neu werfen", "golden"),
        ("de", "Truhe öffnen", "elements"),
        ("de", "warum ich", "enemies"),
        ("de", "Trefferphase", "combat"),
        ("de", "ausweichen", "hero"),
    ],
)
def test_a_question_about_delve_leads_to_its_chapter(language: str, question: str, topic: str) -> None:
    assert finder("delve", language).find(question)["chapters"][0]["topic"] == topic


def test_a_word_that_is_not_finished_finds_what_begins_so() -> None:
    assert finder("arcana", "en").find("cooldo")["chapters"][0]["topic"] == "cooldown"


def test_a_short_word_is_not_the_beginning_of_another() -> None:
    """What begins with `bot` is `both`, which nobody asks for."""
    for question in ("bot", "los", "air"):
        found = finder("arcana", "en").find(question)
        marked = {part["text"].lower() for hit in found["chapters"] for part in hit["parts"] if part["hit"]}
        assert marked <= {question}


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "brekaway cost", "breakaway cost"),
        ("de", "Sichtlinei", "sichtlinie"),
        ("en", "cover", ""),
        ("en", "xyzzyx", ""),
    ],
)
def test_a_slip_of_the_pen_is_forgiven_and_said(language: str, typed: str, meant: str) -> None:
    """Only where nothing has the word as it was typed."""
    assert finder("arcana", language).find(typed)["meant"] == meant


def test_rulings_stand_apart_and_their_passages_say_what_was_asked_for() -> None:
    found = finder("arcana", "en").find("diagonal step")
    ruling = next(hit for hit in found["rulings"] if hit["ruling"] == "B3")
    assert "".join(part["text"] for part in ruling["parts"]).startswith("A diagonal step counts 1 for range.")
    assert [part["text"] for part in ruling["parts"] if part["hit"]] == ["diagonal", "step", "steps"]
    assert all(not hit["ruling"] for hit in found["chapters"])
    assert finder("arcana", "de").find("B14")["rulings"][0]["ruling"] == "B14"


@pytest.mark.parametrize("question", ["", "   ", "?!", "the of", '" OR *', "NEAR(", "a" * 200, "xyzzy"])
def test_any_question_has_an_answer(question: str) -> None:
    for language in LANGUAGES:
        assert finder("arcana", language).find(question)["chapters"] is not None


def test_questions_at_the_same_time_do_not_disturb_each_other() -> None:
    questions = ["Wie gewinne ich die Schlacht", "Sichtlinien über Hügel", "Nahkampfangriffe gegen Kolosse"] * 10
    right = {question: finder("arcana", "de").find(question) for question in questions}
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # threads take turns within a word
    try:
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(finder("arcana", "de").find, questions))
    finally:
        sys.setswitchinterval(before)
    assert found == [right[question] for question in questions]


def test_the_search_of_the_app(browser: Browser) -> None:
    answer = browser.get("/games/arcana/help/search", params={"q": "Sichtlinie", "lang": "de"})
    assert answer["chapters"][0]["topic"] == "sight"
    answer = browser.get("/games/archmage/help/search", params={"q": "Stiefel", "lang": "de"})
    assert answer["chapters"][0]["topic"] == "artifacts"
    browser.ask("GET", "/games/chess/help/search", 404, params={"q": "x"})
