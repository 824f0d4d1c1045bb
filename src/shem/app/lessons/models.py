"""What the file of a lesson says."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Id = Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$", max_length=30)]
Condition = Annotated[str, Field(pattern=r"^is [a-z][a-z-]*( \d+)*$|^[a-z][a-z-]*( [a-z_]+=\d+)*$")]
Spot = Annotated[str, Field(pattern=r"^[a-z]+( \d+)*$")]


class Strict(BaseModel):
    """No other fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Say(Strict):
    """A few sentences."""

    en: Annotated[str, Field(min_length=1, max_length=400)]
    de: Annotated[str, Field(min_length=1, max_length=400)]


class Point(Strict):
    """when: it is shown only while all of this is so."""

    at: Spot
    when: list[Condition] = []


class Instead(Strict):
    """Said instead of a step's prompts. later: once it was read, the step waits for what it needs; done: it is done."""

    needs: list[Condition] = []
    say: Say
    point: list[Spot | Point] = []
    read: Literal["no", "done", "later"] = "no"


class Prompt(Strict):
    """point: the first of these that is on the screen is lit. until: it is done while all of this is so. read: when it has
    been read, which a button says."""

    say: Say
    point: list[Spot | Point] = []
    until: list[Condition] = []
    read: bool = False


class Wrong(Strict):
    """What is said when the learner did one of these, although nothing awaited it."""

    on: Annotated[list[Condition], Field(min_length=1)]
    say: Say


class Step(Strict):
    """after: nothing is said before the learner has done one of these. done: it is, when the learner has done one of these;
    without them, when all its prompts are. anew: what was done before this step does not count. needs: one of these is what
    its prompts take; else the first of `otherwise` is said that has what it needs."""

    id: Id
    after: list[Condition] = []
    done: list[Condition] = []
    anew: bool = False
    needs: list[Condition] = []
    otherwise: list[Instead] = []
    prompts: Annotated[list[Prompt], Field(min_length=1)]
    wrong: list[Wrong] = []


class Endings(Strict):
    won: Say
    lost: Say
    drawn: Say


class LessonFile(Strict):
    """options: of the match. seats: `here` for who learns, else the name of a bot. seed: the app's dice fall the same every
    time; without it they fall as they will. cast: all of this is so for as long as there is something to learn; `without`
    is said once it is not. wrong: in every step that awaits something. otherwise: in every step whose needs are not met, if
    the step itself has nothing to say then. wait: said while others are at turn; on: when all steps are done; over: when
    the match is."""

    title: Say
    about: Say
    options: dict[str, Any] = {}
    seats: Annotated[list[Id], Field(min_length=1)]
    seed: str = ""
    cast: list[Condition] = []
    without: Say | None = None
    steps: Annotated[list[Step], Field(min_length=1)]
    wrong: list[Wrong] = []
    otherwise: list[Instead] = []
    wait: Say
    on: Say
    over: Endings
