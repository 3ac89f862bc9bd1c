"""Calls as they were made, and which of them stand, by player and by turn, found without a look at all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Denomination, Pass
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.values.log import Log
from bridgetable.table.values.number_set import NumberSet, before, downwards, set_of, upwards


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
