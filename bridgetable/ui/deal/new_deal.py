"""The dialog for a new deal, random from a seed or typed, with board, dealer, vulnerability and contract."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.deal import LARGEST_SEED, DealError, Hands, checked_deal, random_deal, random_seed
from bridgetable.cards.notation import NotationError, deal_of, deal_text
from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table
from bridgetable.ui.deal.contract import ContractFields
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words


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
