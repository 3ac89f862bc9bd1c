"""Law 10: the Director alone assesses rectifications, one irregularity at a time."""

from __future__ import annotations

from bridgetable.laws import law27, law28, law43, law50, law53, law80
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, Rule, first_that_applies
from bridgetable.table.events import AttentionDrawn, Event, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation, Status
from bridgetable.table.state import Table


def exceptions() -> tuple[Rule, ...]:
    """What comes before the Law of the irregularity, read from the top: 43B3, 80B2(e), 27C."""
    return (law43.no_rectification_without_rights, law80.behind_screens, law27.insufficient_bid_comes_first)


def rule(table: Table) -> tuple[Event, ...]:
    """The Director rules on everything to which attention was drawn, in the order in which it happened (Law 10A)."""
    events: list[Event] = []
    now = table
    while now.is_pending:
        first, *others = now.pending
        happened = _ruled(now, first)
        events += happened
        if not others and not any(isinstance(event, AttentionDrawn) for event in happened):
            break
        now = evolve_all(now, happened)
    return tuple(events)


def _ruled(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    put_back = law53.put_back_before_ruling(table, irregularity)
    return (*put_back, *_ruled_as_it_lies(evolve_all(table, put_back), irregularity))


def _ruled_as_it_lies(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    the_law = ENACTED.rules[type(table.irregularities[irregularity])]
    happened = first_that_applies((*exceptions(), the_law), table, irregularity)
    if not any(isinstance(event, Settled) and event.irregularity == irregularity for event in happened):
        happened = (*happened, Settled(irregularity, Status.NOTICED))
    return (*happened, *law50.penalty_card_or_not(table, irregularity, happened))


def accepted_by_conduct(table: Table) -> tuple[Event, ...]:
    """What the Director says about an irregularity of this or the last trick that was accepted before he came."""
    for irregularity, offence in reversed(table.recorded):
        accepted = table.status(irregularity) is Status.ACCEPTED and table.attention_to(irregularity) is None
        # Of calls out of rotation the Director also says again how they were corrected.
        corrected = bool(table.rotation_restored) and isinstance(offence, CallOutOfRotation)
        if (accepted or corrected) and (said := law28.said_again(table, irregularity)):
            return said
        if not accepted:
            continue
        if offence.trick < table.open_trick - 1:
            return ()
        if told := law80.stands_after_crossing(table, offence):
            return told
        rule_when_accepted = ENACTED.accepted.get(type(offence))
        if rule_when_accepted is not None and (told := rule_when_accepted(table, irregularity)):
            return told
    return ()


LAW = Law(10)
