"""The quest as it stands, in words: what the terminal prints, and the lines of figures and areas."""

from __future__ import annotations

from collections.abc import Iterable

from shem.core.tally import Tally
from shem.faces.delve.telling.cards import card_text
from shem.faces.delve.telling.figures import states_of
from shem.faces.delve.telling.names import Names
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.fight import Fight, Rolled
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.piles import spread
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import controls, dominates, is_open_shrine
from shem.games.delve.rules.characteristics import DECK_STEP, armor, magic_shields, most_health
from shem.games.delve.rules.hits import count

UNKNOWN, ROCK = "?", "#"


def status_lines(names: Names, state: DelveState) -> list[str]:
    """The round, the goal and the party."""
    active = names.hero(state.active) if state.active >= 0 else "none"
    night = "yes" if state.night else "no"
    lines = [
        names.say(
            "round-line", round=max(1, state.round), act=state.box.quest.act, night=night, souls=state.souls, active=active
        )
    ]
    goal = names.objective(state.objective)
    lines += [names.say("goal-line", text=goal)] if goal else []
    return lines + [hero_line(names, state, hero) for hero in state.heroes]


def hero_line(names: Names, state: DelveState, hero: Hero) -> str:
    return names.say(
        "hero-line",
        name=names.hero(hero.who),
        rank=names.rank(hero.rank),
        soul="yes" if hero.soul else "no",
        crowns=hero.crowns,
        **_common(names, state, hero),
    )


def enemy_line(names: Names, state: DelveState, enemy: Enemy) -> str:
    return names.say(
        "enemy-line",
        name=names.enemy(enemy),
        minion="yes" if enemy.minion else "no",
        owner=names.hero(enemy.owner),
        shields=magic_shields(state, enemy),
        **_common(names, state, enemy),
    )


def figure_line(names: Names, state: DelveState, figure: Figure) -> str:
    if isinstance(figure, Hero):
        return hero_line(names, state, figure)
    assert isinstance(figure, Enemy)
    return enemy_line(names, state, figure)


def _common(names: Names, state: DelveState, figure: Figure) -> dict[str, str | int]:
    plate = Tally(False)
    armor(state, figure, plate)
    return {
        "area": names.area(figure.area),
        "health": figure.health,
        "most": most_health(state, figure),
        "armor": plate.total,
        "states": ", ".join(states_of(names, figure)) or "none",
    }


def held_lines(names: Names, state: DelveState, hero: Hero) -> list[str]:
    """What a Hero wears and carries, its powers and its Blessings."""
    name = names.hero(hero.who)
    lines = [names.say("worn-line", name=name, items=names.items(hero.worn), pack=names.items(hero.pack))]
    learned = [number for number, power in enumerate(state.box.heroes[hero.who].powers) if power.rank <= hero.rank]
    ready = [names.power(hero.who, number) for number in learned if hero.cooling[number] < 0]
    cooling = [
        names.say("cooling", power=names.power(hero.who, number), left=hero.cooling[number])
        for number in learned
        if hero.cooling[number] >= 0
    ]
    lines.append(names.say("power-line", name=name, ready=", ".join(ready) or "none", cooling=", ".join(cooling) or "none"))
    for blessing in hero.blessings:
        deck, card = divmod(blessing, DECK_STEP)
        lines.append(names.say("blessing-line", name=name, card=names.card(deck, card), text=card_text(names, deck, card)))
    return lines


def table_lines(names: Names, state: DelveState) -> list[str]:
    """Everything that is known."""
    lines = status_lines(names, state)
    lines += [enemy_line(names, state, enemy) for enemy in state.enemies]
    for hero in state.heroes:
        lines += held_lines(names, state, hero)
    lines += [area_line(names, state, area) for area in shown_areas(state) if area_facts(names, state, area)]
    lines += [door_line(names, state, door) for door in shown_doors(state)]
    for deck, pile in enumerate(state.piles):
        discards = names.cards(deck, spread(pile.discards)[1:])
        lines.append(names.say("deck-line", deck=names.deck(deck), left=pile.left(), discards=discards))
    for card in (state.event, state.sky):
        if card >= 0:
            lines.append(names.say("event-line", card=names.card(v.EVENT, card), text=card_text(names, v.EVENT, card)))
    lines += [fight_line(names, state, fight) for fight in state.fights]
    return lines


def shown_areas(state: DelveState) -> list[int]:
    """The areas that are discovered."""
    return [area for area in range(state.box.dungeon.areas) if state.is_revealed(area)]


def shown_doors(state: DelveState) -> list[int]:
    """The doors of discovered areas."""
    doors = state.box.dungeon.doors
    return [door for door in range(len(doors)) if any(state.is_revealed(area) for area in doors[door])]


