"""The command line: reads what was typed, calls the one function that does it, and says errors in a line or two.

What only one command needs is imported when that command is called, so that the help is there at once.
"""

# Without postponed annotations: the help texts in them come from the catalogue of the reader's language.
import contextlib
import gc
import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from shem.core.content.packs import PACKS_VARIABLE
from shem.core.errors import ShemError
from shem.lab.commanding import FAILED, REFUSED, group, json_option, with_packs
from shem.locale.words import LANGUAGES, Words, preferred
from shem.table.face import faces
from shem.terminal.options import with_options


def main() -> None:
    """The program `shem`. Letters that the terminal cannot show, and bytes that are no text, become question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command line; returns the exit code: 0, 1 for a check that found something, 2 for bad input."""
    language, rest, unknown = _language(list(arguments))
    words = Words(language)
    if unknown is not None:
        _complain([words.say("unknown-language", typed=unknown, known=", ".join(LANGUAGES))])
        return REFUSED
    try:
        with _own_packs():
            build(words, next((word for word in rest if word[:1] != "-"), ""))(args=rest, prog_name="shem")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else REFUSED
    except ShemError as error:
        from shem.table.errors import error_lines

        _complain(error_lines(words, error))
        return REFUSED
    except OSError as error:
        _complain([words.say("system-error", path=str(error.filename or "shem"), reason=error.strerror or str(error))])
        return REFUSED
    return 0


@contextlib.contextmanager
def _own_packs() -> Iterator[None]:
    """What `--pack` adds to the environment is gone afterwards."""
    before = os.environ.get(PACKS_VARIABLE)
    try:
        yield
    finally:
        os.environ.pop(PACKS_VARIABLE, None)
        if before is not None:
            os.environ[PACKS_VARIABLE] = before


def _complain(lines: Sequence[str]) -> None:
    for line in lines:
        print(line, file=sys.stderr)


def _language(arguments: list[str]) -> tuple[str, list[str], str | None]:
    """The language, the other arguments, and a language that there is not; `--lang` may stand anywhere."""
    chosen = preferred(os.environ)
    rest: list[str] = []
    while arguments:
        argument = arguments.pop(0)
        if argument == "--lang" and arguments:
            wanted = arguments.pop(0)
        elif argument.startswith("--lang="):
            wanted = argument.partition("=")[2]
        else:
            rest.append(argument)
            continue
        if wanted not in LANGUAGES:
            return chosen, rest, wanted
        chosen = wanted
    return chosen, rest, None


def _made(place: str) -> Callable[[Words], typer.Typer]:
    """What makes a group of commands: `module:function`."""
    module, _, name = place.partition(":")
    found: Callable[[Words], typer.Typer] = getattr(import_module(module), name)
    return found


def build(words: Words, wanted: str) -> typer.Typer:
    """The commands with their help in one language. wanted: what is typed first; other games' own groups stay empty."""
    app = group(words, "help-shem")
    _top(app, words)
    _play(app, words)
    _simulate(app, words)
    _replay(app, words)
    _analyse(app, words)
    _serve(app, words)
    for face in faces():
        for name, made in face.commands.items():
            app.add_typer(_made(made)(words) if name == wanted else group(words, f"help-{name}-group"), name=name)
    app.add_typer(_lab(words), name="lab")
    app.add_typer(_content(words), name="content")
    return app


def _top(app: typer.Typer, words: Words) -> None:
    def version(asked: bool) -> None:
        if asked:
            from shem.terminal import catalogue

            catalogue.version(words)
            raise typer.Exit

    @app.callback()
    def top(
        version: Annotated[
            bool, typer.Option("--version", callback=version, is_eager=True, help=words.say("help-version"))
        ] = False,
        lang: Annotated[str, typer.Option(help=words.say("help-lang"))] = "",
    ) -> None:
        """Options of every command."""

    @app.command(help=words.say("help-games"))
    def games(json: Annotated[bool, json_option(words)] = False) -> None:
        from shem.terminal import catalogue

        catalogue.games(words, json)


