"""Law 14: a missing card, as far as it concerns the play.

The four hands of a board have the same size here, so that no other part of Laws 13 and 14 can apply. A hand that is a
card short during the play has played too many, which is a matter for Law 67.
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
    """A hand is found deficient during the play and its card is among the played ones: Law 67 applies."""
    return RulingGiven("14B1", say("law-14B1", seat=seat, trick=trick))


LAW = Law(14)
