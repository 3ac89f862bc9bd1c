"""Law 69: agreement to a claim or concession, and its withdrawal."""

from __future__ import annotations

from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import law70
from bridgetable.laws.ask import A_NUMBER, Ask
from bridgetable.laws.claims.trick_bounds import bounds, claimed_bounds, tricks_left
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law, has_claim, on
from bridgetable.table.events import (
    AgreementWithdrawn,
    Asked,
    ClaimAgreed,
    ClaimRescored,
    Event,
    NextBoardCalled,
    RoundEnded,
    RulingGiven,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Message, NumberOfTricks, Question, QuestionAbout, say
from bridgetable.table.records import Claim
from bridgetable.table.state import Table


def is_established(table: Table, side: Side) -> bool:
    """Whether this side has let the round end, or called on another board, since it agreed or conceded (69A)."""
    return table.round_over or any(seat.side is side for seat in table.next_callers)


@clause("69A")
def assent(table: Table, claim: Claim, seat: Seat) -> tuple[Event, ...]:
    """A player says that he agrees to a claim or concession: the board is scored as though it had been played."""
    return (ClaimAgreed(seat), RulingGiven("69A", say("law-69A-assent", seat=seat, claimer=claim.seat)))


def established(table: Table, event: NextBoardCalled | RoundEnded) -> tuple[Event, ...]:
    """The agreement of a side is established when it calls on another board, or when the round ends (69A)."""
    claim = table.claim
    if claim is None or claim.ruled or claim.agreed_by is None or is_established(table, claim.agreed_by.side):
        return ()
    side = claim.agreed_by.side
    if isinstance(event, NextBoardCalled) and event.seat.side is not side:
        return ()
    return (RulingGiven("69A", say("law-69A-established", side=side)),)


@clause("69A")
def assent_withdrawn(table: Table, claim: Claim, seat: Seat, tricks: int | None = None) -> tuple[Event, ...]:
    """A side objects before its agreement is established, and may say how many tricks it asks for.

    The whole claim is contested: the Director is not bound by what is asked for (70B2).
    """
    asked = say("law-69A", seat=seat) if tricks is None else say("law-69A-asks", seat=seat, tricks=tricks)
    told = RulingGiven("69A", asked)
    return (AgreementWithdrawn(seat), told, *law70.contest(table, claim))


def agreement_withdrawn(table: Table, claim: Claim, tricks: int) -> tuple[Event, ...]:
    """The side that agreed asks for tricks: the Director says how many it would likely have won (69B2).

    1997: How many it had won, or could not have lost by any normal play (69B).
    """
    return (Asked(GIVEN_BACK.question(table, (DIRECTOR,), NumberOfTricks(claim.seat, tricks))),)


@clause("69B")
def most_given_back(table: Table, claim: Claim) -> int:
    """The most tricks this side may have: none that the claimer's best play would win."""
    return bounds(table, claim.seat.side.opponents).most


@most_given_back.wording("69B2", E2007)
def _(table: Table, claim: Claim) -> int:
    """The most tricks this side may have: all that it could have won at all; the Director says what was likely."""
    return tricks_left(table) - claimed_bounds(table, claim).fewest


def after_withdrawal(table: Table, question: QuestionAbout[NumberOfTricks]) -> tuple[Option, ...]:
    """Each number of tricks the claiming side may keep; if nothing can be given back, the claim stands."""
    claim = table.claim
    if claim is None:
        return ()
    side, left = claim.seat.side.opponents, tricks_left(table)
    kept = left - claim.tricks
    low = within(kept, bounds(table, side).fewest, kept + question.about.tricks)
    high = within(kept, most_given_back(table, claim), kept + question.about.tricks)
    return tuple(
        rescored(claim, left - mine, _told(table, question.clause, side, mine - kept))
        for mine in range(high, low - 1, -1)
    )


def any_number_kept(table: Table, question: Question) -> tuple[Option, ...]:
    """What was likely, or normal, is for the Director to say: he may leave the claiming side any number."""
    claim = table.claim
    if claim is None:
        return ()
    side, left = claim.seat.side.opponents, tricks_left(table)
    kept = left - claim.tricks
    return tuple(
        rescored(claim, left - mine, _told(table, question.clause, side, mine - kept)) for mine in range(left + 1)
    )


def within(low: int, number: int, high: int) -> int:
    """The number, not below `low` and not above `high`."""
    return min(max(low, number), high)


def rescored(claim: Claim, tricks: int, told: RulingGiven) -> Option:
    """The option that leaves the claiming side this many of the tricks left."""
    changed = (ClaimRescored(tricks),) if tricks != claim.tricks else ()
    return Option(f"claimer-{tricks}", (*changed, told))


@clause("69B")
def agreement_stands(table: Table, side: Side) -> Message:
    """Some normal play could have lost the tricks that are asked for."""
    return say("law-1997-69B-stands", side=side)


@agreement_stands.wording("69B2", E2007)
def _(table: Table, side: Side) -> Message:
    """It is not likely that the side would have won them."""
    return say("law-69B2-stands", side=side)


def _told(table: Table, number: str, side: Side, tricks: int) -> RulingGiven:
    if tricks <= 0:
        return RulingGiven(number, agreement_stands(table, side))
    return RulingGiven(number, say("law-69B-withdrawn", side=side, tricks=tricks))


GIVEN_BACK = Ask(
    "69B2",
    A_NUMBER,
    after_withdrawal,
    since=E2007,
    printed={E1997: "69B"},
    about_claim=True,
    other_findings=any_number_kept,
    to_director=True,
)

LAW = Law(
    69,
    follows=(on(NextBoardCalled, established, needs=(has_claim,)), on(RoundEnded, established, needs=(has_claim,))),
    asks=(GIVEN_BACK,),
)
