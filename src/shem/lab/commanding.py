"""What the groups of the command line share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from shem.core.content.packs import add
from shem.home import imported
from shem.locale.words import Words

FAILED: Final = 1  # exit code of a check that found something
REFUSED: Final = 2  # of bad input
KEYWORD: Final = inspect.Parameter.KEYWORD_ONLY


def group(words: Words, help: str) -> typer.Typer:
    """A group of commands; help: the code of its sentence."""
    return typer.Typer(
        help=words.say(help),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )


def with_packs(words: Words) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command that takes `--pack FOLDER`, too, which names a pack for this run; it need not know.

    Instead of a folder it may be the name of a pack that the app has taken in.
    """

    def named(folders: list[Path] | None) -> list[Path] | None:
        known = imported()
        return add([folder if folder.exists() else known.get(str(folder), folder) for folder in folders or []])

    option: Any = Annotated[list[Path] | None, typer.Option("--pack", callback=named, help=words.say("help-pack"))]

    def made(command: Callable[..., None]) -> Callable[..., None]:
        def run(*, pack: Any = None, **given: Any) -> None:
            command(**given)

        own = inspect.signature(command).parameters.values()
        return signed(run, command, [*own, inspect.Parameter("pack", KEYWORD, default=None, annotation=option)])

    return made


def signed(
    run: Callable[..., None], command: Callable[..., None], parameters: Sequence[inspect.Parameter]
) -> Callable[..., None]:
    """`run` as the command line reads it: under a command's name, with these parameters."""
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__name__ = command.__name__
    return run


def json_option(words: Words) -> Any:
    return typer.Option("--json", help=words.say("help-json"))
