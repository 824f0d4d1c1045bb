"""The options of games' set-ups on the command line, as their Faces declare them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from shem.lab.commanding import signed
from shem.locale.words import Words
from shem.table.face import Option, faces


def with_options(words: Words) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command whose first parameter becomes the options of all games: those that were given, by name."""
    known = {option.name: option for face in faces() for option in face.options}

    def made(command: Callable[..., None]) -> Callable[..., None]:
        _, *own = inspect.signature(command).parameters.values()

        def run(**given: Any) -> None:
            values = {name: given.pop(option.flag or name) for name, option in known.items()}
            command({name: value for name, value in values.items() if value not in (None, [])}, **given)

        added = [_parameter(words, option) for option in known.values()]
        return signed(run, command, [*own[:1], *added, *own[1:]])

    return made


def _parameter(words: Words, option: Option) -> inspect.Parameter:
    name = option.flag or option.name
    kind: Any = list[option.kind] if option.several else option.kind  # type: ignore[name-defined]
    flag = f"--{name}/--no-{name}" if kind is bool else f"--{name}"
    annotation: Any = Annotated[kind | None, typer.Option(flag, help=words.say(f"help-{name}"))]
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=annotation)
