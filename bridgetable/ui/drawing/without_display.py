"""Drawing where there is no display."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication


@cache
def ensure_application() -> QCoreApplication:
    """The running application, or a new one that needs no display; the cache keeps it alive."""
    return QCoreApplication.instance() or QApplication(["bridgetable", "-platform", "offscreen"])
