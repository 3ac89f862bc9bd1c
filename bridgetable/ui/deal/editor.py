"""The dialog in which a deal is laid out, with undo, and with what is still missing in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import SUITS, Card, sorted_for_display
from bridgetable.cards.notation import NotationError, call_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.dealing.conditions import conditions_of
from bridgetable.dealing.draft import (
    FULL,
    Draft,
    draft_pasted,
    faults,
    first_history,
    leader_of,
    recorded_deals,
    text_of_file,
)
from bridgetable.dealing.drawing import FoundDeal
from bridgetable.disk.contents import is_there
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.engine.history import History
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.deal.board_view import BoardView
from bridgetable.ui.deal.cards_page import CardsPage, Change
from bridgetable.ui.deal.conditions_page import ConditionsPage, Found
from bridgetable.ui.deal.new_deal import ContractFields
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.entry.typed import denomination_letters
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.dialogs import FormDialog, QuestionDialog, ScrolledArea
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


# -- The page of the board: number, dealer, vulnerability, contract or auction, and what an ending needs ---------------


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


MOST_NAMED = 3
"""The most cards taken from other hands that are named."""
PAGE_WIDTH = 28
"""The width of the pages beside the cards, in heights of a letter."""


class PageArea(ScrolledArea):
    """A page that scrolls up and down only: with large letters the hands give way, and nothing of it is cut off."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(page, parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Asks for another width once the page is laid out for other letters."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._inside:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """As wide as the page needs, with a bar beside it."""
        width = self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(width, super().minimumSizeHint().height())


