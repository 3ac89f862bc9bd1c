"""Law 80: special conditions for play with screens: North and East on one side of it, South and West on the other.

The Laws leave them to the organisers; these are in general use. What has not crossed the screen is corrected without
rectification, and so is what both sides let cross it; what one side alone sent across is ruled on as usual.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.laws import irregular_calls, law16, law25, law50
from bridgetable.laws.ask import OptionsFor
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law, has_irregularities, on
from bridgetable.table.events import CallMade, CardPlayed, CardWithdrawn, Event, RulingGiven, Settled, TrayPassed
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallAfterTheAuction,
    CallIrregularity,
    CallOutOfRotation,
    ChangedCall,
    InadmissibleCall,
    InsufficientBid,
    LeadOutOfTurn,
    PrematurePlay,
    Revoke,
    Status,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCalls, Message, QuestionAbout, say
from bridgetable.table.state import Table

RectifiedAtOnce = (
    CallOutOfRotation | InsufficientBid | InadmissibleCall | BarredCall | BidOverSeven | CallAfterTheAuction
)
"""The calls these conditions deal with at once. On a change of call the Director is asked first (Law 25A)."""

FacedTooEarly = LeadOutOfTurn | PrematurePlay | Revoke
"""The irregularities as which a card faced out of turn in the first trick may have been recorded."""

_BESIDE = {Seat.N: Seat.E, Seat.E: Seat.N, Seat.S: Seat.W, Seat.W: Seat.S}


def screenmate(seat: Seat) -> Seat:
    """The opponent on the same side of the screen."""
    return _BESIDE[seat]


def has_screens(table: Table) -> bool:
    """Whether the board is played behind screens."""
    return table.elects("screens", default=False)


@clause("80B2(e)", E2007, printed={E1997: "80E"})
def ruling_behind_screens(table: Table, told: Message) -> RulingGiven:
    """The organisers may vary the rectification of actions that did not cross the screen.

    1997: Such penalties may be suspended.
    """
    return RulingGiven(ruling_behind_screens.number(table), told)


def behind_screens(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director's ruling behind screens; no events where the Laws apply as at any other table."""
    offence = table.irregularities[irregularity]
    if not has_screens(table):
        return ()
    if isinstance(offence, FacedTooEarly):
        return _opening_lead(table, offence)
    return _call(table, irregularity, offence) if isinstance(offence, RectifiedAtOnce) else ()


# -- calls -----------------------------------------------------------------------------------------------------------


def _call(table: Table, irregularity: IrregularityId, offence: RectifiedAtOnce) -> tuple[Event, ...]:
    if has_come_back(table, offence):
        return () if isinstance(offence, _CANNOT_BE_ACCEPTED) else _call_stands(table, irregularity, offence)
    both = both_at_fault(table, offence)
    if not (both or _on_this_side(table, offence)):
        return ()
    if not table.auction.made[offence.place].withdrawn:
        late = not table.auction.made[offence.place].stands
        call_ids = (offence.place,) if late else irregular_calls.this_and_later_calls(table, offence.place)
        known = (
            law25.withdrawn_by_both(table, call_ids) if both else law25.withdrawn(table, call_ids, offence.seat.side)
        )
    else:
        known = ()
    key = "law-80-both" if both else "law-80-in-time"
    message = say(key, offender=offence.seat, call=offence.call, seat=screenmate(offence.seat))
    told = ruling_behind_screens(table, message)
    return (told, *known, Settled(irregularity, Status.CORRECTED))


_CANNOT_BE_ACCEPTED = InadmissibleCall | BarredCall | BidOverSeven | CallAfterTheAuction


def _call_stands(table: Table, irregularity: IrregularityId, offence: RectifiedAtOnce) -> tuple[Event, ...]:
    return (*stands_after_crossing(table, offence), Settled(irregularity, Status.ACCEPTED))


def stands_after_crossing(table: Table, offence: object) -> tuple[Event, ...]:
    """The Director says that a call which has crossed the screen and come back with the tray stands."""
    if not has_screens(table) or not isinstance(offence, RectifiedAtOnce) or not has_come_back(table, offence):
        return ()
    return (ruling_behind_screens(table, say("law-80-gone-round", offender=offence.seat, call=offence.call)),)


