"""What is rewritten for mypyc is the same program, and what is compiled what is meant. Nothing is compiled here."""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.fast.building import SUFFIX, _mirror
from tools.fast.check import differences, program
from tools.fast.chosen import AS_IS, NATIVE, NOT, REPLACED, modules
from tools.fast.rewriting import called_in, rewritten
from tools.fast.states import divided
from tools.fast.wheel import merged, tag

TREE = Path(__file__).parents[2]
CHOSEN = modules(TREE)
EYES = """
from __future__ import annotations
from functools import cached_property

class Eyes:
    '''What is seen.'''
    near = far = 3

    def __init__(self, looked: list[str]) -> None:
        self.looked = looked

    @cached_property
    def sees(self) -> int:
        '''It looks once.'''
        self.looked.append("sees")
        return len(self.looked)

    @cached_property
    def latest(
        self,
    ) -> tuple[int, int]:
        return 0, 0

    def turn(self) -> None:
        self.latest = self.sees, 1
"""


def text_of(name: str) -> str:
    return (TREE / "src" / "grognard" / f"{name.replace('.', '/')}.py").read_text("utf-8")


def run(text: str) -> dict[str, Any]:
    known: dict[str, Any] = {"__name__": "rewritten"}
    exec(text, known)
    return known


# -- rewriting ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [EYES, rewritten(EYES)], ids=["plain", "rewritten"])
def test_a_cached_property_is_found_once_and_can_be_given(text: str) -> None:
    eyes = run(text)["Eyes"]([])
    assert (eyes.sees, eyes.sees, eyes.looked) == (1, 1, ["sees"])
    assert eyes.latest == (0, 0)
    eyes.turn()
    assert eyes.latest == (1, 1)
    assert (eyes.near, eyes.far) == (3, 3)


def test_mypyc_meets_no_cached_property_and_no_chain_of_names_in_a_class() -> None:
    (cls,) = (each for each in ast.parse(rewritten(EYES)).body if isinstance(each, ast.ClassDef))
    assert "cached_property" not in ast.unparse(cls)
    assert [ast.unparse(each) for each in cls.body if isinstance(each, ast.Assign)] == ["near = 3", "far = 3"]
    fields = {each.target.id: ast.unparse(each.annotation) for each in cls.body if isinstance(each, ast.AnnAssign)
              and isinstance(each.target, ast.Name)}  # fmt: skip
    assert fields == {
        "_has_sees": "bool", "_its_sees": "int", "_has_latest": "bool", "_its_latest": "tuple[int, int]",
    }  # fmt: skip


def test_only_what_is_given_can_be_set() -> None:
    eyes = run(rewritten(EYES))["Eyes"]([])
    with pytest.raises(AttributeError):
        eyes.sees = 7


def test_a_tuple_with_a_star_is_looked_into_as_before() -> None:
    text = "def f(x, many):\n    é = 'é'; return x in (*many, 'é')\n"
    new = rewritten(text)
    assert "tuple([*many, 'é'])" in new
    for x in ("a", "é", "b"):
        assert run(new)["f"](x, ["a"]) == run(text)["f"](x, ["a"])


def test_figures_at_the_top_are_a_tuple_of_any_length() -> None:
    assert "A: Final[tuple[float, ...]] = (1.0, 2.0)" in rewritten("A: Final = (1.0, 2.0)\n")
    assert "A: Final = (1, 2.0)" in rewritten("A: Final = (1, 2.0)\n")


def test_a_property_that_is_called_is_not_taken_for_a_method() -> None:
    text = "class A:\n    @cached_property\n    def far(self) -> Spread: ...\n    def other(self) -> Spread: ...\n"
    assert list(called_in(text)) == ["far"]
    new = rewritten("def f(its):\n    return its.far(its.far(1)) + its.other(2)\n", called=["far"])
    assert "its.far.__call__(its.far.__call__(1)) + its.other(2)" in new


ASKING = """
def ask(units):
    '''Which?'''
    unit = units[0]
    if unit:
        verb, unit = yield [u for u in units], sum(noun for noun in units)
    verb, noun = yield unit
    die = 1
    die = yield noun
def other(h: int):
    verb, space = yield h
"""


