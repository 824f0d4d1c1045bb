"""Tree search: what it finds that one look ahead does not, mixed strategies, and that it sees and does only what it may."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from random import Random

import pytest

from shem import games
from shem.bots.greedy import GreedyBot
from shem.bots.guides import Hasty
from shem.bots.search import Descent, Effort, SearchBot, tries
from shem.bots.tree import Place, Try
from shem.core.bot import Choice, Watch, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Game, Outcome, Over, Pending, Prompt, Refusal, Setup, State, Together, Turn
from shem.core.sight import Sight

QUICK = Effort(tried=2, first=2, most=12, nodes=96_000)


class Take(Action):
    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[int, ...]:
        return (self.number,)


class Broken(Enum):
    NO_SUCH_TAKE = "no-such-take"


class Sheet(State):
    """What has been taken, in turn or at once, two takes in all."""

    def __init__(self, game: SheetGame, taken: Sequence[int | None] = (None, None)) -> None:
        self.game = game
        self.taken = list(taken)

    def pending(self) -> Pending:
        missing = [seat for seat in range(2) if self.taken[seat] is None]
        if missing:
            return Together(missing, Prompt("take")) if self.game.together else Turn(missing[0], Prompt("take"))
        first = self.game.wins[self.taken[0] or 0][self.taken[1] or 0]
        return Over(Outcome([] if first == 0.5 else [0] if first else [1], "end", [0, 0]))

    def legal(self, seat: int) -> list[Action]:
        return [Take(number) for number in range(len(self.game.wins if seat == 0 else self.game.wins[0]))]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal(Broken.NO_SUCH_TAKE)

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Take) and self.taken[seat] is None
        self.taken[seat] = action.number

    def determinize(self, seat: int | None, entry: Entry) -> State:
        return self.copy()

    def copy(self) -> State:
        return Sheet(self.game, self.taken)


class SheetGame(Game):
    """wins[first][second]: 1 where seat 0 wins, 0 where seat 1 does, 0.5 a draw. bait: the value of what seat 0 took."""

    def __init__(self, wins: list[list[float]], together: bool, bait: Sequence[float] = (0, 0, 0, 0)) -> None:
        self.name = "sheet"
        self.wins = wins
        self.together = together
        self.bait = bait

    def seats(self, setup: Setup) -> int:
        return 2

    def length(self, state: State) -> int:
        return 1

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, Sheet)
        taken = state.taken[0]
        return [("bait", 0.0 if taken is None else self.bait[taken] * (1 if seat == 0 else -1))]


def test_it_does_not_take_a_bait_that_one_look_ahead_takes() -> None:
    game = SheetGame([[1, 1, 0], [1, 1, 1]], False, (1, 0))
    sight = Sight(game, {}, Sheet(game), 0)
    assert GreedyBot(1).choose(sight).action == Take(0)
    choice = SearchBot(1).choose(sight)
    assert choice.action == choice.considered[0].action == Take(1)
    taken, bait = [one.chance for one in choice.considered]
    assert taken == 1.0 and bait is not None and bait < 0.5
    assert [one.gain for one in choice.considered] == [0.0, 1.0], "those of one look ahead"


def test_where_both_decide_at_once_it_mixes_as_the_equilibrium_does() -> None:
    """Rock, paper, scissors, and a fourth that loses to everything: a third each, and none of the fourth."""
    wins = [[0.5, 0, 1, 1], [1, 0.5, 0, 1], [0, 1, 0.5, 1], [0, 0, 0, 0.5]]
    game = SheetGame(wins, True)
    state = Sheet(game)
    sight = Sight(game, {}, state, 0)
    root = Place()
    root.tries[0] = tries(state.legal(0))
    for seed in range(6000):
        Descent(sight, Effort(), Hasty(game, 2, 0, seed), seed).follow(root, None)
    found = root.tries[0].values()
    shares = {one.action: one.share / sum(one.share for one in found) for one in found}
    assert [shares[Take(number)] for number in range(3)] == pytest.approx([1 / 3] * 3, abs=0.07)
    assert shares[Take(3)] < 0.03


def test_its_choice_there_differs_from_seed_to_seed() -> None:
    game = SheetGame([[1, 0], [0, 1]], True)
    taken = [SearchBot(seed).choose(Sight(game, {}, Sheet(game), 0)).action for seed in range(40)]
    assert 8 <= taken.count(Take(0)) <= 32


def has_searched(choice: Choice) -> bool:
    return any(option.chance is not None for option in choice.considered)


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_makes_the_same_legal_moves(name: str) -> None:
    def keys() -> list[tuple[int, ...]]:
        game = games.game(name)
        setup = game.resolve({"seats": 2})
        state = game.new(setup, Entry(Seeded(3)))
        bots = [SearchBot(seat, QUICK) for seat in range(2)]
        found: list[tuple[int, ...]] = []
        searched = 0
        while len(found) < 6:
            seat = state.pending().seats[0]
            choice = bots[seat].choose(Sight(game, setup, state, seat))
            searched += has_searched(choice)
            assert state.why_not(seat, choice.action) is None
            found.append(choice.action.key())
            state.apply(seat, choice.action, Entry(Seeded(len(found))))
        assert searched
        return found

    assert keys() == keys()


def test_it_chooses_the_same_in_every_world_that_looks_the_same() -> None:
    game = games.game("wizards")
    setup = game.resolve({"seats": 2})
    state = game.new(setup, Entry(Seeded(2)))
    searched = differed = 0
    for step in range(12):
        seat = state.pending().seats[0]
        other = state.determinize(seat, Entry(Seeded(step)))
        found = [SearchBot(step, QUICK).choose(Sight(game, setup, world, seat)) for world in (state, other)]
        assert found[0] == found[1]
        searched += has_searched(found[0])
        differed += other.data() != state.data()
        state.apply(seat, Random(step).choice(state.legal(seat)), Entry(Seeded(step)))
    assert searched and differed >= 5


def test_led_by_a_hasty_bot_too_it_knows_only_what_its_seat_sees() -> None:
    game = games.game("arcana")
    setup = game.resolve({"scenario": "caves-of-mahtis", "seats": 2})
    state = game.new(setup, Entry(Seeded(4)))
    random = Random(4)
    searched = differed = 0
    for step in range(36):
        seat = state.pending().seats[0]
        if step % 6 == 5:
            other = state.determinize(seat, Entry(Seeded(step)))
            differed += other.data() != state.data()
            bots = [SearchBot(7, Effort(3, 4, most=12, nodes=500_000)) for _ in range(2)]
            found = [bot.choose(Sight(game, setup, world, seat)) for bot, world in zip(bots, (state, other))]
            searched += any(one.chance is not None for one in found[0].considered)
            assert found[0] == found[1]
        state.apply(seat, random.choice(options(Sight(game, setup, state, seat))), Entry(Seeded(step)))
    assert searched >= 3 and differed >= 3


def test_it_decides_at_once_where_it_is_hurried() -> None:
    class Hurried(Watch):
        told = 0

        def hurries(self, done: int, of: int) -> bool:
            self.told += 1
            return done >= 3

    for together in (True, False):
        game = SheetGame([[1, 0], [0, 1]], together)
        bot, watch = SearchBot(1), Hurried()
        bot.watched(watch)
        bot.choose(Sight(game, {}, Sheet(game), 0))
        assert watch.told <= 3


def test_of_sealed_choices_the_last_is_the_greedy_bots_own() -> None:
    """The others' are hidden and imagined evenly, which they are not."""
    game = SheetGame([[1, 0], [0, 1]], True, (1, 0))
    asked = Sheet(game, (0, None))
    sight = Sight(game, {}, asked, 1)
    assert SearchBot(7).choose(sight).considered[0].chance is None


