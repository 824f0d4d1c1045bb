"""A hosted match: clients come and go, wish and are told. No input, no output: it returns what is to be sent to whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from errno import EBUSY, ENOSPC
from typing import Any, Final

from shem.core.contract import Action, Refused, Roll, Turn
from shem.core.dice import APP, ENTER
from shem.core.errors import ShemError
from shem.core.log import Seated
from shem.core.match import Match
from shem.core.sight import Sight
from shem.locale.words import LANGUAGES
from shem.table import messages as m
from shem.table.asking import action_of, dive, heard
from shem.table.client import Client
from shem.table.company import Company, Person
from shem.table.errors import error_text
from shem.table.eyes import Eyes
from shem.table.looking import seats_of, sight_of
from shem.table.menu import NoAnswer
from shem.table.news import News
from shem.table.orders import ask_again, follow, give, offered
from shem.table.past import Past
from shem.table.placing import Placing
from shem.table.real import Confirmed
from shem.table.repeats import carried_out
from shem.table.taking import Taking
from shem.table.voice import Voice, Voices, asked, hinted, sees, unit_of

Sent = list[tuple[str, m.Message]]
HELPER: Final = "greedy"  # who decides what a person leaves to a bot
NOT_KEPT: Final = {EBUSY: "table-busy", ENOSPC: "table-full"}


class Hosted:
    """A match with its seats and clients. bots: which seats play by themselves, with the bot's name; persons: who gave a
    name or bears a banner; rematch: the match in which it is played once more; still: it is a replay, in which nothing is
    done. company: who is there already, since before the match was put away. real: what lies on a real table.

    Not safe for several threads at once: whoever hosts it lets one call end before the next begins.
    """

    def __init__(
        self,
        id: str,
        match: Match,
        bots: Mapping[int, str],
        persons: Mapping[int, Person] | None = None,
        rematch: str = "",
        still: bool = False,
        company: Company | None = None,
        real: Confirmed | None = None,
    ) -> None:
        self.id: Final = id
        self.match: Final = match
        self.bots: Final = dict(bots)
        self.persons: Final = dict(persons or {})
        self.rematch = rematch
        self._still: Final = still
        self.people: Final = [seat for seat in range(len(match.seats)) if seat not in self.bots]
        self._company: Final = Company() if company is None else company
        self._clients: Final = self._company.clients
        self._news: Final = News(match)
        self.voice: Final = Voices(match).of
        self._taking: Final = Taking(match, self.people, self._company)
        self._eyes: Final = Eyes(match)
        self.sight: Final = self._eyes.sight
        confirmed = Confirmed((), None, lambda data, seats: None) if real is None or still else real
        self._placing: Final = Placing(match, confirmed, self.people, self._eyes, self.voice)

    @property
    def seq(self) -> int:
        """What is kept so far; a wish answers to it."""
        return self.match.line_count

    # Coming and going.

    def join(self, id: str, holds: Iterable[int], language: str) -> Sent:
        """A client comes, holding these seats; it looks through the eyes of the one that is asked, else of its first."""
        client = Client(id, holds, language)
        mine = sorted(client.holds)
        turn = [seat for seat in mine if seat in self.match.pending.seats]
        client.seat = (turn or mine or [None])[0]  # type: ignore[list-item]
        self._clients[id] = client
        return [(id, self._welcome(client)), *self._tell(without=id)]

    def leave(self, id: str) -> Sent:
        """A client goes; the others see it."""
        return self._tell() if self._clients.pop(id, None) is not None else []

    def call(self, seat: int, person: Person) -> Sent:
        """A person says who they are."""
        self.persons[seat] = person
        return self._tell()

    def seat(self, seat: int, how: str) -> Sent:
        """Who decides for a seat has changed; it stands in the log (`shem.core.log.SEATINGS`)."""
        self.match.seat(seat, how)
        return self._tell()

    def goes_on(self, rematch: str) -> Sent:
        """It is played once more, in another match."""
        self.rematch = rematch
        return self._tell()

    def announce(self, code: str) -> Sent:
        """Something that everybody at the table should know, in their words."""
        return [(client.id, self._refused(client, code, None)) for client in self._clients.values()]

    # Wishes.

    def wish(self, id: str, wish: m.Wish) -> Sent:
        """Carry a wish out, or say why not. Its shape was checked; that its sender may wish it is checked here."""
        client = self._clients[id]
        try:
            return self._wished(client, wish)
        except Refused as error:
            stage, code = self.voice(client.language).stage, str(error.refusal.code.value)
            return [(id, _refusal(wish, code, stage.refusal(error.refusal), stage.chapter(code, True)))]
        except NoAnswer as error:
            return [(id, self._refused(client, error.code, wish, **error.values))]
        except ShemError as error:
            text = error_text(self.voice(client.language).words, error).replace("\n", " ")
            return [(id, _refusal(wish, error.code, text))]
        except OSError as error:
            return [(id, self._refused(client, NOT_KEPT.get(error.errno or 0, "table-not-kept"), wish))]

    def _wished(self, client: Client, wish: m.Wish) -> Sent:
        if wish["kind"] == "ask":
            return [(client.id, {"kind": "answer", "id": wish["id"], "result": self._answer(client, wish)})]
        if wish["kind"] == "look":
            if wish["seat"] is not None and wish["seat"] not in client.holds:
                return [(client.id, self._refused(client, "table-not-yours", wish))]
            client.seat = wish["seat"]
            return [(client.id, self._welcome(client))]
        if wish["kind"] == "speak":
            client.language = wish["language"]
            return [(client.id, self._welcome(client))]
        if wish["kind"] == "roll":
            if not any(seat in client.holds for seat in self._givers()) and wish["seq"] == self.seq:
                return [(client.id, self._refused(client, "table-not-yours", wish))]
        elif wish["seat"] not in client.holds:
            return [(client.id, self._refused(client, "table-not-yours", wish))]
        if wish["seq"] != self.seq:
            if self._placing.is_done(wish) if wish["kind"] == "placed" else carried_out(self.match, wish):
                return [(client.id, self._sight(client))]
            return [(client.id, self._refused(client, "table-stale", wish)), (client.id, self._sight(client))]
        return self._changed(client, wish)

    def _changed(self, client: Client, wish: m.Deed) -> Sent:
        if wish["kind"] == "placed" or wish["kind"] == "figures":
            self._placing.do(wish, client.holds)
        elif wish["kind"] == "act":
            if self._placing.waits:
                raise NoAnswer("table-moving")
            self.match.play(wish["seat"], action_of(self.match.game, wish["key"]), wish.get("dice"))
        elif wish["kind"] == "roll":
            if wish["face"] is None:
                self.match.roll()
            else:
                self._give(client, wish["face"])
        elif wish["kind"] == "undo":
            self._company.left = None
            self._taking.ask(wish["seat"])
        elif wish["kind"] == "rest":
            self._leave_to_bot(client, wish["seat"])
        elif wish["kind"] == "order":
            self._order(client, wish["seat"], wish["order"], wish["on"])
        elif wish["kind"] == "redo":
            self._taking.again(wish["seat"])
        elif not self._taking.consent(wish["seat"], wish["agree"]):
            return self._declined(wish["seat"])
        if wish["kind"] in ("act", "roll", "redo"):
            self._taking.drop()
        elif wish["kind"] in ("undo", "consent"):
            ask_again(self.match, self.voice(client.language).stage, self.people)
        self.settle()
        return self._tell()

    def _give(self, client: Client, face: int) -> None:
        """A roll as it is read, or named by its place among `Pending.faces`."""
        pending = self.match.pending
        self.match.enter(
            self.voice(client.language).stage.face(pending.request, face) if isinstance(pending, Roll) else face
        )

    def settle(self) -> None:
        """Let the app roll what nobody here may roll by hand, such as a bot's dice where no person enters any; carry out
        standing orders."""
        stage = self.voice(LANGUAGES[0]).stage
        while not self._still:
            if isinstance(self.match.pending, Roll) and not self._givers():
                self.match.roll()
            elif self._placing.waits or not follow(self.match, stage, self.people):
                return

    def _order(self, client: Client, seat: int, order: str, on: bool) -> None:
        """Keep a standing order of a seat, or take it back."""
        sight = self.sight(seat)
        if sight is None:
            raise NoAnswer("table-no-position")
        give(self.match, self.voice(client.language).stage, sight, order, on)

    def _orders(self, voice: Voice, client: Client, sight: Sight | None) -> list[m.Order]:
        """The standing orders that who looks may give or has given."""
        if sight is None or client.seat is None or client.seat not in client.holds:
            return []
        return offered(self.match, voice.stage, sight)

    def _givers(self) -> list[int]:
        """Whose holders may give the awaited roll: the acting person's; a bot's, the set-up's or what the acting person may
        not see, of all who enter dice."""
        pending = self.match.pending
        if not isinstance(pending, Roll):
            return []
        if pending.seat in self.people and sees(pending.request, pending.seat):
            asked = self.match.waiting is not None and self.match.waiting.dice == ENTER
            return [pending.seat] if asked or self.match.dice[pending.seat] != APP else []
        return [seat for seat in self.people if self.match.dice[seat] == ENTER and sees(pending.request, seat)]

    def _declined(self, seat: int) -> Sent:
        """A seat does not agree that what was asked for is taken back."""
        asker = self._taking.drop()
        sent: Sent = []
        for client in self._clients.values():
            if asker in client.holds and seat != asker:
                sent.append((client.id, self._refused(client, "table-undo-declined", None)))
        return sent + self._tell()

    # Bots.

    def bot_to_move(self) -> int | None:
        """The seat that is asked now and for which a bot decides; None while the real table is not as it should be."""
        if self._placing.waits:
            return None
        return next((seat for seat in asked(self.match.pending) if seat in self.bots or self._is_left(seat)), None)

    def bot_of(self, seat: int) -> str:
        """The name of the bot that decides for the seat."""
        return self.bots.get(seat, HELPER)

    def _leave_to_bot(self, client: Client, seat: int) -> None:
        """Let a bot answer what the seat is asked, until it is asked something else."""
        pending, stage = self.match.pending, self.voice(client.language).stage
        if not isinstance(pending, Turn) or pending.seat != seat or not stage.leaves(pending.prompt):
            raise NoAnswer("table-not-legal")
        self._company.left = (seat, pending.prompt.code)

    def _is_left(self, seat: int) -> bool:
        pending = self.match.pending
        return isinstance(pending, Turn) and self._company.left == (seat, pending.prompt.code)

    def bot_plays(self, seat: int, seq: int, action: Action) -> Sent | None:
        """A bot's decision, unless the match has gone on without it (None)."""
        if seq != self.seq or self.bot_to_move() != seat:
            return None
        self.match.play(seat, action)
        self._taking.drop()
        self.settle()
        return self._tell()

    # Questions.

    def _answer(self, client: Client, wish: m.Ask) -> Any:
        voice, what = self.voice(client.language), wish["what"]
        about, key = wish.get("about", {}), wish.get("key", [])
        then = self._company.length(wish.get("seq", self.seq), len(self.match.log))
        if then < len(self.match.log):
            return Past(self.match, self.bots, voice, client.seat, self.persons).ask(then, what, about, key)
        if what == "log":
            return self.log(client.language, client.seat)
        if what == "dive":
            return self._dive(voice, client.seat, about)
        sight = self.sight(client.seat)
        if sight is None:
            raise NoAnswer("table-no-position")
        if what == "digest":
            return voice.stage.digest(sight, heard(self.match.live, client.seat))
        if what == "table":
            return self._placing.table(voice)
        if what == "why" and (key or client.seat is None):
            return self._why(voice, sight, key)
        if key:
            action_of(self.match.game, key)
        return voice.stage.ask(sight, what, about, key)

    def _why(self, voice: Voice, sight: Sight, key: m.Key) -> m.Why:
        """Whether the action of this key is legal now, or the rule against it."""
        if sight.seat is None:
            raise NoAnswer("table-watching")
        return voice.stage.verdict(self.match.why_not(sight.seat, action_of(self.match.game, key)))

    def _dive(self, voice: Voice, viewer: int | None, about: m.About) -> list[m.Number]:
        """Every number behind something told; also of the action that waits for a roll."""
        number, place = about.get("entry", -1), about.get("place", -1)
        events = self.match.told(viewer) if self.match.waiting is not None and self.match.waiting.number == number else []
        entry = self._news.entry(number)
        if entry is not None:
            events = [event for event in entry.events if event.seen_by(viewer)]
        return dive(voice, events, place)

    # What is told.

    def head(self, voice: Voice) -> m.Head:
        return {
            "id": self.id,
            "game": self.match.game.name,
            "title": voice.title(self.match),
            "unit": unit_of(voice.words, self.match.game.name),
            "lesson": str(self.match.setup.get("lesson", "")),
            "hints": self.match.hints,
            "seats": len(self.match.seats),
            "head": voice.stage.head(),
        }

    def _welcome(self, client: Client) -> m.Welcome:
        voice = self.voice(client.language)
        client.forget()
        sight = self._sight(client)
        log, sight["news"], sight["undone"] = sight["news"], [], []
        return {"kind": "welcome", "head": self.head(voice), "sight": sight, "log": log}

    def _tell(self, without: str = "") -> Sent:
        return [(client.id, self._sight(client)) for client in self._clients.values() if client.id != without]

    def _sight(self, client: Client) -> m.Sight:
        voice, viewer = self.voice(client.language), client.seat
        sight = self.sight(viewer)
        self._company.remember(self.seq, len(self.match.log))
        news, undone = self._news.newest(voice, client)
        waiting = self.match.waiting
        online = {seat for other in self._clients.values() for seat in other.holds}
        seats = seats_of(self.match, voice, self.bots, self.persons, client.holds, online, self._placing.seats)
        return {
            **sight_of(self.match, voice, viewer, self.seq, seats, sight, self._pending(voice, viewer)),
            "decided": self.seq - sum(isinstance(entry, Seated) for entry in self.match.log) - self.match.course.ordered,
            "orders": self._orders(voice, client, sight),
            "legal": voice.stage.legal(sight) if sight is not None and waiting is None else 0,
            "secrets": self._secrets(client),
            "bot": self.bot_to_move(),
            "undo": self._taking.told(voice, viewer),
            "rematch": self.rematch,
            "real": self._placing.told(voice, client.holds),
            "news": news,
            "undone": undone,
        }

    def _pending(self, voice: Voice, viewer: int | None) -> m.Pending:
        givers = self._givers() or self.people
        found = voice.pending(self.match.pending, self.match.waiting, self.sight(viewer), viewer, givers)
        if found["kind"] == "over":
            found["notes"] += hinted(voice.stage, self.match.log)
        return found

    def awaits(self, language: str, viewer: int | None) -> str:
        """What the match waits for, or how it ended, as a seat may know it."""
        return self._pending(self.voice(language), viewer)["text"]

    def _secrets(self, client: Client) -> bool:
        """Whether who looks or is asked here sees what a spectator does not, and somebody else holds the device, too."""
        if len(client.holds) < 2:
            return False
        pending = self.match.pending
        if isinstance(pending, Roll) and not sees(pending.request, None) and client.holds.intersection(self._givers()):
            return True
        return any(self._eyes.differs(seat) for seat in client.holds.intersection({client.seat, *pending.seats}))

    def log(self, language: str, viewer: int | None) -> list[m.Told]:
        """Everything told to a seat that still holds, and what was taken back."""
        return self._news.all(self.voice(language), viewer)

    def _refused(self, client: Client, code: str, wish: m.Wish | None, **values: str | int) -> m.Refused:
        """A refusal in the client's words; its code is without the catalogue's prefix."""
        text = self.voice(client.language).words.say(code, **values)
        return _refusal(wish, code.removeprefix("table-"), text)

    @property
    def over(self) -> bool:
        return self.match.over


def _refusal(wish: m.Wish | None, code: str, text: str, chapter: str = "") -> m.Refused:
    found: m.Refused = {"kind": "refused", "code": code, "text": text, "chapter": chapter}
    if wish is not None and wish["kind"] == "ask":
        found["id"] = wish["id"]
    return found
