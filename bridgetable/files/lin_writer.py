"""Writing LIN: boards in a file, or one on a line as in a link to a viewer.

LIN knows rotation and nothing that breaks it. Comments may say what it cannot; without an auction it knows no
contract, so that the shortest to the contract stands for one that is not known or not lawful.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Double, Pass
from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.notation import call_text, card_text, rank_text, suit_text
from bridgetable.files.as_table import lawful_calls, shortest_auction
from bridgetable.files.encoding import bytes_of
from bridgetable.files.faults import result_fault
from bridgetable.files.lin_reader import ROOMS, SCORING, SEATS
from bridgetable.files.record import Called, Recorded

_VULNERABLE = {Vulnerability.NONE: "o", Vulnerability.NS: "n", Vulnerability.EW: "e", Vulnerability.BOTH: "b"}
_SCORING = {name: letter for letter, name in SCORING.items()}
_ROOMS = {name: letter for letter, name in ROOMS.items()}
_SIGNS = str.maketrans({"♠": "@S", "♥": "@H", "♦": "@D", "♣": "@C", "|": "/", "\n": " "})


def write_lin(records: Iterable[Recorded]) -> bytes:
    """The boards as a LIN file."""
    return bytes_of(lin_text(records))


def lin_text(records: Iterable[Recorded]) -> str:
    """The boards as LIN; a heading stands before each that has another event, scoring or teams."""
    lines: list[str] = []
    heading = ("", "", ("", ""))
    for record in records:
        own = (record.event, record.scoring, record.teams)
        if own != heading:
            lines.append(_heading(record))
            heading = own
        lines.append(lin_of(record))
    return "\n".join(lines) + "\n"


def lin_of(record: Recorded) -> str:
    """The board as one line of LIN."""
    return "".join(f"{name}|{value}|" for name, value in _commands(record))


def _heading(record: Recorded) -> str:
    home, visitors = (_field(team) for team in record.teams)
    scoring = _SCORING.get(record.scoring, "")
    return f"vg|{_field(record.event)},,{scoring},{record.board.number},{record.board.number},{home},0,{visitors},0|"


def _field(text: str) -> str:
    """A text for a list of fields, in which commas separate."""
    return _plain(text).replace(",", ";")


def _plain(text: str) -> str:
    return " ".join(text.translate(_SIGNS).split())


def _commands(record: Recorded) -> Iterator[tuple[str, str]]:
    number = record.board.number
    if record.room in _ROOMS:
        yield "qx", f"{_ROOMS[record.room]}{number}"
    yield "pn", ",".join(_field(record.names[seat]) for seat in SEATS)
    yield "st", ""
    hands = ",".join(_hand(record.deal[seat]) for seat in SEATS)
    yield "md", f"{SEATS.index(record.board.dealer) + 1}{hands}"
    yield from (("rh", ""), ("ah", f"Board {number}"), ("sv", _VULNERABLE[record.board.vulnerable]))
    yield from _comments(record.commentary)
    yield from _auction(record)
    yield "pg", ""
    for index, played in enumerate(record.plays):
        yield "pc", card_text(played.card)
        yield from _comments((played.note, *played.comments))
        if index % 4 == 3:
            yield "pg", ""
    if (tricks := _claimed(record)) is not None:
        yield "mc", str(tricks)


def _hand(cards: frozenset[Card] | None) -> str:
    """ "SAKQHJT9DC5432"; "" for a hand that is not known."""
    if cards is None:
        return ""
    text = ""
    ordered = sorted_for_display(cards)
    for suit in sorted({card.suit for card in cards}, reverse=True):
        text += suit_text(suit) + "".join(rank_text(card.rank) for card in ordered if card.suit is suit)
    return text


def _comments(texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    return (("nt", _plain(text)) for text in texts if text.strip())


def _auction(record: Recorded) -> Iterator[tuple[str, str]]:
    calls = calls_in_lin(record)
    if not record.auction and record.passed_out:
        calls = tuple(Called(record.board.dealer.after(turn), Pass()) for turn in range(4))
    for called in calls:
        yield "mb", _call(called.call) + ("!" if called.alerted or called.note else "")
        if called.note:
            yield "an", _plain(called.note)
        yield from _comments(called.comments)


def calls_in_lin(record: Recorded) -> tuple[Called, ...]:
    """The calls that are written: those of the board if they are lawful, or else the shortest to its contract."""
    lawful = lawful_calls(record)
    if record.contract is not None and not lawful:
        return shortest_auction(record.board.dealer, record.contract)
    return lawful or ()


def _call(call: Call) -> str:
    match call:
        case Pass():
            return "p"
        case Bid(level, denomination):
            return f"{level}{denomination.name[0]}"
    return "d" if isinstance(call, Double) else call_text(call).replace("XX", "r")


def _claimed(record: Recorded) -> int | None:
    """The tricks of declarer with which the play ended; None if that is not known, or the play contradicts it."""
    if record.contract is None or record.result is None:
        return None
    return record.result if result_fault(replace(record, result_ruled=False), 0) is None else None
