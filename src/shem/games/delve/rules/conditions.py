"""Body Conditions: suffering them, what they do before activities and activations, and how they pass."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import AFFLICTED, BLIND_DIE, CURED, FADED, IGNORED, IMMUNE, SAVED, SKIPPED, WASTED
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import flies, has
from shem.games.delve.rules.decks import discard
from shem.games.delve.rules.harm import suffer
from shem.games.delve.rules.rolling import roll_die, saves


def afflict(state: DelveState, figure: Figure, condition: int, rank: int, source: int, entry: Entry) -> None:
    """A Character suffers a Body Condition of a rank from 1; Health conditions and K.O. have none of their own.

    A second one of the same name replaces the first if its rank is greater, else it costs 1 Health instead (ruling 14).
    """
    if figure.health == 0:
        return
    if has(state, figure, v.IMMUNE, condition) >= 0 or (condition == v.KO and flies(state, figure)):
        if entry.telling:
            entry.tell(Event(IMMUNE, (figure.who, condition)))
        return
    rank = condition + 1 if condition <= v.STUNNED else max(1, rank)
    if condition == v.FIRE:
        _burn(state, figure, rank, source, entry)
    elif rank > rank_of(figure, condition):
        _set(figure, condition, rank)
        if entry.telling:
            entry.tell(Event(AFFLICTED, (figure.who, condition, rank, source)))
    else:
        second(state, figure, condition, rank, source, entry)


def second(state: DelveState, figure: Figure, condition: int, rank: int, source: int, entry: Entry) -> None:
    """A second Body Condition of the same name that is no greater: it is ignored, and costs 1 Health."""
    if entry.telling:
        entry.tell(Event(IGNORED, (figure.who, condition, rank)))
    suffer(state, figure, 1, source, -1, entry)


def rank_of(figure: Figure, condition: int) -> int:
    """The rank at which a Character has a condition, 0 none: for a Health condition that of the group."""
    if condition <= v.STUNNED:
        return figure.ailment
    if condition == v.BLEED:
        return figure.bleed
    if condition == v.POISON:
        return figure.poison
    return 1 if figure.ko else 0


def is_ailing(figure: Figure) -> bool:
    """Whether a Character has any Body Condition."""
    return figure.ailment + figure.bleed + figure.poison + sum(figure.fire) + len(figure.criticals) > 0 or figure.ko


def _set(figure: Figure, condition: int, rank: int) -> None:
    if condition <= v.STUNNED:
        figure.ailment = rank
    elif condition == v.BLEED:
        figure.bleed = rank
    elif condition == v.POISON:
        figure.poison = rank
    else:
        figure.ko = rank > 0


def _burn(state: DelveState, figure: Figure, rank: int, source: int, entry: Entry) -> None:
    """Fire costs 1 Health at once; its tokens stack (ruling 15)."""
    if entry.telling:
        entry.tell(Event(AFFLICTED, (figure.who, v.FIRE, rank, source)))
    suffer(state, figure, 1, v.OF_CONDITION + v.FIRE, -1, entry)
    if figure.health > 0:
        figure.fire[rank - 1] += 1


def cure(state: DelveState, figure: Figure, condition: int, entry: Entry) -> None:
    """Take a Body Condition from a Character: of Fire and of Red Criticals one token; -1: all that it has."""
    if condition < 0:
        for one in (max(0, figure.ailment - 1), v.BLEED, v.KO, v.POISON):
            cure(state, figure, one, entry)
        for _ in range(sum(figure.fire)):
            cure(state, figure, v.FIRE, entry)
        for _ in range(len(figure.criticals)):
            cure(state, figure, v.RED_CRITICAL, entry)
        return
    if condition == v.FIRE:
        if sum(figure.fire) == 0:
            return
        figure.fire[1 if figure.fire[1] else 0] -= 1
    elif condition == v.RED_CRITICAL:
        if not figure.criticals:
            return
        discard(state, v.CRITICAL, figure.criticals.pop(0))
    elif rank_of(figure, condition) == 0 or (condition <= v.STUNNED and figure.ailment != condition + 1):
        return
    else:
        _set(figure, condition, 0)
    if entry.telling:
        entry.tell(Event(CURED, (figure.who, condition)))


def _bleeds(state: DelveState, figure: Figure, entry: Entry) -> bool:
    """Bleed costs 1 Health before each activity or activation; whether the Character is still there."""
    if figure.bleed:
        suffer(state, figure, 1, v.OF_CONDITION + v.BLEED, -1, entry)
    return figure.health > 0


def may_act(state: DelveState, hero: Hero, entry: Entry) -> bool:
    """Before each activity of a Hero: Bleed, then a Blinded one's Save; False if it is wasted or the Hero fell."""
    if not _bleeds(state, hero, entry):
        return False
    if hero.ailment != v.BLINDED + 1 or saves(state, hero, entry):
        return True
    if entry.telling:
        entry.tell(Event(WASTED, (hero.who,)))
    return False


