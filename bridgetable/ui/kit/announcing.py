"""What is told to screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


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
