"""Calls that go wrong: insufficient, out of rotation, changed or late, and doubles that cannot be (Laws 16 to 39)."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import KING
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.engine.possible import lawful_calls
from bridgetable.generation.bidding import call_for, meaning_for, situation_after
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.generation.shown import Calls, Hand, denomination_of, highest_bid, is_game, lowest_over
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallAfterTheAuction,
    CallOutOfRotation,
    CardExposedInAuction,
    InadmissibleCall,
    InformationBy,
    InsufficientBid,
    Kind,
)

# -- Where a player might call irregularly: what he would call if he had overlooked a call, or the turn ----------------


def turns(board: PlayedBoard) -> list[tuple[int, Calls, Seat]]:
    """For each call of the auction its number, the calls before it, and the player whose turn it is."""
    made = board.dealt.callers
    return [(at, made[:at], seat) for at, (seat, _) in enumerate(made)]


def what_he_would_call(board: PlayedBoard, calls: Calls, seat: Seat) -> Call:
    """What this player calls at his own turn after these calls, the players in between passing."""
    so_far = list(calls)
    dealer = board.start.board.dealer
    while dealer.after(len(so_far)) is not seat:
        so_far.append((dealer.after(len(so_far)), Pass()))
    return call_for(board.start.hands, so_far, seat)


def too_low(board: PlayedBoard) -> Places:
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


def _then_a_double(board: PlayedBoard) -> Places:
    """Those where the player doubles when he sees what has been bid."""
    return (place for place in too_low(board) if board.dealt.calls[place.at] == Double())


def out_of_rotation(board: PlayedBoard, *, steps: int, kinds: tuple[type[Call], ...]) -> Places:
    """A player calls when it is the turn of a player so many places before him, and has not noticed any call since."""
    for at, calls, due in turns(board):
        seat = due.after(steps)
        call = what_he_would_call(board, calls, seat)
        if isinstance(call, kinds) and at < len(board.dealt.calls) - 1:
            yield Place(at, seat, call=call, other=due)


def tell_so_far(line: Line) -> None:
    """The story tells the calls so far, or who the dealer is."""
    calls = line.table.calls
    if calls:
        line.tell("auction-so-far", dealer=line.table.board.dealer, calls=calls)
    else:
        line.tell("dealer", seat=line.table.board.dealer)


def tell_call(line: Line, place: Place, key: str) -> None:
    """The story tells the calls so far, and the call at this place."""
    tell_so_far(line)
    line.about = {"seat": place.seat, "call": place.the_call, "dealer": line.table.board.dealer}
    if place.other is not None:
        line.about["other"] = place.other
    line.tell(key, seat=place.seat, call=place.the_call, other=place.seat if place.other is None else place.other)


LEAD = 4


def _too_low(line: Line, place: Place) -> None:
    """The player bids too low, and the story tells what he believed."""
    taken_for, highest = place.calls[0], line.table.auction.highest
    assert highest is not None
    tell_call(line, place, "bid-too-low" if taken_for == Pass() else "takes-the-bid-for-a-lower-one")
    line.told[-1] = line.told[-1].and_with(bid=highest, lower=taken_for)
    line.irregular(a.MakeCall(place.seat, place.the_call), InsufficientBid)


def _out_of_rotation(line: Line, place: Place) -> None:
    tell_call(line, place, "calls-out-of-rotation")
    line.irregular(a.MakeCall(place.seat, place.the_call), CallOutOfRotation)
    line.tell("calls-the-director", seat=place.seat.left)


def _next_calls_the_director(line: Line, place: Place) -> None:
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)


def _end(line: Line) -> None:
    """The auction ends, and the opening lead is made with whatever restrains it."""
    line.call_on()
    if line.table.contract is not None:
        line.go_on(LEAD)


# -- 27 ----------------------------------------------------------------------------------------------------------------


def _made_good(line: Line, place: Place) -> None:
    """It is not accepted, and the player bids enough in the same denomination (27B1)."""
    line.wishes = {"27A": "refuse"}
    _too_low(line, place)
    _next_calls_the_director(line, place)
    bid = place.the_call
    assert isinstance(bid, Bid)
    line.act(a.MakeCall(place.seat, lowest_over(line.table.auction.highest, bid.denomination)))
    line.call_on()
    if line.table.contract is not None:
        line.go_on()  # at the end the Director judges whether the infraction has helped (27D)


def _another_call(line: Line, place: Place) -> None:
    """It is not accepted, and the player chooses another call (27B2)."""
    line.wishes = {"27A": "refuse"}
    _too_low(line, place)
    _next_calls_the_director(line, place)
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
    _next_calls_the_director(line, place)
    _end(line)


def _called_over(line: Line, place: Place) -> None:
    """The next player calls over it, and only then somebody notices (27A)."""
    _too_low(line, place)
    over = line.next_call(place.seat.left)
    line.tell("calls-over-it", seat=place.seat.left, call=over)
    line.act(a.MakeCall(place.seat.left, over))
    line.director(place.seat.left.partner)
    line.call_on()


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
    _next_calls_the_director(line, place)
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
    _next_calls_the_director(line, place)
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
    line.irregular(a.MakeCall(partner, wanted), BarredCall)
    line.director(partner.left)
    line.call_on()


def _forbidden_bid(line: Line, place: Place) -> Call | None:
    """What the barred player would bid if he might, as far as it is a bid."""
    calls = [(one.seat, one.call) for one in line.table.auction.calls]
    wanted = call_for(line.table.deal, calls, place.seat.partner)
    return wanted if isinstance(wanted, Bid) else None


# -- 28 to 32 ----------------------------------------------------------------------------------------------------------


def _pass_at_right(board: PlayedBoard) -> Places:
    return out_of_rotation(board, steps=1, kinds=(Pass,))


def _pass_at_partners(board: PlayedBoard) -> Places:
    return out_of_rotation(board, steps=2, kinds=(Pass,))


def _bid_at_right(board: PlayedBoard) -> Places:
    return out_of_rotation(board, steps=1, kinds=(Bid,))


def _bid_at_partners(board: PlayedBoard) -> Places:
    return out_of_rotation(board, steps=2, kinds=(Bid,))


def _bid_at_left(board: PlayedBoard) -> Places:
    """At the turn of the left-hand opponent, by a player who has not called yet: the dealer is not who he thinks."""
    return (place for place in out_of_rotation(board, steps=3, kinds=(Bid, Pass)) if place.at == 0)


def _double_early(board: PlayedBoard) -> Places:
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
    line.call_on()


def _proper_call_made(line: Line, place: Place) -> None:
    """The player whose turn it is calls before anything has been ruled (28B)."""
    tell_call(line, place, "calls-out-of-rotation")
    line.irregular(a.MakeCall(place.seat, place.the_call), CallOutOfRotation)
    due = place.the_other
    call = call_for(line.table.deal, [(one.seat, one.call) for one in line.table.auction.calls][:-1], due)
    line.tell("calls-in-turn", seat=due, call=call)
    line.act(a.MakeCall(due, call))
    line.director(place.seat.left if place.seat.left is not due else due)
    line.call_on()


def _last_passes(board: PlayedBoard) -> Places:
    """Two players have passed after the last bid, and the bidder's left-hand neighbour passes before the third does."""
    for place in out_of_rotation(board, steps=1, kinds=(Pass,)):
        calls = board.dealt.callers[: place.at]
        if len(calls) > 2 and isinstance(calls[-1][1], Pass) and isinstance(calls[-2][1], Bid):
            yield place


