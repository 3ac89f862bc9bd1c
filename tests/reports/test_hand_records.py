"""Hand records: what stands in a diagram, how many on a page, and that nothing of a hand is cut off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.card import Suit, high_card_points
from bridgetable.cards.notation import deal_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.record import Recorded
from bridgetable.reports import page
from bridgetable.reports.boards import A_PAGE, hand_records, record_of
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN

DEAL = deal_of(POZNAN)
SUITS = deal_of("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
ENGLISH = Words.of("en", strict=True)


def boards(count: int) -> list[Recorded]:
    return [Recorded(Board.numbered(number), deal=BySeat(*DEAL)) for number in range(1, count + 1)]


def diagrams(document: page.Document) -> list[list[page.Diagram]]:
    """The diagrams on each page."""
    pages: list[list[page.Diagram]] = [[]]
    for block in document.blocks:
        if isinstance(block, page.PageBreak):
            pages.append([])
        elif isinstance(block, page.Columns):
            pages[-1] += [each for column in block.columns for each in column if isinstance(each, page.Diagram)]
    return pages


@pytest.mark.parametrize("a_page", A_PAGE)
def test_so_many_boards_stand_on_a_page_in_their_order(a_page: int) -> None:
    pages = diagrams(hand_records(boards(13), ENGLISH, "Thursday", a_page))
    assert [len(each) for each in pages[:-1]] == [a_page] * (len(pages) - 1) and len(pages) == -(-13 // a_page)
    assert [each.middle for on_page in pages for each in on_page] == [str(number) for number in range(1, 14)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_diagram_has_the_board_the_hands_and_their_points(language: str) -> None:
    words = Words.of(language, strict=True)
    diagram = record_of(boards(2)[1], DEAL, words)
    assert diagram.board[0].endswith("2") and words.name(Seat.E) in diagram.board[1] and len(diagram.board) == 3
    assert [diagram.hands[seat].player for seat in Seat] == [words.name(seat) for seat in Seat]
    points = [high_card_points(DEAL[seat]) for seat in Seat]
    assert sum(points) == 40
    told = " ".join(diagram.contract[1:]).split()
    assert told == [each for seat in Seat for each in (words.name(seat, "letter"), str(points[seat]))]


def test_boards_of_which_a_hand_is_not_known_are_left_out() -> None:
    known, unknown = boards(2)
    unknown = replace(unknown, deal=BySeat(DEAL[Seat.N], None, None, None))
    assert [each.middle for each in diagrams(hand_records([known, unknown], ENGLISH, "", 4))[0]] == ["1"]


def test_a_suit_of_thirteen_cards_is_told_whole() -> None:
    north = record_of(boards(1)[0], SUITS, ENGLISH).hands[Seat.N].suits
    assert north == ("♠ AKQJ1098765432", "♥ –", "♦ –", "♣ –") and len(Suit) == 4
