"""Where a player might call irregularly: what he would call if he had overlooked a call, or the turn."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Call, Pass
from bridgetable.cards.seat import Seat
from bridgetable.generation.bidding import call_for
from bridgetable.generation.board_play import Played
from bridgetable.generation.families.family import Place, Places
from bridgetable.generation.line import Line
from bridgetable.generation.shown import Calls, highest_bid


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
    """A player overlooks the bid on his right, and bids what he would have bid after a pass; it is insufficient."""
    for at, calls, seat in turns(board):
        if not calls or not isinstance(calls[-1][1], Bid):
            continue
        overlooked = calls[-1][1]
        call = call_for(board.start.hands, [*calls[:-1], (calls[-1][0], Pass())], seat)
        if isinstance(call, Bid) and call <= overlooked and highest_bid(calls[:-1]) is not None:
            yield Place(at, seat, call=call, other=calls[-1][0])


def too_low_for_a_suit(board: Played) -> Places:
    """A player answers his partner's suit, or opens it, at the level that the bid on his right has already taken."""
    for at, calls, seat in turns(board):
        highest = highest_bid(calls)
        meant = board.dealt.calls[at]
        if highest is not None and isinstance(meant, Bid) and meant.level > 1 and at:
            low = Bid(meant.level - 1, meant.denomination)
            if low <= highest and meant.denomination <= highest.denomination and meant.level == highest.level + 1:
                yield Place(at, seat, call=low, other=next(who for who, call in reversed(calls) if call == highest))


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
