"""What a family of cases is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.line import Line
from bridgetable.laws.renumbering import numbers_in
from bridgetable.table.edition import FIRST, Edition


class Place(msgspec.Struct, frozen=True):
    """A place of a board where something can go wrong: after `at` cards, or calls, `seat` does it.

    `card` or `call` is the irregular one; `cards` are further ones, `other` another player who has a part in it.
    """

    at: int
    seat: Seat
    card: Card | None = None
    other: Seat | None = None
    cards: tuple[Card, ...] = ()
    call: Call | None = None
    calls: tuple[Call, ...] = ()

    @property
    def the_card(self) -> Card:
        """The irregular card; raises ValueError if the place has none."""
        if self.card is None:
            raise ValueError("a place without a card")
        return self.card

    @property
    def the_call(self) -> Call:
        """The irregular call; raises ValueError if the place has none."""
        if self.call is None:
            raise ValueError("a place without a call")
        return self.call

    @property
    def the_other(self) -> Seat:
        """The other player; raises ValueError if the place has none."""
        if self.other is None:
            raise ValueError("a place without another player")
        return self.other


Places: TypeAlias = Iterator[Place]


class Family(msgspec.Struct, frozen=True):
    """What goes wrong, of the catalogue of that, with what becomes of it.

    `goes_wrong` is done in each of its cases. `laws` are the clauses that its cases may come to, in the numbering of
    the editions. `places` finds where it is possible and plausible on a board that was played regularly, and `act`
    does it and has the Director called; it raises DoesNotFitError where that comes to nothing. `in_auction` means that
    `Place.at` counts calls.
    """

    name: str
    goes_wrong: tuple[Wrong, ...]
    laws: tuple[str, ...]
    places: Callable[[PlayedBoard], Places]
    act: Callable[[Line, Place], None]
    in_auction: bool = False

    def laws_in(self, edition: Edition) -> tuple[str, ...]:
        """The clauses that its cases may come to, as far as they were renumbered as in this edition."""
        return numbers_in(edition, {FIRST: self.laws})
