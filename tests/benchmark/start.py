"""From the start of a process to its window, ours beside a bare window with 52 pixmaps, in turn."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator

from tests.benchmark.figure import ROUNDS, Figure

BESIDE = "bare window"

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
from bridgetable.ui.shell import application
application.NAME = "bridgetable-benchmark"
app = application.create_application()
from bridgetable.ui.shell.first_picture import FirstPicture
class View(FirstPicture):
    def viewport(self):
        return self
view = View(QSettings())
"""
"""The program's own window with its first picture."""

LAID = """
from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from bridgetable.ui.shell import application
application.NAME = "bridgetable-benchmark"
app = application.create_application()
from bridgetable.ui.shell.startup import create_window
view = create_window(QSettings(), None).table
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


def seconds_of(program: str) -> float:
    """How long a process runs this program, from its start until its window is painted."""
    # Compiled files are kept, as after any installation.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program + UNTIL_PAINTED], check=True, env=environment)
    return time.perf_counter() - start


def measure() -> Iterator[Figure]:
    """The first picture of the program, and its table with every card painted."""
    rounds = [(seconds_of(OPENED), seconds_of(LAID), seconds_of(BARE)) for _ in range(ROUNDS + 1)][1:]
    bare = tuple(times[2] for times in rounds)
    for place, name, goal in ((0, "first picture", 1.2), (1, "table painted", 1.5)):
        yield Figure(name, BESIDE, tuple(times[place] for times in rounds), bare, goal)
