"""What players have been obliged to do: the obligations of a table by their player and kind.

The withdrawn calls because of which a lead may be restrained (Law 26) are sets of ids, so that the one about which
declarer still has something to choose is found without a look at each.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import records
from bridgetable.table.auction import Auction, MadeCall
from bridgetable.table.dealings import NOBODY_DECIDED, Dealings, dealings_of, ids_down_from_the_last, ids_in
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import ChangedCall, Irregularity, Status
from bridgetable.table.obligation import (
    OBLIGATIONS,
    CallOwed,
    LeadMayBeRestrained,
    Obligation,
    PassOnce,
    PassThroughout,
)
from bridgetable.table.phase import Phase
from bridgetable.table.records import Misinformation
from bridgetable.table.time_record import TimeRecord
from bridgetable.table.values import Log, NumberSet, cached_on_value, upwards

# -- The irregularities of a table: the id of each, who drew attention to it, and its status ---------------------------


Kind = TypeVar("Kind", bound=Irregularity)
EVERYBODY = tuple(Seat)


class IrregularityRecord(TimeRecord, frozen=True, dict=True):
    """The facts of a table with what follows from them about its irregularities."""

    @cached_property
    def dealings(self) -> Dealings:
        """What became of the irregularities, as sets of their ids."""
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
        return self._recorded_among(self.dealings.every, kinds, trick, by, card)

    def irregularities_backwards(self, kind: type[Kind]) -> Iterator[tuple[IrregularityId, Kind]]:
        """The irregularities of this kind, the last first, each with its id."""
        for number in ids_down_from_the_last(self.dealings.of_kinds((kind,))):
            yield number, cast(Kind, self.irregularities[number])

    def recorded_in(self, trick: int, seat: Seat) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """The irregularities of this player in this trick, each with its id, in the order recorded."""
        return self._with_ids(self.dealings.tricks.get(trick, 0) & self.dealings.by((seat,)))

    def undecided_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, Kind], ...]:
        """Those of them that are neither corrected, accepted nor established."""
        undecided = self.dealings.undecided if self.dealings.of_kinds(kinds) else 0
        return self._recorded_among(undecided, kinds, trick, by, card)

    def first_undecided_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> IrregularityId | None:
        """The id of the first of them; None if there is none."""
        undecided = self.dealings.undecided if self.dealings.of_kinds(kinds) else 0
        return next(ids_in(self._among(undecided, kinds, trick, by, card)), None)

    def unsettled_as(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, Kind], ...]:
        """Those of them that have not been dealt with."""
        unsettled = self.dealings.unsettled if self.dealings.of_kinds(kinds) else 0
        return self._recorded_among(unsettled, kinds, trick, by, card)

    def is_recorded(
        self, *kinds: type[Kind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> bool:
        """Whether there is an irregularity of these kinds, of one trick or of all, by these players, with this card."""
        return bool(self._among(self.dealings.every, kinds, trick, by, card))

    def _recorded_among(
        self, some: int, kinds: Sequence[type[Kind]], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> tuple[tuple[IrregularityId, Kind], ...]:
        found = self._among(some, kinds, trick, by, card)
        return self._with_ids(found) if found else ()

    def _among(
        self, some: int, kinds: Sequence[type[Kind]], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> int:
        known = self.dealings
        some &= known.of_kinds(kinds)
        if some and trick is not None:
            some &= known.tricks.get(trick, 0)
        if some and by is not EVERYBODY:
            some &= known.by(by)
        if some and card is not None:
            some &= known.cards.get(card, 0)
        return some

    def irregularities_of(self, calls: Iterable[CallId]) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities of these calls, in the order they were recorded."""
        return tuple(sorted({number for call_id in calls for number in self.dealings.of_call(call_id)}))

    def is_undecided(self, irregularity: IrregularityId | None) -> bool:
        """Whether it is neither corrected, accepted nor established; None is no irregularity."""
        if irregularity is None or irregularity >= len(self.irregularities):
            return False
        return self.dealings.status(irregularity) in NOBODY_DECIDED

    def _with_ids(self, some: int) -> tuple[tuple[IrregularityId, Kind], ...]:
        return tuple([(number, cast(Kind, self.irregularities[number])) for number in ids_in(some)])

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
        first = self.dealings.first
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
        return bool(self.dealings.dealt_with >> irregularity & 1)

    @cached_property
    def unsettled(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that have not been dealt with, in the order they were recorded."""
        return tuple(ids_in(self.dealings.unsettled))

    @cached_property
    def undecided(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that are neither corrected, accepted nor established."""
        return tuple(ids_in(self.dealings.undecided))

    @cached_property
    def pending(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which attention has been drawn."""
        return tuple(ids_in(self.dealings.pending))

    @property
    def is_pending(self) -> bool:
        """Whether attention has been drawn to an irregularity that has not been dealt with."""
        return bool(self.dealings.pending)


# -- What players have been told wrongly, found by whom it was told and by what still follows from it ------------------


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
            heard,
            _where(self.uncorrected, bit, one.until is None),
            _where(self.about_calls, bit, calls),
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


K = TypeVar("K", bound=Obligation)

Laid: TypeAlias = tuple[type[Any], Seat]
"""A kind of obligation, or the kind of irregularity for which a call is owed, and the player."""


class Numbers(msgspec.Struct, frozen=True):
    """Which obligations were laid on a player, by their index in all; `last` is the highest of their `since`.

    `in_order` means that none of them has a lower `since` than one before it.
    """

    every: Log[int] = Log()
    last: int = -1
    in_order: bool = True


NONE = Numbers()
"""No obligations."""


class WithdrawnCalls(msgspec.Struct, frozen=True):
    """Withdrawn calls of one player, because of which his partner's first lead may be restrained (Law 26).

    `alike` are sets of calls that were made alike at the same turn, or after the auction, each in the order in which
    they came to restrain a lead; `last` is the index of the last set of each kind, `every` all of these calls, and
    `late` those made after the auction. `place` is the place of each call in that order, by its id.
    """

    alike: Log[NumberSet] = Log()
    last: Mapping[Hashable, int] = {}
    every: NumberSet = 0
    late: NumberSet = 0
    place: Log[int] = Log()

    def with_call(self, call_id: CallId, made: MadeCall, *, changed: bool) -> WithdrawnCalls:
        """The same with one more; `changed` says that it was recorded as a change of call."""
        bit = 1 << call_id
        if self.every & bit:
            return self
        kind = (None if made.late else made.slot, made.call, made.shows, made.alert, made.changes, changed)
        at = self.last.get(kind, len(self.alike))
        if at < len(self.alike) and self.alike[at] < bit:
            alike, last = self.alike.replacing(at, self.alike[at] | bit), self.last
        else:
            at = len(self.alike)
            alike, last = self.alike.adding(bit), {**self.last, kind: at}
        place = self.place.adding(*[-1] * (call_id + 1 - len(self.place))).replacing(call_id, self.every.bit_count())
        return WithdrawnCalls(alike, last, self.every | bit, self.late | bit if made.late else self.late, place)

    def first_of(self, auction: Auction, some: NumberSet, passes: Callable[[CallId], bool]) -> CallId | None:
        """The first of some calls to restrain a lead that passes a test, which those made alike pass or fail together.

        Where no call stands any more at their turn, each is tested.
        """
        first: CallId | None = None
        for calls in self.alike:
            if first is not None and self.place[lowest_of(calls)] > self.place[first]:
                break
            for alike in of_one_final_call(auction, calls & some):
                call_id = lowest_of(alike)
                if (first is None or self.place[call_id] < self.place[first]) and passes(call_id):
                    first = call_id
        return first

    def by_final_call(self, auction: Auction, some: NumberSet) -> Mapping[CallId | None, NumberSet]:
        """Some of these calls by the call that was made at their turn in the end; None for those made late."""
        found: dict[CallId | None, NumberSet] = {None: late} if (late := some & self.late) else {}
        in_time = some & self.every & ~self.late
        for calls in self.alike if in_time else ():
            for alike in of_one_final_call(auction, calls & in_time):
                final = final_call(auction, lowest_of(alike))
                found[final] = found.get(final, 0) | alike
        return found


NO_CALLS = WithdrawnCalls()
"""No withdrawn calls."""


def final_call(auction: Auction, call_id: CallId) -> CallId | None:
    """The call its player made in the end at the turn at which this one was withdrawn; None if he made none."""
    withdrawn = auction.made[call_id]
    if withdrawn.late:
        return None
    found = auction.standing_at(withdrawn.slot)
    return found[0] if found else auction.first_since(call_id, withdrawn.seat)


def of_one_final_call(auction: Auction, alike: NumberSet) -> Iterator[NumberSet]:
    """Calls made alike in sets that have one final call: all of them, but each alone if none stands at their turn."""
    if alike:
        made = auction.made[lowest_of(alike)]
        together = made.late or auction.standing_at(made.slot)
        yield from (alike,) if together else (1 << call_id for call_id in upwards(alike))


def lowest_of(calls: NumberSet) -> CallId:
    """The first made of these calls."""
    return CallId((calls & -calls).bit_length() - 1)


class ObligationRecord(ExplanationRecord, frozen=True, dict=True):
    """The facts of a table with its obligations by their player and kind."""

    @cached_property
    def obligations_laid(self) -> Mapping[Laid, Numbers]:
        """Which obligations were laid on whom."""
        found: Mapping[Laid, Numbers] = {}
        for number in range(len(self.obligations)):
            found = with_obligation(found, self, number)
        return found

    @cached_property
    def calls_restraining(self) -> Mapping[Seat, WithdrawnCalls]:
        """The withdrawn calls because of which the first lead of each player may be restrained."""
        found: Mapping[Seat, WithdrawnCalls] = {}
        for one in self.obligations:
            found = with_restraint(found, self, one)
        return found

    def obligations_as(self, *kinds: type[K], on: Iterable[Seat] = tuple(Seat)) -> Iterator[K]:
        """The obligations of these kinds that were laid on these players, in the order they were laid."""
        laid = (self.obligations_laid.get((kind, seat), NONE).every for seat in on for kind in kinds)
        some = [numbers for numbers in laid if numbers]
        in_order: Iterable[int] = some[0] if len(some) == 1 else sorted(n for numbers in some for n in numbers)
        return (cast(K, self.obligations[number]) for number in in_order)

    def last_call_owed_for(self, seat: Seat, kind: type[Irregularity]) -> CallOwed | None:
        """The last call this player came to owe for an irregularity of this kind; None if he owed none."""
        laid = self.obligations_laid.get((kind, seat), NONE).every
        return cast(CallOwed, self.obligations[laid[-1]]) if laid else None

    def calls_owed_since(self, seat: Seat, kind: type[Any], first: int, last: int) -> tuple[CallOwed, ...]:
        """The calls this player came to owe when as many calls had been made as `first` to `last`, in order.

        `kind` is that of the irregularities for which he did, or `CallOwed` for all.
        """
        numbers = self.obligations_between((kind, seat), first, last)
        return tuple(cast(CallOwed, self.obligations[number]) for number in numbers)

    def obligations_between(self, laid: Laid, first: int, last: int | None = None) -> Sequence[int]:
        """The indices of these obligations, in order, that were laid when as many calls had been made as this."""
        numbers = self.obligations_laid.get(laid, NONE)
        if numbers.last < first:
            return ()
        every = numbers.every
        if numbers.in_order:
            end = len(every) if last is None else bisect_right(every, last, key=self._since)
            return every[bisect_left(every, first, key=self._since) : end]
        return [n for n in every if first <= self._since(n) and (last is None or self._since(n) <= last)]

    # -- what is in force ----------------------------------------------------------------------------------------------

    @cached_property
    def phase(self) -> Phase:
        """Where the board stands, which the table itself tells."""
        raise NotImplementedError

    @cached_on_value
    def obliged(self, seat: Seat, *kinds: type[Obligation]) -> tuple[Obligation, ...]:
        """The obligations of this player that are in force, of these kinds or of all (Law 24-39)."""
        some = [numbers for kind in kinds or OBLIGATIONS if (numbers := self._in_force(seat, kind))]
        in_order = some[0] if len(some) == 1 else sorted(chain.from_iterable(some))
        return tuple([self.obligations[number] for number in in_order])

    def is_obliged(self, seat: Seat, *kinds: type[Obligation]) -> bool:
        """Whether an obligation of these kinds is in force for this player."""
        return any(self._in_force(seat, kind, some=True) for kind in kinds)

    def calls_owed(self, seat: Seat, kind: type[Irregularity]) -> Iterator[CallOwed]:
        """The calls this player still has to make for irregularities of this kind, in the order he came to owe them."""
        laid = self.obligations_laid.get((kind, seat), NONE)
        first = self._last_turn(seat) + 1
        if self.phase is not Phase.AUCTION or laid.last < first:
            return
        at = bisect_left(laid.every, first, key=self._since) if laid.in_order else 0
        for number in (laid.every[n] for n in range(at, len(laid.every))):
            if laid.in_order or self._since(number) >= first:
                yield cast(CallOwed, self.obligations[number])

    def first_call_owed(self, kind: type[Irregularity]) -> CallOwed | None:
        """The first call that any player still has to make for an irregularity of this kind; None if there is none."""
        first = min((numbers[0] for seat in Seat if (numbers := self._in_force(seat, kind))), default=None)
        return None if first is None else cast(CallOwed, self.obligations[first])

    def must_pass(self, seat: Seat) -> bool:
        """Whether a Law requires this player to pass at his next turn."""
        return self.is_obliged(seat, PassOnce, PassThroughout)

    def _in_force(self, seat: Seat, kind: type[Any], *, some: bool = False) -> Sequence[int]:
        """The indices of the obligations of this kind that still bind this player; of `some`, one if there are any.

        Those for one call do until he has called at his next turn, which substituting an earlier call is not;
        `PassThroughout` does until the end of the auction, `LeadMayBeRestrained` until he has led.
        """
        laid = self.obligations_laid.get((kind, seat))
        if laid is None:
            return ()
        if kind is LeadMayBeRestrained:
            led = any(trick.leader is seat and trick.card_of(seat) is not None for trick in self.tricks)
            return () if led else laid.every[-1:] if some else laid.every[:]
        if self.phase is not Phase.AUCTION:
            return ()
        if kind is PassThroughout:
            return laid.every[:]
        called = self._last_turn(seat)
        if some:
            return (laid.every[-1],) if laid.last > called else ()
        return self.obligations_between((kind, seat), called + 1)

    def _last_turn(self, seat: Seat) -> int:
        last = self.auction.last_call_id(seat)
        return -1 if last is None else self.auction.made[last].slot

    def _since(self, number: int) -> int:
        return since_of(self.obligations[number])


def with_obligation(known: Mapping[Laid, Numbers], record: ObligationRecord, number: int) -> Mapping[Laid, Numbers]:
    """The obligations by player and kind with the one of this number, the last of those known."""
    one = record.obligations[number]
    since = since_of(one)
    keys: list[Laid] = [(type(one), one.seat)]
    if isinstance(one, CallOwed) and one.irregularity < len(record.irregularities):
        keys.append((type(record.irregularities[one.irregularity]), one.seat))
    changed = {}
    for key in keys:
        was = known.get(key, NONE)
        changed[key] = Numbers(was.every.adding(number), max(was.last, since), was.in_order and since >= was.last)
    return {**known, **changed}


def with_restraint(
    known: Mapping[Seat, WithdrawnCalls], record: ObligationRecord, one: Obligation
) -> Mapping[Seat, WithdrawnCalls]:
    """The calls that restrain leads, by player, with the one because of which this obligation was laid, if any."""
    if not isinstance(one, LeadMayBeRestrained):
        return known
    changed = any(isinstance(record.irregularities[n], ChangedCall) for n in record.irregularities_of((one.place,)))
    his = known.get(one.seat, NO_CALLS).with_call(one.place, record.auction.made[one.place], changed=changed)
    return {**known, one.seat: his}


def since_of(obligation: Obligation) -> int:
    """The number of calls made when it was laid; -1 for one that restrains a lead."""
    return -1 if isinstance(obligation, LeadMayBeRestrained) else obligation.since
