"""What became of the irregularities of a table, what players were told wrongly, and what they are obliged to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeGuard, TypeVar, cast

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import records
from bridgetable.table.dealings import NOBODY_DECIDED, Dealings, dealings_of
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity, Status, cards_involved
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, Obligation, PassOnce, PassThroughout
from bridgetable.table.phase import Phase
from bridgetable.table.records import Misinformation
from bridgetable.table.time_record import TimeRecord
from bridgetable.table.values import cached_on_value

# -- The irregularities of a table: the id of each, who drew attention to it, and its status ---------------------------


Kind = TypeVar("Kind", bound=Irregularity)
EVERYBODY = tuple(Seat)


class IrregularityRecord(TimeRecord, frozen=True, dict=True):
    """The facts of a table with what follows from them about its irregularities."""

    @cached_property
    def dealings(self) -> Dealings:
        """What became of the irregularities."""
        return dealings_of(self)

    @cached_property
    def recorded(self) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """Each irregularity with its id, in the order they were recorded."""
        return tuple((IrregularityId(number), one) for number, one in enumerate(self.irregularities))

    def recorded_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, Kind], ...]:
        """The irregularities of these kinds, each with its id, in order.

        They are those of one trick or of all, by these players, and with this card or any or none.
        """
        return tuple(self._recorded_as(kinds, trick, by, card))

    def irregularities_backwards(self, kind: type[Kind]) -> Iterator[tuple[IrregularityId, Kind]]:
        """The irregularities of this kind, the last first, each with its id."""
        for number in reversed(self.dealings.of_kinds((kind,))):
            yield number, cast(Kind, self.irregularities[number])

    def recorded_in(self, trick: int, seat: Seat) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """The irregularities of this player in this trick, each with its id, in the order recorded."""
        return tuple((number, one) for number, one in self.recorded if one.trick == trick and one.seat is seat)

    def undecided_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, Kind], ...]:
        """Those of them that are neither corrected, accepted nor established."""
        return tuple(found for found in self._recorded_as(kinds, trick, by, card) if self.is_undecided(found[0]))

    def first_undecided_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> IrregularityId | None:
        """The id of the first of them; None if there is none."""
        return next((n for n, _ in self._recorded_as(kinds, trick, by, card) if self.is_undecided(n)), None)

    def unsettled_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, Kind], ...]:
        """Those of them that have not been dealt with."""
        return tuple(found for found in self._recorded_as(kinds, trick, by, card) if not self.is_settled(found[0]))

    def is_recorded(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> bool:
        """Whether there is an irregularity of these kinds, of one trick or of all, by these players, with this card."""
        return any(True for _ in self._recorded_as(kinds, trick, by, card))

    def _recorded_as(
        self, kinds: Sequence[type[Kind]], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> Iterator[tuple[IrregularityId, Kind]]:
        for number in self.dealings.of_kinds(kinds):
            one = cast(Kind, self.irregularities[number])
            if trick is not None and one.trick != trick:
                continue
            if (by is EVERYBODY or one.seat in by) and (card is None or card in cards_involved(one)):
                yield number, one

    def irregularities_of(self, calls: Iterable[CallId]) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities of these calls, in the order they were recorded."""
        return tuple(sorted({number for call_id in calls for number in self.dealings.of_call(call_id)}))

    def is_undecided(self, irregularity: IrregularityId | None) -> bool:
        """Whether it is neither corrected, accepted nor established; None is no irregularity."""
        if irregularity is None or irregularity >= len(self.irregularities):
            return False
        return self.dealings.status(irregularity) in NOBODY_DECIDED

    def id_of(self, irregularity: Irregularity) -> IrregularityId:
        """The id of this irregularity, the latest if several are equal; raises StopIteration if there is none."""
        ids = reversed(self.irregularity_ids)
        return next(number for number in ids if self.irregularities[number] == irregularity)

    @property
    def irregularity_ids(self) -> Sequence[IrregularityId]:
        """The ids of all irregularities, in the order they were recorded."""
        return cast(Sequence[IrregularityId], range(len(self.irregularities)))

    def status(self, irregularity: IrregularityId) -> Status:
        """The status of the irregularity with this id."""
        return self.dealings.status(irregularity)

    def attention_to(self, irregularity: IrregularityId) -> records.Attention | None:
        """Who first drew attention to this irregularity and when; None if nobody has yet (Law 9A)."""
        first = self.dealings.attention
        return first[irregularity] if irregularity < len(first) else None

    def establishment(self, irregularity: IrregularityId) -> records.Establishment | None:
        """How this revoke was established; None if it was not (Law 63A)."""
        return self.establishments.get(irregularity)

    @cached_property
    def establishments(self) -> Mapping[IrregularityId, records.Establishment]:
        """How each revoke that was established was first."""
        return {one.irregularity: one for one in reversed(self.established)}

    def is_settled(self, irregularity: IrregularityId) -> bool:
        """Whether this irregularity has been dealt with, by the Director or by the operation of a Law."""
        return self.dealings.settled[irregularity] is not None

    @cached_property
    def unsettled(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that have not been dealt with, in the order they were recorded."""
        return tuple(number for number in self.irregularity_ids if not self.is_settled(number))

    @cached_property
    def undecided(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that are neither corrected, accepted nor established."""
        return tuple(filter(self.is_undecided, self.irregularity_ids))

    @property
    def pending(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which attention has been drawn."""
        return self.dealings.pending

    @property
    def is_pending(self) -> bool:
        """Whether attention has been drawn to an irregularity that has not been dealt with."""
        return bool(self.dealings.pending)

    @property
    def unnoticed(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which nobody has drawn attention."""
        return tuple(number for number in self.unsettled if self.dealings.attention[number] is None)

    @property
    def hidden(self) -> tuple[IrregularityId, ...]:
        """The ids of those to which nobody has drawn attention, and that were not corrected or accepted either."""
        open_or_established = (Status.UNNOTICED, Status.NOTICED, Status.ESTABLISHED, None)
        return tuple(
            number
            for number in self.irregularity_ids
            if self.dealings.attention[number] is None and self.dealings.settled[number] in open_or_established
        )


# -- What players have been told wrongly -------------------------------------------------------------------------------


class ExplanationRecord(IrregularityRecord, frozen=True, dict=True):
    """The facts of a table with what players have been told wrongly."""

    @property
    def wrong_explanations(self) -> Iterator[tuple[int, Misinformation]]:
        """The wrong explanations that opponents have given, each with its index in `told`."""
        for index, one in enumerate(self.told):
            if one.what == "explanation" and one.by_opponent:
                yield index, one

    def was_told_to_play(self, seat: Seat, trick: int) -> bool:
        """Whether an opponent has told this player during this trick, wrongly, that it was his turn."""
        return any((one.to, one.what, one.trick) == (seat, "your-lead", trick) for one in self.told if one.by_opponent)


# -- What players have been obliged to do ------------------------------------------------------------------------------


K = TypeVar("K", bound=Obligation)


class ObligationRecord(ExplanationRecord, frozen=True, dict=True):
    """The facts of a table with its obligations by their player and kind."""

    def obligations_as(self, *kinds: type[K], on: Iterable[Seat] = EVERYBODY) -> Iterator[K]:
        """The obligations of these kinds that were laid on these players, in the order they were laid."""
        seats = tuple(on)
        return (one for one in self.obligations if isinstance(one, kinds) and one.seat in seats)

    def last_call_owed_for(self, seat: Seat, kind: type[Irregularity]) -> CallOwed | None:
        """The last call this player came to owe for an irregularity of this kind; None if he owed none."""
        return next(
            (one for one in reversed(self.obligations) if one.seat is seat and self._is_owed_for(one, kind)), None
        )

    def calls_owed_since(self, seat: Seat, first: int, last: int) -> tuple[CallOwed, ...]:
        """The calls this player came to owe when as many calls had been made as `first` to `last`, in order."""
        return tuple(one for one in self.obligations_as(CallOwed, on=(seat,)) if first <= one.since <= last)

    def owed_between(self, seat: Seat, kind: type[Irregularity], first: int, last: int) -> list[int]:
        """The indices of the calls he came to owe meanwhile for irregularities of this kind, in order."""
        return [
            number
            for number, one in enumerate(self.obligations)
            if one.seat is seat and self._is_owed_for(one, kind) and first <= since_of(one) <= last
        ]

    def _is_owed_for(self, one: Obligation, kind: type[Irregularity]) -> TypeGuard[CallOwed]:
        """Whether it is a call owed for an irregularity of this kind, which has been recorded."""
        if not isinstance(one, CallOwed) or one.irregularity >= len(self.irregularities):
            return False
        return type(self.irregularities[one.irregularity]) is kind

    # -- what is in force ----------------------------------------------------------------------------------------------

    @cached_property
    def phase(self) -> Phase:
        """Where the board stands, which the table itself tells."""
        raise NotImplementedError

    @cached_on_value
    def obliged(self, seat: Seat, *kinds: type[Obligation]) -> tuple[Obligation, ...]:
        """The obligations of this player that are in force, of these kinds or of all (Law 24-39).

        Those for one call are until he has called at his next turn, which substituting an earlier call is not;
        `PassThroughout` is until the end of the auction, `LeadMayBeRestrained` until he has led.
        """
        his = [one for one in self.obligations if one.seat is seat and (not kinds or isinstance(one, kinds))]
        if not his:
            return ()
        called, calling = self._last_turn(seat), self.phase is Phase.AUCTION
        led = any(trick.leader is seat and trick.card_of(seat) is not None for trick in self.tricks)
        return tuple(one for one in his if _is_in_force(one, calling=calling, called=called, led=led))

    def is_obliged(self, seat: Seat, *kinds: type[Obligation]) -> bool:
        """Whether an obligation of these kinds is in force for this player."""
        return bool(self.obliged(seat, *kinds))

    def calls_owed(self, seat: Seat, kind: type[Irregularity]) -> Iterator[CallOwed]:
        """The calls this player still has to make for irregularities of this kind, in the order he came to owe them."""
        return (one for one in self.obliged(seat, CallOwed) if self._is_owed_for(one, kind))

    def first_call_owed(self, kind: type[Irregularity]) -> CallOwed | None:
        """The first call that any player still has to make for an irregularity of this kind; None if there is none."""
        owed = {one for seat in Seat for one in self.calls_owed(seat, kind)}
        return next((one for one in self.obligations_as(CallOwed) if one in owed), None)

    def must_pass(self, seat: Seat) -> bool:
        """Whether a Law requires this player to pass at his next turn."""
        return self.is_obliged(seat, PassOnce, PassThroughout)

    def _last_turn(self, seat: Seat) -> int:
        last = self.auction.last_call_id(seat)
        return -1 if last is None else self.auction.made[last].slot


def _is_in_force(one: Obligation, *, calling: bool, called: int, led: bool) -> bool:
    if isinstance(one, LeadMayBeRestrained):
        return not led
    return calling and (isinstance(one, PassThroughout) or one.since > called)


def since_of(obligation: Obligation) -> int:
    """The number of calls made when it was laid; -1 for one that restrains a lead."""
    return -1 if isinstance(obligation, LeadMayBeRestrained) else obligation.since
