"""The greedy bot of Wizards: one decision ahead by `value`, battles by playouts, Spells as if nobody answered them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from shem.core.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action
from shem.core.sight import Sight
from shem.games.wizards.duel import Duels
from shem.games.wizards.forecast import fought
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import SLOTS, Buy, Cast, Discard, Done, Draw, Fight, Move, Play, Strike
from shem.games.wizards.parts.state import Spell, WizardsState
from shem.games.wizards.policy import gains_of, most_gainful
from shem.games.wizards.rules.decks import spend
from shem.games.wizards.rules.spell import PRICE, Answering
from shem.games.wizards.rules.spells import resolve
from shem.games.wizards.value import MANA, TERMS, amounts, traits
from shem.games.wizards.weights import PLAIN, TRAINED, Weights
from shem.games.wizards.worth import GOLEM_CARD, event_worth

BATTLES: Final = 16  # playouts of a battle
STORMS: Final = 4  # of a Spell with dice
WEIGHED: Final = 60  # actions of one decision
LEAST: Final = 0.05  # Mana: what gains less is not done
DARE: Final = 1.0  # Mana: what a battle must gain
EVENT_HAND: Final = 4  # cards wanted
MISSING: Final = 2  # more of them for each trait of a Golem of which there is none
WANTING: Final = 20  # Mana: with that much a card is bought where no Golem can be made
RICH: Final = 22  # Mana: with that much a card is bought


class GreedyWizard(Bot):
    """Plays Wizards; the same seed and the same sights make the same choices."""

    def __init__(self, seed: int, weights: Weights = PLAIN) -> None:
        self._random = Random(seed)
        self._weights: Final = weights
        self._duels = Duels(weights)  # of one decision

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        self._duels = Duels(self._weights)
        world = sight.world(Seeded(self._random.getrandbits(32)))
        assert isinstance(world, WizardsState)
        if isinstance(legal[0], Strike) or world.fight is not None:
            return self._battle(world, sight.seat)
        if isinstance(legal[0], Draw | Buy):
            return self._deck(world, sight.seat, legal)
        if isinstance(legal[0], Discard):
            return self._discard(world, sight.seat, legal)
        if isinstance(world.steps[-1], Answering):
            return self._answer(world, sight.seat, legal)
        return self._weighed(world, sight.seat, legal)

    def _battle(self, world: WizardsState, seat: int) -> Choice:
        """Whom to attack, and which Battle cards are worth playing."""
        legal = world.legal(seat)
        gains = [gains_of(world, seat, action, self._weights) for action in legal]
        considered = [_thumb(action, [("hits", hits), ("cards", card)]) for action, (hits, card) in zip(legal, gains)]
        return _settled(most_gainful(world, legal, gains), considered)

    def _deck(self, world: WizardsState, seat: int, legal: Sequence[Action]) -> Choice:
        """From where to draw: what the hands lack; cards are bought only where there is Mana to spare."""
        sizes = [world.hand_size(seat, deck) for deck in range(v.DECKS)]
        missing = traits(world, seat).count(0)
        lack = [
            self._weights.golems + MISSING * missing - sizes[v.GOLEM_DECK],
            EVENT_HAND - sizes[v.EVENT_DECK],
        ]
        if isinstance(legal[-1], Done) and (world.mana[seat] < (WANTING if missing else RICH) or max(lack) <= 0):
            return Choice(legal[-1])
        considered = [
            _thumb(action, [("lack", GOLEM_CARD * lack[action.deck])]) for action in legal if isinstance(action, Draw | Buy)
        ]
        return _settled(max(considered, key=lambda found: found.gain).action, considered)

    def _answer(self, world: WizardsState, seat: int, legal: Sequence[Action]) -> Choice:
        """Dispell a Spell that would cost more than the card and its Mana."""
        spell = world.spells[-1]
        if world.box.events[spell.event].deed == v.DISPELL:
            mine = world.spells[-2].seat == seat and len(world.spells) == 2
            harm = 5.0 if mine else 0.0
        else:
            after = world.copy()
            after.spells.clear()
            resolve(after, spell, Entry(Seeded(self._random.getrandbits(32))))
            harm = self._sum(world, seat) - self._sum(after, seat)
        cards = event_worth(world, _dispell(legal), self._weights)
        considered = [
            _thumb(legal[0], [("spell", harm), ("mana", -MANA * PRICE), ("cards", -cards)]),
            _thumb(legal[-1], []),
        ]
        return _settled(legal[0] if considered[0].gain > 0.0 else legal[-1], considered)

    def _weighed(self, world: WizardsState, seat: int, legal: Sequence[Action]) -> Choice:
        """The action that gains the most by `value`; if none gains anything, no more is done."""
        before = amounts(world, seat, self._duels)
        groups = _groups(legal)
        considered: list[Considered] = []
        for action in self._listed(legal):
            runs = BATTLES if isinstance(action, Fight) else STORMS if _rolls(world, action) else 1
            found = self._gain(world, seat, [action], runs, before)
            group = groups.get(action, [])
            if len(group) > 1:
                together = self._gain(world, seat, group, 1, before)
                found = together if together.gain > found.gain else found
            considered.append(found)
        considered.sort(key=lambda found: -found.gain)
        best = considered[0]
        passing = next((found for found in considered if isinstance(found.action, Done)), None)
        if passing is not None and best.gain < LEAST:
            best = passing
        return Choice(best.action, tuple(considered))

    def _gain(
        self, world: WizardsState, seat: int, actions: Sequence[Action], runs: int, before: Sequence[float]
    ) -> Considered:
        """What actions, one after the other, gain over the position before them; told of the first."""
        action = actions[0]
        if isinstance(action, Done):
            return Considered(action, 0.0, 0.0, 1, True)
        after = [0.0] * len(before)
        for _ in range(runs):
            for place, amount in enumerate(amounts(self._after(world, seat, actions), seat, self._duels)):
                after[place] += amount
        gain = 0.0
        terms: list[Term] = []
        for place, code in enumerate(TERMS):
            more = after[place] / runs - before[place]
            gain += more
            if abs(more) > LEAST:
                terms.append(Term(code, more))
        if isinstance(action, Fight):
            gain -= DARE
        return Considered(action, gain, 0.0, runs, runs == 1, tuple(terms))

    def _listed(self, legal: Sequence[Action]) -> list[Action]:
        """At most so many actions, any of them; passing is among them."""
        if len(legal) <= WEIGHED:
            return list(legal)
        return [*self._random.sample(legal[:-1], WEIGHED), legal[-1]]

    def _after(self, world: WizardsState, seat: int, actions: Sequence[Action]) -> WizardsState:
        """The position after actions: a battle fought to its end, a Spell that nobody answers."""
        after = world.copy()
        chance = Seeded(self._random.getrandbits(32))
        for action in actions:
            if isinstance(action, Fight):
                fought(after, seat, action, self._weights, chance)
            elif isinstance(action, Cast):
                _unanswered(after, seat, action, Entry(chance))
            elif after.why_not(seat, action) is None:
                after.apply(seat, action, Entry(chance))
        return after

    def _sum(self, world: WizardsState, seat: int) -> float:
        return sum(amounts(world, seat, self._duels))

    def _discard(self, world: WizardsState, seat: int, legal: Sequence[Action]) -> Choice:
        """The card that is missed the least."""
        before = self._sum(world, seat)
        considered: list[Considered] = []
        for action in legal:
            assert isinstance(action, Discard)
            world.hands[seat][action.deck][action.card] -= 1
            considered.append(_thumb(action, [("cards", self._sum(world, seat) - before)]))
            world.hands[seat][action.deck][action.card] += 1
        return _settled(max(considered, key=lambda found: found.gain).action, considered)


def _thumb(action: Action, terms: Sequence[tuple[str, float]]) -> Considered:
    """An action by a rule of thumb: what it gains in Mana, and of what."""
    found = tuple([Term(code, gain) for code, gain in terms if gain])
    return Considered(action, sum([term.gain for term in found]), 0.0, 1, True, found)


def _settled(action: Action, considered: Sequence[Considered]) -> Choice:
    return Choice(action, tuple(sorted(considered, key=lambda found: -found.gain)), True)


def _groups(legal: Sequence[Action]) -> dict[Action, list[Action]]:
    """By the first of them, the moves by which units of one stack go to one space."""
    ways: dict[tuple[int, int], list[Action]] = {}
    for action in legal:
        if isinstance(action, Move):
            ways.setdefault((action.who // SLOTS, action.space), []).append(action)
    return {group[0]: group for group in ways.values()}


def _unanswered(world: WizardsState, seat: int, cast: Cast, entry: Entry) -> None:
    """The Spell is paid for, and takes effect at once."""
    world.mana[seat] -= PRICE
    spend(world, seat, v.EVENT_DECK, cast.event)
    resolve(world, Spell(seat, cast.event, cast.target, cast.second, cast.third), entry)


def _rolls(world: WizardsState, action: Action) -> bool:
    """Whether dice or unknown cards decide what it does."""
    return isinstance(action, Cast) and world.box.events[action.event].deed in (v.STORM, v.THEFT)


def _dispell(legal: Sequence[Action]) -> int:
    first = legal[0]
    assert isinstance(first, Cast | Play)
    return first.event


def trained(seed: int) -> GreedyWizard:
    """The same bot by weights that were learned."""
    return GreedyWizard(seed, TRAINED)
