"""The Book of Secrets: paragraphs are read when what triggers them has happened (ruling 25)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Choose
from shem.games.delve.parts.box import Paragraph
from shem.games.delve.parts.cards import Effect
from shem.games.delve.parts.events import CHOSE, READ
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.effects import carry_out


def read_book(state: DelveState, entry: Entry) -> None:
    """Look up whatever has happened, in order: what a paragraph orders may decide whether the next is read."""
    found: list[Step[DelveState]] = []
    for trigger, what in state.happened:
        for number in range(len(state.read)):
            if _names(state, number, trigger, what):
                found.append(LookUp(trigger, what))
                break
    state.happened = []
    state.stack(found)


def _names(state: DelveState, number: int, trigger: int, what: int) -> bool:
    """Whether a paragraph that can still be read names a trigger."""
    page = state.box.quest.paragraphs[number]
    if state.read[number] and not page.again:
        return False
    if trigger == v.ON_READ:
        return number == what
    return page.trigger == trigger and page.what in (-1, what)


def _fits(state: DelveState, page: Paragraph, trigger: int, what: int) -> bool:
    """Whether flags, numbers and figures are as a paragraph needs them."""
    if state.flags & page.needs != page.needs or state.flags & page.bars:
        return False
    if trigger == v.ON_ROUND:
        return state.round >= page.least
    if trigger == v.ON_COUNT:
        return state.counts[what] >= page.least
    if trigger == v.ON_KILL:
        return (sum(state.killed) if page.what < 0 else state.killed[what]) >= page.least
    if trigger == v.ON_CLEAR:
        return _is_clear(state, what)
    if trigger == v.ON_GATHER:
        return not [hero for hero in state.standing() if hero.area != what]
    return True


def _is_clear(state: DelveState, district: int) -> bool:
    """Whether no Enemy is left that came in a District, and that is discovered; Minions are none."""
    left = [enemy for enemy in state.enemies if not enemy.minion and enemy.home == district]
    return state.revealed >> district & 1 == 1 and not left


@final
class LookUp(Step[DelveState]):
    """Something has happened: the paragraphs that fit are read in order. Flags are looked at now, before the first."""

    def __init__(self, trigger: int, what: int) -> None:
        self.trigger: Final = trigger
        self.what: Final = what

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        found: list[Step[DelveState]] = []
        for number, page in enumerate(state.box.quest.paragraphs):
            if _names(state, number, self.trigger, self.what) and _fits(state, page, self.trigger, self.what):
                found.append(Reading(number))
        state.stack(found)

    def data(self) -> list[Any]:
        return ["look-up", self.trigger, self.what]


@final
class Reading(Step[DelveState]):
    """A paragraph is read and its orders are carried out; then one of its choices is made."""

    def __init__(self, paragraph: int) -> None:
        self.paragraph: Final = paragraph

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        page = state.box.quest.paragraphs[self.paragraph]
        if state.read[self.paragraph] and not page.again:
            return
        state.read[self.paragraph] = True
        if entry.telling:
            entry.tell(Event(READ, (self.paragraph,)))
        if possible(state, page):
            state.steps.append(Choosing(self.paragraph))
        _obey(state, self.paragraph, page.orders, entry)

    def data(self) -> list[Any]:
        return ["reading", self.paragraph]


def possible(state: DelveState, page: Paragraph) -> list[int]:
    """The choices whose Soul Nature is in the party."""
    return [number for number, choice in enumerate(page.choices) if _has_nature(state, choice.nature)]


def _has_nature(state: DelveState, nature: int) -> bool:
    return nature < 0 or nature in state.box.natures


def _obey(state: DelveState, paragraph: int, orders: list[Effect], entry: Entry) -> None:
    """Orders are for the active Hero, or where that is a soul or nobody's turn for the first that stands."""
    reader = state.active
    if reader < 0 or state.heroes[reader].soul:
        standing = state.standing()
        reader = standing[0].who if standing else -1
    carry_out(state, orders, v.USE, reader, reader, -1, v.OF_PARAGRAPH + paragraph, entry)


@final
class Choosing(Step[DelveState]):
    """One of a paragraph's choices is made, by the active Hero's seat, else the round's first; a single one by itself."""

    def __init__(self, paragraph: int) -> None:
        self.paragraph: Final = paragraph

    def seats(self, state: DelveState) -> list[int]:
        return [self._seat(state)] if len(possible(state, self._page(state))) > 1 else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("choose", (self.paragraph,))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [Choose(number) for number in possible(state, self._page(state))]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return Refusal(Reject.ANOTHER_DECISION)
        choices = self._page(state).choices
        if action.choice >= len(choices):
            return Refusal(Reject.NO_CHOICE, about=action.choice)
        nature = choices[action.choice].nature
        return None if _has_nature(state, nature) else Refusal(Reject.WRONG_NATURE, nature)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Choose)
        state.steps.pop()
        if entry.telling:
            entry.tell(Event(CHOSE, (seat, self.paragraph, action.choice)))
        _obey(state, self.paragraph, self._page(state).choices[action.choice].orders, entry)

    def run(self, state: DelveState, entry: Entry) -> None:
        self.take(state, self._seat(state), Choose(possible(state, self._page(state))[0]), entry)

    def _seat(self, state: DelveState) -> int:
        return state.active if state.active >= 0 else state.first()

    def _page(self, state: DelveState) -> Paragraph:
        return state.box.quest.paragraphs[self.paragraph]

    def data(self) -> list[Any]:
        return ["choosing", self.paragraph]
