"""What the groups of the command line share."""

from __future__ import annotations

from typing import Any, Final

import typer

from shem.core.content.packs import add
from shem.locale.words import Words

FAILED: Final = 1  # exit code of a check that found something
REFUSED: Final = 2  # of bad input


def group(words: Words, help: str) -> typer.Typer:
    """A group of commands; help: the code of its sentence."""
    return typer.Typer(
        help=words.say(help),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )


def pack_option(words: Words) -> Any:
    """`--pack FOLDER`, which names a pack for this run."""
    return typer.Option("--pack", callback=add, help=words.say("help-pack"))


def json_option(words: Words) -> Any:
    return typer.Option("--json", help=words.say("help-json"))
