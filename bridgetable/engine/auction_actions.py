"""The events of actions in the auction: calls, changes of call, cards shown, the tray and the screen."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.preconditions import Events, must_be_writable, must_hold_all, must_show_each_suit_once
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws import law33
from bridgetable.laws.ask import Conduct
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.irregular_calls import standing_for
from bridgetable.laws.law24 import lying_faced
from bridgetable.laws.law25 import first_call_to_choose_about, lets_first_call_stand
from bridgetable.laws.law27 import bid_to_replace
from bridgetable.laws.law28 import pass_supplied
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import CallOnWrongCards, CardExposedInAuction
from bridgetable.table.state import Phase, Table


def make_call(table: Table, action: a.MakeCall) -> Events:
    """A player calls, even after the final pass (Law 39); raises ImpossibleError once the play has ended."""
    must_be_writable(action.call)
    must_show_each_suit_once(action.shows)
    if action.simultaneous and not law33.may_be_simultaneous(table, action.seat):
        raise ImpossibleError("impossible-simultaneous", seat=action.seat)
    if table.phase is Phase.OVER and not table.passed_out:
        raise ImpossibleError("impossible-play-over")
    if back := _withdraw_own_call(table, action.seat):
        return (*back, e.CallMade(action.seat, action.call, action.shows, action.alert))
    if (first := first_call_to_choose_about(table, action.seat)) is not None:
        stood = lets_first_call_stand(table, action.seat, action.call)
        return stood or (e.CallMade(action.seat, action.call, action.shows, action.alert, first),)
    late = table.phase is not Phase.AUCTION
    changes = bid_to_replace(table, action.seat)
    before = () if late or changes is not None else pass_supplied(table, action.seat)
    late = late or evolve_all(table, before).auction.closed  # the pass supplied was the final one
    made = e.CallMade(
        action.seat, action.call, action.shows, action.alert, changes, late=late, simultaneous=action.simultaneous
    )
    return (*before, made)


def change_call(table: Table, action: a.ChangeCall) -> Events:
    """A player substitutes another call for his last one, until the play is over or the cards have been returned.

    After an opening lead has been faced this changes nothing (25A5). A player whose call was cancelled simply calls.
    """
    must_be_writable(action.to)
    if _must_call_again(table, action.seat):
        return make_call(table, a.MakeCall(action.seat, action.to))
    last = table.auction.last_call_id(action.seat)
    if last is None:
        raise ImpossibleError("impossible-no-call", seat=action.seat)
    if table.phase is Phase.OVER and not table.passed_out:
        raise ImpossibleError("impossible-play-over")
    if len(table.returned) == len(Seat):
        raise ImpossibleError("impossible-auction-period-over", seat=action.seat)
    if table.lead_faced:
        return (e.CallMade(action.seat, action.to, changes=last, late=True),)
    if back := _withdraw_own_call(table, action.seat):
        return (*back, e.CallMade(action.seat, action.to))
    if stood := lets_first_call_stand(table, action.seat, action.to):
        return stood
    return (e.CallMade(action.seat, action.to, changes=last),)


def wrong_cards(table: Table, action: a.WrongCards) -> Events:
    """The last call of a player turns out to have been made on cards of another board (Law 15A)."""
    last = table.auction.last_call_id(action.seat)
    if table.phase is not Phase.AUCTION or last is None or not table.auction.made[last].stands:
        raise ImpossibleError("impossible-wrong-cards", seat=action.seat)
    return (e.Infringed(CallOnWrongCards(action.seat, last, table.auction.made[last].call)),)


def _must_call_again(table: Table, seat: Seat) -> bool:
    """Whether it is his turn and neither his last call nor a replacement of it stands (Law 27B, 29B, 36B)."""
    made = table.auction.made
    last = table.auction.last_made_by(seat)
    return table.to_call is seat and last is not None and not made[standing_for(table.auction, last)].stands


def _withdraw_own_call(table: Table, seat: Seat) -> Events:
    """The answer implied if a player who is asked about his call makes another: he withdraws it (21B2, 25A6, 25B1)."""
    now = asked_now(table)
    if now is None or seat not in now.question.to or table.to_call is seat:
        return ()
    name = "withdraw" if ENACTED.declared(now.question).kept_by is Conduct.CALLING else "accept"
    taken = next((option.then for option in now.options if option.name == name), ())
    back = (event.place for event in taken if isinstance(event, e.CallWithdrawn))
    his = any(table.auction.made[call].seat is seat for call in back)
    return (e.Answered(now.question, seat, name), *taken) if his else ()


def show_cards(
    table: Table, seat: Seat, cards: tuple[Card, ...], *, led: bool = False, deliberate: bool = False
) -> Events:
    """Cards are exposed in the auction period, led or not (Law 24); those already face up are left out."""
    must_hold_all(table, seat, cards, least=1)
    penalty_cards = tuple(pc.card for pc in table.penalty_cards_of(seat))
    lying = () if led else (*lying_faced(table).get(seat, ()), *penalty_cards)
    new = tuple(card for card in cards if card not in lying)
    if not new:
        return ()
    seen = (e.CardExposed(seat, card, deliberate) for card in new)
    turned_up = (
        e.FaceDownLeadRetracted(seat, lead.card) for lead in table.face_down if lead.seat is seat and lead.card in new
    )
    shown = CardExposedInAuction(seat, new, led, deliberate, clarifying=table.phase is not Phase.AUCTION)
    return (*turned_up, e.Infringed(shown), *seen)


def pass_tray(table: Table, action: a.PassTray) -> Events:
    """Behind screens, a player passes the tray to the other side."""
    _behind_screens(table)
    return (e.TrayPassed(action.seat),)


def open_screen(table: Table, action: a.OpenScreen) -> Events:
    """A player opens the screen."""
    _behind_screens(table)
    if table.screen_opened_by is not None:
        raise ImpossibleError("impossible-screen-open")
    return (e.ScreenOpened(action.seat),)


def _behind_screens(table: Table) -> None:
    if not table.elects("screens", default=False):
        raise ImpossibleError("impossible-no-screens")
