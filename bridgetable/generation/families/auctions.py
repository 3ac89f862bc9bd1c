"""Insufficient bids and calls out of rotation (Laws 17, 26 to 32, 37)."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import lawful_calls
from bridgetable.generation.bidding import call_for
from bridgetable.generation.board_play import Played
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.generation.shown import Calls, highest_bid, lowest_over

# -- Where a player might call irregularly: what he would call if he had overlooked a call, or the turn ----------------


def turns(board: Played) -> list[tuple[int, Calls, Seat]]:
    """For each call of the auction its number, the calls before it, and the player whose turn it is."""
    made = board.dealt.callers
    return [(at, made[:at], seat) for at, (seat, _) in enumerate(made)]


def what_he_would_call(board: Played, calls: Calls, seat: Seat) -> Call:
    """What this player calls at his own turn after these calls, the players in between passing."""
    so_far = list(calls)
    dealer = board.start.board.dealer
    while Seat((dealer + len(so_far)) % 4) is not seat:
        so_far.append((Seat((dealer + len(so_far)) % 4), Pass()))
    return call_for(board.start.hands, so_far, seat)


def too_low(board: Played) -> Places:
    """A player bids too low: he has overlooked the bid on his right, or taken the last one for one a level lower.

    `Place.calls` has what he took that bid for: a pass, or the lower bid.
    """
    for at, calls, seat in turns(board):
        last = next((place for place in range(at - 1, -1, -1) if calls[place][1] != Pass()), None)
        if last is None or not isinstance(bid := calls[last][1], Bid) or calls[last][0].side is seat.side:
            continue
        for taken_for in _taken_for(calls[:last], bid, on_the_right=last == at - 1):
            believed = [*calls[:last], (calls[last][0], taken_for), *calls[last + 1 :]]
            call = call_for(board.start.hands, believed, seat)
            if isinstance(call, Bid) and call <= bid:
                yield Place(at, seat, call=call, other=calls[last][0], calls=(taken_for,))


def _taken_for(before: Calls, bid: Bid, *, on_the_right: bool) -> list[Call]:
    """What a player may take an opponent's bid for: none at all if it came just before, or one a level lower."""
    lower = Bid(bid.level - 1, bid.denomination)
    highest = highest_bid(before)
    possible = bid.level > 1 and (highest is None or lower > highest)
    return [*([Pass()] if on_the_right else []), *([lower] if possible else [])]


def _then_a_double(board: Played) -> Places:
    """Those where the player doubles when he sees what has been bid."""
    return (place for place in too_low(board) if board.dealt.calls[place.at] == Double())


def out_of_rotation(board: Played, *, steps: int, kinds: tuple[type[Call], ...]) -> Places:
    """A player calls when it is the turn of a player so many places before him, and has not noticed any call since."""
    for at, calls, due in turns(board):
        seat = Seat((due + steps) % 4)
        call = what_he_would_call(board, calls, seat)
        if isinstance(call, kinds) and at < len(board.dealt.calls) - 1:
            yield Place(at, seat, call=call, other=due)


def tell_call(line: Line, place: Place, key: str) -> None:
    """The story tells the calls so far, and the call at this place."""
    calls = line.table.calls
    if calls:
        line.tell("auction-so-far", dealer=line.table.board.dealer, calls=calls)
    else:
        line.tell("dealer", seat=line.table.board.dealer)
    line.about = {"seat": place.seat, "call": place.the_call, "dealer": line.table.board.dealer}
    if place.other is not None:
        line.about["other"] = place.other
    line.tell(key, seat=place.seat, call=place.the_call, other=place.seat if place.other is None else place.other)


MOST_CALLS = 24
LEAD = 4


def _too_low(line: Line, place: Place) -> None:
    """The player bids too low, and the story tells what he believed."""
    taken_for, highest = place.calls[0], line.table.auction.highest
    assert highest is not None
    tell_call(line, place, "bid-too-low" if taken_for == Pass() else "takes-the-bid-for-a-lower-one")
    line.told[-1] = line.told[-1].and_with(bid=highest, lower=taken_for)
    line.irregular(a.MakeCall(place.seat, place.the_call), "insufficient-bid")


def _out_of_rotation(line: Line, place: Place) -> None:
    tell_call(line, place, "calls-out-of-rotation")
    line.irregular(a.MakeCall(place.seat, place.the_call), "call-out-of-rotation")
    line.tell("calls-the-director", seat=place.seat.left)


def _end(line: Line) -> None:
    """The auction ends, and the opening lead is made with whatever restrains it."""
    line.call_on(MOST_CALLS)
    if line.table.contract is not None:
        line.go_on(LEAD)


# -- 27 ----------------------------------------------------------------------------------------------------------------


