"""The page of the board: number, dealer, vulnerability, contract or auction, and what an ending needs."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import SUITS
from bridgetable.cards.notation import NotationError, call_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.dealing.draft import FULL, Draft
from bridgetable.ui.deal.new_deal import ContractFields
from bridgetable.ui.entry.typed import denomination_letters
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import language_data

# -- Auctions as people type them: "1C P 1NT X XX P P P", in the letters of the language -------------------------------


_DOUBLES: dict[str, Call] = {
    "X": Double(),
    "D": Double(),
    "DBL": Double(),
    "*": Double(),
    "XX": Redouble(),
    "R": Redouble(),
    "RDBL": Redouble(),
    "**": Redouble(),
}
_NO_TRUMP = ("N", "NT", "SA")
_BY_SYMBOL = {symbol: Denomination(int(suit)) for symbol, suit in SUITS.items()}


def typed_auction(text: str, language: str) -> tuple[Call, ...]:
    """The calls of a text, from the dealer; raises NotationError with the word that is no call."""
    return tuple(_call(word, language) for word in text.replace(",", " ").split())


def _call(word: str, language: str) -> Call:
    letters = word.upper().rstrip("!")
    if letters in language_data(language).typed.passes:
        return Pass()
    if letters in _DOUBLES:
        return _DOUBLES[letters]
    level, denomination = letters[:1], letters[1:]
    if level and level in "1234567":
        if denomination in (*_NO_TRUMP, *language_data(language).typed.no_trump):
            return Bid(int(level), Denomination.NT)
        # Italian spades are P; S is what is printed in files, and means spades here, where SA has two letters.
        named = {"S": Denomination.S, **denomination_letters(language), **_BY_SYMBOL}
        if denomination in named:
            return Bid(int(level), named[denomination])
    raise NotationError("no-call", word)


def auction_line(calls: tuple[Call, ...], words: Words) -> str:
    """The calls as a line that can be typed again: "1♣ P 1NT X"."""
    return " ".join(_written(call, words) for call in calls)


def _written(call: Call, words: Words) -> str:
    if isinstance(call, Bid):
        return f"{call.level}{words.grammar.denomination(call.denomination)}"
    return call_text(call)


class BoardPage(QWidget):
    """Fields for what is said of the board."""

    wanted = Signal(object)  # a function of the draft
    """What is to be done with the draft."""
    unread = Signal()
    """What is being typed cannot be read as an auction: `fault` says why."""

    def __init__(self, words: Words, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._calls: tuple[Call, ...] = ()
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
            ("new-deal-board", self.board),
            ("new-deal-dealer", self.dealer),
            ("new-deal-vulnerable", self.vulnerable),
            ("deal-editor-auction", self.auction),
            ("deal-editor-size", self.hand_size),
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
        self.board.valueChanged.connect(
            lambda number: self.wanted.emit(lambda draft: replace(draft, board=Board.numbered(number)))
        )
        self.dealer.activated.connect(
            lambda index: self.wanted.emit(lambda draft: replace(draft, board=replace(draft.board, dealer=Seat(index))))
        )
        self.vulnerable.activated.connect(
            lambda index: self.wanted.emit(
                lambda draft: replace(draft, board=replace(draft.board, vulnerable=list(Vulnerability)[index]))
            )
        )
        self.contract.changed.connect(self._choose_contract)
        self.auction.textEdited.connect(self._typed)
        self.hand_size.valueChanged.connect(lambda size: self.wanted.emit(lambda draft: replace(draft, size=size)))
        self.leader.activated.connect(
            lambda index: self.wanted.emit(lambda draft: replace(draft, leader=self.leader.itemData(index), led=()))
        )
        for box in self.won:
            box.valueChanged.connect(lambda _: self._choose_won())

    def show_draft(self, draft: Draft) -> None:
        """Shows what the draft says.

        An auction that says the same already stays as it was typed, and one that cannot be read as long as the calls
        remain.
        """
        fields: tuple[QSpinBox, ...] = (self.board, self.hand_size, *self.won)
        for field, value in zip(fields, (draft.board.number, draft.size, *draft.won), strict=True):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self.dealer.setCurrentIndex(int(draft.board.dealer))
        self.vulnerable.setCurrentIndex(list(Vulnerability).index(draft.board.vulnerable))
        self.leader.setCurrentIndex(0 if draft.leader is None else 1 + draft.leader)
        read = self._read(self.auction.text())
        is_being_typed = isinstance(read, str) and draft.calls == self._calls
        if read != draft.calls and not is_being_typed:
            self.auction.setText(auction_line(draft.calls, self._words))
        self._calls = draft.calls
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

    @property
    def fault(self) -> str:
        """Why the auction cannot be read; "" where it can."""
        read = self._read(self.auction.text())
        return read if isinstance(read, str) else ""

    def _read(self, text: str) -> tuple[Call, ...] | str:
        """The calls that the text is, or why it cannot be read."""
        try:
            return typed_auction(text, self._words.language)
        except NotationError as fault:
            return self._words.text("deal-editor-no-call", text=fault.text)

    def _typed(self, text: str) -> None:
        calls = self._read(text)
        if isinstance(calls, str):
            self.unread.emit()
        else:
            self.wanted.emit(lambda draft: replace(draft, calls=calls, contract=None if calls else draft.contract))
