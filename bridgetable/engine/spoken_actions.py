"""The events of what people say: questions about a revoke, warnings, misinformation, and breaches by dummy."""

from __future__ import annotations

from bridgetable.engine import actions as a
from bridgetable.engine.preconditions import Events, must_be_playing, must_not_be_over
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.irregular_plays.law61 import may_ask, revoke_of
from bridgetable.laws.play.law42 import may_prevent_irregularities
from bridgetable.table import events as e
from bridgetable.table.irregularity import (
    BREACHES,
    DummyAsks,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    Extraneous,
    PartnerAsked,
)
from bridgetable.table.state import Table


def ask(table: Table, action: a.Ask) -> Events:
    """A player asks another whether he has none of the suit led (Law 61B)."""
    seat, of = action.seat, action.of
    must_be_playing(table)
    if seat is of or not table.spread:
        raise ImpossibleError("impossible-ask", seat=seat)
    hand = of if action.hand is None else action.hand
    if table.player(hand) is not of:
        raise ImpossibleError("impossible-ask-hand", seat=of, hand=hand)
    offence: Events = ()
    if not may_ask(table, seat, of):
        trick = table.open_trick if table.lead_due is None else table.open_trick - 1
        asked = DummyAsks(seat, trick, of) if seat is table.dummy else PartnerAsked(seat, trick, of)
        offence = (e.Infringed(asked),)
    place = revoke_of(table, hand)
    new = place is not None and table.attention_to(place) is None
    drawn: Events = (e.AttentionDrawn(seat, place),) if place is not None and new else ()
    return (e.Inquired(seat, of, action.hand), *offence, *drawn)


def breach(table: Table, action: a.Breach) -> Events:
    """Dummy does what Law 43A2 forbids."""
    if action.law not in BREACHES:
        raise ImpossibleError("impossible-breach", law=action.law)
    if action.seat is not table.dummy:
        raise ImpossibleError("impossible-not-dummy", seat=action.seat)
    return (e.Infringed(DummyBreach(action.seat, table.open_trick, action.law)),)


def warn(table: Table, action: a.Warn) -> Events:
    """Dummy tries to prevent a lead from the wrong hand, as he may unless he has lost his rights (42B2, 43B2(a))."""
    must_be_playing(table)
    if action.seat is not table.dummy:
        raise ImpossibleError("impossible-not-dummy", seat=action.seat)
    warned = e.DummyWarned(action.seat)
    if may_prevent_irregularities(table, action.seat):
        return (warned,)
    lead = table.open_trick if table.lead_due is not None else table.open_trick + 1
    return (warned, e.Infringed(DummyWarns(action.seat, lead)))


def tell(table: Table, action: a.Tell) -> Events:
    """A player misinforms another (Law 21B, 47E)."""
    must_not_be_over(table)
    seat, to = action.seat, action.to
    if to is seat:
        raise ImpossibleError("impossible-to-tell", seat=seat)
    if to is None and action.what != "explanation":
        raise ImpossibleError("impossible-to-tell-nobody", seat=seat)
    heard = (to,) if to is not None else (seat.left, seat.right)
    return tuple(e.PlayerTold(seat, one, action.what) for one in heard)


def give_information(table: Table, action: a.GiveInformation) -> Events:
    """A player gives information by a remark, gesture or hesitation (Law 16B); a gesture of dummy is under Law 45F."""
    must_not_be_over(table)
    given = e.InformationGiven(action.seat, action.what)
    if action.seat is table.declarer:
        return (given,)  # dummy cannot use it
    if action.seat is table.dummy and action.what == "gesture":
        return (given, e.Infringed(DummyTouches(action.seat, table.open_trick)))
    trick = table.open_trick if table.contract is not None else 0  # the auction has no trick
    return (given, e.Infringed(Extraneous(action.seat, trick, action.what)))
