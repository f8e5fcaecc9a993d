"""The versions of the environments: raised wherever their numbers mean something else than before.

python -m tests.env.versions
"""

from __future__ import annotations

from grognard.env.spec import VERSIONS, Spec, recorded, spec
from grognard.games import MODULES

HEAD = """\
# The version of each game's environment, and the fingerprint of all that its numbers hang on: rules version, facts,
# actions and layout. Written by `make editions`, which raises the versions of those that have changed.
"""


def due(made: Spec) -> tuple[int, str]:
    """The version that an environment should have."""
    version, known = recorded().get(made.game.name, (0, ""))
    return (version if known == made.fingerprint else version + 1, made.fingerprint)


def main() -> None:
    text = HEAD
    for name in MODULES:
        version, fingerprint = due(spec(name))
        text += f'\n[{name}]\nversion = {version}\nfingerprint = "{fingerprint}"\n'
        print(f"grognard/{name}-v{version}")
    VERSIONS.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