def test_it_does_not_look_behind_a_rule_of_thumb() -> None:
    """In Wizards: which deck to draw from."""
    game = games.game("wizards")
    setup = game.resolve({"seats": 2})
    state = game.new(setup, Entry(Seeded(3)))
    while isinstance(pending := state.pending(), Turn) and pending.prompt.code != "draw":
        state.apply(pending.seat, state.legal(pending.seat)[-1], Entry(Seeded(1)))
    choice = SearchBot(1).choose(Sight(game, setup, state, pending.seats[0]))
    assert choice.settled and choice.considered[0].chance is None


def test_it_does_what_the_greedy_bot_would_unless_something_else_is_clearly_better() -> None:
    game = SheetGame([[0.5, 0.5], [0.5, 0.5]], False, (0, 1))
    assert SearchBot(1).choose(Sight(game, {}, Sheet(game), 0)).action == Take(1)


def thought_in(effort: Effort, decisions: int = 12) -> list[list[int]]:
    """In how many worlds it played on each action that it tried, for each of some decisions in one turn."""
    game = games.game("arcana")
    setup = game.resolve({"seats": 2})
    state = game.new(setup, Entry(Seeded(2)))
    sight = Sight(game, setup, state, state.pending().seats[0])
    bot = SearchBot(3, effort)
    found = [bot.choose(sight).considered for _ in range(decisions)]
    return [[option.leaves for option in considered if option.chance is not None] for considered in found]


