"""What is brought from outside: files of matches, content packs; and what is there to choose from."""

from __future__ import annotations

import gzip
import io
import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest

import shem
from shem.app.foreign.pack import unpacked
from shem.app.foreign.replay import MOST_BYTES, within_limits
from shem.core.notation import digest_of
from shem.games.arcana.content import listing
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.measured import measured
from shem.locale.words import Words
from shem.table.fault import Fault
from tests.app.table import Browser, Server, serving
from tests.build.test_readme import blocks
from tests.cli.terminal import shem as command_line

GOLDEN = Path(__file__).parents[1] / "golden/matches"


def golden(name: str) -> bytes:
    """The file of a match that was played whole."""
    return gzip.decompress((GOLDEN / f"{name}.jsonl.gz").read_bytes())


# Files of matches.


@pytest.mark.parametrize("name", ["arcana-thirst-2015", "arcana-three-cairns-2014"])
def test_a_file_of_the_command_line_is_seen_again(name: str, browser: Browser, tmp_path: Path) -> None:
    content = golden(name)
    id = browser.ask("POST", "/replays", content=content).json()["id"]
    line = browser.get(f"/matches/{id}")
    assert (line["state"], line["mine"], line["links"]) == ("replay", True, [None, None])
    steps = browser.get(f"/matches/{id}/steps")["steps"]
    (tmp_path / "match.jsonl").write_bytes(content)
    match = shem.load(tmp_path / "match.jsonl")
    assert len(steps) == len(match.log)
    assert browser.get(f"/matches/{id}/at/{len(steps)}", params={"seat": 0})["sight"]["seat"] == 0
    assert browser.ask("GET", f"/matches/{id}/file").content == content
    with browser.sit(id) as chair:
        assert chair.sight["seat"] is None and not any(seat["here"] for seat in chair.sight["seats"])


def test_no_match_is_too_large_to_be_brought() -> None:
    """The largest that were played are far within the limits."""
    paths = list(GOLDEN.glob("arcana-*.gz"))
    assert len(paths) > 20
    for path in paths:
        content = gzip.decompress(path.read_bytes())
        assert len(content) * 2 < MOST_BYTES
        assert len(within_limits(content)) == content.count(b"\n")


def test_the_file_of_a_match_is_one_of_the_command_line(browser: Browser, tmp_path: Path) -> None:
    made = browser.make("random", "random")
    with browser.sit(made["id"]) as chair:
        chair.wait(lambda sight: sight["pending"]["kind"] == "over")
    path = tmp_path / "match.jsonl"
    path.write_bytes(browser.ask("GET", f"/matches/{made['id']}/file").content)
    assert shem.check(path) is None
    checked = command_line("replay", str(path), "--check")
    assert (checked.code, checked.err) == (0, "")
    assert shem.load(path).seats == ["random", "random"]


def forged(**values: object) -> bytes:
    """A match's file with a first line that was changed, and the right digest on it."""
    lines = golden("arcana-thirst-2015").decode().splitlines()
    header = json.loads(lines[0])
    del header["digest"]
    header.update(values)
    header["digest"] = digest_of(header)
    return "\n".join([json.dumps(header), *lines[1:], ""]).encode()


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no-replay"),
        (b"hello", "no-replay"),
        (b"\xff\xfe\n", "no-replay"),
        (b"{}\n", "save-format"),
        (b"[1]\n", "save-not-json"),
        (b"[" * 100_000 + b"\n", "no-replay"),
        (b'{"shem":1' + b"9" * 5000 + b"}\n", "no-replay"),
        (forged(secret="xyz"), "save-field"),
        (forged(setup={}), "save-field"),
        (forged(setup={"regions": [[0] * 20_000]}), "no-replay"),
        (forged(rules=99), "save-rules-newer"),
        (forged(game="chess"), "save-game"),
        (golden("arcana-thirst-2015").replace(b'"draws":[', b'"draws":[9,', 1), "save-draws"),
        (b"x" * (9 * 1024 * 1024), "too-large"),
    ],
    ids=lambda value: None if isinstance(value, str) else "file",
)
def test_what_is_no_match_is_refused_in_words(content: bytes, code: str, browser: Browser) -> None:
    told = browser.ask("POST", "/replays", 413 if code == "too-large" else 400, content=content).json()
    assert (told["code"] == code and told["text"] and "replay.jsonl" not in told["text"]) or code.startswith("save-")
    assert browser.get("/home")["matches"] == []


# Packs.


def zipped(**files: bytes) -> bytes:
    found = io.BytesIO()
    with ZipFile(found, "w") as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return found.getvalue()


def reed_stalker() -> bytes:
    (golem,) = blocks("yaml")
    return golem.encode()


def with_health(health: bytes) -> dict[str, tuple[str, bytes]]:
    """The pack with another Golem under the same name."""
    golem = reed_stalker().replace(b"health: 50", b"health: " + health)
    return {"files": ("My Reeds.zip", zipped(**{"golems/reed-stalker.yaml": golem}))}


