"""Who won the trick of a revoke that is corrected but deemed established (43B2(b); 1997: 63B): two readings.

The WBF Laws Committee (12 January 2000, item 2) looks at the trick as it was completed, with the card substituted; the
Italian school at the trick as it would have been with the revoke card. The organisers elect which.
"""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.table.events import RulingGiven
from bridgetable.table.evolve import with_facts
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.question import say
from bridgetable.table.state import Table
from bridgetable.table.trick import Play
from bridgetable.table.values.cache import cached_on_value

READING = "43B2b"
"""The name of the election."""
COMPLETED, REVOKED = "completed", "revoked"
"""The trick as it was completed, or as it would have stood with the revoke card in it."""


def elected_reading(table: Table) -> str:
    """The reading in force: the trick as completed, unless the other was elected."""
    return table.reading(READING, COMPLETED)


def winner_of_revoke_trick(table: Table, irregularity: IrregularityId, revoke: Revoke) -> Seat | None:
    """The winner of the revoke trick for the purposes of Law 64; None if the trick was not completed."""
    trick, held = table.trick(revoke.trick), table.establishment(irregularity)
    won = table.winner(revoke.trick)
    if trick is None or won is None or held is None or not held.deemed or elected_reading(table) == COMPLETED:
        return won
    as_made = tuple(Play(p.seat, revoke.card) if p.seat is revoke.seat else p for p in trick.plays)
    return replace(trick, plays=as_made).winner(table.trump)


@cached_on_value
def under_the_other_reading(table: Table) -> Table:
    """The same table under the other reading."""
    other = REVOKED if elected_reading(table) == COMPLETED else COMPLETED
    kept = tuple((name, value) for name, value in table.elections if name != READING)
    return with_facts(table, elections=(*kept, (READING, other)))


def difference_between_readings(
    table: Table, irregularity: IrregularityId, tricks: int, other: int
) -> tuple[RulingGiven, ...]:
    """What the Director says if the readings transfer different numbers of tricks: the one in force, and the other."""
    held = table.establishment(irregularity)
    if held is None or tricks == other:
        return ()
    return (RulingGiven(held.clause, say(f"law-43B2b-{elected_reading(table)}", tricks=tricks, other=other)),)