def _made_good(line: Line, place: Place) -> None:
    """It is not accepted, and the player bids enough in the same denomination (27B1)."""
    line.wishes = {"27A": "refuse"}
    _too_low(line, place)
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    bid = place.the_call
    assert isinstance(bid, Bid)
    line.act(a.MakeCall(place.seat, lowest_over(line.table.auction.highest, bid.denomination)))
    line.call_on(MOST_CALLS)
    if line.table.contract is not None:
        line.go_on()  # at the end the Director judges whether the infraction has helped (27D)


def _another_call(line: Line, place: Place) -> None:
    """It is not accepted, and the player chooses another call (27B2)."""
    line.wishes = {"27A": "refuse"}
    _too_low(line, place)
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    line.act(a.MakeCall(place.seat, _other_call(line, place)))
    _end(line)


def _other_call(line: Line, place: Place) -> Call:
    """A pass, or a bid in another denomination that the hand is worth."""
    bid = place.the_call
    lawful = lawful_calls(line.table, place.seat)
    wanted = line.next_call(place.seat)
    same = isinstance(bid, Bid) and isinstance(wanted, Bid) and wanted.denomination is bid.denomination
    if wanted in lawful and not same and not isinstance(wanted, Double):
        return wanted
    no_trump = lowest_over(line.table.auction.highest, Denomination.NT)
    options = [call for call in (Pass(), no_trump) if call in lawful]
    if not options:
        raise DoesNotFitError("no-other-call")
    return line.dice.choice(options)


def _accepted(line: Line, place: Place) -> None:
    line.wishes = {"27A": "accept"}
    _too_low(line, place)
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    _end(line)


def _called_over(line: Line, place: Place) -> None:
    """The next player calls over it, and only then somebody notices (27A)."""
    _too_low(line, place)
    over = line.next_call(place.seat.left)
    line.tell("calls-over-it", seat=place.seat.left, call=over)
    line.act(a.MakeCall(place.seat.left, over))
    line.director(place.seat.left.partner)
    line.call_on(MOST_CALLS)


def _corrects_at_once(line: Line, place: Place) -> None:
    """The player sees it and puts a sufficient bid in its place before the Director comes (27C)."""
    _too_low(line, place)
    bid = place.the_call
    assert isinstance(bid, Bid)
    instead = lowest_over(_bid_before(line), bid.denomination)
    line.tell("corrects-at-once", seat=place.seat, call=instead)
    line.act(a.ChangeCall(place.seat, instead))
    line.director(place.seat.left)
    _end(line)


def _bid_before(line: Line) -> Bid | None:
    """The highest bid before the last call."""
    bids = [one.call for one in line.table.auction.calls[:-1] if isinstance(one.call, Bid)]
    return max(bids, default=None)


def _double_instead(line: Line, place: Place) -> None:
    """The player puts a double in place of his bid (27B3; 1997: 27B)."""
    line.wishes = {"27A": "refuse", "27B": "not-comparable"}
    _too_low(line, place)
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    line.tell("doubles-instead", seat=place.seat)
    line.act(a.MakeCall(place.seat, Double()))
    if not line.table.unsettled and not line.table.is_pending:
        line.settle()
    else:
        line.director(place.seat.left)
    _end(line)


def _partner_bids_on(line: Line, place: Place) -> None:
    """The player's partner, who has to pass throughout, bids all the same (37)."""
    line.wishes = {"27A": "refuse", "27B": "other"}
    _too_low(line, place)
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    line.act(a.MakeCall(place.seat, _other_call(line, place)))
    line.settle()
    partner = place.seat.partner
    for _ in range(8):
        line.settle()
        seat = line.table.to_call
        if seat is None or not line.table.must_pass(partner):
            raise DoesNotFitError("partner-is-free")
        if seat is partner:
            break
        line.act(a.MakeCall(seat, line.next_call(seat)))
    wanted = _forbidden_bid(line, place)
    if wanted is None:
        raise DoesNotFitError("nothing-to-bid")
    line.tell("bids-though-barred", seat=partner, call=wanted)
    line.irregular(a.MakeCall(partner, wanted), "barred-call")
    line.director(partner.left)
    line.call_on(MOST_CALLS)


def _forbidden_bid(line: Line, place: Place) -> Call | None:
    """What the barred player would bid if he might, as far as it is a bid."""
    calls = [(one.seat, one.call) for one in line.table.auction.calls]
    wanted = call_for(line.table.deal, calls, place.seat.partner)
    return wanted if isinstance(wanted, Bid) else None


# -- 28 to 32 ----------------------------------------------------------------------------------------------------------


def _pass_at_right(board: Played) -> Places:
    return out_of_rotation(board, steps=1, kinds=(Pass,))


def _pass_at_partners(board: Played) -> Places:
    return out_of_rotation(board, steps=2, kinds=(Pass,))


def _bid_at_right(board: Played) -> Places:
    return out_of_rotation(board, steps=1, kinds=(Bid,))


def _bid_at_partners(board: Played) -> Places:
    return out_of_rotation(board, steps=2, kinds=(Bid,))


