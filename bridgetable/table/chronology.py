"""The order in time of what happened at the table.

Rotation within a trick does not give it: declarer may play a card of dummy before the player in front of it has played,
and "after" in the Laws means later in time (Law 62C, 47D, 16C).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import TypeAlias, TypeVar

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.obligation import Obligation
from bridgetable.table.question import Calls
from bridgetable.table.state import Table
from bridgetable.table.time_record import NEVER_PLAYED, Accumulated, CardArrival, Moment, card_times

# -- Leaving out the events that a later event of the same step supersedes ---------------------------------------------


def without_superseded(events: Sequence[e.Event]) -> tuple[e.Event, ...]:
    """The events of one step without those that a later one supersedes.

    Of several rulings on the same information only the last is kept; an obligation that is laid on a player and
    removed in the same step is left out altogether.
    """
    last = {_fact(event): n for n, event in enumerate(events)}
    laid = {event.obligation for event in events if isinstance(event, e.Obliged)}
    return tuple(
        event
        for n, event in enumerate(events)
        if (fact := _fact(event)) is None or (last[fact] == n and not _lifts_what_never_bound(event, laid))
    )


def _fact(event: e.Event) -> object:
    """A key for the fact that the event states and a later event may change; None for other events."""
    match event:
        case e.InformationRuled(card):
            return e.InformationRuled, card
        case e.CallInformationRuled(call_id):
            return e.CallInformationRuled, call_id
        case e.Obliged(obligation) | e.Released(obligation):
            return e.Obliged, obligation
    return None


def _lifts_what_never_bound(event: e.Event, laid: set[Obligation]) -> bool:
    return isinstance(event, e.Released) and event.obligation in laid


E = TypeVar("E", bound=e.Event)


def moment_of(table: Table, event: e.Event) -> Moment:
    """When this event happened, the last time if more than once; raises ValueError if it did not."""
    for moment in reversed(table.moments_of(type(event))):
        if table.happened[moment] == event:
            return moment
    raise ValueError(f"{type(event).__name__} has not happened")


def moment_of_irregularity(table: Table, irregularity: IrregularityId) -> Moment:
    """When this irregularity was recorded; raises ValueError if the first table already had it."""
    return _nth(table, e.Infringed, irregularity, len(table.irregularities))


def moment_of_card(table: Table, card: Card) -> Moment:
    """When this card was last played; raises ValueError if it never was.

    A card that was taken back, and that the Director returned to its trick (47F), counts from its first play to it.
    """
    moment = card_times(table).get(card, NEVER_PLAYED).lies_since
    if moment < 0:
        raise ValueError(f"{card} has not been played")
    return moment


def since(table: Table, moment: Moment) -> tuple[e.Event, ...]:
    """The events after this moment, in order."""
    return table.happened[moment + 1 :]


def kind_since(table: Table, moment: Moment, kind: type[E]) -> tuple[E, ...]:
    """The events of this kind after this moment, in order."""
    known = table.moments_of(kind)
    later = known[bisect_right(known, moment) :]
    return tuple(event for when in later if isinstance(event := table.happened[when], kind))


def cards_played_since(table: Table, moment: Moment) -> tuple[CardArrival, ...]:
    """The arrivals after this moment of cards that are still in a trick, in the order they were played."""
    lying = (times for times in card_times(table).values() if times.withdrawn < times.arrived > moment)
    moments = sorted(when for times in lying if (when := times.lies_since) > moment)
    return tuple(event for when in moments if isinstance(event := table.happened[when], CardArrival))


def played_later(table: Table, card: Card, than: Card) -> bool:
    """Whether `card` was played later in time than the card `than`."""
    return moment_of_card(table, card) > moment_of_card(table, than)


def cards_played_after(table: Table, card: Card, number: int) -> tuple[CardArrival, ...]:
    """The cards played after this one to trick `number` or the next, in the order they were played."""
    since_then = cards_played_since(table, moment_of_card(table, card))
    return tuple(arrival for arrival in since_then if arrival.trick in (number, number + 1))


def recorded_since_played(table: Table, card: Card) -> tuple[tuple[IrregularityId, Irregularity], ...]:
    """The irregularities recorded after this card was last played, each with its id, in order."""
    played = moment_of_card(table, card)
    since_then = takewhile(lambda found: moment_of_irregularity(table, found[0]) > played, reversed(table.recorded))
    return tuple(reversed(tuple(since_then)))


def withdrawn_from_before(table: Table, card: Card, number: int) -> tuple[e.CardWithdrawn, ...]:
    """The withdrawals, after this card was played, of cards played to trick `number` before it."""
    withdrawn = kind_since(table, moment_of_card(table, card), e.CardWithdrawn)
    return tuple(event for event in withdrawn if event.trick == number and played_later(table, card, event.card))


def cards_ever_played_since(table: Table, moment: Moment) -> frozenset[Card]:
    """The cards added to a trick after this moment, including those taken back since."""
    return frozenset(card for card, times in card_times(table).items() if times.arrived > moment)


def last_ruling(table: Table, numbers: Iterable[str]) -> e.RulingGiven | None:
    """The last ruling given under one of these numbers of clauses; None if there was none."""
    known = _last_rulings(table)
    moment = max((known.get(number, -1) for number in numbers), default=-1)
    ruling = table.happened[moment] if moment >= 0 else None
    return ruling if isinstance(ruling, e.RulingGiven) else None


def _with_ruling(known: Mapping[str, Moment], event: e.RulingGiven, moment: Moment) -> Mapping[str, Moment]:
    return {**known, event.clause: moment}


_last_rulings: Accumulated[Mapping[str, Moment]] = Accumulated({}, _with_ruling, e.RulingGiven)


AskedAboutCalls: TypeAlias = Mapping[tuple[str, Seat], frozenset[CallId]]
"""The calls about which a question was put, by the key of the question and the player it was about."""


def _with_answer(
    known: AskedAboutCalls, event: e.Answered | e.Dropped | e.AuctionReopened, moment: Moment
) -> AskedAboutCalls:
    if isinstance(event, e.AuctionReopened):
        return {}
    question = event.question
    about = question.about
    if not isinstance(about, Calls) or len(about.calls) != 1:
        return known
    key = (question.ask, about.seat)
    return {**known, key: known.get(key, frozenset()) | {about.calls[0]}}


asked_about_calls: Accumulated[AskedAboutCalls] = Accumulated(
    {}, _with_answer, e.Answered, e.Dropped, e.AuctionReopened
)
"""The questions about one call answered or dropped since the auction was last reopened, or from the start."""


def contract_in_abeyance(table: Table) -> bool:
    """Whether a contract reached has since been annulled by a change to the calls, with the auction not reopened."""
    return table.latest(e.ContractReached, e.AuctionReopened) == e.ContractReached(None)


def _nth(table: Table, kind: type[e.Event], number: int, of: int) -> Moment:
    """The moment of the event of type `kind` that created item `number` of the `of` items there are."""
    moments = table.moments_of(kind)
    index = number - (of - len(moments))
    if not 0 <= index < len(moments):
        raise ValueError(f"number {number} came before the first table")
    return moments[index]
