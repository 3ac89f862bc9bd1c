"""What an action does before any Law speaks; it refuses only what hands cannot do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgetable.cards.card import Card
from bridgetable.cards.notation import SUITS, Unreadable, card_of, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Impossible, NotYetRuled
from bridgetable.laws.book import asked_now
from bridgetable.laws.law09 import draw_attention, latest_unsettled, rule, tell_the_director
from bridgetable.laws.law43 import BREACHES
from bridgetable.laws.law61 import inspection, may_ask, revoke_of
from bridgetable.laws.law68 import tricks_left
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import (
    DummyAsks,
    DummyBreach,
    PartnerAsked,
    TakenBack,
    TrickInspected,
    UnauthorisedInformation,
    card_involved,
    kind_of,
)
from bridgetable.table.question import say
from bridgetable.table.state import Phase, Table

Events = tuple[e.Event, ...]


def by_hand(table: Table, action: a.Action) -> Events:
    """The events an action consists of in itself; raises Impossible."""
    return _DO[type(action)](table, action)


# -- cards -----------------------------------------------------------------------------------------------------------


def _play(table: Table, action: a.Play) -> Events:
    seat, card = action.seat, action.card
    trick = table.trick(table.open_trick)
    last = table.trick(table.open_trick - 1)
    if seat is table.dummy and any(t is not None and card in t.cards_of(seat) for t in (trick, last)):
        return ()  # dummy moves the card declarer has already called for
    _must_be_playing(table)
    _must_hold(table, seat, card)
    if seat is not table.turn:
        _must_be_ruled(table, seat)
    mine = tuple(e.Dropped(q) for q in table.agenda if table.player(seat) in q.to and q.clause in ("62C1", "62C2"))
    kept = mine if table.owing is None else ()
    return (*kept, e.CardPlayed(seat, card, table.open_trick))


def _must_be_ruled(table: Table, seat: Seat) -> None:
    """Out of turn, only a lead after the first trick is ruled on so far."""
    if table.lead_due is None or table.owing is not None:
        trick = table.trick(table.open_trick)
        raise NotYetRuled("45E" if trick is not None and trick.card_of(seat) is not None else "57")
    if table.open_trick == table.first_number:
        raise NotYetRuled("54")


def _name(table: Table, action: a.Name) -> Events:
    _must_be_playing(table)
    _must_hold(table, action.seat, action.card)
    return (e.CardNamed(action.seat, action.card),)


def _designate(table: Table, action: a.Designate) -> Events:
    _must_be_playing(table)
    dummy, declarer = table.dummy, table.declarer
    if dummy is None or declarer is None:
        raise Impossible("impossible-no-play")
    card = _card_called(table, dummy, action.what)
    trick = table.trick(table.open_trick)
    called = e.CardDesignated(declarer, action.what)
    if table.turn is not dummy and trick is not None and trick.plays:
        return (called,)
    if table.turn is not dummy:
        _must_be_ruled(table, dummy)
    return (called, e.CardPlayed(dummy, card, table.open_trick))


def _card_called(table: Table, dummy: Seat, what: str) -> Card:
    """The card of dummy that is meant: the one named, the lowest of a suit (46B2), the highest of one to be run."""
    suit_word = what.removeprefix("run-")
    if suit_word in SUITS and len(suit_word) == 1:
        cards = sorted(table.holds(dummy, suit_of(suit_word)))
        if not cards:
            raise Impossible("impossible-suit-not-in-dummy", suit=suit_of(suit_word))
        return cards[-1] if what.startswith("run-") else cards[0]
    try:
        card = card_of(what)
    except Unreadable:
        raise NotYetRuled("46") from None
    _must_hold(table, dummy, card)
    return card


def _expose(table: Table, action: a.Expose) -> Events:
    _must_be_playing(table)
    for card in action.cards:
        _must_hold(table, action.seat, card)
    return tuple(e.CardExposed(action.seat, card, action.deliberate) for card in action.cards)


def _take_back(table: Table, action: a.TakeBack) -> Events:
    for number in (table.open_trick, table.open_trick - 1):
        trick = table.trick(number)
        if trick is not None and action.card in trick.cards_of(action.seat):
            back = e.CardWithdrawn(action.seat, action.card, number, offending=True)
            place = revoke_of(table, action.seat)
            if place is not None and card_involved(table.irregularities[place]) == action.card:
                new = () if table.attention_to(place) else (e.AttentionDrawn(action.seat, place),)
                return (*new, back)
            return (back, e.Infringed(TakenBack(action.seat, number, action.card)))
    raise Impossible("impossible-not-on-table", seat=action.seat, card=action.card)


def _inspect(table: Table, action: a.Inspect) -> Events:
    trick = table.trick(action.trick)
    if trick is None or not trick.complete:
        raise Impossible("impossible-trick-not-quitted", trick=action.trick)
    turned = e.TrickTurnedUp(action.seat, action.trick)
    return (turned,) if table.over else (turned, e.Infringed(TrickInspected(action.seat, action.trick)))


# -- words -----------------------------------------------------------------------------------------------------------


def _ask(table: Table, action: a.Ask) -> Events:
    seat, of = action.seat, action.of
    _must_be_playing(table)
    if seat is of or not table.spread:
        raise Impossible("impossible-ask", seat=seat)
    fault: Events = ()
    if not may_ask(table, seat, of):
        trick = table.open_trick if table.lead_due is None else table.open_trick - 1
        asked = DummyAsks(seat, trick, of) if seat is table.dummy else PartnerAsked(seat, trick, of)
        fault = (e.Infringed(asked),)
    place = revoke_of(table, of)
    new = place is not None and table.attention_to(place) is None
    drawn: Events = (e.AttentionDrawn(seat, place),) if place is not None and new else ()
    return (e.Inquired(seat, of), *fault, *drawn)


def _breach(table: Table, action: a.Breach) -> Events:
    if action.law not in BREACHES:
        raise Impossible("impossible-breach", law=action.law)
    if action.seat is not table.dummy:
        raise Impossible("impossible-not-dummy", seat=action.seat)
    return (e.Infringed(DummyBreach(action.seat, table.open_trick, action.law)),)


def _attend(table: Table, action: a.Attend) -> Events:
    return _drawn(table, action.seat, action.to)


def _summon(table: Table, action: a.Summon) -> Events:
    called: Events = (e.DirectorSummoned(action.seat),)
    drawn = _drawn(table, action.seat, action.to) if action.to is not None or not table.pending else ()
    drawn += tell_the_director(evolve_all(table, drawn), action.seat)
    told = rule(evolve_all(table, drawn))
    if told:
        return (*called, *drawn, *told)
    if action.to is not None and action.to.kind == "revoke" and not _pointed_at(table, action.to, dealt_with=True):
        looked = e.RulingGiven(inspection(table), say("law-61C", seat=action.seat))
        return (*called, *drawn, looked, e.RulingGiven("66C", say("law-66C-no-revoke", seat=action.seat)))
    return (*called, *drawn, e.RulingGiven("84A", say("law-84A", seat=action.seat)))


def _drawn(table: Table, seat: Seat, to: a.Pointer | None) -> Events:
    if to is not None and to.kind == "unauthorised-information" and to.seat is not None:
        fault = e.Infringed(UnauthorisedInformation(to.seat, table.open_trick))
        return (fault, e.AttentionDrawn(seat, len(table.irregularities)))
    places = latest_unsettled(table) if to is None else _pointed_at(table, to)
    return draw_attention(table, seat, places)


def _pointed_at(table: Table, to: a.Pointer, *, dealt_with: bool = False) -> tuple[int, ...]:
    """The latest irregularity that is as described, among those still open or among all."""
    matching = [
        place
        for place in (range(len(table.irregularities)) if dealt_with else table.unsettled)
        if to.kind in (None, kind_of(fault := table.irregularities[place]))
        and to.seat in (None, fault.seat)
        and to.trick in (None, fault.trick)
        and to.card in (None, card_involved(fault))
        and to.status in (None, table.status(place))
    ]
    return tuple(matching[-1:])


def _choose(table: Table, action: a.Choose) -> Events:
    now = asked_now(table)
    if now is None:
        raise Impossible("impossible-nobody-asked", person=action.by)
    if action.by not in now.question.to:
        raise Impossible("impossible-another-asked", person=action.by)
    for option in now.options:
        if option.name == action.option:
            return (e.Answered(now.question, action.by, option.name), *option.then)
    raise Impossible("impossible-no-such-option", option=action.option)


# -- the end of play -------------------------------------------------------------------------------------------------


def _claim(table: Table, action: a.MakeClaim) -> Events:
    return _stated(table, action.seat, action.tricks, action.tricks, concession=False, line=action.line)


def _concede(table: Table, action: a.Concede) -> Events:
    return _stated(table, action.seat, action.tricks, tricks_left(table) - action.tricks, concession=True, line="")


def _stated(table: Table, seat: Seat, said: int, mine: int, *, concession: bool, line: str) -> Events:
    _must_be_playing(table)
    if not 0 <= said <= tricks_left(table):
        raise Impossible("impossible-claim", tricks=said, left=tricks_left(table))
    return (e.TricksClaimed(seat, mine, concession, line),)


def _agree(table: Table, action: a.Agree) -> Events:
    if table.claim is None or table.claim.agreed_by is not None:
        raise Impossible("impossible-no-claim")
    if table.claim.seat.side is action.seat.side:
        raise Impossible("impossible-own-claim", seat=action.seat)
    return (e.ClaimAgreed(action.seat),)


def _return_cards(table: Table, action: a.ReturnCards) -> Events:
    _must_be_over(table)
    return (e.CardsReturned(tuple(Seat) if action.seat is None else (action.seat,)),)


def _next_call(table: Table, action: a.CallNextBoard) -> Events:
    _must_be_over(table)
    return (e.NextBoardCalled(action.seat),)


def _end_round(table: Table, action: a.EndRound) -> Events:
    return (e.RoundEnded(),)


def _adjust(table: Table, action: a.Adjust) -> Events:
    _must_be_over(table)
    law = action.law or "12C1"
    return (e.ScoreAssigned(action.ns, action.ew, law), e.RulingGiven(law, say("law-12C1")))


def _note(table: Table, action: a.Note) -> Events:
    return (e.Noted(),)


# -- what hands need ---------------------------------------------------------------------------------------------------


def _must_be_playing(table: Table) -> None:
    if table.phase is Phase.AUCTION:
        raise Impossible("impossible-no-contract")
    if table.phase is Phase.OVER:
        raise Impossible("impossible-play-over")
    if table.claim is not None:
        raise NotYetRuled("68D")


def _must_be_over(table: Table) -> None:
    if not table.over:
        raise Impossible("impossible-play-goes-on")


def _must_hold(table: Table, seat: Seat, card: Card) -> None:
    if card not in table.hands[seat]:
        raise Impossible("impossible-not-held", seat=seat, card=card)


_DO: dict[type[a.Action], Callable[[Table, Any], Events]] = {
    a.Play: _play, a.Name: _name, a.Designate: _designate, a.Expose: _expose, a.TakeBack: _take_back,
    a.Inspect: _inspect, a.Ask: _ask, a.Breach: _breach, a.Attend: _attend, a.Summon: _summon, a.Choose: _choose,
    a.MakeClaim: _claim, a.Concede: _concede, a.Agree: _agree, a.ReturnCards: _return_cards,
    a.CallNextBoard: _next_call, a.EndRound: _end_round, a.Adjust: _adjust, a.Note: _note,
}
