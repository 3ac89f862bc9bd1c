"""The auction: all calls made, including withdrawn ones, and the contract of those that stand. Nothing here judges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble, auction_over
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value
from bridgetable.table.identity import CallId
from bridgetable.table.values import Log, log_of

# -- Calls as they were made, and which of them stand ------------------------------------------------------------------


class MadeCall(Value, frozen=True):
    """A call as it was made; its id is its index in `Auction.made`.

    `slot` orders the calls that stand: a call substituted for another takes its slot. `shows` are the suits it
    specifies, if not the one it names; `alert` is its explanation, by language. `withdrawn` means that it no longer
    stands; `changes` is the id of the call it was substituted for (Law 25, 27C); `late` means that it came after the
    final pass (Law 39); `implied`, that no player made it: a pass supplied for a player who must pass (Law 28A);
    `simultaneous`, that it came at the same moment as the call before it (Law 33).
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
    simultaneous: bool = False

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

    `end` is the turn before which it is looked at, if not now: no call counts as standing from there on, whatever the
    calls say themselves.
    """

    dealer: Seat
    made: Log[MadeCall] = Log()
    end: int | None = None

    @property
    def next_id(self) -> CallId:
        """The id of the next call to be made."""
        return CallId(len(self.made))

    @cached_property
    def standing(self) -> tuple[CallId, ...]:
        """The ids of the calls that stand, in the order of the auction."""
        end = len(self.made) if self.end is None else self.end
        stand = (CallId(number) for number, one in enumerate(self.made) if one.stands and one.slot < end)
        return tuple(sorted(stand, key=lambda call_id: self.made[call_id].slot))

    @cached_property
    def calls(self) -> tuple[MadeCall, ...]:
        """The calls that stand, in the order of the auction."""
        return tuple(self.made[call_id] for call_id in self.standing)

    def standing_at(self, slot: int) -> tuple[CallId, ...]:
        """The ids of the calls that stand at this slot: one, or none."""
        return tuple(call_id for call_id in self.standing if self.made[call_id].slot == slot)

    def standing_from(self, slot: int) -> tuple[CallId, ...]:
        """The ids of the calls that stand from this slot on, in the order of the auction."""
        return tuple(call_id for call_id in self.standing if self.made[call_id].slot >= slot)

    def earlier(self, slot: int) -> Iterator[CallId]:
        """The ids of the calls that stand before this slot, the last first."""
        return (call_id for call_id in reversed(self.standing) if self.made[call_id].slot < slot)

    def bids_before(self, slot: int) -> Iterator[MadeCall]:
        """The bids that stand before this slot, the last first."""
        return (one for one in reversed(self.calls) if one.slot < slot and isinstance(one.call, Bid))

    def actions_before(self, slot: int) -> Iterator[MadeCall]:
        """The calls other than passes that stand before this slot, the last first."""
        return (one for one in reversed(self.calls) if one.slot < slot and not isinstance(one.call, Pass))

    def called_before(self, seat: Seat, slot: int) -> bool:
        """Whether this player has made a call that stands before this slot."""
        return any(one.seat is seat and one.slot < slot for one in self.calls)

    def called_after(self, seat: Seat, slot: int) -> Iterator[MadeCall]:
        """The calls of this player that stand after this slot, in the order of the auction."""
        return (one for one in self.calls if one.seat is seat and one.slot > slot)

    @property
    def last_id(self) -> CallId | None:
        """The id of the last call that stands; None if there is none."""
        return self.standing[-1] if self.standing else None

    @property
    def last(self) -> MadeCall | None:
        """The last call that stands; None if there is none."""
        return self.calls[-1] if self.calls else None

    @property
    def to_call(self) -> Seat:
        """The seat that calls next in rotation after the last call that stands (Law 17B, 17C)."""
        return self.last.seat.left if self.last is not None else self.dealer

    def last_call_id(self, seat: Seat) -> CallId | None:
        """The id of this player's last call that stands; None if he has none."""
        return next((call_id for call_id in reversed(self.standing) if self.made[call_id].seat is seat), None)

    def last_made_by(self, seat: Seat) -> CallId | None:
        """The id of the last call this player has made, whether it stands or not; None if he has made none."""
        return self.last_before(seat, len(self.made), stands=False)

    def has_bid_before(self, call_id: int) -> bool:
        """Whether a bid, standing or not, was made before the call of this id."""
        return any(isinstance(one.call, Bid) for one in self.made[:call_id])

    def made_by(self, seat: Seat, first: int, end: int) -> Iterator[CallId]:
        """The ids of the calls this player has made, standing or not, from the id `first` on and before `end`."""
        his = enumerate(self.made[first:end], first)
        return (CallId(number) for number, one in his if one.seat is seat)

    def last_before(self, seat: Seat, call_id: int, *, stands: bool) -> CallId | None:
        """The id of the last call, of those that stand or of all, that he made before the call of this id, if any."""
        if stands:
            his = (other for other in self.standing if other < call_id and self.made[other].seat is seat)
            return max(his, default=None)
        return next((CallId(n) for n in reversed(range(call_id)) if self.made[n].seat is seat), None)

    def specified_by(self, seat: Seat) -> frozenset[Denomination]:
        """The denominations that this player has specified with calls that stand."""
        return frozenset(denomination for one in self.calls if one.seat is seat for denomination in one.specifies)

    def has_called(self, seat: Seat) -> bool:
        """Whether this player has made a call that stands."""
        return self.last_call_id(seat) is not None

    @cached_property
    def last_bid(self) -> MadeCall | None:
        """The last call that stands and is a bid; None if there is none."""
        return next(self.bids_before(len(self.made)), None)

    @cached_property
    def highest(self) -> Bid | None:
        """The bid of `last_bid`; None if there is none."""
        return self.last_bid.call if self.last_bid is not None and isinstance(self.last_bid.call, Bid) else None

    @cached_property
    def last_action(self) -> MadeCall | None:
        """The last call that stands and is not a pass; None if there is none."""
        return next(self.actions_before(len(self.made)), None)

    @cached_property
    def closed(self) -> bool:
        """Whether the auction has ended, by the calls that stand (Law 22)."""
        return auction_over([one.call for one in self.calls])

    @property
    def passed_out(self) -> bool:
        """Whether it ended without a bid (Law 22)."""
        return self.closed and self.highest is None

    @cached_property
    def contract(self) -> Contract | None:
        """The contract of a closed auction (Law 22); None while it is open, or if it was passed out."""
        bid, by = self.highest, self.last_bid
        if not self.closed or bid is None or by is None:
            return None
        doubling = Doubling.UNDOUBLED
        for one in (one for one in self.calls if one.slot >= by.slot and not isinstance(one.call, Pass)):
            doubling = {Double: Doubling.DOUBLED, Redouble: Doubling.REDOUBLED}.get(type(one.call), doubling)
        declarer = next(
            one.seat
            for one in self.calls
            if isinstance(one.call, Bid) and one.call.denomination is bid.denomination and one.seat.side is by.seat.side
        )
        return Contract(bid, doubling, declarer)

    def adding(self, made: MadeCall) -> Auction:
        """The auction with one more call."""
        so_far = self._now_without_the_rest()
        return replace(so_far, made=so_far.made.adding(made))

    def without(self, *call_ids: int) -> Auction:
        """The auction with the calls of these ids withdrawn."""
        return self._where(call_ids, stand=False)

    def with_call(self, call_id: CallId, *, stands: bool) -> Auction:
        """The auction with the call of this id withdrawn, or no longer so."""
        auction = self._now_without_the_rest() if stands else self
        return auction._where((call_id,), stand=stands)

    def before_turn(self, slot: int) -> Auction:
        """The auction as it is looked at from before this slot: no call stands from there on."""
        return replace(self, end=slot) if self.standing_from(slot) else self

    def _now_without_the_rest(self) -> Auction:
        """The auction with the calls from `end` on withdrawn, so that more can be made."""
        if self.end is None:
            return self
        now = replace(self, end=None)
        return now.without(*now.standing_from(self.end))

    def _where(self, call_ids: Iterable[int], *, stand: bool) -> Auction:
        changed = {
            call_id: replace(was, withdrawn=not stand)
            for call_id in call_ids
            if (was := self.made[call_id]).withdrawn is stand and (self.end is None or was.slot < self.end)
        }
        return replace(self, made=self.made.replacing_all(changed)) if changed else self

    def since(self, call_id: int, *seats: Seat) -> tuple[CallId, ...]:
        """The ids of the calls that stand and were made after the call of this id, by these players or by all."""
        later = (other for other in self.standing if other > call_id)
        return tuple(other for other in later if not seats or self.made[other].seat in seats)

    def first_since(self, call_id: int, seat: Seat) -> CallId | None:
        """The first of the calls of this player that stand and were made after the call of this id, if any."""
        return next(iter(self.since(call_id, seat)), None)

    def made_since(self, call_id: int, *seats: Seat) -> Iterator[CallId]:
        """The same ids in the order in which the calls were made."""
        return iter(sorted(self.since(call_id, *seats)))


def auction_in_rotation(dealer: Seat, calls: Iterable[Call]) -> Auction:
    """The auction in which these calls were made in rotation from the dealer."""
    return auction_by_seat(dealer, ((dealer.after(number), call) for number, call in enumerate(calls)))


def auction_by_seat(dealer: Seat, calls: Iterable[tuple[Seat, Call]]) -> Auction:
    """The auction in which these seats made these calls, in rotation or not."""
    return Auction(dealer, log_of(MadeCall(seat, call, slot) for slot, (seat, call) in enumerate(calls)))
