"""The index of rulings: which Law the Director rules under, irregularity by irregularity (Law 10A)."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.laws import law16, law45, law49, law50, law52, law57, law58, law67
from bridgetable.laws.law09 import REMARKED
from bridgetable.laws.law43 import noticed_without_rights, play_continues
from bridgetable.laws.law47 import put_back
from bridgetable.laws.leads import rule_on_lead
from bridgetable.laws.premature_leads import rule_on_premature_lead
from bridgetable.laws.revokes import rule_on_revoke
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import (
    DummyAsks,
    DummyAttention,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    ExposedCard,
    Extraneous,
    FifthCard,
    Irregularity,
    LeadBeforeChoice,
    LeadOutOfTurn,
    MissingCard,
    PartnerAsked,
    PenaltyCardNotPlayed,
    PlayBeforeRuling,
    PrematureLead,
    PrematurePlay,
    Revoke,
    SeveralCards,
    Status,
    TakenBack,
    TrickInspected,
    UnauthorisedInformation,
    WrongCardFromDummy,
)
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule(table: Table) -> tuple[Event, ...]:
    """The Director rules on everything attention was drawn to, in the order it happened (Law 10A)."""
    events: list[Event] = []
    now = table
    while now.pending:
        place = now.pending[0]
        fault = now.irregularities[place]
        happened = RULINGS[type(fault)](now, place)
        if noticed_without_rights(now, place):
            happened = play_continues(now, place, fault)
        if not any(isinstance(event, Settled) and event.irregularity == place for event in happened):
            happened = (*happened, Settled(place, Status.NOTICED))
        happened = (*happened, *law50.penalty_card_or_not(now, place, happened))
        events += happened
        now = evolve_all(now, happened)
    return tuple(events)


def remarked(table: Table, place: int) -> tuple[Event, ...]:
    """The Director takes note; nothing is rectified by itself (Law 81C, 90)."""
    fault = table.irregularities[place]
    number, key = _REMARKS[type(fault)]
    return (RulingGiven(number, say(key, seat=fault.seat)), Settled(place, Status.NOTICED))


_REMARKS: dict[type[Irregularity], tuple[str, str]] = {
    DummyAsks: ("61B2(b)", "law-61B2b"),
    DummyAttention: ("43A1(b)", "law-43A1b"),
    DummyBreach: ("43A2", "law-43A2"),
    DummyTouches: ("45F", "law-45F"),
    DummyWarns: ("43B2(a)", "law-43B2a"),
    Extraneous: ("16B", "law-16B-remark"),
    PartnerAsked: ("61B", "law-61B-partner"),
    PlayBeforeRuling: ("9B2", "law-9B2"),
    TrickInspected: ("66C", "law-66C"),
}

RULINGS: dict[type[Irregularity], Callable[[Table, int], tuple[Event, ...]]] = {
    Revoke: rule_on_revoke,
    PenaltyCardNotPlayed: law52.rule_on_it,
    LeadBeforeChoice: law49.led_before_choice,
    LeadOutOfTurn: rule_on_lead,
    PrematureLead: rule_on_premature_lead,
    PrematurePlay: law57.rule_on_play,
    SeveralCards: law58.rule_on_it,
    FifthCard: law45.rule_on_fifth_card,
    MissingCard: law67.rule_on_missing_card,
    WrongCardFromDummy: law45.rule_on_wrong_card,
    ExposedCard: law49.becomes_penalty_card,
    TakenBack: put_back,
    UnauthorisedInformation: law16.rule_on_use,
    **dict.fromkeys(REMARKED, remarked),
}
