"""Wrong explanations of a call (Laws 21B, 47E2), and a call before a pass that must come (28A)."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Denomination, Pass
from bridgetable.cards.seat import Seat
from bridgetable.cases.actual import clauses_ruled
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.bidding import call_for
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import card_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.generation.shown import lowest_over
from bridgetable.laws.numbers import lies_under
from bridgetable.table.irregularity import CallOutOfRotation, WronglyTold

# -- in the auction ----------------------------------------------------------------------------------------------------


def _bid_by_opponent(board: PlayedBoard) -> Places:
    """A player calls over a bid of the opponent on his right, whose partner tells him what it means.

    Nobody asks about one of a suit.
    """
    calls = board.dealt.callers
    for at in range(1, len(calls)):
        (bidder, bid), (seat, call) = calls[at - 1], calls[at]
        told = isinstance(bid, Bid) and (bid.level > 1 or bid.denomination is Denomination.NT)
        if told and bidder is seat.right and not isinstance(call, Pass):
            yield Place(at, seat, other=bidder.partner, call=call, calls=(bid,))


def _explained(line: Line, place: Place) -> None:
    bid = place.calls[0]
    line.about = {"seat": place.seat, "call": place.the_call, "bid": bid, "teller": place.the_other}
    line.tell("asks-about-a-bid", seat=place.seat, bid=bid, teller=place.the_other, bidder=place.the_other.partner)
    line.act(a.Tell(place.the_other, place.seat, WronglyTold.EXPLANATION))
    line.tell("calls-on-it", seat=place.seat, call=place.the_call)
    line.act(a.MakeCall(place.seat, place.the_call))


def _changes_his_call(line: Line, place: Place) -> None:
    """The mistake comes to light before partner has called: he may change his call (21B1)."""
    _explained(line, place)
    line.tell("was-wrong-at-once", teller=place.the_other)
    line.director(place.the_other)
    _change(line, place)


def _changes_when_called_over(line: Line, place: Place) -> None:
    """The next player has called over it when the mistake comes to light: he may change his call too (21B2)."""
    _explained(line, place)
    over = line.next_call(place.the_other)
    line.act(a.MakeCall(place.the_other, over))
    line.tell("was-wrong-after-his-call", teller=place.the_other, call=over)
    line.director(place.the_other)
    _change(line, place)


def _change(line: Line, place: Place) -> None:
    instead = _instead(line, place)
    line.tell("changes-his-call", seat=place.seat, call=instead)
    line.act(a.ChangeCall(place.seat, instead))
    line.call_on()


def _instead(line: Line, place: Place) -> Call:
    """What he calls now that he knows better: a pass, or what he bid a level higher."""
    call, calls = place.the_call, [(one.seat, one.call) for one in line.table.auction.calls]
    if isinstance(call, Bid) and line.dice.random() < 0.5 and call.level < 4:
        higher = lowest_over(Bid(call.level, call.denomination), call.denomination)
        before = [bid for who, bid in calls if isinstance(bid, Bid)]
        if max(before) == call:
            return higher
    return Pass()


def _too_late_to_change(line: Line, place: Place) -> None:
    """His partner has called when the mistake comes to light: the Director judges at the end (21B3)."""
    _explained(line, place)
    for _ in range(2):
        seat = line.table.to_call
        if seat is None:
            raise DoesNotFitError("auction-over")
        line.act(a.MakeCall(seat, line.next_call(seat)))
    line.tell("was-wrong-after-partner", teller=place.the_other, partner=place.seat.partner)
    line.director(place.the_other)
    line.call_on()
    if line.table.contract is None:
        raise DoesNotFitError("passed-out")
    line.go_on()


# -- in the play -------------------------------------------------------------------------------------------------------


def _relies_on_it(board: PlayedBoard) -> Places:
    """A defender leads, or declarer leads or follows, after an opponent has told him what a call meant."""
    for at, table, seat in board.turns():
        leads = at == 0 or (at % 4 == 0 and at < 24)
        if seat is table.dummy or at > 26 or not (leads or seat is table.declarer):
            continue
        teller = _teller(seat, table.dummy)
        if (bid := _bid_asked_about(board, teller.partner)) is not None:
            yield Place(at, seat, card_for(table, seat), teller, calls=(bid,))


def _bid_asked_about(board: PlayedBoard, bidder: Seat) -> Bid | None:
    """The last bid of this player whose meaning is worth a question: not one of a suit at the one level."""
    bids = [call for seat, call in board.dealt.callers if seat is bidder and isinstance(call, Bid)]
    told = [bid for bid in bids if bid.level > 1 or bid.denomination is Denomination.NT]
    return told[-1] if told else None


def _teller(seat: Seat, dummy: Seat | None) -> Seat:
    """The opponent who explains his partner's call: dummy says nothing once the play has begun, but his partner may."""
    return seat.left if seat.left is not dummy else seat.right


