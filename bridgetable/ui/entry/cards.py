"""A card clicked or typed is played; an unlawful one is offered first, with the name of the irregularity."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.cards.card import Card
from bridgetable.cards.deal import holder
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import FaceLead
from bridgetable.engine.possible import answers
from bridgetable.table.question import say
from bridgetable.ui.entry.content.proposed_cards import proposed, warning
from bridgetable.ui.entry.content.typed_cards import BACK, NOTHING, Typed, typed
from bridgetable.ui.entry.offer import FREE, Offer
from bridgetable.ui.session.session import Session
from bridgetable.words.grammar import SYMBOLS


class CardEntry(QObject):
    """Turns clicks and keys into cards played: a revoke is never an accident, and always possible."""

    def __init__(self, session: Session, offer: Offer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._offer = offer
        self._typed: Typed = NOTHING
        offer.cleared.connect(self._clear)

    def _clear(self) -> None:
        self._typed = NOTHING

    # -- cards ---------------------------------------------------------------------------------------------------------

    def want(self, seat: Seat, card: Card, at_once: bool) -> None:
        """Somebody wants to play this card: it is played when lawful, or when he means it; else it is offered.

        A card that answers the question asked is the answer, and a lead that lies face down is turned up.
        """
        self._offer.forget()
        table = self._session.table
        answer = answers(table).get(card)
        if answer is not None and not at_once:
            self._session.act(answer)
            return
        if any(lead.card == card for lead in table.face_down):
            self._session.act(FaceLead(seat))
            return
        proposal = proposed(table, seat, card)
        if proposal.impossible is not None:
            self._session.refuse(proposal.impossible)
        elif proposal.lawful or at_once:
            self._session.act(proposal.action)
        else:
            words = self._session.words
            label, tip = words.text("offer-play", card=card), words.text("offer-play-tip")
            self._offer.make(proposal, warning(table, proposal), label, tip)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Takes a key that belongs to a card being typed; whether it was one."""
        if event.modifiers() & FREE:
            return False
        if event.key() == Qt.Key.Key_Escape:
            busy = not self._typed.empty
            if busy:
                self._offer.dismiss()
            return busy
        letter = BACK if event.key() == Qt.Key.Key_Backspace else event.text()
        return len(letter) == 1 and self._letter(letter)

    def _letter(self, letter: str) -> bool:
        before = self._typed
        found = typed(before, letter, self._session.words.language)
        if isinstance(found, Card):
            self._play_typed(found)
            return True
        if found.empty and before.empty:
            return False
        self._offer.withdraw()
        self._typed = found
        self._offer.echo(self._echo(found))
        return True

    def _echo(self, so_far: Typed) -> str:
        if so_far.suit is None:
            return ""
        shown = SYMBOLS[so_far.suit] + ("1" if so_far.one else "") + "_"
        return f"{shown} {self._session.words.text('typed-wrong')}" if so_far.wrong else shown

    def _play_typed(self, card: Card) -> None:
        self._offer.forget()
        table = self._session.table
        seat = holder(table.hands, card)
        if seat is None and (answer := answers(table).get(card)) is not None:
            self._session.act(answer)
        elif seat is None:
            self._session.refuse(say("typed-not-held", card=card))
        else:
            self.want(seat, card, at_once=False)
