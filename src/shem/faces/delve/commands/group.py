"""The group of commands of Delve."""

# Without postponed annotations: the help texts in them come from the catalogue of the reader's language.
from pathlib import Path
from typing import Annotated, Any

import typer

from shem.faces.delve.commands import balance as balancing
from shem.faces.delve.commands import party as party_commands
from shem.lab.commanding import FAILED, group, json_option, with_packs
from shem.locale.words import Words


def delve(words: Words) -> typer.Typer:
    app = group(words, "help-delve-group")
    app.add_typer(_party(words), name="party")
    _balance(app, words)
    return app


def _balance(app: typer.Typer, words: Words) -> None:
    @app.command(help=words.say("help-delve-balance"))
    @with_packs(words)
    def balance(
        quest: Annotated[
            list[str] | None, typer.Option(metavar=words.say("meta-name"), help=words.say("help-balance-quest"))
        ] = None,
        n: Annotated[int, typer.Option("-n", min=1, help=words.say("help-balance-n"))] = 400,
        heroes: Annotated[str, typer.Option(help=words.say("help-balance-heroes"))] = "1,2,3,4,5",
        bot: Annotated[str, typer.Option(help=words.say("help-balance-bot"))] = "greedy",
        seed: Annotated[int, typer.Option(help=words.say("help-seed"))] = 1,
        jobs: Annotated[int, typer.Option(min=1, help=words.say("help-jobs"))] = 1,
        record: Annotated[
            Path | None, typer.Option(metavar=words.say("meta-file"), help=words.say("help-balance-record"))
        ] = None,
        json: Annotated[bool, json_option(words)] = False,
    ) -> None:
        if not balancing.run(words, quest or [], heroes, bot, n, seed, jobs, record, json):
            raise typer.Exit(FAILED)


def _party(words: Words) -> typer.Typer:
    app = group(words, "help-party-group")
    _files(app, words)
    _camp(app, words)
    _exchange(app, words)
    return app


def _file(words: Words) -> Any:
    return typer.Argument(metavar=words.say("meta-file"), help=words.say("help-party-file"))


def _word(words: Words, what: str) -> Any:
    return typer.Argument(metavar=words.say("meta-name"), help=words.say(f"help-party-{what}"))


def _files(app: typer.Typer, words: Words) -> None:
    @app.command("new", help=words.say("help-party-new"))
    @with_packs(words)
    def new(
        file: Annotated[Path, _file(words)],
        heroes: Annotated[list[str] | None, typer.Option("--hero", help=words.say("help-party-heroes"))] = None,
        campaign: Annotated[str, typer.Option(help=words.say("help-party-campaign"))] = "",
        name: Annotated[str, typer.Option(help=words.say("help-party-name"))] = "",
        cards: Annotated[str, typer.Option(help=words.say("help-cards"))] = "",
    ) -> None:
        party_commands.new(words, file, campaign, heroes or [], name, cards)

    @app.command("show", help=words.say("help-party-show"))
    @with_packs(words)
    def show(file: Annotated[Path, _file(words)], json: Annotated[bool, json_option(words)] = False) -> None:
        party_commands.show(words, file, json)

    @app.command("take", help=words.say("help-party-take"))
    @with_packs(words)
    def take(
        file: Annotated[Path, _file(words)],
        match: Annotated[Path, typer.Argument(metavar=words.say("meta-file"), help=words.say("help-party-match"))],
    ) -> None:
        party_commands.take(words, file, match)

    @app.command("choose", help=words.say("help-party-choose"))
    @with_packs(words)
    def choose(file: Annotated[Path, _file(words)], quest: Annotated[str, _word(words, "quest")]) -> None:
        party_commands.do(words, file, deed="choose", quest=quest)


def _camp(app: typer.Typer, words: Words) -> None:
    @app.command("return", help=words.say("help-party-return"))
    @with_packs(words)
    def come_back(
        file: Annotated[Path, _file(words)],
        hero: Annotated[str, _word(words, "hero")],
        less: Annotated[bool, typer.Option("--less", help=words.say("help-party-less"))] = False,
    ) -> None:
        party_commands.do(words, file, deed="return", hero=hero, pay=not less)

    def of_hero(deed: str) -> None:
        @app.command(deed, help=words.say(f"help-party-{deed}"))
        @with_packs(words)
        def run(file: Annotated[Path, _file(words)], hero: Annotated[str, _word(words, "hero")]) -> None:
            party_commands.do(words, file, deed=deed, hero=hero)

    def of_item(deed: str) -> None:
        @app.command(deed, help=words.say(f"help-party-{deed}"))
        @with_packs(words)
        def run(
            file: Annotated[Path, _file(words)],
            hero: Annotated[str, _word(words, "hero")],
            item: Annotated[str, _word(words, "item")],
        ) -> None:
            party_commands.do(words, file, deed=deed, hero=hero, item=item)

    for deed in ("enhance", "join", "leave"):
        of_hero(deed)
    for deed in ("buy", "sell", "wear", "take-off"):
        of_item(deed)


def _exchange(app: typer.Typer, words: Words) -> None:
    @app.command("give", help=words.say("help-party-give"))
    @with_packs(words)
    def give(
        file: Annotated[Path, _file(words)],
        hero: Annotated[str, _word(words, "hero")],
        to: Annotated[str, _word(words, "to")],
        what: Annotated[str, _word(words, "what")],
    ) -> None:
        given = {"deed": "give-crowns", "crowns": int(what)} if what.isdecimal() else {"deed": "give", "item": what}
        party_commands.do(words, file, hero=hero, to=to, **given)