def _bid_at_left(board: Played) -> Places:
    """At the turn of the left-hand opponent, by a player who has not called yet: the dealer is not who he thinks."""
    return (place for place in out_of_rotation(board, steps=3, kinds=(Bid, Pass)) if place.at == 0)


def _double_early(board: Played) -> Places:
    yield from out_of_rotation(board, steps=1, kinds=(Double,))
    yield from out_of_rotation(board, steps=2, kinds=(Double,))


def _refused(line: Line, place: Place) -> None:
    line.wishes = {"29A": "refuse"}
    _out_of_rotation(line, place)
    line.director(place.seat.left)
    _end(line)


def _out_of_rotation_accepted(line: Line, place: Place) -> None:
    line.wishes = {"29A": "accept"}
    _out_of_rotation(line, place)
    line.director(place.seat.left)
    line.call_on(MOST_CALLS)


def _proper_call_made(line: Line, place: Place) -> None:
    """The player whose turn it is calls before anything has been ruled (28B)."""
    tell_call(line, place, "calls-out-of-rotation")
    line.irregular(a.MakeCall(place.seat, place.the_call), "call-out-of-rotation")
    due = place.the_other
    call = call_for(line.table.deal, [(one.seat, one.call) for one in line.table.auction.calls][:-1], due)
    line.tell("calls-in-turn", seat=due, call=call)
    line.act(a.MakeCall(due, call))
    line.director(place.seat.left if place.seat.left is not due else due)
    line.call_on(MOST_CALLS)


def _last_passes(board: Played) -> Places:
    """Two players have passed after the last bid, and the bidder's left-hand neighbour passes before the third does."""
    for place in out_of_rotation(board, steps=1, kinds=(Pass,)):
        calls = board.dealt.callers[: place.at]
        if len(calls) > 2 and isinstance(calls[-1][1], Pass) and isinstance(calls[-2][1], Bid):
            yield place


def _skipped(line: Line, place: Place) -> None:
    """A pass out of rotation takes a player's turn away, and the auction seems to be over (17D3, 34)."""
    tell_call(line, place, "passes-over-a-turn")
    line.irregular(a.MakeCall(place.seat, place.the_call), "call-out-of-rotation")
    for _ in range(3):
        seat = line.table.to_call
        if seat is None or seat is place.other:
            break
        line.act(a.MakeCall(seat, Pass()))
    line.tell("never-had-his-turn", seat=place.the_other)
    line.director(place.the_other)
    line.call_on(MOST_CALLS)


_27 = ("27A1", "27A", "27B", "26", "16C", "16D")
_ROTATION = ("29A", "29B", "26", "16C", "16D")

AUCTIONS = (
    Family("bid-too-low-made-good", (*_27, "27B1", "27B1(a)", "27D"), too_low, _made_good, in_auction=True),
    Family("bid-too-low-another-call", (*_27, "27B1(b)", "27B2"), too_low, _another_call, in_auction=True),
    Family("bid-too-low-accepted", ("27A1", "27A"), too_low, _accepted, in_auction=True),
    Family("bid-too-low-called-over", ("27A1", "27A"), too_low, _called_over, in_auction=True),
    Family("bid-too-low-put-right-at-once", (*_27, "27C", "27B1(a)"), too_low, _corrects_at_once, in_auction=True),
    Family("bid-too-low-then-double", (*_27, "27B3", "27B1(b)"), _then_a_double, _double_instead, in_auction=True),
    Family("bid-too-low-partner-bids-on", (*_27, "27B2", "37", "37B"), too_low, _partner_bids_on, in_auction=True),
    Family("pass-at-right-hand-opponents-turn", (*_ROTATION, "30A"), _pass_at_right, _refused, in_auction=True),
    Family("pass-at-partners-turn", (*_ROTATION, "30A", "30B", "23"), _pass_at_partners, _refused, in_auction=True),
    Family(
        "bid-at-right-hand-opponents-turn",
        (*_ROTATION, "31A", "31A1", "31A2", "23"),
        _bid_at_right,
        _refused,
        in_auction=True,
    ),
    Family("bid-at-partners-turn", (*_ROTATION, "31B", "23"), _bid_at_partners, _refused, in_auction=True),
    Family(
        "call-at-left-hand-opponents-turn", (*_ROTATION, "31B", "30B", "23"), _bid_at_left, _refused, in_auction=True
    ),
    Family("double-out-of-rotation", (*_ROTATION, "32A", "32B", "23"), _double_early, _refused, in_auction=True),
    Family("call-out-of-rotation-accepted", ("29A",), _bid_at_right, _out_of_rotation_accepted, in_auction=True),
    Family(
        "call-out-of-rotation-then-in-turn", ("28B", "16C", "16D"), _bid_at_right, _proper_call_made, in_auction=True
    ),
    Family(
        "three-passes-and-one-player-skipped", ("17D3", "17E2", "34", "16D"), _last_passes, _skipped, in_auction=True
    ),
)
"""The families of insufficient bids and calls out of rotation."""
