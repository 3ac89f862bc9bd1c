"""Changed calls, doubles that cannot be, calls too late, and cards that show during the auction (Laws 16, 24 to 39)."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import KING
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.generation.bidding import call_for, meaning_for, situation_after
from bridgetable.generation.board_play import Played
from bridgetable.generation.families.auctions import tell_call, turns
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.generation.shown import Calls, Hand, denomination_of, highest_bid, is_game, lowest_over

MOST_CALLS = 24
LEAD = 4
EIGHT = 8
DOUBLES_FROM = 12
"""With so many points a defender may double a contract at the three level or higher."""
HESITATES_FROM = 9
"""A player with fewer points than this has nothing to think about before he passes."""
NOTHING_TO_SPARE, MOST_IN_DOUBT = 2, 13
"""Who has so many points more than his bid needs, or so many at all, would bid with any partner."""


def _end(line: Line) -> None:
    line.call_on(MOST_CALLS)
    if line.table.contract is not None:
        line.go_on(LEAD)


# -- 25 ----------------------------------------------------------------------------------------------------------------


def _slips(board: Played) -> Places:
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


def _second_thoughts(board: Played) -> Places:
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


def _doubles_partner(board: Played) -> Places:
    """A player doubles his own side's bid, which he takes for the opponents' (36)."""
    for at, calls, seat in turns(board):
        last = next(((who, call) for who, call in reversed(calls) if not isinstance(call, Pass)), None)
        strong = Hand(board.start.hands[seat]).points >= 12
        both = {who.side for who, call in calls if isinstance(call, Bid)}
        if last is not None and isinstance(last[1], Bid) and last[0] is seat.partner and strong and len(both) > 1:
            yield Place(at, seat, call=Double(), other=last[0])


def _inadmissible(line: Line, place: Place) -> None:
    tell_call(line, place, "doubles-own-side")
    line.irregular(a.MakeCall(place.seat, place.the_call), "inadmissible-call")
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    _end(line)


def _inadmissible_called_over(line: Line, place: Place) -> None:
    """The next player has called over it (36B)."""
    tell_call(line, place, "doubles-own-side")
    line.irregular(a.MakeCall(place.seat, place.the_call), "inadmissible-call")
    over = line.next_call(place.seat.left)
    line.tell("calls-over-it", seat=place.seat.left, call=over)
    line.act(a.MakeCall(place.seat.left, over))
    line.director(place.seat.left.partner)
    _end(line)


def _after_the_end(board: Played) -> Places:
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
    line.irregular(a.MakeCall(place.seat, place.the_call), "call-after-the-auction")
    line.director(place.seat.left)
    line.go_on(LEAD)


def _jokes(board: Played) -> Places:
    """An auction that has come high; a player who has had enough of it says eight, for a laugh."""
    for at, calls, seat in turns(board):
        highest = highest_bid(calls)
        if highest is not None and highest.level >= 4 and at < len(board.dealt.calls) - 1:
            yield Place(at, seat, call=Bid(EIGHT, highest.denomination))


def _over_seven(line: Line, place: Place) -> None:
    tell_call(line, place, "says-eight")
    line.irregular(a.MakeCall(place.seat, place.the_call), "bid-over-seven")
    line.tell("calls-the-director", seat=place.seat.left)
    line.director(place.seat.left)
    _end(line)


# -- 24 ----------------------------------------------------------------------------------------------------------------


def _shows_a_card(board: Played) -> Places:
    """A card falls from a hand while its player waits for his turn."""
    for at, _, seat in turns(board):
        if 0 < at < len(board.dealt.calls) - 2:
            low = min(board.start.hands[seat.partner], key=lambda card: (card.rank, card.suit))
            high = max(board.start.hands[seat.partner], key=lambda card: (card.rank < KING, card.rank, card.suit))
            for card in (low, high):
                yield Place(at, seat.partner, card)


def _card_falls(line: Line, place: Place) -> None:
    _tell_so_far(line)
    line.about = {"seat": place.seat, "card": place.the_card, "suit": place.the_card.suit}
    line.tell("card-falls", seat=place.seat, card=place.the_card)
    line.irregular(a.Expose(place.seat, (place.the_card,)), "card-exposed-in-auction")
    line.director(place.seat.left)
    _end(line)


def _leads_in_the_auction(board: Played) -> Places:
    """A player believes that the auction is over, and leads, while one player has still to pass (24)."""
    calls, leader = board.dealt.callers, board.start.lead_due
    first = board.steps[0].action
    if leader is not None and leader is not calls[-1][0] and isinstance(first, a.Play):
        yield Place(len(calls) - 1, leader, first.card)


def _tell_so_far(line: Line) -> None:
    calls = line.table.calls
    if calls:
        line.tell("auction-so-far", dealer=line.table.board.dealer, calls=calls)
    else:
        line.tell("dealer", seat=line.table.board.dealer)


def _lead_too_soon(line: Line, place: Place) -> None:
    _tell_so_far(line)
    line.about = {"seat": place.seat, "card": place.the_card, "suit": place.the_card.suit}
    line.tell("leads-in-auction", seat=place.seat, card=place.the_card)
    line.irregular(a.Play(place.seat, place.the_card), "card-exposed-in-auction")
    line.director(place.seat.left)
    _end(line)


# -- 16, 21 ------------------------------------------------------------------------------------------------------------


def _slow_passes(board: Played) -> Places:
    """A player thinks for long and passes, and his partner bids where others would have passed."""
    calls = board.dealt.callers
    for at, (seat, call) in enumerate(calls[:-2]):
        then = calls[at + 2]
        thinks = Hand(board.start.hands[seat]).points >= HESITATES_FROM
        bids = isinstance(then[1], Bid) and _might_pass(board, calls[: at + 2], then[0])
        if isinstance(call, Pass) and highest_bid(calls[:at]) is not None and bids and thinks:
            yield Place(at, seat, call=then[1], other=then[0])


def _might_pass(board: Played, calls: Calls, seat: Seat) -> bool:
    """Whether a player who bids has no more than his bid needs, is not asked for it, and bids no game."""
    meaning, hand = meaning_for(board.start.hands, calls, seat), Hand(board.start.hands[seat])
    if meaning is None or not isinstance(meaning.call, Bid) or is_game(meaning.call):
        return False
    points, asked = hand.points, situation_after(tuple(calls), seat).forced
    return not asked and points - meaning.least <= NOTHING_TO_SPARE and points <= MOST_IN_DOUBT


def _hesitates(line: Line, place: Place) -> None:
    """The opponents say that the partner of the player who thought has made use of it (16B)."""
    _tell_so_far(line)
    partner = place.the_other
    line.about = {"seat": place.seat, "call": place.the_call, "partner": partner}
    line.tell("hesitates", seat=place.seat, partner=partner, call=place.the_call)
    line.act(a.GiveInformation(place.seat, "hesitation"))
    line.act(a.MakeCall(place.seat, Pass()))
    between = line.next_call(place.seat.left)
    line.act(a.MakeCall(place.seat.left, between))
    if line.table.to_call is not partner or call_is_low(line, place.the_call):
        raise DoesNotFitError("no-longer-possible")
    line.act(a.MakeCall(partner, place.the_call))
    line.tell("says-it-was-used", seat=partner.left)
    line.director(partner.left, a.Pointer("unauthorised-information", partner))


def call_is_low(line: Line, call: Call) -> bool:
    """Whether a bid does not supersede the highest so far."""
    highest = line.table.auction.highest
    return isinstance(call, Bid) and highest is not None and call <= highest


_CHANGED = ("25A", "25A1", "25A4", "25A6", "25B", "26A2", "26B", "16C", "16D")

OTHER_CALLS = (
    Family("wrong-bidding-card-seen-at-once", ("25A", "25A1"), _slips, _slip_seen_at_once, in_auction=True),
    Family(
        "wrong-bidding-card-next-has-called",
        ("25A", "25A1", "25A6", "16C", "16D"),
        _slips,
        _slip_seen_later,
        in_auction=True,
    ),
    Family("wrong-bidding-card-partner-has-called", ("25A", "25A4"), _slips, _slip_partner_has_called, in_auction=True),
    Family("call-changed-on-second-thoughts", _CHANGED, _second_thoughts, _thinks_again, in_auction=True),
    Family("double-of-partner", ("36", "36B", "26B"), _doubles_partner, _inadmissible, in_auction=True),
    Family(
        "double-of-partner-called-over", ("35A", "36A"), _doubles_partner, _inadmissible_called_over, in_auction=True
    ),
    Family("call-after-the-final-pass", ("39", "39A", "39C", "26B"), _after_the_end, _too_late, in_auction=True),
    Family("bid-over-seven", ("38", "38B", "38C", "26B", "16C", "16D"), _jokes, _over_seven, in_auction=True),
    Family(
        "card-shown-in-the-auction",
        ("24", "24A", "24B", "24D", "24E", "50B", "16C"),
        _shows_a_card,
        _card_falls,
        in_auction=True,
    ),
    Family(
        "lead-during-the-auction", ("24", "24B", "24E", "50B"), _leads_in_the_auction, _lead_too_soon, in_auction=True
    ),
    Family("slow-pass", ("16A", "16B"), _slow_passes, _hesitates, in_auction=True),
)
"""The families of changed calls, calls that cannot be, and cards or thoughts that show in the auction."""
