"""An unlawful card or call that waits to be confirmed, and what has been typed so far; the caption shows both."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bridgetable.table.question import Message
from bridgetable.ui.entry.caption import Caption
from bridgetable.ui.entry.content.proposed_cards import Proposal
from bridgetable.ui.session.session import Session

FREE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With one of these a key is a shortcut, not a letter."""


class Offer(QObject):
    """Names the irregularity before it is committed, so that it happens on purpose or not at all."""

    settled = Signal()
    """Nothing is typed or offered any more; the caption is free."""
    cleared = Signal()
    """Everything typed or chosen beforehand is forgotten."""

    def __init__(self, session: Session, caption: Caption, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._caption = caption
        self._proposal: Proposal | None = None
        self._focused: QWidget | None = None
        caption.accepted.connect(self.accept)
        caption.dismissed.connect(self.dismiss)

    @property
    def proposal(self) -> Proposal | None:
        """The unlawful act that waits to be confirmed."""
        return self._proposal

    @property
    def came_from(self) -> QWidget | None:
        """Where the keyboard was when something was offered, if it can go back there."""
        focused = self._focused
        return focused if focused is not None and isValid(focused) and focused.isVisible() else None

    def make(self, proposal: Proposal, warnings: Iterable[Message], label: str, tip: str) -> None:
        """Says which irregularities the act would be, with a button that commits it nevertheless."""
        words, accept = self._session.words, self._caption.accept
        self._proposal = proposal
        self._caption.offer(" ".join(words.say(message) for message in warnings), label, words.text("offer-dismiss"))
        accept.setToolTip(tip)
        if not accept.hasFocus():
            self._focused = QApplication.focusWidget()
        accept.setFocus(Qt.FocusReason.OtherFocusReason)

    def echo(self, text: str) -> None:
        """Shows what has been typed."""
        self._caption.show_typed(text)

    def accept(self) -> None:
        """Commits the act that was offered."""
        proposal = self._proposal
        if proposal is not None:
            self.forget()
            self._session.act(proposal.action)

    def dismiss(self) -> None:
        """Drops the act that was offered, and what was typed."""
        self.forget()
        self.settled.emit()

    def withdraw(self) -> None:
        """Drops the act that was offered, because something else is being typed."""
        if self._proposal is not None:
            self._proposal = None
            self.settled.emit()

    def forget(self) -> None:
        """Drops the act that was offered, and what was typed; the caption stays as it is."""
        self._proposal = None
        self._caption.show_typed("")
        self.cleared.emit()

    def key(self, event: QKeyEvent) -> bool:
        """Enter commits the act that is offered, Escape drops it; returns whether the key was used."""
        if self._proposal is None or event.modifiers() & FREE:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return True
        return False
