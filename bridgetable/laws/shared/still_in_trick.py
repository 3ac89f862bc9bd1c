"""Whether an irregular card is still in its trick: a card that was withdrawn in time needs no rectification."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.table.events import Event, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, PenaltyCardNotPlayed, PrematureLead, PrematurePlay, Status
from bridgetable.table.state import Table

CardPlayedIrregularly: TypeAlias = LeadOutOfTurn | PenaltyCardNotPlayed | PrematureLead | PrematurePlay


def is_still_in_trick(table: Table, offence: CardPlayedIrregularly) -> bool:
    """Whether the card is still in its trick, as the offender's."""
    trick = table.trick(offence.trick)
    return trick is not None and offence.card in trick.cards_of(offence.seat)


def no_longer_in_trick(
    table: Table, irregularity: IrregularityId, offence: CardPlayedIrregularly
) -> tuple[Event, ...]:
    """The card has left the trick in the meantime: there is nothing left to rectify."""
    return () if is_still_in_trick(table, offence) else (Settled(irregularity, Status.CORRECTED),)
