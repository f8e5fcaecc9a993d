"""The games as environments: observations and actions as numbers, for PettingZoo, for OpenSpiel, and many at once.

Needs numpy (`grognard[env]`); `aec` needs PettingZoo (`grognard[pettingzoo]`), `spiel` OpenSpiel
(`grognard[openspiel]`). See docs/environments.md.
"""

from .actions import Actions
from .batch import Batch, Stepped
from .layout import Layout, Slice
from .spec import Spec, ids, spec

__all__ = ["Actions", "Batch", "Layout", "Slice", "Spec", "Stepped", "ids", "spec"]
