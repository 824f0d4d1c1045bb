"""The app as its users have it: a real process with a real database, browsers that come by HTTP and WebSocket."""

from __future__ import annotations

import contextlib
import json
import os
import re
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.children import inherited

PATIENCE = 60.0
Message = dict[str, Any]


def beginning_with(folder: Path, program: str) -> str:
    """A PYTHONPATH by which every process of a server runs this program first; written into the folder."""
    (folder / "sitecustomize.py").write_text(program, encoding="utf-8")
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))


class Server:
    """`shem serve` as a process of its own on a free port; `kill` is a power cut, `start` begins again."""

    def __init__(self, home: Path, *arguments: str, files: str = "", **environment: str) -> None:
        """files: how many the process may have open, as `ulimit` takes it; else as many as we may."""
        self.home = home
        self._before = ["sh", "-c", f'ulimit {files} && exec "$0" "$@"'] if files else []
        self._arguments = arguments
        self.environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.trust: ssl.SSLContext | bool = True  # whose certificates are believed
        self.said = ""  # all of it, once it has stopped

    def start(self) -> Server:
        own = {"SHEM_HOME": str(self.home), "SHEM_BOT_PACE": "0", "LANG": "C.UTF-8", **self.environment}
        command = [
            *self._before,
            sys.executable,
            "-P",
            "-m",
            "shem.cli",
            "serve",
            "--no-open",
            "--port",
            "0",
            *self._arguments,
        ]
        with (self.home / "stderr.txt").open("a") as errors:
            self._process = subprocess.Popen(
                command, env={**inherited(), **own}, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        found = re.search(r"https?://\S+", self.said)
        assert found is not None, (self.home / "stderr.txt").read_text()
        self.address = found.group().replace("localhost", "127.0.0.1")
        if self.address.startswith("https"):
            self.trust = ssl.create_default_context(cafile=self.home / "https/authority.pem")
        with self.client() as client:
            client.get("/api")  # answered, whatever the answer, once it listens to requests
        return self

    def client(self, **options: Any) -> httpx.Client:
        """A program that asks, and trusts the server's authority alone."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False, verify=self.trust, **options)

    @property
    def process(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    @property
    def own(self) -> dict[str, str]:
        """What a program says that changes something."""
        return {"origin": self.address}

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        assert self._process.stdout is not None
        if not self._process.stdout.closed:
            self.said += self._process.stdout.read()
        self._process.stdout.close()

    def errors(self) -> str:
        return (self.home / "stderr.txt").read_text()


@contextlib.contextmanager
def serving(*arguments: str, files: str = "", **environment: str) -> Iterator[Server]:
    """A server in a folder of its own; its program said nothing bad."""
    with tempfile.TemporaryDirectory(prefix="shem-app-") as folder:
        server = Server(Path(folder), *arguments, files=files, **environment)
        try:
            yield server.start()
        finally:
            server.stop()
        assert not (errors := server.errors()), errors


class Browser:
    """A browser with its cookie."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.language = language
        self.cookies = httpx.Cookies()

    def ask(self, method: str, path: str, status: int | None = None, **options: Any) -> httpx.Response:
        """A request; checks its status (None: any success)."""
        found = self.try_to(method, path, **options)
        assert found.is_success if status is None else found.status_code == status, (found.status_code, found.text)
        return found

    def try_to(self, method: str, path: str, **options: Any) -> httpx.Response:
        """A request, whatever comes of it."""
        params = {"lang": self.language, **options.pop("params", {})}
        headers = {**self.server.own, **options.pop("headers", {})}
        with self.server.client(cookies=self.cookies) as client:
            found = client.request(method, "/api" + path, params=params, headers=headers, **options)
            self.cookies.update(client.cookies)
        return found

    def get(self, path: str, **options: Any) -> Any:
        return self.ask("GET", path, **options).json()

    def make(self, *players: str, dice: str | list[str] = "app", lenient: bool = True, **options: Any) -> Any:
        """A new match of Golem Arcana; its links."""
        kinds = [dice] * len(players) if isinstance(dice, str) else dice
        seats = [{"player": player, "dice": kind} for player, kind in zip(players, kinds)]
        wanted = {"game": "arcana", "options": options, "seats": seats, "lenient": lenient}
        return self.ask("POST", "/matches", json=wanted).json()

    def join(self, link: Any) -> Any:
        """Follow a link."""
        return self.ask("POST", "/join/" + link["url"].rpartition("/")[2]).json()

    @contextlib.contextmanager
    def sit(self, match: str, token: str = "") -> Iterator[Chair]:
        """The socket of a match."""
        address = self.server.address.replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"{address}/api/matches/{match}/socket?lang={self.language}&token={token}"
        headers = {"cookie": cookie, **self.server.own} if cookie else self.server.own
        trust = self.server.trust if isinstance(self.server.trust, ssl.SSLContext) else None
        with connect(url, additional_headers=headers, proxy=None, max_size=None, ssl=trust) as socket:
            yield Chair(socket)


class Chair:
    """One connection. `sight` is the last one that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.welcome = self.hear()
        assert self.welcome["kind"] == "welcome"
        self.sight: Message = self.welcome["sight"]
        self._questions = 0

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message that says anything."""
        until = monotonic() + timeout
        while True:
            message: Message = json.loads(self.socket.recv(max(0.0, until - monotonic())))
            self.heard.append(message)
            if message["kind"] != "beat":
                break
        if message["kind"] in ("sight", "welcome"):
            self.sight = message if message["kind"] == "sight" else message["sight"]
        return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def wish(self, **message: Any) -> Message:
        """Say something and hear what comes of it; news of what others do may come first."""
        self.say(**message)
        return self.hear()

    def until(self, found: Callable[[Message], bool]) -> Message:
        """The first message from now on like this."""
        while not found(message := self.hear()):
            pass
        return message

    def wait(self, right: Callable[[Message], bool]) -> Message:
        """The Sight, as soon as it is like this."""
        while not right(self.sight):
            self.hear()
        return self.sight

    def question(self, what: str, **about: Any) -> Any:
        """The answer to a question; a refusal comes back whole."""
        self._questions += 1
        number = self._questions
        self.say(kind="ask", id=number, what=what, **about)
        found = self.until(lambda message: message.get("id") == number)
        return found["result"] if found["kind"] == "answer" else found

    def choices(self) -> list[Message]:
        """The legal actions that the page would show now, of every group."""
        found: list[Message] = []
        for about in self._groups():
            answer = self.question("choices", about=about)
            found += answer["choices"]
        return found

    def _groups(self) -> list[dict[str, int]]:
        groups = {}
        for group in self.sight["scene"]["usable"]:
            kind, _, rest = group.partition(":")
            if kind == "golem":
                golem, slot = rest.split("/")
                groups[group] = {"golem": int(golem), "slot": int(slot)}
        return [{}, *groups.values()]

    def act(self, choice: Message, **more: Any) -> Message:
        seat = self.sight["seat"]
        return self.wish(kind="act", seq=self.sight["seq"], seat=seat, key=choice["key"], **more)


def mine(sight: Message) -> bool:
    """Whether this Sight's seat is asked."""
    return sight["pending"]["kind"] in ("turn", "together") and sight["seat"] in sight["pending"]["seats"]
