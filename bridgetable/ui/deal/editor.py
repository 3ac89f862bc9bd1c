"""The dialog in which a deal is laid out, with undo, and with what is still missing in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QTabWidget, QWidget

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat
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
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.engine.history import History
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.files.record import Recorded
from bridgetable.table.facts import Elections
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.deal.board_page import BoardPage
from bridgetable.ui.deal.board_view import BoardView
from bridgetable.ui.deal.cards_page import CardsPage, Change
from bridgetable.ui.deal.conditions_page import ConditionsPage, Found
from bridgetable.ui.drawing.card_faces import CardStyle
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.dialogs import FormDialog, QuestionDialog, ScrolledArea, asked_path
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.words.catalogue import Words

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

    Cards look as the `options` say, whose edition is that of the deal. Several deals that were drawn are saved in
    `folder` when they are accepted; `file` is then the path, "" otherwise.
    """

    def __init__(
        self,
        words: Words,
        options: ViewOptions,
        draft: Draft,
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
        self._edition = options.edition
        self._goes_wrong: tuple[Draft, FoundDeal] | None = None
        style = CardStyle(options.four_colours, options.index, options.indices, options.contrast)
        self.view = BoardView(words, style, draft, self._to, self)
        self.cards = CardsPage(words, style.indices, self)
        self.board = BoardPage(words, draft, self)
        self.conditions = ConditionsPage(words, self._edition, lambda: self.draft.board, background, self)
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
        proposed = str(self._folder / name) if self._folder is not None else name
        kinds = {words.text("deal-editor-save-pbn"): ".pbn"}
        file = asked_path(self, words, "deal-editor-save-title", proposed, kinds)
        if file is None:
            return False
        try:
            write_file(str(file), write_pbn(self.deals))
        except DocumentError as fault:
            self._tell(words.say(fault.message))
            return False
        self.file = str(file)
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
