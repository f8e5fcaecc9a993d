"""The documents: no reference leads nowhere, what they show is run, and the kernel's API makes pages."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools import docs

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[1]


def test_references_between_documents_lead_somewhere() -> None:
    assert docs.documents() == []


def test_a_reference_that_leads_nowhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one.md").write_text("# One thing\n[a](two.md) [b](#one-thing) [c](#another) [d](three.md)\n")
    (tmp_path / "two.md").write_text("[e](one.md#one-thing) [f](one.md#two-things)\n")
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    assert docs.documents() == ["one.md: #another", "one.md: three.md", "two.md: one.md#two-things"]


def test_the_api_of_the_kernel_makes_pages(tmp_path: Path) -> None:
    assert docs.pages(tmp_path) == []
    play = (tmp_path / "grognard" / "kernel" / "play.html").read_text("utf-8")
    assert 'id="Play.fork"' in play
    assert "ask.html#Choose" in play
    made = {path.stem for path in (tmp_path / "grognard" / "kernel").glob("*.html")}
    assert made == {path.stem for path in (ROOT / "src/grognard/kernel").glob("[a-z]*.py")}


def test_the_record_format_is_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "docs" / "record-format.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_environments_are_as_their_page_says() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for Windows")
    result = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


def test_the_architecture_names_every_module_of_the_kernel() -> None:
    said = set(re.findall(r"`(\w+\.py)`", (ROOT / "docs" / "architecture.md").read_text("utf-8")))
    assert {path.name for path in (ROOT / "src/grognard/kernel").glob("[a-z]*.py")} <= said
