"""Taking back and doing again at the table: what it says, whom it asks, what stays marked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.app.table import Browser, Chair, Message, Server, mine
from tests.app.test_playing import deploy_all, first


@contextmanager
def answered_by_a_bot(browser: Browser, lenient: bool = True) -> Iterator[tuple[str, Chair]]:
    """A person has ended their first turn, and a bot has played its own."""
    made = browser.make("here", "random", order="position", scenario="three-cairns", lenient=lenient)
    with browser.sit(made["id"]) as chair:
        while chair.wait(mine)["pending"]["code"] != "turn":
            deploy_all(chair)
        chair.act(first(chair.choices(), "end"))
        chair.wait(lambda sight: mine(sight) and sight["scene"]["round"] == 2)
        yield made["id"], chair


def undo(chair: Chair, kind: str = "undo") -> Message:
    return chair.wish(kind=kind, seq=chair.sight["seq"], seat=0)


def test_beyond_a_bots_answer_it_says_so_and_is_marked(browser: Browser) -> None:
    with answered_by_a_bot(browser) as (id, chair):
        before = chair.sight
        offer = before["undo"]
        assert offer["possible"] and not offer["free"] and offer["missing"] == [] and offer["count"] > 1
        assert "The turn of" in offer["what"] and "marked in the log" in offer["why"]
        assert offer["past"] == [0, 0] and offer["redo"] is None
        back = undo(chair)
        assert mine(back) and back["scene"]["round"] == 1
        told = back["news"][-1]
        assert told["kind"] == "undone" and told["data"]["beyond"] is False and offer["what"] in told["text"]
        assert any(one["data"]["beyond"] for one in back["news"])
        assert back["undo"]["past"] == [1, 0]
        assert back["undo"]["redo"] == {"by": 0, "count": offer["count"], "what": offer["what"]}
        # One step at a time: the next is the one before, and it is free to take back.
        assert back["undo"]["what"] != offer["what"]
        marked = [one for one in browser.get(f"/matches/{id}/steps")["steps"] if one["kind"] == "undo"]
        assert len(marked) == offer["count"] and sum("others' decisions" in one["text"] for one in marked) > 0


def test_what_was_taken_back_is_done_again_with_the_bots_answer(browser: Browser) -> None:
    with answered_by_a_bot(browser) as (id, chair):
        before, count = chair.sight, chair.sight["undo"]["count"]
        undo(chair)
        again = undo(chair, "redo")
        assert again["scene"] == before["scene"] and again["pending"] == before["pending"]
        assert again["undo"]["past"] == [0, 0] and again["undo"]["redo"] is None
        redone = [told for told in again["news"] if told["kind"] == "redone"]
        assert len(redone) == count and "done again" in redone[0]["text"]
        # The very same events, each once in the log, and the same numbers behind them.
        events = [told for told in chair.question("log") if told["kind"] not in ("undone", "redone")]
        assert len({(told["entry"], told["place"]) for told in events}) == len(events)
        assert chair.question("dive", about={"entry": events[-1]["entry"], "place": events[-1]["place"]}) is not None
        steps = browser.get(f"/matches/{id}/steps")["steps"]
        assert browser.get(f"/matches/{id}/at/{len(steps)}")["sight"]["scene"]["golems"] == [
            {**golem, "can": []} for golem in before["scene"]["golems"]
        ]
        # The file that says all of it plays and checks.
        content = browser.ask("GET", f"/matches/{id}/file").content
        assert content.count(b'"redo":') == count and content.count(b'"undo":') == count
        assert browser.ask("POST", "/replays", content=content).json()["id"]


def test_nothing_is_done_again_once_something_else_was(browser: Browser) -> None:
    with answered_by_a_bot(browser) as (_, chair):
        undo(chair)
        chair.act(next(choice for choice in chair.choices() if choice["kind"] == "move"))
        assert chair.sight["undo"]["redo"] is None
        told = undo(chair, "redo")
        assert (told["kind"], told["code"]) == ("refused", "redo-nothing")


def test_a_match_can_be_set_up_so_that_dice_stand(browser: Browser) -> None:
    """Then bots do not agree; what drew, showed and brought nothing about is still taken back freely."""
    with answered_by_a_bot(browser, lenient=False) as (_, chair):
        offer = chair.sight["undo"]
        assert not offer["possible"] and "set up so" in offer["why"]
        told = undo(chair)
        assert (told["kind"], told["code"]) == ("refused", "undo-stands") and told["text"] == offer["why"]
        chair.act(next(choice for choice in chair.choices() if choice["kind"] == "move"))
        assert chair.sight["undo"]["possible"] and chair.sight["undo"]["free"]
        assert undo(chair)["undo"]["past"] == [0, 0]


def test_the_others_are_told_what_was_taken_back_and_done_again(server: Server, browser: Browser) -> None:
    made = browser.make("here", "remote", order="position", scenario="three-cairns")
    guest = Browser(server, "de")
    guest.join(made["links"][1])
    with browser.sit(made["id"]) as host, guest.sit(made["id"]) as other:
        host.act(first(host.choices(), "deploy"))
        what = host.sight["undo"]["what"]
        assert undo(host)["news"][0]["text"].endswith(what)
        told = other.until(lambda message: message["kind"] == "sight" and bool(message["undone"]))["news"][0]
        assert told["kind"] == "undone" and "zurückgenommen" in told["text"]
        assert other.sight["undo"]["redo"]["by"] == 0
        refused = other.wish(kind="redo", seq=other.sight["seq"], seat=1)
        assert (refused["kind"], refused["code"]) == ("refused", "redo-not-yours")
        wish = {"kind": "redo", "seq": host.sight["seq"], "seat": 0}
        assert [told["kind"] for told in host.wish(**wish)["news"]] == ["redone", "deployed"]
        assert host.wish(**wish)["news"] == []  # sent twice, done once
        heard = other.until(lambda message: message["kind"] == "sight" and bool(message["news"]))
        assert [told["kind"] for told in heard["news"]] == ["redone", "deployed"] and "wiederhergestellt" in heard["news"][
            0
        ]["text"]
