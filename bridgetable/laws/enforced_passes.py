"""Enforced passes, whatever Law asks for them, once or throughout; and the damage they may do (72C; before: 23)."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.obligation import EnforcedPass, PassOnce, PassThroughout
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


def must_pass_once(table: Table, seat: Seat, number: str) -> tuple[Event, ...]:
    """This player must pass when next it is his turn to call, under this clause."""
    told = RulingGiven(number, say("law-pass-once", seat=seat))
    return (told, Obliged(PassOnce(seat, number, len(table.auction.made))))


def must_pass_throughout(table: Table, seat: Seat, number: str) -> tuple[Event, ...]:
    """This player must pass whenever it is his turn to call, under this clause."""
    told = RulingGiven(number, say("law-pass-throughout", seat=seat))
    return (told, Obliged(PassThroughout(seat, number, len(table.auction.made))))


def passed_by_force(table: Table) -> tuple[EnforcedPass, ...]:
    """The obligations to pass that a player has met with a pass that stands."""
    return tuple(
        one for one in table.obligations
        if isinstance(one, PassOnce | PassThroughout) and _has_passed_since(table, one)
    )


def _has_passed_since(table: Table, obligation: EnforcedPass) -> bool:
    calls = (table.auction.made[place] for place in table.auction.since(obligation.since - 1))
    return any(one.seat is obligation.seat and isinstance(one.call, Pass) for one in calls)


@clause("72C", E2017)
def could_have_known(table: Table) -> Question | None:
    """The Director judges after play whether the offender could have known that it would well damage the others."""
    return _asked_of_the_director(table, "72C")


@could_have_known.wording("23", E1997, E2007)
def _(table: Table) -> Question | None:
    """The same of a pass that was enforced, under Law 23."""
    return _asked_of_the_director(table, "23")


def _asked_of_the_director(table: Table, number: str) -> Question | None:
    if not table.over or not (forced := passed_by_force(table)):
        return None
    question = Question(number, (DIRECTOR,), forced[0].seat)
    return question if question not in table.answered else None
