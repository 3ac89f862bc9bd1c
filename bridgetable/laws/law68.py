"""Laws 68 to 70, as far as a revoke needs them: claims, concessions, agreement."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws.clause import clause
from bridgetable.table.events import Asked, ClaimAgreed, ClaimSetAside, Event, RulingGiven, TricksClaimed
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


def tricks_left(table: Table) -> int:
    """How many tricks are still to be won, the one in progress included."""
    return 13 - sum(table.tricks_taken(side) for side in Side)


@clause("70A")
def disturbed_by_a_revoke(table: Table) -> tuple[Event, ...]:
    """A revoke corrected after a claim makes the claim doubtful: the Director says how the remaining tricks fall."""
    if table.claim is None:
        return ()
    question = Question("70A", (DIRECTOR,), table.claim.seat)
    return (RulingGiven("70A", say("law-70A", claimer=table.claim.seat)), Asked(question))


def claim_is_open(table: Table) -> bool:
    """Whether the Director has still to say how the tricks of a claim fall: before that no trick is moved."""
    return any(question.clause == "70A" for question in table.agenda)


def how_they_fall(table: Table, question: Question) -> tuple[Option, ...]:
    """One option for each number of the tricks left that may go to the claiming side (Law 70A)."""
    claim = table.claim
    if claim is None:
        return ()
    return tuple(
        Option(
            f"claimer-{number}",
            (
                ClaimSetAside(),
                TricksClaimed(claim.seat, number, claim.concession, claim.line),
                ClaimAgreed(claim.seat.left),
                RulingGiven("70A", say("law-70A-ruled", claimer=claim.seat, tricks=number)),
            ),
        )
        for number in range(tricks_left(table) + 1)
    )
