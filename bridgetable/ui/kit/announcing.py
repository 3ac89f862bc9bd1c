"""What is told to screen readers."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Has screen readers say this text, on behalf of the widget."""
    # PySide loads these with all roles and states there are, and at the start there is nothing to be said.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
