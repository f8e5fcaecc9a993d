"""The rules against an oracle that was written from the text alone, in positions of games at random."""

from __future__ import annotations

import pytest

from .oracle_checks import Checks, run, scenarios

ENOUGH = 3000
"""Checks of each scenario here; `python -m tests.great_war_in_europe.oracle_checks` makes as many as one likes."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "scenario"), scenarios())
def test_rules_and_oracle_agree(name: str, scenario: str) -> None:
    c = Checks()
    run(c, name, scenario, 7, "verb", lambda: sum(c.made.values()) >= ENOUGH)
    assert sum(c.made.values()) >= ENOUGH
    assert c.wrong == []