def _skipped(line: Line, place: Place) -> None:
    """A pass out of rotation takes a player's turn away, and the auction seems to be over (17D3, 34)."""
    tell_call(line, place, "passes-over-a-turn")
    line.irregular(a.MakeCall(place.seat, place.the_call), CallOutOfRotation)
    for _ in range(3):
        seat = line.table.to_call
        if seat is None or seat is place.other:
            break
        line.act(a.MakeCall(seat, Pass()))
    line.tell("never-had-his-turn", seat=place.the_other)
    line.director(place.the_other)
    line.call_on()


_27 = ("27A1", "27A", "27B", "26", "16C", "16D")
_ROTATION = ("29A", "29B", "26", "16C", "16D")

AUCTIONS = (
    Family(
        "bid-too-low-made-good",
        (Wrong.BIDS_TOO_LOW,),
        (*_27, "27B1", "27B1(a)", "27D"),
        too_low,
        _made_good,
        in_auction=True,
    ),
    Family(
        "bid-too-low-another-call",
        (Wrong.BIDS_TOO_LOW,),
        (*_27, "27B1(b)", "27B2"),
        too_low,
        _another_call,
        in_auction=True,
    ),
    Family("bid-too-low-accepted", (Wrong.BIDS_TOO_LOW,), ("27A1", "27A"), too_low, _accepted, in_auction=True),
    Family("bid-too-low-called-over", (Wrong.BIDS_TOO_LOW,), ("27A1", "27A"), too_low, _called_over, in_auction=True),
    Family(
        "bid-too-low-put-right-at-once",
        (Wrong.BIDS_TOO_LOW,),
        (*_27, "27C", "27B1(a)"),
        too_low,
        _corrects_at_once,
        in_auction=True,
    ),
    Family(
        "bid-too-low-then-double",
        (Wrong.BIDS_TOO_LOW,),
        (*_27, "27B3", "27B1(b)"),
        _then_a_double,
        _double_instead,
        in_auction=True,
    ),
    Family(
        "bid-too-low-partner-bids-on",
        (Wrong.BIDS_TOO_LOW,),
        (*_27, "27B2", "37", "37B"),
        too_low,
        _partner_bids_on,
        in_auction=True,
    ),
    Family(
        "pass-at-right-hand-opponents-turn",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        (*_ROTATION, "30A"),
        _pass_at_right,
        _refused,
        in_auction=True,
    ),
    Family(
        "pass-at-partners-turn",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        (*_ROTATION, "30A", "30B", "23"),
        _pass_at_partners,
        _refused,
        in_auction=True,
    ),
    Family(
        "bid-at-right-hand-opponents-turn",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        (*_ROTATION, "31A", "31A1", "31A2", "23"),
        _bid_at_right,
        _refused,
        in_auction=True,
    ),
    Family(
        "bid-at-partners-turn",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        (*_ROTATION, "31B", "23"),
        _bid_at_partners,
        _refused,
        in_auction=True,
    ),
    Family(
        "call-at-left-hand-opponents-turn",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        (*_ROTATION, "31B", "30B", "23"),
        _bid_at_left,
        _refused,
        in_auction=True,
    ),
    Family(
        "double-out-of-rotation",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        (*_ROTATION, "32A", "32B", "23"),
        _double_early,
        _refused,
        in_auction=True,
    ),
    Family(
        "call-out-of-rotation-accepted",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        ("29A",),
        _bid_at_right,
        _out_of_rotation_accepted,
        in_auction=True,
    ),
    Family(
        "call-out-of-rotation-then-in-turn",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        ("28B", "16C", "16D"),
        _bid_at_right,
        _proper_call_made,
        in_auction=True,
    ),
    Family(
        "three-passes-and-one-player-skipped",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        ("17D3", "17E2", "34", "16D"),
        _last_passes,
        _skipped,
        in_auction=True,
    ),
)
"""The families of insufficient bids and calls out of rotation."""


