"""The auction: which calls stand, in which order, and what they have come to."""

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import call_of, call_text, contract_text, seat_of
from bridgetable.cards.seat import Seat
from bridgetable.table.auction import Auction, MadeCall, auction_by_seat, auction_in_rotation
from bridgetable.table.identity import CallId
from bridgetable.table.values import BLOCK
from tests.each import for_each
from tests.situations import POZNAN, bidding

CALLS: tuple[Call, ...] = (
    Pass(),
    Double(),
    Redouble(),
    *(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination),
)


def place(number: int) -> CallId:
    """The place of a call in the auction."""
    return CallId(number)


def went(calls: str, dealer: str = "N") -> Auction:
    """The auction in which these calls went round."""
    return auction_in_rotation(seat_of(dealer), [call_of(word) for word in calls.split()])


def replacing_value(auction: Auction, number: int, call: str) -> Auction:
    """The auction after this call was put in place of the one made there."""
    old = auction.made[number]
    new = MadeCall(old.seat, call_of(call), old.slot, changes=place(number))
    without = auction.without(place(number))
    return without.adding(new)


def after_the_auction(auction: Auction, seat: str, call: str) -> Auction:
    """The auction with a call that came after the final pass."""
    return auction.adding(MadeCall(seat_of(seat), call_of(call), len(auction.made), late=True))


def shown(auction: Auction) -> str:
    """The calls that stand: "N1S EP"."""
    return " ".join(one.seat.name + call_text(one.call) for one in auction.calls)


def came_to(auction: Auction) -> str | None:
    """The contract and its declarer: "4SX S"."""
    contract = auction.contract
    return f"{contract_text(contract)} {contract.declarer.name}" if contract is not None else None


def made(call: str, *, shows: tuple[Suit, ...] | None = None, alert: tuple[tuple[str, str], ...] = ()) -> MadeCall:
    return MadeCall(Seat.N, call_of(call), 0, shows, alert)


# -- the contract ----------------------------------------------------------------------------------------------------


@for_each(
    ("calls", "contract"),
    [
        ("1S P 4S P P P", "4S N"),
        ("P P P 1NT P P P", "1NT W"),
        ("1H P 2D P 3H P 4H P P P", "4H N"),
        ("1D P 1H P 4H P P P", "4H S"),
        ("1H 1S 2S P 4H P P P", "4H N"),
        ("1H X 2H 2S P 3S P P P", "3S W"),
        ("1NT P 2C P 2H P 3NT P P P", "3NT N"),
    ],
)
def test_declarer_is_who_first_named_the_denomination_for_the_side_of_the_last_bid(calls: str, contract: str) -> None:
    assert came_to(went(calls)) == contract


def test_an_opponent_who_named_the_denomination_earlier_is_not_declarer() -> None:
    """East opens hearts; North and South end in hearts, which South was the first of them to name."""
    assert came_to(went("P 1H 1S P 2H P 4H P P P")) == "4H N"
    assert came_to(went("1H P P 2H P 4H P P P")) == "4H W"


@for_each(
    ("calls", "contract"),
    [
        ("1S X P P P", "1SX N"),
        ("1S X XX P P P", "1SXX N"),
        ("1S X P P XX P P P", "1SXX N"),
        ("1S X 2S P P P", "2S N"),
        ("1S X XX 2C P P P", "2C W"),
        ("1S P P X P P P", "1SX N"),
    ],
)
def test_only_a_double_of_the_last_bid_counts(calls: str, contract: str) -> None:
    assert came_to(went(calls)) == contract


@for_each("calls", ["", "P", "P P P", "1S", "1S P P", "1S P P X P P", "P P 1C P P"])
def test_an_auction_that_goes_on_has_no_contract(calls: str) -> None:
    auction = went(calls)
    assert not auction.closed
    assert not auction.passed_out
    assert auction.contract is None


def test_four_passes_are_no_contract() -> None:
    auction = went("P P P P")
    assert auction.closed and auction.passed_out
    assert auction.contract is None


def test_three_passes_after_a_bid_are_not_a_board_passed_out() -> None:
    assert not went("1S P P P").passed_out


