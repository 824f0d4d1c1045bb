"""Content packs: unpacked within limits, written into a folder, and checked with all that is in use."""

from __future__ import annotations

import io
import os
import re
import stat
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo
from zlib import error as ZlibError

from shem.core.content.problems import ContentError
from shem.locale.words import Words
from shem.table.content_words import problem_text
from shem.table.face import faces
from shem.table.fault import Fault

MOST_FILES: Final = 400
MOST_SENT: Final = 4 * 1024 * 1024
MOST_BYTES: Final = 1024 * 1024  # of text: reading takes about two seconds a megabyte
LARGEST: Final = 256 * 1024
MOST_PROBLEMS: Final = 20
PART: Final = 64 * 1024
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_ENCRYPTED: Final = 0x1


def check(head: dict[str, Any], body: bytes) -> dict[str, Any]:
    """Unpack what was sent into the folder `draft`; the mark of its files. Raises Fault with every problem, in words.

    head: sent (names and lengths of the files that the body holds, one after the other), draft, before (the folders of
    the packs in use), language.
    """
    files = unpacked(_parted(head["sent"], body))
    draft = Path(head["draft"])
    for path, content in files.items():
        target = draft / path
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(content)
    try:
        packs = [*(Path(pack) for pack in head["before"]), draft]
        for face in faces():
            face.check_packs(packs)
    except ContentError as error:
        words = Words(head["language"])
        lines = [problem_text(words, problem) for problem in error.problems[:MOST_PROBLEMS]]
        raise Fault("bad-pack", 422, problems="\n".join(lines).replace(str(draft) + os.sep, "")) from error
    return {"mark": sha256(b"".join(path.encode() + b"\0" + files[path] for path in sorted(files))).hexdigest()[:12]}


def _parted(sent: list[tuple[str, int]], body: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    at = 0
    for name, length in sent:
        found[name] = body[at : at + length]
        at += length
    return found


def name_of(sent: list[str]) -> str:
    """What a pack is called: as its zip or its only file."""
    return _slug(PurePosixPath(sent[0]).stem if len(sent) == 1 else "imported")


def _slug(name: str) -> str:
    found = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:50].strip("-")
    return found or "imported"


def unpacked(sent: Mapping[str, bytes]) -> dict[str, bytes]:
    """A pack's files by their place, from a zip or from single files; raises Fault for anything else."""
    if not sent or len(sent) > MOST_FILES or sum(map(len, sent.values())) > MOST_SENT:
        raise Fault("pack-size", 413)
    (first, content), *others = sent.items()
    if first.lower().endswith(".zip") and not others:
        return _from_zip(content)
    room = Room()
    files: dict[str, bytes] = {}
    for path, text in sent.items():
        room.take(len(text))
        room.whole(len(text))
        _add(files, PurePosixPath(path.replace("\\", "/")).name, text)
    return files


class Room:
    """What may still be unpacked."""

    def __init__(self) -> None:
        self._left = MOST_BYTES

    def take(self, count: int) -> None:
        """Bytes that have come out; raises Fault where they are too many, before more do."""
        self._left -= count
        if self._left < 0:
            raise Fault("pack-size", 413)

    def whole(self, size: int) -> None:
        if size > LARGEST:
            raise Fault("pack-size", 413)


def _from_zip(content: bytes) -> dict[str, bytes]:
    """The YAML files of a zip; a folder around all of them is left out."""
    try:
        with ZipFile(io.BytesIO(content)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.filename.endswith("/")]
            if len(entries) > MOST_FILES:
                raise Fault("pack-size", 413)
            room = Room()
            files: dict[str, bytes] = {}
            for entry in entries:
                _check_entry(entry)
                if not _ignored(entry.filename):
                    _add(files, entry.filename, _text_of(archive, entry, room))
    except (BadZipFile, ZlibError, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise Fault("bad-zip", 422) from error
    if not files:
        raise Fault("bad-zip", 422)
    return files


def _check_entry(entry: ZipInfo) -> None:
    """Raise Fault for what a zip of files that anybody can read does not have.

    Other ways of packing are refused before they are begun: their first step may be to take gigabytes.
    """
    mode = entry.external_attr >> 16
    strange = stat.S_IFMT(mode) not in (0, stat.S_IFREG)
    if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED) or entry.flag_bits & _ENCRYPTED or strange:
        raise Fault("zip-kind", 422, name=_shown(entry.filename))
    if not entry.filename.isprintable():
        raise Fault("pack-name", 422, name=_shown(entry.filename))


def _text_of(archive: ZipFile, entry: ZipInfo, room: Room) -> bytes:
    """A file, unpacked part by part: what an archive says of its sizes may be a lie."""
    found = bytearray()
    with archive.open(entry) as file:
        while part := file.read(PART):
            room.take(len(part))
            found += part
            room.whole(len(found))
    return bytes(found)


def _ignored(path: str) -> bool:
    parts = PurePosixPath(path).parts
    hidden = any(part.startswith((".", "__MACOSX")) and part != ".." for part in parts)
    return hidden or not path.lower().endswith((".yaml", ".yml"))


def _add(files: dict[str, bytes], path: str, text: bytes) -> None:
    place = _place(path, text)
    if place in files:
        raise Fault("pack-twice", 422, name=place)
    files[place] = text


def _place(path: str, text: bytes) -> str:
    """Where a file belongs in a pack, by its folder, its name, or what it says; never outside of it."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    stem = PurePosixPath(parts[-1]).stem.lower() if parts else ""
    if not _NAME.fullmatch(stem):
        raise Fault("pack-name", 422, name=_shown(parts[-1] if parts else ""))
    folder = parts[-2] if len(parts) > 1 else ""
    if any(folder in face.pack_folders for face in faces()):
        return f"{folder}/{stem}.yaml"
    if any(stem in face.pack_files for face in faces()):
        return f"{stem}.yaml"
    fields = {field.decode() for field in re.findall(rb"^([a-z_]+):", text, re.MULTILINE)}
    meant = next(found for face in faces() if (found := face.pack_folder(fields)))
    return f"{meant}/{stem}.yaml"


def _shown(name: str) -> str:
    """A name to be told, which may hold anything."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:100]