def door_line(names: Names, state: DelveState, door: int) -> str:
    text = names.say("door-line", door=names.door(door), lock=names.say(f"lock-{v.LOCKS[state.doors[door]]}"))
    return text[:1].upper() + text[1:]


def area_line(names: Names, state: DelveState, area: int) -> str:
    return names.say("area-line", area=names.area(area), facts=", ".join(area_facts(names, state, area)) or "none")


def area_facts(names: Names, state: DelveState, area: int) -> list[str]:
    """What there is in an area: who rules it, what lies there, who stands there."""
    found = []
    for side, heroes in (("heroes", True), ("enemies", False)):
        if controls(state, area, heroes):
            found.append(names.say("fact-dominates" if dominates(state, area, heroes) else "fact-controls", side=side))
    for kind, at, to in state.overlays:
        if at == area:
            bars = kind == v.BARRIER
            found.append(names.say("fact-barrier", area=names.area(to)) if bars else names.overlay(kind))
    if area in state.box.quest.shrines:
        found.append(names.say("fact-open-shrine" if is_open_shrine(state, area) else "fact-shrine"))
    if search_at(state, area) is not None:
        found.append(names.say("fact-search"))
    chest = chest_at(state, area)
    if chest is not None:
        found.append(names.say("fact-chest", lock=v.LOCKS[state.chests[chest]]))
    return found + _on_floor(names, state, area) + _who(names, state, area)


def _on_floor(names: Names, state: DelveState, area: int) -> list[str]:
    items = [item for where, item in state.floor if where == area]
    crowns = crowns_at(state, area)
    found = [names.say("fact-items", items=names.items(items))] if items else []
    return found + ([names.say("fact-crowns", crowns=crowns)] if crowns else [])


def _who(names: Names, state: DelveState, area: int) -> list[str]:
    for enemy in state.enemies:
        names.learn(enemy.who, enemy.foe)
    figures = [*state.standing(), *state.enemies]
    return [names.figure(figure.who) for figure in figures if figure.area == area]


def crowns_at(state: DelveState, area: int) -> int:
    return sum(amount for where, amount in state.coins if where == area)


def search_at(state: DelveState, area: int) -> int | None:
    """The search token of an area that is still there."""
    searches = state.box.quest.searches
    return next((token for token, at in enumerate(searches) if at == area and state.searches[token]), None)


def chest_at(state: DelveState, area: int) -> int | None:
    """The chest of an area that was not opened."""
    chests = state.box.quest.chests
    return next((chest for chest, one in enumerate(chests) if one.area == area and state.chests[chest] != v.OPENED), None)


def fight_line(names: Names, state: DelveState, fight: Fight) -> str:
    hits, lethal = standing_hits(state, fight)
    defends = fight.defender >= 0
    return names.say(
        "fight-line",
        attacker=names.figure(fight.attacker),
        target=names.figure(fight.target),
        weapon=weapon_of(names, fight.source),
        stage="defence" if defends else "hit",
        defender=names.figure(fight.defender) if defends else "none",
        hits=hits,
        lethal=lethal,
        dice=dice_text(names, fight.blocks if defends else fight.dice),
    )


def weapon_of(names: Names, source: int) -> str:
    """What an attack is made with."""
    return names.say("bare-hands") if source < v.OF_ITEM else names.source(source)


def standing_hits(state: DelveState, fight: Fight) -> tuple[int, int]:
    """Hits and Lethal Hits as they stand: in the HIT Stage all of them, then those left against the defender."""
    if fight.defender >= 0:
        return fight.hits, fight.lethal
    hits, lethal = Tally(False), Tally(False)
    count(state, fight, hits, lethal)
    return hits.total, lethal.total


def dice_text(names: Names, dice: Iterable[Rolled]) -> str:
    return ", ".join(names.face(die.colour, die.face) for die in dice) or "none"


def board_lines(names: Names, state: DelveState) -> list[str]:
    """The map as letters, an area each, and what they mean."""
    dungeon = state.box.dungeon
    shown = shown_areas(state)
    letters = {area: _letter(place) for place, area in enumerate(shown)}
    rows = [dungeon.cells[start : start + dungeon.width] for start in range(0, len(dungeon.cells), dungeon.width)]
    lines = [" ".join(_cell(cell, letters) for cell in row) for row in rows]
    meant = [f"{letters[area]} {_tag(names, state, area)}" for area in shown]
    return [*lines, names.say("legend", areas="; ".join(meant))]


def _tag(names: Names, state: DelveState, area: int) -> str:
    who = _who(names, state, area)
    return f"{names.area(area)} ({', '.join(who)})" if who else names.area(area)


def _cell(cell: int, letters: dict[int, str]) -> str:
    return ROCK if cell < 0 else letters.get(cell, UNKNOWN)


def _letter(place: int) -> str:
    """A, B, ... Z, a, b, ..."""
    return chr(ord("A") + place) if place < 26 else chr(ord("a") + place - 26)
