"""The 36 printed tile sides, terrain and cover figures, turning and laying tiles (chapter Maps, Tiles, and Terrain)."""

from __future__ import annotations

import pytest

from shem.core.errors import OptionError
from shem.games.arcana.content import codex, compile_map
from shem.games.arcana.content.board import parse_region, parse_rows, rectangle, turned
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import mode_of
from shem.games.arcana.parts.maps import field_from


def test_eighteen_tiles_with_two_sides_in_three_sets_of_six() -> None:
    tiles = codex.default().tiles
    assert sorted(tiles) == sorted(f"{number}{side}" for number in range(1, 19) for side in "AB")
    assert all(tile.set == (int(side[:-1]) + 5) // 6 for side, tile in tiles.items())


def test_every_side_has_nine_regions() -> None:
    for side in codex.default().tiles:
        regions = compile_map.compile_map(codex.default(), [(side, (0, 0), 0)])
        assert [region["at"] for region in regions] == [[c, r] for r in range(3) for c in range(3)]


def test_heavy_cover_has_obstructions_and_nothing_else_has() -> None:
    heavy = 0
    for side in codex.default().tiles:
        for region in compile_map.compile_map(codex.default(), [(side, (0, 0), 0)]):
            assert (region["cover"] == "heavy") == (region["obstructions"] > 0)
            heavy += region["cover"] == "heavy"
    assert heavy == 18


@pytest.mark.parametrize(
    ("side", "rows"),
    [
        ("1A", ["P- Pg Pm", "Pg Hg Pg", "Pm Pm P-"]),
        ("6B", ["Pg Pm Ph2", "Pm H- Pm", "M- Pg Pg"]),
        ("9A", ["P- P- S-", "S- P- Ph1", "Ph2 P- T-"]),
        ("13B", ["H- H- H-", "H- D- S-", "S- S- H-"]),
        ("18B", ["Pm P- Pg", "P- W- P-", "P- W- P-"]),
    ],
)
def test_spot_checks(side: str, rows: list[str]) -> None:
    assert codex.default().tiles[side].rows == rows


@pytest.mark.parametrize(
    ("turn", "rows"),
    [
        (0, ["H- S- P-", "P- P- Hm", "Pg Ph1 P-"]),
        (90, ["Pg P- H-", "Ph1 P- S-", "P- Hm P-"]),
        (180, ["P- Ph1 Pg", "Hm P- P-", "P- S- H-"]),
        (270, ["P- Hm P-", "S- P- Ph1", "H- P- Pg"]),
    ],
)
def test_4a_turned_clockwise(turn: int, rows: list[str]) -> None:
    assert [" ".join(row) for row in turned(codex.default().tiles["4A"].rows, turn)] == rows


def test_a_turned_tile_on_the_map() -> None:
    regions = {tuple(region["at"]): region for region in compile_map.compile_map(codex.default(), [("4A", (2, 1), 90)])}
    assert regions[2, 1] == {"at": [2, 1], "terrain": "plains", "cover": "ground", "obstructions": 0}
    assert regions[2, 2] == {"at": [2, 2], "terrain": "plains", "cover": "heavy", "obstructions": 1}
    assert regions[4, 1]["terrain"] == "hills" and regions[4, 2]["terrain"] == "shallow"


def test_regions_come_by_row_and_column() -> None:
    regions = compile_map.compile_map(codex.default(), [("2A", (3, 0), 0), ("1A", (0, 0), 0), ("3A", (0, 3), 180)])
    assert [region["at"] for region in regions] == sorted((region["at"] for region in regions), key=lambda at: at[::-1])


def test_water_and_pit_bring_their_cover() -> None:
    regions = compile_map.compile_regions(codex.default(), parse_rows(["S- D- W- T- M- P-"]))
    assert [region["cover"] for region in regions] == ["ground", "medium", "none", "pit", "none", "none"]


def test_rows_with_voids() -> None:
    assert parse_rows(["P- .. Hm", ".. M-"]) == {(0, 0): "P-", (2, 0): "Hm", (1, 1): "M-"}


def test_region_codes() -> None:
    assert parse_region("Ph2") == ("plains", "heavy", 2)
    assert parse_region("Hm") == ("hills", "medium", 0)
    for code in ("", "X-", "P", "Ph", "Ph5", "Px", "P--", "Mg", "Sm"):
        with pytest.raises(ValueError, match=r"begin with|end with|only plains"):
            parse_region(code)


def test_rectangles_of_regions() -> None:
    assert rectangle([4, 2]) == [(4, 2)]
    assert rectangle([2, 1, 1, 0]) == [(1, 0), (2, 0), (1, 1), (2, 1)]


@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ([("4C", (0, 0), 0)], "unknown-tile"),
        ([("4A", (0, 0), 0), ("4A", (3, 0), 0)], "tile-twice"),
        ([("4A", (0, 0), 45)], "bad-turn"),
        ([("4A", (0, 0), 0), ("4B", (2, 2), 0)], "tile-place"),
        ([("4A", (-1, 0), 0)], "tile-place"),
    ],
)
def test_a_map_that_cannot_be_laid(tiles: list[tuple[str, tuple[int, int], int]], code: str) -> None:
    with pytest.raises(OptionError) as error:
        compile_map.compile_map(codex.default(), tiles)
    assert error.value.code == code


