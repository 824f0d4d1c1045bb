"""Bots think in processes of their own: as they would beside the match, in the right order, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import shem
from shem.app.thinker import Answer
from shem.app.thinking import Asked, NoDecision, Thinker, Thinking
from shem.bots.registry import bot
from shem.core.contract import Action, Over
from shem.core.match import Match
from tests.app.table import Browser, Chair, Message, Server, beginning_with, mine, serving
from tests.app.test_playing import play_to_turn

SMALL = 4000  # bytes of a question about a match that is known
DECISIONS = 30
LIMIT = 60.0
posix = pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")


@contextmanager
def thinker() -> Iterator[Thinker]:
    found = Thinker()
    try:
        yield found
    finally:
        found.end()


def decided(there: Thinker, asked: Asked) -> Action:
    thought = there.think(asked).thought
    assert thought is not None
    return asked.match.game.action(thought.key)


def play(match: Match, action: Action) -> None:
    match.play(match.pending.seats[0], action)


@pytest.mark.parametrize(("game", "name"), [("arcana", "greedy"), ("arcana", "random"), ("archmage", "greedy")])
def test_a_bot_decides_there_as_it_would_here(game: str, name: str) -> None:
    """From the whole position and from what was done since alike; also after something was taken back."""
    match = shem.new(game, seed=5)
    here = [bot(name, game, 11) for _ in match.seats]
    with thinker() as there:
        for number in range(DECISIONS):
            if isinstance(match.pending, Over):
                break
            seat = match.pending.seats[0]
            choice = decided(there, Asked("m", match, seat, name, 11))
            assert choice.key() == here[seat].choose(match.sight(seat)).action.key(), number
            match.play(seat, choice)
            if number == DECISIONS // 2:
                match.undo(consent=range(len(match.seats)))
                match.play(match.pending.seats[0], match.legal(match.pending.seats[0])[0])


def test_what_is_sent_is_small_where_the_match_is_known() -> None:
    match = shem.new("arcana", scenario="tournament-of-the-hundred-skulls", seats=8, seed=3)
    first = Asked("m", match, match.pending.seats[0], "random")
    for _ in range(6):
        play(match, match.legal(match.pending.seats[0])[0])
    then = Asked("m", match, match.pending.seats[0], "random")
    assert first.question(None).whole is not None
    assert len(pickle.dumps(then.question(first.entry))) < SMALL < len(pickle.dumps(then.question(None))) / 10
    assert then.question(first.entry - 5).whole is not None, "an entry that it never had"


def test_who_is_watched_comes_first_then_peoples_matches() -> None:
    match = shem.new("arcana", seed=1)
    ranks = [(True, True), (True, False), (False, True), (False, False)]
    done: list[tuple[bool, bool]] = []

    async def ask(thinking: Thinking, rank: tuple[bool, bool]) -> None:
        await thinking.think(Asked(str(rank), match, match.pending.seats[0], "random"), lambda: rank)
        done.append(rank)

    async def all_at_once() -> None:
        thinking = Thinking(1)
        begun = asyncio.create_task(thinking.think(Asked("m", match, match.pending.seats[0], "random"), lambda: ranks[0]))
        await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.gather(begun, *(ask(thinking, rank) for rank in ranks)), LIMIT)
        await thinking.stop()

    asyncio.run(all_at_once())
    assert done == sorted(ranks)


def test_a_process_is_not_lost_with_who_gives_up_as_it_becomes_free() -> None:
    match = shem.new("arcana", seed=1)
    seat = match.pending.seats[0]

    async def all_at_once() -> None:
        thinking = Thinking(1)

        def ask() -> asyncio.Task[Answer]:
            return asyncio.create_task(thinking.think(Asked("m", match, seat, "random"), lambda: (False, False)))

        busy = thinking._idle.pop()
        gone, waits = ask(), ask()
        await asyncio.sleep(0)
        gone.cancel()
        thinking._free(busy)  # in the very step in which the first that waits was deleted
        for asked in (waits, ask()):
            thought = (await asyncio.wait_for(asked, LIMIT)).thought
            assert thought is not None and match.game.action(thought.key) in match.legal(seat)
        assert gone.cancelled()
        await thinking.stop()

    asyncio.run(all_at_once())


def test_a_bot_that_fails_is_told_and_the_process_goes_on() -> None:
    match = shem.new("arcana", seed=1)
    seat = match.pending.seats[0]
    with thinker() as there:
        with pytest.raises(NoDecision, match="no bot"):
            there.think(Asked("m", match, seat, "nobody"))
        process = there.id
        assert decided(there, Asked("m", match, seat, "random")) in match.legal(seat)
        assert there.id == process


# In the app.


def bot_processes(server: Server) -> list[int]:
    """The processes of the server that are called so by the system: not what Python keeps beside them."""
    found = []
    for thread in Path(f"/proc/{server.process}/task").iterdir():
        for child in (thread / "children").read_text().split():
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(int(child))
    return found


def lines(browser: Browser, id: str) -> int:
    return len(browser.ask("GET", f"/matches/{id}/file").text.splitlines())


def grows(browser: Browser, id: str, beyond: int) -> None:
    end = time.monotonic() + LIMIT
    while lines(browser, id) <= beyond:
        assert time.monotonic() < end, "the bots do not go on"
        time.sleep(0.1)


@posix
def test_a_process_that_is_killed_is_replaced_and_asked_again(tmp_path: Path) -> None:
    server = Server(tmp_path, SHEM_BOTS_ALONE="1", SHEM_BOT_PROCESSES="1").start()
    try:
        browser = Browser(server)
        made = browser.make("greedy", "greedy")
        grows(browser, made["id"], 4)
        for _ in range(2):
            killed = bot_processes(server)
            os.kill(killed[0], signal.SIGKILL)
            grows(browser, made["id"], lines(browser, made["id"]) + 2)
            assert len(bot_processes(server)) == 1 and bot_processes(server) != killed
        assert "is replaced" in server.errors() and "Traceback" not in server.errors()
    finally:
        server.stop()


TOO_LONG = 3.0
SLEEPER = """
import time
from pathlib import Path
from shem.bots import random, registry