def _told_wrongly(line: Line, place: Place) -> None:
    table, teller = line.table, place.the_other
    line.about = {"seat": place.seat, "card": place.the_card, "teller": teller, "trick": table.open_trick}
    line.tell(
        "asks-during-the-play",
        seat=place.seat,
        teller=teller,
        partner=teller.partner,
        bid=place.calls[0],
        trick=table.open_trick,
    )
    line.act(a.Tell(teller, place.seat, WronglyTold.EXPLANATION))
    line.tell("plays-on-it", seat=place.seat, card=place.the_card)
    line.play(place.seat, place.the_card)


def _found_at_once(line: Line, place: Place) -> None:
    """Nobody has played after it: he may take the card back (47E2(a))."""
    _told_wrongly(line, place)
    line.tell("was-wrong-at-once", teller=place.the_other)
    line.director(place.the_other)
    if not any(lies_under(one.question.clause, "47E2") for one in line.asked):
        raise DoesNotFitError("nothing-to-choose")
    line.go_on(4)


def _found_too_late(line: Line, place: Place) -> None:
    """Others have played after it: the card stays, and the Director judges at the end (47E2(b))."""
    _told_wrongly(line, place)
    line.go_on(2 + line.dice.randrange(4))
    line.tell("was-wrong-too-late", teller=place.the_other)
    line.director(place.the_other)
    if "47E2(b)" not in clauses_ruled(line.table):
        raise DoesNotFitError("not-too-late")  # he had no other card, or may take back one that he has played since
    line.go_on()


# -- a call before a pass that must come -------------------------------------------------------------------------------


def _then_partner_of_caller(board: PlayedBoard) -> Places:
    """A pass at the turn of the opponent on the right, who then bids."""
    calls = board.dealt.callers
    for at, (due, call) in enumerate(calls):
        if isinstance(call, Bid) and not any(who is due.left for who, _ in calls[:at]):
            yield Place(at, due.left, other=due, call=Pass())


def _does_not_wait(line: Line, place: Place) -> None:
    """The pass was refused and must come again; the next player calls without waiting for it (28A)."""
    line.wishes = {"29A": "refuse"}
    line.about = {"seat": place.seat, "other": place.the_other, "next": place.seat.left}
    line.tell("passes-out-of-rotation", seat=place.seat, other=place.the_other)
    line.irregular(a.MakeCall(place.seat, Pass()), CallOutOfRotation)
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    if line.table.to_call is not place.the_other or not line.table.must_pass(place.seat):
        raise DoesNotFitError("need-not-pass")
    line.act(a.MakeCall(place.the_other, line.next_call(place.the_other)))
    hasty = place.seat.left
    calls = [(one.seat, one.call) for one in line.table.auction.calls]
    call = call_for(line.table.deal, [*calls, (place.seat, Pass())], hasty)
    line.tell("calls-without-waiting", seat=hasty, call=call, other=place.seat)
    line.act(a.MakeCall(hasty, call))
    if line.table.auction.calls[-1].call != call or line.table.to_call is not hasty.left:
        raise DoesNotFitError("not-in-rotation")
    line.call_on()


EXPLANATIONS = (
    Family(
        "explained-wrongly-call-changed",
        (Wrong.EXPLAINS_CALL,),
        ("21B1(a)", "21B1", "16C", "16D"),
        _bid_by_opponent,
        _changes_his_call,
        in_auction=True,
    ),
    Family(
        "explained-wrongly-called-over",
        (Wrong.EXPLAINS_CALL,),
        ("21B1(a)", "21B1", "21B2", "16C", "16D"),
        _bid_by_opponent,
        _changes_when_called_over,
        in_auction=True,
    ),
    Family(
        "explained-wrongly-too-late-to-change",
        (Wrong.EXPLAINS_CALL,),
        ("21B3",),
        _bid_by_opponent,
        _too_late_to_change,
        in_auction=True,
    ),
    Family(
        "explained-wrongly-card-retracted", (Wrong.EXPLAINS_CALL,), ("47E2(a)", "47E2"), _relies_on_it, _found_at_once
    ),
    Family("explained-wrongly-card-stays", (Wrong.EXPLAINS_CALL,), ("47E2(b)", "47E2"), _relies_on_it, _found_too_late),
    Family(
        "call-before-a-pass-that-must-come",
        (Wrong.CALLS_OUT_OF_ROTATION,),
        ("28A", "29A", "29B", "30A"),
        _then_partner_of_caller,
        _does_not_wait,
        in_auction=True,
    ),
)
"""The families of wrong explanations, and of a call before a pass that must come."""
