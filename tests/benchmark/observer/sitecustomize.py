"""Tells when a Qt program has reached its first picture, its table and an idle event loop; changes nothing else.

Python imports a module of this name before it starts a program. The environment has `OBSERVED_SINCE`, the monotonic
time at which the process was started, and `OBSERVED_IN`, the file for the seconds until each moment, as JSON. When the
loop is idle the file is written and the process ended.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

QUIET = 0.4
"""The loop is idle if it has nothing to do for so many seconds; the moment is the beginning of this pause."""
OWN_WORK = 0.001
"""The seconds of processor time between two pauses of the loop that may be the observer's own."""


class WidgetsFinder:
    """Finds `PySide6.QtWidgets` as Python does, and has it observed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        """Finds this one module, once; None for any other."""
        if name != "PySide6.QtWidgets":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        assert spec is not None
        loader: Any = spec.loader
        load = loader.exec_module

        def load_observed(module: ModuleType) -> None:
            load(module)
            observe(module)

        loader.exec_module = load_observed
        return spec


def observe(widgets: Any) -> None:
    """Notes when the windows that are shown, and any graphics view, are painted, and when the loop is idle.

    An event filter for the whole application would have PySide load classes of every widget and event.
    """
    since, seconds = float(os.environ["OBSERVED_SINCE"]), dict[str, float]()
    run, view = widgets.QApplication.exec, widgets.QGraphicsView

    def note(moment: str) -> None:
        seconds.setdefault(moment, time.monotonic() - since)

    class View(view):  # type: ignore[misc, valid-type]
        """A view that notes its painting."""

        def paintEvent(self, event: object) -> None:
            super().paintEvent(event)
            note("table painted")

    def exec_observed(*_: object) -> int:
        observe_loop(widgets, note, seconds, since)
        return int(run())

    widgets.QGraphicsView, widgets.QApplication.exec = View, exec_observed


def observe_loop(widgets: Any, note: Callable[[str], None], seconds: dict[str, float], since: float) -> None:
    """Notes the first painting of the windows shown, and the last thing the loop has to do; then ends the process."""
    from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, QTimer

    class Observer(QObject):
        worked = 0.0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                # What follows in the loop follows the painting.
                QTimer.singleShot(0, self, lambda: note("first picture"))
                watched.removeEventFilter(self)
            return False

        def pause(self) -> None:
            before, self.worked = self.worked, time.process_time()
            if self.worked - before > OWN_WORK:
                seconds["idle"] = time.monotonic() - since

        def look(self) -> None:
            # After long work the loop comes here before it pauses.
            at_work = time.process_time() - self.worked > OWN_WORK
            if "table painted" in seconds and not at_work and time.monotonic() - since - seconds["idle"] > QUIET:
                Path(os.environ["OBSERVED_IN"]).write_text(json.dumps(seconds), "utf-8")
                os._exit(0)

    # A child of the application, to live as long.
    observer = Observer(widgets.QApplication.instance())
    for shown in widgets.QApplication.topLevelWidgets():
        shown.installEventFilter(observer)
    QAbstractEventDispatcher.instance().aboutToBlock.connect(observer.pause)
    looks = QTimer(observer, interval=50)
    looks.timeout.connect(observer.look)
    looks.start()


if "OBSERVED_IN" in os.environ:
    sys.meta_path.insert(0, WidgetsFinder())
