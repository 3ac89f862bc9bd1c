"""The order in which things happened at the table, whatever trick and rotation they belong to.

Rotation within a trick does not tell it: declarer may play a card of dummy before the player in front of it has played,
and "after" in the Laws means what came later (Law 62C, 47D, 16C).
"""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.table import events as e
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.question import Question
from bridgetable.table.state import Table

Moment = int
"""How many events had happened by then: the first event happened at moment 0."""

Put = e.CardPlayed | e.CardPutBack | e.CardJoined | e.CardPlacedLate
"""The events by which a card comes to lie in a trick."""


def moment_of(table: Table, event: e.Event) -> Moment:
    """When this event happened, the last of several alike; raises ValueError where it did not."""
    for moment in range(len(table.happened) - 1, -1, -1):
        if table.happened[moment] == event:
            return moment
    raise ValueError(f"{type(event).__name__} has not happened")


def moment_of_irregularity(table: Table, irregularity: IrregularityId) -> Moment:
    """When this irregularity was recorded; raises ValueError where it was recorded before the first table."""
    return _nth(table, e.Infringed, irregularity, len(table.irregularities))


def moment_of_call(table: Table, call: CallId) -> Moment:
    """When this call was made; raises ValueError for a call that had been made when the table began."""
    return _nth(table, e.CallMade, call, len(table.auction.made))


def moment_of_card(table: Table, card: Card) -> Moment:
    """When this card came to lie in its trick, the last time it did; raises ValueError where it never has."""
    for moment in range(len(table.happened) - 1, -1, -1):
        event = table.happened[moment]
        if isinstance(event, Put) and event.card == card:
            return moment
    raise ValueError(f"{card} has not been played")


def since(table: Table, moment: Moment) -> tuple[e.Event, ...]:
    """What has happened after this moment, in the order of time."""
    return table.happened[moment + 1 :]


def cards_played_since(table: Table, moment: Moment) -> tuple[Put, ...]:
    """The cards that came to lie in a trick after this moment and still lie there, in the order they came."""
    lying = {play.card for trick in table.tricks for play in trick.plays}
    put = [event for event in since(table, moment) if isinstance(event, Put) and event.card in lying]
    return tuple(event for n, event in enumerate(put) if all(later.card != event.card for later in put[n + 1 :]))


def cards_ever_played_since(table: Table, moment: Moment) -> frozenset[Card]:
    """The cards that came to lie in a trick after this moment, those that were taken back again among them."""
    return frozenset(event.card for event in since(table, moment) if isinstance(event, Put))


def calls_made_since(table: Table, moment: Moment) -> tuple[CallId, ...]:
    """The calls that were made after this moment and still stand, in the order they were made."""
    made = sum(isinstance(event, e.CallMade) for event in since(table, moment))
    last = table.auction.numbered[len(table.auction.made) - made :]
    return tuple(number for number, one in last if one.stands)


def answered_for_this_contract(table: Table) -> tuple[Question, ...]:
    """The questions that were answered since the auction last went on after it had ended."""
    reopened = (moment for moment, event in enumerate(table.happened) if isinstance(event, e.AuctionReopened))
    later = since(table, max(reopened, default=-1))
    return tuple(event.question for event in later if isinstance(event, e.Answered | e.Dropped))


def contract_in_abeyance(table: Table) -> bool:
    """Whether the auction had ended, has been left unended by a call, and has not been reopened since."""
    turns = (event for event in reversed(table.happened) if isinstance(event, e.ContractReached | e.AuctionReopened))
    return next(turns, None) == e.ContractReached(None)


def _nth(table: Table, kind: type[e.Event], number: int, of: int) -> Moment:
    """The moment of the event of this kind that made number `number` of `of` such things."""
    moments = [moment for moment, event in enumerate(table.happened) if isinstance(event, kind)]
    place = number - (of - len(moments))
    if not 0 <= place < len(moments):
        raise ValueError(f"number {number} came before the first table")
    return moments[place]
