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
    """When this card was played, the last time it was; raises ValueError for a card that never has been.

    One that was taken back and that the Director had go back to its trick (47F) was played when it first came there.
    """
    put = [(moment, event) for moment, event in enumerate(table.happened) if isinstance(event, Put)]
    there = [(moment, event) for moment, event in put if event.card == card]
    if not there:
        raise ValueError(f"{card} has not been played")
    last, number = there[-1][0], there[-1][1].trick
    from_hand = [m for m, event in there if event.trick == number and not isinstance(event, e.CardPutBack)]
    return from_hand[-1] if from_hand else last


def since(table: Table, moment: Moment) -> tuple[e.Event, ...]:
    """What has happened after this moment, in the order of time."""
    return table.happened[moment + 1 :]


def cards_played_since(table: Table, moment: Moment) -> tuple[Put, ...]:
    """The cards that lie in a trick and were played after this moment, in the order they were played."""
    lying = (play.card for trick in table.tricks for play in trick.plays)
    moments = sorted(when for card in lying if (when := moment_of_card(table, card)) > moment)
    return tuple(event for when in moments if isinstance(event := table.happened[when], Put))


def played_later(table: Table, card: Card, than: Card) -> bool:
    """Whether this card was played after that one, whatever the rotation."""
    return moment_of_card(table, card) > moment_of_card(table, than)


def cards_played_after(table: Table, card: Card, number: int) -> tuple[Put, ...]:
    """The cards played to this trick or the next after this card was, in the order they were played."""
    since_then = cards_played_since(table, moment_of_card(table, card))
    return tuple(put for put in since_then if put.trick in (number, number + 1))


def withdrawn_from_before(table: Table, card: Card, number: int) -> tuple[e.CardWithdrawn, ...]:
    """The cards that had been played to this trick before this one was, and were withdrawn from it since."""
    return tuple(
        event for event in since(table, moment_of_card(table, card))
        if isinstance(event, e.CardWithdrawn) and event.trick == number and played_later(table, card, event.card)
    )


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
