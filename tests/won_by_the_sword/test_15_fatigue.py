"""15.0 Fatigue."""

from __future__ import annotations

from typing import Any

import pytest

from .table import a_card, at, sword

LATE: dict[str, Any] = {"initiative": "im", "received": True}


@pytest.mark.parametrize(("fatigue", "cp", "left"), [(0, 4, 0), (3, 1, 0), (6, 0, 2)])
def test_15_0a_a_point_for_each_before_anything_else(fatigue: int, cp: int, left: int) -> None:
    """It comes from battles and forced marches."""
    column = {"sw1": at("ansbach", "baner", "4 sw-inf", bp=9, fatigue=fatigue)}
    card = a_card("tactical", cp=4)
    t = sword(column, side="sw", hand={"sw": f"{card} c1"}).do("activate:sw1", f"play:{card}")
    assert (t.cp, t.col("sw1").fatigue) == (cp, left)
    if not cp:
        assert t.refusal("march:gunzenhausen").key == "no-points"


def test_15_0a_it_comes_from_a_battle_won() -> None:
    columns = {"sw1": at("ansbach", "baner", "8 sw-inf", bp=9), "im1": at("ansbach", "cratz", "2 ba-inf")}
    t = sword(columns, active="sw1", dice=[9, 0, 0, 0], **LATE).do("offer:im1").coast()
    assert t.col("sw1").fatigue == 1


def test_15_0b_it_does_not_matter_to_whoever_is_attacked() -> None:
    lines = []
    for fatigue in (0, 3):
        columns = {
            "sw1": at("ansbach", "baner", "8 sw-inf", bp=9),
            "im1": at("ansbach", "cratz", "4 ba-inf", fatigue=fatigue),
        }
        t = sword(columns, active="sw1", dice=[0, 5, 0, 0], **LATE).do("offer:im1").coast()
        lines.append([(line["total"], line["hits"]) for line in t.told("log-fire")])
        assert t.troops("sw1") == "5 sw-inf 3 sw-inf-r"
    assert lines[0] == lines[1]
