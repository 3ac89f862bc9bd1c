"""What the projector says under the table: the course of play, the ruling, the question, and what is being entered."""

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
    """Writes the lines under the table while it is projected; elsewhere the caption bar says all this."""

    def __init__(self, table: TableView, caption: Caption, offer: Offer) -> None:
        super().__init__(table)
        self._lines = CaptionLines(table)
        self._caption, self._offer = caption, offer
        self._shown: Shown | None = None
        caption.spoken_up.connect(self._speak_up)
        caption.echoed.connect(self._echo)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Begins to say what happens when the table is projected, and ends."""
        self._shown = after
        if before is None or before.options is not after.options:
            self.show_course()

    def show_course(self) -> None:
        """Says what just happened, the ruling, and what is asked."""
        if self._shown is None:
            return
        if not self._projecting:
            self._say()
            return
        history, words = self._shown.history, self._shown.words
        self._say(headline(history, words), last_ruling(history, words), asked_in_one_line(history.table, words))

    def show_legend(self, text: str) -> None:
        """Says what the double-dummy figures are, beside the first line."""
        self._tell(replace(self._lines.captions, legend=text))

    @property
    def _projecting(self) -> bool:
        return self._shown is not None and self._shown.options.projector

    def _speak_up(self, text: str) -> None:
        """An offer, a refusal or a notice, which stands in the caption otherwise."""
        if self._shown is not None and self._projecting:
            key = "offer-keys-call" if calls_are_made(self._shown.table) else "offer-keys"
            offered = self._caption.tone is Tone.OFFER
            self._say(text, self._shown.words.text(key) if offered else "")

    def _echo(self, typed: str) -> None:
        """What has been typed so far; who types on the projector sees it nowhere else."""
        if not self._projecting:
            return
        if typed:
            self._say(typed)
        elif self._offer.proposal is None:
            self.show_course()

    def _say(self, caption: str = "", ruling: str = "", question: str = "") -> None:
        self._tell(Captions(caption, ruling, question, self._lines.captions.legend))

    def _tell(self, captions: Captions) -> None:
        self._lines.tell(captions, self._shown is not None and self._shown.options.dark)
