"""Effects are carried out: what cards, powers, sentences and paragraphs do to figures, the party and the dungeon."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Attack, Effect
from shem.games.delve.parts.events import (
    ADDED,
    BLESSED,
    COUNTED,
    CRITICAL,
    DREW,
    HID,
    OBJECTIVE,
    REFILLED,
    SKY,
    STOOD_UP,
)
from shem.games.delve.parts.figures import Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import DECK_STEP, card_source, holdings, magic_shields, most_health
from shem.games.delve.rules.conditions import afflict, cure, second
from shem.games.delve.rules.decks import discard, draw
from shem.games.delve.rules.discovery import (
    open_door,
    put_overlay,
    remove_overlays,
    reveal,
    unlock_chest,
    unlock_door,
)
from shem.games.delve.rules.end import finish
from shem.games.delve.rules.gains import gain_crowns, gain_item, gain_souls, keep_health, ready
from shem.games.delve.rules.harm import heal, suffer
from shem.games.delve.rules.moving import pull, push
from shem.games.delve.rules.order import in_order, matching, nearest
from shem.games.delve.rules.rolling import saves
from shem.games.delve.rules.spawning import spawn
from shem.games.delve.rules.whom import named, place

_OF_FIGURES: Final = frozenset(
    (
        *range(v.HURTS, v.CROWNS + 1),
        v.GAINS,
        v.TREASURES,
        v.DRAWS,
        v.HIDES,
        v.SLIPS,
        v.PULLS,
        v.PUSHES,
        v.DIES_NOW,
        v.STANDS,
    )
)


def is_attack_deed(do: int) -> bool:
    """Whether a deed only means something in an attack or a defence, where it is added to it."""
    return do < v.ARMOR


def carry_out(
    state: DelveState,
    effects: list[Effect],
    moment: int,
    subject: int,
    target: int,
    area: int,
    source: int,
    entry: Entry,
) -> None:
    """Carry those of a moment out, in order. subject: whose they are; target: at whom they are aimed; both -1: nobody.
    area: of the target, or where it happens. What belongs to an attack or to an Enemy's sentence is left to those."""
    for effect in effects:
        if effect.when != moment or state.ended is not None:
            continue
        if effect.do not in _OF_FIGURES:
            _for_quest(state, effect, subject, target, area, source, entry)
            continue
        for figure in named(state, effect, subject, target, area):
            if state.figure(figure.who) is figure and not (effect.save and saves(state, figure, entry)):
                _for_figure(state, effect, figure, subject, area, source, entry)


def _for_figure(
    state: DelveState, effect: Effect, figure: Figure, subject: int, area: int, source: int, entry: Entry
) -> None:
    do, amount = effect.do, effect.amount
    if do in (v.HURTS, v.DIES_NOW):
        lost = amount if do == v.HURTS else figure.health
        suffer(state, figure, lost, source, subject if subject != figure.who else -1, entry)
    elif do == v.HEALS:
        heal(state, figure, amount, source, entry)
    elif do == v.AFFLICT:
        afflict(state, figure, effect.what, effect.rank, source, entry)
    elif do == v.CURES:
        cure(state, figure, effect.what, entry)
    elif do == v.REFILLS:
        refill(state, figure, amount, entry)
    elif do == v.STANDS:
        _stand(figure, entry)
    elif do == v.HIDES:
        _hide(figure, entry)
    elif do in (v.PULLS, v.PUSHES):
        _shift(state, effect, figure, subject, place(state, subject, area), entry)
    elif do == v.DRAWS and effect.what == v.CRITICAL:
        _draw(state, v.CRITICAL, amount, figure.who, entry)
    elif isinstance(figure, Hero):
        _for_hero(state, effect, figure, source, entry)


def _shift(state: DelveState, effect: Effect, figure: Figure, subject: int, area: int, entry: Entry) -> None:
    """Towards an area, or away from it."""
    if area < 0:
        return
    if effect.do == v.PULLS:
        pull(state, figure, area, effect.amount, entry)
    else:
        push(state, figure.who, area, effect.amount, seat_of(state, subject))


def _for_hero(state: DelveState, effect: Effect, hero: Hero, source: int, entry: Entry) -> None:
    do, amount = effect.do, effect.amount
    if do == v.READIES:
        ready(hero, amount, entry)
    elif do == v.CROWNS:
        gain_crowns(hero, amount, entry)
    elif do == v.GAINS:
        gain_item(hero, effect.what, entry)
    elif do == v.TREASURES:
        _draw(state, v.TREASURE, amount, hero.who, entry)
    elif do == v.DRAWS:
        _draw(state, effect.what, amount, hero.who, entry)
    elif hero.who == state.active:
        _add_to_turn(state, do, amount)
        if entry.telling:
            entry.tell(Event(ADDED, (hero.who, source, do, amount)))


