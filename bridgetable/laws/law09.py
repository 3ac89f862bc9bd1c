"""Law 9, with 10 and 11: attention is drawn, the Director is called, and until he has ruled nobody acts."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.cards.seat import Seat
from bridgetable.laws import law16, law49, law52, law53
from bridgetable.laws.clause import clause
from bridgetable.laws.law43 import (
    asked_without_rights,
    deem_established,
    may_not_speak_first,
    noticed_without_rights,
    play_continues,
)
from bridgetable.laws.law47 import put_back
from bridgetable.laws.law61 import defenders_may_ask_each_other
from bridgetable.laws.law62 import both_sides_on_one_trick, correct, corrected_on_trick_twelve, must_be_corrected
from bridgetable.laws.law63 import illegally_noticed, stands
from bridgetable.laws.law68 import disturbed_by_a_revoke
from bridgetable.table.events import (
    AttentionDrawn,
    CardPlayed,
    ClaimSetAside,
    DeemedEstablished,
    Event,
    Infringed,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import (
    DummyAsks,
    DummyAttention,
    DummyBreach,
    ExposedCard,
    Irregularity,
    LeadBeforeChoice,
    LeadOutOfTurn,
    PartnerAsked,
    PenaltyCardNotPlayed,
    PlayBeforeRuling,
    Revoke,
    Status,
    TakenBack,
    TrickInspected,
    UnauthorisedInformation,
)
from bridgetable.table.question import say
from bridgetable.table.state import Table

REMARKED = (DummyAsks, DummyAttention, DummyBreach, PartnerAsked, PlayBeforeRuling, TrickInspected)
"""Faults that carry no rectification of their own; they change what another one costs."""

HEARD = (DummyAsks, DummyAttention, PartnerAsked, PlayBeforeRuling)
"""Those of them that happen before everybody's eyes and ears: the Director is told of them when he comes."""


def latest_unsettled(table: Table) -> tuple[int, ...]:
    """What a player means who draws attention without saying to what: the latest fault that can be rectified."""
    open_faults = [p for p in table.unsettled if not isinstance(table.irregularities[p], REMARKED)]
    rest = [p for p in table.unsettled if p not in open_faults]
    if not open_faults:
        return tuple(rest[-1:])
    last = table.irregularities[open_faults[-1]]
    if isinstance(last, ExposedCard):
        return tuple(p for p in open_faults if _exposed_with(table.irregularities[p], last))
    return (open_faults[-1],)


def _exposed_with(other: Irregularity, last: ExposedCard) -> bool:
    return isinstance(other, ExposedCard) and (other.seat, other.trick) == (last.seat, last.trick)


@clause("9A")
def draw_attention(table: Table, seat: Seat, places: tuple[int, ...]) -> tuple[Event, ...]:
    """Any player but dummy may draw attention to an irregularity; dummy only when play has ended (43A1)."""
    new = tuple(place for place in places if table.attention_to(place) is None)
    asking = all(_declarers_revoke(table, place) for place in new)
    spoke = bool(new) and not asking and may_not_speak_first(table, seat)
    fault = (Infringed(DummyAttention(seat, table.open_trick)),) if spoke else ()
    return (*fault, *(AttentionDrawn(seat, place) for place in new))


def tell_the_director(table: Table, seat: Seat) -> tuple[Event, ...]:
    """What everybody heard and saw is told to the Director by whoever called him."""
    heard = (place for place in table.unsettled if isinstance(table.irregularities[place], HEARD))
    return tuple(AttentionDrawn(seat, place) for place in heard if table.attention_to(place) is None)


def _declarers_revoke(table: Table, place: int) -> bool:
    """What dummy may ask declarer about (42B1): a failure to follow suit that can still be mended."""
    fault = table.irregularities[place]
    return isinstance(fault, Revoke) and fault.seat is table.declarer and table.establishment(place) is None


@clause("9B2")
def nobody_acts(before: Table, event: CardPlayed) -> Irregularity | None:
    """Once attention is drawn nobody plays until the Director has ruled."""
    return PlayBeforeRuling(event.seat, event.trick, event.card) if before.pending else None


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
        events += happened
        now = evolve_all(now, happened)
    return tuple(events)


