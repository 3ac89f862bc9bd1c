"""Object names, what screen readers are told, and a ring around what has the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QFocusFrame, QGraphicsView, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


# -- What is told to screen readers ------------------------------------------------------------------------------------


def announce(widget: QWidget, text: str) -> None:
    """Has screen readers say this text, on behalf of the widget."""
    accessible, announcement = load_announcing()
    accessible.updateAccessibility(announcement(widget, text))


def load_announcing() -> tuple[type[QAccessible], type[QAccessibleAnnouncementEvent]]:
    """Returns the classes that `announce` needs.

    PySide loads with them all roles and states there are, and at the start there is nothing to be said.
    """
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    return QAccessible, QAccessibleAnnouncementEvent


# -- A ring around the button, list or page that has the focus while the keyboard is used; styles show little of it ----


WIDTH = 3.0
"""The width of the ring, in pixels."""


class _Ring(QFocusFrame):
    """The ring, in the colour of what is selected."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the ring along the edge of the widget."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().highlight().color(), WIDTH))
            edge = WIDTH / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 4, 4)


def move_focus(chain: Sequence[QWidget], forwards: bool) -> None:
    """Gives the focus to the next of these widgets in a circle, or the one before; if none has it, to an end of them.

    There is at least one, and each can have the focus.
    """
    now = QApplication.focusWidget()
    at = chain.index(now) if now in chain else -1 if forwards else 0
    chain[(at + (1 if forwards else -1)) % len(chain)].setFocus(Qt.FocusReason.TabFocusReason)


class FocusRing(QObject):
    """Has the ring follow the focus in a window and in its dialogs."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._ring: _Ring | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self._belongs(now):
            return
        if now is None or not _takes_ring(now):
            if self._ring is not None:
                self._ring.setWidget(None)  # type: ignore[arg-type]
            return
        if self._ring is None:
            self._ring = _Ring(now)
            self._ring.destroyed.connect(self._forget)
        self._ring.setWidget(now)

    def _forget(self) -> None:
        """The ring was deleted with the dialog it was in."""
        self._ring = None

    def _belongs(self, widget: QWidget) -> bool:
        """Whether the widget is in the window or in a dialog over it."""
        top: QWidget | None = widget
        while top is not None:
            if top is self._window:
                return True
            top = top.parentWidget()
        return False


def _takes_ring(widget: QWidget) -> bool:
    by_keyboard = widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    shows_little = isinstance(widget, (QAbstractButton, QAbstractScrollArea)) and not isinstance(widget, QGraphicsView)
    return by_keyboard and shows_little


Named = TypeVar("Named", bound=QObject)


def named(target: Named, name: str) -> Named:
    """Sets the object name and returns the object."""
    target.setObjectName(name)
    return target