def _add_to_turn(state: DelveState, do: int, amount: int) -> None:
    """What only the Hero whose turn it is can have."""
    turn = state.turn
    if do == v.POINTS:
        turn.points = max(0, turn.points + amount)
    elif do == v.MORE_ACTIONS:
        turn.actions = max(0, turn.actions + amount)
    elif do == v.MORE_COMBATS:
        turn.combats = max(0, turn.combats + amount)
    elif do == v.SLIPS:
        turn.slips = True


def refill(state: DelveState, figure: Figure, amount: int, entry: Entry) -> None:
    """Spent Magic Shields come back, all of them if the amount is 0."""
    if figure.spent == 0:
        return
    figure.spent = max(0, figure.spent - amount) if amount else 0
    if entry.telling:
        entry.tell(Event(REFILLED, (figure.who, magic_shields(state, figure))))


def _stand(figure: Figure, entry: Entry) -> None:
    if figure.ko:
        figure.ko = False
        if entry.telling:
            entry.tell(Event(STOOD_UP, (figure.who,)))


def _hide(figure: Figure, entry: Entry) -> None:
    if not figure.hidden:
        figure.hidden = True
        if entry.telling:
            entry.tell(Event(HID, (figure.who,)))


def _for_quest(state: DelveState, effect: Effect, subject: int, target: int, area: int, source: int, entry: Entry) -> None:
    do, amount = effect.do, effect.amount
    where = _where(state, effect, subject, target, area)
    if do == v.SPAWNS or do == v.SUMMONS:
        obeys = seat_of(state, subject) if do == v.SUMMONS else -1
        for _ in range(amount if where >= 0 else 0):
            spawn(state, effect.what, where, obeys, entry)
    elif do == v.ACTIVATES:
        state.called = state.called + _called(state, effect, place(state, subject, area))
    elif do == v.OPENS:
        open_door(state, effect.at, -1, False, entry)
    elif do == v.REVEALS:
        reveal(state, effect.at, entry)
    elif do == v.PLACES and where >= 0:
        put_overlay(state, effect.what, where, amount if effect.what == v.BARRIER else -1, entry)
    elif do == v.REMOVES and where >= 0:
        remove_overlays(state, effect.what, where, entry)
    elif do == v.UNLOCKS and effect.at >= 0:
        unlock_door(state, effect.at, entry)
    elif do == v.UNLOCKS:
        unlock_chest(state, effect.what, entry)
    else:
        _for_story(state, effect, source, entry)


def _for_story(state: DelveState, effect: Effect, source: int, entry: Entry) -> None:
    do, what = effect.do, effect.what
    if do == v.SOULS:
        gain_souls(state, effect.amount, entry)
    elif do == v.BRINGS:
        _bring(state, effect.amount == 1, source, entry)
    elif do == v.AIMS_FOR:
        state.objective = what
        if entry.telling:
            entry.tell(Event(OBJECTIVE, (what,)))
    elif do == v.READS:
        state.happened.append([v.ON_READ, what])
    elif do == v.FLAGS:
        state.flags |= 1 << what
    elif do == v.COUNTS:
        state.counts[what] += effect.amount
        state.happened.append([v.ON_COUNT, what])
        if entry.telling:
            entry.tell(Event(COUNTED, (what, state.counts[what])))
    elif do in (v.WINS, v.LOSES):
        finish(state, do == v.WINS, what, entry)


def _where(state: DelveState, effect: Effect, subject: int, target: int, area: int) -> int:
    """The area that an effect names; else the target's, if it is for the target, or what was aimed at; else the subject's.
    -1 if there is none."""
    if effect.at >= 0:
        return effect.at
    if target >= 0:
        there = effect.whom in (v.TARGET, v.HEROES_THERE, v.ENEMIES_THERE)
        return place(state, target if there else subject, area)
    return area if area >= 0 else place(state, subject, area)


def _called(state: DelveState, effect: Effect, area: int) -> list[int]:
    """The Enemies that shall activate, in their order."""
    found = matching(state, effect.what, effect.rank)
    if effect.amount:
        found = nearest(state, found, area, effect.amount)
    return in_order(state, found, area)


def _bring(state: DelveState, night: bool, source: int, entry: Entry) -> None:
    """Night or Day; its card lies beside the Event deck until the other comes (ruling 24)."""
    state.night = night
    if entry.telling:
        entry.tell(Event(SKY, (1 if night else 0,)))
    card = source - card_source(v.EVENT, 0)
    if not 0 <= card < len(state.box.decks[v.EVENT]):
        card = -1
    if card != state.sky:
        if state.sky >= 0:
            discard(state, v.EVENT, state.sky)
        state.sky = card


def seat_of(state: DelveState, who: int) -> int:
    """The seat that decides for a figure: its own, an Enemy's card owner, else the active one."""
    if 0 <= who < v.FIRST_ENEMY:
        return who
    enemy = state.enemy(who)
    if enemy is not None:
        return enemy.owner
    return state.active if state.active >= 0 else state.first()


