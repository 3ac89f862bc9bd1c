"""An unlawful card or call waiting for confirmation, and the text typed so far; the caption shows both."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bridgetable.table.question import Message
from bridgetable.ui.entry.caption import Caption
from bridgetable.ui.entry.proposed import ProposedAct
from bridgetable.ui.session.session import Session

SHORTCUT_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""A key pressed with one of these is a shortcut, not a letter."""


class Offer(QObject):
    """Offers to commit an unlawful act, naming the irregularity, so that it is committed on purpose or not at all."""

    closed = Signal()
    """The offer was dropped; the caption can show the course of play again."""
    cleared = Signal()
    """The offer and the typed text were dropped, with whatever was chosen for the next call."""

    def __init__(self, session: Session, caption: Caption, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._caption = caption
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
        words, accept = self._session.words, self._caption.accept
        self._proposal = proposal
        text = " ".join(words.say(message) for message in warnings)
        self._caption.show_offer(text, label, words.text("offer-dismiss"))
        accept.setToolTip(tip)
        if not accept.hasFocus():
            self._previous_focus = QApplication.focusWidget()
        accept.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_typed(self, text: str) -> None:
        """Shows the text typed so far in the caption; "" hides it."""
        self._caption.show_typed(text)

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
        self._caption.show_typed("")
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
