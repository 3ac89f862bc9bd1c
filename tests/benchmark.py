"""Timings, as ratios and against one frame's patience: `python -m tests.benchmark`. Not a test: nothing here fails.

Start to the first picture of the program (felt and a pack face down), and to the table with every card painted, both
against a bare window with 52 pixmaps, each in a process of its own, in turn;
then, in one window, a jump anywhere in a history of 52 cards and a switch of language; and the largest gap between two
turns of the event loop while the figures of Law 54 and the twenty contracts of full deals are worked out.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

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

RUNS = 9


def seconds_of(program: str) -> float:
    """How long a process runs this program, from its start until its window is painted."""
    # Compiled files are kept, as after any installation.
    worker_environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program + UNTIL_PAINTED], check=True, env=worker_environment)
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

    from bridgetable.document.document import Document
    from bridgetable.engine.actions import Play
    from bridgetable.engine.history import History
    from bridgetable.engine.possible import lawful_cards
    from bridgetable.ui.shell.startup import create_window
    from tests.situations import POZNAN, at

    application = QApplication.instance() or QApplication([])
    window = create_window(QSettings("bridgetable-benchmark", "bridgetable-benchmark"), None)
    window.resize(1280, 800)
    history = History(at(POZNAN, "4S S").table)
    while (seat := history.table.turn) is not None:
        history = history.act(Play(seat, min(lawful_cards(history.table, seat))))
    window.session.open(history, Document())
    window.show()
    window.build_parts()
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
    window.close()


def largest_gap(begin: Callable[[], object], done: Callable[[], bool]) -> float:
    """The longest time between two turns of the event loop from the moment this begins until it is done, in seconds."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, ticking = QEventLoop(), QTimer(interval=0)
    last, worst = time.perf_counter(), 0.0

    def turn() -> None:
        nonlocal last, worst
        now = time.perf_counter()
        last, worst = now, max(worst, now - last)
        if done():
            loop.quit()

    ticking.timeout.connect(turn)
    ticking.start()
    QTimer.singleShot(0, begin)
    loop.exec()
    return worst


def while_it_is_analysed() -> None:
    """Gaps in the event loop: figures on the cards and options, then whole deals, the worker started anew each time."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from bridgetable.cards.deal import random_deal
    from bridgetable.cards.notation import deal_text
    from bridgetable.document.document import Document
    from bridgetable.engine.history import History
    from bridgetable.ui.shell.startup import create_window
    from tests.situations import POZNAN, at

    application = QApplication.instance() or QApplication([])
    window = create_window(QSettings("bridgetable-benchmark", "bridgetable-benchmark"), None)
    window.resize(1280, 800)
    window.show()
    window.build_parts()
    figures, analysis = window.parts.figures, window.parts.analysis
    for name, texts in (("gap, 13 leads", ()), ("gap, Law 54", ("EHA", "director S"))):
        gaps = []
        for seed in range(RUNS):
            # The deal of the facts, then others: what is known would cost nothing.
            deal = deal_text(random_deal(seed)) if seed and not texts else POZNAN
            window.session.open(History(at(deal, "4S S").do(*texts).table), Document())
            application.processEvents()
            gaps.append(largest_gap(lambda: figures.set_enabled(True), lambda: not figures.busy))
            figures.set_enabled(False)
            analysis.stop_worker()
        told(name, gaps)
    deals = [random_deal(100 + seed) for seed in range(RUNS)]
    gaps = []
    for hands in deals:
        want = partial(analysis.request_contracts, "benchmark", hands)
        gaps.append(largest_gap(want, lambda: not analysis.busy))
        analysis.stop_worker()
    told("gap, 20 contracts", gaps)
    window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start_up()
    in_the_window()
    while_it_is_analysed()
