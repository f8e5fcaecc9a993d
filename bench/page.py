"""The page under a whole war: the test board of 6,215 hexes on five planes with 1,000 counters (tests/toy/war), and
The Great War in Europe with everything on the board in August 1914 (six fronts) and in March 1917; the real server,
Chromium.

python -m bench.page [--runs 3] [--only 1917]

Measures, a run: the first paint of the board, the frames of a drag and of a zoom at three scales, what it takes to come
to rest after the zoom, a click on a counter until the hexes it may go to are shown, a click on a stack until it lies
open. Wall times hang on what else the machine does; the processor time of the page's main thread (Chromium's own
`TaskDuration`) and of the whole browser hardly do.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from math import log2
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from tests.table import wars
from tests.table.browser import Visitor, browsing
from tests.table.served import Served, serving
from tests.toy.installed import whole_war

SIZE = {"width": 1440, "height": 900}
REST = 2200
"""Milliseconds after which even on a busy machine the page has come to rest."""
PATIENCE = 180_000
"""Milliseconds until a process of the server's that plays a saved game again has begun."""
FRAMES = 24
"""Frames of one drag, or of one zoom."""
SCALES = {"far": 0.0, "middle": 0.5, "near": 1.1}
"""Pixels a map unit, the same on every board; the first is its whole map."""
NOTCH = 60
"""Of the wheel, at every frame of a zoom: so much that one from near by does not come to the closest there is."""
DOUBLE = 500
"""Of the wheel, until everything is twice as large."""
RESTS = 4
"""So many times the page comes to rest, closer and farther by turns: in one of them garbage may be collected."""
TICKS = os.sysconf("SC_CLK_TCK")
NEXT = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"
SEEN = """
    window.seen = {}
    const shown = (name, wanted) => {
      const look = () => document.querySelector(wanted)
        ? requestAnimationFrame(() => requestAnimationFrame(() => (window.seen[name] ??= performance.now())))
        : setTimeout(look, 4)
      look()
    }
    addEventListener('DOMContentLoaded', () => shown('board', '#map .stack'))
"""