def _play(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-play"))
    @with_packs(words)
    @with_options(words)
    def play(
        chosen: Mapping[str, Any],
        game: Annotated[str | None, typer.Argument(metavar=words.say("meta-game"), help=words.say("help-game"))] = None,
        seat: Annotated[list[str] | None, typer.Option("--seat", help=words.say("help-seat"))] = None,
        dice: Annotated[str, typer.Option(help=words.say("help-dice"))] = "app",
        seed: Annotated[int | None, typer.Option(help=words.say("help-seed"))] = None,
        save: Annotated[Path | None, typer.Option(help=words.say("help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=words.say("help-resume"))] = None,
    ) -> None:
        from shem.terminal import playing

        if resume is not None:
            playing.resume(words, resume)
        elif game is None:
            _complain([words.say("play-what")])
            raise typer.Exit(REFUSED)
        else:
            playing.start(words, game, chosen, seat or [], dice, seed, save)


def _simulate(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-simulate"))
    @with_packs(words)
    @with_options(words)
    def simulate(
        chosen: Mapping[str, Any],
        game: Annotated[str, typer.Argument(metavar=words.say("meta-game"), help=words.say("help-game"))],
        n: Annotated[int, typer.Option("-n", help=words.say("help-n"))] = 100,
        seat: Annotated[list[str] | None, typer.Option("--seat", help=words.say("help-seat"))] = None,
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=words.say("help-jobs"))] = 1,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        from shem.terminal import simulating

        simulating.run(words, game, chosen, seat or [], n, seed, jobs, json)


def _replay(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar=words.say("meta-file"), help=words.say("help-file"))],
        check: Annotated[bool, typer.Option("--check", help=words.say("help-check"))] = False,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        from shem.terminal import replaying

        agrees = replaying.check(words, file, json) if check else replaying.narrate(words, file, json)
        if not agrees:
            raise typer.Exit(FAILED)


def _analyse(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-analyse"))
    def analyse(
        file: Annotated[Path, typer.Argument(metavar=words.say("meta-file"), help=words.say("help-file"))],
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        from shem.terminal import analysing

        if not analysing.run(words, file, json):
            _complain([words.say("analyse-open")])
            raise typer.Exit(REFUSED)


def _serve(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-serve"))
    @with_packs(words)
    def serve(
        host: Annotated[str | None, typer.Option(help=words.say("help-host"))] = None,
        port: Annotated[int, typer.Option(help=words.say("help-port"), min=0, max=65535)] = 8765,
        share: Annotated[bool, typer.Option("--share", help=words.say("help-share"))] = False,
        https: Annotated[bool, typer.Option("--https", help=words.say("help-https"))] = False,
        open_page: Annotated[bool, typer.Option("--open/--no-open", help=words.say("help-open"))] = True,
    ) -> None:
        gc.disable()  # what is read at the start stays; once all is read, the app turns it on again
        try:
            from shem.app.api import serve as served

            served.serve(words, host or (served.EVERYWHERE if share else served.LOCAL), port, open_page, https)
        finally:
            gc.enable()


def _lab(words: Words) -> typer.Typer:
    app = group(words, "help-lab-group")

    @app.command(help=words.say("help-reliability"))
    def reliability(
        game: Annotated[str, typer.Argument(metavar=words.say("meta-game"), help=words.say("help-game"))],
        n: Annotated[int, typer.Option("-n", help=words.say("help-reliability-n"))] = 2000,
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=words.say("help-jobs"))] = 1,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        from shem.terminal import relying

        relying.run(words, game, n, seed, jobs, json)

    @app.command(help=words.say("help-ladder"))
    def ladder(
        game: Annotated[str, typer.Argument(metavar=words.say("meta-game"), help=words.say("help-game"))],
        n: Annotated[int, typer.Option("-n", help=words.say("help-ladder-n"))] = 400,
        level: Annotated[list[str] | None, typer.Option("--level", help=words.say("help-ladder-level"))] = None,
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=words.say("help-jobs"))] = 1,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        from shem.terminal import climbing

        climbing.run(words, game, level or [], n, seed, jobs, json)

    return app


def _content(words: Words) -> typer.Typer:
    app = group(words, "help-content-group")

    @app.command(help=words.say("help-content-check"))
    @with_packs(words)
    def check(
        folder: Annotated[
            Path | None, typer.Argument(metavar=words.say("meta-folder"), help=words.say("help-folder"))
        ] = None,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        from shem.terminal import catalogue

        if not catalogue.check_content(words, folder, json):
            raise typer.Exit(FAILED)

    @app.command(help=words.say("help-content-packs"))
    @with_packs(words)
    def packs(json: Annotated[bool, json_option(words)] = False) -> None:
        from shem.terminal import catalogue

        catalogue.packs_there(words, json)

    @app.command(help=words.say("help-content-schema"))
    def schema() -> None:
        from shem.terminal import catalogue

        catalogue.schema()

    return app


if __name__ == "__main__":
    main()
