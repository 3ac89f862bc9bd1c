"""What players have been told wrongly, found by whom it was told and by what still follows from it.

A set of indices in `Table.told` is an int in which the bit of each is set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.dealings import ids_in
from bridgetable.table.irregularity_record import IrregularityRecord
from bridgetable.table.records import Misinformation


class Misinformed(msgspec.Struct, frozen=True):
    """What opponents have told wrongly.

    `heard` says who heard what during which trick. The sets are of wrong explanations: `uncorrected` are those that the
    Director has not corrected, `about_calls` those after which calls may have been made before they were corrected, and
    `about_cards` those heard by a player who then had, or has since played, each card.
    """

    heard: frozenset[tuple[Seat, str, int]] = frozenset()
    uncorrected: int = 0
    about_calls: int = 0
    about_cards: Mapping[Card, int] = {}

    def with_telling(self, index: int, one: Misinformation) -> Misinformed:
        """The same with the misinformation at this index, which is new or has been corrected."""
        if not one.by_opponent:
            return self
        heard, bit = self.heard | {(one.to, one.what, one.trick)}, 1 << index
        if one.what != "explanation":
            return Misinformed(heard, self.uncorrected, self.about_calls, self.about_cards)
        calls = one.calls is not None and (one.until is None or one.until > one.calls)
        cards = {card: rest for card, some in self.about_cards.items() if (rest := some & ~bit)}
        return Misinformed(
            heard, _where(self.uncorrected, bit, one.until is None), _where(self.about_calls, bit, calls),
            cards | {card: cards.get(card, 0) | bit for card in one.held},
        )


def misinformed_by(told: Iterable[Misinformation]) -> Misinformed:
    """What opponents have told wrongly, from all that was told."""
    found = Misinformed()
    for index, one in enumerate(told):
        found = found.with_telling(index, one)
    return found


def _where(some: int, bit: int, so: bool) -> int:
    return some | bit if so else some & ~bit


class ExplanationRecord(IrregularityRecord, frozen=True, dict=True):
    """The facts of a table with what players have been told wrongly."""

    @cached_property
    def misinformed(self) -> Misinformed:
        """What opponents have told wrongly, by what still follows from it."""
        return misinformed_by(self.told)

    def wrongly_told(self, some: int) -> tuple[Misinformation, ...]:
        """What was told at these indices, a set of `misinformed`."""
        return tuple(self.told[index] for index in ids_in(some))