class Sleeper(random.RandomBot):
    def choose(self, sight):
        while Path({file!r}).exists():
            time.sleep(0.02)
        return super().choose(sight)

random.Sleeper = Sleeper
registry.EVERYWHERE["random"] = "shem.bots.random:Sleeper"
"""


class Sleep:
    """A random bot that never answers while it sleeps, in an app in which a bot may think for a few seconds."""

    def __init__(self, folder: Path) -> None:
        home, own, self._file = folder / "home", folder / "own", folder / "sleeps"
        home.mkdir()
        own.mkdir()
        path = beginning_with(own, SLEEPER.format(file=str(self._file)))
        limits = {"SHEM_BOT_PROCESSES": "1", "SHEM_BOT_LONGEST": f"{TOO_LONG:g}"}
        self.server = Server(home, PYTHONPATH=path, **limits)

    def begin(self) -> None:
        self._file.touch()

    def end(self) -> None:
        self._file.unlink()


@pytest.fixture
def sleep(tmp_path: Path) -> Iterator[Sleep]:
    found = Sleep(tmp_path)
    found.server.start()
    yield found
    found.server.stop()


def asked(browser: Browser, chair: Chair) -> None:
    """Decide until the bot has to."""
    chair.wait(mine)
    while mine(chair.sight):
        chair.act(chair.choices()[0])
    assert chair.sight["bot"] == 1


def told(chair: Chair) -> Message:
    """What the table says next that is no Sight."""
    return chair.until(lambda message: message["kind"] == "refused")


@posix
def test_a_bot_that_never_answers_is_ended_and_asked_again(sleep: Sleep) -> None:
    """The match says so; as soon as it answers, it goes on by itself."""
    browser = Browser(sleep.server)
    with browser.sit(browser.make("here", "random", order="position")["id"]) as chair:
        sleep.begin()
        asked(browser, chair)
        (first,) = bot_processes(sleep.server)
        began = time.monotonic()
        again = told(chair)
        assert again["code"] == "bot-again" and "asked once more" in again["text"]
        assert time.monotonic() - began > TOO_LONG - 1
        sleep.end()
        chair.wait(mine)
        assert not Path(f"/proc/{first}").exists() and bot_processes(sleep.server) != [first]
    errors = sleep.server.errors()
    assert f"thought for more than {TOO_LONG:g} s" in errors and "Traceback" not in errors


@posix
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("asked once more", "load the page again")), ("de", ("noch einmal gefragt", "Lade die Seite neu"))],
)
def test_when_a_bot_never_answers_at_all_the_match_says_how_to_go_on(
    language: str, words: tuple[str, str], sleep: Sleep
) -> None:
    """Three processes wait for it and are ended; its own match can be asked meanwhile, and other people play."""
    browser = Browser(sleep.server, language)
    id = browser.make("here", "random", order="position")["id"]
    ended = []
    with browser.sit(id) as chair:
        sleep.begin()
        asked(browser, chair)
        assert chair.question("log")
        with browser.sit(browser.make("here", "here", order="position")["id"]) as other:
            other.act(other.choices()[0])
        for code in ("bot-again", "bot-again", "bot-failed"):
            ended += bot_processes(sleep.server)
            said = told(chair)
            assert said["code"] == code and words[code == "bot-failed"] in said["text"]
        seq = chair.sight["seq"]
    assert ended and not any(Path(f"/proc/{process}").exists() for process in ended)
    sleep.end()
    with browser.sit(id) as chair:  # the page is loaded again
        chair.wait(mine)
        assert chair.sight["seq"] > seq
    assert sleep.server.errors().count("Traceback") == 1, "the bot that gave up"


@posix
def test_nobody_waits_for_a_bot_that_thinks() -> None:
    """Its process stands still: everybody else plays on, its own match can be looked at, taken back and deleted."""
    with serving(SHEM_BOT_PROCESSES="1", SHEM_BOTS_ALONE="1") as server:
        browser = Browser(server)
        other = browser.make("here", "here", order="position")
        battle = browser.make("random", "random")
        grows(browser, battle["id"], 4)
        (process,) = bot_processes(server)
        os.kill(process, signal.SIGSTOP)
        try:
            with browser.sit(other["id"]) as chair:
                play_to_turn(chair)
            made = browser.make("here", "greedy", order="position")
            with browser.sit(made["id"]) as chair:
                while mine(chair.sight):
                    chair.act(chair.choices()[0])
                assert chair.sight["bot"] == 1
                assert chair.question("log")
                seq = chair.sight["seq"]
                chair.say(kind="undo", seq=seq, seat=0)
                back: Message = chair.wait(lambda sight: sight["seq"] > seq)
                assert mine(back), "what the bot decides now comes too late"
            browser.ask("DELETE", f"/matches/{battle['id']}", 204)
        finally:
            os.kill(process, signal.SIGCONT)
        with browser.sit(made["id"]) as chair:
            assert mine(chair.sight)
            chair.act(chair.choices()[0])
            chair.wait(mine)
        assert bot_processes(server) == [process]


def test_bots_alone_wait_for_somebody_who_watches() -> None:
    with serving() as server:
        browser = Browser(server)
        made = browser.make("random", "random")
        kept = lines(browser, made["id"])
        with browser.sit(made["id"]) as chair:
            chair.wait(lambda sight: sight["seq"] > kept + 10)
        watched = lines(browser, made["id"])
        time.sleep(1)
        rest = lines(browser, made["id"])
        time.sleep(1)
        assert (kept, lines(browser, made["id"])) == (3, rest) and rest - watched < 20
        server.stop()
        server.start()
        time.sleep(1)
        assert lines(browser, made["id"]) == rest


@posix
def test_the_bots_processes_end_with_the_app() -> None:
    with serving(SHEM_BOT_PROCESSES="2", SHEM_BOTS_ALONE="1") as server:
        browser = Browser(server)
        made = [browser.make("random", "random") for _ in range(2)]
        for each in made:
            grows(browser, each["id"], 4)
        found = bot_processes(server)
        assert len(found) == 2
        server.kill()
        end = time.monotonic() + LIMIT
        while any(Path(f"/proc/{process}").exists() for process in found):
            assert time.monotonic() < end, "orphans"
            time.sleep(0.1)
        server.start()