def test_a_pack_is_brought_used_and_left_out() -> None:
    """With a server of its own: packs are everybody's. It is still there after a start."""
    with serving() as server:
        browser = Browser(server)
        before = len(browser.get("/games/arcana/pieces")["golems"])
        pack = zipped(**{"reeds/golems/reed-stalker.yaml": reed_stalker(), "reeds/README.txt": b"hello"})
        told = browser.ask("POST", "/packs", 201, files={"files": ("My Reeds.zip", pack)}).json()
        assert told["packs"] == [{"name": "my-reeds", "here": True, "scenarios": 0, "pieces": 1}]
        assert len(browser.get("/games/arcana/pieces")["golems"]) == before + 1
        server.stop()
        server.start()
        browser = Browser(server)
        assert browser.get("/packs") == told
        refused = browser.ask("POST", "/packs", 422, files=with_health(b"many"))
        assert refused.json()["code"] == "bad-pack" and "health" in refused.json()["text"]
        assert "/tmp" not in refused.text and browser.get("/packs") == told
        browser.ask("POST", "/packs", 201, files=with_health(b"55"))
        golems = browser.get("/games/arcana/pieces")["golems"]
        assert [golem["health"] for golem in golems if golem["id"] == "reed-stalker"] == [55]
        browser.ask("DELETE", "/packs/my-reeds", 204)
        assert browser.get("/packs")["packs"] == []
        assert browser.ask("DELETE", "/packs/my-reeds", 404).json()["code"] == "no-pack"
        assert len(browser.get("/games/arcana/pieces")["golems"]) == before


def test_broken_files_are_told_in_the_language_of_the_page(server: Server) -> None:
    browser = Browser(server, "de")
    refused = browser.ask("POST", "/packs", 422, files=with_health(b"many")).json()
    place = r"golems/reed-stalker\.yaml:\d+: health"
    right = rf"Das Paket ist so nicht zu gebrauchen: {place}: muss eine ganze Zahl sein, nicht „many“"
    assert re.fullmatch(right, refused["text"])
    army = {"text": "title: {en: A, de: A}\nfaction: duranni\n"}
    told = browser.ask("POST", "/games/arcana/armies/read", 400, json=army).json()
    assert "army.yaml:2: faction: „duranni“ ist unbekannt; meintest du „durani“?" in told["text"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ({}, "pack-size"),
        ({"x.zip": b"not a zip"}, "bad-zip"),
        ({"x.zip": zipped(**{"notes.txt": b"hi"})}, "bad-zip"),
        ({"x.zip": zipped(**{"golems/../../evil name.yaml": b"name: x"})}, "pack-name"),
        ({"Évil.yaml": b"name: x"}, "pack-name"),
        ({"x.zip": zipped(**{"golems/big.yaml": b"#" * 600_000})}, "pack-size"),
        ({"x.zip": zipped(**{f"golems/g{number}.yaml": b"" for number in range(500)})}, "pack-size"),
        ({"a.yaml": b"#" * 5_000_000}, "pack-size"),
    ],
)
def test_what_is_no_pack_is_refused(sent: dict[str, bytes], code: str) -> None:
    with pytest.raises(Fault) as refused:
        unpacked(sent)
    assert refused.value.code == code


def test_files_of_a_pack_stay_in_their_places() -> None:
    """By folder, by name, by what they say; whatever path they claim."""
    files = {
        "../../golems/../../etc/golems/x.yaml": b"",
        "/knights.yaml": b"",
        "deep/er/scenarios/y.yml": b"",
        "z.yaml": b"title: {}\npositions: []\n",
        "w.yaml": b"title: {}\ngolems: []\n",
    }
    found = unpacked({"a.zip": zipped(**files)})
    assert sorted(found) == ["armies/w.yaml", "golems/x.yaml", "knights.yaml", "scenarios/y.yaml", "scenarios/z.yaml"]


# What there is.


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Measured with Shem {} in {} battles between two equal computer players ({}): "
            "position 1 won {}%, whoever went first {}%.",
        ),
        (
            "de",
            "Mit Shem {} in {} Schlachten zwischen zwei gleichen Computerspielern ({}) gemessen: "
            "Position 1 gewann {}\u00a0%, und wer begann, {}\u00a0%.",
        ),
    ],
)
def test_a_scenarios_page_says_how_fair_it_was_found(server: Server, language: str, said: str) -> None:
    codex = default()
    every = [(id, measured(id, codex.scenarios[id])) for id in listing.duels(codex)]
    id, found = next((id, one) for id, one in every if one and codex.scenarios[id].order != "position")
    bot = Words(language).say(f"bot-name-{found.bot}")
    shares = [round(100 * won / found.decided) for won in (found.position, found.first)]
    page = Browser(server, language).get(f"/games/arcana/scenarios/{id}")
    assert page["fairness"] == said.format(found.version, found.battles, bot, *shares)