def both_at_fault(table: Table, offence: CallIrregularity) -> bool:
    """Whether the screenmate has called since, or passed the tray across, without mentioning the call."""
    mate = screenmate(offence.seat)
    called = any(one.seat is mate and not one.implied for one in table.auction.made[offence.place + 1 :])
    return called or any(tray.seat is mate and tray.calls > offence.place for tray in table.trays)


def _where_the_tray_was(table: Table, offence: CallIrregularity) -> Iterator[bool]:
    """For each call and each passing of the tray since this call: whether the tray was then across the screen.

    A player calls with the tray on his side; where no passing was recorded, a call from the other side implies one.
    """
    here = (offence.seat, screenmate(offence.seat))
    passed = [(tray.calls, 0, tray.seat in here) for tray in table.trays if tray.calls > offence.place]
    made = enumerate(table.auction.made[offence.place + 1 :], offence.place + 1)
    called = [(number, 1, one.seat not in here) for number, one in made if not one.implied]
    for _, _, across in sorted([*passed, *called]):
        yield across


def _on_this_side(table: Table, offence: CallIrregularity) -> bool:
    """Whether the tray has not left the offender's side of the screen since the call."""
    return not any(_where_the_tray_was(table, offence))


def has_come_back(table: Table, offence: CallIrregularity) -> bool:
    """Whether the tray has been across since the call and is back on the offender's side: the auction goes on."""
    where = list(_where_the_tray_was(table, offence))
    return True in where and False in where[where.index(True) :]


def may_not_accept(before: Table, offence: object, seat: Seat) -> bool:
    """Whether this player cannot accept the call by calling over it.

    The offender's screenmate never can, nor can anybody if both players sent the call across.
    """
    if not has_screens(before) or not isinstance(offence, RectifiedAtOnce):
        return False
    return seat is screenmate(offence.seat) or both_at_fault(before, offence)


def accepted_when_back(before: Table, event: CallMade | TrayPassed) -> tuple[Event, ...]:
    """An irregular call that crossed the screen and came back with the tray stands, if its kind may be accepted."""
    if not has_screens(before):
        return ()
    after = evolve(before, event)
    return tuple(
        Settled(irregularity, Status.ACCEPTED)
        for irregularity, offence in before.undecided_as(CallOutOfRotation, InsufficientBid)
        if isinstance(offence, CallIrregularity)
        and before.attention_to(irregularity) is None
        and has_come_back(after, offence)
    )


