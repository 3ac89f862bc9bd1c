"""A lesson in one window, round after round: what is counted after the second round is the same after every later one.

Counted are objects of Qt, items of the scene, timers, descriptors, threads and processes; memory may grow by `SLOPE` a
round at most, once the first rounds are over.
"""

from __future__ import annotations

import gc
import os
import random
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.document.autosave import Autosave
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.application import create_application
from bridgetable.ui.shell.window import Window
from tests.deep.anything import shipped_cases
from tests.deep.outcome import Fault, Outcome
from tests.engine.at_random import polite_in_auction

UNIT = "rounds"
CASES = 4
"""How many cases are shown in a round."""
DIALOGS = (
    "new",
    "contract",
    "wrong",
    "claim",
    "concede",
    "note",
    "retitle",
    "edit-note",
    "assign",
    "penalty",
    "results",
    "compare-editions",
    "compare-branches",
    "knowledge",
    "shortcuts",
    "about",
    "manual",
)
"""The commands that open a dialog, which is closed again."""
WARM = 3
"""After so many rounds everything has been loaded, and memory is measured."""
SLOPE = 256 * 1024
"""The bytes that memory may grow by a round, besides what `SLACK` allows for what is freed late."""
SLACK = 24 * 1024 * 1024
TURNS = 6

Counts = dict[str, int]


def runs(seed: int) -> Iterator[Outcome]:
    """A round a seed, all in one window, with the same cases; a fault is told once."""
    with tempfile.TemporaryDirectory() as folder:
        lesson = Lesson(Path(folder), seed)
        try:
            while True:
                yield lesson.round()
        finally:
            lesson.end()