def test_every_scenario_is_shown_whole_in_both_languages(server: Server) -> None:
    found = {}
    for language in ("en", "de"):
        browser = Browser(server, language)
        lines = browser.get("/games/arcana/scenarios")
        assert len(lines) > 10
        for line in lines[:: 5 if language == "de" else 1]:
            page = browser.get(f"/games/arcana/scenarios/{line['id']}")
            assert {name: page[name] for name in line} == line
            assert page["regions"] and page["positions"] and page["rules"] and page["victory"]
            assert len(page["positions"]) == page["seats"] >= page["least"] >= 2
            found[line["id"], language] = page["title"]
    assert browser.ask("GET", "/games/arcana/scenarios/no-such", 404).json()["code"] == "no-scenario"


def test_tiles_that_are_not_owned_are_named(browser: Browser) -> None:
    line = browser.get("/games/arcana/scenarios")[0]
    assert line["missing"] == {}
    number = line["tiles"][0][:-1]
    browser.ask("PUT", "/games/arcana/collection", 204, json={"tiles": {number: 0, "99": 3}})
    again = browser.get("/games/arcana/scenarios")[0]
    assert number in again["missing"] and again["tiles"] == line["tiles"]


def test_settings_are_kept_one_by_one(browser: Browser) -> None:
    browser.ask("PUT", "/settings", json={"theme": "dark"})
    browser.ask("PUT", "/settings", json={"language": "de"})
    assert browser.get("/settings") == {"theme": "dark", "language": "de"}


def test_the_help_is_there(browser: Browser) -> None:
    assert len(browser.get("/games/arcana/help")["topics"]) > 10
    assert browser.ask("GET", "/games/chess/help", 404).json()["code"] == "not-found"


def test_an_army_is_saved_and_fielded(server: Server, browser: Browser) -> None:
    rows = browser.get("/games/arcana/armies")["armies"]
    ready = next(row for row in rows if row["id"] == "dune-hunters")
    army = {**ready["army"], "title": {"en": "Mine", "de": "Meine"}}
    id = browser.ask("POST", "/games/arcana/armies", json={"army": army}).json()["id"]
    made = browser.make("here", "greedy", scenario="three-cairns", armies=[id, "hired-wood"])
    assert browser.get(f"/matches/{made['id']}")["seats"][0]["name"] == "Mine"
    whole = browser.make("here", "greedy", scenario="three-cairns", armies=[army, "hired-wood"])
    assert browser.get(f"/matches/{whole['id']}", params={"lang": "de"})["seats"][0]["name"] == "Meine"
    stranger = Browser(server)
    body = {"game": "arcana", "options": {"armies": [id, "hired-wood"]}, "seats": [{"player": "here", "dice": "app"}] * 2}
    assert stranger.ask("POST", "/matches", 404, json=body).json()["code"] == "no-army"
    body["options"] = {"armies": ["/etc/passwd", "hired-wood"]}
    assert stranger.ask("POST", "/matches", 404, json=body).json()["code"] == "no-army"
    assert stranger.ask("DELETE", f"/games/arcana/armies/{id}", 404)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "archmage", "options": {"goal": 5}}, "bad-goal"),
        ({"seats": []}, "seats"),
        ({"seats": [{"player": "here", "dice": "app"}]}, "seats"),
        ({"seats": [{"player": "nobody", "dice": "app"}] * 2}, "no-player"),
        ({"seats": [{"player": "archmage-careful", "dice": "app"}] * 2}, "no-personality"),
        ({"seats": [{"player": "here", "dice": "loaded"}] * 2}, "malformed"),
        ({"options": {"scenario": "nowhere"}}, "unknown-scenario"),
        ({"options": {"scenario": 3}}, "bad-option"),
        ({"options": {"resign": False}}, "no-option"),
        ({"options": {"edition": "1999"}}, "unknown-edition"),
        ({"options": {"armies": [{"faction": "x"}, 3]}}, "bad-army"),
        ({"more": 1}, "malformed"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_words(change: dict[str, object], code: str, browser: Browser) -> None:
    seats = [{"player": "here", "dice": "app"}] * 2
    wanted = {"game": "arcana", "options": {}, "seats": seats, **change}
    answer = browser.ask("POST", "/matches", 422 if code in ("malformed", "bad-army") else 400, json=wanted)
    assert answer.json()["code"] == code and answer.json()["text"]


@pytest.mark.parametrize("text", ["", "\x00", "x" * 200_000])
def test_a_file_that_is_no_army_is_told_so(text: str, server: Server) -> None:
    german = Browser(server, "de")
    told = german.ask("POST", "/games/arcana/armies/read", 400, json={"text": text}).json()
    assert told == {"code": "army-code", "text": "Das ist weder der Link noch der Code noch die Datei einer Armee."}
