"""The records in the facts of a table: of irregularities, withdrawn cards, information and claims."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Status, WronglyTold
from bridgetable.table.text import Text
from bridgetable.table.values import Log, log_of


class Attention(Value, frozen=True):
    """The first time attention was drawn to the irregularity with this id.

    By then `next_callers` had called on the next board (Law 64B4); `round_over` means that the round had ended
    (Law 64B5), and `hands_back` that all four hands had been returned to the board (Law 62D1).
    """

    irregularity: IrregularityId
    seat: Seat
    next_callers: Log[Seat]
    round_over: bool
    hands_back: bool = False


class Establishment(Value, frozen=True):
    """The establishment of a revoke; `deemed` means that it was corrected and only counts as established."""

    irregularity: IrregularityId
    clause: str
    deemed: bool


class Settlement(Value, frozen=True):
    """The final status of the irregularity with this id."""

    irregularity: IrregularityId
    status: Status


class WithdrawnCard(Value, frozen=True):
    """A card that was played and withdrawn; `offending` means that the offending side withdrew it."""

    seat: Seat
    card: Card
    trick: int
    offending: bool


class Information(Value, frozen=True):
    """The seats for which information from a card is unauthorised; it is authorised for the others."""

    card: Card
    unauthorised: tuple[Seat, ...]
    clause: str


class CallInformation(Value, frozen=True):
    """The seats for which information from the call with id `place` is unauthorised, and authorised for the others."""

    place: CallId
    unauthorised: tuple[Seat, ...]
    clause: str


class CallsInformation(Value, frozen=True):
    """What was ruled on information from calls, of each call the last ruling, in the order of these rulings."""

    ruled: Log[CallInformation] = Log()

    def ruling(self, one: CallInformation) -> CallsInformation:
        """The same with one more ruling, which replaces an earlier one on the same call."""
        if self.on(one.place) is None:
            return CallsInformation(self.ruled.adding(one))
        return CallsInformation(log_of((*(other for other in self.ruled if other.place != one.place), one)))

    def on(self, call_id: CallId) -> CallInformation | None:
        """What was last ruled on information from this call; None if nothing was."""
        return next((one for one in reversed(self.ruled) if one.place == call_id), None)

    def __iter__(self) -> Iterator[CallInformation]:
        return iter(self.ruled)

    def __reversed__(self) -> Iterator[CallInformation]:
        return reversed(self.ruled)

    def __bool__(self) -> bool:
        return bool(self.ruled)

    def __getitem__(self, index: int) -> CallInformation:
        return self.ruled[index]


class Tray(Value, frozen=True):
    """Behind screens, `seat` passed the tray to the other side after `calls` calls had been made."""

    seat: Seat
    calls: int


class Claim(Value, frozen=True):
    """A claim or concession before the table: the side of `seat` wins `tricks` of the remaining tricks (Law 68).

    `line` is the statement he made, by language, and `order` the part of it that binds: suits and cards in the order
    he would play them. `ruled` means that the Director has ruled on it (Law 70). `shown` are the cards exposed since,
    `laid` those of them that were faced as if play continued; they are not played (Law 68D).
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
        """Whether the claimer made a statement of how he would play."""
        return any(said for _, said in self.line) or bool(self.order)

    @property
    def closed(self) -> bool:
        """Whether it decides the remaining tricks: it was agreed to (Law 69A) or ruled on (Law 70)."""
        return self.agreed_by is not None or self.ruled


class Misinformation(Value, frozen=True):
    """Misinformation that `seat` gave the player `to`, during trick `trick` (Law 21B, 47E).

    `held` are the cards `to` had yet to play then, for declarer from both hands; cards played earlier did not result
    from it. `calls` is the number of calls made by then, if the auction was still on (Law 21B). When the Director
    corrects it, `until` becomes the number of calls made so far, and `held` the cards that `to` played while misled.
    """

    seat: Seat
    to: Seat
    what: WronglyTold
    trick: int
    held: frozenset[Card] = frozenset()
    calls: int | None = None
    until: int | None = None

    @property
    def by_opponent(self) -> bool:
        """Whether an opponent of the misinformed player gave it: Law 47E applies only then."""
        return self.seat.side is not self.to.side

    def came_before(self, call_id: CallId) -> bool:
        """Whether it was given during the auction, and before this call was made."""
        return self.calls is not None and self.calls <= call_id


class Designation(Value, frozen=True):
    """Declarer's designation of a card of dummy: his words, the card they mean if known, and the trick (45B, 46)."""

    what: str
    card: Card | None
    trick: int


class MislaidCard(Value, frozen=True):
    """A card of `seat` that is not in his hand: `held_by` has it, or with None nobody (Law 13, 14)."""

    seat: Seat
    card: Card
    held_by: Seat | None


class FaceDownLead(Value, frozen=True):
    """A face-down opening lead; the card still belongs to the hand (Law 41A)."""

    seat: Seat
    card: Card
