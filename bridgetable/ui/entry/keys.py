"""The keys that no widget has used: typed cards and calls, options by number, Escape."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.ui.entry.calls import CallEntry
from bridgetable.ui.entry.cards import CardEntry
from bridgetable.ui.entry.content.proposed_calls import calls_are_made
from bridgetable.ui.entry.offer import Offer
from bridgetable.ui.session.session import Session


class Keys:
    """What keys do in the window and on the wall.

    `choose_number` answers a question by the number of an option. Escape calls `ends` in order, until one of them has
    ended something. Each returns whether it did.
    """

    def __init__(
        self, session: Session, offer: Offer, cards: CardEntry, calls: CallEntry,
        choose_number: Callable[[int], bool], ends: Sequence[Callable[[], bool]],
    ) -> None:
        self._session, self._offer, self._cards, self._calls = session, offer, cards, calls
        self._choose_number, self._ends = choose_number, ends
        self.instead: Callable[[QKeyEvent], bool] | None = None
        """What is given the keys instead of what is played and called; None while that is."""
        self.first: Callable[[QKeyEvent], bool] | None = None
        """What is given each key before all others, as while hands are counted; returns whether it used it."""

    def handle(self, event: QKeyEvent) -> bool:
        """Handles a key of a typed call or card, the number of an option, or Escape; returns whether it was one."""
        if self.instead is not None and event.key() != Qt.Key.Key_Escape:
            return self.instead(event)
        if self.first is not None and self.first(event):
            return True
        typing = self._calls if calls_are_made(self._session.table) else self._cards
        if self._offer.handle_key(event) or typing.handle_key(event):
            return True
        if event.text().isdecimal() and self._choose_number(int(event.text())):
            return True
        if event.key() != Qt.Key.Key_Escape:
            return False
        any(end() for end in self._ends)
        return True
