"""Pages of the kernel's API: `python -m tools.docs FOLDER`. A reference that leads nowhere is an error, in the pages
and in the documents of the tree."""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Collection, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pdoc
import pdoc.render

ROOT = Path(__file__).parents[1]
MODULES = ("grognard.kernel", "grognard.bots")
DOCUMENTS = ("*.md", "docs/*.md", "bench/*.md", "examples/*.md", "tools/maps/*.md")


class _Page(HTMLParser):
    """The anchors and the references of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.references: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if name := given.get("id"):
            self.anchors.add(name)
        if tag == "a" and (href := given.get("href")):
            self.references.append(href)


def pages(folder: Path) -> list[str]:
    """Write the pages; the answer is the references in them that lead nowhere."""
    pdoc.render.configure(docformat="markdown", search=False, show_source=False)
    with warnings.catch_warnings():
        # Of named tuples only: their constructors are made elsewhere, where the names of types are not known.
        warnings.filterwarnings("ignore", "Error parsing type annotation ForwardRef")
        pdoc.pdoc(*MODULES, output_directory=folder)
    found = {path.resolve(): _Page(path.read_text("utf-8")) for path in folder.rglob("*.html")}
    anchors = {path: page.anchors for path, page in found.items()}
    return [
        f"{path.relative_to(folder.resolve())}: {reference}"
        for path, page in found.items()
        for reference in page.references
        if not _there(path, reference, anchors)
    ]


def documents() -> list[str]:
    """The references in the documents of the tree that lead nowhere."""
    paths = [path for pattern in DOCUMENTS for path in sorted(ROOT.resolve().glob(pattern))]
    texts = {path: re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.S) for path in paths}
    anchors = {path: _headings(text) for path, text in texts.items()}
    return [
        f"{path.relative_to(ROOT.resolve())}: {reference}"
        for path, text in texts.items()
        for reference in re.findall(r"\]\(([^)\s]+)\)", text)
        if not _there(path, reference, anchors)
    ]


def _there(page: Path, reference: str, anchors: Mapping[Path, Collection[str]]) -> bool:
    """Whether a reference leads out of the tree, or to a file that is there and to an anchor in it if it names one."""
    if reference.startswith(("https:", "mailto:")):
        return True
    file, _, anchor = unquote(reference).partition("#")
    target = (page.parent / file).resolve() if file else page
    return target.exists() and (not anchor or anchor in anchors.get(target, ()))


def _headings(text: str) -> set[str]:
    """The anchors that a reader of Markdown makes of headings."""
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w\- ]", "", head).strip().lower().replace(" ", "-") for head in heads}


def main() -> None:
    broken = [*pages(Path(sys.argv[1])), *documents()]
    for line in broken:
        print(f"leads nowhere: {line}", file=sys.stderr)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
