"""What the projector shows under the table: the course of play, the ruling, the question, and entries."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bridgetable.ui.entry.caption import Caption, Tone
from bridgetable.ui.entry.content.proposed_calls import calls_are_made
from bridgetable.ui.entry.offer import Offer
from bridgetable.ui.session.content.shown import Shown
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.caption_lines import CaptionLines
from bridgetable.ui.wall.captions import Captions
from bridgetable.words.moment import asked_in_one_line, headline, last_ruling


class Projection(QObject):
    """Sets the captions under the table while it is projected; otherwise the caption bar shows all this."""

    def __init__(self, table: TableView, caption: Caption, offer: Offer) -> None:
        super().__init__(table)
        self._lines = CaptionLines(table)
        self._caption, self._offer = caption, offer
        self._shown: Shown | None = None
        caption.message_shown.connect(self._show_spoken)
        caption.typed_changed.connect(self._show_typed)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Updates the captions when the view options change."""
        self._shown = after
        if before is None or before.options is not after.options:
            self.show_course()

    def show_course(self) -> None:
        """Shows what just happened, the ruling and the question, or nothing when the table is not projected."""
        if self._shown is None:
            return
        if not self._projecting:
            self._show_texts()
            return
        history, words = self._shown.history, self._shown.words
        self._show_texts(headline(history, words), last_ruling(history, words), asked_in_one_line(history.table, words))

    def show_legend(self, text: str) -> None:
        """Shows the legend of the double-dummy figures beside the first text."""
        self._show_captions(replace(self._lines.captions, legend=text))

    @property
    def _projecting(self) -> bool:
        return self._shown is not None and self._shown.options.projector

    def _show_spoken(self, text: str) -> None:
        """Shows an offer, a refusal or a notice."""
        if self._shown is not None and self._projecting:
            key = "offer-keys-call" if calls_are_made(self._shown.table) else "offer-keys"
            is_offer = self._caption.tone is Tone.OFFER
            self._show_texts(text, self._shown.words.text(key) if is_offer else "")

    def _show_typed(self, typed: str) -> None:
        """Shows what has been typed so far, or the course of play again when it is cleared."""
        if not self._projecting:
            return
        if typed:
            self._show_texts(typed)
        elif self._offer.proposal is None:
            self.show_course()

    def _show_texts(self, caption: str = "", ruling: str = "", question: str = "") -> None:
        self._show_captions(Captions(caption, ruling, question, self._lines.captions.legend))

    def _show_captions(self, captions: Captions) -> None:
        self._lines.show_captions(captions, self._shown is not None and self._shown.options.dark)
