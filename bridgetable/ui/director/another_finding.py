"""What the Director may find besides the options he is offered: a button with a menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from bridgetable.laws.book import AskedNow
from bridgetable.table.state import Table
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words
from bridgetable.words.story import option_label


class AnotherFinding(QPushButton):
    """Offers what else may be found; hidden where there is nothing."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered: tuple[AskedNow | None, str] = (None, "")
        named(self, "another-finding")
        self.setMenu(QMenu(self))
        self.hide()

    def offer(self, besides: AskedNow | None, words: Words, table: Table) -> None:
        """Shows the findings that are possible at this table besides what is offered."""
        self.setVisible(besides is not None)
        if self._offered == (besides, words.language):
            return
        self._offered = (besides, words.language)
        self.setText(words.text("another-finding"))
        self.setToolTip(words.text("another-finding-tip"))
        self.menu().clear()
        for option in besides.options if besides is not None else ():
            label = option_label(words, besides.question, option.name, table) if besides is not None else ""
            self.menu().addAction(label).triggered.connect(partial(self._choose, option.name))

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.chosen.emit(name)
