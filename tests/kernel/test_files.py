"""Data files and the folder of corrected ones."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.kernel.files import DataFolder, TomlFile, sources
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
    sheet = data.sheet("things.csv")
    assert [row["size"] for row in sheet.rows] == ["3", "2", "9"]
    assert sheet.corrected == {"cup", "bag"}
    assert data.table("tables.toml") == {"game": {"rounds": 6}}
    assert data.corrected == ["things.csv"]


def test_a_sheet_may_hold_only_the_rows_and_columns_that_are_corrected(corrected: Callable[..., DataFolder]) -> None:
    sheet = corrected(things_csv="size,thing\n\n# mine\n5,cup\n,\n").sheet("things.csv")
    assert [dict(row) for row in sheet.rows] == [{"thing": "box", "size": "3"}, {"thing": "cup", "size": "5"}]
    assert sheet.columns == ("thing", "size")
    assert sheet.corrected == {"cup"}
    assert [(Path(place.file).parent.name, place.line) for place in sheet.places] == [("own", 3), ("a_game", 4)]
    assert sheet.remarks[0].note == "its name"


def test_a_row_that_says_what_ours_says_is_not_corrected(corrected: Callable[..., DataFolder], tmp_path: Path) -> None:
    data = corrected(things_csv=SHEET)
    assert data.sheet("things.csv").corrected == frozenset()
    digest = data.digest
    (tmp_path / "theirs" / "a_game" / "things.csv").write_text("thing,size\ncup,2\n")
    data = DataFolder("a_game", tmp_path / "own")
    assert data.sheet("things.csv").corrected == {"cup"}
    assert data.digest != digest


def test_the_digest_tells_corrected_data_from_ours(
    corrected: Callable[..., DataFolder], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = set()
    for name, text in (("tables_toml", TABLE), ("tables_toml", TABLE.replace("6", "7"))):
        data = corrected("a_game", **{name: text})
        data.table("tables.toml")
        digests.add(data.digest)
        (tmp_path / "theirs" / "a_game" / "tables.toml").unlink()
        (tmp_path / "theirs" / "a_game").rmdir()
    monkeypatch.delenv("GROGNARD_DATA")
    ours = DataFolder("a_game", tmp_path / "own")
    ours.table("tables.toml")
    assert ours.digest in digests
    assert len(digests) == 2


def test_rows_without_a_name_of_their_own_are_corrected_together(
    corrected: Callable[..., DataFolder], tmp_path: Path
) -> None:
    (tmp_path / "own" / "links.csv").write_text("a,b\nbox,cup\nbox,bag\ncup,bag\n")
    data = corrected(links_csv="a,b\nbox,cup\ncup,bag\ncup,jug\n")
    sheet = data.sheet("links.csv")
    assert [tuple(row.values()) for row in sheet.rows] == [("box", "cup"), ("cup", "bag"), ("cup", "jug")]
    assert sheet.corrected == {"box", "cup"}
    (tmp_path / "theirs" / "a_game" / "links.csv").write_text("a\nbox\n")
    with pytest.raises(BadInput, match=r"line 1: the column 'b' is missing"):
        DataFolder("a_game", tmp_path / "own").sheet("links.csv")


def test_a_spreadsheet_s_byte_order_mark_does_no_harm(corrected: Callable[..., DataFolder]) -> None:
    sheet = corrected(things_csv=b"\xef\xbb\xbf" + SHEET.encode()).sheet("things.csv")
    assert [row["thing"] for row in sheet.rows] == ["box", "cup"]
    assert sheet.remarks[0].origin == "published"


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 0, "the corrected file has no rows"),
        ("# thing: published\nthing,size\n", 2, "the corrected file has no rows"),
        (SHEET.replace("size", "sise"), 2, "there is no column 'sise'; there are thing, size"),
        ("thing;size\ncup;2\n", 1, "there is no column 'thing;size'; there are thing, size"),
        ("size\n2\n", 1, "the column 'thing' is missing"),
        ("thing,size,thing\ncup,2,3\n", 1, "'thing' is there twice"),
        (SHEET.replace("cup,1", "cup"), 4, "this row has one field where there are 2 columns"),
        (SHEET.replace("cup,1", "cup,1,2"), 4, "this row has 3 fields where there are 2 columns"),
        (SHEET.replace("cup", "box"), 4, "'box' is there twice"),
        (SHEET.replace("cup", "cap"), 4, "ours has no thing 'cap' "),
        ("thing,size\ncap,1\n", 2, "ours has no thing 'cap' "),
        ('# mine\nthing,size\n"cup,2\nbox,3\n', 3, "unexpected end of data"),
    ],
)
def test_a_broken_sheet_is_told_with_file_and_line(
    corrected: Callable[..., DataFolder], text: str, line: int, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(BadInput) as refused:
        corrected(things_csv=text).sheet("things.csv")
    file = tmp_path / "theirs" / "a_game" / "things.csv"
    assert str(refused.value).startswith(f"{file}, line {line}: {sentence}" if line else f"{file}: {sentence}")
    assert refused.value.said("fr").startswith(f"{file}, ligne {line}\u00a0: " if line else f"{file}\u00a0: ")


def test_a_file_that_is_no_text_gets_a_sentence(corrected: Callable[..., DataFolder]) -> None:
    with pytest.raises(BadInput, match="UTF-8"):
        corrected(things_csv=b"thing,size\nbox,\xe9\n").sheet("things.csv")


def test_a_word_that_cannot_stand_there_is_told_with_file_line_and_column(
    corrected: Callable[..., DataFolder], tmp_path: Path
) -> None:
    sheet = corrected(things_csv="# mine\nthing,size\ncup,x\n").sheet("things.csv")
    file = tmp_path / "theirs" / "a_game" / "things.csv"
    with pytest.raises(BadInput) as refused:
        sheet.check("size", ("1", "3"))
    assert str(refused.value) == f"{file}, line 3: size is 'x', and that is none of '1', '3'"
    assert str(sheet.wrong(1, "size")) == f"{file}, line 3: size cannot be 'x'"
    sheet.check("size", ("3", "x"))


BROKEN = """[game]
rounds = 6

