"""Playing a card by click or by key; an unlawful one has to be confirmed, and the caption names the irregularity."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.cards.card import SYMBOLS, Card
from bridgetable.cards.deal import holder
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import FaceLead
from bridgetable.engine.possible import answers
from bridgetable.table.question import say
from bridgetable.ui.entry.content.proposed_cards import card_warnings, proposed_play
from bridgetable.ui.entry.content.typed_cards import BACKSPACE, NOTHING_TYPED, TypedCard, typed_card
from bridgetable.ui.entry.offer import SHORTCUT_MODIFIERS, Offer
from bridgetable.ui.session.session import Session


class CardEntry(QObject):
    """Plays the cards that are clicked or typed: a revoke is always possible, but never happens by a slip."""

    def __init__(self, session: Session, offer: Offer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._offer = offer
        self._typed: TypedCard = NOTHING_TYPED
        offer.cleared.connect(self._clear)

    def _clear(self) -> None:
        self._typed = NOTHING_TYPED

    # -- cards ---------------------------------------------------------------------------------------------------------

    def enter_card(self, seat: Seat, card: Card, at_once: bool) -> None:
        """Plays this card if that is lawful or `at_once` is set; otherwise asks for confirmation.

        A card that is an answer to the question being asked is given as the answer unless `at_once` is set; a lead
        that lies face down is turned face up.
        """
        if not self._session.changeable:
            self._session.refuse(say("only-shown"))
            return
        self._offer.clear()
        table = self._session.table
        answer = answers(table).get(card)
        if answer is not None and not at_once:
            self._session.act(answer)
            return
        if any(lead.card == card for lead in table.face_down):
            self._session.act(FaceLead(seat))
            return
        proposal = proposed_play(table, seat, card)
        if proposal.impossible is not None:
            self._session.refuse(proposal.impossible)
        elif proposal.lawful or at_once:
            self._session.act(proposal.action)
        else:
            words = self._session.words
            label, tip = words.text("offer-play", card=card), words.text("offer-play-tip")
            self._offer.present(proposal, card_warnings(table, proposal), label, tip)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def handle_key(self, event: QKeyEvent) -> bool:
        """Handles a key that belongs to a card being typed; returns whether it was one."""
        if event.modifiers() & SHORTCUT_MODIFIERS:
            return False
        if event.key() == Qt.Key.Key_Escape:
            typing = not self._typed.empty
            if typing:
                self._offer.dismiss()
            return typing
        letter = BACKSPACE if event.key() == Qt.Key.Key_Backspace else event.text()
        return len(letter) == 1 and self._type_letter(letter)

    def _type_letter(self, letter: str) -> bool:
        before = self._typed
        words = self._session.words
        after = typed_card(before, letter, words.language, words.indices)
        if isinstance(after, Card):
            self._play_typed(after)
            return True
        if after.empty and before.empty:
            return False
        self._offer.cancel()
        self._typed = after
        self._offer.show_typed(self._typed_text(after))
        return True

    def _typed_text(self, so_far: TypedCard) -> str:
        if so_far.suit is None:
            return ""
        shown = SYMBOLS[so_far.suit] + ("1" if so_far.one else "") + "_"
        return f"{shown} {self._session.words.text('typed-wrong')}" if so_far.wrong else shown

    def _play_typed(self, card: Card) -> None:
        self._offer.clear()
        table = self._session.table
        seat = holder(table.hands, card)
        if seat is None and (answer := answers(table).get(card)) is not None:
            self._session.act(answer)
        elif seat is None:
            self._session.refuse(say("typed-not-held", card=card))
        else:
            self.enter_card(seat, card, at_once=False)
