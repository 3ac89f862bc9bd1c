"""Where the parts of the window are, how large their letters are, and what of it is remembered."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from bridgetable.ui.preferences import LAYOUT, bytes_of

SMALLEST = (1024, 700)
USUAL = (1280, 800)
LARGER = 1.25, 1.15, 1.15
"""How much larger than the rest the caption, the Director's panel and the score line are written."""


class Arrangement(QObject):
    """The bars and panels of a window round its table."""

    def __init__(
        self, window: QMainWindow, settings: QSettings, *,
        tools: QWidget, caption: QWidget, score: QWidget, timeline: QWidget, panel: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._larger = tuple(zip((caption, panel, score), LARGER, strict=True))
        self._usual: tuple[int, int] | None = None
        self._widening = QTimer(self)
        self._widening.setSingleShot(True)
        self._widening.timeout.connect(self._widen)
        self._bars = [self._bar("tools", tools, Qt.ToolBarArea.TopToolBarArea)]
        window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        self._bars.append(self._bar("caption-bar", caption, Qt.ToolBarArea.TopToolBarArea))
        self._bars.append(self._bar("score-bar", score, Qt.ToolBarArea.BottomToolBarArea))
        self.timeline = self._dock("timeline-dock", timeline, Qt.DockWidgetArea.LeftDockWidgetArea)
        self.panel = self._dock("panel-dock", panel, Qt.DockWidgetArea.RightDockWidgetArea)
        window.setMinimumSize(*SMALLEST)

    def _bar(self, name: str, widget: QWidget, area: Qt.ToolBarArea) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName(name)
        bar.setMovable(False)
        bar.setFloatable(False)
        bar.addWidget(widget)
        self._window.addToolBar(area, bar)
        return bar

    def _dock(self, name: str, widget: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self._window.addDockWidget(area, dock)
        return dock

    # -- letters -------------------------------------------------------------------------------------------------------

    def fit_letters(self) -> bool:
        """Letters grow with the window, so that they can be read from as far away as the cards; whether they did."""
        pixels = round(max(12, min(5 + self._window.height() / 85, self._window.width() / 74, 44)))
        if self._window.font().pixelSize() == pixels:
            return False
        usual = self._usual in (None, self._widths())
        font = _sized(self._window.font(), pixels)
        self._window.setFont(font)
        for widget, times in self._larger:
            widget.setFont(_sized(font, round(pixels * times)))
        if usual:
            self._widening.start(0)
        return True

    def _widths(self) -> tuple[int, int]:
        return self.timeline.width(), self.panel.width()

    def _widen(self) -> None:
        """Panels as wide as their letters need, unless somebody has made them wider or narrower by hand."""
        em = self._window.fontInfo().pixelSize()
        self._window.resizeDocks([self.timeline, self.panel], [em * 14, em * 21], Qt.Orientation.Horizontal)
        self._usual = self._widths()

    # -- memory --------------------------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Everything where it was last time."""
        geometry, state = bytes_of(self._settings, "geometry"), bytes_of(self._settings, "state")
        if geometry.isEmpty() or not self._window.restoreGeometry(geometry):
            self._window.resize(*USUAL)
        if not state.isEmpty() and self._window.restoreState(state, LAYOUT):
            self._usual = (0, 0)

    def remember(self) -> None:
        """Keeps where everything is for the next time."""
        self._settings.setValue("geometry", self._window.saveGeometry())
        self._settings.setValue("state", self._window.saveState(LAYOUT))

    def clear_screen(self, on: bool) -> None:
        """Leaves nothing but the table on a full screen, or brings everything back."""
        if on:
            self.remember()
        for bar in self._bars:
            bar.setVisible(not on)
        if on:
            self.timeline.hide()
            self.panel.hide()
            self._window.showFullScreen()
        else:
            self._window.showNormal()
            self._window.restoreState(bytes_of(self._settings, "state"), LAYOUT)


def _sized(font: QFont, pixels: int) -> QFont:
    """The same letters so many pixels tall."""
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return sized
