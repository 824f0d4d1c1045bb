"""The groups of commands of Golem Arcana: scenarios and armies."""

# Without postponed annotations: the help texts in them come from the catalogue of the reader's language.
from pathlib import Path
from typing import Annotated

import typer

from shem.faces.arcana.commands import armies as army_commands
from shem.faces.arcana.commands import exploits
from shem.faces.arcana.commands import fairness as fair
from shem.faces.arcana.commands import scenarios as scenario_commands
from shem.lab.commanding import FAILED, group, json_option, with_packs
from shem.locale.words import Words


def scenarios(words: Words) -> typer.Typer:
    app = group(words, "help-scenario-group")
    _show_scenarios(app, words)
    _fairness(app, words)
    return app


def armies(words: Words) -> typer.Typer:
    app = group(words, "help-army-group")
    _show_armies(app, words)
    _check(app, words)
    _exploits(app, words)
    return app


def _show_scenarios(app: typer.Typer, words: Words) -> None:
    @app.command("list", help=words.say("help-scenario-list"))
    @with_packs(words)
    def listed(json: Annotated[bool, json_option(words)] = False) -> None:
        scenario_commands.listed(words, json)

    @app.command(help=words.say("help-scenario-show"))
    @with_packs(words)
    def show(
        name: Annotated[str, typer.Argument(metavar=words.say("meta-name"), help=words.say("help-scenario"))],
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        scenario_commands.show(words, name, json)


def _fairness(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-scenario-fairness"))
    @with_packs(words)
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
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        if not fair.run(words, names or [], points, edition, bot, n, seed, jobs, record, json):
            raise typer.Exit(FAILED)


def _show_armies(app: typer.Typer, words: Words) -> None:
    @app.command("list", help=words.say("help-army-list"))
    @with_packs(words)
    def listed(json: Annotated[bool, json_option(words)] = False) -> None:
        army_commands.listed(words, json)

    @app.command(help=words.say("help-army-show"))
    @with_packs(words)
    def show(
        name: Annotated[str, typer.Argument(metavar=words.say("meta-name"), help=words.say("help-army-name"))],
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        army_commands.show(words, name, json)


def _check(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-army-check"))
    @with_packs(words)
    def check(
        file: Annotated[Path, typer.Argument(metavar=words.say("meta-file"), help=words.say("help-army-file"))],
        scenario: Annotated[str | None, typer.Option(help=words.say("help-army-scenario"))] = None,
        position: Annotated[int, typer.Option(help=words.say("help-army-position"))] = 1,
        collection: Annotated[
            Path | None, typer.Option(metavar=words.say("meta-file"), help=words.say("help-army-collection"))
        ] = None,
        edition: Annotated[str | None, typer.Option(help=words.say("help-edition"))] = None,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        if not army_commands.check(words, file, scenario, position, collection, edition, json):
            raise typer.Exit(FAILED)


def _exploits(app: typer.Typer, words: Words) -> None:
    @app.command("exploits", help=words.say("help-army-exploits"))
    @with_packs(words)
    def search(
        names: Annotated[
            list[str] | None, typer.Argument(metavar=words.say("meta-names"), help=words.say("help-exploits-names"))
        ] = None,
        n: Annotated[int, typer.Option("-n", min=1, help=words.say("help-exploits-n"))] = 8,
        bot: Annotated[str, typer.Option(help=words.say("help-fairness-bot"))] = "greedy",
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(min=1, help=words.say("help-jobs"))] = 1,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        if not exploits.run(words, names or [], bot, n, seed, jobs, json):
            raise typer.Exit(FAILED)
