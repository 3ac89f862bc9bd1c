"""The dialogs for a new deal, random from a seed or typed, and for a contract with its declarer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.deal import LARGEST_SEED, DealError, Hands, checked_deal, random_deal, random_seed
from bridgetable.cards.notation import NotationError, deal_of, deal_text
from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table
from bridgetable.ui.drawing.suit_symbols import ground_of, symbol_icon
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FieldLabel, FormDialog, align_labels
from bridgetable.words.catalogue import Words

# -- A contract and its declarer ---------------------------------------------------------------------------------------


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
        self.form = form = QFormLayout(self)
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
            label = FieldLabel(words.text(key), self)
            label.setBuddy(field)
            form.addRow(label, field)
            field.changed.connect(self.changed)
        self.doubling.choose(contract.doubling if contract else Doubling.UNDOUBLED)
        if contract is not None:
            self.level.choose(contract.bid.level)
            self.denomination.choose(contract.bid.denomination)
            self.declarer.choose(contract.declarer)

    def _fill_denominations(self, words: Words) -> None:
        on = ground_of(self.palette())
        icons, labels, names = [], [], []
        for denomination in Denomination:
            suit = denomination.suit
            icons.append(QIcon() if suit is None else symbol_icon(suit, on))
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
        self.show_fault("" if self.contract is not None else self.words.text("contract-missing"), missing=True)


# -- A new deal --------------------------------------------------------------------------------------------------------


class NewDealDialog(FormDialog):
    """Asks for deal, board and, if it is known already, contract."""

    def __init__(self, words: Words, edition: Edition, number: int, parent: QWidget | None = None) -> None:
        super().__init__("new-deal", words, parent)
        self._edition = edition
        self.seed = QSpinBox(self, maximum=LARGEST_SEED, minimum=0)
        self.another = QPushButton(words.text("new-deal-another"), self)
        self.another.setAutoDefault(False)
        self.deal = QLineEdit(self)
        self.deal.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        self.board = QSpinBox(self, minimum=1, maximum=999)
        self.dealer, self.vulnerable = QComboBox(self), QComboBox(self)
        self.contract = ContractFields(words, None, self)
        self._fill(words)
        self._lay_out(words)
        self.seed.valueChanged.connect(self._seed_changed)
        self.another.clicked.connect(lambda: self.seed.setValue(random_seed()))
        self.deal.textEdited.connect(lambda _: self._check())
        self.board.valueChanged.connect(self._board_changed)
        self.board.setValue(number)
        self._board_changed(number)
        self.seed.setValue(random_seed())
        self.seed.selectAll()

    def _fill(self, words: Words) -> None:
        for seat in Seat:
            self.dealer.addItem(words.name(seat), seat)
        for vulnerable in Vulnerability:
            self.vulnerable.addItem(words.name(vulnerable), vulnerable)

    def _lay_out(self, words: Words) -> None:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.seed, 1)
        row.addWidget(self.another)
        line.setFocusProxy(self.seed)
        self.add_row("new-deal-seed", line)
        self.seed.setAccessibleName(words.text("new-deal-seed"))
        self.add_row("new-deal-deal", self.deal)
        self.add_row("new-deal-board", self.board)
        self.add_row("new-deal-dealer", self.dealer)
        self.add_row("new-deal-vulnerable", self.vulnerable)
        self.finish()
        self._insert_contract(words)

    def _insert_contract(self, words: Words) -> None:
        """Puts the fields of the contract under those of the deal."""
        self.column.insertWidget(1, self.contract)
        self.contract.setToolTip(words.text("new-deal-contract-later"))

    def showEvent(self, event: QShowEvent) -> None:
        """Has the fields of the contract begin below those of the deal, in the letters that the dialog has now."""
        super().showEvent(event)
        align_labels(self.form, self.contract.form)

    @property
    def hands(self) -> Hands:
        """The hands typed in the field; raises NotationError or DealError."""
        return checked_deal(deal_of(self.deal.text()))

    @property
    def table(self) -> Table:
        """The table before the first call or card; raises NotationError or DealError."""
        board = Board(
            self.board.value(), Seat(self.dealer.currentIndex()), list(Vulnerability)[self.vulnerable.currentIndex()]
        )
        return first_table(self._edition, board, self.hands, self.contract.contract())

    def _seed_changed(self, seed: int) -> None:
        self.deal.setText(deal_text(random_deal(seed)))
        self.deal.setCursorPosition(0)
        self._check()

    def _board_changed(self, number: int) -> None:
        board = Board.numbered(number)
        self.dealer.setCurrentIndex(int(board.dealer))
        self.vulnerable.setCurrentIndex(list(Vulnerability).index(board.vulnerable))

    def _check(self) -> None:
        try:
            hands = self.hands
        except NotationError as fault:
            self.show_fault(self.words.text(fault.key, text=fault.text))
        except DealError as fault:
            self.show_fault(self.words.text(fault.key, **fault.blanks))
        else:
            full = len(hands.north) == 13
            self.show_fault("" if full else self.words.text("new-deal-full-only"))
