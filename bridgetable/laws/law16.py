"""Law 16: information from withdrawn calls and cards, from what partner lets slip, and from elsewhere."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import law12
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import (
    Asked,
    BoardCancelled,
    CallInformationRuled,
    Event,
    InformationRuled,
    JudgementDeferred,
    RulingGiven,
    Settled,
)
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Extraneous, InformationElsewhere, Status, UnauthorisedInformation
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedPlayer, Player, Question, say
from bridgetable.table.state import Table


@clause("16C2", E1997, E2017, printed={E2007: "16D2"})
def unauthorised_for_offenders(table: Table, card: Card, offenders: Side) -> InformationRuled:
    """Information from a withdrawn card is authorised for the innocent side and unauthorised for the offenders."""
    return InformationRuled(card, offenders.seats, unauthorised_for_offenders.number(table))


@clause("16C2", E1997, E2017, printed={E2007: "16D2"})
def unauthorised_call(table: Table, call_id: CallId, offenders: Side) -> CallInformationRuled:
    """Information from a withdrawn call is authorised for the innocent side and unauthorised for the offenders."""
    return call_unauthorised_for(table, call_id, offenders.seats)


def call_unauthorised_for(table: Table, call_id: CallId, seats: tuple[Seat, ...]) -> CallInformationRuled:
    """The same for these players: all four where both sides are to blame."""
    return CallInformationRuled(call_id, seats, unauthorised_call.number(table))


@clause("16B", E2007, printed={E1997: "16A"})
def rule_on_use(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director is asked whether a player chose the logical alternative that the information suggested.

    1997: The Director is asked whether a player chose what unauthorised information had suggested.
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, UnauthorisedInformation):
        return ()
    # The score is considered after the board; until then play continues (16B3).
    return (
        RulingGiven(rule_on_use.number(table), say("law-16-heard", seat=offence.seat)),
        Asked(USED.question(table, (DIRECTOR,), AffectedPlayer(offence.seat, irregularity))),
        Settled(irregularity, Status.NOTICED),
    )


@clause("16B", E2007, printed={E1997: "16A"})
def rule_on_what_was_shown(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What a player conveys to his partner otherwise than by a call or play is unauthorised for the partner."""
    offence = table.irregularities[irregularity]
    seat = offence.seat
    alleged = any(one.seat is seat.partner for _, one in table.unsettled_as(UnauthorisedInformation))
    key = "law-16B-shown-before" if table.over or alleged else "law-16B-shown"
    told = RulingGiven(rule_on_what_was_shown.number(table), say(key, seat=seat, partner=seat.partner))
    # In the auction (trick 0) nobody is dummy.
    if seat is table.dummy and offence.trick:
        told = RulingGiven("43A1(c)", say("law-43A1c", seat=seat, partner=seat.partner))
    return (told, Settled(irregularity, Status.NOTICED))


# -- Information from elsewhere than partner (16D; 2007: 16C; 1997: 16B) -----------------------------------------------


@clause("16D1", E2017, printed={E2007: "16C1", E1997: "16B"})
def rule_on_information_elsewhere(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A player learnt something of the board by accident; the Director judges whether it would interfere with play."""
    seat = table.irregularities[irregularity].seat
    return (
        RulingGiven(rule_on_information_elsewhere.number(table), say("law-16D1", seat=seat)),
        Asked(ELSEWHERE.question(table, (DIRECTOR,), AffectedPlayer(seat, irregularity))),
        Settled(irregularity, Status.NOTICED),
    )


def ways_of_the_director(table: Table, question: Question) -> tuple[Option, ...]:
    """Before any call he may adjust positions, redeal, let it be played or adjust; afterwards only the last two."""
    harmless = RulingGiven(rule_on_information_elsewhere.number(table), say("law-16D-harmless"))
    begun = table.contract is not None or bool(table.auction.made)
    ways = after_the_first_call if begun else before_any_call
    return (Option("harmless", (harmless,)), *ways(table))


def _way(name: str, number: str, key: str, *then: Event) -> Option:
    return Option(name, (RulingGiven(number, say(key)), *then))


@clause("16D2", E2017, printed={E2007: "16C2"})
def before_any_call(table: Table) -> tuple[Option, ...]:
    """Positions are adjusted (a), the board is redealt (b), played and judged (c), or the score adjusted (d)."""
    under = before_any_call.number(table)
    return (
        _way("positions", f"{under}(a)", "law-16D2a"),
        _way("redeal", f"{under}(b)", "law-16D2b", BoardCancelled(f"{under}(b)", redealt=True)),
        *_played_or_adjusted(table, f"{under}(c)", f"{under}(d)"),
    )


@before_any_call.wording("16B", E1997)
def _(table: Table) -> tuple[Option, ...]:
    """1997: positions are adjusted (1), a substitute is appointed (2), or the score is adjusted (3)."""
    return (
        _way("positions", "16B1", "law-16D2a"),
        _way("substitute", "16B2", "law-16B2-1997"),
        _way("adjusted", "16B3", "law-16D2d", BoardCancelled("16B3")),
    )


@clause("16D3", E2017, printed={E2007: "16C3"})
def after_the_first_call(table: Table) -> tuple[Option, ...]:
    """The board is played and judged afterwards, or the score is adjusted."""
    number = after_the_first_call.number(table)
    return _played_or_adjusted(table, number, number)


@after_the_first_call.wording("16B", E1997)
def _(table: Table) -> tuple[Option, ...]:
    """1997: the same three ways."""
    return before_any_call(table)


def _played_or_adjusted(table: Table, played: str, adjusted: str) -> tuple[Option, ...]:
    _, last = table.recorded_as(InformationElsewhere)[-1]
    later = JudgementDeferred(INFORMATION_AFFECTED.key, Player(last.seat))
    return (
        _way("played", played, "law-16D2c", later),
        _way("adjusted", adjusted, "law-16D2d", BoardCancelled(adjusted)),
    )


def information_affected(table: Table) -> Question | None:
    """After play the Director judges whether what somebody had learnt affected the result (16D2(c))."""
    return law12.judged_after_play(table, INFORMATION_AFFECTED)


ELSEWHERE = Ask(
    "16D2",
    ("harmless", "positions", "redeal", "played", "substitute", "adjusted"),
    ways_of_the_director,
    since=E2017,
    printed={E2007: "16C2", E1997: "16B"},
    to_director=True,
)
INFORMATION_AFFECTED = law12.judgement("16D2(c)", printed={E2017: "16D2(c)", E2007: "16C2(c)"})
USED = law12.judgement("16B", since=E2007, printed={E1997: "16A"}, play_goes_on=True)

LAW = Law(
    16,
    asks=(USED, ELSEWHERE, INFORMATION_AFFECTED),
    rules={
        UnauthorisedInformation: rule_on_use,
        Extraneous: rule_on_what_was_shown,
        InformationElsewhere: rule_on_information_elsewhere,
    },
)
