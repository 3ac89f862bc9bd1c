"""The arrangement of the parts of the window and the size of their letters, saved between sessions."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QFont, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenuBar, QTabBar, QTabWidget, QToolBar, QWidget

from bridgetable.table.state import Phase
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.preferences.preferences import LAYOUT
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.ui.shell.first_picture import default_size
from bridgetable.ui.table.middle import shows_auction_sheet
from bridgetable.words.catalogue import Words

# -- A dock that is shown only while it has contents -------------------------------------------------------------------


class OccasionalDock(QDockWidget):
    """A dock that appears by itself when it has contents, unless the user has closed it."""

    def __init__(self, name: str, window: QMainWindow, settings: QSettings) -> None:
        super().__init__(window)
        self._name, self._settings = name, settings
        self._has_content = False
        self.setObjectName(f"{name}-dock")
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether the user wants to see the dock when it has contents; saved between sessions."""
        return saved_value(self._settings, self._name, True)

    def come_forward(self) -> bool:
        """Comes before the dock that covers it in the same place; returns whether there was one."""
        covered = not self.isHidden() and self.visibleRegion().isEmpty()
        if covered:
            self.raise_()
        return covered

    def set_wanted(self, wanted: bool) -> None:
        """Sets whether the dock is shown when it has contents, or never."""
        self._settings.setValue(self._name, wanted)
        self.update_visibility()

    def set_has_content(self, has_content: bool) -> None:
        """Sets whether the dock has contents now."""
        self._has_content = has_content
        self.update_visibility()

    def update_visibility(self) -> None:
        """Shows the dock if it is wanted and has contents."""
        shown, focused, table = self._has_content and self.wanted, *self._focus_widgets()
        if not shown and table is not None and focused is not None and self.isAncestorOf(focused):
            table.setFocus()
        self.setVisible(shown)

    def _focus_widgets(self) -> tuple[QWidget | None, QWidget | None]:
        """Returns the widget that has the focus, and the one that gets it when this dock is hidden."""
        window = self.parentWidget()
        return (window.focusWidget(), window.centralWidget()) if isinstance(window, QMainWindow) else (None, None)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Records that the user does not want the dock."""
        super().closeEvent(event)
        self.set_wanted(False)


MIN_SIZE = (1024, 700)
FONT_SCALES = {"caption": 1.25, "panel": 1.15, "score": 1.15}
"""The size of the letters of these parts relative to those of the window."""
HEIGHTS = {"menus": 1.6, "tools": 2.35, "caption": 3.8, "score": 2.5}
"""The heights of the bars, in heights of a letter of the window; fixed, because the bars are filled later."""
WIDTHS = {"timeline": 14, "panel": 21}
"""The widths of the panels, in heights of a letter, unless the user resizes them."""
TITLES = {
    "timeline": "panel-timeline",
    "panel": "panel-director",
    "bidding-box": "panel-bidding-box",
    "auction": "panel-auction",
    "lectern": "panel-lectern",
}
"""The message keys of the titles of the panels."""
TOOLBAR_WIDTH = 52
"""The width of the toolbar at its narrowest, in heights of a letter: no zoom makes the letters too large for it."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""The greatest height that a widget can have: without a limit."""
LECTERN_WIDTH = 74
"""The width of the window for the lectern at its narrowest, in heights of a letter of the lectern."""
SMALLEST = 9
"""The least height of a letter of the window, in pixels."""
PANELS_SHARE = 0.6
"""The most of the width of the window that the panels take by themselves."""
RESIZED_BY_USER = "widths-by-hand"
"""The settings key for whether the user has resized the panels."""
BELOW_SHARE = 0.34
"""The share of the height of the window that a dock below the table takes by itself."""
LEAST_SHARE = 0.4
"""The share of that height which the table keeps above it."""
BOX_HEIGHT = 9.5
"""The height of the bidding box below the table, in heights of a letter."""
BOX_WIDTH = 60
"""The width of the window for the bidding box between the panels, in heights of a letter of the box."""
UPRIGHT_TITLE = 0.85
"""The size of the letters of its title, which stands upright beside it."""
BELOW_TIMELINE = 2
"""The version of the arrangements in which the bidding box stood below the timeline."""