def carry_due(state: DelveState, entry: Entry) -> None:
    """Carry the first out of what is due. Source -1: whatever works for the subject; else an attack of that source, or at
    its death the subject's own card."""
    source, moment, subject, target, area = state.due[0]
    state.due = state.due[1:]
    if source < 0:
        figure = state.figure(subject)
        if figure is not None:
            _carry_holdings(state, figure, moment, target, area, entry)
    elif moment != v.DIES:
        attack = attack_of(state, source)
        if attack is not None:
            carry_out(state, attack.effects, moment, subject, target, area, source, entry)
    elif source >= v.OF_FOE:
        carry_out(state, state.box.foes[source - v.OF_FOE].effects, moment, subject, target, area, source, entry)
    else:
        _carry_holdings(state, state.heroes[subject], moment, target, area, entry)


def _carry_holdings(state: DelveState, figure: Figure, moment: int, target: int, area: int, entry: Entry) -> None:
    for holding in holdings(state, figure):
        carry_out(state, holding.effects, moment, figure.who, target, area, holding.source, entry)


def attack_of(state: DelveState, source: int) -> Attack | None:
    """The attack on an Item, a power or an Enemy card, as SOURCE numbers it."""
    box = state.box
    if source >= v.OF_FOE:
        return box.foes[source - v.OF_FOE].attack
    if source >= v.OF_POWER:
        return box.heroes[(source - v.OF_POWER) // 16].powers[(source - v.OF_POWER) % 16].attack
    return box.items[source - v.OF_ITEM].attack if source >= v.OF_ITEM else None


def draw_and_resolve(state: DelveState, deck: int, who: int, entry: Entry) -> None:
    """Draw the next card of a deck for a Character, if there is one, and do what it says."""
    card = draw(state, deck, seat_of(state, who), entry)
    if card < 0:
        return
    if entry.telling and deck in (v.TRAP, v.EVENT, v.SEARCH, v.TREASURE):
        entry.tell(Event(DREW, (seat_of(state, who), deck, card)))
    resolve(state, deck, card, who, entry)


def _draw(state: DelveState, deck: int, amount: int, who: int, entry: Entry) -> None:
    for _ in range(amount):
        draw_and_resolve(state, deck, who, entry)


def resolve(state: DelveState, deck: int, card: int, who: int, entry: Entry) -> None:
    """Do what a drawn card says for a Character, and put it where it then belongs.

    A Treasure is its Item, and leaves the pile for the quest; a Blessing stays with its Hero, a Red Critical on its
    Character, Night or Day beside the deck; all others are discarded.
    """
    if deck == v.TREASURE:
        gain_item(state.heroes[who], state.box.decks[deck][card].item, entry)
        return
    if v.BLESSING_LAW <= deck <= v.BLESSING_CHAOS:
        _bless(state, deck, card, state.heroes[who], entry)
        return
    if deck == v.CRITICAL:
        _strike_critically(state, card, who, entry)
        return
    sky = state.sky
    _carry_card(state, deck, card, who, entry)
    if state.sky == sky:
        discard(state, deck, card)


def _carry_card(state: DelveState, deck: int, card: int, who: int, entry: Entry) -> None:
    effects = state.box.decks[deck][card].effects
    carry_out(state, effects, v.USE, who, who, place(state, who, -1), card_source(deck, card), entry)


def _bless(state: DelveState, deck: int, card: int, hero: Hero, entry: Entry) -> None:
    """A Blessing stays with its Hero until it is used, or to the quest's end."""
    hero.blessings = [*hero.blessings, deck * DECK_STEP + card]
    keep_health(state, hero)
    if entry.telling:
        entry.tell(Event(BLESSED, (hero.who, deck, card)))
    _carry_card(state, deck, card, hero.who, entry)


def _strike_critically(state: DelveState, card: int, who: int, entry: Entry) -> None:
    """A red Critical stays on its Character; a second of the same is 1 Health instead (Body Conditions)."""
    figure = state.figure(who)
    red = state.box.decks[v.CRITICAL][card].red
    source = card_source(v.CRITICAL, card)
    if entry.telling:
        entry.tell(Event(CRITICAL, (who, card, 1 if red else 0)))
    if figure is None or not red:
        _carry_card(state, v.CRITICAL, card, who, entry)
        discard(state, v.CRITICAL, card)
    elif card in figure.criticals:
        second(state, figure, v.RED_CRITICAL, 1, source, entry)
        discard(state, v.CRITICAL, card)
    else:
        figure.criticals = [*figure.criticals, card]
        suffer(state, figure, figure.health - most_health(state, figure), source, -1, entry)
        _carry_card(state, v.CRITICAL, card, who, entry)
