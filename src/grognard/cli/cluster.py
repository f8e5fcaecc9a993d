"""The same work on a Ray cluster (`grognard[cluster]`). A worker or a node that dies costs no result."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from ..kernel.refusal import BadInput
from .hands import DEATHS, Died

T = TypeVar("T")
R = TypeVar("R")


def spread_out(
    work: Callable[[T], R], pieces: Sequence[T], jobs: int | None, address: str
) -> Generator[tuple[T, R | None], None, None]:
    """As `spread` does it, at most `jobs` at a time; `address`: a cluster, or `local` for one that is begun here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address.startswith(("local", "127.")):  # else Ray would use, and listen at, this machine's outward address
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise BadInput("cli-no-cluster") from None
    try:
        _join(ray, jobs, address)
        task: Any = ray.remote(num_cpus=1, max_retries=DEATHS - 1, retry_exceptions=[Died])(work)
        most = jobs or len(pieces)
        waiting = list(reversed(pieces))
        asked: dict[Any, T] = {}
        while waiting or asked:
            while waiting and len(asked) < most:
                piece = waiting.pop()
                asked[task.remote(piece)] = piece
            for reference in ray.wait(list(asked))[0]:
                yield asked.pop(reference), _told(ray, reference)
    finally:
        ray.shutdown()


def _join(ray: Any, jobs: int | None, address: str) -> None:
    quiet = {"logging_level": "error", "log_to_driver": False}
    try:
        if address == "local":
            ray.init(num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput("bad-cluster", address=address, why=next(iter(str(error).splitlines()), "")) from None


def _told(ray: Any, reference: Any) -> Any:
    """What came of it; None: too many processes died over it."""
    errors = ray.exceptions
    try:
        return ray.get(reference)
    except (errors.WorkerCrashedError, errors.NodeDiedError, errors.LocalRayletDiedError, errors.OutOfMemoryError):
        return None
    except errors.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, Died):
            return None
        raise cause if isinstance(cause, BadInput) else error from None
