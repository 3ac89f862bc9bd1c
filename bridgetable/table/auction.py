"""The auction: all calls made, including withdrawn ones, and the contract of those that stand. Nothing here judges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.values import Log, NumberSet, before, downwards, log_of, set_of, upwards

# -- Calls as they were made, and which of them stand, by player and by turn, found without a look at all of them ------


class MadeCall(msgspec.Struct, frozen=True):
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


class StandingCalls(msgspec.Struct, frozen=True, dict=True):
    """The calls that stand, or that do so before the slot `end`.

    `made_by` are the ids of all calls of each player, `made_bids` those of all bids, and `anywhere` those that stand,
    from `end` on too. `at` has the ids that stand at each slot: one or none, but two while one is being put for the
    other. `slots` are those at which a call stands, `bids` those of bids, `actions` those of other calls than passes,
    `of` those of each player; from `end` on they have none.
    """

    anywhere: NumberSet = 0
    made_by: tuple[NumberSet, ...] = (0, 0, 0, 0)
    made_bids: NumberSet = 0
    at: Log[tuple[CallId, ...]] = Log()
    slots: NumberSet = 0
    bids: NumberSet = 0
    actions: NumberSet = 0
    of: tuple[NumberSet, ...] = (0, 0, 0, 0)
    end: int | None = None

    @cached_property
    def ids(self) -> NumberSet:
        """The ids of the calls that stand."""
        if self.end is None:
            return self.anywhere
        return self.anywhere & ~set_of(call_id for here in self.at[self.end :] for call_id in here)

    def until(self, end: int) -> StandingCalls:
        """Those of the calls that stand before this slot; which they are by id is found when it is asked for."""
        slots, bids, actions = (before(some, end) for some in (self.slots, self.bids, self.actions))
        of = tuple([before(some, end) for some in self.of])
        return replace(self, slots=slots, bids=bids, actions=actions, of=of, end=end)

    def with_calls(self, made: Log[MadeCall], call_ids: Sequence[CallId]) -> StandingCalls:
        """The same where these calls, of slots before `end`, are new or have changed; `made` are all calls then."""
        ids, made_by, made_bids, at = self.anywhere, list(self.made_by), self.made_bids, self.at
        changed: dict[int, tuple[CallId, ...]] = {}
        for call_id in call_ids:
            one = made[call_id]
            if call_id >= len(at):
                at = at.adding(())
            made_by[one.seat] |= 1 << call_id
            made_bids |= 1 << call_id if isinstance(one.call, Bid) else 0
            here = changed.get(one.slot, at[one.slot])
            others = [other for other in here if other != call_id]
            ids = ids | 1 << call_id if one.stands else ids & ~(1 << call_id)
            changed[one.slot] = tuple(sorted((*others, call_id))) if one.stands else tuple(others)
        found = replace(self, anywhere=ids, made_by=tuple(made_by), made_bids=made_bids, at=at.replacing_all(changed))
        return found._with_slots(made, changed)

    def _with_slots(self, made: Log[MadeCall], changed: Mapping[int, Sequence[CallId]]) -> StandingCalls:
        gone = set_of(changed)
        slots, bids, actions = self.slots & ~gone, self.bids & ~gone, self.actions & ~gone
        of = [some & ~gone for some in self.of]
        for slot, here in changed.items():
            for one in (made[call_id] for call_id in here):
                slots |= 1 << slot
                of[one.seat] |= 1 << slot
                if isinstance(one.call, Bid):
                    bids |= 1 << slot
                if not isinstance(one.call, Pass):
                    actions |= 1 << slot
        return replace(self, slots=slots, bids=bids, actions=actions, of=tuple(of))

    def backwards(self, slots: NumberSet) -> Iterator[CallId]:
        """The calls that stand at these slots, the last first."""
        for slot in downwards(slots):
            yield from reversed(self.at[slot])

    def forwards(self, slots: NumberSet) -> Iterator[CallId]:
        """The calls that stand at these slots, in the order of the auction."""
        for slot in upwards(slots):
            yield from self.at[slot]

    def since(self, call_id: int, seats: Sequence[Seat]) -> NumberSet:
        """The calls of these players that stand and were made after the call of this id."""
        by = 0
        for seat in seats:
            by |= self.made_by[seat]
        return (self.ids & by) >> (call_id + 1) << (call_id + 1)


def standing_calls_of(made: Log[MadeCall]) -> StandingCalls:
    """Which of these calls stand."""
    return StandingCalls().with_calls(made, [CallId(number) for number in range(len(made))])


class Auction(msgspec.Struct, frozen=True, dict=True):
    """All calls made on a board, in the order they were made; derived properties are computed once.

    An auction shares its calls with the one it was made from, so that a call or a change of one costs the same however
    many came before. `end` is the turn before which it is looked at, if not now: no call counts as standing from there
    on, whatever the calls say themselves.
    """

    dealer: Seat
    made: Log[MadeCall] = Log()
    end: int | None = None

    @property
    def next_id(self) -> CallId:
        """The id of the next call to be made."""
        return CallId(len(self.made))

    @cached_property
    def sets(self) -> StandingCalls:
        """Which calls stand, by player and by turn."""
        every = standing_calls_of(self.made)
        return every if self.end is None else every.until(self.end)

    @cached_property
    def standing(self) -> tuple[CallId, ...]:
        """The ids of the calls that stand, in the order of the auction."""
        return tuple(self.sets.forwards(self.sets.slots))

    @cached_property
    def calls(self) -> tuple[MadeCall, ...]:
        """The calls that stand, in the order of the auction."""
        return tuple(self.made[call_id] for call_id in self.standing)

    def standing_at(self, slot: int) -> tuple[CallId, ...]:
        """The ids of the calls that stand at this slot: one, or none."""
        return self.sets.at[slot] if slot >= 0 and self.sets.slots >> slot & 1 else ()

    def standing_from(self, slot: int) -> tuple[CallId, ...]:
        """The ids of the calls that stand from this slot on, in the order of the auction."""
        return tuple(self.sets.forwards(self.sets.slots >> slot << slot))

    def earlier(self, slot: int) -> Iterator[CallId]:
        """The ids of the calls that stand before this slot, the last first."""
        return self.sets.backwards(before(self.sets.slots, slot))

    def bids_before(self, slot: int) -> Iterator[MadeCall]:
        """The bids that stand before this slot, the last first."""
        earlier = map(self.made.__getitem__, self.sets.backwards(before(self.sets.bids, slot)))
        return (one for one in earlier if isinstance(one.call, Bid))

    def actions_before(self, slot: int) -> Iterator[MadeCall]:
        """The calls other than passes that stand before this slot, the last first."""
        earlier = map(self.made.__getitem__, self.sets.backwards(before(self.sets.actions, slot)))
        return (one for one in earlier if not isinstance(one.call, Pass))

    def called_before(self, seat: Seat, slot: int) -> bool:
        """Whether this player has made a call that stands before this slot."""
        return bool(before(self.sets.of[seat], slot))

    def called_after(self, seat: Seat, slot: int) -> Iterator[MadeCall]:
        """The calls of this player that stand after this slot, in the order of the auction."""
        later = self.sets.forwards(self.sets.of[seat] >> (slot + 1) << (slot + 1))
        return (one for one in map(self.made.__getitem__, later) if one.seat is seat)

    @property
    def last_id(self) -> CallId | None:
        """The id of the last call that stands; None if there is none."""
        slots = self.sets.slots
        return self.sets.at[slots.bit_length() - 1][-1] if slots else None

    @property
    def last(self) -> MadeCall | None:
        """The last call that stands; None if there is none."""
        last = self.last_id
        return self.made[last] if last is not None else None

    @property
    def to_call(self) -> Seat:
        """The seat that calls next in rotation after the last call that stands (Law 17B, 17C)."""
        return self.last.seat.left if self.last is not None else self.dealer

    def last_call_id(self, seat: Seat) -> CallId | None:
        """The id of this player's last call that stands; None if he has none."""
        his = self.sets.backwards(self.sets.of[seat])
        return next((call_id for call_id in his if self.made[call_id].seat is seat), None)

    def last_made_by(self, seat: Seat) -> CallId | None:
        """The id of the last call this player has made, whether it stands or not; None if he has made none."""
        return self.last_before(seat, len(self.made), stands=False)

    def has_bid_before(self, call_id: int) -> bool:
        """Whether a bid, standing or not, was made before the call of this id."""
        return bool(before(self.sets.made_bids, call_id))

    def made_by(self, seat: Seat, first: int, end: int) -> Iterator[CallId]:
        """The ids of the calls this player has made, standing or not, from the id `first` on and before `end`."""
        return map(CallId, upwards(before(self.sets.made_by[seat], end) >> first << first))

    def last_before(self, seat: Seat, call_id: int, *, stands: bool) -> CallId | None:
        """The id of the last call, of those that stand or of all, that he made before the call of this id, if any."""
        his = before(self.sets.made_by[seat], call_id)
        some = his & self.sets.ids if stands else his
        return CallId(some.bit_length() - 1) if some else None

    def specified_by(self, seat: Seat) -> frozenset[Denomination]:
        """The denominations that this player has specified with calls that stand."""
        return self._specified[seat]

    @cached_property
    def _specified(self) -> tuple[frozenset[Denomination], ...]:
        his: list[set[Denomination]] = [set() for _ in Seat]
        for call_id in self.sets.forwards(self.sets.slots):
            his[self.made[call_id].seat] |= self.made[call_id].specifies
        return tuple(map(frozenset, his))

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
        """Whether at least four calls stand and the last three are passes: the auction has ended (Law 22)."""
        last = tuple(islice(self.sets.backwards(self.sets.slots), 4))
        return len(last) == 4 and all(isinstance(self.made[call_id].call, Pass) for call_id in last[:3])

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
        for one in map(self.made.__getitem__, self.sets.forwards(self.sets.actions >> by.slot << by.slot)):
            doubling = {Double: Doubling.DOUBLED, Redouble: Doubling.REDOUBLED}.get(type(one.call), doubling)
        declarer = next(
            one.seat
            for one in map(self.made.__getitem__, self.sets.forwards(self.sets.bids))
            if isinstance(one.call, Bid) and one.call.denomination is bid.denomination and one.seat.side is by.seat.side
        )
        return Contract(bid, doubling, declarer)

    def adding(self, made: MadeCall) -> Auction:
        """The auction with one more call."""
        so_far = self._now_without_the_rest()
        longer = replace(so_far, made=so_far.made.adding(made))
        longer.__dict__["sets"] = so_far.sets.with_calls(longer.made, (CallId(len(self.made)),))
        return longer

    def without(self, *call_ids: int) -> Auction:
        """The auction with the calls of these ids withdrawn."""
        return self._where(call_ids, stand=False)

    def with_call(self, call_id: CallId, *, stands: bool) -> Auction:
        """The auction with the call of this id withdrawn, or no longer so."""
        auction = self._now_without_the_rest() if stands else self
        return auction._where((call_id,), stand=stands)

    def before_turn(self, slot: int) -> Auction:
        """The auction as it is looked at from before this slot: no call stands from there on."""
        if not self.sets.slots >> slot:
            return self
        earlier = replace(self, end=slot)
        earlier.__dict__["sets"] = self.sets.until(slot)
        return earlier

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
        if not changed:
            return self
        other = replace(self, made=self.made.replacing_all(changed))
        other.__dict__["sets"] = self.sets.with_calls(other.made, tuple(map(CallId, changed)))
        return other

    def since(self, call_id: int, *seats: Seat) -> tuple[CallId, ...]:
        """The ids of the calls that stand and were made after the call of this id, by these players or by all."""
        return tuple(sorted(self.made_since(call_id, *seats), key=lambda other: self.made[other].slot))

    def first_since(self, call_id: int, seat: Seat) -> CallId | None:
        """The first of the calls of this player that stand and were made after the call of this id, if any."""
        since, slots = self.sets.since(call_id, (seat,)), self.sets.of[seat]
        # At a slot after that id every call was made later; before it some were, put for earlier ones.
        if since.bit_count() <= before(slots, call_id + 1).bit_count():
            return min(map(CallId, upwards(since)), key=lambda other: self.made[other].slot, default=None)
        his = (other for other in self.sets.forwards(slots) if self.made[other].seat is seat)
        return next((other for other in his if other > call_id), None)

    def made_since(self, call_id: int, *seats: Seat) -> Iterator[CallId]:
        """The same ids in the order in which the calls were made."""
        return map(CallId, upwards(self.sets.since(call_id, seats or tuple(Seat))))


def auction_in_rotation(dealer: Seat, calls: Iterable[Call]) -> Auction:
    """The auction in which these calls were made in rotation from the dealer."""
    return auction_by_seat(dealer, ((Seat((dealer + number) % 4), call) for number, call in enumerate(calls)))


def auction_by_seat(dealer: Seat, calls: Iterable[tuple[Seat, Call]]) -> Auction:
    """The auction in which these seats made these calls, in rotation or not."""
    return Auction(dealer, log_of(MadeCall(seat, call, slot) for slot, (seat, call) in enumerate(calls)))
