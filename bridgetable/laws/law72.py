"""Law 72C (2007 and 1997: 23, 72B1): an offender who could have known that his irregularity would do damage."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.laws import law12, law30
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.identity import CallId
from bridgetable.table.obligation import EnforcedPass, PassOnce, PassThroughout
from bridgetable.table.question import DIRECTOR, About, AffectedCalls, Calls, Question
from bridgetable.table.state import Table


def enforced_passes_made(table: Table) -> tuple[tuple[EnforcedPass, CallId], ...]:
    """The obligations to pass that a player has met with a pass that stands, each with that pass."""
    some = table.obligations_as(PassOnce, PassThroughout)
    met = ((one, _pass_made(table, one)) for one in some if isinstance(one, PassOnce | PassThroughout))
    return tuple((one, call_id) for one, call_id in met if call_id is not None)


def _pass_made(table: Table, obligation: EnforcedPass) -> CallId | None:
    """The first pass that met the obligation; "once" means the player's next turn, whatever he called then."""
    his = table.auction.since(obligation.since - 1, obligation.seat)
    passes = (call_id for call_id in his if isinstance(table.auction.made[call_id].call, Pass))
    first = next(passes, None)
    return first if isinstance(obligation, PassThroughout) or his[:1] == (first,) else None


@clause("72C", E2017, printed={E2007: "23"})
def could_have_known(table: Table) -> Question | None:
    """After play the Director judges whether the offender could have known that it might well damage the others.

    2007 says so in Law 23, of any irregularity; an enforced pass is its example.
    """
    judged = [one for one in _made_in_all(table) if one[0].offender is not None]
    return _first_unanswered(table, COULD_HAVE_KNOWN, judged)


@could_have_known.wording("23", E1997)
def _(table: Table) -> Question | None:
    """The same for a pass that the offender's partner had to make; for the offender's own pass by 72B1 (30A)."""
    forced = _made_in_all(table)
    by_partner = [one for one in forced if one[0].offender is one[0].seat.partner]
    his_own = [one for one in forced if law30.rectified.covers(one[0].clause)]
    return _first_unanswered(table, COULD_HAVE_KNOWN, by_partner) or _first_unanswered(table, OWN_PASS, his_own)


def _made_in_all(table: Table) -> tuple[tuple[EnforcedPass, CallId], ...]:
    """The enforced passes made on the board; none before the end of play, when nothing is judged yet."""
    return enforced_passes_made(table) if table.over else ()


def _first_unanswered(table: Table, ask: Ask[About], forced: list[tuple[EnforcedPass, CallId]]) -> Question | None:
    """The first question not yet answered; what one irregularity imposed on both partners is judged once."""
    asked: set[tuple[str, int, Seat | None]] = set()
    for one, call_id in forced:
        calls = Calls(one.seat, (call_id,))
        about = calls if one.came_of is None else AffectedCalls(one.seat, calls.calls, one.came_of)
        question = ask.question(table, (DIRECTOR,), about)
        if (brought_by := (one.clause, one.since, one.offender)) in asked:
            continue
        asked.add(brought_by)
        if question not in table.answered:
            return question
    return None


COULD_HAVE_KNOWN = law12.judgement("72C", since=E2017, printed={E1997: "23"})
OWN_PASS = law12.judgement("72B1")

LAW = Law(72, asks=(COULD_HAVE_KNOWN, OWN_PASS))
