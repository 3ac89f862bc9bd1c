"""Enforced passes, whatever Law asks for them, once or throughout; and the damage they may do (72C; before: 23)."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallOutOfRotation,
    CardExposedInAuction,
    ChangedCall,
    InadmissibleCall,
    InsufficientBid,
    Irregularity,
    place_of_call,
)
from bridgetable.table.obligation import EnforcedPass, PassOnce, PassThroughout
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


def must_pass_once(table: Table, seat: Seat, number: str, *, offender: Seat | None = None) -> tuple[Event, ...]:
    """This player must pass when next it is his turn to call, under this clause; his partner offended, or `offender`.

    Who must pass anyhow is told so, and is bound no more than before.
    """
    told = RulingGiven(number, say("law-pass-once", seat=seat))
    by = offender if offender is not None else seat.partner
    bound = Obliged(PassOnce(seat, number, len(table.auction.made), by))
    return (told,) if table.must_pass(seat) else (told, bound)


def must_pass_throughout(
    table: Table, seat: Seat, number: str, *, offender: Seat | None = None, judged: bool = True
) -> tuple[Event, ...]:
    """This player must pass whenever it is his turn to call, under this clause; his partner offended, or `offender`.

    `judged` is false where the Laws do not ask what damage the passes do (38D).
    """
    told = RulingGiven(number, say("law-pass-throughout", seat=seat))
    by = offender if offender is not None else seat.partner
    bound = Obliged(PassThroughout(seat, number, len(table.auction.made), by if judged else None))
    already = any(isinstance(one, PassThroughout) for one in table.obliged(seat))
    return (told,) if already else (told, bound)


# -- the damage --------------------------------------------------------------------------------------------------------


def passed_by_force(table: Table) -> tuple[tuple[EnforcedPass, int], ...]:
    """The obligations to pass that a player has met with a pass that stands, and the place of that pass."""
    met = ((one, _pass_made(table, one)) for one in table.obligations if isinstance(one, PassOnce | PassThroughout))
    return tuple((one, place) for one, place in met if place is not None)


def _pass_made(table: Table, obligation: EnforcedPass) -> int | None:
    """Where he first passed as he had to: once means at his next turn, whatever he did then."""
    since = table.auction.since(obligation.since - 1)
    his = [place for place in since if table.auction.made[place].seat is obligation.seat]
    passes = (place for place in his if isinstance(table.auction.made[place].call, Pass))
    first = next(passes, None)
    return first if isinstance(obligation, PassThroughout) or his[:1] == [first] else None


BRINGING_ABOUT: dict[str, tuple[type[Irregularity], ...]] = {
    "24": (CardExposedInAuction,),
    "25": (ChangedCall, CallOutOfRotation),
    "27": (InsufficientBid,),
    "30": (CallOutOfRotation,),
    "31": (CallOutOfRotation,),
    "32": (CallOutOfRotation,),
    "36": (InadmissibleCall,),
    "37": (BarredCall,),
    "38": (BidOverSeven,),
}
"""Of which irregularities the enforced passes of each Law come."""


def brought_about_by(table: Table, obligation: EnforcedPass) -> int | None:
    """The place of the irregularity that made this player pass: the last of its kind by his side before the ruling."""
    kinds = BRINGING_ABOUT.get(obligation.clause[:2], ())
    found = (
        place for place, fault in enumerate(table.irregularities)
        if isinstance(fault, kinds) and fault.seat.side is obligation.seat.side
        and ((at := place_of_call(fault)) is None or at < obligation.since)
    )
    return max(found, default=None)


@clause("72C", E2017)
def could_have_known(table: Table) -> Question | None:
    """The Director judges after play whether an offender could have known that it would well damage the others."""
    return _asked_of_the_director(table, "72C", [one for one in passed_by_force(table) if one[0].offender is not None])


@could_have_known.wording("23", E2007)
def _(table: Table) -> Question | None:
    """The same of any irregularity, under Law 23; an enforced pass is its example."""
    return _asked_of_the_director(table, "23", [one for one in passed_by_force(table) if one[0].offender is not None])


@could_have_known.wording("23", E1997)
def _(table: Table) -> Question | None:
    """The same of a pass that the offender's partner had to make; of the offender's own by 72B1 (30A)."""
    forced = passed_by_force(table)
    by_partner = [one for one in forced if one[0].offender is one[0].seat.partner]
    his_own = [one for one in forced if one[0].clause == "30A"]
    return _asked_of_the_director(table, "23", by_partner) or _asked_of_the_director(table, "72B1", his_own)


def _asked_of_the_director(table: Table, number: str, forced: list[tuple[EnforcedPass, int]]) -> Question | None:
    """What one irregularity brought upon both partners is judged once."""
    if not table.over:
        return None
    asked: set[tuple[str, int, Seat | None]] = set()
    for one, place in forced:
        question = Question(number, (DIRECTOR,), one.seat, irregularity=brought_about_by(table, one), calls=(place,))
        if (brought_by := (one.clause, one.since, one.offender)) in asked:
            continue
        asked.add(brought_by)
        if question not in table.answered:
            return question
    return None
