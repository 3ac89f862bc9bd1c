"""A call clicked or typed is made; an unlawful one is offered first, with the name of the irregularity."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from bridgetable.cards.call import Call, Double
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import GiveInformation
from bridgetable.laws.book import asked_now
from bridgetable.table.question import say
from bridgetable.ui.entry.content.proposed_calls import (
    PLAIN,
    Wish,
    call_warning,
    caller,
    calls_are_made,
    proposed_call,
    wished,
    x_waits,
)
from bridgetable.ui.entry.content.typed_calls import NOTHING, TypedCall, Word, typed_call
from bridgetable.ui.entry.content.typed_cards import BACK
from bridgetable.ui.entry.offer import FREE, Offer
from bridgetable.ui.session.session import Session

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CallEntry(QObject):
    """Turns clicks in the bidding box and keys into calls: any player may make any call, and none by accident."""

    wishes_changed = Signal()
    """Somebody else is to call, a call is to be changed, or the next one is alerted."""
    alert_wanted = Signal()
    """What the next call means is to be asked for."""

    def __init__(self, session: Session, offer: Offer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._offer = offer
        self._typed: TypedCall = NOTHING
        self._wish = PLAIN
        offer.cleared.connect(self._clear)

    @property
    def wish(self) -> Wish:
        """What has been said of the next call."""
        return self._wish

    @property
    def caller(self) -> Seat | None:
        """Who makes the next call."""
        return caller(self._session.table, self._wish)

    def _clear(self) -> None:
        self._typed = NOTHING
        self._wish_for(PLAIN)

    def _wish_for(self, wish: Wish) -> None:
        if wish != self._wish:
            self._wish = wish
            self.wishes_changed.emit()

    # -- what is said of the next call ---------------------------------------------------------------------------------

    def choose_caller(self, seat: Seat) -> None:
        """This player makes the next call, whoever's turn it is."""
        self._say_first(replace(self._wish, seat=seat))

    def point_at(self, seat: Seat) -> None:
        """This player makes the next call; or, pointed at again, whoever's turn it is."""
        usual = caller(self._session.table, replace(self._wish, seat=None))
        self._say_first(replace(self._wish, seat=None if seat in (usual, self._wish.seat) else seat))

    def change(self) -> None:
        """The next call is put for one that was made; or no longer."""
        table = self._session.table
        if table.auction.last is None:
            self._session.refuse(say("calls-none-yet"))
        else:
            self._say_first(replace(self._wish, changing=not self._wish.changing, alert=(), shows=None))

    def explain(self, wish: Wish) -> None:
        """The next call is alerted, and specifies these suits."""
        self._say_first(replace(self._wish, changing=False, alert=wish.alert, shows=wish.shows))

    def alert(self) -> None:
        """Asks what the next call means; a second time, it needs no alert after all."""
        if self._wish.alerted:
            self.explain(PLAIN)
        else:
            self.alert_wanted.emit()

    def stop(self) -> None:
        """The player reaches for the Stop card; whose call it is stays as it was."""
        seat, wish = self.caller, self._wish
        if seat is not None and self._session.act(GiveInformation(seat, "stop")):
            self._say_first(wish)

    def _say_first(self, wish: Wish) -> None:
        self._offer.withdraw()
        self._typed = NOTHING
        self._wish_for(wish)
        self._offer.echo(self._echo())

    # -- calls ---------------------------------------------------------------------------------------------------------

    def want(self, call: Call, at_once: bool) -> None:
        """Somebody wants to make this call: it is made when lawful, or when he means it; else it is offered."""
        table = self._session.table
        action = wished(table, self._wish, call)
        if action is None:
            return
        proposal = proposed_call(table, action)
        if proposal.impossible is not None:
            self._offer.forget()
            self._session.refuse(proposal.impossible)
        elif proposal.lawful or at_once:
            self._offer.forget()
            self._session.act(proposal.action)
        else:
            words, seat = self._session.words, action.seat
            label = words.text("offer-call", call=call)
            # A second X makes a redouble of the double that is offered.
            self._typed = TypedCall(cross=True) if isinstance(call, Double) else NOTHING
            self._offer.echo("")
            self._offer.make(
                proposal, call_warning(table, proposal), label, words.text("offer-call-tip", seat=seat))

    # -- keys ----------------------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Takes a key that belongs to a call being typed; whether it was one."""
        if event.modifiers() & FREE or not calls_are_made(self._session.table):
            return False
        if event.key() in ENTER and self._typed.cross:
            self.want(Double(), at_once=False)
            return True
        if event.key() == Qt.Key.Key_Escape:
            busy = not self._typed.empty or self._wish != PLAIN
            if busy:
                self._offer.dismiss()
            return busy
        letter = BACK if event.key() == Qt.Key.Key_Backspace else event.text()
        return len(letter) == 1 and self._letter(letter)

    def _letter(self, letter: str) -> bool:
        nothing_said = self._typed.empty and self._wish == PLAIN
        if letter == BACK and self._typed.empty:
            return self._take_back_a_wish()
        if letter.isdecimal() and nothing_said and asked_now(self._session.table) is not None:
            return False  # the digit is the key of an option
        waits = x_waits(self._session.table, self._wish)
        found = typed_call(self._typed, letter, self._session.words.language, x_waits=waits)
        match found:
            case Seat():
                self.choose_caller(found)
            case Word():
                self._do_word(found)
            case TypedCall():
                return self._go_on_typing(found)
            case _:
                self.want(found, at_once=False)
        return True

    def _go_on_typing(self, found: TypedCall) -> bool:
        if found.empty and self._typed.empty:
            return False
        self._offer.withdraw()
        self._typed = found
        self._offer.echo(self._echo())
        return True

    def _do_word(self, word: Word) -> None:
        doing: dict[Word, Callable[[], None]] = {Word.CHANGE: self.change, Word.ALERT: self.alert, Word.STOP: self.stop}
        doing[word]()

    def _take_back_a_wish(self) -> bool:
        """Backspace before anything of the call has been typed: nothing special is wished for any more."""
        if self._wish == PLAIN:
            return False
        self._offer.dismiss()
        return True

    # -- what is shown of it -------------------------------------------------------------------------------------------

    def _echo(self) -> str:
        """What has been said and typed: "East: 1_", "South changes 1♠: _", "Alert! 2_"."""
        words, wish, table = self._session.words, self._wish, self._session.table
        seat, typed = self.caller, self._typed
        shown = (str(typed.level) if typed.level is not None else "") + ("S" if typed.senza else "")
        shown = f"{shown or ('X' if typed.cross else '')}_"
        shown = f"{shown} {words.text('typed-wrong')}" if typed.wrong else shown
        said = [words.text("echo-alert")] if wish.alerted else []
        if wish.changing and seat is not None:
            place = table.auction.last_call_id(seat)
            was = table.auction.made[place].call if place is not None else None
            said.append(words.text("echo-changes" if was is not None else "echo-no-call", seat=seat, call=was))
        elif wish.seat is not None:
            said.append(words.text("echo-caller", seat=wish.seat))
        return " ".join((*said, shown)) if said or not typed.empty else ""

