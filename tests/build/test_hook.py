"""The build hook, by building wheels: what is in them, and what they say where the rules could not be compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import _first_error, _probe, compiled_files, page_digest

ROOT = Path(__file__).parents[2]


def wheel(folder: Path, **environment: str) -> ZipFile:
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {name: value for name, value in os.environ.items() if name not in ("SHEM_COMPILE", "SHEM_PAGE", "CC")}
    subprocess.run(command, cwd=ROOT, env={**env, **environment}, check=True, capture_output=True, timeout=500)
    (path,) = folder.glob("*.whl")
    return ZipFile(path)


def test_without_a_compiler_the_wheel_is_pure_and_says_why(tmp_path: Path) -> None:
    with wheel(tmp_path, CC="/nowhere/cc", SHEM_PAGE="0") as found:
        note = found.read("shem/interpreted.txt").decode()
    assert note == "there is no C compiler (/nowhere/cc was not found)\n"
    assert [path.name.endswith("py3-none-any.whl") for path in tmp_path.iterdir()] == [True]


def test_the_wheel_holds_all_of_the_package(tmp_path: Path) -> None:
    with wheel(tmp_path, SHEM_COMPILE="0", SHEM_PAGE="0") as found:
        names = set(found.namelist())
        assert found.read("shem/interpreted.txt") == b"SHEM_COMPILE=0 was set\n"
    source = ROOT / "src"
    files = [path for path in (source / "shem").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    files = [path for path in files if "page" not in path.relative_to(source).parts]
    missing = {path.relative_to(source).as_posix() for path in files if not path.name.startswith(".")} - names
    assert {name for name in missing if not name.endswith((".so", ".pyd"))} == set()


def test_the_page_can_be_left_out(tmp_path: Path) -> None:
    with wheel(tmp_path, SHEM_COMPILE="0", SHEM_PAGE="0") as found:
        assert [name for name in found.namelist() if name.startswith("shem/app/page/")] == []


@pytest.mark.long
def test_the_wheel_holds_the_page(tmp_path: Path) -> None:
    """Built now, unless it was built from these sources before; what it was built from is told."""
    with wheel(tmp_path, SHEM_COMPILE="0") as found:
        page = {name.removeprefix("shem/app/page/") for name in found.namelist() if name.startswith("shem/app/page/")}
        assert {"index.html", ".built-from"} <= page and any(name.endswith(".js") for name in page)
        assert found.read("shem/app/page/.built-from").decode() == page_digest(ROOT)


def test_the_page_is_stale_when_its_sources_or_its_sentences_change(tmp_path: Path) -> None:
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/node_modules/x").mkdir(parents=True)
    (tmp_path / "src/shem/locale/en").mkdir(parents=True)
    source, words = tmp_path / "web/src/main.ts", tmp_path / "src/shem/locale/en/page.ftl"
    source.write_text("1")
    words.write_text("a = 1")
    first = page_digest(tmp_path)
    (tmp_path / "web/node_modules/x/y.js").write_text("installed")
    assert page_digest(tmp_path) == first
    source.write_text("2")
    second = page_digest(tmp_path)
    words.write_text("a = 2")
    assert len({first, second, page_digest(tmp_path)}) == 3


def test_packages_and_content_stay_interpreted() -> None:
    files = compiled_files(ROOT / "src")
    rooms = {path.relative_to(ROOT / "src/shem").parts[0] for path in files}
    assert rooms == {"bots", "core", "games"}
    assert not [path for path in files if path.name == "__init__.py" or "content" in path.parts]


def test_a_compiler_without_headers_is_seen(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text(
        "#!/bin/sh\necho 'In file included' >&2\necho 'probe.c:1:10: fatal error: Python.h: gone' >&2\nexit 1\n"
    )
    compiler.chmod(0o755)
    assert _probe([str(compiler)]) == (
        f"{compiler} cannot compile against Python's headers: probe.c:1:10: fatal error: Python.h: gone"
    )


@pytest.mark.parametrize(
    ("output", "error"),
    [
        ("running\na.py:3: error: bad type\nb.c:1: error: worse\nFailed", "a.py:3: error: bad type"),
        ("\nno such thing\n\n", "no such thing"),
        ("", "it said nothing"),
    ],
)
def test_the_first_error_is_what_counts(output: str, error: str) -> None:
    assert _first_error(output) == error
