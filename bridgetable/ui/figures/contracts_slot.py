"""The place in the Director's panel for the double-dummy tricks of all contracts, while no card is to be played."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetable.cards.deal import Hands
from bridgetable.ui.figures.all_contracts import AllContracts
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.words.catalogue import Words

PURPOSE = "contracts-of-the-deal"


class ContractsSlot(QWidget):
    """Shows the tricks of every contract of a deal, or is hidden."""

    def __init__(self, analysis: Analysis, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 0, 10, 0)
        self._shown: tuple[Hands, str] | None = None
        self.setVisible(False)

    @property
    def empty(self) -> bool:
        """Whether nothing is shown."""
        return self._shown is None

    def show_contracts(self, hands: Hands, words: Words) -> None:
        """Shows the tricks of all contracts of this deal, as soon as they are known."""
        if self._shown == (hands, words.language):
            return
        self.show_nothing()
        self._shown = (hands, words.language)
        self._column.addWidget(AllContracts(words, hands, self._analysis, self, PURPOSE))
        self.setVisible(True)

    def show_nothing(self) -> None:
        """Removes the figures and hides the slot."""
        for table in self.findChildren(AllContracts):
            table.stop_updates()
            self._column.removeWidget(table)
            table.setParent(None)
            table.deleteLater()
        self._shown = None
        self.setVisible(False)