class Arrangement(QObject):
    """The bars and docks of a window around its table; they are made empty, and filled later."""

    height_shared = Signal(bool)
    """Whether a dock below the table leaves less height to what stands beside it."""

    def __init__(self, window: QMainWindow, settings: QSettings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._parts: dict[str, QWidget] = {}
        self._below: list[QDockWidget] = []
        self._is_height_shared = False
        self._resized_by_user = self._has_auction = False
        self._zoom = 100
        self._width_timer = QTimer(self)
        self._width_timer.setSingleShot(True)
        self._width_timer.timeout.connect(self._set_widths)
        self._bars: dict[str, QWidget] = {"menus": window.menuBar()}
        self._bars["tools"] = self._add_bar("tools", Qt.ToolBarArea.TopToolBarArea)
        window.addToolBarBreak(Qt.ToolBarArea.TopToolBarArea)
        self._bars["caption"] = self._add_bar("caption", Qt.ToolBarArea.TopToolBarArea)
        self._bars["score"] = self._add_bar("score", Qt.ToolBarArea.BottomToolBarArea)
        self.timeline = self._add_dock("timeline", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.bidding_box = self._add_occasional_dock("bidding-box", Qt.DockWidgetArea.BottomDockWidgetArea)
        self.auction = self._add_occasional_dock("auction", Qt.DockWidgetArea.LeftDockWidgetArea)
        self.panel = self._add_dock("panel", Qt.DockWidgetArea.RightDockWidgetArea)
        self.lectern = self._add_occasional_dock("lectern", Qt.DockWidgetArea.BottomDockWidgetArea)
        self.lectern.setAllowedAreas(Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.TopDockWidgetArea)
        self.timeline.installEventFilter(self)
        self.panel.installEventFilter(self)
        self.auction.installEventFilter(self)
        self.bidding_box.setAllowedAreas(Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.TopDockWidgetArea)
        # A title above the box would take the height of a line of calls.
        window.setTabPosition(Qt.DockWidgetArea.BottomDockWidgetArea, QTabWidget.TabPosition.West)
        window.tabifyDockWidget(self.lectern, self.bidding_box)
        self.lectern.installEventFilter(self)
        upright = QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar
        self.bidding_box.setFeatures(self.bidding_box.features() | upright)
        self._place_at_bottom()
        window.setMinimumSize(*MIN_SIZE)

    def _place_at_bottom(self) -> None:
        """Has the panels at the sides take the corners, so that the bidding box is as wide as the table.

        The lectern is wider than that, and so is what was added below the table: while it is shown it reaches below the
        timeline, and the box has a tab beside it. The timeline then has room for its rows only, and the auction is not
        shown below it.
        """
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        for corner, area in (
            (Qt.Corner.TopLeftCorner, left),
            (Qt.Corner.TopRightCorner, right),
            (Qt.Corner.BottomRightCorner, right),
            (Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.BottomDockWidgetArea if self._is_wide_below else left),
        ):
            self._window.setCorner(corner, area)
        self.auction.set_has_content(self._has_auction and not self._is_wide_below)
        self._share_height()

    def _share_height(self) -> None:
        """Gives the bidding box its height; beside a dock that is higher it only has that at least.

        Above such a dock the table and the timeline may be lower than they would be by themselves.
        """
        box, shared = self.bidding_box.widget(), any(not dock.isHidden() for dock in self._below)
        box.setMaximumHeight(QWIDGETSIZE_MAX if shared else box.minimumHeight())
        least = round(self._window.height() * LEAST_SHARE) if shared else 0
        if (table := self._window.centralWidget()) is not None:
            table.setMinimumHeight(least)
        if shared is not self._is_height_shared:
            self._is_height_shared = shared
            self.height_shared.emit(shared)

    @property
    def _is_wide_below(self) -> bool:
        """Whether anything is shown below the table that needs more width than that has."""
        return any(not dock.isHidden() and not dock.isFloating() for dock in (self.lectern, *self._below))

    def _add_bar(self, name: str, area: Qt.ToolBarArea) -> QToolBar:
        bar = QToolBar(self._window)
        bar.setObjectName(f"{name}-bar")
        bar.setMovable(False)
        bar.setFloatable(False)
        self._window.addToolBar(area, bar)
        return bar

    def _add_dock(self, name: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(f"{name}-dock")
        dock.setWidget(QWidget())
        self._window.addDockWidget(area, dock)
        return dock

    def _add_occasional_dock(self, name: str, area: Qt.DockWidgetArea) -> OccasionalDock:
        dock = OccasionalDock(name, self._window, self._settings)
        dock.setWidget(QWidget())
        self._window.addDockWidget(area, dock)
        dock.hide()
        return dock

    @property
    def _docks(self) -> dict[QDockWidget, str]:
        """The docks with the names of the parts they contain."""
        return {
            self.timeline: "timeline",
            self.bidding_box: "bidding-box",
            self.auction: "auction",
            self.panel: "panel",
            self.lectern: "lectern",
        }

    def set_parts(self, parts: dict[str, QWidget]) -> None:
        """Puts the parts into the bars ("tools", "caption", "score") and those docks that have one, by name."""
        self._parts = parts
        for name, bar in self._bars.items():
            part = parts[name]
            if isinstance(part, QMenuBar):
                part.setFixedHeight(bar.height())
                # One that is not shown yet has no height, and the table would take its place meanwhile.
                part.show()
                self._window.setMenuBar(part)
            elif isinstance(bar, QToolBar):
                bar.addWidget(part)
                layout = bar.layout()
                if layout is not None:
                    layout.setContentsMargins(0, 0, 0, 0)
        self._bars["menus"] = parts["menus"]
        for dock, name in self._docks.items():
            if name in parts:
                self._fill(dock, parts[name])
        self._set_fonts()
        if not self._resized_by_user:
            self._width_timer.start(0)

    def add_part(self, name: str, part: QWidget) -> None:
        """Puts a part that is built later than the others into its dock."""
        self._parts[name] = part
        self._fill(next(dock for dock, of in self._docks.items() if of == name), part)
        self._set_fonts()

    def add_below(self, dock: QDockWidget) -> None:
        """Puts a dock that is made later than the others below the table, which stays in view above it."""
        self._below.append(dock)
        dock.setAllowedAreas(Qt.DockWidgetArea.BottomDockWidgetArea | Qt.DockWidgetArea.TopDockWidgetArea)
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
        self._window.tabifyDockWidget(self.lectern, dock)
        dock.installEventFilter(self)
        dock.topLevelChanged.connect(lambda _: self._place_at_bottom())
        self._set_fonts()
        self._place_at_bottom()
        # Once what stands in the window has been laid out anew around it.
        QTimer.singleShot(0, dock, partial(self._give_height, dock))

    def _give_height(self, dock: QDockWidget) -> None:
        self._window.resizeDocks([dock], [round(self._window.height() * BELOW_SHARE)], Qt.Orientation.Vertical)

    def _fill(self, dock: QDockWidget, part: QWidget) -> None:
        empty = dock.widget()
        if dock is self.bidding_box:
            part.setFixedHeight(empty.minimumHeight())
        dock.setWidget(part)
        empty.deleteLater()

    def show_in_panel(self, part: QWidget) -> None:
        """Has this part stand in the dock of the Director's panel, and the dock be seen."""
        self._parts["panel"] = part
        self.panel.setWidget(part)
        part.show()
        self._set_fonts()
        self.panel.show()
        self.panel.raise_()

    # -- letters -------------------------------------------------------------------------------------------------------

    def fit_letters(self) -> bool:
        """Fits the letters to the size of the window, so that they are as legible as the cards; returns whether they
        have changed."""
        fitting = max(12, min(5 + self._window.height() / 85, self._window.width() / 74, 44))
        largest = max(fitting, self._window.width() / TOOLBAR_WIDTH)
        pixels = round(max(SMALLEST, min(fitting * self._zoom / 100, largest)))
        if self._window.font().pixelSize() == pixels:
            return False
        self._window.setFont(_with_pixel_size(self._window.font(), pixels))
        for name, bar in self._bars.items():
            bar.setFixedHeight(round(HEIGHTS[name] * pixels))
        self._set_fonts()
        if not self._resized_by_user and self._parts:
            self._width_timer.start(0)
        elif not self._resized_by_user:
            em = min(pixels, self._widest_letters)
            self.timeline.widget().setMinimumWidth(WIDTHS["timeline"] * em)
            self.panel.widget().setMinimumWidth(WIDTHS["panel"] * em)
        self.bidding_box.widget().setFixedHeight(round(BOX_HEIGHT * min(pixels, self._box_letters)))
        self._share_height()
        return True

    @property
    def _box_letters(self) -> int:
        """The greatest height of a letter of the bidding box; with larger ones it would not fit between the panels."""
        return max(SMALLEST, self._window.width() // BOX_WIDTH)

    @property
    def _widest_letters(self) -> int:
        """The greatest height of a letter by which the panels become wider; larger ones would leave no table."""
        return round(PANELS_SHARE * self._window.width() / sum(WIDTHS.values()))

    def _set_fonts(self) -> None:
        # Under a style sheet a widget that is made later does not inherit the font of its window.
        font, pixels = self._window.font(), self._window.fontInfo().pixelSize()
        # All of the lectern has to be seen at a time, beside the Director's panel, and of what stands below the table.
        most = max(SMALLEST, self._window.width() // LECTERN_WIDTH)
        for dock in self._docks:
            dock.setFont(font)
        self.bidding_box.setFont(_with_pixel_size(font, round(pixels * UPRIGHT_TITLE)))
        for name, part in self._parts.items():
            largest = {"lectern": most, "bidding-box": self._box_letters}.get(name, pixels)
            part.setFont(_with_pixel_size(font, round(min(pixels, largest) * FONT_SCALES.get(name, 1))))
        for dock in self._below:
            dock.setFont(_with_pixel_size(font, min(pixels, most)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notices when the user resizes a panel with the mouse: its width is no longer adapted then.

        When the auction beside the table asks for another height it is given that.
        """
        dragging = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if isinstance(event, QResizeEvent) and dragging and event.size().width() != event.oldSize().width():
            self._resized_by_user = True
        if (watched is self.lectern or watched in self._below) and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._place_at_bottom()
        if watched is self.auction and event.type() is QEvent.Type.Show:
            # It may have got its text while it was hidden.
            self.auction.widget().updateGeometry()
        if watched is self.auction and event.type() is QEvent.Type.LayoutRequest and not dragging:
            self._fit_auction()
        return super().eventFilter(watched, event)

    def _fit_auction(self) -> None:
        """Gives the auction beside the table the height it asks for, as far as the timeline keeps its rows."""
        docks = self.timeline, self.auction
        if any(dock.isHidden() or dock.isFloating() for dock in docks):
            return
        both, wanted = self.timeline.height() + self.auction.height(), self.auction.sizeHint().height()
        self._window.resizeDocks(docks, [both - wanted, wanted], Qt.Orientation.Vertical)

    def set_widths(self) -> None:
        """Gives the panels their widths at once, unless the user has resized them."""
        layout = self._window.layout()
        if not self._resized_by_user:
            self._set_widths()
            if layout is not None:
                # Otherwise the table would be laid out between panels of the widths that their parts prefer.
                layout.activate()

    def _set_widths(self) -> None:
        em = min(self._window.fontInfo().pixelSize(), self._widest_letters)
        widths = [WIDTHS["timeline"] * em, WIDTHS["panel"] * em]
        self._window.resizeDocks([self.timeline, self.panel], widths, Qt.Orientation.Horizontal)

    # -- saving --------------------------------------------------------------------------------------------------------

    def restore(self) -> None:
        """Restores the arrangement of the last session."""
        geometry, state = (saved_value(self._settings, key, QByteArray()) for key in ("geometry", "state"))
        if geometry.isEmpty() or not self._window.restoreGeometry(geometry):
            self._window.resize(default_size(self._window.screen().availableSize()))
        if self._restore_state(state):
            self._resized_by_user = saved_value(self._settings, RESIZED_BY_USER, True)

    def _restore_state(self, state: QByteArray) -> bool:
        """Restores a saved state; returns whether there was one. An older one leaves the bidding box at the table."""
        if state.isEmpty():
            return False
        if not self._window.restoreState(state, LAYOUT):
            if not self._window.restoreState(state, BELOW_TIMELINE):
                return False
            self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.bidding_box)
            self._window.tabifyDockWidget(self.lectern, self.bidding_box)
        self._place_at_bottom()
        return True

    def save(self) -> None:
        """Saves the arrangement for the next session."""
        self._settings.setValue("geometry", self._window.window().saveGeometry())
        self._settings.setValue("state", self._window.saveState(LAYOUT))
        self._settings.setValue(RESIZED_BY_USER, self._resized_by_user)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the panels that have contents, and fits the letters to another zoom."""
        if self._zoom != after.options.zoom:
            self._zoom = after.options.zoom
            self.fit_letters()
        if changed(before, after, "table"):
            hidden = self.bidding_box.isHidden()
            self.bidding_box.set_has_content(after.table.phase is Phase.AUCTION)
            if hidden and not self.bidding_box.isHidden():
                self.bidding_box.raise_()
            self._has_auction = bool(after.table.auction.made) and not shows_auction_sheet(after.table)
            self.auction.set_has_content(self._has_auction and not self._is_wide_below)

        self._keep_focus_off_tabs()

    def name_panels(self, words: Words) -> None:
        """Sets the titles of the panels in this language."""
        for dock, name in self._docks.items():
            dock.setWindowTitle(words.text(TITLES[name]))

    def _keep_focus_off_tabs(self) -> None:
        """Keeps the keyboard off the tabs of panels that share a place: their commands bring them to the front."""
        # Qt makes them when they are needed first.
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for tabs in self._window.findChildren(QTabBar, options=direct):
            tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def _with_pixel_size(font: QFont, pixels: int) -> QFont:
    """Returns the font with this pixel size."""
    sized = QFont(font)
    sized.setPixelSize(pixels)
    return sized
