"""A file of 7,632 recorded boards: the next one beside that in a file of 24, and the gaps while its list is shown."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.benchmark.analysis import largest_gap
from tests.benchmark.figure import ROUNDS, Figure, one_frame, timed

MANY, FEW = 7632, 24
BOARD = (
    '[Event "Benchmark"]\n[Board "{number}"]\n[North "Player {number}"]\n[Result "10"]\n[Contract "4H"]\n'
    '[Declarer "S"]\n[Deal "N:AKQ2.543.K62.J98 JT98.A2.AQJ3.T75 765.KQJT9.54.AK2 43.876.T987.Q643"]\n'
    '[Auction "N"]\nPass Pass 4H AP\n[Play "W"]\nDT D2 DQ D4\nD7 D6 DA D5\n*\n\n'
)


def measure() -> Iterator[Figure]:
    """Figures of going from board to board, and of the list."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from bridgetable.ui.shell.startup import create_window

    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as home:
        settings = QSettings(str(Path(home, "settings.ini")), QSettings.Format.IniFormat)
        windows = {}
        for count in (MANY, FEW):
            path = Path(home, f"{count}.pbn")
            path.write_text("".join(BOARD.format(number=number) for number in range(1, count + 1)), "utf-8")
            windows[count] = window = create_window(settings, None)
            window.show()
            window.build_parts()
            _choose_as_soon_as_shown(0)
            window.parts.documents.open_path(str(path))
            while (board := window.session.document.board) is None or not board.of:
                application.processEvents()

        def next_board(window: Any) -> None:
            window.parts.documents.boards.open_next()
            application.processEvents()

        pairs = [
            (timed(lambda: next_board(windows[MANY])), timed(lambda: next_board(windows[FEW]))) for _ in range(ROUNDS)
        ]
        many, few = zip(*pairs, strict=True)
        yield Figure(f"next board of {MANY}", f"of {FEW}", many, few, 1.5)
        _choose_as_soon_as_shown(MANY - 1)
        done: list[None] = []

        def show_list() -> None:
            windows[MANY].parts.documents.boards.choose_another()
            done.append(None)

        gap = largest_gap(show_list, lambda: bool(done))
        yield Figure(f"gap, list of {MANY} boards", "three frames", (gap,), (3 * one_frame(),), 1.0)
        for window in windows.values():
            window.close()


def _choose_as_soon_as_shown(row: int) -> None:
    """Puts the board of this row on the table as soon as the list shows it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from bridgetable.ui.deal.board_chooser import BoardChooser

    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, BoardChooser) and dialog.isVisible() and row < len(dialog.boards):
        dialog.choose_row(row)
        dialog.accept()
    else:
        QTimer.singleShot(1, lambda: _choose_as_soon_as_shown(row))
