"""The first picture of the window, shown while the program loads: the cloth and four hands face down."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QRectF,
    QSettings,
    QSize,
    QStandardPaths,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from bridgetable.ui.drawing.colours import BACK, MAT
from bridgetable.ui.kit.shared_settings import put_aside, saved_value

NAME = "bridgetable"
DEFAULT_SIZE, LEAST_SIZE = QSize(1280, 800), QSize(1024, 700)
FRAME_HEIGHT = 40
"""The height in pixels that the frame around a window takes of a screen at most, where nobody can tell before."""
HANDS = ((0.3, 0.12, 0.03), (0.76, 0.46, 0.0125), (0.3, 0.76, 0.03), (0.05, 0.46, 0.0125))
"""The left and top of each hand and the distance between its cards, as fractions of the window."""


def user_settings() -> QSettings:
    """The settings of the user, in the place where they have always been."""
    return QSettings(NAME, NAME)


def put_aside_what_is_no_file() -> Path | None:
    """Puts aside what stands in place of the settings and is no file, and returns its new name, or None.

    Only where Qt keeps settings in files of text: elsewhere nothing stands at that place.
    """
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation))
    # Qt reads the settings of the organization, which has the same name, with those of the program.
    return put_aside(folder / NAME / f"{NAME}.conf") or put_aside(folder / f"{NAME}.conf")


def default_size(available: QSize) -> QSize:
    """The size of a new window on a screen with so much room; as usual on one on which no window has room."""
    room = available - QSize(0, FRAME_HEIGHT)
    has_room = room.width() >= LEAST_SIZE.width() and room.height() >= LEAST_SIZE.height()
    return DEFAULT_SIZE.boundedTo(room) if has_room else DEFAULT_SIZE


class FirstPicture(QWidget):
    """The top-level widget; it appears before the program is loaded, and then contains the real window."""

    painted = Signal()
    """The first picture has been painted; emitted once."""

    def __init__(self, settings: QSettings, put_aside: Path | None = None) -> None:
        super().__init__()
        self.put_aside = put_aside
        """What stood in place of the settings and was no file, by its new name."""
        theme = saved_value(settings, "theme", "auto")
        if theme not in MAT:
            system = QGuiApplication.styleHints().colorScheme()
            theme = "dark" if theme == "auto" and system is Qt.ColorScheme.Dark else "light"
        self._theme = theme
        self._waiting = True
        self._window: QMainWindow | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.setWindowTitle(NAME)
        geometry = saved_value(settings, "geometry", QByteArray())
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(default_size(self.screen().availableSize()))

    def embed(self, window: QMainWindow) -> None:
        """Puts the real window inside and takes over its title."""
        self._window = window
        window.windowTitleChanged.connect(self.setWindowTitle)
        self._layout.addWidget(window)
        self.setWindowTitle(window.windowTitle() or NAME)
        self.setWindowModified(window.isWindowModified())
        window.show()
        # What is shown in a visible window asks for another painting later; asked for now, it is all painted once.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater.value)
        window.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the cloth and four hands face down, with nothing that has to be loaded first."""
        if self._window is not None:
            return
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(MAT[self._theme]))
            across, down = self.width(), self.height()
            painter.setPen(QColor(Qt.GlobalColor.white))
            painter.setBrush(QColor(BACK))
            for x, y, step in HANDS:
                for card in range(13):
                    painter.drawRect(QRectF(across * (x + card * step), down * y, across / 24, down / 8))
        if self._waiting:
            self._waiting = False
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closes if the window inside accepts to be closed."""
        if self._window is not None and not self._window.close():
            event.ignore()
            return
        super().closeEvent(event)
