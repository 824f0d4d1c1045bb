"""Set-ups: equal ones are one object, whatever match they are of, and what was made of them once is known."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any, Final

from shem.core.contract import Game, Setup
from shem.core.errors import OptionError
from shem.core.notation import canonical

KEPT: Final = 64
_lock: Final = Lock()
_last: Final[dict[str, Setup]] = {}  # by their text, the one asked for last at the end
_texts: Final[dict[int, str]] = {}  # of those, by their identity
_known: Final[dict[tuple[str, str], Setup]] = {}  # by the game's name and what it calls the options


def resolved(game: Game, options: Mapping[str, Any]) -> Setup:
    """The set-up of these options, which nobody changes; raises as `Game.resolve` does."""
    name = game.known_as(options)
    if not name:
        return shared(game.resolve(options))
    found = _known.get((game.name, name))
    if found is None:
        found = shared(game.resolve(options))
        with _lock:
            _known[game.name, name] = found
            if len(_known) > KEPT:
                del _known[next(iter(_known))]
    return found


def shared(setup: Setup) -> Setup:
    """An equal set-up of JSON that nobody changes; of the last ones always the same."""
    text = text_of(setup)
    with _lock:
        found = _last.pop(text, None)
        if found is None:
            found = json.loads(text)
            _texts[id(found)] = text
        _last[text] = found
        if len(_last) > KEPT:
            oldest = next(iter(_last))
            del _texts[id(_last.pop(oldest))]
        return found


def text_of(setup: Setup) -> str:
    """The canonical JSON of a set-up; of the last shared ones it is known."""
    found = _texts.get(id(setup))
    return canonical(setup) if found is None else found


def with_defaults(game: str, options: Mapping[str, Any], defaults: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """The options of a game, each as it was given or by default; raises OptionError for one that there is not."""
    known = ", ".join([name for name, _ in defaults])
    for name in options:
        if name not in [one for one, _ in defaults]:
            message = f"{game} has no option {name!r}; its options are {known}"
            raise OptionError("unknown-option", message, {"name": str(name), "known": known})
    return {name: options.get(name, default) for name, default in defaults}
