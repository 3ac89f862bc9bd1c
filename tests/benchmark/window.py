"""The window that is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bridgetable.engine.history import History


@contextmanager
def opened_window(history: History | None = None) -> Iterator[tuple[Any, Callable[[], object]]]:
    """A window of 1280 by 800 with all its parts, on this history if there is one, and what has it painted."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from bridgetable.document.document import Document
    from bridgetable.ui.shell.startup import FullSearches, create_window

    application = QApplication.instance() or QApplication([])
    window = create_window(QSettings("bridgetable-benchmark", "bridgetable-benchmark"), None)
    window.resize(1280, 800)
    if history is not None:
        window.session.open(history, Document())
    window.show()
    window.build_parts()
    FullSearches(window)
    application.processEvents()
    yield window, application.processEvents
    window.close()
