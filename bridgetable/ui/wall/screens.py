"""The screens: which of them the wall is on, and where the window goes when the wall takes its screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from bridgetable.ui.kit.shared_settings import saved_value

CHOSEN = "wall-screen"
"""The settings key for the name of the screen that was chosen for the wall; "" for the one without the window."""


class Screens(QObject):
    """The screens that the wall of a `window` can be on."""

    removed = Signal(QScreen)
    """This QScreen has been unplugged; its windows are still on it."""
    added = Signal(QScreen)
    """This QScreen has been plugged in."""

    def __init__(self, window: QWidget, settings: QSettings) -> None:
        super().__init__(window)
        self.window, self._settings = window, settings
        self._moved_from: tuple[QScreen, QRect] | None = None
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenRemoved.connect(self.removed)
            application.screenAdded.connect(self.added)

    @property
    def all(self) -> list[QScreen]:
        """The screens that are plugged in."""
        return QGuiApplication.screens()

    @property
    def named(self) -> dict[str, QScreen]:
        """The screens by name; the second of two of the same name is numbered."""
        screens: dict[str, QScreen] = {}
        for screen in self.all:
            twins = sum(screen.name() == other.name() for other in screens.values())
            screens[f"{screen.name()} ({twins + 1})" if twins else screen.name()] = screen
        return screens

    @property
    def chosen(self) -> str:
        """The name of the screen chosen for the wall; "" for the one without the window."""
        name = saved_value(self._settings, CHOSEN, "")
        return name if name in self.named else ""

    def choose(self, name: str) -> None:
        """Has the wall on the screen of this name from now on; "" for the one without the window."""
        self._settings.setValue(CHOSEN, name)

    @property
    def of_window(self) -> QScreen:
        """The screen that the window is on."""
        return self.window.window().screen()

    @property
    def for_wall(self) -> QScreen:
        """The screen chosen for the wall; else one that the window is not on, if there is one."""
        chosen, own, primary = self.chosen, self.of_window, QGuiApplication.primaryScreen()
        if chosen:
            return self.named[chosen]
        others = [screen for screen in self.all if screen is not own]
        return next((screen for screen in others if screen is not primary), others[0] if others else own)

    # -- the window ----------------------------------------------------------------------------------------------------

    def make_room(self, wall: QScreen) -> None:
        """Moves the window to another screen if it is on this one, which the wall takes, and there is another."""
        others = [screen for screen in self.all if screen is not wall]
        if self.of_window is wall and others:
            primary, before = QGuiApplication.primaryScreen(), self.window.window().geometry()
            self._move_window(primary if primary in others else others[0])
            self._moved_from = wall, before

    def restore_window(self) -> None:
        """Moves the window back to where it was on the screen that the wall took from it."""
        taken, self._moved_from = self._moved_from, None
        if taken is not None and taken[0] in self.all:
            self._move_window(*taken)

    def hold_window(self) -> None:
        """Moves the window to a screen that is plugged in, if it is on none."""
        frame = self.window.window().geometry()
        if not any(screen.geometry().intersects(frame) for screen in self.all):
            self._move_window(QGuiApplication.primaryScreen())

    def _move_window(self, screen: QScreen, place: QRect | None = None) -> None:
        """Moves the window to this screen: to this place there, else into the middle; it stays maximised if it was."""
        window, room = self.window.window(), screen.availableGeometry()
        state = window.windowState()
        large = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        if state & large:
            window.setWindowState(state & ~large)
        window.setScreen(screen)
        if place is None:
            place = QRect(QPoint(), window.size().boundedTo(room.size()))
            place.moveCenter(room.center())
        window.setGeometry(place)
        window.setWindowState(state)