def test_cover_figures_by_class() -> None:
    covers = compile_map.compile_terrain(codex.default())["covers"]
    assert list(covers) == v.COVERS
    assert {name: cover["values"] for name, cover in covers.items()} == {
        "none": [0, 0, 0, 0],
        "ground": [10, 0, 0, 0],
        "medium": [20, 10, 5, 0],
        "heavy": [25, 15, 10, 0],
        "pit": [50, 50, 50, 50],
    }
    assert {name: cover["walk"] for name, cover in covers.items()} == {
        "none": 1,
        "ground": 1,
        "medium": 2,
        "heavy": 2,
        "pit": 1,
    }


def test_terrain_figures() -> None:
    terrains = compile_map.compile_terrain(codex.default())["terrains"]
    assert list(terrains) == v.TERRAINS
    walks = {name: terrain["walk"] for name, terrain in terrains.items()}
    assert walks == {"plains": 1, "hills": 2, "mountain": 0, "shallow": 1, "deep": 2, "swamp": 1, "pit": 1}
    assert all(terrain["fly"] == 1 for terrain in terrains.values())
    assert [name for name, terrain in terrains.items() if not terrain["stop"]] == ["mountain"]
    blocks = {name: terrain["blocks"] for name, terrain in terrains.items() if terrain["blocks"] != "no"}
    assert blocks == {"hills": "height", "mountain": "yes"}
    assert {name: t["cover"] for name, t in terrains.items() if t["cover"]} == {
        "shallow": "ground",
        "deep": "medium",
        "pit": "pit",
    }
    assert terrains["hills"]["range"] == 1
    assert (terrains["swamp"]["enter"], terrains["swamp"]["turn"]) == (5, 5)
    assert (terrains["pit"]["enter"], terrains["pit"]["climb"], terrains["pit"]["ranged_accuracy"]) == (10, 1, -30)
    assert [name for name, terrain in terrains.items() if not terrain["blessable"]] == ["shallow", "deep", "swamp"]


def test_ruling_B5_tiles_lie_at_any_whole_region_offset_and_regions_are_neighbours_by_coordinates() -> None:
    """A tile set off by one Region: where its Regions touch another tile's, they are neighbours; a side is used once."""
    regions = compile_map.compile_map(codex.default(), [("4A", (0, 0), 0), ("5A", (3, 1), 90)])
    assert [region["at"] for region in regions if region["at"][0] == 3] == [[3, 1], [3, 2], [3, 3]]
    field = field_from([*regions], compile_map.compile_terrain(codex.default()), 0)
    assert field.distance(field.at(2, 1), field.at(3, 1), True) == 1
    flight = field.exits[mode_of(v.FLY, False)]
    for row, neighbour in ((0, False), (1, True), (2, True)):
        assert (field.at(3, row) in [to for to, _ in flight[field.at(2, row)]]) == neighbour
    with pytest.raises(OptionError) as error:
        compile_map.compile_map(codex.default(), [("4A", (0, 0), 0), ("4A", (3, 1), 90)])
    assert error.value.code == "tile-twice"
