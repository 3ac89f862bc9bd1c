"""The auction: all calls made, including withdrawn ones, and the contract of those that stand. Nothing here judges."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.log import Log, log_of


class MadeCall(msgspec.Struct, frozen=True):
    """A call as it was made; its id is its index in `Auction.made`.

    `slot` orders the calls that stand: a call substituted for another takes its slot. `shows` are the suits it
    specifies, if not the one it names; `alert` is its explanation, by language. `withdrawn` means that it no longer
    stands; `changes` is the id of the call it was substituted for (Law 25, 27C); `late` means that it came after the
    final pass (Law 39); `implied`, that no player made it: a pass supplied for a player who must pass (Law 28A).
    """

    seat: Seat
    call: Call
    slot: int
    shows: tuple[Suit, ...] | None = None
    alert: tuple[tuple[str, str], ...] = ()
    withdrawn: bool = False
    changes: CallId | None = None
    late: bool = False
    implied: bool = False

    @property
    def stands(self) -> bool:
        """Whether it counts in the auction."""
        return not self.withdrawn and not self.late

    @property
    def specifies(self) -> frozenset[Denomination]:
        """The denominations it specifies: those it shows, or else the one it names (Law 26, 27B1(a), 29C)."""
        if self.shows is not None:
            return frozenset(Denomination(suit) for suit in self.shows)
        return frozenset({self.call.denomination}) if isinstance(self.call, Bid) else frozenset()

    @property
    def is_artificial(self) -> bool:
        """Whether it specifies other denominations than the one it names; a double or redouble names none.

        A pass is artificial if it was explained or said to specify suits, even none (Law 30C).
        """
        if isinstance(self.call, Pass):
            return bool(self.alert) or self.shows is not None
        if self.shows is None:
            return False
        named = frozenset({self.call.denomination}) if isinstance(self.call, Bid) else frozenset()
        return self.specifies != named


class Auction(msgspec.Struct, frozen=True, dict=True):
    """All calls made on a board, in the order they were made; derived properties are computed once.

    An auction shares its calls with the one it was made from, so that a call or a change of one costs the same however
    many came before.
    """

    dealer: Seat
    made: Log[MadeCall] = Log()

    @property
    def next_id(self) -> CallId:
        """The id of the next call to be made."""
        return CallId(len(self.made))

    @cached_property
    def standing(self) -> Log[CallId]:
        """The ids of the calls that stand, in the order of the auction."""
        ids = (CallId(number) for number, one in enumerate(self.made) if one.stands)
        return log_of(sorted(ids, key=lambda call_id: self.made[call_id].slot))

    @cached_property
    def calls(self) -> tuple[MadeCall, ...]:
        """The calls that stand, in the order of the auction."""
        return tuple(self.made[call_id] for call_id in self.standing)

    def backwards(self) -> Iterator[MadeCall]:
        """The calls that stand, the last first."""
        return (self.made[call_id] for call_id in reversed(self.standing))

    def standing_at(self, slot: int) -> tuple[CallId, ...]:
        """The ids of the calls that stand at this slot: one, or none."""
        return self.standing[self.standing_before(slot) : self.standing_before(slot + 1)]

    def standing_before(self, slot: int) -> int:
        """How many calls stand that come before this slot."""
        return bisect_left(self.standing, slot, key=lambda call_id: self.made[call_id].slot)

    @property
    def last(self) -> MadeCall | None:
        """The last call that stands; None if there is none."""
        return self.made[self.standing[-1]] if self.standing else None

    @property
    def to_call(self) -> Seat:
        """The seat that calls next in rotation after the last call that stands (Law 17B, 17C)."""
        return self.last.seat.left if self.last is not None else self.dealer

    def last_call_id(self, seat: Seat) -> CallId | None:
        """The id of this player's last call that stands; None if he has none."""
        return next((call_id for call_id in reversed(self.standing) if self.made[call_id].seat is seat), None)

    def has_called(self, seat: Seat) -> bool:
        """Whether this player has made a call that stands."""
        return self.last_call_id(seat) is not None

    @cached_property
    def last_bid(self) -> MadeCall | None:
        """The last call that stands and is a bid; None if there is none."""
        return next((one for one in self.backwards() if isinstance(one.call, Bid)), None)

    @cached_property
    def highest(self) -> Bid | None:
        """The bid of `last_bid`; None if there is none."""
        return self.last_bid.call if self.last_bid is not None and isinstance(self.last_bid.call, Bid) else None

    @cached_property
    def last_action(self) -> MadeCall | None:
        """The last call that stands and is not a pass; None if there is none."""
        return next((one for one in self.backwards() if not isinstance(one.call, Pass)), None)

    @cached_property
    def closed(self) -> bool:
        """Whether at least four calls stand and the last three are passes: the auction has ended (Law 22)."""
        last = self.standing[-3:] if len(self.standing) >= 4 else ()
        return bool(last) and all(isinstance(self.made[call_id].call, Pass) for call_id in last)

    @property
    def passed_out(self) -> bool:
        """Whether it ended without a bid (Law 22)."""
        return self.closed and self.highest is None

    @property
    def contract(self) -> Contract | None:
        """The contract of a closed auction (Law 22); None while it is open, or if it was passed out."""
        bid, by = self.highest, self.last_bid
        if not self.closed or bid is None or by is None:
            return None
        after = self.calls[self.calls.index(by) :]
        doubling = Doubling.UNDOUBLED
        for one in after:
            doubling = {Double: Doubling.DOUBLED, Redouble: Doubling.REDOUBLED}.get(type(one.call), doubling)
        declarer = next(
            one.seat for one in self.calls
            if isinstance(one.call, Bid) and one.call.denomination is bid.denomination and one.seat.side is by.seat.side
        )
        return Contract(bid, doubling, declarer)

    def adding(self, made: MadeCall) -> Auction:
        """The auction with one more call."""
        longer = replace(self, made=self.made.adding(made))
        return self._handing_on(longer, CallId(len(self.made)))

    def without(self, *call_ids: int) -> Auction:
        """The auction with the calls of these ids withdrawn."""
        auction = self
        for call_id in sorted(call_ids, reverse=True):
            auction = auction.with_call(CallId(call_id), stands=False)
        return auction

    def with_call(self, call_id: CallId, *, stands: bool) -> Auction:
        """The auction with the call of this id withdrawn, or no longer so."""
        was = self.made[call_id]
        if was.withdrawn is not stands:
            return self
        return self._handing_on(
            replace(self, made=self.made.replacing(call_id, replace(was, withdrawn=not stands))), call_id
        )

    def since(self, call_id: int) -> tuple[CallId, ...]:
        """The ids of the calls that stand and were made after the call of this id."""
        first = max(0, call_id + 1)
        if len(self.made) - first > len(self.standing):
            return tuple(other for other in self.standing if other > call_id)
        later = (CallId(other) for other in range(first, len(self.made)) if self.made[other].stands)
        return tuple(sorted(later, key=lambda other: self.made[other].slot))

    def _handing_on(self, other: Auction, call_id: CallId) -> Auction:
        """The other auction, which differs from this one in one call, with the calls that stand in it."""
        made, standing = other.made[call_id], self.standing
        at = self.standing_before(made.slot)
        while at < len(standing) and standing[at] < call_id and self.made[standing[at]].slot == made.slot:
            at += 1
        rest = [one for one in standing[at:] if one != call_id]
        kept = standing if at == len(standing) else standing.up_to(at)
        other.__dict__["standing"] = kept.adding(*([call_id] if made.stands else []), *rest)
        return other


def auction_in_rotation(dealer: Seat, calls: Iterable[Call]) -> Auction:
    """The auction in which these calls were made in rotation from the dealer."""
    return auction_by_seat(dealer, ((Seat((dealer + number) % 4), call) for number, call in enumerate(calls)))


def auction_by_seat(dealer: Seat, calls: Iterable[tuple[Seat, Call]]) -> Auction:
    """The auction in which these seats made these calls, in rotation or not."""
    return Auction(dealer, log_of(MadeCall(seat, call, slot) for slot, (seat, call) in enumerate(calls)))
