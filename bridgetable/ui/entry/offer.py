"""What waits for one more deliberate act, a card or a call alike, and what has been typed; both in the caption."""

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


class Offering(QObject):
    """Nobody breaks a Law by accident, everybody can on purpose: the act is named, and offered."""

    settled = Signal()
    """Nothing is typed or offered any more: the caption may tell the course of events again."""
    cleared = Signal()
    """Whatever was typed or wished for is forgotten."""

    def __init__(self, session: Session, caption: Caption, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._caption = caption
        self._offered: Proposal | None = None
        self._focused: QWidget | None = None
        caption.accepted.connect(self.accept)
        caption.dismissed.connect(self.dismiss)

    @property
    def offered(self) -> Proposal | None:
        """The unlawful act that waits for one more deliberate one."""
        return self._offered

    @property
    def came_from(self) -> QWidget | None:
        """Where the keyboard was when something was offered, if it can go back there."""
        focused = self._focused
        return focused if focused is not None and isValid(focused) and focused.isVisible() else None

    def offer(self, proposal: Proposal, warnings: Iterable[Message], label: str, tip: str) -> None:
        """Names what it would be, with a button that does it all the same."""
        words, accept = self._session.words, self._caption.accept
        self._offered = proposal
        self._caption.offer(" ".join(words.say(message) for message in warnings), label, words.text("offer-dismiss"))
        accept.setToolTip(tip)
        if not accept.hasFocus():
            self._focused = QApplication.focusWidget()
        accept.setFocus(Qt.FocusReason.OtherFocusReason)

    def echo(self, text: str) -> None:
        """Shows what has been typed."""
        self._caption.show_typed(text)

    def accept(self) -> None:
        """What was offered is done all the same."""
        offered = self._offered
        if offered is not None:
            self.forget()
            self._session.act(offered.action)

    def dismiss(self) -> None:
        """What was offered is not done, and what was typed is forgotten."""
        self.forget()
        self.settled.emit()

    def withdraw(self) -> None:
        """Something else is being typed: what was offered is off."""
        if self._offered is not None:
            self._offered = None
            self.settled.emit()

    def forget(self) -> None:
        """Nothing is offered, nothing is typed."""
        self._offered = None
        self._caption.show_typed("")
        self.cleared.emit()

    def key(self, event: QKeyEvent) -> bool:
        """Enter does what is offered, Escape does not; whether the key was for that."""
        if self._offered is None or event.modifiers() & FREE:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return True
        return False