def not_to_be_accepted(answers: OptionsFor[AffectedCalls]) -> OptionsFor[AffectedCalls]:
    """Leaves only "refuse" of the options on a changed call (25B1) while the change has not left both sides."""

    def behind_a_screen(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
        options, offence = answers(table, question), table.asked_about(question)
        if len(options) < 2 or not isinstance(offence, ChangedCall) or not has_screens(table):
            return options
        change, both = law25.change_of(table, question.about.irregularity), both_at_fault(table, offence)
        if change is None or DIRECTOR in question.to or not (both or _on_this_side(table, offence)):
            return options
        return (Option("refuse", _change_put_back(table, change, offence, both)),)

    return behind_a_screen


def _change_put_back(table: Table, change: law25.Change, offence: ChangedCall, both: bool) -> tuple[Event, ...]:
    """The first call stands again; the second is withdrawn, with what was called over it."""
    told = ruling_behind_screens(table, say("law-80-change", offender=offence.seat, call=offence.call))
    gone = irregular_calls.this_and_later_calls(table, change.second)
    known = law25.withdrawn_by_both(table, gone) if both else law25.withdrawn(table, gone, offence.seat.side)
    return (told, *known, *law25.first_call_stands(table, change))


# -- the opening lead ------------------------------------------------------------------------------------------------


def _opening_lead(table: Table, offence: FacedTooEarly) -> tuple[Event, ...]:
    """The ruling on a card faced out of turn as an opening lead, alone or with the proper lead of partner."""
    card = _faced_out_of_turn(table, offence)
    if card is None:
        return ()
    proper, opener, declarer = _faced_in_turn(table), table.screen_opened_by, table.declarer
    back = _taken_back(table, card, proper)
    known = law16.unauthorised_for_offenders(table, card.card, card.seat.side)
    if opener is None or declarer is None:
        key = "law-80-lead-unseen" if proper is None else "law-80-lead-unseen-too"
        told = ruling_behind_screens(table, say(key, offender=card.seat, card=card.card, due=card.seat.partner))
        return (told, *back, known)
    if table.is_defender(opener):
        return _penalty_card(table, card, back) if proper is not None else ()
    if proper is None:
        message = say("law-80-lead-accepted", offender=card.seat, card=card.card, seat=opener)
        told = ruling_behind_screens(table, message)
        return (told, *_settled(table, card, Status.ACCEPTED))
    words = say(
        "law-80-lead-both", offender=card.seat, card=card.card, partner=proper.seat, lead=proper.card, seat=opener
    )
    told = ruling_behind_screens(table, words)
    return (told, *back, replace(known, unauthorised=(card.seat.partner, declarer)))


def _penalty_card(table: Table, card: CardPlayed, back: tuple[Event, ...]) -> tuple[Event, ...]:
    """Two leads were faced when a defender opened the screen: the irregular one becomes a major penalty card."""
    message = say("law-80-lead-penalty", offender=card.seat, card=card.card, partner=card.seat.partner)
    told = ruling_behind_screens(table, message)
    return (told, *back, *law50.lay_penalty_card(evolve_all(table, back), card.seat, card.card))


def _faced(table: Table) -> tuple[CardPlayed, ...]:
    """The cards defenders faced for an opening lead before the screen was opened, while nobody else had played."""
    trick = table.trick(1)
    if trick is None or len(table.tricks) > 1 or not trick.players <= set(table.defenders):
        return ()
    hidden = table.screen_opened_by is None
    shown = (play for play in trick.plays if hidden or play.card in table.faced_behind_screen)
    return tuple(CardPlayed(play.seat, play.card, 1) for play in shown)


def _faced_out_of_turn(table: Table, offence: FacedTooEarly) -> CardPlayed | None:
    """The card of the defender whose lead it was not, if this is the irregularity; else None."""
    faced, due = _faced(table), table.due_to_lead(1)
    concerned = any((card.seat, card.card) == (offence.seat, offence.card) for card in faced)
    concerned = concerned and table.is_opening_trick(offence.trick)
    return next((card for card in faced if card.seat is not due), None) if concerned else None


def _faced_in_turn(table: Table) -> CardPlayed | None:
    """The lead of the player whose turn it was, if he faced one."""
    return next((card for card in _faced(table) if card.seat is table.due_to_lead(1)), None)


def _taken_back(table: Table, card: CardPlayed, proper: CardPlayed | None) -> tuple[Event, ...]:
    """Withdraws the card; the proper lead beside it begins the trick, whichever was faced first."""
    back, trick = CardWithdrawn(card.seat, card.card, 1, offending=True), table.trick(1)
    settled = _settled(table, card, Status.CORRECTED)
    if proper is None or trick is None:
        return (back, *settled)
    settled += _settled(table, proper, Status.CORRECTED)
    if trick.leader is proper.seat:
        return (back, *settled)
    return (back, CardWithdrawn(proper.seat, proper.card, 1, offending=False), *settled, proper)


def _settled(table: Table, card: CardPlayed, status: Status) -> tuple[Event, ...]:
    """Settles every irregularity of this card in the first trick."""
    return tuple(
        Settled(irregularity, status)
        for irregularity in table.undecided
        if isinstance(offence := table.irregularities[irregularity], FacedTooEarly)
        and (offence.seat, offence.card, offence.trick) == (card.seat, card.card, 1)
    )


LAW = Law(
    80, follows=(on(CallMade, accepted_when_back, needs=(has_irregularities,)), on(TrayPassed, accepted_when_back))
)