def may_activate(state: DelveState, enemy: Enemy, entry: Entry) -> bool:
    """Before an Enemy's activation, which a Stunned one does not have at all: Bleed, then a Blinded one's die."""
    if enemy.ailment == v.STUNNED + 1:
        if entry.telling:
            entry.tell(Event(SKIPPED, (enemy.who, v.STUNNED)))
        return False
    return _bleeds(state, enemy, entry) and _sees(state, enemy, entry)


def may_react(state: DelveState, enemy: Enemy, entry: Entry) -> bool:
    """Before an Enemy's reaction attack: none knocked out or Stunned; a Blinded one rolls first."""
    return not enemy.ko and enemy.ailment != v.STUNNED + 1 and _sees(state, enemy, entry)


def _sees(state: DelveState, enemy: Enemy, entry: Entry) -> bool:
    """A Blinded Enemy needs a Shield on a Blue Die."""
    if enemy.ailment != v.BLINDED + 1:
        return True
    face = roll_die(state, v.BLUE, BLIND_DIE, (enemy.who,), entry)
    success = state.dice(v.BLUE, [face])[2] > 0
    if entry.telling:
        entry.tell(Event(SAVED, (enemy.who, (face,), 1 if success else 0)))
        if not success:
            entry.tell(Event(SKIPPED, (enemy.who, v.BLINDED)))
    return success


def pass_health_conditions(state: DelveState, figure: Figure, entry: Entry) -> None:
    """At the end of a Hero Turn or an Enemy's activation its Health condition is discarded."""
    if figure.ailment:
        if entry.telling:
            entry.tell(Event(FADED, (figure.who, figure.ailment - 1, 0)))
        figure.ailment = 0


def clean_up(state: DelveState, entry: Entry) -> None:
    """Time Phase, effects cleanup: first what Poison and Fire cost everybody, then how conditions pass."""
    for figure in [*state.on_side(True), *state.on_side(False)]:
        suffer(state, figure, figure.poison, v.OF_CONDITION + v.POISON, -1, entry)
        suffer(state, figure, sum(figure.fire), v.OF_CONDITION + v.FIRE, -1, entry)
    for figure in [*state.on_side(True), *state.on_side(False)]:
        if figure.poison and isinstance(figure, Hero) and saves(state, figure, entry):
            cure(state, figure, v.POISON, entry)
        if figure.bleed:
            figure.bleed -= 1
            _fades(figure, v.BLEED, figure.bleed, 1, entry)
        if sum(figure.fire):
            _fades(figure, v.FIRE, 0, figure.fire[0], entry)
            _fades(figure, v.FIRE, 1, figure.fire[1], entry)
            figure.fire = [figure.fire[1], 0]


def _fades(figure: Figure, condition: int, rank: int, count: int, entry: Entry) -> None:
    if entry.telling:
        for _ in range(count):
            entry.tell(Event(FADED, (figure.who, condition, rank)))
