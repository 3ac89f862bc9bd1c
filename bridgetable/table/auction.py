"""The auction: every call made, withdrawn ones too, and what those that stand have come to. No Law judges here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId


class MadeCall(msgspec.Struct, frozen=True):
    """A call as it was made. Its place is where it stands in the list of all that were made.

    `slot` orders the calls that stand: a call put in place of another takes its slot. `shows` are the suits it
    specifies where they are not the one named, `alert` what it was explained to mean, by language. `withdrawn` says
    that it no longer stands, `changes` the place of the call it was put for (Law 25, 27C), `late` that it came after
    the final pass (Law 39), `implied` that nobody said it: a pass the Laws supply for a player who must pass (28A).
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
        """The denominations it specifies (Law 26, 27B1(a), 29C): those it shows, else the one it names."""
        if self.shows is not None:
            return frozenset(Denomination(suit) for suit in self.shows)
        return frozenset({self.call.denomination}) if isinstance(self.call, Bid) else frozenset()

    @property
    def is_artificial(self) -> bool:
        """Whether it says something else than it names: it specifies other suits, or a pass or double specifies any.

        A pass names nothing: explained, or said to specify any suit or none, it is artificial (Law 30C).
        """
        if isinstance(self.call, Pass):
            return bool(self.alert) or self.shows is not None
        if self.shows is None:
            return False
        named = frozenset({self.call.denomination}) if isinstance(self.call, Bid) else frozenset()
        return self.specifies != named


class Auction(msgspec.Struct, frozen=True, dict=True):
    """All calls made on a board, in the order they were made. What follows from them is found once for each auction."""

    dealer: Seat
    made: tuple[MadeCall, ...] = ()

    @cached_property
    def numbered(self) -> tuple[tuple[CallId, MadeCall], ...]:
        """Each call with the number it is known by, in the order they were made."""
        return tuple((CallId(number), one) for number, one in enumerate(self.made))

    @property
    def next_id(self) -> CallId:
        """What the next call will be known by."""
        return CallId(len(self.made))

    @cached_property
    def standing(self) -> tuple[CallId, ...]:
        """The places of the calls that stand, in the order of the auction."""
        places = (place for place, one in self.numbered if one.stands)
        return tuple(sorted(places, key=lambda place: self.made[place].slot))

    @cached_property
    def calls(self) -> tuple[MadeCall, ...]:
        """The calls that stand, in the order of the auction."""
        return tuple(self.made[place] for place in self.standing)

    @property
    def last(self) -> MadeCall | None:
        """The last call that stands."""
        return self.calls[-1] if self.calls else None

    @property
    def to_call(self) -> Seat:
        """Who calls next in rotation after the last call that stands (Law 17B, 17C)."""
        return self.last.seat.left if self.last is not None else self.dealer

    def last_call_of(self, seat: Seat) -> CallId | None:
        """Where this player's last call that stands was made, if he has one."""
        return next((place for place in reversed(self.standing) if self.made[place].seat is seat), None)

    def has_called(self, seat: Seat) -> bool:
        """Whether this player has made a call that stands."""
        return self.last_call_of(seat) is not None

    @cached_property
    def last_bid(self) -> MadeCall | None:
        """The last bid that stands."""
        return next((one for one in reversed(self.calls) if isinstance(one.call, Bid)), None)

    @cached_property
    def highest(self) -> Bid | None:
        """The last bid that stands, as a bid."""
        return self.last_bid.call if self.last_bid is not None and isinstance(self.last_bid.call, Bid) else None

    @cached_property
    def last_action(self) -> MadeCall | None:
        """The last call that stands and is no pass."""
        return next((one for one in reversed(self.calls) if not isinstance(one.call, Pass)), None)

    @property
    def closed(self) -> bool:
        """Whether three passes in a row have followed a call, or the last bid (Law 22)."""
        calls = self.calls
        return len(calls) >= 4 and all(isinstance(one.call, Pass) for one in calls[-3:])

    @property
    def passed_out(self) -> bool:
        """Whether it ended without a bid (Law 22)."""
        return self.closed and self.highest is None

    @property
    def contract(self) -> Contract | None:
        """What the auction has come to, once it is closed: last bid, doubling, and who named the denomination first."""
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

    def without(self, *places: int) -> Auction:
        """The auction as it would be if these calls had not been made."""
        made = (replace(one, withdrawn=True) if n in places else one for n, one in enumerate(self.made))
        return replace(self, made=tuple(made))

    def since(self, place: int) -> tuple[CallId, ...]:
        """The places of the calls that stand and were made after this one."""
        return tuple(other for other in self.standing if other > place)


def auction_in_rotation(dealer: Seat, calls: Iterable[Call]) -> Auction:
    """The auction in which these calls went round from the dealer."""
    return auction_by_seat(dealer, ((Seat((dealer + place) % 4), call) for place, call in enumerate(calls)))


def auction_by_seat(dealer: Seat, calls: Iterable[tuple[Seat, Call]]) -> Auction:
    """The auction in which these players made these calls, in rotation or not."""
    return Auction(dealer, tuple(MadeCall(seat, call, place) for place, (seat, call) in enumerate(calls)))
