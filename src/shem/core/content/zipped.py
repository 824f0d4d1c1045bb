"""A pack's files in one."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # the same files make the same zip


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip of these files."""
    found = io.BytesIO()
    with ZipFile(found, "w", ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(ZipInfo(path, _EPOCH), content, ZIP_DEFLATED)
    return found.getvalue()
