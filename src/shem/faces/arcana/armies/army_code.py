"""An army as letters, for links and QR codes: a number of the format, then deflated JSON in base64url.

`1` + base64url(check + deflate(JSON)). check: the last three bytes of the JSON's CRC-32. The deflation knows a list of
words beforehand, so that an army of the program's own pieces is short. That list never changes: another is another format.
"""

from __future__ import annotations

import base64
import binascii
import io
import json
import re
import tempfile
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import segno
from pydantic import TypeAdapter, ValidationError

from shem.core.content.markup import written
from shem.core.content.problems import ContentError, Problem
from shem.core.errors import OptionError
from shem.faces.arcana.armies.armies import army_of
from shem.faces.arcana.armies.models import ArmyModel
from shem.faces.arcana.armies.shapes import Army, InLanguages
from shem.games.arcana.content.army_files import read_army
from shem.games.arcana.content.models_army import ArmyFile, Fielded

FORMAT: Final = "1"
PREFIX: Final = "shem-army:"
FRAGMENT: Final = "#/army/"
MOST_BYTES: Final = 20_000
MOST_TEXT: Final = 100_000
_CHECK_BYTES: Final = 3
_RAW: Final = -15  # deflate without zlib's head
_IN_TEXT: Final = re.compile(rf"(?:{FRAGMENT}|{PREFIX})([A-Za-z0-9_-]+)")
_BARE: Final = re.compile(r"[0-9A-Za-z_-]{12,}")
_ARMY: Final = TypeAdapter(ArmyModel)


# Code.


def encode(army: Army) -> str:
    """The army as letters, digits, - and _."""
    text = json.dumps(_packed(army), ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, zdict=_words())
    return FORMAT + base64.urlsafe_b64encode(_checksum(text) + packer.compress(text) + packer.flush()).decode().rstrip("=")


def decode(code: str) -> Army:
    """The army of a code; raises OptionError for what is none, is cut off, or is of a later format."""
    if not code.startswith(FORMAT):
        later = code[:1].isdigit() and code[:1] > FORMAT
        raise _error("army-code-newer") if later else _error("army-code")
    try:
        raw = base64.b64decode(code[1:] + "=" * (-len(code[1:]) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(_RAW, zdict=_words())
        text = unpacker.decompress(raw[_CHECK_BYTES:], MOST_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise _error("army-code-cut") from None
    if not unpacker.eof or raw[:_CHECK_BYTES] != _checksum(text):
        raise _error("army-code-cut")
    try:
        return _unpacked(json.loads(text))
    except (ValueError, RecursionError):
        raise _error("army-code") from None


def _checksum(text: bytes) -> bytes:
    return zlib.crc32(text).to_bytes(4, "big")[-_CHECK_BYTES:]


@cache
def _words() -> bytes:
    """What the deflation of format 1 knows beforehand; what is common stands at the end."""
    return (files("shem.faces.arcana.armies") / "army_code_1.txt").read_bytes()


def _packed(army: Army) -> list[object]:
    golems = [
        [one["golem"], *([one["knights"], one["relic"]] if one["relic"] else [one["knights"]])] for one in army["golems"]
    ]
    bare: list[object] = [entry[0] if entry[1:] == [[]] else entry for entry in golems]
    return [
        army["faction"],
        army["points"],
        bare,
        army["ancients"],
        [army["title"]["en"], army["title"]["de"]],
        [army["about"]["en"], army["about"]["de"]],
    ]


def _unpacked(data: Any) -> Army:
    try:
        faction, points, golems, ancients, title, about = data
        entries = [[one, [], ""] if isinstance(one, str) else [*one, ""][:3] for one in golems]
        return read_json(
            {
                "title": {"en": title[0], "de": title[1]},
                "about": {"en": about[0], "de": about[1]},
                "faction": faction,
                "points": points,
                "golems": [{"golem": golem, "knights": knights, "relic": relic} for golem, knights, relic in entries],
                "ancients": ancients,
            }
        )
    except (TypeError, ValueError, IndexError, KeyError):
        raise _error("army-code") from None


def _error(code: str) -> OptionError:
    return OptionError(code, {"army-code": "no army", "army-code-cut": "an army cut off"}.get(code, "a newer army"))


# Whatever carries an army.


def read(text: str) -> Army:
    """The army of a link, a code, JSON or a file of the command line; raises OptionError or ContentError."""
    text = text.strip().lstrip("\ufeff")
    if len(text) > MOST_TEXT:
        raise _error("army-code")
    found = _IN_TEXT.search(text)
    if found is not None:
        return decode(found[1])
    if _BARE.fullmatch(text):
        return decode(text)
    if text.startswith("{"):
        try:
            return read_json(json.loads(text))
        except (ValueError, RecursionError):
            raise _error("army-code") from None
    if "\n" not in text:
        raise _error("army-code")
    return _read_file(text)


def read_json(data: object) -> Army:
    """An army of plain JSON; raises ValueError."""
    try:
        return _ARMY.validate_python(data).data()
    except ValidationError as error:
        raise ValueError(str(error)) from None


def _read_file(text: str) -> Army:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "army.yaml"
        path.write_text(text, encoding="utf-8")
        try:
            return army_of(read_army(path))
        except ContentError as error:
            named = [Problem(Path(path.name), one.line, one.field, one.message) for one in error.problems]
            raise ContentError(named) from None


# What goes out.


def link(code: str, origin: str) -> str:
    """The address that opens the army; origin: such as http://192.168.1.5:8765. The code never leaves the browser."""
    return f"{origin.rstrip('/')}/{FRAGMENT}{code}"


def short(army: Army) -> str:
    """The code of the army without its description: a QR code of half the size is read twice as well."""
    return encode({**army, "about": {"en": "", "de": ""}})


def qr(text: str) -> str:
    """A text as an SVG of a QR code; empty if it is too long for one."""
    try:
        made = segno.make_qr(text, error="l")  # raised as far as the size allows
    except segno.DataOverflowError:
        return ""
    out = io.BytesIO()
    made.save(out, kind="svg", border=4, xmldecl=False, omitsize=True, dark="#000", light="#fff", nl=False)
    return out.getvalue().decode()


def army_yaml(file: ArmyFile) -> str:
    """An army as a file of the command line."""
    data = {
        "title": file.title.model_dump(),
        "description": file.description.model_dump(),
        "faction": file.faction,
        "points": file.points,
        "golems": [_entry(entry) for entry in file.fielded],
    }
    if file.ancients:
        data["ancients"] = list(file.ancients)
    return written(data)


def _entry(entry: Fielded) -> object:
    given = entry.model_dump(exclude_unset=True)
    return entry.golem if list(given) == ["golem"] else given


def file_name(title: InLanguages) -> str:
    """A name for its file: small letters, digits and -, as the ids of armies are."""
    text = (title["en"] or title["de"]).lower()
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        text = text.replace(letter, plain)
    return (re.sub(r"[^a-z0-9]+", "-", text).strip("-")[:40] or "army") + ".yaml"
