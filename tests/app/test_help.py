"""The rules help says everything that it must, in both languages alike."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.app.help import help_of, read_topic
from shem.app.shapes import HelpTopic
from shem.locale.words import LANGUAGES, Words
from tests.app.test_rulings import NUMBERS

GAMES = pytest.mark.parametrize("game", NUMBERS)


def topics(game: str, language: str) -> list[HelpTopic]:
    found = help_of(game, language)
    assert found is not None
    return found["topics"]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_there_once(game: str, language: str) -> None:
    told = Counter(ruling["code"] for topic in topics(game, language) for ruling in topic["rulings"])
    assert told == Counter(NUMBERS[game])


@GAMES
def test_both_languages_have_the_same_topics(game: str) -> None:
    def frame(language: str) -> list[tuple[str, str, int, int, list[str]]]:
        return [
            (
                topic["id"],
                topic["chapter"],
                len(topic["paragraphs"]),
                len(topic["editions"]),
                [ruling["code"] for ruling in topic["rulings"]],
            )
            for topic in topics(game, language)
        ]

    assert frame("de") == frame("en")
    assert len({topic["id"] for topic in topics(game, "en")}) == len(topics(game, "en")) >= 10


@GAMES
def test_the_languages_differ(game: str) -> None:
    for english, german in zip(topics(game, "en"), topics(game, "de"), strict=True):
        assert not set(english["paragraphs"]) & set(german["paragraphs"])
        assert not {ruling["text"] for ruling in english["rulings"]} & {ruling["text"] for ruling in german["rulings"]}


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_says_something_and_every_line_ends(game: str, language: str) -> None:
    for topic in topics(game, language):
        assert topic["title"] and topic["paragraphs"]
        for text in [*topic["paragraphs"], *topic["editions"], *(ruling["text"] for ruling in topic["rulings"])]:
            assert text.endswith((".", ":", "!")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_archmage_says_what_each_artifact_and_power_does(language: str) -> None:
    told = {topic["id"]: " ".join(topic["paragraphs"]) for topic in topics("archmage", language)}
    words = Words(language)
    for artifact in ("amulet", "boots", "horn", "bow"):
        assert f"**{words.say(f'archmage-artifact-{artifact}')}.**" in told["artifacts"]
    for power in ("Hamre", "Konge", "Magibok", "Orm", "Skole", "Smerte"):
        assert f"**{power}.**" in told["districts"]


@pytest.mark.parametrize(
    "text", ["", "# Title\nno chapter", "# T\nChapter:\n\n## Other\n", "# T\nChapter:\n## Rulings\n- no code"]
)
def test_a_broken_file_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"13-movement\.md"):
        read_topic("13-movement.md", text)
