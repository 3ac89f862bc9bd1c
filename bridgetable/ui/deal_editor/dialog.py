"""The dialog in which a deal is laid out, with undo, and with what is still missing in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabWidget, QWidget

from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.dealing.conditions import conditions_of
from bridgetable.dealing.draft import FULL, Draft
from bridgetable.dealing.first_steps import draft_pasted, faults, first_history, leader_of, text_of_file
from bridgetable.dealing.going_wrong import FoundDeal
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.deal_editor.board_page import BoardPage
from bridgetable.ui.deal_editor.board_view import BoardView
from bridgetable.ui.deal_editor.cards_page import CardsPage, Change
from bridgetable.ui.deal_editor.conditions_page import ConditionsPage
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.kit.dialogs.form_dialog import FormDialog
from bridgetable.ui.kit.long_work.background import Background
from bridgetable.words.catalogue import Words

PAGE_WIDTH = 26
"""The width of the pages beside the cards, in heights of a letter."""


class DealEditor(FormDialog):
    """Lays out a deal: cards by mouse, keys or typed lines, at random or under conditions, and the board around it."""

    def __init__(
        self, words: Words, style: CardStyle, draft: Draft, edition: Edition, background: Background,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("deal-editor", words, parent)
        self._drafts, self._at = [draft], 0
        self._to = next((seat for seat in Seat if len(draft.hands[seat]) < draft.size), Seat.N)
        self._unreadable = ""
        self._edition = edition
        self._goes_wrong: tuple[Draft, FoundDeal] | None = None
        self.view = BoardView(words, style, self)
        self.cards = CardsPage(words, style.indices, self)
        self.board = BoardPage(words, draft, self)
        self.conditions = ConditionsPage(words, edition, lambda: self.draft.board, background, self)
        self.pages = QTabWidget(self)
        for name, page in (("cards", self.cards), ("board", self.board), ("conditions", self.conditions)):
            self.pages.addTab(page, words.text(f"deal-editor-{name}-page"))
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
            page.unreadable.connect(self._tell)
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
        changed = change(self.draft)
        if changed != self.draft:
            self._drafts[self._at + 1:] = [changed]
            self._at += 1
            self._show()

    def _give(self, card: Card, to: Seat | None) -> None:
        self.change(lambda draft: draft.giving([card], to))
        if to is not None and len(self.draft.hands[to]) >= self.draft.size:
            self._choose_hand(next((seat for seat in to.round() if len(self.draft.hands[seat]) < self.draft.size), to))

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

    def _take_over(self, found: FoundDeal | Hands) -> None:
        """Takes over a deal that was found, with its board and calls where something can go wrong in it."""
        if isinstance(found, FoundDeal):
            self.change(lambda draft: Draft(found.board, found.hands, calls=found.calls))
            self._goes_wrong = self.draft, found
            self._show()
        else:
            hands, conditions = found, conditions_of(self.conditions.text.toPlainText())
            self.change(lambda draft: replace(
                draft, hands=hands, size=FULL, led=(), board=conditions.board(draft.board)))

    def paste(self) -> None:
        """Lays out the deal on the clipboard, whatever its form."""
        self._lay_out_text(QGuiApplication.clipboard().text())

    def _lay_out_text(self, text: str) -> None:
        try:
            pasted = draft_pasted(text, self.draft.board)
        except RefusedError as error:
            self._tell(self.words.say(error.message))
            return
        self._unreadable = ""
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
        self._at = max(0, self._at - 1)
        self._show()

    def _redo(self) -> None:
        self._at = min(len(self._drafts) - 1, self._at + 1)
        self._show()

    # -- showing -------------------------------------------------------------------------------------------------------

    def _tell(self, text: str) -> None:
        """Says what cannot be read or found; an empty text takes that back."""
        self._unreadable = text
        self._show()

    def _show(self) -> None:
        draft = self.draft
        self.view.show_draft(draft, self._to)
        self.cards.show_draft(draft)
        self.board.show_draft(draft)
        self.undo.setEnabled(self._at > 0)
        self.redo.setEnabled(self._at < len(self._drafts) - 1)
        missing = [self.words.say(message) for message in faults(draft)]
        self.state.setText(self._unreadable or " ".join(missing) or self._complete())
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(not missing and not self._unreadable)

    def _complete(self) -> str:
        """That nothing is missing, and where it can go wrong if that was looked for."""
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
