"""What the tests of preferences need: the theme is of the application, and would stay for other tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bridgetable.ui.kit.theme import apply_theme


@pytest.fixture(autouse=True)
def light_afterwards(qapp: QApplication) -> Iterator[None]:
    """Makes the application light again."""
    yield
    apply_theme("light")
