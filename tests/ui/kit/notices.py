"""Dialogs that are shown while something takes long, in tests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bridgetable.ui.kit.waiting import WaitingDialog


def when_shown(do: Callable[[WaitingDialog], object]) -> None:
    """Does this as soon as the dialog is there."""
    found = QApplication.activeModalWidget()
    if isinstance(found, WaitingDialog):
        do(found)
    else:
        QTimer.singleShot(0, lambda: when_shown(do))