def test_a_noun_that_a_name_gets_by_an_answer_may_be_none() -> None:
    new = rewritten("from collections.abc import Iterator\n" + ASKING)
    said = [line.strip() for line in new.splitlines() if line.endswith(": _Anything")]
    assert said == ["unit: _Anything"]
    assert new.splitlines().index("    unit: _Anything") == new.splitlines().index("    '''Which?'''") + 1
    rules = run(new)["ask"]([1])
    assert [next(rules), rules.send(("move", None)), rules.send(("stay", 5))] == [([1], 1), None, 5]


def test_classes_that_stay_pythons_say_so() -> None:
    new = rewritten("from __future__ import annotations\n\nclass A:\n    pass\n\nclass B:\n    pass\n", ["B"])
    assert new.splitlines()[1] == "from grognard.kernel._as_is import as_is"
    assert "@as_is\nclass B" in new
    assert "@as_is\nclass A" not in new


def test_another_body_keeps_the_head() -> None:
    new = rewritten("def f(x: int) -> int:\n    '''Doubles.'''\n    return x + x\n", bodies={"f": ("return 2 * x",)})
    assert new == "def f(x: int) -> int:\n    return 2 * x\n"


@pytest.mark.parametrize("name", CHOSEN)
def test_every_module_that_is_compiled_can_be_rewritten(name: str) -> None:
    before, after = (ast.parse(each) for each in (text_of(name), rewritten(text_of(name), AS_IS.get(name, ()))))
    named = [[each.name for each in tree.body if isinstance(each, ast.ClassDef | ast.FunctionDef)]
             for tree in (before, after)]  # fmt: skip
    assert named[0] == named[1]
    assert not [each for each in ast.walk(after) if isinstance(each, ast.Name) and each.id == "cached_property"]


# -- states ------------------------------------------------------------------------------------------------------------

STATE = '''
"""A state."""

from __future__ import annotations

from typing import Final, NamedTuple

from grognard.kernel.fields import Cache, Fields, Fixed, Log, made

WIDE: Final = 3


def double(n: int) -> int:
    return 2 * n


class Due(NamedTuple):
    turn: int


class Battle(Fields, listed=sorted):
    where: int


class State(Fields):
    """All of it."""

    options: Fixed[dict[str, bool]]
    log: Log = None
    turn: int = double(1)
    due: Due = Due(4)
    loc: list[int] = made(lambda g: [g.turn] * WIDE)
    battle: Battle | None = None
    nets: Cache[dict[str, list[int]]] = made(lambda _: {})

    @property
    def late(self) -> bool:
        return double(self.turn) > 4


def march(g: State) -> None:
    g.loc[0] += double(g.turn)
'''
COPIES = [
    ("options", "self.options"), ("log", "None"), ("turn", "self.turn"), ("due", "self.due"), ("loc", "self.loc[:]"),
    ("battle", "None if self.battle is None else self.battle.copy()"),
    ("nets", "{k: x[:] for k, x in self.nets.items()}"),
]  # fmt: skip


