"""A pack of Delve for stories: the guide's example with a campaign of its own, whose first quest ends with one choice."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

from tests.rules.delve.test_quest_guide import FENCES

CAMPAIGN = """campaigns:
  salt-road:
    name: {en: The Salt Road}
    text: {en: It begins with a fork.}
    first: fork
"""
QUEST = """  %s:
    name: {en: %s}
    text: {en: One of the ways.}
    act: 1
    campaign: salt-road
    districts: {road: {en: The Road}}
    tiles: {road: {tile: threshold, side: a, x: 0, y: 0, district: road}}
    start: [road.a]
    objectives: {road: {en: Choose.}}
    book:
      begin:
        trigger: start
        text: {en: This is %s.}
        choices: [{text: {en: Go on.}, orders: [{do: wins, what: done}]}, {text: {en: Turn back.}, orders: [{do: loses}]}]
    endings: {done: {name: {en: Done}, next: [%s]}}
    lost: {en: Nobody went on.}
"""
QUESTS = [("fork", "The Fork", "left-way, right-way"), ("left-way", "The Left Way", ""), ("right-way", "The Right Way", "")]


def salt(more: str = "") -> bytes:
    """The pack as a ZIP file. more: added to its text, which makes it another of the same name."""
    text = CAMPAIGN + FENCES[0][1] + "".join(QUEST % (id, name, name, next) for id, name, next in QUESTS) + more
    target = BytesIO()
    with ZipFile(target, "w") as file:
        file.writestr("salt/delve.yaml", text)
    return target.getvalue()