class Lesson:
    """A window, what is shown in it each round, and what was counted after each; `figures` starts the solver too."""

    def __init__(self, folder: Path, seed: int, *, cases: int = CASES, figures: bool = True) -> None:
        create_application()
        self._seed, self._figures = seed, figures
        self._cases = random.Random(seed).sample(shipped_cases(), cases)
        start = first_table(Edition.E2017, Board.numbered(1), random_deal(seed), contract_of("4S", Seat.S))
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.window = Window(Session(History(start), "en"), settings, Autosave(folder / "kept"))
        self.window.view.change_preferences(speed=Speed.OFF)
        self.window.resize(1024, 700)
        self.window.show()
        self.window.build_parts()
        _settle()
        self.counts: list[Counts] = []
        self.memory: list[int] = []

    def round(self) -> Outcome:
        """One round of the lesson, and what it left behind."""
        dice = random.Random(self._seed)
        for path in self._cases:
            self._show(path, dice)
        self._look_around()
        for name in DIALOGS:
            self._opened_and_closed(self.window.parts.commands[name].trigger)
        # Whether the solver still runs depends on when it was asked last.
        self.window.parts.analysis.stop_worker()
        self._end_workers()
        _settle()
        gc.collect()
        self.counts.append(self._count())
        self.memory.append(_memory())
        return Outcome(1, UNIT, tuple(Fault(what, self._seed, details) for what, details in self._grown()))

    def end(self) -> None:
        """Closes the window."""
        self.window.session.saved(self.window.session.document)
        self.window.close()
        self.window.deleteLater()
        _settle()

    # -- what is done --------------------------------------------------------------------------------------------------

    def _show(self, path: Path, dice: random.Random) -> None:
        """Opens a case, goes through its lines, plays on from its end, and takes that back."""
        parts, session = self.window.parts, self.window.session
        parts.documents.open_path(str(path))
        for place in session.history.leaves():
            session.jump(place)
            QApplication.processEvents()
        session.to_start()
        for _ in range(6):
            session.step_by(1)
            QApplication.processEvents()
        session.to_end()
        for _ in range(6):
            action = polite_in_auction(session.table, dice)
            if action is None:
                break
            session.act(action)
            QApplication.processEvents()
        while session.can_undo:
            session.undo()
        # What is unsaved would be kept among the earlier tables for ever, as it should be.
        session.saved(session.document)

    def _look_around(self) -> None:
        """The wall, the library, languages, editions, light and dark, figures and marks: everything on and off."""
        window, commands = self.window, self.window.parts.commands
        session = window.session
        for name in (*(("figures",) if self._figures else ()), "projector", "marks", "auction"):
            for _ in range(2):
                commands[name].trigger()
                _settle()
                while window.parts.figures.busy:
                    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        for language in ("it", "en"):
            window.view.change_preferences(language=language)
            _settle()
        for edition in (Edition.E1997, Edition.E2007, Edition.E2017, session.edition):
            session.set_edition(edition)
            QApplication.processEvents()
        while session.can_undo:
            session.undo()
        session.saved(session.document)
        for theme in ("dark", "light"):
            window.view.change_preferences(theme=theme)
            _settle()
        self._search()

    def _search(self) -> None:
        panel = self.window.parts.library.panel
        panel.show()
        _settle()
        for field in panel.findChildren(QLineEdit):
            for text in ("revoke", "64A1", "zzz", ""):
                field.setText(text)
                _settle()
        panel.hide()
        _settle()

    def _end_workers(self) -> None:
        """Waits for what workers do and ends them: how many there are depends on how fast the machine was."""
        backgrounds = self.window.findChildren(Background)
        while any(task.active for background in backgrounds for task in background.findChildren(Task)):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        for background in backgrounds:
            background.stop()

    def _opened_and_closed(self, command: Callable[[], object]) -> None:
        """Gives a command, and closes whatever it opens."""
        before = set(_shown())
        closing = QTimer(interval=0)

        def close() -> None:
            if (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
            if isinstance(dialog := QApplication.activeModalWidget(), QDialog):
                dialog.reject()

        closing.timeout.connect(close)
        closing.start()
        command()
        _settle()
        closing.stop()
        for widget in set(_shown()) - before:
            widget.close()
        _settle()

    # -- what is counted -----------------------------------------------------------------------------------------------

    def _count(self) -> Counts:
        window = self.window
        inside = window.findChildren(QObject)
        scene = window.table.scene()
        return {
            "objects of Qt": len(inside),
            "timers": sum(isinstance(each, QTimer) for each in inside),
            "widgets": sum(isinstance(each, QWidget) for each in inside),
            "windows": len(QApplication.topLevelWidgets()),
            "items of the scene": len(scene.items()),
            "threads": threading.active_count(),
            "descriptors": _entries("/proc/self/fd"),
            "processes": len(_children()),
        }

    def _grown(self) -> Iterator[tuple[str, str]]:
        """What is more than it was after the second round, the first time it is."""
        if len(self.counts) > 2:
            before, last, now = self.counts[1], self.counts[-2], self.counts[-1]
            for name, count in now.items():
                if count > before[name] and last[name] <= before[name]:
                    yield f"more {name}", f"round 2: {before[name]}, round {len(self.counts)}: {count}"
        rounds = len(self.memory) - WARM
        if rounds > 0:
            most = self.memory[WARM - 1] + SLACK + rounds * SLOPE
            if self.memory[-1] > most >= self.memory[-2] - SLOPE:
                yield "more memory", f"bytes after each round: {self.memory}"


def _settle() -> None:
    """Handles events until layouts have come to rest and what was deleted is gone."""
    for _ in range(TURNS):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _shown() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def _entries(folder: str) -> int:
    """How many entries a folder of the system has; 0 where there is no such folder."""
    return sum(1 for _ in Path(folder).iterdir()) if Path(folder).is_dir() else 0


def _children() -> list[str]:
    """The processes that this one has started and that still run, where the system tells."""
    tasks = Path("/proc/self/task")
    files = [task / "children" for task in tasks.iterdir()] if tasks.is_dir() else []
    return [child for file in files if file.exists() for child in file.read_text().split()]


def _memory() -> int:
    """The memory of this process in bytes; 0 where the system does not tell."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if status.exists() else 0
