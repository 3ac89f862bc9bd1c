"""The index of rulings: which Law the Director rules under, irregularity by irregularity (Law 10A)."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards.seat import Seat
from bridgetable.laws.general import law16, law80
from bridgetable.laws.general.law09 import REMARKED
from bridgetable.laws.irregular_calls import law24, law28, law36, law37, law38, law39
from bridgetable.laws.irregular_calls.law25 import unintended as law25
from bridgetable.laws.irregular_calls.law25.on_purpose import accepted_already
from bridgetable.laws.irregular_calls.law27 import insufficient_bid as law27
from bridgetable.laws.irregular_calls.law29 import out_of_rotation as law29
from bridgetable.laws.irregular_plays import law49, law50, law52, law54, law58, law67
from bridgetable.laws.irregular_plays.law53 import accepted_lead as law53
from bridgetable.laws.irregular_plays.law53.ruling import (
    rule_on_lead,
    rule_on_lead_before_choice,
    rule_on_premature_play,
)
from bridgetable.laws.irregular_plays.law57.premature_lead import rule_on_premature_lead
from bridgetable.laws.irregular_plays.law62.ruling import rule_on_revoke
from bridgetable.laws.play.law43 import noticed_without_rights, play_continues, spoke_without_rights
from bridgetable.laws.play.law45.fifth_card import rule_on_fifth_card
from bridgetable.laws.play.law45.wrong_card import rule_on_wrong_card
from bridgetable.laws.play.law47.retraction import put_back
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallAfterTheAuction,
    CallOutOfRotation,
    CardExposedInAuction,
    ChangedCall,
    DummyAsks,
    DummyAttention,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    ExposedCard,
    Extraneous,
    FifthCard,
    InadmissibleCall,
    InsufficientBid,
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
        happened = (
            law80.behind_screens(now, place) or law27.comes_first(now, place) or RULINGS[type(fault)](now, place)
        )
        if noticed_without_rights(now, place):
            happened = play_continues(now, place, fault)
        if not any(isinstance(event, Settled) and event.irregularity == place for event in happened):
            happened = (*happened, Settled(place, Status.NOTICED))
        happened = (*happened, *law50.penalty_card_or_not(now, place, happened))
        events += happened
        now = evolve_all(now, happened)
    return tuple(events)


def accepted_by_conduct(table: Table) -> tuple[Event, ...]:
    """The Director comes when an irregularity of this trick or the last has been accepted by playing on: he says so."""
    for place in reversed(range(len(table.irregularities))):
        fault = table.irregularities[place]
        if said := law28.said_already(table, place):
            return said
        if table.status(place) is not Status.ACCEPTED or table.attention_to(place) is not None:
            continue
        if fault.trick < table.open_trick - 1:
            return ()
        if told := law80.stands(table, fault) or _accepted(table, place, fault):
            return told
    return ()


def _accepted(table: Table, place: int, fault: Irregularity) -> tuple[Event, ...]:
    """What the Director says of an irregularity that was accepted by playing or calling on."""
    match fault:
        case LeadOutOfTurn(seat, _, card):
            if spread := law54.said_already(table, fault):
                return spread
            wrong = law53.played_by_wrong_defender(table, fault, _who_played_on(table, fault))
            number = law53.played_by_wrong_defender.number(table) if wrong else "53A"
            told = RulingGiven(number, say("law-53A-by-playing", offender=seat, card=card))
            return (told, *law54.second_card_from_hand(table, fault))
        case PenaltyCardNotPlayed(seat, _, card):
            return (RulingGiven("52B1(b)", say("law-52B1b", offender=seat, card=card)),)
        case CallOutOfRotation():
            return (law29.accepted_by_calling(fault),)
        case InsufficientBid():
            return law27.accepted_by_calling(table, place, fault)
        case BarredCall():
            return law37.accepted_by_calling(table, fault)
        case PrematureLead(seat) | LeadBeforeChoice(seat):
            return (RulingGiven("60A1", say("law-60A1", offender=seat)),)
        case PrematurePlay(seat):
            return (RulingGiven("60A1", say("law-60A1-play", offender=seat)),)
        case ChangedCall():
            return accepted_already(table, place)
    return ()


def _who_played_on(table: Table, fault: LeadOutOfTurn) -> Seat:
    trick = table.trick(fault.trick)
    return next((p.seat for p in trick.plays if p.seat is not fault.seat), fault.seat) if trick else fault.seat


def remarked(table: Table, place: int) -> tuple[Event, ...]:
    """The Director takes note; nothing is rectified by itself (Law 81C, 90)."""
    fault = table.irregularities[place]
    number, key = _REMARKS[type(fault)]
    if isinstance(fault, DummyAttention) and spoke_without_rights(table, place):
        key = "law-43A1b-no-rights"
    return (RulingGiven(number, say(key, seat=fault.seat)), Settled(place, Status.NOTICED))


_REMARKS: dict[type[Irregularity], tuple[str, str]] = {
    DummyAsks: ("61B2(b)", "law-61B2b"),
    DummyAttention: ("43A1(b)", "law-43A1b"),
    DummyBreach: ("43A2", "law-43A2"),
    DummyTouches: ("45F", "law-45F"),
    DummyWarns: ("43B2(a)", "law-43B2a"),
    PartnerAsked: ("61B", "law-61B-partner"),
    PlayBeforeRuling: ("9B2", "law-9B2"),
    TrickInspected: ("66C", "law-66C"),
}

RULINGS: dict[type[Irregularity], Callable[[Table, int], tuple[Event, ...]]] = {
    Revoke: rule_on_revoke,
    PenaltyCardNotPlayed: law52.rule_on_it,
    LeadBeforeChoice: rule_on_lead_before_choice,
    LeadOutOfTurn: rule_on_lead,
    PrematureLead: rule_on_premature_lead,
    PrematurePlay: rule_on_premature_play,
    SeveralCards: law58.rule_on_it,
    FifthCard: rule_on_fifth_card,
    MissingCard: law67.rule_on_missing_card,
    WrongCardFromDummy: rule_on_wrong_card,
    ExposedCard: law49.becomes_penalty_card,
    TakenBack: put_back,
    UnauthorisedInformation: law16.rule_on_use,
    **dict.fromkeys(REMARKED, remarked),
    Extraneous: law16.rule_on_what_was_shown,
    CardExposedInAuction: law24.rule_on_it,
    ChangedCall: law25.rule_on_it,
    InsufficientBid: law27.rule_on_it,
    CallOutOfRotation: law29.rule_on_it,
    InadmissibleCall: law36.rule_on_it,
    BarredCall: law37.rule_on_it,
    BidOverSeven: law38.rule_on_it,
    CallAfterTheAuction: law39.rule_on_it,
}
