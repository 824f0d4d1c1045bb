"""What was decided is kept before anyone is told: a killed process comes back with every match where it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.app.battles import battle, gone_on_with
from tests.app.table import Browser, Chair, Message, serving
from tests.app.test_playing import first


def strike(chair: Chair) -> Message:
    """The first way to strike that the seat has which is asked."""
    seat = chair.sight["pending"]["seats"][0]
    if chair.sight["seat"] != seat:
        chair.wish(kind="look", seat=seat)
    return first(chair.choices(), "attack")


def test_kill_9_in_the_middle_of_an_attack_with_entered_dice() -> None:
    with serving() as server:
        browser = Browser(server)
        id = gone_on_with(browser, battle(("either", "either"), near=True))
        with browser.sit(id) as chair:
            choice = strike(chair)
            wish = {"kind": "act", "seq": chair.sight["seq"], "seat": chair.sight["seat"], "key": choice["key"]}
            awaited = chair.wish(**wish, dice="enter")
            assert awaited["pending"]["kind"] == "roll" and awaited["pending"]["sides"] == 100
            server.kill()
        server.start()
        with browser.sit(id) as chair:
            back = chair.sight
            if back["seat"] != awaited["seat"]:
                back = chair.wish(kind="look", seat=awaited["seat"])["sight"]
            for name in ("seq", "pending", "scene", "undo"):
                assert back[name] == awaited[name]
            again = chair.wish(**wish, dice="enter")
            assert (again["kind"], again["seq"]) == ("sight", awaited["seq"]), "it acts only once"
            done = chair.wish(kind="roll", seq=back["seq"], face=1)
            assert done["seq"] > back["seq"]
            seq = done["seq"]
            assert chair.wish(kind="roll", seq=back["seq"], face=1)["seq"] == seq
            assert chair.wish(kind="roll", seq=back["seq"], face=2)["code"] == "stale"
            assert chair.hear()["seq"] == seq
            server.kill()
        server.start()
        with browser.sit(id) as chair:
            assert chair.sight["seq"] == seq


def test_a_bot_goes_on_after_the_power_came_back() -> None:
    """Whoever comes finds that it has played; and nothing that it did is lost."""
    with serving(SHEM_BOT_PACE="0.2") as server:
        browser = Browser(server)
        made = browser.make("random", "random")
        with browser.sit(made["id"]) as chair:
            chair.wait(lambda sight: sight["seq"] > 12)
            seq = chair.sight["seq"]
            server.kill()
        server.start()
        with browser.sit(made["id"]) as chair:
            assert chair.sight["seq"] >= seq
            chair.wait(lambda sight: sight["seq"] > seq + 4)


def test_a_lost_connection_comes_back_to_the_same_sight() -> None:
    with serving() as server:
        browser = Browser(server)
        made = browser.make("here", "here", order="position")
        with browser.sit(made["id"]) as chair:
            after = chair.act(first(chair.choices(), "deploy"))
            chair.socket.socket.close()  # no closing handshake: the network is gone
        with browser.sit(made["id"]) as chair:
            assert {**chair.sight, "news": []} == {**after, "news": []}
            assert [told["kind"] for told in chair.welcome["log"]][-1] == after["news"][-1]["kind"]


@pytest.mark.parametrize("table", ["match_line"])
def test_a_change_that_cannot_be_kept_is_told_and_does_not_happen(table: str) -> None:
    with serving() as server:
        browser = Browser(server)
        made = browser.make("here", "here", order="position")
        with browser.sit(made["id"]) as chair:
            before = chair.sight
            choice = first(chair.choices(), "deploy")
            with closing(sqlite3.connect(server.home / "shem.db")) as database:
                database.execute(f"CREATE TRIGGER full BEFORE INSERT ON {table} BEGIN SELECT RAISE(FAIL, 'full'); END")
                database.commit()
                told = chair.act(choice)
                assert told["kind"] == "refused" and told["text"]
                assert chair.wish(kind="look", seat=before["seat"])["sight"]["seq"] == before["seq"]
                database.execute("DROP TRIGGER full")
                database.commit()
            assert chair.act(choice)["seq"] > before["seq"]


def test_who_is_sent_away_is_told_in_their_own_language() -> None:
    from websockets.exceptions import ConnectionClosed

    with serving() as server:
        browser, german = Browser(server), Browser(server, "de")
        made = browser.make("here", "remote", order="position")
        german.join(made["watch"])
        with german.sit(made["id"]) as first, browser.sit(made["id"]) as second:
            assert second.wish(kind="speak", language="de")["kind"] == "welcome"
            browser.ask("DELETE", f"/matches/{made['id']}", 204)
            for chair in (first, second):
                with pytest.raises(ConnectionClosed) as closed:
                    while chair.hear():  # first who came and went
                        pass
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.reason == "Diese Partie wurde gelöscht."


def test_a_deleted_match_sends_its_people_away() -> None:
    from websockets.exceptions import ConnectionClosed

    with serving() as server:
        browser = Browser(server)
        made = browser.make("here", "here", order="position")
        with browser.sit(made["id"]) as chair:
            browser.ask("DELETE", f"/matches/{made['id']}", 204)
            with pytest.raises(ConnectionClosed) as closed:
                chair.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "This match was deleted.")
        assert browser.get("/home")["matches"] == []
        with closing(sqlite3.connect(server.home / "shem.db")) as database:
            for table in ("match", "match_line", "match_position", "seat", "holder"):
                assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
