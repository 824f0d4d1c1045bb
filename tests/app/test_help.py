"""The rules help says everything that it must, in both languages alike."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.app.help import help_of, read_topic
from shem.app.shapes import HelpTopic
from shem.locale.words import LANGUAGES
from tests.app.test_rulings import NUMBERS


def topics(language: str) -> list[HelpTopic]:
    found = help_of("arcana", language)
    assert found is not None
    return found["topics"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_there_once(language: str) -> None:
    told = Counter(ruling["code"] for topic in topics(language) for ruling in topic["rulings"])
    assert told == Counter(NUMBERS["arcana"])


def test_both_languages_have_the_same_topics() -> None:
    def frame(language: str) -> list[tuple[str, str, int, int, list[str]]]:
        return [
            (
                topic["id"],
                topic["chapter"],
                len(topic["paragraphs"]),
                len(topic["editions"]),
                [ruling["code"] for ruling in topic["rulings"]],
            )
            for topic in topics(language)
        ]

    assert frame("de") == frame("en")
    assert len({topic["id"] for topic in topics("en")}) == len(topics("en")) > 15


def test_the_languages_differ() -> None:
    for english, german in zip(topics("en"), topics("de")):
        assert not set(english["paragraphs"]) & set(german["paragraphs"])
        assert not {ruling["text"] for ruling in english["rulings"]} & {ruling["text"] for ruling in german["rulings"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_says_something_and_every_line_ends(language: str) -> None:
    for topic in topics(language):
        assert topic["title"] and topic["paragraphs"]
        for text in [*topic["paragraphs"], *topic["editions"], *(ruling["text"] for ruling in topic["rulings"])]:
            assert text.endswith((".", ":", "!")), text


def test_a_game_without_help_has_none() -> None:
    assert help_of("archmage", "en") is None


@pytest.mark.parametrize(
    "text", ["", "# Title\nno chapter", "# T\nChapter:\n\n## Other\n", "# T\nChapter:\n## Rulings\n- no code"]
)
def test_a_broken_file_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"13-movement\.md"):
        read_topic("13-movement.md", text)
