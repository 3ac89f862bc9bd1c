"""The button with a menu of findings that the Director can make besides the options he is offered."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bridgetable.table.state import Table
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words
from bridgetable.words.story import option_label

if TYPE_CHECKING:
    from bridgetable.laws.enacted import AskedNow


class AnotherFinding(QPushButton):
    """A button that opens a menu of findings; hidden when there are none."""

    chosen = Signal(str)
    """The name of the finding chosen in the menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[AskedNow | None, str] = (None, "")
        named(self, "another-finding")
        self.setMenu(QMenu(self))
        self.hide()

    def show_findings(self, besides: AskedNow | None, words: Words, table: Table) -> None:
        """Shows the findings that are possible at this table besides the options; None hides the button."""
        self.setVisible(besides is not None)
        if self._shown == (besides, words.language):
            return
        self._shown = (besides, words.language)
        self.setText(words.text("another-finding"))
        self.setToolTip(words.text("another-finding-tip"))
        self.menu().clear()
        if besides is None:
            return
        for option in besides.options:
            label = option_label(words, besides.question, option.name, table)
            self.menu().addAction(label).triggered.connect(partial(self._choose, option.name))

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.chosen.emit(name)
