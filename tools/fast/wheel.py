"""The optional wheel: python -m tools.fast.wheel PLAIN.whl build/fast dist/fast

The plain wheel with what was compiled beside its modules, where Python prefers it: the same name and version, for this
Python and this kind of machine only. Its sources stay in it, for who reads and for types.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import sysconfig
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from .building import additions
from .chosen import modules

TREE = Path(__file__).parents[2]
TAG = f"cp{sys.version_info[0]}{sys.version_info[1]}"


def tag() -> str:
    """For which Python and which machine a compiled wheel is."""
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{TAG}-{TAG}-{machine}"


def merged(plain: Mapping[str, bytes], added: Mapping[str, bytes], where: str) -> dict[str, bytes]:
    """The files of a compiled wheel: those of the plain one and what was compiled, for `where` only."""
    (about,) = {PurePosixPath(name).parts[0] for name in plain if name.split("/")[0].endswith(".dist-info")}
    files = {name: data for name, data in plain.items() if name != f"{about}/RECORD"} | dict(added)
    files[f"{about}/WHEEL"] = "\n".join(_described(plain[f"{about}/WHEEL"].decode(), where)).encode()
    files[f"{about}/RECORD"] = "".join([*map(_row, files, files.values()), f"{about}/RECORD,,\n"]).encode()
    return files


def _described(plain: str, where: str) -> Iterator[str]:
    """What a wheel says of itself."""
    for line in plain.splitlines():
        field = line.partition(":")[0]
        if field not in ("Tag", "Root-Is-Purelib") and line:
            yield line
    yield from ("Root-Is-Purelib: false", f"Tag: {where}", "")


def _row(name: str, data: bytes) -> str:
    sum_ = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={sum_},{len(data)}\n"


def make(plain: Path, target: Path, out: Path) -> Path:
    """The compiled wheel of a plain one and of what lies in `target`."""
    work = target / "build" / "source"
    with zipfile.ZipFile(plain) as packed:
        files = {each.filename: packed.read(each) for each in packed.infolist() if not each.is_dir()}
    _same_sources(files, target)
    added = {place.as_posix(): made.read_bytes() for place, made in additions(work).items()}
    name, version = plain.name.split("-")[:2]
    out.mkdir(parents=True, exist_ok=True)
    goal = out / f"{name}-{version}-{tag()}.whl"
    with zipfile.ZipFile(goal, "w", zipfile.ZIP_DEFLATED) as packed:
        for place, data in merged(files, added, tag()).items():
            packed.writestr(place, data)
    return goal


def _same_sources(files: Mapping[str, bytes], target: Path) -> None:
    """What was compiled is what the plain wheel holds."""
    for name in modules(TREE):
        place = f"grognard/{name.replace('.', '/')}.py"
        if files.get(place) != (target / "src" / place).read_bytes():
            raise SystemExit(f"fast: {place} is another one in the plain wheel: python -m tools.fast . {target}")


def main() -> None:
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    print(make(*map(Path, sys.argv[1:])))


if __name__ == "__main__":
    main()