[game.first]
side = "a"

[[turn]]
name = "May"

[[turn]]
name = "June"
"""


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("[[[", 1, "Invalid initial character"),
        ("[game]\nrounds 6\n", 2, "Expected '='"),
        ("[gam]\nrounds = 6", 0, "game is missing"),
        (BROKEN.replace("6", "'six'"), 2, "game.rounds is 'six', where ours has 6"),
        (BROKEN.replace('side = "a"\n', ""), 4, "game.first.side is missing"),
        (BROKEN.replace('"a"', "3"), 5, "game.first.side is 3, where ours has 'a'"),
        ("game = 1", 1, "game is 1"),
    ],
)
def test_a_broken_table_is_told_with_file_and_line(
    corrected: Callable[..., DataFolder], text: str, line: int, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "own" / "tables.toml").write_text(BROKEN)
    with pytest.raises(BadInput) as refused:
        corrected(tables_toml=text).table("tables.toml")
    file = tmp_path / "theirs" / "a_game" / "tables.toml"
    assert str(refused.value).startswith(f"{file}, line {line}: {sentence}" if line else f"{file}: {sentence}")


def test_a_table_knows_where_its_keys_stand() -> None:
    table = TomlFile(tomllib.loads(BROKEN), "t.toml", BROKEN)
    assert [table.at(*keys).line for keys in (("game",), ("game", "rounds"), ("game", "first", "side"))] == [1, 2, 5]
    assert [table.at("turn", i, "name").line for i in (0, 1)] == [8, 11]
    assert table.at("turn", 1, "place").line == 10
    assert table.at("none").line == 0
    assert str(table.wrong("turn", 1, "name")) == "t.toml, line 11: turn.1.name cannot be 'June'"
    dotted = 'game.first.side = "a"\ngame = { rounds = 6 }\n'
    assert TomlFile({}, "t.toml", dotted).at("game", "first", "side").line == 1
    assert TomlFile({}, "t.toml", dotted).at("game", "rounds").line == 2


def test_where_facts_come_from_says_what_was_corrected(corrected: Callable[..., DataFolder], tmp_path: Path) -> None:
    folder = tmp_path / "own"
    (folder / "data").mkdir()
    (folder / "messages").mkdir()
    for name in ("things.csv", "tables.toml"):
        (folder / name).rename(folder / "data" / name)
    (folder / "messages" / "sources_fr.csv").write_text("file,column,note\ndata/things.csv,thing,son nom\n")
    theirs = tmp_path / "theirs" / "a_game"
    theirs.mkdir(parents=True)

    def said(language: str) -> dict[tuple[str, str], str]:
        found = sources("a_game", folder, [folder / "data"], language)
        return {(file, remark.of): remark.note for file, remark in found}

    corrected("a_game_2")
    assert said("en") == {("data/things.csv", "thing"): "its name"}
    (theirs / "things.csv").write_text("# size: published; my own ruler\nthing,size\ncup,2\n")
    (theirs / "tables.toml").write_text("# counted\n[game]\nrounds = 7\n")
    assert said("en") == {
        ("data/things.csv", ""): f"One entry corrected in {theirs / 'things.csv'}.",
        ("data/things.csv", "thing"): "its name",
        ("data/things.csv", "size"): "my own ruler",
        ("data/tables.toml", ""): f"One entry corrected in {theirs / 'tables.toml'}.",
        ("data/tables.toml", "game"): "counted",
    }
    assert said("fr")["data/things.csv", "thing"] == "son nom"
    assert said("fr")["data/things.csv", ""] == f"Une donnée corrigée dans {theirs / 'things.csv'}."


def test_a_file_in_no_game_s_folder_is_noticed(corrected: Callable[..., DataFolder], tmp_path: Path) -> None:
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / "things.csv").write_text(SHEET)
    with pytest.raises(BadInput, match=r"things\.csv is not in the folder of a game"):
        corrected()


def test_a_file_that_corrects_nothing_is_noticed(corrected: Callable[..., DataFolder]) -> None:
    with pytest.raises(BadInput, match=r"thing\.csv corrects no data file"):
        corrected(thing_csv=SHEET)


def test_a_folder_that_is_not_there_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path / "nowhere"))
    with pytest.raises(BadInput, match="not a folder"):
        DataFolder("a_game", tmp_path)
