"""The course of play in the caption: what just happened and who is to act, and between them refusals and notices."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.table.question import Message
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.entry.caption import Caption, Tone
from bridgetable.ui.entry.offer import Offer
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.session.session import Session
from bridgetable.words.moment import awaited_line, headline
from bridgetable.words.refusals import refused_line


class Course(QObject):
    """Writes the caption; an offer that is settled gives the caption back to it."""

    resumed = Signal()
    """The caption shows the course of play again."""

    def __init__(self, session: Session, caption: Caption, offer: Offer, table: QWidget) -> None:
        super().__init__(table)
        self._session, self._caption, self._offer, self._table = session, caption, offer, table
        offer.settled.connect(self.resume)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Says what just happened; an act that was offered for the table before is dropped."""
        if changed(before, after, "table", "history", "words"):
            self._offer.forget()
            self.resume()

    def resume(self) -> None:
        """Shows the course of play; the keyboard goes back to where it was before something was offered."""
        offering = self._caption.accept.hasFocus()
        history, words = self._session.history, self._session.words
        self._caption.say(headline(history, words), awaited_line(history.table, words))
        self.resumed.emit()
        if offering:
            (self._offer.came_from or self._table).setFocus()
        elif self._table.window().focusWidget() is None:
            self._table.setFocus()

    def refuse(self, reason: Message | RefusedError) -> None:
        """Says why something cannot be done."""
        words = self._session.words
        self._offer.forget()
        text = refused_line(words, reason) if isinstance(reason, RefusedError) else words.say(reason)
        self._caption.say(text, "", Tone.REFUSAL)

    def notice(self, message: Message) -> None:
        """Says something worth knowing."""
        self._caption.say(self._session.words.say(message), "", Tone.NOTICE)
