"""Law 14: a missing card, as far as it touches the play.

The four hands of a board start with one size: nothing else is dealt here, and nothing else of Laws 13 and 14 can arise.
A hand that is a card short in the middle of the play has played too many, and that is Law 67's.
"""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.events import RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("14B1")
def missing_card_was_played(table: Table, seat: Seat, trick: int) -> RulingGiven:
    """A hand found deficient during the play whose card lies among the played ones: Law 67 applies."""
    return RulingGiven("14B1", say("law-14B1", seat=seat, trick=trick))


LAW = Law(14)
