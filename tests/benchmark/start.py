"""From the start of a process to its window, `python -m bridgetable` beside a bare window with 52 pixmaps, in turn.

On Linux only: elsewhere the settings of the user could not be kept out of it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from bridgetable.document.autosave import Autosave
from bridgetable.document.case_opening import opened_case
from bridgetable.words.catalogue import Words
from tests.benchmark.figure import FRAME, ROUNDS, Figure

BESIDE = "bare window"
NAME = "bridgetable"
ROOT = Path(__file__).parent.parent.parent
OBSERVER = Path(__file__).parent / "observer"
CASE = ROOT / "resources" / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"
GOALS = {"first picture": 1.4, "table painted": 2.3, "idle": 3.3}

BARE = """
import sys
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication(sys.argv[:1])
scene = QGraphicsScene()
for number in range(52):
    pixmap = QPixmap(90, 130)
    pixmap.fill(QColor(40 + number * 4, 120, 90))
    scene.addPixmap(pixmap).setPos(number % 13 * 70, number // 13 * 140)
view = QGraphicsView(scene)
view.resize(1280, 800)
view.show()
sys.exit(app.exec())
"""

LEFT = ", with the table left"
STARTS = {
    "": ["-m", "bridgetable"],
    ", with a case": ["-m", "bridgetable", str(CASE)],
    LEFT: ["-m", "bridgetable"],
    BESIDE: ["-c", BARE],
}
"""The arguments of Python for what is measured, and for the peer."""

FIRST_CLICK = """
import sys, tempfile
from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from bridgetable.ui.shell.startup import UNTOUCHED, create_window, finish_loading
from bridgetable.ui.table.card_item import CardItem
from tests.benchmark.figure import one_frame, timed

application = QApplication([])
window = create_window(QSettings(tempfile.mkdtemp() + "/settings.ini", QSettings.Format.IniFormat), None)
window.resize(1280, 800)
window.show()
window.build_parts()
finish_loading(window)
loop = QEventLoop()
QTimer.singleShot(UNTOUCHED + 1_000 if sys.argv[1] == "later" else 100, loop.quit)
loop.exec()
view, dealer = window.table, window.session.table.board.dealer
hand = window.session.table.hands[dealer]
card = next(one for one in view.table_scene.items() if isinstance(one, CardItem) and one.card in hand)
place = view.mapFromScene(card.sceneBoundingRect().center())

def click():
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    application.processEvents()

print(timed(click), one_frame())
"""
"""What prints how long the first click on a card takes, at once or later, and one frame after it."""

Moments: TypeAlias = dict[str, float]
"""The seconds until each of the moments that the observer notes."""


def leave_table(home: Path) -> None:
    """Leaves the case, played to its end, in the autosave that a window finds when this is the home of the user."""
    opened = opened_case(str(CASE))
    history = opened.history
    while (on := history.redo()) is not history:
        history = on
    autosave = Autosave(home / NAME / NAME)
    autosave.write(history, opened.document, Words.of("en"), dirty=True)


def moments_of(arguments: list[str], caches: str, *, left: bool = False) -> Moments:
    """The moments of a program that starts with these arguments, with no settings left from before.

    `left` says whether there is a table left from before.
    """
    with tempfile.TemporaryDirectory() as home:
        if left:
            leave_table(Path(home))
        written = Path(home) / "moments.json"
        # Compiled files are kept, as after any installation.
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        environment |= {
            "HOME": home,
            "XDG_CONFIG_HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_CACHE_HOME": caches,
            "XDG_RUNTIME_DIR": home,
            "PYTHONPATH": os.pathsep.join((str(OBSERVER), str(ROOT))),
            "OBSERVED_IN": str(written),
        }
        environment["OBSERVED_SINCE"] = str(time.monotonic())
        subprocess.run([sys.executable, *arguments], check=True, env=environment, cwd=home, stderr=subprocess.DEVNULL)
        moments: Moments = json.loads(written.read_text("utf-8"))
    return moments


def first_click(when: str) -> tuple[float, float]:
    """The seconds of the first click after the start, at once or once the window has stood for a while; and a frame."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", FIRST_CLICK, when]
    done = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    ours, frame = map(float, done.stdout.split())
    return ours, frame


def measure() -> Iterator[Figure]:
    """The first click; then the first picture of the program, its table with every card painted, the idle loop."""
    for when, goal in (("later", 1.0), ("at once", None)):
        pairs = [first_click(when) for _ in range(ROUNDS + 1)][1:]
        ours, frames = (tuple(times) for times in zip(*pairs, strict=True))
        yield Figure(f"first click, {when}", FRAME, ours, frames, goal)
    if not sys.platform.startswith("linux"):
        return
    with tempfile.TemporaryDirectory() as caches:
        rounds = [
            {name: moments_of(start, caches, left=name == LEFT) for name, start in STARTS.items()}
            for _ in range(ROUNDS + 1)
        ][1:]
    for case in ("", ", with a case", LEFT):
        for moment, goal in GOALS.items():
            ours, bare = (tuple(each[name][moment] for each in rounds) for name in (case, BESIDE))
            yield Figure(f"{moment}{case}", BESIDE, ours, bare, goal)
