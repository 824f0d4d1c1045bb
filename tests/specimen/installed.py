"""The specimen where Python finds it as an installed package."""

from __future__ import annotations

from pathlib import Path


def install(site: Path) -> str:
    """Write into a folder what pip would have; give the folder for Python's path."""
    info = site / "shem_specimen-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shem-specimen\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[shem.games]\nspecimen = tests.specimen:REGISTERED\n", encoding="utf-8")
    return str(site)
