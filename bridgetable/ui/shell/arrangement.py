"""Where the parts of the window are, how large their letters are, and what of it is remembered."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from bridgetable.table.phase import Phase
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.shell.occasional_dock import OccasionalDock
from bridgetable.ui.shell.preferences import LAYOUT, bytes_of
from bridgetable.ui.table.layout.sheet import shows_auction_sheet
from bridgetable.words.catalogue import Words

SMALLEST = (1024, 700)
USUAL = (1280, 800)
LARGER = {"caption": 1.25, "panel": 1.15, "score": 1.15}
"""How much larger than the rest these parts are written."""
HEIGHTS = {"tools": 2.9, "caption": 3.8, "score": 2.5}
"""How high the bars are, in letters of the window: they stand before anything stands in them."""
WIDTHS = {"timeline": 14, "panel": 21}
"""How wide the panels are, in letters, unless somebody makes them wider or narrower by hand."""
TITLES = {
    "timeline": "panel-timeline", "panel": "panel-director", "bidding-box": "panel-bidding-box",
    "auction": "panel-auction",
}
"""The messages that are the titles of the panels."""
BY_HAND = "widths-by-hand"
"""Where it is kept that somebody did."""
BOX_HEIGHT = 22
"""How high the bidding box is, in letters, before anything stands in it."""


class Arrangement(QObject):
    """The bars and panels of a window round its table; they are there first, and are filled afterwards."""

    def __init__(self, window: QMainWindow, settings: QSettings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._parts: dict[str, QWidget] = {}
        self._by_hand = False
        self._widening = QTimer(self)
        self._widening.setSingleShot(True)
        self._widening.timeout.connect(self._widen)
        self._bars = {"tools": self._bar("tools", Qt.ToolBarArea.TopToolBarArea)}
        window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        self._bars["caption"] = self._bar("caption", Qt.ToolBarArea.TopToolBarArea)
        self._bars["score"] = self._bar("score", Qt.ToolBarArea.BottomToolBarArea)
        self.timeline = self._dock("timeline", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.bidding_box = self._occasional("bidding-box", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.auction = self._occasional("auction", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.panel = self._dock("panel", Qt.DockWidgetArea.RightDockWidgetArea)
        self.timeline.installEventFilter(self)
        self.panel.installEventFilter(self)
        window.setMinimumSize(*SMALLEST)

    def _bar(self, name: str, area: Qt.ToolBarArea) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName(f"{name}-bar")
        bar.setMovable(False)
        bar.setFloatable(False)
        self._window.addToolBar(area, bar)
        return bar

    def _dock(self, name: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(f"{name}-dock")
        dock.setWidget(QWidget())
        self._window.addDockWidget(area, dock)
        return dock

    def _occasional(self, name: str, area: Qt.DockWidgetArea) -> OccasionalDock:
        dock = OccasionalDock(name, self._window, self._settings)
        dock.setWidget(QWidget())
        self._window.addDockWidget(area, dock)
        dock.hide()
        return dock

    @property
    def _docks(self) -> dict[QDockWidget, str]:
        """The panels, with the names of what belongs in them."""
        return {
            self.timeline: "timeline", self.bidding_box: "bidding-box", self.auction: "auction", self.panel: "panel",
        }

    def fill(self, parts: dict[str, QWidget]) -> None:
        """Puts the parts where they belong: "tools", "caption", "score", and those of the panels."""
        self._parts = parts
        for name, bar in self._bars.items():
            bar.addWidget(parts[name])
            layout = bar.layout()
            if layout is not None:
                layout.setContentsMargins(0, 0, 0, 0)
        for dock, name in self._docks.items():
            empty = dock.widget()
            dock.setWidget(parts[name])
            empty.deleteLater()
        self._write()
        if not self._by_hand:
            self._widening.start(0)

    # -- letters -------------------------------------------------------------------------------------------------------

    def fit_letters(self) -> bool:
        """Letters grow with the window, so that they can be read from as far away as the cards; whether they did."""
        pixels = round(max(12, min(5 + self._window.height() / 85, self._window.width() / 74, 44)))
        if self._window.font().pixelSize() == pixels:
            return False
        self._window.setFont(_sized(self._window.font(), pixels))
        for name, bar in self._bars.items():
            bar.setFixedHeight(round(HEIGHTS[name] * pixels))
        self._write()
        if not self._by_hand and self._parts:
            self._widening.start(0)
        elif not self._by_hand:
            self.timeline.widget().setMinimumWidth(WIDTHS["timeline"] * pixels)
            self.panel.widget().setMinimumWidth(WIDTHS["panel"] * pixels)
            self.bidding_box.widget().setFixedHeight(BOX_HEIGHT * pixels)
        return True

    def _write(self) -> None:
        # Under a style sheet a widget made later does not take up the letters of its window by itself.
        font, pixels = self._window.font(), self._window.fontInfo().pixelSize()
        for dock in self._docks:
            dock.setFont(font)
        for name, part in self._parts.items():
            part.setFont(_sized(font, round(pixels * LARGER.get(name, 1))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees a panel made wider or narrower with the mouse: then it stays so."""
        dragging = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if isinstance(event, QResizeEvent) and dragging and event.size().width() != event.oldSize().width():
            self._by_hand = True
        return super().eventFilter(watched, event)

    def _widen(self) -> None:
        em = self._window.fontInfo().pixelSize()
        widths = [WIDTHS["timeline"] * em, WIDTHS["panel"] * em]
        self._window.resizeDocks([self.timeline, self.panel], widths, Qt.Orientation.Horizontal)

    # -- memory --------------------------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Everything where it was last time."""
        geometry, state = bytes_of(self._settings, "geometry"), bytes_of(self._settings, "state")
        if geometry.isEmpty() or not self._window.restoreGeometry(geometry):
            self._window.resize(*USUAL)
        if not state.isEmpty() and self._window.restoreState(state, LAYOUT):
            self._by_hand = bool(self._settings.value(BY_HAND, True, type=bool))

    def remember(self) -> None:
        """Keeps where everything is for the next time."""
        self._settings.setValue("geometry", self._window.window().saveGeometry())
        self._settings.setValue("state", self._window.saveState(LAYOUT))
        self._settings.setValue(BY_HAND, self._by_hand)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the panels there is something for, and none of them on the projector."""
        if changed(before, after, "table"):
            self.bidding_box.set_occasion(after.table.phase is Phase.AUCTION)
            self.auction.set_occasion(bool(after.table.auction.made) and not shows_auction_sheet(after.table))
        if before is not None and before.options.projector != after.options.projector:
            self._clear_screen(after.options.projector)

    def name_panels(self, words: Words) -> None:
        """Gives the panels their titles in this language."""
        for dock, name in self._docks.items():
            dock.setWindowTitle(words.text(TITLES[name]))

    def _clear_screen(self, on: bool) -> None:
        """Leaves only the table on a full screen, or brings everything back."""
        if on:
            self.remember()
        for bar in self._bars.values():
            bar.setVisible(not on)
        if on:
            self.timeline.hide()
            self.panel.hide()
            self._window.window().showFullScreen()
        else:
            self._window.window().showNormal()
            self._window.restoreState(bytes_of(self._settings, "state"), LAYOUT)
        self.bidding_box.set_cleared(on)
        self.auction.set_cleared(on)


def _sized(font: QFont, pixels: int) -> QFont:
    """The same letters so many pixels tall."""
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return sized
