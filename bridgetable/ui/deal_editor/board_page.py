"""The page of the board: number, dealer, vulnerability, contract or auction, and what an ending needs."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Call
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat, Side
from bridgetable.dealing.draft import FULL, Draft
from bridgetable.ui.deal.contract import ContractFields
from bridgetable.ui.deal_editor.content.typed_auction import auction_line, typed_auction
from bridgetable.words.catalogue import Words


class BoardPage(QWidget):
    """Fields for what is said of the board."""

    wanted = Signal(object)
    """What is to be done with the draft."""
    unreadable = Signal(str)
    """What cannot be read of the auction that is being typed; empty once it can."""

    def __init__(self, words: Words, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.board = QSpinBox(self, minimum=1, maximum=999)
        self.dealer, self.vulnerable, self.leader = QComboBox(self), QComboBox(self), QComboBox(self)
        self.auction = QLineEdit(self)
        self.auction.setPlaceholderText(words.text("deal-editor-auction-example"))
        self.contract = ContractFields(words, draft.contract, self, is_narrow=True)
        self.hand_size = QSpinBox(self, minimum=1, maximum=FULL)
        self.won = tuple(QSpinBox(self, minimum=0, maximum=FULL - 1) for _ in Side)
        self._form = QFormLayout(self)
        self._fill()
        self._lay_out()
        self.show_draft(draft)
        self._connect()

    def _fill(self) -> None:
        words = self._words
        self.leader.addItem("—", None)
        for seat in Seat:
            self.dealer.addItem(words.name(seat), seat)
            self.leader.addItem(words.name(seat), seat)
        for vulnerable in Vulnerability:
            self.vulnerable.addItem(words.name(vulnerable), vulnerable)

    def _lay_out(self) -> None:
        words = self._words
        fields: tuple[tuple[str, QWidget], ...] = (
            ("new-deal-board", self.board), ("new-deal-dealer", self.dealer), ("new-deal-vulnerable", self.vulnerable),
            ("deal-editor-auction", self.auction), ("deal-editor-size", self.hand_size),
            ("deal-editor-leader", self.leader),
        )
        for key, field in fields:
            text = words.text(key)
            label = QLabel(text, self)
            label.setBuddy(field)
            field.setAccessibleName(text)
            self._form.addRow(label, field)
        for side, box in zip(Side, self.won, strict=True):
            box.setAccessibleName(words.text("deal-editor-won-by", side=side))
            self._form.addRow(words.text("deal-editor-won", side=side), box)
        self._form.insertRow(4, self.contract)

    def _connect(self) -> None:
        self.board.valueChanged.connect(lambda number: self.wanted.emit(
            lambda draft: replace(draft, board=Board.numbered(number))))
        self.dealer.activated.connect(lambda index: self.wanted.emit(
            lambda draft: replace(draft, board=replace(draft.board, dealer=Seat(index)))))
        self.vulnerable.activated.connect(lambda index: self.wanted.emit(
            lambda draft: replace(draft, board=replace(draft.board, vulnerable=list(Vulnerability)[index]))))
        self.contract.changed.connect(self._choose_contract)
        self.auction.textEdited.connect(self._typed)
        self.hand_size.valueChanged.connect(lambda size: self.wanted.emit(lambda draft: replace(draft, size=size)))
        self.leader.activated.connect(lambda index: self.wanted.emit(
            lambda draft: replace(draft, leader=self.leader.itemData(index), led=())))
        for box in self.won:
            box.valueChanged.connect(lambda _: self._choose_won())

    def show_draft(self, draft: Draft) -> None:
        """Shows what the draft says; an auction that says the same already stays as it was typed."""
        fields: tuple[QSpinBox, ...] = (self.board, self.hand_size, *self.won)
        for field, value in zip(fields, (draft.board.number, draft.size, *draft.won), strict=True):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self.dealer.setCurrentIndex(int(draft.board.dealer))
        self.vulnerable.setCurrentIndex(list(Vulnerability).index(draft.board.vulnerable))
        self.leader.setCurrentIndex(0 if draft.leader is None else 1 + draft.leader)
        if self._read(self.auction.text()) not in (draft.calls, None):
            self.auction.setText(auction_line(draft.calls, self._words))
        # With an auction the contract follows from it.
        self.contract.setEnabled(not draft.calls)
        for row in (self.leader, *self.won):
            self._form.setRowVisible(row, draft.is_ending)

    def _choose_contract(self) -> None:
        contract = self.contract.contract()
        self.wanted.emit(lambda draft: replace(draft, contract=contract))

    def _choose_won(self) -> None:
        won = (self.won[0].value(), self.won[1].value())
        self.wanted.emit(lambda draft: replace(draft, won=won))

    def _read(self, text: str) -> tuple[Call, ...] | None:
        """The calls that the text is; None while it cannot be read, and is still to be finished."""
        try:
            return typed_auction(text, self._words.language)
        except NotationError:
            return None

    def _typed(self, text: str) -> None:
        try:
            calls = typed_auction(text, self._words.language)
        except NotationError as fault:
            self.unreadable.emit(self._words.text("deal-editor-no-call", text=fault.text))
            return
        self.wanted.emit(lambda draft: replace(draft, calls=calls, contract=None if calls else draft.contract))
        self.unreadable.emit("")
