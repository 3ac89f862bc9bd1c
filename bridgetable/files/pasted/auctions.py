"""An auction in a text: a row with the names of the players, and the calls below them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from bridgetable.cards.call import Bid, Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.files.pasted.headings import denomination_of
from bridgetable.files.pasted.holdings import SYMBOLS
from bridgetable.files.pasted.seats import is_row_of_seats, labels_in
from bridgetable.files.pbn_auction import auction_over
from bridgetable.files.record import Called

_CALL = re.compile(
    rf"(?P<bid>[1-7]\s?(?:NT|SA|N(?![^\W_])|[{SYMBOLS}]|[SHDCPQF](?![^\W_])))"
    r"|(?P<all>(?:all|tutti)\s+pass\w*|AP(?![^\W_]))|(?P<passed>pass\w*|P(?![^\W_]))"
    r"|(?P<redoubled>XX|rdbl|redouble|surcontre|surcontro)(?![^\W_])"
    r"|(?P<doubled>X|dbl|double|contre|contro)(?![^\W_])|(?P<none>-+|\.\.+)|(?P<rest>[!?*=()\d]+|\S+)",
    re.IGNORECASE,
)


def auction_in(lines: Sequence[str], marks: str, dealer: Seat | None) -> tuple[Called, ...]:
    """The calls below the first row of the players' names, as far as they can be read; () if there is none.

    The first call is in its column; where the columns do not show whose it is, it is the dealer's.
    """
    for number, line in enumerate(lines):
        if is_row_of_seats(line):
            columns = {label.seat: label.column for label in labels_in([line])}
            if auction := _below(lines[number + 1 :], columns, marks, dealer):
                return auction
    return ()


def _below(lines: Sequence[str], columns: dict[Seat, int], marks: str, dealer: Seat | None) -> tuple[Called, ...]:
    order = sorted(columns, key=columns.__getitem__)
    if any(seat.left is not after for seat, after in pairwise(order)):
        return ()
    auction: list[Called] = []
    seat: Seat | None = None
    for line in lines:
        if not line.strip():
            if auction:
                break
            continue
        for match in _CALL.finditer(line):
            if match["rest"]:
                if not auction or match["rest"][0].isalpha():
                    return tuple(auction)
                continue
            if seat is None:
                seat = _first(match.start(), columns, order, dealer, is_call=not match["none"])
            if match["none"]:
                seat = seat.left
                continue
            for call in _calls(match, marks, auction):
                auction.append(Called(seat, call))
                seat = seat.left
            if auction_over([called.call for called in auction]):
                return tuple(auction)
    return tuple(auction)


def _first(column: int, columns: dict[Seat, int], order: Sequence[Seat], dealer: Seat | None, *, is_call: bool) -> Seat:
    """The seat of the first entry of an auction."""
    nearest = min(order, key=lambda seat: abs(columns[seat] - column))
    return dealer if is_call and dealer is not None and nearest is order[0] else nearest


def _calls(match: re.Match[str], marks: str, before: Sequence[Called]) -> tuple[Call, ...]:
    if bid := match["bid"]:
        named = denomination_of(bid[1:].strip(), marks)
        return (Bid(int(bid[0]), named),) if named is not None else ()
    if match["all"]:
        calls = [called.call for called in before]
        missing: list[Call] = []
        while len(missing) < 4 and not auction_over([*calls, *missing]):
            missing.append(Pass())
        return tuple(missing)
    return (Pass() if match["passed"] else Redouble() if match["redoubled"] else Double(),)
