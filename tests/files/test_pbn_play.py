"""The Play section: fixed columns, other columns, and what went wrong in it."""

from __future__ import annotations

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.files.record import Recorded
from tests.each import for_each
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS, board, cards, trouble, warnings

START = f'{HEAD}{CONTRACT}[Play "W"]\n'
FIRST = "W:DT N:D2 E:DQ S:D4 "


def test_columns_stay_but_the_cards_come_in_the_order_they_were_played() -> None:
    record = board(f"{START}{TWO_TRICKS}*")
    assert cards(record) == FIRST + "E:DA S:D5 W:D7 N:D6"
    assert record.leader is Seat.W


def test_rows_in_the_order_of_play_give_the_same() -> None:
    assert cards(board(f"{START}DT D2 DQ D4\nDA D5 D7 D6\n*")) == FIRST + "E:DA S:D5 W:D7 N:D6"
    assert cards(board(f"{START}dt d2 DQ d4\nda d5\n*")) == FIRST + "E:DA S:D5"


@pytest.mark.parametrize("row", ("-  -  DA D5", "-  -  DA D5 +", "-- + DA D5"))
def test_a_trick_in_progress(row: str) -> None:
    assert cards(board(f"{START}DT D2 DQ D4\n{row}\n")) == FIRST + "E:DA S:D5"


def test_irregularities_that_stand() -> None:
    record = board(f"{START}DT D2 DQ D4\n^L D8 D6 ^R SJ D5\n")
    assert cards(record) == FIRST + "W:D8 N:D6 E:SJ S:D5"
    assert [(played.revoke, played.out_of_turn) for played in record.plays[4:]] == [
        (False, True),
        (False, False),
        (True, False),
        (False, False),
    ]


def test_a_lead_out_of_turn_that_nobody_marked() -> None:
    record = board(f"{START}DT D2 DQ D4\n-  -  -  HK\n")
    assert record.plays[-1].seat is Seat.S
    assert record.plays[-1].out_of_turn


def test_two_hands_known_and_columns_for_the_others() -> None:
    hands = DEAL.split()
    some = HEAD.replace(DEAL, f"{hands[0]} - {hands[2]} -")
    record = board(f'{some}{CONTRACT}[Play "W"]\n{TWO_TRICKS}*')
    assert cards(record) == FIRST + "E:DA S:D5 W:D7 N:D6"
    assert cards(board(f'{some}{CONTRACT}[Play "W"]\nDT D2 DQ D4\nDA D5 D7 D6\n*')) == cards(record)


def test_no_hand_known_at_all() -> None:
    assert cards(board(f'[Dealer "N"]\n{CONTRACT}[Play "W"]\n{TWO_TRICKS}*')) == FIRST + "E:DA S:D5 W:D7 N:D6"


def test_an_ending_with_nothing_but_trumps() -> None:
    record = board('[Deal "N:2... 3... 4... 5..."]\n[Contract "H"]\n[Play "E"]\nS3 S4 S5 S2\n')
    assert cards(record) == "E:S3 S:S4 W:S5 N:S2"
    assert record.trump_known


@for_each(
    ("play", "key", "line", "kept"),
    (
        ("DT D2 ZZ D4", "files-no-card", 8, 0),
        ("DT D2 DQ D4\nD7 D6 DT D5", "files-card-played-twice", 9, 4),
        ("DT D2 DQ D4\nD7 D6 D3 DJ", "files-two-cards", 9, 4),
        ("DT D2 DQ -\nD7 D6 D3 D5", "files-trick-short", 9, 3),
        ("-  -  -  -\nD7 D6 D3 D5", "files-trick-short", 9, 0),
    ),
)
def test_a_play_that_cannot_be_followed(play: str, key: str, line: int, kept: int) -> None:
    wrong = trouble(START + play)
    assert (wrong.message.key, wrong.place.line) == (key, line)
    assert isinstance(wrong.so_far, Recorded)
    assert len(wrong.so_far.play) == kept


def test_a_play_of_nobody_knows_what() -> None:
    assert trouble(f'{HEAD}[Play "W"]\n{TWO_TRICKS}').message.key == "files-no-trumps"
    assert trouble(f'{HEAD}[Play ""]\n{TWO_TRICKS}').message.key == "files-no-leader"
    assert trouble('[Deal "N:2... 3... 4... 5..."]\n[Contract "H"]\n[Play "E"]\nS3 S4 SA S2\n').message.key == (
        "files-card-not-held"
    )


@pytest.mark.parametrize(
    ("play", "warning"),
    (
        ("DT + + -", [("files-after-end", 8)]),
        ("DT + DQ -", [("files-before-turn", 8)]),
        ("DT * D2", [("files-after-end", 8)]),
    ),
)
def test_an_end_before_the_end(play: str, warning: list[tuple[str, object]]) -> None:
    record = board(START + play)
    assert (cards(record), warnings(record)) == ("W:DT", warning)


def test_notes_of_the_play_are_not_those_of_the_auction() -> None:
    record = board(
        f'{HEAD}{CONTRACT}[Auction "N"]\n1C =1=\n[Note "1:bid"]\n[Play "W"]\nDT =1= $200 {{low}} D2! DQ D4\n*\n'
        '[Note "1:card"]\n'
    )
    assert (record.auction[0].note, record.plays[0].note, record.plays[0].nags) == ("bid", "card", (200,))
    assert (record.plays[0].comments, record.plays[1].nags) == (("low",), (7,))