# -- calls that do not stand -----------------------------------------------------------------------------------------


def test_a_call_put_for_another_takes_its_turn() -> None:
    auction = replacing_value(went("1S P 2S P"), 0, "1NT")
    assert shown(auction) == "N1NT EP S2S WP"
    assert tuple(auction.standing) == (4, 1, 2, 3)
    assert auction.to_call is Seat.N


def test_a_call_put_for_one_that_was_itself_put_for_another_takes_the_first_turn() -> None:
    auction = replacing_value(replacing_value(went("1S P 2S P"), 0, "1NT"), 4, "1D")
    assert shown(auction) == "N1D EP S2S WP"


def test_a_call_withdrawn_names_no_denomination() -> None:
    """North's spade is withdrawn for a club, so that South was the first to name spades."""
    assert came_to(replacing_value(went("1S P 4S P P P"), 0, "1C")) == "4S S"


def test_who_calls_next_follows_the_last_call_that_stands() -> None:
    assert went("", dealer="W").to_call is Seat.W
    assert went("1S P 2S", dealer="W").to_call is Seat.S
    assert went("1S P 2S", dealer="W").without(place(2)).to_call is Seat.E


def test_taking_the_final_pass_out_opens_the_auction_again() -> None:
    auction = went("1S P P P")
    assert auction.closed
    assert not auction.without(place(3)).closed


def test_a_call_after_the_final_pass_changes_nothing() -> None:
    auction = after_the_auction(went("1S P P P"), "N", "4S")
    assert shown(auction) == "N1S EP SP WP"
    assert came_to(auction) == "1S N"
    assert not auction.made[4].stands


def test_without_leaves_the_record_of_what_was_said() -> None:
    auction = went("1S P 2S P").without(place(0), place(2))
    assert [call_text(one.call) for one in auction.made] == ["1S", "P", "2S", "P"]
    assert shown(auction) == "EP WP"
    assert auction.highest is None and auction.last_bid is None


def test_since_counts_what_was_made_later_and_stands() -> None:
    auction = went("1S P 2S P")
    assert auction.since(place(1)) == (2, 3)
    assert auction.since(place(3)) == ()
    assert auction.without(place(2)).since(place(1)) == (3,)


def test_a_call_put_for_the_first_one_was_made_since_all_the_others() -> None:
    """Its turn is the first, but it was said last."""
    assert replacing_value(went("1S P 2S P"), 0, "1NT").since(place(2)) == (4, 3)


# -- what is asked of it ---------------------------------------------------------------------------------------------


def test_the_last_action_is_no_pass_and_the_last_bid_no_double() -> None:
    auction = went("1S X P P")
    assert auction.last is auction.made[3]
    assert auction.last_action is auction.made[1]
    assert auction.last_bid is auction.made[0]
    assert auction.highest == call_of("1S")


def test_the_bids_and_the_actions_before_a_turn_come_the_last_first() -> None:
    auction = went("1S X 2S P 3S")
    assert [auction.made.tail.index(one) for one in auction.bids_before(4)] == [2, 0]
    assert [auction.made.tail.index(one) for one in auction.actions_before(4)] == [2, 1, 0]
    assert list(auction.bids_before(0)) == [] and list(auction.without(2).bids_before(4)) == [auction.made[0]]


def test_nobody_has_acted_when_all_have_passed() -> None:
    auction = went("P P")
    assert auction.last_action is None and auction.last_bid is None and auction.highest is None
    assert went("").last is None


def test_a_players_last_call_is_the_last_of_his_that_stands() -> None:
    auction = went("1S P 2S P 4S")
    assert auction.last_call_id(Seat.N) == 4
    assert auction.without(place(4)).last_call_id(Seat.N) == 0
    assert auction.without(place(0), place(4)).last_call_id(Seat.N) is None
    assert not auction.without(place(1)).has_called(Seat.E)
    assert auction.has_called(Seat.E)


def test_calls_out_of_rotation_are_kept_with_who_made_them() -> None:
    auction = auction_by_seat(Seat.N, [(Seat.N, Pass()), (Seat.S, call_of("1H"))])
    assert shown(auction) == "NP S1H"
    assert auction.to_call is Seat.W


