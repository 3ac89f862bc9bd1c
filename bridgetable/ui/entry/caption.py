"""The caption bar: what just happened and who is to act, a refusal or a notice, and an unlawful act that is offered."""

from __future__ import annotations

import enum
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from bridgetable.table.question import Message
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.drawing.colours import ground
from bridgetable.ui.drawing.lettering import shortened
from bridgetable.ui.drawing.suit_symbols import ground_of, is_dark, is_high_contrast, rich
from bridgetable.ui.entry.proposed import ProposedAct
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.theme import set_style_property
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.words.catalogue import refused_line
from bridgetable.words.moment import awaited_line, headline


class Tone(enum.Enum):
    """What the caption shows: the course of play, an act to be confirmed, a refusal, or a notice of the program."""

    NORMAL = "normal"
    OFFER = "offer"
    REFUSAL = "refusal"
    NOTICE = "notice"


class Caption(QFrame):
    """The text above the table, with buttons to confirm or dismiss; its height does not depend on the text."""

    accepted = Signal()
    """The button that confirms the act was pressed ("Play it anyway")."""
    dismissed = Signal()
    """The button that drops the act was pressed."""
    message_shown = Signal(str)
    """A text other than the course of play was shown: an act to be confirmed, a refusal or a notice."""
    typed_changed = Signal(str)
    """The typed text has changed; it is empty when nothing is typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("caption")
        self.tone = Tone.NORMAL
        self.setProperty("tone", self.tone.value)
        self._text = ("", "")
        self._typed = ""
        self._restyling = False
        self._has_size = False
        self.text = named(QLabel(self, wordWrap=True), "caption-text")
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.turn = named(QLabel(self), "caption-turn")
        self.turn.setTextFormat(Qt.TextFormat.RichText)
        self.echo = named(QLabel(self), "caption-echo")
        self.echo.setTextFormat(Qt.TextFormat.RichText)
        self.accept = named(QPushButton(self), "accept")
        self.accept.clicked.connect(self.accepted)
        self.dismiss = named(QPushButton(self), "dismiss")
        self.dismiss.clicked.connect(self.dismissed)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 3, 10, 3)
        row.setSpacing(10)
        row.addWidget(self.text, 1)
        for widget in (self.echo, self.accept, self.dismiss, self.turn):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.show_message("", "")

    def show_message(self, text: str, turn: str, tone: Tone = Tone.NORMAL) -> None:
        """Shows a text, and on the right whose turn it is; the buttons are hidden."""
        self._set_message(text, turn, tone)
        self.accept.hide()
        self.dismiss.hide()
        self.turn.show()

    def show_offer(self, text: str, button: str, dismiss: str) -> None:
        """Shows what an act would be, with a button that confirms it and one that drops it; "" hides a button."""
        self._set_message(text, "", Tone.OFFER)
        self.turn.hide()
        for widget, label in ((self.accept, button), (self.dismiss, dismiss)):
            widget.setVisible(bool(label))
            widget.setText(label)
        self.accept.setAccessibleDescription(text)

    def show_typed(self, text: str) -> None:
        """Shows what has been typed of a card or a call; "" hides it."""
        if text == self._typed == "":
            self.echo.hide()
            return
        different, self._typed = text != self._typed, text
        self.echo.setVisible(bool(text))
        self.echo.setText(f"<b>{rich(text, ground_of(self.palette()))}</b>")
        if different:
            self.typed_changed.emit(text)
            if text and self.isVisible():
                announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows as much of the text as fits the new size."""
        super().resizeEvent(event)
        self._has_size = True
        self._update_labels()

    def _shortened(self, text: str, bold: bool) -> str:
        """What of the text fits in the caption; the Director's panel has the whole text."""
        font = QFont(self.text.font())
        font.setBold(bold)
        width = self.text.width()
        if width < QFontMetrics(font).averageCharWidth() * 20:
            return text
        return shortened(text, font, width, self.height() - 6)

    @property
    def plain(self) -> str:
        """The text shown, without markup."""
        return self._text[0]

    def changeEvent(self, event: QEvent) -> None:
        """Updates the labels for another font or palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # A label that was polished again keeps its old font unless it is set here, with its weight.
            self.text.setFont(self.font())
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            self.turn.setFont(font)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and not self._restyling:
            self._update_labels()

    def _set_message(self, text: str, turn: str, tone: Tone) -> None:
        different = text and (text, turn) != self._text
        self._text, self.tone = (text, turn), tone
        # To be styled for another tone gives the caption its font and its colours anew, one after the other.
        self._restyling = True
        set_style_property(self, "tone", tone.value, self.text, self.turn)
        self._restyling = False
        self.show_typed("")
        self._update_labels()
        said = " ".join(f"{part}." if part[-1].isalnum() else part for part in (text, turn) if part)
        self.setAccessibleName(said)
        if tone is not Tone.NORMAL:
            self.message_shown.emit(text)
        if different and self.isVisible():
            announce(self, said)

    def _update_labels(self) -> None:
        if not self._has_size:
            # How much of the text fits is not known yet, and to be laid out labels would be styled first.
            return
        text, turn = self._text
        bold = self.tone is not Tone.NORMAL
        dark = self.tone is not Tone.OFFER and (self.tone is not Tone.NORMAL or is_dark(self.palette()))
        on = ground(dark, is_high_contrast(self.palette()))
        self.turn.setText(rich(turn, ground_of(self.palette())))
        # The text has the room that the turn leaves.
        self._row.activate()
        shown = rich(self._shortened(text, bold), on)
        self.text.setText(f"<b>{shown}</b>" if bold else shown)


# -- An unlawful card or call waiting for confirmation, and the text typed so far --------------------------------------


SHORTCUT_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""A key pressed with one of these is a shortcut, not a letter."""


