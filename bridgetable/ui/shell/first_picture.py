"""The window in its first moment: felt and a pack of cards face down, until the table is laid in it."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from bridgetable.ui.drawing.content.first_colours import BACK, FELT, MAT

NAME = "bridgetable"
USUAL = (1280, 800)
HANDS = ((0.3, 0.12, 0.03), (0.76, 0.46, 0.0125), (0.3, 0.76, 0.03), (0.05, 0.46, 0.0125))
"""Where each hand begins, in parts of the window, and how far apart its cards lie."""


class Opening(QWidget):
    """The window on the screen. It is there before the program is loaded, and the rest of it is laid inside."""

    painted = Signal()
    """The first picture has been painted; sent once."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        theme = str(settings.value("theme", "auto", type=str))
        system = QGuiApplication.styleHints().colorScheme()
        self._dark = theme == "dark" or (theme == "auto" and system is Qt.ColorScheme.Dark)
        self._waiting = True
        self._window: QMainWindow | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        self.setWindowTitle(NAME)
        geometry = settings.value("geometry", QByteArray(), type=QByteArray)
        if not isinstance(geometry, QByteArray) or geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(*USUAL)

    def lay(self, window: QMainWindow) -> None:
        """Puts the real window inside, under its own title."""
        self._window = window
        window.windowTitleChanged.connect(self.setWindowTitle)
        window.installEventFilter(self)
        self._room.addWidget(window)
        self.setWindowTitle(window.windowTitle() or NAME)
        self.setWindowModified(window.isWindowModified())
        window.show()
        window.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The star of unsaved work follows the window inside."""
        if event.type() == QEvent.Type.ModifiedChange and self._window is not None:
            self.setWindowModified(self._window.isWindowModified())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt, a mat and the four hands face down, drawn with nothing that has to be loaded first."""
        if self._window is not None:
            return
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(FELT[self._dark]))
            across, down = self.width(), self.height()
            mat = QRectF(across * 0.27, down * 0.4, across * 0.46, down * 0.28)
            painter.fillRect(mat, QColor(MAT[self._dark]))
            painter.setPen(QColor(FELT[self._dark]))
            painter.setBrush(QColor(BACK))
            for x, y, step in HANDS:
                for card in range(13):
                    painter.drawRect(QRectF(across * (x + card * step), down * y, across / 24, down / 8))
        if self._waiting:
            self._waiting = False
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closes when the window inside lets itself be closed."""
        if self._window is not None and not self._window.close():
            event.ignore()
            return
        super().closeEvent(event)
