"""What the caption bar shows: what just happened and who is to act, or a refusal or a notice until the next change."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.table.question import Message
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.entry.caption import Caption, Tone
from bridgetable.ui.entry.offer import Offer
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.words.catalogue import refused_line
from bridgetable.words.moment import awaited_line, headline


class CaptionPresenter(QObject):
    """Writes the texts of the caption; shows the course of play again when an offer is confirmed or dropped."""

    resumed = Signal()
    """The caption shows the course of play again."""

    def __init__(self, session: Session, caption: Caption, offer: Offer, table: QWidget) -> None:
        super().__init__(table)
        self._session, self._caption, self._offer, self._table = session, caption, offer, table
        self.awaited = ""
        """What is said instead of who is to act; "" where that is said."""
        offer.closed.connect(self.resume)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows what just happened; drops an act that was offered for the previous table."""
        if changed(before, after, "table", "history", "words"):
            self._offer.clear()
            self.resume()

    def resume(self) -> None:
        """Shows the course of play, and moves the focus from the offer's button back to where it was before."""
        offer_had_focus = self._caption.accept.hasFocus()
        history, words = self._session.history, self._session.words
        self._caption.show_message(headline(history, words), self.awaited or awaited_line(history.table, words))
        self.resumed.emit()
        if offer_had_focus:
            (self._offer.previous_focus or self._table).setFocus()
        elif self._table.window().focusWidget() is None:
            self._table.setFocus()

    def show_refusal(self, reason: Message | RefusedError) -> None:
        """Shows why something cannot be done."""
        words = self._session.words
        self._offer.clear()
        text = refused_line(words, reason) if isinstance(reason, RefusedError) else words.say(reason)
        self._caption.show_message(text, "", Tone.REFUSAL)

    def show_notice(self, message: Message) -> None:
        """Shows a notice."""
        self._caption.show_message(self._session.words.say(message), "", Tone.NOTICE)