@pytest.fixture
def states(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any]]:
    """The module as it is written, and as it is divided."""
    declared, native = divided(STATE, "divided", "State", COPIES)
    folder = tmp_path / "two_states"
    folder.mkdir()
    for name, text in (("__init__", ""), ("plain", STATE), ("divided_declared", declared), ("divided", native)):
        (folder / f"{name}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module("two_states.plain"), importlib.import_module("two_states.divided")
    for name in [name for name in sys.modules if name.startswith("two_states")]:
        del sys.modules[name]


def test_a_divided_state_is_made_copied_dumped_and_loaded_as_the_plain_one(states: tuple[Any, Any]) -> None:
    told = []
    for module in states:
        g = module.State(options={"short": True}, turn=3)
        g.battle, g.log = module.Battle(where=7), []
        g.nets["a"] = [1]
        module.march(g)
        other = g.copy()
        module.march(other)
        other.battle.where, other.nets["a"][0] = 8, 2
        loaded = module.State.load(g.dump())
        told.append([
            g.dump(), other.dump(), loaded.dump(), other.log, g.nets, loaded.nets, g.late, loaded.due.turn,
            other.options is g.options, type(loaded) is module.State,
        ])  # fmt: skip
    assert told[0] == told[1]
    assert told[0][0] == {
        "options": {"short": True}, "turn": 3, "due": [4], "loc": [9, 3, 3], "battle": [7],
    }  # fmt: skip


def test_the_divided_state_declares_no_fields_of_its_own_and_has_its_functions(states: tuple[Any, Any]) -> None:
    _, module = states
    assert type(module.State) is type
    assert module.double.__module__ == "two_states.divided"
    assert module.Due.__module__ == "two_states.divided_declared"


def test_a_state_that_is_not_the_last_of_its_declarations_is_refused() -> None:
    with pytest.raises(AssertionError, match="not the last"):
        divided(STATE + "\n\nclass Later(Fields):\n    turn: int\n", "state", "State", [])


# -- what is chosen ----------------------------------------------------------------------------------------------------


def test_what_is_said_to_mypyc_is_said_of_what_there_is() -> None:
    assert {name.rpartition(".")[2] for name in CHOSEN}.isdisjoint(NOT)
    assert {*AS_IS, *NATIVE, *(name for name, _ in REPLACED)} <= set(CHOSEN)
    marked = [(name, which) for name, its in AS_IS.items() for which in its]
    for name, which in [*marked, *NATIVE.items(), *REPLACED]:
        assert [each for each in ast.parse(text_of(name)).body
                if isinstance(each, ast.ClassDef | ast.FunctionDef) and each.name == which]  # fmt: skip


def test_every_game_and_bot_is_compiled() -> None:
    for folder in sorted((TREE / "src" / "grognard" / "games").glob("*/")):
        if (folder / "state.py").exists():
            assert {f"games.{folder.name}.state", f"games.{folder.name}.glance"} <= set(CHOSEN)
    assert {"bots.greedy", "bots.search", "kernel.play"} <= set(CHOSEN)


# -- the copy, the wheel, the check ------------------------------------------------------------------------------------


def test_a_copy_is_brought_up_to_date_and_keeps_what_was_compiled_and_made_there(tmp_path: Path) -> None:
    source, target = tmp_path / "bench", tmp_path / "copy"
    for path, text in ((source / "a.py", "new"), (target / "a.py", "old"), (target / "gone.py", ""),
                       (target / f"a{SUFFIX}", ""), (target / "played.jsonl", "")):  # fmt: skip
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    _mirror(source, target, (SUFFIX,))
    assert sorted(path.name for path in target.iterdir()) == sorted(["a.py", f"a{SUFFIX}", "played.jsonl"])
    assert (target / "a.py").read_text() == "new"


def test_a_compiled_wheel_is_the_plain_one_and_more() -> None:
    about = "grognard-1.dist-info"
    plain = {
        "grognard/a.py": b"a = 1\n",
        f"{about}/WHEEL": b"Wheel-Version: 1.0\nGenerator: x\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{about}/RECORD": b"grognard/a.py,sha256=x,6\n",
    }
    files = merged(plain, {"grognard/a.so": b"\x7f"}, "cp311-cp311-linux_x86_64")
    assert files["grognard/a.py"] == plain["grognard/a.py"]
    assert files[f"{about}/WHEEL"].decode().splitlines() == [
        "Wheel-Version: 1.0", "Generator: x", "Root-Is-Purelib: false", "Tag: cp311-cp311-linux_x86_64",
    ]  # fmt: skip
    rows = dict(line.split(",", 1) for line in files[f"{about}/RECORD"].decode().splitlines())
    assert set(rows) == set(files)
    sum_ = base64.urlsafe_b64encode(hashlib.sha256(b"\x7f").digest()).decode().rstrip("=")
    assert rows["grognard/a.so"] == f"sha256={sum_},1"


def test_its_name_says_for_which_python_it_is() -> None:
    assert tag().startswith("cp{0}{1}-cp{0}{1}-".format(*sys.version_info))
    assert "." not in tag()


def test_the_check_finds_what_is_not_the_same() -> None:
    plain = {"golden a": "1", "random a 1": "2", "golden b": "3 IS NOT AS IT IS KEPT"}
    assert differences({"golden a": "1"}, {"golden a": "1"}) == []
    assert differences(plain, plain) == ["golden b (3 IS NOT AS IT IS KEPT)"]
    assert differences({"golden a": "1", "golden b": "2"}, {"golden a": "9", "golden c": "3"}) == [
        "golden a", "golden b", "golden c",
    ]  # fmt: skip


def test_the_check_knows_which_program_it_was() -> None:
    names = {"program /x/src/grognard compiled 12": "", "golden a": "1"}
    assert program(names) == (Path("/x/src/grognard"), 12)
    assert names == {"golden a": "1"}