def test_it_looks_at_no_more_positions_in_a_turn_than_it_may() -> None:
    few, many = thought_in(Effort(4, 4, nodes=0)), thought_in(Effort(4, 4, nodes=20_000))
    assert few == [[]] * 12, "it tells what the quick bot thinks"
    assert sum(many[0]) > 4 and not many[-1], "it has thought much, and then does what the quick bot would"
    assert sum(thought_in(Effort(4, 40, nodes=20_000), 1)[0]) < 80, "half of what the first round of halving would take"


def test_in_a_new_stretch_it_may_look_at_as_many_positions_again() -> None:
    class Turns(SheetGame):
        now = 0

        def stretch(self, state: State) -> int:
            return self.now

    game = Turns([[1, 1, 0], [1, 1, 1]], False, (1, 0))
    sight = Sight(game, {}, Sheet(game), 0)
    bot = SearchBot(1, Effort(nodes=400))
    for game.now in range(2):
        searched = [has_searched(bot.choose(sight)) for _ in range(20)]
        assert searched[0] and not searched[-1]


def test_it_tries_fewer_actions_where_it_may_look_at_few_positions() -> None:
    few, many = [len(thought_in(Effort(12, 1, nodes=nodes), 1)[0]) for nodes in (20_000, 10**7)]
    assert 2 <= few < many == 12


class Toss(Sheet):
    """A die decides who wins, whatever is taken."""

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Take)
        self.taken = [action.number, entry.roll(2, "toss") - 1]

    def copy(self) -> State:
        return Toss(self.game, self.taken)


def test_the_luck_of_the_dice_does_not_count() -> None:
    game = SheetGame([[1, 0], [1, 0]], False)
    sight = Sight(game, {}, Toss(game), 0)
    for seed in range(20):
        came = Descent(sight, Effort(), Hasty(game, 2, 0, seed), seed).follow(Place(), Try(Take(0)))
        assert came[0] == pytest.approx(0.5) and came[1] in (0.0, 1.0)


def test_few_worlds_are_no_reason_to_leave_what_the_quick_bot_would_do() -> None:
    """By three worlds of each, the bait is known to lose; by four it is left."""
    game = SheetGame([[1, 1, 0], [1, 1, 1]], False, (1, 0))

    class Hurried(Watch):
        def __init__(self, most: int) -> None:
            self.most = most

        def hurries(self, done: int, of: int) -> bool:
            return done >= self.most

    taken = []
    for worlds in (3, 4):
        bot = SearchBot(1, Effort(2, 20))
        bot.watched(Hurried(2 * worlds))
        taken.append(bot.choose(Sight(game, {}, Sheet(game), 0)).action)
    assert taken == [Take(0), Take(1)]


def test_it_leaves_out_what_costs_more_than_it_may_look_at() -> None:
    """An action in one world is known to be too dear for all, so that nothing more is spent in this turn."""
    game = games.game("arcana")
    setup = game.resolve({"seats": 2, "scenario": "epic"})
    state = game.new(setup, Entry(Seeded(2)))
    sight = Sight(game, setup, state, state.pending().seats[0])

    class Counting(Watch):
        told = 0

        def hurries(self, done: int, of: int) -> bool:
            self.told += 1
            return False

    bot, watch = SearchBot(3, Effort(4, 4, most=20, nodes=4000)), Counting()
    bot.watched(watch)
    for _ in range(3):
        assert all(option.chance is None for option in bot.choose(sight).considered)
    assert watch.told == 0, "which is asked between worlds"
