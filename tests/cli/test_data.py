"""Somebody's corrected data files: seen in a new game; a mistake is told with file and line before anything starts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from grognard.games import get
from grognard.games.clash_of_giants_2.battles import open_box
from grognard.games.clash_of_giants_2.box import FOLDER, Box
from grognard.games.won_by_the_sword.box import Box as Sword
from grognard.kernel.files import DataFolder
from grognard.kernel.refusal import BadInput

from .test_serve import PROGRAM, one_sentence, serve

GALICIA, YPRES = "galicia-1914", "first-ypres-1914"


def opened(battle: str) -> Box:
    return open_box(battle, DataFolder(battle, FOLDER / "data" / battle))


def write(folder: Path, game: str, name: str, text: str) -> Path:
    path = folder / game / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def ours(game: str, name: str) -> str:
    return (get(game).data / name).read_text("utf-8")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *words], env=os.environ | environment, capture_output=True, text=True, check=False, timeout=120
    )


@contextmanager
def serving(folder: Path, data: Path) -> Iterator[str]:
    """A server with corrected files; its address."""
    command = [PROGRAM, "serve", "--port", "0", "--database", "sqlite:", "--data", str(data)]
    environment = os.environ | {"XDG_STATE_HOME": str(folder)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


# -- seen ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [True, False], ids=["whole", "rows"])
def test_a_corrected_unit_and_a_corrected_hex_are_seen_in_a_new_game(tmp_path: Path, copied: bool) -> None:
    unit = next(line for line in ours(GALICIA, "units.csv").splitlines() if line.startswith("ah-5,"))
    assert ",2,4,1," in unit
    place = next(line for line in ours(GALICIA, "hexes.csv").splitlines() if line.startswith("2020,"))
    terrain = place.split(",")[1]
    assert terrain != "marsh"
    data = tmp_path / "data"
    if copied:
        write(data, GALICIA, "units.csv", ours(GALICIA, "units.csv").replace(unit, unit.replace(",2,4,1,", ",2,5,1,")))
        changed = place.replace(f",{terrain},", ",marsh,", 1)
        write(data, GALICIA, "hexes.csv", ours(GALICIA, "hexes.csv").replace(place, changed))
    else:
        write(data, GALICIA, "units.csv", "unit,ter\nah-5,5\n")
        write(data, GALICIA, "hexes.csv", "# terrain: published; my own map\nhex,terrain\n2020,marsh\n")
    with serving(tmp_path, data) as address:
        board = httpx.get(f"{address}/api/games/{GALICIA}/board").json()
        piece = next(piece for piece in board["pieces"] if piece["id"] == "unit:ah-5")
        assert "5" in piece["faces"][0]["values"]
        assert "corrected in your own file" in piece["note"].lower()
        other = next(piece for piece in board["pieces"] if piece["id"] == "unit:ah-12")
        assert "corrected" not in other["note"].lower()
        assert "5" not in other["faces"][0]["values"]
        space = next(space for space in board["spaces"] if space["id"] == "space:2020")
        assert space["terrain"] == "marsh"
        assert "corrected in your own file" in space["note"]
        said = {row["what"]: row["note"] for row in httpx.get(f"{address}/api/games/{GALICIA}/sources").json()}
        assert f"One entry corrected in {data / GALICIA / 'units.csv'}." in said[f"data/{GALICIA}/units.csv"]
        assert f"One entry corrected in {data / GALICIA / 'hexes.csv'}." in said[f"data/{GALICIA}/hexes.csv"]
        if not copied:
            assert said[f"data/{GALICIA}/hexes.csv: terrain"] == "my own map"
        assert "corrected" not in said[f"data/{GALICIA}/deployment.csv"]


def test_the_box_knows_which_units_and_hexes_are_corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, YPRES, "units.csv", "unit,ter,steps\nge-28,3,1\nal-be1,2,1\n")
    write(tmp_path, YPRES, "hexes.csv", "hex,place\n2020,Nowhere\n")
    plain = opened(YPRES)
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    box = opened(YPRES)
    assert box.corrected_hexes == {"2020"}
    assert box.places["en"][box.hex["2020"]] == "Nowhere"
    assert {"ge-28", "al-be1"} >= box.corrected_units
    assert (box.ter[box.unit["ge-28"]], box.steps[box.unit["ge-28"]]) == (3, 1)
    assert [u for u in range(box.count) if box.units[u] not in ("ge-28", "al-be1") and box.ter[u] != plain.ter[u]] == []
    assert box.digest != plain.digest


def test_a_command_says_where_the_facts_come_from(tmp_path: Path) -> None:
    file = write(tmp_path, GALICIA, "units.csv", "unit,ter\nah-5,5\nah-12,5\n")
    done = run("sources", GALICIA, "--data", str(tmp_path), "-l", "fr")
    assert f"2 données corrigées dans {file}." in done.stdout


def test_a_record_of_corrected_data_needs_the_corrected_data(tmp_path: Path) -> None:
    write(tmp_path, GALICIA, "units.csv", "unit,ter\nah-5,5\n")
    saved = tmp_path / "game.grog"
    script = (
        "import sys; from grognard.games import get; from grognard.kernel.play import Play;"
        "from grognard.kernel.fate import Seeded; from grognard.kernel.record import record, write;"
        f"game = get('{GALICIA}'); open(sys.argv[1], 'w').write(write(record(Play(game, Seeded(1), 'deployed')), game))"
    )
    subprocess.run(
        [sys.executable, "-c", script, str(saved)], env=os.environ | {"GROGNARD_DATA": str(tmp_path)}, check=True
    )
    assert run("replay", str(saved), "--data", str(tmp_path)).returncode == 0
    assert "other data files" in one_sentence(run("replay", str(saved)))


# -- mistakes --------------------------------------------------------------------------------------------------------

ROWS = [
    (GALICIA, "units.csv", "unit,ter\nah-5,5\nah-12,9", 3, "ter is '9', and that is none of '1', '2',"),
    (GALICIA, "units.csv", "unit,side\nah-5,at", 2, "side is 'at', and that is none of 'ah', 'ru'"),
    (GALICIA, "units.csv", "unit,type\nah-5,art", 2, "type is 'art'"),
    (GALICIA, "units.csv", "unit,nation\nah-5,fr", 2, "nation is 'fr'"),
    (GALICIA, "units.csv", "unit,steps\nah-5,3", 2, "steps is '3'"),
    (GALICIA, "units.csv", "unit,turn\nah-5,²", 2, "turn cannot be '²'"),
    (GALICIA, "units.csv", "unit,flags\nah-5,cosack", 2, "flags is 'cosack'"),
    (GALICIA, "units.csv", "unit,setup\nah-5,7", 2, "setup is '7', and that is none of '1', '2', '3', '4'"),
    (GALICIA, "units.csv", "unit,where\nah-5,9", 2, "where is '9'"),
    (GALICIA, "units.csv", "unit,ter\nah-555,5", 2, "ours has no unit 'ah-555'"),
    (GALICIA, "hexes.csv", "hex,terrain\n2020,mud", 2, "terrain is 'mud', and that is none of 'clear', 'forest'"),
    (GALICIA, "hexes.csv", "hex,class\n2020,hamlet", 2, "class is 'hamlet'"),
    (GALICIA, "hexes.csv", "hex,country\n2020,it", 2, "country is 'it'"),
    (GALICIA, "hexes.csv", "hex,fort\n2020,2", 2, "fort cannot be '2'"),
    (GALICIA, "hexes.csv", "hex,vp\n2020,ah cp", 2, "vp is 'ah cp'"),
    (GALICIA, "hexes.csv", "hex,supply\n2020,al", 2, "supply is 'al'"),
    (GALICIA, "hexes.csv", "hex,area0\n2020,9", 2, "area0 is '9', and that is none of '1', '2', '3', '4'"),
    (GALICIA, "hexes.csv", "hex,terrain\n9999,clear", 2, "ours has no hex '9999'"),
    (GALICIA, "deployment.csv", "unit,hex\nah-5,9999", 2, "'9999' is no hex of this map"),
    (GALICIA, "deployment.csv", "unit,hex\nah-5,5001", 2, "ah-5 may not start in hex 5001"),
    (YPRES, "units.csv", "unit,setup\nge-28,9999", 2, "'9999' is no hex of this map"),
    (YPRES, "units.csv", "unit,where\nge-28,AX", 2, "where is 'AX'"),
    (YPRES, "hexes.csv", "hex,flags\n2020,west", 2, "flags is 'west'"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "name", "text", "line", "said"), ROWS, ids=[f"{r[1]}-{r[4][:24]}" for r in ROWS])
def test_a_mistake_in_a_row_is_told_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str, text: str, line: int, said: str
) -> None:
    file = write(tmp_path, game, name, text + "\n")
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    with pytest.raises(BadInput) as refused:
        opened(game)
    assert str(refused.value).startswith(f"{file}, line {line}: {said}")


CHANGES = [
    (GALICIA, "sides.csv", ",river,", ",creek,", "kind is 'creek', and that is none of 'river', 'major'"),
    (GALICIA, "map.toml", 'pushed = "even"', 'pushed = "evn"', "sheet.main.pushed is 'evn'"),
    (GALICIA, "map.toml", "last_line = 50\n", "", "sheet.main.last_line is missing"),
    (GALICIA, "tables.toml", "last_turn = 10", 'last_turn = "ten"', "game.last_turn is 'ten', where ours has 10"),
    (GALICIA, "tables.toml", 'first = "ru"', 'first = "re"', "game.first is 're', and that is none of 'ah', 'ru'"),
    (GALICIA, "tables.toml", '"nw"]', '"nnw"]', "compass.ah is ['s', 'sw', 'nnw']"),
    (GALICIA, "tables.toml", '"1*/3", "2/4", "3/5"', '"1*/3", "2-4", "3/5"', "track.0.cells cannot be"),
    (GALICIA, "tables.toml", '"2/4", "3/5", "3/5", ', '"3/5", "3/5", ', "track.0.cells cannot be"),
    (GALICIA, "tables.toml", 'side = "ah"\narea = "1"\n', 'side = "ag"\narea = "1"\n', "track.0.side is 'ag'"),
    (GALICIA, "tables.toml", 'area = "1"\n', 'area = "9"\n', "track.0.area is '9'"),
    (GALICIA, "tables.toml", "limit = [99, ", "limit = [", "combat.limit cannot be"),
    (GALICIA, "tables.toml", "[compass]", "[compass", "Expected ']' at the end of a table declaration"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "name", "old", "new", "said"), CHANGES, ids=[f"{r[1]}-{r[4][:24]}" for r in CHANGES])
def test_a_mistake_in_a_whole_file_is_told_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str, old: str, new: str, said: str
) -> None:
    text = ours(game, name).replace(old, new, 1)
    assert text != ours(game, name)
    file = write(tmp_path, game, name, text)
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    with pytest.raises(BadInput) as refused:
        opened(game)
    assert said in str(refused.value)
    number = int(str(refused.value).removeprefix(f"{file}, line ").partition(":")[0])
    wrong = text.splitlines()[number - 1]
    assert wrong == "[sheet.main]" if not new else any(part in wrong for part in new.splitlines())


@pytest.mark.parametrize("hand", [9, 18])
def test_a_hand_that_does_not_last_or_leaves_nothing_to_draw_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand: int
) -> None:
    """Won by the Sword, 3.4f and 3.4g: a side that has no card left could answer nothing."""
    game = "won-by-the-sword"
    file = write(tmp_path, game, "tables.toml", ours(game, "tables.toml").replace("hand = 10", f"hand = {hand}"))
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    with pytest.raises(BadInput) as refused:
        Sword(DataFolder(game, get(game).data))
    assert str(refused.value).startswith(f"{file}, line 7: game.hand is {hand}, and that is none of '10', '11', ")


def test_a_railway_that_leaps_is_told_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = ours(GALICIA, "rails.csv")
    number, row = next((n, r) for n, r in enumerate(text.splitlines(), 1) if r[:1] != "#" and r.count(" ") > 6)
    first = next(word for word in row.split(",")[1].split() if word.isdigit())
    file = write(tmp_path, GALICIA, "rails.csv", text.replace(f"{first} ", f"{first} 5029 ", 1))
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    with pytest.raises(BadInput) as refused:
        opened(GALICIA)
    assert str(refused.value).startswith(f"{file}, line {number}: ")
    assert "'5029' is no hex of this map, or does not touch the one before it" in str(refused.value)


def test_units_at_sea_with_the_enemy_or_too_many_are_told_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = opened(YPRES)
    sea = next(h for h in range(box.size) if not box.playable >> h & 1)
    german = next(u for u in box.of_side[1] if box.setup[u])
    ally = next(u for u in box.of_side[0] if box.setup[u])
    full = next(h for h in box.setup if h and box.setup.count(h) == 2 and box.side[box.setup.index(h)] == 1)
    third = next(u for u in box.of_side[1] if box.setup[u] != full and not box.kind[u])
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    for unit, where, said in (
        (german, box.numbers[sea], f"nobody can stand in hex {box.numbers[sea]}"),
        (max(ally, german), box.setup[min(ally, german)], "units of both sides would stand in hex"),
        (third, full, f"more units would stand in hex {full} than may"),
    ):
        file = write(tmp_path, YPRES, "units.csv", f"# mine\nunit,setup\n{box.units[unit]},{where}\n")
        with pytest.raises(BadInput) as refused:
            opened(YPRES)
        assert said in str(refused.value)
        if said.startswith(("nobody", "units")):
            assert str(refused.value).startswith(f"{file}, line 3: ")


def test_every_unit_that_starts_has_a_place_in_the_historical_deployment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = opened(GALICIA)
    late = next(u for u in range(box.count) if not box.setup[u])
    write(tmp_path, GALICIA, "units.csv", f"unit,setup,turn\n{box.units[late]},{box.areas[box.side[late]][0]},\n")
    monkeypatch.setenv("GROGNARD_DATA", str(tmp_path))
    with pytest.raises(BadInput, match=rf"deployment\.csv, line \d+: {box.units[late]} is missing"):
        opened(GALICIA)


# -- nothing starts half-loaded --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_server_says_the_mistake_and_never_listens(tmp_path: Path, language: str) -> None:
    """Although the mistake is in a game that nobody has asked for yet, and in the last of three."""
    data = tmp_path / "data"
    file = write(data, YPRES, "units.csv", "unit,ter\nge-28,8\n")
    said = one_sentence(serve(tmp_path, "--port", "0", "--data", str(data), "-l", language))
    assert said.startswith(f"grognard: {file}, line 2: " if language == "en" else f"grognard: {file}, ligne 2\u00a0: ")
    assert not (tmp_path / "grognard" / "table.db").exists()


def test_a_folder_that_is_none_or_of_no_game_is_refused(tmp_path: Path) -> None:
    assert "not a folder" in one_sentence(serve(tmp_path, "--port", "0", "--data", str(tmp_path / "nowhere")))
    write(tmp_path / "data", "galicia", "units.csv", "unit,ter\nah-5,5\n")
    said = one_sentence(serve(tmp_path, "--port", "0", "--data", str(tmp_path / "data")))
    assert f"{tmp_path / 'data' / 'galicia'} corrects no game; there are clash-of-giants-2, first-ypres-1914" in said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("mountain", "mountin"), "KeyError 'mountin'"),
        ((",3,", ",-3,"), "fort is '-3'"),
        (("london,", "londra,"), "ours has no space 'londra'"),
    ],
)
def test_files_that_make_no_game_get_one_sentence_with_file_and_line(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    head, _, rows = ours("paths-of-glory", "map.csv").partition("\nspace,")
    file = write(tmp_path, "paths_of_glory", "map.csv", f"{head}\nspace,{rows.replace(*change)}")
    line = one_sentence(run("simulate", "paths-of-glory", "--games", "1", "--data", str(tmp_path)))
    assert said in line
    number = int(line.removeprefix(f"grognard: {file}, line ").partition(":")[0])
    assert change[1] in file.read_text("utf-8").splitlines()[number - 1]
