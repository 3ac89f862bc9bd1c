"""Law 9: attention is drawn, the Director is called, and nobody acts until he has ruled."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws import irregular_calls, law43, law65
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, has_irregularities, note_only, on
from bridgetable.table.events import AttentionDrawn, CardPlayed, Event, Infringed
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    CallAfterTheAuction,
    CardExposedInAuction,
    ChangedCall,
    DummyAsks,
    DummyAttention,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    ExposedCard,
    Extraneous,
    FifthCard,
    Irregularity,
    LeadOutOfTurn,
    PartnerAsked,
    PenaltyCardNotPlayed,
    PlayBeforeRuling,
    PrematureLead,
    PrematurePlay,
    Revoke,
    TrickInspected,
    WrongCardFromDummy,
    cards_involved,
)
from bridgetable.table.state import Table

NOTED_ONLY = (
    DummyAsks,
    DummyAttention,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    Extraneous,
    PartnerAsked,
    PlayBeforeRuling,
    TrickInspected,
)
"""Irregularities without a rectification of their own; they change what another one costs."""

KNOWN_TO_ALL = (DummyAsks, DummyAttention, DummyTouches, DummyWarns, Extraneous, PartnerAsked, PlayBeforeRuling)
"""Those of them that everybody at the table saw or heard: the Director is told of them when he comes."""


PLAYED_IN_VIEW = (LeadOutOfTurn, PenaltyCardNotPlayed, PrematureLead, PrematurePlay)
"""Irregularities that anybody sees who looks at the cards of a trick."""

FACED = (CardExposedInAuction, ExposedCard, FifthCard)
"""Irregularities by which a card that is not played lies faced on the table."""


def seen_by_the_director(table: Table, seat: Seat) -> tuple[Event, ...]:
    """What the Director finds himself when this player has called him, whatever he was called for (Law 81C3).

    He sees cards that lie faced without a ruling, cards played irregularly to the open trick, dummy's revoke in a trick
    he rules on, and until a lead is faced irregular calls: those after the final pass, and one that nobody has called
    over with what lies beneath it.
    """
    faced, played = table.unsettled_as(*FACED), table.unsettled_as(*PLAYED_IN_VIEW, trick=table.open_trick)
    seen = {number for number, _ in (*faced, *played)} | {*_dummys_revokes_in_view(table)}
    if not table.lead_faced:
        seen |= {number for number, _ in table.unsettled_as(CallAfterTheAuction)}
        seen |= {*_open_irregularities_of_last_call(table)}
    return tuple(AttentionDrawn(seat, n, True) for n in sorted(seen) if table.attention_to(n) is None)


def _dummys_revokes_in_view(table: Table) -> tuple[IrregularityId, ...]:
    """Revokes with dummy's cards, which all can see, in the tricks of what is to be ruled on; not established ones."""
    if table.dummy is None:
        return ()
    ruled_on = {table.irregularities[n].trick for n in table.pending}
    return tuple(
        n
        for n, revoke in table.unsettled_as(Revoke, by=(table.dummy,))
        if revoke.trick in ruled_on and table.establishment(n) is None
    )


def _open_irregularities_of_last_call(table: Table) -> tuple[IrregularityId, ...]:
    """The undecided irregularities of the last call and of the calls beneath it; Law 25 alone for a change of call."""
    last = table.auction.last_id
    own = tuple(n for n in table.irregularities_of(() if last is None else (last,)) if not table.is_settled(n))
    changes = tuple(n for n in own if isinstance(table.irregularities[n], ChangedCall))
    return changes or with_calls_under(table, own)


def latest_unsettled(table: Table) -> tuple[IrregularityId, ...]:
    """The irregularities to which a player draws attention without naming one: the latest that can be rectified."""
    latest = table.last_unsettled(besides=NOTED_ONLY)
    if latest is None:
        return table.unsettled[-1:]
    last, under = table.irregularities[latest], irregular_calls.undecided_calls_under(table, latest)
    beside = irregular_calls.irregularities_beside(table, latest)
    if same_call := [p for p in beside if not _is_done_with(table, p)]:
        whole = (*under, *same_call, latest)
        # Law 25 decides whether a change of call stands before other Laws look at the new call.
        return tuple(p for p in whole if isinstance(table.irregularities[p], ChangedCall)) or whole
    if isinstance(last, ExposedCard | CardExposedInAuction | CallAfterTheAuction):
        return tuple(p for p, other in table.unsettled_as(type(last)) if _ruled_on_together(other, last))
    first = (p for p, other in table.unsettled_as(*PLAYED_IN_VIEW, WrongCardFromDummy) if _comes_first(other, last))
    return (*under, *first, latest)


def _is_done_with(table: Table, irregularity: IrregularityId) -> bool:
    return table.is_settled(irregularity) or isinstance(table.irregularities[irregularity], NOTED_ONLY)