def test_the_calls_go_round_from_the_dealer() -> None:
    assert shown(went("P 1C P 1D P", dealer="S")) == "SP W1C NP E1D SP"


# -- what a call says ------------------------------------------------------------------------------------------------


def test_a_bid_specifies_what_it_names_unless_it_shows_something_else() -> None:
    assert made("2D").specifies == {Denomination.D}
    assert made("2D", shows=(Suit.HEARTS,)).specifies == {Denomination.H}
    assert made("2D", shows=()).specifies == frozenset()
    assert made("1NT").specifies == {Denomination.NT}
    assert made("X").specifies == frozenset()
    assert made("X", shows=(Suit.HEARTS, Suit.SPADES)).specifies == {Denomination.H, Denomination.S}


@for_each(
    ("call", "shows", "artificial"),
    [
        ("2D", None, False),
        ("2D", (Suit.DIAMONDS,), False),
        ("2D", (Suit.HEARTS,), True),
        ("2D", (Suit.DIAMONDS, Suit.HEARTS), True),
        ("2D", (), True),
        ("X", None, False),
        ("X", (), False),
        ("X", (Suit.SPADES,), True),
        ("P", None, False),
        ("P", (), True),
        ("P", (Suit.SPADES,), True),
    ],
)
def test_a_call_is_artificial_when_it_says_something_else_than_it_names(
    call: str, shows: tuple[Suit, ...] | None, artificial: bool
) -> None:
    assert made(call, shows=shows).is_artificial is artificial


def test_an_explained_pass_is_artificial_and_an_explained_bid_need_not_be() -> None:
    assert made("P", alert=(("en", "forcing"),)).is_artificial
    assert not made("2D", alert=(("en", "weak"),)).is_artificial


# -- whatever is called ----------------------------------------------------------------------------------------------


@given(st.sampled_from(Seat), st.lists(st.sampled_from(CALLS), max_size=12), st.data())
def test_the_calls_that_stand_are_those_not_taken_out_each_once_and_by_turn(
    dealer: Seat, calls: list[Call], data: st.DataObject
) -> None:
    auction = auction_in_rotation(dealer, calls)
    for _ in range(data.draw(st.integers(0, 4)) if calls else 0):
        instead = call_text(data.draw(st.sampled_from(CALLS)))
        auction = replacing_value(auction, data.draw(st.sampled_from(tuple(auction.standing))), instead)
    out = data.draw(st.sets(st.integers(0, len(auction.made) - 1), max_size=3)) if auction.made else set()
    left = auction.without(*map(place, out))
    assert set(left.standing) == set(auction.standing) - out
    assert len(left.standing) == len(set(left.standing))
    slots = [left.made[number].slot for number in left.standing]
    assert slots == sorted(set(slots))
    assert all(one.seat is Seat((dealer + one.slot) % 4) for one in left.calls)
    assert left.to_call is (left.calls[-1].seat.left if left.calls else dealer)


@given(st.lists(st.tuples(st.sampled_from(["call", "change", "withdraw", "restore"]), st.integers(0, 9)), max_size=30))
def test_what_stands_is_the_same_call_by_call_as_from_the_calls_alone(happened: list[tuple[str, int]]) -> None:
    auction = Auction(Seat.N)
    for what, number in happened:
        old = place(number % len(auction.made)) if auction.made else None
        if what == "call" or old is None:
            auction = auction.adding(MadeCall(Seat(number % 4), Pass(), len(auction.made)))
        elif what == "change":
            auction = auction.with_call(old, stands=False)
            auction = auction.adding(MadeCall(Seat(number % 4), Pass(), auction.made[old].slot, changes=old))
        else:
            auction = auction.with_call(old, stands=what == "restore")
        alone = replace(auction)
        assert auction.standing == alone.standing
        _as_before_a_turn(auction, number)
        for call_id in range(-1, len(auction.made)):
            assert auction.since(call_id) == tuple(other for other in alone.standing if other > call_id)
            at = tuple(other for other in alone.standing if auction.made[other].slot == call_id)
            assert auction.standing_at(call_id) == at
            _asked_about_a_turn(auction, alone, call_id)


