"""The command line: reads what was typed, calls the one function that does it, and says errors in a line or two."""

# Without postponed annotations: the help texts in them come from the catalogue of the reader's language.
import contextlib
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from shem.core.errors import ShemError
from shem.games.arcana.content.codex import PACKS_VARIABLE
from shem.locale.words import LANGUAGES, Words, preferred
from shem.table.errors import error_lines
from shem.faces.arcana.commands import armies as armies
from shem.faces.arcana.commands import exploits as exploits
from shem.faces.arcana.commands import fairness as fair
from shem.faces.arcana.commands import scenarios as scenarios
from shem.terminal import catalogue, playing, replaying, simulating

FAILED = 1
REFUSED = 2


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
            build(words)(args=rest, prog_name="shem")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0 if end.code is None else REFUSED
    except ShemError as error:
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


def _use_packs(folders: list[Path] | None) -> list[Path] | None:
    """Name packs in the environment, where the content and the processes of a simulation look for them."""
    named = os.environ.get(PACKS_VARIABLE, "")
    paths = [*([named] if named else []), *(str(folder) for folder in folders or [])]
    if paths:
        os.environ[PACKS_VARIABLE] = os.pathsep.join(paths)
    return folders


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


def build(words: Words) -> typer.Typer:
    """The commands with their help in one language."""
    app = _group(words, "help-shem")
    Json = Annotated[bool, typer.Option("--json", help=words.say("help-json"))]
    Seed = Annotated[int | None, typer.Option(help=words.say("help-seed"))]
    Scenario = Annotated[str | None, typer.Option(help=words.say("help-scenario"))]
    Armies = Annotated[list[str] | None, typer.Option("--army", help=words.say("help-army"))]
    Edition = Annotated[str | None, typer.Option(help=words.say("help-edition"))]
    Order = Annotated[str | None, typer.Option(help=words.say("help-order"))]
    Goal = Annotated[int | None, typer.Option(help=words.say("help-goal"))]
    Game = Annotated[str, typer.Argument(metavar=words.say("meta-game"), help=words.say("help-game"))]
    Seats = Annotated[list[str] | None, typer.Option("--seat", help=words.say("help-seat"))]
    Packs = Annotated[list[Path] | None, typer.Option("--pack", callback=_use_packs, help=words.say("help-pack"))]

    def version(asked: bool) -> None:
        if asked:
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
    def games(json: Json = False) -> None:
        catalogue.games(words, json)

    @app.command(help=words.say("help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(metavar=words.say("meta-game"), help=words.say("help-game"))] = None,
        scenario: Scenario = None,
        army: Armies = None,
        edition: Edition = None,
        order: Order = None,
        goal: Goal = None,
        seat: Seats = None,
        dice: Annotated[str, typer.Option(help=words.say("help-dice"))] = "app",
        seed: Seed = None,
        save: Annotated[Path | None, typer.Option(help=words.say("help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=words.say("help-resume"))] = None,
        pack: Packs = None,
    ) -> None:
        if resume is not None:
            playing.resume(words, resume)
        elif game is None:
            _complain([words.say("play-what")])
            raise typer.Exit(REFUSED)
        else:
            chosen = playing.options(scenario, army, goal, edition, order)
            playing.start(words, game, chosen, seat or [], dice, seed, save)

    @app.command(help=words.say("help-simulate"))
    def simulate(
        game: Game,
        n: Annotated[int, typer.Option("-n", help=words.say("help-n"))] = 100,
        seat: Seats = None,
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=words.say("help-jobs"))] = 1,
        scenario: Scenario = None,
        army: Armies = None,
        edition: Edition = None,
        order: Order = None,
        goal: Goal = None,
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        chosen = playing.options(scenario, army, goal, edition, order)
        simulating.run(words, game, chosen, seat or [], n, seed, jobs, json)

    @app.command(help=words.say("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar=words.say("meta-file"), help=words.say("help-file"))],
        check: Annotated[bool, typer.Option("--check", help=words.say("help-check"))] = False,
        json: Json = False,
    ) -> None:
        agrees = replaying.check(words, file, json) if check else replaying.narrate(words, file, json)
        if not agrees:
            raise typer.Exit(FAILED)

    @app.command(help=words.say("help-serve"))
    def serve(
        host: Annotated[str | None, typer.Option(help=words.say("help-host"))] = None,
        port: Annotated[int, typer.Option(help=words.say("help-port"), min=0, max=65535)] = 8765,
        share: Annotated[bool, typer.Option("--share", help=words.say("help-share"))] = False,
        open_page: Annotated[bool, typer.Option("--open/--no-open", help=words.say("help-open"))] = True,
        pack: Packs = None,
    ) -> None:
        from shem.app import serve as served  # what only this command needs takes a while to import

        served.serve(words, host or (served.EVERYWHERE if share else served.LOCAL), port, open_page)

    app.add_typer(_scenarios(words), name="scenario")
    app.add_typer(_armies(words), name="army")
    app.add_typer(_content(words), name="content")
    return app


def _group(words: Words, help: str) -> typer.Typer:
    return typer.Typer(
        help=words.say(help),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )


def _scenarios(words: Words) -> typer.Typer:
    app = _group(words, "help-scenario-group")
    Packs = Annotated[list[Path] | None, typer.Option("--pack", callback=_use_packs, help=words.say("help-pack"))]
    Json = Annotated[bool, typer.Option("--json", help=words.say("help-json"))]

    @app.command("list", help=words.say("help-scenario-list"))
    def listed(pack: Packs = None, json: Json = False) -> None:
        scenarios.listed(words, json)

    @app.command(help=words.say("help-scenario-show"))
    def show(
        name: Annotated[str, typer.Argument(metavar=words.say("meta-name"), help=words.say("help-scenario"))],
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        scenarios.show(words, name, json)

    @app.command(help=words.say("help-scenario-fairness"))
    def fairness(
        names: Annotated[
            list[str] | None, typer.Argument(metavar=words.say("meta-names"), help=words.say("help-fairness-names"))
        ] = None,
        points: Annotated[int | None, typer.Option(help=words.say("help-fairness-points"))] = None,
        n: Annotated[int, typer.Option("-n", help=words.say("help-fairness-n"))] = 400,
        bot: Annotated[str, typer.Option(help=words.say("help-fairness-bot"))] = "greedy",
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(help=words.say("help-jobs"))] = 1,
        edition: Annotated[str | None, typer.Option(help=words.say("help-edition"))] = None,
        record: Annotated[
            Path | None, typer.Option(metavar=words.say("meta-file"), help=words.say("help-fairness-record"))
        ] = None,
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        if not fair.run(words, names or [], points, edition, bot, n, seed, jobs, record, json):
            raise typer.Exit(FAILED)

    return app


def _armies(words: Words) -> typer.Typer:
    app = _group(words, "help-army-group")
    Json = Annotated[bool, typer.Option("--json", help=words.say("help-json"))]
    Packs = Annotated[list[Path] | None, typer.Option("--pack", callback=_use_packs, help=words.say("help-pack"))]

    @app.command("list", help=words.say("help-army-list"))
    def listed(pack: Packs = None, json: Json = False) -> None:
        armies.listed(words, json)

    @app.command(help=words.say("help-army-show"))
    def show(
        name: Annotated[str, typer.Argument(metavar=words.say("meta-name"), help=words.say("help-army-name"))],
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        armies.show(words, name, json)

    @app.command(help=words.say("help-army-check"))
    def check(
        file: Annotated[Path, typer.Argument(metavar=words.say("meta-file"), help=words.say("help-army-file"))],
        scenario: Annotated[str | None, typer.Option(help=words.say("help-army-scenario"))] = None,
        position: Annotated[int, typer.Option(help=words.say("help-army-position"))] = 1,
        collection: Annotated[
            Path | None, typer.Option(metavar=words.say("meta-file"), help=words.say("help-army-collection"))
        ] = None,
        edition: Annotated[str | None, typer.Option(help=words.say("help-edition"))] = None,
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        if not armies.check(words, file, scenario, position, collection, edition, json):
            raise typer.Exit(FAILED)

    @app.command("exploits", help=words.say("help-army-exploits"))
    def search(
        names: Annotated[
            list[str] | None, typer.Argument(metavar=words.say("meta-names"), help=words.say("help-exploits-names"))
        ] = None,
        n: Annotated[int, typer.Option("-n", min=1, help=words.say("help-exploits-n"))] = 8,
        bot: Annotated[str, typer.Option(help=words.say("help-fairness-bot"))] = "greedy",
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(min=1, help=words.say("help-jobs"))] = 1,
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        if not exploits.run(words, names or [], bot, n, seed, jobs, json):
            raise typer.Exit(FAILED)

    return app


def _content(words: Words) -> typer.Typer:
    app = _group(words, "help-content-group")
    Packs = Annotated[list[Path] | None, typer.Option("--pack", callback=_use_packs, help=words.say("help-pack"))]

    @app.command(help=words.say("help-content-check"))
    def check(
        folder: Annotated[
            Path | None, typer.Argument(metavar=words.say("meta-folder"), help=words.say("help-folder"))
        ] = None,
        pack: Packs = None,
        json: Annotated[bool, typer.Option("--json", help=words.say("help-json"))] = False,
    ) -> None:
        if not catalogue.check_content(words, folder, json):
            raise typer.Exit(FAILED)

    @app.command(help=words.say("help-content-schema"))
    def schema() -> None:
        catalogue.schema()

    return app


if __name__ == "__main__":
    main()
