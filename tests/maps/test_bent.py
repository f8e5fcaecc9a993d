"""Sheets bent to the hexes that a printed map gives to places."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tools.maps.bent import Bent
from tools.maps.frontmap import FrontMaker

HAND = Path(__file__).parents[2] / "tools" / "maps" / "great_war_in_europe"


@pytest.mark.parametrize("front", ["east", "caucasus", "egypt", "iraq"])
def test_a_bent_sheet_holds_its_pins_and_leads_there_and_back(front: str, tmp_path: Path) -> None:
    maker = FrontMaker(HAND / front, tmp_path)
    assert isinstance(maker.earth, Bent)
    assert np.allclose(maker.earth.to_lattice(maker.degrees), maker.grid.lattice, atol=1e-6)
    assert sum(bool(pin.hex) for pin in maker.earth.pins) > 3
    for pin in maker.earth.pins:
        if pin.hex and not pin.give:
            lon, lat = maker.degrees[maker.grid.index[pin.hex]]
            assert (lat, lon) == pytest.approx((pin.lat, pin.lon), abs=1e-4), pin.name
        elif not pin.hex:
            plain = maker.plain.to_lattice(np.array([[pin.lon, pin.lat]]))[0]
            assert maker.earth.to_lattice(np.array([[pin.lon, pin.lat]]))[0] == pytest.approx(plain, abs=1e-4), pin.name


@pytest.mark.parametrize("front", ["east", "caucasus", "egypt", "iraq"])
def test_a_bent_sheet_folds_nowhere(front: str, tmp_path: Path) -> None:
    maker = FrontMaker(HAND / front, tmp_path)
    assert isinstance(maker.earth, Bent)
    assert maker.earth.growth(maker.grid.lattice).min() > 0.1


def test_a_map_without_bends_is_plain(tmp_path: Path) -> None:
    maker = FrontMaker(HAND / "west", tmp_path)
    assert maker.earth is maker.plain
