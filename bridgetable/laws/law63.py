"""Law 63: establishment of a revoke."""

from __future__ import annotations

from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import law47
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, has_irregularities, on
from bridgetable.table.events import (
    AttentionDrawn,
    CardDesignated,
    CardNamed,
    CardPlayed,
    ClaimAgreed,
    Event,
    NextBoardCalled,
    RevokeEstablished,
    RoundEnded,
    TricksClaimed,
)
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.state import Table


def unestablished(table: Table, side: Side, before_trick: int = 99) -> tuple[IrregularityId, ...]:
    """This side's revokes on tricks before `before_trick` that can still become established.

    Once attention has been drawn to a revoke it must be corrected (62A), whatever is played afterwards.
    """
    return tuple(
        irregularity
        for irregularity, offence in table.unsettled_as(Revoke)
        if offence.seat.side is side
        and offence.trick < before_trick
        and table.establishment(irregularity) is None
        and table.attention_to(irregularity) is None
    )


def _established(irregularities: tuple[IrregularityId, ...], number: str) -> tuple[Event, ...]:
    return tuple(RevokeEstablished(irregularity, number) for irregularity in irregularities)


@clause("63A1")
def by_playing_on(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """The offender or his partner leads or plays to the following trick, lawfully or not."""
    return _established(unestablished(before, event.seat.side, event.trick), "63A1")


@by_playing_on.wording("63A1", E2017)
def _(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """The same, but not by a lead out of turn that an opponent told him to make (47E1)."""
    if before.lead_due not in (None, event.seat) and law47.told_it_was_his_turn(before, event.seat, event.trick):
        return ()
    return _established(unestablished(before, event.seat.side, event.trick), "63A1")


@clause("63A2")
def by_naming_a_card(before: Table, event: CardNamed | CardDesignated) -> tuple[Event, ...]:
    """The offender or his partner names a card for the following trick; to have a suit run is not to name one."""
    if isinstance(event, CardDesignated):
        if event.what.startswith("run-") or before.dummy is None:
            return ()
        hand = before.dummy
    else:
        hand = event.seat
    return _established(unestablished(before, event.seat.side, _trick_meant(before, hand)), "63A2")


def _trick_meant(table: Table, hand: Seat) -> int:
    """The trick for which a card is named from this hand: the open one, or the next if it has played to that."""
    trick = table.trick(table.open_trick)
    played = trick is not None and trick.card_of(hand) is not None
    return table.open_trick + (1 if played else 0)


@clause("63A3")
def by_claiming(before: Table, event: TricksClaimed) -> tuple[Event, ...]:
    """A member of the offending side claims or concedes."""
    return _established(unestablished(before, event.seat.side), "63A3")


@clause("63A3")
def by_agreeing(before: Table, event: ClaimAgreed | NextBoardCalled | RoundEnded) -> tuple[Event, ...]:
    """The offending side agrees to the opponents' claim or concession: at once."""
    if not isinstance(event, ClaimAgreed):
        return ()
    return _established(unestablished(before, event.seat.side), "63A3")


@by_agreeing.wording("63A4", E2017)
def _(before: Table, event: ClaimAgreed | NextBoardCalled | RoundEnded) -> tuple[Event, ...]:
    """Only when agreement is established under 69A: the round ends, or the offending side calls on another board."""
    if isinstance(event, ClaimAgreed) and before.round_over:
        return _established(unestablished(before, event.seat.side), "63A4")
    if before.claim is None or before.claim.agreed_by is None or isinstance(event, ClaimAgreed):
        return ()
    side = before.claim.agreed_by.side
    if isinstance(event, NextBoardCalled) and event.seat.side is not side:
        return ()
    return _established(unestablished(before, side), "63A4")


def by_returning_the_hands(before: Table, event: AttentionDrawn) -> tuple[Event, ...]:
    """A revoke on trick twelve found after all four hands are back in the board counts as established (62D1)."""
    offence = before.irregularities[event.irregularity]
    late = isinstance(offence, Revoke) and before.is_last_but_one(offence.trick) and len(before.returned) == 4
    if not late or before.establishment(event.irregularity) is not None or before.is_settled(event.irregularity):
        return ()
    return _established((event.irregularity,), established_revoke_stands.number(before))


@clause("63B", E2007, printed={E1997: "63C"})
def established_revoke_stands(table: Table) -> str:
    """An established revoke may not be corrected; the trick stands as played."""
    return established_revoke_stands.number(table)


@clause("63B", ended=E2007)
def illegally_noticed(table: Table, irregularity: IrregularityId) -> str:
    """If 61B was violated, the revoke is corrected, and Law 64 applies as if it had been established."""
    return "63B"


LAW = Law(
    63,
    accepts=(
        on(CardPlayed, by_playing_on, needs=(has_irregularities,)),
        on(CardNamed, by_naming_a_card),
        on(CardDesignated, by_naming_a_card),
        on(TricksClaimed, by_claiming),
        on(ClaimAgreed, by_agreeing),
        on(NextBoardCalled, by_agreeing),
        on(RoundEnded, by_agreeing),
        on(AttentionDrawn, by_returning_the_hands),
    ),
)