class Offer(QObject):
    """Offers in the `caption` to commit an unlawful act and names the irregularity: done on purpose or not at all."""

    closed = Signal()
    """The offer was dropped; the caption can show the course of play again."""
    cleared = Signal()
    """The offer and the typed text were dropped, with whatever was chosen for the next call."""

    def __init__(self, session: Session, caption: Caption, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self.caption = session, caption
        self._proposal: ProposedAct | None = None
        self._previous_focus: QWidget | None = None
        caption.accepted.connect(self.accept)
        caption.dismissed.connect(self.dismiss)

    @property
    def proposal(self) -> ProposedAct | None:
        """The unlawful act waiting for confirmation, if any."""
        return self._proposal

    @property
    def previous_focus(self) -> QWidget | None:
        """The widget that had the focus before the act was offered, if it still exists and is visible."""
        focused = self._previous_focus
        return focused if focused is not None and isValid(focused) and focused.isVisible() else None

    def present(self, proposal: ProposedAct, warnings: Iterable[Message], label: str, tip: str) -> None:
        """Shows the warnings with a button that commits the act; `label` and `tip` are the texts of the button."""
        words, accept = self._session.words, self.caption.accept
        self._proposal = proposal
        text = " ".join(words.say(message) for message in warnings)
        self.caption.show_offer(text, label, words.text("offer-dismiss"))
        accept.setToolTip(tip)
        if not accept.hasFocus():
            self._previous_focus = QApplication.focusWidget()
        accept.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_typed(self, text: str) -> None:
        """Shows the text typed so far in the caption; "" hides it."""
        self.caption.show_typed(text)

    def accept(self) -> None:
        """Commits the act that was offered."""
        proposal = self._proposal
        if proposal is not None:
            self.clear()
            self._session.act(proposal.action)

    def dismiss(self) -> None:
        """Drops the act that was offered and the typed text, and gives the caption back."""
        self.clear()
        self.closed.emit()

    def cancel(self) -> None:
        """Drops the act that was offered, but not the typed text, and gives the caption back."""
        if self._proposal is not None:
            self._proposal = None
            self.closed.emit()

    def clear(self) -> None:
        """Drops the act that was offered and the typed text; the message in the caption stays."""
        self._proposal = None
        self.caption.show_typed("")
        self.cleared.emit()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Enter commits the act that is offered, Escape drops it; returns whether the key was used."""
        if self._proposal is None or event.modifiers() & SHORTCUT_MODIFIERS:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return True
        return False


# -- What the bar shows ------------------------------------------------------------------------------------------------


class CaptionPresenter(QObject):
    """Writes the texts of the caption; shows the course of play again when an offer is confirmed or dropped."""

    resumed = Signal()
    """The caption shows the course of play again."""

    def __init__(self, session: Session, offer: Offer, table: QWidget) -> None:
        super().__init__(table)
        self._session, self._caption, self._offer, self._table = session, offer.caption, offer, table
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