class DealEditor(FormDialog):
    """Lays out a deal: cards by mouse, keys or typed lines, at random or under conditions, and the board around it.

    Several deals that were drawn are saved in `folder` when they are accepted; `file` is then the path, "" otherwise.
    """

    def __init__(
        self,
        words: Words,
        style: CardStyle,
        draft: Draft,
        edition: Edition,
        background: Background,
        parent: QWidget | None = None,
        folder: Path | None = None,
    ) -> None:
        super().__init__("deal-editor", words, parent)
        self.file = ""
        self._folder = folder
        self._note = self._told = ""
        self._deals: tuple[Draft, tuple[Recorded, ...]] | None = None
        self._drafts, self._at = [draft], 0
        self._to = next((seat for seat in Seat if len(draft.hands[seat]) < draft.size), Seat.N)
        self._edition = edition
        self._goes_wrong: tuple[Draft, FoundDeal] | None = None
        self.view = BoardView(words, style, self)
        self.cards = CardsPage(words, style.indices, self)
        self.board = BoardPage(words, draft, self)
        self.conditions = ConditionsPage(words, edition, lambda: self.draft.board, background, self)
        self.pages = QTabWidget(self)
        for name, page in (("cards", self.cards), ("board", self.board), ("conditions", self.conditions)):
            self.pages.addTab(PageArea(page, self), words.text(f"deal-editor-{name}-page"))
        self.undo, self.redo = self._time_button("undo", self._undo), self._time_button("redo", self._redo)
        self.state = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.state.setObjectName("deal-editor-state")
        self._lay_out()
        self._connect()
        self.size_in_letters = (60, 36)
        self._show()
        self.setAcceptDrops(True)
        self.view.setFocus()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.view, 1)
        row.addWidget(self.pages)
        self.column.addLayout(row, 1)
        line = QHBoxLayout()
        for part in (self.undo, self.redo):
            line.addWidget(part)
        line.addWidget(self.state, 1)
        self.column.addLayout(line)
        self.finish()

    def _time_button(self, name: str, press: Callable[[], None]) -> QPushButton:
        button = QPushButton(self.words.text(f"deal-editor-{name}"), self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda *_: press())
        return button

    def _connect(self) -> None:
        self.view.given.connect(self._give)
        self.view.led.connect(self._put_into_trick)
        self.view.paste_wanted.connect(self.paste)
        self.view.hand_chosen.connect(self._choose_hand)
        for page in (self.cards, self.board):
            page.wanted.connect(self.change)
            page.unread.connect(lambda: self._tell(""))
        self.cards.typed.connect(self._give_hand)
        self.conditions.found.connect(self._take_over)
        self.conditions.failed.connect(self._tell)
        for keys, act in ((QKeySequence.StandardKey.Undo, self._undo), (QKeySequence.StandardKey.Redo, self._redo)):
            QShortcut(QKeySequence(keys), self, act)

    # -- changing ------------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The draft as it is laid out now."""
        return self._drafts[self._at]

    def history(self, elections: Elections = ()) -> History:
        """The history that begins with the draft, up to where it can go wrong; it must have been accepted."""
        history = first_history(self.draft, self._edition, elections)
        if self._goes_wrong is not None and self._goes_wrong[0] == self.draft:
            for action in self._goes_wrong[1].plays:
                history = history.act(action)
        return history

    def change(self, change: Change) -> None:
        """Changes the draft; what it was can be had back."""
        changed, at = change(self.draft), self._at
        if changed != self.draft:
            at += 1
            self._drafts[at:] = [changed]
        self._go(at)

    def _go(self, at: int) -> None:
        """Shows the draft of this number; nothing is said any more of what was done before."""
        self._at = at
        self._note = self._told = ""
        self._show()

    def _give(self, card: Card, to: Seat | None) -> None:
        self._change_hand(lambda draft: draft.giving([card], to), to)
        if to is not None and len(self.draft.hands[to]) >= self.draft.size:
            self._choose_hand(next((seat for seat in to.round() if len(self.draft.hands[seat]) < self.draft.size), to))

    def _give_hand(self, to: Seat, cards: frozenset[Card]) -> None:
        self._change_hand(lambda draft: draft.with_hand(to, cards), to)

    def _change_hand(self, change: Change, to: Seat | None) -> None:
        """Changes the draft, and says which cards one hand has got that were in others."""
        before = self.draft
        self.change(change)
        if to is not None:
            new = self.draft.hands[to] - before.hands[to]
            taken = [(card, owner) for card in sorted_for_display(new) if (owner := before.owner(card)) is not None]
            self._note = self._taken(taken)
            self._show()

    def _taken(self, taken: Sequence[tuple[Card, Seat]]) -> str:
        words = self.words
        if len(taken) > MOST_NAMED:
            return words.text("deal-editor-taken-several", number=len(taken))
        return " ".join(words.text("deal-editor-taken", card=card, seat=seat) for card, seat in taken)

    def _put_into_trick(self, card: Card) -> None:
        """Puts the card into the trick in progress, or takes it and what was played after it out again."""
        led = self.draft.led
        if card in led:
            self.change(lambda draft: replace(draft, led=led[: led.index(card)]))
        elif leader_of(self.draft) is None:
            self._tell(self.words.text("draft-trick-leader"))
        elif len(led) < 4:
            self.change(lambda draft: replace(draft, led=(*led, card)))

    def _choose_hand(self, seat: Seat) -> None:
        self._to = seat
        self._show()

    def _take_over(self, found: Found) -> None:
        """Takes over what was found, with its board and calls where something can go wrong in it; of many the first."""
        if isinstance(found, FoundDeal):
            self.change(lambda draft: Draft(found.board, found.hands, calls=found.calls))
            self._goes_wrong = self.draft, found
            self._show()
            return
        first, conditions = found[0], conditions_of(self.conditions.condition)
        self.change(lambda draft: replace(draft, hands=first, size=FULL, led=(), board=conditions.board(draft.board)))
        several = recorded_deals(conditions, self.draft.board.number, found) if len(found) > 1 else ()
        self._deals = self.draft, several
        self._show()

    @property
    def deals(self) -> tuple[Recorded, ...]:
        """The deals that were drawn at once, as boards; none once the first of them is not laid out as it was found."""
        return self._deals[1] if self._deals is not None and self._deals[0] == self.draft else ()

    def accept(self) -> None:
        """Agrees to the deal; several are saved first, and where they are not the dialog stays."""
        if not self.deals or self._save_deals():
            super().accept()

    def _save_deals(self) -> bool:
        words = self.words
        name = f"{words.text('deal-editor-save-name')}.pbn"
        path, _ = QFileDialog.getSaveFileName(
            self,
            words.text("deal-editor-save-title"),
            str(self._folder / name) if self._folder is not None else name,
            f"{words.text('deal-editor-save-pbn')} (*.pbn)",
        )
        if not path:
            return False
        if not path.lower().endswith(".pbn"):
            path += ".pbn"
            question = words.text("replace-question", file=Path(path).name)
            # The file dialog has asked about the name as it was typed only.
            if is_there(Path(path)) and not QuestionDialog("replace", words, question, self).exec():
                return False
        try:
            write_file(path, write_pbn(self.deals))
        except DocumentError as fault:
            self._tell(words.say(fault.message))
            return False
        self.file = path
        return True

    def reject(self) -> None:
        """Closes without the deal; asks first if anything has been laid out."""
        changed = self.draft != self._drafts[0] or self._fault
        question = self.words.text("deal-editor-leave-question")
        if not changed or QuestionDialog("deal-editor-leave", self.words, question, self).exec():
            super().reject()

    def paste(self) -> None:
        """Lays out the deal on the clipboard, whatever its form."""
        self._lay_out_text(QGuiApplication.clipboard().text())

    def _lay_out_text(self, text: str) -> None:
        try:
            pasted = draft_pasted(text, self.draft.board)
        except RefusedError as error:
            self._tell(self.words.say(error.message))
            return
        self.change(lambda _: pasted)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accepts a text or a file."""
        if event.mimeData().hasText() or event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Lays out the deal of a dropped text, or of the first board of a dropped file."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if not paths:
            self._lay_out_text(event.mimeData().text())
            return
        try:
            self._lay_out_text(text_of_file(Path(paths[0])))
        except OSError:
            self._tell(self.words.text("files-cannot-open", file=Path(paths[0]).name))

    def _undo(self) -> None:
        self._go(max(0, self._at - 1))

    def _redo(self) -> None:
        self._go(min(len(self._drafts) - 1, self._at + 1))

    # -- showing -------------------------------------------------------------------------------------------------------

    def _tell(self, text: str) -> None:
        """Says what could not be done, until something is; "" takes that back."""
        self._told = text
        self._show()

    @property
    def _fault(self) -> str:
        """Why something that is being typed cannot be read; "" where all can."""
        return self.cards.fault or self.board.fault

    def _show(self) -> None:
        draft = self.draft
        self.view.show_draft(draft, self._to)
        self.cards.show_draft(draft)
        self.board.show_draft(draft)
        self.undo.setEnabled(self._at > 0)
        self.redo.setEnabled(self._at < len(self._drafts) - 1)
        missing = [self.words.say(message) for message in faults(draft)]
        fault = self._fault
        state = self._told or fault or " ".join(missing) or self._complete()
        self.state.setText(f"{self._note} {state}" if self._note else state)
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(not missing and not fault)

    def _complete(self) -> str:
        """That nothing is missing, and where it can go wrong if that was looked for; or how many deals there are."""
        if self.deals:
            return self.words.text("deal-editor-several", count=len(self.deals))
        if self._goes_wrong is None or self._goes_wrong[0] != self.draft:
            return self.words.text("deal-editor-complete")
        return self.words.text("deal-editor-goes-wrong", place=self.words.say(self._goes_wrong[1].place))

    def showEvent(self, event: QShowEvent) -> None:
        """Keeps the pages narrow in the font in use: the cards have the rest of the width."""
        super().showEvent(event)
        self.pages.setMaximumWidth(PAGE_WIDTH * self.fontMetrics().height())

    def done(self, result: int) -> None:
        """Ends the search for a deal together with the dialog."""
        self.conditions.cancel()
        super().done(result)
