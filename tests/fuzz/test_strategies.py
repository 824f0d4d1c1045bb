"""What no real file is like: JSON, archives and texts made from nothing, where the spoilt copies of real files are not."""

from __future__ import annotations

import io
import json
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shem.core.notation import digest_of
from tests.fuzz.targets import TARGETS, use
from tests.fuzz.targets import _packed as packed
from tests.fuzz.targets import _replays as replays

VALUES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
KEYS = st.text(max_size=10)
DATA = st.recursive(VALUES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=5))
TEXTS = st.dictionaries(st.sampled_from(("en", "de", "fr")), VALUES, max_size=3)
GOLEM = st.fixed_dictionaries({"golem": VALUES}, optional={"knights": DATA, "relic": VALUES, "more": VALUES})
ARMY = st.fixed_dictionaries(
    {"title": TEXTS | VALUES, "faction": VALUES, "points": VALUES},
    optional={"about": TEXTS, "golems": st.lists(GOLEM | VALUES, max_size=4), "ancients": DATA},
)
CODE = st.lists(DATA, min_size=4, max_size=8)
FIELDS = tuple(json.loads(replays()[0][0])["setup"])
PLACES = st.sampled_from(("golems/", "armies/", "scenarios/", "", "../", "/", "a/b/c/", ".git/", "C:\\"))
ENDS = st.sampled_from((".yaml", ".YML", ""))
NAMES = st.builds(lambda folder, stem, end: folder + stem + end, PLACES, st.text(max_size=12), ENDS)
MANY = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@MANY
@given(ARMY | DATA)
def test_armies_made_from_nothing(army: Any) -> None:
    use("army", json.dumps(army).encode())


@MANY
@given(CODE | DATA)
def test_codes_made_from_nothing(data: Any) -> None:
    use("army", packed(json.dumps(data)).encode())


@MANY
@given(st.text() | st.from_regex(r"(#/army/|shem-army:|1)[0-9A-Za-z_-]{0,80}"))
def test_texts_made_from_nothing(text: str) -> None:
    use("army", text.encode(errors="replace"))


@MANY
@given(st.lists(st.tuples(NAMES, st.binary(max_size=200)), max_size=6), st.sampled_from((ZIP_STORED, ZIP_DEFLATED)))
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_zips_made_from_nothing(entries: list[tuple[str, bytes]], how: int) -> None:
    out = io.BytesIO()
    with ZipFile(out, "w", how) as archive:
        for name, content in entries:
            archive.writestr(name or "x", content)
    use("zip", out.getvalue())


@MANY
@given(st.sampled_from(FIELDS), DATA)
def test_set_ups_with_a_field_made_from_nothing(field: str, value: Any) -> None:
    header = json.loads(replays()[0][0])
    header["setup"][field] = value
    del header["digest"]
    header["digest"] = digest_of(header)
    use("replay", (json.dumps(header) + "\n").encode())


@MANY
@given(st.lists(DATA, max_size=4))
def test_lines_made_from_nothing(lines: list[Any]) -> None:
    use("replay", "".join(text + "\n" for text in [replays()[0][0], *map(json.dumps, lines)]).encode())


@MANY
@given(st.sampled_from(("scenarios/x.yaml", "armies/x.yaml", "golems/x.yaml", "knights.yaml", "tiles.yaml")), DATA)
def test_files_of_packs_made_from_nothing(place: str, data: Any) -> None:
    use("yaml", f"{place}\n{json.dumps(data)}".encode())


KEPT = {
    "book": ("name", "game", "entries"),
    "banner": ("name", "shape", "pattern", "field", "second", "sigil", "tint"),
    "collection": ("boxes", "golems", "relics", "tiles"),
    "message": ("kind", "seq", "seat", "steps", "of", "real"),
}


@MANY
@given(st.data(), st.sampled_from(sorted(KEPT)))
def test_what_people_keep_and_say_made_from_nothing(data: st.DataObject, target: str) -> None:
    fields = st.fixed_dictionaries({}, optional=dict.fromkeys(KEPT[target], DATA))
    use(target, json.dumps(data.draw(fields | DATA)).encode())


@MANY
@given(st.lists(st.text(max_size=20), max_size=8), st.integers(-1, 2), st.integers(-1, 2))
def test_steps_of_a_real_table_that_there_are_not(steps: list[str], seat: int, seq: int) -> None:
    use("message", json.dumps({"kind": "placed", "seq": seq, "seat": seat, "steps": steps}).encode())


@settings(MANY, max_examples=60)  # each is checked beside the whole pack
@given(st.sampled_from(("golems", "knights", "relics", "ancients")), st.dictionaries(KEYS, DATA, max_size=4))
def test_cards_made_from_nothing(kind: str, data: dict[str, Any]) -> None:
    use("card", json.dumps({"pack": "my-cards", "kind": kind, "id": "new-one", "data": data}).encode())


def test_every_reader_is_tried() -> None:
    assert set(TARGETS) == {*KEPT, "card", "army", "zip", "yaml", "replay"}
