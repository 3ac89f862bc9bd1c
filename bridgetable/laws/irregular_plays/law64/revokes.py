"""The revokes to which Law 64 applies, and the tricks the offending side has won since each of them."""

from __future__ import annotations

from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status
from bridgetable.table.state import Table
from bridgetable.table.values.cache import cached_on_value

UNPLAYED = 14
"""The number that stands for the tricks of an agreed claim: after all tricks that were played."""


@cached_on_value
def ruled_on(table: Table) -> tuple[IrregularityId, ...]:
    """The revokes to which Law 64 applies, in the order in which they happened.

    A revoke of a defective trick is found, and recorded, later than it happened (67B).
    """
    settled = table.dealings.dealt_with & table.dealings.of_kinds((Revoke,))
    revokes = (
        n
        for n, held in table.establishments.items()
        if settled >> n & 1
        and (held.deemed or table.status(n) is Status.ESTABLISHED or corrected_though_established(table, n))
    )
    return tuple(sorted(revokes, key=lambda n: when(table, n)))


def when(table: Table, irregularity: IrregularityId) -> tuple[int, int]:
    """A key that sorts irregularities by trick, and within a trick in the order in which they were recorded."""
    return table.irregularities[irregularity].trick, irregularity


def corrected_though_established(table: Table, irregularity: IrregularityId) -> bool:
    """Whether an established revoke was corrected because both sides revoked on the trick (62C3)."""
    offence, held = table.irregularities[irregularity], table.establishment(irregularity)
    if not isinstance(offence, Revoke) or held is None or held.deemed or table.is_last_but_one(offence.trick):
        return False
    return table.status(irregularity) is Status.CORRECTED


@cached_on_value
def won_since(table: Table, revoke: Revoke) -> tuple[int, ...]:
    """The numbers of the tricks the offending side won from the revoke trick on, claimed ones last."""
    side = revoke.seat.side
    played = tuple(
        number
        for number, _ in table.numbered_tricks()
        if number >= revoke.trick and (seat := table.winner(number)) is not None and seat.side is side
    )
    return played + (UNPLAYED,) * (table.tricks_won(side) - table.tricks_taken(side))
