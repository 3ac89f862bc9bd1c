"""Law 71: a concession is cancelled."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws import law69
from bridgetable.laws.ask import A_NUMBER, Ask
from bridgetable.laws.claims.trick_bounds import Bounds, bounds, bounds_of_any_play, tricks_left
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Asked, Event, RulingGiven
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, NumberOfTricks, Question, QuestionAbout, say
from bridgetable.table.records import Claim
from bridgetable.table.state import Table


def cancellation(table: Table, claim: Claim, tricks: int) -> tuple[Event, ...]:
    """The side that conceded asks for this many tricks back; the cards decide, or the Director."""
    early = implausible.exists_in(table.edition) and not law69.is_established(table, claim.seat.side)
    ask = IMPLAUSIBLE if early else CANNOT_BE_LOST
    return (Asked(ask.question(table, (DIRECTOR,), NumberOfTricks(claim.seat, tricks))),)


@clause("71A")
def cannot_be_lost(table: Table, side: Side) -> Bounds:
    """Within the correction period: tricks that no legal play could lose, as far as the search can tell."""
    possible = bounds_of_any_play(table, side)
    return Bounds(possible.fewest, possible.fewest if possible.exact else bounds(table, side).most)


@cannot_be_lost.wording("71B", E2017, printed={E2007: "71"})
def _(table: Table, side: Side) -> Bounds:
    """Tricks that no normal play could lose; at most those that the side's best play would win."""
    return bounds(table, side)


@clause("71C", ended=E2007)
def implausible(table: Table, side: Side) -> Bounds:
    """Tricks that no normal play could lose, only until the side calls on the next board or the round ends."""
    return bounds(table, side)


def cancelled_or_not(table: Table, question: QuestionAbout[NumberOfTricks]) -> tuple[Option, ...]:
    """Each number of tricks the conceding side may keep; just one if the cards decide."""
    claim = table.claim
    if claim is None:
        return ()
    side, kept = claim.seat.side, claim.tricks
    early = implausible.exists_in(table.edition) and IMPLAUSIBLE.asks(question)
    possible = implausible(table, side) if early else cannot_be_lost(table, side)
    asked = min(kept + question.about.tricks, tricks_left(table))
    low, high = law69.within(kept, possible.fewest, asked), law69.within(kept, possible.most, asked)
    return tuple(
        law69.rescored(claim, mine, _told(question.clause, side, mine - kept)) for mine in range(low, high + 1)
    )


def any_number_left(table: Table, question: Question) -> tuple[Option, ...]:
    """What could be lost is for the Director to say: he may leave the conceding side any number."""
    claim = table.claim
    if claim is None:
        return ()
    return tuple(
        law69.rescored(claim, mine, _told(question.clause, claim.seat.side, mine - claim.tricks))
        for mine in range(tricks_left(table) + 1)
    )


def _told(number: str, side: Side, tricks: int) -> RulingGiven:
    if tricks <= 0:
        return RulingGiven(number, say("law-71-stands", side=side))
    return RulingGiven(number, say("law-71-cancelled", side=side, tricks=tricks))


CANNOT_BE_LOST = Ask(
    "71B",
    A_NUMBER,
    cancelled_or_not,
    since=E2017,
    printed={E2007: "71", E1997: "71A"},
    about_claim=True,
    other_findings=any_number_left,
    to_director=True,
)
IMPLAUSIBLE = Ask("71C", A_NUMBER, cancelled_or_not, other_findings=any_number_left, about_claim=True, to_director=True)

LAW = Law(71, asks=(CANNOT_BE_LOST, IMPLAUSIBLE))