class Bench:
    """One browser window at one match."""

    def __init__(self, server: Served, browser: Browser, saved: str = "") -> None:
        self.others = {os.getpid(), server.process.pid}
        self.visitor = Visitor(browser, server.address, viewport=SIZE, reduced_motion="no-preference", bypass_csp=True)
        self.page: Page = self.visitor.page
        self.page.add_init_script(SEEN)
        request = self.visitor.context.request
        request.post(f"{server.address}/api/guests?lang=en", data={})
        body = {"game": "war", "scenario": "campaign", "seats": dict.fromkeys(("entente", "central"), "me")}
        self.match: dict[str, Any] = (
            request.post(
                f"{server.address}/api/records", data=saved, headers={"content-type": "text/plain"}, timeout=PATIENCE
            ).json()
            if saved
            else request.post(f"{server.address}/api/matches", data=body).json()
        )
        self.wire: CDPSession = self.visitor.context.new_cdp_session(self.page)
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy(self) -> float:
        """Milliseconds of processor time that the main thread of the page has worked."""
        found = self.wire.send("Performance.getMetrics")["metrics"]
        return 1000.0 * next(float(each["value"]) for each in found if each["name"] == "TaskDuration")

    def nodes(self) -> int:
        return int(self.page.evaluate("document.querySelectorAll('*').length"))

    def spent(self) -> float:
        """Milliseconds of processor time of the whole browser: drawing threads included."""
        parents: dict[int, tuple[int, int]] = {}
        for process in Path("/proc").glob("[0-9]*"):
            try:
                fields = (process / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            parents[int(process.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
        ours = {os.getpid()}
        while more := {process for process, (parent, _) in parents.items() if parent in ours} - ours:
            ours |= more
        return 1000.0 * sum(parents[process][1] for process in ours - self.others if process in parents) / TICKS

    def first_paint(self) -> dict[str, float]:
        before = self.spent()
        self.visitor.go(f"/match/{self.match['id']}")
        self.page.locator("#map .stack, .curtain").first.wait_for(state="attached")
        curtain = self.page.locator(".curtain button.primary")
        if curtain.count():  # something is hidden: who comes raises it
            curtain.click()
        self.page.wait_for_function("window.seen?.board")
        self.page.wait_for_load_state("networkidle")
        painted = float(self.page.evaluate("window.seen.board"))
        busy = self.busy()
        self.page.wait_for_timeout(1500)
        return {"wall": painted, "main thread": busy, "processor": self.spent() - before, "nodes": self.nodes()}

    def frames(self, step: Callable[[int], None]) -> dict[str, float]:
        """What each frame of a gesture costs."""
        main, wall = [], []
        before = self.spent()
        for i in range(FRAMES):
            began, busy = time.perf_counter(), self.busy()
            step(i)
            self.page.evaluate(NEXT)
            main.append(self.busy() - busy)
            wall.append(1000 * (time.perf_counter() - began))
        return {
            "median": median(main), "95th": quantiles(main, n=20)[-1], "worst": max(main), "wall": median(wall),
            "processor": (self.spent() - before) / FRAMES,
        }  # fmt: skip

    def look(self, scale: float) -> None:
        """At the whole map, then over the thick of the counters on the first of the maps at so many pixels a unit."""
        self.page.locator("#map [tabindex='0']").first.press("0")
        self.page.wait_for_timeout(REST)
        self.page.mouse.move(*self.page.evaluate(THICK))
        if scale:
            self.page.mouse.wheel(0, -DOUBLE * log2(scale / float(self.page.evaluate(SCALE))))
        self.page.wait_for_timeout(REST)

    def close(self) -> None:
        """At what is asked on the first of the maps, where single counters can be read; no stack lies open."""
        self.page.mouse.move(*CORNER)
        for key in ("0", "1", "1"):
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(REST)

    def pan(self) -> dict[str, float]:
        x, y = self.page.evaluate(FREE)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.wait_for_timeout(50)
        turn = FRAMES // 2

        def step(i: int) -> None:
            far = 18 * (i if i < turn else 2 * turn - i)
            self.page.mouse.move(x - far, y - far * 0.7)

        found = self.frames(step)
        self.page.mouse.up()
        self.page.wait_for_timeout(400)
        return found

    def zoom(self) -> dict[str, float]:
        """In and out again by the wheel, over the thick of the counters."""
        found = self.frames(lambda i: self.page.mouse.wheel(0, -NOTCH if i < FRAMES // 2 else NOTCH))
        self.page.wait_for_timeout(REST)
        rests = []
        for i in range(RESTS):
            busy = self.busy()
            self.page.mouse.wheel(0, (i % 2 * 2 - 1) * 2 * NOTCH)
            self.page.wait_for_timeout(REST)
            rests.append(self.busy() - busy)
        return found | {"to rest": median(rests), "worst of them": max(rests)}

    def point(self, at: list[float], wanted: str) -> float:
        """The pointer comes to lie on something, until what it asks for is drawn: milliseconds of the main thread."""
        busy = self.busy()
        self.page.mouse.move(*at)
        self.page.locator(wanted).wait_for()
        return self.busy() - busy

    def click(self, place: Callable[[], list[float]], wanted: str) -> dict[str, float]:
        """A click until what it asks for is drawn."""
        x, y = place()
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(40)
        self.page.evaluate(
            """wanted => {
                window.seen.click = 0
                addEventListener('pointerup', event => (window.began = event.timeStamp), { capture: true, once: true })
                const look = () => document.querySelector(wanted)
                    ? requestAnimationFrame(() => setTimeout(() => (window.seen.click = performance.now())))
                    : setTimeout(look, 1)
                look()
            }""",
            wanted,
        )
        busy = self.busy()
        self.page.mouse.click(x, y)
        self.page.wait_for_function("window.seen.click")
        wall = float(self.page.evaluate("window.seen.click - window.began"))
        return {"wall": wall, "main thread": self.busy() - busy}


SCALE = "Number(/scale\\(([\\d.]+)\\)/.exec(document.querySelector('#map .world').getAttribute('transform'))[1])"
THICK = """() => {
    const sheet = document.querySelector('#map .sheet').getBoundingClientRect()
    const [xs, ys] = [[], []]
    for (const stack of document.querySelectorAll('#map .stack')) {
        const { left, right, top, bottom } = stack.getBoundingClientRect()
        if (left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom) continue
        xs.push((left + right) / 2)
        ys.push((top + bottom) / 2)
    }
    return [xs, ys].map((all) => all.sort((a, b) => a - b)[all.length >> 1])
}"""
FREE = """() => {
    const taken = (x, y) => document.elementFromPoint(x, y)?.closest('.stack, .fan, .tools, .detail')
    for (let y = 600; y > 350; y -= 7) for (let x = 900; x > 600; x -= 7) if (!taken(x, y)) return [x, y]
}"""
"""Ground by which the map can be dragged: a counter would come along instead."""
CORNER = (700, 5)
"""Nothing lies there."""


def alone(page: Page) -> list[float]:
    """The middle of a counter that stands alone, may be chosen, and can be hit; of a stack if none does."""
    return place(page, "title => !title.includes(':')") or crowded(page)


def crowded(page: Page) -> list[float]:
    """The middle of a stack of several."""
    found = place(page, "title => title.includes(':')")
    assert found is not None, "nothing to click on"
    return found


def place(page: Page, wanted: str) -> list[float] | None:
    found: list[float] | None = page.evaluate(
        f"""() => {{
            const wanted = {wanted}
            const area = document.querySelector('#map .area').getBoundingClientRect()
            for (const stack of document.querySelectorAll('#map .stack.glowing')) {{
                if (!wanted(stack.querySelector('.said').textContent)) continue
                const box = stack.getBoundingClientRect()
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
                if (x < area.left + 60 || x > area.right - 60 || y < area.top + 60 || y > area.bottom - 60) continue
                if (stack.contains(document.elementFromPoint(x, y))) return [x, y]
            }}
            return null
        }}"""
    )
    return found


def once(server: Served, browser: Browser, saved: str) -> dict[str, dict[str, float]]:
    """All figures, once."""
    bench = Bench(server, browser, saved)
    page = bench.page
    found = {"first paint": bench.first_paint()}
    for name, scale in SCALES.items():
        bench.look(scale)
        found[f"pan, {name}"] = bench.pan()
        bench.look(scale)
        found[f"zoom from {name}"] = bench.zoom()
    bench.close()
    found["a stack opens"] = {"main thread": bench.point(crowded(page), "#map .fan.ready")}
    page.mouse.move(*CORNER)
    page.wait_for_timeout(REST)
    found["click shows where to"] = bench.click(lambda: alone(page), "#map .hex-glow")
    if bench.visitor.troubles:
        raise SystemExit(f"the page complained: {bench.visitor.troubles}")
    bench.visitor.context.close()
    return found


BOARDS: dict[str, Callable[[], str]] = {
    "test board": lambda: "",
    "August 1914": lambda: wars.saved("august-1914", "ask-move", game=wars.COMBINED),
    "March 1917": lambda: wars.saved("1917", "ask-move"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    boards = {name: make() for name, make in BOARDS.items() if args.only in name}
    found: dict[str, list[dict[str, dict[str, float]]]] = {name: [] for name in boards}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), site=whole_war(Path(folder) / "site")) as server,
        browsing() as browser,
    ):
        for _ in range(args.runs):  # one after the other, so that what else the machine does falls on all
            for name, saved in boards.items():
                found[name].append(once(server, browser, saved))
    print(f"median of {args.runs} runs, ms; load average {os.getloadavg()[0]:.1f}\n")
    for figure in found[next(iter(boards))][0]:
        for name, runs in found.items():
            told = (f"{key} {median(run[figure][key] for run in runs):,.1f}" for key in runs[0][figure])
            print(f"{figure:22} {name:12} {' | '.join(told)}")


if __name__ == "__main__":
    main()
