"""Irregularities in words."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Bid, Double, Redouble
from bridgetable.cards.card import Card
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import (
    BarredCall,
    CardExposedInAuction,
    ChangedCall,
    DummyBreach,
    ExposedCard,
    Extraneous,
    InadmissibleCall,
    InsufficientBid,
    Irregularity,
    LeadOutOfTurn,
    MissingCard,
    PenaltyCardNotPlayed,
    PlayBeforeRuling,
    PrematureLead,
    PrematurePlay,
    Revoke,
    SeveralCards,
    TakenBack,
    UnauthorisedInformation,
    kind_of,
)
from bridgetable.table.obligation import MayNotDouble, PassOnce, PassThroughout
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value
from bridgetable.words.action_lines import spread_dummy, worded
from bridgetable.words.catalogue import Words


def irregularity_line(words: Words, irregularity: Irregularity, table: Table | None = None) -> str:
    """An irregularity in one sentence: "This is a revoke: East still held hearts".

    With the table, the sentence takes into account dummy's hand, cards named but not seen, and earlier calls.
    """
    return _line_at(table, words, irregularity) if table is not None else _line(words, irregularity, None)


@cached_on_value
def _line_at(table: Table, words: Words, irregularity: Irregularity) -> str:
    return _line(words, irregularity, table)


def _line(words: Words, irregularity: Irregularity, table: Table | None) -> str:
    key = f"irregularity-{kind_of(irregularity)}"
    more: dict[str, object] = {}
    match irregularity:
        case DummyBreach(law=law):
            key += f"-{law}"
        case Extraneous(what=what):
            key += f"-{what}"
        case Revoke(defective=True):
            key += "-defective"
        case CardExposedInAuction(led=True):
            key += "-led"
        case CardExposedInAuction(clarifying=True):
            key += "-clarifying"
        case ExposedCard(card=card) if table is not None and card not in table.exposed:
            key += "-named"
        case TakenBack() if table is not None and _was_face_down(table, irregularity):
            key += "-face-down"
        case InsufficientBid(place=place) if table is not None and (over := _bid_before(table, place)) is not None:
            key, more = f"{key}-over", {"over": over}
        case InadmissibleCall(call=call):
            key += "-redouble" if isinstance(call, Redouble) else "-double"
        case BarredCall() if table is not None and _may_not_double(table, irregularity):
            key += "-double"
        case PenaltyCardNotPlayed(card=card) if table is not None and (
            lying := _minor_of_the_suit(table, irregularity)
        ):
            key, more = f"{key}-minor", {"penalty": lying}
        case ChangedCall(was=was) if table is not None:
            key, more = f"{key}-from", {"from": table.auction.made[was].call}
    return worded(words, table, key, **msgspec.structs.asdict(irregularity), **more)


def irregularity_name(words: Words, irregularity: Irregularity) -> str:
    """The name of an irregularity: "revoke"."""
    return words.text(f"kind-{kind_of(irregularity)}")


_BY_PLAYING = (
    Revoke,
    LeadOutOfTurn,
    PrematureLead,
    PrematurePlay,
    SeveralCards,
    MissingCard,
    TakenBack,
    PlayBeforeRuling,
)
"""Irregularities of play, which for dummy's hand are declarer's and not dummy's."""


def attention_line(
    words: Words, table: Table, offence: Irregularity, *, by_director: bool = False, named: bool = True
) -> str:
    """The irregularity to which attention was drawn, in one sentence; "" for a use of unauthorised information.

    One that the Director finds himself, ruling on another, is told so. Without `named` the sentence tells whose it was
    and where, and leaves what it was to those who are asked.
    """
    if isinstance(offence, UnauthorisedInformation):
        return ""
    name, key = irregularity_name(words, offence), "event-found-by-director" if by_director else "event-attention-drawn"
    key += "" if named else "-unnamed"
    if not offence.trick:
        return words.text(f"{key}-auction", kind=name, seat=offence.seat)
    if isinstance(offence, _BY_PLAYING) and offence.seat is spread_dummy(table):
        return words.text(f"{key}-to-dummy", kind=name, trick=offence.trick)
    return words.text(key, kind=name, seat=offence.seat, trick=offence.trick)


def _bid_before(table: Table, call_id: CallId) -> Bid | None:
    """The bid that the call with this id should have superseded; None if there is none (Law 18D)."""
    if call_id >= len(table.auction.made):
        return None
    before = (one.call for one in table.auction.bids_before(table.auction.made[call_id].slot))
    return next((call for call in before if isinstance(call, Bid)), None)


def _minor_of_the_suit(table: Table, offence: PenaltyCardNotPlayed) -> Card | None:
    """The minor penalty card that had to be played before another low card of its suit; None without one (Law 50C)."""
    lying = (one.card for one in table.penalty_cards_of(offence.seat) if not one.major)
    return next((card for card in lying if card.suit is offence.card.suit), None)


def _may_not_double(table: Table, offence: BarredCall) -> bool:
    """Whether this call was barred only because its player might not double (1997, 2007: Law 30B2(b))."""
    if not isinstance(offence.call, Double | Redouble):
        return False
    his = (offence.seat,)
    passes = table.obligations_as(PassOnce, PassThroughout, on=his)
    must_pass = any(isinstance(one, PassOnce | PassThroughout) and one.since <= offence.place for one in passes)
    return not must_pass and any(one.since <= offence.place for one in table.obligations_as(MayNotDouble, on=his))


def _was_face_down(table: Table, offence: TakenBack) -> bool:
    # Not before: the panel of the window words irregularities, and at the start it would load most of the Laws with it.
    from bridgetable.laws import law41

    return law41.was_face_down(table, offence)