def _as_before_a_turn(auction: Auction, slot: int) -> None:
    """An auction looked at from before a turn is the one with the calls from there on withdrawn."""
    seen, gone = auction.before_turn(slot), auction.without(*auction.standing_from(slot))
    first, again = next(iter(gone.standing), place(0)), MadeCall(Seat.N, Pass(), len(auction.made))
    steps: tuple[Callable[[Auction], Auction], ...] = (
        lambda one: one,
        lambda one: one.without(first),
        lambda one: one.adding(again),
        lambda one: one.without(*range(len(one.made))),
        lambda one: one.without(first).with_call(first, stands=True),
        lambda one: one.before_turn(max(0, slot - 2)),
        lambda one: replace(one),
    )
    for step in steps:
        one, other = step(seen), step(gone)
        assert one.standing == other.standing and one.closed is other.closed
        assert one.last_id == other.last_id and one.to_call is other.to_call
        assert one.highest == other.highest and one.contract == other.contract
        assert one.since(-1) == other.since(-1)
        assert [one.standing_at(n) for n in range(-1, slot + 2)] == [other.standing_at(n) for n in range(-1, slot + 2)]
        assert all(one.last_call_id(seat) == other.last_call_id(seat) for seat in Seat)
        for seat in Seat:
            assert one.last_before(seat, slot, stands=True) == other.last_before(seat, slot, stands=True)


def _asked_about_a_turn(auction: Auction, alone: Auction, number: int) -> None:
    slots = {call_id: auction.made[call_id].slot for call_id in alone.standing}
    assert tuple(auction.earlier(max(0, number)))[::-1] == tuple(n for n in alone.standing if slots[n] < number)
    assert auction.standing_from(max(0, number)) == tuple(n for n in alone.standing if slots[n] >= number)
    assert not auction.before_turn(max(0, number)).standing_from(max(0, number))
    for seat in Seat:
        his = [n for n in alone.standing if auction.made[n].seat is seat]
        earlier = [place(n) for n in range(max(0, number)) if auction.made[n].seat is seat]
        assert auction.since(number, seat) == tuple(n for n in his if n > number)
        assert auction.first_since(number, seat) == next((n for n in his if n > number), None)
        assert auction.called_before(seat, max(0, number)) is any(slots[n] < number for n in his)
        assert list(auction.called_after(seat, max(0, number))) == [
            auction.made[n] for n in his if slots[n] > max(0, number)
        ]
        assert auction.last_before(seat, max(0, number), stands=False) == max(earlier, default=None)
        standing = max((n for n in his if n < number), default=None)
        assert auction.last_before(seat, max(0, number), stands=True) == standing


def test_a_change_of_call_shares_what_came_before_it() -> None:
    auction = Auction(Seat.N)
    for number in range(4 * BLOCK):
        auction = auction.adding(MadeCall(Seat(number % 4), Pass(), number))
    changed = replacing_value(auction, len(auction.made) - 1, "1S")
    assert all(one is other for one, other in zip(auction.made.full[:3], changed.made.full[:3], strict=True))


@given(st.sampled_from(Seat), st.lists(st.sampled_from(CALLS), max_size=12))
def test_there_is_a_contract_just_when_a_closed_auction_has_a_bid(dealer: Seat, calls: list[Call]) -> None:
    auction = auction_in_rotation(dealer, calls)
    contract = auction.contract
    assert (contract is not None) == (auction.closed and any(isinstance(call, Bid) for call in calls))
    assert auction.passed_out == (auction.closed and contract is None)
    if contract is not None:
        last = max(n for n, call in enumerate(calls) if isinstance(call, Bid))
        assert contract.bid == calls[last]
        assert contract.declarer.side is Seat((dealer + last) % 4).side
        doubled = [call for call in calls[last:] if isinstance(call, Double | Redouble)]
        factor = {"": 1, "X": 2, "XX": 4}[call_text(doubled[-1]) if doubled else ""]
        assert contract.doubling == factor


def test_the_table_shows_the_auction_in_the_order_of_turns() -> None:
    situation = bidding(POZNAN).do("bids N 1S P 2S")
    assert shown(situation.table.auction) == situation.stands == "N1S EP S2S"