# -- Changed calls, doubles that cannot be, calls too late, and cards that show during the auction ---------------------


EIGHT = 8
DOUBLES_FROM = 12
"""With so many points a defender may double a contract at the three level or higher."""
HESITATES_FROM = 9
"""A player with fewer points than this has nothing to think about before he passes."""
NOTHING_TO_SPARE, MOST_IN_DOUBT = 2, 13
"""Who has so many points more than his bid needs, or so many at all, would bid with any partner."""


# -- 25 ----------------------------------------------------------------------------------------------------------------


def _slips(board: PlayedBoard) -> Places:
    """A player pulls the bidding card beside the one he means."""
    for at, calls, seat in turns(board):
        meant = board.dealt.calls[at]
        if isinstance(meant, Bid) and at < len(board.dealt.calls) - 4:
            place = meant.level * 5 + meant.denomination
            for number in (place + 1, place - 1):
                beside = Bid(number // 5, Denomination(number % 5))
                highest = highest_bid(calls)
                if 1 <= beside.level <= 7 and (highest is None or beside > highest):
                    yield Place(at, seat, call=beside, calls=(meant,))


def _second_thoughts(board: PlayedBoard) -> Places:
    """A player calls as if he had overlooked the bid on his right, sufficiently, and then sees it."""
    for at, calls, seat in turns(board):
        meant = board.dealt.calls[at]
        if len(calls) < 1 or not isinstance(calls[-1][1], Bid):
            continue
        first = call_for(board.start.hands, [*calls[:-1], (calls[-1][0], Pass())], seat)
        highest = highest_bid(calls)
        enough = not isinstance(first, Bid) or (highest is not None and first > highest)
        if first != meant and enough and not isinstance(first, Double | Redouble):
            yield Place(at, seat, call=first, calls=(meant,), other=calls[-1][0])


def _changes(line: Line, place: Place, key: str, finding: str) -> None:
    tell_call(line, place, key)
    line.about["meant"] = place.calls[0]
    line.told[-1] = line.told[-1].and_with(meant=place.calls[0])
    line.act(a.MakeCall(place.seat, place.the_call))
    line.wishes = {"25": finding}


def _slip_seen_at_once(line: Line, place: Place) -> None:
    """He says so at once (25A)."""
    _changes(line, place, "pulls-the-wrong-card", "unintended")
    line.act(a.ChangeCall(place.seat, place.calls[0]))
    line.director(place.seat.left)
    _end(line)


def _slip_seen_later(line: Line, place: Place) -> None:
    """The next player has already called (25A6; 1997: 25A)."""
    _changes(line, place, "pulls-the-wrong-card", "unintended")
    over = line.next_call(place.seat.left)
    line.tell("next-has-called", seat=place.seat.left, call=over)
    line.act(a.MakeCall(place.seat.left, over))
    line.act(a.ChangeCall(place.seat, place.calls[0]))
    line.director(place.seat.left)
    _end(line)


def _slip_partner_has_called(line: Line, place: Place) -> None:
    """His partner has called, and it is too late (25A4)."""
    _changes(line, place, "pulls-the-wrong-card", "unintended")
    line.act(a.MakeCall(place.seat.left, line.next_call(place.seat.left)))
    line.act(a.MakeCall(place.seat.partner, line.next_call(place.seat.partner)))
    line.tell("partner-has-called", seat=place.seat.partner)
    line.act(a.ChangeCall(place.seat, place.calls[0]))
    line.director(place.seat.left)
    _end(line)


def _thinks_again(line: Line, place: Place) -> None:
    """He meant what he called, and wants another call when he sees what was bid on his right (25B)."""
    _changes(line, place, "thinks-again", "intended")
    line.act(a.ChangeCall(place.seat, place.calls[0]))
    line.director(place.seat.left)
    _end(line)


# -- 36 to 39 ----------------------------------------------------------------------------------------------------------


def _doubles_partner(board: PlayedBoard) -> Places:
    """A player doubles his own side's bid, which he takes for the opponents' (36)."""
    for at, calls, seat in turns(board):
        last = next(((who, call) for who, call in reversed(calls) if not isinstance(call, Pass)), None)
        strong = Hand(board.start.hands[seat]).points >= 12
        both = {who.side for who, call in calls if isinstance(call, Bid)}
        if last is not None and isinstance(last[1], Bid) and last[0] is seat.partner and strong and len(both) > 1:
            yield Place(at, seat, call=Double(), other=last[0])


def _inadmissible(line: Line, place: Place) -> None:
    tell_call(line, place, "doubles-own-side")
    line.irregular(a.MakeCall(place.seat, place.the_call), InadmissibleCall)
    _next_calls_the_director(line, place)
    _end(line)


def _inadmissible_called_over(line: Line, place: Place) -> None:
    """The next player has called over it (36B)."""
    tell_call(line, place, "doubles-own-side")
    line.irregular(a.MakeCall(place.seat, place.the_call), InadmissibleCall)
    over = line.next_call(place.seat.left)
    line.tell("calls-over-it", seat=place.seat.left, call=over)
    line.act(a.MakeCall(place.seat.left, over))
    line.director(place.seat.left.partner)
    _end(line)


def _after_the_end(board: PlayedBoard) -> Places:
    """An opponent of declarer has not noticed that the auction is over, and doubles it or bids a suit of his own."""
    calls, highest = board.dealt.callers, highest_bid(board.dealt.callers)
    for seat in board.start.defenders if highest is not None else ():
        hand = Hand(board.start.hands[seat])
        longest = hand.by_length[0]
        if hand.points >= DOUBLES_FROM and highest is not None and highest.level >= 3:
            yield Place(len(calls), seat, call=Double())
        elif hand.points >= HESITATES_FROM and hand.lengths[longest] >= 5 and longest is not board.start.trump:
            yield Place(len(calls), seat, call=lowest_over(highest, denomination_of(longest)))


def _too_late(line: Line, place: Place) -> None:
    tell_call(line, place, "calls-after-the-end")
    line.irregular(a.MakeCall(place.seat, place.the_call), CallAfterTheAuction)
    line.director(place.seat.left)
    line.go_on(LEAD)


def _jokes(board: PlayedBoard) -> Places:
    """An auction that has come high; a player who has had enough of it says eight, for a laugh."""
    for at, calls, seat in turns(board):
        highest = highest_bid(calls)
        if highest is not None and highest.level >= 4 and at < len(board.dealt.calls) - 1:
            yield Place(at, seat, call=Bid(EIGHT, highest.denomination))


def _over_seven(line: Line, place: Place) -> None:
    tell_call(line, place, "says-eight")
    line.irregular(a.MakeCall(place.seat, place.the_call), BidOverSeven)
    _next_calls_the_director(line, place)
    _end(line)


# -- 24 ----------------------------------------------------------------------------------------------------------------


def _shows_a_card(board: PlayedBoard) -> Places:
    """A card falls from a hand while its player waits for his turn."""
    for at, _, seat in turns(board):
        if 0 < at < len(board.dealt.calls) - 2:
            low = min(board.start.hands[seat.partner], key=lambda card: (card.rank, card.suit))
            high = max(board.start.hands[seat.partner], key=lambda card: (card.rank < KING, card.rank, card.suit))
            for card in (low, high):
                yield Place(at, seat.partner, card)


def _card_falls(line: Line, place: Place) -> None:
    tell_so_far(line)
    line.about = {"seat": place.seat, "card": place.the_card, "suit": place.the_card.suit}
    line.tell("card-falls", seat=place.seat, card=place.the_card)
    line.irregular(a.Expose(place.seat, (place.the_card,)), CardExposedInAuction)
    line.director(place.seat.left)
    _end(line)


def _leads_in_the_auction(board: PlayedBoard) -> Places:
    """A player believes that the auction is over, and leads, while one player has still to pass (24)."""
    calls, leader = board.dealt.callers, board.start.lead_due
    first = board.steps[0].action
    if leader is not None and leader is not calls[-1][0] and isinstance(first, a.Play):
        yield Place(len(calls) - 1, leader, first.card)


def _lead_too_soon(line: Line, place: Place) -> None:
    tell_so_far(line)
    line.about = {"seat": place.seat, "card": place.the_card, "suit": place.the_card.suit}
    line.tell("leads-in-auction", seat=place.seat, card=place.the_card)
    line.irregular(a.Play(place.seat, place.the_card), CardExposedInAuction)
    line.director(place.seat.left)
    _end(line)


# -- 16, 21 ------------------------------------------------------------------------------------------------------------


def _slow_passes(board: PlayedBoard) -> Places:
    """A player thinks for long and passes, and his partner bids where others would have passed."""
    calls = board.dealt.callers
    for at, (seat, call) in enumerate(calls[:-2]):
        then = calls[at + 2]
        thinks = Hand(board.start.hands[seat]).points >= HESITATES_FROM
        bids = isinstance(then[1], Bid) and _might_pass(board, calls[: at + 2], then[0])
        if isinstance(call, Pass) and highest_bid(calls[:at]) is not None and bids and thinks:
            yield Place(at, seat, call=then[1], other=then[0])


def _might_pass(board: PlayedBoard, calls: Calls, seat: Seat) -> bool:
    """Whether a player who bids has no more than his bid needs, is not asked for it, and bids no game."""
    meaning, hand = meaning_for(board.start.hands, calls, seat), Hand(board.start.hands[seat])
    if meaning is None or not isinstance(meaning.call, Bid) or is_game(meaning.call):
        return False
    points, asked = hand.points, situation_after(tuple(calls), seat).forced
    return not asked and points - meaning.least <= NOTHING_TO_SPARE and points <= MOST_IN_DOUBT


def _hesitates(line: Line, place: Place) -> None:
    """The opponents say that the partner of the player who thought has made use of it (16B)."""
    tell_so_far(line)
    partner = place.the_other
    line.about = {"seat": place.seat, "call": place.the_call, "partner": partner}
    line.tell("hesitates", seat=place.seat, partner=partner, call=place.the_call)
    line.act(a.GiveInformation(place.seat, InformationBy.HESITATION))
    line.act(a.MakeCall(place.seat, Pass()))
    between = line.next_call(place.seat.left)
    line.act(a.MakeCall(place.seat.left, between))
    if line.table.to_call is not partner or call_is_low(line, place.the_call):
        raise DoesNotFitError("no-longer-possible")
    line.act(a.MakeCall(partner, place.the_call))
    line.tell("says-it-was-used", seat=partner.left)
    line.director(partner.left, a.Pointer(Kind.UNAUTHORISED_INFORMATION, partner))


def call_is_low(line: Line, call: Call) -> bool:
    """Whether a bid does not supersede the highest so far."""
    highest = line.table.auction.highest
    return isinstance(call, Bid) and highest is not None and call <= highest


_CHANGED = ("25A", "25A1", "25A4", "25A6", "25B", "26A2", "26B", "16C", "16D")

OTHER_CALLS = (
    Family(
        "wrong-bidding-card-seen-at-once",
        (Wrong.CHANGES_CALL,),
        ("25A", "25A1"),
        _slips,
        _slip_seen_at_once,
        in_auction=True,
    ),
    Family(
        "wrong-bidding-card-next-has-called",
        (Wrong.CHANGES_CALL,),
        ("25A", "25A1", "25A6", "16C", "16D"),
        _slips,
        _slip_seen_later,
        in_auction=True,
    ),
    Family(
        "wrong-bidding-card-partner-has-called",
        (Wrong.CHANGES_CALL,),
        ("25A", "25A4"),
        _slips,
        _slip_partner_has_called,
        in_auction=True,
    ),
    Family(
        "call-changed-on-second-thoughts",
        (Wrong.CHANGES_CALL,),
        _CHANGED,
        _second_thoughts,
        _thinks_again,
        in_auction=True,
    ),
    Family(
        "double-of-partner", (Wrong.DOUBLES,), ("36", "36B", "26B"), _doubles_partner, _inadmissible, in_auction=True
    ),
    Family(
        "double-of-partner-called-over",
        (Wrong.DOUBLES,),
        ("35A", "36A"),
        _doubles_partner,
        _inadmissible_called_over,
        in_auction=True,
    ),
    Family(
        "call-after-the-final-pass",
        (Wrong.CALLS_TOO_LATE,),
        ("39", "39A", "39C", "26B"),
        _after_the_end,
        _too_late,
        in_auction=True,
    ),
    Family(
        "bid-over-seven",
        (Wrong.BIDS_OVER_SEVEN,),
        ("38", "38B", "38C", "26B", "16C", "16D"),
        _jokes,
        _over_seven,
        in_auction=True,
    ),
    Family(
        "card-shown-in-the-auction",
        (Wrong.AUCTION_SHOWS,),
        ("24", "24A", "24B", "24D", "24E", "50B", "16C"),
        _shows_a_card,
        _card_falls,
        in_auction=True,
    ),
    Family(
        "lead-during-the-auction",
        (Wrong.AUCTION_LEADS,),
        ("24", "24B", "24E", "50B"),
        _leads_in_the_auction,
        _lead_too_soon,
        in_auction=True,
    ),
    Family("slow-pass", (Wrong.INFORMS,), ("16A", "16B"), _slow_passes, _hesitates, in_auction=True),
)
"""The families of changed calls, calls that cannot be, and cards or thoughts that show in the auction."""
