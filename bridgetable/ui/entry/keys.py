"""The keys that no widget has used: typed cards and calls, options by number, Escape."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from bridgetable.cards.call import Call, Double
from bridgetable.cards.card import SYMBOLS, Card
from bridgetable.cards.deal import holder
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import FaceLead, GiveInformation
from bridgetable.engine.possible import answers, asked_now
from bridgetable.table.irregularity import InformationBy
from bridgetable.table.question import say
from bridgetable.ui.entry.caption import SHORTCUT_MODIFIERS, Offer
from bridgetable.ui.entry.proposed import (
    ORDINARY,
    NextCall,
    call_action,
    call_warnings,
    caller,
    calls_are_made,
    card_warnings,
    proposed_call,
    proposed_play,
    x_begins_redouble,
)
from bridgetable.ui.entry.typed import (
    BACKSPACE,
    NO_CARD_TYPED,
    NOTHING_TYPED,
    CallCommand,
    TypedCall,
    TypedCard,
    typed_call,
    typed_card,
)
from bridgetable.ui.session.session import Session

# -- Making a call by click or by key; an unlawful one has to be confirmed, and the caption names the irregularity -----


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CallEntry(QObject):
    """Makes the calls clicked in the bidding box or typed: any player can make any call, but none by a slip."""

    next_call_changed = Signal()
    """Another player was chosen for the next call, or it was made a change of call or an alerted one."""
    alert_wanted = Signal()
    """The user wants to alert the next call and has to be asked what it means."""

    def __init__(self, session: Session, offer: Offer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._offer = offer
        self._typed: TypedCall = NOTHING_TYPED
        self._next_call = ORDINARY
        offer.cleared.connect(self._clear)

    @property
    def next_call(self) -> NextCall:
        """What has been chosen for the next call before the call itself."""
        return self._next_call

    @property
    def caller(self) -> Seat | None:
        """The player who makes the next call; None when nobody is to call."""
        return caller(self._session.table, self._next_call)

    def _clear(self) -> None:
        self._typed = NOTHING_TYPED
        self._set_next_call(ORDINARY)

    def _set_next_call(self, next_call: NextCall) -> None:
        if next_call != self._next_call:
            self._next_call = next_call
            self.next_call_changed.emit()

    # -- choices for the next call -------------------------------------------------------------------------------------

    def choose_caller(self, seat: Seat) -> None:
        """Has this player make the next call, in or out of turn."""
        self._prepare(replace(self._next_call, seat=seat))

    def toggle_caller(self, seat: Seat) -> None:
        """Has this player make the next call; if he was chosen already, the player whose turn it is."""
        usual = caller(self._session.table, replace(self._next_call, seat=None))
        self._prepare(replace(self._next_call, seat=None if seat in (usual, self._next_call.seat) else seat))

    def toggle_change(self) -> None:
        """Makes the next call a change of the player's last one (Law 25), or an ordinary call again."""
        table = self._session.table
        if table.auction.last is None:
            self._session.refuse(say("calls-none-yet"))
        else:
            self._prepare(replace(self._next_call, changing=not self._next_call.changing, alert=(), shows=None))

    def set_explanation(self, next_call: NextCall) -> None:
        """Gives the next call the alert and the suits of this one; it is no change of call then."""
        self._prepare(replace(self._next_call, changing=False, alert=next_call.alert, shows=next_call.shows))

    def toggle_alert(self) -> None:
        """Asks what the next call means, to alert it; removes the alert if it has one."""
        if self._next_call.alerted:
            self.set_explanation(ORDINARY)
        else:
            self.alert_wanted.emit()

    def show_stop_card(self) -> None:
        """Has the player show the Stop card; the choices for the next call stay."""
        seat, next_call = self.caller, self._next_call
        if seat is not None and self._session.act(GiveInformation(seat, InformationBy.STOP)):
            self._prepare(next_call)

    def _prepare(self, next_call: NextCall) -> None:
        self._offer.cancel()
        self._typed = NOTHING_TYPED
        self._set_next_call(next_call)
        self._offer.show_typed(self._typed_text())

    # -- calls ---------------------------------------------------------------------------------------------------------

    def enter_call(self, call: Call, at_once: bool) -> None:
        """Makes this call if that is lawful or `at_once` is set; otherwise asks for confirmation."""
        if not self._session.changeable:
            self._session.refuse(say("only-shown"))
            return
        table = self._session.table
        action = call_action(table, self._next_call, call)
        if action is None:
            return
        proposal = proposed_call(table, action)
        if proposal.impossible is not None:
            self._offer.clear()
            self._session.refuse(proposal.impossible)
        elif proposal.lawful or at_once:
            self._offer.clear()
            self._session.act(proposal.action)
        else:
            words, seat = self._session.words, action.seat
            label = words.text("offer-call", call=call)
            # A second X makes a redouble of the double that is offered.
            self._typed = TypedCall(x_typed=True) if isinstance(call, Double) else NOTHING_TYPED
            self._offer.show_typed("")
            self._offer.present(
                proposal, call_warnings(table, proposal), label, words.text("offer-call-tip", seat=seat)
            )

    # -- keys ----------------------------------------------------------------------------------------------------------

    def handle_key(self, event: QKeyEvent) -> bool:
        """Handles a key that belongs to a call being typed; returns whether it was one."""
        if event.modifiers() & SHORTCUT_MODIFIERS or not calls_are_made(self._session.table):
            return False
        if event.key() in ENTER and self._typed.x_typed:
            self.enter_call(Double(), at_once=False)
            return True
        if event.key() == Qt.Key.Key_Escape:
            typing = not self._typed.empty or self._next_call != ORDINARY
            if typing:
                self._offer.dismiss()
            return typing
        letter = BACKSPACE if event.key() == Qt.Key.Key_Backspace else event.text()
        return len(letter) == 1 and self._type_letter(letter)

    def _type_letter(self, letter: str) -> bool:
        nothing_entered = self._typed.empty and self._next_call == ORDINARY
        if letter == BACKSPACE and self._typed.empty:
            return self._reset_next_call()
        if letter.isdecimal() and nothing_entered and asked_now(self._session.table) is not None:
            return False  # the digit is the key of an option
        redouble = x_begins_redouble(self._session.table, self._next_call)
        result = typed_call(self._typed, letter, self._session.words.language, x_begins_redouble=redouble)
        match result:
            case Seat():
                self.choose_caller(result)
            case CallCommand():
                self.run_command(result)
            case TypedCall():
                return self._set_typed(result)
            case _:
                self.enter_call(result, at_once=False)
        return True

    def _set_typed(self, typed: TypedCall) -> bool:
        if typed.empty and self._typed.empty:
            return False
        self._offer.cancel()
        self._typed = typed
        self._offer.show_typed(self._typed_text())
        return True

    def run_command(self, command: CallCommand) -> None:
        """Changes the next call, alerts it or shows the Stop card."""
        functions: dict[CallCommand, Callable[[], None]] = {
            CallCommand.CHANGE: self.toggle_change,
            CallCommand.ALERT: self.toggle_alert,
            CallCommand.STOP: self.show_stop_card,
        }
        functions[command]()

    def _reset_next_call(self) -> bool:
        """Makes the next call an ordinary one; returns whether it was not (Backspace with nothing typed)."""
        if self._next_call == ORDINARY:
            return False
        self._offer.dismiss()
        return True

    # -- the text in the caption ---------------------------------------------------------------------------------------

    def _typed_text(self) -> str:
        """Returns what has been chosen and typed: "East: 1_", "South changes 1♠: _", "Alert! 2_"."""
        words, next_call, table = self._session.words, self._next_call, self._session.table
        seat, typed = self.caller, self._typed
        shown = (str(typed.level) if typed.level is not None else "") + ("S" if typed.no_trump_begun else "")
        shown = f"{shown or ('X' if typed.x_typed else '')}_"
        shown = f"{shown} {words.text('typed-wrong')}" if typed.wrong else shown
        choices = [words.text("echo-alert")] if next_call.alerted else []
        if next_call.changing and seat is not None:
            place = table.auction.last_call_id(seat)
            last = table.auction.made[place].call if place is not None else None
            choices.append(words.text("echo-changes" if last is not None else "echo-no-call", seat=seat, call=last))
        elif next_call.seat is not None:
            choices.append(words.text("echo-caller", seat=next_call.seat))
        return " ".join((*choices, shown)) if choices or not typed.empty else ""


# -- Playing a card by click or by key; an unlawful one has to be confirmed, and the caption names the irregularity ----


class CardEntry(QObject):
    """Plays the cards that are clicked or typed: a revoke is always possible, but never happens by a slip."""

    def __init__(self, session: Session, offer: Offer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._offer = offer
        self._typed: TypedCard = NO_CARD_TYPED
        offer.cleared.connect(self._clear)

    def _clear(self) -> None:
        self._typed = NO_CARD_TYPED

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


class Keys:
    """What keys do in the window and on the wall.

    `choose_number` answers a question by the number of an option. Escape calls `ends` in order, until one of them has
    ended something. Each returns whether it did.
    """

    def __init__(
        self,
        session: Session,
        offer: Offer,
        cards: CardEntry,
        calls: CallEntry,
        choose_number: Callable[[int], bool],
        ends: Sequence[Callable[[], bool]],
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
