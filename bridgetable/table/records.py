"""What a table remembers of its irregularities, withdrawals and claims."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Status
from bridgetable.table.text import Text


class Attention(msgspec.Struct, frozen=True):
    """Who first drew attention to the irregularity at this place in the list, and when.

    `next_callers` had called on the next board by then; `round_over` says the round had ended (Law 64B4, 64B5), and
    `hands_back` that all four hands had been returned to the board (Law 62D1).
    """

    irregularity: IrregularityId
    seat: Seat
    next_callers: tuple[Seat, ...]
    round_over: bool
    hands_back: bool = False


class Establishment(msgspec.Struct, frozen=True):
    """A revoke that is established; `deemed` when it was corrected and only counts as such."""

    irregularity: IrregularityId
    clause: str
    deemed: bool


class Settlement(msgspec.Struct, frozen=True):
    """What became of the irregularity at this place in the list."""

    irregularity: IrregularityId
    status: Status


class WithdrawnCard(msgspec.Struct, frozen=True):
    """A card that was played and came back; the list of them is the chain of withdrawals."""

    seat: Seat
    card: Card
    trick: int
    offending: bool


class Information(msgspec.Struct, frozen=True):
    """For whom what is known from a card is unauthorised; it is authorised for the others."""

    card: Card
    unauthorised: tuple[Seat, ...]
    clause: str


class CallInformation(msgspec.Struct, frozen=True):
    """For whom what is known from the call made at this place is unauthorised; it is authorised for the others."""

    place: CallId
    unauthorised: tuple[Seat, ...]
    clause: str


class Tray(msgspec.Struct, frozen=True):
    """Behind screens: `seat` passed the tray to the other side when this many calls had been made."""

    seat: Seat
    calls: int


class Claim(msgspec.Struct, frozen=True):
    """A claim or concession before the table: `seat`'s side takes `tricks` of those left (Law 68).

    `line` is what he said, and `order` what binds of it: the suits and cards in the order he would play them. `ruled`
    says that the Director has ruled how they fall (Law 70), `shown` which cards became visible since, and `laid` which
    of them were put down as if play went on: they are not played (Law 68D).
    """

    seat: Seat
    tricks: int
    concession: bool
    line: Text
    order: tuple[Suit | Card, ...] = ()
    agreed_by: Seat | None = None
    ruled: bool = False
    laid: tuple[Card, ...] = ()
    shown: frozenset[Card] = frozenset()

    @property
    def spoken(self) -> bool:
        """Whether something was said of how the play would go."""
        return any(said for _, said in self.line) or bool(self.order)

    @property
    def closed(self) -> bool:
        """Whether the tricks left are thereby won and lost: it was agreed to (Law 69A), or ruled on (Law 70)."""
        return self.agreed_by is not None or self.ruled


class Misinformation(msgspec.Struct, frozen=True):
    """What somebody told a player wrongly, and on which trick (Law 47E).

    `held` are the cards he still had to play then, declarer's from either hand: none of those played before came of it.
    `calls` is how many calls had been made, while the auction lasted (Law 21B). `until` is how many had been made when
    the Director put it right, and `held` is then what the player has played in between: he was misled no longer.
    """

    seat: Seat
    to: Seat
    what: str
    trick: int
    held: frozenset[Card] = frozenset()
    calls: int | None = None
    until: int | None = None

    @property
    def by_opponent(self) -> bool:
        """Whether an opponent said it: only then does Law 47E look at it."""
        return self.seat.side is not self.to.side


class Designation(msgspec.Struct, frozen=True):
    """Declarer's last call from dummy: his words, the card they stand for, and the trick it was for (Law 45B, 46)."""

    what: str
    card: Card | None
    trick: int


class FaceDownLead(msgspec.Struct, frozen=True):
    """An opening lead that lies face down; the card still counts among those of the hand (Law 41A)."""

    seat: Seat
    card: Card