def rule_on_revoke(table: Table, place: int) -> tuple[Event, ...]:
    """Corrected while that is still possible, else it stands and Law 64 waits for the end of play."""
    twelfth = corrected_on_trick_twelve(table, place)
    both = both_sides_on_one_trick(table, place) if both_sides_on_one_trick.holds_in(table.edition) else ()
    if both:
        drawn = draw_attention_again(table, place, both)
        both_told = RulingGiven("62C3", say("law-62C3", trick=_revoke(table, place).trick))
        return (*drawn, both_told, *correct(table, both))
    if not must_be_corrected(table, place) and not twelfth:
        number, fault = stands(table), _revoke(table, place)
        told = RulingGiven(number, say("law-63B", offender=fault.seat, trick=fault.trick))
        return (told, Settled(place, Status.ESTABLISHED))
    resumed: tuple[Event, ...] = ()
    if table.claim is not None and twelfth:
        resumed = (ClaimSetAside(),)
    mended = (*resumed, *correct(evolve_all(table, resumed), (place,)), *_deemed(table, place))
    return (*mended, *disturbed_by_a_revoke(evolve_all(table, mended)))


def draw_attention_again(table: Table, place: int, others: tuple[int, ...]) -> tuple[Event, ...]:
    """Attention is drawn to the other revokes of the trick as well, by whoever drew it to the first."""
    first = table.attention_to(place)
    seat = first.seat if first is not None else _revoke(table, place).seat
    return tuple(AttentionDrawn(seat, other) for other in others if table.attention_to(other) is None)


def _deemed(table: Table, place: int) -> tuple[Event, ...]:
    if asked_without_rights(table, place):
        return deem_established(table, place)
    if illegally_noticed.holds_in(table.edition) and _asked_unlawfully(table, place):
        number = illegally_noticed(table, place)
        told = say("law-1997-63B", offender=_revoke(table, place).seat)
        return (DeemedEstablished(place, number), RulingGiven(number, told))
    return ()


def _asked_unlawfully(table: Table, place: int) -> bool:
    first = table.attention_to(place)
    asked = any(
        isinstance(fault, PartnerAsked) and first is not None and fault.seat is first.seat
        and fault.of is _revoke(table, place).seat and fault.trick == _revoke(table, place).trick
        for fault in table.irregularities
    )
    return asked and not defenders_may_ask_each_other(table)


def _revoke(table: Table, place: int) -> Revoke:
    fault = table.irregularities[place]
    if not isinstance(fault, Revoke):
        raise TypeError(f"irregularity {place} is no revoke")
    return fault


def remarked(table: Table, place: int) -> tuple[Event, ...]:
    """The Director takes note; nothing is rectified by itself (Law 81C, 90)."""
    fault = table.irregularities[place]
    number, key = _REMARKS[type(fault)]
    return (RulingGiven(number, say(key, seat=fault.seat)), Settled(place, Status.NOTICED))


_REMARKS: dict[type[Irregularity], tuple[str, str]] = {
    DummyAsks: ("61B2(b)", "law-61B2b"),
    DummyAttention: ("43A1(b)", "law-43A1b"),
    DummyBreach: ("43A2", "law-43A2"),
    PartnerAsked: ("61B", "law-61B-partner"),
    PlayBeforeRuling: ("9B2", "law-9B2"),
    TrickInspected: ("66C", "law-66C"),
}

RULINGS: dict[type[Irregularity], Callable[[Table, int], tuple[Event, ...]]] = {
    Revoke: rule_on_revoke,
    PenaltyCardNotPlayed: law52.rule_on_it,
    LeadBeforeChoice: law49.led_before_choice,
    LeadOutOfTurn: law53.rule_on_it,
    ExposedCard: law49.becomes_penalty_card,
    TakenBack: put_back,
    UnauthorisedInformation: law16.rule_on_use,
    **dict.fromkeys(REMARKED, remarked),
}
