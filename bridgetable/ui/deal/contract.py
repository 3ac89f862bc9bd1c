"""The fields and the dialog for a contract and its declarer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QFormLayout, QWidget

from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.seat import Seat
from bridgetable.ui.drawing.suit_symbols import is_dark, symbol_icon
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


class ContractFields(QWidget):
    """Buttons for level, denomination, doubling and declarer; `is_narrow` where there is little room for them."""

    changed = Signal()
    """One of the fields has changed."""

    def __init__(
        self, words: Words, contract: Contract | None, parent: QWidget | None = None, *, is_narrow: bool = False
    ) -> None:
        super().__init__(parent)
        self.level, self.denomination, self.doubling, self.declarer = (
            ChoiceButtons(self, is_narrow=is_narrow) for _ in range(4)
        )
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        self.level.fill([(str(level), level) for level in range(1, 8)])
        self._fill_denominations(words)
        self.doubling.fill([(words.text(f"doubling-{d.name.lower()}"), d) for d in Doubling])
        self.declarer.fill([(words.name(seat), seat) for seat in Seat])
        for key, field in (
            ("contract-level", self.level),
            ("contract-denomination", self.denomination),
            ("contract-doubling", self.doubling),
            ("contract-declarer", self.declarer),
        ):
            field.setAccessibleName(words.text(key))
            form.addRow(words.text(key), field)
            field.changed.connect(self.changed)
        self.doubling.choose(contract.doubling if contract else Doubling.UNDOUBLED)
        if contract is not None:
            self.level.choose(contract.bid.level)
            self.denomination.choose(contract.bid.denomination)
            self.declarer.choose(contract.declarer)

    def _fill_denominations(self, words: Words) -> None:
        dark = is_dark(self.palette())
        icons, labels, names = [], [], []
        for denomination in Denomination:
            suit = denomination.suit
            icons.append(QIcon() if suit is None else symbol_icon(suit, dark))
            labels.append((words.text("denomination-nt") if suit is None else "", denomination))
            names.append(words.text("no-trump") if suit is None else words.name(suit))
        self.denomination.fill(labels, icons, names)

    def contract(self) -> Contract | None:
        """Returns the contract chosen; None while level, denomination or declarer is missing."""
        level, denomination, declarer = self.level.value, self.denomination.value, self.declarer.value
        doubling = self.doubling.value
        if not (isinstance(level, int) and isinstance(denomination, Denomination) and isinstance(declarer, Seat)):
            return None
        return Contract(
            Bid(level, denomination), doubling if isinstance(doubling, Doubling) else Doubling.UNDOUBLED, declarer
        )


class ContractDialog(FormDialog):
    """Asks for the contract; the keys 1 to 7 choose the level wherever the focus is."""

    def __init__(self, words: Words, contract: Contract | None, parent: QWidget | None = None) -> None:
        super().__init__("contract", words, parent)
        self.fields = ContractFields(words, contract, self)
        self.explain("contract-explain")
        self.column.addWidget(self.fields)
        self.finish()
        self.fields.changed.connect(self._check)
        self._check()

    @property
    def contract(self) -> Contract | None:
        """The contract chosen; None while it is incomplete."""
        return self.fields.contract()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Chooses the level of a digit."""
        if event.text() in tuple("1234567"):
            self.fields.level.choose(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _check(self) -> None:
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(self.contract is not None)
