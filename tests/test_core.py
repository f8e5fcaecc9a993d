"""The core plays without the table: nothing of `grognard[serve]` is imported, and `serve` says what to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from grognard import __version__
from grognard.cli.app import TABLE

pytestmark = pytest.mark.whole

ROOT = Path(__file__).parents[1]
EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


def distributions(extra: str) -> set[str]:
    """The packages that an extra names."""
    return {re.split(r"[\[>=<]", row)[0] for row in EXTRAS[extra] if not row.startswith("grognard")}


def modules(*extras: str) -> set[str]:
    """What can be imported of the packages of some extras."""
    wanted = {name for extra in extras for name in distributions(extra)}
    found = {module for module, names in packages_distributions().items() if wanted & set(names)}
    return {module for module in found if not module.startswith("_") and "." not in module}


def run(text: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Python without the extras."""
    block = f"import sys; sys.modules |= dict.fromkeys({sorted(modules(*EXTRAS))})\n"
    return subprocess.run(
        [sys.executable, "-c", block + text, *words], capture_output=True, text=True, timeout=120, check=False
    )


def test_kernel_games_and_bots_import_nothing_of_the_extras() -> None:
    assert set(TABLE) <= modules("serve")
    done = run(
        """
import pkgutil
from importlib import import_module
import grognard
for room in ("kernel", "games", "bots"):
    for found in pkgutil.walk_packages([f"{path}/{room}" for path in grognard.__path__], f"grognard.{room}."):
        import_module(found.name)
from grognard.cli import main
main()
""",
        "simulate", "galicia-1914", "--games", "1", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith('{"game": "galicia-1914"')


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'grognard: the table is not installed, argon2 is missing: pip install "grognard[serve]"\n'),
        ("fr", 'grognard: la table n’est pas installée, il manque argon2\u00a0: pip install "grognard[serve]"\n'),
    ],
)
def test_serve_says_what_to_install(language: str, said: str) -> None:
    done = run("from grognard.cli import main; main()", "serve", "--language", language)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_it_says_its_version() -> None:
    done = run("from grognard.cli import main; main()", "--version")
    assert (done.returncode, done.stdout) == (0, f"grognard {__version__}\n")
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_table_names_all_that_it_needs() -> None:
    """What `serve` looks for is what the extra installs."""
    quicker = {"uvloop", "httptools"}  # it does without them
    assert {name.replace("-", "_") for name in distributions("serve")} - quicker == {
        {"argon2": "argon2_cffi", "markdown_it": "markdown_it_py"}.get(name, name) for name in TABLE
    }
