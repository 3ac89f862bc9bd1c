"""Timings, as ratios and against one frame's patience: `python -m tests.benchmark`. Not a test: nothing here fails.

Start to the first picture of the program (felt and a pack face down), and to the table with every card painted, both
against a bare window with 52 pixmaps, each in a process of its own, in turn;
then, in one window, a jump anywhere in a history of 52 cards and a switch of language.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time

BARE = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
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
"""

OPENED = """
from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from bridgetable.ui import application
application.NAME = "bridgetable-benchmark"
app = application.started()
from bridgetable.ui.opening import Opening
class View(Opening):
    def viewport(self):
        return self
view = View(QSettings())
"""
"""The program's own window with its first picture."""

LAID = """
from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from bridgetable.ui import application
application.NAME = "bridgetable-benchmark"
app = application.started()
from bridgetable.ui.furnishing import window_on
view = window_on(QSettings(), None).table
"""
"""The table with every card painted, without the first picture before it."""

UNTIL_PAINTED = """
class Painted(QObject):
    def eventFilter(self, thing, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, app.quit)
        return False
painted = Painted()
view.viewport().installEventFilter(painted)
view.window().show()
app.exec()
import os
os._exit(0)
"""

RUNS = 9


def seconds_of(program: str) -> float:
    """How long a process runs this program, from its start until its window is painted."""
    # Compiled files are kept, as after any installation.
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program + UNTIL_PAINTED], check=True, env=surroundings)
    return time.perf_counter() - start


def start_up() -> None:
    """The windows in turn, and the ratios pair by pair."""
    rounds = [(seconds_of(OPENED), seconds_of(LAID), seconds_of(BARE)) for _ in range(RUNS + 1)][1:]
    bare = statistics.median(times[2] for times in rounds) * 1000
    for place, name in ((0, "first paint"), (1, "all cards painted")):
        ours = statistics.median(times[place] for times in rounds) * 1000
        ratio = statistics.median(times[place] / times[2] for times in rounds)
        print(f"{name:<21} ours {ours:5.0f} ms   bare window {bare:5.0f} ms   ratio {ratio:.2f}")


def told(name: str, times: list[float]) -> None:
    """The median and the slowest, beside the patience of one frame."""
    middle, worst = statistics.median(times) * 1000, max(times) * 1000
    print(f"{name:<21} median {middle:5.1f} ms   slowest {worst:5.1f} ms   ratio to 50 ms {worst / 50:.2f}")


def in_the_window() -> None:
    """Jumps and language switches in one window, each until everything is painted again."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from bridgetable.engine.actions import Play
    from bridgetable.engine.history import History
    from bridgetable.engine.possible import lawful_cards
    from bridgetable.ui.document import Document
    from bridgetable.ui.furnishing import window_on
    from tests.situations import POZNAN, at

    application = QApplication.instance() or QApplication([])
    window = window_on(QSettings("bridgetable-benchmark", "bridgetable-benchmark"), None)
    window.resize(1280, 800)
    history = History(at(POZNAN, "4S S").table)
    while (seat := history.table.turn) is not None:
        history = history.act(Play(seat, min(lawful_cards(history.table, seat))))
    window.session.open(history, Document())
    window.show()
    dice = random.Random(1)

    def timed(act: object, *arguments: object) -> float:
        start = time.perf_counter()
        assert callable(act)
        act(*arguments)
        application.processEvents()
        return time.perf_counter() - start

    application.processEvents()
    places = [dice.randrange(len(history.nodes)) for _ in range(60)]
    told("jump anywhere", [timed(window.session.jump, place) for place in places])
    languages = ["it", "en"] * 10
    told("language switch", [timed(window.session.set_language, language) for language in languages])


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start_up()
    in_the_window()
