"""The groups of commands of Golem Arcana: scenarios and armies."""

# Without postponed annotations: the help texts in them come from the catalogue of the reader's language.
from pathlib import Path
from typing import Annotated

import typer

from shem.faces.arcana.commands import armies as army_commands
from shem.faces.arcana.commands import exploits
from shem.faces.arcana.commands import fairness as fair
from shem.faces.arcana.commands import scenarios as scenario_commands
from shem.lab.commanding import FAILED, group, json_option, pack_option
from shem.locale.words import Words


def scenarios(words: Words) -> typer.Typer:
    app = group(words, "help-scenario-group")
    Packs = Annotated[list[Path] | None, pack_option(words)]
    Json = Annotated[bool, json_option(words)]

    @app.command("list", help=words.say("help-scenario-list"))
    def listed(pack: Packs = None, json: Json = False) -> None:
        scenario_commands.listed(words, json)

    @app.command(help=words.say("help-scenario-show"))
    def show(
        name: Annotated[str, typer.Argument(metavar=words.say("meta-name"), help=words.say("help-scenario"))],
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        scenario_commands.show(words, name, json)

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


def armies(words: Words) -> typer.Typer:
    app = group(words, "help-army-group")
    Json = Annotated[bool, json_option(words)]
    Packs = Annotated[list[Path] | None, pack_option(words)]

    @app.command("list", help=words.say("help-army-list"))
    def listed(pack: Packs = None, json: Json = False) -> None:
        army_commands.listed(words, json)

    @app.command(help=words.say("help-army-show"))
    def show(
        name: Annotated[str, typer.Argument(metavar=words.say("meta-name"), help=words.say("help-army-name"))],
        pack: Packs = None,
        json: Json = False,
    ) -> None:
        army_commands.show(words, name, json)

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
        if not army_commands.check(words, file, scenario, position, collection, edition, json):
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
