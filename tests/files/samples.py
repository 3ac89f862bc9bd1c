"""Boards to read, written for these tests, and the tools to look at what was read."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.files.record import Entry, Place, Recorded, UnreadableBoard, trick_winner

DATA = Path(__file__).parents[3] / "shared" / "data"
with_data = pytest.mark.skipif(not DATA.is_dir(), reason="the shared data are not here")

DEAL = "N:AKQ2.543.K62.J98 JT98.A2.AQJ3.T75 765.KQJT9.54.AK2 43.876.T987.Q643"
HEAD = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n'
CONTRACT = '[Declarer "S"]\n[Contract "4H"]\n'
# West leads the ten of diamonds; East wins the queen and goes on with the ace.
TWO_TRICKS = "DT D2 DQ D4\nD7 D6 DA D5\n"


def read(text: str) -> tuple[Entry, ...]:
    """The boards of a text in PBN or LIN."""
    return boards_of(text.encode("utf-8")).records


def board(text: str) -> Recorded:
    """The one board of a text, which must be readable."""
    (record,) = read(text)
    assert isinstance(record, Recorded), record
    return record


def trouble(text: str) -> UnreadableBoard:
    """The one board of a text, which must not be readable."""
    (record,) = read(text)
    assert isinstance(record, UnreadableBoard)
    return record


def warnings(record: Recorded) -> list[tuple[str, object]]:
    """The keys of what was odd, with the lines."""
    return [(warning.key, dict(warning.blanks)["line"]) for warning in record.warnings]


def cards(record: Recorded) -> str:
    """The play as "W:DT N:D2 …"."""
    return " ".join(f"{seat.name}:{card_text(card)}" for seat, card in record.play)


def unplaced(record: Recorded) -> Recorded:
    """The record itself, wherever it was found."""
    return replace(record, place=Place(), warnings=())


def declarer_tricks(record: Recorded) -> int:
    """How many complete tricks declarer's side won."""
    assert record.contract is not None
    side = record.contract.declarer.side
    tricks = [record.plays[start : start + 4] for start in range(0, len(record.plays) // 4 * 4, 4)]
    return sum(trick_winner(trick, record.trump).side is side for trick in tricks)


def revokes(record: Recorded) -> int:
    """How many cards did not follow suit though they could."""
    hands: dict[Seat, set[Card]] = {seat: set(hand or ()) for seat, hand in record.deal.items()}
    found = 0
    for start in range(0, len(record.plays), 4):
        trick = record.plays[start : start + 4]
        for played in trick:
            led = trick[0].card.suit
            found += played.card.suit is not led and bool(of_suit(hands[played.seat], led))
            hands[played.seat].discard(played.card)
    return found