def _comes_first(other: Irregularity, last: Irregularity) -> bool:
    """Whether the last irregularity depends on this earlier one, which is ruled on first.

    In the same trick the same card was premature or played instead of a penalty card; partner had led or played
    irregularly; or the last one is a revoke only against a card that dummy played wrongly. Such a card may also have
    taken the trick before, or lost it, so that a lead is out of turn.
    """
    if isinstance(other, WrongCardFromDummy) and isinstance(last, LeadOutOfTurn):
        return other.trick == last.trick - 1
    if other is last or other.trick != last.trick:
        return False
    if isinstance(other, WrongCardFromDummy):
        return isinstance(last, Revoke) and other.seat is not last.seat
    if not isinstance(other, LeadOutOfTurn | PenaltyCardNotPlayed | PrematureLead | PrematurePlay):
        return False
    same_card = set(cards_involved(other)) & set(cards_involved(last))
    partners = isinstance(other, LeadOutOfTurn | PenaltyCardNotPlayed) and other.seat is last.seat.partner
    return bool(same_card) or partners


def _ruled_on_together(other: Irregularity, last: Irregularity) -> bool:
    """Whether both, of one kind, are ruled on together: cards exposed (49) or shown in the auction (24), late calls."""
    every = isinstance(last, CallAfterTheAuction | CardExposedInAuction)
    return every or (other.seat, other.trick) == (last.seat, last.trick)


@clause("9A")
def draw_attention(table: Table, seat: Seat, irregularities: tuple[IrregularityId, ...]) -> tuple[Event, ...]:
    """Any player but dummy may draw attention to an irregularity; dummy only after play has ended (43A1).

    Before that dummy may ask about declarer's failure to follow suit (42B1), and point out a card turned wrong (65B3).
    """
    new = tuple(irregularity for irregularity in irregularities if table.attention_to(irregularity) is None)
    open_to_dummy = all(_declarers_revoke(table, n) or law65.dummy_may_point_out(table, n) for n in new)
    spoke = bool(new) and not open_to_dummy and law43.may_not_speak_first(table, seat)
    offence = (Infringed(DummyAttention(seat, table.open_trick)),) if spoke else ()
    return (*offence, *(AttentionDrawn(seat, irregularity) for irregularity in new))


def tell_the_director(table: Table, seat: Seat) -> tuple[Event, ...]:
    """Whoever called the Director tells him of the irregularities that everybody saw or heard."""
    known = table.unsettled_as(*KNOWN_TO_ALL)
    return tuple(AttentionDrawn(seat, n) for n, _ in known if table.attention_to(n) is None)


def with_calls_under(table: Table, irregularities: tuple[IrregularityId, ...]) -> tuple[IrregularityId, ...]:
    """These irregularities, each after the calls out of rotation beneath it, on which it depends whose turn it was."""
    under = (one for n in irregularities for one in (*irregular_calls.undecided_calls_under(table, n), n))
    return tuple(dict.fromkeys(under))


def tell_of_calls_around_it(table: Table, seat: Seat) -> tuple[Event, ...]:
    """Whoever called the Director tells him of the irregular calls under and over one already pointed out (10A)."""
    under = with_calls_under(table, table.pending)
    over = (one for n in table.pending for one in irregular_calls.irregular_calls_over(table, n))
    return draw_attention(table, seat, tuple(dict.fromkeys((*under, *over))))


def _declarers_revoke(table: Table, irregularity: IrregularityId) -> bool:
    """Whether this is a revoke of declarer's that can still be corrected, about which dummy may ask (42B1)."""
    offence = table.irregularities[irregularity]
    return isinstance(offence, Revoke) and offence.seat is table.declarer and table.establishment(irregularity) is None


@clause("9B2")
def play_before_ruling(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """After attention is drawn nobody plays until the Director has ruled; he himself puts back the card named (45D)."""
    if not before.is_pending:
        return ()
    misplaced = (one for _, one in before.recorded_as(WrongCardFromDummy, trick=event.trick, by=(event.seat,)))
    if any(one.named == event.card for one in misplaced):
        return ()
    return (Infringed(PlayBeforeRuling(event.seat, event.trick, event.card)),)


def draw_attention_again(
    table: Table, irregularity: IrregularityId, others: tuple[IrregularityId, ...]
) -> tuple[Event, ...]:
    """The Director, who rules on this irregularity, becomes aware of others as well (81C3)."""
    seat = who_drew_attention(table, irregularity)
    return tuple(AttentionDrawn(seat, other, True) for other in others if table.attention_to(other) is None)


def who_drew_attention(table: Table, irregularity: IrregularityId) -> Seat:
    """The player who drew attention to this irregularity, or the offender if no player did."""
    first = table.attention_to(irregularity)
    return first.seat if first is not None else table.irregularities[irregularity].seat


LAW = Law(
    9,
    infringes=(on(CardPlayed, play_before_ruling, needs=(has_irregularities,)),),
    rules={PlayBeforeRuling: note_only("9B2", "law-9B2")},
)
