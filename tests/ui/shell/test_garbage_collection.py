"""Where garbage is deleted: never while Qt goes through its widgets, and never in another thread."""

from __future__ import annotations

import subprocess
import sys

COMMON = """
import gc
import weakref
from threading import Thread
from PySide6.QtCore import QEvent, QTimer, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget
from bridgetable.ui.shell.startup import GarbageCollection

def create():
    return [[number] for number in range(3000)]

def leave(kind, count):
    left = []
    for _ in range(count):
        one = kind()
        one.itself = one
        left.append(weakref.ref(one))
    return left

class Watching(QWidget):
    def changeEvent(self, event: QEvent) -> None:
        self.seen = create()

class Closed(QWidget):
    def __init__(self):
        super().__init__()
        self.show()

class Scene(QGraphicsScene):
    pass

application = QApplication([])
watching = [Watching() for _ in range(3)]
GarbageCollection(watching[0])
"""


def printed(program: str) -> str:
    """What this program prints, which does not crash."""
    done = subprocess.run([sys.executable, "-c", COMMON + program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_widgets_that_became_garbage_are_not_deleted_while_qt_goes_through_all_of_them() -> None:
    assert (
        printed("""
left = [*leave(Closed, 200), *leave(Scene, 200)]
for widget in watching:
    widget.show()
for colour in (Qt.GlobalColor.darkBlue, Qt.GlobalColor.gray):
    application.setPalette(QPalette(colour))
    application.setStyleSheet("QWidget { color: red; }")
print(all(one() is not None for one in left))
""")
        == "True"
    )


def test_they_are_deleted_when_the_event_loop_waits() -> None:
    assert (
        printed("""
left = [*leave(Closed, 3), *leave(Scene, 3)]
kept = create()
QTimer.singleShot(0, lambda: QTimer.singleShot(1, application.quit))
application.exec()
print(sum(one() is not None for one in left))
""")
        == "0"
    )


def test_after_much_work_they_are_deleted_a_little_later() -> None:
    """Looking through so much takes as long as a frame, and what the work has changed is painted before."""
    assert printed("""
left = [*leave(Closed, 3), *leave(Scene, 3)]
kept = [create() for _ in range(20)]
looks = QTimer(interval=0)
looks.timeout.connect(lambda: all(one() is None for one in left) and application.quit())
QTimer.singleShot(0, lambda: print(sum(one() is not None for one in left)))
looks.start()
application.exec()
print(sum(one() is not None for one in left))
""").split() == ["6", "0"]


def test_everything_is_looked_through_in_a_pause() -> None:
    assert (
        printed("""
gc.set_threshold(700, 1, 1)
kept, frozen = [], gc.get_freeze_count()
works, looks = QTimer(interval=1), QTimer(interval=1)
works.timeout.connect(lambda: kept.append(create()) if len(kept) < 9 else works.stop())
looks.timeout.connect(lambda: gc.get_freeze_count() > frozen + 9 * 3000 and application.quit())
works.start()
looks.start()
application.exec()
print(len(kept))
""")
        == "9"
    )


def test_no_other_thread_deletes_them() -> None:
    assert (
        printed("""
left = leave(Scene, 20)
thread = Thread(target=lambda: [create() for _ in range(1000)])
thread.start()
thread.join()
print(sum(one() is not None for one in left))
""")
        == "20"
    )


def test_they_are_deleted_between_the_slices_of_what_is_waited_for() -> None:
    """All that has been gathered is not looked through at once when the user no longer waits."""
    assert printed("""
from itertools import count
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.waiting import Waiting

def values():
    left = leave(Scene, 3)
    yield create()
    yield sum(one() is not None for one in left)

ticks = count()
waiting = Waiting(Background(watching[0]), lambda: None, watching[0], clock=lambda: next(ticks))
print(waiting.gather(values, print)[1])
print(gc.get_count()[0] < 3000)
""").split() == ["0", "True"]


def test_there_is_no_pause_while_something_is_waited_for() -> None:
    assert (
        printed("""
from bridgetable.ui.kit.waiting import waited_for

collection = watching[0].findChild(GarbageCollection)
frozen = gc.get_freeze_count()
with waited_for():
    collection._collect_all()
print(gc.get_freeze_count() == frozen, end=" ")
collection._collect_all()
print(gc.get_freeze_count() > frozen)
""")
        == "True True"
    )
