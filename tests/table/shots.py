"""Screenshots of the page, to be looked at: `make shots`, or `python -m tests.table.shots FOLDER`."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser

from grognard.bots.rand import pick
from grognard.games import get
from grognard.kernel.fate import Seeded
from grognard.kernel.play import Play
from grognard.kernel.record import record, write
from tests.table import campaigns, fronts, wars
from tests.table.battles import BATTLES, saved
from tests.table.browser import Visitor, browsing
from tests.table.served import GAME, Served, serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
LARGE = {"width": 3840, "height": 2160}

README = Path(__file__).parents[2] / "docs/pictures"

PAGES = {
    "lobby": "/",
    "new": "/new?kind=hotseat",
    "account": "/account",
    "finished": "/finished",
    "rules": f"/rules/{GAME}",
    "rulings": f"/rulings/{GAME}",
    "sources": f"/sources/{GAME}",
}


def mid_war(seed: int = 11) -> str:
    """A campaign some turns on, with full stacks on the Western Front, as a saved game.

    Random play thins the front out, so everybody redeploys there and nobody attacks."""
    game = get(GAME)
    play = Play(game, Seeded(seed), "campaign", log=True)
    random = Random(seed)
    shy = ("attack", "peace", "accept", "concede")
    while play.question is not None and game.turn(play.state) < 7:
        options = [action for action in play.question.options if action[0] not in shy] or play.question.options
        wanted = [action for action in options if action[0] in ("event", "flip", "rebuild", "to", "deploy")]
        west = [action for action in wanted if _is_west(game.write(action))]
        question = play.question
        choice = random.choice(west or wanted or options)
        play.decide(choice if random.random() < 0.9 else pick(question, game.rare, random))
    while play.question is not None and not {"ops", "event"} & {verb for verb, _ in play.question.options}:
        play.decide(play.question.options[0])
    return write(record(play), game)


def _is_west(written: str) -> bool:
    west = "sedan verdun nancy metz strasbourg cambrai amiens paris bar-le-duc belfort mulhouse liege brussels antwerp"
    return written.partition(":")[2] in west.split()


class Shooter:
    """Takes pictures into a folder."""

    def __init__(self, server: Served, browser: Browser, folder: Path) -> None:
        self.server, self.browser, self.folder = server, browser, folder

    def visitor(self, size: dict[str, int] = DESKTOP, **more: Any) -> Visitor:
        if size is not DESKTOP and size is not LARGE:
            more |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2 if size is PHONE else 1}
        lang = more.pop("lang", "en")
        visitor = Visitor(self.browser, self.server.address, lang, viewport=size, **more)
        visitor.context.request.post(f"{self.server.address}/api/guests?lang={lang}", data={})
        return visitor

    def table(self, visitor: Visitor, match: dict[str, Any], hidden: bool = True) -> None:
        """Sit down at a match and raise the curtain; there is none if nothing is hidden any more."""
        visitor.go(f"/match/{match['id']}")
        board = get(match["game"]).page.board
        assert board is not None
        if hidden and not board("en").open:
            visitor.page.locator(".curtain button.primary").click()
        visitor.page.locator("#map").wait_for()
        self.settle(visitor)

    def settle(self, visitor: Visitor) -> None:
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(900)

    def match(self, visitor: Visitor, scenario: str = "limited-war", game: str = GAME) -> dict[str, Any]:
        body = {"game": game, "scenario": scenario, "seats": dict.fromkeys(get(game).sides, "me")}
        found: dict[str, Any] = visitor.context.request.post(f"{self.server.address}/api/matches", data=body).json()
        return found

    def bring(self, visitor: Visitor, text: str) -> dict[str, Any]:
        found: dict[str, Any] = visitor.context.request.post(
            f"{self.server.address}/api/records", data=text, headers={"content-type": "text/plain"}
        ).json()
        return found

    def answer(self, visitor: Visitor, match: dict[str, Any], *actions: str) -> None:
        """Give answers behind the page's back; it follows."""
        for action in actions:
            here = f"{self.server.address}/api/matches/{match['id']}"
            seq = visitor.context.request.get(here).json()["seq"]
            taken = visitor.context.request.post(f"{here}/answers", data={"seq": seq, "action": action})
            if not taken.ok:
                raise RuntimeError(f"{action}: {taken.text()}")

    def build_attack(self, visitor: Visitor, match: dict[str, Any]) -> None:
        """End the movement and begin an attack with several units."""
        self.answer(visitor, match, "done")
        here = f"{self.server.address}/api/matches/{match['id']}/position"
        for verb in ("attack", "join", "join", "join"):
            options = visitor.context.request.get(here).json()["question"]["options"]
            found = [each["action"] for each in options if each["verb"] == verb]
            if found:
                self.answer(visitor, match, found[len(found) // 2])

    def shoot(self, visitor: Visitor, name: str) -> None:
        visitor.page.screenshot(path=self.folder / f"{name}.png")
        print(f"{name}.png", *visitor.troubles, flush=True)


def shots(folder: Path, only: str = "") -> None:
    """All pictures, or those whose name has `only` in it."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as state, serving(Path(state)) as server, browsing() as browser:
        shooter = Shooter(server, browser, folder)
        for scene in (
            _pages,
            _start,
            _combat,
            _mid_war,
            _phone,
            _tablet,
            _large,
            _battles,
            _campaigns,
            _fronts,
            _wars,
            _readme,
        ):
            if not only or only in scene.__name__:
                scene(shooter)


def _pages(shooter: Shooter) -> None:
    for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
        visitor = shooter.visitor(size)
        for name, path in PAGES.items():
            visitor.go(path)
            shooter.settle(visitor)
            shooter.shoot(visitor, f"page-{name}{suffix}")


def _start(shooter: Shooter) -> None:
    for scheme in ("light", "dark"):
        visitor = shooter.visitor(color_scheme=scheme)
        shooter.table(visitor, shooter.match(visitor, "campaign"))
        shooter.shoot(visitor, f"start-{scheme}")


def _combat(shooter: Shooter) -> None:
    """Guns of August: the attack on Sedan being built, with its odds; the hand below."""
    for lang, scheme in (("en", "light"), ("fr", "dark")):
        visitor = shooter.visitor(lang=lang, color_scheme=scheme)
        match = shooter.match(visitor)
        shooter.answer(visitor, match, "keep_guns")
        shooter.table(visitor, match)
        shooter.shoot(visitor, f"hand-{lang}")
        shooter.answer(visitor, match, "event:CP1", "assault:sedan", "join:GE1", "join:GE2", "join:GE3")
        shooter.settle(visitor)
        shooter.shoot(visitor, f"combat-{lang}")
        shooter.answer(visitor, match, "begin")
        shooter.settle(visitor)
        shooter.shoot(visitor, f"flank-{lang}")


def _mid_war(shooter: Shooter) -> None:
    text = mid_war()
    for scheme in ("light", "dark"):
        visitor = shooter.visitor(color_scheme=scheme)
        match = shooter.bring(visitor, text)
        shooter.table(visitor, match)
        shooter.shoot(visitor, f"mid-war-{scheme}")
        _each(visitor, shooter, scheme)


def _each(visitor: Visitor, shooter: Shooter, scheme: str) -> None:
    """A stack opened, the whole map, supply, boxes, the replay."""
    page = visitor.page
    steps: list[tuple[str, Callable[[], object]]] = [
        ("fan", lambda: page.locator('[data-stack="space:verdun"]').hover()),
        ("supply", lambda: page.keyboard.press("s")),
        ("whole", lambda: page.locator("#map [tabindex='0']").first.press("0")),
        ("keys", lambda: page.keyboard.press("?")),
    ]
    for name, do in steps:
        page.mouse.move(700, 5)
        do()
        page.wait_for_timeout(900)
        shooter.shoot(visitor, f"mid-war-{scheme}-{name}")
        page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_timeout(2500)
    shooter.shoot(visitor, f"replay-{scheme}")


def _phone(shooter: Shooter) -> None:
    for scheme in ("light", "dark"):
        visitor = shooter.visitor(PHONE, color_scheme=scheme)
        match = shooter.match(visitor)
        shooter.answer(visitor, match, "keep_guns")
        shooter.table(visitor, match)
        shooter.shoot(visitor, f"phone-{scheme}")
        shooter.answer(visitor, match, "event:CP1", "assault:sedan", "join:GE1", "join:GE2")
        shooter.settle(visitor)
        shooter.shoot(visitor, f"phone-combat-{scheme}")


def _tablet(shooter: Shooter) -> None:
    """The front page and every game in the middle of it."""
    visitor = shooter.visitor(TABLET)
    visitor.go("/")
    shooter.settle(visitor)
    shooter.shoot(visitor, "page-lobby-tablet")
    scenes = {"mid-war": mid_war(), **{battle: saved(battle, 5) for battle in BATTLES}}
    scenes |= {f"columns-{scene}": campaigns.saved(scene) for scene in ("column", "siege", "manoeuvre")}
    for name, text in scenes.items():
        visitor = shooter.visitor(TABLET)
        shooter.table(visitor, shooter.bring(visitor, text))
        shooter.shoot(visitor, f"{name}-tablet")


def _battles(shooter: Shooter) -> None:
    """Both hex maps: all units on them, an attack being built with every unit's chance, whole map, phone, dark."""
    for battle in BATTLES:
        for lang, scheme in (("en", "light"), ("fr", "dark")):
            visitor = shooter.visitor(lang=lang, color_scheme=scheme)
            match = shooter.bring(visitor, saved(battle, 5))
            shooter.table(visitor, match)
            shooter.shoot(visitor, f"{battle}-{scheme}")
            visitor.page.locator("#map [tabindex='0']").first.press("0")
            shooter.settle(visitor)
            shooter.shoot(visitor, f"{battle}-{scheme}-whole")
            shooter.build_attack(visitor, match)
            shooter.settle(visitor)
            shooter.shoot(visitor, f"{battle}-{scheme}-attack")
            visitor.page.keyboard.press("s")
            shooter.settle(visitor)
            shooter.shoot(visitor, f"{battle}-{scheme}-supply")
        visitor = shooter.visitor(PHONE)
        match = shooter.bring(visitor, saved(battle, 5))
        shooter.table(visitor, match)
        shooter.shoot(visitor, f"{battle}-phone")
        shooter.build_attack(visitor, match)
        shooter.settle(visitor)
        shooter.shoot(visitor, f"{battle}-phone-attack")
    visitor = shooter.visitor()
    shooter.table(visitor, shooter.match(visitor, "campaign", "galicia-1914"))
    shooter.shoot(visitor, "galicia-1914-setup")


def _campaigns(shooter: Shooter) -> None:
    """Hidden columns: the start, the force display, patrols on links, a siege, what was seen, a battle in lines."""
    for lang, scheme in (("en", "light"), ("fr", "dark")):
        visitor = shooter.visitor(lang=lang, color_scheme=scheme)
        shooter.table(visitor, shooter.match(visitor, "1632", campaigns.GAME))
        shooter.shoot(visitor, f"columns-start-{scheme}")
        visitor.page.locator("#map [tabindex='0']").first.press("0")
        shooter.settle(visitor)
        shooter.shoot(visitor, f"columns-whole-{scheme}")
        for scene in campaigns.SCENES:
            visitor = shooter.visitor(lang=lang, color_scheme=scheme)
            shooter.table(visitor, shooter.bring(visitor, campaigns.saved(scene)))
            shooter.shoot(visitor, f"columns-{scene}-{scheme}")
    for scene in ("column", "reorganise", "patrol", "siege", "manoeuvre", "wing", "losses"):
        visitor = shooter.visitor(PHONE)
        shooter.table(visitor, shooter.bring(visitor, campaigns.saved(scene)))
        shooter.shoot(visitor, f"columns-{scene}-phone")
        visitor.page.locator("nav button", has_text="Forces").click()
        shooter.settle(visitor)
        shooter.shoot(visitor, f"columns-{scene}-phone-forces")


def _fronts(shooter: Shooter) -> None:
    """Every scenario set up, near and whole, and the steps of a combat."""
    for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
        for scenario in get(fronts.GAME).scenarios:
            visitor = shooter.visitor(size)
            shooter.table(visitor, shooter.match(visitor, scenario, fronts.GAME))
            shooter.shoot(visitor, f"front-{scenario}{suffix}")
            visitor.page.locator("#map [tabindex='0']").first.press("0")
            shooter.settle(visitor)
            shooter.shoot(visitor, f"front-{scenario}{suffix}-whole")
        for step in fronts.STEPS:
            visitor = shooter.visitor(size, lang="fr" if size is PHONE else "en")
            shooter.table(visitor, shooter.bring(visitor, fronts.saved("solstice", step)))
            shooter.shoot(visitor, f"front-{step}{suffix}")


WARS = {
    # What is asked, in which scenario of which game, and the keys to be pressed then: fronts, overlays, charts.
    "august": ("august-1914", "ask-move", wars.GAME, "0 1 1 3 3 s"),
    "combined": ("august-1914", "ask-move", wars.COMBINED, "0 4"),
    "near-east": ("november-1914", "ask-move", wars.NEAR_EAST, "0 1 2 3"),
    "1917": ("1917", "ask-move", wars.GAME, "0 1 1 2 2 f g t"),
    "attack": ("1917", "ask-attack", wars.GAME, ""),
    "support": ("1917", "ask-support", wars.GAME, "b"),
    "events": ("1917", "ask-commit", wars.GAME, ""),
    "strategic": ("august-1914", "ask-strategic", wars.GAME, "0"),
    "replacements": ("1917", "ask-replace", wars.GAME, ""),
    "new-units": ("1917", "ask-place", wars.GAME, ""),
}


def _wars(shooter: Shooter) -> None:
    """The Great War in Europe: whole and close, every front, the combat board, events, replacements."""
    for size, suffix, lang, scheme in (
        (DESKTOP, "", "en", "light"), (DESKTOP, "-dark", "fr", "dark"), (TABLET, "-tablet", "en", "dark"),
        (PHONE, "-phone", "fr", "light"),
    ):  # fmt: skip
        for name, (scenario, prompt, game, keys) in WARS.items():
            visitor = shooter.visitor(size, lang=lang, color_scheme=scheme)
            shooter.table(visitor, shooter.bring(visitor, wars.saved(scenario, prompt, game=game)))
            shooter.shoot(visitor, f"war-{name}{suffix}")
            for n, key in enumerate(keys.split() if size is DESKTOP else ()):
                visitor.page.keyboard.press(key)
                shooter.settle(visitor)
                shooter.shoot(visitor, f"war-{name}{suffix}-{n}-{key}")
            visitor.context.close()


def _readme(shooter: Shooter) -> None:
    """The small pictures of the README, which are kept in the tree."""

    def keep(visitor: Visitor, name: str) -> None:
        shooter.settle(visitor)
        picture = webp(visitor, 960)
        (README / f"{name}.webp").write_bytes(picture)
        print(f"{name}.webp, {len(picture) // 1024} KB", *visitor.troubles, flush=True)

    README.mkdir(exist_ok=True)
    size = {"width": 1360, "height": 850}
    visitor = shooter.visitor(size, color_scheme="light")
    visitor.go("/")
    visitor.page.locator("article img").first.wait_for()
    keep(visitor, "front")
    match = shooter.match(visitor)
    shooter.answer(visitor, match, "keep_guns", "event:CP1", "assault:sedan", "join:GE1", "join:GE2", "join:GE3")
    shooter.table(visitor, match)
    keep(visitor, "paths-of-glory")
    visitor = shooter.visitor(size, color_scheme="light")
    match = shooter.bring(visitor, saved("galicia-1914", 4))
    shooter.table(visitor, match)
    shooter.build_attack(visitor, match)
    keep(visitor, "galicia-1914")
    visitor = shooter.visitor(size, color_scheme="dark")
    shooter.table(visitor, shooter.bring(visitor, campaigns.saved("siege")))
    keep(visitor, "won-by-the-sword")


def webp(visitor: Visitor, width: int, quality: int = 72, part: Mapping[str, float] | None = None) -> bytes:
    """What the page shows, or a part of it, as WebP of a width: Chromium writes it."""
    size = part or visitor.page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": width / size["width"]}
    line = visitor.context.new_cdp_session(visitor.page)
    shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
    return base64.b64decode(shot["data"])


def _large(shooter: Shooter) -> None:
    visitor = shooter.visitor(LARGE)
    shooter.table(visitor, shooter.bring(visitor, mid_war()))
    shooter.shoot(visitor, "large")


if __name__ == "__main__":
    shots(Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots"), sys.argv[2] if len(sys.argv) > 2 else "")
