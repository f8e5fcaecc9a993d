"""Data files and the folder of corrected ones."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.games import get
from grognard.kernel.files import DataFolder
from grognard.kernel.refusal import BadInput

SHEET = "# thing: published; its name\nthing,size\nbox,3\ncup,1\n"
TABLE = "[game]\nrounds = 6\n"


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., DataFolder]:
    """Our data files, and a folder with somebody's corrections."""
    own, theirs = tmp_path / "own", tmp_path / "theirs"
    own.mkdir()
    (own / "things.csv").write_text(SHEET)
    (own / "tables.toml").write_text(TABLE)

    def make(folder: str = "a_game", **files: str | bytes) -> DataFolder:
        monkeypatch.setenv("GROGNARD_DATA", str(theirs))
        (theirs / folder).mkdir(parents=True)
        for name, text in files.items():
            path = theirs / folder / name.replace("_", ".")
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return DataFolder("a_game", own)

    return make


@pytest.mark.parametrize("folder", ["a_game", "a-game"])
def test_a_corrected_file_takes_the_place_of_ours(corrected: Callable[..., DataFolder], folder: str) -> None:
    data = corrected(folder, things_csv=SHEET.replace("cup,1", "cup,2\r\nbag,9"))
    assert [row["size"] for row in data.sheet("things.csv").rows] == ["3", "2", "9"]
    assert data.table("tables.toml") == {"game": {"rounds": 6}}
    assert data.corrected == ["things.csv"]


def test_a_spreadsheet_s_byte_order_mark_does_no_harm(corrected: Callable[..., DataFolder]) -> None:
    sheet = corrected(things_csv=b"\xef\xbb\xbf" + SHEET.encode()).sheet("things.csv")
    assert [row["thing"] for row in sheet.rows] == ["box", "cup"]
    assert sheet.remarks[0].origin == "published"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no rows"),
        (b"thing,size\nbox,\xe9\n", "UTF-8"),
        (SHEET.replace("size", "sise"), "no column 'size'"),
        (SHEET.replace("cup,1", "cup"), "row 2"),
        (SHEET.replace("cup,1\n", ""), "lacks 'cup'"),
        (SHEET.replace("cup", "box"), "'box' twice"),
    ],
)
def test_a_broken_sheet_gets_a_sentence(corrected: Callable[..., DataFolder], text: str | bytes, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        corrected(things_csv=text).sheet("things.csv")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[[", "line 1"),
        ("[gam]\nrounds = 6", "lacks game"),
        ("[game]\nrounds = 'six'", "game.rounds"),
        ("game = 1", "game is 1"),
    ],
)
def test_a_broken_table_gets_a_sentence(corrected: Callable[..., DataFolder], text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        corrected(tables_toml=text).table("tables.toml")


def test_a_file_that_corrects_nothing_is_noticed(corrected: Callable[..., DataFolder]) -> None:
    with pytest.raises(BadInput, match=r"thing\.csv corrects no data file"):
        corrected(thing_csv=SHEET)


def test_a_folder_that_is_not_there_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "nowhere"))
    with pytest.raises(BadInput, match="not a folder"):
        DataFolder("a_game", tmp_path)


@pytest.mark.parametrize("change", [("mountain", "mountin"), (",3,", ",-3,"), ("london,", "londra,")])
def test_corrected_files_that_make_no_game_get_one_sentence(tmp_path: Path, change: tuple[str, str]) -> None:
    ours = get("paths-of-glory").folder / "data" / "map.csv"
    head, _, rows = ours.read_text("utf-8").partition("\nspace,")
    (tmp_path / "paths_of_glory").mkdir()
    (tmp_path / "paths_of_glory" / "map.csv").write_text(f"{head}\nspace,{rows.replace(*change)}", "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "from grognard.cli import main; main()", "simulate", "paths-of-glory", "--games", "1"],
        env={**os.environ, "GROGNARD_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
